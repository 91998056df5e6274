#!/usr/bin/env bash
# Checks that docs/Dialect.md, Interfaces.md and Passes.md are what the .td files of
# the given build directory and the table of attributes generate; -f writes them.
#
# usage: scripts/check-docs.sh BUILD [-f]
set -euo pipefail
cd "$(dirname "$0")/.."
build=$1 status=0
for pair in Dialect/FSDP/IR/Dialect.md:Dialect.md Dialect/FSDP/IR/Interfaces.md:Interfaces.md Passes.md:Passes.md; do
  made=$build/include/fsdp/${pair%%:*} kept=docs/${pair##*:}
  [ -s "$made" ] || {
    echo "expected $made: run ninja -C $build mlir-doc" >&2
    exit 1
  }
  # the generator leaves blanks at line ends
  generate() {
    sed 's/[ \t]*$//' "$made"
    if [ "$kept" = docs/Dialect.md ]; then scripts/attribute-table.py; fi
  }
  if [ "${2:-}" = -f ]; then
    generate >"$kept"
  elif ! diff -u "$kept" <(generate) | head -n 40; then
    echo "$kept is stale: run scripts/check-docs.sh $build -f"
    status=1
  fi
done
exit $status
