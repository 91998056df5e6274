// RUN: fsdp-opt %s --fsdp-assign-layouts="alignment=1" --fsdp-report-layouts="ranks=true output=%t.json" -o /dev/null
// RUN: FileCheck %s --input-file %t.json
// RUN: fsdp-opt %s --fsdp-assign-layouts --fsdp-report-layouts -o /dev/null | FileCheck %s --check-prefix=SHORT
// RUN: fsdp-opt %s --fsdp-assign-layouts=layout=per_param --fsdp-report-layouts="ranks=true" -o /dev/null | FileCheck %s --check-prefix=PARAMS
// RUN: not fsdp-opt %s --fsdp-report-layouts 2>&1 | FileCheck %s --check-prefix=NONE
// RUN: not fsdp-opt %s --fsdp-assign-layouts --fsdp-report-layouts="output=%t.none/x" 2>&1 | FileCheck %s --check-prefix=PATH
// RUN: sed 's/shape = 2x2/shape = 2x1048576/' %s | not fsdp-opt --fsdp-assign-layouts "--fsdp-report-layouts=ranks=true" 2>&1 | FileCheck %s --check-prefix=MANY
// RUN: sed 's/shape = 2x2/shape = 2x1048576/' %s | fsdp-opt --fsdp-assign-layouts --fsdp-report-layouts -o /dev/null
// MANY: error: expected at most 262144 ranks of all units together to report, got more with the 1048576 of unit '@
// MANY: note: leave out 'ranks'; where an element lies follows from 'pieces'

shard.grid @grid(shape = 2x2)
fsdp.module @model class "Net" {
  fsdp.module @fc class "Linear" {
    fsdp.param @weight : tensor<5x3xf32>
    fsdp.param frozen @bias : tensor<5xf32>
    fsdp.alias @same = @model::@fc::@bias
  }
  fsdp.module ignored @norm class "Norm" {
    fsdp.param ignored @weight : tensor<3xf32>
    fsdp.buffer transient ignored @count : tensor<i64>
  }
  fsdp.alias @tied = @model::@fc::@weight
  fsdp.alias @again = @model::@fc
}
fsdp.unit @fc of @model::@fc params [@model::@fc::@weight, @model::@fc::@bias] on @grid axes [1] replicate [0] reshard never

// CHECK: "aliases": [
// CHECK: "fqn": "tied",
// CHECK-NEXT: "target": "fc.weight"
// CHECK: "fqn": "again.weight",
// CHECK: "fqn": "again.bias",
// CHECK: "buffers": [
// CHECK-NEXT: {
// CHECK-NEXT: "dtype": "i64",
// CHECK-NEXT: "fqn": "norm.count",
// CHECK-NEXT: "persistent": false,
// CHECK: "grid": [
// CHECK-NEXT: 2,
// CHECK-NEXT: 2
// CHECK: "ignored": [
// CHECK-NEXT: {
// CHECK-NEXT: "dtype": "f32",
// CHECK-NEXT: "fqn": "norm.weight",
// CHECK-NEXT: "shape": [
// CHECK-NEXT: 3
// CHECK-NEXT: ],
// CHECK-NEXT: "trainable": true
// CHECK: "entries": [
// CHECK: "numel": 15,
// CHECK-NEXT: "padding": false
// CHECK: "numel": 5,
// CHECK-NEXT: "padding": false
// CHECK: "full_numel": 20,
// CHECK: "kind": "flat",
// CHECK: "module": "fc",
// CHECK: "padding_numel": 0,
// CHECK: "params": [
// CHECK: "fqn": "fc.weight",
// CHECK-NEXT: "numel": 15,
// CHECK-NEXT: "offset": 0,
// CHECK: "trainable": true
// CHECK: "fqn": "fc.bias",
// CHECK: "offset": 15,
// CHECK: "trainable": false
// CHECK: "pieces": [
// CHECK: "chunk": 10,
// CHECK: "ranks": [
// CHECK: "entry": 0,
// CHECK-NEXT: "first": 0,
// CHECK-NEXT: "fqn": "fc.weight",
// CHECK-NEXT: "last": 9,
// CHECK-NEXT: "numel_in_shard": 10,
// CHECK-NEXT: "offset_in_shard": 0
// CHECK: "first": 10,
// CHECK: "last": 14,
// CHECK: "offset_in_shard": 0
// CHECK: "fqn": "fc.bias",
// CHECK: "offset_in_shard": 5
// CHECK: "replicate_axes": [
// CHECK-NEXT: 0
// CHECK: "reshard": "never",
// CHECK: "shard_axes": [
// CHECK-NEXT: 1
// CHECK: "shard_numel": 10,
// CHECK: "world": 2

// SHORT: "padding": true
// SHORT-NOT: "ranks"
// SHORT: "world": 2

// PARAMS: "kind": "per_param",
// PARAMS: "ranks": [
// PARAMS: "fqn": "fc.weight",
// PARAMS: "padded_sharded_size": [
// PARAMS-NEXT: 3,
// PARAMS-NEXT: 3
// PARAMS: "shard_dim": 0,
// PARAMS: "sharded_size": [
// PARAMS-NEXT: 3,
// PARAMS: "padded_sharded_size": [
// PARAMS: "sharded_size": [
// PARAMS: "padded_sharded_size": [
// PARAMS-NEXT: 3,
// PARAMS: "sharded_size": [
// PARAMS-NEXT: 2,

// NONE: error: expected unit '@fc' to have a layout, got none
// NONE: note: run fsdp-assign-layouts first
// PATH: error: cannot open output file
