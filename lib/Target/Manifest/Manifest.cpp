//===- Manifest.cpp - What a compiled step says about itself --------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fsdp/Target/Manifest/Manifest.h"
#include "fsdp/Analysis/Memory/MemoryPlan.h"
#include "fsdp/Target/Manifest/LayoutJSON.h"
#include "fsdp/Utils/Bytes.h"
#include "fsdp/Utils/ModuleTree.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/AsmState.h"
#include "mlir/IR/DialectResourceBlobManager.h"
#include "mlir/Support/DebugStringHelper.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/raw_sha1_ostream.h"
#include "llvm/Support/xxhash.h"

using namespace mlir;
using namespace mlir::fsdp;
namespace json = llvm::json;

//===----------------------------------------------------------------------===//
// Arguments
//===----------------------------------------------------------------------===//

namespace {
/// Collects the distinct arguments of all entries.
class ArgumentTable {
public:
  /// Index of an entry's argument in the table.
  FailureOr<int64_t> add(func::FuncOp entry, unsigned index);
  /// Gives each argument its offset, after the last `add`.
  void place();

  json::Array arguments;
  int64_t persistentBytes = 0, hostBytes = 0, offloadBytes = 0;
  int64_t numRanks = 0;

private:
  LogicalResult describe(func::FuncOp entry, unsigned index,
                         json::Object &object, bool &isPersistent);

  /// What an argument is, with its rank.
  FailureOr<json::Object> describe(func::FuncOp entry, unsigned index,
                                   bool &isPersistent);

  llvm::StringMap<std::pair<int64_t, Type>> indices;
  /// Of each argument: what it shares its place with, and where that is.
  struct Memory {
    std::string place;
    int64_t ArgumentTable::*arena;
    int64_t bytes;
  };
  SmallVector<Memory> memories;
};
} // namespace

/// What roles have in common that have a name and a value to begin with.
static void describeNamed(RoleAttr role, json::Object &object) {
  object["name"] = role.getName().getValue();
  if (FloatAttr initial = role.getInitial())
    object["default"] = initial.getValueAsDouble();
}

static LogicalResult reportNoRole(func::FuncOp entry, unsigned index) {
  InFlightDiagnostic diag = entry.emitError()
                            << "expected argument " << index
                            << " to say what it is, got no role";
  diag.attachNote()
      << "an entry's arguments have roles, an ordinary input #fsdp.input; make "
         "a function private that is no entry";
  return diag;
}

/// What the manifest calls a role.
static StringRef getManifestKind(func::FuncOp entry, RoleAttr role) {
  if (role.getKind() == RoleKind::Groups)
    return "param_group";
  if (role.getKind() != RoleKind::State)
    return stringifyRoleKind(role.getKind());
  return lookupFromTop<ParamOp>(entry, role.getSymbol()) ? "param" : "buffer";
}

/// Fills in what an argument is, from its role.
LogicalResult ArgumentTable::describe(func::FuncOp entry, unsigned index,
                                      json::Object &object,
                                      bool &isPersistent) {
  RoleAttr role = getArgRole(entry, index);
  // New values lie in the places of the old ones, and workspaces in private
  // functions.
  if (!role || role.getReplaced() || role.getKind() == RoleKind::Workspace)
    return reportNoRole(entry, index);
  RoleKind kind = role.getKind();
  isPersistent =
      role.isState() || role.isGradient() || kind == RoleKind::Groups;
  object["kind"] = getManifestKind(entry, role);
  if (SymbolRefAttr symbol = role.getSymbol()) {
    // The optimizer states of an ignored param name the param.
    bool isUnit = symbol.getNestedReferences().empty() &&
                  kind != RoleKind::State && kind != RoleKind::Grad;
    object[isUnit ? "unit" : "fqn"] =
        isUnit ? symbol.getRootReference().str() : getFQN(symbol);
  }
  // What each turn says about itself is kept apart.
  StringAttr turn = getTurn(entry);
  if (turn && (kind == RoleKind::Loss || kind == RoleKind::Metric))
    object["turn"] = turn.getValue();
  switch (kind) {
  case RoleKind::OptimizerState:
    if (role.getName())
      object["slot"] = role.getName().getValue();
    break;
  case RoleKind::Hyper:
  case RoleKind::TrainState:
  case RoleKind::Metric:
    describeNamed(role, object);
    break;
  case RoleKind::Output:
    object["position"] = role.getPosition();
    break;
  case RoleKind::Input:
    if (!role.getName())
      return reportNoRole(entry, index);
    object["name"] = role.getName().getValue();
    if (auto batch =
            entry.getArgAttrOfType<IntegerAttr>(index, attr::kMicroBatch))
      object["micro_batch"] = batch.getInt();
    if (!role.getIndices().empty())
      object["index_range"] = json::Array(role.getIndices());
    break;
  default:
    break;
  }
  return success();
}

