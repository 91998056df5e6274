// A mask of numbers may empty a row; blocks of keys that it empties are merged with
// other weights than the whole has, so they only go around where that is asked for.

// RUN: fsdp-opt %s -fsdp-parallel-plan -fsdp-partition=context=ring -verify-diagnostics -o /dev/null
// RUN: fsdp-opt %s -fsdp-parallel-plan "-fsdp-partition=machine=%S/Inputs/fast-link.json" --remarks-filter=fsdp-partition -o /dev/null 2>&1 | FileCheck %s

// CHECK: keys and values go around over axis 1, 3 blocks of 128 bytes: {{[0-9.]+}} ms around
// CHECK: keys and values are gathered over axis 1, 3 blocks of 128 bytes: a mask of numbers may empty rows
// The gradient has whole ones then.
// CHECK-NOT: keys and values

shard.grid @grid(shape = 2x3) {fsdp.axis_names = ["dp", "cp"]}
fsdp.module @model class "Block" {
  fsdp.param @scale : tensor<4xf32>
}

func.func @step(
    %scale: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@scale>},
    %q0: tensor<1x12x2x4xf32> {fsdp.role = #fsdp.input<"q">},
    %k0: tensor<1x12x1x4xf32> {fsdp.role = #fsdp.input<"k">})
    -> (tensor<1x2x12x4xf32>, tensor<1x2x12x4xf32>, tensor<1x2x12x4xf32>) {
  %e0 = tensor.empty() : tensor<1x2x12x4xf32>
  %q = linalg.transpose ins(%q0 : tensor<1x12x2x4xf32>) outs(%e0 : tensor<1x2x12x4xf32>)
      permutation = [0, 2, 1, 3]
  %e1 = tensor.empty() : tensor<1x1x12x4xf32>
  %k1 = linalg.transpose ins(%k0 : tensor<1x12x1x4xf32>) outs(%e1 : tensor<1x1x12x4xf32>)
      permutation = [0, 2, 1, 3]
  %k = linalg.exp ins(%k1 : tensor<1x1x12x4xf32>) outs(%e1 : tensor<1x1x12x4xf32>)
      -> tensor<1x1x12x4xf32>
  %truths = arith.constant dense<true> : tensor<1x1x1x12xi1>
  %numbers = arith.constant dense<-1.0e9> : tensor<1x1x1x12xf32>
  %a, %as = fsdp.attention %q, %k, %k mask %truths scale 0.5
      : (tensor<1x2x12x4xf32>, tensor<1x1x12x4xf32>, tensor<1x1x12x4xf32>,
         tensor<1x1x1x12xi1>) -> (tensor<1x2x12x4xf32>, tensor<1x2x12xf32>)
  // expected-warning @below {{the weights of a row that this mask of numbers empties, as -1e9 does, are not those of whole keys where these go around}}
  // expected-note @below {{a mask of i1 has no such rows, nor has context=gather}}
  %b, %bs = fsdp.attention %q, %k, %k mask %numbers scale 0.5
      : (tensor<1x2x12x4xf32>, tensor<1x1x12x4xf32>, tensor<1x1x12x4xf32>,
         tensor<1x1x1x12xf32>) -> (tensor<1x2x12x4xf32>, tensor<1x2x12xf32>)
  // Once for all.
  %g:3 = fsdp.attention_grad %b, %q, %k, %k, %b, %bs mask %numbers scale 0.5
      : (tensor<1x2x12x4xf32>, tensor<1x2x12x4xf32>, tensor<1x1x12x4xf32>,
         tensor<1x1x12x4xf32>, tensor<1x2x12x4xf32>, tensor<1x2x12xf32>,
         tensor<1x1x1x12xf32>)
      -> (tensor<1x2x12x4xf32>, tensor<1x1x12x4xf32>, tensor<1x1x12x4xf32>)
  return %a, %b, %g#0 : tensor<1x2x12x4xf32>, tensor<1x2x12x4xf32>, tensor<1x2x12x4xf32>
}
