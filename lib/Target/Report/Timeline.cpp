//===- Timeline.cpp - A simulated step to look at -------------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fsdp/Target/Report/Timeline.h"
#include "llvm/Support/JSON.h"

using namespace mlir::fsdp;
using llvm::json::Object;

/// Name of the segment that waits.
static std::string getWaiter(const CostedStep &step, const Stall &stall) {
  return stall.segment < step.segments.size()
             ? step.segments[stall.segment].name
             : "the end of the step";
}

static const char *getLaneName(TimelineLane lane) {
  switch (lane) {
  case TimelineLane::Compute:
    return "compute";
  case TimelineLane::Gather:
    return "gather";
  case TimelineLane::Reduce:
    return "reduce";
  }
  return "";
}

static unsigned countRanks(const Simulation &simulation) {
  unsigned ranks = 1;
  for (const TimelineEvent &event : simulation.events)
    ranks = std::max(ranks, event.rank + 1);
  return ranks;
}

/// What viewers call a rank or one of its lanes.
static Object getName(const char *what, unsigned rank, int lane,
                      std::string name) {
  return Object{{"name", what},
                {"ph", "M"},
                {"pid", rank},
                {"tid", lane},
                {"args", Object{{"name", std::move(name)}}}};
}

void mlir::fsdp::writeTrace(llvm::raw_ostream &os, const CostedStep &step,
                            const StepProgram &program,
                            const Simulation &simulation) {
  llvm::json::OStream json(os);
  json.object([&] {
    json.attribute("displayTimeUnit", "ms");
    json.attributeArray("traceEvents", [&] {
      for (const TimelineEvent &event : simulation.events)
        json.value(Object{{"name", event.name},
                          {"cat", getLaneName(event.lane)},
                          {"ph", "X"},
                          {"ts", event.begin * 1e6},
                          {"dur", (event.end - event.begin) * 1e6},
                          {"pid", event.rank},
                          {"tid", static_cast<int>(event.lane)},
                          {"args", Object{{"bytes", event.bytes}}}});
      for (const MemorySample &sample : simulation.memory)
        json.value(Object{{"name", "memory"},
                          {"ph", "C"},
                          {"ts", sample.time * 1e6},
                          {"pid", 0},
                          {"args", Object{{"bytes", sample.bytes}}}});
      for (unsigned rank = 0, ranks = countRanks(simulation); rank < ranks;
           ++rank) {
        json.value(
            getName("process_name", rank, 0, "rank " + std::to_string(rank)));
        for (TimelineLane lane : {TimelineLane::Compute, TimelineLane::Gather,
                                  TimelineLane::Reduce})
          json.value(getName("thread_name", rank, static_cast<int>(lane),
                             getLaneName(lane)));
      }
    });
    json.attributeArray("exposed", [&] {
      for (const Stall &stall : simulation.stalls)
        json.value(
            Object{{"rank", stall.rank},
                   {"waits", getWaiter(step, stall)},
                   {"for", getCollectiveName(step, program, stall.collective)},
                   {"seconds", stall.seconds}});
    });
  });
  os << '\n';
}

//===----------------------------------------------------------------------===//
// HTML
//===----------------------------------------------------------------------===//

