// The spellings of former versions are errors that name the new ones.
// RUN: fsdp-opt %s --split-input-file --verify-diagnostics

// expected-error @+2 {{expected 'fsdp.role = #fsdp.state<@...>', got the former spelling 'fsdp.state'}}
// expected-note @+1 {{scripts/migrate-attributes.py rewrites files}}
func.func private @f(tensor<4xf32> {fsdp.state = @w})

// -----

// expected-error @+2 {{expected 'fsdp.role = #fsdp.input<"...">', got the former spelling 'fsdp.input'}}
// expected-note @+1 {{scripts/migrate-attributes.py rewrites files}}
func.func private @f(tensor<4xf32> {fsdp.input = "x"})

// -----

// expected-error @+2 {{expected 'fsdp.role = #fsdp.input<"...", indices = [low, high]>', got the former spelling 'fsdp.index_range'}}
// expected-note @+1 {{scripts/migrate-attributes.py rewrites files}}
func.func private @f(tensor<4xf32> {fsdp.index_range = array<i64: 0, 4>})

// -----

// expected-error @+2 {{expected 'fsdp.role = #fsdp.loss', got the former spelling 'fsdp.loss'}}
// expected-note @+1 {{scripts/migrate-attributes.py rewrites files}}
func.func private @f() -> (tensor<4xf32> {fsdp.loss})

// -----

// expected-error @+2 {{expected 'fsdp.role = #fsdp.grad<@...>', got the former spelling 'fsdp.grad'}}
// expected-note @+1 {{scripts/migrate-attributes.py rewrites files}}
func.func private @f() -> (tensor<4xf32> {fsdp.grad = @w})

// -----

// expected-error @+2 {{expected 'fsdp.role = #fsdp.new_value<@...>', got the former spelling 'fsdp.new_value'}}
// expected-note @+1 {{scripts/migrate-attributes.py rewrites files}}
func.func private @f() -> (tensor<4xf32> {fsdp.new_value = @w})

// -----

// expected-error @+2 {{expected 'fsdp.role = #fsdp.shard<@...>', got the former spelling 'fsdp.shard'}}
// expected-note @+1 {{scripts/migrate-attributes.py rewrites files}}
func.func private @f(tensor<4xf32> {fsdp.shard = @w})

// -----

// expected-error @+2 {{expected 'fsdp.role = #fsdp.grad_shard<@...>', got the former spelling 'fsdp.grad_shard'}}
// expected-note @+1 {{scripts/migrate-attributes.py rewrites files}}
func.func private @f(tensor<4xf32> {fsdp.grad_shard = @w})

// -----

// expected-error @+2 {{expected 'fsdp.role = #fsdp.new_shard<@...>', got the former spelling 'fsdp.new_shard'}}
// expected-note @+1 {{scripts/migrate-attributes.py rewrites files}}
func.func private @f() -> (tensor<4xf32> {fsdp.new_shard = @w})

// -----

// expected-error @+2 {{expected 'fsdp.role = #fsdp.optimizer_state<@..., "slot">', got the former spelling 'fsdp.optimizer_state'}}
// expected-note @+1 {{scripts/migrate-attributes.py rewrites files}}
func.func private @f(tensor<4xf32> {fsdp.optimizer_state = @w})

// -----

// expected-error @+2 {{expected 'fsdp.role = #fsdp.new_optimizer_state<@..., "slot">', got the former spelling 'fsdp.new_optimizer_state'}}
// expected-note @+1 {{scripts/migrate-attributes.py rewrites files}}
func.func private @f() -> (tensor<4xf32> {fsdp.new_optimizer_state = @w})

// -----

// expected-error @+2 {{expected 'fsdp.role = #fsdp.optimizer_state<@..., "slot">', got the former spelling 'fsdp.slot'}}
// expected-note @+1 {{scripts/migrate-attributes.py rewrites files}}
func.func private @f(tensor<4xf32> {fsdp.slot = "m"})

// -----

// expected-error @+2 {{expected 'fsdp.role = #fsdp.hyper<"...">', got the former spelling 'fsdp.hyper'}}
// expected-note @+1 {{scripts/migrate-attributes.py rewrites files}}
func.func private @f(tensor<4xf32> {fsdp.hyper = "lr"})

// -----

// expected-error @+2 {{expected 'fsdp.role = #fsdp.train_state<"...">', got the former spelling 'fsdp.train_state'}}
// expected-note @+1 {{scripts/migrate-attributes.py rewrites files}}
func.func private @f(tensor<4xf32> {fsdp.train_state = "t"})

// -----

