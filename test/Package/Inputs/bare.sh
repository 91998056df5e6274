#!/bin/sh
# usage: bare.sh COMMAND...: runs it where there is no LLVM, no BLAS and no environment of ours,
# and no program but those in the folders of $BARE_PATH. As root.
exec unshare -m sh -c '
  for folder in /usr/lib/llvm-* /usr/lib/x86_64-linux-gnu/openblas-pthread; do
    [ ! -d "$folder" ] || mount -t tmpfs tmpfs "$folder" || exit 1
  done
  exec /usr/bin/env -i HOME="$HOME" LANG=C.UTF-8 PATH="$BARE_PATH" "$@"' sh "$@"
