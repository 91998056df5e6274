// A step in whose middle a collective of another dialect sums over all ranks, in
// two stages: through all phases, scheduled and planned like any other, run, and
// expanded over the ranks and run.

// RUN: fsdp-test-opt %s -fsdp-pipeline="grid=2,2 strategy=hybrid_shard wrap=always optimizer=sgd stop-after=plan" -fsdp-print-schedule -o %t.plan.mlir 2>&1 | FileCheck %s --check-prefix=SCHEDULE
// RUN: fsdp-test-opt %s -fsdp-pipeline="grid=2,2 strategy=hybrid_shard wrap=always optimizer=sgd machine=cpu-16 stop-after=schedule" -fsdp-print-schedule -o /dev/null 2>&1 | FileCheck %s --check-prefix=SEARCH
// RUN: FileCheck %s --check-prefix=PLAN --input-file %t.plan.mlir
// RUN: fsdp-test-opt %s -fsdp-pipeline="grid=2,2 strategy=hybrid_shard wrap=always optimizer=sgd stop-after=shard" -fsdp-verify-peers -o /dev/null
// RUN: %python %S/collective_step.py %s %t "strategy=hybrid_shard" "strategy=hybrid_shard machine=cpu-16" "strategy=hybrid_shard compat=torch" "max-in-flight=1 layout=per_param" | FileCheck %s --check-prefix=RESULT

// Both stages are awaited before what follows; gathers pass them.
// SCHEDULE: start all_gather     b
// SCHEDULE-NEXT: call  a fwd
// SCHEDULE-NEXT: start all_reduce     value 40 B on @across
// SCHEDULE-NEXT: wait  all_reduce     value
// SCHEDULE-NEXT: start all_reduce     value 40 B on @within
// SCHEDULE-NEXT: wait  all_reduce     value
// SCHEDULE-NEXT: call  a fwd
// SCHEDULE: wait  all_gather     b

// The search knows what they cost.
// SEARCH: gap 0.00 %
// SEARCH: start all_reduce     value 40 B on @across
// SEARCH-NEXT: wait  all_reduce     value
// SEARCH-NEXT: start all_reduce     value 40 B on @within

// PLAN: #fsdp.interval<name = "all_reduce ", arena = comm, offset = {{[0-9]+}}, bytes = 40,

// RESULT: 4 programs of 2 steps: as computed by hand, and bit by bit as expanded

module @summed {
  shard.grid @grid(shape = ?x?)
  fsdp.module @net class "Net" {
    fsdp.module @a class "Scale" { fsdp.param @w : tensor<10xf32> }
    fsdp.module @b class "Scale" { fsdp.param @w : tensor<10xf32> }
  }
  // y = x a, s = the sum of all ranks' y, loss = sum(s b) / 2, which all ranks
  // have alike.
  func.func @step(%a: tensor<10xf32> {fsdp.role = #fsdp.state<@net::@a::@w>}, %b: tensor<10xf32> {fsdp.role = #fsdp.state<@net::@b::@w>}, %x: tensor<10xf32> {fsdp.role = #fsdp.input<"x">})
      -> (tensor<f32> {fsdp.role = #fsdp.loss}, tensor<10xf32> {fsdp.role = #fsdp.grad<@net::@a::@w>}, tensor<10xf32> {fsdp.role = #fsdp.grad<@net::@b::@w>}) {
    %none = arith.constant dense<0.0> : tensor<f32>
    %half = arith.constant dense<0.5> : tensor<10xf32>
    %e = tensor.empty() : tensor<10xf32>
    %y = linalg.mul ins(%x, %a : tensor<10xf32>, tensor<10xf32>) outs(%e : tensor<10xf32>) -> tensor<10xf32>
    %s = fsdp_test.staged_sum %y on @grid axes [0, 1] : (tensor<10xf32>) -> tensor<10xf32>
    %gb = linalg.mul ins(%s, %half : tensor<10xf32>, tensor<10xf32>) outs(%e : tensor<10xf32>) -> tensor<10xf32>
    %p = linalg.mul ins(%gb, %b : tensor<10xf32>, tensor<10xf32>) outs(%e : tensor<10xf32>) -> tensor<10xf32>
    %loss = linalg.reduce { arith.addf } ins(%p : tensor<10xf32>) outs(%none : tensor<f32>) dimensions = [0]
    %bx = linalg.mul ins(%b, %x : tensor<10xf32>, tensor<10xf32>) outs(%e : tensor<10xf32>) -> tensor<10xf32>
    %sum = fsdp_test.staged_sum %bx on @grid axes [0, 1] : (tensor<10xf32>) -> tensor<10xf32>
    %ga = linalg.mul ins(%sum, %half : tensor<10xf32>, tensor<10xf32>) outs(%e : tensor<10xf32>) -> tensor<10xf32>
    return %loss, %ga, %gb : tensor<f32>, tensor<10xf32>, tensor<10xf32>
  }
}
