// RUN: fsdp-opt %s --split-input-file --fsdp-make-eval --verify-diagnostics

// expected-error @below {{expected a function '@step' of one block to evaluate, got none}}
module {
}

// -----

// expected-error @below {{expected a function '@step' of one block to evaluate, got another one}}
module {
  // expected-note @below {{the function is here}}
  func.func private @step()
}

// -----

module {
  // expected-error @below {{expected a loss to evaluate, got none of 1 results}}
  // expected-note @below {{its role is #fsdp.loss}}
  func.func @step(%x: tensor<f32> {fsdp.role = #fsdp.input<"x">}) -> tensor<f32> {
    return %x : tensor<f32>
  }
}

// -----

module {
  // expected-error @below {{expected the symbol '@eval' to be free for the evaluation}}
  func.func @step(%x: tensor<f32> {fsdp.role = #fsdp.input<"x">}) -> (tensor<f32> {fsdp.role = #fsdp.loss}) {
    return %x : tensor<f32>
  }
  // expected-note @below {{it is taken here}}
  func.func private @eval()
}

// -----

module {
  // expected-error @below {{not supported: an evaluation of steps that take turns}}
  func.func @step(%x: tensor<f32> {fsdp.role = #fsdp.input<"x">}) -> (tensor<f32> {fsdp.role = #fsdp.loss}) attributes {fsdp.turn = "a"} {
    return %x : tensor<f32>
  }
}
