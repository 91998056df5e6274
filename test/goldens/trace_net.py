# Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Writes the training step of the net that the traces describe.

x [batch, d]; `embed`: Linear(d, d) without bias; layer i, of class Block:
x + down(relu(up(x))), up: Linear(d, hidden[i]), down: Linear(hidden[i], d);
`head`: Linear(d, out). The loss is the sum of the head's output. If `twice`,
layer 1 runs twice. Forward and backward are written by hand, in the order in
which autograd would run them; boundary marks show the calls of the layers.
Parameters are stored in f32; everything is computed in one float type.
"""

import re


class Step:
    """The body of the function, line by line, in SSA form."""

    def __init__(self, dtype):
        self.lines, self.count = [], 0
        self.shapes, self.dtype = {}, dtype

    def value(self, shape, text):
        """A new value, defined by `text` up to its type."""
        name = f"%{self.count}"
        self.count += 1
        self.lines.append(f"    {name} = {text}")
        self.shapes[name] = list(shape)
        return name

    def type(self, value):
        return self.tensor(self.shapes[value])

    def tensor(self, shape):
        return tensor(shape, self.dtype)

    def empty(self, shape):
        return self.value(shape, f"tensor.empty() : {self.tensor(shape)}")

    def filled(self, shape, scalar="%zero"):
        out = self.empty(shape)
        kind = self.tensor(shape)
        text = f"linalg.fill ins({scalar} : {self.dtype}) outs({out} : {kind})"
        return self.value(shape, f"{text} -> {kind}")

    def transposed(self, value):
        shape = self.shapes[value][::-1]
        out = self.empty(shape)
        return self.value(
            shape,
            f"linalg.transpose ins({value} : {self.type(value)}) "
            f"outs({out} : {self.tensor(shape)}) permutation = [1, 0]",
        )

    def matmul(self, left, right):
        shape = [self.shapes[left][0], self.shapes[right][1]]
        out = self.filled(shape)
        return self.value(
            shape,
            f"linalg.matmul ins({left}, {right} : {self.type(left)}, "
            f"{self.type(right)}) outs({out} : {self.type(out)}) -> {self.type(out)}",
        )

    def generic(self, operands, out, maps, kinds, body):
        """A linalg.generic; `body` are scalar ops of f32 from %a, %b.. and %o to %r."""
        names = ["%a", "%b"][: len(operands)]
        maps = ", ".join(f"affine_map<{each}>" for each in maps)
        kinds = ", ".join(f'"{kind}"' for kind in kinds)
        ins = ", ".join(operands)
        types = ", ".join(self.type(operand) for operand in operands)
        arguments = ", ".join(f"{name}: {self.dtype}" for name in [*names, "%o"])
        body = re.sub(r"\bf32\b", self.dtype, body)
        return self.value(
            self.shapes[out],
            f"linalg.generic {{indexing_maps = [{maps}], iterator_types = [{kinds}]}} "
            f"ins({ins} : {types}) outs({out} : {self.type(out)}) {{\n"
            f"    ^bb0({arguments}):\n      {body}\n      linalg.yield %r : {self.dtype}\n"
            f"    }} -> {self.type(out)}",
        )

    def elementwise(self, operands, body):
        shape = self.shapes[operands[0]]
        dims = ", ".join(f"d{i}" for i in range(len(shape)))
        maps = [f"({dims}) -> ({dims})"] * (len(operands) + 1)
        kinds = ["parallel"] * len(shape)
        return self.generic(operands, self.empty(shape), maps, kinds, body)

    def add(self, left, right):
        return self.elementwise([left, right], "%r = arith.addf %a, %b : f32")

    def linear(self, x, weight, bias=None):
        y = self.matmul(x, self.transposed(weight))
        if bias is None:
            return y
        maps = ["(d0, d1) -> (d0, d1)", "(d0, d1) -> (d1)", "(d0, d1) -> (d0, d1)"]
        return self.generic(
            [y, bias], self.empty(self.shapes[y]), maps, ["parallel"] * 2,
            "%r = arith.addf %a, %b : f32",
        )

    def column_sum(self, value):
        out = self.filled(self.shapes[value][1:])
        maps = ["(d0, d1) -> (d0, d1)", "(d0, d1) -> (d1)"]
        return self.generic(
            [value], out, maps, ["reduction", "parallel"], "%r = arith.addf %o, %a : f32"
        )


def tensor(shape, dtype):
    return "tensor<" + "".join(f"{size}x" for size in shape) + f"{dtype}>"


class Net:
    """The parameters, their gradients, and the two passes."""

    def __init__(self, net, dtype):
        self.net, self.step = net, Step(dtype)
        self.params, self.grads = {}, {}
        d = net["d"]
        self.param("embed", "weight", [d, d])
        for i, hidden in enumerate(net["hidden"]):
            self.param(f"layers.{i}.up", "weight", [hidden, d])
            self.param(f"layers.{i}.up", "bias", [hidden])
            self.param(f"layers.{i}.down", "weight", [d, hidden])
            self.param(f"layers.{i}.down", "bias", [d])
        self.param("head", "weight", [net["out"], d])
        self.param("head", "bias", [net["out"]])

    def param(self, module, name, shape):
        fqn = f"{module}.{name}"
        self.params[fqn] = f"%p{len(self.params)}"
        self.step.shapes[self.params[fqn]] = shape

    def add_grad(self, fqn, value):
        old = self.grads.get(fqn)
        self.grads[fqn] = value if old is None else self.step.add(old, value)

    def linear_backward(self, name, x, dy, has_bias=True, needs_dx=True):
        """The gradient of the input, then those of the parameters."""
        dx = self.step.matmul(dy, self.params[f"{name}.weight"]) if needs_dx else None
        if has_bias:
            self.add_grad(f"{name}.bias", self.step.column_sum(dy))
        self.add_grad(f"{name}.weight", self.step.matmul(self.step.transposed(dy), x))
        return dx

    def block(self, i, call, x):
        step, name = self.step, f"layers.{i}"
        x = step.value(
            step.shapes[x],
            f'fsdp.boundary enter @model::@layers::@"{i}" call {call} {x} : {step.type(x)}',
        )
        pre = step.linear(
            x, self.params[f"{name}.up.weight"], self.params[f"{name}.up.bias"]
        )
        hidden = step.elementwise([pre], "%r = arith.maximumf %a, %zero : f32")
        y = step.linear(
            hidden, self.params[f"{name}.down.weight"], self.params[f"{name}.down.bias"]
        )
        return step.add(x, y), (name, x, pre, hidden)

    def block_backward(self, saved, dy):
        name, x, pre, hidden = saved
        dhidden = self.linear_backward(f"{name}.down", hidden, dy)
        dpre = self.step.elementwise(
            [dhidden, pre],
            "%c = arith.cmpf ogt, %b, %zero : f32\n"
            "      %r = arith.select %c, %a, %zero : f32",
        )
        dx = self.linear_backward(f"{name}.up", x, dpre)
        return self.step.add(dy, dx)

    def run(self):
        """Both passes; returns the loss."""
        step, net = self.step, self.net
        batch = [net["batch"], net["d"]]
        step.shapes["%x"] = batch
        h, saved = step.linear("%x", self.params["embed.weight"]), []
        for i in range(len(net["hidden"])):
            for call in range(2 if net.get("twice") and i == 1 else 1):
                h, record = self.block(i, call, h)
                saved.append(record)
        y = step.linear(h, self.params["head.weight"], self.params["head.bias"])
        loss = step.generic(
            [y], step.filled([]), ["(d0, d1) -> (d0, d1)", "(d0, d1) -> ()"],
            ["reduction"] * 2, "%r = arith.addf %o, %a : f32",
        )
        dh = self.linear_backward("head", h, step.filled(step.shapes[y], "%one"))
        for record in reversed(saved):
            dh = self.block_backward(record, dh)
        self.linear_backward("embed", "%x", dh, has_bias=False, needs_dx=False)
        return loss

    def tree(self):
        def linear(name, fqn):
            lines = [f'fsdp.module @{name} class "torch.nn.modules.linear.Linear" {{']
            for leaf in ("weight", "bias"):
                if (value := self.params.get(f"{fqn}.{leaf}")) is not None:
                    stored = tensor(self.step.shapes[value], "f32")
                    lines.append(f"  fsdp.param @{leaf} : {stored}")
            return lines + ["}"]

        lines = ['fsdp.module @model class "Net" {', *linear("embed", "embed")]
        lines.append('fsdp.module @layers class "torch.nn.modules.container.ModuleList" {')
        for i in range(len(self.net["hidden"])):
            lines.append(f'fsdp.module @"{i}" class "Block" {{')
            lines += linear("up", f"layers.{i}.up") + linear("down", f"layers.{i}.down")
            lines.append("}")
        return lines + ["}", *linear("head", "head"), "}"]


def symbol(fqn):
    parts = [f'@"{part}"' if part[0].isdigit() else f"@{part}" for part in fqn.split(".")]
    return "::".join(["@model", *parts])


def write_step(net, dtype="f32"):
    """The input of the compiler, as text; computed in `dtype`."""
    model = Net(net, dtype)
    loss = model.run()
    step = model.step
    arguments = [
        f"{value}: {step.type(value)} {{fsdp.role = #fsdp.state<{symbol(fqn)}>}}"
        for fqn, value in model.params.items()
    ]
    arguments.append(f'%x: {step.type("%x")} {{fsdp.role = #fsdp.input<"x">}}')
    results = [f"{step.type(loss)} {{fsdp.role = #fsdp.loss}}"] + [
        f"{step.type(value)} {{fsdp.role = #fsdp.grad<{symbol(fqn)}>}}"
        for fqn, value in model.grads.items()
    ]
    returned = [loss, *model.grads.values()]
    types = ", ".join(step.type(value) for value in returned)
    return "\n".join(
        ["module @net {", "  shard.grid @grid(shape = ?)", *model.tree()]
        + [f"  func.func @step({', '.join(arguments)})", f"      -> ({', '.join(results)}) {{"]
        + [f"    %{name} = arith.constant {value} : {dtype}"
           for name, value in (("zero", 0.0), ("one", 1.0))]
        + step.lines
        + [f"    return {', '.join(returned)} : {types}", "  }", "}", ""]
    )
