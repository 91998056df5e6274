//===- StructuredOps.cpp - Loop nests of linalg as StableHLO --------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Operands are spread over all iterations, and the body's ops work on these
// tensors. A reduction by one associative op is StableHLO's; any other one is a
// loop.
//
//===----------------------------------------------------------------------===//

#include "ElementwiseOps.h"
#include "Products.h"
#include "StepConverter.h"
#include "TableCuts.h"
#include "mlir/Dialect/Arith/IR/Arith.h"

using namespace mlir;
using namespace mlir::fsdp;

namespace {

/// One linalg op.
class StructuredConverter {
public:
  /// `outside` finds captured values.
  StructuredConverter(StableHLOBuilder &hlo, linalg::LinalgOp op,
                      function_ref<Value(Value)> outside)
      : hlo(hlo), op(op), outside(outside), shape(op.getStaticLoopRanges()),
        body(*op.getBlock()) {
    op.getParallelDims(parallel);
    op.getReductionDims(reduced);
  }

  /// From the operands as they are now; nothing if the op can't be converted.
  SmallVector<Value> run(ValueRange operands);

private:
  Value evaluate(AffineExpr expr);
  Value gather(Value operand, AffineMap map);
  Value spread(Value operand, AffineMap map);
  bool prepareResults();
  bool findCombiners();
  Value lookup(Value value) const;
  bool runBlock(Block &block, ArrayRef<Operation *> without = {});
  Value evaluate(Operation &inner);
  Value lookUp(tensor::ExtractOp op);
  bool choose(scf::IfOp op);
  SmallVector<int64_t> getSizes(ArrayRef<unsigned> dims) const;

  /// Between the order of parallel loops and that of a result.
  Value toResult(Value value, unsigned number);
  Value fromResult(Value value, unsigned number);

  SmallVector<Value> finishParallel();
  SmallVector<Value> finishReduced();
  Value reduce(unsigned number, StringRef word);
  SmallVector<Value> runLoop();
  Value rearrange(Value value);
  bool fillLoopBody(ValueRange args, ArrayRef<Value> carried);

  StableHLOBuilder &hlo;
  linalg::LinalgOp op;
  function_ref<Value(Value)> outside;
  SmallVector<int64_t> shape;
  Block &body;
  SmallVector<unsigned> parallel, reduced;
  /// By result, which parallel loops its dimensions are; those of extent 1 that
  /// are none are left out.
  SmallVector<SmallVector<int64_t>> orders;
  SmallVector<Value> inits;
  /// The op that combines, by result.
  SmallVector<Operation *> combiners;
  /// By value of the body its tensor: of all iterations, or without dimensions.
  DenseMap<Value, Value> values;
  /// Whether tensors are of one iteration of the reductions.
  bool isInLoop = false;
};

} // namespace

SmallVector<int64_t>
StructuredConverter::getSizes(ArrayRef<unsigned> dims) const {
  return llvm::map_to_vector(dims, [&](unsigned dim) { return shape[dim]; });
}

/// What an expression is in all iterations; null of one that divides.
Value StructuredConverter::evaluate(AffineExpr expr) {
  if (auto dim = dyn_cast<AffineDimExpr>(expr))
    return hlo.iota(shape, dim.getPosition());
  if (auto constant = dyn_cast<AffineConstantExpr>(expr))
    return hlo.spread(hlo.createIndex(constant.getValue()), shape);
  auto both = dyn_cast<AffineBinaryOpExpr>(expr);
  bool isSum = both && both.getKind() == AffineExprKind::Add;
  if (!both || (!isSum && both.getKind() != AffineExprKind::Mul))
    return {};
  Value left = evaluate(both.getLHS()), right = evaluate(both.getRHS());
  if (!left || !right)
    return {};
  return hlo.createOne(isSum ? "add" : "multiply", left.getType(),
                       {left, right});
}

