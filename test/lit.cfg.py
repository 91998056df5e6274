# Lit configuration: tools of the build tree first, then those of LLVM.
import os
import platform
import shutil
import subprocess

import lit.formats

config.name = "fsdp"
config.test_format = lit.formats.ShTest(execute_external=True)
config.suffixes = [".mlir", ".test"]
config.excludes = ["0.1.0", "0.2.0", "Models", "unit", "Inputs", "consumer", "tensor-consumer", "training"]
config.test_source_root = os.path.dirname(__file__)
config.test_exec_root = os.path.join(config.fsdp_obj_root, "test")
config.environment["PATH"] = os.pathsep.join(
    [
        os.path.join(config.fsdp_obj_root, "bin"),
        config.llvm_tools_dir,
        os.environ["PATH"],
    ]
)
# The long forms of tests that have one: scripts/check.sh --long.
if os.environ.get("FSDP_LONG_TESTS"):
    config.available_features.add("long")
    config.environment["FSDP_LONG_TESTS"] = "1"
# Tests that load gigabytes.
if os.environ.get("FSDP_TEST_PYPI"):
    config.available_features.add("pypi")
    config.environment["FSDP_TEST_PYPI"] = "1"
config.available_features.add(platform.machine())
if config.c_library:
    config.available_features.add("c-library")
if config.assertions:
    config.available_features.add("assertions")
if shutil.which("mpirun"):
    config.available_features.add("mpi")
targets = subprocess.run(
    [os.path.join(config.llvm_tools_dir, "llvm-config"), "--targets-built"],
    capture_output=True,
    text=True,
).stdout
if "NVPTX" in targets:
    config.available_features.add("nvptx")
if shutil.which("dpkg") and os.geteuid() == 0:
    config.available_features.add("dpkg")
# Pythons that can pack: scripts/build-wheel.sh says what it takes.
packers = [
    python
    for python in (config.python, "/usr/bin/python3")
    if subprocess.run([python, "-c", "import setuptools, pip, wheel, ensurepip"], capture_output=True).returncode == 0
]
# Package/Inputs/bare.sh hides folders; where the root is no mount, as in a chroot, it can't.
if shutil.which("unshare") and not subprocess.run(["unshare", "-m", "true"], capture_output=True).returncode:
    config.available_features.add("unshare")
if shutil.which("patchelf") and packers:
    config.available_features.add("wheel")
    config.substitutions.append(("%packer", packers[0]))
# What test/fuzz/oracle.py needs.
if all(os.path.exists(path) for path in (
    os.path.join(config.llvm_tools_dir, "mlir-opt"),
    os.path.join(config.llvm_tools_dir, "mlir-runner"),
    os.path.join(config.llvm_lib_dir, "libmlir_runner_utils.so"),
    os.path.join(config.llvm_lib_dir, "libmlir_c_runner_utils.so"),
)):
    config.available_features.add("mlir-runner")
if shutil.which("chromium"):
    config.available_features.add("chromium")
if shutil.which("mkdocs"):
    config.available_features.add("mkdocs")
if shutil.which("ptxas"):
    config.available_features.add("ptxas")
if os.path.exists(os.path.join(config.fsdp_obj_root, "lib", "libfsdp_cuda_double.so")):
    config.available_features.add("cuda-double")
config.substitutions.append(("%models", os.path.join(config.test_source_root, "Models")))
config.substitutions.append(("%fsdp_src", config.fsdp_src_root))
config.substitutions.append(("%fsdp_obj", config.fsdp_obj_root))
config.substitutions.append(("%llvm_lib", config.llvm_lib_dir))
config.substitutions.append(("%python", config.python))
config.substitutions.append(("%cxx", config.cxx))
config.substitutions.append(("%cc", config.cc))
