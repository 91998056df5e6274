#!/bin/sh
# usage: interesting.sh TEXT FILE.mlir: 1, which says interesting, if phase 1 prints TEXT
# of the file.
fsdp-opt "$2" --fsdp-pipeline='grid=2 stop-after=annotate' -o /dev/null 2>&1 |
  grep -q "$1" && exit 1
exit 0
