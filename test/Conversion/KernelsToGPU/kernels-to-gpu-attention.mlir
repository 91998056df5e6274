// RUN: fsdp-opt %s --fsdp-outline-kernels --fsdp-kernels-to-gpu --cse --split-input-file | FileCheck %s

// A block of four warps for 64 rows of a head of a batch. Tiles of 64 keys and of
// values pass through memory of the block, which has two of each: one is copied, 16
// bytes at a time, while the other one is read, values as the transpose. Of causal
// blocks the last ones come first. Half of a tile on average is whole, one is cut.

// CHECK-LABEL: func.func private @forward(
// CHECK-DAG: %[[BLOCKS:.*]] = arith.constant 16 : index
// CHECK-DAG: %[[THREADS:.*]] = arith.constant 128 : index
// CHECK: gpu.launch_func @fsdp_kernels::@[[KERNEL:.*]] blocks in (%[[BLOCKS]], %{{.*}}, %{{.*}}) threads in (%[[THREADS]], %{{.*}}, %{{.*}})
// CHECK: gpu.func @[[KERNEL]](%[[Q:[a-z0-9]+]]: memref<2x128x4x16xbf16> {{{[^}]*}}llvm.readonly}, %[[KV:[a-z0-9]+]]: memref<2x128x4x16xbf16> {{{[^}]*}}llvm.readonly}, %[[O:[a-z0-9]+]]: memref<2x128x4x16xbf16> {{{[^}]*}}llvm.noalias}, %[[L:[a-z0-9]+]]: memref<2x4x128xf32> {{{[^}]*}}llvm.noalias})
// CHECK-SAME: workgroup(%[[KEYS:.*]] : memref<128x24xbf16, #gpu.address_space<workgroup>> {llvm.align = 16 : i64}, %[[VALUES:.*]] : memref<128x24xbf16, #gpu.address_space<workgroup>> {llvm.align = 16 : i64})
// CHECK-SAME: known_block_size = array<i32: 128, 1, 1>, known_grid_size = array<i32: 16, 1, 1>
// CHECK: %[[TILE:.*]] = arith.subi %{{.*}}, %{{.*}} : index
// CHECK-COUNT-4: vector.load %[[Q]]{{.*}} {alignment = 4 : i64} : memref<2x128x4x16xbf16>, vector<2xbf16>
// CHECK: gpu.barrier
// CHECK: scf.if
// CHECK: builtin.unrealized_conversion_cast %[[KEYS]] : memref<128x24xbf16, #gpu.address_space<workgroup>> to !llvm.struct<(ptr<3>, ptr<3>, i32, array<2 x i32>, array<2 x i32>)>
// CHECK: builtin.unrealized_conversion_cast %[[KV]] : memref<2x128x4x16xbf16> to !llvm.struct<(ptr, ptr, i32, array<4 x i32>, array<4 x i32>)>
// CHECK: nvvm.cp.async.shared.global %{{.*}}, %{{.*}}, 16, cache =  cg : !llvm.ptr<3>, !llvm.ptr<1>
// CHECK: builtin.unrealized_conversion_cast %[[VALUES]]
// CHECK: nvvm.cp.async.shared.global
// CHECK: nvvm.cp.async.commit.group
// CHECK: scf.for
// CHECK-NEXT: nvvm.cp.async.wait.group 0
// CHECK-NEXT: gpu.barrier
// CHECK: %[[NEXT:.*]] = arith.addi
// CHECK-NEXT: %[[THERE:.*]] = arith.cmpi ult, %[[NEXT]], %{{.*}}
// CHECK-NEXT: scf.if %[[THERE]] {
// CHECK-COUNT-2: nvvm.cp.async.shared.global
// CHECK: nvvm.cp.async.commit.group
// CHECK: nvvm.ldmatrix %{{.*}} {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32
// Eight products for the scores of 64 columns, eight for the sums of values.
// CHECK-COUNT-16: nvvm.mma.sync {{.*}} {layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, multiplicandAPtxType = #nvvm.mma_type<bf16>, multiplicandBPtxType = #nvvm.mma_type<bf16>, shape = #nvvm.shape<m = 16, n = 8, k = 16>} : (i32, i32, f32)
// CHECK: } {fsdp.trips = 5.000000e-01 : f64}
// CHECK: scf.for
// CHECK: arith.cmpi ule
// CHECK: } {fsdp.trips = 1.000000e+00 : f64}
// CHECK: math.log
// CHECK: memref.store %{{.*}}, %[[L]]
// CHECK: vector.store %{{.*}}, %[[O]]{{.*}} vector<2xbf16>
// CHECK-NOT: scf.for
// CHECK: gpu.return
#rows = affine_map<(b, h, t, d) -> (b, t, h, d)>
func.func private @forward(%q: memref<2x128x4x16xbf16>, %kv: memref<2x128x4x16xbf16>, %o: memref<2x128x4x16xbf16>, %l: memref<2x4x128xf32>) attributes {fsdp.segment = "s"} {
  fsdp.flash_attention %q, %kv, %kv into %o, %l causal scale 0.25 maps [#rows, #rows, #rows, #rows]
      : (memref<2x128x4x16xbf16>, memref<2x128x4x16xbf16>, memref<2x128x4x16xbf16>, memref<2x128x4x16xbf16>, memref<2x4x128xf32>) -> ()
  return
}

// -----

// 100 rows are two tiles, whose last rows are computed twice and not stored. Of 150
// columns two tiles are whole, and the rest has no weight behind the last column.
// The mask's only row is read for all.

// CHECK-LABEL: func.func private @rests(
// CHECK: gpu.func @{{.*}}(%{{.*}}: memref<2x3x100x32xf16> {{.*}}, %[[M:[a-z0-9]+]]: memref<2x1x1x150xi1> {{.*}}, %[[O:[a-z0-9]+]]: memref<2x3x100x32xf16> {{.*}}, %[[L:[a-z0-9]+]]: memref<2x3x100xf32>
// CHECK-SAME: known_block_size = array<i32: 128, 1, 1>, known_grid_size = array<i32: 12, 1, 1>
// CHECK: %[[INSIDE:.*]] = arith.cmpi ult, %[[ROW:.*]], %c100
// CHECK: arith.minui %[[ROW]], %c99
// CHECK: scf.for
// CHECK: nvvm.mma.sync {{.*}} shape = #nvvm.shape<m = 16, n = 8, k = 16>} : (vector<2xf16>, vector<2xf16>, f32)
// CHECK: memref.load %[[M]][%{{.*}}, %c0, %c0, %{{.*}}] : memref<2x1x1x150xi1>
// CHECK-NOT: arith.cmpi ult, %{{.*}}, %c150
// CHECK: } {fsdp.trips = 2.000000e+00 : f64}
// CHECK: arith.cmpi ult, %{{.*}}, %c150
// CHECK: } {fsdp.trips = 1.000000e+00 : f64}
// CHECK: %[[FIRST:.*]] = arith.andi %{{.*}}, %[[INSIDE]] : i1
// CHECK: scf.if %[[FIRST]] {
// CHECK-NEXT: memref.store %{{.*}}, %[[L]]
// CHECK: scf.if %[[INSIDE]] {
// CHECK: vector.store %{{.*}}, %[[O]]
func.func private @rests(%q: memref<2x3x100x32xf16>, %k: memref<2x3x150x32xf16>, %v: memref<2x3x150x32xf16>, %m: memref<2x1x1x150xi1>, %o: memref<2x3x100x32xf16>, %l: memref<2x3x100xf32>) attributes {fsdp.segment = "s"} {
  fsdp.flash_attention %q, %k, %v mask %m into %o, %l scale 0.25
      maps [affine_map<(b, h, t, d) -> (b, h, t, d)>, affine_map<(b, h, t, d) -> (b, h, t, d)>, affine_map<(b, h, t, d) -> (b, h, t, d)>, affine_map<(b, h, t, d) -> (b, h, t, d)>]
      : (memref<2x3x100x32xf16>, memref<2x3x150x32xf16>, memref<2x3x150x32xf16>, memref<2x1x1x150xi1>, memref<2x3x100x32xf16>, memref<2x3x100xf32>) -> ()
  return
}

// -----

// Rows of 128 elements: three tiles of 64 would not fit, those of 32 do. Of three
// tiles of columns blocks of 64 rows see 0, 2, 2 and 2 whole, 2, 1, 1 and 1 cut.
// Heads share keys, and take turns.

// CHECK-LABEL: func.func private @query_grad(
// CHECK: workgroup(%{{.*}} : memref<64x136xbf16, {{[^%]*}}, %{{.*}} : memref<64x136xbf16, {{[^%]*}})
// CHECK-SAME: known_grid_size = array<i32: 16, 1, 1>
// CHECK: %[[BLOCK:.*]] = gpu.block_id x
// CHECK-NEXT: %[[TURN:.*]] = arith.remui %[[BLOCK]], %c4
// CHECK-NEXT: %[[REST:.*]] = arith.divui %[[BLOCK]], %c4
// CHECK-NEXT: arith.remui %[[REST]], %c4
// CHECK-NEXT: %[[GROUP:.*]] = arith.divui %[[REST]], %c4
// CHECK-NEXT: %[[FIRST:.*]] = arith.muli %[[GROUP]], %c4
// CHECK-NEXT: %[[HEAD:.*]] = arith.addi %[[FIRST]], %[[TURN]]
// CHECK: arith.divui %[[HEAD]], %c2
// CHECK: scf.for
// CHECK: } {fsdp.trips = 1.500000e+00 : f64}
// CHECK: scf.for
// CHECK: } {fsdp.trips = 1.250000e+00 : f64}
// CHECK-NOT: scf.for
// CHECK: gpu.return
#heads = affine_map<(b, h, t, d) -> (b, h, t, d)>
func.func private @query_grad(%g: memref<1x4x200x128xbf16>, %q: memref<1x4x200x128xbf16>, %k: memref<1x2x70x128xbf16>, %v: memref<1x2x70x128xbf16>, %l: memref<1x4x200xf32>, %c: memref<1x4x200xf32>, %dq: memref<1x4x200x128xbf16>) attributes {fsdp.segment = "s"} {
  fsdp.flash_attention_query_grad %g, %q, %k, %v, %l, %c into %dq causal scale 0.25 maps [#heads, #heads, #heads, #heads, #heads]
      : (memref<1x4x200x128xbf16>, memref<1x4x200x128xbf16>, memref<1x2x70x128xbf16>, memref<1x2x70x128xbf16>, memref<1x4x200xf32>, memref<1x4x200xf32>, memref<1x4x200x128xbf16>) -> ()
  return
}

// -----

// Blocks own 64 of 70 columns and add up what the three heads that have these keys
// have to do with them. The first column of the second block is seen by five of
// seven tiles of rows.

// CHECK-LABEL: func.func private @key_grad(
// CHECK: gpu.func @{{.*}} workgroup({{.*}}, %[[NUMBERS:.*]] : memref<128xf32, {{.*}}> {llvm.align = 16 : i64}) kernel
// CHECK-SAME: known_block_size = array<i32: 128, 1, 1>, known_grid_size = array<i32: 4, 1, 1>
// CHECK: scf.for %[[NUMBER:.*]] = %c0 to %c3
// CHECK: %[[HEAD:.*]] = arith.addi %{{.*}}, %[[NUMBER]]
// CHECK: scf.for
// CHECK: memref.load %{{.*}}[%{{.*}}, %[[HEAD]], %{{.*}}] : memref<1x6x200xf32>
// CHECK-COUNT-2: memref.store %{{.*}}, %[[NUMBERS]]
// CHECK: vector.load %[[NUMBERS]]{{.*}} {alignment = 16 : i64} : {{.*}}, vector<4xf32>
// CHECK: } {fsdp.trips = 2.000000e+00 : f64}
// CHECK: } {fsdp.trips = 4.000000e+00 : f64}
// CHECK: } {fsdp.trips = 3.000000e+00 : f64}
// CHECK-COUNT-4: scf.if
// CHECK-NOT: scf.if
// CHECK: gpu.return
#heads = affine_map<(b, h, t, d) -> (b, h, t, d)>
func.func private @key_grad(%g: memref<1x6x200x16xf16>, %q: memref<1x6x200x64xf16>, %k: memref<1x2x70x64xf16>, %v: memref<1x2x70x16xf16>, %l: memref<1x6x200xf32>, %c: memref<1x6x200xf32>, %dk: memref<1x2x70x64xf16>, %dv: memref<1x2x70x16xf16>) attributes {fsdp.segment = "s"} {
  fsdp.flash_attention_key_grad %g, %q, %k, %v, %l, %c into %dk, %dv causal scale 0.25 maps [#heads, #heads, #heads, #heads, #heads, #heads]
      : (memref<1x6x200x16xf16>, memref<1x6x200x64xf16>, memref<1x2x70x64xf16>, memref<1x2x70x16xf16>, memref<1x6x200xf32>, memref<1x6x200xf32>, memref<1x2x70x64xf16>, memref<1x2x70x16xf16>) -> ()
  return
}

// -----

// Views are read as wide as their places allow: 4 neighbours where rows begin at
// multiples of 4, and one by one where they begin anywhere.

// CHECK-LABEL: func.func private @views(
// CHECK: gpu.func @{{.*}}(%[[Q:[a-z0-9]+]]: memref<{{[^%]*}} offset: 8>> {{[^%]*}}, %[[K:[a-z0-9]+]]: memref<{{[^%]*}} offset: 4>> {{[^%]*}}, %[[V:[a-z0-9]+]]: memref<{{[^%]*}} offset: 1>> {{[^%]*}}, %[[O:[a-z0-9]+]]: memref<{{[^%]*}} offset: 3>>
// CHECK: vector.load %[[Q]]{{.*}} {alignment = 4 : i64} {{.*}}, vector<2xf16>
// CHECK-NOT: cp.async.shared
// CHECK: vector.load %[[K]]{{.*}} {alignment = 8 : i64} {{.*}}, vector<4xf16>
// CHECK: llvm.store %{{.*}} {alignment = 16 : i64} : vector<8xf16>, !llvm.ptr<3>
// CHECK: vector.load %[[V]]{{.*}} {alignment = 2 : i64} {{.*}}, vector<1xf16>
// CHECK: llvm.store
// CHECK-NOT: cp.async.shared
// CHECK: memref.store %{{.*}}, %[[O]]
#heads = affine_map<(b, h, t, d) -> (b, h, t, d)>
func.func private @views(%in: memref<1x2x64x64xf16>, %out: memref<1x2x64x64xf16>, %l: memref<1x2x64xf32>) attributes {fsdp.segment = "s"} {
  %q = memref.subview %in[0, 0, 0, 8] [1, 2, 64, 16] [1, 1, 1, 1] : memref<1x2x64x64xf16> to memref<1x2x64x16xf16, strided<[8192, 4096, 64, 1], offset: 8>>
  %k = memref.subview %in[0, 0, 0, 4] [1, 2, 64, 16] [1, 1, 1, 1] : memref<1x2x64x64xf16> to memref<1x2x64x16xf16, strided<[8192, 4096, 64, 1], offset: 4>>
  %v = memref.subview %in[0, 0, 0, 1] [1, 2, 64, 16] [1, 1, 1, 1] : memref<1x2x64x64xf16> to memref<1x2x64x16xf16, strided<[8192, 4096, 64, 1], offset: 1>>
  %o = memref.subview %out[0, 0, 0, 3] [1, 2, 64, 16] [1, 1, 1, 1] : memref<1x2x64x64xf16> to memref<1x2x64x16xf16, strided<[8192, 4096, 64, 1], offset: 3>>
  fsdp.flash_attention %q, %k, %v into %o, %l scale 0.25 maps [#heads, #heads, #heads, #heads]
      : (memref<1x2x64x16xf16, strided<[8192, 4096, 64, 1], offset: 8>>, memref<1x2x64x16xf16, strided<[8192, 4096, 64, 1], offset: 4>>, memref<1x2x64x16xf16, strided<[8192, 4096, 64, 1], offset: 1>>, memref<1x2x64x16xf16, strided<[8192, 4096, 64, 1], offset: 3>>, memref<1x2x64xf32>) -> ()
  return
}

// -----

// Numbers of a mask are added as they are: log2(e) times one may be more than f32 holds.
// What the logarithm of a sum has lost stands beside it.

// CHECK-LABEL: func.func private @numbers(
// CHECK: gpu.func @{{.*}}(%{{.*}}: memref<1x1x64x16xf16> {{.*}}, %[[M:[a-z0-9]+]]: memref<1x1x64x64xf32> {{.*}}, %{{.*}}: memref<1x1x64x16xf16> {{.*}}, %[[L:[a-z0-9]+]]: memref<1x1x64x2xf32>
// CHECK: %[[SCALE:.*]] = arith.constant 2.500000e-01 : f32
// CHECK: %[[SCALED:.*]] = arith.mulf %{{.*}}, %[[SCALE]] fastmath<contract> : f32
// CHECK: %[[OWN:.*]] = memref.load %[[M]]
// CHECK-NEXT: arith.addf %[[SCALED]], %[[OWN]] fastmath<contract> : f32
// CHECK: %[[ABOVE:.*]] = arith.subf
// CHECK-NEXT: %[[LOG2E:.*]] = arith.constant 1.44269502 : f32
// CHECK-NEXT: %[[EXPONENT:.*]] = arith.mulf %[[ABOVE]], %[[LOG2E]] fastmath<contract> : f32
// CHECK: llvm.call_intrinsic "llvm.nvvm.ex2.approx.ftz"(%[[EXPONENT]])
// CHECK: %[[LOGARITHM:.*]] = math.log
// CHECK: %[[SUM:.*]] = arith.addf %[[LARGEST:.*]], %[[LOGARITHM]] fastmath<contract> : f32
// CHECK: %[[KEPT:.*]] = arith.subf %[[SUM]], %[[LARGEST]] fastmath<contract> : f32
// CHECK: arith.subf %[[LOGARITHM]], %[[KEPT]] fastmath<contract> : f32
// CHECK: memref.store %{{.*}}, %[[L]][%{{.*}}, %{{.*}}, %{{.*}}, %c0{{.*}}] : memref<1x1x64x2xf32>
// CHECK: memref.store %{{.*}}, %[[L]][%{{.*}}, %{{.*}}, %{{.*}}, %c1{{.*}}] : memref<1x1x64x2xf32>
func.func private @numbers(%q: memref<1x1x64x16xf16>, %m: memref<1x1x64x64xf32>, %o: memref<1x1x64x16xf16>, %l: memref<1x1x64x2xf32>) attributes {fsdp.segment = "s"} {
  fsdp.flash_attention %q, %q, %q mask %m into %o, %l scale 0.25
      maps [affine_map<(b, h, t, d) -> (b, h, t, d)>, affine_map<(b, h, t, d) -> (b, h, t, d)>, affine_map<(b, h, t, d) -> (b, h, t, d)>, affine_map<(b, h, t, d) -> (b, h, t, d)>]
      : (memref<1x1x64x16xf16>, memref<1x1x64x16xf16>, memref<1x1x64x16xf16>, memref<1x1x64x64xf32>, memref<1x1x64x16xf16>, memref<1x1x64x2xf32>) -> ()
  return
}

// -----

// A mask that is computed: the kernel reads what it is made of where the maps say, at a
// row and column that there are, and computes the element by the ops of the region.

// CHECK-LABEL: func.func private @computed(
// CHECK: gpu.func @{{.*}}(%{{.*}}: memref<2x2x100x16xf16> {{.*}}, %[[IDS:[a-z0-9]+]]: memref<2x102xi32> {{{[^}]*}}llvm.readonly}, %[[SLOPES:[a-z0-9]+]]: memref<2xf32> {{{[^}]*}}llvm.readonly},
// CHECK: %[[PRODUCT:.*]] = arith.mulf %{{.*}}, %{{.*}} fastmath<contract> : f32
// CHECK: %[[ROW:.*]] = arith.minui %{{.*}}, %c99{{.*}} : index
// CHECK: %[[COLUMN:.*]] = arith.minui %{{.*}}, %c99{{.*}} : index
// CHECK: %[[LATER:.*]] = arith.addi %[[ROW]], %c2{{.*}} : index
// CHECK: %[[OWN:.*]] = memref.load %[[IDS]][%[[BATCH:.*]], %[[LATER]]] : memref<2x102xi32>
// CHECK: %[[OTHER:.*]] = memref.load %[[IDS]][%[[BATCH]], %[[COLUMN]]] : memref<2x102xi32>
// CHECK: %[[SLOPE:.*]] = memref.load %[[SLOPES]][%{{.*}}] : memref<2xf32>
// CHECK: %[[SAME:.*]] = arith.cmpi eq, %[[OWN]], %[[OTHER]] : i32
// CHECK: %[[BIAS:.*]] = arith.select %[[SAME]], %[[SLOPE]], %{{.*}} : f32
// CHECK: %[[NARROW:.*]] = arith.truncf %[[BIAS]] : f32 to f16
// CHECK: %[[MASK:.*]] = arith.extf %[[NARROW]] : f16 to f32
// CHECK: arith.addf %[[PRODUCT]], %[[MASK]] fastmath<contract> : f32
// CHECK-NOT: fsdp.flash_attention
// CHECK: gpu.return
#heads = affine_map<(b, h, t, d) -> (b, h, t, d)>
func.func private @computed(%q: memref<2x2x100x16xf16>, %ids: memref<2x102xi32>, %slopes: memref<2xf32>, %o: memref<2x2x100x16xf16>, %l: memref<2x2x100x2xf32>) attributes {fsdp.segment = "s"} {
  fsdp.flash_attention %q, %q, %q of %ids, %ids, %slopes into %o, %l scale 0.25 maps [#heads, #heads, #heads, #heads]
      mask [affine_map<(b, h, t, s) -> (b, t + 2)>, affine_map<(b, h, t, s) -> (b, s)>, affine_map<(b, h, t, s) -> (h)>] {
  ^bb0(%b: index, %h: index, %t: index, %s: index, %own: i32, %other: i32, %slope: f32):
    %none = arith.constant -1.0e9 : f32
    %same = arith.cmpi eq, %own, %other : i32
    %bias = arith.select %same, %slope, %none : f32
    %narrow = arith.truncf %bias : f32 to f16
    fsdp.yield %narrow : f16
  } : (memref<2x2x100x16xf16>, memref<2x2x100x16xf16>, memref<2x2x100x16xf16>, memref<2x102xi32>, memref<2x102xi32>, memref<2xf32>, memref<2x2x100x16xf16>, memref<2x2x100x2xf32>) -> ()
  return
}

// -----

// One of truth values of indices alone, in the gradients.

// CHECK-LABEL: func.func private @computed_in_gradients(
// CHECK-DAG: gpu.func @kernel_flash_attention_query_grad
// CHECK-DAG: gpu.func @kernel_flash_attention_key_grad
// CHECK: %[[SUM:.*]] = arith.addi %{{.*}}, %{{.*}} : index
// CHECK-NOT: fsdp.flash_attention
#heads = affine_map<(b, h, t, d) -> (b, h, t, d)>
func.func private @computed_in_gradients(%q: memref<1x1x64x16xbf16>, %l: memref<1x1x64xf32>, %c: memref<1x1x64xf32>, %dq: memref<1x1x64x16xbf16>, %dk: memref<1x1x64x16xbf16>, %dv: memref<1x1x64x16xbf16>) attributes {fsdp.segment = "s"} {
  fsdp.flash_attention_query_grad %q, %q, %q, %q, %l, %c into %dq scale 0.25 maps [#heads, #heads, #heads, #heads, #heads] mask [] {
  ^bb0(%b: index, %h: index, %t: index, %s: index):
    %before = arith.cmpi ule, %s, %t : index
    fsdp.yield %before : i1
  } : (memref<1x1x64x16xbf16>, memref<1x1x64x16xbf16>, memref<1x1x64x16xbf16>, memref<1x1x64x16xbf16>, memref<1x1x64xf32>, memref<1x1x64xf32>, memref<1x1x64x16xbf16>) -> ()
  fsdp.flash_attention_key_grad %q, %q, %q, %q, %l, %c into %dk, %dv scale 0.25 maps [#heads, #heads, #heads, #heads, #heads, #heads] mask [] {
  ^bb0(%b: index, %h: index, %t: index, %s: index):
    %before = arith.cmpi ule, %s, %t : index
    fsdp.yield %before : i1
  } : (memref<1x1x64x16xbf16>, memref<1x1x64x16xbf16>, memref<1x1x64x16xbf16>, memref<1x1x64x16xbf16>, memref<1x1x64xf32>, memref<1x1x64xf32>, memref<1x1x64x16xbf16>, memref<1x1x64x16xbf16>) -> ()
  return
}
