// RUN: fsdp-opt %s --fsdp-outline-segments --verify-diagnostics

// expected-error @below {{expected an entry function of one block, got 2}}
// expected-note @below {{write the step's control flow with scf ops}}
func.func @step(%x: tensor<4xf32>) -> tensor<4xf32> {
  cf.br ^bb1
^bb1:
  return %x : tensor<4xf32>
}
