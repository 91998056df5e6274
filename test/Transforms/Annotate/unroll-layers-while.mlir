// RUN: fsdp-opt %s --split-input-file --allow-unregistered-dialect --fsdp-unroll-layers | FileCheck %s

// JAX's scan over layers and its gradient, in StableHLO that nobody registered. Counters are
// computed, also around negative places; what forward keeps for backward are values.
// CHECK-LABEL: module @scan
// CHECK: fsdp.stack @w of [@net::@layers::@"0"::@w, @net::@layers::@"1"::@w] : tensor<2x4x4xf32>
// CHECK: func.func @step(%[[W0:.*]]: tensor<4x4xf32> {fsdp.role = #fsdp.state<@net::@layers::@"0"::@w>}, %[[W1:.*]]: tensor<4x4xf32> {fsdp.role = #fsdp.state<@net::@layers::@"1"::@w>}, %[[X:.*]]: tensor<4x4xf32>
// CHECK-NOT: stablehlo.while
// CHECK: %[[E0:.*]] = tensor.expand_shape %[[W0]] {{.*}} into tensor<1x4x4xf32>
// CHECK-NEXT: %[[R0:.*]] = "stablehlo.reshape"(%[[E0]])
// CHECK-NEXT: %[[H0:.*]] = "stablehlo.dot_general"(%[[X]], %[[R0]])
// CHECK-NEXT: %[[K0:.*]] = "stablehlo.reshape"(%[[X]]) : (tensor<4x4xf32>) -> tensor<1x4x4xf32>
// CHECK-NEXT: %[[E1:.*]] = tensor.expand_shape %[[W1]]
// CHECK-NEXT: %[[R1:.*]] = "stablehlo.reshape"(%[[E1]])
// CHECK-NEXT: %[[H1:.*]] = "stablehlo.dot_general"(%[[H0]], %[[R1]])
// CHECK-NEXT: %[[K1:.*]] = "stablehlo.reshape"(%[[H0]])
// Backward begins with the last layer.
// CHECK: %[[G1:.*]] = "stablehlo.multiply"(%[[H1]], %[[K1]])
// CHECK: %[[G0:.*]] = "stablehlo.multiply"(%[[H1]], %[[K0]])
// CHECK-NOT: tensor.insert_slice
// CHECK: %[[D0:.*]] = tensor.collapse_shape %[[G0]]
// CHECK: %[[D1:.*]] = tensor.collapse_shape %[[G1]]
// CHECK: return %{{.*}}, %[[D0]], %[[D1]], %[[H1]] :
module @scan {
  shard.grid @grid(shape = ?)
  fsdp.module @net class "Net" {
    fsdp.module @layers class "Block" {
      fsdp.param @w : tensor<2x4x4xf32>
    }
  }
  func.func @step(
      %w: tensor<2x4x4xf32> {fsdp.role = #fsdp.state<@net::@layers::@w>},
      %x: tensor<4x4xf32> {fsdp.role = #fsdp.input<"x">})
      -> (tensor<f32> {fsdp.role = #fsdp.loss}, tensor<2x4x4xf32> {fsdp.role = #fsdp.grad<@net::@layers::@w>}, tensor<4x4xf32>) {
    %loss = arith.constant dense<0.0> : tensor<f32>
    %zeros = "stablehlo.constant"() <{value = dense<0.0> : tensor<2x4x4xf32>}> : () -> tensor<2x4x4xf32>
    %first = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %h:4 = "stablehlo.while"(%w, %first, %x, %zeros) ({
    ^bb0(%a: tensor<2x4x4xf32>, %i: tensor<i32>, %y: tensor<4x4xf32>, %kept: tensor<2x4x4xf32>):
      %end = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
      %goes_on = "stablehlo.compare"(%i, %end) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%goes_on) : (tensor<i1>) -> ()
    }, {
    ^bb0(%a: tensor<2x4x4xf32>, %i: tensor<i32>, %y: tensor<4x4xf32>, %kept: tensor<2x4x4xf32>):
      %zero = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %one = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %two = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
      %is_negative = "stablehlo.compare"(%i, %zero) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %from_end = "stablehlo.add"(%i, %two) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %place = "stablehlo.select"(%is_negative, %from_end, %i) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      %row = "stablehlo.dynamic_slice"(%a, %place, %zero, %zero) <{slice_sizes = array<i64: 1, 4, 4>}> : (tensor<2x4x4xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x4xf32>
      %matrix = "stablehlo.reshape"(%row) : (tensor<1x4x4xf32>) -> tensor<4x4xf32>
      %next = "stablehlo.dot_general"(%y, %matrix) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
      %keep = "stablehlo.reshape"(%y) : (tensor<4x4xf32>) -> tensor<1x4x4xf32>
      %all = "stablehlo.dynamic_update_slice"(%kept, %keep, %i, %zero, %zero) : (tensor<2x4x4xf32>, tensor<1x4x4xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x4x4xf32>
      %more = "stablehlo.add"(%i, %one) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%a, %more, %next, %all) : (tensor<2x4x4xf32>, tensor<i32>, tensor<4x4xf32>, tensor<2x4x4xf32>) -> ()
    }) : (tensor<2x4x4xf32>, tensor<i32>, tensor<4x4xf32>, tensor<2x4x4xf32>) -> (tensor<2x4x4xf32>, tensor<i32>, tensor<4x4xf32>, tensor<2x4x4xf32>)
    %last = "stablehlo.constant"() <{value = dense<1> : tensor<ui8>}> : () -> tensor<ui8>
    %top = "stablehlo.broadcast_in_dim"(%h#2) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<4x4xf32>) -> tensor<1x4x4xf32>
    %g:2 = "stablehlo.while"(%last, %zeros) ({
    ^bb0(%i: tensor<ui8>, %grads: tensor<2x4x4xf32>):
      %end = "stablehlo.constant"() <{value = dense<255> : tensor<ui8>}> : () -> tensor<ui8>
      %goes_on = "stablehlo.compare"(%i, %end) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
      "stablehlo.return"(%goes_on) : (tensor<i1>) -> ()
    }, {
    ^bb0(%i: tensor<ui8>, %grads: tensor<2x4x4xf32>):
      %zero = "stablehlo.constant"() <{value = dense<0> : tensor<ui8>}> : () -> tensor<ui8>
      %one = "stablehlo.constant"() <{value = dense<1> : tensor<ui8>}> : () -> tensor<ui8>
      %kept = "stablehlo.dynamic_slice"(%h#3, %i, %zero, %zero) <{slice_sizes = array<i64: 1, 4, 4>}> : (tensor<2x4x4xf32>, tensor<ui8>, tensor<ui8>, tensor<ui8>) -> tensor<1x4x4xf32>
      %grad = "stablehlo.multiply"(%h#2, %kept) : (tensor<4x4xf32>, tensor<1x4x4xf32>) -> tensor<1x4x4xf32>
      %all = "stablehlo.dynamic_update_slice"(%grads, %grad, %i, %zero, %zero) : (tensor<2x4x4xf32>, tensor<1x4x4xf32>, tensor<ui8>, tensor<ui8>, tensor<ui8>) -> tensor<2x4x4xf32>
      %less = "stablehlo.subtract"(%i, %one) : (tensor<ui8>, tensor<ui8>) -> tensor<ui8>
      "stablehlo.return"(%less, %all) : (tensor<ui8>, tensor<2x4x4xf32>) -> ()
    }) : (tensor<ui8>, tensor<2x4x4xf32>) -> (tensor<ui8>, tensor<2x4x4xf32>)
    return %loss, %g#1, %h#2 : tensor<f32>, tensor<2x4x4xf32>, tensor<4x4xf32>
  }
}

// -----

// Places are clamped, as StableHLO has it; what a region in the body reads of the counter is a
// constant, and so is the counter at the end.
// CHECK-LABEL: module @clamped
// CHECK: func.func @step(%[[W0:[^:]*]]: tensor<4x4xf32> {fsdp.role = #fsdp.state<@net::@"0"::@w>}, %[[W1:[^:]*]]: tensor<4x4xf32> {fsdp.role
// CHECK: tensor.expand_shape %[[W0]]
// CHECK: %[[ZERO:.*]] = "stablehlo.constant"() {value = dense<0> : tensor<i64>}
// CHECK: "stablehlo.case"
// CHECK: "stablehlo.return"(%[[ZERO]])
// CHECK: tensor.expand_shape %[[W1]]
// CHECK: %[[FIVE:.*]] = "stablehlo.constant"() {value = dense<5> : tensor<i64>}
// CHECK: "stablehlo.return"(%[[FIVE]])
// CHECK: %[[END:.*]] = "stablehlo.constant"() {value = dense<10> : tensor<i64>}
// CHECK: return {{.*}}, %[[END]] :
module @clamped {
  shard.grid @grid(shape = ?)
  fsdp.module @net class "Net" {
    fsdp.param @w : tensor<2x4x4xf32>
  }
  func.func @step(
      %w: tensor<2x4x4xf32> {fsdp.role = #fsdp.state<@net::@w>},
      %x: tensor<1x4x4xf32> {fsdp.role = #fsdp.input<"x">}, %which: tensor<i32>)
      -> (tensor<f32> {fsdp.role = #fsdp.loss}, tensor<1x4x4xf32>, tensor<i64>) {
    %loss = arith.constant dense<0.0> : tensor<f32>
    %first = arith.constant dense<0> : tensor<i64>
    %h:2 = "stablehlo.while"(%first, %x) ({
    ^bb0(%i: tensor<i64>, %y: tensor<1x4x4xf32>):
      %end = "stablehlo.constant"() <{value = dense<9> : tensor<i64>}> : () -> tensor<i64>
      %goes_on = "stablehlo.compare"(%end, %i) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
      "stablehlo.return"(%goes_on) : (tensor<i1>) -> ()
    }, {
    ^bb0(%i: tensor<i64>, %y: tensor<1x4x4xf32>):
      %zero = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
      %five = "stablehlo.constant"() <{value = dense<5> : tensor<i64>}> : () -> tensor<i64>
      %row = "stablehlo.dynamic_slice"(%w, %i, %zero, %zero) <{slice_sizes = array<i64: 1, 4, 4>}> : (tensor<2x4x4xf32>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<1x4x4xf32>
      %number = "stablehlo.case"(%which) ({
        "stablehlo.return"(%i) : (tensor<i64>) -> ()
      }) : (tensor<i32>) -> tensor<i64>
      %next = "stablehlo.custom_call"(%y, %row, %number) {call_target_name = "f"} : (tensor<1x4x4xf32>, tensor<1x4x4xf32>, tensor<i64>) -> tensor<1x4x4xf32>
      %more = "stablehlo.add"(%i, %five) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%more, %next) : (tensor<i64>, tensor<1x4x4xf32>) -> ()
    }) : (tensor<i64>, tensor<1x4x4xf32>) -> (tensor<i64>, tensor<1x4x4xf32>)
    return %loss, %h#1, %h#0 : tensor<f32>, tensor<1x4x4xf32>, tensor<i64>
  }
}

// -----

// As often as values say, without end, over vectors alone, or of ops that StableHLO has not: these
// loops stay.
// CHECK-LABEL: module @others
// CHECK-NOT: fsdp.stack
// CHECK-COUNT-4: "stablehlo.while"
module @others {
  shard.grid @grid(shape = ?)
  fsdp.module @net class "Net" {
    fsdp.param @w : tensor<2x4x4xf32>
    fsdp.param @v : tensor<2x4xf32>
  }
  func.func @step(
      %w: tensor<2x4x4xf32> {fsdp.role = #fsdp.state<@net::@w>},
      %v: tensor<2x4xf32> {fsdp.role = #fsdp.state<@net::@v>},
      %x: tensor<1x4x4xf32> {fsdp.role = #fsdp.input<"x">}, %n: tensor<i64>)
      -> (tensor<f32> {fsdp.role = #fsdp.loss}, tensor<1x4x4xf32>, tensor<1x4x4xf32>, tensor<1x4xf32>, tensor<1x4x4xf32>) {
    %loss = arith.constant dense<0.0> : tensor<f32>
    %zero = arith.constant dense<0> : tensor<i64>
    %one = arith.constant dense<1> : tensor<i64>
    %narrow = arith.constant dense<1> : tensor<i8>
    %two = arith.constant dense<2> : tensor<i64>
    %open:2 = "stablehlo.while"(%zero, %x) ({
    ^bb0(%i: tensor<i64>, %y: tensor<1x4x4xf32>):
      %goes_on = "stablehlo.compare"(%i, %n) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
      "stablehlo.return"(%goes_on) : (tensor<i1>) -> ()
    }, {
    ^bb0(%i: tensor<i64>, %y: tensor<1x4x4xf32>):
      %row = "stablehlo.dynamic_slice"(%w, %i, %zero, %zero) <{slice_sizes = array<i64: 1, 4, 4>}> : (tensor<2x4x4xf32>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<1x4x4xf32>
      %more = "stablehlo.add"(%i, %one) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%more, %row) : (tensor<i64>, tensor<1x4x4xf32>) -> ()
    }) : (tensor<i64>, tensor<1x4x4xf32>) -> (tensor<i64>, tensor<1x4x4xf32>)
    %endless:2 = "stablehlo.while"(%zero, %x) ({
    ^bb0(%i: tensor<i64>, %y: tensor<1x4x4xf32>):
      %goes_on = "stablehlo.compare"(%i, %two) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
      "stablehlo.return"(%goes_on) : (tensor<i1>) -> ()
    }, {
    ^bb0(%i: tensor<i64>, %y: tensor<1x4x4xf32>):
      %row = "stablehlo.dynamic_slice"(%w, %i, %zero, %zero) <{slice_sizes = array<i64: 1, 4, 4>}> : (tensor<2x4x4xf32>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<1x4x4xf32>
      "stablehlo.return"(%i, %row) : (tensor<i64>, tensor<1x4x4xf32>) -> ()
    }) : (tensor<i64>, tensor<1x4x4xf32>) -> (tensor<i64>, tensor<1x4x4xf32>)
    %y0 = "stablehlo.slice"(%v) : (tensor<2x4xf32>) -> tensor<1x4xf32>
    %vectors:2 = "stablehlo.while"(%zero, %y0) ({
    ^bb0(%i: tensor<i64>, %y: tensor<1x4xf32>):
      %goes_on = "stablehlo.compare"(%i, %two) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
      "stablehlo.return"(%goes_on) : (tensor<i1>) -> ()
    }, {
    ^bb0(%i: tensor<i64>, %y: tensor<1x4xf32>):
      %row = "stablehlo.dynamic_slice"(%v, %i, %zero) <{slice_sizes = array<i64: 1, 4>}> : (tensor<2x4xf32>, tensor<i64>, tensor<i64>) -> tensor<1x4xf32>
      %more = "stablehlo.add"(%i, %one) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%more, %row) : (tensor<i64>, tensor<1x4xf32>) -> ()
    }) : (tensor<i64>, tensor<1x4xf32>) -> (tensor<i64>, tensor<1x4xf32>)
    %wrong:2 = "stablehlo.while"(%zero, %x) ({
    ^bb0(%i: tensor<i64>, %y: tensor<1x4x4xf32>):
      %goes_on = "stablehlo.compare"(%i, %two) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
      "stablehlo.return"(%goes_on) : (tensor<i1>) -> ()
    }, {
    ^bb0(%i: tensor<i64>, %y: tensor<1x4x4xf32>):
      %row = "stablehlo.dynamic_slice"(%w, %i, %zero, %zero) <{slice_sizes = array<i64: 1, 4, 4>}> : (tensor<2x4x4xf32>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<1x4x4xf32>
      %more = "stablehlo.add"(%i, %narrow) : (tensor<i64>, tensor<i8>) -> tensor<i64>
      "stablehlo.return"(%more, %row) : (tensor<i64>, tensor<1x4x4xf32>) -> ()
    }) : (tensor<i64>, tensor<1x4x4xf32>) -> (tensor<i64>, tensor<1x4x4xf32>)
    return %loss, %open#1, %endless#1, %vectors#1, %wrong#1 : tensor<f32>, tensor<1x4x4xf32>, tensor<1x4x4xf32>, tensor<1x4xf32>, tensor<1x4x4xf32>
  }
}

// -----

// What JAX puts into functions of its own is inlined in such a loop, and nowhere else.
// CHECK-LABEL: module @calls
// CHECK: func.func @step(%[[W0:[^:]*]]: tensor<4x4xf32> {fsdp.role = #fsdp.state<@net::@"0"::@w>}, %[[W1:[^:]*]]: tensor<4x4xf32> {fsdp.role
// CHECK-NOT: stablehlo.while
// CHECK: tensor.expand_shape %[[W0]]
// CHECK: tensor.expand_shape %[[W1]]
// CHECK: call @other
module @calls {
  shard.grid @grid(shape = ?)
  fsdp.module @net class "Net" {
    fsdp.param @w : tensor<2x4x4xf32>
  }
  func.func @step(
      %w: tensor<2x4x4xf32> {fsdp.role = #fsdp.state<@net::@w>},
      %x: tensor<4x4xf32> {fsdp.role = #fsdp.input<"x">})
      -> (tensor<f32> {fsdp.role = #fsdp.loss}, tensor<4x4xf32>) {
    %loss = arith.constant dense<0.0> : tensor<f32>
    %first = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %h:3 = "stablehlo.while"(%w, %first, %x) ({
    ^bb0(%a: tensor<2x4x4xf32>, %i: tensor<i32>, %y: tensor<4x4xf32>):
      %end = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
      %goes_on = "stablehlo.compare"(%i, %end) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%goes_on) : (tensor<i1>) -> ()
    }, {
    ^bb0(%a: tensor<2x4x4xf32>, %i: tensor<i32>, %y: tensor<4x4xf32>):
      %row = func.call @row(%a, %i) : (tensor<2x4x4xf32>, tensor<i32>) -> tensor<4x4xf32>
      %next = "stablehlo.multiply"(%y, %row) : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
      %one = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %more = "stablehlo.add"(%i, %one) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%a, %more, %next) : (tensor<2x4x4xf32>, tensor<i32>, tensor<4x4xf32>) -> ()
    }) : (tensor<2x4x4xf32>, tensor<i32>, tensor<4x4xf32>) -> (tensor<2x4x4xf32>, tensor<i32>, tensor<4x4xf32>)
    %z = func.call @other(%h#2) : (tensor<4x4xf32>) -> tensor<4x4xf32>
    return %loss, %z : tensor<f32>, tensor<4x4xf32>
  }
  func.func private @row(%a: tensor<2x4x4xf32>, %i: tensor<i32>) -> tensor<4x4xf32> {
    %zero = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %row = "stablehlo.dynamic_slice"(%a, %i, %zero, %zero) <{slice_sizes = array<i64: 1, 4, 4>}> : (tensor<2x4x4xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x4xf32>
    %matrix = "stablehlo.reshape"(%row) : (tensor<1x4x4xf32>) -> tensor<4x4xf32>
    return %matrix : tensor<4x4xf32>
  }
  func.func private @other(%a: tensor<4x4xf32>) -> tensor<4x4xf32> {
    return %a : tensor<4x4xf32>
  }
}

// -----

// A sum of truths is their disjunction: three layers, not the one of an exclusive one.
// CHECK-LABEL: module @truths
// CHECK-COUNT-3: stablehlo.dot_general
// CHECK-NOT: stablehlo.dot_general
module @truths {
  shard.grid @grid(shape = 2)
  fsdp.module @net class "Net" {
    fsdp.module @layers class "Block" {
      fsdp.param @w : tensor<3x4x4xf32>
    }
  }
  func.func @step(
      %w: tensor<3x4x4xf32> {fsdp.role = #fsdp.state<@net::@layers::@w>},
      %x: tensor<4x4xf32> {fsdp.role = #fsdp.input<"x">})
      -> tensor<4x4xf32> {
    %first = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %h:2 = "stablehlo.while"(%first, %x) ({
    ^bb0(%i: tensor<i32>, %y: tensor<4x4xf32>):
      %three = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
      %one = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %a = "stablehlo.compare"(%i, %three) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %b = "stablehlo.compare"(%i, %one) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c = "stablehlo.add"(%a, %b) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%c) : (tensor<i1>) -> ()
    }, {
    ^bb0(%i: tensor<i32>, %y: tensor<4x4xf32>):
      %zero = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %one = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %row = "stablehlo.dynamic_slice"(%w, %i, %zero, %zero) <{slice_sizes = array<i64: 1, 4, 4>}> : (tensor<3x4x4xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x4xf32>
      %m = "stablehlo.reshape"(%row) : (tensor<1x4x4xf32>) -> tensor<4x4xf32>
      %next = "stablehlo.dot_general"(%y, %m) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
      %more = "stablehlo.add"(%i, %one) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%more, %next) : (tensor<i32>, tensor<4x4xf32>) -> ()
    }) : (tensor<i32>, tensor<4x4xf32>) -> (tensor<i32>, tensor<4x4xf32>)
    return %h#1 : tensor<4x4xf32>
  }
}
