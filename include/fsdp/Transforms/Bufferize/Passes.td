//===----------------------------------------------------------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Passes of phase 4: kernels, segments, buffers.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_TRANSFORMS_BUFFERIZE_PASSES_TD
#define FSDP_TRANSFORMS_BUFFERIZE_PASSES_TD

include "mlir/Pass/PassBase.td"

def InternalizePass : Pass<"fsdp-internalize", "::mlir::ModuleOp"> {
  let summary = "makes public functions private that are no entries";
  let description = [{
    From phase 4 on a public function with a body is an entry of the compiled
    program, with arenas and a place in the manifest. One beside the step none of
    whose arguments and results has a role becomes private if what an entry
    reaches calls it, and is erased if not, with a warning, and so are private
    functions with a body that no entry reaches, without one. Modules without any
    entry stay as they are.

    Afterwards: every public function with a body has roles.

    Example, with `@step` beside it:

    ```mlir
    func.func @helper(%x: tensor<4xf32>) -> tensor<4xf32> { ... }
    // becomes
    func.func private @helper(%x: tensor<4xf32>) -> tensor<4xf32> { ... }
    ```
  }];
  let dependentDialects = ["::mlir::func::FuncDialect"];
}

def ExpandInsertionsPass
    : Pass<"fsdp-expand-insertions", "::mlir::func::FuncOp"> {
  let summary = "inserts tensors before they are collapsed";
  let description = [{
    A `tensor.insert_slice` of a `tensor.collapse_shape` becomes one of what is
    collapsed, into an expanded tensor, if offsets and extents are multiples of
    what is collapsed into a dimension. What computes the inserted tensor can write
    it in place then: the gradients of queries, keys and values of all heads, say,
    into that of the product that made them.

    Before: elementwise ops are fused. After: bufferization.

    Example:

    ```mlir
    %c = tensor.collapse_shape %x [[0], [1, 2]] : tensor<8x4x16xf32> into tensor<8x64xf32>
    %y = tensor.insert_slice %c into %d[0, 64] [8, 64] [1, 1] : tensor<8x64xf32> into tensor<8x192xf32>
    // becomes
    %e = tensor.expand_shape %d [[0], [1, 2]] output_shape [8, 12, 16] : tensor<8x192xf32> into tensor<8x12x16xf32>
    %i = tensor.insert_slice %x into %e[0, 4, 0] [8, 4, 16] [1, 1, 1] : tensor<8x4x16xf32> into tensor<8x12x16xf32>
    %y = tensor.collapse_shape %i [[0], [1, 2]] : tensor<8x12x16xf32> into tensor<8x192xf32>
    ```
  }];
  let dependentDialects = ["::mlir::tensor::TensorDialect"];
}

def FetchInputsPass : Pass<"fsdp-fetch-inputs", "::mlir::func::FuncOp"> {
  let summary = "copies batches to the device before kernels read them";
  let description = [{
    The inputs of a step lie in pinned memory of the host. Kernels could read them
    there, over a bus and without a cache: on an H200 the gradient of a cross-entropy
    whose blocks each read one target took six times as long, and that of an embedding,
    whose blocks read all tokens, nine times. Each input with a static shape that an op
    reads is copied once, before the first one; all readers read the copy, a return,
    too. Hyper-parameters stay.

    Example:

    ```mlir
    func.func @step(%tokens: tensor<8xi64> {fsdp.role = #fsdp.input<"tokens">}) {
      %x = tensor.extract %tokens[%i]
    // becomes
      %0 = bufferization.alloc_tensor() copy(%tokens) : tensor<8xi64>
      %x = tensor.extract %0[%i]
    ```
  }];
  let dependentDialects = ["::mlir::bufferization::BufferizationDialect"];
  let statistics = [
    Statistic<"numFetched", "fetched", "inputs that are copied">];
}

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

