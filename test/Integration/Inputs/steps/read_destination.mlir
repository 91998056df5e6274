// Elementwise ops that read what their destination held, each read by an op that
// comes to their elements more than once.
#id = affine_map<(i, j) -> (i, j)>
#row = affine_map<(i, j) -> (i)>
#first = affine_map<(i, j) -> (i, 0)>
#one = affine_map<(i) -> (i)>
module @read_destination {
  shard.grid @grid(shape = ?)
  fsdp.module @model class "Net" {
    fsdp.param @w : tensor<1xf32>
    fsdp.buffer @scaled : tensor<4x3xf32>
    fsdp.buffer @totals : tensor<4xf32>
    fsdp.buffer @beside : tensor<4x3xf32>
  }
  func.func @step(%w: tensor<1xf32> {fsdp.role = #fsdp.state<@model::@w>},
                  %scaled: tensor<4x3xf32> {fsdp.role = #fsdp.state<@model::@scaled>},
                  %totals: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@totals>},
                  %beside: tensor<4x3xf32> {fsdp.role = #fsdp.state<@model::@beside>},
                  %x: tensor<4x3xf32> {fsdp.role = #fsdp.input<"x">},
                  %y: tensor<4xf32> {fsdp.role = #fsdp.input<"y">}, %z: tensor<4xf32> {fsdp.role = #fsdp.input<"z">},
                  %c: tensor<4x1xf32> {fsdp.role = #fsdp.input<"c">}, %d: tensor<4x1xf32> {fsdp.role = #fsdp.input<"d">})
      -> (tensor<f32> {fsdp.role = #fsdp.loss}, tensor<1xf32> {fsdp.role = #fsdp.grad<@model::@w>},
          tensor<4x3xf32> {fsdp.role = #fsdp.new_value<@model::@scaled>},
          tensor<4xf32> {fsdp.role = #fsdp.new_value<@model::@totals>},
          tensor<4x3xf32> {fsdp.role = #fsdp.new_value<@model::@beside>}) {
    %loss = arith.constant dense<0.0> : tensor<f32>
    %e = tensor.empty() : tensor<4x3xf32>
    // (y + z) x, for each row.
    %0 = linalg.generic {indexing_maps = [#one, #one], iterator_types = ["parallel"]} ins(%y : tensor<4xf32>) outs(%z : tensor<4xf32>) {
    ^bb0(%a: f32, %o: f32):
      %p = arith.addf %a, %o : f32
      linalg.yield %p : f32
    } -> tensor<4xf32>
    %1 = linalg.generic {indexing_maps = [#row, #id, #id], iterator_types = ["parallel", "parallel"]} ins(%0, %x : tensor<4xf32>, tensor<4x3xf32>) outs(%e : tensor<4x3xf32>) {
    ^bb0(%a: f32, %b: f32, %o: f32):
      %p = arith.mulf %a, %b : f32
      linalg.yield %p : f32
    } -> tensor<4x3xf32>
    // The sums of (z - y) - x.
    %2 = linalg.generic {indexing_maps = [#one, #one], iterator_types = ["parallel"]} ins(%y : tensor<4xf32>) outs(%z : tensor<4xf32>) {
    ^bb0(%a: f32, %o: f32):
      %p = arith.subf %o, %a : f32
      linalg.yield %p : f32
    } -> tensor<4xf32>
    %zero = arith.constant dense<0.0> : tensor<4xf32>
    %3 = linalg.generic {indexing_maps = [#row, #id, #row], iterator_types = ["parallel", "reduction"]} ins(%2, %x : tensor<4xf32>, tensor<4x3xf32>) outs(%zero : tensor<4xf32>) {
    ^bb0(%a: f32, %b: f32, %o: f32):
      %p = arith.subf %a, %b : f32
      %q = arith.addf %o, %p : f32
      linalg.yield %q : f32
    } -> tensor<4xf32>
    // (c + 1/4) x, beside what nothing reads.
    %quarter = arith.constant dense<0.25> : tensor<4x1xf32>
    %4:2 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]} ins(%c : tensor<4x1xf32>) outs(%d, %quarter : tensor<4x1xf32>, tensor<4x1xf32>) {
    ^bb0(%a: f32, %o0: f32, %o1: f32):
      %p = arith.addf %a, %o1 : f32
      %q = arith.subf %o0, %a : f32
      linalg.yield %p, %q : f32, f32
    } -> (tensor<4x1xf32>, tensor<4x1xf32>)
    %5 = linalg.generic {indexing_maps = [#first, #id, #id], iterator_types = ["parallel", "parallel"]} ins(%4#0, %x : tensor<4x1xf32>, tensor<4x3xf32>) outs(%e : tensor<4x3xf32>) {
    ^bb0(%a: f32, %b: f32, %o: f32):
      %p = arith.mulf %a, %b : f32
      linalg.yield %p : f32
    } -> tensor<4x3xf32>
    return %loss, %w, %1, %3, %5 : tensor<f32>, tensor<1xf32>, tensor<4x3xf32>, tensor<4xf32>, tensor<4x3xf32>
  }
}
