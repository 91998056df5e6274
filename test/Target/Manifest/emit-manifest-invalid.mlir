// RUN: fsdp-opt %s --fsdp-emit-manifest --split-input-file --verify-diagnostics

// expected-error@+2 {{expected argument 1 to say what it is, got no role}}
// expected-note@+1 {{an entry's arguments have roles, an ordinary input #fsdp.input; make a function private that is no entry}}
func.func @unknown(%x: memref<4xf32> {fsdp.role = #fsdp.input<"x">}, %y: memref<4xf32>) {
  return
}

// -----

// expected-error@+1 {{expected argument 0 to be a static memref of a storable type, got 'memref<4xi16>'}}
func.func @type(%x: memref<4xi16> {fsdp.role = #fsdp.input<"x">}) {
  return
}

// -----

func.func @step(%x: memref<4xf32> {fsdp.role = #fsdp.input<"x">}, %rate: memref<f64> {fsdp.role = #fsdp.hyper<"lr">}) {
  return
}
// Inputs may have several shapes.
// expected-error@+1 {{expected argument 1 to have one type in all entries, got 'memref<f32>' and 'memref<f64>'}}
func.func @update(%x: memref<8xf32> {fsdp.role = #fsdp.input<"x">}, %rate: memref<f32> {fsdp.role = #fsdp.hyper<"lr">}) {
  return
}

// -----

func.func @step(%m: memref<4xf32> {fsdp.offload, fsdp.role = #fsdp.optimizer_state<@fc>}) {
  return
}
// The host keeps it always or never.
// expected-error@+1 {{expected argument 0 to have 'fsdp.offload' in all entries or in none}}
func.func @update(%m: memref<4xf32> {fsdp.role = #fsdp.optimizer_state<@fc>}) {
  return
}
