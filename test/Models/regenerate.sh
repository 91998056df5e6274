#!/usr/bin/env bash
# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# Exports every model of the zoo again and records what PyTorch's own FSDP
# computes on the same batches. Usage: regenerate.sh [NAME...]
# Needs the packages of `pip install ./python[torch,jax]`; PYTHON names the interpreter.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)
python=${PYTHON:-python3}
export PYTHONPATH="$root/python${PYTHONPATH:+:$PYTHONPATH}" PYTHONWARNINGS=ignore
# Recorded with both optimizers.
full=(mlp nested batchnorm gpt transformer_eval transformer_train)
# Recorded with AdamW.
short=(always_wrap delay dispatched double_linear double_linear_first evaluated experts gpt2 gpt2_checkpoint ignorable
  llama long_context lstm mlp_stack mlp_stack_norm odd_states partly_frozen ragged resnet routed skip transformer_no_bn vit)
# Also recorded with PyTorch's tensor parallelism: the model, and what to record.
parallel=(
  "mlp_stack --grid dp=2,tp=2"
  "mlp_stack --grid dp=2,tp=2 --checkpoint"
  "mlp_stack --grid dp=2,tp=2 --strategy SHARD_GRAD_OP"
  "mlp_stack --grid dp=2,tp=3"
  "mlp_stack_norm --grid dp=2,tp=2"
  "mlp_stack_norm --grid dp=2,tp=3"
  "dispatched --grid dp=2,ep=2"
  "llama --grid dp=2,tp=2"
  "llama --grid dp=2,tp=2 --variant sequence"
)
# Exported and recorded with JAX, unsharded.
jax=(flax_dropout flax_gpt flax_gpt_checkpoint flax_linen flax_norm flax_scan)
models=("$@")
[ ${#models[@]} -gt 0 ] || models=("${full[@]}" "${short[@]}" "${jax[@]}" others example gan flash near wide written masks)

for name in "${models[@]}"; do
  # Models and operators of others: needs transformers and timm, too.
  if [ "$name" = others ]; then
    "$python" "$here/record_others.py"
    continue
  fi
  if [ "$name" = example ]; then
    python3 "$root/examples/gpt/make_text.py" > "$root/examples/gpt/text.txt"
    "$python" -m fsdp_export "$root/examples/gpt/model.py" -o "$root/examples/gpt" --steps 0
    continue
  fi
  # Steps that take turns, which PyTorch's FSDP has no golden of.
  if [ "$name" = gan ]; then
    "$python" -m fsdp_export "$root/test/python/exporter/torch/kinds/two_optimizers.py" \
      -o "$root/test/Integration/Inputs/gan" --world 4 --steps 5
    continue
  fi
  # Kernels of devices, which are compared with the processor.
  if [ "$name" = flash ] || [ "$name" = near ]; then
    "$python" -m fsdp_export "$root/test/Integration/Inputs/$name.py" \
      -o "$root/test/Integration/Inputs/$name" --world 1 --steps 1
    continue
  fi
  if [ "$name" = wide ]; then
    "$python" -m fsdp_export "$root/test/Integration/Inputs/wide.py" \
      -o "$root/test/Integration/Inputs/wide" --world 1 --steps 1 --param-dtype bf16
    continue
  fi
  # Attention that is written out, with its gradients in f64, and what looks like it.
  if [ "$name" = written ] || [ "$name" = masks ]; then
    inputs="$root/test/Integration/Inputs"
    "$python" -m fsdp_export "$inputs/$name.py" -o "$inputs/$name" --world 1 --steps 1
    (cd "$inputs" && "$python" -c "import $name; $name.save_exact('$name/exact.safetensors')")
    [ "$name" != masks ] || continue
    "$python" -m fsdp_export "$inputs/left.py" -o "$inputs/left" --world 1 --steps 1
    rm -r "$inputs"/left/{init.safetensors,manifest.json,batches}
    continue
  fi
  if [[ " ${jax[*]} " == *" $name "* ]]; then
    source="$here/zoo/jax/$name.py"
    "$python" -m fsdp_export.jax "$source" -o "$here/$name" --world 4 --steps 5
    record=()
    [ "$name" != flax_gpt_checkpoint ] || record=(--optimizers adamw)
    "$python" "$here/record_jax_goldens.py" "$source" "$here/$name" "${record[@]}"
    continue
  fi
  source="$here/zoo/torch/$name.py"
  record=(--optimizers adamw)
  [[ " ${full[*]} " != *" $name "* ]] || record=()
  # FSDP1 does not wrap a module that is registered under two names.
  [ "$name" != odd_states ] || record+=(--method fsdp2)
  export=()
  [ "$name" != evaluated ] || { export+=(--eval) record+=(--eval --worlds 2); }
  "$python" -m fsdp_export "$source" -o "$here/$name" --world 4 --steps 5 "${export[@]}"
  "$python" "$here/record_goldens.py" "$source" "$here/$name" "${record[@]}"
  for entry in "${parallel[@]}"; do
    read -ra words <<< "$entry"
    [ "${words[0]}" != "$name" ] ||
      "$python" "$here/record_parallel.py" "$source" "$here/$name" "${words[@]:1}"
  done
done
