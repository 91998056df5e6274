//===- RuntimeLayout.h - Fields of the runtime's structures -----*- C++ -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The structures of runtime/include/fsdp_rt.h that compiled code contains, one
// letter per field: p pointer, i 32 bits, l 64 bits. The runtime's header is
// not included by the compiler; test/unit/RuntimeLayoutTest.cpp compares.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_UTILS_RUNTIMELAYOUT_H
#define FSDP_UTILS_RUNTIMELAYOUT_H

namespace mlir::fsdp::layout {

/// FSDP_RT_ABI_VERSION.
inline constexpr long long kAbiVersion = (1 << 16) | 11;
/// FSDP_RT_SOURCE_STABLE.
inline constexpr long long kSourceStable = 1;
/// FSDP_RT_NARROW_RESULT.
inline constexpr long long kNarrowResult = 256;

/// FSDP_RT_MAX_RANKS.
inline constexpr long long kMaxRanks = 16384;
/// FSDP_RT_FEATURE_DEVICE.
inline constexpr long long kFeatureDevice = 1;
/// FSDP_RT_MAX_LAUNCH_ARGS.
inline constexpr unsigned kMaxLaunchArguments = 256;
/// FSDP_RT_REDUCTION_SOURCES, FSDP_RT_REDUCTION_THREADS.
inline constexpr int kReductionSources = 8;
inline constexpr int kReductionThreads = 256;

inline constexpr char kModuleFields[] = "liipll";
inline constexpr char kSegmentFields[] = "lllll";
inline constexpr char kPartFields[] = "piilllp";
inline constexpr char kCollectiveFields[] = "liiiiiilpp";
inline constexpr char kMatmulFields[] = "iiiillllllllllllll";
inline constexpr char kConvolutionFields[] =
    "iillllllllllllllllllllllllllllllllll";

/// Its scale is a double.
inline constexpr char kAttentionFields[] = "iillllllllllllllllllllllllllllllll";

inline constexpr char kLaunchFields[] = "piiliiii";

/// The `fsdp_rt_device_code` of an artifact; its constants are made with the
/// machine code (fsdp/Target/DeviceCode.h).
inline constexpr char kDeviceCode[] = "fsdp_device_code";

inline constexpr long long kModuleBytes = 40;
inline constexpr long long kCollectiveBytes = 56;

} // namespace mlir::fsdp::layout

#endif // FSDP_UTILS_RUNTIMELAYOUT_H
