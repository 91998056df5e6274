//===----------------------------------------------------------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Passes of phase 6: kernels as functions, and their arithmetic.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_CONVERSION_LINALGTOKERNELS_PASSES_TD
#define FSDP_CONVERSION_LINALGTOKERNELS_PASSES_TD

include "mlir/Pass/PassBase.td"

def LowerContractionsPass
    : Pass<"fsdp-lower-contractions", "::mlir::func::FuncOp"> {
  let summary = "replaces products on buffers by calls of libraries";
  let description = [{
    Any `linalg` op that sums products of f32 or f64 buffers (`linalg.matmul`,
    `linalg.batch_matmul`, `linalg.contract`, a `linalg.generic` of that form)
    becomes `fsdp.matmul` if its layouts fit: the loops are sorted into batch,
    m, n and k loops by the operands they index, merged where they are one loop
    in memory, and transposes become flags. Where c is not row-major the
    transposed product is computed. A zero fill of c directly before is erased
    and the product does not accumulate. What does not fit stays as it is and
    later becomes loops; so do dot products, other element types, and ops marked
    `fsdp.strict`. With `narrow` (steps for devices) f16 and bf16 factors whose
    products are added in f32 are taken as well, with `narrow-results` also where
    the result has 16 bits: its sums are of f32 and rounded once. One such product
    (no batch) that begins with a row repeated to all rows of c, which nothing
    touches in between, adds the row itself, as its `bias`.

    Convolutions of f32 or f64 buffers, their gradients and what else linalg
    knows as one, become `fsdp.convolve` (not with `narrow`), if no more than
    three dimensions have windows and a group has several channels.

    Before: buffers, no tensors. After: the same values up to the order of
    sums.

    Example:

    ```mlir
    linalg.fill ins(%zero : f32) outs(%c : memref<16x8xf32>)
    linalg.matmul ins(%a, %b : memref<16x4xf32>, memref<4x8xf32>)
                  outs(%c : memref<16x8xf32>)
    // becomes
    fsdp.matmul %a, %b into %c sizes [16, 8, 4] ld [4, 8, 8]
        batch [1, 1] strides [0, 0, 0, 0, 0, 0] : ...
    ```
  }];
  let options = [
    Option<"narrow", "narrow", "bool", "false",
           "Also take factors of 16 bits">,
    Option<"narrowResults", "narrow-results", "bool", "false",
           "Also take results of 16 bits, which f32 sums are rounded to">,
  ];
  let dependentDialects = ["::mlir::fsdp::FSDPDialect"];
}

def OutlineKernelsPass
    : Pass<"fsdp-outline-kernels", "::mlir::ModuleOp"> {
  let summary = "makes one private function of each distinct loop nest";
  let description = [{
    Every `linalg` op, loop nest and copy on buffers in a function becomes a
    call of a private function marked `fsdp.kernel`; equal ones share one
    function, so that the amount of code does not depend on the number of
    layers. Constants are cloned into the kernel, and views that begin where a
    loop says; the buffers and scalars it uses are its arguments. Kernels are
    never inlined back. An argument is `llvm.noalias` if no other argument of the
    kernel can reach the same bytes (views at constant offsets are compared by
    range). `memref.copy` and `fsdp.copy` become `linalg.copy`. `fsdp.strict` is
    carried over.

    Loops that contain calls, runtime ops or products stay, and the ops in them
    are outlined. With `fold-fills` the kernel of a reduction also has the fills
    of what it adds to, if nothing touches that in between: devices begin with the
    constants and save a launch.

    Before: memory is planned (arguments are compared by the planned ranges).
    After: functions other than kernels are lists of calls, views and
    communication.

    Example:

    ```mlir
    linalg.copy ins(%0 : memref<8xf32>) outs(%1 : memref<8xf32>)
    // becomes
    call @kernel_copy_0(%0, %1) : (memref<8xf32>, memref<8xf32>) -> ()
    ```
  }];
  let options = [
    Option<"foldFills", "fold-fills", "bool", /*default=*/"false",
           "Kernels of reductions have the fills before them">];
  let dependentDialects = ["::mlir::func::FuncDialect",
                           "::mlir::linalg::LinalgDialect"];
  let statistics = [
    Statistic<"numOutlined", "ops", "ops that became calls">,
    Statistic<"numKernels", "kernels", "distinct kernels">];
}

