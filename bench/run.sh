#!/usr/bin/env bash
# Runs the benchmarks; see bench/run.sh --help and bench/README.md.
set -euo pipefail
root=$(cd "$(dirname "$0")/.." && pwd)
command -v python3 >/dev/null || {
  echo "error: python3 is not installed; run scripts/install-packages.sh" >&2
  exit 2
}
PYTHONPATH=$root/bench${PYTHONPATH:+:$PYTHONPATH} PYTHONDONTWRITEBYTECODE=1 \
  exec python3 -m fsdp_bench "$@"
