//===----------------------------------------------------------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Passes of phase 4: in which types and form sums and products are computed.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_TRANSFORMS_PRODUCTS_PASSES_TD
#define FSDP_TRANSFORMS_PRODUCTS_PASSES_TD

include "mlir/Pass/PassBase.td"

def SeparateSumsPass : Pass<"fsdp-separate-sums", "::mlir::func::FuncOp"> {
  let summary = "makes long sums of f32 values sums of shorter ones";
  let description = [{
    A structured op that adds f32 values up to one result adds them one after
    the other along all reduction loops but the innermost loop, which is
    vectorised. If these are 128 additions or more, the first loops get sums of
    their own, which a second op adds; a single loop is split at the divisor that
    is nearest to its square root. Numbers of a kind, as those of a bias'
    gradient, round in the same direction each time: after n additions a sum may
    be n/2 units in the last place off, a sum of sums sqrt(n). Frameworks add in
    such steps, too (PyTorch's `cascade_sum`).

    Sums are found by the structure of the op: one output, a single `arith.addf`
    that combines, maps that permute loops. Contractions, which the matrix
    library takes, and ops with `fsdp.strict` stay as they are, and so do sums
    over a single loop of a prime number of iterations. Each is a remark
    (`separated`).

    Before:

    ```mlir
    %sum = linalg.generic {iterator_types = ["reduction", "parallel"]} ins(%x : tensor<392x96xf32>) outs(%zero : tensor<96xf32>)
    ```

    After:

    ```mlir
    %rows = tensor.expand_shape %x [[0, 1], [2]] output_shape [14, 28, 96] : tensor<392x96xf32> into tensor<14x28x96xf32>
    %parts = linalg.generic {iterator_types = ["parallel", "reduction", "parallel"]} ins(%rows : tensor<14x28x96xf32>) outs(%zeros : tensor<14x96xf32>)
    %sum = linalg.generic {iterator_types = ["reduction", "parallel"]} ins(%parts : tensor<14x96xf32>) outs(%zero : tensor<96xf32>)
    ```
  }];
  let statistics = [
    Statistic<"numSums", "sums", "sums that were separated, each time anew">];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::linalg::LinalgDialect",
                           "::mlir::tensor::TensorDialect"];
}

def WidenSumsPass : Pass<"fsdp-widen-sums", "::mlir::func::FuncOp"> {
  let summary = "adds 16-bit floats up in f32";
  let description = [{
    A reduction of a structured op that adds f16 or bf16 values to an output of
    that type adds in f32, and its result is rounded once. Rounded after each
    addition, a sum of n equal values ends where the next one is smaller than
    half a unit in the last place: bf16 counts to 256. Frameworks add in f32,
    too (PyTorch's `opmath_t`, XLA's and cuBLAS' accumulators).

    Sums are found by the structure of the op: an output that a reduction loop
    revisits, and a single `arith.addf` that combines. Named products keep their
    names; other named ops become generic ones. Ops with `fsdp.strict` stay as
    they are, and so do loops that add elements to a tensor, one after the
    other: there each addition is a program of its own. Each change is a remark
    (`widened`).

    Before:

    ```mlir
    %sum = linalg.reduce { arith.addf } ins(%x : tensor<8192x4xbf16>) outs(%zero : tensor<4xbf16>) dimensions = [0]
    ```

    After:

    ```mlir
    %wide = linalg.generic ... ins(%x : tensor<8192x4xbf16>) outs(%zero32 : tensor<4xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %0 = arith.extf %in : bf16 to f32
      %1 = arith.addf %0, %out : f32
      linalg.yield %1 : f32
    }
    %sum = linalg.generic ... {arith.truncf}    // %wide in bf16
    ```
  }];
  let statistics = [
    Statistic<"numSums", "sums", "ops whose sums add in f32">];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::linalg::LinalgDialect",
                           "::mlir::tensor::TensorDialect"];
}

