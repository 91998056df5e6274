// RUN: fsdp-opt %s --allow-unregistered-dialect --fsdp-lower-to-runtime | FileCheck %s

// What nobody has registered beside the step is left to whoever lowers it.
// CHECK: "foo.bar"() : () -> ()
// CHECK: func.func @fsdp_entry_step
"foo.bar"() : () -> ()
func.func @step(%a: memref<4xf32>) {
  return
}