/// How many inputs of the same rank stand before an entry's argument.
static int64_t countInputsBefore(func::FuncOp entry, unsigned index) {
  int64_t count = 0;
  for (unsigned i = 0; i < index; ++i)
    count += hasArgRole(entry, i, RoleKind::Input) &&
             entry.getArgAttr(i, attr::kRank) ==
                 entry.getArgAttr(index, attr::kRank);
  return count;
}

FailureOr<json::Object> ArgumentTable::describe(func::FuncOp entry,
                                                unsigned index,
                                                bool &isPersistent) {
  json::Object object;
  if (failed(describe(entry, index, object, isPersistent)))
    return failure();
  auto rank =
      dyn_cast_or_null<IntegerAttr>(entry.getArgAttr(index, attr::kRank));
  object["rank"] = rank ? rank.getInt() : -1;
  return object;
}

/// Whether steps for several shapes have their own of an argument.
static bool hasShapes(const json::Object &object) {
  std::optional<StringRef> kind = object.getString("kind");
  return kind == "input" || kind == "output";
}

/// What such arguments of several steps have in common: one step runs at a
/// time, so that they have one place, which the largest of them fills.
static std::string getPlace(json::Object object) {
  object.erase("index_range");
  return llvm::formatv("{0}", json::Value(std::move(object)));
}

FailureOr<int64_t> ArgumentTable::add(func::FuncOp entry, unsigned index) {
  bool isPersistent = false;
  FailureOr<json::Object> described = describe(entry, index, isPersistent);
  if (failed(described))
    return failure();
  json::Object object = std::move(*described);
  numRanks = std::max(numRanks, *object.getInteger("rank") + 1);

  Type type = entry.getArgumentTypes()[index];
  std::string key = llvm::formatv("{0}", json::Value(json::Object(object)));
  std::string place = key;
  if (hasShapes(object)) {
    place = getPlace(object);
    key += debugString(type);
  }
  auto [it, isNew] = indices.try_emplace(key, arguments.size(), type);
  bool isKept = entry.getArgAttr(index, attr::kOffload) != nullptr;
  if (!isNew) {
    if (it->second.second != type)
      return entry.emitError() << "expected argument " << index
                               << " to have one type in all entries, got "
                               << type << " and " << it->second.second;
    const json::Object &known = *arguments[it->second.first].getAsObject();
    if (known.getBoolean("offload").value_or(false) != isKept)
      return entry.emitError()
             << "expected argument " << index << " to have '" << attr::kOffload
             << "' in all entries or in none";
    return it->second.first;
  }
  auto memref = dyn_cast<MemRefType>(type);
  if (!memref || !memref.hasStaticShape() ||
      getTypeName(memref.getElementType()).empty())
    return emitError(entry.getArgument(index).getLoc())
           << "expected argument " << index
           << " to be a static memref of a storable type, got " << type;
  if (object.getString("kind") == "input")
    object["position"] = countInputsBefore(entry, index);
  object["dtype"] = getTypeName(memref.getElementType());
  object["shape"] = json::Array(memref.getShape());
  object["bytes"] = getStaticBytes(memref);
  if (isKept)
    object["offload"] = true;
  int64_t ArgumentTable::*arena = isKept ? &ArgumentTable::offloadBytes
                                  : isPersistent
                                      ? &ArgumentTable::persistentBytes
                                      : &ArgumentTable::hostBytes;
  memories.push_back({std::move(place), arena, getStaticBytes(memref)});
  arguments.push_back(std::move(object));
  return it->second.first;
}

