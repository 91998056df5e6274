// Loops carry a product, two values that they swap, and a parameter.
module @carried {
  shard.grid @grid(shape = ?)
  fsdp.module @net class "Net" {
    fsdp.module @a class "Linear" { fsdp.param @w : tensor<4x4xf32> }
    fsdp.module @b class "Linear" { fsdp.param @w : tensor<4x4xf32> }
  }
  func.func @step(%wa: tensor<4x4xf32> {fsdp.state = @net::@a::@w}, %wb: tensor<4x4xf32> {fsdp.state = @net::@b::@w}, %x: tensor<4x4xf32> {fsdp.input = "x"})
      -> (tensor<f32> {fsdp.loss}, tensor<4x4xf32> {fsdp.grad = @net::@a::@w}, tensor<4x4xf32> {fsdp.grad = @net::@b::@w}) {
    %zero = arith.constant 0.0 : f32
    %none = arith.constant dense<0.0> : tensor<f32>
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %e = tensor.empty() : tensor<4x4xf32>
    %z = linalg.fill ins(%zero : f32) outs(%e : tensor<4x4xf32>) -> tensor<4x4xf32>
    %y:2 = scf.for %i = %c0 to %c3 step %c1 iter_args(%p = %x, %q = %wb) -> (tensor<4x4xf32>, tensor<4x4xf32>) {
      %n = linalg.matmul ins(%p, %wa : tensor<4x4xf32>, tensor<4x4xf32>) outs(%z : tensor<4x4xf32>) -> tensor<4x4xf32>
      scf.yield %q, %n : tensor<4x4xf32>, tensor<4x4xf32>
    }
    %r:2 = scf.while (%i = %c0, %p = %y#0) : (index, tensor<4x4xf32>) -> (index, tensor<4x4xf32>) {
      %c = arith.cmpi slt, %i, %c3 : index
      scf.condition(%c) %i, %p : index, tensor<4x4xf32>
    } do {
    ^bb0(%i: index, %p: tensor<4x4xf32>):
      %n = linalg.matmul ins(%p, %wb : tensor<4x4xf32>, tensor<4x4xf32>) outs(%z : tensor<4x4xf32>) -> tensor<4x4xf32>
      %j = arith.addi %i, %c1 : index
      scf.yield %j, %n : index, tensor<4x4xf32>
    }
    %loss = linalg.reduce { arith.addf } ins(%r#1 : tensor<4x4xf32>) outs(%none : tensor<f32>) dimensions = [0, 1]
    return %loss, %r#1, %y#1 : tensor<f32>, tensor<4x4xf32>, tensor<4x4xf32>
  }
}
