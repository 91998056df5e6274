#!/usr/bin/env bash
# Checks that docs/Dialect.md, Interfaces.md and Passes.md are what the .td files of the
# given build directory generate; -f writes them.
#
# usage: scripts/check-docs.sh BUILD [-f]
set -euo pipefail
cd "$(dirname "$0")/.."
build=$1 status=0
for pair in Dialect/FSDP/IR/Dialect.md:Dialect.md Dialect/FSDP/IR/Interfaces.md:Interfaces.md Passes.md:Passes.md; do
  made=$build/include/fsdp/${pair%%:*} kept=docs/${pair##*:}
  # the generator leaves blanks at line ends
  if [ "${2:-}" = -f ]; then
    sed 's/[ \t]*$//' "$made" >"$kept"
  elif ! diff -u "$kept" <(sed 's/[ \t]*$//' "$made") | head -n 40; then
    echo "$kept is stale: run scripts/check-docs.sh $build -f"
    status=1
  fi
done
exit $status
