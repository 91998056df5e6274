// RUN: fsdp-opt %s --fsdp-shard-step --fsdp-verify-sharded | FileCheck %s

// What is gathered of marked parameters is computed of parts of shards: largest
// elements of what is none of padding, combined for all parameters at once, and
// then what depends on them. A parameter that nobody reads is gathered all the
// same: it has its place in the unit.

// CHECK-LABEL: func.func @step
// CHECK-SAME: %[[SHARD:.*]]: tensor<12xf32> {fsdp.role = #fsdp.shard<@root>}
// CHECK-SAME: -> (tensor<5x2xf32>, tensor<4x2xf32>, tensor<f32>)
// CHECK-DAG: %[[A:.*]] = tensor.extract_slice %[[SHARD]][0] [6] [1]
// CHECK-DAG: %[[B:.*]] = tensor.extract_slice %[[SHARD]][6] [4] [1]
// CHECK-DAG: %[[C:.*]] = tensor.extract_slice %[[SHARD]][10] [2] [1]
// CHECK: fsdp.all_slice %{{.*}} : (tensor<2xi64>) -> tensor<1xi64>
// CHECK: %[[COUNT:.*]] = linalg.generic
// CHECK: arith.constant 10 : i64
// CHECK: %[[LARGEST_A:.*]] = linalg.generic {{.*}} ins(%[[A]], %[[COUNT]] : tensor<6xf32>, tensor<i64>) outs({{.*}} : tensor<f32>) attrs = {{.*}}fsdp.strict
// CHECK: %[[OWN:.*]] = arith.cmpi slt
// CHECK: arith.select %[[OWN]]
// CHECK: %[[LARGEST_B:.*]] = linalg.generic {{.*}} ins(%[[B]] : tensor<4xf32>) outs({{.*}} : tensor<f32>) attrs = {{.*}}fsdp.strict
// CHECK: %[[ALL:.*]] = fsdp.all_reduce max named "largest_elements" on @grid axes [0] %{{.*}} : (tensor<2xf32>) -> tensor<2xf32>
// CHECK: tensor.extract_slice %[[ALL]][0] [1] [1]
// CHECK: %[[SCALE_A:.*]] = tensor.collapse_shape
// CHECK: tensor.extract_slice %[[ALL]][1] [1] [1]
// CHECK: %[[SCALE_B:.*]] = tensor.collapse_shape
// CHECK: %[[NARROW_A:.*]] = linalg.generic {{.*}} ins(%[[A]], %[[SCALE_A]] : tensor<6xf32>, tensor<f32>) outs({{.*}} : tensor<6xf8E4M3FN>) attrs = {{.*}}fsdp.strict
// CHECK: %[[NARROW_B:.*]] = linalg.generic {{.*}} ins(%[[B]], %[[SCALE_B]] : tensor<4xf32>, tensor<f32>) outs({{.*}} : tensor<4xf8E4M3FN>) attrs = {{.*}}fsdp.strict
// CHECK: tensor.insert_slice %[[NARROW_A]] into %{{.*}}[0] [6] [1]
// CHECK: tensor.insert_slice %[[NARROW_B]] into %{{.*}}[6] [4] [1]
// CHECK: %[[NARROW_C:.*]] = linalg.generic {{.*}} ins(%[[C]] : tensor<2xf32>) outs({{.*}} : tensor<2xf8E4M3FN>) attrs = {{.*}}fsdp.strict
// CHECK: %[[GATHERED:.*]] = tensor.insert_slice %[[NARROW_C]] into %{{.*}}[10] [2] [1]
// CHECK: %[[FULL_A:.*]], %[[FULL_B:.*]], %{{.*}} = fsdp.unshard [@root] %[[GATHERED]] : (tensor<12xf8E4M3FN>) -> (tensor<5x2xf8E4M3FN>, tensor<4x2xf8E4M3FN>, tensor<4xf8E4M3FN>)
// CHECK: arith.extf %[[FULL_A]]
// CHECK: arith.extf %[[FULL_B]]

// CHECK-LABEL: func.func @evaluate
// CHECK-SAME: tensor<12xf32> {fsdp.role = #fsdp.shard<@root>}
// CHECK: fsdp.all_reduce max {{.*}} : (tensor<1xf32>) -> tensor<1xf32>
// CHECK-NOT: fsdp.unshard

