// RUN: fsdp-opt %s -verify-diagnostics -fsdp-attach-optimizer=optimizer=@nobody
// RUN: not fsdp-opt %s -fsdp-attach-optimizer=optimizer=lion 2>&1 | FileCheck %s

// CHECK: error: expected an optimizer, got 'lion'
// CHECK: note: known are none, sgd, adamw, and @name of an fsdp.optimizer in the module
// expected-error @below {{expected an optimizer, got '@nobody'}}
// expected-note @below {{known are none, sgd, adamw, and @name of an fsdp.optimizer in the module}}
module {
}
