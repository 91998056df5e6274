//===- OptimizerTexts.h - The built-in optimizers ---------------*- C++ -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_LIB_TRANSFORMS_OPTIMIZER_OPTIMIZERTEXTS_H
#define FSDP_LIB_TRANSFORMS_OPTIMIZER_OPTIMIZERTEXTS_H

#include "mlir/Support/LLVM.h"

namespace mlir::fsdp {

/// torch.optim.SGD: same operations, same order. The momentum buffer begins
/// with the first gradient, undamped.
inline constexpr StringLiteral kSGD = R"mlir(
fsdp.optimizer @sgd states ["momentum_buffer"]
    hypers ["lr", "momentum", "weight_decay", "dampening", "nesterov", "step"]
    defaults [1.0e-3, 0.0, 0.0, 0.0, 0.0, 1.0] {
^bb0(%p: f32, %g: f32, %buf: f32, %lr: f64, %momentum: f64, %decay: f64,
     %dampening: f64, %nesterov: f64, %step: f64):
  %zero = arith.constant 0.0 : f64
  %one = arith.constant 1.0 : f64
  %first = arith.cmpf ole, %step, %one : f64
  %damped = arith.subf %one, %dampening : f64
  %weight = arith.select %first, %one, %damped : f64
  %weight32 = arith.truncf %weight : f64 to f32
  %decay32 = arith.truncf %decay : f64 to f32
  %momentum32 = arith.truncf %momentum : f64 to f32
  %minus_lr = arith.negf %lr : f64
  %minus_lr32 = arith.truncf %minus_lr : f64 to f32
  %plain = arith.cmpf oeq, %momentum, %zero : f64
  %ahead = arith.cmpf une, %nesterov, %zero : f64
  %decayed = arith.mulf %p, %decay32 : f32
  %grad = arith.addf %g, %decayed : f32
  %kept = arith.mulf %buf, %momentum32 : f32
  %part = arith.mulf %grad, %weight32 : f32
  %new_buf = arith.addf %kept, %part : f32
  %push = arith.mulf %new_buf, %momentum32 : f32
  %looked = arith.addf %grad, %push : f32
  %moved = arith.select %ahead, %looked, %new_buf : f32
  %used = arith.select %plain, %grad, %moved : f32
  %delta = arith.mulf %used, %minus_lr32 : f32
  %new_p = arith.addf %p, %delta : f32
  fsdp.yield %new_p, %new_buf : f32, f32
}
)mlir";

/// torch.optim.AdamW, its single-tensor form: same operations, same order;
/// what depends on hyper-parameters alone is computed in f64. kAdamRest
/// follows.
inline constexpr StringLiteral kAdamW = R"mlir(
fsdp.optimizer @adamw states ["exp_avg", "exp_avg_sq"]
    hypers ["lr", "beta1", "beta2", "eps", "weight_decay", "step"]
    defaults [1.0e-3, 0.9, 0.999, 1.0e-8, 1.0e-2, 1.0] {
^bb0(%whole: f32, %grad: f32, %m: f32, %v: f32, %lr: f64, %beta1: f64,
     %beta2: f64, %eps: f64, %decay: f64, %step: f64):
  %one = arith.constant 1.0 : f64
  %half = arith.constant 0.5 : f64
  // param.mul_(1 - lr * weight_decay)
  %lr_decay = arith.mulf %lr, %decay : f64
  %keep = arith.subf %one, %lr_decay : f64
  %keep32 = arith.truncf %keep : f64 to f32
  %p = arith.mulf %whole, %keep32 : f32
)mlir";

/// torch.optim.Adam, as AdamW but for the weight decay, which is a part of the
/// gradient. kAdamRest follows.
inline constexpr StringLiteral kAdam = R"mlir(
fsdp.optimizer @adam states ["exp_avg", "exp_avg_sq"]
    hypers ["lr", "beta1", "beta2", "eps", "weight_decay", "step"]
    defaults [1.0e-3, 0.9, 0.999, 1.0e-8, 0.0, 1.0] {
^bb0(%p: f32, %plain: f32, %m: f32, %v: f32, %lr: f64, %beta1: f64,
     %beta2: f64, %eps: f64, %decay: f64, %step: f64):
  %one = arith.constant 1.0 : f64
  %half = arith.constant 0.5 : f64
  // grad.add(param, alpha=weight_decay)
  %decay32 = arith.truncf %decay : f64 to f32
  %decayed = arith.mulf %p, %decay32 : f32
  %grad = arith.addf %plain, %decayed : f32
)mlir";

