#!/usr/bin/env bash
# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# Exports every model of the zoo again and records what PyTorch's own FSDP
# computes on the same batches. Usage: regenerate.sh [NAME...]
# Needs the packages of `pip install ./python[torch]`; PYTHON names the interpreter.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)
python=${PYTHON:-python3}
export PYTHONPATH="$root/python${PYTHONPATH:+:$PYTHONPATH}" PYTHONWARNINGS=ignore
models=("$@")
[ ${#models[@]} -gt 0 ] || models=(mlp nested batchnorm gpt transformer_eval transformer_train example)

for name in "${models[@]}"; do
  if [ "$name" = example ]; then
    python3 "$root/examples/gpt/make_text.py" > "$root/examples/gpt/text.txt"
    "$python" -m fsdp_export "$root/examples/gpt/model.py" -o "$root/examples/gpt" --steps 0
    continue
  fi
  source="$root/python/fsdp_export/zoo/$name.py"
  "$python" -m fsdp_export "$source" -o "$here/$name" --world 4 --steps 5
  "$python" "$here/record_goldens.py" "$source" "$here/$name" --worlds 2 4 --steps 5
done
