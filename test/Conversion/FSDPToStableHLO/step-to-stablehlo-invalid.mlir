// RUN: fsdp-opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics --fsdp-step-to-stablehlo=keep=mine
// RUN: not fsdp-opt %S/../../../examples/tiny/step.mlir --fsdp-step-to-stablehlo 2>&1 | FileCheck %s --check-prefix=CONTEXT
// CONTEXT: error: expected a context that knows StableHLO, or takes dialects that it does not know
// CONTEXT: note: pass --allow-unregistered-dialect, or allow_unregistered=True to a Context of Python
// RUN: not fsdp-opt %S/../../../examples/tiny/step.mlir --allow-unregistered-dialect --fsdp-pipeline="grid=2 stop-after=shard" --fsdp-step-to-stablehlo=main=train 2>&1 | FileCheck %s --check-prefix=MAIN
// MAIN: error: expected the option 'main' to be the name of a function, got 'train'
// RUN: not fsdp-opt %S/../../../examples/tiny/step.mlir --allow-unregistered-dialect --fsdp-step-to-stablehlo 2>&1 | FileCheck %s --check-prefix=BEFORE
// BEFORE: error: expected param 'fc.weight' to lie in a unit or to be ignored

func.func @kept(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = "mine.op"(%x) : (tensor<4xf32>) -> tensor<4xf32>
  // expected-error @below {{expected an op that has become one of StableHLO, got 'other.op'}}
  // expected-note @below {{write the step in StableHLO, or name the dialect in the option 'keep' if who reads the program knows it}}
  %1 = "other.op"(%0) : (tensor<4xf32>) -> tensor<4xf32>
  return %1 : tensor<4xf32>
}

// -----

