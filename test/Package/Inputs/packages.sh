# The commands of docs/Packages.md, with a build that is there and without a network.
scripts/build-wheel.sh() { "$SRC/scripts/build-wheel.sh" "$BUILD" dist; }
pip() { venv/bin/pip "$@" -q --no-index --no-deps; }
. ./commands.sh
