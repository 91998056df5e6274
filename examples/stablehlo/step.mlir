// Two linear layers, y = tanh(x W1) W2^T; the loss is half the mean of y * y. The
// compute is StableHLO in generic form, as a compiler hands it over; around it stand
// the grid, the module tree and what arguments and results are. Shardings for a
// partitioner may be left in; they say nothing to us.
module @stablehlo {
  shard.grid @grid(shape = ?)
  "sdy.mesh"() {mesh = #sdy.mesh<["x"=4]>, sym_name = "mesh"} : () -> ()
  fsdp.module @model class "Net" {
    fsdp.module @first class "Linear" {
      fsdp.param @weight : tensor<6x8xf32>
    }
    fsdp.module @second class "Linear" {
      fsdp.param @weight : tensor<3x8xf32>
    }
  }
  func.func @step(
      %w1: tensor<6x8xf32> {fsdp.role = #fsdp.state<@model::@first::@weight>, sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>},
      %w2: tensor<3x8xf32> {fsdp.role = #fsdp.state<@model::@second::@weight>},
      %x: tensor<2x6xf32> {fsdp.role = #fsdp.input<"x">, mhlo.sharding = "{replicated}"})
      -> (tensor<f32> {fsdp.role = #fsdp.loss},
          tensor<6x8xf32> {fsdp.role = #fsdp.grad<@model::@first::@weight>},
          tensor<3x8xf32> {fsdp.role = #fsdp.grad<@model::@second::@weight>}) {
    %zero = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
    %half = "stablehlo.constant"() {value = dense<0.083333333> : tensor<f32>} : () -> tensor<f32>
    %sixth = "stablehlo.constant"() {value = dense<0.16666667> : tensor<2x3xf32>} : () -> tensor<2x3xf32>
    %one = "stablehlo.constant"() {value = dense<1.0> : tensor<2x8xf32>} : () -> tensor<2x8xf32>
    // Forward.
    %a = "stablehlo.dot_general"(%x, %w1) {dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>} : (tensor<2x6xf32>, tensor<6x8xf32>) -> tensor<2x8xf32>
    %h = "stablehlo.tanh"(%a) : (tensor<2x8xf32>) -> tensor<2x8xf32>
    %t = "stablehlo.transpose"(%w2) {permutation = array<i64: 1, 0>} : (tensor<3x8xf32>) -> tensor<8x3xf32>
    %y = "stablehlo.dot_general"(%h, %t) {dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>} : (tensor<2x8xf32>, tensor<8x3xf32>) -> tensor<2x3xf32>
    %yy = "stablehlo.multiply"(%y, %y) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %sum = "stablehlo.reduce"(%yy, %zero) ({
    ^bb0(%p: tensor<f32>, %q: tensor<f32>):
      %s = "stablehlo.add"(%p, %q) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%s) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0, 1>} : (tensor<2x3xf32>, tensor<f32>) -> tensor<f32>
    %loss = "stablehlo.multiply"(%sum, %half) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    // Backward.
    %dy = "stablehlo.multiply"(%y, %sixth) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %dw2 = "stablehlo.dot_general"(%dy, %h) {dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>} : (tensor<2x3xf32>, tensor<2x8xf32>) -> tensor<3x8xf32>
    %dh = "stablehlo.dot_general"(%dy, %t) {dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>} : (tensor<2x3xf32>, tensor<8x3xf32>) -> tensor<2x8xf32>
    %hh = "stablehlo.multiply"(%h, %h) : (tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xf32>
    %slope = "stablehlo.subtract"(%one, %hh) : (tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xf32>
    %da = "stablehlo.multiply"(%dh, %slope) : (tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xf32>
    %dw1 = "stablehlo.dot_general"(%x, %da) {dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>} : (tensor<2x6xf32>, tensor<2x8xf32>) -> tensor<6x8xf32>
    return %loss, %dw1, %dw2 : tensor<f32>, tensor<6x8xf32>, tensor<3x8xf32>
  }
}
