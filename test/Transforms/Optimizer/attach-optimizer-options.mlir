// What is wrong with an option is said before anything is attached.
// RUN: not fsdp-opt %s -fsdp-attach-optimizer="clip-norm=1" 2>&1 | FileCheck %s --check-prefix=NONE
// RUN: not fsdp-opt %s --fsdp-attach-optimizer="optimizer=none separate-optimizer" 2>&1 | FileCheck %s --check-prefix=NONE
// NONE: error: expected an optimizer to clip, scale, group or separate for, got 'none'
// RUN: not fsdp-opt %s "-fsdp-attach-optimizer=optimizer=sgd clip-norm=-1" 2>&1 | FileCheck %s --check-prefix=CLIP
// CLIP: error: expected gradients to be clipped at positive numbers, got -1
// RUN: not fsdp-opt %s "-fsdp-attach-optimizer=optimizer=sgd clip-value=nan" 2>&1 | FileCheck %s --check-prefix=NAN
// NAN: error: expected gradients to be clipped at positive numbers, got nan
// RUN: not fsdp-opt %s "-fsdp-attach-optimizer=optimizer=sgd clip-norm=1 clip-norm-type=0.5" 2>&1 | FileCheck %s --check-prefix=TYPE
// TYPE: error: expected a norm type 'inf' or a number from 1 to 64, got '0.5'
// RUN: not fsdp-opt %s "-fsdp-attach-optimizer=optimizer=sgd grad-scaler=init=0" 2>&1 | FileCheck %s --check-prefix=SCALER
// SCALER: error: expected a gradient scaler 'on' or some of init=X, growth=X, backoff=X and interval=N with positive numbers, got 'init=0'
// RUN: not fsdp-opt %s "-fsdp-attach-optimizer=optimizer=sgd grad-scaler=on" 2>&1 | FileCheck %s --check-prefix=SCALE
// SCALE: error: expected an argument tensor<f32> with #fsdp.train_state<"scaler.scale">, which gradients are multiplied by, got none
// SCALE: note: export the model with --loss-scale
// RUN: not fsdp-opt %s "-fsdp-attach-optimizer=optimizer=sgd param-groups=*bias" 2>&1 | FileCheck %s --check-prefix=GROUP
// GROUP: error: expected a pattern and hyper-parameters in parameter group '*bias'
// GROUP: note: a group is written as GLOB:name=value,name=value, for example '*.bias:weight_decay=0'
// RUN: not fsdp-opt %s "-fsdp-attach-optimizer=optimizer=sgd param-groups=*bias:rate=1" 2>&1 | FileCheck %s --check-prefix=HYPER
// HYPER: error: expected a hyper-parameter of optimizer '@sgd' (lr, momentum, weight_decay, dampening, nesterov) in parameter group '*bias:rate=1', got 'rate'
// RUN: not fsdp-opt %s "-fsdp-attach-optimizer=optimizer=sgd param-groups=*bias:lr=x" 2>&1 | FileCheck %s --check-prefix=VALUE
// VALUE: error: expected name=value in parameter group '*bias:lr=x', got 'lr=x'
// RUN: not fsdp-opt %s "-fsdp-attach-optimizer=optimizer=sgd param-groups=nothing:lr=1" 2>&1 | FileCheck %s --check-prefix=NOTHING
// NOTHING: error: expected parameter group 'nothing:lr=1' to match a parameter, got none
// RUN: not fsdp-opt %s "-fsdp-attach-optimizer=optimizer=sgd param-groups=*:lr=1,*bias:lr=2" 2>&1 | FileCheck %s --check-prefix=SHADOWED
// SHADOWED: error: expected parameter group '*bias:lr=2' to match a parameter that no earlier group has, got none
// SHADOWED: note: the first pattern that matches counts: give this group before the others
// RUN: not fsdp-opt %s "-fsdp-attach-optimizer=optimizer=sgd param-groups=*bias:lr=nan" 2>&1 | FileCheck %s --check-prefix=NUMBER
// NUMBER: error: expected name=value in parameter group '*bias:lr=nan', got 'lr=nan'
// RUN: not fsdp-opt %s "-fsdp-attach-optimizer=optimizer=sgd param-groups=[:lr=1" 2>&1 | FileCheck %s --check-prefix=PATTERN
// PATTERN: error: expected a glob pattern, got '[': invalid glob pattern, unmatched '[', in parameter group '[:lr=1'
// Patterns are those of policies: braces list alternatives.
// RUN: fsdp-opt %s "-fsdp-attach-optimizer=optimizer=sgd param-groups={{bias,weight}:lr=1}" | FileCheck %s --check-prefix=BRACES
// BRACES: fsdp.role = #fsdp.hyper<"lr@1"
// RUN: not %python -c "import subprocess, sys; sys.exit(subprocess.run(['fsdp-opt', sys.argv[1], '-fsdp-attach-optimizer=optimizer=sgd param-groups=' + ','.join(['*:lr=1'] * 128)]).returncode)" %s 2>&1 | FileCheck %s --check-prefix=MANY
// MANY: error: expected at most 127 parameter groups, got 128
// RUN: not fsdp-opt %s "-fsdp-attach-optimizer=optimizer=%S/Inputs/optimizers.mlir" 2>&1 | FileCheck %s --check-prefix=SEVERAL
// SEVERAL: error: expected one fsdp.optimizer in '{{.*}}optimizers.mlir', got '@first', '@second'
// SEVERAL: note: say which one: {{.*}}optimizers.mlir:@name
// RUN: not fsdp-opt %s "-fsdp-attach-optimizer=optimizer=%S/Inputs/optimizers.mlir:@third" 2>&1 | FileCheck %s --check-prefix=THIRD
// THIRD: error: expected an fsdp.optimizer '@third' in '{{.*}}optimizers.mlir', got '@first', '@second'
// RUN: sed s/@first/@step/ %S/Inputs/optimizers.mlir > %t.mlir
// RUN: not fsdp-opt %s "-fsdp-attach-optimizer=optimizer=%t.mlir:@step" 2>&1 | FileCheck %s --check-prefix=TAKEN
// TAKEN: error: expected the symbol '@step' of the optimizer in '{{.*}}' to be free
// TAKEN: note: it is declared here
// RUN: sed 's/{fsdp.role = #fsdp.grad_shard<@root>}//' %s > %t.eval.mlir
// RUN: not fsdp-opt %t.eval.mlir "-fsdp-attach-optimizer=optimizer=sgd" 2>&1 | FileCheck %s --check-prefix=EVAL
// EVAL: error: expected a step with gradients for optimizer 'sgd', got none
// EVAL: note: export the model for training, or use 'none'
// RUN: not fsdp-opt %s "-fsdp-attach-optimizer=optimizer=%S/none.mlir" 2>&1 | FileCheck %s --check-prefix=MISSING
// MISSING: error: expected a file with an optimizer: {{.*}}none.mlir

shard.grid @grid(shape = 2)
fsdp.module @model class "Net" {
  fsdp.param @bias : tensor<4xf32>
}
fsdp.unit @root of @model params [@model::@bias] on @grid axes [0]
    reshard never layout <flat, f32, world = 2, numels = [4], paddings = [0, 0]>
func.func @step(%r: tensor<2xf32> {fsdp.role = #fsdp.shard<@root>}, %x: tensor<4xf32> {fsdp.role = #fsdp.input<"x">}) -> (tensor<2xf32> {fsdp.role = #fsdp.grad_shard<@root>}) {
  %g = fsdp.reduce_grads [@root] %x : (tensor<4xf32>) -> tensor<2xf32>
  return %g : tensor<2xf32>
}
