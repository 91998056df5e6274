// RUN: fsdp-opt %s --fsdp-assign-layouts --fsdp-verify-layouts | FileCheck %s
// RUN: fsdp-opt %s --fsdp-assign-layouts=alignment=1 --fsdp-verify-layouts | FileCheck %s --check-prefix=PACKED
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
}
// 16 bytes are 4 f32, 8 bf16, 2 f64; the tail goes up to a multiple of the ranks.
// CHECK: fsdp.unit @u {{.*}} layout <flat, f32, world = 4, numels = [6, 5], paddings = [0, 2, 3]>
// CHECK: fsdp.unit @half {{.*}} layout <flat, bf16, world = 2, numels = [3, 9], paddings = [0, 5, 1]>
// CHECK: fsdp.unit @double {{.*}} layout <flat, f64, world = 4, numels = [3, 1], paddings = [0, 1, 3]>
// PACKED: fsdp.unit @u {{.*}} layout <flat, f32, world = 4, numels = [6, 5], paddings = [0, 0, 1]>
// PACKED: fsdp.unit @half {{.*}} layout <flat, bf16, world = 2, numels = [3, 9], paddings = [0, 0, 0]>
// REMARK: remark: {{.*}}"unit 'u'", full_bytes=64, padding_bytes=20, shard_bytes=16
fsdp.unit @u of @model params [@model::@a, @model::@b] on @grid axes [0, 1] reshard never
fsdp.unit @half of @model params [@model::@c, @model::@d] on @grid axes [1] reshard never
fsdp.unit @double of @model params [@model::@e, @model::@f] on @grid axes [0, 1] reshard never