/// Draws the data that the page holds; nothing is fetched.
static const char *const kScript = R"js(
const lanes = ['compute', 'gather', 'reduce'];
const colors = ['#4878a8', '#d9822b', '#6a9a4b'];
const canvas = document.getElementById('chart');
const tip = document.getElementById('tip');
const ranks = 1 + Math.max(0, ...data.events.map(e => e.rank));
let from = 0, to = data.makespan;
const rowHeight = 18, left = 110, memoryHeight = 90;
const rowOf = e => e.rank * (lanes.length + 1) + e.lane;
const rows = ranks * (lanes.length + 1);
function x(time) {
  return left + (time - from) / (to - from) * (canvas.width - left);
}
function draw() {
  canvas.width = canvas.clientWidth;
  canvas.height = rows * rowHeight + memoryHeight + 30;
  const g = canvas.getContext('2d');
  g.font = '11px sans-serif';
  for (let r = 0; r < ranks; ++r)
    lanes.forEach((lane, i) => {
      g.fillStyle = '#444';
      g.fillText('rank ' + r + ' ' + lane, 4,
                 (r * (lanes.length + 1) + i) * rowHeight + 13);
    });
  for (const e of data.events) {
    const a = Math.max(left, x(e.begin)), b = Math.min(canvas.width, x(e.end));
    if (b <= a) continue;
    g.fillStyle = colors[e.lane];
    g.fillRect(a, rowOf(e) * rowHeight + 1, Math.max(1, b - a - 0.5),
               rowHeight - 3);
    if (b - a > 7 * e.name.length) {
      g.fillStyle = '#fff';
      g.fillText(e.name, a + 3, rowOf(e) * rowHeight + 13);
    }
  }
  const top = rows * rowHeight + 10;
  g.strokeStyle = '#a04040';
  g.beginPath();
  let last = top + memoryHeight;
  for (const s of data.memory) {
    const px = Math.max(left, Math.min(canvas.width, x(s[0])));
    g.lineTo(px, last);
    last = top + memoryHeight * (1 - s[1] / data.peak);
    g.lineTo(px, last);
  }
  g.stroke();
  g.fillStyle = '#444';
  g.fillText('memory, rank 0', 4, top + 13);
}
canvas.onwheel = event => {
  event.preventDefault();
  const at = from + (event.offsetX - left) / (canvas.width - left) * (to - from);
  const factor = event.deltaY > 0 ? 1.25 : 0.8;
  from = Math.max(0, at - (at - from) * factor);
  to = Math.min(data.makespan, at + (to - at) * factor);
  draw();
};
canvas.onmousemove = event => {
  const time =
      from + (event.offsetX - left) / (canvas.width - left) * (to - from);
  const row = Math.floor(event.offsetY / rowHeight);
  const hit = data.events.find(
      e => rowOf(e) === row && e.begin <= time && time < e.end);
  tip.textContent = hit ? hit.name + ': ' + (hit.begin * 1e3).toFixed(3) +
      ' to ' + (hit.end * 1e3).toFixed(3) + ' ms' +
      (hit.bytes ? ', ' + hit.bytes + ' bytes' : '') : '';
};
canvas.ondblclick = () => { from = 0; to = data.makespan; draw(); };
window.onresize = draw;
const list = document.getElementById('exposed');
for (const s of data.exposed) {
  const row = list.insertRow();
  for (const text of [s.rank, (s.seconds * 1e3).toFixed(3), s.waits, s.for])
    row.insertCell().textContent = text;
}
document.getElementById('figures').textContent =
    'step ' + (data.makespan * 1e3).toFixed(3) + ' ms, exposed ' +
    (data.exposedSeconds * 1e3).toFixed(3) + ' ms, peak ' + data.peak +
    ' bytes';
draw();
)js";

/// JSON that may stand within a script element.
static std::string escapeForScript(llvm::StringRef json) {
  std::string text;
  for (char c : json)
    if (c == '<')
      text += "\\u003c";
    else
      text += c;
  return text;
}

/// Text that may stand within an element.
static std::string escapeForText(llvm::StringRef text) {
  std::string escaped;
  for (char c : text)
    if (c == '<')
      escaped += "&lt;";
    else if (c == '&')
      escaped += "&amp;";
    else
      escaped += c;
  return escaped;
}

llvm::json::Value mlir::fsdp::getTimelineData(const CostedStep &step,
                                              const StepProgram &program,
                                              const Simulation &simulation) {
  llvm::json::Array events, memory, exposed;
  for (const TimelineEvent &event : simulation.events)
    events.push_back(Object{{"rank", event.rank},
                            {"lane", static_cast<int>(event.lane)},
                            {"name", event.name},
                            {"begin", event.begin},
                            {"end", event.end},
                            {"bytes", event.bytes}});
  for (const MemorySample &sample : simulation.memory)
    memory.push_back(llvm::json::Array{sample.time, sample.bytes});
  for (const Stall &stall : simulation.stalls)
    exposed.push_back(
        Object{{"rank", stall.rank},
               {"seconds", stall.seconds},
               {"waits", getWaiter(step, stall)},
               {"for", getCollectiveName(step, program, stall.collective)}});
  return Object{
      {"makespan", simulation.makespan}, {"exposedSeconds", simulation.exposed},
      {"peak", simulation.peakBytes},    {"events", std::move(events)},
      {"memory", std::move(memory)},     {"exposed", std::move(exposed)}};
}

void mlir::fsdp::writeTimelinePage(llvm::raw_ostream &os,
                                   const CostedStep &step,
                                   const StepProgram &program,
                                   const Simulation &simulation,
                                   llvm::StringRef title) {
  std::string data;
  llvm::raw_string_ostream(data) << getTimelineData(step, program, simulation);
  std::string heading = escapeForText(title);
  os << "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta "
        "charset=\"utf-8\">\n"
     << "<title>" << heading << "</title>\n<style>\n"
     << "body { font-family: sans-serif; margin: 1em; }\n"
     << "canvas { width: 100%; display: block; }\n"
     << "td, th { text-align: left; padding-right: 1.5em; }\n"
     << "#tip { height: 1.5em; }\n</style>\n</head>\n<body>\n<h1>" << heading
     << "</h1>\n<p id=\"figures\"></p>\n<p>Simulated, not measured. The wheel "
        "zooms, a double click shows all.</p>\n<p id=\"tip\"></p>\n"
     << "<canvas id=\"chart\"></canvas>\n<h2>Exposed</h2>\n"
     << "<table id=\"exposed\"><tr><th>rank</th><th>ms</th><th>what waits"
        "</th><th>for</th></tr></table>\n<script>\nconst data = "
     << escapeForScript(data) << ";" << kScript
     << "</script>\n</body>\n</html>\n";
}
