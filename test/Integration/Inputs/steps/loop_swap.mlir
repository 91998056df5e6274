// Loops that hand on what lies in each other's places: two tensors that change
// places, one that follows another one, one value for two, a parameter, and an input.
module @loop_swap {
  shard.grid @grid(shape = ?)
  fsdp.module @net class "Net" {
    fsdp.param @v : tensor<6xf32>
    fsdp.param @w : tensor<6xf32>
  }
  func.func @step(%v: tensor<6xf32> {fsdp.role = #fsdp.state<@net::@v>}, %w: tensor<6xf32> {fsdp.role = #fsdp.state<@net::@w>}, %x: tensor<6xf32> {fsdp.role = #fsdp.input<"x">})
      -> (tensor<f32> {fsdp.role = #fsdp.loss}, tensor<6xf32> {fsdp.role = #fsdp.grad<@net::@v>}, tensor<6xf32> {fsdp.role = #fsdp.grad<@net::@w>}) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %half = arith.constant dense<0.5> : tensor<6xf32>
    %zero = arith.constant dense<0.0> : tensor<f32>

    // Places change, and the sum of both is made of what was.
    %s:3 = scf.for %i = %c0 to %c3 step %c1 iter_args(%a = %v, %b = %x, %sum = %x) -> (tensor<6xf32>, tensor<6xf32>, tensor<6xf32>) {
      %t = arith.addf %a, %sum : tensor<6xf32>
      scf.yield %b, %a, %t : tensor<6xf32>, tensor<6xf32>, tensor<6xf32>
    }
    // Fibonacci: the second follows the first.
    %f:2 = scf.for %i = %c0 to %c3 step %c1 iter_args(%a = %s#0, %b = %w) -> (tensor<6xf32>, tensor<6xf32>) {
      %t = arith.mulf %b, %half : tensor<6xf32>
      %n = arith.addf %a, %t : tensor<6xf32>
      scf.yield %n, %a : tensor<6xf32>, tensor<6xf32>
    }
    // One value for both, then values from outside.
    %d:2 = scf.for %i = %c0 to %c3 step %c1 iter_args(%a = %f#0, %b = %s#1) -> (tensor<6xf32>, tensor<6xf32>) {
      %n = arith.subf %b, %a : tensor<6xf32>
      scf.yield %n, %n : tensor<6xf32>, tensor<6xf32>
    }
    %o:2 = scf.for %i = %c0 to %c3 step %c1 iter_args(%a = %d#0, %b = %w) -> (tensor<6xf32>, tensor<6xf32>) {
      %n = arith.mulf %a, %b : tensor<6xf32>
      scf.yield %w, %n : tensor<6xf32>, tensor<6xf32>
    }
    %p = arith.mulf %f#1, %s#2 : tensor<6xf32>
    %gv = arith.addf %p, %d#1 : tensor<6xf32>
    %gw = arith.addf %o#0, %o#1 : tensor<6xf32>
    %q = arith.mulf %gv, %gw : tensor<6xf32>
    %loss = linalg.reduce { arith.addf } ins(%q : tensor<6xf32>) outs(%zero : tensor<f32>) dimensions = [0]
    return %loss, %gv, %gw : tensor<f32>, tensor<6xf32>, tensor<6xf32>
  }
}
