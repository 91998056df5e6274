// RUN: fsdp-opt %s --split-input-file --verify-diagnostics --allow-unregistered-dialect

// Names that nobody has: a note with the nearest one.

// expected-error @+2 {{expected an attribute of the dialect, got 'fsdp.gard'}}
// expected-note @+1 {{did you mean 'fsdp.role = #fsdp.grad<@...>'?}}
func.func private @f() -> (tensor<4xf32> {fsdp.gard = @model::@w})

// -----

// expected-error @+2 {{expected an attribute of the dialect, got 'fsdp.rol'}}
// expected-note @+1 {{did you mean 'fsdp.role'?}}
func.func private @f(tensor<4xf32> {fsdp.rol = #fsdp.state<@model::@w>})

// -----

// expected-error @+2 {{expected an attribute of the dialect, got 'fsdp.microbatches'}}
// expected-note @+1 {{did you mean 'fsdp.micro_batches'?}}
func.func private @f() attributes {fsdp.microbatches = 2 : i64}

// -----

// expected-error @+2 {{expected an attribute of the dialect, got 'fsdp.nonsense_of_all_sorts'}}
// expected-note @+1 {{its attributes are listed in docs/Dialect.md}}
func.func private @f() attributes {fsdp.nonsense_of_all_sorts}

// -----

// A short name is like no other because all begin with 'fsdp.'.

// expected-error @+2 {{expected an attribute of the dialect, got 'fsdp.xy'}}
// expected-note @+1 {{its attributes are listed in docs/Dialect.md}}
func.func private @f() attributes {fsdp.xy}

// -----

fsdp.module @model class "Net" {
  // expected-error @+2 {{'fsdp.param' op expected an attribute of the dialect, got 'fsdp.shard_dims'}}
  // expected-note @+1 {{did you mean 'fsdp.shard_dim'?}}
  fsdp.param @w {fsdp.shard_dims = 1 : i64} : tensor<4x4xf32>
}

// -----

// expected-error @+2 {{'fsdp.module' op expected an attribute of the dialect, got 'fsdp.wrap_polcy'}}
// expected-note @+1 {{did you mean 'fsdp.wrap_policy'?}}
fsdp.module @model class "Net" attributes {fsdp.wrap_polcy = "always"} {
}

// -----

// Also on ops of others.

func.func @f(%x: tensor<4xf32>) {
  // expected-error @+2 {{'other.op' op expected an attribute of the dialect, got 'fsdp.stric'}}
  // expected-note @+1 {{did you mean 'fsdp.strict'?}}
  "other.op"(%x) {fsdp.stric} : (tensor<4xf32>) -> ()
  return
}

// -----

// expected-error @+2 {{'builtin.module' op expected an attribute of the dialect, got 'fsdp.rank_s'}}
// expected-note @+1 {{did you mean 'fsdp.ranks'?}}
module attributes {fsdp.rank_s = array<i64: 0>} {
}

// -----

// expected-error @+2 {{expected an attribute of the dialect, got 'fsdp.ofload'}}
// expected-note @+1 {{did you mean 'fsdp.offload'?}}
func.func private @f(memref<4xf32> {fsdp.ofload})

// -----

// Roles that nobody has.

// expected-error @+1 {{expected a role or another attribute of dialect 'fsdp', got 'stat'; did you mean 'state'?}}
func.func private @f(tensor<4xf32> {fsdp.role = #fsdp.stat<@model::@w>})

// -----

// expected-error @+1 {{got 'los'; did you mean 'loss'?}}
func.func private @f() -> (tensor<f32> {fsdp.role = #fsdp.los})

// -----

// expected-error @+1 {{got 'optimiser_state'; did you mean 'optimizer_state'?}}
func.func private @f(tensor<4xf32> {fsdp.role = #fsdp.optimiser_state<@fc, "exp_avg">})

// -----

// expected-error @+1 {{expected a role or another attribute of dialect 'fsdp', got 'anything'}}
func.func private @f(tensor<4xf32> {fsdp.role = #fsdp.anything})

// -----

// Known names in the wrong place.

fsdp.module @model class "Net" {
  // expected-error @+2 {{'fsdp.param' op expected 'fsdp.wrap' on an 'fsdp.module' or an 'fsdp.alias' of one, got it on 'fsdp.param'}}
  // expected-note @+1 {{remove it, or move it to where it belongs}}
  fsdp.param @w {fsdp.wrap} : tensor<4xf32>
}

// -----

// expected-error @+2 {{expected 'fsdp.checkpoint' on an 'fsdp.module', got it on argument 0}}
// expected-note @+1 {{remove it}}
func.func private @f(tensor<4xf32> {fsdp.checkpoint})

// -----

// expected-error @+2 {{expected 'fsdp.offload' on an entry's argument, got it on result 0}}
// expected-note @+1 {{remove it}}
func.func private @f() -> (tensor<4xf32> {fsdp.offload})

// -----

// expected-error @+2 {{expected 'fsdp.role' on an argument or a result, got it on 'func.func'}}
// expected-note @+1 {{remove it}}
func.func private @f() attributes {fsdp.role = #fsdp.loss}

// -----

// expected-error @+2 {{expected 'fsdp.ranks' on a builtin module among others, got it on 'func.func'}}
// expected-note @+1 {{remove it}}
func.func private @f() attributes {fsdp.ranks = array<i64: 0>}

// -----

// Roles in the wrong place.

// expected-error @+2 {{expected role #fsdp.loss on a result, got it on argument 0}}
// expected-note @+1 {{remove it}}
func.func private @f(tensor<f32> {fsdp.role = #fsdp.loss})

// -----

// expected-error @+2 {{expected role #fsdp.new_shard<@fc> on a result, got it on argument 0}}
// expected-note @+1 {{the old value is #fsdp.shard<@fc>}}
func.func private @f(tensor<4xf32> {fsdp.role = #fsdp.new_shard<@fc>})

// -----

// expected-error @+2 {{expected role #fsdp.input<"x"> on an argument, got it on result 0}}
// expected-note @+1 {{remove it}}
func.func private @f() -> (tensor<4xf32> {fsdp.role = #fsdp.input<"x">})

// -----

// Values of another kind.

// expected-error @+2 {{expected 'fsdp.role' to be a role, got @model::@w}}
// expected-note @+1 {{it is written 'fsdp.role = #fsdp.state<@model::@w>'}}
func.func private @f(tensor<4xf32> {fsdp.role = @model::@w})

// -----

// expected-error @+2 {{expected 'fsdp.rank' to be an integer of at least 0, got "0"}}
// expected-note @+1 {{it is written 'fsdp.rank = r'}}
func.func private @f(tensor<4xf32> {fsdp.rank = "0"})

// -----

// expected-error @+2 {{expected 'fsdp.trips' to be a float, got 2 : i64}}
// expected-note @+1 {{it is written 'fsdp.trips = x'}}
func.func private @f() attributes {fsdp.trips = 2 : i64}

// -----

// expected-error @+2 {{expected 'fsdp.gather' to be a type of floats, got i32}}
// expected-note @+1 {{it is written 'fsdp.gather = f8E4M3FN'}}
func.func private @f(tensor<4xf32> {fsdp.gather = i32})

// -----

// expected-error @+2 {{expected 'fsdp.kernel' to be a unit attribute, got true}}
// expected-note @+1 {{it is written 'fsdp.kernel'}}
func.func private @f() attributes {fsdp.kernel = true}

// -----

// expected-error @+2 {{expected 'fsdp.schedule' to be #fsdp.schedule<...>, got {memory_limit = 1 : i64}}}
// expected-note @+1 {{it is written 'fsdp.schedule = #fsdp.schedule<...>'}}
func.func private @f() attributes {fsdp.schedule = {memory_limit = 1 : i64}}

// -----

// expected-error @+2 {{expected 'fsdp.intervals' to be an array of #fsdp.interval<...>, got [1]}}
// expected-note @+1 {{it is written}}
func.func private @f() attributes {fsdp.intervals = [1]}

// -----

// expected-error @+2 {{expected 'fsdp.in_flight' to be #fsdp.in_flight<...>}}
// expected-note @+1 {{it is written}}
func.func private @f() attributes {fsdp.in_flight = {all_gather = 1 : i64}}

// -----

// Numbers out of range.

// expected-error @+2 {{expected 'fsdp.comm_bytes' to be an integer of at least 0, got -1 : i64}}
// expected-note @+1 {{it is written 'fsdp.comm_bytes = n'}}
func.func private @f() attributes {fsdp.comm_bytes = -1 : i64}

// -----

// expected-error @+2 {{expected 'fsdp.micro_batches' to be an integer of at least 0, got 2 : ui64}}
// expected-note @+1 {{it is written 'fsdp.micro_batches = n'}}
func.func private @f() attributes {fsdp.micro_batches = 2 : ui64}

// -----

// expected-error @+1 {{expected limits of at least 0, which is none, got -1}}
func.func private @f() attributes {fsdp.in_flight = #fsdp.in_flight<all_gather = -1>}

// -----

// expected-error @+1 {{expected offset and bytes of interval "x" to be at least 0, got -4}}
func.func private @f() attributes {fsdp.intervals = [#fsdp.interval<name = "x", arena = comm, offset = 0, bytes = -4, first = 2, last = 5>]}

// -----

// What only a private function has.

// expected-error @+2 {{expected 'fsdp.kernel' on a private function, got it on 'func.func'}}
// expected-note @+1 {{remove it}}
func.func @f() attributes {fsdp.kernel} {
  return
}

// -----

// expected-error @+2 {{expected 'fsdp.segment' on a private function or a call of it, got it on 'func.func'}}
// expected-note @+1 {{remove it}}
func.func @f() attributes {fsdp.segment = "fc forward"} {
  return
}

// -----

// Axes of the model, and what is cut over them.

// expected-error @+2 {{expected 'fsdp.axis_names' on a 'shard.grid', got it on 'func.func'}}
// expected-note @+1 {{remove it}}
func.func private @f() attributes {fsdp.axis_names = ["tp"]}

// -----

// expected-error @+2 {{expected 'fsdp.axis_names' to be an array of strings, got [0]}}
// expected-note @+1 {{it is written 'fsdp.axis_names = ["dp", "tp"]'}}
shard.grid @grid(shape = 2) {fsdp.axis_names = [0]}

// -----

// expected-error @+2 {{expected 'fsdp.parallel' on an 'fsdp.module', got it on 'shard.grid'}}
// expected-note @+1 {{remove it}}
shard.grid @grid(shape = 2) {fsdp.parallel = {style = "colwise"}}

// -----

// expected-error @+2 {{'fsdp.module' op expected 'fsdp.parallel' to be a dictionary, got "colwise"}}
// expected-note @+1 {{it is written 'fsdp.parallel = {style = "colwise"}'}}
fsdp.module @m class "Net" attributes {fsdp.parallel = "colwise"} {
}

// -----

// expected-error @+2 {{expected 'fsdp.cut' on an 'fsdp.param', an input of the step, got it on 'fsdp.module'}}
// expected-note @+1 {{remove it}}
fsdp.module @m class "Net" attributes {fsdp.cut = array<i64: 0>} {
}

// -----

fsdp.module @m class "Net" {
  // expected-error @+2 {{'fsdp.param' op expected 'fsdp.cut' to be array<i64: ...>, got 0 : i64}}
  // expected-note @+1 {{it is written 'fsdp.cut = array<i64: 1, -1>'}}
  fsdp.param @w {fsdp.cut = 0 : i64} : tensor<4xf32>
}

// -----

// expected-error @+2 {{expected 'fsdp.scatter' on an 'fsdp.param', got it on argument 0}}
// expected-note @+1 {{remove it}}
func.func private @f(tensor<4xf32> {fsdp.scatter = 1 : i64})

// -----

fsdp.module @m class "Net" {
  // expected-error @+2 {{'fsdp.param' op expected 'fsdp.scatter' to be an integer, got "1"}}
  // expected-note @+1 {{it is written 'fsdp.scatter = n'}}
  fsdp.param @w {fsdp.scatter = "1"} : tensor<4xf32>
}

// -----

// Parts of roles.

// expected-error @+1 {{expected '<' after role 'state'}}
func.func private @f(tensor<4xf32> {fsdp.role = #fsdp.state})

// -----

// expected-error @+1 {{expected a name in quotes in role 'hyper'}}
func.func private @f(tensor<f64> {fsdp.role = #fsdp.hyper<lr>})

// -----

// expected-error @+1 {{expected a name in quotes in role 'optimizer_state'}}
func.func private @f(tensor<f64> {fsdp.role = #fsdp.optimizer_state<@fc, exp_avg>})

// -----

// expected-error @+1 {{expected 'default' in role 'hyper', got 'initial'}}
func.func private @f(tensor<f64> {fsdp.role = #fsdp.hyper<"lr", initial = 1.0>})

// -----

// expected-error @+1 {{expected 'indices' in role 'input', got 'default'}}
func.func private @f(tensor<4xi64> {fsdp.role = #fsdp.input<"ids", default = 1.0>})

// -----

// expected-error @+1 {{expected indices = [low, high, exceptions...], got [4, 2]}}
func.func private @f(tensor<4xi64> {fsdp.role = #fsdp.input<"ids", indices = [4, 2]>})

// -----

// expected-error @+1 {{expected a name that is not empty in role 'metric'}}
func.func private @f() -> (tensor<f32> {fsdp.role = #fsdp.metric<"">})

// -----

// expected-error @+1 {{expected a position of at least 0, got -1}}
func.func private @f(memref<4xf32> {fsdp.role = #fsdp.output<-1>})
