// RUN: fsdp-opt %s --split-input-file --verify-diagnostics | FileCheck %s

// CHECK-LABEL: func.func @generic_form
// CHECK: fsdp.attention %{{.*}}, %{{.*}}, %{{.*}} mask %{{.*}} causal scale 2.500000e-01 : (tensor<2x4x7x8xbf16>, tensor<2x2x9x8xbf16>, tensor<2x2x9x6xbf16>, tensor<1x4x1x9xi1>) -> (tensor<2x4x7x6xbf16>, tensor<2x4x7xf32>)
func.func @generic_form(%q: tensor<2x4x7x8xbf16>, %k: tensor<2x2x9x8xbf16>, %v: tensor<2x2x9x6xbf16>, %m: tensor<1x4x1x9xi1>) -> tensor<2x4x7x6xbf16> {
  %o, %l = "fsdp.attention"(%q, %k, %v, %m) {causal, scale = 0.25 : f64} : (tensor<2x4x7x8xbf16>, tensor<2x2x9x8xbf16>, tensor<2x2x9x6xbf16>, tensor<1x4x1x9xi1>) -> (tensor<2x4x7x6xbf16>, tensor<2x4x7xf32>)
  return %o : tensor<2x4x7x6xbf16>
}

// -----

// CHECK-LABEL: func.func @gradient
// CHECK: fsdp.attention_grad %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}} scale 5.000000e-01 : (tensor<1x1x4x2xf64>,
func.func @gradient(%q: tensor<1x1x4x2xf64>, %l: tensor<1x1x4xf64>) -> tensor<1x1x4x2xf64> {
  %dq, %dk, %dv = fsdp.attention_grad %q, %q, %q, %q, %q, %l scale 0.5 : (tensor<1x1x4x2xf64>, tensor<1x1x4x2xf64>, tensor<1x1x4x2xf64>, tensor<1x1x4x2xf64>, tensor<1x1x4x2xf64>, tensor<1x1x4xf64>) -> (tensor<1x1x4x2xf64>, tensor<1x1x4x2xf64>, tensor<1x1x4x2xf64>)
  return %dq : tensor<1x1x4x2xf64>
}

// -----

func.func @rank(%q: tensor<4x8xf32>, %l: tensor<4xf32>) {
  // expected-error @+1 {{expected query, key and value of four dimensions that are not 0, got 'tensor<4x8xf32>'}}
  %0:2 = fsdp.attention %q, %q, %q scale 1.0 : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) -> (tensor<4x8xf32>, tensor<4xf32>)
  return
}

// -----

func.func @heads(%q: tensor<1x3x4x8xf32>, %k: tensor<1x2x4x8xf32>) {
  // expected-error @+1 {{expected the number of key heads to divide that of query heads, got 2 and 3}}
  %0:2 = fsdp.attention %q, %k, %k scale 1.0 : (tensor<1x3x4x8xf32>, tensor<1x2x4x8xf32>, tensor<1x2x4x8xf32>) -> (tensor<1x3x4x8xf32>, tensor<1x3x4xf32>)
  return
}

// -----

func.func @shapes(%q: tensor<1x2x4x8xf32>, %k: tensor<1x2x4x6xf32>) {
  // expected-error @+1 {{expected key of shape 1x2x4x8, got 'tensor<1x2x4x6xf32>'}}
  %0:2 = fsdp.attention %q, %k, %k scale 1.0 : (tensor<1x2x4x8xf32>, tensor<1x2x4x6xf32>, tensor<1x2x4x6xf32>) -> (tensor<1x2x4x8xf32>, tensor<1x2x4xf32>)
  return
}

// -----

func.func @output(%q: tensor<1x2x4x8xf32>) {
  // expected-error @+1 {{expected output of shape 1x2x4x8, got 'tensor<1x2x4x6xf32>'}}
  %0:2 = fsdp.attention %q, %q, %q scale 1.0 : (tensor<1x2x4x8xf32>, tensor<1x2x4x8xf32>, tensor<1x2x4x8xf32>) -> (tensor<1x2x4x6xf32>, tensor<1x2x4xf32>)
  return
}

// -----

