// A chain of 50 000 ops needs no deep stack.

// RUN: %python %S/Inputs/long_chain.py 50000 | fsdp-opt --fsdp-outline-segments | FileCheck %s

// CHECK: func.func @step
// CHECK: call @seg_
