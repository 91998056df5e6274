#!/bin/sh
# usage: compile.sh FILE 'HEADER...' 'DECLARATIONS' 'SIGNATURE': compiles a page's block as the
# body of a function; lines of the block that include something come first. For blocks.py.
set -eu
llvm=$(sed -n 's/^LLVM_DIR:[^=]*=//p' "$BUILD/CMakeCache.txt")/../../../include
case $1 in
*.c) compile="${CC:-clang-22} -std=c11" ;;
*) compile="${CXX:-clang++-22} -std=c++17" ;;
esac
file=$(basename "$1").body."${1##*.}"
{
  for header in $2; do echo "#include \"$header\""; done
  grep '^#include' "$1" || true
  printf '%s\n%s {\n' "$3" "$4"
  grep -v '^#include' "$1"
  echo '}'
} >"$file"
$compile -fsyntax-only -Wno-unused -I"$SRC/include" -I"$BUILD/include" -isystem "$llvm" "$file"
