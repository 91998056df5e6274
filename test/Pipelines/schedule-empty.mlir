// Units without elements, whose gradients are one constant, are scheduled under a
// limit and for a machine like any others, and run.

// RUN: fsdp-compile %s --world 2 --wrap always --optimizer sgd --machine=pcie -o %t.so
// RUN: mkdir -p %t.data/batches
// RUN: %python -c "import sys; [open(f'{sys.argv[1]}/{name}.safetensors', 'wb').write((2).to_bytes(8, 'little') + b'{}') for name in ('batches/rank0-step0', 'batches/rank1-step0')]" %t.data
// RUN: fsdp-run %t.so --data %t.data --init-rule '*=zeros' --steps 1 --lr 0.1 --progress never --log %t.jsonl
// RUN: FileCheck %s --input-file %t.jsonl
// RUN: fsdp-compile %s --world 2 --wrap always --optimizer sgd --strategy=no_shard --memory-limit=1MB --dry-run

// CHECK: "mean_loss":1.0

module @empty {
  shard.grid @grid(shape = ?)
  fsdp.module @net class "Net" {
    fsdp.module @a class "A" { fsdp.param @w : tensor<0xf32> }
    fsdp.module @b class "A" { fsdp.param @w : tensor<0xf32> }
  }
  func.func @step(%a: tensor<0xf32> {fsdp.role = #fsdp.state<@net::@a::@w>}, %b: tensor<0xf32> {fsdp.role = #fsdp.state<@net::@b::@w>})
      -> (tensor<f32> {fsdp.role = #fsdp.loss}, tensor<0xf32> {fsdp.role = #fsdp.grad<@net::@a::@w>}, tensor<0xf32> {fsdp.role = #fsdp.grad<@net::@b::@w>}) {
    %loss = arith.constant dense<1.0> : tensor<f32>
    %none = arith.constant dense<0.0> : tensor<0xf32>
    return %loss, %none, %none : tensor<f32>, tensor<0xf32>, tensor<0xf32>
  }
}
