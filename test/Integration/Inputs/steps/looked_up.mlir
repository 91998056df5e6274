// Loops of many iterations that change rows which they look up: one with rows of two
// dimensions in two memories, again and again the same ones; one whose rows are all
// different; and one of long rows, all of them the same.
module @looked_up {
  shard.grid @grid(shape = ?)
  fsdp.module @net class "Net" {
    fsdp.param @a : tensor<37x3x20xf32>
    fsdp.param @b : tensor<37x3x20xf32>
    fsdp.param @c : tensor<320x7xf32>
    fsdp.param @d : tensor<2x4100xf32>
  }
  func.func @step(%a: tensor<37x3x20xf32> {fsdp.role = #fsdp.state<@net::@a>}, %b: tensor<37x3x20xf32> {fsdp.role = #fsdp.state<@net::@b>}, %c: tensor<320x7xf32> {fsdp.role = #fsdp.state<@net::@c>}, %d: tensor<2x4100xf32> {fsdp.role = #fsdp.state<@net::@d>}, %x: tensor<2300x3x20xf32> {fsdp.role = #fsdp.input<"x">}, %y: tensor<2300xf32> {fsdp.role = #fsdp.input<"y">}, %z: tensor<320x7xf32> {fsdp.role = #fsdp.input<"z">}, %v: tensor<70x4100xf32> {fsdp.role = #fsdp.input<"v">})
      -> (tensor<f32> {fsdp.role = #fsdp.loss}, tensor<37x3x20xf32> {fsdp.role = #fsdp.grad<@net::@a>}, tensor<37x3x20xf32> {fsdp.role = #fsdp.grad<@net::@b>}, tensor<320x7xf32> {fsdp.role = #fsdp.grad<@net::@c>}, tensor<2x4100xf32> {fsdp.role = #fsdp.grad<@net::@d>}) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c3 = arith.constant 3 : index
    %c11 = arith.constant 11 : index
    %c70 = arith.constant 70 : index
    %c80 = arith.constant 80 : index
    %c320 = arith.constant 320 : index
    %c643 = arith.constant 643 : index
    %c2300 = arith.constant 2300 : index
    %many = arith.constant 148.0 : f32
    %za = arith.constant dense<0.0> : tensor<37x3x20xf32>
    %zb = arith.constant dense<0.0> : tensor<37x3x20xf32>
    %zc = arith.constant dense<0.0> : tensor<320x7xf32>
    %zd = arith.constant dense<0.0> : tensor<2x4100xf32>

    // Rows 0 to 36, by the size of a number; the order of iterations matters to every
    // element of the second memory.
    %gab:2 = scf.for %i = %c0 to %c2300 step %c1 iter_args(%sa = %za, %sb = %zb) -> (tensor<37x3x20xf32>, tensor<37x3x20xf32>) {
      %number = tensor.extract %y[%i] : tensor<2300xf32>
      %size = math.absf %number : f32
      %scaled = arith.mulf %size, %many : f32
      %int = arith.fptosi %scaled : f32 to i32
      %row = arith.index_cast %int : i32 to index
      %xi = tensor.extract_slice %x[%i, 0, 0] [1, 3, 20] [1, 1, 1] : tensor<2300x3x20xf32> to tensor<3x20xf32>
      %ai = tensor.extract_slice %sa[%row, 0, 0] [1, 3, 20] [1, 1, 1] : tensor<37x3x20xf32> to tensor<3x20xf32>
      %an = linalg.add ins(%ai, %xi : tensor<3x20xf32>, tensor<3x20xf32>) outs(%ai : tensor<3x20xf32>) -> tensor<3x20xf32>
      %ar = tensor.insert_slice %an into %sa[%row, 0, 0] [1, 3, 20] [1, 1, 1] : tensor<3x20xf32> into tensor<37x3x20xf32>
      %bi = tensor.extract_slice %sb[%row, 0, 0] [1, 3, 20] [1, 1, 1] : tensor<37x3x20xf32> to tensor<3x20xf32>
      %bn = linalg.sub ins(%an, %bi : tensor<3x20xf32>, tensor<3x20xf32>) outs(%bi : tensor<3x20xf32>) -> tensor<3x20xf32>
      %br = tensor.insert_slice %bn into %sb[%row, 0, 0] [1, 3, 20] [1, 1, 1] : tensor<3x20xf32> into tensor<37x3x20xf32>
      scf.yield %ar, %br : tensor<37x3x20xf32>, tensor<37x3x20xf32>
    }
    %gc = scf.for %i = %c3 to %c643 step %c2 iter_args(%sc = %zc) -> (tensor<320x7xf32>) {
      %half = arith.divui %i, %c2 : index
      %number = arith.remui %half, %c320 : index
      %next = arith.muli %number, %c11 : index
      %row = arith.remui %next, %c320 : index
      %zi = tensor.extract_slice %z[%number, 0] [1, 7] [1, 1] : tensor<320x7xf32> to tensor<7xf32>
      %ci = tensor.extract_slice %sc[%row, 0] [1, 7] [1, 1] : tensor<320x7xf32> to tensor<7xf32>
      %cn = linalg.add ins(%ci, %zi : tensor<7xf32>, tensor<7xf32>) outs(%ci : tensor<7xf32>) -> tensor<7xf32>
      %cr = tensor.insert_slice %cn into %sc[%row, 0] [1, 7] [1, 1] : tensor<7xf32> into tensor<320x7xf32>
      scf.yield %cr : tensor<320x7xf32>
    }
    %gd = scf.for %i = %c0 to %c70 step %c1 iter_args(%sd = %zd) -> (tensor<2x4100xf32>) {
      %row = arith.divui %i, %c80 : index
      %vi = tensor.extract_slice %v[%i, 0] [1, 4100] [1, 1] : tensor<70x4100xf32> to tensor<4100xf32>
      %di = tensor.extract_slice %sd[%row, 0] [1, 4100] [1, 1] : tensor<2x4100xf32> to tensor<4100xf32>
      %dn = linalg.add ins(%di, %vi : tensor<4100xf32>, tensor<4100xf32>) outs(%di : tensor<4100xf32>) -> tensor<4100xf32>
      %dr = tensor.insert_slice %dn into %sd[%row, 0] [1, 4100] [1, 1] : tensor<4100xf32> into tensor<2x4100xf32>
      scf.yield %dr : tensor<2x4100xf32>
    }
    %one = tensor.extract_slice %gab#1[5, 2, 7] [1, 1, 1] [1, 1, 1] : tensor<37x3x20xf32> to tensor<f32>
    %e = tensor.empty() : tensor<f32>
    %loss = linalg.copy ins(%one : tensor<f32>) outs(%e : tensor<f32>) -> tensor<f32>
    return %loss, %gab#0, %gab#1, %gc, %gd : tensor<f32>, tensor<37x3x20xf32>, tensor<37x3x20xf32>, tensor<320x7xf32>, tensor<2x4100xf32>
  }
}
