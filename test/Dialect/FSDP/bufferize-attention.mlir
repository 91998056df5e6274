// RUN: fsdp-opt %s --eliminate-empty-tensors --one-shot-bufferize='bufferize-function-boundaries function-boundary-type-conversion=identity-layout-map' --cse --canonicalize | FileCheck %s

#heads = affine_map<(b, h, t, d) -> (b, h, t, d)>
#rows = affine_map<(b, h, t, d) -> (b, t, h, d)>

// Kernels of attention write into the tensors that they are given, where those go
// into a larger one, too, and read rows of parts of larger tensors: nothing is
// copied.
// CHECK-LABEL: func @attention(
// CHECK-SAME: %[[QKV:.*]]: memref<2x8x12x16xbf16>, %[[ALL:.*]]: memref<2x8x6x16xbf16>
// CHECK-NOT: memref.copy
// CHECK-NOT: memref.alloc
// CHECK-DAG: %[[Q:.*]] = memref.subview %[[QKV]][0, 0, 0, 0]
// CHECK-DAG: %[[K:.*]] = memref.subview %[[QKV]][0, 0, 4, 0]
// CHECK-DAG: %[[V:.*]] = memref.subview %[[QKV]][0, 0, 8, 0]
// CHECK-DAG: %[[L:.*]] = memref.alloc() {{.*}} : memref<2x4x8xf32>
// CHECK-DAG: %[[O:.*]] = memref.subview %[[ALL]][0, 0, 1, 0]
// CHECK: fsdp.flash_attention %[[Q]], %[[K]], %[[V]] into %[[O]], %[[L]] causal scale 2.500000e-01 {{.*}} : (memref<2x8x4x16xbf16, strided<[1536, 192, 16, 1]>>, memref<2x8x4x16xbf16, strided<[1536, 192, 16, 1], offset: 64>>, memref<2x8x4x16xbf16, strided<[1536, 192, 16, 1], offset: 128>>, memref<2x8x4x16xbf16, strided<[768, 96, 16, 1], offset: 16>>, memref<2x4x8xf32>) -> ()
// CHECK-NOT: memref.copy
// CHECK-NOT: memref.alloc
// CHECK: return %[[ALL]], %[[L]]
func.func @attention(%qkv: tensor<2x8x12x16xbf16>, %all: tensor<2x8x6x16xbf16> {bufferization.writable = true}) -> (tensor<2x8x6x16xbf16>, tensor<2x4x8xf32>) {
  %q = tensor.extract_slice %qkv[0, 0, 0, 0] [2, 8, 4, 16] [1, 1, 1, 1] : tensor<2x8x12x16xbf16> to tensor<2x8x4x16xbf16>
  %k = tensor.extract_slice %qkv[0, 0, 4, 0] [2, 8, 4, 16] [1, 1, 1, 1] : tensor<2x8x12x16xbf16> to tensor<2x8x4x16xbf16>
  %v = tensor.extract_slice %qkv[0, 0, 8, 0] [2, 8, 4, 16] [1, 1, 1, 1] : tensor<2x8x12x16xbf16> to tensor<2x8x4x16xbf16>
  %l = tensor.empty() : tensor<2x4x8xf32>
  %o = tensor.empty() : tensor<2x8x4x16xbf16>
  %r:2 = fsdp.flash_attention %q, %k, %v into %o, %l causal scale 0.25 maps [#rows, #rows, #rows, #rows]
      : (tensor<2x8x4x16xbf16>, tensor<2x8x4x16xbf16>, tensor<2x8x4x16xbf16>, tensor<2x8x4x16xbf16>, tensor<2x4x8xf32>) -> (tensor<2x8x4x16xbf16>, tensor<2x4x8xf32>)
  %s = tensor.insert_slice %r#0 into %all[0, 0, 1, 0] [2, 8, 4, 16] [1, 1, 1, 1] : tensor<2x8x4x16xbf16> into tensor<2x8x6x16xbf16>
  return %s, %r#1 : tensor<2x8x6x16xbf16>, tensor<2x4x8xf32>
}

// Outputs are not read: what is kept elsewhere of them is not copied there first.
// What the kernel reads it can't write.
// CHECK-LABEL: func @attention_gradients(
// CHECK-SAME: %[[Q:.*]]: memref<1x2x8x16xf16>, %[[L:.*]]: memref<1x2x8xf32>
// CHECK-NOT: memref.copy
// CHECK: %[[DQ:.*]] = memref.alloc() {{.*}} : memref<1x2x8x16xf16>
// CHECK: fsdp.flash_attention_query_grad %[[Q]], %[[Q]], %[[Q]], %[[Q]], %[[L]], %[[L]] into %[[DQ]] scale
// CHECK-DAG: %[[DK:.*]] = memref.alloc() {{.*}} : memref<1x2x8x16xf16>
// CHECK-DAG: %[[DV:.*]] = memref.alloc() {{.*}} : memref<1x2x8x16xf16>
// CHECK: fsdp.flash_attention_key_grad %[[Q]], %[[Q]], %[[Q]], %[[DQ]], %[[L]], %[[L]] into %[[DK]], %[[DV]] scale
// CHECK-NOT: memref.copy
// CHECK: return %[[DQ]], %[[DK]], %[[DV]]
func.func @attention_gradients(%q: tensor<1x2x8x16xf16> {bufferization.writable = true}, %l: tensor<1x2x8xf32>) -> (tensor<1x2x8x16xf16>, tensor<1x2x8x16xf16>, tensor<1x2x8x16xf16>) {
  %dq = fsdp.flash_attention_query_grad %q, %q, %q, %q, %l, %l into %q scale 0.25 maps [#heads, #heads, #heads, #heads, #heads]
      : (tensor<1x2x8x16xf16>, tensor<1x2x8x16xf16>, tensor<1x2x8x16xf16>, tensor<1x2x8x16xf16>, tensor<1x2x8xf32>, tensor<1x2x8xf32>, tensor<1x2x8x16xf16>) -> tensor<1x2x8x16xf16>
  %r:2 = fsdp.flash_attention_key_grad %q, %q, %q, %dq, %l, %l into %q, %dq scale 0.25 maps [#heads, #heads, #heads, #heads, #heads, #heads]
      : (tensor<1x2x8x16xf16>, tensor<1x2x8x16xf16>, tensor<1x2x8x16xf16>, tensor<1x2x8x16xf16>, tensor<1x2x8xf32>, tensor<1x2x8xf32>, tensor<1x2x8x16xf16>, tensor<1x2x8x16xf16>) -> (tensor<1x2x8x16xf16>, tensor<1x2x8x16xf16>)
  return %dq, %r#0, %r#1 : tensor<1x2x8x16xf16>, tensor<1x2x8x16xf16>, tensor<1x2x8x16xf16>
}

// A library does the same.
// CHECK-LABEL: func @library(
// CHECK-SAME: %[[QKV:.*]]: memref<2x8x12x16xbf16>
// CHECK-NOT: memref.copy
// CHECK-DAG: %[[Q:.*]] = memref.subview %[[QKV]][0, 0, 0, 0]
// CHECK: fsdp.library_attention %[[Q]], %[[Q]], %[[Q]] into %[[O:.*]], %[[L:.*]] causal scale
// CHECK-NOT: memref.copy
// CHECK: fsdp.library_attention_grad %[[O]], %[[Q]], %[[Q]], %[[Q]], %[[O]], %[[L]] into %[[DQ:.*]], %[[DK:.*]], %[[DV:.*]] causal scale
// CHECK-NOT: memref.copy
// CHECK: return %[[DQ]], %[[DK]], %[[DV]]
func.func @library(%qkv: tensor<2x8x12x16xbf16>) -> (tensor<2x8x4x16xbf16>, tensor<2x8x4x16xbf16>, tensor<2x8x4x16xbf16>) {
  %q = tensor.extract_slice %qkv[0, 0, 0, 0] [2, 8, 4, 16] [1, 1, 1, 1] : tensor<2x8x12x16xbf16> to tensor<2x8x4x16xbf16>
  %l = tensor.empty() : tensor<2x4x8xf32>
  %o = tensor.empty() : tensor<2x8x4x16xbf16>
  %r:2 = fsdp.library_attention %q, %q, %q into %o, %l causal scale 0.25 maps [#rows, #rows, #rows, #rows]
      : (tensor<2x8x4x16xbf16>, tensor<2x8x4x16xbf16>, tensor<2x8x4x16xbf16>, tensor<2x8x4x16xbf16>, tensor<2x4x8xf32>) -> (tensor<2x8x4x16xbf16>, tensor<2x4x8xf32>)
  %g:3 = fsdp.library_attention_grad %r#0, %q, %q, %q, %r#0, %r#1 into %o, %o, %o causal scale 0.25 maps [#rows, #rows, #rows, #rows, #rows, #rows, #rows, #rows]
      : (tensor<2x8x4x16xbf16>, tensor<2x8x4x16xbf16>, tensor<2x8x4x16xbf16>, tensor<2x8x4x16xbf16>, tensor<2x8x4x16xbf16>, tensor<2x4x8xf32>, tensor<2x8x4x16xbf16>, tensor<2x8x4x16xbf16>, tensor<2x8x4x16xbf16>) -> (tensor<2x8x4x16xbf16>, tensor<2x8x4x16xbf16>, tensor<2x8x4x16xbf16>)
  return %g#0, %g#1, %g#2 : tensor<2x8x4x16xbf16>, tensor<2x8x4x16xbf16>, tensor<2x8x4x16xbf16>
}

// What it does not take is copied: elements that are no neighbours, and rows at
// other places than multiples of 16 bytes.
// CHECK-LABEL: func @library_of_others(
// CHECK-SAME: %[[PACKED:.*]]: memref<1x2x8x16x3xbf16>, %[[WIDE:.*]]: memref<1x8x44xbf16>, %[[ALL:.*]]: memref<1x2x8x20xbf16>
// CHECK: %[[Q:.*]] = memref.alloc() {{.*}} : memref<1x8x2x16xbf16>
// CHECK: memref.copy %{{.*}}, %[[Q]] : memref<1x8x2x16xbf16, strided<[352, 44, 16, 1]>> to memref<1x8x2x16xbf16>
// CHECK: %[[K:.*]] = memref.alloc() {{.*}} : memref<1x2x8x16xbf16>
// CHECK: memref.copy %{{.*}}, %[[K]] : memref<1x2x8x16xbf16, strided<[768, 384, 48, 3], offset: 1>> to memref<1x2x8x16xbf16>
// CHECK: %[[V:.*]] = memref.alloc() {{.*}} : memref<1x2x8x16xbf16>
// CHECK: memref.copy %{{.*}}, %[[V]] : memref<1x2x8x16xbf16, strided<[768, 384, 48, 3], offset: 1>> to memref<1x2x8x16xbf16>
// CHECK: %[[O:.*]] = memref.alloc() {{.*}} : memref<1x2x8x16xbf16>
// CHECK: fsdp.library_attention %[[Q]], %[[K]], %[[V]] into %[[O]], %{{.*}} scale
// CHECK: memref.copy %[[O]], %{{.*}} : memref<1x2x8x16xbf16> to memref<1x2x8x16xbf16, strided<[320, 160, 20, 1], offset: 4>>
func.func @library_of_others(%packed: tensor<1x2x8x16x3xbf16>, %wide: tensor<1x8x44xbf16>, %all: tensor<1x2x8x20xbf16> {bufferization.writable = true}) -> tensor<1x2x8x20xbf16> {
  %k = tensor.extract_slice %packed[0, 0, 0, 0, 1] [1, 2, 8, 16, 1] [1, 1, 1, 1, 1] : tensor<1x2x8x16x3xbf16> to tensor<1x2x8x16xbf16>
  %first = tensor.extract_slice %wide[0, 0, 0] [1, 8, 32] [1, 1, 1] : tensor<1x8x44xbf16> to tensor<1x8x32xbf16>
  %q = tensor.expand_shape %first [[0], [1], [2, 3]] output_shape [1, 8, 2, 16] : tensor<1x8x32xbf16> into tensor<1x8x2x16xbf16>
  %l = tensor.empty() : tensor<1x2x8xf32>
  %o = tensor.empty() : tensor<1x2x8x16xbf16>
  %r:2 = fsdp.library_attention %q, %k, %k into %o, %l scale 0.25 maps [#rows, #heads, #heads, #heads]
      : (tensor<1x8x2x16xbf16>, tensor<1x2x8x16xbf16>, tensor<1x2x8x16xbf16>, tensor<1x2x8x16xbf16>, tensor<1x2x8xf32>) -> (tensor<1x2x8x16xbf16>, tensor<1x2x8xf32>)
  %s = tensor.insert_slice %r#0 into %all[0, 0, 0, 4] [1, 2, 8, 16] [1, 1, 1, 1] : tensor<1x2x8x16xbf16> into tensor<1x2x8x20xbf16>
  return %s : tensor<1x2x8x20xbf16>
}

// What computes a mask's elements goes to the buffers' op, with what it is made of.
// CHECK-LABEL: func @computed_mask(
// CHECK-SAME: %[[Q:.*]]: memref<1x2x8x16xf16>, %[[SLOPES:.*]]: memref<2xf32>
// CHECK: fsdp.flash_attention %[[Q]], %[[Q]], %[[Q]] of %[[SLOPES]] into %{{.*}} scale 2.500000e-01 maps [{{.*}}] mask [#{{.*}}] {
// CHECK-NEXT: ^bb0(%{{.*}}: index, %{{.*}}: index, %{{.*}}: index, %{{.*}}: index, %[[SLOPE:.*]]: f32):
// CHECK-NEXT: fsdp.yield %[[SLOPE]] : f32
// CHECK-NEXT: } : (memref<1x2x8x16xf16>, memref<1x2x8x16xf16>, memref<1x2x8x16xf16>, memref<2xf32>, memref<1x2x8x16xf16>, memref<1x2x8xf32>) -> ()
func.func @computed_mask(%q: tensor<1x2x8x16xf16>, %slopes: tensor<2xf32>) -> (tensor<1x2x8x16xf16>, tensor<1x2x8xf32>) {
  %l = tensor.empty() : tensor<1x2x8xf32>
  %o = tensor.empty() : tensor<1x2x8x16xf16>
  %r:2 = fsdp.flash_attention %q, %q, %q of %slopes into %o, %l scale 0.25 maps [#heads, #heads, #heads, #heads] mask [affine_map<(b, h, t, s) -> (h)>] {
  ^bb0(%b: index, %h: index, %t: index, %s: index, %slope: f32):
    fsdp.yield %slope : f32
  } : (tensor<1x2x8x16xf16>, tensor<1x2x8x16xf16>, tensor<1x2x8x16xf16>, tensor<2xf32>, tensor<1x2x8x16xf16>, tensor<1x2x8xf32>) -> (tensor<1x2x8x16xf16>, tensor<1x2x8xf32>)
  return %r#0, %r#1 : tensor<1x2x8x16xf16>, tensor<1x2x8xf32>
}