/// Of all iterations, where elements are not found by one loop each: windows of
/// a pooling, say.
Value StructuredConverter::gather(Value operand, AffineMap map) {
  if (std::optional<TableCut> cut =
          cutTable(hlo, operand, map.getResults(), shape))
    return spread(cut->value, cut->map);
  SmallVector<int64_t> column(shape);
  column.push_back(1);
  SmallVector<Value> places;
  for (AffineExpr expr : map.getResults()) {
    Value place = evaluate(expr);
    if (!place)
      return {};
    places.push_back(hlo.reshape(place, column));
  }
  return hlo.createGather(operand, hlo.concatenate(places, shape.size()));
}

/// Of all iterations; null if elements are found by more than sums of loops.
Value StructuredConverter::spread(Value operand, AffineMap map) {
  SmallVector<int64_t> sizes, dims;
  for (auto [expr, size] :
       llvm::zip_equal(map.getResults(), getTensorType(operand).getShape())) {
    auto dim = dyn_cast<AffineDimExpr>(expr);
    if ((!dim && size != 1) ||
        (dim && llvm::is_contained(dims, dim.getPosition())))
      return gather(operand, map);
    if (!dim)
      continue;
    dims.push_back(dim.getPosition());
    sizes.push_back(size);
  }
  auto order = llvm::to_vector(llvm::seq<int64_t>(0, dims.size()));
  llvm::sort(order, [&](int64_t a, int64_t b) { return dims[a] < dims[b]; });
  operand = hlo.transpose(hlo.reshape(operand, sizes), order);
  llvm::sort(dims);
  return dims.empty() ? operand : hlo.broadcast(operand, shape, dims);
}

/// Results have one dimension for each parallel loop, and others of extent 1.
bool StructuredConverter::prepareResults() {
  for (OpOperand &init : op.getDpsInitsMutable()) {
    SmallVector<int64_t> order;
    for (auto [expr, size] :
         llvm::zip_equal(op.getMatchingIndexingMap(&init).getResults(),
                         op.getShape(&init))) {
      auto dim = dyn_cast<AffineDimExpr>(expr);
      auto it = llvm::find(parallel, dim ? dim.getPosition() : shape.size());
      if (it != parallel.end())
        order.push_back(std::distance(parallel.begin(), it));
      else if (dim || size != 1)
        return false;
    }
    SmallVector<int64_t> all(order);
    llvm::sort(all);
    if (!llvm::equal(all, llvm::seq<int64_t>(0, parallel.size())))
      return false;
    orders.push_back(order);
  }
  return true;
}

Value StructuredConverter::fromResult(Value value, unsigned number) {
  ArrayRef<int64_t> order = orders[number];
  SmallVector<int64_t> sizes, inverse(order.size());
  for (auto [i, place] : llvm::enumerate(order)) {
    sizes.push_back(shape[parallel[place]]);
    inverse[place] = i;
  }
  return hlo.transpose(hlo.reshape(value, sizes), inverse);
}

Value StructuredConverter::toResult(Value value, unsigned number) {
  value = hlo.transpose(hlo.spread(value, getSizes(parallel)), orders[number]);
  return hlo.reshape(value, op.getShape(op.getDpsInitOperand(number)));
}

//===----------------------------------------------------------------------===//
// The body
//===----------------------------------------------------------------------===//

/// What a scalar that the body reads, or a tensor from around it, has become;
/// null if it has not.
Value StructuredConverter::lookup(Value value) const {
  if (Value known = values.lookup(value))
    return known;
  bool isInside = op->isAncestor(value.getParentBlock()->getParentOp());
  return isInside ? Value() : outside(value);
}

