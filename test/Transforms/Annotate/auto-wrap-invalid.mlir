// RUN: split-file %s %t
// RUN: not fsdp-opt %t/net.mlir --fsdp-auto-wrap=wrap=sometimes 2>&1 | FileCheck %s --check-prefix=POLICY
// RUN: not fsdp-opt %t/net.mlir --fsdp-auto-wrap=wrap=class: 2>&1 | FileCheck %s --check-prefix=EMPTY
// RUN: not fsdp-opt %t/net.mlir --fsdp-auto-wrap=wrap=size:many 2>&1 | FileCheck %s --check-prefix=SIZE
// RUN: not fsdp-opt %t/net.mlir "--fsdp-auto-wrap=wrap=fqn:[a" 2>&1 | FileCheck %s --check-prefix=GLOB
// RUN: not fsdp-opt %t/net.mlir "--fsdp-auto-wrap=wrap=fqn-re:(" 2>&1 | FileCheck %s --check-prefix=REGEX
// RUN: not fsdp-opt %t/net.mlir "--fsdp-auto-wrap=wrap=or(always;x)" 2>&1 | FileCheck %s --check-prefix=OR
// RUN: not fsdp-opt %t/attribute.mlir --fsdp-auto-wrap 2>&1 | FileCheck %s --check-prefix=ATTRIBUTE
// RUN: not fsdp-opt %t/none.mlir --fsdp-auto-wrap 2>&1 | FileCheck %s --check-prefix=TREE
// RUN: fsdp-opt %t/net.mlir --fsdp-auto-wrap=wrap=class:Net,Blok 2>&1 | FileCheck %s --check-prefix=UNMATCHED
// RUN: not fsdp-opt %t/manual.mlir --fsdp-auto-wrap=wrap=always 2>&1 | FileCheck %s --check-prefix=MANUAL
// RUN: fsdp-opt %t/manual.mlir --fsdp-auto-wrap=wrap=none | FileCheck %s --check-prefix=KEPT
// RUN: not fsdp-opt %t/net.mlir --fsdp-auto-wrap=wrap-overrides=%t/missing.json 2>&1 | FileCheck %s --check-prefix=MISSING
// RUN: not fsdp-opt %t/net.mlir --fsdp-auto-wrap=wrap-overrides=%t/list.json 2>&1 | FileCheck %s --check-prefix=LIST
// RUN: not fsdp-opt %t/net.mlir --fsdp-auto-wrap=wrap-overrides=%t/strategy.json 2>&1 | FileCheck %s --check-prefix=STRATEGY
// RUN: not fsdp-opt %t/net.mlir --fsdp-auto-wrap=wrap-overrides=%t/field.json 2>&1 | FileCheck %s --check-prefix=FIELD
// RUN: echo '{"fc": {"reshard": "later"}}' > %t/reshard.json
// RUN: not fsdp-opt %t/net.mlir --fsdp-auto-wrap=wrap-overrides=%t/reshard.json 2>&1 | FileCheck %s --check-prefix=RESHARD
// RUN: echo '{"fc": {"reshard": 0}}' > %t/reshard.json
// RUN: not fsdp-opt %t/net.mlir --fsdp-auto-wrap=wrap-overrides=%t/reshard.json 2>&1 | FileCheck %s --check-prefix=RANKS
// RUN: echo '{"fc": {"reshard": ""}}' > %t/reshard.json
// RUN: not fsdp-opt %t/net.mlir --fsdp-auto-wrap=wrap-overrides=%t/reshard.json 2>&1 | FileCheck %s --check-prefix=NOTHING
// RUN: echo '{"fc": {"layout": true}}' > %t/layout.json
// RUN: not fsdp-opt %t/net.mlir --fsdp-auto-wrap=wrap-overrides=%t/layout.json 2>&1 | FileCheck %s --check-prefix=LAYOUT
// RUN: fsdp-opt %t/net.mlir --fsdp-auto-wrap=wrap-overrides=%t/unmatched.json 2>&1 | FileCheck %s --check-prefix=NAME
// RUN: not fsdp-opt %t/elsewhere.mlir --fsdp-auto-wrap 2>&1 | FileCheck %s --check-prefix=ELSEWHERE
// RUN: not fsdp-opt %t/param.mlir --fsdp-auto-wrap=wrap=always 2>&1 | FileCheck %s --check-prefix=PARAM
// RUN: not fsdp-opt %t/alias.mlir --fsdp-auto-wrap 2>&1 | FileCheck %s --check-prefix=ALIAS
// RUN: not fsdp-opt %t/manual.mlir --fsdp-auto-wrap=wrap-overrides=%t/unmatched.json 2>&1 | FileCheck %s --check-prefix=OVERRIDES
// RUN: not fsdp-opt %t/manual.mlir "--fsdp-auto-wrap=wrap=none full-precision-classes=Linear" 2>&1 | FileCheck %s --check-prefix=FULL
// RUN: not fsdp-opt %t/net.mlir --fsdp-auto-wrap=wrap-overrides=%t/value.json 2>&1 | FileCheck %s --check-prefix=VALUE
// RUN: not fsdp-opt %t/net.mlir --fsdp-auto-wrap=wrap-overrides=%t/twice.json 2>&1 | FileCheck %s --check-prefix=TWICE
// RUN: fsdp-opt %t/tree.mlir --fsdp-auto-wrap=wrap-overrides=%t/ignored.json -o /dev/null 2>&1 | FileCheck %s --check-prefix=IGNORED
// RUN: fsdp-opt %t/tree.mlir "--fsdp-auto-wrap=wrap=fqn:model.layer,fc" -o /dev/null 2>&1 | FileCheck %s --check-prefix=PATTERN
// RUN: fsdp-opt %t/tree.mlir "--fsdp-auto-wrap=wrap=fqn-re:fc." -o /dev/null 2>&1 | FileCheck %s --check-prefix=REGEXP
// RUN: fsdp-opt %t/tree.mlir "--fsdp-auto-wrap=wrap=size:1,force_leaf=Linar full-precision-classes=Norm" -o /dev/null 2>&1 | FileCheck %s --check-prefix=SIZES