func.func @integers(%q: tensor<1x2x4x8xi32>) {
  // expected-error @+1 {{expected elements of f16, bf16, f32 or f64, got 'i32'}}
  %0:2 = fsdp.attention %q, %q, %q scale 1.0 : (tensor<1x2x4x8xi32>, tensor<1x2x4x8xi32>, tensor<1x2x4x8xi32>) -> (tensor<1x2x4x8xi32>, tensor<1x2x4xf32>)
  return
}

// -----

func.func @types(%q: tensor<1x2x4x8xf32>, %k: tensor<1x2x4x8xf16>) {
  // expected-error @+1 {{expected query, key, value and output to have one element type, got 'f32' and 'f16'}}
  %0:2 = fsdp.attention %q, %k, %q scale 1.0 : (tensor<1x2x4x8xf32>, tensor<1x2x4x8xf16>, tensor<1x2x4x8xf32>) -> (tensor<1x2x4x8xf32>, tensor<1x2x4xf32>)
  return
}

// -----

func.func @sums(%q: tensor<1x2x4x8xf16>) {
  // expected-error @+1 {{expected logsumexp of 'f32', got 'f16'}}
  %0:2 = fsdp.attention %q, %q, %q scale 1.0 : (tensor<1x2x4x8xf16>, tensor<1x2x4x8xf16>, tensor<1x2x4x8xf16>) -> (tensor<1x2x4x8xf16>, tensor<1x2x4xf16>)
  return
}

// -----

func.func @mask(%q: tensor<1x2x4x8xf32>, %m: tensor<1x3x4x4xf32>) {
  // expected-error @+1 {{expected a mask of i1, 'f32', f32 or f64 that broadcasts to 1x2x4x4, got 'tensor<1x3x4x4xf32>'}}
  %0:2 = fsdp.attention %q, %q, %q mask %m scale 1.0 : (tensor<1x2x4x8xf32>, tensor<1x2x4x8xf32>, tensor<1x2x4x8xf32>, tensor<1x3x4x4xf32>) -> (tensor<1x2x4x8xf32>, tensor<1x2x4xf32>)
  return
}

// -----

func.func @integer_mask(%q: tensor<1x2x4x8xf32>, %m: tensor<1x1x4x4xi32>) {
  // expected-error @+1 {{expected a mask of i1, 'f32', f32 or f64 that broadcasts to 1x2x4x4, got 'tensor<1x1x4x4xi32>'}}
  %0:2 = fsdp.attention %q, %q, %q mask %m scale 1.0 : (tensor<1x2x4x8xf32>, tensor<1x2x4x8xf32>, tensor<1x2x4x8xf32>, tensor<1x1x4x4xi32>) -> (tensor<1x2x4x8xf32>, tensor<1x2x4xf32>)
  return
}

// -----

func.func @gradient_type(%q: tensor<1x1x4x2xf32>, %l: tensor<1x1x4xf32>) {
  // expected-error @+1 {{expected the gradient of the key to have its type, 'tensor<1x1x4x2xf32>', got 'tensor<1x1x4x3xf32>'}}
  %0:3 = fsdp.attention_grad %q, %q, %q, %q, %q, %l scale 0.5 : (tensor<1x1x4x2xf32>, tensor<1x1x4x2xf32>, tensor<1x1x4x2xf32>, tensor<1x1x4x2xf32>, tensor<1x1x4x2xf32>, tensor<1x1x4xf32>) -> (tensor<1x1x4x2xf32>, tensor<1x1x4x3xf32>, tensor<1x1x4x2xf32>)
  return
}

// -----

// CHECK-LABEL: func.func @from
// CHECK: fsdp.attention %{{.*}}, %{{.*}}, %{{.*}} mask %{{.*}} from %{{.*}} causal scale 1.0
// CHECK: fsdp.attention %{{.*}}, %{{.*}}, %{{.*}} from %{{.*}} causal scale 1.0
func.func @from(%q: tensor<1x2x4x8xf32>, %m: tensor<1x1x4x4xi1>, %i: tensor<i64>) {
  %0:2 = fsdp.attention %q, %q, %q mask %m from %i causal scale 1.0 : (tensor<1x2x4x8xf32>, tensor<1x2x4x8xf32>, tensor<1x2x4x8xf32>, tensor<1x1x4x4xi1>, tensor<i64>) -> (tensor<1x2x4x8xf32>, tensor<1x2x4xf32>)
  %1:2 = fsdp.attention %q, %q, %q from %i causal scale 1.0 : (tensor<1x2x4x8xf32>, tensor<1x2x4x8xf32>, tensor<1x2x4x8xf32>, tensor<i64>) -> (tensor<1x2x4x8xf32>, tensor<1x2x4xf32>)
  return
}

