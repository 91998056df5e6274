#!/usr/bin/env bash
# Builds the pages of the project as a site, to be read from any web server or from files.
#
# usage: scripts/build-site.sh [DIR]     (default: out/site)
# Needs mkdocs (Debian: mkdocs). Links between pages are checked by scripts/check-links.py.
set -euo pipefail
site=$(realpath -m "${1:-out/site}")
cd "$(dirname "$0")/.."
command -v mkdocs >/dev/null || { echo "error: expected mkdocs (Debian: mkdocs)" >&2; exit 1; }
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# Pages keep their places, and so does what they link to.
{
  ls README.md CHANGELOG.md CONTRIBUTING.md LICENSE docs/*.md python/README.md \
    bench/README.md examples/*/README.md test/goldens/README.md
  scripts/check-links.py --targets
} | sort -u | (xargs cp --parents -t "$work")
mv "$work/README.md" "$work/index.md"
# README.md of the top becomes the site's first page.
grep -rlZ 'README\.md' "$work" --include='*.md' | xargs -0 sed -i -E 's#\]\(((\.\./)+)README\.md#](\1index.md#g'

page() { printf '  - %s: %s\n' "$1" "$2"; }
{
  printf 'site_name: fsdp\ndocs_dir: %s\nsite_dir: %s\nuse_directory_urls: false\n' "$work" "$site"
  printf 'theme: {name: mkdocs, highlightjs: false}\nmarkdown_extensions: [tables, fenced_code, {toc: {permalink: true}}]\nplugins: []\nnav:\n'
  page Start index.md
  for name in FirstModel InYourCompiler Migration Comparison Packages; do
    page "\"$(sed -n '1s/^# //p' "docs/$name.md")\"" "docs/$name.md"
  done
  page "'From PyTorch or JAX'" python/README.md
  for name in Training Data Checkpoints Parallel Scheduling Runtime Security Models Operators; do
    page "$name" "docs/$name.md"
  done
  for name in Architecture Rationale Embedding ForeignPasses Dialect Passes Interfaces Tools Compatibility; do
    page "$name" "docs/$name.md"
  done
  for name in examples/*/README.md; do page "\"$(sed -n '1s/^# //p' "$name")\"" "$name"; done
  page Benchmarks bench/README.md
  page Contributing CONTRIBUTING.md
  page Changes CHANGELOG.md
} >"$work.yml"
trap 'rm -rf "$work" "$work.yml"' EXIT
mkdocs build --quiet --clean -f "$work.yml"
scripts/check-links.py --html "$site"