func.func @nested(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = "stablehlo.while"(%x) ({
  ^bb0(%a: tensor<4xf32>):
    // expected-error @below {{expected an op that has become one of StableHLO, got 'arith.constant' in a region of 'stablehlo.while'}}
    // expected-note @below {{write the step}}
    %t = arith.constant dense<true> : tensor<i1>
    "stablehlo.return"(%t) : (tensor<i1>) -> ()
  }, {
  ^bb0(%a: tensor<4xf32>):
    "stablehlo.return"(%a) : (tensor<4xf32>) -> ()
  }) : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

func.func @no_such_op(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error @below {{got 'math.exp2'}}
  // expected-note @below {{write the step}}
  %0 = math.exp2 %x : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// Elements that are found by a division.
func.func @divided(%x: tensor<2xf32>, %out: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error @below {{got 'linalg.generic'}}
  // expected-note @below {{write the step}}
  %0 = linalg.generic {
      indexing_maps = [affine_map<(i) -> (i floordiv 2)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
      ins(%x : tensor<2xf32>) outs(%out : tensor<4xf32>) {
  ^bb0(%a: f32, %b: f32):
    linalg.yield %a : f32
  } -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// expected-note @below {{'tensor<?xf32>' is no type of StableHLO}}
func.func @dynamic(%x: tensor<?xf32>) -> tensor<?xf32> {
  // expected-error @below {{got 'arith.negf'}}
  // expected-note @below {{write the step}}
  %0 = arith.negf %x : tensor<?xf32>
  return %0 : tensor<?xf32>
}

// -----

// expected-note @below {{the first one is here}}
shard.grid @grid(shape = 4)
// expected-error @below {{expected one shard.grid, got 2}}
shard.grid @other(shape = 2)

// -----

// expected-error @below {{expected grid sizes of at least 1, got 0}}
shard.grid @grid(shape = 2x0)

// -----

// expected-error @below {{expected a grid of at most 2147483647 ranks, got 65536x65536}}
shard.grid @grid(shape = 65536x65536)

// -----

func.func @elided() -> tensor<4xf32> {
  // expected-error @below {{expected the elements of 'value' in the resource '__elided__', got none}}
  // expected-note @below {{unless it was printed without them}}
  %0 = arith.constant dense_resource<__elided__> : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// expected-error @below {{expected a grid of static size}}
// expected-note @below {{run fsdp-normalize-input with the option 'grid'}}
shard.grid @grid(shape = ?)

// -----

shard.grid @grid(shape = 2)
func.func @product(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error @below {{got 'shard.all_reduce'}}
  // expected-note @below {{write the step}}
  %0 = shard.all_reduce %x on @grid grid_axes = [0] reduction = product : tensor<4xf32> -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// expected-note @below {{'f32' is no type of StableHLO, which has static tensors of integers of 1, 2, 4, 8, 16, 32 and 64 bits and of floats of at most 64}}
func.func @scalar_argument(%x: f32) -> f32 {
  // expected-error @below {{got 'arith.negf'}}
  // expected-note @below {{write the step}}
  %0 = arith.negf %x : f32
  return %0 : f32
}

// -----

func.func @scalar_result(%x: tensor<4xf32>) -> f32 {
  // expected-note @below {{computed here}}
  %c = arith.constant 1.0 : f32
  // expected-error @below {{expected tensors where ops of StableHLO are read, got 'f32' of 'arith.constant'}}
  return %c : f32
}

// -----

// expected-note @below {{'vector<4xf32>' is no type of StableHLO}}
func.func @vectors(%x: vector<4xf32>) -> vector<4xf32> {
  // expected-error @below {{got 'arith.negf'}}
  // expected-note @below {{write the step}}
  %0 = arith.negf %x : vector<4xf32>
  return %0 : vector<4xf32>
}

// -----

func.func @complex(%x: tensor<4xcomplex<f32>>, %y: tensor<2xcomplex<f32>>) -> tensor<4xcomplex<f32>> {
  // expected-error @below {{expected an op that has become one of StableHLO, got 'tensor.insert_slice'}}
  // expected-note @below {{write the step}}
  %1 = tensor.insert_slice %y into %x[0] [2] [2] : tensor<2xcomplex<f32>> into tensor<4xcomplex<f32>>
  return %1 : tensor<4xcomplex<f32>>
}

// -----

// Slices run forward, counts have signs, and conversions round to the nearest.
func.func @reversed(%x: tensor<6xf32>) -> tensor<6xf32> {
  // expected-error @below {{got 'tensor.extract_slice'}}
  // expected-note @below {{write the step}}
  %0 = tensor.extract_slice %x[5] [6] [-1] : tensor<6xf32> to tensor<6xf32>
  return %0 : tensor<6xf32>
}

// -----

func.func @unsigned(%x: tensor<1xf32>) -> tensor<1xf32> {
  %a = arith.constant 0 : i8
  %b = arith.constant 200 : i8
  %c = arith.constant 1 : i8
  // expected-error @below {{got 'scf.for'}}
  // expected-note @below {{write the step}}
  %0 = scf.for unsigned %i = %a to %b step %c iter_args(%s = %x) -> (tensor<1xf32>) : i8 {
    scf.yield %s : tensor<1xf32>
  }
  return %0 : tensor<1xf32>
}

// -----

func.func @toward_zero(%x: tensor<4xf32>) -> tensor<4xbf16> {
  // expected-error @below {{got 'arith.truncf'}}
  // expected-note @below {{write the step}}
  %0 = arith.truncf %x toward_zero : tensor<4xf32> to tensor<4xbf16>
  return %0 : tensor<4xbf16>
}

// -----

func.func @truths(%x: tensor<4xi1>) -> tensor<4xi1> {
  // expected-error @below {{got 'arith.shrui'}}
  // expected-note @below {{write the step}}
  %0 = arith.shrui %x, %x : tensor<4xi1>
  return %0 : tensor<4xi1>
}

// -----

func.func @absolute_truth(%x: tensor<4xi1>) -> tensor<4xi1> {
  // expected-error @below {{got 'math.absi'}}
  // expected-note @below {{write the step}}
  %0 = math.absi %x : tensor<4xi1>
  return %0 : tensor<4xi1>
}

// -----

func.func @index_of_truth(%x: tensor<4xi1>) -> tensor<4xindex> {
  // expected-note @below {{'tensor<4xindex>' is no type of StableHLO}}
  // expected-error @below {{got 'arith.index_cast'}}
  // expected-note @below {{write the step}}
  %0 = arith.index_cast %x : tensor<4xi1> to tensor<4xindex>
  return %0 : tensor<4xindex>
}

// -----

// No attribute is a zero of theirs.
func.func @complex() -> tensor<4xcomplex<f32>> {
  // expected-error @below {{got 'tensor.empty'}}
  // expected-note @below {{write the step}}
  %0 = tensor.empty() : tensor<4xcomplex<f32>>
  return %0 : tensor<4xcomplex<f32>>
}

// -----

shard.grid @grid(shape = 2)
func.func @mean_of_integers(%x: tensor<4xi32>) -> tensor<4xi32> {
  // expected-error @below {{got 'shard.all_reduce'}}
  // expected-note @below {{write the step}}
  %0 = shard.all_reduce %x on @grid grid_axes = [0] reduction = average : tensor<4xi32> -> tensor<4xi32>
  return %0 : tensor<4xi32>
}

// -----

// expected-error @below {{expected tensors, got buffers}}
// expected-note @below {{this pass stands before phase 4, which makes them}}
func.func @buffers(%x: memref<4xf32>) {
  return
}

// -----

// expected-note @below {{'tensor<4xf80>' is no type of StableHLO}}
func.func @long_floats(%x: tensor<4xf80>) -> tensor<4xf80> {
  // expected-error @below {{got 'arith.addf'}}
  // expected-note @below {{write the step}}
  %0 = arith.addf %x, %x : tensor<4xf80>
  return %0 : tensor<4xf80>
}

// -----

func.func @long_integers() -> tensor<4xi128> {
  // expected-error @below {{got 'arith.constant'}}
  // expected-note @below {{write the step}}
  // expected-note @below {{'tensor<4xi128>' is no type of StableHLO}}
  %0 = arith.constant dense<1> : tensor<4xi128>
  return %0 : tensor<4xi128>
}

// -----

func.func @odd_within(%x: tensor<4xi32>, %out: tensor<4xi32>) -> tensor<4xi32> {
  // expected-error @below {{got 'linalg.generic'}}
  // expected-note @below {{write the step}}
  %0 = linalg.generic {
      indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
      ins(%x : tensor<4xi32>) outs(%out : tensor<4xi32>) {
  ^bb0(%a: i32, %b: i32):
    %w = arith.extsi %a : i32 to i48
    %s = arith.addi %w, %w : i48
    %n = arith.trunci %s : i48 to i32
    linalg.yield %n : i32
  } -> tensor<4xi32>
  return %0 : tensor<4xi32>
}