// -----

func.func @not_causal(%q: tensor<1x2x4x8xf32>, %i: tensor<i64>) {
  // expected-error @+1 {{expected a place of the first row for an attention that is causal or has a window only}}
  %0:2 = fsdp.attention %q, %q, %q from %i scale 1.0 : (tensor<1x2x4x8xf32>, tensor<1x2x4x8xf32>, tensor<1x2x4x8xf32>, tensor<i64>) -> (tensor<1x2x4x8xf32>, tensor<1x2x4xf32>)
  return
}

// -----

func.func @order(%q: tensor<1x2x4x8xf32>, %l: tensor<1x2x4xf32>, %m: tensor<1x1x4x4xi1>, %i: tensor<i64>) {
  // expected-error @+1 {{expected at most a mask, for dropout the rows' first numbers, of i64 with three dimensions, and a key, tensor<i64>, and the place of the first row, a tensor<i64>, got 2 operands of 'tensor<i64>', 'tensor<1x1x4x4xi1>'}}
  %0:3 = "fsdp.attention_grad"(%q, %q, %q, %q, %q, %l, %i, %m) {causal, scale = 1.0 : f64} : (tensor<1x2x4x8xf32>, tensor<1x2x4x8xf32>, tensor<1x2x4x8xf32>, tensor<1x2x4x8xf32>, tensor<1x2x4x8xf32>, tensor<1x2x4xf32>, tensor<i64>, tensor<1x1x4x4xi1>) -> (tensor<1x2x4x8xf32>, tensor<1x2x4x8xf32>, tensor<1x2x4x8xf32>)
  return
}

// -----

// CHECK-LABEL: func.func @window
// CHECK: fsdp.attention %{{.*}}, %{{.*}}, %{{.*}} causal window 3 scale 1.0
// CHECK: fsdp.attention %{{.*}}, %{{.*}}, %{{.*}} from %{{.*}} window 3 scale 1.0
func.func @window(%q: tensor<1x2x4x8xf32>, %i: tensor<i64>) {
  %0:2 = fsdp.attention %q, %q, %q causal window 3 scale 1.0 : (tensor<1x2x4x8xf32>, tensor<1x2x4x8xf32>, tensor<1x2x4x8xf32>) -> (tensor<1x2x4x8xf32>, tensor<1x2x4xf32>)
  %1:2 = fsdp.attention %q, %q, %q from %i window 3 scale 1.0 : (tensor<1x2x4x8xf32>, tensor<1x2x4x8xf32>, tensor<1x2x4x8xf32>, tensor<i64>) -> (tensor<1x2x4x8xf32>, tensor<1x2x4xf32>)
  return
}

// -----

// CHECK-LABEL: func.func @dropout
// CHECK: fsdp.attention %{{.*}}, %{{.*}}, %{{.*}} mask %{{.*}} dropout %{{.*}}, %[[KEY:.*]] from %[[KEY]] rate 1.000000e-01 causal window 3 scale 1.0
// CHECK: fsdp.attention_grad %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}} dropout %{{.*}}, %[[KEY]] rate 5.000000e-01 scale 1.0
func.func @dropout(%q: tensor<1x2x4x8xf32>, %l: tensor<1x2x4xf32>, %m: tensor<1x1x4x4xi1>, %r: tensor<1x2x4xi64>, %i: tensor<i64>) {
  %0:2 = fsdp.attention %q, %q, %q mask %m dropout %r, %i from %i rate 0.1 causal window 3 scale 1.0 : (tensor<1x2x4x8xf32>, tensor<1x2x4x8xf32>, tensor<1x2x4x8xf32>, tensor<1x1x4x4xi1>, tensor<1x2x4xi64>, tensor<i64>, tensor<i64>) -> (tensor<1x2x4x8xf32>, tensor<1x2x4xf32>)
  %1:3 = fsdp.attention_grad %q, %q, %q, %q, %q, %l dropout %r, %i rate 0.5 scale 1.0 : (tensor<1x2x4x8xf32>, tensor<1x2x4x8xf32>, tensor<1x2x4x8xf32>, tensor<1x2x4x8xf32>, tensor<1x2x4x8xf32>, tensor<1x2x4xf32>, tensor<1x2x4xi64>, tensor<i64>) -> (tensor<1x2x4x8xf32>, tensor<1x2x4x8xf32>, tensor<1x2x4x8xf32>)
  return
}

