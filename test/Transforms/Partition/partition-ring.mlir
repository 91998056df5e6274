// Keys and values of parts of a sequence go around the ranks, where that is asked
// for or costs less.

// RUN: fsdp-opt %s -fsdp-parallel-plan -fsdp-partition=context=ring -canonicalize | FileCheck %s
// RUN: fsdp-opt %s -fsdp-parallel-plan -fsdp-partition=context=ring | FileCheck %s --check-prefix=COUNT
// RUN: fsdp-opt %s -fsdp-parallel-plan -fsdp-partition | FileCheck %s --check-prefix=GATHER
// RUN: fsdp-opt %s -fsdp-parallel-plan "-fsdp-partition=context=gather machine=cpu-16" | FileCheck %s --check-prefix=GATHER
// RUN: fsdp-opt %s -fsdp-parallel-plan -fsdp-partition=context=ring --remarks-filter=fsdp-partition -o /dev/null 2>&1 | FileCheck %s --check-prefix=FORCED
// RUN: fsdp-opt %s -fsdp-parallel-plan -fsdp-partition --remarks-filter=fsdp-partition -o /dev/null 2>&1 | FileCheck %s --check-prefix=NONE
// RUN: fsdp-opt %s -fsdp-parallel-plan "-fsdp-partition=machine=%S/Inputs/fast-link.json" --remarks-filter=fsdp-partition -o /dev/null 2>&1 | FileCheck %s --check-prefix=FAST
// RUN: fsdp-opt %s -fsdp-parallel-plan "-fsdp-partition=machine=cpu-16" --remarks-filter=fsdp-partition -o /dev/null 2>&1 | FileCheck %s --check-prefix=SLOW

// Only results are gathered.
// COUNT-NOT: fsdp.all_gather
// COUNT-COUNT-14: fsdp.permute
// COUNT-COUNT-4: fsdp.all_gather
// COUNT-NOT: fsdp.{{all|permute}}
// GATHER-NOT: fsdp.permute
// GATHER: fsdp.all_gather
// FORCED: keys and values go around over axis 1, 3 blocks of 128 bytes: as asked for
// NONE: keys and values are gathered over axis 1, 3 blocks of 128 bytes: no machine is named
// FAST: keys and values go around over axis 1, 3 blocks of 128 bytes: {{[0-9.]+}} ms around, {{[0-9.]+}} ms gathered on fast-link
// SLOW: keys and values are gathered over axis 1, 3 blocks of 128 bytes: {{[0-9.]+}} ms around, {{[0-9.]+}} ms gathered on cpu-16

shard.grid @grid(shape = 2x3) {fsdp.axis_names = ["dp", "cp"]}
fsdp.module @model class "Block" {
  fsdp.param @scale : tensor<4xf32>
}

