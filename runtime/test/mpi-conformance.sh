#!/usr/bin/env bash
# Runs the conformance suite with ranks as processes: near each other (shared
# memory), on nodes of their own (messages), and mixed.
#
# usage: mpi-conformance.sh RUNTIME-CONFORMANCE
# FSDP_MPI_LANE=1: 1 to 8 processes, MPICH, and two hosts; otherwise a few cases
# of Open MPI. Exits with 77 if no MPI is installed.
set -uo pipefail

command -v mpirun >/dev/null || {
  echo "SKIPPED: no MPI is installed"
  exit 77
}
export FSDP_BACKEND=mpi OMPI_ALLOW_RUN_AS_ROOT=1 OMPI_ALLOW_RUN_AS_ROOT_CONFIRM=1
# MPI leaks and is not instrumented.
export LSAN_OPTIONS=detect_leaks=0 TSAN_OPTIONS=ignore_noninstrumented_modules=1
# UCX, below MPICH, patches mmap and munmap, which the sanitizers do too.
export UCX_MEM_MMAP_HOOK_MODE=none
# Processes : ranks of a node, 0 = all
cases="2:0 4:2"
[ "${FSDP_MPI_LANE:-0}" = 0 ] || cases="1:0 2:0 3:0 4:0 5:0 6:0 7:0 8:0
  2:1 3:1 4:1 8:1 3:2 4:2 5:3 6:2 8:4 8:3"
oversubscribe=--oversubscribe
mpirun --version 2>&1 | grep -q "Open MPI" || oversubscribe=
log=$(mktemp)
trap 'rm -f "$log"' EXIT
failed=0

# run_case PROGRAM RANKS NODE launcher...: one number of processes.
run_case() {
  local program=$1 ranks=$2 node=$3
  shift 3
  local what="$1, $ranks processes, ranks of a node: ${node/#0/all}"
  if FSDP_TEST_WORLD=$ranks FSDP_NODE_RANKS=$node timeout 300 \
    "$@" -n "$ranks" "$program" --gtest_brief=1 >"$log" 2>&1; then
    echo "passed: $what"
  else
    echo "FAILED: $what"
    tail -n 60 "$log"
    failed=1
  fi
}

for case in $cases; do
  run_case "$1" "${case%:*}" "${case#*:}" mpirun $oversubscribe
done
# MPICH polls without yielding: no more processes than cores.
if [ "${FSDP_MPI_LANE:-0}" != 0 ]; then
  if command -v mpiexec.mpich >/dev/null; then
    for case in 2:0 2:1; do
      run_case "$1" "${case%:*}" "${case#*:}" mpiexec.mpich
    done
  else
    echo "SKIPPED: MPICH is not installed"
  fi
  "$(dirname "$0")/mpi-hosts.sh" "$1"
  case $? in 0 | 77) ;; *) failed=1 ;; esac
fi
exit $failed
