// A root unit and four layers as phase 4 leaves them: windows are cut between
// forward and backward. Sizes are those of test/goldens/traces/09_fsdp1.json.

shard.grid @grid(shape = 4)
fsdp.module @model class "Net" {
  fsdp.param @"root" : tensor<92xf32>
  fsdp.param @"layers.0" : tensor<280xf32>
  fsdp.param @"layers.1" : tensor<552xf32>
  fsdp.param @"layers.2" : tensor<824xf32>
  fsdp.param @"layers.3" : tensor<1096xf32>
}
fsdp.unit @root of @model params [@model::@"root"] on @grid axes [0] reshard never
    layout <flat, f32, world = 4, numels = [92], paddings = [0, 0]>
fsdp.unit @layers.0 of @model params [@model::@"layers.0"] on @grid axes [0] reshard after_forward
    layout <flat, f32, world = 4, numels = [280], paddings = [0, 0]>
fsdp.unit @layers.1 of @model params [@model::@"layers.1"] on @grid axes [0] reshard after_forward
    layout <flat, f32, world = 4, numels = [552], paddings = [0, 0]>
fsdp.unit @layers.2 of @model params [@model::@"layers.2"] on @grid axes [0] reshard after_forward
    layout <flat, f32, world = 4, numels = [824], paddings = [0, 0]>
fsdp.unit @layers.3 of @model params [@model::@"layers.3"] on @grid axes [0] reshard after_forward
    layout <flat, f32, world = 4, numels = [1096], paddings = [0, 0]>
