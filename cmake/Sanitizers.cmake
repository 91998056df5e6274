# Adds the sanitizers named in FSDP_SANITIZER, and what FSDP_ENABLE_FUZZERS needs,
# to every target of the project.
if(FSDP_SANITIZER)
  add_compile_options(-fsanitize=${FSDP_SANITIZER} -fno-omit-frame-pointer -g)
  add_link_options(-fsanitize=${FSDP_SANITIZER})
  if(FSDP_SANITIZER MATCHES "undefined")
    add_compile_options(-fno-sanitize-recover=undefined)
    if(FSDP_ENABLE_COMPILER)
      # Both look into libMLIR, which is not instrumented.
      add_compile_options(-fno-sanitize=vptr,function)
    endif()
  endif()
endif()
# Fuzzers are led by what they reach.
if(FSDP_ENABLE_FUZZERS)
  add_compile_options(-fsanitize=fuzzer-no-link)
endif()
