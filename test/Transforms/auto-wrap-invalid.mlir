// RUN: split-file %s %t
// RUN: not fsdp-opt %t/net.mlir --fsdp-auto-wrap=policy=sometimes 2>&1 | FileCheck %s --check-prefix=POLICY
// RUN: not fsdp-opt %t/net.mlir --fsdp-auto-wrap=policy=class: 2>&1 | FileCheck %s --check-prefix=EMPTY
// RUN: not fsdp-opt %t/none.mlir --fsdp-auto-wrap 2>&1 | FileCheck %s --check-prefix=TREE
// RUN: fsdp-opt %t/net.mlir --fsdp-auto-wrap=policy=class:Net,Blok 2>&1 | FileCheck %s --check-prefix=UNMATCHED

// POLICY: error: expected a wrap policy 'none', 'always' or 'class:A,B', got 'sometimes'
// EMPTY: error: expected a wrap policy 'none', 'always' or 'class:A,B', got 'class:'
// TREE: error: expected a module tree, got none
// UNMATCHED: warning: class 'Blok' of the wrap policy matches no module
// UNMATCHED-NOT: warning
// UNMATCHED: fsdp.module @model {{.*}} attributes {fsdp.wrap}

//--- net.mlir
fsdp.module @model class "zoo.Net" {
  fsdp.param @w : tensor<4xf32>
}

//--- none.mlir
module {
}
