//===----------------------------------------------------------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Passes of phase 4: which ops share a kernel, and where they are computed.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_TRANSFORMS_FUSION_PASSES_TD
#define FSDP_TRANSFORMS_FUSION_PASSES_TD

include "mlir/Pass/PassBase.td"

def NarrowResultsPass : Pass<"fsdp-narrow-results", "::mlir::func::FuncOp"> {
  let summary = "lets products round their sums to 16 bits";
  let description = [{
    A named product of f16 or bf16 factors that adds in f32, begins with zero and
    whose readers all round it to the factors' type before anything else gets a
    result of that type; its sums are still of f32 and rounded once, by the
    library. Reshapes in between are looked through. Where a row of 16-bit numbers
    is added before both are rounded, the product begins with the row instead of
    zero: a bias, which `fsdp-lower-contractions` hands to the library. Of a batch
    of products, to which the library adds none, only if products or kernels of
    attention read the result, so that no kernel could add it on its way.

    Before: elementwise ops are not fused yet. After: `fsdp-lower-contractions` with
    `narrow-results`.

    Example:

    ```mlir
    %0 = linalg.matmul ins(%a, %b : tensor<8x4xbf16>, tensor<4x6xbf16>) outs(%zero : tensor<8x6xf32>) -> tensor<8x6xf32>
    %1 = linalg.generic ... ins(%0, %bias : tensor<8x6xf32>, tensor<6xbf16>) {
    ^bb0(%in: f32, %in_0: bf16, %out: bf16):
      %2 = arith.truncf %in : f32 to bf16
      %3 = arith.addf %2, %in_0 : bf16
      ...
    // becomes
    %0 = linalg.matmul ins(%a, %b : tensor<8x4xbf16>, tensor<4x6xbf16>) outs(%zero : tensor<8x6xbf16>) -> tensor<8x6xbf16>
    %1 = linalg.generic ... ins(%0, %bias : tensor<8x6xbf16>, tensor<6xbf16>) {
    ^bb0(%in: bf16, %in_0: bf16, %out: bf16):
      %3 = arith.addf %in, %in_0 : bf16
    ```
  }];
  let statistics = [
    Statistic<"numNarrowed", "narrowed", "products that round their sums">];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::linalg::LinalgDialect",
                           "::mlir::tensor::TensorDialect"];
}

def FuseElementwisePass : Pass<"fsdp-fuse-elementwise", "::mlir::func::FuncOp"> {
  let summary = "fuse elementwise linalg.generic ops";
  let description = [{
    Upstream's elementwise fusion and reshape folding under an own control
    function. Upstream's pass `linalg-fuse-elementwise-ops` also expands
    contractions next to a reshape into plain loops, which makes a step a
    hundred times slower; here nothing but `linalg.generic` is touched.

    A producer is fused into its consumer iff
    * both are `linalg.generic` on tensors in one block, and neither has
      `fsdp.strict`;
    * it has a single use;
    * no collective lies between them: fusion never moves a use of a gathered
      parameter out of its window;
    * the consumer does not repeat a division or a math function for more
      points than the producer has elements;
    * the fused op has at most `max-inputs` inputs.

    A producer that reads its destination is fused as one that reads it as an
    input: the fused op would write the destination as often as the consumer comes
    to it.

    What is cheaply computed from indices or parameters alone is first computed once
    more for each reader behind an `fsdp.barrier`.

    A reshape is folded under the same rules. What is pointwise behind a reshape of
    an op with operands at constant places, whose loops can't be expanded, is
    computed before the reshape. The order of a reduction is the
    one of the consumer: it does not depend on how the program is sharded.

    Example: `(x + bias)` feeding `tanh` becomes one op with two inputs.
  }];
  let options = [
    Option<"maxInputs", "max-inputs", "unsigned", "10",
           "largest number of inputs of a fused op">];
  let dependentDialects = ["::mlir::linalg::LinalgDialect",
                           "::mlir::tensor::TensorDialect",
                           "::mlir::affine::AffineDialect"];
}

def FuseIntoReadersPass : Pass<"fsdp-fuse-into-readers", "::mlir::func::FuncOp"> {
  let summary = "fuse cheap elementwise ops into all of their readers";
  let description = [{
    What is computed cheaply, from hardly more bytes than it has, is computed by
    each reader anew: nothing of it is written and read. Statistics of a
    normalization, which frameworks compute in f64, then read the activation itself,
    and no copy of it in f64, nor one without its mean, exists.

    A producer is fused into its readers iff
    * it is a `linalg.generic` in the function's own block, of static shapes and
      without `fsdp.strict`, that computes each element of one result from its
      inputs' elements by at most four ops, none of them a division, of the math
      dialect, `linalg.index`, or with a region;
    * its inputs have at most an eighth more bytes than its result;
    * what it yields is no product: a reader that adds to one would round once,
      in a fused multiply-add, where one that compares takes the rounded product;
    * all readers are such that `fsdp-fuse-elementwise` fuses into them: in its
      block, no collective in between, no products of matrices, no more than
      `max-inputs` inputs afterwards.

    Readers of a pointwise producer may stand behind reshapes, before which it is
    computed then, or look up elements (`tensor.extract`), which are computed from
    looked-up elements of its inputs.

    With `into-sums`, for devices, sums of columns compute what they read by up to
    eight ops, also where other readers don't: kernels of rows have the normalised
    row in registers, and a sum of the gradient of its scale would be all that it
    is written for. A product is fused where the sum multiplies it.

    Before:

    ```mlir
    %wide = linalg.generic ... ins(%x : tensor<2x8xf32>) ... arith.extf
    %sum = linalg.generic ... ins(%wide : tensor<2x8xf64>) ... arith.addf
    %centered = linalg.generic ... ins(%wide, %mean : tensor<2x8xf64>, tensor<8xf64>) ... arith.subf
    ```

    After:

    ```mlir
    %sum = linalg.generic ... ins(%x : tensor<2x8xf32>) ... arith.extf, arith.addf
    %centered = linalg.generic ... ins(%x, %mean : tensor<2x8xf32>, tensor<8xf64>) ... arith.extf, arith.subf
    ```
  }];
  let options = [
    Option<"maxInputs", "max-inputs", "unsigned", "10",
           "largest number of inputs of a fused op">,
    Option<"intoSums", "into-sums", "bool", "false",
           "whether sums of columns compute what others keep in registers">];
  let dependentDialects = ["::mlir::linalg::LinalgDialect",
                           "::mlir::tensor::TensorDialect",
                           "::mlir::affine::AffineDialect"];
}