def CollapseLoopsPass
    : Pass<"fsdp-collapse-loops", "::mlir::func::FuncOp"> {
  let summary = "makes loops that are one loop in memory one loop";
  let description = [{
    Neighbouring loops of a `linalg` op on buffers become one, if both are
    parallel or both reduce, and every operand has either none of them or both,
    one behind the other. Dimensions of extent 1 that an operand is always read
    at 0 in are left out before. Elements are visited in the same order.

    LLVM vectorises the innermost loop. Rows and columns of an image are
    seldom long: of 7 iterations it makes no vectors, and once they are unrolled
    it gathers and scatters those of the loop around them.

    Only operands that lie densely in memory are taken, of static shapes, whose
    dimensions are loops or of extent 1, no more of them than there are loops, and
    no op with `linalg.index`.

    Before:

    ```mlir
    linalg.generic {indexing_maps = [(n, c, h, w) -> (n, c, h, w), (n, c, h, w) -> (0, c, 0, 0), ...]}
        ins(%x, %mean : memref<2x512x28x28xf32>, memref<1x512x1x1xf32>) outs(...)
    ```

    After:

    ```mlir
    %x1 = memref.collapse_shape %x [[0], [1], [2, 3]]
    %mean1 = memref.collapse_shape %mean [[0, 1, 2, 3]]
    linalg.generic {indexing_maps = [(n, c, p) -> (n, c, p), (n, c, p) -> (c), ...]}
        ins(%x1, %mean1 : memref<2x512x784xf32>, memref<512xf32>) outs(...)
    ```
  }];
  let dependentDialects = ["::mlir::affine::AffineDialect",
                           "::mlir::linalg::LinalgDialect",
                           "::mlir::memref::MemRefDialect"];
}

def WidenFloatsPass : Pass<"fsdp-widen-floats"> {
  let summary = "computes 16-bit floats in f32";
  let description = [{
    Every `arith` and `math` op on scalars of f16 or bf16 becomes one on f32,
    whose result is rounded to the type it had. Sums, products, quotients, square
    roots and conversions, also of integers and f64, round as if they had been
    done in that type (but for bf16 results below the smallest normal number,
    which may round twice); `math.fma` rounds to f32 first, and so do functions
    like exp, which are as exact as those of f32. Conversions between f32 and bf16
    become integer ops, unless the code generator has some
    (`expand-conversions=false`).

    Example:

    ```mlir
    %2 = arith.addf %0, %1 : f16
    // becomes
    %a = arith.extf %0 : f16 to f32
    %b = arith.extf %1 : f16 to f32
    %c = arith.addf %a, %b : f32
    %2 = arith.truncf %c : f32 to f16
    ```
  }];
  let options = [
    Option<"expandConversions", "expand-conversions", "bool",
           /*default=*/"true",
           "Integer ops in place of conversions between f32 and bf16">];
  let dependentDialects = ["::mlir::arith::ArithDialect"];
}

def ApproximateMathPass : Pass<"fsdp-approximate-math"> {
  let summary = "polynomials for f32 functions, and fast-math flags";
  let description = [{
    Replaces f32 functions on scalars (exp, log, erf, tanh, ...) by the upstream
    polynomials, which LLVM can vectorise (`polynomials=false` leaves them to a
    library with instructions of the device), and allows LLVM to contract: flags
    `contract` and `nsz` on floating-point `arith` and `math` ops. Masks hold
    infinities, so `ninf` would be wrong, `nnan` would lose what is not a number
    in a maximum, and `arcp` let processors estimate roots, which gives NaN for
    1 / sqrt(0). With `reciprocals`, for devices, divisions alone get `arcp`.
    Reductions may be added up in another order: the ops that combine with what a
    loop or a `linalg` op carries get `reassoc`, others do not, as terms that
    cancel would lose their digits. Functions of f64 and ops marked `fsdp.strict`
    are not touched; rsqrt and sqrt become no polynomials; comparisons, extensions
    and truncations get no flags (the conversion to LLVM does not translate them
    there).

    The polynomials used (exp, expm1, log, log1p, log2, erf, tanh) have a
    relative error of at most 3e-7 on normal numbers. Those of log1p and expm1,
    and the log in the former, get no flags, which would make them wrong. All
    other functions stay and call libm. log and log2 of a positive denormal are
    those of the smallest normal number, those of a negative one are -inf, where
    denormals are kept, as on devices without libdevice, which takes them as they
    are. Steps on processors flush them: both are -inf.

    Example:

    ```mlir
    %1 = math.exp %0 : f32         // becomes about 20 arith ops
    %2 = arith.addf %1, %0 : f32   // gets fastmath<nsz,contract>
    ```
  }];
  let options = [
    Option<"polynomials", "polynomials", "bool", /*default=*/"true",
           "Polynomials in place of functions">,
    Option<"reciprocals", "reciprocals", "bool", /*default=*/"false",
           "Quotients may be products with reciprocals">];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::math::MathDialect",
                           "::mlir::vector::VectorDialect"];
}

#endif // FSDP_CONVERSION_LINALGTOKERNELS_PASSES_TD
