// RUN: fsdp-opt %models/gpt/model.mlir --fsdp-pipeline="grid=4 wrap=class:Block optimizer=adamw stop-after=schedule" --fsdp-frontier="machine=%fsdp_src/test/Integration/Inputs/slow-link.json points=8" -o /dev/null 2> %t
// RUN: FileCheck %s < %t
// RUN: %python -c "import sys; rows = [l.split() for l in open(sys.argv[1]).readlines()[2:]]; points = [(int(r[0]), float(r[2]), float(r[4])) for r in rows]; assert len(points) > 1; assert all(int(r[1]) >= int(r[0]) for r in rows); assert all(a[0] < b[0] and a[1] > b[1] for a, b in zip(points, points[1:])); assert all(p[2] <= p[1] for p in points)" %t
// The step runs within what its buffers take when they are placed.
// RUN: %python -c "import subprocess, sys; limits = [line.split()[1] for line in open(sys.argv[1]).readlines()[2:]]; [subprocess.run(['fsdp-opt', sys.argv[2], '--fsdp-pipeline=grid=4 wrap=class:Block optimizer=adamw machine=' + sys.argv[3] + ' memory-limit=' + limit + ' stop-after=schedule', '-o', '/dev/null'], check=True) for limit in limits]" %t %models/gpt/model.mlir %fsdp_src/test/Integration/Inputs/slow-link.json
// RUN: not fsdp-opt %s --fsdp-frontier 2>&1 | FileCheck %s --check-prefix=BARRIER
// RUN: not fsdp-opt %s --fsdp-frontier=points=0 2>&1 | FileCheck %s --check-prefix=POINTS
// RUN: not fsdp-opt %s --fsdp-frontier=machine=abacus 2>&1 | FileCheck %s --check-prefix=UNKNOWN

// More memory brings a shorter step, or the line is left out.
// CHECK: @step on slow-link: {{[0-9]+}} B of arguments, {{[0-9]+}} B of temporaries, {{[0-9.]+}} ms of computation
// CHECK-NEXT: peak B placed B step ms exposed ms bound ms gap %
// CHECK-NEXT: {{^ +[0-9]+ +[0-9]+ +[0-9.]+ +[0-9.]+ +[0-9.]+ +[0-9.]+$}}

// BARRIER: error: not supported: a frontier of '@barrier', because 'func.call' has unknown effects
// POINTS: error: expected at least 1 of 'points', got 0
// UNKNOWN: error: expected a known machine, got 'abacus'
func.func @barrier() {
  call @external() : () -> ()
  return
}
func.func private @external()