// CHECK-LABEL: func.func @step(
// CHECK-SAME: %[[Q0:[a-z0-9]+]]: tensor<1x12x2x4xf32>
// CHECK-SAME: %[[K0:[a-z0-9]+]]: tensor<1x12x1x4xf32>
// CHECK-DAG: %[[Q:.*]] = linalg.transpose ins(%{{.*}} : tensor<1x4x2x4xf32>)
// CHECK-DAG: %[[K:.*]] = linalg.exp ins(%{{.*}} : tensor<1x1x4x4xf32>)
// A block is on its way while one is attended to. The own block is causal by itself;
// rows of others have their places.
// CHECK: %[[K1:.*]] = fsdp.permute %[[K]] by 1 on @grid axes [1]
// CHECK: %[[V1:.*]] = fsdp.permute %[[K]] by 1 on @grid axes [1]
// CHECK: fsdp.attention %[[Q]], %[[K]], %[[K]] causal scale
// CHECK: %[[K2:.*]] = fsdp.permute %[[K1]] by 1 on @grid axes [1]
// CHECK: %[[V2:.*]] = fsdp.permute %[[V1]] by 1 on @grid axes [1]
// CHECK: %[[F1:.*]] = linalg.generic {{.*}} outs(%{{.*}} : tensor<i64>)
// CHECK: fsdp.attention %[[Q]], %[[K1]], %[[V1]] from %[[F1]] causal scale
// CHECK: math.log
// CHECK-NOT: fsdp.permute
// CHECK: %[[F2:.*]] = linalg.generic {{.*}} outs(%{{.*}} : tensor<i64>)
// CHECK: fsdp.attention %[[Q]], %[[K2]], %[[V2]] from %[[F2]] causal scale
// CHECK: math.log
// Blocks go around once more, and gradients with them.
// CHECK: fsdp.permute %[[K]] by 1
// CHECK: fsdp.permute %[[K]] by 1
// CHECK: %{{.*}}, %[[KG:.*]], %[[VG:.*]] = fsdp.attention_grad
// CHECK: %[[KG1:.*]] = fsdp.permute %[[KG]] by 1
// CHECK: %[[VG1:.*]] = fsdp.permute %[[VG]] by 1
// CHECK-COUNT-2: fsdp.permute
// CHECK: %[[QG1:.*]], %[[KP1:.*]], %[[VP1:.*]] = fsdp.attention_grad
// CHECK: ins(%[[KG1]], %[[KP1]] : tensor<1x1x4x4xf32>, tensor<1x1x4x4xf32>)
// CHECK-COUNT-2: fsdp.permute
// CHECK: fsdp.attention_grad
// CHECK-COUNT-2: fsdp.permute
// CHECK-NOT: fsdp.permute
// CHECK: return
func.func @step(
    %scale: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@scale>},
    %q0: tensor<1x12x2x4xf32> {fsdp.role = #fsdp.input<"q">},
    %k0: tensor<1x12x1x4xf32> {fsdp.role = #fsdp.input<"k">})
    -> (tensor<1x2x12x4xf32>, tensor<1x2x12x4xf32>, tensor<1x1x12x4xf32>,
        tensor<1x1x12x4xf32>) {
  %e0 = tensor.empty() : tensor<1x2x12x4xf32>
  %q = linalg.transpose ins(%q0 : tensor<1x12x2x4xf32>) outs(%e0 : tensor<1x2x12x4xf32>)
      permutation = [0, 2, 1, 3]
  %e1 = tensor.empty() : tensor<1x1x12x4xf32>
  %k1 = linalg.transpose ins(%k0 : tensor<1x12x1x4xf32>) outs(%e1 : tensor<1x1x12x4xf32>)
      permutation = [0, 2, 1, 3]
  // What is only moved is whole already.
  %k = linalg.exp ins(%k1 : tensor<1x1x12x4xf32>) outs(%e1 : tensor<1x1x12x4xf32>)
      -> tensor<1x1x12x4xf32>
  %out, %sums = fsdp.attention %q, %k, %k causal scale 0.5
      : (tensor<1x2x12x4xf32>, tensor<1x1x12x4xf32>, tensor<1x1x12x4xf32>)
      -> (tensor<1x2x12x4xf32>, tensor<1x2x12xf32>)
  %g:3 = fsdp.attention_grad %out, %q, %k, %k, %out, %sums causal scale 0.5
      : (tensor<1x2x12x4xf32>, tensor<1x2x12x4xf32>, tensor<1x1x12x4xf32>,
         tensor<1x1x12x4xf32>, tensor<1x2x12x4xf32>, tensor<1x2x12xf32>)
      -> (tensor<1x2x12x4xf32>, tensor<1x1x12x4xf32>, tensor<1x1x12x4xf32>)
  return %out, %g#0, %g#1, %g#2 : tensor<1x2x12x4xf32>, tensor<1x2x12x4xf32>,
      tensor<1x1x12x4xf32>, tensor<1x1x12x4xf32>
}
