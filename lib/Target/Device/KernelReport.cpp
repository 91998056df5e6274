//===- KernelReport.cpp - Kernels of a step, counted ----------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fsdp/Target/Device/KernelReport.h"
#include "fsdp/Target/Device/KernelCode.h"
#include "fsdp/Target/Native/Programs.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FormatVariadic.h"

using namespace mlir;
using namespace mlir::fsdp;
using llvm::formatv;
using llvm::raw_ostream;
namespace json = llvm::json;

//===----------------------------------------------------------------------===//
// Machine code
//===----------------------------------------------------------------------===//

/// The codes of kernels for the first chip, and what they were read from.
static llvm::Expected<std::pair<KernelCodes, StringRef>>
readCodes(const Kernels &kernels, const DeviceTarget &target) {
  StringRef chip = target.chips.front();
  auto ptx = emitPTX(kernels, chip, target);
  if (!ptx)
    return ptx.takeError();
  std::string log;
  auto cubin = assemblePTX(*ptx, chip, target, &log);
  if (!cubin)
    return cubin.takeError();
  auto sass = disassemble(*cubin, target);
  if (!sass)
    return sass.takeError();
  bool isMachineCode = !sass->empty();
  KernelCodes codes = isMachineCode ? readSASS(*sass) : readPTX(*ptx);
  readAssemblerLog(log, codes);
  return std::pair(std::move(codes), StringRef(isMachineCode ? "sass" : "ptx"));
}

static json::Object getWidths(const std::map<int64_t, int64_t> &widths) {
  json::Object object;
  for (auto [bytes, count] : widths)
    object[std::to_string(bytes)] = count;
  return object;
}

static void describeCode(json::Object &kernel, const KernelCode &code) {
  if (code.registers)
    kernel["registers"] = *code.registers;
  if (code.spilledBytes)
    kernel["spilled_bytes"] = *code.spilledBytes;
  kernel["loads"] = getWidths(code.loads);
  kernel["stores"] = getWidths(code.stores);
  json::Object classes;
  for (auto &[name, count] : code.classes)
    classes[name] = count;
  kernel["classes"] = std::move(classes);
}

//===----------------------------------------------------------------------===//
// Estimates
//===----------------------------------------------------------------------===//

static double getNumber(const json::Object &object, StringRef key) {
  return object.getNumber(key).value_or(0);
}

/// Instructions that a thread executes: those of machine code, as often as the
/// average op of the program.
static double countInstructions(const json::Object &kernel) {
  const json::Object *classes = kernel.getObject("classes");
  if (!classes || classes->empty())
    return getNumber(kernel, "instructions");
  double once = 0;
  for (auto &[name, count] : *classes)
    once += count.getAsNumber().value_or(0);
  return once * getNumber(kernel, "repeats");
}

static double estimateKernel(const json::Object &kernel,
                             const DeviceModel &model) {
  KernelWork work;
  work.bytes = getNumber(kernel, "bytes");
  work.blocks = kernel.getInteger("blocks").value_or(1);
  work.threads = kernel.getInteger("threads").value_or(1);
  work.instructions = countInstructions(kernel);
  work.waits = getNumber(kernel, "waits");
  work.flops = getNumber(kernel, "flops");
  return model.getSeconds(work);
}

static bool isNarrowProduct(const json::Object &product) {
  StringRef factors = product.getString("factors").value_or("");
  return factors == "bf16" || factors == "f16";
}

namespace {
/// Sums over the launches of an entry.
struct Totals {
  double launches = 0, bytes = 0, seconds = 0, flops = 0, wideFlops = 0,
         spilledBytes = 0;

  void add(json::Object &work, double estimated) {
    double times = getNumber(work, "launches");
    launches += times;
    bytes += times * getNumber(work, "bytes");
    flops += times * getNumber(work, "flops");
    seconds += times * estimated;
    spilledBytes += getNumber(work, "spilled_bytes");
    work["seconds"] = estimated;
  }
};
} // namespace

