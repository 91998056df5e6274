// Loops that write where they read, and what has no loops.
#id = affine_map<(d0) -> (d0)>
func.func @sum(%rows: tensor<3x4xf32>, %x: tensor<4xf32>) -> (tensor<4xf32>, tensor<3x4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %e = tensor.empty() : tensor<3x4xf32>
  %r:2 = scf.for %i = %c0 to %c3 step %c1 iter_args(%a = %x, %all = %e) -> (tensor<4xf32>, tensor<3x4xf32>) {
    %row = tensor.extract_slice %rows[%i, 0] [1, 4] [1, 1] : tensor<3x4xf32> to tensor<4xf32>
    %s = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%row : tensor<4xf32>) outs(%a : tensor<4xf32>) {
    ^bb0(%p: f32, %q: f32):
      %t = arith.addf %p, %q : f32
      linalg.yield %t : f32
    } -> tensor<4xf32>
    %n = tensor.insert_slice %s into %all[%i, 0] [1, 4] [1, 1] : tensor<4xf32> into tensor<3x4xf32>
    scf.yield %s, %n : tensor<4xf32>, tensor<3x4xf32>
  }
  return %r#0, %r#1 : tensor<4xf32>, tensor<3x4xf32>
}

// Numbers may have other places in both regions.
func.func @until(%x: tensor<4xf32>, %n: index) -> tensor<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %f = arith.constant 1.0 : f32
  %r:3 = scf.while (%a = %x, %i = %c0) : (tensor<4xf32>, index) -> (tensor<4xf32>, i1, index) {
    %c = arith.cmpi slt, %i, %n : index
    scf.condition(%c) %a, %c, %i : tensor<4xf32>, i1, index
  } do {
  ^bb0(%a: tensor<4xf32>, %c: i1, %i: index):
    %b = tensor.insert %f into %a[%i] : tensor<4xf32>
    %j = arith.addi %i, %c1 : index
    scf.yield %b, %j : tensor<4xf32>, index
  }
  return %r#0 : tensor<4xf32>
}

// Numbers alone.
func.func @count(%n: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %c1) -> index {
    %b = arith.addi %a, %i : index
    scf.yield %b : index
  }
  return %r : index
}

func.func @none(%x: tensor<4xf32>) -> tensor<4xf32> {
  %e = tensor.empty() : tensor<4xf32>
  %r = linalg.exp ins(%x : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}
