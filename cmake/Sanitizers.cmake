# Adds the sanitizers named in FSDP_SANITIZER to every target of the project.
if(FSDP_SANITIZER)
  add_compile_options(-fsanitize=${FSDP_SANITIZER} -fno-omit-frame-pointer -g)
  add_link_options(-fsanitize=${FSDP_SANITIZER})
  if(FSDP_SANITIZER MATCHES "undefined")
    add_compile_options(-fno-sanitize-recover=undefined)
  endif()
endif()
