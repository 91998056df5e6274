// Half of the squares of x (b a)^T, where the dimension that a and b share is cut over `tp`.
module @product_of_params {
  shard.grid @grid(shape = ?) {fsdp.axis_names = ["tp"]}
  fsdp.module @net class "Net" {
    fsdp.module @a class "Linear" { fsdp.param @w {fsdp.cut = array<i64: 0, -1>} : tensor<5x4xf32> }
    fsdp.module @b class "Linear" { fsdp.param @w {fsdp.cut = array<i64: -1, 0>} : tensor<3x5xf32> }
  }
  func.func @step(%a: tensor<5x4xf32> {fsdp.role = #fsdp.state<@net::@a::@w>}, %b: tensor<3x5xf32> {fsdp.role = #fsdp.state<@net::@b::@w>}, %x: tensor<6x4xf32> {fsdp.role = #fsdp.input<"x">})
      -> (tensor<f32> {fsdp.role = #fsdp.loss}, tensor<5x4xf32> {fsdp.role = #fsdp.grad<@net::@a::@w>}, tensor<3x5xf32> {fsdp.role = #fsdp.grad<@net::@b::@w>}) {
    %zero = arith.constant 0.0 : f32
    %half = arith.constant 0.5 : f32
    %none = arith.constant dense<0.0> : tensor<f32>
    %e34 = tensor.empty() : tensor<3x4xf32>
    %z34 = linalg.fill ins(%zero : f32) outs(%e34 : tensor<3x4xf32>) -> tensor<3x4xf32>
    %w = linalg.matmul ins(%b, %a : tensor<3x5xf32>, tensor<5x4xf32>) outs(%z34 : tensor<3x4xf32>) -> tensor<3x4xf32>
    %e63 = tensor.empty() : tensor<6x3xf32>
    %z63 = linalg.fill ins(%zero : f32) outs(%e63 : tensor<6x3xf32>) -> tensor<6x3xf32>
    %y = linalg.contract indexing_maps = [affine_map<(n, m, k) -> (n, k)>, affine_map<(n, m, k) -> (m, k)>, affine_map<(n, m, k) -> (n, m)>] ins(%x, %w : tensor<6x4xf32>, tensor<3x4xf32>) outs(%z63 : tensor<6x3xf32>) -> tensor<6x3xf32>
    %loss = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> ()>], iterator_types = ["reduction", "reduction"]} ins(%y : tensor<6x3xf32>) outs(%none : tensor<f32>) {
    ^bb0(%i: f32, %o: f32):
      %0 = arith.mulf %i, %i : f32
      %1 = arith.mulf %0, %half : f32
      %2 = arith.addf %o, %1 : f32
      linalg.yield %2 : f32
    } -> tensor<f32>
    %dw = linalg.contract indexing_maps = [affine_map<(m, k, n) -> (n, m)>, affine_map<(m, k, n) -> (n, k)>, affine_map<(m, k, n) -> (m, k)>] ins(%y, %x : tensor<6x3xf32>, tensor<6x4xf32>) outs(%z34 : tensor<3x4xf32>) -> tensor<3x4xf32>
    %e54 = tensor.empty() : tensor<5x4xf32>
    %z54 = linalg.fill ins(%zero : f32) outs(%e54 : tensor<5x4xf32>) -> tensor<5x4xf32>
    %da = linalg.contract indexing_maps = [affine_map<(r, k, m) -> (m, r)>, affine_map<(r, k, m) -> (m, k)>, affine_map<(r, k, m) -> (r, k)>] ins(%b, %dw : tensor<3x5xf32>, tensor<3x4xf32>) outs(%z54 : tensor<5x4xf32>) -> tensor<5x4xf32>
    %e35 = tensor.empty() : tensor<3x5xf32>
    %z35 = linalg.fill ins(%zero : f32) outs(%e35 : tensor<3x5xf32>) -> tensor<3x5xf32>
    %db = linalg.contract indexing_maps = [affine_map<(m, r, k) -> (m, k)>, affine_map<(m, r, k) -> (r, k)>, affine_map<(m, r, k) -> (m, r)>] ins(%dw, %a : tensor<3x4xf32>, tensor<5x4xf32>) outs(%z35 : tensor<3x5xf32>) -> tensor<3x5xf32>
    return %loss, %da, %db : tensor<f32>, tensor<5x4xf32>, tensor<3x5xf32>
  }
}
