//===- Fault.cpp - failures on request ------------------------------------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Fault.h"
#include "Descriptor.h"
#include "World.h"

#include <chrono>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <limits>
#include <thread>

using namespace fsdp::rt;

static std::vector<std::string> split(const std::string &text, char by) {
  std::vector<std::string> parts;
  size_t begin = 0;
  while (begin <= text.size()) {
    size_t end = std::min(text.find(by, begin), text.size());
    if (end > begin)
      parts.push_back(text.substr(begin, end - begin));
    begin = end + 1;
  }
  return parts;
}

static bool readNumber(const std::string &text, int64_t &value) {
  char *end = nullptr;
  value = std::strtoll(text.c_str(), &end, 10);
  return !text.empty() && !*end && value >= 0 && value <= mostMilliseconds;
}

static bool readAction(const std::string &text, Fault &fault) {
  size_t colon = text.find(':');
  std::string name = text.substr(0, colon);
  bool hasValue = colon != std::string::npos;
  if (hasValue && !readNumber(text.substr(colon + 1), fault.value))
    return false;
  static const struct {
    const char *name;
    Fault::Action action;
    bool hasValue;
  } actions[] = {{"hang", Fault::Action::Hang, false},
                 {"delay", Fault::Action::Delay, true},
                 {"error", Fault::Action::Error, true},
                 {"kill", Fault::Action::Kill, false},
                 {"stop", Fault::Action::Stop, false}};
  for (const auto &known : actions)
    if (name == known.name && hasValue == known.hasValue) {
      fault.action = known.action;
      // A status is an int32_t, and 0 none.
      return fault.action != Fault::Action::Error ||
             (fault.value > 0 &&
              fault.value <= std::numeric_limits<int32_t>::max());
    }
  return false;
}

static bool readField(const std::string &text, Fault &fault, bool &acts) {
  size_t equal = text.find('=');
  if (equal == std::string::npos)
    return false;
  std::string key = text.substr(0, equal), value = text.substr(equal + 1);
  if (key == "rank")
    return readNumber(value, fault.rank);
  if (key == "step")
    return readNumber(value, fault.step);
  if (key == "channel")
    return readNumber(value, fault.channel);
  if (key == "seq")
    return readNumber(value, fault.sequence);
  if (key == "op")
    return !(fault.kind = value).empty();
  if (key == "unit")
    return !(fault.unit = value).empty();
  acts |= key == "do";
  return key == "do" && readAction(value, fault);
}

std::string fsdp::rt::parseFaults(const char *text, std::deque<Fault> &faults) {
  for (const std::string &one : split(text ? text : "", ';')) {
    Fault &fault = faults.emplace_back();
    fault.text = one;
    bool acts = false;
    for (const std::string &part : split(one, ','))
      if (!readField(part, fault, acts))
        return "FSDP_FAULT: expected rank=, step=, channel=, seq=, op=, unit= "
               "or do=hang|delay:MS|error:STATUS|kill|stop, got '" +
               part + "'";
    if (!acts)
      return "FSDP_FAULT: expected do=, got '" + one + "'";
  }
  return "";
}

static bool matches(const Fault &fault, const fsdp_rt_context &ctx,
                    const CollectiveName &name, uint64_t sequence) {
  auto is = [](int64_t wanted, int64_t value) {
    return wanted < 0 || wanted == value;
  };
  bool unit = fault.unit.empty();
  for (const std::string &one : split(name.units, ','))
    unit |= one == fault.unit;
  return unit && is(fault.rank, ctx.rank) &&
         is(fault.step, ctx.inStep ? ctx.step : -2) &&
         is(fault.channel, name.channel) &&
         is(fault.sequence, static_cast<int64_t>(sequence)) &&
         (fault.kind.empty() || fault.kind == kindName(name.kind));
}

static void sleepMilliseconds(int64_t count) {
  std::this_thread::sleep_for(std::chrono::milliseconds(count));
}

int32_t fsdp::rt::injectFaults(fsdp_rt_context &ctx, const Channel &channel,
                               const fsdp_rt_collective &desc) {
  const CollectiveName *found = nullptr;
  if (int32_t status = checkDescriptor(ctx, desc, channel.group->size(), found))
    return status;
  const CollectiveName &name = *found;
  for (Fault &fault : ctx.world->faults) {
    if (!matches(fault, ctx, name, channel.next))
      continue;
    fault.met.store(true, std::memory_order_relaxed);
    switch (fault.action) {
    case Fault::Action::Hang:
      while (!statusOf(*ctx.world))
        sleepMilliseconds(1);
      break;
    case Fault::Action::Delay:
      sleepMilliseconds(fault.value);
      break;
    case Fault::Action::Error:
      fail(ctx, static_cast<int32_t>(fault.value), "%s: injected error",
           name.text.c_str());
      break;
    case Fault::Action::Kill:
      std::raise(SIGKILL);
      break;
    case Fault::Action::Stop:
      std::raise(SIGSTOP);
      break;
    }
  }
  return statusOf(*ctx.world);
}

/// Whether a rank of this process has started a collective.
static bool hasStarted(const fsdp_rt_world &world) {
  for (int64_t rank = 0; rank < world.localRanks; ++rank)
    for (const auto &started :
         progressOf(world, world.firstRank + rank).started)
      if (started.load())
        return true;
  return false;
}

void fsdp::rt::reportUnmetFaults(const fsdp_rt_world &world) {
  if (statusOf(world) || world.faults.empty() || !hasStarted(world))
    return;
  int64_t first = world.firstRank, last = first + world.localRanks - 1;
  std::string ranks = "rank " + std::to_string(first);
  if (last > first)
    ranks = "ranks " + std::to_string(first) + " to " + std::to_string(last);
  for (const Fault &fault : world.faults) {
    std::string what;
    if (fault.rank >= world.size && first == 0)
      what = "there are " + std::to_string(world.size) + " ranks";
    else if (!fault.met.load(std::memory_order_relaxed) &&
             (fault.rank < 0 || (fault.rank >= first && fault.rank <= last)))
      what = "met no collective of " + ranks;
    if (!what.empty())
      std::fprintf(stderr, "fsdp_rt: warning: FSDP_FAULT: '%s': %s\n",
                   fault.text.c_str(), what.c_str());
  }
}