def DivideMeansPass : Pass<"fsdp-divide-means", "::mlir::func::FuncOp"> {
  let summary = "reduces gradients to sums, and divides where they are read";
  let description = [{
    For devices, behind `fsdp-accumulate`. An `fsdp.reduce_grads` over several
    ranks adds (`sum`), and what reads the result divides each element by the
    number of ranks, over shard and replicate axes: NCCL's kernels for registered
    windows, which add in f32, know no means. By a power of two the division is an
    exact product; every other one is rounded once, in f32 for bf16, like the mean.

    Structured ops divide in their bodies. Where the gradient is returned, too,
    the update that reads it last leaves the mean in its place; in front of other
    readers an elementwise op makes a tensor of means. Gradients of f16, whose
    sums overflow where means do not, stay means, and so does what one rank
    reduces alone.

    Before:

    ```mlir
    %g = fsdp.reduce_grads [@fc] %w : (tensor<4x8xf32>) -> tensor<8xf32>
    %n = linalg.generic ... ins(%g : tensor<8xf32>) ... {
    ^bb0(%in: f32, %out: f32):
      %0 = arith.subf %out, %in : f32
    ```

    After, on four ranks:

    ```mlir
    %g = fsdp.reduce_grads sum [@fc] %w : (tensor<4x8xf32>) -> tensor<8xf32>
    %n = linalg.generic ... ins(%g : tensor<8xf32>) ... {
    ^bb0(%in: f32, %out: f32):
      %c = arith.constant 2.5e-01 : f32
      %m = arith.mulf %in, %c : f32
      %0 = arith.subf %out, %m : f32
    ```
  }];
  let statistics = [
    Statistic<"numSums", "sums", "reductions to means that became sums">];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::linalg::LinalgDialect",
                           "::mlir::tensor::TensorDialect"];
}