func.func @step(%s0: memref<23xf32> {fsdp.role = #fsdp.shard<@root>}, %s1: memref<70xf32> {fsdp.role = #fsdp.shard<@layers.0>}, %s2: memref<138xf32> {fsdp.role = #fsdp.shard<@layers.1>}, %s3: memref<206xf32> {fsdp.role = #fsdp.shard<@layers.2>}, %s4: memref<274xf32> {fsdp.role = #fsdp.shard<@layers.3>},
    %g0: memref<23xf32>, %g1: memref<70xf32>, %g2: memref<138xf32>, %g3: memref<206xf32>, %g4: memref<274xf32>, %x: memref<16xf32>) {
  %zero = arith.constant 0 : index
  %b1 = memref.alloc() : memref<368xi8>
  fsdp.unshard [@root] %s0 into %b1 : (memref<23xf32>, memref<368xi8>) -> ()
  %w1 = memref.view %b1[%zero][] : memref<368xi8> to memref<92xf32>
  call @embed(%w1, %x) : (memref<92xf32>, memref<16xf32>) -> ()
  %b2 = memref.alloc() : memref<1120xi8>
  fsdp.unshard [@layers.0] %s1 into %b2 : (memref<70xf32>, memref<1120xi8>) -> ()
  %w2 = memref.view %b2[%zero][] : memref<1120xi8> to memref<280xf32>
  call @layer0_fwd(%w2, %x) : (memref<280xf32>, memref<16xf32>) -> ()
  %b3 = memref.alloc() : memref<2208xi8>
  fsdp.unshard [@layers.1] %s2 into %b3 : (memref<138xf32>, memref<2208xi8>) -> ()
  %w3 = memref.view %b3[%zero][] : memref<2208xi8> to memref<552xf32>
  call @layer1_fwd(%w3, %x) : (memref<552xf32>, memref<16xf32>) -> ()
  %b4 = memref.alloc() : memref<3296xi8>
  fsdp.unshard [@layers.2] %s3 into %b4 : (memref<206xf32>, memref<3296xi8>) -> ()
  %w4 = memref.view %b4[%zero][] : memref<3296xi8> to memref<824xf32>
  call @layer2_fwd(%w4, %x) : (memref<824xf32>, memref<16xf32>) -> ()
  %b5 = memref.alloc() : memref<4384xi8>
  fsdp.unshard [@layers.3] %s4 into %b5 : (memref<274xf32>, memref<4384xi8>) -> ()
  %w5 = memref.view %b5[%zero][] : memref<4384xi8> to memref<1096xf32>
  call @layer3_fwd(%w5, %x) : (memref<1096xf32>, memref<16xf32>) -> ()
  %r0 = memref.alloc() : memref<368xi8>
  call @head(%w1, %x, %r0) : (memref<92xf32>, memref<16xf32>, memref<368xi8>) -> ()
  %b6 = memref.alloc() : memref<4384xi8>
  fsdp.unshard [@layers.3] %s4 into %b6 : (memref<274xf32>, memref<4384xi8>) -> ()
  %w6 = memref.view %b6[%zero][] : memref<4384xi8> to memref<1096xf32>
  %r4 = memref.alloc() : memref<4384xi8>
  call @layer3_bwd(%w6, %x, %r4) : (memref<1096xf32>, memref<16xf32>, memref<4384xi8>) -> ()
  fsdp.reduce_grads [@layers.3] %r4 into %g4 : (memref<4384xi8>, memref<274xf32>) -> ()
  %b7 = memref.alloc() : memref<3296xi8>
  fsdp.unshard [@layers.2] %s3 into %b7 : (memref<206xf32>, memref<3296xi8>) -> ()
  %w7 = memref.view %b7[%zero][] : memref<3296xi8> to memref<824xf32>
  %r3 = memref.alloc() : memref<3296xi8>
  call @layer2_bwd(%w7, %x, %r3) : (memref<824xf32>, memref<16xf32>, memref<3296xi8>) -> ()
  fsdp.reduce_grads [@layers.2] %r3 into %g3 : (memref<3296xi8>, memref<206xf32>) -> ()
  %b8 = memref.alloc() : memref<2208xi8>
  fsdp.unshard [@layers.1] %s2 into %b8 : (memref<138xf32>, memref<2208xi8>) -> ()
  %w8 = memref.view %b8[%zero][] : memref<2208xi8> to memref<552xf32>
  %r2 = memref.alloc() : memref<2208xi8>
  call @layer1_bwd(%w8, %x, %r2) : (memref<552xf32>, memref<16xf32>, memref<2208xi8>) -> ()
  fsdp.reduce_grads [@layers.1] %r2 into %g2 : (memref<2208xi8>, memref<138xf32>) -> ()
  %b9 = memref.alloc() : memref<1120xi8>
  fsdp.unshard [@layers.0] %s1 into %b9 : (memref<70xf32>, memref<1120xi8>) -> ()
  %w9 = memref.view %b9[%zero][] : memref<1120xi8> to memref<280xf32>
  %r1 = memref.alloc() : memref<1120xi8>
  call @layer0_bwd(%w9, %x, %r1) : (memref<280xf32>, memref<16xf32>, memref<1120xi8>) -> ()
  fsdp.reduce_grads [@layers.0] %r1 into %g1 : (memref<1120xi8>, memref<70xf32>) -> ()
  call @embed_bwd(%x, %r0) : (memref<16xf32>, memref<368xi8>) -> ()
  fsdp.reduce_grads [@root] %r0 into %g0 : (memref<368xi8>, memref<23xf32>) -> ()
  call @update0(%s0, %g0) : (memref<23xf32>, memref<23xf32>) -> ()
  call @update1(%s1, %g1) : (memref<70xf32>, memref<70xf32>) -> ()
  call @update2(%s2, %g2) : (memref<138xf32>, memref<138xf32>) -> ()
  call @update3(%s3, %g3) : (memref<206xf32>, memref<206xf32>) -> ()
  call @update4(%s4, %g4) : (memref<274xf32>, memref<274xf32>) -> ()
  return
}
func.func private @embed(%a0: memref<92xf32>, %a1: memref<16xf32>) attributes {fsdp.segment = "root fwd"} {
  %zero = arith.constant 0 : index
  %v = memref.load %a0[%zero] : memref<92xf32>
  memref.store %v, %a1[%zero] : memref<16xf32>
  return
}
func.func private @head(%a0: memref<92xf32>, %a1: memref<16xf32>, %a2: memref<368xi8>) attributes {fsdp.segment = "root head"} {
  %zero = arith.constant 0 : index
  %v = memref.load %a0[%zero] : memref<92xf32>
  memref.store %v, %a1[%zero] : memref<16xf32>
  %c = arith.constant 0 : i8
  linalg.fill ins(%c : i8) outs(%a2 : memref<368xi8>)
  return
}
func.func private @embed_bwd(%a0: memref<16xf32>, %a1: memref<368xi8>) attributes {fsdp.segment = "root bwd"} {
  %c = arith.constant 0 : i8
  linalg.fill ins(%c : i8) outs(%a1 : memref<368xi8>)
  return
}
func.func private @layer0_fwd(%a0: memref<280xf32>, %a1: memref<16xf32>) attributes {fsdp.segment = "layers.0 fwd"} {
  %zero = arith.constant 0 : index
  %v = memref.load %a0[%zero] : memref<280xf32>
  memref.store %v, %a1[%zero] : memref<16xf32>
  return
}
func.func private @layer0_bwd(%a0: memref<280xf32>, %a1: memref<16xf32>, %a2: memref<1120xi8>) attributes {fsdp.segment = "layers.0 bwd"} {
  %zero = arith.constant 0 : index
  %v = memref.load %a0[%zero] : memref<280xf32>
  memref.store %v, %a1[%zero] : memref<16xf32>
  %c = arith.constant 0 : i8
  linalg.fill ins(%c : i8) outs(%a2 : memref<1120xi8>)
  return
}
func.func private @layer1_fwd(%a0: memref<552xf32>, %a1: memref<16xf32>) attributes {fsdp.segment = "layers.1 fwd"} {
  %zero = arith.constant 0 : index
  %v = memref.load %a0[%zero] : memref<552xf32>
  memref.store %v, %a1[%zero] : memref<16xf32>
  return
}
func.func private @layer1_bwd(%a0: memref<552xf32>, %a1: memref<16xf32>, %a2: memref<2208xi8>) attributes {fsdp.segment = "layers.1 bwd"} {
  %zero = arith.constant 0 : index
  %v = memref.load %a0[%zero] : memref<552xf32>
  memref.store %v, %a1[%zero] : memref<16xf32>
  %c = arith.constant 0 : i8
  linalg.fill ins(%c : i8) outs(%a2 : memref<2208xi8>)
  return
}
func.func private @layer2_fwd(%a0: memref<824xf32>, %a1: memref<16xf32>) attributes {fsdp.segment = "layers.2 fwd"} {
  %zero = arith.constant 0 : index
  %v = memref.load %a0[%zero] : memref<824xf32>
  memref.store %v, %a1[%zero] : memref<16xf32>
  return
}
func.func private @layer2_bwd(%a0: memref<824xf32>, %a1: memref<16xf32>, %a2: memref<3296xi8>) attributes {fsdp.segment = "layers.2 bwd"} {
  %zero = arith.constant 0 : index
  %v = memref.load %a0[%zero] : memref<824xf32>
  memref.store %v, %a1[%zero] : memref<16xf32>
  %c = arith.constant 0 : i8
  linalg.fill ins(%c : i8) outs(%a2 : memref<3296xi8>)
  return
}
func.func private @layer3_fwd(%a0: memref<1096xf32>, %a1: memref<16xf32>) attributes {fsdp.segment = "layers.3 fwd"} {
  %zero = arith.constant 0 : index
  %v = memref.load %a0[%zero] : memref<1096xf32>
  memref.store %v, %a1[%zero] : memref<16xf32>
  return
}
func.func private @layer3_bwd(%a0: memref<1096xf32>, %a1: memref<16xf32>, %a2: memref<4384xi8>) attributes {fsdp.segment = "layers.3 bwd"} {
  %zero = arith.constant 0 : index
  %v = memref.load %a0[%zero] : memref<1096xf32>
  memref.store %v, %a1[%zero] : memref<16xf32>
  %c = arith.constant 0 : i8
  linalg.fill ins(%c : i8) outs(%a2 : memref<4384xi8>)
  return
}
func.func private @update0(%a0: memref<23xf32>, %a1: memref<23xf32>) attributes {fsdp.segment = "root update"} {
  %zero = arith.constant 0 : index
  %v = memref.load %a1[%zero] : memref<23xf32>
  memref.store %v, %a0[%zero] : memref<23xf32>
  return
}
func.func private @update1(%a0: memref<70xf32>, %a1: memref<70xf32>) attributes {fsdp.segment = "layers.0 update"} {
  %zero = arith.constant 0 : index
  %v = memref.load %a1[%zero] : memref<70xf32>
  memref.store %v, %a0[%zero] : memref<70xf32>
  return
}
func.func private @update2(%a0: memref<138xf32>, %a1: memref<138xf32>) attributes {fsdp.segment = "layers.1 update"} {
  %zero = arith.constant 0 : index
  %v = memref.load %a1[%zero] : memref<138xf32>
  memref.store %v, %a0[%zero] : memref<138xf32>
  return
}
func.func private @update3(%a0: memref<206xf32>, %a1: memref<206xf32>) attributes {fsdp.segment = "layers.2 update"} {
  %zero = arith.constant 0 : index
  %v = memref.load %a1[%zero] : memref<206xf32>
  memref.store %v, %a0[%zero] : memref<206xf32>
  return
}
func.func private @update4(%a0: memref<274xf32>, %a1: memref<274xf32>) attributes {fsdp.segment = "layers.3 update"} {
  %zero = arith.constant 0 : index
  %v = memref.load %a1[%zero] : memref<274xf32>
  memref.store %v, %a0[%zero] : memref<274xf32>
  return
}
