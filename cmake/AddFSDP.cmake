# Wrappers around add_library and add_executable that hold the project's rules:
#   * own libraries are static, position independent and exported for embedders;
#   * upstream code comes from libMLIR.so and libLLVM.so alone, so that nothing
#     of MLIR is linked twice (which would break type ids and plugins).

set(FSDP_WARNING_FLAGS -Wall -Wextra -Wno-unused-parameter)
if(FSDP_ENABLE_STRICT)
  list(APPEND FSDP_WARNING_FLAGS -Werror)
endif()

# Debian's LLVM is built with RTTI and without exceptions.
function(fsdp_compile_settings target)
  target_compile_options(${target} PRIVATE ${FSDP_WARNING_FLAGS} -fno-exceptions
    $<$<CXX_COMPILER_ID:GNU>:-Wno-maybe-uninitialized>
    $<$<CXX_COMPILER_ID:GNU>:-Wno-misleading-indentation>)
endfunction()

# With FSDP_ENABLE_PCH, libraries that use the dialect share one parse of MLIR's
# headers, which FSDPDialect owns.
function(fsdp_precompile_headers name libraries)
  if(NOT FSDP_ENABLE_PCH)
    return()
  endif()
  if(name STREQUAL "FSDPDialect")
    target_precompile_headers(${name} PRIVATE
      ${PROJECT_SOURCE_DIR}/lib/PrecompiledHeaders.h)
  elseif("FSDPDialect" IN_LIST libraries)
    target_precompile_headers(${name} REUSE_FROM FSDPDialect)
  else()
    return()
  endif()
  # A compiler cache compares precompiled headers by their content.
  target_compile_options(${name} PRIVATE
    "$<$<CXX_COMPILER_ID:Clang>:SHELL:-Xclang -fno-pch-timestamp>")
endfunction()

# add_fsdp_library(NAME source... [DEPENDS target...] [LINK_LIBS library...])
#
# FSDPFoo is fsdp::Foo to those who link it, here and in an installation.
function(add_fsdp_library name)
  cmake_parse_arguments(ARG "" "" "DEPENDS;LINK_LIBS" ${ARGN})
  add_library(${name} STATIC ${ARG_UNPARSED_ARGUMENTS})
  string(SUBSTRING ${name} 4 -1 component)
  add_library(fsdp::${component} ALIAS ${name})
  fsdp_compile_settings(${name})
  fsdp_precompile_headers(${name} "${ARG_LINK_LIBS}")
  if(ARG_DEPENDS)
    add_dependencies(${name} ${ARG_DEPENDS})
  endif()
  target_include_directories(${name} INTERFACE
    $<BUILD_INTERFACE:${PROJECT_SOURCE_DIR}/include>
    $<BUILD_INTERFACE:${PROJECT_BINARY_DIR}/include>
    $<INSTALL_INTERFACE:${CMAKE_INSTALL_INCLUDEDIR}>)
  target_link_libraries(${name} PUBLIC ${ARG_LINK_LIBS} MLIR LLVM)
  install(TARGETS ${name} EXPORT FSDPTargets
    ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR})
  set_property(GLOBAL APPEND PROPERTY FSDP_LIBRARIES ${name})
endfunction()

# add_fsdp_tool(NAME source... [LINK_LIBS library...])
function(add_fsdp_tool name)
  cmake_parse_arguments(ARG "" "" "LINK_LIBS" ${ARGN})
  add_executable(${name} ${ARG_UNPARSED_ARGUMENTS})
  fsdp_compile_settings(${name})
  target_compile_definitions(${name} PRIVATE FSDP_VERSION="${fsdp_VERSION}")
  target_link_libraries(${name} PRIVATE ${ARG_LINK_LIBS} MLIR LLVM)
  install(TARGETS ${name} RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})
endfunction()
