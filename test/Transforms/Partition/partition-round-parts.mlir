// Parts of sums that are rounded: whole before, or added up in 16 bits.

// RUN: fsdp-opt %s -fsdp-partition | FileCheck %s --check-prefix=WHOLE
// RUN: fsdp-opt %s -fsdp-partition=round-parts | FileCheck %s --check-prefix=PARTS

shard.grid @grid(shape = 2) {fsdp.axis_names = ["tp"]}
fsdp.module @model class "Net" {
  fsdp.param @a {fsdp.cut = array<i64: 0, -1>} : tensor<6x4xf32>
  fsdp.param @b {fsdp.cut = array<i64: 0, -1>} : tensor<6x4xf32>
}
// WHOLE: fsdp.all_reduce sum on @grid axes [0] %{{.*}} : (tensor<8x4xf32>) -> tensor<8x4xf32>
// WHOLE: arith.truncf
// WHOLE: fsdp.all_reduce sum on @grid axes [0] %{{.*}} : (tensor<8x4xf32>) -> tensor<8x4xf32>
// WHOLE: arith.truncf
// WHOLE: linalg.add

// PARTS-NOT: fsdp.all_reduce
// PARTS: arith.truncf
// PARTS-NOT: fsdp.all_reduce
// PARTS: arith.truncf
// PARTS-NOT: fsdp.all_reduce
// PARTS: %[[SUM:.*]] = linalg.add
// PARTS: %[[ALL:.*]] = fsdp.all_reduce sum on @grid axes [0] %[[SUM]] : (tensor<8x4xbf16>) -> tensor<8x4xbf16>
// PARTS-NOT: fsdp.all_reduce
// PARTS: return %[[ALL]]
func.func @step(
    %a: tensor<6x4xf32> {fsdp.role = #fsdp.state<@model::@a>},
    %b: tensor<6x4xf32> {fsdp.role = #fsdp.state<@model::@b>},
    %x: tensor<8x6xf32>) -> tensor<8x4xbf16> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<8x4xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<8x4xf32>) -> tensor<8x4xf32>
  %n = tensor.empty() : tensor<8x4xbf16>
  %p = linalg.matmul ins(%x, %a : tensor<8x6xf32>, tensor<6x4xf32>)
      outs(%f : tensor<8x4xf32>) -> tensor<8x4xf32>
  %q = linalg.matmul ins(%x, %b : tensor<8x6xf32>, tensor<6x4xf32>)
      outs(%f : tensor<8x4xf32>) -> tensor<8x4xf32>
  %r = linalg.generic {
      indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>],
      iterator_types = ["parallel", "parallel"]}
      ins(%p : tensor<8x4xf32>) outs(%n : tensor<8x4xbf16>) {
  ^bb0(%v: f32, %o: bf16):
    %t = arith.truncf %v : f32 to bf16
    linalg.yield %t : bf16
  } -> tensor<8x4xbf16>
  %s = linalg.generic {
      indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>],
      iterator_types = ["parallel", "parallel"]}
      ins(%q : tensor<8x4xf32>) outs(%n : tensor<8x4xbf16>) {
  ^bb0(%v: f32, %o: bf16):
    %t = arith.truncf %v : f32 to bf16
    linalg.yield %t : bf16
  } -> tensor<8x4xbf16>
  %sum = linalg.add ins(%r, %s : tensor<8x4xbf16>, tensor<8x4xbf16>)
      outs(%n : tensor<8x4xbf16>) -> tensor<8x4xbf16>
  return %sum : tensor<8x4xbf16>
}