// -----

func.func @no_window(%q: tensor<1x2x4x8xf32>) {
  // expected-error @+1 {{attribute 'window' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive}}
  %0:2 = fsdp.attention %q, %q, %q window 0 scale 1.0 : (tensor<1x2x4x8xf32>, tensor<1x2x4x8xf32>, tensor<1x2x4x8xf32>) -> (tensor<1x2x4x8xf32>, tensor<1x2x4xf32>)
  return
}

// -----

func.func @no_rate(%q: tensor<1x2x4x8xf32>, %r: tensor<1x2x4xi64>, %i: tensor<i64>) {
  // expected-error @+1 {{expected a rate with dropout, and only there}}
  %0:2 = fsdp.attention %q, %q, %q dropout %r, %i scale 1.0 : (tensor<1x2x4x8xf32>, tensor<1x2x4x8xf32>, tensor<1x2x4x8xf32>, tensor<1x2x4xi64>, tensor<i64>) -> (tensor<1x2x4x8xf32>, tensor<1x2x4xf32>)
  return
}

// -----

func.func @only_rate(%q: tensor<1x2x4x8xf32>) {
  // expected-error @+1 {{expected a rate with dropout, and only there}}
  %0:2 = fsdp.attention %q, %q, %q rate 0.5 scale 1.0 : (tensor<1x2x4x8xf32>, tensor<1x2x4x8xf32>, tensor<1x2x4x8xf32>) -> (tensor<1x2x4x8xf32>, tensor<1x2x4xf32>)
  return
}

// -----

func.func @rate(%q: tensor<1x2x4x8xf32>, %r: tensor<1x2x4xi64>, %i: tensor<i64>) {
  // expected-error @+1 {{expected a rate above 0 and below 1, got 1.0}}
  %0:2 = fsdp.attention %q, %q, %q dropout %r, %i rate 1.0 scale 1.0 : (tensor<1x2x4x8xf32>, tensor<1x2x4x8xf32>, tensor<1x2x4x8xf32>, tensor<1x2x4xi64>, tensor<i64>) -> (tensor<1x2x4x8xf32>, tensor<1x2x4xf32>)
  return
}

// -----

func.func @no_key(%q: tensor<1x2x4x8xf32>, %r: tensor<1x2x4xi64>) {
  // expected-error @+1 {{got 1 operands of 'tensor<1x2x4xi64>'}}
  %0:2 = "fsdp.attention"(%q, %q, %q, %r) {rate = 0.5 : f64, scale = 1.0 : f64} : (tensor<1x2x4x8xf32>, tensor<1x2x4x8xf32>, tensor<1x2x4x8xf32>, tensor<1x2x4xi64>) -> (tensor<1x2x4x8xf32>, tensor<1x2x4xf32>)
  return
}

// -----

func.func @rows(%q: tensor<1x2x4x8xf32>, %r: tensor<1x1x4xi64>, %i: tensor<i64>) {
  // expected-error @+1 {{expected the rows' first numbers of shape 1x2x4, got 'tensor<1x1x4xi64>'}}
  %0:2 = fsdp.attention %q, %q, %q dropout %r, %i rate 0.5 scale 1.0 : (tensor<1x2x4x8xf32>, tensor<1x2x4x8xf32>, tensor<1x2x4x8xf32>, tensor<1x1x4xi64>, tensor<i64>) -> (tensor<1x2x4x8xf32>, tensor<1x2x4xf32>)
  return
}

// -----

func.func @far_window(%q: tensor<1x2x4x8xf32>) {
  // expected-error @+1 {{expected a window of less than 2^31, got 2147483648}}
  %0:2 = fsdp.attention %q, %q, %q window 2147483648 scale 1.0 : (tensor<1x2x4x8xf32>, tensor<1x2x4x8xf32>, tensor<1x2x4x8xf32>) -> (tensor<1x2x4x8xf32>, tensor<1x2x4xf32>)
  return
}
