// RUN: fsdp-opt %s --allow-unregistered-dialect --fsdp-check-bufferizable --split-input-file --verify-diagnostics | FileCheck %s

// CHECK-LABEL: func.func @fine
func.func @fine(%x: tensor<4xf32>) -> tensor<4xf32> {
  %e = tensor.empty() : tensor<4xf32>
  %0 = linalg.exp ins(%x : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

func.func @unknown(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error @below {{expected ops that can be bufferized, got 'my.sort' (2 times), 'my.rng'}}
  %0 = "my.sort"(%x) : (tensor<4xf32>) -> tensor<4xf32>
  // expected-note @below {{and 'my.rng' here}}
  %1 = "my.rng"(%0) : (tensor<4xf32>) -> tensor<4xf32>
  // expected-note @below {{and 'my.sort' here}}
  %2 = "my.sort"(%1) : (tensor<4xf32>) -> tensor<4xf32>
  return %2 : tensor<4xf32>
}

// -----

func.func @dynamic(%x: tensor<4xf32>, %n: index) -> tensor<f32> {
  // expected-error @below {{expected tensors of static shape, got 'tensor.extract_slice'}}
  %0 = tensor.extract_slice %x[0] [%n] [1] : tensor<4xf32> to tensor<?xf32>
  %c0 = arith.constant 0 : index
  %1 = tensor.extract %0[%c0] : tensor<?xf32>
  %2 = tensor.from_elements %1 : tensor<f32>
  return %2 : tensor<f32>
}

// -----

// expected-error @+2 {{not supported: argument 1 of '@argument' with elements of 'i16', expected f64, f32, f16, bf16, i64, i32, i8 or i1}}
// expected-note @+1 {{pass it as one of these, and cast it in the step}}
func.func @argument(%x: tensor<4xf32>, %y: tensor<4xi16>) {
  return
}

// -----

// Signs are those of ops.
// expected-error @+2 {{not supported: argument 0 of '@unsigned' with elements of 'ui8', expected f64, f32, f16, bf16, i64, i32, i8 or i1}}
// expected-note @+1 {{pass it as 'i8': whether a number has a sign is up to the ops that read it}}
func.func @unsigned(%x: tensor<4xui8>) -> tensor<4xui8> {
  return %x : tensor<4xui8>
}

// -----

func.func @signed(%x: tensor<4xi32>) -> tensor<4xsi32> {
  %0 = tensor.bitcast %x : tensor<4xi32> to tensor<4xsi32>
  // expected-error @+2 {{not supported: result 0 of '@signed' with elements of 'si32', expected}}
  // expected-note @+1 {{pass it as 'i32': whether}}
  return %0 : tensor<4xsi32>
}

// -----

// expected-error @+2 {{not supported: argument 0 of '@narrow' with elements of 'ui4', expected}}
// expected-note @+1 {{pass it as one of these, and cast it in the step}}
func.func @narrow(%x: tensor<4xui4>) {
  return
}

// -----

func.func @result() -> tensor<4xi4> {
  %0 = arith.constant dense<0> : tensor<4xi4>
  // expected-error @+2 {{not supported: result 0 of '@result' with elements of 'i4', expected}}
  // expected-note @+1 {{pass it as one of these}}
  return %0 : tensor<4xi4>
}

// -----

// Inside of the program any type will do.
func.func private @inner(%x: tensor<4xi16>) -> tensor<4xi16> {
  return %x : tensor<4xi16>
}

// -----

// A barrier is gone before tensors are.
func.func @barrier(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = fsdp.barrier %x : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// A shard has no place in the source: its parameter has.
shard.grid @grid(shape = 2)
fsdp.module @model class "Net" {
  fsdp.module @fc class "Linear" {
    // expected-error @+2 {{not supported: argument 0 of '@shard' with elements of 'f8E4M3FN', expected f64}}
    // expected-note @+1 {{pass it as one of these}}
    fsdp.param @w : tensor<4xf8E4M3FN>
  }
}
fsdp.unit @u of @model params [@model::@fc::@w] on @grid axes [0] reshard after_forward
    layout <flat, f8E4M3FN, world = 2, numels = [4], paddings = [0, 0]>
func.func @shard(%w: tensor<2xf8E4M3FN> {fsdp.role = #fsdp.shard<@u>}) {
  return
}

// -----

func.func @narrow(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]} outs(%x : tensor<4xf32>) {
  ^bb0(%a: f32):
    // expected-error @+2 {{not supported: 'arith.truncf' with elements of 'f8E5M2FNUZ', expected f64, f32, f16, bf16, f8E4M3FN, f8E5M2 or integers}}
    // expected-note @+1 {{rewrite it in one of these types before phase 4}}
    %r = arith.truncf %a : f32 to f8E5M2FNUZ
    %w = arith.extf %r : f8E5M2FNUZ to f32
    linalg.yield %w : f32
  } -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

func.func @complex(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error @+2 {{not supported: 'tensor.empty' with elements of 'complex<f32>', expected}}
  // expected-note @+1 {{a complex number as two floats}}
  %0 = tensor.empty() : tensor<4xcomplex<f32>>
  return %x : tensor<4xf32>
}
