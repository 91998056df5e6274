// Accepted: the results of test/Transforms/form-units.mlir. Refused:

// RUN: fsdp-opt %s --split-input-file --verify-diagnostics --fsdp-verify-units

// expected-error @+1 {{expected a module tree, got none}}
module {
}

// -----

// expected-error @+1 {{expected a function '@step', got none}}
module {
  shard.grid @grid(shape = 4)
  fsdp.module @model class "Net" {
    fsdp.param @a : tensor<2xf32>
    fsdp.param @b : tensor<2xf32>
    fsdp.module @fc class "Linear" {
      fsdp.param @w : tensor<2xf32>
    }
  }
  fsdp.unit @root of @model params [@model::@a, @model::@b] on @grid axes [0] reshard never
  fsdp.unit @fc of @model::@fc params [@model::@fc::@w] on @grid axes [0] reshard after_forward
}

// -----

module {
  shard.grid @grid(shape = 4)
  // expected-error @+1 {{'fsdp.module' op expected fsdp-form-units to have removed 'fsdp.wrap'}}
  fsdp.module @model class "Net" attributes {fsdp.wrap} {
    fsdp.param @a : tensor<2xf32>
    fsdp.param @b : tensor<2xf32>
    fsdp.module @fc class "Linear" {
      fsdp.param @w : tensor<2xf32>
    }
  }
  fsdp.unit @root of @model params [@model::@a, @model::@b] on @grid axes [0] reshard never
  fsdp.unit @fc of @model::@fc params [@model::@fc::@w] on @grid axes [0] reshard after_forward
  func.func @step(%a: tensor<2xf32> {fsdp.role = #fsdp.state<@model::@a>}, %b: tensor<2xf32> {fsdp.role = #fsdp.state<@model::@b>}, %w: tensor<2xf32> {fsdp.role = #fsdp.state<@model::@fc::@w>}) {
    return
  }
}

// -----

module {
  shard.grid @grid(shape = 4)
  fsdp.module @model class "Net" {
    fsdp.param @a : tensor<2xf32>
    fsdp.param @b : tensor<2xf32>
    fsdp.module @fc class "Linear" {
      fsdp.param @w : tensor<2xf32>
    }
  }
  fsdp.unit @root of @model params [@model::@a, @model::@b] on @grid axes [0] reshard never
  fsdp.unit @fc of @model::@fc params [@model::@fc::@w] on @grid axes [0] reshard after_forward
  func.func @step(%a: tensor<2xf32> {fsdp.role = #fsdp.state<@model::@a>}, %b: tensor<2xf32> {fsdp.role = #fsdp.state<@model::@b>}, %w: tensor<2xf32> {fsdp.role = #fsdp.state<@model::@fc::@w>}) {
    // expected-error @+1 {{'fsdp.grad' op expected fsdp-normalize-input to have removed it}}
    %0 = fsdp.grad @model::@a %a : tensor<2xf32>
    return
  }
}

// -----

module {
  shard.grid @grid(shape = 4)
  fsdp.module @model class "Net" {
    fsdp.param @a : tensor<2xf32>
    fsdp.param @b : tensor<2xf32>
    fsdp.module @fc class "Linear" {
      fsdp.param @w : tensor<2xf32>
    }
  }
  fsdp.unit @root of @model params [@model::@a, @model::@b] on @grid axes [0] reshard never
  fsdp.unit @fc of @model::@fc params [@model::@fc::@w] on @grid axes [0] reshard after_forward
  // expected-error @+1 {{expected argument 3 to name a param or buffer, got @model::@typo}}
  func.func @step(%a: tensor<2xf32> {fsdp.role = #fsdp.state<@model::@a>}, %b: tensor<2xf32> {fsdp.role = #fsdp.state<@model::@b>}, %w: tensor<2xf32> {fsdp.role = #fsdp.state<@model::@fc::@w>}, %x: tensor<2xf32> {fsdp.role = #fsdp.state<@model::@typo>}) {
    return
  }
}

// -----

module {
  shard.grid @grid(shape = 4)
  fsdp.module @model class "Net" {
    fsdp.param @a : tensor<2xf32>
    fsdp.param @b : tensor<2xf32>
    fsdp.module @fc class "Linear" {
      fsdp.param @w : tensor<2xf32>
    }
  }
  fsdp.unit @root of @model params [@model::@a, @model::@b] on @grid axes [0] reshard never
  fsdp.unit @fc of @model::@fc params [@model::@fc::@w] on @grid axes [0] reshard after_forward
  // expected-error @+1 {{expected one argument for 'a', got 0 and 3}}
  func.func @step(%a: tensor<2xf32> {fsdp.role = #fsdp.state<@model::@a>}, %b: tensor<2xf32> {fsdp.role = #fsdp.state<@model::@b>}, %w: tensor<2xf32> {fsdp.role = #fsdp.state<@model::@fc::@w>}, %x: tensor<2xf32> {fsdp.role = #fsdp.state<@model::@a>}) {
    return
  }
}

// -----

module {
  shard.grid @grid(shape = 4)
  fsdp.module @model class "Net" {
    fsdp.param @a : tensor<2xf32>
    fsdp.param @b : tensor<2xf32>
    fsdp.module @fc class "Linear" {
      fsdp.param @w : tensor<2xf32>
    }
  }
  fsdp.unit @root of @model params [@model::@a, @model::@b] on @grid axes [0] reshard never
  fsdp.unit @fc of @model::@fc params [@model::@fc::@w] on @grid axes [0] reshard after_forward
  // expected-error @+1 {{expected argument 0 of type 'tensor<2xf32>', got 'tensor<3xf32>'}}
  func.func @step(%a: tensor<3xf32> {fsdp.role = #fsdp.state<@model::@a>}, %b: tensor<2xf32> {fsdp.role = #fsdp.state<@model::@b>}, %w: tensor<2xf32> {fsdp.role = #fsdp.state<@model::@fc::@w>}) {
    return
  }
}

// -----

module {
  shard.grid @grid(shape = 4)
  fsdp.module @model class "Net" {
    // expected-error @+1 {{expected an argument of '@step' for 'a', got none}}
    fsdp.param @a : tensor<2xf32>
    fsdp.param @b : tensor<2xf32>
    fsdp.module @fc class "Linear" {
      fsdp.param @w : tensor<2xf32>
    }
  }
  fsdp.unit @root of @model params [@model::@a, @model::@b] on @grid axes [0] reshard never
  fsdp.unit @fc of @model::@fc params [@model::@fc::@w] on @grid axes [0] reshard after_forward
  func.func @step(%b: tensor<2xf32> {fsdp.role = #fsdp.state<@model::@b>}, %w: tensor<2xf32> {fsdp.role = #fsdp.state<@model::@fc::@w>}) {
    return
  }
}

// -----

module {
  shard.grid @grid(shape = 4)
  fsdp.module @model class "Net" {
    fsdp.param @a : tensor<2xf32>
    // expected-note @+1 {{it is ignored here}}
    fsdp.param ignored @b : tensor<2xf32>
    fsdp.module @fc class "Linear" {
      fsdp.param @w : tensor<2xf32>
    }
  }
  // expected-error @+1 {{'fsdp.unit' op expected ignored param 'b' in no unit, got it in this one}}
  fsdp.unit @root of @model params [@model::@a, @model::@b] on @grid axes [0] reshard never
  fsdp.unit @fc of @model::@fc params [@model::@fc::@w] on @grid axes [0] reshard after_forward
  func.func @step(%a: tensor<2xf32> {fsdp.role = #fsdp.state<@model::@a>}, %b: tensor<2xf32> {fsdp.role = #fsdp.state<@model::@b>}, %w: tensor<2xf32> {fsdp.role = #fsdp.state<@model::@fc::@w>}) {
    return
  }
}

// -----

module {
  shard.grid @grid(shape = ?)
  fsdp.module @model class "Net" {
    fsdp.param @a : tensor<2xf32>
    fsdp.param @b : tensor<2xf32>
    fsdp.module @fc class "Linear" {
      fsdp.param @w : tensor<2xf32>
    }
  }
  // expected-error @+1 {{'fsdp.unit' op expected a known size of grid axis 0}}
  fsdp.unit @root of @model params [@model::@a, @model::@b] on @grid axes [0] reshard never
  fsdp.unit @fc of @model::@fc params [@model::@fc::@w] on @grid axes [0] reshard after_forward
  func.func @step(%a: tensor<2xf32> {fsdp.role = #fsdp.state<@model::@a>}, %b: tensor<2xf32> {fsdp.role = #fsdp.state<@model::@b>}, %w: tensor<2xf32> {fsdp.role = #fsdp.state<@model::@fc::@w>}) {
    return
  }
}

// -----

module {
  shard.grid @grid(shape = 4)
  fsdp.module @model class "Net" {
    fsdp.param @a : tensor<2xf32>
    fsdp.param @b : tensor<2xf32>
    fsdp.module @fc class "Linear" {
      fsdp.param @w : tensor<2xf32>
    }
  }
  // expected-error @+1 {{'fsdp.unit' op expected at least one parameter, got none}}
  fsdp.unit @root of @model params [] on @grid axes [0] reshard never
  fsdp.unit @fc of @model::@fc params [@model::@fc::@w] on @grid axes [0] reshard after_forward
  func.func @step(%a: tensor<2xf32> {fsdp.role = #fsdp.state<@model::@a>}, %b: tensor<2xf32> {fsdp.role = #fsdp.state<@model::@b>}, %w: tensor<2xf32> {fsdp.role = #fsdp.state<@model::@fc::@w>}) {
    return
  }
}

// -----

module {
  shard.grid @grid(shape = 4)
  fsdp.module @model class "Net" {
    fsdp.param @a : tensor<2xf32>
    fsdp.param @b : tensor<2xf32>
    fsdp.module @fc class "Linear" {
      fsdp.param @w : tensor<2xf32>
    }
  }
  // expected-note @+1 {{the other unit is here}}
  fsdp.unit @root of @model params [@model::@a, @model::@b] on @grid axes [0] reshard never
  // expected-error @+1 {{'fsdp.unit' op expected param 'b' in one unit, got a second one}}
  fsdp.unit @fc of @model params [@model::@b, @model::@fc::@w] on @grid axes [0] reshard after_forward
  func.func @step(%a: tensor<2xf32> {fsdp.role = #fsdp.state<@model::@a>}, %b: tensor<2xf32> {fsdp.role = #fsdp.state<@model::@b>}, %w: tensor<2xf32> {fsdp.role = #fsdp.state<@model::@fc::@w>}) {
    return
  }
}

// -----

module {
  shard.grid @grid(shape = 4)
  fsdp.module @model class "Net" {
    fsdp.param @a : tensor<2xf32>
    fsdp.param @b : tensor<2xf32>
    fsdp.module @fc class "Linear" {
      fsdp.param @w : tensor<2xf32>
    }
  }
  // expected-error @+1 {{'fsdp.unit' op expected param 'a' below module @model::@fc}}
  fsdp.unit @root of @model::@fc params [@model::@a, @model::@b] on @grid axes [0] reshard never
  fsdp.unit @fc of @model::@fc params [@model::@fc::@w] on @grid axes [0] reshard after_forward
  func.func @step(%a: tensor<2xf32> {fsdp.role = #fsdp.state<@model::@a>}, %b: tensor<2xf32> {fsdp.role = #fsdp.state<@model::@b>}, %w: tensor<2xf32> {fsdp.role = #fsdp.state<@model::@fc::@w>}) {
    return
  }
}

// -----

module {
  shard.grid @grid(shape = 4)
  fsdp.module @model class "Net" {
    fsdp.param @a : tensor<2xf32>
    fsdp.param @b : tensor<2xf32>
    fsdp.module @fc class "Linear" {
      fsdp.param @w : tensor<2xf32>
    }
  }
  // expected-error @+1 {{'fsdp.unit' op expected parameters in tree order, got 'a' after 'b'}}
  fsdp.unit @root of @model params [@model::@b, @model::@a] on @grid axes [0] reshard never
  fsdp.unit @fc of @model::@fc params [@model::@fc::@w] on @grid axes [0] reshard after_forward
  func.func @step(%a: tensor<2xf32> {fsdp.role = #fsdp.state<@model::@a>}, %b: tensor<2xf32> {fsdp.role = #fsdp.state<@model::@b>}, %w: tensor<2xf32> {fsdp.role = #fsdp.state<@model::@fc::@w>}) {
    return
  }
}

// -----

module {
  shard.grid @grid(shape = 4)
  fsdp.module @model class "Net" {
    fsdp.param @a : tensor<2xf32>
    fsdp.param @b : tensor<2xf32>
    fsdp.module @fc class "Linear" {
      fsdp.param @w : tensor<2xf32>
    }
  }
  // expected-error @+1 {{'fsdp.unit' op expected parameters that all have a gradient, or none, but 'b' and 'a' differ}}
  fsdp.unit @root of @model params [@model::@a, @model::@b] on @grid axes [0] reshard never
  fsdp.unit @fc of @model::@fc params [@model::@fc::@w] on @grid axes [0] reshard after_forward
  func.func @step(%a: tensor<2xf32> {fsdp.role = #fsdp.state<@model::@a>}, %b: tensor<2xf32> {fsdp.role = #fsdp.state<@model::@b>}, %w: tensor<2xf32> {fsdp.role = #fsdp.state<@model::@fc::@w>}) -> (tensor<2xf32> {fsdp.role = #fsdp.grad<@model::@b>}) {
    return %a : tensor<2xf32>
  }
}

// -----

module {
  shard.grid @grid(shape = 4)
  fsdp.module @model class "Net" {
    fsdp.param @a : tensor<2xf32>
    fsdp.param @b : tensor<2xf32>
    fsdp.module @fc class "Linear" {
      // expected-error @+1 {{expected param 'fc.w' to be in a unit, got none}}
      fsdp.param @w : tensor<2xf32>
    }
  }
  fsdp.unit @root of @model params [@model::@a, @model::@b] on @grid axes [0] reshard never
  func.func @step(%a: tensor<2xf32> {fsdp.role = #fsdp.state<@model::@a>}, %b: tensor<2xf32> {fsdp.role = #fsdp.state<@model::@b>}, %w: tensor<2xf32> {fsdp.role = #fsdp.state<@model::@fc::@w>}) {
    return
  }
}

// -----

module {
  shard.grid @grid(shape = 4)
  fsdp.module @model class "Gan" {
    fsdp.param @d : tensor<4xf32>
    fsdp.param @g : tensor<4xf32>
  }
  // expected-error @+1 {{expected parameters that one step trains, but 'g' is trained by "b", 'd' by "a"}}
  fsdp.unit @root of @model params [@model::@d, @model::@g] on @grid axes [0] reshard never
  func.func @step(%d: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@d>}, %g: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@g>}, %l: tensor<f32> {fsdp.role = #fsdp.input<"l">}) -> (tensor<f32> {fsdp.role = #fsdp.loss}, tensor<4xf32> {fsdp.role = #fsdp.grad<@model::@d>}) attributes {fsdp.turn = "a"} {
    return %l, %g : tensor<f32>, tensor<4xf32>
  }
  func.func @step_b(%d: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@d>}, %g: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@g>}, %l: tensor<f32> {fsdp.role = #fsdp.input<"l">}) -> (tensor<f32> {fsdp.role = #fsdp.loss}, tensor<4xf32> {fsdp.role = #fsdp.grad<@model::@g>}) attributes {fsdp.turn = "b"} {
    return %l, %g : tensor<f32>, tensor<4xf32>
  }
}
