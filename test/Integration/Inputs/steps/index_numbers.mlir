// Numbers that are computed with indices of 64 bits.
#id = affine_map<(i) -> (i)>
module @index_numbers {
  shard.grid @grid(shape = ?)
  fsdp.module @model class "Net" {
    fsdp.param @w : tensor<1xf32>
    fsdp.buffer @remainders : tensor<17xf32>
    fsdp.buffer @quotients : tensor<17xf32>
    fsdp.buffer @least : tensor<17xf32>
    fsdp.buffer @upper : tensor<17xf32>
    fsdp.buffer @zeros : tensor<17xf32>
    fsdp.buffer @negative : tensor<17xf32>
    fsdp.buffer @wide : tensor<17xf32>
  }
  func.func @step(%w: tensor<1xf32> {fsdp.role = #fsdp.state<@model::@w>},
                  %remainders: tensor<17xf32> {fsdp.role = #fsdp.state<@model::@remainders>},
                  %quotients: tensor<17xf32> {fsdp.role = #fsdp.state<@model::@quotients>},
                  %least: tensor<17xf32> {fsdp.role = #fsdp.state<@model::@least>},
                  %upper: tensor<17xf32> {fsdp.role = #fsdp.state<@model::@upper>},
                  %zeros: tensor<17xf32> {fsdp.role = #fsdp.state<@model::@zeros>},
                  %negative: tensor<17xf32> {fsdp.role = #fsdp.state<@model::@negative>},
                  %wide: tensor<17xf32> {fsdp.role = #fsdp.state<@model::@wide>},
                  %x: tensor<17xf32> {fsdp.role = #fsdp.input<"x">})
      -> (tensor<f32> {fsdp.role = #fsdp.loss},
          tensor<1xf32> {fsdp.role = #fsdp.grad<@model::@w>},
          tensor<17xf32> {fsdp.role = #fsdp.new_value<@model::@remainders>},
          tensor<17xf32> {fsdp.role = #fsdp.new_value<@model::@quotients>},
          tensor<17xf32> {fsdp.role = #fsdp.new_value<@model::@least>},
          tensor<17xf32> {fsdp.role = #fsdp.new_value<@model::@upper>},
          tensor<17xf32> {fsdp.role = #fsdp.new_value<@model::@zeros>},
          tensor<17xf32> {fsdp.role = #fsdp.new_value<@model::@negative>},
          tensor<17xf32> {fsdp.role = #fsdp.new_value<@model::@wide>}) {
    %loss = arith.constant dense<0.0> : tensor<f32>
    %zero = arith.constant 0 : index
    %e = tensor.empty() : tensor<17xf32>
    %new_remainders = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%x : tensor<17xf32>) outs(%e : tensor<17xf32>) {
    ^bb0(%v: f32, %o: f32):
      %i = linalg.index 0 : index
      %a = affine.apply affine_map<(i) -> ((i * 5000000000) mod 7)>(%i)
      %n = arith.addi %a, %zero : index
      %cut = arith.index_cast %n : index to i32
      %number = arith.sitofp %cut : i32 to f32
      %sum = arith.addf %number, %v : f32
      linalg.yield %sum : f32
    } -> tensor<17xf32>
    %new_quotients = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%x : tensor<17xf32>) outs(%e : tensor<17xf32>) {
    ^bb0(%v: f32, %o: f32):
      %i = linalg.index 0 : index
      %n = affine.apply affine_map<(i) -> ((i * 5000000001) floordiv 3000000000)>(%i)
      %cut = arith.index_cast %n : index to i32
      %number = arith.sitofp %cut : i32 to f32
      %sum = arith.addf %number, %v : f32
      linalg.yield %sum : f32
    } -> tensor<17xf32>
    %new_least = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%x : tensor<17xf32>) outs(%e : tensor<17xf32>) {
    ^bb0(%v: f32, %o: f32):
      %i = linalg.index 0 : index
      %n = affine.min affine_map<(i) -> (i * 4294967296 + 5, 7)>(%i)
      %cut = arith.index_cast %n : index to i32
      %number = arith.sitofp %cut : i32 to f32
      %sum = arith.addf %number, %v : f32
      linalg.yield %sum : f32
    } -> tensor<17xf32>
    %new_upper = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%x : tensor<17xf32>) outs(%e : tensor<17xf32>) {
    ^bb0(%v: f32, %o: f32):
      %i = linalg.index 0 : index
      %c = arith.constant 700000 : index
      %p = arith.muli %i, %c : index
      %low, %high = arith.mului_extended %p, %p : index
      %b = arith.constant 30 : index
      %half = index.shru %low, %b
      %n = arith.addi %half, %high : index
      %cut = arith.index_cast %n : index to i32
      %number = arith.sitofp %cut : i32 to f32
      %sum = arith.addf %number, %v : f32
      linalg.yield %sum : f32
    } -> tensor<17xf32>
    %new_zeros = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%x : tensor<17xf32>) outs(%e : tensor<17xf32>) {
    ^bb0(%v: f32, %o: f32):
      %i = linalg.index 0 : index
      %n = math.ctlz %i : index
      %cut = arith.index_cast %n : index to i32
      %number = arith.sitofp %cut : i32 to f32
      %sum = arith.addf %number, %v : f32
      linalg.yield %sum : f32
    } -> tensor<17xf32>
    %new_negative = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%x : tensor<17xf32>) outs(%e : tensor<17xf32>) {
    ^bb0(%v: f32, %o: f32):
      %i = linalg.index 0 : index
      %c = arith.constant -3 : index
      %m = arith.addi %i, %c : index
      %d = index.constant 44
      %n = index.shru %m, %d
      %cut = arith.index_cast %n : index to i32
      %number = arith.sitofp %cut : i32 to f32
      %sum = arith.addf %number, %v : f32
      linalg.yield %sum : f32
    } -> tensor<17xf32>
    %new_wide = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%x : tensor<17xf32>) outs(%e : tensor<17xf32>) {
    ^bb0(%v: f32, %o: f32):
      %i = linalg.index 0 : index
      %c = arith.constant 3000000000 : index
      %far = arith.addi %i, %c : index
      %r = index.casts %far : index to i64
      %s = arith.constant 12 : i64
      %q = arith.shrsi %r, %s : i64
      %n = arith.index_cast %q : i64 to index
      %cut = arith.index_cast %n : index to i32
      %number = arith.sitofp %cut : i32 to f32
      %sum = arith.addf %number, %v : f32
      linalg.yield %sum : f32
    } -> tensor<17xf32>
    return %loss, %w, %new_remainders, %new_quotients, %new_least, %new_upper, %new_zeros, %new_negative, %new_wide : tensor<f32>, tensor<1xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>, tensor<17xf32>
  }
}
