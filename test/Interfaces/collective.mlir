// A collective of another dialect, met through CollectiveOpInterface alone: it
// expands over the ranks, survives CSE, is bufferized and split.

// RUN: fsdp-test-opt %s -cse -fsdp-verify-sharded -fsdp-verify-peers -fsdp-expand-ranks | FileCheck %s --check-prefix=EXPAND
// RUN: fsdp-test-opt %s -cse -one-shot-bufferize="bufferize-function-boundaries function-boundary-type-conversion=identity-layout-map" | FileCheck %s --check-prefix=BUFFERS
// RUN: fsdp-test-opt %s -one-shot-bufferize="bufferize-function-boundaries function-boundary-type-conversion=identity-layout-map" -fsdp-split-collectives | FileCheck %s --check-prefix=SPLIT
// RUN: fsdp-test-opt %s -one-shot-bufferize="bufferize-function-boundaries function-boundary-type-conversion=identity-layout-map" -fsdp-split-collectives -fsdp-verify-peers -o /dev/null
// RUN: not fsdp-test-opt %s -one-shot-bufferize="bufferize-function-boundaries function-boundary-type-conversion=identity-layout-map" -fsdp-verify-schedule 2>&1 | FileCheck %s --check-prefix=UNSPLIT
// RUN: not fsdp-test-opt %s -fsdp-split-collectives 2>&1 | FileCheck %s --check-prefix=TENSORS

shard.grid @grid(shape = 2x2)

// Ranks 0 and 2 differ along the first axis, then 0 and 1 along the second.

// EXPAND-LABEL: func.func @step(
// EXPAND-SAME: %[[X0:[a-z0-9]+]]: tensor<4xf32> {fsdp.rank = 0 : i64, fsdp.role = #fsdp.input<"x">}, %[[X1:[a-z0-9]+]]: tensor<4xf32> {fsdp.rank = 1 : i64, fsdp.role = #fsdp.input<"x">},
// EXPAND-SAME: %[[X2:[a-z0-9]+]]: tensor<4xf32> {fsdp.rank = 2 : i64, fsdp.role = #fsdp.input<"x">}, %[[X3:[a-z0-9]+]]: tensor<4xf32> {fsdp.rank = 3 : i64, fsdp.role = #fsdp.input<"x">})
// EXPAND: %[[A:.*]] = linalg.generic {{.*}} ins(%[[X0]], %[[X2]] :
// EXPAND: %[[B:.*]] = linalg.generic {{.*}} ins(%[[X1]], %[[X3]] :
// EXPAND: %[[C:.*]] = linalg.generic {{.*}} ins(%[[A]], %[[B]] :
// EXPAND: return %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}, %

// BUFFERS-LABEL: func.func @step(
// BUFFERS: fsdp_test.staged_sum %[[X:.*]] on @grid axes [0, 1] into %[[A:.*]] :
// BUFFERS: fsdp_test.staged_sum %[[X]] on @grid axes [0, 1] into %[[B:.*]] :

// SPLIT: fsdp.channel @across on @grid axes [0]
// SPLIT: fsdp.channel @within on @grid axes [1]
// SPLIT-LABEL: func.func @step(
// SPLIT: %[[T:.*]] = fsdp.start all_reduce on @across [] reduce sum lane reduce ins(%[[X:.*]] : {{.*}}) outs(%[[B:.*]] :
// SPLIT: fsdp.wait %[[T]]
// SPLIT: %[[U:.*]] = fsdp.start all_reduce on @within [] reduce sum lane reduce ins(%[[B]] : {{.*}}) outs(%[[B]] :
// SPLIT: fsdp.wait %[[U]]
// SPLIT-NOT: fsdp_test.staged_sum

// UNSPLIT: error: 'fsdp_test.staged_sum' op expected fsdp-split-collectives to have split it
// TENSORS: error: 'fsdp_test.staged_sum' op expected memrefs, got tensors

func.func @step(%x: tensor<4xf32> {fsdp.role = #fsdp.input<"x">}) -> (tensor<4xf32>, tensor<4xf32>) {
  %a = fsdp_test.staged_sum %x on @grid axes [0, 1] : (tensor<4xf32>) -> tensor<4xf32>
  %b = fsdp_test.staged_sum %x on @grid axes [0, 1] : (tensor<4xf32>) -> tensor<4xf32>
  return %a, %b : tensor<4xf32>, tensor<4xf32>
}
