#!/usr/bin/env bash
# Trains a small GPT, sharded over 4 ranks, in two commands' worth of output:
#   1. installs the Debian packages that building needs,
#   2. builds fsdp-compile, fsdp-run and fsdp-opt,
#   3. compiles examples/gpt (an exported training step) for 4 ranks,
#   4. trains it on a text and writes the trained weights,
#   5. runs the first steps again without sharding and compares bit by bit.
#
# usage: scripts/quickstart.sh [--text FILE] [--steps K] [--ranks N] [--out DIR]
#   --text FILE  train on this text instead of examples/gpt/text.txt
#   --steps K    number of training steps (default 300)
#   --ranks N    number of ranks (default 4)
#   --out DIR    where artifacts and weights go (default out/quickstart)
set -euo pipefail
cd -P "$(dirname "$0")/.."

text=examples/gpt/text.txt steps=300 ranks=4 out=out/quickstart
usage() { sed -n '2,/^set/{/^set/d;s/^# \{0,1\}//p}' "$0"; }
while [ $# -gt 0 ]; do
  case $1 in
  --help | -h) usage; exit 0 ;;
  --text | --steps | --ranks | --out)
    [ $# -ge 2 ] || { echo "error: $1 needs a value" >&2; exit 1; }
    printf -v "${1#--}" %s "$2"
    shift 2
    ;;
  *) echo "error: unknown option '$1'; see --help" >&2; exit 1 ;;
  esac
done
fail() { echo "error: $*" >&2; exit 1; }
count='^[1-9][0-9]{0,8}$'
[[ $steps =~ $count ]] || fail "--steps: expected a number from 1, got '$steps'"
[[ $ranks =~ $count ]] && [ "$ranks" -le 16384 ] ||
  fail "--ranks: expected a number from 1 to 16384, got '$ranks'"
[ ! -d "$text" ] || fail "--text: expected a file, got the folder '$text'"
[ -r "$text" ] || fail "cannot read the text '$text'"
# The model reads 64 bytes and predicts the next one.
bytes=$(($(wc -c <"$text")))
[ "$bytes" -ge 65 ] || fail "'$text' has $bytes bytes, expected at least 65"

say() { printf '\n== %s (%ss)\n' "$*" "$SECONDS"; }

say "1/5 packages"
scripts/install-packages.sh

say "2/5 build (some minutes the first time, seconds afterwards)"
# Precompiled headers save minutes; a build that exists keeps its flags, also where
# the PATH has another compiler of the preset's name first, for which CMake would drop them.
export CCACHE_SLOPPINESS=pch_defines,time_macros
if [ -e build/CMakeCache.txt ]; then
  cmake build >/dev/null
else
  cmake --preset release -DFSDP_ENABLE_PCH=ON >/dev/null
fi
ninja -C build fsdp-compile fsdp-run fsdp-opt
compile=build/bin/fsdp-compile run=build/bin/fsdp-run
mkdir -p "$out"

say "3/5 compile examples/gpt for $ranks ranks and, as the reference, unsharded"
options=(--wrap class:Block --optimizer adamw)
"$compile" examples/gpt/model.mlir --world "$ranks" "${options[@]}" \
  -o "$out/step.so" --report "$out/plan.json"
"$compile" examples/gpt/model.mlir --world 1 --separate-optimizer \
  "${options[@]}" -o "$out/reference.so"

say "4/5 train on $text, $ranks ranks, $steps steps"
"$run" "$out/step.so" --text "$text" --init examples/gpt/init.safetensors \
  --steps "$steps" --lr 1e-3 --weight-decay 0.01 --log "$out/log.jsonl" \
  --save "$out/final.safetensors"

compared=$((steps < 5 ? steps : 5))
say "5/5 the first $compared steps again: sharded, and unsharded (the same $ranks batches one after another)"
common=(--text "$text" --init examples/gpt/init.safetensors --steps "$compared"
  --lr 1e-3 --weight-decay 0.01 --progress never)
"$run" "$out/step.so" "${common[@]}" --log "$out/sharded.jsonl" \
  --save "$out/sharded.safetensors" --save-grads "$out/sharded-grads"
"$run" "$out/reference.so" --reference "$ranks" "${common[@]}" \
  --log "$out/reference.jsonl" --save "$out/reference.safetensors" \
  --save-grads "$out/reference-grads"
compare=test/Models/compare.py
python3 $compare logs "$out/sharded.jsonl" "$out/reference.jsonl"
python3 $compare tensors "$out/sharded.safetensors" "$out/reference.safetensors"
for ((step = 0; step < compared; step++)); do
  python3 $compare tensors "$out/sharded-grads/step$step.safetensors" \
    "$out/reference-grads/step$step.safetensors"
done
echo "sharded and unsharded runs are bitwise equal: losses, gradients, weights"

echo
echo "trained weights: $out/final.safetensors   plan: $out/plan.json   log: $out/log.jsonl"