// POLICY: error: expected a wrap policy, one of none, always, size:MIN, class:A,B, fqn:GLOB, fqn-re:REGEX or or(POLICY;POLICY), got 'sometimes'
// EMPTY: error: expected a wrap policy, {{.*}}, got 'class:'
// SIZE: error: expected 'size:MIN,force_leaf=A|B,exclude=C|D' with a number of elements MIN, got 'many'
// GLOB: error: expected a glob pattern, got '[a'
// REGEX: error: expected a regular expression, got '('
// OR: error: expected a wrap policy, {{.*}}, got 'x'
// ATTRIBUTE: error: 'fsdp.module' op expected 'fsdp.wrap_policy' to be a string, got 3 : i64
// TREE: error: expected a module tree, got none
// UNMATCHED: warning: class 'Blok' of the wrap policy matches no module
// UNMATCHED: note: the model's classes are 'Net'{{$}}
// UNMATCHED-NOT: warning
// UNMATCHED: fsdp.module @model {{.*}} attributes {fsdp.wrap}
// MANUAL: error: expected module 'fc' not to be wrapped by hand, since there is a wrap policy
// MANUAL: note: use policy 'none', or remove 'fsdp.wrap' from the input
// KEPT: fsdp.module @fc {{.*}} attributes {fsdp.wrap}
// MISSING: error: cannot open input file '{{.*}}missing.json'
// LIST: error: {{.*}}list.json: expected an object from module names to overrides
// STRATEGY: error: {{.*}}strategy.json: expected a strategy 'full_shard', {{.*}}, got 'half'
// FIELD: error: {{.*}}field.json: expected 'strategy', 'precision', 'axes', 'replicate_axes', 'reshard' or 'layout' in 'fc', got 'size'
// RESHARD: error: {{.*}}reshard.json: expected true, false, 'auto' or a number of ranks as 'reshard' of 'fc', got "later"
// RANKS: error: {{.*}}reshard.json: expected true, false, 'auto' or a number of ranks as 'reshard' of 'fc', got 0
// NOTHING: error: {{.*}}reshard.json: expected true, false, 'auto' or a number of ranks as 'reshard' of 'fc', got ""
// LAYOUT: error: {{.*}}layout.json: expected 'flat' or 'per_param' as 'layout' of 'fc', got true
// NAME: warning: {{.*}}unmatched.json: 'layer*' matches no module
// ELSEWHERE: error: expected 'fsdp.wrap_policy' on the root only, got it on module 'fc'
// ELSEWHERE: note: the root's policy decides about all modules; 'or(A;B)' joins several
// PARAM: error: 'fsdp.param' op expected 'fsdp.wrap' on an 'fsdp.module' or an 'fsdp.alias' of one, got it on 'fsdp.param'
// ALIAS: error: expected 'fsdp.wrap' on modules only, got it on alias 'tied'
// OVERRIDES: error: expected module 'fc' not to be wrapped by hand, since there are overrides
// OVERRIDES: note: write them into 'fsdp.wrap = {...}', or remove 'fsdp.wrap' from the input
// FULL: error: expected module 'fc' not to be wrapped by hand, since there are full-precision classes
// FULL: note: mark their modules with 'fsdp.wrap = {precision = "full"}' instead of naming the classes, or remove
// VALUE: error: {{.*}}value.json: expected true, false or overrides for 'fc', got 3
// TWICE: error: {{.*}}twice.json: expected each name once, got 'fc' twice
// IGNORED: warning: {{.*}}ignored.json: 'layer' matches ignored modules only, which are no units
// IGNORED: warning: {{.*}}ignored.json: the root can't be refused, it is always a unit
// PATTERN: warning: pattern 'model.layer,fc' of the wrap policy matches no module
// PATTERN: note: the model's modules are 'fc', 'layer'
// REGEXP: warning: pattern 'fc.' of the wrap policy matches no module
// SIZES: warning: force_leaf class 'Linar' of the wrap policy matches no module
// SIZES: note: the model's classes are 'Net', 'Linear', 'Layer'
// SIZES: warning: full-precision class 'Norm' of the wrap policy matches no module

