module @z {
  shard.grid @grid(shape = ?)
  fsdp.module @model class "Z" {
    fsdp.module @m class "E" {
      fsdp.param @w : tensor<3x0xf32>
    }
    fsdp.param @b : tensor<4xf32>
  }
  func.func @step(%w: tensor<3x0xf32> {fsdp.role = #fsdp.state<@model::@m::@w>}, %b: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@b>}, %x: tensor<4xf32> {fsdp.role = #fsdp.input<"x">})
    -> (tensor<f32> {fsdp.role = #fsdp.loss}, tensor<3x0xf32> {fsdp.role = #fsdp.grad<@model::@m::@w>}, tensor<4xf32> {fsdp.role = #fsdp.grad<@model::@b>}) {
    %zero = arith.constant 0.0 : f32
    %e = tensor.empty() : tensor<f32>
    %f = linalg.fill ins(%zero : f32) outs(%e : tensor<f32>) -> tensor<f32>
    %l = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>], iterator_types = ["reduction"]} ins(%b, %x : tensor<4xf32>, tensor<4xf32>) outs(%f : tensor<f32>) {
    ^bb0(%a: f32, %c: f32, %o: f32):
      %m = arith.mulf %a, %c : f32
      %s = arith.addf %o, %m : f32
      linalg.yield %s : f32
    } -> tensor<f32>
    %we = tensor.empty() : tensor<3x0xf32>
    %wg = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%w : tensor<3x0xf32>) outs(%we : tensor<3x0xf32>) {
    ^bb0(%a: f32, %o: f32):
      %m = arith.mulf %a, %a : f32
      linalg.yield %m : f32
    } -> tensor<3x0xf32>
    return %l, %wg, %x : tensor<f32>, tensor<3x0xf32>, tensor<4xf32>
  }
}
