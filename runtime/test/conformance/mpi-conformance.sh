#!/usr/bin/env bash
# Runs the conformance suite with ranks as processes: near each other (shared
# memory), on nodes of their own (messages of MPI, or over sockets), and mixed;
# and what they do about different collectives.
#
# usage: mpi-conformance.sh RUNTIME-CONFORMANCE RUNTIME-FAILURES
# FSDP_MPI_LANE=1: 1 to 8 processes, and MPICH; otherwise a few cases.
# Without MPI only what needs none is run.
set -uo pipefail

export FSDP_BACKEND=mpi OMPI_ALLOW_RUN_AS_ROOT=1 OMPI_ALLOW_RUN_AS_ROOT_CONFIRM=1
# MPI leaks and is not instrumented.
export LSAN_OPTIONS=detect_leaks=0 TSAN_OPTIONS=ignore_noninstrumented_modules=1
# UCX, below MPICH, patches mmap and munmap, which the sanitizers do too.
export UCX_MEM_MMAP_HOOK_MODE=none
# Processes : ranks of a node, 0 = all
cases="2:0 4:2" sockets="2:1 4:2"
[ "${FSDP_MPI_LANE:-0}" = 0 ] || cases="1:0 2:0 3:0 4:0 5:0 6:0 7:0 8:0
  2:1 3:1 4:1 8:1 3:2 4:2 5:3 6:2 8:4 8:3" sockets="2:0 8:0
  2:1 3:1 4:1 8:1 3:2 4:2 5:3 6:2 8:4 8:3"
srun=$(dirname "$0")/../fake-srun
oversubscribe=--oversubscribe
mpirun --version 2>&1 | grep -q "Open MPI" || oversubscribe=
log=$(mktemp)
trap 'rm -f "$log"' EXIT
failed=0

# run_case PROGRAM RANKS NODE launcher...: one number of processes.
run_case() {
  local program=$1 ranks=$2 node=$3
  shift 3
  local what="${1##*/}, $ranks processes, ranks of a node: ${node/#0/all}"
  [ -z "${filter:-}" ] || what+=", $filter"
  [ -z "${FSDP_CHUNK_BYTES:-}" ] || what+=", chunks of $FSDP_CHUNK_BYTES bytes"
  if FSDP_TEST_WORLD=$ranks FSDP_NODE_RANKS=$node timeout 300 \
    "$@" -n "$ranks" "$program" --gtest_brief=1 \
    ${filter:+"--gtest_filter=$filter"} >"$log" 2>&1; then
    echo "passed: $what"
  else
    echo "FAILED: $what"
    tail -n 60 "$log"
    failed=1
  fi
}

for case in $sockets; do
  run_case "$1" "${case%:*}" "${case#*:}" "$srun"
done
# Nodes of several sizes, and what crosses between them; ranks that pass on what
# others tell each other.
filter="*EveryCollective*:Hosts.*" run_case "$1" 5 3 "$srun"
filter="Hosts.*" run_case "$1" 8 4 "$srun"
FSDP_CONTROL_FANOUT=2 filter="*Groups*" run_case "$1" 8 2 "$srun"
FSDP_CONTROL_FANOUT=1 filter="*Groups*" run_case "$1" 4 0 "$srun"
# Many chunks, several parts in each, and results that bypass the caches.
for case in 2:0 2:1 4:2; do
  FSDP_STREAM_BYTES=0 FSDP_CHUNK_BYTES=192 \
    run_case "$1" "${case%:*}" "${case#*:}" "$srun"
done
# Messages with digests.
FSDP_JOB_SECRET=$(od -An -tx8 -N32 /dev/urandom | tr -d ' \n') FSDP_SEAL_DATA=1 \
  run_case "$1" 2 1 "$srun"
for node in 0 1; do
  filter=Mismatch.IsKnown* run_case "$2" 4 $node "$srun"
done
command -v mpirun >/dev/null || {
  echo "SKIPPED: messages of MPI (none is installed)"
  exit $failed
}
export FSDP_TRANSPORT=mpi
for case in $cases; do
  run_case "$1" "${case%:*}" "${case#*:}" mpirun $oversubscribe
done
# After a failure MPI is not finalized.
export OMPI_MCA_orte_allowed_exit_without_sync=1
filter=Mismatch.IsKnown* run_case "$2" 4 1 mpirun $oversubscribe
# MPICH polls without yielding: no more processes than cores.
if [ "${FSDP_MPI_LANE:-0}" != 0 ]; then
  if command -v mpiexec.mpich >/dev/null; then
    for case in 2:0 2:1; do
      run_case "$1" "${case%:*}" "${case#*:}" mpiexec.mpich
    done
  else
    echo "SKIPPED: MPICH is not installed"
  fi
fi
exit $failed