def DropBarriersPass : Pass<"fsdp-drop-barriers", "::mlir::func::FuncOp"> {
  let summary = "replaces barriers by what passes them";
  let description = [{
    Erases every `fsdp.barrier`. Run it when no CSE follows before bufferization:
    on memrefs two computations have two destinations and are never merged.

    Example: a reader of `%x1`, a result of `fsdp.barrier %x`, reads `%x`.
  }];
  let dependentDialects = ["::mlir::fsdp::FSDPDialect"];
}

def MergeSumsPass : Pass<"fsdp-merge-sums", "::mlir::func::FuncOp"> {
  let summary = "makes two sums of the same values one op";
  let description = [{
    Two structured ops that add up along columns (the innermost loop numbers
    results), have the same loops and the same places of results and read a
    tensor in common, at the same places, become one op with the results of both:
    the gradients of a normalization's scale and shift, say. A device reads the
    tensor once, in one kernel. Both start from filled tensors, and what the
    second one reads is there before the first. No collective lies between them.
    Each sum is added up as before.

    Sums of rows stay: `fsdp-fuse-rows` keeps their values in registers.

    Example:

    ```mlir
    %a = linalg.generic {iterator_types = ["reduction", "parallel"]} ins(%x, %y) outs(%zero) {...}
    %b = linalg.generic {iterator_types = ["reduction", "parallel"]} ins(%x) outs(%zero) {...}
    // becomes
    %ab:2 = linalg.generic {iterator_types = ["reduction", "parallel"]} ins(%x, %y) outs(%zero, %zero) {...}
    ```
  }];
  let statistics = [
    Statistic<"numMerged", "merged", "pairs that became one op">];
  let dependentDialects = ["::mlir::linalg::LinalgDialect",
                           "::mlir::tensor::TensorDialect"];
}

def RecomputeElementwisePass
    : Pass<"fsdp-recompute-elementwise", "::mlir::func::FuncOp"> {
  let summary = "computes again what is cheaper than to keep it";
  let description = [{
    Backward keeps many values of forward that follow from others elementwise: a
    number in f32 and the 16-bit one that it was rounded to, all steps of an
    activation function. Of the values of a segment that later segments use this
    pass keeps those with the fewest bytes in sum from which all others can be
    computed by elementwise ops, a minimal cut of the graph of values, and has
    each later segment compute the others again, where they are fused with what
    reads them. Values that only fused ops read count twice, as nobody else needs
    them in memory.

    Only values of forward are computed again, from values of their own segment,
    and by a few ops. So a chain through all layers is not; neither is what a
    product or another op that is not fused reads later, what parameters or states
    of the step are read for, random numbers or other long bodies, and what is
    smaller than `min-bytes`.

    Values are equal to those of forward but for the rounding of what is fused.

    Before: elementwise ops are single. After: see `fsdp-fuse-elementwise`; the
    copies read through barriers, which `fsdp-drop-barriers` drops.

    Example: forward computes `%s = tanh(%x)`, backward multiplies by it

    ```mlir
    %s = linalg.generic ... ins(%x) { math.tanh }
    ...
    %dx = linalg.generic ... ins(%dy, %s) { ... }
    // becomes, if %x is kept for another reader
    %again = fsdp.barrier %x : tensor<4096x1024xf32>
    %s1 = linalg.generic ... ins(%again) { math.tanh }
    %dx = linalg.generic ... ins(%dy, %s1) { ... }
    ```
  }];
  let options = [
    Option<"minBytes", "min-bytes", "int64_t", /*default=*/"1 << 20",
           "The least size of a value that is computed again: a smaller one costs "
           "less than another kernel">];
  let statistics = [
    Statistic<"numComputed", "computed", "ops that are executed again">];
  let dependentDialects = ["::mlir::linalg::LinalgDialect",
                           "::mlir::tensor::TensorDialect"];
}

def SinkReductionsPass : Pass<"fsdp-sink-reductions", "::mlir::func::FuncOp"> {
  let summary = "reduces gradients behind what else their unit computes";
  let description = [{
    A reduction of gradients stands behind the last gradient of its unit. What the
    backward pass of the unit computes after that, from no parameter (the rest of
    the gradient of a normalization's input, say), would be a segment of its own;
    this pass moves the reduction behind it, so that it can be one kernel with
    what is before. A reduction starts later by as much.

    It moves over ops that neither use its results nor read parameters, to the
    next collective at most.

    Example:

    ```mlir
    %shard = fsdp.reduce_grads [@unit] %dw
    %dx = linalg.generic ... ins(%a, %b)
    // becomes
    %dx = linalg.generic ... ins(%a, %b)
    %shard = fsdp.reduce_grads [@unit] %dw
    ```
  }];
  let statistics = [
    Statistic<"numSunk", "sunk", "reductions that were moved">];
}

#endif // FSDP_TRANSFORMS_FUSION_PASSES_TD
