// The gradient of the bias is a sum of bf16 over 300 rows, the loss one of f16.
module @narrow_sum {
  shard.grid @grid(shape = ?)
  fsdp.module @net class "Net" {
    fsdp.module @a class "Bias" { fsdp.param @b : tensor<8xf32> }
  }
  func.func @step(%b: tensor<8xf32> {fsdp.role = #fsdp.state<@net::@a::@b>}, %x: tensor<300x8xf32> {fsdp.role = #fsdp.input<"x">})
      -> (tensor<f32> {fsdp.role = #fsdp.loss}, tensor<8xf32> {fsdp.role = #fsdp.grad<@net::@a::@b>}) {
    %zero = arith.constant 0.0 : bf16
    %scale = arith.constant 0.01 : f32
    %none = arith.constant dense<0.0> : tensor<f16>
    %e = tensor.empty() : tensor<300x8xbf16>
    %y = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
        ins(%x, %b : tensor<300x8xf32>, tensor<8xf32>) outs(%e : tensor<300x8xbf16>) {
    ^bb0(%i: f32, %j: f32, %o: bf16):
      %small = arith.mulf %i, %scale : f32
      %t = arith.truncf %small : f32 to bf16
      %u = arith.truncf %j : f32 to bf16
      %s = arith.addf %t, %u : bf16
      linalg.yield %s : bf16
    } -> tensor<300x8xbf16>
    %eb = tensor.empty() : tensor<8xbf16>
    %zb = linalg.fill ins(%zero : bf16) outs(%eb : tensor<8xbf16>) -> tensor<8xbf16>
    %g = linalg.reduce { arith.addf } ins(%y : tensor<300x8xbf16>) outs(%zb : tensor<8xbf16>) dimensions = [0]
    %loss = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> ()>], iterator_types = ["reduction", "reduction"]}
        ins(%y : tensor<300x8xbf16>) outs(%none : tensor<f16>) {
    ^bb0(%i: bf16, %o: f16):
      %0 = arith.extf %i : bf16 to f32
      %1 = arith.truncf %0 : f32 to f16
      %2 = arith.addf %o, %1 : f16
      linalg.yield %2 : f16
    } -> tensor<f16>
    %el = tensor.empty() : tensor<f32>
    %wide = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []} ins(%loss : tensor<f16>) outs(%el : tensor<f32>) {
    ^bb0(%i: f16, %o: f32):
      %0 = arith.extf %i : f16 to f32
      linalg.yield %0 : f32
    } -> tensor<f32>
    %ew = tensor.empty() : tensor<8xf32>
    %gw = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%g : tensor<8xbf16>) outs(%ew : tensor<8xf32>) {
    ^bb0(%i: bf16, %o: f32):
      %0 = arith.extf %i : bf16 to f32
      linalg.yield %0 : f32
    } -> tensor<8xf32>
    return %wide, %gw : tensor<f32>, tensor<8xf32>
  }
}