def EncodeFloatsPass : Pass<"fsdp-encode-floats", "::mlir::ModuleOp"> {
  let summary = "8-bit floats as bytes";
  let description = [{
    Code generators have no 8-bit floats. Values of f8E4M3FN and f8E5M2 become
    those of i8, and every op on them one of f32 whose result is rounded as in
    `fsdp-widen-floats`. Conversions become integer ops: to nearest, ties to
    even; what is too large is infinite (f8E5M2) or not a number (f8E4M3FN).
    Factors of products are cast to bf16 in front of these, which changes no
    value, and to f16 or f32 where the other factor has that type or the sum is
    in f16. Units that are gathered in 8 bits move bytes.

    A program that takes or returns such values stays as it is, for
    `fsdp-check-bufferizable` to name them.

    Example:

    ```mlir
    %0 = arith.truncf %x : tensor<4x8xf32> to tensor<4x8xf8E4M3FN>
    %2 = linalg.matmul ins(%0, %1 : tensor<4x8xf8E4M3FN>, tensor<8x2xf8E5M2>) outs(%c : tensor<4x2xf32>) -> tensor<4x2xf32>
    // becomes
    %0 = linalg.generic ...    // tensor<4x8xi8>
    %a = linalg.generic ...    // %0 in bf16
    %b = linalg.generic ...    // %1 in bf16
    %2 = linalg.matmul ins(%a, %b : tensor<4x8xbf16>, tensor<8x2xbf16>) outs(%c : tensor<4x2xf32>) -> tensor<4x2xf32>
    ```
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::linalg::LinalgDialect",
                           "::mlir::tensor::TensorDialect"];
}

def WidenContractionsPass
    : Pass<"fsdp-widen-contractions", "::mlir::func::FuncOp"> {
  let summary = "multiplies 16-bit tensors as f32 ones";
  let description = [{
    A named product of f16 or bf16 inputs that is summed in f32 gets its inputs
    cast to f32: products of 16-bit numbers are exact in f32, so that this
    changes no value. What all iterations of a loop read is cast before the loop.
    Casts of transposes become transposes of casts, which
    `fsdp-fold-transposes` folds. Steps for devices, which multiply such numbers
    themselves, go without.

    Example:

    ```mlir
    %2 = linalg.matmul ins(%0, %1 : tensor<4x8xbf16>, tensor<8x2xbf16>) outs(%c : tensor<4x2xf32>)
    // becomes
    %a = linalg.generic ... {arith.extf}    // %0 in f32
    %b = linalg.generic ... {arith.extf}    // %1 in f32
    %2 = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x2xf32>) outs(%c : tensor<4x2xf32>)
    ```
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::linalg::LinalgDialect",
                           "::mlir::tensor::TensorDialect"];
}

def NarrowContractionsPass
    : Pass<"fsdp-narrow-contractions", "::mlir::func::FuncOp"> {
  let summary = "multiplies what was cast from 16 bits as it was";
  let description = [{
    For devices, which multiply 16-bit floats and add the products in f32: a
    named product in f32 of two tensors that were cast from f16, or both from
    bf16, takes these instead. Products of 16-bit numbers are exact in f32, so
    that this changes no value. Transposes of casts become those of what was cast.

    Example:

    ```mlir
    %a = linalg.generic ... {arith.extf}    // %0 in f32
    %b = linalg.generic ... {arith.extf}    // %1 in f32
    %2 = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x2xf32>) outs(%c : tensor<4x2xf32>)
    // becomes
    %2 = linalg.matmul ins(%0, %1 : tensor<4x8xbf16>, tensor<8x2xbf16>) outs(%c : tensor<4x2xf32>)
    ```
  }];
  let dependentDialects = ["::mlir::linalg::LinalgDialect",
                           "::mlir::tensor::TensorDialect"];
}

def SimplifyConvolutionsPass
    : Pass<"fsdp-simplify-convolutions", "::mlir::func::FuncOp"> {
  let summary = "convolutions that are products become contractions";
  let description = [{
    A window of one place, or with one position, that sees each element once
    makes a contraction of a convolution, for the matrix library. Other
    convolutions stay, for `fsdp-lower-contractions`, and read what was
    transposed for them in place.

    Takes what linalg knows as a convolution, of any rank, with strides,
    dilations and groups, of f32 or f64 tensors. Convolutions with one channel
    per group, which are no products of matrices, and all other ops stay as they
    are. Steps for devices go without.

    Example:

    ```mlir
    %r = linalg.conv_1d_ncw_fcw ins(%x, %w : tensor<2x3x64xf32>, tensor<4x3x1xf32>)
                                outs(%c : tensor<2x4x64xf32>) -> tensor<2x4x64xf32>
    // becomes
    %r = linalg.generic ... ins(%w, %x) outs(%c) {arith.mulf, arith.addf}
    ```
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::linalg::LinalgDialect"];
}

def FoldTransposesPass : Pass<"fsdp-fold-transposes", "::mlir::func::FuncOp"> {
  let summary = "fold transposes into contractions";
  let description = [{
    Turns `linalg.matmul`, `linalg.batch_matmul`, `linalg.matvec`,
    `linalg.vecmat`, `linalg.dot` and `linalg.batch_matvec` into
    `linalg.contract` and folds every `linalg.transpose` that produces one of
    its inputs into the indexing map of that input: a GEMM library takes
    transposed operands as flags, so that no parameter is ever transposed in
    memory. The remaining transposes and broadcasts become `linalg.generic`,
    which `fsdp-fuse-elementwise` can fuse, and `tensor.concat` becomes
    `tensor.insert_slice`.

    Convolutions and all other ops stay as they are.

    Afterwards: no `linalg.transpose`, `linalg.broadcast`, `tensor.concat` and
    none of the named contractions above.

    Example:

    ```mlir
    %t = linalg.transpose ins(%w : tensor<8x4xf32>) outs(%e : tensor<4x8xf32>)
        permutation = [1, 0]
    %r = linalg.matmul ins(%x, %t : tensor<2x4xf32>, tensor<4x8xf32>) outs(%c : ...)
    ```

    becomes

    ```mlir
    %r = linalg.contract indexing_maps = [
             affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>,
             affine_map<(m, n, k) -> (m, n)>]
         ins(%x, %w : tensor<2x4xf32>, tensor<8x4xf32>) outs(%c : ...)
    ```
  }];
  let dependentDialects = ["::mlir::linalg::LinalgDialect",
                           "::mlir::tensor::TensorDialect",
                           "::mlir::arith::ArithDialect"];
}

#endif // FSDP_TRANSFORMS_PRODUCTS_PASSES_TD