/// Elements of a tensor at places that the body computes.
Value StructuredConverter::lookUp(tensor::ExtractOp op) {
  Value table = lookup(op.getTensor());
  if (table && !isInLoop)
    if (std::optional<TableCut> cut = cutTable(
            hlo, table,
            llvm::map_to_vector(op.getIndices(),
                                [](Value index) { return findPlace(index); }),
            shape))
      return spread(cut->value, cut->map);
  ArrayRef<int64_t> places;
  SmallVector<Value> indices;
  for (Value index : op.getIndices()) {
    Value value = lookup(index);
    if (!value || !table)
      return {};
    if (getTensorType(value).getRank() != 0)
      places = getTensorType(value).getShape();
    indices.push_back(value);
  }
  SmallVector<int64_t> column(places);
  column.push_back(1);
  for (Value &index : indices)
    index = hlo.reshape(hlo.spread(index, places), column);
  return hlo.createGather(table, hlo.concatenate(indices, places.size()));
}

Value StructuredConverter::evaluate(Operation &inner) {
  if (auto index = dyn_cast<linalg::IndexOp>(inner)) {
    // In a loop it is known.
    Value known = values.lookup(index);
    return known ? known : hlo.iota(shape, index.getDim());
  }
  if (auto constant = dyn_cast<arith::ConstantOp>(inner)) {
    if (auto number = dyn_cast<IntegerAttr>(constant.getValue());
        number && number.getType().isIndex())
      return hlo.createIndex(number.getInt());
    if (auto elements = dyn_cast<ElementsAttr>(constant.getValue()))
      return hlo.createConstant(elements);
    return hlo.createSplat({}, constant.getValue());
  }
  if (auto dim = dyn_cast<tensor::DimOp>(inner)) {
    auto type = dyn_cast<RankedTensorType>(dim.getSource().getType());
    std::optional<int64_t> number = dim.getConstantIndex();
    bool isKnown = type && number && *number >= 0 && *number < type.getRank() &&
                   !type.isDynamicDim(*number);
    return isKnown ? hlo.createIndex(type.getDimSize(*number)) : Value();
  }
  if (auto extract = dyn_cast<tensor::ExtractOp>(inner);
      extract && !extract.getIndices().empty())
    return lookUp(extract);
  SmallVector<Value> operands;
  for (Value operand : inner.getOperands()) {
    operands.push_back(lookup(operand));
    if (!operands.back())
      return {};
  }
  // jaxlib's own lowering leaves scalars in tensors.
  if (operands.size() == 1 &&
      (isa<tensor::ExtractOp>(inner) ||
       (isa<tensor::FromElementsOp>(inner) &&
        cast<RankedTensorType>(inner.getResult(0).getType()).getRank() == 0)))
    return operands[0];
  return convertElementwise(hlo, &inner, operands);
}

/// Both branches everywhere, and of each place the right one: places of gathers
/// are clamped. StableHLO leaves open what an integer divided by 0 is, and XLA
/// makes a number of it; no other op that is converted traps.
bool StructuredConverter::choose(scf::IfOp op) {
  Value condition = lookup(op.getCondition());
  if (!condition || !op.elseBlock() || !runBlock(*op.thenBlock()) ||
      !runBlock(*op.elseBlock()))
    return false;
  for (auto [result, yes, no] :
       llvm::zip_equal(op.getResults(), op.thenYield().getOperands(),
                       op.elseYield().getOperands())) {
    SmallVector<Value> choices{condition, lookup(yes), lookup(no)};
    if (!choices[1] || !choices[2])
      return false;
    ArrayRef<int64_t> places;
    for (Value choice : choices)
      if (getTensorType(choice).getRank() != 0)
        places = getTensorType(choice).getShape();
    for (Value &choice : choices)
      choice = hlo.spread(choice, places);
    values[result] = hlo.createOne("select", choices[1].getType(), choices);
  }
  return true;
}

bool StructuredConverter::runBlock(Block &block,
                                   ArrayRef<Operation *> without) {
  for (Operation &inner : block.without_terminator()) {
    if (llvm::is_contained(without, &inner))
      continue;
    if (auto branches = dyn_cast<scf::IfOp>(inner)) {
      if (!choose(branches))
        return false;
      continue;
    }
    Value value = inner.getNumResults() == 1 ? evaluate(inner) : Value();
    if (!value)
      return false;
    values[inner.getResult(0)] = value;
  }
  return true;
}