void ArgumentTable::place() {
  llvm::StringMap<int64_t> largest, offsets;
  for (const Memory &memory : memories) {
    int64_t &bytes = largest[memory.place];
    bytes = std::max(bytes, memory.bytes);
  }
  for (auto [argument, memory] : llvm::zip_equal(arguments, memories)) {
    auto [offset, isNew] = offsets.try_emplace(memory.place);
    if (isNew) {
      int64_t &arena = this->*memory.arena;
      offset->second = llvm::alignTo(arena, kArenaAlignment);
      arena = offset->second + largest[memory.place];
    }
    (*argument.getAsObject())["offset"] = offset->second;
  }
}

//===----------------------------------------------------------------------===//
// Entries and collectives
//===----------------------------------------------------------------------===//

/// Bytes of a start's full buffers.
static int64_t getCollectiveBytes(StartOp start) {
  int64_t bytes = 0;
  for (auto [source, dest] :
       llvm::zip_equal(start.getSources(), start.getDests()))
    bytes += std::max(getStaticBytes(source.getType()),
                      getStaticBytes(dest.getType()));
  return bytes;
}

/// Lists the collectives of an entry in program order and numbers them.
static void addCollectives(func::FuncOp entry, json::Array &collectives,
                           std::string &signature) {
  auto module = entry->getParentOfType<ModuleOp>();
  entry.walk([&](StartOp start) {
    json::Array units;
    for (Attribute unit : start.getUnits())
      units.push_back(cast<SymbolRefAttr>(unit).getLeafReference().getValue());
    int64_t id = collectives.size();
    start->setAttr(attr::kCollectiveId,
                   Builder(start.getContext()).getI64IntegerAttr(id));
    json::Object object{{"entry", entry.getSymName()},
                        {"id", id},
                        {"kind", stringifyCollectiveKind(start.getKind())},
                        {"channel", start.getChannel()},
                        {"units", std::move(units)},
                        {"bytes", getCollectiveBytes(start)}};
    if (std::optional<ReduceKind> reduce = start.getReduce())
      object["reduce"] = stringifyReduceKind(*reduce);
    if (std::optional<StringRef> name = start.getValueName())
      object["value"] = *name;
    json::Object hashed(object);
    json::Array types;
    for (Value source : start.getSources())
      types.push_back(debugString(source.getType()));
    for (Attribute unit : start.getUnits())
      types.push_back(
          debugString(lookupFromTop<UnitOp>(start, cast<SymbolRefAttr>(unit))
                          .getLayout()
                          ->getElementType()));
    hashed["types"] = std::move(types);
    if (auto channel = module.lookupSymbol<ChannelOp>(start.getChannel()))
      hashed["axes"] = json::Array(channel.getAxes());
    signature += llvm::formatv("{0}\n", json::Value(std::move(hashed)));
    collectives.push_back(std::move(object));
  });
}

/// Shape of the grid the units are cut over, from the first grid.
static SmallVector<int64_t> getGrid(ModuleOp module) {
  for (auto grid : module.getOps<shard::GridOp>())
    return llvm::to_vector(grid.getShape());
  return {1};
}

static int64_t getInt(Operation *op, StringRef name) {
  auto attribute = op->getAttrOfType<IntegerAttr>(name);
  return attribute ? attribute.getInt() : 0;
}

