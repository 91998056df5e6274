# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Tiny configurations of transformers, by rules about the names of their attributes.

No architecture is named here: a configuration that these rules do not make small,
or that does not run once it is, is not counted.
"""

import dataclasses
import re

WIDTH, HEADS, VOCABULARY, POSITIONS, IMAGE, PATCH = 32, 4, 128, 64, 32, 8
# Numbers of layers, of which the first is taken that runs: some have kinds of layers that
# alternate with a period.
LAYERS = (2, 4, 8)

# What attributes of these names become, where they are positive integers.
_SIZES = [
    (WIDTH, (
        "hidden_size d_model n_embd embed_dim dim hidden_dim embedding_size d_embed n_embed "
        "word_embed_proj_dim width decoder_hidden_size encoder_hidden_size projection_dim "
        "embedding_dim cross_hidden_size lru_width attention_hidden_size d_inner_model vision_hidden_size "
        "text_hidden_size conv_dim_size out_hidden_size output_hidden_size inputs_dim num_filters "
        "input_embed_dim hidden_size_per_layer_input emb_dim n_state cross_attention_hidden_size"
    )),
    (2 * WIDTH, (
        "intermediate_size ffn_dim n_inner d_ff dim_feedforward encoder_ffn_dim decoder_ffn_dim "
        "ffn_hidden_size feed_forward_proj_size shared_expert_intermediate_size mlp_dim "
        "dense_intermediate_size block_ff_dim d_inner ffn_intermediate_size "
        "shared_intermediate_size intermediate_size_mlp mamba_d_ssm"
    )),
    (WIDTH // 2, "moe_intermediate_size expert_ffn_hidden_size"),
    (HEADS, (
        "num_attention_heads n_head num_heads n_heads encoder_attention_heads attention_heads "
        "decoder_num_attention_heads encoder_num_attention_heads "
        "decoder_attention_heads num_encoder_attention_heads num_decoder_attention_heads "
        "swa_num_attention_heads cross_num_attention_heads num_mem_heads"
    )),
    (HEADS // 2, (
        "num_key_value_heads num_kv_heads n_head_kv num_query_groups multi_query_group_num "
        "attention_num_kv_heads swa_num_key_value_heads cross_num_key_value_heads "
        "decoder_num_key_value_heads encoder_num_key_value_heads"
    )),
    (WIDTH // HEADS, (
        "head_dim d_kv attention_head_dim attention_head_size v_head_dim qk_nope_head_dim "
        "qk_head_dim qk_rope_head_dim kv_channels swa_head_dim global_head_dim cross_head_dim"
    )),
    (WIDTH // HEADS // 2, "rotary_dim"),
    (WIDTH // 4, "q_lora_rank kv_lora_rank o_lora_rank index_head_dim"),
    (VOCABULARY, (
        "vocab_size vocabulary_size text_vocab_size encoder_vocab_size decoder_vocab_size "
        "vocab_size_per_layer_input tokenizer_vocab_size"
    )),
    (POSITIONS, (
        "max_position_embeddings n_positions max_sequence_length max_seq_len n_ctx max_seq_length "
        "max_target_positions max_source_positions seq_length original_max_position_embeddings "
        "max_encoder_position_embeddings max_decoder_position_embeddings"
    )),
    (IMAGE, "image_size input_size img_size"),
    (PATCH, "patch_size"),
    (4, "num_experts num_local_experts n_routed_experts moe_num_experts num_routed_experts"),
    (2, "num_experts_per_tok moe_topk moe_k top_k_experts num_selected_experts"),
    (4, "mm_tokens_per_image"),
    (2, "num_kv_shared_layers n_groups mamba_n_groups"),
    (1, (
        "n_shared_experts num_shared_experts n_group num_expert_groups topk_group first_k_dense_replace "
        "moe_layer_start_index num_nextn_predict_layers"
    )),
    (16, (
        "state_size mamba_d_state ssm_state_size mamba_d_head mamba_head_dim chunk_size "
        "mamba_chunk_size sliding_window attention_window attention_chunk_size local_attention "
        "window_size n_window context_size linear_key_head_dim linear_value_head_dim index_topk"
    )),
    (4, "linear_num_value_heads linear_num_key_heads mamba_n_heads mamba_num_heads index_n_heads"),
]
_BY_NAME = {name: size for size, names in _SIZES for name in names.split()}
# What NumPy draws in every step is no part of a step, nor are layers that are skipped at random.
_SWITCHES = {"apply_spec_augment": False}
_OFF = frozenset("layerdrop encoder_layerdrop decoder_layerdrop".split())
# Of these a size may be left open, and then has to be given.
_OPEN = frozenset((
    "head_dim num_key_value_heads sliding_window vocab_size num_experts top_k_experts "
    "moe_intermediate_size n_routed_experts n_shared_experts num_experts_per_tok"
).split())
_COMMONEST = {"layer_types": "full_attention", "mlp_layer_types": "sparse"}
# Halves of a head that turn with time, height and width.
_SECTIONS = [2, 1, 1]
_LAYERS = frozenset((
    "num_hidden_layers n_layer num_layers n_layers encoder_layers decoder_layers "
    "num_decoder_layers num_encoder_layers num_blocks depth encoder_num_hidden_layers "
    "decoder_num_hidden_layers"
).split())
_LISTS = {
    "depths": lambda i: 1, "num_heads": lambda i: 2, "num_attention_heads": lambda i: 2,
    "hidden_sizes": lambda i: 16 * (i + 1), "embed_dims": lambda i: 16 * (i + 1),
    "neck_hidden_sizes": lambda i: 16 * (i + 1), "layer_depths": lambda i: 1,
    "encoder_hidden_sizes": lambda i: 16 * (i + 1), "embed_dim": lambda i: 16 * (i + 1),
    "conv_dim": lambda i: 16, "num_layers": lambda i: 1, "depth": lambda i: 1,
}


# Names of lists of layers.
_INDICES = re.compile("layer|_ind(ex|ic)es$")
# Numbers of layers, or of those of each stage.
_DEPTHS = _LAYERS | {"depths", "layer_depths"}
# Kinds of layers, one for each.
_KINDS = frozenset((
    "layer_types mlp_layer_types block_types layers_block_type attention_layers"
).split())


@dataclasses.dataclass(frozen=True)
class Rules:
    """One way to make a configuration small; the first of several that runs is taken.

    `layers` is the number of layers, `None` for as many as there are. If `derived`, what a
    configuration computes from others is left to it. If `filled`, sizes that it leaves open are
    given. If `alike`, numbers of heads that are equal stay so, and one expert for a token one.
    If `kept`, sizes of vectors and images stay as they are.
    """

    layers: int | None
    derived: bool = False
    filled: bool = False
    alike: bool = False
    kept: bool = False


def every_rules():
    """All ways, those that change most first."""
    for layers in LAYERS:
        yield Rules(layers)
    for alike in (False, True):
        for filled in (False, True):
            for layers in (*LAYERS, None):
                yield Rules(layers, derived=True, filled=filled, alike=alike)
    for derived in (False, True):
        for layers in (2, None):
            yield Rules(layers, derived=derived, kept=True)


def _kinds(value, rules):
    """Kinds of layers: derived again from their number, or each in turn."""
    if not rules.derived:
        return None
    kinds = list(dict.fromkeys(value))
    return [kinds[i % len(kinds)] for i in range(rules.layers or len(value))]


def _stays(name, value, rules):
    """Whether sizes stay as they are: all but numbers of layers and tokens do if they are
    `kept`."""
    first = value[0] if isinstance(value, (list, tuple)) and value else value
    if not rules.kept or not (type(first) is int or isinstance(value, dict)):
        return False
    if isinstance(value, (list, tuple)) and _INDICES.search(name):
        return False  # of layers
    return name not in _DEPTHS and _BY_NAME.get(name) != VOCABULARY


def _value(name, value, rules):
    if _stays(name, value, rules):
        return value
    if isinstance(value, bool):
        return _SWITCHES.get(name, value)
    if name in _OFF:
        return 0.0
    if isinstance(value, int) and value > 0:
        return (rules.layers or value) if name in _LAYERS else _BY_NAME.get(name, value)
    if isinstance(value, (list, tuple)) and value and all(type(v) is int for v in value):
        if rules.derived and len(set(value)) > 1 and name == "patch_size":
            return value  # of stages
        if _INDICES.search(name) and name not in _LISTS:
            return type(value)(v % (rules.layers or v + 1) for v in value)
        if name in ("image_size", "patch_size", "input_size"):
            return type(value)(_BY_NAME[name] for _ in value)
        if name in _LISTS:
            return type(value)(_LISTS[name](i) for i in range(len(value)))
    if isinstance(value, list) and len(value) > 2 and all(type(v) is str for v in value):
        if name in _KINDS:
            return _kinds(value, rules)
    if value is None and rules.filled:
        return _kind_of_all(name, rules) or (_BY_NAME[name] if name in _OPEN else None)
    if isinstance(value, dict) and "mrope_section" in value:
        return value | {"mrope_section": _SECTIONS}
    return value


def _kind_of_all(name, rules):
    """The commonest kind for every layer, where a configuration leaves kinds open."""
    return [_COMMONEST[name]] * rules.layers if rules.layers and name in _COMMONEST else None


def _ids(name, value):
    """Special tokens lie in the small vocabulary."""
    if not name.endswith(("_token_id", "_token_index")) or not isinstance(value, int):
        return value
    half = VOCABULARY // 2
    return half + value % half if value >= VOCABULARY else value


def _given(config_class, default, rules):
    """What a configuration is given, by name; of those that compute, what they do not."""
    values = {name: value for name, value in vars(default).items() if not name.startswith("_")}
    if not rules.derived or not dataclasses.is_dataclass(config_class):
        return values
    plain = {
        field.name: field.default for field in dataclasses.fields(config_class)
        if field.default is None or isinstance(field.default, int)}
    return {
        field.name: values[field.name] if hasattr(values[field.name], "to_dict")
        else plain.get(field.name, values[field.name])
        for field in dataclasses.fields(config_class) if field.name in values
    }


def _is_width(name, value):
    """Whether a size, or a list of sizes, seems to be one of vectors."""
    sizes = value if isinstance(value, (list, tuple)) else [value]
    return bool(sizes) and all(type(size) is int and size >= 4 * WIDTH for size in sizes) and (
        re.search("(size|sizes|dim|dims|channels|width|groups)$", name) is not None)


def _keep_alike(changed, given, default):
    """Sizes that were equal are equal again, and products that have to be; whatever else seems
    to be the size of vectors is small."""
    for name in ("num_key_value_heads", "num_kv_heads"):
        if name in changed and default[name] == default.get("num_attention_heads"):
            changed[name] = changed["num_attention_heads"]
    for name in ("num_experts_per_tok", "moe_topk", "moe_k"):
        if given.get(name) == 1:
            changed.pop(name, None)
    for name, value in given.items():
        if name not in changed and name not in _BY_NAME and _is_width(name, value):
            changed[name] = WIDTH if type(value) is int else type(value)([WIDTH] * len(value))
    for prefix, heads, size in (
            ("", "num_heads", "head_dim"), ("mamba_", "mamba_n_heads", "mamba_d_head")):
        if f"{prefix}expand" in given and heads in changed and size in changed:
            changed[heads] = given[f"{prefix}expand"] * WIDTH // changed[size]


def _fill(changed, given, default):
    """Tokens that a model asks for, though its configuration leaves them open."""
    for name, token in (("pad_token_id", 1), ("decoder_start_token_id", 2)):
        if changed.get(name, given.get(name)) is None:
            changed[name] = token
    for name in ("image_token_id", "image_token_index"):
        if name in given and given[name] is None:
            changed[name] = VOCABULARY - 1
    rotary = default.get("rope_parameters") or {}
    if "rope_theta" in rotary:
        changed["rope_parameters"] = rotary | {"mrope_section": _SECTIONS}


def shrunk(config_class, rules):
    """A small configuration of a class, and those inside of it."""
    default = config_class()
    given = _given(config_class, default, rules)
    changed = {}
    for name, value in given.items():
        if hasattr(value, "to_dict") and hasattr(type(value), "model_type"):
            changed[name] = shrunk(type(value), rules).to_dict()
            continue
        new = _ids(name, _value(name, value, rules))
        if new != value or (new is None) != (value is None):
            changed[name] = new
    if rules.filled:
        _fill(changed, given, vars(default))
    if rules.alike:
        _keep_alike(changed, given, vars(default))
    return config_class(**changed)
