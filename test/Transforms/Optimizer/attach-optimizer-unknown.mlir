// The error says what is known, and does not print the module.
// RUN: fsdp-opt %s -split-input-file -verify-diagnostics -fsdp-attach-optimizer=optimizer=@nobody
// RUN: not fsdp-opt %s -split-input-file -fsdp-attach-optimizer=optimizer=tiger 2>&1 | FileCheck %s

// CHECK: :[[#@LINE+4]]:1: error: expected an optimizer 'none', 'sgd', 'adam', 'adamw', 'adagrad', 'rmsprop', 'lion', '@name' of an fsdp.optimizer or 'FILE.mlir', got 'tiger'
// CHECK-NOT: see current operation
// expected-error @below {{expected an optimizer 'none', 'sgd', 'adam', 'adamw', 'adagrad', 'rmsprop', 'lion', '@name' of an fsdp.optimizer or 'FILE.mlir', got '@nobody'}}
// expected-note @below {{the module has no fsdp.optimizer}}
module {
}

// -----

// expected-error @below {{expected an optimizer 'none', 'sgd', 'adam', 'adamw', 'adagrad', 'rmsprop', 'lion', '@name' of an fsdp.optimizer or 'FILE.mlir', got '@nobody'}}
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
