"""Prints a step with N gathers in flight at once and a load behind each start.

usage: many_in_flight.py N
"""

import sys

HEAD = """\
module attributes {fsdp.issue_order = {f = {gather = [%s]}}} {
  shard.grid @grid(shape = 2)
  fsdp.module @model class "Net" {
    fsdp.param @a : tensor<4xf32>
  }
  fsdp.unit @u of @model params [@model::@a] on @grid axes [0] reshard never
      layout <flat, f32, world = 2, numels = [4], paddings = [0, 0]>
  fsdp.channel @gather on @grid axes [0]
  func.func @f(%%s: memref<2xf32>, %%x: memref<4xf32>, %%i: index) {"""
BUFFERS = "ins(%%s : memref<2xf32>) outs(%%b%d : memref<16xi8>)"

count = int(sys.argv[1])
print(HEAD % ", ".join(['"u"'] * count))
for k in range(count):
    buffers = BUFFERS % k
    print(f"    %b{k} = memref.alloc() : memref<16xi8>")
    print(f"    %t{k} = fsdp.start all_gather on @gather [@u] lane gather {buffers}")
    print(f"    %x{k} = memref.load %x[%i] : memref<4xf32>")
for k in range(count):
    print(f"    fsdp.wait %t{k} lane compute {BUFFERS % k}")
print("    return\n  }\n}")