#id = affine_map<(i, j) -> (i, j)>
#one = affine_map<(i, j) -> ()>
module {
  shard.grid @grid(shape = 2)
  fsdp.module @model class "Net" {
    fsdp.param @a : tensor<5x2xf32>
    fsdp.param @b : tensor<4x2xf32>
    fsdp.param @c : tensor<4xf32>
  }
  fsdp.unit @root of @model params [@model::@a, @model::@b, @model::@c] on @grid axes [0] reshard never gather f8E4M3FN kind per_param
      layout <per_param, f32, world = 2, numels = [10, 8, 4], paddings = [0, 2, 0, 0]>
  func.func @step(%a: tensor<5x2xf32> {fsdp.gather = f8E4M3FN, fsdp.role = #fsdp.state<@model::@a>},
                  %b: tensor<4x2xf32> {fsdp.gather = f8E4M3FN, fsdp.role = #fsdp.state<@model::@b>},
                  %c: tensor<4xf32> {fsdp.gather = f8E4M3FN, fsdp.role = #fsdp.state<@model::@c>})
      -> (tensor<5x2xf32>, tensor<4x2xf32>, tensor<f32>) {
    %low = arith.constant -1.0e+30 : f32
    %e = tensor.empty() : tensor<f32>
    %init = linalg.fill ins(%low : f32) outs(%e : tensor<f32>) -> tensor<f32>
    %la = linalg.generic {indexing_maps = [#id, #one], iterator_types = ["reduction", "reduction"]} ins(%a : tensor<5x2xf32>) outs(%init : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %m = arith.maximumf %in, %out : f32
      linalg.yield %m : f32
    } -> tensor<f32>
    %ea = tensor.empty() : tensor<5x2xf8E4M3FN>
    %na = linalg.generic {indexing_maps = [#id, #one, #id], iterator_types = ["parallel", "parallel"]} ins(%a, %la : tensor<5x2xf32>, tensor<f32>) outs(%ea : tensor<5x2xf8E4M3FN>) {
    ^bb0(%in: f32, %by: f32, %out: f8E4M3FN):
      %s = arith.divf %in, %by : f32
      %t = arith.truncf %s : f32 to f8E4M3FN
      linalg.yield %t : f8E4M3FN
    } -> tensor<5x2xf8E4M3FN>
    %lb = linalg.generic {indexing_maps = [#id, #one], iterator_types = ["reduction", "reduction"]} ins(%b : tensor<4x2xf32>) outs(%init : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %m = arith.maximumf %in, %out : f32
      linalg.yield %m : f32
    } -> tensor<f32>
    %eb = tensor.empty() : tensor<4x2xf8E4M3FN>
    %nb = linalg.generic {indexing_maps = [#id, #one, #id], iterator_types = ["parallel", "parallel"]} ins(%b, %lb : tensor<4x2xf32>, tensor<f32>) outs(%eb : tensor<4x2xf8E4M3FN>) {
    ^bb0(%in: f32, %by: f32, %out: f8E4M3FN):
      %s = arith.divf %in, %by : f32
      %t = arith.truncf %s : f32 to f8E4M3FN
      linalg.yield %t : f8E4M3FN
    } -> tensor<4x2xf8E4M3FN>
    %ra = arith.extf %na : tensor<5x2xf8E4M3FN> to tensor<5x2xf32>
    %rb = arith.extf %nb : tensor<4x2xf8E4M3FN> to tensor<4x2xf32>
    return %ra, %rb, %lb : tensor<5x2xf32>, tensor<4x2xf32>, tensor<f32>
  }

  // Only the largest element is read: nothing is gathered.
  func.func @evaluate(%a: tensor<5x2xf32> {fsdp.gather = f8E4M3FN, fsdp.role = #fsdp.state<@model::@a>}) -> tensor<f32> {
    %low = arith.constant -1.0e+30 : f32
    %e = tensor.empty() : tensor<f32>
    %init = linalg.fill ins(%low : f32) outs(%e : tensor<f32>) -> tensor<f32>
    %la = linalg.generic {indexing_maps = [#id, #one], iterator_types = ["reduction", "reduction"]} ins(%a : tensor<5x2xf32>) outs(%init : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %m = arith.maximumf %in, %out : f32
      linalg.yield %m : f32
    } -> tensor<f32>
    return %la : tensor<f32>
  }
}
