# `cpack` in the build folder makes fsdp_VERSION_ARCH.deb of what `cmake --install`
# installs: tools, libraries, headers, CMake package. Included last.
set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME fsdp)
set(CPACK_PACKAGE_VENDOR fsdp)
set(CPACK_PACKAGE_CONTACT "the fsdp project")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "compiler and runtime for fully sharded training")
set(CPACK_RESOURCE_FILE_LICENSE ${PROJECT_SOURCE_DIR}/LICENSE)
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION devel)
# fsdp-compile links with lld; products are faster with a BLAS; projects that embed the
# compiler need MLIR's headers.
set(CPACK_DEBIAN_PACKAGE_DEPENDS "lld-22 | binutils")
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS libopenblas0-pthread)
set(CPACK_DEBIAN_PACKAGE_SUGGESTS "libmlir-22-dev, llvm-22-dev, mlir-22-tools, libssl3")
# Debian's own tool says which packages have the shared libraries.
find_program(FSDP_SHLIBDEPS dpkg-shlibdeps)
if(FSDP_SHLIBDEPS)
  set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
  set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS_PRIVATE_DIRS ${CMAKE_LIBRARY_OUTPUT_DIRECTORY})
else()
  string(APPEND CPACK_DEBIAN_PACKAGE_DEPENDS ", libmlir-22, libllvm22, libstdc++6, libc6")
endif()
include(CPack)
