//===- DeviceTarget.cpp - What kernels are compiled for -------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fsdp/Conversion/KernelsToGPU/DeviceTarget.h"
#include "mlir/Support/LLVM.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace mlir::fsdp;

llvm::Expected<DeviceTarget> fsdp::parseDeviceTarget(StringRef text) {
  auto error = [](StringRef what, StringRef got) {
    return llvm::createStringError(llvm::inconvertibleErrorCode(),
                                   what + ", got '" + got + "'");
  };
  DeviceTarget target;
  auto [name, chips] = text.split(':');
  auto isChip = [](StringRef chip) {
    unsigned number;
    return chip.consume_front("sm_") &&
           !chip.take_while(llvm::isDigit).getAsInteger(10, number) &&
           number >= 70;
  };
  if (name != "cuda" || (chips.empty() && text != "cuda"))
    return error("expected 'target' to be cpu, cuda, cuda:sm_NN or cuda:host",
                 text);
  if (chips == "host")
    return target;
  SmallVector<StringRef> names;
  chips.split(names, ',', -1, /*KeepEmpty=*/false);
  for (StringRef chip : names) {
    if (!isChip(chip))
      return error("expected the chips of 'target' to be sm_70 or newer", chip);
    target.chips.push_back(chip.str());
  }
  if (names.empty())
    target.chips.push_back("sm_80");
  return target;
}
