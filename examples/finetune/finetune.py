# Part of the FSDP compiler, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Makes a small Llama folder, fine-tunes it on 4 ranks, compares with PyTorch, generates."""

import argparse
import json
import os
import pathlib
import shlex
import shutil
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "python"))
TEXT = ROOT / "examples" / "gpt" / "text.txt"
WORLD, BATCH, SEQUENCE, VOCABULARY = 4, 4, 64, 512
LIMIT = 1e-4  # of the loss: 3 digits more than are shown


def make_llama(folder):
    """A random Llama, and a tokenizer that knows the text."""
    import torch
    from tokenizers import Tokenizer, decoders, models, pre_tokenizers, trainers
    from transformers import LlamaConfig, LlamaForCausalLM, PreTrainedTokenizerFast

    torch.manual_seed(1)
    config = LlamaConfig(
        vocab_size=VOCABULARY, hidden_size=64, intermediate_size=128, num_hidden_layers=2,
        num_attention_heads=4, num_key_value_heads=2, max_position_embeddings=256,
        tie_word_embeddings=True, bos_token_id=0, eos_token_id=0, pad_token_id=0,
    )
    LlamaForCausalLM(config).save_pretrained(folder, max_shard_size="200KB")
    words = Tokenizer(models.BPE())
    words.pre_tokenizer = pre_tokenizers.ByteLevel(add_prefix_space=False)
    words.decoder = decoders.ByteLevel()
    words.train([str(TEXT)], trainers.BpeTrainer(
        vocab_size=VOCABULARY, special_tokens=["<end>"], show_progress=False,
        initial_alphabet=sorted(pre_tokenizers.ByteLevel.alphabet())))
    PreTrainedTokenizerFast(
        tokenizer_object=words, eos_token="<end>", pad_token="<end>").save_pretrained(folder)


def call(*command):
    """Runs a command, after printing it."""
    command = [str(part) for part in command]
    print("$", shlex.join(command), flush=True)
    paths = [str(ROOT / "python"), os.environ.get("PYTHONPATH", "")]
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, paths))}
    code = subprocess.run(command, env=environment).returncode
    if code:
        sys.exit(f"finetune.py: {command[0]} failed with exit code {code}")


def train(work, options):
    """Trains compiled; returns the mean losses of the steps."""
    lora = ["--lora", options.lora] if options.lora else []
    out, python = work / "export", [sys.executable, "-m"]
    call(*python, "fsdp_export", "--hf", work / "llama", "--text", TEXT, "--batch", BATCH,
         "--sequence", SEQUENCE, "--world", WORLD, "--steps", options.steps, "--one-file",
         "--no-init", "-o", out, *lora)
    call("fsdp-compile", out / "model.mlir", "--world", WORLD, "--wrap",
         "class:LlamaDecoderLayer", "--optimizer", "adamw", "-o", work / "step.so")
    call("fsdp-run", work / "step.so", "--data", out, "--init", work / "llama", "--steps",
         options.steps, "--lr", options.lr, "--progress", "never", "--log", work / "log.jsonl",
         "--save-hf", work / "tuned", "--save-hf-shard", "200KB", "--save-full", work / "full")
    lines = map(json.loads, (work / "log.jsonl").read_text().splitlines())
    return [line["mean_loss"] for line in lines if "mean_loss" in line]


def train_pytorch(work, options):
    """The mean losses of the same steps in PyTorch, the ranks' batches averaged."""
    import torch
    from safetensors.torch import load_file

    from fsdp_export.torch.huggingface import Pretrained

    model = Pretrained(work / "llama", lora=options.lora).model()
    # The adapters begin as they were exported.
    added = load_file(work / "export" / "hf" / "added.safetensors")
    for name, param in model.named_parameters():
        if name in added:
            param.data.copy_(added[name])
    batches = [load_file(work / "export" / "batches" / f"rank{r}.safetensors")
               for r in range(WORLD)]
    optimizer = torch.optim.AdamW(
        [p for p in model.parameters() if p.requires_grad], lr=options.lr, weight_decay=1e-2)
    means = []
    for step in range(options.steps):
        optimizer.zero_grad()
        losses = [model(batch[f"{step}.0"]) for batch in batches]
        (sum(losses) / WORLD).backward()
        optimizer.step()
        means.append(float(sum(loss.detach() for loss in losses)) / WORLD)
    return means


def check_frozen(work):
    """What adapters must not touch: returns whether all weights but theirs are as before."""
    from safetensors.torch import load_file

    before = {}
    for path in (work / "llama").glob("*.safetensors"):
        before |= load_file(path)
    after, states = (load_file(work / "full" / f"{n}.safetensors") for n in ("model", "optimizer"))
    trained = {name for name in after if ".lora_" in name}
    good = all(value.equal(after[name]) for name, value in before.items())
    owned = {name.removeprefix("state.").rpartition(".")[0] for name in states}
    sizes = {name: value.nbytes for name, value in states.items() if not name.endswith(".step")}
    adapters = sum(after[name].nbytes for name in trained)
    print(f"{len(before)} frozen tensors are {'' if good else 'NOT '}bit by bit what they were; "
          f"the optimizer's states have {sum(sizes.values())} bytes, for adapters of {adapters}")
    return good and owned == trained and sum(sizes.values()) == 2 * adapters


def generate(work):
    """Generates with the saved folder; returns its loss on the first batch."""
    import torch
    from safetensors.torch import load_file
    from transformers import AutoModelForCausalLM, AutoTokenizer

    tokenizer = AutoTokenizer.from_pretrained(work / "tuned")
    model = AutoModelForCausalLM.from_pretrained(work / "tuned").eval()
    start = tokenizer("One morning, ", return_tensors="pt")["input_ids"]
    ids = load_file(work / "export" / "batches" / "rank0.safetensors")["0.0"]
    with torch.no_grad():
        made = model.generate(
            start, attention_mask=torch.ones_like(start), max_new_tokens=40, do_sample=False)
        loss = float(model(ids, labels=ids).loss)
    print(f"generated: {tokenizer.decode(made[0])!r}")
    return loss


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("work", type=pathlib.Path, metavar="WORK", help="folder to write")
    parser.add_argument("--lora", help="train adapters alone: r=8,alpha=16,targets=q_proj,v_proj")
    parser.add_argument("--steps", type=int, default=100)
    parser.add_argument("--lr", type=float, help="default: 3e-3, of adapters 1e-2")
    options = parser.parse_args()
    for tool in ("fsdp-compile", "fsdp-run"):
        if not shutil.which(tool):
            parser.error(f"{tool} is not on PATH; build it, and export PATH=BUILD/bin:$PATH")
    options.lr = options.lr or (1e-2 if options.lora else 3e-3)
    options.work.mkdir(parents=True, exist_ok=True)
    make_llama(options.work / "llama")
    ours, theirs = train(options.work, options), train_pytorch(options.work, options)
    for step in sorted({0, 1, options.steps // 2, options.steps - 1}):
        print(f"step {step + 1:>4}: loss {ours[step]:.7f}, PyTorch's {theirs[step]:.7f}")
    worst = max(abs(a - b) / abs(b) for a, b in zip(ours, theirs, strict=True))
    print(f"largest difference of {options.steps} losses: {worst:.1e} of the loss")
    good = worst <= LIMIT and (not options.lora or check_frozen(options.work))
    loss = generate(options.work)
    print(f"loss of the first batch: {ours[0]:.4f} before, {loss:.4f} after, saved and loaded")
    return 0 if good and loss < ours[0] else 1


if __name__ == "__main__":
    sys.exit(main())
