#!/usr/bin/env bash
# Builds everything, runs all tests and ends with "N passed, M failed".
#
# usage: scripts/check.sh [--lanes[=NAME,...]] [--long]
#   (default)  one clang build, all tests, and the runtime's tests under ASan
#   --lanes    also g++, the runtime's tests under UBSan and TSan, all forms of its
#              MPI and NCCL tests, and fuzzers, for FSDP_FUZZ_SECONDS each (20)
#   --lanes=NAME,...  of these (clang, asan, gcc, ubsan, tsan, fuzz) those alone
#   --long     the long forms of the tests that have one
# In a build that is made here, warnings in the compiler are errors.
set -euo pipefail
cd "$(dirname "$0")/.."

all=clang,asan,gcc,ubsan,tsan,fuzz
lanes=false long=false chosen=clang,asan
usage() { sed -n '2,10s/^# \{0,1\}//p' "$0"; }
for argument in "$@"; do
  case $argument in
  --lanes) lanes=true chosen=$all ;;
  --lanes=*) lanes=true chosen=${argument#*=} ;;
  --long) long=true ;;
  --help | -h) usage; exit 0 ;;
  *) usage; exit 2 ;;
  esac
done
is_in() { [[ ,$2, == *,$1,* ]]; }
[ -n "$chosen" ] || { usage; exit 2; }
for name in ${chosen//,/ }; do
  is_in "$name" "$all" || { usage; exit 2; }
done
! $long || export FSDP_LONG_TESTS=1
! $lanes || export FSDP_NCCL_LANE=1 FSDP_MPI_LANE=1

scripts/install-packages.sh $($lanes && echo --with-lanes || true)
jobs=$(nproc)
results=$(mktemp -d)
trap 'rm -rf "$results"' EXIT

# A build that exists keeps its flags: other ones would build everything again.
# Precompiled headers save minutes; g++ shows what is only found through them.
strict=() release=()
[ -e build/CMakeCache.txt ] || {
  strict=(-DFSDP_ENABLE_STRICT=ON)
  release=(-DFSDP_ENABLE_PCH=ON)
}
export CCACHE_SLOPPINESS=pch_defines,time_macros

step() { printf '\n== %s (%ss)\n' "$*" "$SECONDS"; }

# Registers a check of its own: name, then the command.
check() {
  local name=$1
  shift
  step "$name"
  if "$@"; then echo "PASS $name" >>"$results/checks"; else
    echo "FAILED: $name"
    echo "FAIL $name" >>"$results/checks"
  fi
}

# Builds a preset and runs its tests: lane name, preset, ctest arguments.
lane() {
  local name=$1 preset=$2
  shift 2
  is_in "$name" "$chosen" || return 0
  step "$name: configure and build"
  local flags=("${strict[@]}")
  [ "$preset" != release ] || flags+=("${release[@]}")
  cmake --preset "$preset" "${flags[@]}" >"$results/configure.log" ||
    { cat "$results/configure.log"; exit 1; }
  local build
  build=$(sed -n 's/^-- Build files have been written to: //p' \
    "$results/configure.log")
  if ! ninja -C "$build" -j "$jobs" -k 0 --quiet; then
    echo "FAIL $name: build" >>"$results/checks"
    echo "FAILED: $name: build"
    return
  fi
  step "$name: tests"
  LIT_XUNIT=$results/lit-$name.xml
  export LIT_OPTS="--xunit-xml-output=$LIT_XUNIT"
  (cd "$build" && ctest -j "$jobs" --output-on-failure --no-tests=error \
    --output-junit "$results/ctest-$name.xml" "$@" >"$results/ctest.log" 2>&1) ||
    sed -n '/Test *#.*\*\*\*\|FAIL\|error\|Error\|Failure/p' "$results/ctest.log" | tail -n 200
  tail -n 8 "$results/ctest.log"
}

# What takes seconds says what it has to say first.
check "formatting" scripts/check-format.sh
check "house rules" scripts/check-rules.py
check "rooms and their drawing" scripts/draw-rooms.py
lane clang release
! is_in clang "$chosen" ||
  check "generated documentation is current" scripts/check-docs.sh build
# Ranks that strangers pester run out of time where all is slower, and have it in --lanes.
more=()
$lanes || more=(-E runtime-strangers)
lane asan asan -L 'runtime|conformance|train' "${more[@]}"
command -v mpirun >/dev/null ||
  echo "SKIPPED: ranks as processes over MPI (no mpirun is installed)"
lane gcc gcc
lane ubsan ubsan -L 'runtime|conformance|train'
lane tsan tsan -L 'runtime|conformance|train'
lane fuzz fuzz -L fuzz

step "done"
python3 scripts/summarize.py "$results"
