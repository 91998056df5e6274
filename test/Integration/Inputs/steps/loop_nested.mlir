// A loop in a loop, with branches that hand on what is new, or what was, and a
// value that the outer loop still reads behind the inner one.
module @loop_nested {
  shard.grid @grid(shape = ?)
  fsdp.module @net class "Net" {
    fsdp.module @a class "Block" { fsdp.param @w : tensor<4x4xf32> }
    fsdp.module @b class "Block" { fsdp.param @w : tensor<4x4xf32> }
  }
  func.func @step(%wa: tensor<4x4xf32> {fsdp.role = #fsdp.state<@net::@a::@w>}, %wb: tensor<4x4xf32> {fsdp.role = #fsdp.state<@net::@b::@w>}, %x: tensor<4x4xf32> {fsdp.role = #fsdp.input<"x">})
      -> (tensor<f32> {fsdp.role = #fsdp.loss}, tensor<4x4xf32> {fsdp.role = #fsdp.grad<@net::@a::@w>}, tensor<4x4xf32> {fsdp.role = #fsdp.grad<@net::@b::@w>}) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c3 = arith.constant 3 : index
    %zero = arith.constant dense<0.0> : tensor<f32>
    %z = arith.constant dense<0.0> : tensor<4x4xf32>
    %h:2 = scf.for %i = %c0 to %c3 step %c1 iter_args(%a = %x, %was = %wa) -> (tensor<4x4xf32>, tensor<4x4xf32>) {
      %inner = scf.for %j = %c0 to %c2 step %c1 iter_args(%b = %a) -> tensor<4x4xf32> {
        %odd = arith.cmpi eq, %i, %j : index
        %n = scf.if %odd -> tensor<4x4xf32> {
          %p = linalg.matmul ins(%b, %wa : tensor<4x4xf32>, tensor<4x4xf32>) outs(%z : tensor<4x4xf32>) -> tensor<4x4xf32>
          scf.yield %p : tensor<4x4xf32>
        } else {
          scf.yield %b : tensor<4x4xf32>
        }
        scf.yield %n : tensor<4x4xf32>
      }
      %q = linalg.matmul ins(%inner, %wb : tensor<4x4xf32>, tensor<4x4xf32>) outs(%z : tensor<4x4xf32>) -> tensor<4x4xf32>
      %r = arith.addf %a, %q : tensor<4x4xf32>
      %last = arith.cmpi eq, %i, %c2 : index
      %s = scf.if %last -> tensor<4x4xf32> {
        scf.yield %was : tensor<4x4xf32>
      } else {
        scf.yield %r : tensor<4x4xf32>
      }
      scf.yield %s, %inner : tensor<4x4xf32>, tensor<4x4xf32>
    }
    %ga = arith.mulf %h#0, %wb : tensor<4x4xf32>
    %loss = linalg.reduce { arith.addf } ins(%ga : tensor<4x4xf32>) outs(%zero : tensor<f32>) dimensions = [0, 1]
    return %loss, %ga, %h#1 : tensor<f32>, tensor<4x4xf32>, tensor<4x4xf32>
  }
}