SmallVector<Value> StructuredConverter::finishParallel() {
  SmallVector<Value> results;
  for (auto [number, operand] :
       llvm::enumerate(body.getTerminator()->getOperands())) {
    Value value = lookup(operand);
    if (!value)
      return {};
    results.push_back(toResult(value, number));
  }
  return results;
}

//===----------------------------------------------------------------------===//
// Reductions
//===----------------------------------------------------------------------===//

/// Whether each result is reduced by one op, which alone reads what it was.
bool StructuredConverter::findCombiners() {
  for (auto [number, operand] :
       llvm::enumerate(body.getTerminator()->getOperands())) {
    Value old =
        body.getArgument(op.getNumDpsInputs() + static_cast<unsigned>(number));
    Operation *def = operand.getDefiningOp();
    if (!def || getCombiner(def).empty() || !old.hasOneUse() ||
        *old.getUsers().begin() != def || !operand.hasOneUse() ||
        def->getParentOp() != op)
      return false;
    combiners.push_back(def);
  }
  return true;
}

/// What is combined for a result, over all reductions.
Value StructuredConverter::reduce(unsigned number, StringRef word) {
  Operation *combiner = combiners[number];
  Value old = body.getArgument(op.getNumDpsInputs() + number);
  Value next = combiner->getOperand(combiner->getOperand(0) == old ? 1 : 0);
  Value all = lookup(next);
  if (!all)
    return {};
  all = hlo.spread(all, shape);
  Type element = getTensorType(all).getElementType();
  Value neutral = hlo.createSplat({}, getNeutral(hlo.builder, word, element));
  SmallVector<int64_t> dims(reduced.begin(), reduced.end());
  Operation *reduction =
      hlo.create("reduce", RankedTensorType::get(getSizes(parallel), element),
                 {all, neutral}, hlo.numbers("dimensions", dims),
                 /*regions=*/1);
  hlo.createCombiner(reduction->getRegion(0), word, element);
  return reduction->getResult(0);
}

SmallVector<Value> StructuredConverter::finishReduced() {
  SmallVector<Value> results;
  for (auto [number, combiner] : llvm::enumerate(combiners)) {
    StringRef word = getCombiner(combiner);
    Value sum = reduce(number, word);
    if (!sum)
      return {};
    sum = toResult(sum, number);
    results.push_back(hlo.createOne(word, sum.getType(), {inits[number], sum}));
  }
  return results;
}

/// Reduced iterations in order as the first dimension, parallel loops behind
/// it; values without dimensions as they are.
Value StructuredConverter::rearrange(Value value) {
  if (getTensorType(value).getRank() == 0)
    return value;
  SmallVector<int64_t> order(reduced.begin(), reduced.end());
  llvm::append_range(order, parallel);
  SmallVector<int64_t> sizes = getSizes(parallel);
  sizes.insert(sizes.begin(), ShapedType::getNumElements(getSizes(reduced)));
  return hlo.reshape(hlo.transpose(value, order), sizes);
}

/// One iteration: `args` are its number, the carried tensors that are read, and
/// the results.
bool StructuredConverter::fillLoopBody(ValueRange args,
                                       ArrayRef<Value> carried) {
  Value trip = args.front();
  args = args.drop_front();
  values.clear();
  isInLoop = true;
  for (Value old : carried) {
    Value value = args.front();
    args = args.drop_front();
    SmallVector<int64_t> sizes(getTensorType(value).getShape());
    if (!sizes.empty()) {
      SmallVector<Value> offsets(sizes.size(), hlo.createIndex(0));
      offsets[0] = trip;
      sizes[0] = 1;
      value = hlo.reshape(hlo.dynamicSlice(value, offsets, sizes),
                          ArrayRef(sizes).drop_front());
    }
    values[old] = value;
  }
  for (auto [number, value] : llvm::enumerate(args))
    values[body.getArgument(op.getNumDpsInputs() +
                            static_cast<unsigned>(number))] = value;
  return runBlock(body);
}

