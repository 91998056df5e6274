#!/usr/bin/env bash
# Runs the conformance suite on the NCCL backend with a double of CUDA and NCCL.
#
# usage: nccl-conformance.sh RUNTIME-CONFORMANCE DOUBLE OLD-DOUBLE
# FSDP_NCCL_LANE=1: also slow and shuffled streams without windows, memory of
# the host, and an old NCCL without windows.
set -uo pipefail

program=$1
export FSDP_BACKEND=nccl FSDP_CUDART_LIBRARY=$2 FSDP_NCCL_LIBRARY=$2
log=$(mktemp)
trap 'rm -f "$log"' EXIT
failed=0

# run NAME VARIABLE=VALUE...
run() {
  local name=$1
  shift
  if env "$@" timeout 300 "$program" --gtest_brief=1 >"$log" 2>&1; then
    echo "passed: $name"
  else
    echo "FAILED: $name"
    tail -n 60 "$log"
    failed=1
  fi
}

run "ranks as threads"
if [ "${FSDP_NCCL_LANE:-0}" != 0 ]; then
  run "shuffled streams, no windows" "FSDP_DOUBLE=jitter=60;polls=1" \
    FSDP_NCCL_WINDOWS=0
  run "memory of the host" FSDP_NCCL_MEMORY=host
  run "an old NCCL" "FSDP_CUDART_LIBRARY=$3" "FSDP_NCCL_LIBRARY=$3"
fi
exit $failed
