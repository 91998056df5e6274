// Ops that nobody registered, but whose names say that they have no effect, go away
// where no result of the evaluation needs them.
// RUN: fsdp-opt %S/../../../examples/stablehlo/step.mlir --allow-unregistered-dialect --fsdp-normalize-input=grid=4 --fsdp-make-eval > %t
// RUN: sed -n '/@eval/,$p' %t | grep -c dot_general > %t.count
// RUN: sed -n '/@step/,/@eval/p' %t | grep -c dot_general >> %t.count
// RUN: FileCheck %s < %t.count
// CHECK: [[FORWARD:^[1-9]+]]
// CHECK-NOT: {{^}}[[FORWARD]]{{$}}
