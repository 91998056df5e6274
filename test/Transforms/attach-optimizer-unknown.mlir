// The error says what is known, and does not print the module.
// RUN: fsdp-opt %s -split-input-file -verify-diagnostics -fsdp-attach-optimizer=optimizer=@nobody
// RUN: not fsdp-opt %s -split-input-file -fsdp-attach-optimizer=optimizer=lion 2>&1 | FileCheck %s

// CHECK: :[[#@LINE+4]]:1: error: expected an optimizer 'none', 'sgd', 'adamw' or '@name' of an fsdp.optimizer, got 'lion'
// CHECK-NOT: see current operation
// expected-error @below {{expected an optimizer 'none', 'sgd', 'adamw' or '@name' of an fsdp.optimizer, got '@nobody'}}
// expected-note @below {{the module has no fsdp.optimizer}}
module {
}

// -----

// expected-error @below {{expected an optimizer 'none', 'sgd', 'adamw' or '@name' of an fsdp.optimizer, got '@nobody'}}
module {
  // expected-note @below {{'@mine' is declared here}}
  fsdp.optimizer @mine states [] hypers ["rate"] defaults [0.1] {
  ^bb0(%p: f32, %g: f32, %rate: f64):
    fsdp.yield %p : f32
  }
  // expected-note @below {{'@yours' is declared here}}
  fsdp.optimizer @yours states [] hypers ["rate"] defaults [0.1] {
  ^bb0(%p: f32, %g: f32, %rate: f64):
    fsdp.yield %p : f32
  }
}
