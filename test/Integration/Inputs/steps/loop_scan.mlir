// Layers of one stacked weight, one after the other in a loop, and back again: the
// activation that goes from one layer to the next is a product of the last one.
module @loop_scan {
  shard.grid @grid(shape = ?)
  fsdp.module @net class "Net" {
    fsdp.param @w : tensor<3x4x4xf32>
    fsdp.param @v : tensor<5x4xf32>
  }
  func.func @step(%w: tensor<3x4x4xf32> {fsdp.role = #fsdp.state<@net::@w>}, %v: tensor<5x4xf32> {fsdp.role = #fsdp.state<@net::@v>}, %x: tensor<5x4xf32> {fsdp.role = #fsdp.input<"x">})
      -> (tensor<f32> {fsdp.role = #fsdp.loss}, tensor<3x4x4xf32> {fsdp.role = #fsdp.grad<@net::@w>}, tensor<5x4xf32> {fsdp.role = #fsdp.grad<@net::@v>}) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c3 = arith.constant 3 : index
    %zero = arith.constant 0.0 : f32
    %two = arith.constant dense<2.0> : tensor<5x4xf32>
    %z = arith.constant dense<0.0> : tensor<5x4xf32>
    %zw = arith.constant dense<0.0> : tensor<4x4xf32>
    %zws = arith.constant dense<0.0> : tensor<3x4x4xf32>
    %kept = tensor.empty() : tensor<3x5x4xf32>

    %h:2 = scf.for %i = %c0 to %c3 step %c1 iter_args(%a = %x, %all = %kept) -> (tensor<5x4xf32>, tensor<3x5x4xf32>) {
      %wi = tensor.extract_slice %w[%i, 0, 0] [1, 4, 4] [1, 1, 1] : tensor<3x4x4xf32> to tensor<4x4xf32>
      %keep = tensor.insert_slice %a into %all[%i, 0, 0] [1, 5, 4] [1, 1, 1] : tensor<5x4xf32> into tensor<3x5x4xf32>
      %n = linalg.matmul ins(%a, %wi : tensor<5x4xf32>, tensor<4x4xf32>) outs(%z : tensor<5x4xf32>) -> tensor<5x4xf32>
      scf.yield %n, %keep : tensor<5x4xf32>, tensor<3x5x4xf32>
    }
    %y = arith.addf %h#0, %v : tensor<5x4xf32>
    %q = arith.mulf %y, %y : tensor<5x4xf32>
    %e = tensor.empty() : tensor<f32>
    %f = linalg.fill ins(%zero : f32) outs(%e : tensor<f32>) -> tensor<f32>
    %loss = linalg.reduce { arith.addf } ins(%q : tensor<5x4xf32>) outs(%f : tensor<f32>) dimensions = [0, 1]

    %gv = arith.mulf %y, %two : tensor<5x4xf32>
    %g:2 = scf.for %i = %c0 to %c3 step %c1 iter_args(%a = %gv, %gw = %zws) -> (tensor<5x4xf32>, tensor<3x4x4xf32>) {
      %k = arith.subi %c2, %i : index
      %wi = tensor.extract_slice %w[%k, 0, 0] [1, 4, 4] [1, 1, 1] : tensor<3x4x4xf32> to tensor<4x4xf32>
      %hi = tensor.extract_slice %h#1[%k, 0, 0] [1, 5, 4] [1, 1, 1] : tensor<3x5x4xf32> to tensor<5x4xf32>
      %ew = tensor.empty() : tensor<4x4xf32>
      %wt = linalg.transpose ins(%wi : tensor<4x4xf32>) outs(%ew : tensor<4x4xf32>) permutation = [1, 0]
      %eh = tensor.empty() : tensor<4x5xf32>
      %ht = linalg.transpose ins(%hi : tensor<5x4xf32>) outs(%eh : tensor<4x5xf32>) permutation = [1, 0]
      %gi = linalg.matmul ins(%ht, %a : tensor<4x5xf32>, tensor<5x4xf32>) outs(%zw : tensor<4x4xf32>) -> tensor<4x4xf32>
      %n = linalg.matmul ins(%a, %wt : tensor<5x4xf32>, tensor<4x4xf32>) outs(%z : tensor<5x4xf32>) -> tensor<5x4xf32>
      %next = tensor.insert_slice %gi into %gw[%k, 0, 0] [1, 4, 4] [1, 1, 1] : tensor<4x4xf32> into tensor<3x4x4xf32>
      scf.yield %n, %next : tensor<5x4xf32>, tensor<3x4x4xf32>
    }
    return %loss, %g#1, %gv : tensor<f32>, tensor<3x4x4xf32>, tensor<5x4xf32>
  }
}