// expected-error @+2 {{expected 'fsdp.role = #fsdp.new_train_state<"...">', got the former spelling 'fsdp.new_train_state'}}
// expected-note @+1 {{scripts/migrate-attributes.py rewrites files}}
func.func private @f() -> (tensor<4xf32> {fsdp.new_train_state = "t"})

// -----

// expected-error @+2 {{expected 'fsdp.role = #fsdp.hyper<"...", default = 1.0>', got the former spelling 'fsdp.default'}}
// expected-note @+1 {{scripts/migrate-attributes.py rewrites files}}
func.func private @f(tensor<4xf32> {fsdp.default = 1.0 : f64})

// -----

// expected-error @+2 {{expected 'fsdp.role = #fsdp.metric<"...">', got the former spelling 'fsdp.metric'}}
// expected-note @+1 {{scripts/migrate-attributes.py rewrites files}}
func.func private @f() -> (tensor<4xf32> {fsdp.metric = "n"})

// -----

// expected-error @+2 {{expected 'fsdp.role = #fsdp.groups<@...>', got the former spelling 'fsdp.groups'}}
// expected-note @+1 {{scripts/migrate-attributes.py rewrites files}}
func.func private @f(tensor<4xf32> {fsdp.groups = @w})

// -----

// expected-error @+2 {{expected 'fsdp.role = #fsdp.output<n>', got the former spelling 'fsdp.output'}}
// expected-note @+1 {{scripts/migrate-attributes.py rewrites files}}
func.func private @f(tensor<4xf32> {fsdp.output = 0 : i64})

// -----

// expected-error @+2 {{expected 'fsdp.role = #fsdp.workspace', got the former spelling 'fsdp.workspace'}}
// expected-note @+1 {{scripts/migrate-attributes.py rewrites files}}
func.func private @f(tensor<4xf32> {fsdp.workspace})

// -----

shard.grid @grid(shape = 2)
fsdp.module @model class "Net" {
  fsdp.param @w : tensor<4xf32>
}
// expected-error @+2 {{'fsdp.unit' op expected 'reshard after_forward to n', got the former spelling 'fsdp.reshard_to'}}
// expected-note @+1 {{scripts/migrate-attributes.py rewrites files}}
fsdp.unit @u of @model params [@model::@w] on @grid axes [0] reshard after_forward {fsdp.reshard_to = 2 : i64}

// -----

shard.grid @grid(shape = 2)
fsdp.module @model class "Net" {
  fsdp.param @w : tensor<4xf32>
}
// expected-error @+2 {{'fsdp.unit' op expected 'keep_gathered', got the former spelling 'fsdp.keep_gathered'}}
// expected-note @+1 {{scripts/migrate-attributes.py rewrites files}}
fsdp.unit @u of @model params [@model::@w] on @grid axes [0] reshard after_forward {fsdp.keep_gathered}

// -----

shard.grid @grid(shape = 2)
fsdp.module @model class "Net" {
  fsdp.param @w : tensor<4xf32>
}
// expected-error @+2 {{'fsdp.unit' op expected 'gather bf16', got the former spelling 'fsdp.gather_type'}}
// expected-note @+1 {{scripts/migrate-attributes.py rewrites files}}
fsdp.unit @u of @model params [@model::@w] on @grid axes [0] reshard after_forward {fsdp.gather_type = bf16}

// -----

shard.grid @grid(shape = 2)
fsdp.module @model class "Net" {
  fsdp.param @w : tensor<4xf32>
}
// expected-error @+2 {{'fsdp.unit' op expected 'reduce f32', got the former spelling 'fsdp.reduce_type'}}
// expected-note @+1 {{scripts/migrate-attributes.py rewrites files}}
fsdp.unit @u of @model params [@model::@w] on @grid axes [0] reshard after_forward {fsdp.reduce_type = f32}

// -----

shard.grid @grid(shape = 2)
fsdp.module @model class "Net" {
  fsdp.param @w : tensor<4xf32>
}
// expected-error @+2 {{'fsdp.unit' op expected 'precision bf16', got the former spelling 'fsdp.precision'}}
// expected-note @+1 {{scripts/migrate-attributes.py rewrites files}}
fsdp.unit @u of @model params [@model::@w] on @grid axes [0] reshard after_forward {fsdp.precision = "full"}

// -----

shard.grid @grid(shape = 2)
fsdp.module @model class "Net" {
  fsdp.param @w : tensor<4xf32>
}
// expected-error @+2 {{'fsdp.unit' op expected 'kind per_param', got the former spelling 'fsdp.layout_kind'}}
// expected-note @+1 {{scripts/migrate-attributes.py rewrites files}}
fsdp.unit @u of @model params [@model::@w] on @grid axes [0] reshard after_forward {fsdp.layout_kind = "flat"}
