//===- Cudnn.cpp - attention by cuDNN -------------------------------------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A library of attention (fsdp_attention.h): each attention is a graph of
// cuDNN's, which its heuristics find an engine for. cuDNN and CUDA are loaded
// at run time, from FSDP_CUDNN_LIBRARY or by their names.
//
// Gradients are computed by engines that add in a fixed order. Those keep all
// scores of a layer in 16 bits, unless that takes more than
// CUDNN_FRONTEND_ATTN_DP_WORKSPACE_LIMIT bytes, which the runtime sets: then
// they order what blocks add to the gradient of queries, which takes longer
// (cuDNN 9.25 and newer on sm_90).
//
//===----------------------------------------------------------------------===//

#define NV_CUDNN_FRONTEND_USE_DYNAMIC_LOADING
#define CUDNN_FRONTEND_SKIP_JSON_LIB
#include "cudnn_frontend.h"

#include "Cudnn.h"

#include <cstdio>
#include <cstdlib>
#include <dlfcn.h>
#include <mutex>

namespace frontend = cudnn_frontend;
namespace graph = cudnn_frontend::graph;

namespace cudnn_frontend {
void *cudnn_dlhandle = nullptr;
} // namespace cudnn_frontend

struct fsdp_attention_plan {
  graph::Graph graph;
  bool isGradient = false;
};

struct fsdp_attention_session {
  /// Null where there is no device, but its properties.
  cudnnHandle_t handle = nullptr;
  std::shared_ptr<const frontend::DeviceProperties> properties;
  /// 90 for sm_90; 0: that of the device.
  int32_t capability = 0;
  std::vector<std::unique_ptr<fsdp_attention_plan>> plans;
};

//===----------------------------------------------------------------------===//
// Errors
//===----------------------------------------------------------------------===//

namespace {
/// What a function reports where the caller wants it.
struct Report {
  char *text;
  int64_t bytes;

  int32_t fail(const std::string &message) const {
    std::snprintf(text, static_cast<size_t>(bytes), "%s", message.c_str());
    return 1;
  }
};
} // namespace

static void expect(frontend::error_t result) {
  if (result.is_bad())
    throw std::runtime_error("cuDNN: " + result.get_message());
}

static void expect(const char *call, cudnnStatus_t status) {
  if (status != CUDNN_STATUS_SUCCESS)
    throw std::runtime_error(std::string(call) + " failed: " +
                             frontend::detail::get_error_string(status));
}

/// The frontend throws; C functions don't.
template <typename Function>
static int32_t guard(const Report &report, Function function) {
  try {
    function();
    return 0;
  } catch (const std::exception &error) {
    return report.fail(error.what());
  } catch (...) {
    return report.fail("cuDNN: an unknown exception");
  }
}

//===----------------------------------------------------------------------===//
// Loading
//===----------------------------------------------------------------------===//

static void load() {
  static std::mutex lock;
  std::lock_guard<std::mutex> guarded(lock);
  if (frontend::cudnn_dlhandle)
    return;
  const char *chosen = std::getenv("FSDP_CUDNN_LIBRARY");
  const char *name = chosen && *chosen ? chosen : "libcudnn.so.9";
  frontend::cudnn_dlhandle = dlopen(name, RTLD_NOW | RTLD_NODELETE);
  if (!frontend::cudnn_dlhandle)
    throw std::runtime_error(std::string("can't load ") + name + ": " +
                             dlerror());
}

//===----------------------------------------------------------------------===//
// Graphs
//===----------------------------------------------------------------------===//

namespace {
/// Names of tensors in graphs.
enum GraphOperand : int64_t {
  Query = 1,
  Key,
  Value,
  Output,
  Logsumexp,
  OutputGrad,
  QueryGrad,
  KeyGrad,
  ValueGrad
};

using Tensor = std::shared_ptr<graph::Tensor_attributes>;

/// A graph's tensors, by an attention's description.
class GraphBuilder {
public:
  GraphBuilder(graph::Graph &graph, const fsdp_rt_attention_desc &desc)
      : graph(graph), desc(desc) {}

  void build(bool isGradient);

private:
  /// What stands where an operand does.
  graph::Tensor_attributes describe(GraphOperand operand);
  Tensor add(GraphOperand operand) { return graph.tensor(describe(operand)); }
  void addForward();
  void addGradients();
  void setOutput(const Tensor &tensor, GraphOperand operand);
  template <typename Attributes>
  Attributes &setShape(Attributes &attributes) {
    attributes.set_name("attention")
        .set_attn_scale(static_cast<float>(desc.scale));
    if (desc.causal)
      attributes.set_diagonal_alignment(frontend::DiagonalAlignment_t::TOP_LEFT)
          .set_diagonal_band_right_bound(0);
    return attributes;
  }

  graph::Graph &graph;
  const fsdp_rt_attention_desc &desc;
};
} // namespace

graph::Tensor_attributes GraphBuilder::describe(GraphOperand operand) {
  graph::Tensor_attributes tensor;
  tensor.set_uid(operand);
  if (operand == Logsumexp)
    return tensor.set_data_type(frontend::DataType_t::FLOAT)
        .set_dim({desc.batch, desc.heads, desc.rows, 1})
        .set_stride({desc.heads * desc.rows, desc.rows, 1, 1});
  // Whether rows are those of keys, and as long as values.
  const struct {
    GraphOperand operand;
    bool ofKeys, ofValues;
    const int64_t *strides;
  } all[] = {{Query, false, false, desc.query},
             {Key, true, false, desc.key},
             {Value, true, true, desc.value},
             {Output, false, true, desc.output},
             {OutputGrad, false, true, desc.output_grad},
             {QueryGrad, false, false, desc.query_grad},
             {KeyGrad, true, false, desc.key_grad},
             {ValueGrad, true, true, desc.value_grad}};
  for (const auto &one : all)
    if (one.operand == operand)
      tensor
          .set_dim({desc.batch, one.ofKeys ? desc.key_heads : desc.heads,
                    one.ofKeys ? desc.columns : desc.rows,
                    one.ofValues ? desc.value_depth : desc.depth})
          .set_stride({one.strides[0], one.strides[1], one.strides[2], 1});
  return tensor;
}

