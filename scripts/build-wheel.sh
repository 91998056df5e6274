#!/usr/bin/env bash
# Packs a build as a Python wheel: the packages of python/, the tools, their libraries, and
# what these load: LLVM, MLIR, lld, OpenBLAS. It needs glibc of this machine's version or newer.
#
# usage: scripts/build-wheel.sh [BUILD [DIST]]
#   BUILD  a build of all targets (default: build-wheel, made by the preset `wheel`)
#   DIST   where the wheel goes (default: dist)
# Needs patchelf, and pip for a Python with setuptools and wheel (Debian: python3-pip).
set -euo pipefail
case ${1:-} in
-*) sed -n '2,8s/^# \{0,1\}//p' "$0"; exit 2 ;;
esac
top=$(cd "$(dirname "$0")/.." && pwd)
build=${1:-$top/build-wheel} dist=${2:-dist} python=${PYTHON:-python3}
fail() { echo "error: $*" >&2; exit 1; }
command -v patchelf >/dev/null || fail "expected patchelf (Debian: patchelf)"
"$python" - 2>/dev/null <<'END' ||
import setuptools, pip
if int(setuptools.__version__.split(".")[0]) < 71:
    import wheel  # which newer setuptools have in them
END
  fail "expected $python to have pip, setuptools and wheel (Debian: python3-pip)"
if [ $# -eq 0 ]; then
  (cd "$top" && cmake --preset wheel >/dev/null && ninja -C build-wheel)
fi
[ -e "$build/cmake_install.cmake" ] || fail "expected a build folder, got '$build'"

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
package=$work/python/fsdp
mkdir -p "$work/python" "$package/bin" "$package/lib" "$package/licenses" "$dist"
(cd "$top/python" && cp -r pyproject.toml README.md fsdp fsdp_export fsdp_run "$work/python")
cp "$top/LICENSE" "$package/licenses/fsdp"

# Tools and libraries. Wheels have no links: each library under the name it is loaded by.
cmake --install "$build" --strip --prefix "$work/installed" >/dev/null
tools=(fsdp-compile fsdp-lsp-server fsdp-opt fsdp-reduce fsdp-run fsdp-trace fsdp-verify-peers)
for tool in "${tools[@]}"; do cp "$work/installed/bin/$tool" "$package/bin"; done
for name in libFSDPC.so libfsdp_run.so libfsdp_rt.so.1 libfsdp_rt_static.a; do
  cp -L "$work/installed/lib/$name" "$package/lib"
done
echo 'INPUT(libfsdp_rt.so.1)' >"$package/lib/libfsdp_rt.so" # for linkers

# carry FILE AS: a file of a Debian package with the package's licence.
carry() {
  cp -L "$1" "$package/$2"
  local owner
  owner=$(dpkg-query -S "$(realpath "$1")" 2>/dev/null | sed 's/[:,].*//') || return 0
  cp "/usr/share/doc/$owner/copyright" "$package/licenses/$owner"
}
PATH=$PATH:/usr/sbin:/sbin # ldconfig, which users' PATH lacks
llvm=$(sed -n 's/^LLVM_DIR:[^=]*=//p' "$build/CMakeCache.txt")
lld=$(realpath "$llvm/../../../bin/lld")
carry "$lld" bin/ld.lld
blas=$(ldconfig -p | awk '$1 == "libopenblas.so.0" {print $NF; exit}')
[ -z "$blas" ] || carry "$blas" lib/libopenblas.so.0

# All that these load, but for what every Linux has: the list of manylinux.
system='^(linux-vdso|ld-linux.*|lib(c|m|dl|rt|pthread|gcc_s|stdc\+\+))\.so'
for file in "$work"/installed/{bin/*,lib/*.so} "$lld" $blas; do
  ldd "$file" 2>/dev/null || true # a script
done | awk '$2 == "=>" && $3 ~ /^\// {print $1, $3}' | sort -u >"$work/loaded"
while read -r name path; do
  [[ $name =~ $system ]] || [[ $name == libfsdp* ]] || carry "$path" "lib/$name"
done <"$work/loaded"
chmod -R u+w,a+rX "$package"
for file in "$package"/{bin,lib}/*; do
  patchelf --print-needed "$file" >/dev/null 2>&1 || continue # a script or an archive
  patchelf --set-rpath "\$ORIGIN/../lib" "$file"
done

# pyproject.toml is that of the packages alone; a wheel has tools and a platform.
{
  printf '\n[tool.distutils.bdist_wheel]\nplat-name = "manylinux_%s_%s"\n' \
    "$(getconf GNU_LIBC_VERSION | sed 's/glibc //; s/\./_/')" "$(uname -m)"
  printf '\n[project.scripts]\nfsdp-export = "fsdp_export.torch.cli:main"\n'
  printf '%s = "fsdp._tools:main"\n' "${tools[@]}"
} >"$work/added"
sed -i '/^\[project.scripts\]/,/^$/d' "$work/python/pyproject.toml"
cat "$work/added" >>"$work/python/pyproject.toml"
cd "$work/python"
"$python" -m pip wheel --quiet --no-deps --no-build-isolation --wheel-dir "$work/dist" .
cd - >/dev/null
mv "$work"/dist/*.whl "$dist"
ls "$dist"/fsdp-*.whl
