// Upstream's propagation of shardings passes the ops that exporters write, and its
// partition gives each rank the same ops on parts.
// RUN: fsdp-opt %s --pass-pipeline='builtin.module(func.func(sharding-propagation{traversal=forward}))' | FileCheck %s
// RUN: fsdp-opt %s --pass-pipeline='builtin.module(func.func(sharding-propagation{traversal=forward}, shard-partition))' | FileCheck %s --check-prefix=PART

shard.grid @grid(shape = 2x2)
fsdp.module @model class "Net" {
  fsdp.param @w : tensor<4x8xf32>
}

// CHECK-LABEL: func.func @identities
// PART-LABEL: func.func @identities
// PART-SAME: (%[[X:.*]]: tensor<2x8xf32>, %[[Y:.*]]: tensor<3xf32>)
func.func @identities(%x: tensor<4x8xf32>, %y: tensor<6xf32>) -> (tensor<4x8xf32>, tensor<6xf32>) {
  // CHECK: %[[ROWS:.*]] = shard.sharding @grid split_axes = {{\[\[}}0]]
  %rows = shard.sharding @grid split_axes = [[0]] : !shard.sharding
  %x1 = shard.shard %x to %rows : tensor<4x8xf32>
  // CHECK: %[[B:.*]] = fsdp.boundary enter @model
  // CHECK-NEXT: %[[S:.*]] = shard.sharding @grid split_axes = {{\[\[}}0]]
  // CHECK-NEXT: shard.shard %[[B]] to %[[S]] : tensor<4x8xf32>
  // PART: %[[B:.*]] = fsdp.boundary enter @model call 0 %[[X]] : tensor<2x8xf32>
  %x2 = fsdp.boundary enter @model call 0 %x1 : tensor<4x8xf32>
  // Tensors of a barrier are apart.
  %columns = shard.sharding @grid split_axes = [[1]] : !shard.sharding
  %y1 = shard.shard %y to %columns : tensor<6xf32>
  // CHECK: %[[P:.*]]:2 = fsdp.barrier
  // CHECK-NEXT: %[[S1:.*]] = shard.sharding @grid split_axes = {{\[\[}}1]]
  // CHECK-NEXT: shard.shard %[[P]]#1 to %[[S1]] : tensor<6xf32>
  // CHECK-NEXT: %[[S0:.*]] = shard.sharding @grid split_axes = {{\[\[}}0]]
  // CHECK-NEXT: shard.shard %[[P]]#0 to %[[S0]] : tensor<4x8xf32>
  // PART: fsdp.barrier %[[B]], %[[Y]] : tensor<2x8xf32>, tensor<3xf32>
  %0:2 = fsdp.barrier %x2, %y1 : tensor<4x8xf32>, tensor<6xf32>
  // A gradient is whole.
  // CHECK: %[[S2:.*]] = shard.sharding @grid split_axes = {{\[\[}}]]
  // CHECK-NEXT: %[[W:.*]] = shard.shard %{{.*}} to %[[S2]] annotate_for_users : tensor<4x8xf32>
  // CHECK-NEXT: fsdp.grad @model::@w %[[W]]
  // PART: shard.all_gather %{{.*}} gather_axis = 0 : tensor<2x8xf32> -> tensor<4x8xf32>
  // PART: fsdp.grad @model::@w %{{.*}} : tensor<4x8xf32>
  %1 = fsdp.grad @model::@w %0#0 : tensor<4x8xf32>
  return %1, %0#1 : tensor<4x8xf32>, tensor<6xf32>
}

// Batches and heads; what nobody reads needs no sharding.
// CHECK-LABEL: func.func @heads
// CHECK-COUNT-3: split_axes = {{\[\[}}0], [1]]
// CHECK: fsdp.attention
// CHECK: split_axes = {{\[\[}}0], [1]]
// PART-LABEL: func.func @heads
// PART: fsdp.attention {{.*}} -> (tensor<1x4x16x64xf32>, tensor<1x4x16xf32>)
func.func @heads(%q: tensor<2x8x16x64xf32>, %k: tensor<2x8x16x64xf32>, %v: tensor<2x8x16x64xf32>) -> tensor<2x8x16x64xf32> {
  %s = shard.sharding @grid split_axes = [[0], [1]] : !shard.sharding
  %qs = shard.shard %q to %s : tensor<2x8x16x64xf32>
  %out, %lse = fsdp.attention %qs, %k, %v causal scale 0.125
      : (tensor<2x8x16x64xf32>, tensor<2x8x16x64xf32>, tensor<2x8x16x64xf32>)
      -> (tensor<2x8x16x64xf32>, tensor<2x8x16xf32>)
  return %out : tensor<2x8x16x64xf32>
}

// Heads that share keys stay together, and so do the columns of a mask.
// CHECK-LABEL: func.func @grouped
// CHECK: split_axes = {{\[\[}}0], [1]]
// CHECK-COUNT-3: split_axes = {{\[\[}}0]]
// CHECK: fsdp.attention
// CHECK: split_axes = {{\[\[}}0]]
// PART-LABEL: func.func @grouped
// PART: shard.all_gather
// PART: fsdp.attention {{.*}} -> (tensor<1x8x16x64xf32>, tensor<1x8x16xf32>)
func.func @grouped(%q: tensor<2x8x16x64xf32>, %k: tensor<2x4x16x64xf32>, %v: tensor<2x4x16x64xf32>, %mask: tensor<1x1x16x16xi1>) -> tensor<2x8x16x64xf32> {
  %s = shard.sharding @grid split_axes = [[0], [1]] : !shard.sharding
  %qs = shard.shard %q to %s : tensor<2x8x16x64xf32>
  %out, %lse = fsdp.attention %qs, %k, %v mask %mask scale 0.125
      : (tensor<2x8x16x64xf32>, tensor<2x4x16x64xf32>, tensor<2x4x16x64xf32>, tensor<1x1x16x16xi1>)
      -> (tensor<2x8x16x64xf32>, tensor<2x8x16xf32>)
  return %out : tensor<2x8x16x64xf32>
}
