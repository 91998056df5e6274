// RUN: fsdp-opt %s --split-input-file --fsdp-narrow-gathers | FileCheck %s
// RUN: fsdp-opt %s --split-input-file --fsdp-narrow-gathers --remarks-filter=fsdp-narrow-gathers -o /dev/null 2>&1 | FileCheck %s --check-prefix=REMARK

#id = affine_map<(i, j) -> (i, j)>
#one = affine_map<(i, j) -> ()>
#row = affine_map<(i, j) -> (i, 0)>
#none = affine_map<() -> ()>

// What is only cast is an argument of the narrower type, however its elements
// are ordered first, and however often it is cast.

// REMARK-COUNT-1: remark: [Passed] param | Category:fsdp-narrow-gathers | Remark="param 'cast' is gathered in bf16"
// CHECK-LABEL: func.func @step
// CHECK-SAME: %[[CAST:.*]]: tensor<4x3xbf16> {fsdp.role = #fsdp.state<@model::@cast>}
// CHECK-SAME: tensor<4x3xf32> {fsdp.role = #fsdp.state<@model::@read>}
// CHECK-SAME: tensor<4x3xf32> {fsdp.role = #fsdp.state<@model::@returned>}
// CHECK-SAME: tensor<4x3xf32> {fsdp.role = #fsdp.state<@model::@left>}
// CHECK-SAME: tensor<4x3xf32> {fsdp.role = #fsdp.state<@model::@stored>}
// CHECK-SAME: tensor<4x3xf32> {fsdp.role = #fsdp.state<@model::@rounded>}
// CHECK-NOT: fsdp.gather
// CHECK: %[[TURNED:.*]] = linalg.transpose ins(%[[CAST]] : tensor<4x3xbf16>) outs(%{{.*}} : tensor<3x4xbf16>) permutation = [1, 0]
// CHECK: %[[FLAT:.*]] = tensor.collapse_shape %[[TURNED]] {{\[\[}}0, 1]] : tensor<3x4xbf16> into tensor<12xbf16>
// CHECK: return %{{.*}}, %[[FLAT]], %[[CAST]],
module {
  fsdp.module @model class "Net" {
    fsdp.param @cast : tensor<4x3xf32>
    fsdp.param @read : tensor<4x3xf32>
    fsdp.param @returned : tensor<4x3xf32>
    fsdp.param ignored @left : tensor<4x3xf32>
    fsdp.buffer @stored : tensor<4x3xf32>
    fsdp.param @rounded : tensor<4x3xf32>
  }
  func.func @step(%cast: tensor<4x3xf32> {fsdp.role = #fsdp.state<@model::@cast>},
                  %read: tensor<4x3xf32> {fsdp.role = #fsdp.state<@model::@read>},
                  %returned: tensor<4x3xf32> {fsdp.role = #fsdp.state<@model::@returned>},
                  %left: tensor<4x3xf32> {fsdp.role = #fsdp.state<@model::@left>},
                  %stored: tensor<4x3xf32> {fsdp.role = #fsdp.state<@model::@stored>},
                  %rounded: tensor<4x3xf32> {fsdp.role = #fsdp.state<@model::@rounded>})
      -> (tensor<f32> {fsdp.role = #fsdp.loss}, tensor<12xbf16>, tensor<4x3xbf16>, tensor<4x3xbf16>, tensor<4x3xf32>,
          tensor<4x3xbf16>, tensor<4x3xf32>, tensor<4x3xbf16>, tensor<4x3xbf16>, tensor<4x3xbf16>) {
    %loss = arith.constant dense<0.0> : tensor<f32>
    %e = tensor.empty() : tensor<3x4xf32>
    %turned = linalg.transpose ins(%cast : tensor<4x3xf32>) outs(%e : tensor<3x4xf32>) permutation = [1, 0]
    %flat = tensor.collapse_shape %turned [[0, 1]] : tensor<3x4xf32> into tensor<12xf32>
    %0 = arith.truncf %flat : tensor<12xf32> to tensor<12xbf16>
    %b = tensor.empty() : tensor<4x3xbf16>
    %1 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%cast : tensor<4x3xf32>) outs(%b : tensor<4x3xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %t = arith.truncf %in : f32 to bf16
      linalg.yield %t : bf16
    } -> tensor<4x3xbf16>
    %2 = arith.truncf %read : tensor<4x3xf32> to tensor<4x3xbf16>
    %3 = arith.addf %read, %read : tensor<4x3xf32>
    %4 = arith.truncf %returned : tensor<4x3xf32> to tensor<4x3xbf16>
    %5 = arith.truncf %left : tensor<4x3xf32> to tensor<4x3xbf16>
    %6 = arith.truncf %stored : tensor<4x3xf32> to tensor<4x3xbf16>
    %7 = arith.truncf %rounded toward_zero : tensor<4x3xf32> to tensor<4x3xbf16>
    return %loss, %0, %1, %2, %3, %4, %returned, %5, %6, %7 : tensor<f32>, tensor<12xbf16>, tensor<4x3xbf16>, tensor<4x3xbf16>, tensor<4x3xf32>,
        tensor<4x3xbf16>, tensor<4x3xf32>, tensor<4x3xbf16>, tensor<4x3xbf16>, tensor<4x3xbf16>
  }
}

// -----

// What is scaled by its largest element: the largest element, the scale and
// what is gathered stand where the step begins, in the parameter's own shape.

#id = affine_map<(i, j) -> (i, j)>
#one = affine_map<(i, j) -> ()>
#none = affine_map<() -> ()>

// REMARK: "param 'w' is gathered in f8E4M3FN"
// CHECK-LABEL: func.func @step
// CHECK-SAME: %[[X:.*]]: tensor<5x4xf32> {fsdp.role = #fsdp.input<"x">}
// CHECK-SAME: %[[W:.*]]: tensor<4x3xf32> {fsdp.gather = f8E4M3FN, fsdp.role = #fsdp.state<@model::@w>}
// CHECK: %[[LARGEST:.*]] = linalg.generic {{.*}}["reduction", "reduction"]} ins(%[[W]] : tensor<4x3xf32>)
// CHECK: %[[SCALE:.*]] = linalg.generic {{.*}} ins(%[[LARGEST]] : tensor<f32>)
// CHECK: %[[SCALED:.*]] = linalg.generic {{.*}} ins(%[[W]], %[[SCALE]] : tensor<4x3xf32>, tensor<f32>) outs(%{{.*}} : tensor<4x3xf32>)
// CHECK: %[[NARROW:.*]] = linalg.generic {{.*}} ins(%[[SCALED]] : tensor<4x3xf32>) outs(%{{.*}} : tensor<4x3xf8E4M3FN>)
// CHECK: linalg.generic {{.*}} ins(%[[X]] : tensor<5x4xf32>)
// CHECK: %[[TURNED:.*]] = linalg.transpose ins(%[[NARROW]] : tensor<4x3xf8E4M3FN>)
// CHECK: return %{{.*}}, %[[TURNED]], %[[SCALE]]
module {
  fsdp.module @model class "Net" {
    fsdp.param @w : tensor<4x3xf32>
  }
  func.func @step(%x: tensor<5x4xf32> {fsdp.role = #fsdp.input<"x">},
                  %w: tensor<4x3xf32> {fsdp.role = #fsdp.state<@model::@w>})
      -> (tensor<f32> {fsdp.role = #fsdp.loss}, tensor<3x4xf8E4M3FN>, tensor<f32>) {
    %zero = arith.constant 0.0 : f32
    %448 = arith.constant 448.0 : f32
    %es = tensor.empty() : tensor<f32>
    %init = linalg.fill ins(%zero : f32) outs(%es : tensor<f32>) -> tensor<f32>
    %loss = linalg.generic {indexing_maps = [#id, #one], iterator_types = ["reduction", "reduction"]} ins(%x : tensor<5x4xf32>) outs(%init : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %s = arith.addf %in, %out : f32
      linalg.yield %s : f32
    } -> tensor<f32>
    %e = tensor.empty() : tensor<3x4xf32>
    %turned = linalg.transpose ins(%w : tensor<4x3xf32>) outs(%e : tensor<3x4xf32>) permutation = [1, 0]
    %largest = linalg.generic {indexing_maps = [#id, #one], iterator_types = ["reduction", "reduction"]} ins(%turned : tensor<3x4xf32>) outs(%init : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %a = math.absf %in : f32
      %m = arith.maximumf %a, %out : f32
      linalg.yield %m : f32
    } -> tensor<f32>
    %scale = linalg.generic {indexing_maps = [#none, #none], iterator_types = []} ins(%largest : tensor<f32>) outs(%es : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %s = arith.divf %448, %in : f32
      linalg.yield %s : f32
    } -> tensor<f32>
    %scaled = linalg.generic {indexing_maps = [#id, #one, #id], iterator_types = ["parallel", "parallel"]} ins(%turned, %scale : tensor<3x4xf32>, tensor<f32>) outs(%e : tensor<3x4xf32>) {
    ^bb0(%in: f32, %by: f32, %out: f32):
      %s = arith.mulf %in, %by : f32
      linalg.yield %s : f32
    } -> tensor<3x4xf32>
    %narrow = arith.truncf %scaled : tensor<3x4xf32> to tensor<3x4xf8E4M3FN>
    return %loss, %narrow, %scale : tensor<f32>, tensor<3x4xf8E4M3FN>, tensor<f32>
  }
}

// -----

// Scales of former steps: of a buffer that all ranks have alike, and not of one
// that depends on their batches. Rows that have scales of their own, and scales
// of other parameters, are none.

#id = affine_map<(i, j) -> (i, j)>
#one = affine_map<(i, j) -> ()>
#row = affine_map<(i, j) -> (i, 0)>

// REMARK-NOT: of_batch
// REMARK: "param 'of_weight' is gathered in f8E5M2"
// REMARK-NOT: rows
// CHECK-LABEL: func.func @step
// CHECK-SAME: tensor<4x3xf32> {fsdp.role = #fsdp.state<@model::@of_batch>}
// CHECK-SAME: %[[W:.*]]: tensor<4x3xf32> {fsdp.gather = f8E5M2, fsdp.role = #fsdp.state<@model::@of_weight>}
// CHECK-SAME: tensor<4x3xf32> {fsdp.role = #fsdp.state<@model::@rows>}
// CHECK-SAME: %[[HISTORY:.*]]: tensor<f32> {fsdp.role = #fsdp.state<@model::@history>}
// CHECK: linalg.generic {{.*}} ins(%[[W]], %[[HISTORY]] : tensor<4x3xf32>, tensor<f32>) outs(%{{.*}} : tensor<4x3xf8E5M2>)
module {
  fsdp.module @model class "Net" {
    fsdp.param @of_batch : tensor<4x3xf32>
    fsdp.param @of_weight : tensor<4x3xf32>
    fsdp.param @rows : tensor<4x3xf32>
    fsdp.buffer @history : tensor<f32>
    fsdp.buffer @seen : tensor<f32>
  }
  func.func @step(%0: tensor<4x3xf32> {fsdp.role = #fsdp.state<@model::@of_batch>},
                  %1: tensor<4x3xf32> {fsdp.role = #fsdp.state<@model::@of_weight>},
                  %2: tensor<4x3xf32> {fsdp.role = #fsdp.state<@model::@rows>},
                  %history: tensor<f32> {fsdp.role = #fsdp.state<@model::@history>},
                  %seen: tensor<f32> {fsdp.role = #fsdp.state<@model::@seen>},
                  %x: tensor<4x3xf32> {fsdp.role = #fsdp.input<"x">})
      -> (tensor<f32> {fsdp.role = #fsdp.new_value<@model::@history>}, tensor<f32> {fsdp.role = #fsdp.new_value<@model::@seen>},
          tensor<f32> {fsdp.role = #fsdp.loss}, tensor<4x3xf8E5M2>, tensor<4x3xf8E5M2>, tensor<4x3xf8E5M2>) {
    %zero = arith.constant 0.0 : f32
    %loss = arith.constant dense<0.0> : tensor<f32>
    %es = tensor.empty() : tensor<f32>
    %init = linalg.fill ins(%zero : f32) outs(%es : tensor<f32>) -> tensor<f32>
    %e = tensor.empty() : tensor<4x3xf8E5M2>
    %of_batch = linalg.generic {indexing_maps = [#id, #one, #id], iterator_types = ["parallel", "parallel"]} ins(%0, %seen : tensor<4x3xf32>, tensor<f32>) outs(%e : tensor<4x3xf8E5M2>) {
    ^bb0(%in: f32, %by: f32, %out: f8E5M2):
      %s = arith.mulf %in, %by : f32
      %t = arith.truncf %s : f32 to f8E5M2
      linalg.yield %t : f8E5M2
    } -> tensor<4x3xf8E5M2>
    %of_weight = linalg.generic {indexing_maps = [#id, #one, #id], iterator_types = ["parallel", "parallel"]} ins(%1, %history : tensor<4x3xf32>, tensor<f32>) outs(%e : tensor<4x3xf8E5M2>) {
    ^bb0(%in: f32, %by: f32, %out: f8E5M2):
      %s = arith.mulf %in, %by : f32
      %t = arith.truncf %s : f32 to f8E5M2
      linalg.yield %t : f8E5M2
    } -> tensor<4x3xf8E5M2>
    %er = tensor.empty() : tensor<4x1xf32>
    %fr = linalg.fill ins(%zero : f32) outs(%er : tensor<4x1xf32>) -> tensor<4x1xf32>
    %largest = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]} ins(%2 : tensor<4x3xf32>) outs(%fr : tensor<4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %m = arith.maximumf %in, %out : f32
      linalg.yield %m : f32
    } -> tensor<4x1xf32>
    %rows = linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "parallel"]} ins(%2, %largest : tensor<4x3xf32>, tensor<4x1xf32>) outs(%e : tensor<4x3xf8E5M2>) {
    ^bb0(%in: f32, %by: f32, %out: f8E5M2):
      %s = arith.divf %in, %by : f32
      %t = arith.truncf %s : f32 to f8E5M2
      linalg.yield %t : f8E5M2
    } -> tensor<4x3xf8E5M2>
    %new = linalg.generic {indexing_maps = [#id, #one], iterator_types = ["reduction", "reduction"]} ins(%1 : tensor<4x3xf32>) outs(%init : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %m = arith.maximumf %in, %out : f32
      linalg.yield %m : f32
    } -> tensor<f32>
    %new_seen = linalg.generic {indexing_maps = [#id, #one], iterator_types = ["reduction", "reduction"]} ins(%x : tensor<4x3xf32>) outs(%init : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %m = arith.maximumf %in, %out : f32
      linalg.yield %m : f32
    } -> tensor<f32>
    return %new, %new_seen, %loss, %of_batch, %of_weight, %rows : tensor<f32>, tensor<f32>, tensor<f32>, tensor<4x3xf8E5M2>, tensor<4x3xf8E5M2>, tensor<4x3xf8E5M2>
  }
}

// -----

// What would be cut along another dimension than the first, and what is narrower
// than anything that is sent, stays as it is; so do all parameters where a mark
// says in what a unit is computed.

#id = affine_map<(i, j) -> (i, j)>

// CHECK-LABEL: func.func @step
// CHECK-SAME: tensor<4x2xf32> {fsdp.role = #fsdp.state<@model::@cut>}
// CHECK-SAME: tensor<4x2xf32> {fsdp.role = #fsdp.state<@model::@short>}
module {
  fsdp.module @model class "Net" {
    fsdp.param @cut {fsdp.shard_dim = 1 : i64} : tensor<4x2xf32>
    fsdp.param @short : tensor<4x2xf32>
  }
  func.func @step(%cut: tensor<4x2xf32> {fsdp.role = #fsdp.state<@model::@cut>},
                  %short: tensor<4x2xf32> {fsdp.role = #fsdp.state<@model::@short>})
      -> (tensor<f32> {fsdp.role = #fsdp.loss}, tensor<4x2xbf16>, tensor<4x2xf4E2M1FN>) {
    %loss = arith.constant dense<0.0> : tensor<f32>
    %e = tensor.empty() : tensor<4x2xbf16>
    %0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%cut : tensor<4x2xf32>) outs(%e : tensor<4x2xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %s = arith.negf %in : f32
      %t = arith.truncf %s : f32 to bf16
      linalg.yield %t : bf16
    } -> tensor<4x2xbf16>
    %1 = arith.truncf %short : tensor<4x2xf32> to tensor<4x2xf4E2M1FN>
    return %loss, %0, %1 : tensor<f32>, tensor<4x2xbf16>, tensor<4x2xf4E2M1FN>
  }
}

// -----

// CHECK-LABEL: func.func @step
// CHECK-SAME: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@w>}
module {
  fsdp.module @model class "Net" attributes {fsdp.wrap = {precision = "full"}} {
    fsdp.param @w : tensor<4xf32>
  }
  func.func @step(%w: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@w>})
      -> (tensor<f32> {fsdp.role = #fsdp.loss}, tensor<4xbf16>) {
    %loss = arith.constant dense<0.0> : tensor<f32>
    %0 = arith.truncf %w : tensor<4xf32> to tensor<4xbf16>
    return %loss, %0 : tensor<f32>, tensor<4xbf16>
  }
}

// -----

// A buffer that another function makes of its batch is not the same on all ranks,
// and an op that asks for the rank is no scale. What is captured is one, if it is
// the same, but not of a largest element, which is found in front of all else.

#id = affine_map<(i, j) -> (i, j)>
#one = affine_map<(i, j) -> ()>

// CHECK-LABEL: func.func @step
// CHECK-SAME: tensor<4x3xf32> {fsdp.role = #fsdp.state<@model::@of_batch>}
// CHECK-SAME: tensor<4x3xf32> {fsdp.role = #fsdp.state<@model::@of_rank>}
// CHECK-SAME: tensor<4x3xf32> {fsdp.gather = f8E5M2, fsdp.role = #fsdp.state<@model::@captured>}
// CHECK-SAME: tensor<4x3xf32> {fsdp.role = #fsdp.state<@model::@beyond>}
// CHECK: %[[SCALE:.*]] = tensor.extract %{{.*}}[] : tensor<f32>
// CHECK: arith.mulf %{{.*}}, %[[SCALE]]
module {
  shard.grid @grid(shape = 2)
  fsdp.module @model class "Net" {
    fsdp.param @of_batch : tensor<4x3xf32>
    fsdp.param @of_rank : tensor<4x3xf32>
    fsdp.param @captured : tensor<4x3xf32>
    fsdp.param @beyond : tensor<4x3xf32>
    fsdp.buffer @seen : tensor<f32>
    fsdp.buffer @scale : tensor<f32>
  }
  func.func @step(%0: tensor<4x3xf32> {fsdp.role = #fsdp.state<@model::@of_batch>},
                  %1: tensor<4x3xf32> {fsdp.role = #fsdp.state<@model::@of_rank>},
                  %2: tensor<4x3xf32> {fsdp.role = #fsdp.state<@model::@captured>},
                  %3: tensor<4x3xf32> {fsdp.role = #fsdp.state<@model::@beyond>},
                  %seen: tensor<f32> {fsdp.role = #fsdp.state<@model::@seen>},
                  %scale: tensor<f32> {fsdp.role = #fsdp.state<@model::@scale>})
      -> (tensor<f32> {fsdp.role = #fsdp.loss}, tensor<4x3xf8E5M2>, tensor<4x3xf8E5M2>, tensor<4x3xf8E5M2>, tensor<4x3xf8E5M2>) {
    %loss = arith.constant dense<0.0> : tensor<f32>
    %e = tensor.empty() : tensor<4x3xf8E5M2>
    %of_batch = linalg.generic {indexing_maps = [#id, #one, #id], iterator_types = ["parallel", "parallel"]} ins(%0, %seen : tensor<4x3xf32>, tensor<f32>) outs(%e : tensor<4x3xf8E5M2>) {
    ^bb0(%in: f32, %by: f32, %out: f8E5M2):
      %s = arith.mulf %in, %by : f32
      %t = arith.truncf %s : f32 to f8E5M2
      linalg.yield %t : f8E5M2
    } -> tensor<4x3xf8E5M2>
    %rank = shard.process_linear_index on @grid : index
    %r = arith.index_cast %rank : index to i32
    %f = arith.sitofp %r : i32 to f32
    %of_rank = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%1 : tensor<4x3xf32>) outs(%e : tensor<4x3xf8E5M2>) {
    ^bb0(%in: f32, %out: f8E5M2):
      %s = arith.mulf %in, %f : f32
      %t = arith.truncf %s : f32 to f8E5M2
      linalg.yield %t : f8E5M2
    } -> tensor<4x3xf8E5M2>
    %c = tensor.extract %scale[] : tensor<f32>
    %captured = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%2 : tensor<4x3xf32>) outs(%e : tensor<4x3xf8E5M2>) {
    ^bb0(%in: f32, %out: f8E5M2):
      %s = arith.mulf %in, %c : f32
      %t = arith.truncf %s : f32 to f8E5M2
      linalg.yield %t : f8E5M2
    } -> tensor<4x3xf8E5M2>
    %es = tensor.empty() : tensor<f32>
    %init = linalg.fill ins(%c : f32) outs(%es : tensor<f32>) -> tensor<f32>
    %largest = linalg.generic {indexing_maps = [#id, #one], iterator_types = ["reduction", "reduction"]} ins(%3 : tensor<4x3xf32>) outs(%init : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %m = arith.maximumf %in, %out : f32
      linalg.yield %m : f32
    } -> tensor<f32>
    %beyond = linalg.generic {indexing_maps = [#id, #one, #id], iterator_types = ["parallel", "parallel"]} ins(%3, %largest : tensor<4x3xf32>, tensor<f32>) outs(%e : tensor<4x3xf8E5M2>) {
    ^bb0(%in: f32, %by: f32, %out: f8E5M2):
      %s = arith.divf %in, %by : f32
      %t = arith.truncf %s : f32 to f8E5M2
      linalg.yield %t : f8E5M2
    } -> tensor<4x3xf8E5M2>
    return %loss, %of_batch, %of_rank, %captured, %beyond : tensor<f32>, tensor<4x3xf8E5M2>, tensor<4x3xf8E5M2>, tensor<4x3xf8E5M2>, tensor<4x3xf8E5M2>
  }
  func.func @step_other(%seen: tensor<f32> {fsdp.role = #fsdp.state<@model::@seen>}, %x: tensor<f32> {fsdp.role = #fsdp.input<"x">})
      -> (tensor<f32> {fsdp.role = #fsdp.new_value<@model::@seen>}, tensor<f32> {fsdp.role = #fsdp.loss}) {
    return %x, %x : tensor<f32>, tensor<f32>
  }
}

// -----

// A function that has no use of a parameter takes it as the others do, wherever it
// stands. What the step takes in another type than is stored would be rounded once
// less.

#id = affine_map<(i, j) -> (i, j)>

// CHECK-LABEL: func.func @step_alone
// CHECK-SAME: tensor<4x3xbf16> {fsdp.role = #fsdp.state<@model::@cast>}
// CHECK-SAME: tensor<4x3xf32> {fsdp.gather = bf16, fsdp.role = #fsdp.state<@model::@scaled>}
// CHECK-LABEL: func.func @step(
// CHECK-SAME: tensor<4x3xbf16> {fsdp.role = #fsdp.state<@model::@cast>}
// CHECK-SAME: tensor<4x3xf32> {fsdp.gather = bf16, fsdp.role = #fsdp.state<@model::@scaled>}
// CHECK-SAME: tensor<4x3xbf16> {fsdp.role = #fsdp.state<@model::@twice>}
module {
  fsdp.module @model class "Net" {
    fsdp.param @cast : tensor<4x3xf32>
    fsdp.param @scaled : tensor<4x3xf32>
    fsdp.param @twice : tensor<4x3xf32>
  }
  func.func @step_alone(%cast: tensor<4x3xf32> {fsdp.role = #fsdp.state<@model::@cast>},
                        %scaled: tensor<4x3xf32> {fsdp.role = #fsdp.state<@model::@scaled>})
      -> (tensor<f32> {fsdp.role = #fsdp.loss}) {
    %loss = arith.constant dense<0.0> : tensor<f32>
    return %loss : tensor<f32>
  }
  func.func @step(%cast: tensor<4x3xf32> {fsdp.role = #fsdp.state<@model::@cast>},
                  %scaled: tensor<4x3xf32> {fsdp.role = #fsdp.state<@model::@scaled>},
                  %twice: tensor<4x3xbf16> {fsdp.role = #fsdp.state<@model::@twice>})
      -> (tensor<f32> {fsdp.role = #fsdp.loss}, tensor<4x3xbf16>, tensor<4x3xbf16>, tensor<4x3xf8E5M2>) {
    %loss = arith.constant dense<0.0> : tensor<f32>
    %e = tensor.empty() : tensor<4x3xbf16>
    %0 = arith.truncf %cast : tensor<4x3xf32> to tensor<4x3xbf16>
    %1 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%scaled : tensor<4x3xf32>) outs(%e : tensor<4x3xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %s = arith.negf %in : f32
      %t = arith.truncf %s : f32 to bf16
      linalg.yield %t : bf16
    } -> tensor<4x3xbf16>
    %2 = arith.truncf %twice : tensor<4x3xbf16> to tensor<4x3xf8E5M2>
    return %loss, %0, %1, %2 : tensor<f32>, tensor<4x3xbf16>, tensor<4x3xbf16>, tensor<4x3xf8E5M2>
  }
}

// -----

// What is made of parameters stands in their order, also if what it is made of
// begins the step.

#id = affine_map<(i) -> (i)>

// CHECK-LABEL: func.func @step_first
// CHECK-SAME: %[[A:[a-z0-9]+]]: tensor<4x3xf32> {fsdp.gather = bf16
// CHECK-SAME: %[[B:[a-z0-9]+]]: tensor<4x3xf32> {fsdp.gather = bf16
// CHECK: %[[NARROW_A:.*]] = linalg.generic {{.*}} ins(%[[A]] : tensor<4x3xf32>) outs(%{{.*}} : tensor<4x3xbf16>)
// CHECK: %[[NARROW_B:.*]] = linalg.generic {{.*}} ins(%[[B]] : tensor<4x3xf32>) outs(%{{.*}} : tensor<4x3xbf16>)
// CHECK: tensor.collapse_shape %[[NARROW_A]]
// CHECK: tensor.collapse_shape %[[NARROW_B]]
module {
  fsdp.module @model class "Net" {
    fsdp.param @a : tensor<4x3xf32>
    fsdp.param @b : tensor<4x3xf32>
  }
  func.func @step_first(%a: tensor<4x3xf32> {fsdp.role = #fsdp.state<@model::@a>},
                        %b: tensor<4x3xf32> {fsdp.role = #fsdp.state<@model::@b>})
      -> (tensor<f32> {fsdp.role = #fsdp.loss}, tensor<12xbf16>, tensor<12xbf16>) {
    %fa = tensor.collapse_shape %a [[0, 1]] : tensor<4x3xf32> into tensor<12xf32>
    %fb = tensor.collapse_shape %b [[0, 1]] : tensor<4x3xf32> into tensor<12xf32>
    %loss = arith.constant dense<0.0> : tensor<f32>
    %e = tensor.empty() : tensor<12xbf16>
    %0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%fa : tensor<12xf32>) outs(%e : tensor<12xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %s = arith.negf %in : f32
      %t = arith.truncf %s : f32 to bf16
      linalg.yield %t : bf16
    } -> tensor<12xbf16>
    %1 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%fb : tensor<12xf32>) outs(%e : tensor<12xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %s = arith.negf %in : f32
      %t = arith.truncf %s : f32 to bf16
      linalg.yield %t : bf16
    } -> tensor<12xbf16>
    return %loss, %0, %1 : tensor<f32>, tensor<12xbf16>, tensor<12xbf16>
  }
}
