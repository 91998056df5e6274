//===----------------------------------------------------------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Passes of phase 4: segments and buffers.
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
