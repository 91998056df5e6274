//===- Convolution.cpp - the choice of a library of convolutions ----------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Convolution.h"
#include "OneDnn.h"

#include <cstdio>
#include <cstdlib>
#include <string>

using namespace fsdp::rt;

namespace {

struct ConvolutionLibrary {
  onednn::OneDnn api;
  bool isLoaded = false;
  std::string name = "builtin";
  int32_t status = FSDP_RT_OK;
  std::string message;
};

} // namespace

static void loadOneDnn(ConvolutionLibrary &library, const std::string &file) {
  std::string error;
  library.isLoaded = library.api.load(file.c_str(), error);
  if (library.isLoaded)
    library.name = library.api.describe();
  else
    library.message += "can't load " + file + ": " + error + "; ";
}

static ConvolutionLibrary chooseLibrary() {
  ConvolutionLibrary library;
  const char *variable = std::getenv("FSDP_CONVOLUTIONS");
  std::string choice = variable ? variable : "";
  if (choice == "builtin")
    return library;
  if (choice.find(".so") != std::string::npos) {
    loadOneDnn(library, choice);
  } else if (choice.empty() || choice == "onednn") {
    loadOneDnn(library, "libdnnl.so.3");
    if (!library.isLoaded)
      loadOneDnn(library, "libdnnl.so.2");
  } else {
    library.message = "expected 'onednn', 'builtin' or the file of oneDNN's "
                      "library, got '" +
                      choice + "'; ";
  }
  if (!library.isLoaded && !choice.empty()) {
    library.status = FSDP_RT_UNSUPPORTED;
    library.message = "FSDP_CONVOLUTIONS: " +
                      library.message.substr(0, library.message.size() - 2);
  }
  return library;
}

static const ConvolutionLibrary &chosenLibrary() {
  static const ConvolutionLibrary library = chooseLibrary();
  return library;
}

int32_t fsdp::rt::loadConvolutions(char *message, size_t size) {
  const ConvolutionLibrary &library = chosenLibrary();
  if (library.status)
    std::snprintf(message, size, "%s", library.message.c_str());
  return library.status;
}

std::unique_ptr<Convolver> fsdp::rt::makeConvolver() {
  const ConvolutionLibrary &library = chosenLibrary();
  return library.isLoaded ? makeOneDnnConvolver(library.api)
                          : makeWindowConvolver();
}

const char *fsdp_rt_convolution_name(void) {
  return chosenLibrary().name.c_str();
}
