#!/usr/bin/env bash
# Writes what the tools of a version make of a small step, for later versions to read.
#
# usage: make.sh BIN MODEL OUT
#
# BIN has fsdp-opt, fsdp-compile and fsdp-run of that version, MODEL is test/Models/mlp
# of its sources. OUT gets the input and the sharded step, each as text and as bytecode;
# a step compiled for any x86-64 processor; the checkpoint behind two training steps; and
# the weights behind four.
set -euo pipefail
bin=$1 model=$2 out=$3
mkdir -p "$out"
options="wrap=class:Linear optimizer=adamw"

cp "$model/model.mlir" "$out/input.mlir"
"$bin/fsdp-opt" "$out/input.mlir" --emit-bytecode -o "$out/input.mlirbc"
"$bin/fsdp-opt" "$out/input.mlir" --fsdp-pipeline="grid=2 $options stop-after=shard" \
  -o "$out/shard.mlir"
"$bin/fsdp-opt" "$out/shard.mlir" --emit-bytecode -o "$out/shard.mlirbc"
"$bin/fsdp-compile" "$out/input.mlir" --world 2 --wrap class:Linear --optimizer adamw \
  --target-cpu x86-64 -o "$out/step.so"
"$bin/fsdp-run" "$out/step.so" --data "$model" --steps 2 --lr 0.01 \
  --checkpoint-dir "$out/ckpt" >/dev/null
rm -f "$out/ckpt/run.lock"
"$bin/fsdp-run" "$out/step.so" --data "$model" --steps 4 --lr 0.01 \
  --save "$out/weights.safetensors" >/dev/null