static void describeEntry(json::Object &entry, const KernelCodes &codes,
                          const DeviceModel &model) {
  Totals kernels, products, attentions;
  for (json::Value &value : *entry.getArray("kernels")) {
    json::Object &kernel = *value.getAsObject();
    auto code = codes.find(kernel.getString("name").value_or("").str());
    if (code != codes.end())
      describeCode(kernel, code->second);
    kernels.add(kernel, estimateKernel(kernel, model));
  }
  for (json::Value &value : *entry.getArray("products")) {
    json::Object &product = *value.getAsObject();
    bool isNarrow = isNarrowProduct(product);
    ProductWork work{getNumber(product, "flops"), getNumber(product, "bytes"),
                     isNarrow};
    products.add(product, model.getSeconds(work));
    if (!isNarrow)
      products.wideFlops += getNumber(product, "launches") * work.flops;
  }
  for (json::Value &value : *entry.getArray("attentions")) {
    json::Object &attention = *value.getAsObject();
    AttentionWork work{getNumber(attention, "flops"),
                       getNumber(attention, "bytes")};
    attentions.add(attention, model.getSeconds(work));
  }
  entry["totals"] = json::Object{
      {"launches", kernels.launches + products.launches + attentions.launches},
      {"kernel_launches", kernels.launches},
      {"kernel_bytes", kernels.bytes},
      {"kernel_flops", kernels.flops},
      {"kernel_seconds", kernels.seconds},
      {"spilled_bytes", kernels.spilledBytes},
      {"product_flops", products.flops},
      {"wide_product_flops", products.wideFlops},
      {"product_seconds", products.seconds},
      {"attention_flops", attentions.flops},
      {"attention_seconds", attentions.seconds},
      {"seconds", kernels.seconds + products.seconds + attentions.seconds}};
}

static json::Object describeModel(const DeviceModel &model) {
  return json::Object{
      {"name", model.name},
      {"description", model.description},
      {"source", model.source},
      {"bytes_per_second", model.bytesPerSecond},
      {"processors", model.processors},
      {"threads_per_processor", model.threadsPerProcessor},
      {"warps_per_cycle", model.warpsPerCycle},
      {"cycles_per_second", model.cyclesPerSecond},
      {"issue_share", model.issueShare},
      {"wait_cycles", model.waitCycles},
      {"loads_in_flight", model.loadsInFlight},
      {"narrow_flops_per_second", model.narrowFlopsPerSecond},
      {"wide_flops_per_second", model.wideFlopsPerSecond},
      {"warp_flops_per_second", model.warpFlopsPerSecond},
      {"attention_flops_per_second", model.attentionFlopsPerSecond},
      {"seconds_per_launch", model.secondsPerLaunch}};
}

llvm::Expected<json::Object> fsdp::buildKernelReport(StringRef counts,
                                                     const Kernels &kernels,
                                                     const DeviceTarget &target,
                                                     const DeviceModel &model) {
  auto entries = json::parse(counts);
  if (!entries)
    return entries.takeError();
  if (!entries->getAsArray())
    return makeError("expected the counts of kernels to be a list");
  auto codes = readCodes(kernels, target);
  if (!codes)
    return codes.takeError();
  for (json::Value &entry : *entries->getAsArray())
    describeEntry(*entry.getAsObject(), codes->first, model);
  return json::Object{{"chip", target.chips.front()},
                      {"code", codes->second},
                      {"device", describeModel(model)},
                      {"entries", std::move(*entries)}};
}

//===----------------------------------------------------------------------===//
// Tables
//===----------------------------------------------------------------------===//

/// The elements of an array, what takes longest in all its launches first.
static SmallVector<const json::Object *> sortByTime(const json::Array &array) {
  SmallVector<std::pair<double, size_t>> times;
  for (auto [number, value] : llvm::enumerate(array)) {
    const json::Object &work = *value.getAsObject();
    times.emplace_back(
        -getNumber(work, "launches") * getNumber(work, "seconds"), number);
  }
  llvm::sort(times);
  return llvm::map_to_vector(times, [&](auto &time) -> const json::Object * {
    return array[time.second].getAsObject();
  });
}

/// "3 x 16, 1 x 4" for accesses of so many bytes.
static std::string getText(const json::Object *widths) {
  SmallVector<std::pair<int64_t, int64_t>> sorted;
  if (widths)
    for (auto &[bytes, count] : *widths)
      sorted.emplace_back(std::stoll(bytes.str()),
                          count.getAsInteger().value_or(0));
  llvm::sort(sorted, std::greater<>());
  std::string text;
  for (auto [bytes, count] : sorted)
    text += formatv("{0}{1} x {2}", text.empty() ? "" : ", ", count, bytes);
  return text.empty() ? "-" : text;
}

static std::string getText(std::optional<int64_t> number) {
  return number ? std::to_string(*number) : "?";
}

