#!/usr/bin/env bash
# Packs what checks a GPU on a machine without compiler: programs, steps for GPUs
# and for the processor, and their inputs.
#
# usage: scripts/gpu-bundle.sh [--build DIR] [--target cuda:CHIPS]
#                              [--models "MODEL:OPTIMIZER[:RANKS[:STEPS:TOLERANCE]] ..."]
#                              [--bench DIR] OUTPUT.tar.gz
# On the other machine: tar xf OUTPUT.tar.gz && fsdp-gpu/run.py
# MODEL is one of test/Models, or a folder that fsdp_export wrote. Several ranks
# share the GPU. STEPS and TOLERANCE are those of run.py if not given;
# NAME-bf16 is a model in f16, NAME, in bf16; NAME-library one whose attention
# cuDNN computes: with some, and with a second step of --bench, if the build has
# libfsdp_cudnn.so.
# --bench: a folder that fsdp_export --no-init wrote of bench/models/gpt_h200.py
# (see bench/README.md); its steps are timed, its kernels traced where CUPTI was found
# when this was built.
set -euo pipefail
root=$(cd "$(dirname "$0")/.." && pwd)

usage() { sed -n '2,16s/^# \{0,1\}//p' "$0"; }
build=$root/build target=cuda:sm_80,sm_90,sm_100 bench= output=
# AdamW divides by gradients that are rounding alone where attention has biases.
models="mlp:adamw nested:sgd gpt:sgd gpt2:sgd llama:sgd vit:sgd resnet:sgd lstm:sgd
  routed:sgd transformer_eval:sgd long_context:sgd flax_gpt:sgd
  causal-lm-bloom:sgd causal-lm-gptj:sgd causal-lm-llama:sgd causal-lm-phi3:sgd
  hf-image-poolformer:sgd masked-lm-deberta-v2:sgd seq2seq-marian:sgd timm-mambaout:sgd
  flash:sgd:1:1:1.3e-3 flash-bf16:sgd:1:1:0.014
  mlp:adamw:2 mlp:adamw:4 nested:sgd:4 batchnorm:sgd:2 gpt:sgd:2 gpt:sgd:4"
library=" flash-library:sgd:1:1:1.3e-3 flash-bf16-library:sgd:1:1:0.014"
while [ $# -gt 0 ]; do
  case $1 in
  --build) build=$2 && shift ;;
  --target) target=$2 && shift ;;
  --models) models=$2 library='' && shift ;;
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

[ ! -e "$build/lib/libfsdp_cudnn.so" ] || models+=$library
case $target in
cuda | cuda:*) ;;
*)
  echo "error: expected --target cuda:CHIPS such as cuda:sm_80,sm_90, got $target" >&2
  exit 2
  ;;
esac
find_model() {
  local model=${1%-library} folder
  model=${model%-bf16}
  for folder in "$1" "$root"/test/{Models,Models/others,Integration/Inputs}/"$model"; do
    [ ! -e "$folder/manifest.json" ] || { echo "$folder" && return; }
  done
  return 1
}
for item in $models; do
  IFS=: read -r model optimizer _ <<<"$item"
  find_model "$model" >/dev/null && [[ $optimizer =~ ^(sgd|adamw)$ ]] || {
    echo "error: expected --models of test/Models, or folders, with sgd or adamw, such as gpt:sgd or gpt:sgd:2, got $item" >&2
    exit 2
  }
done

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
bundle=$work/fsdp-gpu
mkdir -p "$bundle"/{bin,lib,work,test/Integration,test/Models}
cp "$build"/bin/{fsdp-run,runtime-conformance} "$bundle/bin"
cp -P "$build"/lib/libfsdp_rt.so* "$bundle/lib"
[ ! -e "$build/lib/libfsdp_cudnn.so" ] || cp "$build/lib/libfsdp_cudnn.so" "$bundle/lib"
cp "$root"/test/Integration/{cuda,harness,results}.py "$bundle/test/Integration"
cp "$root/test/Models/compare.py" "$bundle/test/Models"
cp "$root/test/Integration/gpu.py" "$bundle/run.py"
chmod +x "$bundle/run.py"

export PATH=$build/bin:$PATH
# The other machine has another processor.
cpu=--target-cpu=x86-64-v3
for item in $models; do
  IFS=: read -r model optimizer ranks steps tolerance <<<"$item"
  ranks=${ranks:-1}
  echo "$model, $ranks" >&2
  source=$(find_model "$model")
  model=$(basename "$model")
  mkdir -p "$work/models/$model" "$bundle/test/Models/$model"
  cp -r "$source"/{manifest.json,init.safetensors,batches} "$bundle/test/Models/$model"
  cp -r "$source"/. "$work/models/$model"
  case $model in *-bf16*) sed -i s/f16/bf16/g "$work/models/$model/model.mlir" ;; esac
  more=()
  case $model in *-library) more=(--compile-device=--attention-library) ;; esac
  python3 "$root/test/Integration/cuda.py" "$work/models/$model" --prepare \
    --optimizer "$optimizer" --world "$ranks" --target "$target" "--compile=$cpu" "${more[@]}" \
    --work "$bundle/work/$model-$ranks" >&2
  echo "$model $optimizer $ranks $steps $tolerance" >>"$bundle/models.txt"
done
if [ -n "$bench" ]; then
  echo "$bench" >&2
  mkdir -p "$bundle"/{bench,peers}
  report=()
  [ "$target" = cuda:host ] || report=(--kernel-device h200 --kernel-report "$bundle/bench/report.json")
  fsdp-compile "$bench/model.mlir" --world 1 --wrap class:Block --optimizer adamw \
    --reduce-dtype f32 --target "$target" "$cpu" "${report[@]}" -o "$bundle/bench/step.so"
  [ ! -e "$build/lib/libfsdp_cudnn.so" ] ||
    fsdp-compile "$bench/model.mlir" --world 1 --wrap class:Block --optimizer adamw \
      --reduce-dtype f32 --target "$target" "$cpu" --attention-library -o "$bundle/bench/step-library.so"
  cp -r "$bench"/{manifest.json,batches} "$bundle/bench"
  cp "$root/bench/models/gpt_h200.py" "$bundle/bench/model.py"
  cp "$root/bench/models/gpt.py" "$root"/bench/device/{step,kernels}.py "$bundle/bench"
  cp "$root"/bench/peers/torch_{device,gradients,step}.py "$bundle/peers"
  [ ! -e "$build/lib/libfsdp_kernel_trace.so" ] ||
    cp "$build/lib/libfsdp_kernel_trace.so" "$bundle/lib"
fi
tar -C "$work" -czf "$output" fsdp-gpu
du -h "$output"
