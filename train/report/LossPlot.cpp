//===- LossPlot.cpp - the loss over the steps as a picture ----------------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "report/LossPlot.h"
#include "io/Files.h"
#include "io/Printable.h"

#include <algorithm>
#include <cmath>
#include <cstdarg>
#include <cstdio>

using namespace fsdp::run;

static constexpr double kWidth = 800, kHeight = 480;
static constexpr double kLeft = 70, kRight = 20, kTop = 40, kBottom = 50;

namespace {
/// From values to places in the picture.
struct Axis {
  double low, high, from, to;

  double operator()(double value) const {
    return from + (value - low) / (high - low) * (to - from);
  }
  /// A round distance of about five marks.
  double interval() const {
    double raw = (high - low) / 5,
           unit = std::pow(10, std::floor(std::log10(raw)));
    for (double factor : {1.0, 2.0, 5.0})
      if (raw <= factor * unit)
        return factor * unit;
    return 10 * unit;
  }
};
} // namespace

static std::string format(const char *text, ...) {
  char buffer[512];
  va_list arguments;
  va_start(arguments, text);
  std::vsnprintf(buffer, sizeof(buffer), text, arguments);
  va_end(arguments);
  return buffer;
}

static std::string escaped(const std::string &text) {
  std::string result;
  // XML has no control characters.
  for (char letter : printable(text))
    result += letter == '<'   ? "&lt;"
              : letter == '&' ? "&amp;"
                              : std::string(1, letter);
  return result;
}

static std::string label(double x, double y, const char *anchor,
                         const std::string &text, const char *color = "black") {
  return format("<text x=\"%.1f\" y=\"%.1f\" text-anchor=\"%s\" "
                "fill=\"%s\">",
                x, y, anchor, color) +
         escaped(text) + "</text>\n";
}

static std::string line(const LossCurve::Points &points, const Axis &x,
                        const Axis &y, const char *color, bool marks) {
  std::string path, circles;
  bool continues = false;
  for (auto [step, loss] : points) {
    if (!std::isfinite(loss)) {
      continues = false;
      continue;
    }
    double across = x(static_cast<double>(step)), down = y(loss);
    path += format(" %c%.1f,%.1f", continues ? 'L' : 'M', across, down);
    continues = true;
    if (marks)
      circles +=
          format("<circle cx=\"%.1f\" cy=\"%.1f\" r=\"3\" fill=\"%s\"/>\n",
                 across, down, color);
  }
  return "<path d=\"" + path + "\" fill=\"none\" stroke=\"" + color + "\"/>\n" +
         circles;
}

std::string fsdp::run::drawPlot(const std::string &title,
                                const LossCurve &curve) {
  Axis x{INFINITY, -INFINITY, kLeft, kWidth - kRight};
  Axis y{INFINITY, -INFINITY, kHeight - kBottom, kTop};
  std::vector<const LossCurve::Points *> all = {&curve.evaluation};
  for (const auto &[name, points] : curve.training)
    all.push_back(&points);
  for (const LossCurve::Points *points : all)
    for (auto [step, loss] : *points) {
      if (!std::isfinite(loss))
        continue;
      x.low = std::min(x.low, static_cast<double>(step));
      x.high = std::max(x.high, static_cast<double>(step));
      y.low = std::min(y.low, loss);
      y.high = std::max(y.high, loss);
    }
  for (Axis *axis : {&x, &y}) {
    if (!(axis->low <= axis->high))
      axis->low = axis->high = 0;
    if (axis->low == axis->high)
      axis->high += 1;
    // Marks have values that differ: numbers next to each other have none in
    // between.
    double size = std::max(std::abs(axis->low), std::abs(axis->high));
    axis->high =
        std::max(axis->high, axis->low + std::max(1e-9 * size, 1e-300));
  }
  std::string text = format("<svg xmlns=\"http://www.w3.org/2000/svg\" "
                            "width=\"%.0f\" height=\"%.0f\" font-family="
                            "\"sans-serif\" font-size=\"12\">\n"
                            "<rect width=\"100%%\" height=\"100%%\" "
                            "fill=\"white\"/>\n",
                            kWidth, kHeight);
  text += label(kWidth / 2, kTop / 2, "middle", title);
  for (double at = std::ceil(y.low / y.interval()) * y.interval(); at <= y.high;
       at += y.interval()) {
    text += format("<path d=\"M%.1f,%.1f H%.1f\" stroke=\"#ddd\"/>\n", kLeft,
                   y(at), kWidth - kRight);
    text += label(kLeft - 8, y(at) + 4, "end", format("%.4g", at));
  }
  double across = std::max(1.0, x.interval());
  for (double at = std::ceil(x.low / across) * across; at <= x.high;
       at += across)
    text += label(x(at), kHeight - kBottom + 18, "middle", format("%.0f", at));
  text += label(kWidth / 2, kHeight - 10, "middle", "step");
  static const char *const colors[] = {"#1f77b4", "#ff7f0e", "#2ca02c",
                                       "#9467bd", "#8c564b"};
  size_t number = 0;
  for (const auto &[name, points] : curve.training) {
    const char *color = colors[number % std::size(colors)];
    text += line(points, x, y, color, /*marks=*/false);
    if (!name.empty())
      text +=
          label(kWidth - kRight, kTop + 14.0 * static_cast<double>(++number),
                "end", name, color);
  }
  text += label(kWidth - kRight, kTop / 2, "end",
                curve.evaluation.empty() ? "loss" : "loss, eval loss (dots)");
  if (!curve.evaluation.empty())
    text += line(curve.evaluation, x, y, "#d62728", /*marks=*/true);
  return text + "</svg>\n";
}

void fsdp::run::writePlot(const std::string &path, const std::string &title,
                          const LossCurve &curve) {
  std::string text = drawPlot(title, curve);
  NewFile file(path);
  file.write(text.data(), text.size());
  file.commit();
}
