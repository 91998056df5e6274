#!/usr/bin/env bash
# Installs the Debian packages that building and testing need; does nothing
# (in well under a second) when they are there.
#
# usage: scripts/install-packages.sh [--with-lanes]
set -euo pipefail

packages=(clang-22 lld-22 llvm-22-dev llvm-22-tools libmlir-22-dev
  mlir-22-tools clang-format-22 libclang-rt-22-dev cmake ninja-build ccache
  python3 libopenblas0-pthread nlohmann-json3-dev libgtest-dev libc6-dev
  libstdc++-12-dev zlib1g-dev libzstd-dev libssl3 openmpi-bin iproute2
  python3-pip python3-venv patchelf mkdocs)
[ "${1:-}" != --with-lanes ] || packages+=(g++ mpich)

missing=()
for package in "${packages[@]}"; do
  status=$(dpkg-query -W -f '${db:Status-Status}' "$package" 2>/dev/null || true)
  [ "$status" = installed ] || missing+=("$package")
done
[ ${#missing[@]} -gt 0 ] || exit 0

sudo=()
if [ "$(id -u)" != 0 ]; then
  command -v sudo >/dev/null || {
    echo "error: need root (or sudo) to install: ${missing[*]}" >&2
    exit 1
  }
  sudo=(sudo)
fi
echo "== installing Debian packages: ${missing[*]}"
export DEBIAN_FRONTEND=noninteractive
"${sudo[@]}" apt-get update -qq
"${sudo[@]}" apt-get install -y -qq --no-install-recommends "${missing[@]}" \
  >/dev/null