/// Communicators: number (the position), name and grid axes.
static json::Array getChannels(ModuleOp module) {
  json::Array channels;
  for (auto channel : module.getOps<ChannelOp>())
    channels.push_back(json::Object{{"name", channel.getSymName()},
                                    {"axes", json::Array(channel.getAxes())}});
  return channels;
}

/// What the grid's axes are called, and along which ranks have batches of their
/// own, if it has others.
static void addAxes(ModuleOp module, json::Object &manifest) {
  auto grids = module.getOps<shard::GridOp>();
  if (grids.empty())
    return;
  shard::GridOp grid = *grids.begin();
  auto names = grid->getAttrOfType<ArrayAttr>(attr::kAxisNames);
  if (!names)
    return;
  json::Array list;
  for (auto name : names.getAsRange<StringAttr>())
    list.push_back(name.getValue());
  manifest["axis_names"] = std::move(list);
  if (!getModelAxes(grid).empty())
    manifest["batch_axes"] = json::Array(getBatchAxes(grid));
}

//===----------------------------------------------------------------------===//
// What the program is
//===----------------------------------------------------------------------===//

/// 16 digits of what is printed to a stream.
static std::string
hashText(llvm::function_ref<void(llvm::raw_ostream &)> print) {
  llvm::raw_sha1_ostream stream;
  print(stream);
  return llvm::toHex(stream.sha1(), /*LowerCase=*/true).substr(0, 16);
}

/// Names of slots and hyper-parameters, once each, in the order of the
/// arguments.
static std::string describeOptimizer(const json::Array &arguments) {
  llvm::SetVector<StringRef> names;
  for (const json::Value &value : arguments) {
    const json::Object &argument = *value.getAsObject();
    StringRef kind = argument.getString("kind").value_or("");
    if (kind == "optimizer_state")
      names.insert(argument.getString("slot").value_or(""));
    else if (kind == "hyper")
      names.insert(argument.getString("name").value_or(""));
  }
  return names.empty() ? "none" : llvm::join(names, " ");
}

/// What a program is hashed as, whatever the command line says of how to print.
static OpPrintingFlags getHashedForm() {
  constexpr int64_t kAll = std::numeric_limits<int64_t>::max();
  return OpPrintingFlags()
      .useLocalScope()
      .assumeVerified()
      .enableDebugInfo(false)
      .printGenericOpForm(false)
      .skipRegions(false)
      .printValueUsers(false)
      .printUniqueSSAIDs(false)
      .printNameLocAsPrefix(false)
      .elideLargeElementsAttrs(kAll)
      .elideLargeResourceString(kAll);
}

/// A constant for a hash. A resource is what it holds, whatever its name.
static void printConstant(llvm::raw_ostream &os, Attribute value,
                          AsmState &state) {
  auto resource = dyn_cast<DenseResourceElementsAttr>(value);
  AsmResourceBlob *blob =
      resource ? resource.getRawHandle().getBlob() : nullptr;
  if (!blob) {
    value.print(os, state);
    os << '\n';
    return;
  }
  ArrayRef<char> data = blob->getData();
  os << resource.getType() << ' ' << StringRef(data.data(), data.size())
     << '\n';
}