def MicroPipelinePass : Pass<"fsdp-micro-pipeline", "::mlir::func::FuncOp"> {
  let summary = "computes and sends products in pieces";
  let description = [{
    A product whose result ranks add up (`fsdp.all_reduce` or
    `fsdp.reduce_scatter` of a value) is computed in pieces along a loop of its
    own, rows of the batch or columns of the weight, each with a collective of its
    own: while one travels the next one is computed. What stands between, element
    by element and reshapes that nothing else reads, is done in pieces, too. Values
    that are gathered are not: gradients of weights read the whole, too.
    PyTorch calls it asynchronous tensor parallelism, and cuts along the
    dimension that ranks share.

    With `pieces` every such product that it divides is cut; without, so many
    pieces are made as take the shortest time on the machine: the product and the
    collective side by side, a latency and a launch for each piece, one copy to
    put the results together, and work that hides the collective anyway
    (`fsdp-overlap-values`). Pieces have the name of the collective, if it has one.
    Sums are not cut: each element is the same sum, but kernels of products can add
    its terms in another order for other sizes.

    Example, with `pieces=2`:

    ```mlir
    %y = linalg.matmul ins(%x, %w : tensor<8x4xf32>, tensor<4x6xf32>) ...
    %s = fsdp.all_reduce sum on @grid axes [1] %y
    // becomes
    %x0 = tensor.extract_slice %x[0, 0] [4, 4] [1, 1]
    %y0 = linalg.matmul ins(%x0, %w : tensor<4x4xf32>, tensor<4x6xf32>) ...
    %s0 = fsdp.all_reduce sum on @grid axes [1] %y0
    %x1 = tensor.extract_slice %x[4, 0] [4, 4] [1, 1]
    %y1 = linalg.matmul ins(%x1, %w : tensor<4x4xf32>, tensor<4x6xf32>) ...
    %s1 = fsdp.all_reduce sum on @grid axes [1] %y1
    %0 = tensor.insert_slice %s0 into %empty[0, 0] [4, 6] [1, 1]
    %s = tensor.insert_slice %s1 into %0[4, 0] [4, 6] [1, 1]
    ```
  }];
  let options = [
    Option<"pieces", "pieces", "int64_t", /*default=*/"0",
           "Pieces of every product; 0: by the costs of the machine">,
    Option<"machine", "machine", "std::string", /*default=*/"\"\"",
           "Machine whose costs decide: a built-in one, or FILE.json">
  ];
  let statistics = [
    Statistic<"numSplit", "split", "products that are sent in pieces">];
  let dependentDialects = ["::mlir::tensor::TensorDialect"];
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

def FoldEmptyPass : Pass<"fsdp-fold-empty", "::mlir::func::FuncOp"> {
  let summary = "fold what is done with tensors without elements";
  let description = [{
    Slices of no elements come with gradients, as of a rotary embedding that
    turns all of a head: the rest of it is empty. Of tensors with an extent of 0,

    * `tensor.pad` becomes a fill with the padding, if that is constant;
    * `tensor.insert_slice` gives its destination;
    * `tensor.concat` gets only operands that have elements;
    * loops that never run, of any `linalg` op, give their destinations.

    Upstream lowers the first to views that begin at the end of a buffer, which
    its verifier refuses. Other ops stay as they are.

    Example:

    ```mlir
    %0 = tensor.pad %x low[8] high[0] { ... tensor.yield %c : f32 }
        : tensor<0xf32> to tensor<8xf32>
    // becomes
    %e = tensor.empty() : tensor<8xf32>
    %0 = linalg.fill ins(%c : f32) outs(%e : tensor<8xf32>) -> tensor<8xf32>
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

def FullRankSlicesPass : Pass<"fsdp-full-rank-slices", "::mlir::func::FuncOp"> {
  let summary = "drop dimensions of strided slices by reshapes";
  let description = [{
    A `tensor.extract_slice` with strides whose result has fewer dimensions becomes
    one of all dimensions and a `tensor.collapse_shape`; the source of such a
    `tensor.insert_slice` is expanded. `memref.subview`, which they would become,
    can't say which of several dimensions of size one a strided view drops, and
    passes of upstream that ask it crash.

    Example:

    ```mlir
    %s = tensor.extract_slice %a[1, 0, 0, 0] [2, 1, 1, 1] [2, 1, 1, 1]
        : tensor<4x1x1x1xf32> to tensor<2x1xf32>
    // becomes
    %0 = tensor.extract_slice %a[1, 0, 0, 0] [2, 1, 1, 1] [2, 1, 1, 1]
        : tensor<4x1x1x1xf32> to tensor<2x1x1x1xf32>
    %s = tensor.collapse_shape %0 [[0, 1, 2], [3]]
        : tensor<2x1x1x1xf32> into tensor<2x1xf32>
    ```
  }];
  let dependentDialects = ["::mlir::tensor::TensorDialect"];
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

def UnshareFillsPass : Pass<"fsdp-unshare-fills", "::mlir::func::FuncOp"> {
  let summary = "give every destination its own tensor.empty or linalg.fill";
  let description = [{
    CSE merges equal `tensor.empty` ops and fills. One-shot
    bufferization then sees one tensor written by several ops and copies (82
    copies instead of 11 on a GPT with two layers). This pass gives each
    destination operand and each initial value of a loop its own, directly
    before the op that uses it, and turns destinations that are splat constants
    into fills. A fill is any linalg op that writes one scalar everywhere; of other
    destinations that are computed from constants and scalars alone each user gets
    a computation of its own.

    CSE also merges conversions to f32 in front of the loss and behind it, of
    weights and of what is kept for backward. Behind the loss they are made once
    more, so that the value of 16 bits is kept, of half the size.

    Run no CSE between this pass and bufferization.

    Example:

    ```mlir
    %e = tensor.empty() : tensor<4xf32>
    %f = linalg.fill ins(%c : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
    %0 = linalg.generic ... outs(%f : tensor<4xf32>)
    %1 = linalg.generic ... outs(%f : tensor<4xf32>)   // gets a fill of its own
    ```
  }];
  let dependentDialects = ["::mlir::linalg::LinalgDialect",
                           "::mlir::tensor::TensorDialect",
                           "::mlir::arith::ArithDialect"];
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

def ReuseDyingOperandsPass : Pass<"fsdp-reuse-dying-operands", "::mlir::func::FuncOp"> {
  let summary = "write elementwise results over inputs that die";
  let description = [{
    Bufferization gives an elementwise op whose destination is a `tensor.empty`
    a buffer of its own, although an input of it may be dead afterwards. This
    pass makes such an input the destination. It must

    * have the result's type and be read with the result's indexing map, a
      permutation, and by no other operand: each element is read just before it
      is overwritten;
    * lie in a buffer of its own, that is, be the result of a `linalg` op with an
      uninitialised or filled destination in the same block: function arguments
      and gathered parameters are never overwritten;
    * not be used afterwards, nor a reshape or slice of it.

    Reductions and ops with `fsdp.strict` are left alone. Rounding does not
    change: every element is computed as before.

    Run it after `fsdp-outline-segments` (values that cross segments are
    arguments then) and before bufferization.

    Example: if `%y` has no other use,

    ```mlir
    %0 = linalg.generic ... ins(%x, %y : ...) outs(%empty : ...) { addf }
    ```

    becomes

    ```mlir
    %0 = linalg.generic ... ins(%x : ...) outs(%y : ...) { addf }
    ```
  }];
  let statistics = [
    Statistic<"numReused", "reused", "results written over a dying input">];
  let dependentDialects = ["::mlir::linalg::LinalgDialect"];
}

def BufferSharedReadsPass : Pass<"fsdp-buffer-shared-reads", "::mlir::ModuleOp"> {
  let summary = "hand over as a buffer what many calls only read";
  let description = [{
    One-shot bufferization looks at all uses of a value for each of its uses. A
    hyper-parameter that every update reads, or a mask that every block reads,
    makes that quadratic in the number of blocks. This pass gives such values to
    the calls as buffers, with which bufferization has nothing to do.

    A value must

    * be the result of a call, computed there by linalg ops into a `tensor.empty`
      whose memory nothing else can share;
    * have at least `min-uses` uses, all of them calls whose functions do nothing
      but read it, as inputs of linalg ops or by `tensor.extract`.

    The functions must be private, and get such a value from all their calls.

    Run it directly before bufferization. The program behind that is the same
    with it and without.

    Example:

    ```mlir
    %lr = call @hypers(...) : (...) -> tensor<f64>
    %0 = call @update(%p, %lr) : (tensor<8xf32>, tensor<f64>) -> tensor<8xf32>
    ```

    becomes

    ```mlir
    %lr = call @hypers(...) : (...) -> tensor<f64>
    %m = bufferization.to_buffer %lr read_only : tensor<f64> to memref<f64>
    %0 = call @update(%p, %m) : (tensor<8xf32>, memref<f64>) -> tensor<8xf32>
    ```
  }];
  let options = [Option<"minUses", "min-uses", "unsigned", /*default=*/"8",
                        "values with fewer uses stay tensors">];
  let statistics = [
    Statistic<"numValues", "values", "values handed over as buffers">];
  let dependentDialects = ["::mlir::bufferization::BufferizationDialect"];
}

def CarryInPlacePass : Pass<"fsdp-carry-in-place", "::mlir::ModuleOp"> {
  let summary = "copy what loops carry into one buffer per tensor";
  let description = [{
    A `scf.for` or `scf.while` keeps each tensor that it carries in one buffer,
    of which the memory plan knows the place. Where the analysis of one-shot
    bufferization finds that the next iteration's value lies elsewhere,
    bufferization would refuse the loop. This pass does what is needed of

    * letting the op that computes the value write to that buffer instead of an
      uninitialised one. That is all where the op reads just the element that it
      then writes;
    * copying the value into the buffer at the end of the iteration, by a
      `linalg.copy`;
    * copying the buffer at the beginning of the iteration, if something still
      reads it when it is written at the end, such as the copy of another tensor
      (two that change places).

    The tensors of a `scf.while` get the same places in both regions, if they
    have others: those of only one region are handed through the other one.

    Inner loops come first, as the value of an outer one may lie in its place
    when they are done. Each copy that is left has a remark.

    Run it directly before `one-shot-bufferize`. Loops whose tensors stay in
    their buffers anyway are not changed.

    Example: what a product computes can't be written to what it reads.

    ```mlir
    %h = scf.for ... iter_args(%a = %x) -> (tensor<2x4xf32>) {
      %n = linalg.matmul ins(%a, %w : ...) outs(%z : tensor<2x4xf32>) -> tensor<2x4xf32>
      scf.yield %n : tensor<2x4xf32>
    }
    ```

    becomes

    ```mlir
    %h = scf.for ... iter_args(%a = %x) -> (tensor<2x4xf32>) {
      %n = linalg.matmul ins(%a, %w : ...) outs(%z : tensor<2x4xf32>) -> tensor<2x4xf32>
      %c = linalg.copy ins(%n : tensor<2x4xf32>) outs(%a : tensor<2x4xf32>) -> tensor<2x4xf32>
      scf.yield %c : tensor<2x4xf32>
    }
    ```
  }];
  let statistics = [
    Statistic<"numCopies", "copies", "copies into buffers of loops">];
  let dependentDialects = ["::mlir::bufferization::BufferizationDialect",
                           "::mlir::linalg::LinalgDialect",
                           "::mlir::tensor::TensorDialect"];
}

def CheckBufferizablePass : Pass<"fsdp-check-bufferizable", "::mlir::ModuleOp"> {
  let summary = "name the ops that cannot be bufferized";
  let description = [{
    Phases 1 to 3 accept ops of any dialect; from here on every op on tensors
    must be bufferizable and of static shape. All ops that are not are named in
    one error before anything is compiled. So is an argument or result of a
    public function whose element type a compiled program can't pass (of a shard
    the parameter is named), and an op on numbers that nothing computes with:
    floats other than f64, f32, f16 and bf16, and complex numbers. Those of 8 bits
    that `fsdp-encode-floats` knows are gone by then.

    Run it after `convert-elementwise-to-linalg`: arithmetic on whole tensors
    is bufferizable only as `linalg.generic`.

    Example:

    ```
    error: expected ops that can be bufferized, got 'my.sort' (2 times), 'my.rng'
    note: and 'my.sort' here
    ```
  }];
}

def CheckSupportedPass : Pass<"fsdp-check-supported"> {
  let summary = "name what upstream's rewrites take for something else";
  let description = [{
    Stands in phase 4 before anything is folded, changes nothing, and
    refuses

    * `tensor.pad` with negative amounts: where its type stays it would be
      folded away, as if nothing moved;
    * `linalg` ops that write a part of a destination and do not read it, unless
      it is empty: the rest would be lost;
    * `linalg` ops that are made of others, such as `linalg.softmax`, which
      nothing lowers;
    * ops that ask to round otherwise than to nearest, ties to even: no code is
      generated for that.

    Example:

    ```
    error: not supported: 'tensor.pad' with negative amounts
    note: cut with 'tensor.extract_slice', then pad
    ```
  }];
}

def DenseConstantsPass : Pass<"fsdp-dense-constants"> {
  let summary = "make constants dense that LLVM can't hold otherwise";
  let description = [{
    Stands first in phase 4. Constants that lie in resources of the module stay
    there, read in place, if their elements are bytes, 16, 32 or 64 bits; others,
    such as masks of `i1`, and sparse ones become dense. A resource that is not
    there, as in a text that was printed without it, or has another number of
    bytes than its type, is an error.

    Example:

    ```mlir
    %mask = arith.constant dense_resource<mask> : tensor<4xi1>
    ```

    becomes

    ```mlir
    %mask = arith.constant dense<[true, false, false, true]> : tensor<4xi1>
    ```
  }];
}

def OutlineSegmentsPass : Pass<"fsdp-outline-segments", "::mlir::ModuleOp"> {
  let summary = "cut the step into functions and share equal ones";
  let description = [{
    Moves the straight-line code of every entry (public) function into private
    functions on tensors. The code is cut

    * at `fsdp.unshard`, `fsdp.reduce_grads`, `fsdp.all_reduce`, and at ops
      with side effects, which stay in the entry;
    * before an op that uses the parameters of another unit than the ops before
      it;
    * where the forward part (what losses, outputs and new buffer values depend
      on) ends;
    * around each op with `fsdp.strict`: an optimizer's update is `@update_<unit>`.

    Functions are called `@seg_<unit>_<fwd|bwd>` and carry
    `fsdp.segment = "<unit> <phase>"`. Functions of one type and equal ops
    are shared, whatever their names and locations, so that the layers of a
    model share one function, are compiled once and round alike.

    Constants, uninitialised tensors, fills and views are cloned into every
    segment that uses them: none crosses a border, except that views of results
    stay in the entry where a collective or the terminator reads them.

    Afterwards an entry holds collectives, calls and trivial shape ops, and
    arguments that no optimizer updates are read-only for bufferization.

    Example:

    ```mlir
    %w, %b = fsdp.unshard [@layers.0] %s0 : ...
    %1 = call @seg_layers.0_fwd(%0, %w, %b) : ...
    %w_0, %b_1 = fsdp.unshard [@layers.1] %s1 : ...
    %2 = call @seg_layers.0_fwd(%1, %w_0, %b_1) : ...
    ```
  }];
  let dependentDialects = ["::mlir::func::FuncDialect"];
}

def SegmentsToOutParamsPass : Pass<"fsdp-segments-to-out-params", "::mlir::ModuleOp"> {
  let summary = "turn memref results into arguments";
  let description = [{
    Every memref result of a private function becomes an argument that the
    caller allocates: the entry then holds every allocation that outlives a
    segment, and the memory plan sees every byte. The callee's own allocation
    is replaced by the argument, also through reshapes (a bias' gradient is a
    `memref.collapse_shape` of a sum); a value that is none of the callee's
    allocations is copied. A result that is an argument is replaced by the
    caller's operand.

    Results of an entry become arguments with the result's attributes, ordinary
    outputs with the role `#fsdp.output<position>`. New shards, optimizer states and
    buffer values are written to the argument that holds the old value: nothing
    is left to do if they were computed in place, otherwise they are copied at
    the end.

    Afterwards no function returns a memref.

    Example:

    ```mlir
    %g = call @seg_fc_bwd(%x) : (memref<2x4xf32>) -> memref<4xf32>
    ```

    becomes

    ```mlir
    %g = memref.alloc() : memref<4xf32>
    call @seg_fc_bwd(%x, %g) : (memref<2x4xf32>, memref<4xf32>) -> ()
    ```
  }];
  let dependentDialects = ["::mlir::func::FuncDialect",
                           "::mlir::memref::MemRefDialect"];
}

def OverlapValuesPass : Pass<"fsdp-overlap-values", "::mlir::func::FuncOp"> {
  let summary = "works while collectives of values are on their way";
  let description = [{
    A collective of a value (`fsdp.all_reduce`, `fsdp.all_gather`,
    `fsdp.reduce_scatter`, `fsdp.all_to_all` or `fsdp.permute` of no unit) is
    waited for where its result is read, which is at once, as a rule. What stands before it and does not lead
    to it, gradients of weights as a rule, moves behind it: the segment that
    reads the result begins after them, and `fsdp-schedule` moves the wait there.

    Nothing moves over another collective, an op with effects, a strict one or
    one of another micro-batch, nor what a loss depends on over a collective of
    backward; an op moves once. No value changes.

    Example:

    ```mlir
    %dw = linalg.matmul ins(%xt, %dy) ...
    %part = linalg.matmul ins(%dy, %w) ...
    %dx = fsdp.all_reduce sum on @grid axes [1] %part
    // becomes
    %part = linalg.matmul ins(%dy, %w) ...
    %dx = fsdp.all_reduce sum on @grid axes [1] %part
    %dw = linalg.matmul ins(%xt, %dy) ...
    ```
  }];
  let statistics = [
    Statistic<"numOverlapped", "overlapped",
              "collectives that work was found for">];
}

def PlaceBuffersPass : Pass<"fsdp-place-buffers", "::mlir::ModuleOp"> {
  let summary = "produce gradients in place in the reduce buffer";
  let description = [{
    Gives each unit of an `fsdp.reduce_grads` one byte buffer of the layout's
    full size, allocated before the first of its gradients, and replaces the
    allocation of each gradient by a view of it: that is always legal, since an
    allocation may be a part of a larger one. The reduction then has one
    operand per unit. The padding is filled with zeros.

    A gradient is copied instead, by `fsdp.copy` with a reason and with a
    remark, if it is not the whole of an allocation of the
    entry (an argument, a constant, a slice), if it is also the gradient of
    another parameter, or if its buffer is written again after the reduction.
    Normal models have no such gradient.

    Other copies of whole parameters or gradients become `fsdp.copy` with a reason
    and a remark as well: those of bufferization, where a parameter is the
    destination of an op, and the program's own.

    Expects `fsdp-segments-to-out-params`, which brings the allocations to the
    entry. Programs without reductions stay as they are.

    Example:

    ```mlir
    %g = memref.alloc() : memref<4xf32>
    call @seg_fc_bwd(%x, %g) : ...
    fsdp.reduce_grads [@fc] %g into %s : (memref<4xf32>, memref<2xf32>) -> ()
    ```

    becomes

    ```mlir
    %r = memref.alloc() : memref<16xi8>
    %g = memref.view %r[%c0][] : memref<16xi8> to memref<4xf32>
    call @seg_fc_bwd(%x, %g) : ...
    fsdp.reduce_grads [@fc] %r into %s : (memref<16xi8>, memref<2xf32>) -> ()
    ```
  }];
  let dependentDialects = ["::mlir::fsdp::FSDPDialect",
                           "::mlir::arith::ArithDialect",
                           "::mlir::linalg::LinalgDialect",
                           "::mlir::memref::MemRefDialect"];
}

def VerifyBuffersPass : Pass<"fsdp-verify-buffers", "::mlir::ModuleOp"> {
  let summary = "verify the contract after phase 4";
  let description = [{
    (C1) Functions have no tensors and return no memref.
    (C2) A communication buffer is one allocation, used by its collective and
         by constant views at the unit's entries and paddings.
    (C3) No `memref.copy` or `linalg.copy` copies a whole parameter from, or a
         whole gradient to, a communication buffer, also inside the functions
         it is passed to. (Copies of parts compute something: a row of an
         embedding, a third of a packed gradient.)
    (C4) Gathered parameters are not written.
    (C5) Reductions have one byte buffer per unit.
    (C6) Gradients are not written once their reduction has begun.
  }];
}

#endif // FSDP_TRANSFORMS_BUFFERIZE_PASSES_TD