void GraphBuilder::setOutput(const Tensor &tensor, GraphOperand operand) {
  graph::Tensor_attributes wanted = describe(operand);
  tensor->set_output(true)
      .set_uid(operand)
      .set_dim(wanted.get_dim())
      .set_stride(wanted.get_stride())
      .set_data_type(wanted.get_data_type());
}

void GraphBuilder::addForward() {
  graph::SDPA_attributes attributes;
  auto [output, stats] =
      graph.sdpa(add(Query), add(Key), add(Value),
                 setShape(attributes).set_generate_stats(true));
  setOutput(output, Output);
  setOutput(stats, Logsumexp);
}

void GraphBuilder::addGradients() {
  graph::SDPA_backward_attributes attributes;
  auto [query, key, value] = graph.sdpa_backward(
      add(Query), add(Key), add(Value), add(Output), add(OutputGrad),
      add(Logsumexp), setShape(attributes).set_deterministic_algorithm(true));
  setOutput(query, QueryGrad);
  setOutput(key, KeyGrad);
  setOutput(value, ValueGrad);
}

void GraphBuilder::build(bool isGradient) {
  graph
      .set_io_data_type(desc.dtype == FSDP_RT_BF16
                            ? frontend::DataType_t::BFLOAT16
                            : frontend::DataType_t::HALF)
      .set_intermediate_data_type(frontend::DataType_t::FLOAT)
      .set_compute_data_type(frontend::DataType_t::FLOAT);
  if (isGradient)
    addGradients();
  else
    addForward();
}

//===----------------------------------------------------------------------===//
// The functions
//===----------------------------------------------------------------------===//

uint32_t fsdp_attention_version(void) { return FSDP_ATTENTION_VERSION; }

int32_t fsdp_attention_open(void *stream, fsdp_attention_session **session,
                            char *error, int64_t error_bytes) {
  return guard({error, error_bytes}, [&] {
    load();
    auto made = std::make_unique<fsdp_attention_session>();
    expect("cudnnCreate", frontend::detail::create_handle(&made->handle));
    expect("cudnnSetStream",
           frontend::detail::set_stream(made->handle,
                                        static_cast<cudaStream_t>(stream)));
    *session = made.release();
  });
}

int32_t fsdp_cudnn_open_without_device(const char *properties,
                                       int32_t capability,
                                       fsdp_attention_session **session,
                                       char *error, int64_t error_bytes) {
  return guard({error, error_bytes}, [&] {
    load();
    std::string text = properties;
    auto read = std::make_shared<frontend::DeviceProperties>();
    expect(read->deserialize({text.begin(), text.end()}));
    auto made = std::make_unique<fsdp_attention_session>();
    made->properties = read;
    made->capability = capability;
    *session = made.release();
  });
}

void fsdp_attention_close(fsdp_attention_session *session) {
  char ignored[1];
  guard({ignored, sizeof(ignored)}, [&] {
    std::unique_ptr<fsdp_attention_session> ended(session);
    ended->plans.clear();
    if (ended->handle)
      frontend::detail::destroy_handle(ended->handle);
  });
}

int32_t fsdp_attention_make_plan(fsdp_attention_session *session,
                                 const fsdp_rt_attention_desc *desc,
                                 int32_t is_gradient,
                                 fsdp_attention_plan **plan,
                                 int64_t *workspace_bytes, char *error,
                                 int64_t error_bytes) {
  return guard({error, error_bytes}, [&] {
    // Of gradients cuDNN 9.26 does not survive the attempt.
    if (desc->rows < 2)
      throw std::runtime_error("cuDNN: expected at least two rows of queries");
    auto made = std::make_unique<fsdp_attention_plan>();
    made->isGradient = is_gradient != 0;
    // Nodes ask for the device as they are added.
    if (!session->handle) {
      made->graph.set_device_properties(session->properties);
      made->graph.set_sm_version(session->capability);
    }
    GraphBuilder(made->graph, *desc).build(made->isGradient);
    std::vector<frontend::HeurMode_t> modes = {frontend::HeurMode_t::A,
                                               frontend::HeurMode_t::FALLBACK};
    expect(session->handle ? made->graph.build(session->handle, modes)
                           : made->graph.build(modes));
    expect(made->graph.get_workspace_size(*workspace_bytes));
    session->plans.push_back(std::move(made));
    *plan = session->plans.back().get();
  });
}

int32_t fsdp_attention_run(fsdp_attention_session *session,
                           fsdp_attention_plan *plan,
                           const fsdp_attention_buffers *buffers,
                           void *workspace, char *error, int64_t error_bytes) {
  return guard({error, error_bytes}, [&] {
    // The library's signature has no constants.
    auto memory = [](const void *operand) {
      return const_cast<void *>(operand);
    };
    std::unordered_map<int64_t, void *> operands = {
        {Query, memory(buffers->query)},
        {Key, memory(buffers->key)},
        {Value, memory(buffers->value)},
        {Output, buffers->output},
        {Logsumexp, buffers->logsumexp}};
    if (plan->isGradient)
      operands.insert({{OutputGrad, memory(buffers->output_grad)},
                       {QueryGrad, buffers->query_grad},
                       {KeyGrad, buffers->key_grad},
                       {ValueGrad, buffers->value_grad}});
    expect(plan->graph.execute(session->handle, operands, workspace));
  });
}