/// Hashes of what ranks must have alike although their collectives don't show
/// it, and short words for what can be said in words.
static json::Object describeProgram(ModuleOp module, const json::Array &units,
                                    const json::Array &arguments) {
  OpPrintingFlags flags = getHashedForm();
  std::string constants = hashText([&](llvm::raw_ostream &os) {
    AsmState state(module.getContext(), flags);
    module.walk([&](Operation *op) {
      for (StringRef name : {"value", "initial_value"})
        if (Attribute value = op->getAttr(name))
          printConstant(os, value, state);
    });
  });
  // Buffers are called as values of the input, which a text does not keep, and
  // lie where the code reads them.
  SmallVector<std::pair<func::FuncOp, Attribute>> plans;
  for (auto function : module.getOps<func::FuncOp>())
    if (Attribute plan = function->removeAttr(attr::kIntervals))
      plans.push_back({function, plan});
  std::string code = hashText([&](llvm::raw_ostream &os) {
    for (Operation &op : *module.getBody())
      op.print(os, flags);
  });
  for (auto [function, plan] : plans)
    function->setAttr(attr::kIntervals, plan);
  return json::Object{{"optimizer", describeOptimizer(arguments)},
                      {"layouts", hashText([&](llvm::raw_ostream &os) {
                         for (const json::Value &unit : units)
                           os << unit;
                       })},
                      {"constants", std::move(constants)},
                      {"code", std::move(code)}};
}

FailureOr<Manifest> mlir::fsdp::buildManifest(ModuleOp module) {
  ArgumentTable table;
  json::Array entries, collectives, units;
  std::string signature;
  int64_t commBytes = 0, tempBytes = 0, microBatches = 1;
  for (auto entry : module.getOps<func::FuncOp>()) {
    if (entry.isPrivate() || entry.isDeclaration())
      continue;
    json::Array args;
    for (unsigned i = 0; i < entry.getNumArguments(); ++i) {
      FailureOr<int64_t> index = table.add(entry, i);
      if (failed(index))
        return failure();
      args.push_back(*index);
    }
    microBatches = std::max(microBatches, getInt(entry, attr::kMicroBatches));
    int64_t comm = getInt(entry, attr::kCommBytes);
    int64_t temp = getInt(entry, attr::kTempBytes);
    commBytes = std::max(commBytes, comm);
    tempBytes = std::max(tempBytes, temp);
    json::Object object{{"name", entry.getSymName()},
                        {"symbol", ("fsdp_entry_" + entry.getSymName()).str()},
                        {"args", std::move(args)},
                        {"comm_bytes", comm},
                        {"temp_bytes", temp}};
    if (StringAttr turn = getTurn(entry))
      object["turn"] = turn.getValue();
    entries.push_back(std::move(object));
    addCollectives(entry, collectives, signature);
  }
  table.place();
  for (auto unit : module.getOps<UnitOp>())
    units.push_back(describeUnit(unit));
  WholeStates whole = describeWholeStates(module);

  SmallVector<int64_t> grid = getGrid(module);
  signature += llvm::formatv("{0}\n", json::Value(json::Array(grid)));
  int64_t world = 1;
  for (int64_t size : grid)
    world *= size;
  // An expanded program is one process that holds all ranks of the grid.
  if (table.numRanks > 0)
    world = 1;
  json::Object program = describeProgram(module, units, table.arguments);
  Manifest manifest;
  manifest.scheduleHash = llvm::xxh3_64bits(StringRef(signature));
  manifest.json = json::Object{
      {"version", kManifestVersion},
      {"model", module.getSymName().value_or("model")},
      {"world", world},
      {"grid", json::Array(grid)},
      {"expanded_ranks", table.numRanks},
      {"micro_batches", microBatches},
      {"hash", llvm::utohexstr(manifest.scheduleHash, /*LowerCase=*/true, 16)},
      {"program", std::move(program)},
      {"units", std::move(units)},
      {"aliases", describeAliases(module)},
      {"stacks", describeStacks(module)},
      {"buffers", std::move(whole.buffers)},
      {"ignored", std::move(whole.ignored)},
      {"arguments", std::move(table.arguments)},
      {"entries", std::move(entries)},
      {"memory", json::Object{{"persistent_bytes", table.persistentBytes},
                              {"comm_bytes", commBytes},
                              {"temp_bytes", tempBytes},
                              {"host_bytes", table.hostBytes},
                              {"offload_bytes", table.offloadBytes}}},
      {"channels", getChannels(module)},
      {"collectives", std::move(collectives)}};
  addAxes(module, manifest.json);
  return manifest;
}
