"""Prints a step whose loss is the end of a chain of additions.

usage: long_chain.py LENGTH
"""
import sys

length = int(sys.argv[1])
print("func.func @step(%v0: tensor<f32>) -> (tensor<f32> {fsdp.role = #fsdp.loss}) {")
for i in range(length):
    print(f"  %v{i + 1} = arith.addf %v{i}, %v0 : tensor<f32>")
print(f"  return %v{length} : tensor<f32>\n}}")