/// What Adam and AdamW do with the parameter %p and the gradient %grad. `lerp`
/// switches its base at a weight of 0.5, as PyTorch's does.
inline constexpr StringLiteral kAdamRest = R"mlir(
  // exp_avg.lerp_(grad, 1 - beta1)
  %weight = arith.subf %one, %beta1 : f64
  %near = arith.cmpf olt, %weight, %half : f64
  %far_weight = arith.subf %weight, %one : f64
  %coeff = arith.select %near, %weight, %far_weight : f64
  %coeff32 = arith.truncf %coeff : f64 to f32
  %base = arith.select %near, %m, %grad : f32
  %diff = arith.subf %grad, %m : f32
  %moved = arith.mulf %coeff32, %diff : f32
  %new_m = arith.addf %base, %moved : f32
  // exp_avg_sq.mul_(beta2).addcmul_(grad, grad, value=1 - beta2)
  %beta2_32 = arith.truncf %beta2 : f64 to f32
  %weight2 = arith.subf %one, %beta2 : f64
  %weight2_32 = arith.truncf %weight2 : f64 to f32
  %v1 = arith.mulf %v, %beta2_32 : f32
  %wg = arith.mulf %weight2_32, %grad : f32
  %wgg = arith.mulf %wg, %grad : f32
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
  %new_p = arith.addf %p, %delta : f32
  fsdp.yield %new_p, %new_m, %new_v : f32, f32, f32
}
)mlir";

/// torch.optim.Adagrad: same operations, same order.
inline constexpr StringLiteral kAdagrad = R"mlir(
fsdp.optimizer @adagrad states ["sum"]
    hypers ["lr", "lr_decay", "weight_decay", "eps", "step"]
    defaults [1.0e-2, 0.0, 0.0, 1.0e-10, 1.0] {
^bb0(%p: f32, %g: f32, %sum: f32, %lr: f64, %lr_decay: f64, %decay: f64,
     %eps: f64, %step: f64):
  %one = arith.constant 1.0 : f64
  %before = arith.subf %step, %one : f64
  %decline = arith.mulf %before, %lr_decay : f64
  %divisor = arith.addf %one, %decline : f64
  %clr = arith.divf %lr, %divisor : f64
  %minus_clr = arith.negf %clr : f64
  %minus_clr32 = arith.truncf %minus_clr : f64 to f32
  %decay32 = arith.truncf %decay : f64 to f32
  %eps32 = arith.truncf %eps : f64 to f32
  %decayed = arith.mulf %p, %decay32 : f32
  %grad = arith.addf %g, %decayed : f32
  %square = arith.mulf %grad, %grad : f32
  %new_sum = arith.addf %sum, %square : f32
  %root = math.sqrt %new_sum : f32
  %std = arith.addf %root, %eps32 : f32
  // param.addcdiv_(grad, std, value=-clr)
  %num = arith.mulf %minus_clr32, %grad : f32
  %delta = arith.divf %num, %std : f32
  %new_p = arith.addf %p, %delta : f32
  fsdp.yield %new_p, %new_sum : f32, f32
}
)mlir";

