// RUN: fsdp-opt %s --fsdp-assign-layouts --fsdp-verify-layouts | FileCheck %s
// RUN: fsdp-opt %s --fsdp-assign-layouts=alignment=1 --fsdp-verify-layouts=alignment=1 | FileCheck %s --check-prefix=PACKED
// RUN: fsdp-opt %s --fsdp-assign-layouts=alignment=0 --fsdp-verify-layouts=alignment=0 | FileCheck %s --check-prefix=PACKED
// RUN: fsdp-opt %s --fsdp-assign-layouts=alignment=1 --fsdp-assign-layouts | FileCheck %s
// RUN: fsdp-opt %s --fsdp-assign-layouts --remarks-filter=fsdp-assign-layouts 2>&1 >/dev/null | FileCheck %s --check-prefix=REMARK

shard.grid @grid(shape = 2x2)
fsdp.module @model class "Net" {
  fsdp.param @a : tensor<2x3xf32>
  fsdp.param @b : tensor<5xf32>
  fsdp.param @c : tensor<3xbf16>
  fsdp.param @d : tensor<9xbf16>
  fsdp.param @e : tensor<3xf64>
  fsdp.param @f : tensor<f64>
  fsdp.param @g : tensor<2x3xf32>
  fsdp.param @h : tensor<5xf32>
  fsdp.param @i : tensor<6xf32>
  fsdp.param @j : tensor<5xf32>
  fsdp.param @k : tensor<7xf32>
}
// 16 bytes are 4 f32, 8 bf16, 2 f64; the tail goes up to a multiple of the ranks.
// CHECK: fsdp.unit @u {{.*}} layout <flat, f32, world = 4, numels = [6, 5], paddings = [0, 2, 3]>
// CHECK: fsdp.unit @half {{.*}} layout <flat, bf16, world = 2, numels = [3, 9], paddings = [0, 5, 1]>
// CHECK: fsdp.unit @double {{.*}} layout <flat, f64, world = 4, numels = [3, 1], paddings = [0, 1, 3]>
// PACKED: fsdp.unit @u {{.*}} layout <flat, f32, world = 4, numels = [6, 5], paddings = [0, 0, 1]>
// PACKED: fsdp.unit @half {{.*}} layout <flat, bf16, world = 2, numels = [3, 9], paddings = [0, 0, 0]>
// REMARK: remark: {{.*}}"unit 'u'", full_bytes=64, numel=11, padding=5, ranks=4, shard_bytes=16
fsdp.unit @u of @model params [@model::@a, @model::@b] on @grid axes [0, 1] reshard never
fsdp.unit @half of @model params [@model::@c, @model::@d] on @grid axes [1] reshard never
fsdp.unit @double of @model params [@model::@e, @model::@f] on @grid axes [0, 1] reshard never

// Gathered buffers of 2-byte elements are aligned to 8 of them.
// CHECK: fsdp.unit @mixed {{.*}} layout <flat, f32, world = 2, numels = [6, 5], paddings = [0, 2, 1]>
fsdp.unit @mixed of @model params [@model::@g, @model::@h] on @grid axes [0] replicate [1] reshard never

// A unit that is cut over no ranks is padded for its 4 replicas; without an
// alignment not at all.
// CHECK: fsdp.unit @whole {{.*}} layout <flat, f32, world = 1, numels = [6, 5], paddings = [0, 2, 3]>
// PACKED: fsdp.unit @whole {{.*}} layout <flat, f32, world = 1, numels = [6, 5], paddings = [0, 0, 0]>
fsdp.unit @whole of @model params [@model::@i, @model::@j] on @grid axes [] replicate [0, 1] reshard never

// One that is this rank's own has nothing to divide.
// CHECK: fsdp.unit @own {{.*}} layout <flat, f32, world = 1, numels = [7], paddings = [0, 0]>
fsdp.unit @own of @model params [@model::@k] on @grid axes [] reshard never

func.func private @step(tensor<2x3xbf16> {fsdp.role = #fsdp.state<@model::@g>}, tensor<5xbf16> {fsdp.role = #fsdp.state<@model::@h>})
