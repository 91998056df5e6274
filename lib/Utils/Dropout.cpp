//===- Dropout.cpp - Which numbers dropout keeps --------------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fsdp/Utils/Dropout.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include <cmath>

using namespace mlir;

static constexpr int64_t kWord = 0xFFFFFFFF;

namespace {
/// Integer arithmetic of i64 on one number.
class Mixer {
public:
  Mixer(OpBuilder &builder, Location loc) : builder(builder), loc(loc) {}

  Value number(int64_t value) {
    return arith::ConstantOp::create(builder, loc,
                                     builder.getI64IntegerAttr(value));
  }
  /// x xor (x >> bits)
  Value fold(Value x, int64_t bits) {
    Value high = arith::ShRUIOp::create(builder, loc, x, number(bits));
    return arith::XOrIOp::create(builder, loc, x, high);
  }
  /// x times the factor, of which 32 bits are left
  Value multiply(Value x, int64_t factor) {
    Value product = arith::MulIOp::create(builder, loc, x, number(factor));
    return arith::AndIOp::create(builder, loc, product, number(kWord));
  }

private:
  OpBuilder &builder;
  Location loc;
};
} // namespace

Value fsdp::createDropoutTest(OpBuilder &builder, Location loc, Value rowNumber,
                              Value column, Value key, double rate) {
  Mixer mixer(builder, loc);
  Value own = arith::AddIOp::create(builder, loc, rowNumber, column);
  Value bits = arith::XOrIOp::create(builder, loc, own, key);
  bits = mixer.multiply(mixer.fold(bits, 16), 0x045D9F3B);
  bits = mixer.multiply(mixer.fold(bits, 15), 0x2C1B3C6D);
  bits = mixer.fold(bits, 16);
  auto bound = static_cast<int64_t>(std::ldexp(rate, 32));
  return arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::uge, bits,
                               mixer.number(bound));
}
