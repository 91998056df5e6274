#!/usr/bin/env bash
# Checks that all C and C++ files are formatted; -f formats them.
set -euo pipefail
cd "$(dirname "$0")/.."
format=$(command -v clang-format-22 || echo /usr/lib/llvm-22/bin/clang-format)
mode=(--dry-run --Werror)
[ "${1:-}" != -f ] || mode=(-i)
git ls-files '*.c' '*.cpp' '*.h' | xargs -r "$format" "${mode[@]}"
