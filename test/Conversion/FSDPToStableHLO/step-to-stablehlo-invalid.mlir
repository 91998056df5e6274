// RUN: fsdp-opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics --fsdp-step-to-stablehlo=keep=mine
// RUN: not fsdp-opt %S/../../../examples/tiny/step.mlir --fsdp-step-to-stablehlo 2>&1 | FileCheck %s --check-prefix=CONTEXT
// CONTEXT: error: expected a context that knows StableHLO, or takes dialects that it does not know
// CONTEXT: note: pass --allow-unregistered-dialect
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

func.func @dynamic(%x: tensor<?xf32>) -> tensor<?xf32> {
  // expected-error @below {{got 'arith.negf'}}
  // expected-note @below {{write the step}}
  %0 = arith.negf %x : tensor<?xf32>
  return %0 : tensor<?xf32>
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
