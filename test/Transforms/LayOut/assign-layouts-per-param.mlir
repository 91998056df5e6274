// RUN: fsdp-opt %s --fsdp-assign-layouts=layout=per_param --fsdp-verify-layouts | FileCheck %s
// RUN: fsdp-opt %s --fsdp-assign-layouts --fsdp-assign-layouts=layout=per_param | FileCheck %s
// RUN: fsdp-opt %s --fsdp-assign-layouts=layout=per_param --remarks-filter=fsdp-assign-layouts 2>&1 >/dev/null | FileCheck %s --check-prefix=REMARK

shard.grid @grid(shape = 2x4)
fsdp.module @model class "Net" {
  fsdp.param @weight : tensor<5x3xf32>
  fsdp.param @bias : tensor<5xf32>
  fsdp.param @columns {fsdp.shard_dim = 1 : i64} : tensor<3x4xf32>
  fsdp.param @last {fsdp.shard_dim = -1 : i64} : tensor<2x1x8xf32>
  fsdp.param @rows {fsdp.shard_dim = 0 : i64} : tensor<3x2xf32>
  fsdp.param @single {fsdp.shard_dim = 1 : i64} : tensor<1x4xf32>
}

// Rows are padded to a multiple of the ranks: 5 to 6 rows of 3, 5 to 6 elements.
// CHECK: fsdp.unit @two {{.*}} layout <per_param, f32, world = 2, numels = [15, 5], paddings = [0, 3, 1]>
// REMARK: remark: {{.*}}"unit 'two'", full_bytes=96, numel=20, padding=4, ranks=2, shard_bytes=48
fsdp.unit @two of @model params [@model::@weight, @model::@bias] on @grid axes [0] reshard never

// Other dimensions have no padding; their outer numbers are the rows.
// CHECK: fsdp.unit @four {{.*}} layout <per_param, f32, world = 4, numels = [12, 16, 6], paddings = [0, 0, 0, 2], outers = [3, 2, 1]>
fsdp.unit @four of @model params [@model::@columns, @model::@last, @model::@rows] on @grid axes [1] reshard never

// Nothing stands before the cut dimension: one row, as if it were the first.
// CHECK: fsdp.unit @row {{.*}} layout <per_param, f32, world = 4, numels = [4], paddings = [0, 0]>
fsdp.unit @row of @model params [@model::@single] on @grid axes [1] replicate [0] reshard never
