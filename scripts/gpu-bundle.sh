#!/usr/bin/env bash
# Packs what checks a GPU on a machine without compiler: programs, steps for GPUs
# and for the processor, and their inputs.
#
# usage: scripts/gpu-bundle.sh [--build DIR] [--target cuda:CHIPS]
#                              [--models "MODEL:OPTIMIZER[:RANKS] ..."]
#                              [--bench DIR] OUTPUT.tar.gz
# On the other machine: tar xf OUTPUT.tar.gz && fsdp-gpu/run.py
# Several ranks share the GPU.
# --bench: a folder that fsdp_export --no-init wrote of bench/models/gpt_350m.py
# (see bench/README.md); its steps are timed.
set -euo pipefail
root=$(cd "$(dirname "$0")/.." && pwd)

usage() { sed -n '2,11s/^# \{0,1\}//p' "$0"; }
build=$root/build target=cuda:sm_80,sm_90,sm_100 bench= output=
# AdamW divides by gradients that are rounding alone where attention has biases.
models="mlp:adamw nested:sgd gpt:sgd gpt2:sgd llama:sgd vit:sgd resnet:sgd lstm:sgd
  routed:sgd transformer_eval:sgd
  mlp:adamw:2 mlp:adamw:4 nested:sgd:4 batchnorm:sgd:2 gpt:sgd:2 gpt:sgd:4"
while [ $# -gt 0 ]; do
  case $1 in
  --build) build=$2 && shift ;;
  --target) target=$2 && shift ;;
  --models) models=$2 && shift ;;
  --bench) bench=$2 && shift ;;
  --help | -h) usage && exit ;;
  -*) usage >&2 && exit 2 ;;
  *) output=$1 ;;
  esac
  shift
done
[ -n "$output" ] || { usage >&2 && exit 2; }
[ -x "$build/bin/fsdp-compile" ] || {
  echo "error: expected a finished build in $build; see --build" >&2
  exit 1
}

case $target in
cuda | cuda:*) ;;
*)
  echo "error: expected --target cuda:CHIPS such as cuda:sm_80,sm_90, got $target" >&2
  exit 2
  ;;
esac
for item in $models; do
  IFS=: read -r model optimizer _ <<<"$item"
  [ -e "$root/test/Models/$model/manifest.json" ] &&
    [[ $optimizer =~ ^(sgd|adamw)$ ]] || {
    echo "error: expected --models of test/Models with sgd or adamw, such as gpt:sgd or gpt:sgd:2, got $item" >&2
    exit 2
  }
done

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
bundle=$work/fsdp-gpu
mkdir -p "$bundle"/{bin,lib,work,test/Integration,test/Models}
cp "$build"/bin/{fsdp-run,runtime-conformance} "$bundle/bin"
cp -P "$build"/lib/libfsdp_rt.so* "$bundle/lib"
cp "$root"/test/Integration/{cuda,harness,results}.py "$bundle/test/Integration"
cp "$root/test/Models/compare.py" "$bundle/test/Models"
cp "$root/test/Integration/gpu.py" "$bundle/run.py"
chmod +x "$bundle/run.py"

export PATH=$build/bin:$PATH
for item in $models; do
  IFS=: read -r model optimizer ranks <<<"$item:1"
  ranks=${ranks%:1}
  echo "$model, $ranks" >&2
  python3 "$root/test/Integration/cuda.py" "$root/test/Models/$model" --prepare \
    --optimizer "$optimizer" --world "$ranks" --target "$target" \
    --work "$bundle/work/$model-$ranks" >&2
  echo "$model $optimizer $ranks" >>"$bundle/models.txt"
  [ ! -e "$bundle/test/Models/$model" ] || continue
  mkdir "$bundle/test/Models/$model"
  cp -r "$root/test/Models/$model"/{manifest.json,init.safetensors,batches} \
    "$bundle/test/Models/$model"
done
if [ -n "$bench" ]; then
  echo "$bench" >&2
  mkdir -p "$bundle"/{bench,peers}
  fsdp-compile "$bench/model.mlir" --world 1 --wrap class:Block --optimizer adamw \
    --reduce-dtype f32 --target "$target" -o "$bundle/bench/step.so"
  cp -r "$bench"/{manifest.json,batches} "$bundle/bench"
  cp "$root/bench/models/gpt_350m.py" "$bundle/bench/model.py"
  cp "$root/bench/models/gpt.py" "$bundle/bench"
  cp "$root"/bench/peers/torch_{device,step}.py "$bundle/peers"
fi
tar -C "$work" -czf "$output" fsdp-gpu
du -h "$output"
