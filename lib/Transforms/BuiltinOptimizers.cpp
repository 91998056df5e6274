//===- BuiltinOptimizers.cpp - The optimizers by name ---------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The built-in optimizers are IR like a user's own: their text is below.
//
//===----------------------------------------------------------------------===//

#include "BuiltinOptimizers.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Parser/Parser.h"
#include "llvm/ADT/StringSwitch.h"

using namespace mlir;
using namespace mlir::fsdp;

/// torch.optim.SGD (dampening 0, no Nesterov): same operations, same order.
static constexpr StringLiteral kSGD = R"mlir(
fsdp.optimizer @sgd states ["momentum_buffer"]
    hypers ["lr", "momentum", "weight_decay"] defaults [1.0e-2, 0.0, 0.0] {
^bb0(%p: f32, %g: f32, %buf: f32, %lr: f64, %momentum: f64, %decay: f64):
  %decay32 = arith.truncf %decay : f64 to f32
  %momentum32 = arith.truncf %momentum : f64 to f32
  %minus_lr = arith.negf %lr : f64
  %minus_lr32 = arith.truncf %minus_lr : f64 to f32
  %decayed = arith.mulf %p, %decay32 : f32
  %grad = arith.addf %g, %decayed : f32
  %kept = arith.mulf %buf, %momentum32 : f32
  %new_buf = arith.addf %kept, %grad : f32
  %delta = arith.mulf %new_buf, %minus_lr32 : f32
  %new_p = arith.addf %p, %delta : f32
  fsdp.yield %new_p, %new_buf : f32, f32
}
)mlir";

/// torch.optim.AdamW, its single-tensor form: same operations, same order;
/// what depends on hyper-parameters alone is computed in f64. `lerp` switches
/// its base at a weight of 0.5, as PyTorch's does.
static constexpr StringLiteral kAdamW = R"mlir(
fsdp.optimizer @adamw states ["exp_avg", "exp_avg_sq"]
    hypers ["lr", "beta1", "beta2", "eps", "weight_decay", "step"]
    defaults [1.0e-3, 0.9, 0.999, 1.0e-8, 1.0e-2, 1.0] {
^bb0(%p: f32, %g: f32, %m: f32, %v: f32, %lr: f64, %beta1: f64, %beta2: f64,
     %eps: f64, %decay: f64, %step: f64):
  %one = arith.constant 1.0 : f64
  %half = arith.constant 0.5 : f64
  // param.mul_(1 - lr * weight_decay)
  %lr_decay = arith.mulf %lr, %decay : f64
  %keep = arith.subf %one, %lr_decay : f64
  %keep32 = arith.truncf %keep : f64 to f32
  %p1 = arith.mulf %p, %keep32 : f32
  // exp_avg.lerp_(grad, 1 - beta1)
  %weight = arith.subf %one, %beta1 : f64
  %near = arith.cmpf olt, %weight, %half : f64
  %far_weight = arith.subf %weight, %one : f64
  %coeff = arith.select %near, %weight, %far_weight : f64
  %coeff32 = arith.truncf %coeff : f64 to f32
  %base = arith.select %near, %m, %g : f32
  %diff = arith.subf %g, %m : f32
  %moved = arith.mulf %coeff32, %diff : f32
  %new_m = arith.addf %base, %moved : f32
  // exp_avg_sq.mul_(beta2).addcmul_(grad, grad, value=1 - beta2)
  %beta2_32 = arith.truncf %beta2 : f64 to f32
  %weight2 = arith.subf %one, %beta2 : f64
  %weight2_32 = arith.truncf %weight2 : f64 to f32
  %v1 = arith.mulf %v, %beta2_32 : f32
  %wg = arith.mulf %weight2_32, %g : f32
  %wgg = arith.mulf %wg, %g : f32
  %new_v = arith.addf %v1, %wgg : f32
  // bias corrections and step size
  %pow1 = math.powf %beta1, %step : f64
  %correction1 = arith.subf %one, %pow1 : f64
  %pow2 = math.powf %beta2, %step : f64
  %correction2 = arith.subf %one, %pow2 : f64
  %step_size = arith.divf %lr, %correction1 : f64
  %minus_step_size = arith.negf %step_size : f64
  %minus_step_size32 = arith.truncf %minus_step_size : f64 to f32
  %root2 = math.sqrt %correction2 : f64
  %root2_32 = arith.truncf %root2 : f64 to f32
  %eps32 = arith.truncf %eps : f64 to f32
  // denom = (exp_avg_sq.sqrt() / bias_correction2_sqrt).add_(eps)
  %root = math.sqrt %new_v : f32
  %scaled = arith.divf %root, %root2_32 : f32
  %denom = arith.addf %scaled, %eps32 : f32
  // param.addcdiv_(exp_avg, denom, value=-step_size)
  %num = arith.mulf %minus_step_size32, %new_m : f32
  %delta = arith.divf %num, %denom : f32
  %new_p = arith.addf %p1, %delta : f32
  fsdp.yield %new_p, %new_m, %new_v : f32, f32, f32
}
)mlir";

/// Reports a name that is no optimizer, with those that are.
static OptimizerOp reportUnknown(ModuleOp module, StringRef name) {
  InFlightDiagnostic diag = emitError(module.getLoc())
                            << "expected an optimizer 'none', 'sgd', 'adamw' "
                               "or '@name' of an fsdp.optimizer, got '"
                            << name << "'";
  auto own = module.getOps<OptimizerOp>();
  if (own.empty())
    diag.attachNote() << "the module has no fsdp.optimizer";
  for (OptimizerOp optimizer : own)
    diag.attachNote(optimizer.getLoc())
        << "'@" << optimizer.getSymName() << "' is declared here";
  return {};
}

/// The optimizer called `name`: a user's own if it begins with '@', otherwise a
/// built-in one, added to the module unless it is there already.
OptimizerOp mlir::fsdp::getOptimizer(ModuleOp module, StringRef name) {
  bool own = name.consume_front("@");
  Operation *existing = SymbolTable::lookupSymbolIn(module, name);
  if (auto optimizer = dyn_cast_or_null<OptimizerOp>(existing))
    return optimizer;
  if (existing) {
    InFlightDiagnostic diag = emitError(module.getLoc())
                              << "expected '@" << name
                              << "' to be an fsdp.optimizer, got '"
                              << existing->getName() << "'";
    diag.attachNote(existing->getLoc()) << "the symbol is declared here";
    return {};
  }
  StringRef text = llvm::StringSwitch<StringRef>(name)
                       .Case("sgd", kSGD)
                       .Case("adamw", kAdamW)
                       .Default("");
  if (own || text.empty())
    return reportUnknown(module, (own ? "@" : "") + name.str());
  OwningOpRef<ModuleOp> parsed = parseSourceString<ModuleOp>(
      text, ParserConfig(module.getContext()), name);
  if (!parsed)
    return reportUnknown(module, name);
  OptimizerOp optimizer = *parsed->getOps<OptimizerOp>().begin();
  optimizer->remove();
  auto funcs = module.getOps<func::FuncOp>();
  module.insert(funcs.empty() ? module.getBody()->end()
                              : Block::iterator(*funcs.begin()),
                optimizer);
  return optimizer;
}