//--- net.mlir
fsdp.module @model class "zoo.Net" {
  fsdp.param @w : tensor<4xf32>
}

//--- attribute.mlir
fsdp.module @model class "zoo.Net" attributes {fsdp.wrap_policy = 3} {
}

//--- manual.mlir
fsdp.module @model class "zoo.Net" {
  fsdp.module @fc class "torch.nn.Linear" attributes {fsdp.wrap} {
    fsdp.param @w : tensor<4xf32>
  }
}

//--- none.mlir
module {
}

//--- elsewhere.mlir
fsdp.module @model class "zoo.Net" {
  fsdp.module @fc class "torch.nn.Linear" attributes {fsdp.wrap_policy = "always"} {
  }
}

//--- param.mlir
fsdp.module @model class "zoo.Net" {
  fsdp.module @fc class "torch.nn.Linear" {
    fsdp.param @w {fsdp.wrap} : tensor<4xf32>
  }
}

//--- alias.mlir
fsdp.module @model class "zoo.Net" {
  fsdp.param @w : tensor<4xf32>
  fsdp.alias @tied = @model::@w {fsdp.wrap}
}

//--- tree.mlir
fsdp.module @model class "zoo.Net" {
  fsdp.module @fc class "torch.nn.Linear" {
    fsdp.param @w : tensor<4xf32>
  }
  fsdp.module ignored @layer class "zoo.Layer" {
  }
}

//--- value.json
{"fc": 3}

//--- twice.json
{"fc": true, "fc": false}

//--- ignored.json
{"<root>": false, "layer": {"strategy": "no_shard"}, "f*": true, "fc": true}

//--- list.json
[]

//--- strategy.json
{"fc": {"strategy": "half"}}

//--- field.json
{"fc": {"size": 3}}

//--- unmatched.json
{"layer*": true}