static void printKernel(const json::Object &kernel, raw_ostream &os) {
  double times = getNumber(kernel, "launches");
  os << formatv("  {0,9:f3} {1,8:f0} {2,10:f3} {3,8} x {4,-5} {5,9} {6,6}  "
                "{7}; {8}  {9}\n",
                1e3 * times * getNumber(kernel, "seconds"), times,
                1e-9 * times * getNumber(kernel, "bytes"),
                getText(kernel.getInteger("blocks")),
                getText(kernel.getInteger("threads")),
                getText(kernel.getInteger("registers")),
                getText(kernel.getInteger("spilled_bytes")),
                getText(kernel.getObject("loads")),
                getText(kernel.getObject("stores")),
                kernel.getString("name").value_or(""));
  const json::Object *classes = kernel.getObject("classes");
  if (!classes || classes->empty())
    return;
  os << "            ";
  for (StringRef name :
       {"memory", "shared", "float", "double", "special", "convert", "integer",
        "exchange", "product", "control"})
    if (std::optional<int64_t> count = classes->getInteger(name))
      os << formatv(" {0} {1}", *count, name);
  os << '\n';
}

static void printProduct(const json::Object &product, raw_ostream &os) {
  double times = getNumber(product, "launches");
  os << formatv(
      "  {0,9:f3} {1,8:f0} {2,10:f3}  {3} x {4} x {5}, {6} times, {7} "
      "to {8}\n",
      1e3 * times * getNumber(product, "seconds"), times,
      1e-12 * times * getNumber(product, "flops"),
      getText(product.getInteger("m")), getText(product.getInteger("n")),
      getText(product.getInteger("k")), getText(product.getInteger("batch")),
      product.getString("factors").value_or(""),
      product.getString("result").value_or(""));
}

static void printAttention(const json::Object &attention, raw_ostream &os) {
  double times = getNumber(attention, "launches");
  os << formatv(
      "  {0,9:f3} {1,8:f0} {2,10:f3}  {3} x {4} heads, {5} x {6} x "
      "{7}, {8}{9}{10}\n",
      1e3 * times * getNumber(attention, "seconds"), times,
      1e-12 * times * getNumber(attention, "flops"),
      getText(attention.getInteger("batch")),
      getText(attention.getInteger("heads")),
      getText(attention.getInteger("rows")),
      getText(attention.getInteger("columns")),
      getText(attention.getInteger("depth")),
      attention.getString("factors").value_or(""),
      attention.getBoolean("causal").value_or(false) ? ", causal" : "",
      attention.getBoolean("gradient").value_or(false) ? ", gradient" : "");
}

static void printEntry(const json::Object &entry, raw_ostream &os) {
  const json::Object &totals = *entry.getObject("totals");
  os << formatv(
      "{0}: {1:f0} launches, {2:f3} GB by kernels, {3:f3} Tflop of "
      "products ({4:f3} of f32 or wider), {5:f0} B spilled, about {6:f3} "
      "ms\n",
      entry.getString("entry").value_or(""), getNumber(totals, "launches"),
      1e-9 * getNumber(totals, "kernel_bytes"),
      1e-12 * getNumber(totals, "product_flops"),
      1e-12 * getNumber(totals, "wide_product_flops"),
      getNumber(totals, "spilled_bytes"), 1e3 * getNumber(totals, "seconds"));
  os << "  kernels: ms, launches, GB, blocks x threads, registers, spilled B, "
        "loads; stores (number x bytes), name\n";
  for (const json::Object *kernel : sortByTime(*entry.getArray("kernels")))
    printKernel(*kernel, os);
  os << "  products: ms, launches, Tflop, m x n x k\n";
  for (const json::Object *product : sortByTime(*entry.getArray("products")))
    printProduct(*product, os);
  const json::Array &attentions = *entry.getArray("attentions");
  if (attentions.empty())
    return;
  os << "  attention of a library: ms, launches, Tflop, heads, rows x columns "
        "x depth\n";
  for (const json::Object *attention : sortByTime(attentions))
    printAttention(*attention, os);
}

void fsdp::printKernelReport(const json::Object &report, raw_ostream &os) {
  const json::Object &device = *report.getObject("device");
  os << formatv("{0}, code for {1} as {2}; times are estimates: {3}\n",
                device.getString("description").value_or(""),
                report.getString("chip").value_or(""),
                report.getString("code").value_or(""),
                device.getString("source").value_or(""));
  for (const json::Value &entry : *report.getArray("entries"))
    printEntry(*entry.getAsObject(), os);
}
