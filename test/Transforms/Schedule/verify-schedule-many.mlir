// The time is linear in the number of ops, however many collectives are in
// flight: a second of the processor. Looking at each op once per collective
// takes minutes.
// RUN: %python %S/Inputs/many_in_flight.py 16000 > %t.mlir
// RUN: bash -c "ulimit -t 30 && fsdp-opt %t.mlir --fsdp-verify-schedule -o %t.out"
// RUN: FileCheck %s < %t.out
// CHECK: fsdp.start all_gather
