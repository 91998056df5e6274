module @float8 {
  shard.grid @grid(shape = ?)
  fsdp.module @net class "Net" {
    fsdp.module @a class "Linear" { fsdp.param @w : tensor<8x3xf32> }
    fsdp.module @b class "Linear" { fsdp.param @w : tensor<3x5xf32> }
  }
  func.func @step(%w8: tensor<8x3xf8E4M3FN> {fsdp.role = #fsdp.state<@net::@a::@w>}, %v: tensor<3x5xf32> {fsdp.role = #fsdp.state<@net::@b::@w>}, %x: tensor<6x8xf32> {fsdp.role = #fsdp.input<"x">})
      -> (tensor<f32> {fsdp.role = #fsdp.loss}, tensor<8x3xf32> {fsdp.role = #fsdp.grad<@net::@a::@w>}, tensor<3x5xf32> {fsdp.role = #fsdp.grad<@net::@b::@w>}) {
    %z = arith.constant 0.0 : f32
    %x8 = arith.truncf %x : tensor<6x8xf32> to tensor<6x8xf8E4M3FN>
    %e = tensor.empty() : tensor<6x3xf32>
    %f = linalg.fill ins(%z : f32) outs(%e : tensor<6x3xf32>) -> tensor<6x3xf32>
    %y = linalg.matmul ins(%x8, %w8 : tensor<6x8xf8E4M3FN>, tensor<8x3xf8E4M3FN>) outs(%f : tensor<6x3xf32>) -> tensor<6x3xf32>
    %e2 = tensor.empty() : tensor<6x5xf32>
    %f2 = linalg.fill ins(%z : f32) outs(%e2 : tensor<6x5xf32>) -> tensor<6x5xf32>
    %o = linalg.matmul ins(%y, %v : tensor<6x3xf32>, tensor<3x5xf32>) outs(%f2 : tensor<6x5xf32>) -> tensor<6x5xf32>
    %zl = arith.constant dense<0.0> : tensor<f32>
    %half = arith.constant 0.5 : f32
    %loss = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> ()>], iterator_types = ["reduction", "reduction"]} ins(%o : tensor<6x5xf32>) outs(%zl : tensor<f32>) {
    ^bb0(%i: f32, %a: f32):
      %q = arith.mulf %i, %i : f32
      %h = arith.mulf %q, %half : f32
      %s = arith.addf %a, %h : f32
      linalg.yield %s : f32
    } -> tensor<f32>
    // Gradients: dv = y^T o, dy = o v^T, dw = x8^T dy8.
    %ev = tensor.empty() : tensor<3x5xf32>
    %fv = linalg.fill ins(%z : f32) outs(%ev : tensor<3x5xf32>) -> tensor<3x5xf32>
    %dv = linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (k, i)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%y, %o : tensor<6x3xf32>, tensor<6x5xf32>) outs(%fv : tensor<3x5xf32>) {
    ^bb0(%a: f32, %b: f32, %s: f32):
      %p = arith.mulf %a, %b : f32
      %r = arith.addf %s, %p : f32
      linalg.yield %r : f32
    } -> tensor<3x5xf32>
    %dy = linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (j, k)>, affine_map<(i, j, k) -> (i, j)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%o, %v : tensor<6x5xf32>, tensor<3x5xf32>) outs(%f : tensor<6x3xf32>) {
    ^bb0(%a: f32, %b: f32, %s: f32):
      %p = arith.mulf %a, %b : f32
      %r = arith.addf %s, %p : f32
      linalg.yield %r : f32
    } -> tensor<6x3xf32>
    %dy8 = arith.truncf %dy : tensor<6x3xf32> to tensor<6x3xf8E5M2>
    %ew = tensor.empty() : tensor<8x3xf32>
    %fw = linalg.fill ins(%z : f32) outs(%ew : tensor<8x3xf32>) -> tensor<8x3xf32>
    %dw = linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (k, i)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%x8, %dy8 : tensor<6x8xf8E4M3FN>, tensor<6x3xf8E5M2>) outs(%fw : tensor<8x3xf32>) {
    ^bb0(%a: f8E4M3FN, %b: f8E5M2, %s: f32):
      %aw = arith.extf %a : f8E4M3FN to f32
      %bw = arith.extf %b : f8E5M2 to f32
      %p = arith.mulf %aw, %bw : f32
      %r = arith.addf %s, %p : f32
      linalg.yield %r : f32
    } -> tensor<8x3xf32>
    return %loss, %dw, %dv : tensor<f32>, tensor<8x3xf32>, tensor<3x5xf32>
  }
}
