#!/usr/bin/env bash
# Runs the conformance suite on the NCCL backend with a double of CUDA and NCCL,
# ranks as threads and as processes, and kills and stops a process.
#
# usage: nccl-conformance.sh RUNTIME-CONFORMANCE DOUBLE OLD-DOUBLE
#          RUNTIME-FAILURES RUNTIME-COLLECTIVES
# FSDP_NCCL_LANE=1: also slow and shuffled streams without windows, memory of
# the host, an old NCCL without windows, and more processes.
set -uo pipefail

program=$1
export FSDP_BACKEND=nccl FSDP_CUDART_LIBRARY=$2 FSDP_NCCL_LIBRARY=$2
directory=$(mktemp -d)
trap 'kill -KILL $(jobs -p) 2>/dev/null; rm -rf "$directory"' EXIT
failed=0

verdict() {
  if [ "$1" = 0 ]; then echo "passed: $2"; else
    echo "FAILED: $2"
    tail -n 60 "$directory"/log*
    failed=1
  fi
}

# threads NAME VARIABLE=VALUE...
threads() {
  local name=$1
  shift
  env "$@" timeout 300 "$program" --gtest_brief=1 \
    ${filter:+"--gtest_filter=$filter"} >"$directory/log" 2>&1
  verdict $? "$name"
  rm -f "$directory"/log*
}

# Starts N processes as torchrun does: start N VARIABLE=VALUE...; then $pids.
start() {
  local ranks=$1 rank port
  shift
  port=$(python3 -c 'import socket
s = socket.socket(); s.bind(("127.0.0.1", 0)); print(s.getsockname()[1])')
  mkdir "$directory/shared"
  pids=()
  for ((rank = 0; rank < ranks; ++rank)); do
    env RANK="$rank" LOCAL_RANK="$rank" WORLD_SIZE="$ranks" \
      MASTER_ADDR=127.0.0.1 MASTER_PORT="$port" FSDP_TEST_WORLD="$ranks" \
      FSDP_DOUBLE_SHARED="$directory/shared" "$@" \
      "$program" --gtest_brief=1 ${filter:+"--gtest_filter=$filter"} \
      >"$directory/log$rank" 2>&1 &
    pids+=($!)
  done
}

processes() {
  local pid status=0
  start "$1"
  for pid in "${pids[@]}"; do wait "$pid" || status=1; done
  verdict $status "ranks as $1 processes"
  rm -rf "$directory"/*
}

# A process dies or stops: fault NAME WHAT TEXT. All others say so and end.
fault() {
  local status=0 rank
  filter='*EveryCollective*' start 3 FSDP_HEARTBEAT_MS=100 \
    FSDP_HEARTBEAT_LIMIT_MS=1000 "FSDP_FAULT=rank=1,channel=1,seq=20,do=$2"
  for rank in 0 2; do
    wait "${pids[$rank]}" && status=1
    grep -q "rank 1: $3" "$directory/log$rank" || status=1
  done
  kill -KILL "${pids[1]}" 2>/dev/null
  wait "${pids[1]}"
  verdict $status "$1"
  rm -rf "$directory"/*
}

threads "ranks as threads"
filter=*/2:*/3:*Groups/4 threads "ranks that share a device" \
  FSDP_BACKEND=embedded-gpu "FSDP_CUDA_LIBRARY=$2" "FSDP_CUBLASLT_LIBRARY=$2" \
  "FSDP_DOUBLE=races=1;jitter=30"
# There is no adversarial mode, and NCCL divides before it adds.
program=$4 filter=-Adversarial.* threads "failures" FSDP_NCCL_MEMORY=host
program=$5 filter=-Reduction.AddsInRankOrderAndDividesLast \
  threads "order of collectives" FSDP_NCCL_MEMORY=host FSDP_DOUBLE=devices=16
processes 2
fault "a process is killed" kill "the rank died: its connection " \
  2>/dev/null
fault "a process stops" stop "no sign of life from the rank for " 2>/dev/null
if [ "${FSDP_NCCL_LANE:-0}" != 0 ]; then
  threads "shuffled streams, no windows" "FSDP_DOUBLE=jitter=60;polls=1" \
    FSDP_NCCL_WINDOWS=0
  threads "memory of the host" FSDP_NCCL_MEMORY=host
  threads "an old NCCL" "FSDP_CUDART_LIBRARY=$3" "FSDP_NCCL_LIBRARY=$3"
  for ranks in 1 3 4 8; do processes "$ranks"; done
fi
exit $failed