SmallVector<Value> StructuredConverter::runLoop() {
  // What an iteration reads: inputs, and numbers of loops.
  SmallVector<Value> carried, start{hlo.createIndex(0)};
  for (Value arg : body.getArguments().take_front(op.getNumDpsInputs()))
    carried.push_back(arg);
  for (auto index : body.getOps<linalg::IndexOp>()) {
    carried.push_back(index);
    values[index] = hlo.iota(shape, index.getDim());
  }
  for (Value value : carried)
    start.push_back(rearrange(values.lookup(value)));
  for (auto [number, init] : llvm::enumerate(inits))
    start.push_back(fromResult(init, number));
  int64_t trips = ShapedType::getNumElements(getSizes(reduced));
  SmallVector<Type> types(ValueRange(start).getTypes());
  SmallVector<Location> locs(start.size(), hlo.loc);
  Operation *loop = hlo.create("while", types, start, {}, /*regions=*/2);
  OpBuilder::InsertionGuard guard(hlo.builder);
  Block *test = hlo.builder.createBlock(&loop->getRegion(0), {}, types, locs);
  hlo.create("return", {},
             hlo.compare("LT", "SIGNED", test->getArgument(0),
                         hlo.createIndex(trips)));
  Block *block = hlo.builder.createBlock(&loop->getRegion(1), {}, types, locs);
  bool isDone = fillLoopBody(block->getArguments(), carried);
  SmallVector<Value> next(block->getArguments());
  next[0] =
      hlo.createOne("add", next[0].getType(), {next[0], hlo.createIndex(1)});
  for (auto [number, operand] :
       llvm::enumerate(body.getTerminator()->getOperands())) {
    Value value = lookup(operand);
    isDone &= value != nullptr;
    if (!isDone)
      break;
    size_t place = 1 + carried.size() + number;
    next[place] = hlo.spread(value, getTensorType(next[place]).getShape());
  }
  hlo.create("return", {}, next);
  hlo.builder.setInsertionPointAfter(loop);
  if (!isDone) {
    loop->erase();
    return {};
  }
  SmallVector<Value> results;
  for (auto [number, value] :
       llvm::enumerate(loop->getResults().drop_front(1 + carried.size())))
    results.push_back(toResult(value, number));
  return results;
}

//===----------------------------------------------------------------------===//
// The whole op
//===----------------------------------------------------------------------===//

SmallVector<Value> StructuredConverter::run(ValueRange operands) {
  if (!prepareResults())
    return {};
  inits = operands.take_back(op.getNumDpsInits());
  // No iteration writes anything.
  if (llvm::is_contained(shape, 0))
    return inits;
  Value sum = convertConvolution(hlo, op, operands);
  if (Value product = sum ? Value() : convertProduct(hlo, op, operands))
    sum = toResult(product, 0);
  if (sum)
    return {hlo.createOne("add", sum.getType(), {inits[0], sum})};
  for (auto [operand, value, arg] :
       llvm::zip_equal(op->getOpOperands(), operands, body.getArguments())) {
    if (op.isDpsInit(&operand) && (!reduced.empty() || arg.use_empty()))
      continue;
    Value all = spread(value, op.getMatchingIndexingMap(&operand));
    if (!all)
      return {};
    values[arg] = all;
  }
  if (reduced.empty())
    return runBlock(body) ? finishParallel() : SmallVector<Value>();
  if (findCombiners())
    return runBlock(body, combiners) ? finishReduced() : SmallVector<Value>();
  return runLoop();
}

SmallVector<Value> StepConverter::convertStructured(linalg::LinalgOp op) {
  if (!op.hasPureTensorSemantics() || op.hasDynamicShape() ||
      op.getNumLoops() != op.getStaticLoopRanges().size())
    return {};
  auto outside = [&](Value value) {
    Value found = lookup(value);
    return isa<RankedTensorType>(found.getType()) ? found : Value();
  };
  return StructuredConverter(hlo, op, outside).run(lookup(op->getOperands()));
}
