// Loops whose condition hands on other tensors than it takes: in another order,
// fewer, more, of other types; and what it computes itself.
#id = affine_map<(d0) -> (d0)>
#back = affine_map<(d0) -> (5 - d0)>
module @loop_while {
  shard.grid @grid(shape = ?)
  fsdp.module @net class "Net" {
    fsdp.param @v : tensor<6xf32>
    fsdp.param @w : tensor<4xf32>
  }
  func.func @step(%v: tensor<6xf32> {fsdp.role = #fsdp.state<@net::@v>}, %w: tensor<4xf32> {fsdp.role = #fsdp.state<@net::@w>}, %x: tensor<6xf32> {fsdp.role = #fsdp.input<"x">})
      -> (tensor<f32> {fsdp.role = #fsdp.loss}, tensor<6xf32> {fsdp.role = #fsdp.grad<@net::@v>}, tensor<4xf32> {fsdp.role = #fsdp.grad<@net::@w>}) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %zero = arith.constant dense<0.0> : tensor<f32>

    // The order changes, and tensors of two types are beside each other.
    %r:3 = scf.while (%i = %c0, %a = %x, %b = %w) : (index, tensor<6xf32>, tensor<4xf32>) -> (tensor<4xf32>, tensor<6xf32>, index) {
      %c = arith.cmpi slt, %i, %c3 : index
      scf.condition(%c) %b, %a, %i : tensor<4xf32>, tensor<6xf32>, index
    } do {
    ^bb0(%b: tensor<4xf32>, %a: tensor<6xf32>, %i: index):
      %e = tensor.empty() : tensor<6xf32>
      // Not the element that is read.
      %n = linalg.generic {indexing_maps = [#back, #id, #id], iterator_types = ["parallel"]} ins(%a, %v : tensor<6xf32>, tensor<6xf32>) outs(%e : tensor<6xf32>) {
      ^bb0(%p: f32, %q: f32, %out: f32):
        %s = arith.addf %p, %q : f32
        linalg.yield %s : f32
      } -> tensor<6xf32>
      %m = arith.mulf %b, %w : tensor<4xf32>
      %j = arith.addi %i, %c1 : index
      scf.yield %j, %n, %m : index, tensor<6xf32>, tensor<4xf32>
    }
    // The condition computes what goes on, of one tensor two, and the body makes one.
    %t:2 = scf.while (%a = %r#1, %i = %c0) : (tensor<6xf32>, index) -> (tensor<6xf32>, tensor<6xf32>) {
      %d = arith.mulf %a, %v : tensor<6xf32>
      %k = arith.index_cast %i : index to i32
      %f = arith.sitofp %k : i32 to f32
      %s = tensor.splat %f : tensor<6xf32>
      %o = arith.addf %d, %s : tensor<6xf32>
      %c = arith.cmpi slt, %i, %c1 : index
      scf.condition(%c) %o, %a : tensor<6xf32>, tensor<6xf32>
    } do {
    ^bb0(%o: tensor<6xf32>, %a: tensor<6xf32>):
      %n = arith.subf %a, %o : tensor<6xf32>
      scf.yield %n, %c1 : tensor<6xf32>, index
    }
    // The condition drops one of two that change places.
    %u = scf.while (%i = %c0, %a = %t#0, %b = %t#1) : (index, tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32> {
      %s = arith.subf %a, %b : tensor<6xf32>
      %at = tensor.extract %s[%c1] : tensor<6xf32>
      %f = arith.constant 0.01 : f32
      %c = arith.cmpf ogt, %at, %f : f32
      scf.condition(%c) %b : tensor<6xf32>
    } do {
    ^bb0(%b: tensor<6xf32>):
      %n = arith.addf %b, %v : tensor<6xf32>
      scf.yield %c3, %b, %n : index, tensor<6xf32>, tensor<6xf32>
    }
    %gv = arith.addf %u, %t#0 : tensor<6xf32>
    %l = linalg.reduce { arith.addf } ins(%gv : tensor<6xf32>) outs(%zero : tensor<f32>) dimensions = [0]
    %loss = linalg.reduce { arith.addf } ins(%r#0 : tensor<4xf32>) outs(%l : tensor<f32>) dimensions = [0]
    return %loss, %gv, %r#0 : tensor<f32>, tensor<6xf32>, tensor<4xf32>
  }
}
