// RUN: fsdp-opt %s --split-input-file --verify-diagnostics --fsdp-mark-offload=offload=optimizer

// expected-error @+2 {{not supported: offload in a program that holds all ranks}}
// expected-note @+1 {{it runs in memory of the host; leave one of 'offload' and 'expand-ranks' out}}
module attributes {fsdp.expanded_ranks = 2 : i64} {
}

// -----

// expected-error @+2 {{expected states of an optimizer to offload, got none}}
// expected-note @+1 {{choose an optimizer that has states, or offload 'params'}}
module {
  func.func @step(%x: memref<2xf32> {fsdp.role = #fsdp.input<"x">}) {
    return
  }
}

// -----

// expected-error @below {{expected the host to keep shards or states, got argument 0 of '@step'}}
// expected-note @below {{remove 'fsdp.offload': it does not last from step to step}}
func.func @step(%x: memref<4xf32> {fsdp.offload, fsdp.role = #fsdp.input<"x">}) {
  return
}
func.func private @declared(memref<4xf32>)
