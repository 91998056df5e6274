// The order in which collectives are issued is PyTorch's, and the printed step
// reads as a schedule.

// RUN: fsdp-opt %S/Inputs/four-layers.mlir --fsdp-split-collectives --fsdp-schedule="forward-prefetch=0 backward-prefetch=0" \
// RUN:     --fsdp-verify-schedule --fsdp-print-schedule -o /dev/null 2> %t
// RUN: %python %S/Inputs/compare-issue-order.py %fsdp_src/test/goldens/traces/09_fsdp1.json < %t | FileCheck %s --check-prefix=ORDER
// RUN: FileCheck %s --check-prefix=SYNC < %t
// RUN: fsdp-opt %S/Inputs/four-layers.mlir --fsdp-split-collectives --fsdp-schedule \
// RUN:     --fsdp-verify-schedule --fsdp-print-schedule -o /dev/null 2>&1 | FileCheck %s --check-prefix=AHEAD

// ORDER: 14 collectives in the recorded order

// SYNC: @step
// SYNC-NEXT: {{^}}  start all_gather     root 368 B on @gather
// SYNC-NEXT: {{^}}  wait  all_gather     root
// SYNC-NEXT: {{^}}  call  root fwd
// SYNC-NEXT: {{^}}  start all_gather     layers.0 1120 B on @gather
// SYNC-NEXT: {{^}}  wait  all_gather     layers.0
// SYNC-NEXT: {{^}}  call  layers.0 fwd
// SYNC: call  layers.3 bwd
// SYNC-NEXT: start reduce_scatter layers.3 4384 B on @reduce
// SYNC-NEXT: start all_gather     layers.2
// SYNC: start reduce_scatter layers.0
// SYNC-NEXT: call  root bwd
// SYNC-NEXT: wait  reduce_scatter layers.0
// SYNC-NEXT: start reduce_scatter root
// SYNC-NEXT: wait  reduce_scatter root
// SYNC-NEXT: call  root update
// SYNC-NEXT: call  layers.0 update

// AHEAD: start all_gather     root
// AHEAD-NEXT: wait  all_gather     root
// AHEAD-NEXT: start all_gather     layers.0
// AHEAD-NEXT: call  root fwd
// AHEAD-NEXT: wait  all_gather     layers.0
// AHEAD-NEXT: start all_gather     layers.1
// AHEAD-NEXT: call  layers.0 fwd
// AHEAD: wait  all_gather     layers.3
// The second window of a unit is not opened before the first one ends.
// AHEAD-NEXT: call  layers.3 fwd
// AHEAD-NEXT: start all_gather     layers.3
// AHEAD-NEXT: call  root head
// AHEAD-NEXT: wait  all_gather     layers.3
// AHEAD-NEXT: start all_gather     layers.2
// AHEAD-NEXT: call  layers.3 bwd
// AHEAD-NEXT: start reduce_scatter layers.3
// AHEAD: wait  reduce_scatter layers.3
// AHEAD-NEXT: start reduce_scatter layers.2
