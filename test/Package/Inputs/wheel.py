"""What wheel.test asks of the packages: compiles STEP.mlir (the first argument)."""
import pathlib
import sys

import fsdp

context = fsdp.Context()
module = context.parse(pathlib.Path(sys.argv[1]).read_text())
module.run("grid=2 optimizer=sgd")
module.write_library("tiny.so")
maps = pathlib.Path("/proc/self/maps").read_text()
libraries = {line.split()[-1] for line in maps.splitlines() if "libMLIR" in line or "libFSDPC" in line}
print("library in the wheel:", len(libraries) == 2 and all("site-packages/fsdp/lib" in name for name in libraries))
print("wrote", module.manifest["world"], "ranks")