/// torch.optim.RMSprop: same operations, same order. What is not used, the mean
/// gradient if not centered and the buffer without momentum, stays zero.
inline constexpr StringLiteral kRMSprop = R"mlir(
fsdp.optimizer @rmsprop states ["square_avg", "grad_avg", "momentum_buffer"]
    hypers ["lr", "alpha", "eps", "weight_decay", "momentum", "centered"]
    defaults [1.0e-2, 0.99, 1.0e-8, 0.0, 0.0, 0.0] {
^bb0(%p: f32, %g: f32, %square_avg: f32, %grad_avg: f32, %buf: f32, %lr: f64,
     %alpha: f64, %eps: f64, %decay: f64, %momentum: f64, %centered: f64):
  %zero = arith.constant 0.0 : f64
  %one = arith.constant 1.0 : f64
  %half = arith.constant 0.5 : f64
  %zero32 = arith.constant 0.0 : f32
  %center = arith.cmpf une, %centered, %zero : f64
  %push = arith.cmpf ogt, %momentum, %zero : f64
  %alpha32 = arith.truncf %alpha : f64 to f32
  %weight = arith.subf %one, %alpha : f64
  %weight32 = arith.truncf %weight : f64 to f32
  %near = arith.cmpf olt, %weight, %half : f64
  %far_weight = arith.subf %weight, %one : f64
  %coeff = arith.select %near, %weight, %far_weight : f64
  %coeff32 = arith.truncf %coeff : f64 to f32
  %eps32 = arith.truncf %eps : f64 to f32
  %decay32 = arith.truncf %decay : f64 to f32
  %momentum32 = arith.truncf %momentum : f64 to f32
  %minus_lr = arith.negf %lr : f64
  %minus_lr32 = arith.truncf %minus_lr : f64 to f32
  %decayed = arith.mulf %p, %decay32 : f32
  %grad = arith.addf %g, %decayed : f32
  // square_avg.mul_(alpha).addcmul_(grad, grad, value=1 - alpha)
  %kept = arith.mulf %square_avg, %alpha32 : f32
  %wg = arith.mulf %weight32, %grad : f32
  %wgg = arith.mulf %wg, %grad : f32
  %new_square = arith.addf %kept, %wgg : f32
  // grad_avg.lerp_(grad, 1 - alpha); square_avg.addcmul(.., value=-1).sqrt_()
  %base = arith.select %near, %grad_avg, %grad : f32
  %diff = arith.subf %grad, %grad_avg : f32
  %step = arith.mulf %coeff32, %diff : f32
  %mean = arith.addf %base, %step : f32
  %mean_square = arith.mulf %mean, %mean : f32
  %variance = arith.subf %new_square, %mean_square : f32
  %under = arith.select %center, %variance, %new_square : f32
  %new_mean = arith.select %center, %mean, %zero32 : f32
  %root = math.sqrt %under : f32
  %avg = arith.addf %root, %eps32 : f32
  // buf.mul_(momentum).addcdiv_(grad, avg); param.add_(buf, alpha=-lr)
  %held = arith.mulf %buf, %momentum32 : f32
  %ratio = arith.divf %grad, %avg : f32
  %pushed = arith.addf %held, %ratio : f32
  %new_buf = arith.select %push, %pushed, %zero32 : f32
  %far = arith.mulf %pushed, %minus_lr32 : f32
  // param.addcdiv_(grad, avg, value=-lr)
  %num = arith.mulf %minus_lr32, %grad : f32
  %plain = arith.divf %num, %avg : f32
  %delta = arith.select %push, %far, %plain : f32
  %new_p = arith.addf %p, %delta : f32
  fsdp.yield %new_p, %new_square, %new_mean, %new_buf : f32, f32, f32, f32
}
)mlir";

/// Lion as its authors' PyTorch code has it ("Symbolic Discovery of
/// Optimization Algorithms"): param.mul_(1 - lr * weight_decay), then a step of
/// size lr against the sign of the interpolated gradient.
inline constexpr StringLiteral kLion = R"mlir(
fsdp.optimizer @lion states ["exp_avg"]
    hypers ["lr", "beta1", "beta2", "weight_decay"]
    defaults [1.0e-4, 0.9, 0.99, 0.0] {
^bb0(%p: f32, %g: f32, %m: f32, %lr: f64, %beta1: f64, %beta2: f64,
     %decay: f64):
  %one = arith.constant 1.0 : f64
  %zero32 = arith.constant 0.0 : f32
  %one32 = arith.constant 1.0 : f32
  %minus_one32 = arith.constant -1.0 : f32
  %lr_decay = arith.mulf %lr, %decay : f64
  %keep = arith.subf %one, %lr_decay : f64
  %keep32 = arith.truncf %keep : f64 to f32
  %beta1_32 = arith.truncf %beta1 : f64 to f32
  %rest1 = arith.subf %one, %beta1 : f64
  %rest1_32 = arith.truncf %rest1 : f64 to f32
  %beta2_32 = arith.truncf %beta2 : f64 to f32
  %rest2 = arith.subf %one, %beta2 : f64
  %rest2_32 = arith.truncf %rest2 : f64 to f32
  %minus_lr = arith.negf %lr : f64
  %minus_lr32 = arith.truncf %minus_lr : f64 to f32
  %p1 = arith.mulf %p, %keep32 : f32
  %m1 = arith.mulf %m, %beta1_32 : f32
  %g1 = arith.mulf %g, %rest1_32 : f32
  %update = arith.addf %m1, %g1 : f32
  %above = arith.cmpf ogt, %update, %zero32 : f32
  %below = arith.cmpf olt, %update, %zero32 : f32
  %low = arith.select %below, %minus_one32, %zero32 : f32
  %sign = arith.select %above, %one32, %low : f32
  %delta = arith.mulf %sign, %minus_lr32 : f32
  %new_p = arith.addf %p1, %delta : f32
  %m2 = arith.mulf %m, %beta2_32 : f32
  %g2 = arith.mulf %g, %rest2_32 : f32
  %new_m = arith.addf %m2, %g2 : f32
  fsdp.yield %new_p, %new_m : f32, f32
}
)mlir";

} // namespace mlir::fsdp

#endif // FSDP_LIB_TRANSFORMS_OPTIMIZER_OPTIMIZERTEXTS_H
