// Two blocks of a sine, a product and a tanh, which backward computes again; the loss is
// the sum of squares, to which a loop adds what doesn't change in it.
module @checkpointed {
  shard.grid @grid(shape = ?)
  fsdp.module @net class "Net" {
    fsdp.module @a class "Block" attributes {fsdp.checkpoint} { fsdp.param @w : tensor<4x4xf32> }
    fsdp.module @b class "Block" attributes {fsdp.checkpoint} { fsdp.param @w : tensor<4x4xf32> }
  }
  func.func @step(%wa: tensor<4x4xf32> {fsdp.role = #fsdp.state<@net::@a::@w>}, %wb: tensor<4x4xf32> {fsdp.role = #fsdp.state<@net::@b::@w>}, %x: tensor<4x4xf32> {fsdp.role = #fsdp.input<"x">})
      -> (tensor<f32> {fsdp.role = #fsdp.loss}, tensor<4x4xf32> {fsdp.role = #fsdp.grad<@net::@a::@w>}, tensor<4x4xf32> {fsdp.role = #fsdp.grad<@net::@b::@w>}) {
    %zero = arith.constant 0.0 : f32
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %true = arith.constant true
    %e = tensor.empty() : tensor<4x4xf32>
    %z = linalg.fill ins(%zero : f32) outs(%e : tensor<4x4xf32>) -> tensor<4x4xf32>

    %x0 = fsdp.boundary enter @net::@a call 0 %x : tensor<4x4xf32>
    %ia = math.sin %x0 : tensor<4x4xf32>
    %ha = linalg.matmul ins(%ia, %wa : tensor<4x4xf32>, tensor<4x4xf32>) outs(%z : tensor<4x4xf32>) -> tensor<4x4xf32>
    %ta = math.tanh %ha : tensor<4x4xf32>
    %y0 = fsdp.boundary exit @net::@a call 0 %ta : tensor<4x4xf32>
    %x1 = fsdp.boundary enter @net::@b call 0 %y0 : tensor<4x4xf32>
    %ib = math.sin %x1 : tensor<4x4xf32>
    %hb = linalg.matmul ins(%ib, %wb : tensor<4x4xf32>, tensor<4x4xf32>) outs(%z : tensor<4x4xf32>) -> tensor<4x4xf32>
    %tb = math.tanh %hb : tensor<4x4xf32>
    %y1 = fsdp.boundary exit @net::@b call 0 %tb : tensor<4x4xf32>

    %q = arith.mulf %y1, %y1 : tensor<4x4xf32>
    %dead = arith.addf %q, %y1 : tensor<4x4xf32>
    %l0 = tensor.empty() : tensor<f32>
    %l1 = linalg.fill ins(%zero : f32) outs(%l0 : tensor<f32>) -> tensor<f32>
    %sum = linalg.reduce { arith.addf } ins(%q : tensor<4x4xf32>) outs(%l1 : tensor<f32>) dimensions = [0, 1]
    %loss = scf.for %i = %c0 to %c3 step %c1 iter_args(%acc = %l1) -> tensor<f32> {
      %same = arith.negf %sum : tensor<f32>
      %s = tensor.extract %same[] : tensor<f32>
      %a = tensor.extract %acc[] : tensor<f32>
      %part = arith.subf %a, %s : f32
      %kept = scf.if %true -> f32 {
        scf.yield %part : f32
      } else {
        scf.yield %zero : f32
      }
      %next = tensor.insert %kept into %acc[] : tensor<f32>
      scf.yield %next : tensor<f32>
    }

    %six = arith.constant dense<6.0> : tensor<4x4xf32>
    %one = arith.constant dense<1.0> : tensor<4x4xf32>
    %dy1 = arith.mulf %six, %y1 : tensor<4x4xf32>
    %tb2 = arith.mulf %tb, %tb : tensor<4x4xf32>
    %sb = arith.subf %one, %tb2 : tensor<4x4xf32>
    %dhb = arith.mulf %dy1, %sb : tensor<4x4xf32>
    %ibt = linalg.transpose ins(%ib : tensor<4x4xf32>) outs(%e : tensor<4x4xf32>) permutation = [1, 0]
    %gb = linalg.matmul ins(%ibt, %dhb : tensor<4x4xf32>, tensor<4x4xf32>) outs(%z : tensor<4x4xf32>) -> tensor<4x4xf32>
    %wbt = linalg.transpose ins(%wb : tensor<4x4xf32>) outs(%e : tensor<4x4xf32>) permutation = [1, 0]
    %dy0 = linalg.matmul ins(%dhb, %wbt : tensor<4x4xf32>, tensor<4x4xf32>) outs(%z : tensor<4x4xf32>) -> tensor<4x4xf32>
    %cb = math.cos %x1 : tensor<4x4xf32>
    %da = arith.mulf %dy0, %cb : tensor<4x4xf32>
    %ta2 = arith.mulf %ta, %ta : tensor<4x4xf32>
    %sa = arith.subf %one, %ta2 : tensor<4x4xf32>
    %dha = arith.mulf %da, %sa : tensor<4x4xf32>
    %iat = linalg.transpose ins(%ia : tensor<4x4xf32>) outs(%e : tensor<4x4xf32>) permutation = [1, 0]
    %ga = linalg.matmul ins(%iat, %dha : tensor<4x4xf32>, tensor<4x4xf32>) outs(%z : tensor<4x4xf32>) -> tensor<4x4xf32>
    return %loss, %ga, %gb : tensor<f32>, tensor<4x4xf32>, tensor<4x4xf32>
  }
}
