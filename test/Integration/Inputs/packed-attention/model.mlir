// Queries, keys and values are neighbours in one parameter, and so are their
// gradients: a library of attention takes none of it as it lies.
#id = affine_map<(a, b, c, d, e) -> (a, b, c, d, e)>
#id4 = affine_map<(a, b, c, d) -> (a, b, c, d)>
#none = affine_map<(a, b, c, d) -> ()>
module @packed_attention {
  shard.grid @grid(shape = ?)
  fsdp.module @model class "PackedAttention" {
    fsdp.param @qkv : tensor<1x2x32x16x3xf32>
  }
  func.func @step(%w: tensor<1x2x32x16x3xf32> {fsdp.role = #fsdp.state<@model::@qkv>}, %x: tensor<2xf32> {fsdp.role = #fsdp.input<"x">}) -> (tensor<f32> {fsdp.role = #fsdp.loss}, tensor<1x2x32x16x3xf32> {fsdp.role = #fsdp.grad<@model::@qkv>}) {
    %zero = arith.constant 0.0 : f32
    %e5 = tensor.empty() : tensor<1x2x32x16x3xf16>
    %p = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel","parallel","parallel","parallel","parallel"]} ins(%w : tensor<1x2x32x16x3xf32>) outs(%e5 : tensor<1x2x32x16x3xf16>) {
    ^bb0(%i: f32, %o: f16):
      %t = arith.truncf %i : f32 to f16
      linalg.yield %t : f16
    } -> tensor<1x2x32x16x3xf16>
    %q = tensor.extract_slice %p[0,0,0,0,0][1,2,32,16,1][1,1,1,1,1] : tensor<1x2x32x16x3xf16> to tensor<1x2x32x16xf16>
    %k = tensor.extract_slice %p[0,0,0,0,1][1,2,32,16,1][1,1,1,1,1] : tensor<1x2x32x16x3xf16> to tensor<1x2x32x16xf16>
    %v = tensor.extract_slice %p[0,0,0,0,2][1,2,32,16,1][1,1,1,1,1] : tensor<1x2x32x16x3xf16> to tensor<1x2x32x16xf16>
    %out, %l = fsdp.attention %q, %k, %v causal scale 0.25 : (tensor<1x2x32x16xf16>, tensor<1x2x32x16xf16>, tensor<1x2x32x16xf16>) -> (tensor<1x2x32x16xf16>, tensor<1x2x32xf32>)
    %e0 = tensor.empty() : tensor<f32>
    %z0 = linalg.fill ins(%zero : f32) outs(%e0 : tensor<f32>) -> tensor<f32>
    %loss = linalg.generic {indexing_maps = [#id4, #none], iterator_types = ["reduction","reduction","reduction","reduction"]} ins(%out : tensor<1x2x32x16xf16>) outs(%z0 : tensor<f32>) {
    ^bb0(%i: f16, %a: f32):
      %t = arith.extf %i : f16 to f32
      %m = arith.mulf %t, %t : f32
      %s = arith.addf %a, %m : f32
      linalg.yield %s : f32
    } -> tensor<f32>
    %e4 = tensor.empty() : tensor<1x2x32x16xf16>
    %g = linalg.generic {indexing_maps = [#id4, #id4], iterator_types = ["parallel","parallel","parallel","parallel"]} ins(%out : tensor<1x2x32x16xf16>) outs(%e4 : tensor<1x2x32x16xf16>) {
    ^bb0(%i: f16, %a: f16):
      %m = arith.addf %i, %i : f16
      linalg.yield %m : f16
    } -> tensor<1x2x32x16xf16>
    %dq, %dk, %dv = fsdp.attention_grad %g, %q, %k, %v, %out, %l causal scale 0.25 : (tensor<1x2x32x16xf16>, tensor<1x2x32x16xf16>, tensor<1x2x32x16xf16>, tensor<1x2x32x16xf16>, tensor<1x2x32x16xf16>, tensor<1x2x32xf32>) -> (tensor<1x2x32x16xf16>, tensor<1x2x32x16xf16>, tensor<1x2x32x16xf16>)
    %i0 = tensor.insert_slice %dq into %e5[0,0,0,0,0][1,2,32,16,1][1,1,1,1,1] : tensor<1x2x32x16xf16> into tensor<1x2x32x16x3xf16>
    %i1 = tensor.insert_slice %dk into %i0[0,0,0,0,1][1,2,32,16,1][1,1,1,1,1] : tensor<1x2x32x16xf16> into tensor<1x2x32x16x3xf16>
    %i2 = tensor.insert_slice %dv into %i1[0,0,0,0,2][1,2,32,16,1][1,1,1,1,1] : tensor<1x2x32x16xf16> into tensor<1x2x32x16x3xf16>
    %ef = tensor.empty() : tensor<1x2x32x16x3xf32>
    %dw = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel","parallel","parallel","parallel","parallel"]} ins(%i2 : tensor<1x2x32x16x3xf16>) outs(%ef : tensor<1x2x32x16x3xf32>) {
    ^bb0(%i: f16, %o: f32):
      %t = arith.extf %i : f16 to f32
      linalg.yield %t : f32
    } -> tensor<1x2x32x16x3xf32>
    return %loss, %dw : tensor<f32>, tensor<1x2x32x16x3xf32>
  }
}
