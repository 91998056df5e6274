#map = affine_map<(d0, d1) -> ()>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map4 = affine_map<(d0, d1, d2) -> ()>
#map5 = affine_map<(d0, d1, d2) -> (d2)>
#map6 = affine_map<(d0, d1, d2) -> (0, 0, d2)>
#map7 = affine_map<(d0) -> (d0)>
#map8 = affine_map<(d0) -> ()>
#map9 = affine_map<(d0, d1) -> (d0)>
#map10 = affine_map<(d0, d1) -> (d1)>
#map11 = affine_map<(d0, d1) -> (0, d1)>
#map12 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map13 = affine_map<(d0, d1, d2) -> (0, d1, d2)>
#map14 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map15 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
#map16 = affine_map<(d0, d1, d2, d3) -> (d3, d2)>
#map17 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map18 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d2, d1, d4)>
#map19 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d3, d1, d4)>
#map20 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3)>
#map21 = affine_map<() -> ()>
#map22 = affine_map<(d0, d1, d2, d3) -> ()>
#map23 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map24 = affine_map<(d0, d1) -> (d0, 0)>
#map25 = affine_map<(d0, d1, d2, d3) -> (d2, d3)>
#map26 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map27 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d4, d1, d2)>
#map28 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d3, d4)>
#map29 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d3, d1)>
#map30 = affine_map<(d0, d1) -> (d1, d0)>
#map31 = affine_map<(d0, d1, d2, d3) -> (d3)>
#map32 = affine_map<(d0, d1, d2, d3) -> (0, 0, d2, d3)>
#map33 = affine_map<(d0, d1, d2, d3) -> (d2, d3, d0)>
#map34 = affine_map<(d0, d1, d2, d3) -> (d2, d3, d1)>
#map35 = affine_map<(d0, d1, d2, d3) -> (d0, d1)>
#map36 = affine_map<(d0, d1, d2) -> (d1, d2, d0)>
#map37 = affine_map<(d0, d1, d2) -> (d0)>
#map38 = affine_map<(d0, d1, d2, d3) -> (d0, d3, d1, d2)>
#map39 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d4, d2)>
#map40 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d4)>
#map41 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d4, d3)>
#map42 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d4, d1, d3)>
#map43 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d1, d3)>
#map44 = affine_map<(d0, d1, d2) -> (d2, d0, d1)>
module @flax_gpt_checkpoint {
  shard.grid @grid(shape = ?)
  fsdp.module @model class "flax_gpt_checkpoint.CheckpointedGPT" bases ["flax_gpt.GPT"] {
    fsdp.module @tokens class "flax.nnx.nn.linear.Embed" {
      fsdp.param @embedding : tensor<32x16xf32>
    }
    fsdp.module @positions class "flax.nnx.nn.linear.Embed" {
      fsdp.param @embedding : tensor<8x16xf32>
    }
    fsdp.module @blocks class "flax.nnx.helpers.List" bases ["flax.nnx.reprlib.SequenceReprMixin", "collections.abc.MutableSequence", "collections.abc.Sequence", "collections.abc.Reversible", "collections.abc.Collection", "collections.abc.Sized", "collections.abc.Iterable", "collections.abc.Container", "typing.Generic"] {
      fsdp.module @"0" class "flax_gpt.Block" {
        fsdp.module @norm1 class "flax.nnx.nn.normalization.LayerNorm" {
          fsdp.param @scale : tensor<16xf32>
          fsdp.param @bias : tensor<16xf32>
        }
        fsdp.module @attention class "flax_gpt.Attention" {
          fsdp.module @qkv class "flax.nnx.nn.linear.Linear" {
            fsdp.param @kernel : tensor<16x48xf32>
            fsdp.param @bias : tensor<48xf32>
          }
          fsdp.module @proj class "flax.nnx.nn.linear.Linear" {
            fsdp.param @kernel : tensor<16x16xf32>
            fsdp.param @bias : tensor<16xf32>
          }
        }
        fsdp.module @norm2 class "flax.nnx.nn.normalization.LayerNorm" {
          fsdp.param @scale : tensor<16xf32>
          fsdp.param @bias : tensor<16xf32>
        }
        fsdp.module @up class "flax.nnx.nn.linear.Linear" {
          fsdp.param @kernel : tensor<16x64xf32>
          fsdp.param @bias : tensor<64xf32>
        }
        fsdp.module @down class "flax.nnx.nn.linear.Linear" {
          fsdp.param @kernel : tensor<64x16xf32>
          fsdp.param @bias : tensor<16xf32>
        }
      }
      fsdp.module @"1" class "flax_gpt.Block" {
        fsdp.module @norm1 class "flax.nnx.nn.normalization.LayerNorm" {
          fsdp.param @scale : tensor<16xf32>
          fsdp.param @bias : tensor<16xf32>
        }
        fsdp.module @attention class "flax_gpt.Attention" {
          fsdp.module @qkv class "flax.nnx.nn.linear.Linear" {
            fsdp.param @kernel : tensor<16x48xf32>
            fsdp.param @bias : tensor<48xf32>
          }
          fsdp.module @proj class "flax.nnx.nn.linear.Linear" {
            fsdp.param @kernel : tensor<16x16xf32>
            fsdp.param @bias : tensor<16xf32>
          }
        }
        fsdp.module @norm2 class "flax.nnx.nn.normalization.LayerNorm" {
          fsdp.param @scale : tensor<16xf32>
          fsdp.param @bias : tensor<16xf32>
        }
        fsdp.module @up class "flax.nnx.nn.linear.Linear" {
          fsdp.param @kernel : tensor<16x64xf32>
          fsdp.param @bias : tensor<64xf32>
        }
        fsdp.module @down class "flax.nnx.nn.linear.Linear" {
          fsdp.param @kernel : tensor<64x16xf32>
          fsdp.param @bias : tensor<16xf32>
        }
      }
    }
    fsdp.module @norm class "flax.nnx.nn.normalization.LayerNorm" {
      fsdp.param @scale : tensor<16xf32>
      fsdp.param @bias : tensor<16xf32>
    }
    fsdp.alias @head = @model::@tokens::@embedding
  }
  func.func @step(%arg0: tensor<32x16xf32> {fsdp.role = #fsdp.state<@model::@tokens::@embedding>}, %arg1: tensor<8x16xf32> {fsdp.role = #fsdp.state<@model::@positions::@embedding>}, %arg2: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@blocks::@"0"::@norm1::@scale>}, %arg3: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@blocks::@"0"::@norm1::@bias>}, %arg4: tensor<16x48xf32> {fsdp.role = #fsdp.state<@model::@blocks::@"0"::@attention::@qkv::@kernel>}, %arg5: tensor<48xf32> {fsdp.role = #fsdp.state<@model::@blocks::@"0"::@attention::@qkv::@bias>}, %arg6: tensor<16x16xf32> {fsdp.role = #fsdp.state<@model::@blocks::@"0"::@attention::@proj::@kernel>}, %arg7: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@blocks::@"0"::@attention::@proj::@bias>}, %arg8: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@blocks::@"0"::@norm2::@scale>}, %arg9: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@blocks::@"0"::@norm2::@bias>}, %arg10: tensor<16x64xf32> {fsdp.role = #fsdp.state<@model::@blocks::@"0"::@up::@kernel>}, %arg11: tensor<64xf32> {fsdp.role = #fsdp.state<@model::@blocks::@"0"::@up::@bias>}, %arg12: tensor<64x16xf32> {fsdp.role = #fsdp.state<@model::@blocks::@"0"::@down::@kernel>}, %arg13: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@blocks::@"0"::@down::@bias>}, %arg14: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@blocks::@"1"::@norm1::@scale>}, %arg15: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@blocks::@"1"::@norm1::@bias>}, %arg16: tensor<16x48xf32> {fsdp.role = #fsdp.state<@model::@blocks::@"1"::@attention::@qkv::@kernel>}, %arg17: tensor<48xf32> {fsdp.role = #fsdp.state<@model::@blocks::@"1"::@attention::@qkv::@bias>}, %arg18: tensor<16x16xf32> {fsdp.role = #fsdp.state<@model::@blocks::@"1"::@attention::@proj::@kernel>}, %arg19: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@blocks::@"1"::@attention::@proj::@bias>}, %arg20: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@blocks::@"1"::@norm2::@scale>}, %arg21: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@blocks::@"1"::@norm2::@bias>}, %arg22: tensor<16x64xf32> {fsdp.role = #fsdp.state<@model::@blocks::@"1"::@up::@kernel>}, %arg23: tensor<64xf32> {fsdp.role = #fsdp.state<@model::@blocks::@"1"::@up::@bias>}, %arg24: tensor<64x16xf32> {fsdp.role = #fsdp.state<@model::@blocks::@"1"::@down::@kernel>}, %arg25: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@blocks::@"1"::@down::@bias>}, %arg26: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@norm::@scale>}, %arg27: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@norm::@bias>}, %arg28: tensor<4x8xi32> {fsdp.role = #fsdp.input<"tokens">}, %arg29: tensor<4x8xi32> {fsdp.role = #fsdp.input<"targets">}) -> (tensor<f32> {fsdp.role = #fsdp.loss}, tensor<32x16xf32> {fsdp.role = #fsdp.grad<@model::@tokens::@embedding>}, tensor<8x16xf32> {fsdp.role = #fsdp.grad<@model::@positions::@embedding>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@blocks::@"0"::@norm1::@scale>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@blocks::@"0"::@norm1::@bias>}, tensor<16x48xf32> {fsdp.role = #fsdp.grad<@model::@blocks::@"0"::@attention::@qkv::@kernel>}, tensor<48xf32> {fsdp.role = #fsdp.grad<@model::@blocks::@"0"::@attention::@qkv::@bias>}, tensor<16x16xf32> {fsdp.role = #fsdp.grad<@model::@blocks::@"0"::@attention::@proj::@kernel>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@blocks::@"0"::@attention::@proj::@bias>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@blocks::@"0"::@norm2::@scale>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@blocks::@"0"::@norm2::@bias>}, tensor<16x64xf32> {fsdp.role = #fsdp.grad<@model::@blocks::@"0"::@up::@kernel>}, tensor<64xf32> {fsdp.role = #fsdp.grad<@model::@blocks::@"0"::@up::@bias>}, tensor<64x16xf32> {fsdp.role = #fsdp.grad<@model::@blocks::@"0"::@down::@kernel>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@blocks::@"0"::@down::@bias>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@blocks::@"1"::@norm1::@scale>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@blocks::@"1"::@norm1::@bias>}, tensor<16x48xf32> {fsdp.role = #fsdp.grad<@model::@blocks::@"1"::@attention::@qkv::@kernel>}, tensor<48xf32> {fsdp.role = #fsdp.grad<@model::@blocks::@"1"::@attention::@qkv::@bias>}, tensor<16x16xf32> {fsdp.role = #fsdp.grad<@model::@blocks::@"1"::@attention::@proj::@kernel>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@blocks::@"1"::@attention::@proj::@bias>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@blocks::@"1"::@norm2::@scale>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@blocks::@"1"::@norm2::@bias>}, tensor<16x64xf32> {fsdp.role = #fsdp.grad<@model::@blocks::@"1"::@up::@kernel>}, tensor<64xf32> {fsdp.role = #fsdp.grad<@model::@blocks::@"1"::@up::@bias>}, tensor<64x16xf32> {fsdp.role = #fsdp.grad<@model::@blocks::@"1"::@down::@kernel>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@blocks::@"1"::@down::@bias>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@norm::@scale>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@norm::@bias>}) {
    %cst = arith.constant dense<0> : tensor<i32>
    %0 = tensor.empty() : tensor<4x8xi32>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst : tensor<i32>) outs(%0 : tensor<4x8xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<4x8xi32>
    %2 = tensor.empty() : tensor<4x8xi1>
    %3 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg28, %1 : tensor<4x8xi32>, tensor<4x8xi32>) outs(%2 : tensor<4x8xi1>) {
    ^bb0(%in: i32, %in_500: i32, %out: i1):
      %1796 = arith.cmpi slt, %in, %in_500 : i32
      linalg.yield %1796 : i1
    } -> tensor<4x8xi1>
    %cst_0 = arith.constant dense<32> : tensor<i32>
    %4 = tensor.empty() : tensor<4x8xi32>
    %5 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_0 : tensor<i32>) outs(%4 : tensor<4x8xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<4x8xi32>
    %6 = tensor.empty() : tensor<4x8xi32>
    %7 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg28, %5 : tensor<4x8xi32>, tensor<4x8xi32>) outs(%6 : tensor<4x8xi32>) {
    ^bb0(%in: i32, %in_500: i32, %out: i32):
      %1796 = arith.addi %in, %in_500 : i32
      linalg.yield %1796 : i32
    } -> tensor<4x8xi32>
    %8 = tensor.empty() : tensor<4x8xi32>
    %9 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%3, %7, %arg28 : tensor<4x8xi1>, tensor<4x8xi32>, tensor<4x8xi32>) outs(%8 : tensor<4x8xi32>) {
    ^bb0(%in: i1, %in_500: i32, %in_501: i32, %out: i32):
      %1796 = arith.select %in, %in_500, %in_501 : i32
      linalg.yield %1796 : i32
    } -> tensor<4x8xi32>
    %10 = tensor.empty() : tensor<4x8x1xi32>
    %11 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%9 : tensor<4x8xi32>) outs(%10 : tensor<4x8x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<4x8x1xi32>
    %cst_1 = arith.constant dense<31> : tensor<1xi32>
    %cst_2 = arith.constant dense<0> : tensor<i32>
    %12 = tensor.empty() : tensor<4x8x1xi32>
    %13 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_2 : tensor<i32>) outs(%12 : tensor<4x8x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<4x8x1xi32>
    %14 = tensor.empty() : tensor<4x8x1xi1>
    %15 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11, %13 : tensor<4x8x1xi32>, tensor<4x8x1xi32>) outs(%14 : tensor<4x8x1xi1>) {
    ^bb0(%in: i32, %in_500: i32, %out: i1):
      %1796 = arith.cmpi sge, %in, %in_500 : i32
      linalg.yield %1796 : i1
    } -> tensor<4x8x1xi1>
    %16 = tensor.empty() : tensor<1x1x1xi32>
    %17 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_1 : tensor<1xi32>) outs(%16 : tensor<1x1x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<1x1x1xi32>
    %18 = tensor.empty() : tensor<4x8x1xi32>
    %19 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%17 : tensor<1x1x1xi32>) outs(%18 : tensor<4x8x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<4x8x1xi32>
    %20 = tensor.empty() : tensor<4x8x1xi1>
    %21 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11, %19 : tensor<4x8x1xi32>, tensor<4x8x1xi32>) outs(%20 : tensor<4x8x1xi1>) {
    ^bb0(%in: i32, %in_500: i32, %out: i1):
      %1796 = arith.cmpi sle, %in, %in_500 : i32
      linalg.yield %1796 : i1
    } -> tensor<4x8x1xi1>
    %22 = tensor.empty() : tensor<4x8x1xi1>
    %23 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%15, %21 : tensor<4x8x1xi1>, tensor<4x8x1xi1>) outs(%22 : tensor<4x8x1xi1>) {
    ^bb0(%in: i1, %in_500: i1, %out: i1):
      %1796 = arith.andi %in, %in_500 : i1
      linalg.yield %1796 : i1
    } -> tensor<4x8x1xi1>
    %cst_3 = arith.constant dense<true> : tensor<i1>
    %true = arith.constant true
    %24 = tensor.empty() : tensor<4x8xi1>
    %25 = linalg.fill ins(%true : i1) outs(%24 : tensor<4x8xi1>) -> tensor<4x8xi1>
    %26 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%23 : tensor<4x8x1xi1>) outs(%25 : tensor<4x8xi1>) {
    ^bb0(%in: i1, %out: i1):
      %from_elements = tensor.from_elements %in : tensor<i1>
      %from_elements_500 = tensor.from_elements %out : tensor<i1>
      %extracted = tensor.extract %from_elements_500[] : tensor<i1>
      %extracted_501 = tensor.extract %from_elements[] : tensor<i1>
      %1796 = arith.andi %extracted, %extracted_501 : i1
      %from_elements_502 = tensor.from_elements %1796 : tensor<i1>
      %extracted_503 = tensor.extract %from_elements_502[] : tensor<i1>
      linalg.yield %extracted_503 : i1
    } -> tensor<4x8xi1>
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %27 = tensor.empty() : tensor<4x8x16xf32>
    %28 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel", "parallel", "parallel"]} outs(%27 : tensor<4x8x16xf32>) {
    ^bb0(%out: f32):
      %1796 = linalg.index 0 : index
      %1797 = linalg.index 1 : index
      %1798 = linalg.index 2 : index
      %extracted = tensor.extract %11[%1796, %1797, %c0] : tensor<4x8x1xi32>
      %1799 = arith.index_cast %extracted : i32 to index
      %c0_500 = arith.constant 0 : index
      %c32 = arith.constant 32 : index
      %c31 = arith.constant 31 : index
      %1800 = arith.maxsi %c0, %1799 : index
      %1801 = arith.minsi %1800, %c31 : index
      %c2_501 = arith.constant 2 : index
      %c16 = arith.constant 16 : index
      %extracted_502 = tensor.extract %arg0[%1801, %1798] : tensor<32x16xf32>
      linalg.yield %extracted_502 : f32
    } -> tensor<4x8x16xf32>
    %29 = tensor.empty() : tensor<4x8x16xi1>
    %30 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%26 : tensor<4x8xi1>) outs(%29 : tensor<4x8x16xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<4x8x16xi1>
    %cst_4 = arith.constant dense<0x7FC00000> : tensor<f32>
    %31 = tensor.empty() : tensor<4x8x16xf32>
    %32 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_4 : tensor<f32>) outs(%31 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x16xf32>
    %33 = tensor.empty() : tensor<4x8x16xf32>
    %34 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%30, %28, %32 : tensor<4x8x16xi1>, tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%33 : tensor<4x8x16xf32>) {
    ^bb0(%in: i1, %in_500: f32, %in_501: f32, %out: f32):
      %1796 = arith.select %in, %in_500, %in_501 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x16xf32>
    %35 = tensor.empty() : tensor<8xi32>
    %36 = linalg.generic {indexing_maps = [#map7], iterator_types = ["parallel"]} outs(%35 : tensor<8xi32>) {
    ^bb0(%out: i32):
      %1796 = linalg.index 0 : index
      %1797 = arith.index_cast %1796 : index to i32
      linalg.yield %1797 : i32
    } -> tensor<8xi32>
    %cst_5 = arith.constant dense<0> : tensor<i32>
    %37 = tensor.empty() : tensor<8xi32>
    %38 = linalg.generic {indexing_maps = [#map8, #map7], iterator_types = ["parallel"]} ins(%cst_5 : tensor<i32>) outs(%37 : tensor<8xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<8xi32>
    %39 = tensor.empty() : tensor<8xi1>
    %40 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel"]} ins(%36, %38 : tensor<8xi32>, tensor<8xi32>) outs(%39 : tensor<8xi1>) {
    ^bb0(%in: i32, %in_500: i32, %out: i1):
      %1796 = arith.cmpi slt, %in, %in_500 : i32
      linalg.yield %1796 : i1
    } -> tensor<8xi1>
    %cst_6 = arith.constant dense<8> : tensor<i32>
    %41 = tensor.empty() : tensor<8xi32>
    %42 = linalg.generic {indexing_maps = [#map8, #map7], iterator_types = ["parallel"]} ins(%cst_6 : tensor<i32>) outs(%41 : tensor<8xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<8xi32>
    %43 = tensor.empty() : tensor<8xi32>
    %44 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel"]} ins(%36, %42 : tensor<8xi32>, tensor<8xi32>) outs(%43 : tensor<8xi32>) {
    ^bb0(%in: i32, %in_500: i32, %out: i32):
      %1796 = arith.addi %in, %in_500 : i32
      linalg.yield %1796 : i32
    } -> tensor<8xi32>
    %45 = tensor.empty() : tensor<8xi32>
    %46 = linalg.generic {indexing_maps = [#map7, #map7, #map7, #map7], iterator_types = ["parallel"]} ins(%40, %44, %36 : tensor<8xi1>, tensor<8xi32>, tensor<8xi32>) outs(%45 : tensor<8xi32>) {
    ^bb0(%in: i1, %in_500: i32, %in_501: i32, %out: i32):
      %1796 = arith.select %in, %in_500, %in_501 : i32
      linalg.yield %1796 : i32
    } -> tensor<8xi32>
    %47 = tensor.empty() : tensor<8x1xi32>
    %48 = linalg.generic {indexing_maps = [#map9, #map1], iterator_types = ["parallel", "parallel"]} ins(%46 : tensor<8xi32>) outs(%47 : tensor<8x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<8x1xi32>
    %cst_7 = arith.constant dense<7> : tensor<1xi32>
    %cst_8 = arith.constant dense<0> : tensor<i32>
    %49 = tensor.empty() : tensor<8x1xi32>
    %50 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_8 : tensor<i32>) outs(%49 : tensor<8x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<8x1xi32>
    %51 = tensor.empty() : tensor<8x1xi1>
    %52 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%48, %50 : tensor<8x1xi32>, tensor<8x1xi32>) outs(%51 : tensor<8x1xi1>) {
    ^bb0(%in: i32, %in_500: i32, %out: i1):
      %1796 = arith.cmpi sge, %in, %in_500 : i32
      linalg.yield %1796 : i1
    } -> tensor<8x1xi1>
    %53 = tensor.empty() : tensor<1x1xi32>
    %54 = linalg.generic {indexing_maps = [#map10, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_7 : tensor<1xi32>) outs(%53 : tensor<1x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<1x1xi32>
    %55 = tensor.empty() : tensor<8x1xi32>
    %56 = linalg.generic {indexing_maps = [#map11, #map1], iterator_types = ["parallel", "parallel"]} ins(%54 : tensor<1x1xi32>) outs(%55 : tensor<8x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<8x1xi32>
    %57 = tensor.empty() : tensor<8x1xi1>
    %58 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%48, %56 : tensor<8x1xi32>, tensor<8x1xi32>) outs(%57 : tensor<8x1xi1>) {
    ^bb0(%in: i32, %in_500: i32, %out: i1):
      %1796 = arith.cmpi sle, %in, %in_500 : i32
      linalg.yield %1796 : i1
    } -> tensor<8x1xi1>
    %59 = tensor.empty() : tensor<8x1xi1>
    %60 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%52, %58 : tensor<8x1xi1>, tensor<8x1xi1>) outs(%59 : tensor<8x1xi1>) {
    ^bb0(%in: i1, %in_500: i1, %out: i1):
      %1796 = arith.andi %in, %in_500 : i1
      linalg.yield %1796 : i1
    } -> tensor<8x1xi1>
    %cst_9 = arith.constant dense<true> : tensor<i1>
    %true_10 = arith.constant true
    %61 = tensor.empty() : tensor<8xi1>
    %62 = linalg.fill ins(%true_10 : i1) outs(%61 : tensor<8xi1>) -> tensor<8xi1>
    %63 = linalg.generic {indexing_maps = [#map1, #map9], iterator_types = ["parallel", "reduction"]} ins(%60 : tensor<8x1xi1>) outs(%62 : tensor<8xi1>) {
    ^bb0(%in: i1, %out: i1):
      %from_elements = tensor.from_elements %in : tensor<i1>
      %from_elements_500 = tensor.from_elements %out : tensor<i1>
      %extracted = tensor.extract %from_elements_500[] : tensor<i1>
      %extracted_501 = tensor.extract %from_elements[] : tensor<i1>
      %1796 = arith.andi %extracted, %extracted_501 : i1
      %from_elements_502 = tensor.from_elements %1796 : tensor<i1>
      %extracted_503 = tensor.extract %from_elements_502[] : tensor<i1>
      linalg.yield %extracted_503 : i1
    } -> tensor<8xi1>
    %c0_11 = arith.constant 0 : index
    %c1_12 = arith.constant 1 : index
    %64 = tensor.empty() : tensor<8x16xf32>
    %65 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel"]} outs(%64 : tensor<8x16xf32>) {
    ^bb0(%out: f32):
      %1796 = linalg.index 0 : index
      %1797 = linalg.index 1 : index
      %extracted = tensor.extract %48[%1796, %c0_11] : tensor<8x1xi32>
      %1798 = arith.index_cast %extracted : i32 to index
      %c0_500 = arith.constant 0 : index
      %c8_501 = arith.constant 8 : index
      %c7 = arith.constant 7 : index
      %1799 = arith.maxsi %c0_11, %1798 : index
      %1800 = arith.minsi %1799, %c7 : index
      %c1_502 = arith.constant 1 : index
      %c16 = arith.constant 16 : index
      %extracted_503 = tensor.extract %arg1[%1800, %1797] : tensor<8x16xf32>
      linalg.yield %extracted_503 : f32
    } -> tensor<8x16xf32>
    %66 = tensor.empty() : tensor<8x16xi1>
    %67 = linalg.generic {indexing_maps = [#map9, #map1], iterator_types = ["parallel", "parallel"]} ins(%63 : tensor<8xi1>) outs(%66 : tensor<8x16xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<8x16xi1>
    %cst_13 = arith.constant dense<0x7FC00000> : tensor<f32>
    %68 = tensor.empty() : tensor<8x16xf32>
    %69 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_13 : tensor<f32>) outs(%68 : tensor<8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x16xf32>
    %70 = tensor.empty() : tensor<8x16xf32>
    %71 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%67, %65, %69 : tensor<8x16xi1>, tensor<8x16xf32>, tensor<8x16xf32>) outs(%70 : tensor<8x16xf32>) {
    ^bb0(%in: i1, %in_500: f32, %in_501: f32, %out: f32):
      %1796 = arith.select %in, %in_500, %in_501 : f32
      linalg.yield %1796 : f32
    } -> tensor<8x16xf32>
    %72 = tensor.empty() : tensor<1x8x16xf32>
    %73 = linalg.generic {indexing_maps = [#map12, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%71 : tensor<8x16xf32>) outs(%72 : tensor<1x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x8x16xf32>
    %74 = tensor.empty() : tensor<4x8x16xf32>
    %75 = linalg.generic {indexing_maps = [#map13, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%73 : tensor<1x8x16xf32>) outs(%74 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x16xf32>
    %76 = tensor.empty() : tensor<4x8x16xf32>
    %77 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%34, %75 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%76 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.addf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x16xf32>
    %78 = tensor.empty() : tensor<4x8x16xf32>
    %79 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%77, %77 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%78 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.mulf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x16xf32>
    %cst_14 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_15 = arith.constant 0.000000e+00 : f32
    %80 = tensor.empty() : tensor<4x8xf32>
    %81 = linalg.fill ins(%cst_15 : f32) outs(%80 : tensor<4x8xf32>) -> tensor<4x8xf32>
    %82 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%77 : tensor<4x8x16xf32>) outs(%81 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %from_elements = tensor.from_elements %in : tensor<f32>
      %from_elements_500 = tensor.from_elements %out : tensor<f32>
      %extracted = tensor.extract %from_elements_500[] : tensor<f32>
      %extracted_501 = tensor.extract %from_elements[] : tensor<f32>
      %1796 = arith.addf %extracted, %extracted_501 : f32
      %from_elements_502 = tensor.from_elements %1796 : tensor<f32>
      %extracted_503 = tensor.extract %from_elements_502[] : tensor<f32>
      linalg.yield %extracted_503 : f32
    } -> tensor<4x8xf32>
    %cst_16 = arith.constant dense<1.600000e+01> : tensor<f32>
    %83 = tensor.empty() : tensor<4x8xf32>
    %84 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_16 : tensor<f32>) outs(%83 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8xf32>
    %85 = tensor.empty() : tensor<4x8xf32>
    %86 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%82, %84 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%85 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.divf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8xf32>
    %cst_17 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_18 = arith.constant 0.000000e+00 : f32
    %87 = tensor.empty() : tensor<4x8xf32>
    %88 = linalg.fill ins(%cst_18 : f32) outs(%87 : tensor<4x8xf32>) -> tensor<4x8xf32>
    %89 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%79 : tensor<4x8x16xf32>) outs(%88 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %from_elements = tensor.from_elements %in : tensor<f32>
      %from_elements_500 = tensor.from_elements %out : tensor<f32>
      %extracted = tensor.extract %from_elements_500[] : tensor<f32>
      %extracted_501 = tensor.extract %from_elements[] : tensor<f32>
      %1796 = arith.addf %extracted, %extracted_501 : f32
      %from_elements_502 = tensor.from_elements %1796 : tensor<f32>
      %extracted_503 = tensor.extract %from_elements_502[] : tensor<f32>
      linalg.yield %extracted_503 : f32
    } -> tensor<4x8xf32>
    %cst_19 = arith.constant dense<1.600000e+01> : tensor<f32>
    %90 = tensor.empty() : tensor<4x8xf32>
    %91 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_19 : tensor<f32>) outs(%90 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8xf32>
    %92 = tensor.empty() : tensor<4x8xf32>
    %93 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%89, %91 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%92 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.divf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8xf32>
    %94 = tensor.empty() : tensor<4x8xf32>
    %95 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%86, %86 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%94 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.mulf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8xf32>
    %96 = tensor.empty() : tensor<4x8xf32>
    %97 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%93, %95 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%96 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.subf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8xf32>
    %cst_20 = arith.constant dense<0.000000e+00> : tensor<f32>
    %98 = tensor.empty() : tensor<4x8xf32>
    %99 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_20 : tensor<f32>) outs(%98 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8xf32>
    %100 = tensor.empty() : tensor<4x8xf32>
    %101 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%99, %97 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%100 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.maximumf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8xf32>
    %expanded = tensor.expand_shape %86 [[0], [1, 2]] output_shape [4, 8, 1] : tensor<4x8xf32> into tensor<4x8x1xf32>
    %expanded_21 = tensor.expand_shape %101 [[0], [1, 2]] output_shape [4, 8, 1] : tensor<4x8xf32> into tensor<4x8x1xf32>
    %102 = tensor.empty() : tensor<4x8x16xf32>
    %103 = linalg.generic {indexing_maps = [#map14, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded : tensor<4x8x1xf32>) outs(%102 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x16xf32>
    %104 = tensor.empty() : tensor<4x8x16xf32>
    %105 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%77, %103 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%104 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.subf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x16xf32>
    %cst_22 = arith.constant dense<9.99999997E-7> : tensor<f32>
    %106 = tensor.empty() : tensor<4x8x1xf32>
    %107 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_22 : tensor<f32>) outs(%106 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x1xf32>
    %108 = tensor.empty() : tensor<4x8x1xf32>
    %109 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_21, %107 : tensor<4x8x1xf32>, tensor<4x8x1xf32>) outs(%108 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.addf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x1xf32>
    %110 = tensor.empty() : tensor<4x8x1xf32>
    %111 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%109 : tensor<4x8x1xf32>) outs(%110 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1796 = math.rsqrt %in : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x1xf32>
    %expanded_23 = tensor.expand_shape %arg2 [[0, 1, 2]] output_shape [1, 1, 16] : tensor<16xf32> into tensor<1x1x16xf32>
    %112 = tensor.empty() : tensor<4x8x16xf32>
    %113 = linalg.generic {indexing_maps = [#map14, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%111 : tensor<4x8x1xf32>) outs(%112 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x16xf32>
    %114 = tensor.empty() : tensor<4x8x16xf32>
    %115 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_23 : tensor<1x1x16xf32>) outs(%114 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x16xf32>
    %116 = tensor.empty() : tensor<4x8x16xf32>
    %117 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%113, %115 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%116 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.mulf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x16xf32>
    %118 = tensor.empty() : tensor<4x8x16xf32>
    %119 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%105, %117 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%118 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.mulf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x16xf32>
    %expanded_24 = tensor.expand_shape %arg3 [[0, 1, 2]] output_shape [1, 1, 16] : tensor<16xf32> into tensor<1x1x16xf32>
    %120 = tensor.empty() : tensor<4x8x16xf32>
    %121 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_24 : tensor<1x1x16xf32>) outs(%120 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x16xf32>
    %122 = tensor.empty() : tensor<4x8x16xf32>
    %123 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%119, %121 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%122 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.addf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x16xf32>
    %124 = tensor.empty() : tensor<4x8x48xf32>
    %cst_25 = arith.constant 0.000000e+00 : f32
    %125 = linalg.fill ins(%cst_25 : f32) outs(%124 : tensor<4x8x48xf32>) -> tensor<4x8x48xf32>
    %126 = linalg.generic {indexing_maps = [#map15, #map16, #map17], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%123, %arg4 : tensor<4x8x16xf32>, tensor<16x48xf32>) outs(%125 : tensor<4x8x48xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.mulf %in, %in_500 : f32
      %1797 = arith.addf %out, %1796 : f32
      linalg.yield %1797 : f32
    } -> tensor<4x8x48xf32>
    %expanded_26 = tensor.expand_shape %arg5 [[0, 1, 2]] output_shape [1, 1, 48] : tensor<48xf32> into tensor<1x1x48xf32>
    %127 = tensor.empty() : tensor<4x8x48xf32>
    %128 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_26 : tensor<1x1x48xf32>) outs(%127 : tensor<4x8x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x48xf32>
    %129 = tensor.empty() : tensor<4x8x48xf32>
    %130 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%126, %128 : tensor<4x8x48xf32>, tensor<4x8x48xf32>) outs(%129 : tensor<4x8x48xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.addf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x48xf32>
    %extracted_slice = tensor.extract_slice %130[0, 0, 0] [4, 8, 16] [1, 1, 1] : tensor<4x8x48xf32> to tensor<4x8x16xf32>
    %extracted_slice_27 = tensor.extract_slice %130[0, 0, 16] [4, 8, 16] [1, 1, 1] : tensor<4x8x48xf32> to tensor<4x8x16xf32>
    %extracted_slice_28 = tensor.extract_slice %130[0, 0, 32] [4, 8, 16] [1, 1, 1] : tensor<4x8x48xf32> to tensor<4x8x16xf32>
    %expanded_29 = tensor.expand_shape %extracted_slice [[0], [1], [2, 3]] output_shape [4, 8, 2, 8] : tensor<4x8x16xf32> into tensor<4x8x2x8xf32>
    %expanded_30 = tensor.expand_shape %extracted_slice_27 [[0], [1], [2, 3]] output_shape [4, 8, 2, 8] : tensor<4x8x16xf32> into tensor<4x8x2x8xf32>
    %expanded_31 = tensor.expand_shape %extracted_slice_28 [[0], [1], [2, 3]] output_shape [4, 8, 2, 8] : tensor<4x8x16xf32> into tensor<4x8x2x8xf32>
    %131 = tensor.empty() : tensor<4x2x8x8xf32>
    %cst_32 = arith.constant 0.000000e+00 : f32
    %132 = linalg.fill ins(%cst_32 : f32) outs(%131 : tensor<4x2x8x8xf32>) -> tensor<4x2x8x8xf32>
    %133 = linalg.generic {indexing_maps = [#map18, #map19, #map20], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%expanded_29, %expanded_30 : tensor<4x8x2x8xf32>, tensor<4x8x2x8xf32>) outs(%132 : tensor<4x2x8x8xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.mulf %in, %in_500 : f32
      %1797 = arith.addf %out, %1796 : f32
      linalg.yield %1797 : f32
    } -> tensor<4x2x8x8xf32>
    %cst_33 = arith.constant dense<8.000000e+00> : tensor<f32>
    %134 = tensor.empty() : tensor<f32>
    %cst_34 = arith.constant 8.000000e+00 : f32
    %135 = linalg.generic {indexing_maps = [#map21], iterator_types = []} outs(%134 : tensor<f32>) {
    ^bb0(%out: f32):
      %1796 = math.sqrt %cst_34 : f32
      linalg.yield %1796 : f32
    } -> tensor<f32>
    %136 = tensor.empty() : tensor<f32>
    %137 = linalg.generic {indexing_maps = [#map21, #map21], iterator_types = []} ins(%135 : tensor<f32>) outs(%136 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<f32>
    %138 = tensor.empty() : tensor<4x2x8x8xf32>
    %139 = linalg.generic {indexing_maps = [#map22, #map23], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%137 : tensor<f32>) outs(%138 : tensor<4x2x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x2x8x8xf32>
    %140 = tensor.empty() : tensor<4x2x8x8xf32>
    %141 = linalg.generic {indexing_maps = [#map23, #map23, #map23], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%133, %139 : tensor<4x2x8x8xf32>, tensor<4x2x8x8xf32>) outs(%140 : tensor<4x2x8x8xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.divf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x2x8x8xf32>
    %142 = tensor.empty() : tensor<8xi32>
    %143 = linalg.generic {indexing_maps = [#map7], iterator_types = ["parallel"]} outs(%142 : tensor<8xi32>) {
    ^bb0(%out: i32):
      %1796 = linalg.index 0 : index
      %1797 = arith.index_cast %1796 : index to i32
      linalg.yield %1797 : i32
    } -> tensor<8xi32>
    %144 = tensor.empty() : tensor<8x1xi32>
    %145 = linalg.generic {indexing_maps = [#map9, #map1], iterator_types = ["parallel", "parallel"]} ins(%143 : tensor<8xi32>) outs(%144 : tensor<8x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<8x1xi32>
    %146 = tensor.empty() : tensor<1x8xi32>
    %147 = linalg.generic {indexing_maps = [#map10, #map1], iterator_types = ["parallel", "parallel"]} ins(%143 : tensor<8xi32>) outs(%146 : tensor<1x8xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<1x8xi32>
    %148 = tensor.empty() : tensor<8x8xi32>
    %149 = linalg.generic {indexing_maps = [#map24, #map1], iterator_types = ["parallel", "parallel"]} ins(%145 : tensor<8x1xi32>) outs(%148 : tensor<8x8xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<8x8xi32>
    %150 = tensor.empty() : tensor<8x8xi32>
    %151 = linalg.generic {indexing_maps = [#map11, #map1], iterator_types = ["parallel", "parallel"]} ins(%147 : tensor<1x8xi32>) outs(%150 : tensor<8x8xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<8x8xi32>
    %152 = tensor.empty() : tensor<8x8xi1>
    %153 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%149, %151 : tensor<8x8xi32>, tensor<8x8xi32>) outs(%152 : tensor<8x8xi1>) {
    ^bb0(%in: i32, %in_500: i32, %out: i1):
      %1796 = arith.cmpi sge, %in, %in_500 : i32
      linalg.yield %1796 : i1
    } -> tensor<8x8xi1>
    %154 = tensor.empty() : tensor<4x2x8x8xi1>
    %155 = linalg.generic {indexing_maps = [#map25, #map23], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%153 : tensor<8x8xi1>) outs(%154 : tensor<4x2x8x8xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<4x2x8x8xi1>
    %cst_35 = arith.constant dense<-1.000000e+09> : tensor<f32>
    %156 = tensor.empty() : tensor<4x2x8x8xf32>
    %157 = linalg.generic {indexing_maps = [#map22, #map23], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_35 : tensor<f32>) outs(%156 : tensor<4x2x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x2x8x8xf32>
    %158 = tensor.empty() : tensor<4x2x8x8xf32>
    %159 = linalg.generic {indexing_maps = [#map23, #map23, #map23, #map23], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%155, %141, %157 : tensor<4x2x8x8xi1>, tensor<4x2x8x8xf32>, tensor<4x2x8x8xf32>) outs(%158 : tensor<4x2x8x8xf32>) {
    ^bb0(%in: i1, %in_500: f32, %in_501: f32, %out: f32):
      %1796 = arith.select %in, %in_500, %in_501 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x2x8x8xf32>
    %cst_36 = arith.constant dense<0xFF800000> : tensor<f32>
    %cst_37 = arith.constant 0xFF800000 : f32
    %160 = tensor.empty() : tensor<4x2x8xf32>
    %161 = linalg.fill ins(%cst_37 : f32) outs(%160 : tensor<4x2x8xf32>) -> tensor<4x2x8xf32>
    %162 = linalg.generic {indexing_maps = [#map23, #map17], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%159 : tensor<4x2x8x8xf32>) outs(%161 : tensor<4x2x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %from_elements = tensor.from_elements %in : tensor<f32>
      %from_elements_500 = tensor.from_elements %out : tensor<f32>
      %extracted = tensor.extract %from_elements_500[] : tensor<f32>
      %extracted_501 = tensor.extract %from_elements[] : tensor<f32>
      %1796 = arith.maximumf %extracted, %extracted_501 : f32
      %from_elements_502 = tensor.from_elements %1796 : tensor<f32>
      %extracted_503 = tensor.extract %from_elements_502[] : tensor<f32>
      linalg.yield %extracted_503 : f32
    } -> tensor<4x2x8xf32>
    %cst_38 = arith.constant dense<0xFF800000> : tensor<f32>
    %163 = tensor.empty() : tensor<4x2x8xf32>
    %164 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_38 : tensor<f32>) outs(%163 : tensor<4x2x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x2x8xf32>
    %165 = tensor.empty() : tensor<4x2x8xf32>
    %166 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%164, %162 : tensor<4x2x8xf32>, tensor<4x2x8xf32>) outs(%165 : tensor<4x2x8xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.maximumf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x2x8xf32>
    %167 = tensor.empty() : tensor<4x2x8x1xf32>
    %168 = linalg.generic {indexing_maps = [#map17, #map23], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%166 : tensor<4x2x8xf32>) outs(%167 : tensor<4x2x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x2x8x1xf32>
    %169 = tensor.empty() : tensor<4x2x8x8xf32>
    %170 = linalg.generic {indexing_maps = [#map26, #map23], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%168 : tensor<4x2x8x1xf32>) outs(%169 : tensor<4x2x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x2x8x8xf32>
    %171 = tensor.empty() : tensor<4x2x8x8xf32>
    %172 = linalg.generic {indexing_maps = [#map23, #map23, #map23], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%159, %170 : tensor<4x2x8x8xf32>, tensor<4x2x8x8xf32>) outs(%171 : tensor<4x2x8x8xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.subf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x2x8x8xf32>
    %173 = tensor.empty() : tensor<4x2x8x8xf32>
    %174 = linalg.generic {indexing_maps = [#map23, #map23], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%172 : tensor<4x2x8x8xf32>) outs(%173 : tensor<4x2x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1796 = math.exp %in : f32
      linalg.yield %1796 : f32
    } -> tensor<4x2x8x8xf32>
    %cst_39 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_40 = arith.constant 0.000000e+00 : f32
    %175 = tensor.empty() : tensor<4x2x8xf32>
    %176 = linalg.fill ins(%cst_40 : f32) outs(%175 : tensor<4x2x8xf32>) -> tensor<4x2x8xf32>
    %177 = linalg.generic {indexing_maps = [#map23, #map17], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%174 : tensor<4x2x8x8xf32>) outs(%176 : tensor<4x2x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %from_elements = tensor.from_elements %in : tensor<f32>
      %from_elements_500 = tensor.from_elements %out : tensor<f32>
      %extracted = tensor.extract %from_elements_500[] : tensor<f32>
      %extracted_501 = tensor.extract %from_elements[] : tensor<f32>
      %1796 = arith.addf %extracted, %extracted_501 : f32
      %from_elements_502 = tensor.from_elements %1796 : tensor<f32>
      %extracted_503 = tensor.extract %from_elements_502[] : tensor<f32>
      linalg.yield %extracted_503 : f32
    } -> tensor<4x2x8xf32>
    %178 = tensor.empty() : tensor<4x2x8x1xf32>
    %179 = linalg.generic {indexing_maps = [#map17, #map23], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%177 : tensor<4x2x8xf32>) outs(%178 : tensor<4x2x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x2x8x1xf32>
    %180 = tensor.empty() : tensor<4x2x8x8xf32>
    %181 = linalg.generic {indexing_maps = [#map26, #map23], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%179 : tensor<4x2x8x1xf32>) outs(%180 : tensor<4x2x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x2x8x8xf32>
    %182 = tensor.empty() : tensor<4x2x8x8xf32>
    %183 = linalg.generic {indexing_maps = [#map23, #map23, #map23], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%174, %181 : tensor<4x2x8x8xf32>, tensor<4x2x8x8xf32>) outs(%182 : tensor<4x2x8x8xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.divf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x2x8x8xf32>
    %184 = tensor.empty() : tensor<4x2x8x8xf32>
    %cst_41 = arith.constant 0.000000e+00 : f32
    %185 = linalg.fill ins(%cst_41 : f32) outs(%184 : tensor<4x2x8x8xf32>) -> tensor<4x2x8x8xf32>
    %186 = linalg.generic {indexing_maps = [#map27, #map28, #map20], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%expanded_31, %183 : tensor<4x8x2x8xf32>, tensor<4x2x8x8xf32>) outs(%185 : tensor<4x2x8x8xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.mulf %in, %in_500 : f32
      %1797 = arith.addf %out, %1796 : f32
      linalg.yield %1797 : f32
    } -> tensor<4x2x8x8xf32>
    %187 = tensor.empty() : tensor<4x8x2x8xf32>
    %188 = linalg.generic {indexing_maps = [#map29, #map23], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%186 : tensor<4x2x8x8xf32>) outs(%187 : tensor<4x8x2x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x2x8xf32>
    %collapsed = tensor.collapse_shape %188 [[0], [1], [2, 3]] : tensor<4x8x2x8xf32> into tensor<4x8x16xf32>
    %189 = tensor.empty() : tensor<4x8x16xf32>
    %cst_42 = arith.constant 0.000000e+00 : f32
    %190 = linalg.fill ins(%cst_42 : f32) outs(%189 : tensor<4x8x16xf32>) -> tensor<4x8x16xf32>
    %191 = linalg.generic {indexing_maps = [#map15, #map16, #map17], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%collapsed, %arg6 : tensor<4x8x16xf32>, tensor<16x16xf32>) outs(%190 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.mulf %in, %in_500 : f32
      %1797 = arith.addf %out, %1796 : f32
      linalg.yield %1797 : f32
    } -> tensor<4x8x16xf32>
    %expanded_43 = tensor.expand_shape %arg7 [[0, 1, 2]] output_shape [1, 1, 16] : tensor<16xf32> into tensor<1x1x16xf32>
    %192 = tensor.empty() : tensor<4x8x16xf32>
    %193 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_43 : tensor<1x1x16xf32>) outs(%192 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x16xf32>
    %194 = tensor.empty() : tensor<4x8x16xf32>
    %195 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%191, %193 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%194 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.addf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x16xf32>
    %196 = tensor.empty() : tensor<4x8x16xf32>
    %197 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%77, %195 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%196 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.addf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x16xf32>
    %198 = tensor.empty() : tensor<4x8x16xf32>
    %199 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%197, %197 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%198 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.mulf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x16xf32>
    %cst_44 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_45 = arith.constant 0.000000e+00 : f32
    %200 = tensor.empty() : tensor<4x8xf32>
    %201 = linalg.fill ins(%cst_45 : f32) outs(%200 : tensor<4x8xf32>) -> tensor<4x8xf32>
    %202 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%197 : tensor<4x8x16xf32>) outs(%201 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %from_elements = tensor.from_elements %in : tensor<f32>
      %from_elements_500 = tensor.from_elements %out : tensor<f32>
      %extracted = tensor.extract %from_elements_500[] : tensor<f32>
      %extracted_501 = tensor.extract %from_elements[] : tensor<f32>
      %1796 = arith.addf %extracted, %extracted_501 : f32
      %from_elements_502 = tensor.from_elements %1796 : tensor<f32>
      %extracted_503 = tensor.extract %from_elements_502[] : tensor<f32>
      linalg.yield %extracted_503 : f32
    } -> tensor<4x8xf32>
    %cst_46 = arith.constant dense<1.600000e+01> : tensor<f32>
    %203 = tensor.empty() : tensor<4x8xf32>
    %204 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_46 : tensor<f32>) outs(%203 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8xf32>
    %205 = tensor.empty() : tensor<4x8xf32>
    %206 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%202, %204 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%205 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.divf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8xf32>
    %cst_47 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_48 = arith.constant 0.000000e+00 : f32
    %207 = tensor.empty() : tensor<4x8xf32>
    %208 = linalg.fill ins(%cst_48 : f32) outs(%207 : tensor<4x8xf32>) -> tensor<4x8xf32>
    %209 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%199 : tensor<4x8x16xf32>) outs(%208 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %from_elements = tensor.from_elements %in : tensor<f32>
      %from_elements_500 = tensor.from_elements %out : tensor<f32>
      %extracted = tensor.extract %from_elements_500[] : tensor<f32>
      %extracted_501 = tensor.extract %from_elements[] : tensor<f32>
      %1796 = arith.addf %extracted, %extracted_501 : f32
      %from_elements_502 = tensor.from_elements %1796 : tensor<f32>
      %extracted_503 = tensor.extract %from_elements_502[] : tensor<f32>
      linalg.yield %extracted_503 : f32
    } -> tensor<4x8xf32>
    %cst_49 = arith.constant dense<1.600000e+01> : tensor<f32>
    %210 = tensor.empty() : tensor<4x8xf32>
    %211 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_49 : tensor<f32>) outs(%210 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8xf32>
    %212 = tensor.empty() : tensor<4x8xf32>
    %213 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%209, %211 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%212 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.divf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8xf32>
    %214 = tensor.empty() : tensor<4x8xf32>
    %215 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%206, %206 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%214 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.mulf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8xf32>
    %216 = tensor.empty() : tensor<4x8xf32>
    %217 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%213, %215 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%216 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.subf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8xf32>
    %cst_50 = arith.constant dense<0.000000e+00> : tensor<f32>
    %218 = tensor.empty() : tensor<4x8xf32>
    %219 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_50 : tensor<f32>) outs(%218 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8xf32>
    %220 = tensor.empty() : tensor<4x8xf32>
    %221 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%219, %217 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%220 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.maximumf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8xf32>
    %expanded_51 = tensor.expand_shape %206 [[0], [1, 2]] output_shape [4, 8, 1] : tensor<4x8xf32> into tensor<4x8x1xf32>
    %expanded_52 = tensor.expand_shape %221 [[0], [1, 2]] output_shape [4, 8, 1] : tensor<4x8xf32> into tensor<4x8x1xf32>
    %222 = tensor.empty() : tensor<4x8x16xf32>
    %223 = linalg.generic {indexing_maps = [#map14, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_51 : tensor<4x8x1xf32>) outs(%222 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x16xf32>
    %224 = tensor.empty() : tensor<4x8x16xf32>
    %225 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%197, %223 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%224 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.subf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x16xf32>
    %cst_53 = arith.constant dense<9.99999997E-7> : tensor<f32>
    %226 = tensor.empty() : tensor<4x8x1xf32>
    %227 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_53 : tensor<f32>) outs(%226 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x1xf32>
    %228 = tensor.empty() : tensor<4x8x1xf32>
    %229 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_52, %227 : tensor<4x8x1xf32>, tensor<4x8x1xf32>) outs(%228 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.addf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x1xf32>
    %230 = tensor.empty() : tensor<4x8x1xf32>
    %231 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%229 : tensor<4x8x1xf32>) outs(%230 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1796 = math.rsqrt %in : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x1xf32>
    %expanded_54 = tensor.expand_shape %arg8 [[0, 1, 2]] output_shape [1, 1, 16] : tensor<16xf32> into tensor<1x1x16xf32>
    %232 = tensor.empty() : tensor<4x8x16xf32>
    %233 = linalg.generic {indexing_maps = [#map14, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%231 : tensor<4x8x1xf32>) outs(%232 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x16xf32>
    %234 = tensor.empty() : tensor<4x8x16xf32>
    %235 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_54 : tensor<1x1x16xf32>) outs(%234 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x16xf32>
    %236 = tensor.empty() : tensor<4x8x16xf32>
    %237 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%233, %235 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%236 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.mulf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x16xf32>
    %238 = tensor.empty() : tensor<4x8x16xf32>
    %239 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%225, %237 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%238 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.mulf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x16xf32>
    %expanded_55 = tensor.expand_shape %arg9 [[0, 1, 2]] output_shape [1, 1, 16] : tensor<16xf32> into tensor<1x1x16xf32>
    %240 = tensor.empty() : tensor<4x8x16xf32>
    %241 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_55 : tensor<1x1x16xf32>) outs(%240 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x16xf32>
    %242 = tensor.empty() : tensor<4x8x16xf32>
    %243 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%239, %241 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%242 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.addf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x16xf32>
    %244 = tensor.empty() : tensor<4x8x64xf32>
    %cst_56 = arith.constant 0.000000e+00 : f32
    %245 = linalg.fill ins(%cst_56 : f32) outs(%244 : tensor<4x8x64xf32>) -> tensor<4x8x64xf32>
    %246 = linalg.generic {indexing_maps = [#map15, #map16, #map17], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%243, %arg10 : tensor<4x8x16xf32>, tensor<16x64xf32>) outs(%245 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.mulf %in, %in_500 : f32
      %1797 = arith.addf %out, %1796 : f32
      linalg.yield %1797 : f32
    } -> tensor<4x8x64xf32>
    %expanded_57 = tensor.expand_shape %arg11 [[0, 1, 2]] output_shape [1, 1, 64] : tensor<64xf32> into tensor<1x1x64xf32>
    %247 = tensor.empty() : tensor<4x8x64xf32>
    %248 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_57 : tensor<1x1x64xf32>) outs(%247 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x64xf32>
    %249 = tensor.empty() : tensor<4x8x64xf32>
    %250 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%246, %248 : tensor<4x8x64xf32>, tensor<4x8x64xf32>) outs(%249 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.addf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x64xf32>
    %251 = tensor.empty() : tensor<4x8x64xf32>
    %252 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%250, %250 : tensor<4x8x64xf32>, tensor<4x8x64xf32>) outs(%251 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.mulf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x64xf32>
    %253 = tensor.empty() : tensor<4x8x64xf32>
    %254 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%252, %250 : tensor<4x8x64xf32>, tensor<4x8x64xf32>) outs(%253 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.mulf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x64xf32>
    %cst_58 = arith.constant dense<4.471500e-02> : tensor<f32>
    %255 = tensor.empty() : tensor<4x8x64xf32>
    %256 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_58 : tensor<f32>) outs(%255 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x64xf32>
    %257 = tensor.empty() : tensor<4x8x64xf32>
    %258 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%256, %254 : tensor<4x8x64xf32>, tensor<4x8x64xf32>) outs(%257 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.mulf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x64xf32>
    %259 = tensor.empty() : tensor<4x8x64xf32>
    %260 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%250, %258 : tensor<4x8x64xf32>, tensor<4x8x64xf32>) outs(%259 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.addf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x64xf32>
    %cst_59 = arith.constant dense<0.797884583> : tensor<f32>
    %261 = tensor.empty() : tensor<4x8x64xf32>
    %262 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_59 : tensor<f32>) outs(%261 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x64xf32>
    %263 = tensor.empty() : tensor<4x8x64xf32>
    %264 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%262, %260 : tensor<4x8x64xf32>, tensor<4x8x64xf32>) outs(%263 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.mulf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x64xf32>
    %265 = tensor.empty() : tensor<4x8x64xf32>
    %266 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%264 : tensor<4x8x64xf32>) outs(%265 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1796 = math.tanh %in : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x64xf32>
    %cst_60 = arith.constant dense<1.000000e+00> : tensor<f32>
    %267 = tensor.empty() : tensor<4x8x64xf32>
    %268 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_60 : tensor<f32>) outs(%267 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x64xf32>
    %269 = tensor.empty() : tensor<4x8x64xf32>
    %270 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%268, %266 : tensor<4x8x64xf32>, tensor<4x8x64xf32>) outs(%269 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.addf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x64xf32>
    %cst_61 = arith.constant dense<5.000000e-01> : tensor<f32>
    %271 = tensor.empty() : tensor<4x8x64xf32>
    %272 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_61 : tensor<f32>) outs(%271 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x64xf32>
    %273 = tensor.empty() : tensor<4x8x64xf32>
    %274 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%272, %270 : tensor<4x8x64xf32>, tensor<4x8x64xf32>) outs(%273 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.mulf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x64xf32>
    %275 = tensor.empty() : tensor<4x8x64xf32>
    %276 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%250, %274 : tensor<4x8x64xf32>, tensor<4x8x64xf32>) outs(%275 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.mulf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x64xf32>
    %277 = tensor.empty() : tensor<4x8x16xf32>
    %cst_62 = arith.constant 0.000000e+00 : f32
    %278 = linalg.fill ins(%cst_62 : f32) outs(%277 : tensor<4x8x16xf32>) -> tensor<4x8x16xf32>
    %279 = linalg.generic {indexing_maps = [#map15, #map16, #map17], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%276, %arg12 : tensor<4x8x64xf32>, tensor<64x16xf32>) outs(%278 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.mulf %in, %in_500 : f32
      %1797 = arith.addf %out, %1796 : f32
      linalg.yield %1797 : f32
    } -> tensor<4x8x16xf32>
    %expanded_63 = tensor.expand_shape %arg13 [[0, 1, 2]] output_shape [1, 1, 16] : tensor<16xf32> into tensor<1x1x16xf32>
    %280 = tensor.empty() : tensor<4x8x16xf32>
    %281 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_63 : tensor<1x1x16xf32>) outs(%280 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x16xf32>
    %282 = tensor.empty() : tensor<4x8x16xf32>
    %283 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%279, %281 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%282 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.addf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x16xf32>
    %284 = tensor.empty() : tensor<4x8x16xf32>
    %285 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%197, %283 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%284 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.addf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x16xf32>
    %286 = tensor.empty() : tensor<4x8x16xf32>
    %287 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%285, %285 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%286 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.mulf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x16xf32>
    %cst_64 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_65 = arith.constant 0.000000e+00 : f32
    %288 = tensor.empty() : tensor<4x8xf32>
    %289 = linalg.fill ins(%cst_65 : f32) outs(%288 : tensor<4x8xf32>) -> tensor<4x8xf32>
    %290 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%285 : tensor<4x8x16xf32>) outs(%289 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %from_elements = tensor.from_elements %in : tensor<f32>
      %from_elements_500 = tensor.from_elements %out : tensor<f32>
      %extracted = tensor.extract %from_elements_500[] : tensor<f32>
      %extracted_501 = tensor.extract %from_elements[] : tensor<f32>
      %1796 = arith.addf %extracted, %extracted_501 : f32
      %from_elements_502 = tensor.from_elements %1796 : tensor<f32>
      %extracted_503 = tensor.extract %from_elements_502[] : tensor<f32>
      linalg.yield %extracted_503 : f32
    } -> tensor<4x8xf32>
    %cst_66 = arith.constant dense<1.600000e+01> : tensor<f32>
    %291 = tensor.empty() : tensor<4x8xf32>
    %292 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_66 : tensor<f32>) outs(%291 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8xf32>
    %293 = tensor.empty() : tensor<4x8xf32>
    %294 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%290, %292 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%293 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.divf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8xf32>
    %cst_67 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_68 = arith.constant 0.000000e+00 : f32
    %295 = tensor.empty() : tensor<4x8xf32>
    %296 = linalg.fill ins(%cst_68 : f32) outs(%295 : tensor<4x8xf32>) -> tensor<4x8xf32>
    %297 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%287 : tensor<4x8x16xf32>) outs(%296 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %from_elements = tensor.from_elements %in : tensor<f32>
      %from_elements_500 = tensor.from_elements %out : tensor<f32>
      %extracted = tensor.extract %from_elements_500[] : tensor<f32>
      %extracted_501 = tensor.extract %from_elements[] : tensor<f32>
      %1796 = arith.addf %extracted, %extracted_501 : f32
      %from_elements_502 = tensor.from_elements %1796 : tensor<f32>
      %extracted_503 = tensor.extract %from_elements_502[] : tensor<f32>
      linalg.yield %extracted_503 : f32
    } -> tensor<4x8xf32>
    %cst_69 = arith.constant dense<1.600000e+01> : tensor<f32>
    %298 = tensor.empty() : tensor<4x8xf32>
    %299 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_69 : tensor<f32>) outs(%298 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8xf32>
    %300 = tensor.empty() : tensor<4x8xf32>
    %301 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%297, %299 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%300 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.divf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8xf32>
    %302 = tensor.empty() : tensor<4x8xf32>
    %303 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%294, %294 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%302 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.mulf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8xf32>
    %304 = tensor.empty() : tensor<4x8xf32>
    %305 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%301, %303 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%304 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.subf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8xf32>
    %cst_70 = arith.constant dense<0.000000e+00> : tensor<f32>
    %306 = tensor.empty() : tensor<4x8xf32>
    %307 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_70 : tensor<f32>) outs(%306 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8xf32>
    %308 = tensor.empty() : tensor<4x8xf32>
    %309 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%307, %305 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%308 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.maximumf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8xf32>
    %expanded_71 = tensor.expand_shape %294 [[0], [1, 2]] output_shape [4, 8, 1] : tensor<4x8xf32> into tensor<4x8x1xf32>
    %expanded_72 = tensor.expand_shape %309 [[0], [1, 2]] output_shape [4, 8, 1] : tensor<4x8xf32> into tensor<4x8x1xf32>
    %310 = tensor.empty() : tensor<4x8x16xf32>
    %311 = linalg.generic {indexing_maps = [#map14, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_71 : tensor<4x8x1xf32>) outs(%310 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x16xf32>
    %312 = tensor.empty() : tensor<4x8x16xf32>
    %313 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%285, %311 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%312 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.subf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x16xf32>
    %cst_73 = arith.constant dense<9.99999997E-7> : tensor<f32>
    %314 = tensor.empty() : tensor<4x8x1xf32>
    %315 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_73 : tensor<f32>) outs(%314 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x1xf32>
    %316 = tensor.empty() : tensor<4x8x1xf32>
    %317 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_72, %315 : tensor<4x8x1xf32>, tensor<4x8x1xf32>) outs(%316 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.addf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x1xf32>
    %318 = tensor.empty() : tensor<4x8x1xf32>
    %319 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%317 : tensor<4x8x1xf32>) outs(%318 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1796 = math.rsqrt %in : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x1xf32>
    %expanded_74 = tensor.expand_shape %arg14 [[0, 1, 2]] output_shape [1, 1, 16] : tensor<16xf32> into tensor<1x1x16xf32>
    %320 = tensor.empty() : tensor<4x8x16xf32>
    %321 = linalg.generic {indexing_maps = [#map14, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%319 : tensor<4x8x1xf32>) outs(%320 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x16xf32>
    %322 = tensor.empty() : tensor<4x8x16xf32>
    %323 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_74 : tensor<1x1x16xf32>) outs(%322 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x16xf32>
    %324 = tensor.empty() : tensor<4x8x16xf32>
    %325 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%321, %323 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%324 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.mulf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x16xf32>
    %326 = tensor.empty() : tensor<4x8x16xf32>
    %327 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%313, %325 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%326 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.mulf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x16xf32>
    %expanded_75 = tensor.expand_shape %arg15 [[0, 1, 2]] output_shape [1, 1, 16] : tensor<16xf32> into tensor<1x1x16xf32>
    %328 = tensor.empty() : tensor<4x8x16xf32>
    %329 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_75 : tensor<1x1x16xf32>) outs(%328 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x16xf32>
    %330 = tensor.empty() : tensor<4x8x16xf32>
    %331 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%327, %329 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%330 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.addf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x16xf32>
    %332 = tensor.empty() : tensor<4x8x48xf32>
    %cst_76 = arith.constant 0.000000e+00 : f32
    %333 = linalg.fill ins(%cst_76 : f32) outs(%332 : tensor<4x8x48xf32>) -> tensor<4x8x48xf32>
    %334 = linalg.generic {indexing_maps = [#map15, #map16, #map17], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%331, %arg16 : tensor<4x8x16xf32>, tensor<16x48xf32>) outs(%333 : tensor<4x8x48xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.mulf %in, %in_500 : f32
      %1797 = arith.addf %out, %1796 : f32
      linalg.yield %1797 : f32
    } -> tensor<4x8x48xf32>
    %expanded_77 = tensor.expand_shape %arg17 [[0, 1, 2]] output_shape [1, 1, 48] : tensor<48xf32> into tensor<1x1x48xf32>
    %335 = tensor.empty() : tensor<4x8x48xf32>
    %336 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_77 : tensor<1x1x48xf32>) outs(%335 : tensor<4x8x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x48xf32>
    %337 = tensor.empty() : tensor<4x8x48xf32>
    %338 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%334, %336 : tensor<4x8x48xf32>, tensor<4x8x48xf32>) outs(%337 : tensor<4x8x48xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.addf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x48xf32>
    %extracted_slice_78 = tensor.extract_slice %338[0, 0, 0] [4, 8, 16] [1, 1, 1] : tensor<4x8x48xf32> to tensor<4x8x16xf32>
    %extracted_slice_79 = tensor.extract_slice %338[0, 0, 16] [4, 8, 16] [1, 1, 1] : tensor<4x8x48xf32> to tensor<4x8x16xf32>
    %extracted_slice_80 = tensor.extract_slice %338[0, 0, 32] [4, 8, 16] [1, 1, 1] : tensor<4x8x48xf32> to tensor<4x8x16xf32>
    %expanded_81 = tensor.expand_shape %extracted_slice_78 [[0], [1], [2, 3]] output_shape [4, 8, 2, 8] : tensor<4x8x16xf32> into tensor<4x8x2x8xf32>
    %expanded_82 = tensor.expand_shape %extracted_slice_79 [[0], [1], [2, 3]] output_shape [4, 8, 2, 8] : tensor<4x8x16xf32> into tensor<4x8x2x8xf32>
    %expanded_83 = tensor.expand_shape %extracted_slice_80 [[0], [1], [2, 3]] output_shape [4, 8, 2, 8] : tensor<4x8x16xf32> into tensor<4x8x2x8xf32>
    %339 = tensor.empty() : tensor<4x2x8x8xf32>
    %cst_84 = arith.constant 0.000000e+00 : f32
    %340 = linalg.fill ins(%cst_84 : f32) outs(%339 : tensor<4x2x8x8xf32>) -> tensor<4x2x8x8xf32>
    %341 = linalg.generic {indexing_maps = [#map18, #map19, #map20], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%expanded_81, %expanded_82 : tensor<4x8x2x8xf32>, tensor<4x8x2x8xf32>) outs(%340 : tensor<4x2x8x8xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.mulf %in, %in_500 : f32
      %1797 = arith.addf %out, %1796 : f32
      linalg.yield %1797 : f32
    } -> tensor<4x2x8x8xf32>
    %cst_85 = arith.constant dense<8.000000e+00> : tensor<f32>
    %342 = tensor.empty() : tensor<f32>
    %cst_86 = arith.constant 8.000000e+00 : f32
    %343 = linalg.generic {indexing_maps = [#map21], iterator_types = []} outs(%342 : tensor<f32>) {
    ^bb0(%out: f32):
      %1796 = math.sqrt %cst_86 : f32
      linalg.yield %1796 : f32
    } -> tensor<f32>
    %344 = tensor.empty() : tensor<f32>
    %345 = linalg.generic {indexing_maps = [#map21, #map21], iterator_types = []} ins(%343 : tensor<f32>) outs(%344 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<f32>
    %346 = tensor.empty() : tensor<4x2x8x8xf32>
    %347 = linalg.generic {indexing_maps = [#map22, #map23], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%345 : tensor<f32>) outs(%346 : tensor<4x2x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x2x8x8xf32>
    %348 = tensor.empty() : tensor<4x2x8x8xf32>
    %349 = linalg.generic {indexing_maps = [#map23, #map23, #map23], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%341, %347 : tensor<4x2x8x8xf32>, tensor<4x2x8x8xf32>) outs(%348 : tensor<4x2x8x8xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.divf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x2x8x8xf32>
    %350 = tensor.empty() : tensor<8xi32>
    %351 = linalg.generic {indexing_maps = [#map7], iterator_types = ["parallel"]} outs(%350 : tensor<8xi32>) {
    ^bb0(%out: i32):
      %1796 = linalg.index 0 : index
      %1797 = arith.index_cast %1796 : index to i32
      linalg.yield %1797 : i32
    } -> tensor<8xi32>
    %352 = tensor.empty() : tensor<8x1xi32>
    %353 = linalg.generic {indexing_maps = [#map9, #map1], iterator_types = ["parallel", "parallel"]} ins(%351 : tensor<8xi32>) outs(%352 : tensor<8x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<8x1xi32>
    %354 = tensor.empty() : tensor<1x8xi32>
    %355 = linalg.generic {indexing_maps = [#map10, #map1], iterator_types = ["parallel", "parallel"]} ins(%351 : tensor<8xi32>) outs(%354 : tensor<1x8xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<1x8xi32>
    %356 = tensor.empty() : tensor<8x8xi32>
    %357 = linalg.generic {indexing_maps = [#map24, #map1], iterator_types = ["parallel", "parallel"]} ins(%353 : tensor<8x1xi32>) outs(%356 : tensor<8x8xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<8x8xi32>
    %358 = tensor.empty() : tensor<8x8xi32>
    %359 = linalg.generic {indexing_maps = [#map11, #map1], iterator_types = ["parallel", "parallel"]} ins(%355 : tensor<1x8xi32>) outs(%358 : tensor<8x8xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<8x8xi32>
    %360 = tensor.empty() : tensor<8x8xi1>
    %361 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%357, %359 : tensor<8x8xi32>, tensor<8x8xi32>) outs(%360 : tensor<8x8xi1>) {
    ^bb0(%in: i32, %in_500: i32, %out: i1):
      %1796 = arith.cmpi sge, %in, %in_500 : i32
      linalg.yield %1796 : i1
    } -> tensor<8x8xi1>
    %362 = tensor.empty() : tensor<4x2x8x8xi1>
    %363 = linalg.generic {indexing_maps = [#map25, #map23], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%361 : tensor<8x8xi1>) outs(%362 : tensor<4x2x8x8xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<4x2x8x8xi1>
    %cst_87 = arith.constant dense<-1.000000e+09> : tensor<f32>
    %364 = tensor.empty() : tensor<4x2x8x8xf32>
    %365 = linalg.generic {indexing_maps = [#map22, #map23], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_87 : tensor<f32>) outs(%364 : tensor<4x2x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x2x8x8xf32>
    %366 = tensor.empty() : tensor<4x2x8x8xf32>
    %367 = linalg.generic {indexing_maps = [#map23, #map23, #map23, #map23], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%363, %349, %365 : tensor<4x2x8x8xi1>, tensor<4x2x8x8xf32>, tensor<4x2x8x8xf32>) outs(%366 : tensor<4x2x8x8xf32>) {
    ^bb0(%in: i1, %in_500: f32, %in_501: f32, %out: f32):
      %1796 = arith.select %in, %in_500, %in_501 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x2x8x8xf32>
    %cst_88 = arith.constant dense<0xFF800000> : tensor<f32>
    %cst_89 = arith.constant 0xFF800000 : f32
    %368 = tensor.empty() : tensor<4x2x8xf32>
    %369 = linalg.fill ins(%cst_89 : f32) outs(%368 : tensor<4x2x8xf32>) -> tensor<4x2x8xf32>
    %370 = linalg.generic {indexing_maps = [#map23, #map17], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%367 : tensor<4x2x8x8xf32>) outs(%369 : tensor<4x2x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %from_elements = tensor.from_elements %in : tensor<f32>
      %from_elements_500 = tensor.from_elements %out : tensor<f32>
      %extracted = tensor.extract %from_elements_500[] : tensor<f32>
      %extracted_501 = tensor.extract %from_elements[] : tensor<f32>
      %1796 = arith.maximumf %extracted, %extracted_501 : f32
      %from_elements_502 = tensor.from_elements %1796 : tensor<f32>
      %extracted_503 = tensor.extract %from_elements_502[] : tensor<f32>
      linalg.yield %extracted_503 : f32
    } -> tensor<4x2x8xf32>
    %cst_90 = arith.constant dense<0xFF800000> : tensor<f32>
    %371 = tensor.empty() : tensor<4x2x8xf32>
    %372 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_90 : tensor<f32>) outs(%371 : tensor<4x2x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x2x8xf32>
    %373 = tensor.empty() : tensor<4x2x8xf32>
    %374 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%372, %370 : tensor<4x2x8xf32>, tensor<4x2x8xf32>) outs(%373 : tensor<4x2x8xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.maximumf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x2x8xf32>
    %375 = tensor.empty() : tensor<4x2x8x1xf32>
    %376 = linalg.generic {indexing_maps = [#map17, #map23], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%374 : tensor<4x2x8xf32>) outs(%375 : tensor<4x2x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x2x8x1xf32>
    %377 = tensor.empty() : tensor<4x2x8x8xf32>
    %378 = linalg.generic {indexing_maps = [#map26, #map23], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%376 : tensor<4x2x8x1xf32>) outs(%377 : tensor<4x2x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x2x8x8xf32>
    %379 = tensor.empty() : tensor<4x2x8x8xf32>
    %380 = linalg.generic {indexing_maps = [#map23, #map23, #map23], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%367, %378 : tensor<4x2x8x8xf32>, tensor<4x2x8x8xf32>) outs(%379 : tensor<4x2x8x8xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.subf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x2x8x8xf32>
    %381 = tensor.empty() : tensor<4x2x8x8xf32>
    %382 = linalg.generic {indexing_maps = [#map23, #map23], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%380 : tensor<4x2x8x8xf32>) outs(%381 : tensor<4x2x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1796 = math.exp %in : f32
      linalg.yield %1796 : f32
    } -> tensor<4x2x8x8xf32>
    %cst_91 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_92 = arith.constant 0.000000e+00 : f32
    %383 = tensor.empty() : tensor<4x2x8xf32>
    %384 = linalg.fill ins(%cst_92 : f32) outs(%383 : tensor<4x2x8xf32>) -> tensor<4x2x8xf32>
    %385 = linalg.generic {indexing_maps = [#map23, #map17], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%382 : tensor<4x2x8x8xf32>) outs(%384 : tensor<4x2x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %from_elements = tensor.from_elements %in : tensor<f32>
      %from_elements_500 = tensor.from_elements %out : tensor<f32>
      %extracted = tensor.extract %from_elements_500[] : tensor<f32>
      %extracted_501 = tensor.extract %from_elements[] : tensor<f32>
      %1796 = arith.addf %extracted, %extracted_501 : f32
      %from_elements_502 = tensor.from_elements %1796 : tensor<f32>
      %extracted_503 = tensor.extract %from_elements_502[] : tensor<f32>
      linalg.yield %extracted_503 : f32
    } -> tensor<4x2x8xf32>
    %386 = tensor.empty() : tensor<4x2x8x1xf32>
    %387 = linalg.generic {indexing_maps = [#map17, #map23], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%385 : tensor<4x2x8xf32>) outs(%386 : tensor<4x2x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x2x8x1xf32>
    %388 = tensor.empty() : tensor<4x2x8x8xf32>
    %389 = linalg.generic {indexing_maps = [#map26, #map23], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%387 : tensor<4x2x8x1xf32>) outs(%388 : tensor<4x2x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x2x8x8xf32>
    %390 = tensor.empty() : tensor<4x2x8x8xf32>
    %391 = linalg.generic {indexing_maps = [#map23, #map23, #map23], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%382, %389 : tensor<4x2x8x8xf32>, tensor<4x2x8x8xf32>) outs(%390 : tensor<4x2x8x8xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.divf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x2x8x8xf32>
    %392 = tensor.empty() : tensor<4x2x8x8xf32>
    %cst_93 = arith.constant 0.000000e+00 : f32
    %393 = linalg.fill ins(%cst_93 : f32) outs(%392 : tensor<4x2x8x8xf32>) -> tensor<4x2x8x8xf32>
    %394 = linalg.generic {indexing_maps = [#map27, #map28, #map20], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%expanded_83, %391 : tensor<4x8x2x8xf32>, tensor<4x2x8x8xf32>) outs(%393 : tensor<4x2x8x8xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.mulf %in, %in_500 : f32
      %1797 = arith.addf %out, %1796 : f32
      linalg.yield %1797 : f32
    } -> tensor<4x2x8x8xf32>
    %395 = tensor.empty() : tensor<4x8x2x8xf32>
    %396 = linalg.generic {indexing_maps = [#map29, #map23], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%394 : tensor<4x2x8x8xf32>) outs(%395 : tensor<4x8x2x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x2x8xf32>
    %collapsed_94 = tensor.collapse_shape %396 [[0], [1], [2, 3]] : tensor<4x8x2x8xf32> into tensor<4x8x16xf32>
    %397 = tensor.empty() : tensor<4x8x16xf32>
    %cst_95 = arith.constant 0.000000e+00 : f32
    %398 = linalg.fill ins(%cst_95 : f32) outs(%397 : tensor<4x8x16xf32>) -> tensor<4x8x16xf32>
    %399 = linalg.generic {indexing_maps = [#map15, #map16, #map17], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%collapsed_94, %arg18 : tensor<4x8x16xf32>, tensor<16x16xf32>) outs(%398 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.mulf %in, %in_500 : f32
      %1797 = arith.addf %out, %1796 : f32
      linalg.yield %1797 : f32
    } -> tensor<4x8x16xf32>
    %expanded_96 = tensor.expand_shape %arg19 [[0, 1, 2]] output_shape [1, 1, 16] : tensor<16xf32> into tensor<1x1x16xf32>
    %400 = tensor.empty() : tensor<4x8x16xf32>
    %401 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_96 : tensor<1x1x16xf32>) outs(%400 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x16xf32>
    %402 = tensor.empty() : tensor<4x8x16xf32>
    %403 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%399, %401 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%402 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.addf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x16xf32>
    %404 = tensor.empty() : tensor<4x8x16xf32>
    %405 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%285, %403 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%404 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.addf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x16xf32>
    %406 = tensor.empty() : tensor<4x8x16xf32>
    %407 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%405, %405 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%406 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.mulf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x16xf32>
    %cst_97 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_98 = arith.constant 0.000000e+00 : f32
    %408 = tensor.empty() : tensor<4x8xf32>
    %409 = linalg.fill ins(%cst_98 : f32) outs(%408 : tensor<4x8xf32>) -> tensor<4x8xf32>
    %410 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%405 : tensor<4x8x16xf32>) outs(%409 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %from_elements = tensor.from_elements %in : tensor<f32>
      %from_elements_500 = tensor.from_elements %out : tensor<f32>
      %extracted = tensor.extract %from_elements_500[] : tensor<f32>
      %extracted_501 = tensor.extract %from_elements[] : tensor<f32>
      %1796 = arith.addf %extracted, %extracted_501 : f32
      %from_elements_502 = tensor.from_elements %1796 : tensor<f32>
      %extracted_503 = tensor.extract %from_elements_502[] : tensor<f32>
      linalg.yield %extracted_503 : f32
    } -> tensor<4x8xf32>
    %cst_99 = arith.constant dense<1.600000e+01> : tensor<f32>
    %411 = tensor.empty() : tensor<4x8xf32>
    %412 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_99 : tensor<f32>) outs(%411 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8xf32>
    %413 = tensor.empty() : tensor<4x8xf32>
    %414 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%410, %412 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%413 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.divf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8xf32>
    %cst_100 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_101 = arith.constant 0.000000e+00 : f32
    %415 = tensor.empty() : tensor<4x8xf32>
    %416 = linalg.fill ins(%cst_101 : f32) outs(%415 : tensor<4x8xf32>) -> tensor<4x8xf32>
    %417 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%407 : tensor<4x8x16xf32>) outs(%416 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %from_elements = tensor.from_elements %in : tensor<f32>
      %from_elements_500 = tensor.from_elements %out : tensor<f32>
      %extracted = tensor.extract %from_elements_500[] : tensor<f32>
      %extracted_501 = tensor.extract %from_elements[] : tensor<f32>
      %1796 = arith.addf %extracted, %extracted_501 : f32
      %from_elements_502 = tensor.from_elements %1796 : tensor<f32>
      %extracted_503 = tensor.extract %from_elements_502[] : tensor<f32>
      linalg.yield %extracted_503 : f32
    } -> tensor<4x8xf32>
    %cst_102 = arith.constant dense<1.600000e+01> : tensor<f32>
    %418 = tensor.empty() : tensor<4x8xf32>
    %419 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_102 : tensor<f32>) outs(%418 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8xf32>
    %420 = tensor.empty() : tensor<4x8xf32>
    %421 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%417, %419 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%420 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.divf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8xf32>
    %422 = tensor.empty() : tensor<4x8xf32>
    %423 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%414, %414 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%422 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.mulf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8xf32>
    %424 = tensor.empty() : tensor<4x8xf32>
    %425 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%421, %423 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%424 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.subf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8xf32>
    %cst_103 = arith.constant dense<0.000000e+00> : tensor<f32>
    %426 = tensor.empty() : tensor<4x8xf32>
    %427 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_103 : tensor<f32>) outs(%426 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8xf32>
    %428 = tensor.empty() : tensor<4x8xf32>
    %429 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%427, %425 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%428 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.maximumf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8xf32>
    %expanded_104 = tensor.expand_shape %414 [[0], [1, 2]] output_shape [4, 8, 1] : tensor<4x8xf32> into tensor<4x8x1xf32>
    %expanded_105 = tensor.expand_shape %429 [[0], [1, 2]] output_shape [4, 8, 1] : tensor<4x8xf32> into tensor<4x8x1xf32>
    %430 = tensor.empty() : tensor<4x8x16xf32>
    %431 = linalg.generic {indexing_maps = [#map14, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_104 : tensor<4x8x1xf32>) outs(%430 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x16xf32>
    %432 = tensor.empty() : tensor<4x8x16xf32>
    %433 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%405, %431 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%432 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.subf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x16xf32>
    %cst_106 = arith.constant dense<9.99999997E-7> : tensor<f32>
    %434 = tensor.empty() : tensor<4x8x1xf32>
    %435 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_106 : tensor<f32>) outs(%434 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x1xf32>
    %436 = tensor.empty() : tensor<4x8x1xf32>
    %437 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_105, %435 : tensor<4x8x1xf32>, tensor<4x8x1xf32>) outs(%436 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.addf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x1xf32>
    %438 = tensor.empty() : tensor<4x8x1xf32>
    %439 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%437 : tensor<4x8x1xf32>) outs(%438 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1796 = math.rsqrt %in : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x1xf32>
    %expanded_107 = tensor.expand_shape %arg20 [[0, 1, 2]] output_shape [1, 1, 16] : tensor<16xf32> into tensor<1x1x16xf32>
    %440 = tensor.empty() : tensor<4x8x16xf32>
    %441 = linalg.generic {indexing_maps = [#map14, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%439 : tensor<4x8x1xf32>) outs(%440 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x16xf32>
    %442 = tensor.empty() : tensor<4x8x16xf32>
    %443 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_107 : tensor<1x1x16xf32>) outs(%442 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x16xf32>
    %444 = tensor.empty() : tensor<4x8x16xf32>
    %445 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%441, %443 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%444 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.mulf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x16xf32>
    %446 = tensor.empty() : tensor<4x8x16xf32>
    %447 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%433, %445 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%446 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.mulf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x16xf32>
    %expanded_108 = tensor.expand_shape %arg21 [[0, 1, 2]] output_shape [1, 1, 16] : tensor<16xf32> into tensor<1x1x16xf32>
    %448 = tensor.empty() : tensor<4x8x16xf32>
    %449 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_108 : tensor<1x1x16xf32>) outs(%448 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x16xf32>
    %450 = tensor.empty() : tensor<4x8x16xf32>
    %451 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%447, %449 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%450 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.addf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x16xf32>
    %452 = tensor.empty() : tensor<4x8x64xf32>
    %cst_109 = arith.constant 0.000000e+00 : f32
    %453 = linalg.fill ins(%cst_109 : f32) outs(%452 : tensor<4x8x64xf32>) -> tensor<4x8x64xf32>
    %454 = linalg.generic {indexing_maps = [#map15, #map16, #map17], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%451, %arg22 : tensor<4x8x16xf32>, tensor<16x64xf32>) outs(%453 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.mulf %in, %in_500 : f32
      %1797 = arith.addf %out, %1796 : f32
      linalg.yield %1797 : f32
    } -> tensor<4x8x64xf32>
    %expanded_110 = tensor.expand_shape %arg23 [[0, 1, 2]] output_shape [1, 1, 64] : tensor<64xf32> into tensor<1x1x64xf32>
    %455 = tensor.empty() : tensor<4x8x64xf32>
    %456 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_110 : tensor<1x1x64xf32>) outs(%455 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x64xf32>
    %457 = tensor.empty() : tensor<4x8x64xf32>
    %458 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%454, %456 : tensor<4x8x64xf32>, tensor<4x8x64xf32>) outs(%457 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.addf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x64xf32>
    %459 = tensor.empty() : tensor<4x8x64xf32>
    %460 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%458, %458 : tensor<4x8x64xf32>, tensor<4x8x64xf32>) outs(%459 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.mulf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x64xf32>
    %461 = tensor.empty() : tensor<4x8x64xf32>
    %462 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%460, %458 : tensor<4x8x64xf32>, tensor<4x8x64xf32>) outs(%461 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.mulf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x64xf32>
    %cst_111 = arith.constant dense<4.471500e-02> : tensor<f32>
    %463 = tensor.empty() : tensor<4x8x64xf32>
    %464 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_111 : tensor<f32>) outs(%463 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x64xf32>
    %465 = tensor.empty() : tensor<4x8x64xf32>
    %466 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%464, %462 : tensor<4x8x64xf32>, tensor<4x8x64xf32>) outs(%465 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.mulf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x64xf32>
    %467 = tensor.empty() : tensor<4x8x64xf32>
    %468 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%458, %466 : tensor<4x8x64xf32>, tensor<4x8x64xf32>) outs(%467 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.addf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x64xf32>
    %cst_112 = arith.constant dense<0.797884583> : tensor<f32>
    %469 = tensor.empty() : tensor<4x8x64xf32>
    %470 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_112 : tensor<f32>) outs(%469 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x64xf32>
    %471 = tensor.empty() : tensor<4x8x64xf32>
    %472 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%470, %468 : tensor<4x8x64xf32>, tensor<4x8x64xf32>) outs(%471 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.mulf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x64xf32>
    %473 = tensor.empty() : tensor<4x8x64xf32>
    %474 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%472 : tensor<4x8x64xf32>) outs(%473 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1796 = math.tanh %in : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x64xf32>
    %cst_113 = arith.constant dense<1.000000e+00> : tensor<f32>
    %475 = tensor.empty() : tensor<4x8x64xf32>
    %476 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_113 : tensor<f32>) outs(%475 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x64xf32>
    %477 = tensor.empty() : tensor<4x8x64xf32>
    %478 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%476, %474 : tensor<4x8x64xf32>, tensor<4x8x64xf32>) outs(%477 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.addf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x64xf32>
    %cst_114 = arith.constant dense<5.000000e-01> : tensor<f32>
    %479 = tensor.empty() : tensor<4x8x64xf32>
    %480 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_114 : tensor<f32>) outs(%479 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x64xf32>
    %481 = tensor.empty() : tensor<4x8x64xf32>
    %482 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%480, %478 : tensor<4x8x64xf32>, tensor<4x8x64xf32>) outs(%481 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.mulf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x64xf32>
    %483 = tensor.empty() : tensor<4x8x64xf32>
    %484 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%458, %482 : tensor<4x8x64xf32>, tensor<4x8x64xf32>) outs(%483 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.mulf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x64xf32>
    %485 = tensor.empty() : tensor<4x8x16xf32>
    %cst_115 = arith.constant 0.000000e+00 : f32
    %486 = linalg.fill ins(%cst_115 : f32) outs(%485 : tensor<4x8x16xf32>) -> tensor<4x8x16xf32>
    %487 = linalg.generic {indexing_maps = [#map15, #map16, #map17], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%484, %arg24 : tensor<4x8x64xf32>, tensor<64x16xf32>) outs(%486 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.mulf %in, %in_500 : f32
      %1797 = arith.addf %out, %1796 : f32
      linalg.yield %1797 : f32
    } -> tensor<4x8x16xf32>
    %expanded_116 = tensor.expand_shape %arg25 [[0, 1, 2]] output_shape [1, 1, 16] : tensor<16xf32> into tensor<1x1x16xf32>
    %488 = tensor.empty() : tensor<4x8x16xf32>
    %489 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_116 : tensor<1x1x16xf32>) outs(%488 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x16xf32>
    %490 = tensor.empty() : tensor<4x8x16xf32>
    %491 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%487, %489 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%490 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.addf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x16xf32>
    %492 = tensor.empty() : tensor<4x8x16xf32>
    %493 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%405, %491 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%492 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.addf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x16xf32>
    %494 = tensor.empty() : tensor<4x8x16xf32>
    %495 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%493, %493 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%494 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.mulf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x16xf32>
    %cst_117 = arith.constant dense<2.000000e+00> : tensor<f32>
    %496 = tensor.empty() : tensor<4x8x16xf32>
    %497 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_117 : tensor<f32>) outs(%496 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x16xf32>
    %498 = tensor.empty() : tensor<4x8x16xf32>
    %499 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%497, %493 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%498 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.mulf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x16xf32>
    %cst_118 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_119 = arith.constant 0.000000e+00 : f32
    %500 = tensor.empty() : tensor<4x8xf32>
    %501 = linalg.fill ins(%cst_119 : f32) outs(%500 : tensor<4x8xf32>) -> tensor<4x8xf32>
    %502 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%493 : tensor<4x8x16xf32>) outs(%501 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %from_elements = tensor.from_elements %in : tensor<f32>
      %from_elements_500 = tensor.from_elements %out : tensor<f32>
      %extracted = tensor.extract %from_elements_500[] : tensor<f32>
      %extracted_501 = tensor.extract %from_elements[] : tensor<f32>
      %1796 = arith.addf %extracted, %extracted_501 : f32
      %from_elements_502 = tensor.from_elements %1796 : tensor<f32>
      %extracted_503 = tensor.extract %from_elements_502[] : tensor<f32>
      linalg.yield %extracted_503 : f32
    } -> tensor<4x8xf32>
    %cst_120 = arith.constant dense<1.600000e+01> : tensor<f32>
    %503 = tensor.empty() : tensor<4x8xf32>
    %504 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_120 : tensor<f32>) outs(%503 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8xf32>
    %505 = tensor.empty() : tensor<4x8xf32>
    %506 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%502, %504 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%505 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.divf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8xf32>
    %cst_121 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_122 = arith.constant 0.000000e+00 : f32
    %507 = tensor.empty() : tensor<4x8xf32>
    %508 = linalg.fill ins(%cst_122 : f32) outs(%507 : tensor<4x8xf32>) -> tensor<4x8xf32>
    %509 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%495 : tensor<4x8x16xf32>) outs(%508 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %from_elements = tensor.from_elements %in : tensor<f32>
      %from_elements_500 = tensor.from_elements %out : tensor<f32>
      %extracted = tensor.extract %from_elements_500[] : tensor<f32>
      %extracted_501 = tensor.extract %from_elements[] : tensor<f32>
      %1796 = arith.addf %extracted, %extracted_501 : f32
      %from_elements_502 = tensor.from_elements %1796 : tensor<f32>
      %extracted_503 = tensor.extract %from_elements_502[] : tensor<f32>
      linalg.yield %extracted_503 : f32
    } -> tensor<4x8xf32>
    %cst_123 = arith.constant dense<1.600000e+01> : tensor<f32>
    %510 = tensor.empty() : tensor<4x8xf32>
    %511 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_123 : tensor<f32>) outs(%510 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8xf32>
    %512 = tensor.empty() : tensor<4x8xf32>
    %513 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%509, %511 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%512 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.divf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8xf32>
    %514 = tensor.empty() : tensor<4x8xf32>
    %515 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%506, %506 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%514 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.mulf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8xf32>
    %cst_124 = arith.constant dense<2.000000e+00> : tensor<f32>
    %516 = tensor.empty() : tensor<4x8xf32>
    %517 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_124 : tensor<f32>) outs(%516 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8xf32>
    %518 = tensor.empty() : tensor<4x8xf32>
    %519 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%517, %506 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%518 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.mulf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8xf32>
    %520 = tensor.empty() : tensor<4x8xf32>
    %521 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%513, %515 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%520 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.subf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8xf32>
    %cst_125 = arith.constant dense<0.000000e+00> : tensor<f32>
    %522 = tensor.empty() : tensor<4x8xf32>
    %523 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_125 : tensor<f32>) outs(%522 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8xf32>
    %524 = tensor.empty() : tensor<4x8xf32>
    %525 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%523, %521 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%524 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.maximumf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8xf32>
    %526 = tensor.empty() : tensor<4x8xi1>
    %527 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%521, %525 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%526 : tensor<4x8xi1>) {
    ^bb0(%in: f32, %in_500: f32, %out: i1):
      %1796 = arith.cmpf oeq, %in, %in_500 : f32
      linalg.yield %1796 : i1
    } -> tensor<4x8xi1>
    %cst_126 = arith.constant dense<1.000000e+00> : tensor<f32>
    %528 = tensor.empty() : tensor<4x8xf32>
    %529 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_126 : tensor<f32>) outs(%528 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8xf32>
    %cst_127 = arith.constant dense<0.000000e+00> : tensor<f32>
    %530 = tensor.empty() : tensor<4x8xf32>
    %531 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_127 : tensor<f32>) outs(%530 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8xf32>
    %532 = tensor.empty() : tensor<4x8xf32>
    %533 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%527, %529, %531 : tensor<4x8xi1>, tensor<4x8xf32>, tensor<4x8xf32>) outs(%532 : tensor<4x8xf32>) {
    ^bb0(%in: i1, %in_500: f32, %in_501: f32, %out: f32):
      %1796 = arith.select %in, %in_500, %in_501 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8xf32>
    %cst_128 = arith.constant dense<0.000000e+00> : tensor<f32>
    %534 = tensor.empty() : tensor<4x8xf32>
    %535 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_128 : tensor<f32>) outs(%534 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8xf32>
    %536 = tensor.empty() : tensor<4x8xi1>
    %537 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%535, %525 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%536 : tensor<4x8xi1>) {
    ^bb0(%in: f32, %in_500: f32, %out: i1):
      %1796 = arith.cmpf oeq, %in, %in_500 : f32
      linalg.yield %1796 : i1
    } -> tensor<4x8xi1>
    %cst_129 = arith.constant dense<2.000000e+00> : tensor<f32>
    %538 = tensor.empty() : tensor<4x8xf32>
    %539 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_129 : tensor<f32>) outs(%538 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8xf32>
    %cst_130 = arith.constant dense<1.000000e+00> : tensor<f32>
    %540 = tensor.empty() : tensor<4x8xf32>
    %541 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_130 : tensor<f32>) outs(%540 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8xf32>
    %542 = tensor.empty() : tensor<4x8xf32>
    %543 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%537, %539, %541 : tensor<4x8xi1>, tensor<4x8xf32>, tensor<4x8xf32>) outs(%542 : tensor<4x8xf32>) {
    ^bb0(%in: i1, %in_500: f32, %in_501: f32, %out: f32):
      %1796 = arith.select %in, %in_500, %in_501 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8xf32>
    %544 = tensor.empty() : tensor<4x8xf32>
    %545 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%533, %543 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%544 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.divf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8xf32>
    %expanded_131 = tensor.expand_shape %506 [[0], [1, 2]] output_shape [4, 8, 1] : tensor<4x8xf32> into tensor<4x8x1xf32>
    %expanded_132 = tensor.expand_shape %525 [[0], [1, 2]] output_shape [4, 8, 1] : tensor<4x8xf32> into tensor<4x8x1xf32>
    %546 = tensor.empty() : tensor<4x8x16xf32>
    %547 = linalg.generic {indexing_maps = [#map14, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_131 : tensor<4x8x1xf32>) outs(%546 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x16xf32>
    %548 = tensor.empty() : tensor<4x8x16xf32>
    %549 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%493, %547 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%548 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.subf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x16xf32>
    %cst_133 = arith.constant dense<9.99999997E-7> : tensor<f32>
    %550 = tensor.empty() : tensor<4x8x1xf32>
    %551 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_133 : tensor<f32>) outs(%550 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x1xf32>
    %552 = tensor.empty() : tensor<4x8x1xf32>
    %553 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_132, %551 : tensor<4x8x1xf32>, tensor<4x8x1xf32>) outs(%552 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.addf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x1xf32>
    %554 = tensor.empty() : tensor<4x8x1xf32>
    %555 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%553 : tensor<4x8x1xf32>) outs(%554 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1796 = math.rsqrt %in : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x1xf32>
    %556 = tensor.empty() : tensor<4x8x1xf32>
    %557 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%555, %553 : tensor<4x8x1xf32>, tensor<4x8x1xf32>) outs(%556 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.divf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x1xf32>
    %cst_134 = arith.constant dense<-5.000000e-01> : tensor<f32>
    %558 = tensor.empty() : tensor<4x8x1xf32>
    %559 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_134 : tensor<f32>) outs(%558 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x1xf32>
    %560 = tensor.empty() : tensor<4x8x1xf32>
    %561 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%559, %557 : tensor<4x8x1xf32>, tensor<4x8x1xf32>) outs(%560 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.mulf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x1xf32>
    %expanded_135 = tensor.expand_shape %arg26 [[0, 1, 2]] output_shape [1, 1, 16] : tensor<16xf32> into tensor<1x1x16xf32>
    %562 = tensor.empty() : tensor<4x8x16xf32>
    %563 = linalg.generic {indexing_maps = [#map14, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%555 : tensor<4x8x1xf32>) outs(%562 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x16xf32>
    %564 = tensor.empty() : tensor<4x8x16xf32>
    %565 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_135 : tensor<1x1x16xf32>) outs(%564 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x16xf32>
    %566 = tensor.empty() : tensor<4x8x16xf32>
    %567 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%563, %565 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%566 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.mulf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x16xf32>
    %568 = tensor.empty() : tensor<4x8x16xf32>
    %569 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%549, %567 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%568 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.mulf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x16xf32>
    %expanded_136 = tensor.expand_shape %arg27 [[0, 1, 2]] output_shape [1, 1, 16] : tensor<16xf32> into tensor<1x1x16xf32>
    %570 = tensor.empty() : tensor<4x8x16xf32>
    %571 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_136 : tensor<1x1x16xf32>) outs(%570 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x16xf32>
    %572 = tensor.empty() : tensor<4x8x16xf32>
    %573 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%569, %571 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%572 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.addf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x16xf32>
    %574 = tensor.empty() : tensor<16x32xf32>
    %575 = linalg.generic {indexing_maps = [#map30, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<32x16xf32>) outs(%574 : tensor<16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x32xf32>
    %576 = tensor.empty() : tensor<4x8x32xf32>
    %cst_137 = arith.constant 0.000000e+00 : f32
    %577 = linalg.fill ins(%cst_137 : f32) outs(%576 : tensor<4x8x32xf32>) -> tensor<4x8x32xf32>
    %578 = linalg.generic {indexing_maps = [#map15, #map16, #map17], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%573, %575 : tensor<4x8x16xf32>, tensor<16x32xf32>) outs(%577 : tensor<4x8x32xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.mulf %in, %in_500 : f32
      %1797 = arith.addf %out, %1796 : f32
      linalg.yield %1797 : f32
    } -> tensor<4x8x32xf32>
    %cst_138 = arith.constant dense<0xFF800000> : tensor<f32>
    %cst_139 = arith.constant 0xFF800000 : f32
    %579 = tensor.empty() : tensor<4x8xf32>
    %580 = linalg.fill ins(%cst_139 : f32) outs(%579 : tensor<4x8xf32>) -> tensor<4x8xf32>
    %581 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%578 : tensor<4x8x32xf32>) outs(%580 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %from_elements = tensor.from_elements %in : tensor<f32>
      %from_elements_500 = tensor.from_elements %out : tensor<f32>
      %extracted = tensor.extract %from_elements_500[] : tensor<f32>
      %extracted_501 = tensor.extract %from_elements[] : tensor<f32>
      %1796 = arith.maximumf %extracted, %extracted_501 : f32
      %from_elements_502 = tensor.from_elements %1796 : tensor<f32>
      %extracted_503 = tensor.extract %from_elements_502[] : tensor<f32>
      linalg.yield %extracted_503 : f32
    } -> tensor<4x8xf32>
    %cst_140 = arith.constant dense<0xFF800000> : tensor<f32>
    %582 = tensor.empty() : tensor<4x8xf32>
    %583 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_140 : tensor<f32>) outs(%582 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8xf32>
    %584 = tensor.empty() : tensor<4x8xf32>
    %585 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%583, %581 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%584 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.maximumf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8xf32>
    %586 = tensor.empty() : tensor<4x8x1xf32>
    %587 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%585 : tensor<4x8xf32>) outs(%586 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x1xf32>
    %588 = tensor.empty() : tensor<4x8x32xf32>
    %589 = linalg.generic {indexing_maps = [#map14, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%587 : tensor<4x8x1xf32>) outs(%588 : tensor<4x8x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x32xf32>
    %590 = tensor.empty() : tensor<4x8x32xf32>
    %591 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%578, %589 : tensor<4x8x32xf32>, tensor<4x8x32xf32>) outs(%590 : tensor<4x8x32xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.subf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x32xf32>
    %592 = tensor.empty() : tensor<4x8x32xf32>
    %593 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%591 : tensor<4x8x32xf32>) outs(%592 : tensor<4x8x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1796 = math.exp %in : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x32xf32>
    %cst_141 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_142 = arith.constant 0.000000e+00 : f32
    %594 = tensor.empty() : tensor<4x8xf32>
    %595 = linalg.fill ins(%cst_142 : f32) outs(%594 : tensor<4x8xf32>) -> tensor<4x8xf32>
    %596 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%593 : tensor<4x8x32xf32>) outs(%595 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %from_elements = tensor.from_elements %in : tensor<f32>
      %from_elements_500 = tensor.from_elements %out : tensor<f32>
      %extracted = tensor.extract %from_elements_500[] : tensor<f32>
      %extracted_501 = tensor.extract %from_elements[] : tensor<f32>
      %1796 = arith.addf %extracted, %extracted_501 : f32
      %from_elements_502 = tensor.from_elements %1796 : tensor<f32>
      %extracted_503 = tensor.extract %from_elements_502[] : tensor<f32>
      linalg.yield %extracted_503 : f32
    } -> tensor<4x8xf32>
    %597 = tensor.empty() : tensor<4x8x1xf32>
    %598 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%596 : tensor<4x8xf32>) outs(%597 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x1xf32>
    %599 = tensor.empty() : tensor<4x8x1xf32>
    %600 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%598 : tensor<4x8x1xf32>) outs(%599 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1796 = math.log %in : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x1xf32>
    %601 = tensor.empty() : tensor<4x8x32xf32>
    %602 = linalg.generic {indexing_maps = [#map14, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%600 : tensor<4x8x1xf32>) outs(%601 : tensor<4x8x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x32xf32>
    %603 = tensor.empty() : tensor<4x8x32xf32>
    %604 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%591, %602 : tensor<4x8x32xf32>, tensor<4x8x32xf32>) outs(%603 : tensor<4x8x32xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.subf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x32xf32>
    %605 = tensor.empty() : tensor<4x8x1xi32>
    %606 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg29 : tensor<4x8xi32>) outs(%605 : tensor<4x8x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<4x8x1xi32>
    %cst_143 = arith.constant dense<0> : tensor<i32>
    %607 = tensor.empty() : tensor<4x8x1xi32>
    %608 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_143 : tensor<i32>) outs(%607 : tensor<4x8x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<4x8x1xi32>
    %609 = tensor.empty() : tensor<4x8x1xi1>
    %610 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%606, %608 : tensor<4x8x1xi32>, tensor<4x8x1xi32>) outs(%609 : tensor<4x8x1xi1>) {
    ^bb0(%in: i32, %in_500: i32, %out: i1):
      %1796 = arith.cmpi slt, %in, %in_500 : i32
      linalg.yield %1796 : i1
    } -> tensor<4x8x1xi1>
    %cst_144 = arith.constant dense<32> : tensor<i32>
    %611 = tensor.empty() : tensor<4x8x1xi32>
    %612 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_144 : tensor<i32>) outs(%611 : tensor<4x8x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<4x8x1xi32>
    %613 = tensor.empty() : tensor<4x8x1xi32>
    %614 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%606, %612 : tensor<4x8x1xi32>, tensor<4x8x1xi32>) outs(%613 : tensor<4x8x1xi32>) {
    ^bb0(%in: i32, %in_500: i32, %out: i32):
      %1796 = arith.addi %in, %in_500 : i32
      linalg.yield %1796 : i32
    } -> tensor<4x8x1xi32>
    %615 = tensor.empty() : tensor<4x8x1xi32>
    %616 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%610, %614, %606 : tensor<4x8x1xi1>, tensor<4x8x1xi32>, tensor<4x8x1xi32>) outs(%615 : tensor<4x8x1xi32>) {
    ^bb0(%in: i1, %in_500: i32, %in_501: i32, %out: i32):
      %1796 = arith.select %in, %in_500, %in_501 : i32
      linalg.yield %1796 : i32
    } -> tensor<4x8x1xi32>
    %expanded_145 = tensor.expand_shape %616 [[0], [1], [2, 3]] output_shape [4, 8, 1, 1] : tensor<4x8x1xi32> into tensor<4x8x1x1xi32>
    %cst_146 = arith.constant dense<31> : tensor<1xi32>
    %cst_147 = arith.constant dense<0> : tensor<i32>
    %617 = tensor.empty() : tensor<4x8x1x1xi32>
    %618 = linalg.generic {indexing_maps = [#map22, #map23], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_147 : tensor<i32>) outs(%617 : tensor<4x8x1x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<4x8x1x1xi32>
    %619 = tensor.empty() : tensor<4x8x1x1xi1>
    %620 = linalg.generic {indexing_maps = [#map23, #map23, #map23], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_145, %618 : tensor<4x8x1x1xi32>, tensor<4x8x1x1xi32>) outs(%619 : tensor<4x8x1x1xi1>) {
    ^bb0(%in: i32, %in_500: i32, %out: i1):
      %1796 = arith.cmpi sge, %in, %in_500 : i32
      linalg.yield %1796 : i1
    } -> tensor<4x8x1x1xi1>
    %621 = tensor.empty() : tensor<1x1x1x1xi32>
    %622 = linalg.generic {indexing_maps = [#map31, #map23], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_146 : tensor<1xi32>) outs(%621 : tensor<1x1x1x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<1x1x1x1xi32>
    %623 = tensor.empty() : tensor<4x8x1x1xi32>
    %624 = linalg.generic {indexing_maps = [#map32, #map23], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%622 : tensor<1x1x1x1xi32>) outs(%623 : tensor<4x8x1x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<4x8x1x1xi32>
    %625 = tensor.empty() : tensor<4x8x1x1xi1>
    %626 = linalg.generic {indexing_maps = [#map23, #map23, #map23], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_145, %624 : tensor<4x8x1x1xi32>, tensor<4x8x1x1xi32>) outs(%625 : tensor<4x8x1x1xi1>) {
    ^bb0(%in: i32, %in_500: i32, %out: i1):
      %1796 = arith.cmpi sle, %in, %in_500 : i32
      linalg.yield %1796 : i1
    } -> tensor<4x8x1x1xi1>
    %627 = tensor.empty() : tensor<4x8x1x1xi1>
    %628 = linalg.generic {indexing_maps = [#map23, #map23, #map23], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%620, %626 : tensor<4x8x1x1xi1>, tensor<4x8x1x1xi1>) outs(%627 : tensor<4x8x1x1xi1>) {
    ^bb0(%in: i1, %in_500: i1, %out: i1):
      %1796 = arith.andi %in, %in_500 : i1
      linalg.yield %1796 : i1
    } -> tensor<4x8x1x1xi1>
    %cst_148 = arith.constant dense<true> : tensor<i1>
    %true_149 = arith.constant true
    %629 = tensor.empty() : tensor<4x8x1xi1>
    %630 = linalg.fill ins(%true_149 : i1) outs(%629 : tensor<4x8x1xi1>) -> tensor<4x8x1xi1>
    %631 = linalg.generic {indexing_maps = [#map23, #map17], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%628 : tensor<4x8x1x1xi1>) outs(%630 : tensor<4x8x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %from_elements = tensor.from_elements %in : tensor<i1>
      %from_elements_500 = tensor.from_elements %out : tensor<i1>
      %extracted = tensor.extract %from_elements_500[] : tensor<i1>
      %extracted_501 = tensor.extract %from_elements[] : tensor<i1>
      %1796 = arith.andi %extracted, %extracted_501 : i1
      %from_elements_502 = tensor.from_elements %1796 : tensor<i1>
      %extracted_503 = tensor.extract %from_elements_502[] : tensor<i1>
      linalg.yield %extracted_503 : i1
    } -> tensor<4x8x1xi1>
    %c0_150 = arith.constant 0 : index
    %c1_151 = arith.constant 1 : index
    %c2_152 = arith.constant 2 : index
    %632 = tensor.empty() : tensor<4x8x1xf32>
    %633 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel", "parallel", "parallel"]} outs(%632 : tensor<4x8x1xf32>) {
    ^bb0(%out: f32):
      %1796 = linalg.index 0 : index
      %1797 = linalg.index 1 : index
      %1798 = linalg.index 2 : index
      %extracted = tensor.extract %expanded_145[%1796, %1797, %1798, %c0_150] : tensor<4x8x1x1xi32>
      %1799 = arith.index_cast %extracted : i32 to index
      %c2_500 = arith.constant 2 : index
      %c32 = arith.constant 32 : index
      %c31 = arith.constant 31 : index
      %1800 = arith.maxsi %c0_150, %1799 : index
      %1801 = arith.minsi %1800, %c31 : index
      %extracted_501 = tensor.extract %604[%1796, %1797, %1801] : tensor<4x8x32xf32>
      linalg.yield %extracted_501 : f32
    } -> tensor<4x8x1xf32>
    %cst_153 = arith.constant dense<0x7FC00000> : tensor<f32>
    %634 = tensor.empty() : tensor<4x8x1xf32>
    %635 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_153 : tensor<f32>) outs(%634 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x1xf32>
    %636 = tensor.empty() : tensor<4x8x1xf32>
    %637 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%631, %633, %635 : tensor<4x8x1xi1>, tensor<4x8x1xf32>, tensor<4x8x1xf32>) outs(%636 : tensor<4x8x1xf32>) {
    ^bb0(%in: i1, %in_500: f32, %in_501: f32, %out: f32):
      %1796 = arith.select %in, %in_500, %in_501 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x1xf32>
    %cst_154 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_155 = arith.constant 0.000000e+00 : f32
    %638 = tensor.empty() : tensor<f32>
    %639 = linalg.fill ins(%cst_155 : f32) outs(%638 : tensor<f32>) -> tensor<f32>
    %640 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["reduction", "reduction", "reduction"]} ins(%637 : tensor<4x8x1xf32>) outs(%639 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %from_elements = tensor.from_elements %in : tensor<f32>
      %from_elements_500 = tensor.from_elements %out : tensor<f32>
      %extracted = tensor.extract %from_elements_500[] : tensor<f32>
      %extracted_501 = tensor.extract %from_elements[] : tensor<f32>
      %1796 = arith.addf %extracted, %extracted_501 : f32
      %from_elements_502 = tensor.from_elements %1796 : tensor<f32>
      %extracted_503 = tensor.extract %from_elements_502[] : tensor<f32>
      linalg.yield %extracted_503 : f32
    } -> tensor<f32>
    %cst_156 = arith.constant dense<3.200000e+01> : tensor<f32>
    %641 = tensor.empty() : tensor<f32>
    %cst_157 = arith.constant 3.200000e+01 : f32
    %642 = linalg.generic {indexing_maps = [#map21, #map21], iterator_types = []} ins(%640 : tensor<f32>) outs(%641 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %1796 = arith.divf %in, %cst_157 : f32
      linalg.yield %1796 : f32
    } -> tensor<f32>
    %643 = tensor.empty() : tensor<f32>
    %644 = linalg.generic {indexing_maps = [#map21, #map21], iterator_types = []} ins(%642 : tensor<f32>) outs(%643 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %1796 = arith.negf %in : f32
      linalg.yield %1796 : f32
    } -> tensor<f32>
    %cst_158 = arith.constant dense<1.000000e+00> : tensor<f32>
    %645 = tensor.empty() : tensor<f32>
    %cst_159 = arith.constant 1.000000e+00 : f32
    %646 = linalg.generic {indexing_maps = [#map21], iterator_types = []} outs(%645 : tensor<f32>) {
    ^bb0(%out: f32):
      %1796 = arith.negf %cst_159 : f32
      linalg.yield %1796 : f32
    } -> tensor<f32>
    %cst_160 = arith.constant dense<3.200000e+01> : tensor<f32>
    %647 = tensor.empty() : tensor<f32>
    %cst_161 = arith.constant 3.200000e+01 : f32
    %648 = linalg.generic {indexing_maps = [#map21, #map21], iterator_types = []} ins(%646 : tensor<f32>) outs(%647 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %1796 = arith.divf %in, %cst_161 : f32
      linalg.yield %1796 : f32
    } -> tensor<f32>
    %649 = tensor.empty() : tensor<4x8x1xf32>
    %650 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%648 : tensor<f32>) outs(%649 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x1xf32>
    %cst_162 = arith.constant dense<0.000000e+00> : tensor<f32>
    %651 = tensor.empty() : tensor<4x8x32xf32>
    %652 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_162 : tensor<f32>) outs(%651 : tensor<4x8x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x32xf32>
    %c0_163 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %c1_164 = arith.constant 1 : index
    %653 = scf.for %arg30 = %c0_163 to %c4 step %c1_164 iter_args(%arg31 = %652) -> (tensor<4x8x32xf32>) {
      %c0_500 = arith.constant 0 : index
      %c8_501 = arith.constant 8 : index
      %c1_502 = arith.constant 1 : index
      %1796 = scf.for %arg32 = %c0_500 to %c8_501 step %c1_502 iter_args(%arg33 = %arg31) -> (tensor<4x8x32xf32>) {
        %c0_503 = arith.constant 0 : index
        %c1_504 = arith.constant 1 : index
        %c1_505 = arith.constant 1 : index
        %1797 = scf.for %arg34 = %c0_503 to %c1_504 step %c1_505 iter_args(%arg35 = %arg33) -> (tensor<4x8x32xf32>) {
          %true_506 = arith.constant true
          %c0_507 = arith.constant 0 : index
          %extracted = tensor.extract %expanded_145[%arg30, %arg32, %arg34, %c0_507] : tensor<4x8x1x1xi32>
          %1798 = arith.index_cast %extracted : i32 to index
          %c31 = arith.constant 31 : index
          %1799 = arith.cmpi ule, %1798, %c31 : index
          %c0_508 = arith.constant 0 : index
          %1800 = arith.select %1799, %1798, %c0_508 : index
          %1801 = arith.andi %true_506, %1799 : i1
          %extracted_slice_509 = tensor.extract_slice %650[%arg30, %arg32, %arg34] [1, 1, 1] [1, 1, 1] : tensor<4x8x1xf32> to tensor<f32>
          %extracted_slice_510 = tensor.extract_slice %arg35[%arg30, %arg32, %1800] [1, 1, 1] [1, 1, 1] : tensor<4x8x32xf32> to tensor<f32>
          %1802 = linalg.generic {indexing_maps = [#map21, #map21], iterator_types = []} ins(%extracted_slice_509 : tensor<f32>) outs(%extracted_slice_510 : tensor<f32>) {
          ^bb0(%in: f32, %out: f32):
            %1803 = arith.addf %out, %in : f32
            %1804 = arith.select %1801, %1803, %out : f32
            linalg.yield %1804 : f32
          } -> tensor<f32>
          %inserted_slice = tensor.insert_slice %1802 into %arg35[%arg30, %arg32, %1800] [1, 1, 1] [1, 1, 1] : tensor<f32> into tensor<4x8x32xf32>
          scf.yield %inserted_slice : tensor<4x8x32xf32>
        }
        scf.yield %1797 : tensor<4x8x32xf32>
      }
      scf.yield %1796 : tensor<4x8x32xf32>
    }
    %654 = tensor.empty() : tensor<4x8x32xf32>
    %655 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%653 : tensor<4x8x32xf32>) outs(%654 : tensor<4x8x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1796 = arith.negf %in : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x32xf32>
    %cst_165 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_166 = arith.constant 0.000000e+00 : f32
    %656 = tensor.empty() : tensor<4x8xf32>
    %657 = linalg.fill ins(%cst_166 : f32) outs(%656 : tensor<4x8xf32>) -> tensor<4x8xf32>
    %658 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%655 : tensor<4x8x32xf32>) outs(%657 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %from_elements = tensor.from_elements %in : tensor<f32>
      %from_elements_500 = tensor.from_elements %out : tensor<f32>
      %extracted = tensor.extract %from_elements_500[] : tensor<f32>
      %extracted_501 = tensor.extract %from_elements[] : tensor<f32>
      %1796 = arith.addf %extracted, %extracted_501 : f32
      %from_elements_502 = tensor.from_elements %1796 : tensor<f32>
      %extracted_503 = tensor.extract %from_elements_502[] : tensor<f32>
      linalg.yield %extracted_503 : f32
    } -> tensor<4x8xf32>
    %expanded_167 = tensor.expand_shape %658 [[0], [1, 2]] output_shape [4, 8, 1] : tensor<4x8xf32> into tensor<4x8x1xf32>
    %659 = tensor.empty() : tensor<4x8x1xf32>
    %660 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_167, %598 : tensor<4x8x1xf32>, tensor<4x8x1xf32>) outs(%659 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.divf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x1xf32>
    %cst_168 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_169 = arith.constant 0.000000e+00 : f32
    %661 = tensor.empty() : tensor<4x8xf32>
    %662 = linalg.fill ins(%cst_169 : f32) outs(%661 : tensor<4x8xf32>) -> tensor<4x8xf32>
    %663 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%660 : tensor<4x8x1xf32>) outs(%662 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %from_elements = tensor.from_elements %in : tensor<f32>
      %from_elements_500 = tensor.from_elements %out : tensor<f32>
      %extracted = tensor.extract %from_elements_500[] : tensor<f32>
      %extracted_501 = tensor.extract %from_elements[] : tensor<f32>
      %1796 = arith.addf %extracted, %extracted_501 : f32
      %from_elements_502 = tensor.from_elements %1796 : tensor<f32>
      %extracted_503 = tensor.extract %from_elements_502[] : tensor<f32>
      linalg.yield %extracted_503 : f32
    } -> tensor<4x8xf32>
    %664 = tensor.empty() : tensor<4x8x32xf32>
    %665 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%663 : tensor<4x8xf32>) outs(%664 : tensor<4x8x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x32xf32>
    %666 = tensor.empty() : tensor<4x8x32xf32>
    %667 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%665, %593 : tensor<4x8x32xf32>, tensor<4x8x32xf32>) outs(%666 : tensor<4x8x32xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.mulf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x32xf32>
    %668 = tensor.empty() : tensor<4x8x32xf32>
    %669 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%653, %667 : tensor<4x8x32xf32>, tensor<4x8x32xf32>) outs(%668 : tensor<4x8x32xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.addf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x32xf32>
    %670 = tensor.empty() : tensor<32x16xf32>
    %cst_170 = arith.constant 0.000000e+00 : f32
    %671 = linalg.fill ins(%cst_170 : f32) outs(%670 : tensor<32x16xf32>) -> tensor<32x16xf32>
    %672 = linalg.generic {indexing_maps = [#map33, #map34, #map35], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%669, %573 : tensor<4x8x32xf32>, tensor<4x8x16xf32>) outs(%671 : tensor<32x16xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.mulf %in, %in_500 : f32
      %1797 = arith.addf %out, %1796 : f32
      linalg.yield %1797 : f32
    } -> tensor<32x16xf32>
    %673 = tensor.empty() : tensor<16x32xf32>
    %674 = linalg.generic {indexing_maps = [#map30, #map1], iterator_types = ["parallel", "parallel"]} ins(%672 : tensor<32x16xf32>) outs(%673 : tensor<16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x32xf32>
    %675 = tensor.empty() : tensor<4x8x16xf32>
    %cst_171 = arith.constant 0.000000e+00 : f32
    %676 = linalg.fill ins(%cst_171 : f32) outs(%675 : tensor<4x8x16xf32>) -> tensor<4x8x16xf32>
    %677 = linalg.generic {indexing_maps = [#map15, #map25, #map17], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%669, %575 : tensor<4x8x32xf32>, tensor<16x32xf32>) outs(%676 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.mulf %in, %in_500 : f32
      %1797 = arith.addf %out, %1796 : f32
      linalg.yield %1797 : f32
    } -> tensor<4x8x16xf32>
    %678 = tensor.empty() : tensor<32x16xf32>
    %679 = linalg.generic {indexing_maps = [#map30, #map1], iterator_types = ["parallel", "parallel"]} ins(%674 : tensor<16x32xf32>) outs(%678 : tensor<32x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x16xf32>
    %cst_172 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_173 = arith.constant 0.000000e+00 : f32
    %680 = tensor.empty() : tensor<16xf32>
    %681 = linalg.fill ins(%cst_173 : f32) outs(%680 : tensor<16xf32>) -> tensor<16xf32>
    %682 = linalg.generic {indexing_maps = [#map36, #map37], iterator_types = ["parallel", "reduction", "reduction"]} ins(%677 : tensor<4x8x16xf32>) outs(%681 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %from_elements = tensor.from_elements %in : tensor<f32>
      %from_elements_500 = tensor.from_elements %out : tensor<f32>
      %extracted = tensor.extract %from_elements_500[] : tensor<f32>
      %extracted_501 = tensor.extract %from_elements[] : tensor<f32>
      %1796 = arith.addf %extracted, %extracted_501 : f32
      %from_elements_502 = tensor.from_elements %1796 : tensor<f32>
      %extracted_503 = tensor.extract %from_elements_502[] : tensor<f32>
      linalg.yield %extracted_503 : f32
    } -> tensor<16xf32>
    %expanded_174 = tensor.expand_shape %682 [[0, 1, 2]] output_shape [1, 1, 16] : tensor<16xf32> into tensor<1x1x16xf32>
    %collapsed_175 = tensor.collapse_shape %expanded_174 [[0, 1, 2]] : tensor<1x1x16xf32> into tensor<16xf32>
    %683 = tensor.empty() : tensor<4x8x16xf32>
    %684 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%549, %677 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%683 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.mulf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x16xf32>
    %685 = tensor.empty() : tensor<4x8x16xf32>
    %686 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%677, %567 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%685 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.mulf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x16xf32>
    %687 = tensor.empty() : tensor<4x8x16xf32>
    %688 = linalg.generic {indexing_maps = [#map14, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%555 : tensor<4x8x1xf32>) outs(%687 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x16xf32>
    %689 = tensor.empty() : tensor<4x8x16xf32>
    %690 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%688, %684 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%689 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.mulf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x16xf32>
    %cst_176 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_177 = arith.constant 0.000000e+00 : f32
    %691 = tensor.empty() : tensor<16xf32>
    %692 = linalg.fill ins(%cst_177 : f32) outs(%691 : tensor<16xf32>) -> tensor<16xf32>
    %693 = linalg.generic {indexing_maps = [#map36, #map37], iterator_types = ["parallel", "reduction", "reduction"]} ins(%690 : tensor<4x8x16xf32>) outs(%692 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %from_elements = tensor.from_elements %in : tensor<f32>
      %from_elements_500 = tensor.from_elements %out : tensor<f32>
      %extracted = tensor.extract %from_elements_500[] : tensor<f32>
      %extracted_501 = tensor.extract %from_elements[] : tensor<f32>
      %1796 = arith.addf %extracted, %extracted_501 : f32
      %from_elements_502 = tensor.from_elements %1796 : tensor<f32>
      %extracted_503 = tensor.extract %from_elements_502[] : tensor<f32>
      linalg.yield %extracted_503 : f32
    } -> tensor<16xf32>
    %expanded_178 = tensor.expand_shape %693 [[0, 1, 2]] output_shape [1, 1, 16] : tensor<16xf32> into tensor<1x1x16xf32>
    %694 = tensor.empty() : tensor<4x8x16xf32>
    %695 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_135 : tensor<1x1x16xf32>) outs(%694 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x16xf32>
    %696 = tensor.empty() : tensor<4x8x16xf32>
    %697 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%684, %695 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%696 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.mulf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x16xf32>
    %cst_179 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_180 = arith.constant 0.000000e+00 : f32
    %698 = tensor.empty() : tensor<4x8xf32>
    %699 = linalg.fill ins(%cst_180 : f32) outs(%698 : tensor<4x8xf32>) -> tensor<4x8xf32>
    %700 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%697 : tensor<4x8x16xf32>) outs(%699 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %from_elements = tensor.from_elements %in : tensor<f32>
      %from_elements_500 = tensor.from_elements %out : tensor<f32>
      %extracted = tensor.extract %from_elements_500[] : tensor<f32>
      %extracted_501 = tensor.extract %from_elements[] : tensor<f32>
      %1796 = arith.addf %extracted, %extracted_501 : f32
      %from_elements_502 = tensor.from_elements %1796 : tensor<f32>
      %extracted_503 = tensor.extract %from_elements_502[] : tensor<f32>
      linalg.yield %extracted_503 : f32
    } -> tensor<4x8xf32>
    %expanded_181 = tensor.expand_shape %700 [[0], [1, 2]] output_shape [4, 8, 1] : tensor<4x8xf32> into tensor<4x8x1xf32>
    %collapsed_182 = tensor.collapse_shape %expanded_178 [[0, 1, 2]] : tensor<1x1x16xf32> into tensor<16xf32>
    %701 = tensor.empty() : tensor<4x8x1xf32>
    %702 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_181, %561 : tensor<4x8x1xf32>, tensor<4x8x1xf32>) outs(%701 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.mulf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x1xf32>
    %703 = tensor.empty() : tensor<4x8x16xf32>
    %704 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%686 : tensor<4x8x16xf32>) outs(%703 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1796 = arith.negf %in : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x16xf32>
    %cst_183 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_184 = arith.constant 0.000000e+00 : f32
    %705 = tensor.empty() : tensor<4x8xf32>
    %706 = linalg.fill ins(%cst_184 : f32) outs(%705 : tensor<4x8xf32>) -> tensor<4x8xf32>
    %707 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%704 : tensor<4x8x16xf32>) outs(%706 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %from_elements = tensor.from_elements %in : tensor<f32>
      %from_elements_500 = tensor.from_elements %out : tensor<f32>
      %extracted = tensor.extract %from_elements_500[] : tensor<f32>
      %extracted_501 = tensor.extract %from_elements[] : tensor<f32>
      %1796 = arith.addf %extracted, %extracted_501 : f32
      %from_elements_502 = tensor.from_elements %1796 : tensor<f32>
      %extracted_503 = tensor.extract %from_elements_502[] : tensor<f32>
      linalg.yield %extracted_503 : f32
    } -> tensor<4x8xf32>
    %expanded_185 = tensor.expand_shape %707 [[0], [1, 2]] output_shape [4, 8, 1] : tensor<4x8xf32> into tensor<4x8x1xf32>
    %collapsed_186 = tensor.collapse_shape %702 [[0], [1, 2]] : tensor<4x8x1xf32> into tensor<4x8xf32>
    %collapsed_187 = tensor.collapse_shape %expanded_185 [[0], [1, 2]] : tensor<4x8x1xf32> into tensor<4x8xf32>
    %708 = tensor.empty() : tensor<4x8xf32>
    %709 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%collapsed_186, %545 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%708 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.mulf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8xf32>
    %710 = tensor.empty() : tensor<4x8xf32>
    %711 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%709 : tensor<4x8xf32>) outs(%710 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1796 = arith.negf %in : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8xf32>
    %712 = tensor.empty() : tensor<4x8xf32>
    %713 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%711, %519 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%712 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.mulf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8xf32>
    %714 = tensor.empty() : tensor<4x8xf32>
    %715 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%collapsed_187, %713 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%714 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.addf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8xf32>
    %cst_188 = arith.constant dense<1.600000e+01> : tensor<f32>
    %716 = tensor.empty() : tensor<4x8xf32>
    %717 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_188 : tensor<f32>) outs(%716 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8xf32>
    %718 = tensor.empty() : tensor<4x8xf32>
    %719 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%709, %717 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%718 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.divf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8xf32>
    %720 = tensor.empty() : tensor<4x8x16xf32>
    %721 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%719 : tensor<4x8xf32>) outs(%720 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x16xf32>
    %cst_189 = arith.constant dense<1.600000e+01> : tensor<f32>
    %722 = tensor.empty() : tensor<4x8xf32>
    %723 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_189 : tensor<f32>) outs(%722 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8xf32>
    %724 = tensor.empty() : tensor<4x8xf32>
    %725 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%715, %723 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%724 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.divf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8xf32>
    %726 = tensor.empty() : tensor<4x8x16xf32>
    %727 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%725 : tensor<4x8xf32>) outs(%726 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x16xf32>
    %728 = tensor.empty() : tensor<4x8x16xf32>
    %729 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%686, %727 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%728 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.addf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x16xf32>
    %730 = tensor.empty() : tensor<4x8x16xf32>
    %731 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%721, %499 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%730 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.mulf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x16xf32>
    %732 = tensor.empty() : tensor<4x8x16xf32>
    %733 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%729, %731 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%732 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.addf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x16xf32>
    %734:13 = "fsdp.barrier"(%arg19, %arg18, %arg17, %arg16, %arg24, %arg15, %arg14, %arg21, %arg20, %arg23, %arg22, %285, %733) : (tensor<16xf32>, tensor<16x16xf32>, tensor<48xf32>, tensor<16x48xf32>, tensor<64x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<64xf32>, tensor<16x64xf32>, tensor<4x8x16xf32>, tensor<4x8x16xf32>) -> (tensor<16xf32>, tensor<16x16xf32>, tensor<48xf32>, tensor<16x48xf32>, tensor<64x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<64xf32>, tensor<16x64xf32>, tensor<4x8x16xf32>, tensor<4x8x16xf32>)
    %735 = tensor.empty() : tensor<4x8x16xf32>
    %736 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%734#11, %734#11 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%735 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.mulf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x16xf32>
    %cst_190 = arith.constant dense<2.000000e+00> : tensor<f32>
    %737 = tensor.empty() : tensor<4x8x16xf32>
    %738 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_190 : tensor<f32>) outs(%737 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x16xf32>
    %739 = tensor.empty() : tensor<4x8x16xf32>
    %740 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%738, %734#11 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%739 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.mulf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x16xf32>
    %cst_191 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_192 = arith.constant 0.000000e+00 : f32
    %741 = tensor.empty() : tensor<4x8xf32>
    %742 = linalg.fill ins(%cst_192 : f32) outs(%741 : tensor<4x8xf32>) -> tensor<4x8xf32>
    %743 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%734#11 : tensor<4x8x16xf32>) outs(%742 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %from_elements = tensor.from_elements %in : tensor<f32>
      %from_elements_500 = tensor.from_elements %out : tensor<f32>
      %extracted = tensor.extract %from_elements_500[] : tensor<f32>
      %extracted_501 = tensor.extract %from_elements[] : tensor<f32>
      %1796 = arith.addf %extracted, %extracted_501 : f32
      %from_elements_502 = tensor.from_elements %1796 : tensor<f32>
      %extracted_503 = tensor.extract %from_elements_502[] : tensor<f32>
      linalg.yield %extracted_503 : f32
    } -> tensor<4x8xf32>
    %cst_193 = arith.constant dense<1.600000e+01> : tensor<f32>
    %744 = tensor.empty() : tensor<4x8xf32>
    %745 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_193 : tensor<f32>) outs(%744 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8xf32>
    %746 = tensor.empty() : tensor<4x8xf32>
    %747 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%743, %745 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%746 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.divf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8xf32>
    %cst_194 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_195 = arith.constant 0.000000e+00 : f32
    %748 = tensor.empty() : tensor<4x8xf32>
    %749 = linalg.fill ins(%cst_195 : f32) outs(%748 : tensor<4x8xf32>) -> tensor<4x8xf32>
    %750 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%736 : tensor<4x8x16xf32>) outs(%749 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %from_elements = tensor.from_elements %in : tensor<f32>
      %from_elements_500 = tensor.from_elements %out : tensor<f32>
      %extracted = tensor.extract %from_elements_500[] : tensor<f32>
      %extracted_501 = tensor.extract %from_elements[] : tensor<f32>
      %1796 = arith.addf %extracted, %extracted_501 : f32
      %from_elements_502 = tensor.from_elements %1796 : tensor<f32>
      %extracted_503 = tensor.extract %from_elements_502[] : tensor<f32>
      linalg.yield %extracted_503 : f32
    } -> tensor<4x8xf32>
    %cst_196 = arith.constant dense<1.600000e+01> : tensor<f32>
    %751 = tensor.empty() : tensor<4x8xf32>
    %752 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_196 : tensor<f32>) outs(%751 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8xf32>
    %753 = tensor.empty() : tensor<4x8xf32>
    %754 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%750, %752 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%753 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.divf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8xf32>
    %755 = tensor.empty() : tensor<4x8xf32>
    %756 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%747, %747 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%755 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.mulf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8xf32>
    %cst_197 = arith.constant dense<2.000000e+00> : tensor<f32>
    %757 = tensor.empty() : tensor<4x8xf32>
    %758 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_197 : tensor<f32>) outs(%757 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8xf32>
    %759 = tensor.empty() : tensor<4x8xf32>
    %760 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%758, %747 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%759 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.mulf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8xf32>
    %761 = tensor.empty() : tensor<4x8xf32>
    %762 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%754, %756 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%761 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.subf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8xf32>
    %cst_198 = arith.constant dense<0.000000e+00> : tensor<f32>
    %763 = tensor.empty() : tensor<4x8xf32>
    %764 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_198 : tensor<f32>) outs(%763 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8xf32>
    %765 = tensor.empty() : tensor<4x8xf32>
    %766 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%764, %762 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%765 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.maximumf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8xf32>
    %767 = tensor.empty() : tensor<4x8xi1>
    %768 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%762, %766 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%767 : tensor<4x8xi1>) {
    ^bb0(%in: f32, %in_500: f32, %out: i1):
      %1796 = arith.cmpf oeq, %in, %in_500 : f32
      linalg.yield %1796 : i1
    } -> tensor<4x8xi1>
    %cst_199 = arith.constant dense<1.000000e+00> : tensor<f32>
    %769 = tensor.empty() : tensor<4x8xf32>
    %770 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_199 : tensor<f32>) outs(%769 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8xf32>
    %cst_200 = arith.constant dense<0.000000e+00> : tensor<f32>
    %771 = tensor.empty() : tensor<4x8xf32>
    %772 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_200 : tensor<f32>) outs(%771 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8xf32>
    %773 = tensor.empty() : tensor<4x8xf32>
    %774 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%768, %770, %772 : tensor<4x8xi1>, tensor<4x8xf32>, tensor<4x8xf32>) outs(%773 : tensor<4x8xf32>) {
    ^bb0(%in: i1, %in_500: f32, %in_501: f32, %out: f32):
      %1796 = arith.select %in, %in_500, %in_501 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8xf32>
    %cst_201 = arith.constant dense<0.000000e+00> : tensor<f32>
    %775 = tensor.empty() : tensor<4x8xf32>
    %776 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_201 : tensor<f32>) outs(%775 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8xf32>
    %777 = tensor.empty() : tensor<4x8xi1>
    %778 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%776, %766 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%777 : tensor<4x8xi1>) {
    ^bb0(%in: f32, %in_500: f32, %out: i1):
      %1796 = arith.cmpf oeq, %in, %in_500 : f32
      linalg.yield %1796 : i1
    } -> tensor<4x8xi1>
    %cst_202 = arith.constant dense<2.000000e+00> : tensor<f32>
    %779 = tensor.empty() : tensor<4x8xf32>
    %780 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_202 : tensor<f32>) outs(%779 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8xf32>
    %cst_203 = arith.constant dense<1.000000e+00> : tensor<f32>
    %781 = tensor.empty() : tensor<4x8xf32>
    %782 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_203 : tensor<f32>) outs(%781 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8xf32>
    %783 = tensor.empty() : tensor<4x8xf32>
    %784 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%778, %780, %782 : tensor<4x8xi1>, tensor<4x8xf32>, tensor<4x8xf32>) outs(%783 : tensor<4x8xf32>) {
    ^bb0(%in: i1, %in_500: f32, %in_501: f32, %out: f32):
      %1796 = arith.select %in, %in_500, %in_501 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8xf32>
    %785 = tensor.empty() : tensor<4x8xf32>
    %786 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%774, %784 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%785 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.divf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8xf32>
    %expanded_204 = tensor.expand_shape %747 [[0], [1, 2]] output_shape [4, 8, 1] : tensor<4x8xf32> into tensor<4x8x1xf32>
    %expanded_205 = tensor.expand_shape %766 [[0], [1, 2]] output_shape [4, 8, 1] : tensor<4x8xf32> into tensor<4x8x1xf32>
    %787 = tensor.empty() : tensor<4x8x16xf32>
    %788 = linalg.generic {indexing_maps = [#map14, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_204 : tensor<4x8x1xf32>) outs(%787 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x16xf32>
    %789 = tensor.empty() : tensor<4x8x16xf32>
    %790 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%734#11, %788 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%789 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.subf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x16xf32>
    %cst_206 = arith.constant dense<9.99999997E-7> : tensor<f32>
    %791 = tensor.empty() : tensor<4x8x1xf32>
    %792 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_206 : tensor<f32>) outs(%791 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x1xf32>
    %793 = tensor.empty() : tensor<4x8x1xf32>
    %794 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_205, %792 : tensor<4x8x1xf32>, tensor<4x8x1xf32>) outs(%793 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.addf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x1xf32>
    %795 = tensor.empty() : tensor<4x8x1xf32>
    %796 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%794 : tensor<4x8x1xf32>) outs(%795 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1796 = math.rsqrt %in : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x1xf32>
    %797 = tensor.empty() : tensor<4x8x1xf32>
    %798 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%796, %794 : tensor<4x8x1xf32>, tensor<4x8x1xf32>) outs(%797 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.divf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x1xf32>
    %cst_207 = arith.constant dense<-5.000000e-01> : tensor<f32>
    %799 = tensor.empty() : tensor<4x8x1xf32>
    %800 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_207 : tensor<f32>) outs(%799 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x1xf32>
    %801 = tensor.empty() : tensor<4x8x1xf32>
    %802 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%800, %798 : tensor<4x8x1xf32>, tensor<4x8x1xf32>) outs(%801 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.mulf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x1xf32>
    %expanded_208 = tensor.expand_shape %734#6 [[0, 1, 2]] output_shape [1, 1, 16] : tensor<16xf32> into tensor<1x1x16xf32>
    %803 = tensor.empty() : tensor<4x8x16xf32>
    %804 = linalg.generic {indexing_maps = [#map14, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%796 : tensor<4x8x1xf32>) outs(%803 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x16xf32>
    %805 = tensor.empty() : tensor<4x8x16xf32>
    %806 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_208 : tensor<1x1x16xf32>) outs(%805 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x16xf32>
    %807 = tensor.empty() : tensor<4x8x16xf32>
    %808 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%804, %806 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%807 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.mulf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x16xf32>
    %809 = tensor.empty() : tensor<4x8x16xf32>
    %810 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%790, %808 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%809 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.mulf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x16xf32>
    %expanded_209 = tensor.expand_shape %734#5 [[0, 1, 2]] output_shape [1, 1, 16] : tensor<16xf32> into tensor<1x1x16xf32>
    %811 = tensor.empty() : tensor<4x8x16xf32>
    %812 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_209 : tensor<1x1x16xf32>) outs(%811 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x16xf32>
    %813 = tensor.empty() : tensor<4x8x16xf32>
    %814 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%810, %812 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%813 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.addf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x16xf32>
    %815 = tensor.empty() : tensor<4x8x48xf32>
    %cst_210 = arith.constant 0.000000e+00 : f32
    %816 = linalg.fill ins(%cst_210 : f32) outs(%815 : tensor<4x8x48xf32>) -> tensor<4x8x48xf32>
    %817 = linalg.generic {indexing_maps = [#map15, #map16, #map17], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%814, %734#3 : tensor<4x8x16xf32>, tensor<16x48xf32>) outs(%816 : tensor<4x8x48xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.mulf %in, %in_500 : f32
      %1797 = arith.addf %out, %1796 : f32
      linalg.yield %1797 : f32
    } -> tensor<4x8x48xf32>
    %expanded_211 = tensor.expand_shape %734#2 [[0, 1, 2]] output_shape [1, 1, 48] : tensor<48xf32> into tensor<1x1x48xf32>
    %818 = tensor.empty() : tensor<4x8x48xf32>
    %819 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_211 : tensor<1x1x48xf32>) outs(%818 : tensor<4x8x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x48xf32>
    %820 = tensor.empty() : tensor<4x8x48xf32>
    %821 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%817, %819 : tensor<4x8x48xf32>, tensor<4x8x48xf32>) outs(%820 : tensor<4x8x48xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.addf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x48xf32>
    %extracted_slice_212 = tensor.extract_slice %821[0, 0, 0] [4, 8, 16] [1, 1, 1] : tensor<4x8x48xf32> to tensor<4x8x16xf32>
    %extracted_slice_213 = tensor.extract_slice %821[0, 0, 16] [4, 8, 16] [1, 1, 1] : tensor<4x8x48xf32> to tensor<4x8x16xf32>
    %extracted_slice_214 = tensor.extract_slice %821[0, 0, 32] [4, 8, 16] [1, 1, 1] : tensor<4x8x48xf32> to tensor<4x8x16xf32>
    %expanded_215 = tensor.expand_shape %extracted_slice_212 [[0], [1], [2, 3]] output_shape [4, 8, 2, 8] : tensor<4x8x16xf32> into tensor<4x8x2x8xf32>
    %expanded_216 = tensor.expand_shape %extracted_slice_213 [[0], [1], [2, 3]] output_shape [4, 8, 2, 8] : tensor<4x8x16xf32> into tensor<4x8x2x8xf32>
    %expanded_217 = tensor.expand_shape %extracted_slice_214 [[0], [1], [2, 3]] output_shape [4, 8, 2, 8] : tensor<4x8x16xf32> into tensor<4x8x2x8xf32>
    %822 = tensor.empty() : tensor<4x2x8x8xf32>
    %cst_218 = arith.constant 0.000000e+00 : f32
    %823 = linalg.fill ins(%cst_218 : f32) outs(%822 : tensor<4x2x8x8xf32>) -> tensor<4x2x8x8xf32>
    %824 = linalg.generic {indexing_maps = [#map18, #map19, #map20], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%expanded_215, %expanded_216 : tensor<4x8x2x8xf32>, tensor<4x8x2x8xf32>) outs(%823 : tensor<4x2x8x8xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.mulf %in, %in_500 : f32
      %1797 = arith.addf %out, %1796 : f32
      linalg.yield %1797 : f32
    } -> tensor<4x2x8x8xf32>
    %cst_219 = arith.constant dense<8.000000e+00> : tensor<f32>
    %825 = tensor.empty() : tensor<f32>
    %cst_220 = arith.constant 8.000000e+00 : f32
    %826 = linalg.generic {indexing_maps = [#map21], iterator_types = []} outs(%825 : tensor<f32>) {
    ^bb0(%out: f32):
      %1796 = math.sqrt %cst_220 : f32
      linalg.yield %1796 : f32
    } -> tensor<f32>
    %827 = tensor.empty() : tensor<f32>
    %828 = linalg.generic {indexing_maps = [#map21, #map21], iterator_types = []} ins(%826 : tensor<f32>) outs(%827 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<f32>
    %829 = tensor.empty() : tensor<4x2x8x8xf32>
    %830 = linalg.generic {indexing_maps = [#map22, #map23], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%828 : tensor<f32>) outs(%829 : tensor<4x2x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x2x8x8xf32>
    %831 = tensor.empty() : tensor<4x2x8x8xf32>
    %832 = linalg.generic {indexing_maps = [#map23, #map23, #map23], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%824, %830 : tensor<4x2x8x8xf32>, tensor<4x2x8x8xf32>) outs(%831 : tensor<4x2x8x8xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.divf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x2x8x8xf32>
    %833 = tensor.empty() : tensor<8xi32>
    %834 = linalg.generic {indexing_maps = [#map7], iterator_types = ["parallel"]} outs(%833 : tensor<8xi32>) {
    ^bb0(%out: i32):
      %1796 = linalg.index 0 : index
      %1797 = arith.index_cast %1796 : index to i32
      linalg.yield %1797 : i32
    } -> tensor<8xi32>
    %835 = tensor.empty() : tensor<8x1xi32>
    %836 = linalg.generic {indexing_maps = [#map9, #map1], iterator_types = ["parallel", "parallel"]} ins(%834 : tensor<8xi32>) outs(%835 : tensor<8x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<8x1xi32>
    %837 = tensor.empty() : tensor<1x8xi32>
    %838 = linalg.generic {indexing_maps = [#map10, #map1], iterator_types = ["parallel", "parallel"]} ins(%834 : tensor<8xi32>) outs(%837 : tensor<1x8xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<1x8xi32>
    %839 = tensor.empty() : tensor<8x8xi32>
    %840 = linalg.generic {indexing_maps = [#map24, #map1], iterator_types = ["parallel", "parallel"]} ins(%836 : tensor<8x1xi32>) outs(%839 : tensor<8x8xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<8x8xi32>
    %841 = tensor.empty() : tensor<8x8xi32>
    %842 = linalg.generic {indexing_maps = [#map11, #map1], iterator_types = ["parallel", "parallel"]} ins(%838 : tensor<1x8xi32>) outs(%841 : tensor<8x8xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<8x8xi32>
    %843 = tensor.empty() : tensor<8x8xi1>
    %844 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%840, %842 : tensor<8x8xi32>, tensor<8x8xi32>) outs(%843 : tensor<8x8xi1>) {
    ^bb0(%in: i32, %in_500: i32, %out: i1):
      %1796 = arith.cmpi sge, %in, %in_500 : i32
      linalg.yield %1796 : i1
    } -> tensor<8x8xi1>
    %845 = tensor.empty() : tensor<4x2x8x8xi1>
    %846 = linalg.generic {indexing_maps = [#map25, #map23], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%844 : tensor<8x8xi1>) outs(%845 : tensor<4x2x8x8xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<4x2x8x8xi1>
    %cst_221 = arith.constant dense<-1.000000e+09> : tensor<f32>
    %847 = tensor.empty() : tensor<4x2x8x8xf32>
    %848 = linalg.generic {indexing_maps = [#map22, #map23], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_221 : tensor<f32>) outs(%847 : tensor<4x2x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x2x8x8xf32>
    %849 = tensor.empty() : tensor<4x2x8x8xf32>
    %850 = linalg.generic {indexing_maps = [#map23, #map23, #map23, #map23], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%846, %832, %848 : tensor<4x2x8x8xi1>, tensor<4x2x8x8xf32>, tensor<4x2x8x8xf32>) outs(%849 : tensor<4x2x8x8xf32>) {
    ^bb0(%in: i1, %in_500: f32, %in_501: f32, %out: f32):
      %1796 = arith.select %in, %in_500, %in_501 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x2x8x8xf32>
    %cst_222 = arith.constant dense<0.000000e+00> : tensor<f32>
    %851 = tensor.empty() : tensor<4x2x8x8xf32>
    %852 = linalg.generic {indexing_maps = [#map22, #map23], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_222 : tensor<f32>) outs(%851 : tensor<4x2x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x2x8x8xf32>
    %cst_223 = arith.constant dense<0xFF800000> : tensor<f32>
    %cst_224 = arith.constant 0xFF800000 : f32
    %853 = tensor.empty() : tensor<4x2x8xf32>
    %854 = linalg.fill ins(%cst_224 : f32) outs(%853 : tensor<4x2x8xf32>) -> tensor<4x2x8xf32>
    %855 = linalg.generic {indexing_maps = [#map23, #map17], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%850 : tensor<4x2x8x8xf32>) outs(%854 : tensor<4x2x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %from_elements = tensor.from_elements %in : tensor<f32>
      %from_elements_500 = tensor.from_elements %out : tensor<f32>
      %extracted = tensor.extract %from_elements_500[] : tensor<f32>
      %extracted_501 = tensor.extract %from_elements[] : tensor<f32>
      %1796 = arith.maximumf %extracted, %extracted_501 : f32
      %from_elements_502 = tensor.from_elements %1796 : tensor<f32>
      %extracted_503 = tensor.extract %from_elements_502[] : tensor<f32>
      linalg.yield %extracted_503 : f32
    } -> tensor<4x2x8xf32>
    %cst_225 = arith.constant dense<0xFF800000> : tensor<f32>
    %856 = tensor.empty() : tensor<4x2x8xf32>
    %857 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_225 : tensor<f32>) outs(%856 : tensor<4x2x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x2x8xf32>
    %858 = tensor.empty() : tensor<4x2x8xf32>
    %859 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%857, %855 : tensor<4x2x8xf32>, tensor<4x2x8xf32>) outs(%858 : tensor<4x2x8xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.maximumf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x2x8xf32>
    %860 = tensor.empty() : tensor<4x2x8x1xf32>
    %861 = linalg.generic {indexing_maps = [#map17, #map23], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%859 : tensor<4x2x8xf32>) outs(%860 : tensor<4x2x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x2x8x1xf32>
    %862 = tensor.empty() : tensor<4x2x8x8xf32>
    %863 = linalg.generic {indexing_maps = [#map26, #map23], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%861 : tensor<4x2x8x1xf32>) outs(%862 : tensor<4x2x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x2x8x8xf32>
    %864 = tensor.empty() : tensor<4x2x8x8xf32>
    %865 = linalg.generic {indexing_maps = [#map23, #map23, #map23], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%850, %863 : tensor<4x2x8x8xf32>, tensor<4x2x8x8xf32>) outs(%864 : tensor<4x2x8x8xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.subf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x2x8x8xf32>
    %866 = tensor.empty() : tensor<4x2x8x8xf32>
    %867 = linalg.generic {indexing_maps = [#map23, #map23], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%865 : tensor<4x2x8x8xf32>) outs(%866 : tensor<4x2x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1796 = math.exp %in : f32
      linalg.yield %1796 : f32
    } -> tensor<4x2x8x8xf32>
    %cst_226 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_227 = arith.constant 0.000000e+00 : f32
    %868 = tensor.empty() : tensor<4x2x8xf32>
    %869 = linalg.fill ins(%cst_227 : f32) outs(%868 : tensor<4x2x8xf32>) -> tensor<4x2x8xf32>
    %870 = linalg.generic {indexing_maps = [#map23, #map17], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%867 : tensor<4x2x8x8xf32>) outs(%869 : tensor<4x2x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %from_elements = tensor.from_elements %in : tensor<f32>
      %from_elements_500 = tensor.from_elements %out : tensor<f32>
      %extracted = tensor.extract %from_elements_500[] : tensor<f32>
      %extracted_501 = tensor.extract %from_elements[] : tensor<f32>
      %1796 = arith.addf %extracted, %extracted_501 : f32
      %from_elements_502 = tensor.from_elements %1796 : tensor<f32>
      %extracted_503 = tensor.extract %from_elements_502[] : tensor<f32>
      linalg.yield %extracted_503 : f32
    } -> tensor<4x2x8xf32>
    %871 = tensor.empty() : tensor<4x2x8x1xf32>
    %872 = linalg.generic {indexing_maps = [#map17, #map23], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%870 : tensor<4x2x8xf32>) outs(%871 : tensor<4x2x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x2x8x1xf32>
    %873 = tensor.empty() : tensor<4x2x8x8xf32>
    %874 = linalg.generic {indexing_maps = [#map26, #map23], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%872 : tensor<4x2x8x1xf32>) outs(%873 : tensor<4x2x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x2x8x8xf32>
    %875 = tensor.empty() : tensor<4x2x8x8xf32>
    %876 = linalg.generic {indexing_maps = [#map23, #map23, #map23], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%867, %874 : tensor<4x2x8x8xf32>, tensor<4x2x8x8xf32>) outs(%875 : tensor<4x2x8x8xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.divf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x2x8x8xf32>
    %877 = tensor.empty() : tensor<4x2x8x1xf32>
    %878 = linalg.generic {indexing_maps = [#map23, #map23, #map23], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%872, %872 : tensor<4x2x8x1xf32>, tensor<4x2x8x1xf32>) outs(%877 : tensor<4x2x8x1xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.mulf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x2x8x1xf32>
    %cst_228 = arith.constant dense<1.000000e+00> : tensor<f32>
    %879 = tensor.empty() : tensor<4x2x8x1xf32>
    %880 = linalg.generic {indexing_maps = [#map22, #map23], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_228 : tensor<f32>) outs(%879 : tensor<4x2x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x2x8x1xf32>
    %881 = tensor.empty() : tensor<4x2x8x1xf32>
    %882 = linalg.generic {indexing_maps = [#map23, #map23, #map23], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%880, %878 : tensor<4x2x8x1xf32>, tensor<4x2x8x1xf32>) outs(%881 : tensor<4x2x8x1xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.divf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x2x8x1xf32>
    %883 = tensor.empty() : tensor<4x2x8x8xf32>
    %cst_229 = arith.constant 0.000000e+00 : f32
    %884 = linalg.fill ins(%cst_229 : f32) outs(%883 : tensor<4x2x8x8xf32>) -> tensor<4x2x8x8xf32>
    %885 = linalg.generic {indexing_maps = [#map27, #map28, #map20], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%expanded_217, %876 : tensor<4x8x2x8xf32>, tensor<4x2x8x8xf32>) outs(%884 : tensor<4x2x8x8xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.mulf %in, %in_500 : f32
      %1797 = arith.addf %out, %1796 : f32
      linalg.yield %1797 : f32
    } -> tensor<4x2x8x8xf32>
    %886 = tensor.empty() : tensor<4x8x2x8xf32>
    %887 = linalg.generic {indexing_maps = [#map29, #map23], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%885 : tensor<4x2x8x8xf32>) outs(%886 : tensor<4x8x2x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x2x8xf32>
    %collapsed_230 = tensor.collapse_shape %887 [[0], [1], [2, 3]] : tensor<4x8x2x8xf32> into tensor<4x8x16xf32>
    %888 = tensor.empty() : tensor<4x8x16xf32>
    %cst_231 = arith.constant 0.000000e+00 : f32
    %889 = linalg.fill ins(%cst_231 : f32) outs(%888 : tensor<4x8x16xf32>) -> tensor<4x8x16xf32>
    %890 = linalg.generic {indexing_maps = [#map15, #map16, #map17], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%collapsed_230, %734#1 : tensor<4x8x16xf32>, tensor<16x16xf32>) outs(%889 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.mulf %in, %in_500 : f32
      %1797 = arith.addf %out, %1796 : f32
      linalg.yield %1797 : f32
    } -> tensor<4x8x16xf32>
    %expanded_232 = tensor.expand_shape %734#0 [[0, 1, 2]] output_shape [1, 1, 16] : tensor<16xf32> into tensor<1x1x16xf32>
    %891 = tensor.empty() : tensor<4x8x16xf32>
    %892 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_232 : tensor<1x1x16xf32>) outs(%891 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x16xf32>
    %893 = tensor.empty() : tensor<4x8x16xf32>
    %894 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%890, %892 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%893 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.addf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x16xf32>
    %895 = tensor.empty() : tensor<4x8x16xf32>
    %896 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%734#11, %894 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%895 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.addf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x16xf32>
    %897 = tensor.empty() : tensor<4x8x16xf32>
    %898 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%896, %896 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%897 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.mulf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x16xf32>
    %cst_233 = arith.constant dense<2.000000e+00> : tensor<f32>
    %899 = tensor.empty() : tensor<4x8x16xf32>
    %900 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_233 : tensor<f32>) outs(%899 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x16xf32>
    %901 = tensor.empty() : tensor<4x8x16xf32>
    %902 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%900, %896 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%901 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.mulf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x16xf32>
    %cst_234 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_235 = arith.constant 0.000000e+00 : f32
    %903 = tensor.empty() : tensor<4x8xf32>
    %904 = linalg.fill ins(%cst_235 : f32) outs(%903 : tensor<4x8xf32>) -> tensor<4x8xf32>
    %905 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%896 : tensor<4x8x16xf32>) outs(%904 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %from_elements = tensor.from_elements %in : tensor<f32>
      %from_elements_500 = tensor.from_elements %out : tensor<f32>
      %extracted = tensor.extract %from_elements_500[] : tensor<f32>
      %extracted_501 = tensor.extract %from_elements[] : tensor<f32>
      %1796 = arith.addf %extracted, %extracted_501 : f32
      %from_elements_502 = tensor.from_elements %1796 : tensor<f32>
      %extracted_503 = tensor.extract %from_elements_502[] : tensor<f32>
      linalg.yield %extracted_503 : f32
    } -> tensor<4x8xf32>
    %cst_236 = arith.constant dense<1.600000e+01> : tensor<f32>
    %906 = tensor.empty() : tensor<4x8xf32>
    %907 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_236 : tensor<f32>) outs(%906 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8xf32>
    %908 = tensor.empty() : tensor<4x8xf32>
    %909 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%905, %907 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%908 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.divf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8xf32>
    %cst_237 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_238 = arith.constant 0.000000e+00 : f32
    %910 = tensor.empty() : tensor<4x8xf32>
    %911 = linalg.fill ins(%cst_238 : f32) outs(%910 : tensor<4x8xf32>) -> tensor<4x8xf32>
    %912 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%898 : tensor<4x8x16xf32>) outs(%911 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %from_elements = tensor.from_elements %in : tensor<f32>
      %from_elements_500 = tensor.from_elements %out : tensor<f32>
      %extracted = tensor.extract %from_elements_500[] : tensor<f32>
      %extracted_501 = tensor.extract %from_elements[] : tensor<f32>
      %1796 = arith.addf %extracted, %extracted_501 : f32
      %from_elements_502 = tensor.from_elements %1796 : tensor<f32>
      %extracted_503 = tensor.extract %from_elements_502[] : tensor<f32>
      linalg.yield %extracted_503 : f32
    } -> tensor<4x8xf32>
    %cst_239 = arith.constant dense<1.600000e+01> : tensor<f32>
    %913 = tensor.empty() : tensor<4x8xf32>
    %914 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_239 : tensor<f32>) outs(%913 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8xf32>
    %915 = tensor.empty() : tensor<4x8xf32>
    %916 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%912, %914 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%915 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.divf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8xf32>
    %917 = tensor.empty() : tensor<4x8xf32>
    %918 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%909, %909 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%917 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.mulf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8xf32>
    %cst_240 = arith.constant dense<2.000000e+00> : tensor<f32>
    %919 = tensor.empty() : tensor<4x8xf32>
    %920 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_240 : tensor<f32>) outs(%919 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8xf32>
    %921 = tensor.empty() : tensor<4x8xf32>
    %922 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%920, %909 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%921 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.mulf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8xf32>
    %923 = tensor.empty() : tensor<4x8xf32>
    %924 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%916, %918 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%923 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.subf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8xf32>
    %cst_241 = arith.constant dense<0.000000e+00> : tensor<f32>
    %925 = tensor.empty() : tensor<4x8xf32>
    %926 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_241 : tensor<f32>) outs(%925 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8xf32>
    %927 = tensor.empty() : tensor<4x8xf32>
    %928 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%926, %924 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%927 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.maximumf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8xf32>
    %929 = tensor.empty() : tensor<4x8xi1>
    %930 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%924, %928 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%929 : tensor<4x8xi1>) {
    ^bb0(%in: f32, %in_500: f32, %out: i1):
      %1796 = arith.cmpf oeq, %in, %in_500 : f32
      linalg.yield %1796 : i1
    } -> tensor<4x8xi1>
    %cst_242 = arith.constant dense<1.000000e+00> : tensor<f32>
    %931 = tensor.empty() : tensor<4x8xf32>
    %932 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_242 : tensor<f32>) outs(%931 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8xf32>
    %cst_243 = arith.constant dense<0.000000e+00> : tensor<f32>
    %933 = tensor.empty() : tensor<4x8xf32>
    %934 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_243 : tensor<f32>) outs(%933 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8xf32>
    %935 = tensor.empty() : tensor<4x8xf32>
    %936 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%930, %932, %934 : tensor<4x8xi1>, tensor<4x8xf32>, tensor<4x8xf32>) outs(%935 : tensor<4x8xf32>) {
    ^bb0(%in: i1, %in_500: f32, %in_501: f32, %out: f32):
      %1796 = arith.select %in, %in_500, %in_501 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8xf32>
    %cst_244 = arith.constant dense<0.000000e+00> : tensor<f32>
    %937 = tensor.empty() : tensor<4x8xf32>
    %938 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_244 : tensor<f32>) outs(%937 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8xf32>
    %939 = tensor.empty() : tensor<4x8xi1>
    %940 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%938, %928 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%939 : tensor<4x8xi1>) {
    ^bb0(%in: f32, %in_500: f32, %out: i1):
      %1796 = arith.cmpf oeq, %in, %in_500 : f32
      linalg.yield %1796 : i1
    } -> tensor<4x8xi1>
    %cst_245 = arith.constant dense<2.000000e+00> : tensor<f32>
    %941 = tensor.empty() : tensor<4x8xf32>
    %942 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_245 : tensor<f32>) outs(%941 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8xf32>
    %cst_246 = arith.constant dense<1.000000e+00> : tensor<f32>
    %943 = tensor.empty() : tensor<4x8xf32>
    %944 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_246 : tensor<f32>) outs(%943 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8xf32>
    %945 = tensor.empty() : tensor<4x8xf32>
    %946 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%940, %942, %944 : tensor<4x8xi1>, tensor<4x8xf32>, tensor<4x8xf32>) outs(%945 : tensor<4x8xf32>) {
    ^bb0(%in: i1, %in_500: f32, %in_501: f32, %out: f32):
      %1796 = arith.select %in, %in_500, %in_501 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8xf32>
    %947 = tensor.empty() : tensor<4x8xf32>
    %948 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%936, %946 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%947 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.divf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8xf32>
    %expanded_247 = tensor.expand_shape %909 [[0], [1, 2]] output_shape [4, 8, 1] : tensor<4x8xf32> into tensor<4x8x1xf32>
    %expanded_248 = tensor.expand_shape %928 [[0], [1, 2]] output_shape [4, 8, 1] : tensor<4x8xf32> into tensor<4x8x1xf32>
    %949 = tensor.empty() : tensor<4x8x16xf32>
    %950 = linalg.generic {indexing_maps = [#map14, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_247 : tensor<4x8x1xf32>) outs(%949 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x16xf32>
    %951 = tensor.empty() : tensor<4x8x16xf32>
    %952 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%896, %950 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%951 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.subf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x16xf32>
    %cst_249 = arith.constant dense<9.99999997E-7> : tensor<f32>
    %953 = tensor.empty() : tensor<4x8x1xf32>
    %954 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_249 : tensor<f32>) outs(%953 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x1xf32>
    %955 = tensor.empty() : tensor<4x8x1xf32>
    %956 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_248, %954 : tensor<4x8x1xf32>, tensor<4x8x1xf32>) outs(%955 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.addf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x1xf32>
    %957 = tensor.empty() : tensor<4x8x1xf32>
    %958 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%956 : tensor<4x8x1xf32>) outs(%957 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1796 = math.rsqrt %in : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x1xf32>
    %959 = tensor.empty() : tensor<4x8x1xf32>
    %960 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%958, %956 : tensor<4x8x1xf32>, tensor<4x8x1xf32>) outs(%959 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.divf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x1xf32>
    %cst_250 = arith.constant dense<-5.000000e-01> : tensor<f32>
    %961 = tensor.empty() : tensor<4x8x1xf32>
    %962 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_250 : tensor<f32>) outs(%961 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x1xf32>
    %963 = tensor.empty() : tensor<4x8x1xf32>
    %964 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%962, %960 : tensor<4x8x1xf32>, tensor<4x8x1xf32>) outs(%963 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.mulf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x1xf32>
    %expanded_251 = tensor.expand_shape %734#8 [[0, 1, 2]] output_shape [1, 1, 16] : tensor<16xf32> into tensor<1x1x16xf32>
    %965 = tensor.empty() : tensor<4x8x16xf32>
    %966 = linalg.generic {indexing_maps = [#map14, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%958 : tensor<4x8x1xf32>) outs(%965 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x16xf32>
    %967 = tensor.empty() : tensor<4x8x16xf32>
    %968 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_251 : tensor<1x1x16xf32>) outs(%967 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x16xf32>
    %969 = tensor.empty() : tensor<4x8x16xf32>
    %970 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%966, %968 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%969 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.mulf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x16xf32>
    %971 = tensor.empty() : tensor<4x8x16xf32>
    %972 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%952, %970 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%971 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.mulf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x16xf32>
    %expanded_252 = tensor.expand_shape %734#7 [[0, 1, 2]] output_shape [1, 1, 16] : tensor<16xf32> into tensor<1x1x16xf32>
    %973 = tensor.empty() : tensor<4x8x16xf32>
    %974 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_252 : tensor<1x1x16xf32>) outs(%973 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x16xf32>
    %975 = tensor.empty() : tensor<4x8x16xf32>
    %976 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%972, %974 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%975 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.addf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x16xf32>
    %977 = tensor.empty() : tensor<4x8x64xf32>
    %cst_253 = arith.constant 0.000000e+00 : f32
    %978 = linalg.fill ins(%cst_253 : f32) outs(%977 : tensor<4x8x64xf32>) -> tensor<4x8x64xf32>
    %979 = linalg.generic {indexing_maps = [#map15, #map16, #map17], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%976, %734#10 : tensor<4x8x16xf32>, tensor<16x64xf32>) outs(%978 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.mulf %in, %in_500 : f32
      %1797 = arith.addf %out, %1796 : f32
      linalg.yield %1797 : f32
    } -> tensor<4x8x64xf32>
    %expanded_254 = tensor.expand_shape %734#9 [[0, 1, 2]] output_shape [1, 1, 64] : tensor<64xf32> into tensor<1x1x64xf32>
    %980 = tensor.empty() : tensor<4x8x64xf32>
    %981 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_254 : tensor<1x1x64xf32>) outs(%980 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x64xf32>
    %982 = tensor.empty() : tensor<4x8x64xf32>
    %983 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%979, %981 : tensor<4x8x64xf32>, tensor<4x8x64xf32>) outs(%982 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.addf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x64xf32>
    %984 = tensor.empty() : tensor<4x8x64xf32>
    %985 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%983, %983 : tensor<4x8x64xf32>, tensor<4x8x64xf32>) outs(%984 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.mulf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x64xf32>
    %986 = tensor.empty() : tensor<4x8x64xf32>
    %987 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%985, %983 : tensor<4x8x64xf32>, tensor<4x8x64xf32>) outs(%986 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.mulf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x64xf32>
    %988 = tensor.empty() : tensor<4x8x64xf32>
    %989 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%983, %983 : tensor<4x8x64xf32>, tensor<4x8x64xf32>) outs(%988 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.mulf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x64xf32>
    %cst_255 = arith.constant dense<3.000000e+00> : tensor<f32>
    %990 = tensor.empty() : tensor<4x8x64xf32>
    %991 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_255 : tensor<f32>) outs(%990 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x64xf32>
    %992 = tensor.empty() : tensor<4x8x64xf32>
    %993 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%991, %989 : tensor<4x8x64xf32>, tensor<4x8x64xf32>) outs(%992 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.mulf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x64xf32>
    %cst_256 = arith.constant dense<4.471500e-02> : tensor<f32>
    %994 = tensor.empty() : tensor<4x8x64xf32>
    %995 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_256 : tensor<f32>) outs(%994 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x64xf32>
    %996 = tensor.empty() : tensor<4x8x64xf32>
    %997 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%995, %987 : tensor<4x8x64xf32>, tensor<4x8x64xf32>) outs(%996 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.mulf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x64xf32>
    %998 = tensor.empty() : tensor<4x8x64xf32>
    %999 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%983, %997 : tensor<4x8x64xf32>, tensor<4x8x64xf32>) outs(%998 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.addf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x64xf32>
    %cst_257 = arith.constant dense<0.797884583> : tensor<f32>
    %1000 = tensor.empty() : tensor<4x8x64xf32>
    %1001 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_257 : tensor<f32>) outs(%1000 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x64xf32>
    %1002 = tensor.empty() : tensor<4x8x64xf32>
    %1003 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1001, %999 : tensor<4x8x64xf32>, tensor<4x8x64xf32>) outs(%1002 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.mulf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x64xf32>
    %1004 = tensor.empty() : tensor<4x8x64xf32>
    %1005 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1003 : tensor<4x8x64xf32>) outs(%1004 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1796 = math.tanh %in : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x64xf32>
    %cst_258 = arith.constant dense<1.000000e+00> : tensor<f32>
    %1006 = tensor.empty() : tensor<4x8x64xf32>
    %1007 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_258 : tensor<f32>) outs(%1006 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x64xf32>
    %1008 = tensor.empty() : tensor<4x8x64xf32>
    %1009 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1007, %1005 : tensor<4x8x64xf32>, tensor<4x8x64xf32>) outs(%1008 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.subf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x64xf32>
    %cst_259 = arith.constant dense<1.000000e+00> : tensor<f32>
    %1010 = tensor.empty() : tensor<4x8x64xf32>
    %1011 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_259 : tensor<f32>) outs(%1010 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x64xf32>
    %1012 = tensor.empty() : tensor<4x8x64xf32>
    %1013 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1011, %1005 : tensor<4x8x64xf32>, tensor<4x8x64xf32>) outs(%1012 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.addf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x64xf32>
    %cst_260 = arith.constant dense<5.000000e-01> : tensor<f32>
    %1014 = tensor.empty() : tensor<4x8x64xf32>
    %1015 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_260 : tensor<f32>) outs(%1014 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x64xf32>
    %1016 = tensor.empty() : tensor<4x8x64xf32>
    %1017 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1015, %1013 : tensor<4x8x64xf32>, tensor<4x8x64xf32>) outs(%1016 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.mulf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x64xf32>
    %1018 = tensor.empty() : tensor<4x8x64xf32>
    %1019 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%983, %1017 : tensor<4x8x64xf32>, tensor<4x8x64xf32>) outs(%1018 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.mulf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x64xf32>
    %cst_261 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_262 = arith.constant 0.000000e+00 : f32
    %1020 = tensor.empty() : tensor<16xf32>
    %1021 = linalg.fill ins(%cst_262 : f32) outs(%1020 : tensor<16xf32>) -> tensor<16xf32>
    %1022 = linalg.generic {indexing_maps = [#map36, #map37], iterator_types = ["parallel", "reduction", "reduction"]} ins(%734#12 : tensor<4x8x16xf32>) outs(%1021 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %from_elements = tensor.from_elements %in : tensor<f32>
      %from_elements_500 = tensor.from_elements %out : tensor<f32>
      %extracted = tensor.extract %from_elements_500[] : tensor<f32>
      %extracted_501 = tensor.extract %from_elements[] : tensor<f32>
      %1796 = arith.addf %extracted, %extracted_501 : f32
      %from_elements_502 = tensor.from_elements %1796 : tensor<f32>
      %extracted_503 = tensor.extract %from_elements_502[] : tensor<f32>
      linalg.yield %extracted_503 : f32
    } -> tensor<16xf32>
    %expanded_263 = tensor.expand_shape %1022 [[0, 1, 2]] output_shape [1, 1, 16] : tensor<16xf32> into tensor<1x1x16xf32>
    %collapsed_264 = tensor.collapse_shape %expanded_263 [[0, 1, 2]] : tensor<1x1x16xf32> into tensor<16xf32>
    %1023 = tensor.empty() : tensor<16x64xf32>
    %cst_265 = arith.constant 0.000000e+00 : f32
    %1024 = linalg.fill ins(%cst_265 : f32) outs(%1023 : tensor<16x64xf32>) -> tensor<16x64xf32>
    %1025 = linalg.generic {indexing_maps = [#map33, #map34, #map35], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%734#12, %1019 : tensor<4x8x16xf32>, tensor<4x8x64xf32>) outs(%1024 : tensor<16x64xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.mulf %in, %in_500 : f32
      %1797 = arith.addf %out, %1796 : f32
      linalg.yield %1797 : f32
    } -> tensor<16x64xf32>
    %1026 = tensor.empty() : tensor<64x16xf32>
    %1027 = linalg.generic {indexing_maps = [#map30, #map1], iterator_types = ["parallel", "parallel"]} ins(%1025 : tensor<16x64xf32>) outs(%1026 : tensor<64x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<64x16xf32>
    %1028 = tensor.empty() : tensor<4x8x64xf32>
    %cst_266 = arith.constant 0.000000e+00 : f32
    %1029 = linalg.fill ins(%cst_266 : f32) outs(%1028 : tensor<4x8x64xf32>) -> tensor<4x8x64xf32>
    %1030 = linalg.generic {indexing_maps = [#map15, #map25, #map17], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%734#12, %734#4 : tensor<4x8x16xf32>, tensor<64x16xf32>) outs(%1029 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.mulf %in, %in_500 : f32
      %1797 = arith.addf %out, %1796 : f32
      linalg.yield %1797 : f32
    } -> tensor<4x8x64xf32>
    %1031 = tensor.empty() : tensor<4x8x64xf32>
    %1032 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%983, %1030 : tensor<4x8x64xf32>, tensor<4x8x64xf32>) outs(%1031 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.mulf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x64xf32>
    %1033 = tensor.empty() : tensor<4x8x64xf32>
    %1034 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1030, %1017 : tensor<4x8x64xf32>, tensor<4x8x64xf32>) outs(%1033 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.mulf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x64xf32>
    %cst_267 = arith.constant dense<5.000000e-01> : tensor<f32>
    %1035 = tensor.empty() : tensor<4x8x64xf32>
    %1036 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_267 : tensor<f32>) outs(%1035 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x64xf32>
    %1037 = tensor.empty() : tensor<4x8x64xf32>
    %1038 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1036, %1032 : tensor<4x8x64xf32>, tensor<4x8x64xf32>) outs(%1037 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.mulf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x64xf32>
    %1039 = tensor.empty() : tensor<4x8x64xf32>
    %1040 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1038, %1009 : tensor<4x8x64xf32>, tensor<4x8x64xf32>) outs(%1039 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.mulf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x64xf32>
    %1041 = tensor.empty() : tensor<4x8x64xf32>
    %1042 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1040, %1005 : tensor<4x8x64xf32>, tensor<4x8x64xf32>) outs(%1041 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.mulf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x64xf32>
    %1043 = tensor.empty() : tensor<4x8x64xf32>
    %1044 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1040, %1042 : tensor<4x8x64xf32>, tensor<4x8x64xf32>) outs(%1043 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.addf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x64xf32>
    %cst_268 = arith.constant dense<0.797884583> : tensor<f32>
    %1045 = tensor.empty() : tensor<4x8x64xf32>
    %1046 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_268 : tensor<f32>) outs(%1045 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x64xf32>
    %1047 = tensor.empty() : tensor<4x8x64xf32>
    %1048 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1046, %1044 : tensor<4x8x64xf32>, tensor<4x8x64xf32>) outs(%1047 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.mulf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x64xf32>
    %1049 = tensor.empty() : tensor<4x8x64xf32>
    %1050 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1034, %1048 : tensor<4x8x64xf32>, tensor<4x8x64xf32>) outs(%1049 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.addf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x64xf32>
    %cst_269 = arith.constant dense<4.471500e-02> : tensor<f32>
    %1051 = tensor.empty() : tensor<4x8x64xf32>
    %1052 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_269 : tensor<f32>) outs(%1051 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x64xf32>
    %1053 = tensor.empty() : tensor<4x8x64xf32>
    %1054 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1052, %1048 : tensor<4x8x64xf32>, tensor<4x8x64xf32>) outs(%1053 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.mulf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x64xf32>
    %1055 = tensor.empty() : tensor<4x8x64xf32>
    %1056 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1054, %993 : tensor<4x8x64xf32>, tensor<4x8x64xf32>) outs(%1055 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.mulf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x64xf32>
    %1057 = tensor.empty() : tensor<4x8x64xf32>
    %1058 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1050, %1056 : tensor<4x8x64xf32>, tensor<4x8x64xf32>) outs(%1057 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.addf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x64xf32>
    %cst_270 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_271 = arith.constant 0.000000e+00 : f32
    %1059 = tensor.empty() : tensor<64xf32>
    %1060 = linalg.fill ins(%cst_271 : f32) outs(%1059 : tensor<64xf32>) -> tensor<64xf32>
    %1061 = linalg.generic {indexing_maps = [#map36, #map37], iterator_types = ["parallel", "reduction", "reduction"]} ins(%1058 : tensor<4x8x64xf32>) outs(%1060 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %from_elements = tensor.from_elements %in : tensor<f32>
      %from_elements_500 = tensor.from_elements %out : tensor<f32>
      %extracted = tensor.extract %from_elements_500[] : tensor<f32>
      %extracted_501 = tensor.extract %from_elements[] : tensor<f32>
      %1796 = arith.addf %extracted, %extracted_501 : f32
      %from_elements_502 = tensor.from_elements %1796 : tensor<f32>
      %extracted_503 = tensor.extract %from_elements_502[] : tensor<f32>
      linalg.yield %extracted_503 : f32
    } -> tensor<64xf32>
    %expanded_272 = tensor.expand_shape %1061 [[0, 1, 2]] output_shape [1, 1, 64] : tensor<64xf32> into tensor<1x1x64xf32>
    %collapsed_273 = tensor.collapse_shape %expanded_272 [[0, 1, 2]] : tensor<1x1x64xf32> into tensor<64xf32>
    %1062 = tensor.empty() : tensor<64x16xf32>
    %cst_274 = arith.constant 0.000000e+00 : f32
    %1063 = linalg.fill ins(%cst_274 : f32) outs(%1062 : tensor<64x16xf32>) -> tensor<64x16xf32>
    %1064 = linalg.generic {indexing_maps = [#map33, #map34, #map35], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%1058, %976 : tensor<4x8x64xf32>, tensor<4x8x16xf32>) outs(%1063 : tensor<64x16xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.mulf %in, %in_500 : f32
      %1797 = arith.addf %out, %1796 : f32
      linalg.yield %1797 : f32
    } -> tensor<64x16xf32>
    %1065 = tensor.empty() : tensor<16x64xf32>
    %1066 = linalg.generic {indexing_maps = [#map30, #map1], iterator_types = ["parallel", "parallel"]} ins(%1064 : tensor<64x16xf32>) outs(%1065 : tensor<16x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x64xf32>
    %1067 = tensor.empty() : tensor<4x8x16xf32>
    %cst_275 = arith.constant 0.000000e+00 : f32
    %1068 = linalg.fill ins(%cst_275 : f32) outs(%1067 : tensor<4x8x16xf32>) -> tensor<4x8x16xf32>
    %1069 = linalg.generic {indexing_maps = [#map15, #map25, #map17], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%1058, %734#10 : tensor<4x8x64xf32>, tensor<16x64xf32>) outs(%1068 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.mulf %in, %in_500 : f32
      %1797 = arith.addf %out, %1796 : f32
      linalg.yield %1797 : f32
    } -> tensor<4x8x16xf32>
    %cst_276 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_277 = arith.constant 0.000000e+00 : f32
    %1070 = tensor.empty() : tensor<16xf32>
    %1071 = linalg.fill ins(%cst_277 : f32) outs(%1070 : tensor<16xf32>) -> tensor<16xf32>
    %1072 = linalg.generic {indexing_maps = [#map36, #map37], iterator_types = ["parallel", "reduction", "reduction"]} ins(%1069 : tensor<4x8x16xf32>) outs(%1071 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %from_elements = tensor.from_elements %in : tensor<f32>
      %from_elements_500 = tensor.from_elements %out : tensor<f32>
      %extracted = tensor.extract %from_elements_500[] : tensor<f32>
      %extracted_501 = tensor.extract %from_elements[] : tensor<f32>
      %1796 = arith.addf %extracted, %extracted_501 : f32
      %from_elements_502 = tensor.from_elements %1796 : tensor<f32>
      %extracted_503 = tensor.extract %from_elements_502[] : tensor<f32>
      linalg.yield %extracted_503 : f32
    } -> tensor<16xf32>
    %expanded_278 = tensor.expand_shape %1072 [[0, 1, 2]] output_shape [1, 1, 16] : tensor<16xf32> into tensor<1x1x16xf32>
    %collapsed_279 = tensor.collapse_shape %expanded_278 [[0, 1, 2]] : tensor<1x1x16xf32> into tensor<16xf32>
    %1073 = tensor.empty() : tensor<4x8x16xf32>
    %1074 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%952, %1069 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%1073 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.mulf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x16xf32>
    %1075 = tensor.empty() : tensor<4x8x16xf32>
    %1076 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1069, %970 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%1075 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.mulf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x16xf32>
    %1077 = tensor.empty() : tensor<4x8x16xf32>
    %1078 = linalg.generic {indexing_maps = [#map14, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%958 : tensor<4x8x1xf32>) outs(%1077 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x16xf32>
    %1079 = tensor.empty() : tensor<4x8x16xf32>
    %1080 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1078, %1074 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%1079 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.mulf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x16xf32>
    %cst_280 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_281 = arith.constant 0.000000e+00 : f32
    %1081 = tensor.empty() : tensor<16xf32>
    %1082 = linalg.fill ins(%cst_281 : f32) outs(%1081 : tensor<16xf32>) -> tensor<16xf32>
    %1083 = linalg.generic {indexing_maps = [#map36, #map37], iterator_types = ["parallel", "reduction", "reduction"]} ins(%1080 : tensor<4x8x16xf32>) outs(%1082 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %from_elements = tensor.from_elements %in : tensor<f32>
      %from_elements_500 = tensor.from_elements %out : tensor<f32>
      %extracted = tensor.extract %from_elements_500[] : tensor<f32>
      %extracted_501 = tensor.extract %from_elements[] : tensor<f32>
      %1796 = arith.addf %extracted, %extracted_501 : f32
      %from_elements_502 = tensor.from_elements %1796 : tensor<f32>
      %extracted_503 = tensor.extract %from_elements_502[] : tensor<f32>
      linalg.yield %extracted_503 : f32
    } -> tensor<16xf32>
    %expanded_282 = tensor.expand_shape %1083 [[0, 1, 2]] output_shape [1, 1, 16] : tensor<16xf32> into tensor<1x1x16xf32>
    %1084 = tensor.empty() : tensor<4x8x16xf32>
    %1085 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_251 : tensor<1x1x16xf32>) outs(%1084 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x16xf32>
    %1086 = tensor.empty() : tensor<4x8x16xf32>
    %1087 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1074, %1085 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%1086 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.mulf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x16xf32>
    %cst_283 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_284 = arith.constant 0.000000e+00 : f32
    %1088 = tensor.empty() : tensor<4x8xf32>
    %1089 = linalg.fill ins(%cst_284 : f32) outs(%1088 : tensor<4x8xf32>) -> tensor<4x8xf32>
    %1090 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%1087 : tensor<4x8x16xf32>) outs(%1089 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %from_elements = tensor.from_elements %in : tensor<f32>
      %from_elements_500 = tensor.from_elements %out : tensor<f32>
      %extracted = tensor.extract %from_elements_500[] : tensor<f32>
      %extracted_501 = tensor.extract %from_elements[] : tensor<f32>
      %1796 = arith.addf %extracted, %extracted_501 : f32
      %from_elements_502 = tensor.from_elements %1796 : tensor<f32>
      %extracted_503 = tensor.extract %from_elements_502[] : tensor<f32>
      linalg.yield %extracted_503 : f32
    } -> tensor<4x8xf32>
    %expanded_285 = tensor.expand_shape %1090 [[0], [1, 2]] output_shape [4, 8, 1] : tensor<4x8xf32> into tensor<4x8x1xf32>
    %collapsed_286 = tensor.collapse_shape %expanded_282 [[0, 1, 2]] : tensor<1x1x16xf32> into tensor<16xf32>
    %1091 = tensor.empty() : tensor<4x8x1xf32>
    %1092 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_285, %964 : tensor<4x8x1xf32>, tensor<4x8x1xf32>) outs(%1091 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.mulf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x1xf32>
    %1093 = tensor.empty() : tensor<4x8x16xf32>
    %1094 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1076 : tensor<4x8x16xf32>) outs(%1093 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1796 = arith.negf %in : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x16xf32>
    %cst_287 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_288 = arith.constant 0.000000e+00 : f32
    %1095 = tensor.empty() : tensor<4x8xf32>
    %1096 = linalg.fill ins(%cst_288 : f32) outs(%1095 : tensor<4x8xf32>) -> tensor<4x8xf32>
    %1097 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%1094 : tensor<4x8x16xf32>) outs(%1096 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %from_elements = tensor.from_elements %in : tensor<f32>
      %from_elements_500 = tensor.from_elements %out : tensor<f32>
      %extracted = tensor.extract %from_elements_500[] : tensor<f32>
      %extracted_501 = tensor.extract %from_elements[] : tensor<f32>
      %1796 = arith.addf %extracted, %extracted_501 : f32
      %from_elements_502 = tensor.from_elements %1796 : tensor<f32>
      %extracted_503 = tensor.extract %from_elements_502[] : tensor<f32>
      linalg.yield %extracted_503 : f32
    } -> tensor<4x8xf32>
    %expanded_289 = tensor.expand_shape %1097 [[0], [1, 2]] output_shape [4, 8, 1] : tensor<4x8xf32> into tensor<4x8x1xf32>
    %1098 = tensor.empty() : tensor<4x8x16xf32>
    %1099 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%734#12, %1076 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%1098 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.addf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x16xf32>
    %collapsed_290 = tensor.collapse_shape %1092 [[0], [1, 2]] : tensor<4x8x1xf32> into tensor<4x8xf32>
    %collapsed_291 = tensor.collapse_shape %expanded_289 [[0], [1, 2]] : tensor<4x8x1xf32> into tensor<4x8xf32>
    %1100 = tensor.empty() : tensor<4x8xf32>
    %1101 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%collapsed_290, %948 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%1100 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.mulf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8xf32>
    %1102 = tensor.empty() : tensor<4x8xf32>
    %1103 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%1101 : tensor<4x8xf32>) outs(%1102 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1796 = arith.negf %in : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8xf32>
    %1104 = tensor.empty() : tensor<4x8xf32>
    %1105 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%1103, %922 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%1104 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.mulf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8xf32>
    %1106 = tensor.empty() : tensor<4x8xf32>
    %1107 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%collapsed_291, %1105 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%1106 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.addf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8xf32>
    %cst_292 = arith.constant dense<1.600000e+01> : tensor<f32>
    %1108 = tensor.empty() : tensor<4x8xf32>
    %1109 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_292 : tensor<f32>) outs(%1108 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8xf32>
    %1110 = tensor.empty() : tensor<4x8xf32>
    %1111 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%1101, %1109 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%1110 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.divf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8xf32>
    %1112 = tensor.empty() : tensor<4x8x16xf32>
    %1113 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1111 : tensor<4x8xf32>) outs(%1112 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x16xf32>
    %cst_293 = arith.constant dense<1.600000e+01> : tensor<f32>
    %1114 = tensor.empty() : tensor<4x8xf32>
    %1115 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_293 : tensor<f32>) outs(%1114 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8xf32>
    %1116 = tensor.empty() : tensor<4x8xf32>
    %1117 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%1107, %1115 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%1116 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.divf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8xf32>
    %1118 = tensor.empty() : tensor<4x8x16xf32>
    %1119 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1117 : tensor<4x8xf32>) outs(%1118 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x16xf32>
    %1120 = tensor.empty() : tensor<4x8x16xf32>
    %1121 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1099, %1119 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%1120 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.addf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x16xf32>
    %1122 = tensor.empty() : tensor<4x8x16xf32>
    %1123 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1113, %902 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%1122 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.mulf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x16xf32>
    %1124 = tensor.empty() : tensor<4x8x16xf32>
    %1125 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1121, %1123 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%1124 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.addf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x16xf32>
    %cst_294 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_295 = arith.constant 0.000000e+00 : f32
    %1126 = tensor.empty() : tensor<16xf32>
    %1127 = linalg.fill ins(%cst_295 : f32) outs(%1126 : tensor<16xf32>) -> tensor<16xf32>
    %1128 = linalg.generic {indexing_maps = [#map36, #map37], iterator_types = ["parallel", "reduction", "reduction"]} ins(%1125 : tensor<4x8x16xf32>) outs(%1127 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %from_elements = tensor.from_elements %in : tensor<f32>
      %from_elements_500 = tensor.from_elements %out : tensor<f32>
      %extracted = tensor.extract %from_elements_500[] : tensor<f32>
      %extracted_501 = tensor.extract %from_elements[] : tensor<f32>
      %1796 = arith.addf %extracted, %extracted_501 : f32
      %from_elements_502 = tensor.from_elements %1796 : tensor<f32>
      %extracted_503 = tensor.extract %from_elements_502[] : tensor<f32>
      linalg.yield %extracted_503 : f32
    } -> tensor<16xf32>
    %expanded_296 = tensor.expand_shape %1128 [[0, 1, 2]] output_shape [1, 1, 16] : tensor<16xf32> into tensor<1x1x16xf32>
    %collapsed_297 = tensor.collapse_shape %expanded_296 [[0, 1, 2]] : tensor<1x1x16xf32> into tensor<16xf32>
    %1129 = tensor.empty() : tensor<16x16xf32>
    %cst_298 = arith.constant 0.000000e+00 : f32
    %1130 = linalg.fill ins(%cst_298 : f32) outs(%1129 : tensor<16x16xf32>) -> tensor<16x16xf32>
    %1131 = linalg.generic {indexing_maps = [#map33, #map34, #map35], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%1125, %collapsed_230 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%1130 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.mulf %in, %in_500 : f32
      %1797 = arith.addf %out, %1796 : f32
      linalg.yield %1797 : f32
    } -> tensor<16x16xf32>
    %1132 = tensor.empty() : tensor<16x16xf32>
    %1133 = linalg.generic {indexing_maps = [#map30, #map1], iterator_types = ["parallel", "parallel"]} ins(%1131 : tensor<16x16xf32>) outs(%1132 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x16xf32>
    %1134 = tensor.empty() : tensor<4x8x16xf32>
    %cst_299 = arith.constant 0.000000e+00 : f32
    %1135 = linalg.fill ins(%cst_299 : f32) outs(%1134 : tensor<4x8x16xf32>) -> tensor<4x8x16xf32>
    %1136 = linalg.generic {indexing_maps = [#map15, #map25, #map17], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%1125, %734#1 : tensor<4x8x16xf32>, tensor<16x16xf32>) outs(%1135 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.mulf %in, %in_500 : f32
      %1797 = arith.addf %out, %1796 : f32
      linalg.yield %1797 : f32
    } -> tensor<4x8x16xf32>
    %expanded_300 = tensor.expand_shape %1136 [[0], [1], [2, 3]] output_shape [4, 8, 2, 8] : tensor<4x8x16xf32> into tensor<4x8x2x8xf32>
    %1137 = tensor.empty() : tensor<4x2x8x8xf32>
    %1138 = linalg.generic {indexing_maps = [#map38, #map23], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_300 : tensor<4x8x2x8xf32>) outs(%1137 : tensor<4x2x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x2x8x8xf32>
    %1139 = tensor.empty() : tensor<4x2x8x8xf32>
    %cst_301 = arith.constant 0.000000e+00 : f32
    %1140 = linalg.fill ins(%cst_301 : f32) outs(%1139 : tensor<4x2x8x8xf32>) -> tensor<4x2x8x8xf32>
    %1141 = linalg.generic {indexing_maps = [#map39, #map19, #map20], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%1138, %expanded_217 : tensor<4x2x8x8xf32>, tensor<4x8x2x8xf32>) outs(%1140 : tensor<4x2x8x8xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.mulf %in, %in_500 : f32
      %1797 = arith.addf %out, %1796 : f32
      linalg.yield %1797 : f32
    } -> tensor<4x2x8x8xf32>
    %1142 = tensor.empty() : tensor<4x2x8x8xf32>
    %cst_302 = arith.constant 0.000000e+00 : f32
    %1143 = linalg.fill ins(%cst_302 : f32) outs(%1142 : tensor<4x2x8x8xf32>) -> tensor<4x2x8x8xf32>
    %1144 = linalg.generic {indexing_maps = [#map40, #map41, #map20], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%1138, %876 : tensor<4x2x8x8xf32>, tensor<4x2x8x8xf32>) outs(%1143 : tensor<4x2x8x8xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.mulf %in, %in_500 : f32
      %1797 = arith.addf %out, %1796 : f32
      linalg.yield %1797 : f32
    } -> tensor<4x2x8x8xf32>
    %1145 = tensor.empty() : tensor<4x8x2x8xf32>
    %1146 = linalg.generic {indexing_maps = [#map29, #map23], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1144 : tensor<4x2x8x8xf32>) outs(%1145 : tensor<4x8x2x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x2x8xf32>
    %1147 = tensor.empty() : tensor<4x2x8x8xf32>
    %1148 = linalg.generic {indexing_maps = [#map26, #map23], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%882 : tensor<4x2x8x1xf32>) outs(%1147 : tensor<4x2x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x2x8x8xf32>
    %1149 = tensor.empty() : tensor<4x2x8x8xf32>
    %1150 = linalg.generic {indexing_maps = [#map23, #map23, #map23], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1141, %1148 : tensor<4x2x8x8xf32>, tensor<4x2x8x8xf32>) outs(%1149 : tensor<4x2x8x8xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.mulf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x2x8x8xf32>
    %1151 = tensor.empty() : tensor<4x2x8x8xf32>
    %1152 = linalg.generic {indexing_maps = [#map23, #map23, #map23], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1150, %867 : tensor<4x2x8x8xf32>, tensor<4x2x8x8xf32>) outs(%1151 : tensor<4x2x8x8xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.mulf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x2x8x8xf32>
    %cst_303 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_304 = arith.constant 0.000000e+00 : f32
    %1153 = tensor.empty() : tensor<4x2x8xf32>
    %1154 = linalg.fill ins(%cst_304 : f32) outs(%1153 : tensor<4x2x8xf32>) -> tensor<4x2x8xf32>
    %1155 = linalg.generic {indexing_maps = [#map23, #map17], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%1152 : tensor<4x2x8x8xf32>) outs(%1154 : tensor<4x2x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %from_elements = tensor.from_elements %in : tensor<f32>
      %from_elements_500 = tensor.from_elements %out : tensor<f32>
      %extracted = tensor.extract %from_elements_500[] : tensor<f32>
      %extracted_501 = tensor.extract %from_elements[] : tensor<f32>
      %1796 = arith.addf %extracted, %extracted_501 : f32
      %from_elements_502 = tensor.from_elements %1796 : tensor<f32>
      %extracted_503 = tensor.extract %from_elements_502[] : tensor<f32>
      linalg.yield %extracted_503 : f32
    } -> tensor<4x2x8xf32>
    %expanded_305 = tensor.expand_shape %1155 [[0], [1], [2, 3]] output_shape [4, 2, 8, 1] : tensor<4x2x8xf32> into tensor<4x2x8x1xf32>
    %1156 = tensor.empty() : tensor<4x2x8x1xf32>
    %1157 = linalg.generic {indexing_maps = [#map23, #map23], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_305 : tensor<4x2x8x1xf32>) outs(%1156 : tensor<4x2x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1796 = arith.negf %in : f32
      linalg.yield %1796 : f32
    } -> tensor<4x2x8x1xf32>
    %1158 = tensor.empty() : tensor<4x2x8x8xf32>
    %1159 = linalg.generic {indexing_maps = [#map26, #map23], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%872 : tensor<4x2x8x1xf32>) outs(%1158 : tensor<4x2x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x2x8x8xf32>
    %1160 = tensor.empty() : tensor<4x2x8x8xf32>
    %1161 = linalg.generic {indexing_maps = [#map23, #map23, #map23], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1141, %1159 : tensor<4x2x8x8xf32>, tensor<4x2x8x8xf32>) outs(%1160 : tensor<4x2x8x8xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.divf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x2x8x8xf32>
    %cst_306 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_307 = arith.constant 0.000000e+00 : f32
    %1162 = tensor.empty() : tensor<4x2x8xf32>
    %1163 = linalg.fill ins(%cst_307 : f32) outs(%1162 : tensor<4x2x8xf32>) -> tensor<4x2x8xf32>
    %1164 = linalg.generic {indexing_maps = [#map23, #map17], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%1157 : tensor<4x2x8x1xf32>) outs(%1163 : tensor<4x2x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %from_elements = tensor.from_elements %in : tensor<f32>
      %from_elements_500 = tensor.from_elements %out : tensor<f32>
      %extracted = tensor.extract %from_elements_500[] : tensor<f32>
      %extracted_501 = tensor.extract %from_elements[] : tensor<f32>
      %1796 = arith.addf %extracted, %extracted_501 : f32
      %from_elements_502 = tensor.from_elements %1796 : tensor<f32>
      %extracted_503 = tensor.extract %from_elements_502[] : tensor<f32>
      linalg.yield %extracted_503 : f32
    } -> tensor<4x2x8xf32>
    %1165 = tensor.empty() : tensor<4x2x8x8xf32>
    %1166 = linalg.generic {indexing_maps = [#map17, #map23], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1164 : tensor<4x2x8xf32>) outs(%1165 : tensor<4x2x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x2x8x8xf32>
    %1167 = tensor.empty() : tensor<4x2x8x8xf32>
    %1168 = linalg.generic {indexing_maps = [#map23, #map23, #map23], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1161, %1166 : tensor<4x2x8x8xf32>, tensor<4x2x8x8xf32>) outs(%1167 : tensor<4x2x8x8xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.addf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x2x8x8xf32>
    %1169 = tensor.empty() : tensor<4x2x8x8xf32>
    %1170 = linalg.generic {indexing_maps = [#map23, #map23, #map23], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1168, %867 : tensor<4x2x8x8xf32>, tensor<4x2x8x8xf32>) outs(%1169 : tensor<4x2x8x8xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.mulf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x2x8x8xf32>
    %cst_308 = arith.constant dense<0.000000e+00> : tensor<f32>
    %1171 = tensor.empty() : tensor<4x2x8x8xf32>
    %1172 = linalg.generic {indexing_maps = [#map22, #map23], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_308 : tensor<f32>) outs(%1171 : tensor<4x2x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x2x8x8xf32>
    %1173 = tensor.empty() : tensor<4x2x8x8xf32>
    %1174 = linalg.generic {indexing_maps = [#map23, #map23, #map23, #map23], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%846, %1170, %1172 : tensor<4x2x8x8xi1>, tensor<4x2x8x8xf32>, tensor<4x2x8x8xf32>) outs(%1173 : tensor<4x2x8x8xf32>) {
    ^bb0(%in: i1, %in_500: f32, %in_501: f32, %out: f32):
      %1796 = arith.select %in, %in_500, %in_501 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x2x8x8xf32>
    %1175 = tensor.empty() : tensor<4x2x8x8xf32>
    %1176 = linalg.generic {indexing_maps = [#map22, #map23], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%828 : tensor<f32>) outs(%1175 : tensor<4x2x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x2x8x8xf32>
    %1177 = tensor.empty() : tensor<4x2x8x8xf32>
    %1178 = linalg.generic {indexing_maps = [#map23, #map23, #map23], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1174, %1176 : tensor<4x2x8x8xf32>, tensor<4x2x8x8xf32>) outs(%1177 : tensor<4x2x8x8xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.divf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x2x8x8xf32>
    %1179 = tensor.empty() : tensor<4x2x8x8xf32>
    %cst_309 = arith.constant 0.000000e+00 : f32
    %1180 = linalg.fill ins(%cst_309 : f32) outs(%1179 : tensor<4x2x8x8xf32>) -> tensor<4x2x8x8xf32>
    %1181 = linalg.generic {indexing_maps = [#map39, #map42, #map20], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%1178, %expanded_215 : tensor<4x2x8x8xf32>, tensor<4x8x2x8xf32>) outs(%1180 : tensor<4x2x8x8xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.mulf %in, %in_500 : f32
      %1797 = arith.addf %out, %1796 : f32
      linalg.yield %1797 : f32
    } -> tensor<4x2x8x8xf32>
    %1182 = tensor.empty() : tensor<4x8x2x8xf32>
    %1183 = linalg.generic {indexing_maps = [#map43, #map23], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1181 : tensor<4x2x8x8xf32>) outs(%1182 : tensor<4x8x2x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x2x8xf32>
    %1184 = tensor.empty() : tensor<4x2x8x8xf32>
    %cst_310 = arith.constant 0.000000e+00 : f32
    %1185 = linalg.fill ins(%cst_310 : f32) outs(%1184 : tensor<4x2x8x8xf32>) -> tensor<4x2x8x8xf32>
    %1186 = linalg.generic {indexing_maps = [#map40, #map42, #map20], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%1178, %expanded_216 : tensor<4x2x8x8xf32>, tensor<4x8x2x8xf32>) outs(%1185 : tensor<4x2x8x8xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.mulf %in, %in_500 : f32
      %1797 = arith.addf %out, %1796 : f32
      linalg.yield %1797 : f32
    } -> tensor<4x2x8x8xf32>
    %1187 = tensor.empty() : tensor<4x8x2x8xf32>
    %1188 = linalg.generic {indexing_maps = [#map43, #map23], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1186 : tensor<4x2x8x8xf32>) outs(%1187 : tensor<4x8x2x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x2x8xf32>
    %collapsed_311 = tensor.collapse_shape %1146 [[0], [1], [2, 3]] : tensor<4x8x2x8xf32> into tensor<4x8x16xf32>
    %collapsed_312 = tensor.collapse_shape %1183 [[0], [1], [2, 3]] : tensor<4x8x2x8xf32> into tensor<4x8x16xf32>
    %collapsed_313 = tensor.collapse_shape %1188 [[0], [1], [2, 3]] : tensor<4x8x2x8xf32> into tensor<4x8x16xf32>
    %c0_314 = arith.constant 0 : index
    %1189 = tensor.empty() : tensor<4x8x48xf32>
    %1190 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel", "parallel", "parallel"]} outs(%1189 : tensor<4x8x48xf32>) {
    ^bb0(%out: f32):
      %1796 = linalg.index 0 : index
      %1797 = linalg.index 1 : index
      %1798 = linalg.index 2 : index
      %1799 = linalg.index 2 : index
      %c2_500 = arith.constant 2 : index
      %dim = tensor.dim %collapsed_313, %c2_500 : tensor<4x8x16xf32>
      %1800 = arith.addi %c0_314, %dim : index
      %1801 = arith.cmpi ult, %1799, %1800 : index
      %1802 = scf.if %1801 -> (f32) {
        %1803 = arith.subi %1799, %c0_314 : index
        %extracted = tensor.extract %collapsed_313[%1796, %1797, %1803] : tensor<4x8x16xf32>
        scf.yield %extracted : f32
      } else {
        %c2_501 = arith.constant 2 : index
        %dim_502 = tensor.dim %collapsed_312, %c2_501 : tensor<4x8x16xf32>
        %1803 = arith.addi %1800, %dim_502 : index
        %1804 = arith.cmpi ult, %1799, %1803 : index
        %1805 = scf.if %1804 -> (f32) {
          %1806 = arith.subi %1799, %1800 : index
          %extracted = tensor.extract %collapsed_312[%1796, %1797, %1806] : tensor<4x8x16xf32>
          scf.yield %extracted : f32
        } else {
          %1806 = arith.subi %1799, %1803 : index
          %extracted = tensor.extract %collapsed_311[%1796, %1797, %1806] : tensor<4x8x16xf32>
          scf.yield %extracted : f32
        }
        scf.yield %1805 : f32
      }
      linalg.yield %1802 : f32
    } -> tensor<4x8x48xf32>
    %cst_315 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_316 = arith.constant 0.000000e+00 : f32
    %1191 = tensor.empty() : tensor<48xf32>
    %1192 = linalg.fill ins(%cst_316 : f32) outs(%1191 : tensor<48xf32>) -> tensor<48xf32>
    %1193 = linalg.generic {indexing_maps = [#map36, #map37], iterator_types = ["parallel", "reduction", "reduction"]} ins(%1190 : tensor<4x8x48xf32>) outs(%1192 : tensor<48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %from_elements = tensor.from_elements %in : tensor<f32>
      %from_elements_500 = tensor.from_elements %out : tensor<f32>
      %extracted = tensor.extract %from_elements_500[] : tensor<f32>
      %extracted_501 = tensor.extract %from_elements[] : tensor<f32>
      %1796 = arith.addf %extracted, %extracted_501 : f32
      %from_elements_502 = tensor.from_elements %1796 : tensor<f32>
      %extracted_503 = tensor.extract %from_elements_502[] : tensor<f32>
      linalg.yield %extracted_503 : f32
    } -> tensor<48xf32>
    %expanded_317 = tensor.expand_shape %1193 [[0, 1, 2]] output_shape [1, 1, 48] : tensor<48xf32> into tensor<1x1x48xf32>
    %collapsed_318 = tensor.collapse_shape %expanded_317 [[0, 1, 2]] : tensor<1x1x48xf32> into tensor<48xf32>
    %1194 = tensor.empty() : tensor<48x16xf32>
    %cst_319 = arith.constant 0.000000e+00 : f32
    %1195 = linalg.fill ins(%cst_319 : f32) outs(%1194 : tensor<48x16xf32>) -> tensor<48x16xf32>
    %1196 = linalg.generic {indexing_maps = [#map33, #map34, #map35], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%1190, %814 : tensor<4x8x48xf32>, tensor<4x8x16xf32>) outs(%1195 : tensor<48x16xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.mulf %in, %in_500 : f32
      %1797 = arith.addf %out, %1796 : f32
      linalg.yield %1797 : f32
    } -> tensor<48x16xf32>
    %1197 = tensor.empty() : tensor<16x48xf32>
    %1198 = linalg.generic {indexing_maps = [#map30, #map1], iterator_types = ["parallel", "parallel"]} ins(%1196 : tensor<48x16xf32>) outs(%1197 : tensor<16x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x48xf32>
    %1199 = tensor.empty() : tensor<4x8x16xf32>
    %cst_320 = arith.constant 0.000000e+00 : f32
    %1200 = linalg.fill ins(%cst_320 : f32) outs(%1199 : tensor<4x8x16xf32>) -> tensor<4x8x16xf32>
    %1201 = linalg.generic {indexing_maps = [#map15, #map25, #map17], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%1190, %734#3 : tensor<4x8x48xf32>, tensor<16x48xf32>) outs(%1200 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.mulf %in, %in_500 : f32
      %1797 = arith.addf %out, %1796 : f32
      linalg.yield %1797 : f32
    } -> tensor<4x8x16xf32>
    %cst_321 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_322 = arith.constant 0.000000e+00 : f32
    %1202 = tensor.empty() : tensor<16xf32>
    %1203 = linalg.fill ins(%cst_322 : f32) outs(%1202 : tensor<16xf32>) -> tensor<16xf32>
    %1204 = linalg.generic {indexing_maps = [#map36, #map37], iterator_types = ["parallel", "reduction", "reduction"]} ins(%1201 : tensor<4x8x16xf32>) outs(%1203 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %from_elements = tensor.from_elements %in : tensor<f32>
      %from_elements_500 = tensor.from_elements %out : tensor<f32>
      %extracted = tensor.extract %from_elements_500[] : tensor<f32>
      %extracted_501 = tensor.extract %from_elements[] : tensor<f32>
      %1796 = arith.addf %extracted, %extracted_501 : f32
      %from_elements_502 = tensor.from_elements %1796 : tensor<f32>
      %extracted_503 = tensor.extract %from_elements_502[] : tensor<f32>
      linalg.yield %extracted_503 : f32
    } -> tensor<16xf32>
    %expanded_323 = tensor.expand_shape %1204 [[0, 1, 2]] output_shape [1, 1, 16] : tensor<16xf32> into tensor<1x1x16xf32>
    %collapsed_324 = tensor.collapse_shape %expanded_323 [[0, 1, 2]] : tensor<1x1x16xf32> into tensor<16xf32>
    %1205 = tensor.empty() : tensor<4x8x16xf32>
    %1206 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%790, %1201 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%1205 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.mulf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x16xf32>
    %1207 = tensor.empty() : tensor<4x8x16xf32>
    %1208 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1201, %808 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%1207 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.mulf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x16xf32>
    %1209 = tensor.empty() : tensor<4x8x16xf32>
    %1210 = linalg.generic {indexing_maps = [#map14, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%796 : tensor<4x8x1xf32>) outs(%1209 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x16xf32>
    %1211 = tensor.empty() : tensor<4x8x16xf32>
    %1212 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1210, %1206 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%1211 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.mulf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x16xf32>
    %cst_325 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_326 = arith.constant 0.000000e+00 : f32
    %1213 = tensor.empty() : tensor<16xf32>
    %1214 = linalg.fill ins(%cst_326 : f32) outs(%1213 : tensor<16xf32>) -> tensor<16xf32>
    %1215 = linalg.generic {indexing_maps = [#map36, #map37], iterator_types = ["parallel", "reduction", "reduction"]} ins(%1212 : tensor<4x8x16xf32>) outs(%1214 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %from_elements = tensor.from_elements %in : tensor<f32>
      %from_elements_500 = tensor.from_elements %out : tensor<f32>
      %extracted = tensor.extract %from_elements_500[] : tensor<f32>
      %extracted_501 = tensor.extract %from_elements[] : tensor<f32>
      %1796 = arith.addf %extracted, %extracted_501 : f32
      %from_elements_502 = tensor.from_elements %1796 : tensor<f32>
      %extracted_503 = tensor.extract %from_elements_502[] : tensor<f32>
      linalg.yield %extracted_503 : f32
    } -> tensor<16xf32>
    %expanded_327 = tensor.expand_shape %1215 [[0, 1, 2]] output_shape [1, 1, 16] : tensor<16xf32> into tensor<1x1x16xf32>
    %1216 = tensor.empty() : tensor<4x8x16xf32>
    %1217 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_208 : tensor<1x1x16xf32>) outs(%1216 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x16xf32>
    %1218 = tensor.empty() : tensor<4x8x16xf32>
    %1219 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1206, %1217 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%1218 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.mulf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x16xf32>
    %cst_328 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_329 = arith.constant 0.000000e+00 : f32
    %1220 = tensor.empty() : tensor<4x8xf32>
    %1221 = linalg.fill ins(%cst_329 : f32) outs(%1220 : tensor<4x8xf32>) -> tensor<4x8xf32>
    %1222 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%1219 : tensor<4x8x16xf32>) outs(%1221 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %from_elements = tensor.from_elements %in : tensor<f32>
      %from_elements_500 = tensor.from_elements %out : tensor<f32>
      %extracted = tensor.extract %from_elements_500[] : tensor<f32>
      %extracted_501 = tensor.extract %from_elements[] : tensor<f32>
      %1796 = arith.addf %extracted, %extracted_501 : f32
      %from_elements_502 = tensor.from_elements %1796 : tensor<f32>
      %extracted_503 = tensor.extract %from_elements_502[] : tensor<f32>
      linalg.yield %extracted_503 : f32
    } -> tensor<4x8xf32>
    %expanded_330 = tensor.expand_shape %1222 [[0], [1, 2]] output_shape [4, 8, 1] : tensor<4x8xf32> into tensor<4x8x1xf32>
    %collapsed_331 = tensor.collapse_shape %expanded_327 [[0, 1, 2]] : tensor<1x1x16xf32> into tensor<16xf32>
    %1223 = tensor.empty() : tensor<4x8x1xf32>
    %1224 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_330, %802 : tensor<4x8x1xf32>, tensor<4x8x1xf32>) outs(%1223 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.mulf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x1xf32>
    %1225 = tensor.empty() : tensor<4x8x16xf32>
    %1226 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1208 : tensor<4x8x16xf32>) outs(%1225 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1796 = arith.negf %in : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x16xf32>
    %cst_332 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_333 = arith.constant 0.000000e+00 : f32
    %1227 = tensor.empty() : tensor<4x8xf32>
    %1228 = linalg.fill ins(%cst_333 : f32) outs(%1227 : tensor<4x8xf32>) -> tensor<4x8xf32>
    %1229 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%1226 : tensor<4x8x16xf32>) outs(%1228 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %from_elements = tensor.from_elements %in : tensor<f32>
      %from_elements_500 = tensor.from_elements %out : tensor<f32>
      %extracted = tensor.extract %from_elements_500[] : tensor<f32>
      %extracted_501 = tensor.extract %from_elements[] : tensor<f32>
      %1796 = arith.addf %extracted, %extracted_501 : f32
      %from_elements_502 = tensor.from_elements %1796 : tensor<f32>
      %extracted_503 = tensor.extract %from_elements_502[] : tensor<f32>
      linalg.yield %extracted_503 : f32
    } -> tensor<4x8xf32>
    %expanded_334 = tensor.expand_shape %1229 [[0], [1, 2]] output_shape [4, 8, 1] : tensor<4x8xf32> into tensor<4x8x1xf32>
    %1230 = tensor.empty() : tensor<4x8x16xf32>
    %1231 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1125, %1208 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%1230 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.addf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x16xf32>
    %collapsed_335 = tensor.collapse_shape %1224 [[0], [1, 2]] : tensor<4x8x1xf32> into tensor<4x8xf32>
    %collapsed_336 = tensor.collapse_shape %expanded_334 [[0], [1, 2]] : tensor<4x8x1xf32> into tensor<4x8xf32>
    %1232 = tensor.empty() : tensor<4x8xf32>
    %1233 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%collapsed_335, %786 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%1232 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.mulf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8xf32>
    %1234 = tensor.empty() : tensor<4x8xf32>
    %1235 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%1233 : tensor<4x8xf32>) outs(%1234 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1796 = arith.negf %in : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8xf32>
    %1236 = tensor.empty() : tensor<4x8xf32>
    %1237 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%1235, %760 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%1236 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.mulf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8xf32>
    %1238 = tensor.empty() : tensor<4x8xf32>
    %1239 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%collapsed_336, %1237 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%1238 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.addf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8xf32>
    %cst_337 = arith.constant dense<1.600000e+01> : tensor<f32>
    %1240 = tensor.empty() : tensor<4x8xf32>
    %1241 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_337 : tensor<f32>) outs(%1240 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8xf32>
    %1242 = tensor.empty() : tensor<4x8xf32>
    %1243 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%1233, %1241 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%1242 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.divf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8xf32>
    %1244 = tensor.empty() : tensor<4x8x16xf32>
    %1245 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1243 : tensor<4x8xf32>) outs(%1244 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x16xf32>
    %cst_338 = arith.constant dense<1.600000e+01> : tensor<f32>
    %1246 = tensor.empty() : tensor<4x8xf32>
    %1247 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_338 : tensor<f32>) outs(%1246 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8xf32>
    %1248 = tensor.empty() : tensor<4x8xf32>
    %1249 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%1239, %1247 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%1248 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.divf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8xf32>
    %1250 = tensor.empty() : tensor<4x8x16xf32>
    %1251 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1249 : tensor<4x8xf32>) outs(%1250 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x16xf32>
    %1252 = tensor.empty() : tensor<4x8x16xf32>
    %1253 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1231, %1251 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%1252 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.addf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x16xf32>
    %1254 = tensor.empty() : tensor<4x8x16xf32>
    %1255 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1245, %740 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%1254 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.mulf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x16xf32>
    %1256 = tensor.empty() : tensor<4x8x16xf32>
    %1257 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1253, %1255 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%1256 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.addf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x16xf32>
    %1258:13 = "fsdp.barrier"(%arg7, %arg6, %arg5, %arg4, %arg12, %arg3, %arg2, %arg9, %arg8, %arg11, %arg10, %77, %1257) : (tensor<16xf32>, tensor<16x16xf32>, tensor<48xf32>, tensor<16x48xf32>, tensor<64x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<64xf32>, tensor<16x64xf32>, tensor<4x8x16xf32>, tensor<4x8x16xf32>) -> (tensor<16xf32>, tensor<16x16xf32>, tensor<48xf32>, tensor<16x48xf32>, tensor<64x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<64xf32>, tensor<16x64xf32>, tensor<4x8x16xf32>, tensor<4x8x16xf32>)
    %1259 = tensor.empty() : tensor<4x8x16xf32>
    %1260 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1258#11, %1258#11 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%1259 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.mulf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x16xf32>
    %cst_339 = arith.constant dense<2.000000e+00> : tensor<f32>
    %1261 = tensor.empty() : tensor<4x8x16xf32>
    %1262 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_339 : tensor<f32>) outs(%1261 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x16xf32>
    %1263 = tensor.empty() : tensor<4x8x16xf32>
    %1264 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1262, %1258#11 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%1263 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.mulf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x16xf32>
    %cst_340 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_341 = arith.constant 0.000000e+00 : f32
    %1265 = tensor.empty() : tensor<4x8xf32>
    %1266 = linalg.fill ins(%cst_341 : f32) outs(%1265 : tensor<4x8xf32>) -> tensor<4x8xf32>
    %1267 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%1258#11 : tensor<4x8x16xf32>) outs(%1266 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %from_elements = tensor.from_elements %in : tensor<f32>
      %from_elements_500 = tensor.from_elements %out : tensor<f32>
      %extracted = tensor.extract %from_elements_500[] : tensor<f32>
      %extracted_501 = tensor.extract %from_elements[] : tensor<f32>
      %1796 = arith.addf %extracted, %extracted_501 : f32
      %from_elements_502 = tensor.from_elements %1796 : tensor<f32>
      %extracted_503 = tensor.extract %from_elements_502[] : tensor<f32>
      linalg.yield %extracted_503 : f32
    } -> tensor<4x8xf32>
    %cst_342 = arith.constant dense<1.600000e+01> : tensor<f32>
    %1268 = tensor.empty() : tensor<4x8xf32>
    %1269 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_342 : tensor<f32>) outs(%1268 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8xf32>
    %1270 = tensor.empty() : tensor<4x8xf32>
    %1271 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%1267, %1269 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%1270 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.divf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8xf32>
    %cst_343 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_344 = arith.constant 0.000000e+00 : f32
    %1272 = tensor.empty() : tensor<4x8xf32>
    %1273 = linalg.fill ins(%cst_344 : f32) outs(%1272 : tensor<4x8xf32>) -> tensor<4x8xf32>
    %1274 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%1260 : tensor<4x8x16xf32>) outs(%1273 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %from_elements = tensor.from_elements %in : tensor<f32>
      %from_elements_500 = tensor.from_elements %out : tensor<f32>
      %extracted = tensor.extract %from_elements_500[] : tensor<f32>
      %extracted_501 = tensor.extract %from_elements[] : tensor<f32>
      %1796 = arith.addf %extracted, %extracted_501 : f32
      %from_elements_502 = tensor.from_elements %1796 : tensor<f32>
      %extracted_503 = tensor.extract %from_elements_502[] : tensor<f32>
      linalg.yield %extracted_503 : f32
    } -> tensor<4x8xf32>
    %cst_345 = arith.constant dense<1.600000e+01> : tensor<f32>
    %1275 = tensor.empty() : tensor<4x8xf32>
    %1276 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_345 : tensor<f32>) outs(%1275 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8xf32>
    %1277 = tensor.empty() : tensor<4x8xf32>
    %1278 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%1274, %1276 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%1277 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.divf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8xf32>
    %1279 = tensor.empty() : tensor<4x8xf32>
    %1280 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%1271, %1271 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%1279 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.mulf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8xf32>
    %cst_346 = arith.constant dense<2.000000e+00> : tensor<f32>
    %1281 = tensor.empty() : tensor<4x8xf32>
    %1282 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_346 : tensor<f32>) outs(%1281 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8xf32>
    %1283 = tensor.empty() : tensor<4x8xf32>
    %1284 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%1282, %1271 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%1283 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.mulf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8xf32>
    %1285 = tensor.empty() : tensor<4x8xf32>
    %1286 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%1278, %1280 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%1285 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.subf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8xf32>
    %cst_347 = arith.constant dense<0.000000e+00> : tensor<f32>
    %1287 = tensor.empty() : tensor<4x8xf32>
    %1288 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_347 : tensor<f32>) outs(%1287 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8xf32>
    %1289 = tensor.empty() : tensor<4x8xf32>
    %1290 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%1288, %1286 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%1289 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.maximumf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8xf32>
    %1291 = tensor.empty() : tensor<4x8xi1>
    %1292 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%1286, %1290 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%1291 : tensor<4x8xi1>) {
    ^bb0(%in: f32, %in_500: f32, %out: i1):
      %1796 = arith.cmpf oeq, %in, %in_500 : f32
      linalg.yield %1796 : i1
    } -> tensor<4x8xi1>
    %cst_348 = arith.constant dense<1.000000e+00> : tensor<f32>
    %1293 = tensor.empty() : tensor<4x8xf32>
    %1294 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_348 : tensor<f32>) outs(%1293 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8xf32>
    %cst_349 = arith.constant dense<0.000000e+00> : tensor<f32>
    %1295 = tensor.empty() : tensor<4x8xf32>
    %1296 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_349 : tensor<f32>) outs(%1295 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8xf32>
    %1297 = tensor.empty() : tensor<4x8xf32>
    %1298 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%1292, %1294, %1296 : tensor<4x8xi1>, tensor<4x8xf32>, tensor<4x8xf32>) outs(%1297 : tensor<4x8xf32>) {
    ^bb0(%in: i1, %in_500: f32, %in_501: f32, %out: f32):
      %1796 = arith.select %in, %in_500, %in_501 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8xf32>
    %cst_350 = arith.constant dense<0.000000e+00> : tensor<f32>
    %1299 = tensor.empty() : tensor<4x8xf32>
    %1300 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_350 : tensor<f32>) outs(%1299 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8xf32>
    %1301 = tensor.empty() : tensor<4x8xi1>
    %1302 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%1300, %1290 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%1301 : tensor<4x8xi1>) {
    ^bb0(%in: f32, %in_500: f32, %out: i1):
      %1796 = arith.cmpf oeq, %in, %in_500 : f32
      linalg.yield %1796 : i1
    } -> tensor<4x8xi1>
    %cst_351 = arith.constant dense<2.000000e+00> : tensor<f32>
    %1303 = tensor.empty() : tensor<4x8xf32>
    %1304 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_351 : tensor<f32>) outs(%1303 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8xf32>
    %cst_352 = arith.constant dense<1.000000e+00> : tensor<f32>
    %1305 = tensor.empty() : tensor<4x8xf32>
    %1306 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_352 : tensor<f32>) outs(%1305 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8xf32>
    %1307 = tensor.empty() : tensor<4x8xf32>
    %1308 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%1302, %1304, %1306 : tensor<4x8xi1>, tensor<4x8xf32>, tensor<4x8xf32>) outs(%1307 : tensor<4x8xf32>) {
    ^bb0(%in: i1, %in_500: f32, %in_501: f32, %out: f32):
      %1796 = arith.select %in, %in_500, %in_501 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8xf32>
    %1309 = tensor.empty() : tensor<4x8xf32>
    %1310 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%1298, %1308 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%1309 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.divf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8xf32>
    %expanded_353 = tensor.expand_shape %1271 [[0], [1, 2]] output_shape [4, 8, 1] : tensor<4x8xf32> into tensor<4x8x1xf32>
    %expanded_354 = tensor.expand_shape %1290 [[0], [1, 2]] output_shape [4, 8, 1] : tensor<4x8xf32> into tensor<4x8x1xf32>
    %1311 = tensor.empty() : tensor<4x8x16xf32>
    %1312 = linalg.generic {indexing_maps = [#map14, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_353 : tensor<4x8x1xf32>) outs(%1311 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x16xf32>
    %1313 = tensor.empty() : tensor<4x8x16xf32>
    %1314 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1258#11, %1312 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%1313 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.subf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x16xf32>
    %cst_355 = arith.constant dense<9.99999997E-7> : tensor<f32>
    %1315 = tensor.empty() : tensor<4x8x1xf32>
    %1316 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_355 : tensor<f32>) outs(%1315 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x1xf32>
    %1317 = tensor.empty() : tensor<4x8x1xf32>
    %1318 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_354, %1316 : tensor<4x8x1xf32>, tensor<4x8x1xf32>) outs(%1317 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.addf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x1xf32>
    %1319 = tensor.empty() : tensor<4x8x1xf32>
    %1320 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1318 : tensor<4x8x1xf32>) outs(%1319 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1796 = math.rsqrt %in : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x1xf32>
    %1321 = tensor.empty() : tensor<4x8x1xf32>
    %1322 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1320, %1318 : tensor<4x8x1xf32>, tensor<4x8x1xf32>) outs(%1321 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.divf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x1xf32>
    %cst_356 = arith.constant dense<-5.000000e-01> : tensor<f32>
    %1323 = tensor.empty() : tensor<4x8x1xf32>
    %1324 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_356 : tensor<f32>) outs(%1323 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x1xf32>
    %1325 = tensor.empty() : tensor<4x8x1xf32>
    %1326 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1324, %1322 : tensor<4x8x1xf32>, tensor<4x8x1xf32>) outs(%1325 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.mulf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x1xf32>
    %expanded_357 = tensor.expand_shape %1258#6 [[0, 1, 2]] output_shape [1, 1, 16] : tensor<16xf32> into tensor<1x1x16xf32>
    %1327 = tensor.empty() : tensor<4x8x16xf32>
    %1328 = linalg.generic {indexing_maps = [#map14, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1320 : tensor<4x8x1xf32>) outs(%1327 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x16xf32>
    %1329 = tensor.empty() : tensor<4x8x16xf32>
    %1330 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_357 : tensor<1x1x16xf32>) outs(%1329 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x16xf32>
    %1331 = tensor.empty() : tensor<4x8x16xf32>
    %1332 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1328, %1330 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%1331 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.mulf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x16xf32>
    %1333 = tensor.empty() : tensor<4x8x16xf32>
    %1334 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1314, %1332 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%1333 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.mulf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x16xf32>
    %expanded_358 = tensor.expand_shape %1258#5 [[0, 1, 2]] output_shape [1, 1, 16] : tensor<16xf32> into tensor<1x1x16xf32>
    %1335 = tensor.empty() : tensor<4x8x16xf32>
    %1336 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_358 : tensor<1x1x16xf32>) outs(%1335 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x16xf32>
    %1337 = tensor.empty() : tensor<4x8x16xf32>
    %1338 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1334, %1336 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%1337 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.addf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x16xf32>
    %1339 = tensor.empty() : tensor<4x8x48xf32>
    %cst_359 = arith.constant 0.000000e+00 : f32
    %1340 = linalg.fill ins(%cst_359 : f32) outs(%1339 : tensor<4x8x48xf32>) -> tensor<4x8x48xf32>
    %1341 = linalg.generic {indexing_maps = [#map15, #map16, #map17], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%1338, %1258#3 : tensor<4x8x16xf32>, tensor<16x48xf32>) outs(%1340 : tensor<4x8x48xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.mulf %in, %in_500 : f32
      %1797 = arith.addf %out, %1796 : f32
      linalg.yield %1797 : f32
    } -> tensor<4x8x48xf32>
    %expanded_360 = tensor.expand_shape %1258#2 [[0, 1, 2]] output_shape [1, 1, 48] : tensor<48xf32> into tensor<1x1x48xf32>
    %1342 = tensor.empty() : tensor<4x8x48xf32>
    %1343 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_360 : tensor<1x1x48xf32>) outs(%1342 : tensor<4x8x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x48xf32>
    %1344 = tensor.empty() : tensor<4x8x48xf32>
    %1345 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1341, %1343 : tensor<4x8x48xf32>, tensor<4x8x48xf32>) outs(%1344 : tensor<4x8x48xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.addf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x48xf32>
    %extracted_slice_361 = tensor.extract_slice %1345[0, 0, 0] [4, 8, 16] [1, 1, 1] : tensor<4x8x48xf32> to tensor<4x8x16xf32>
    %extracted_slice_362 = tensor.extract_slice %1345[0, 0, 16] [4, 8, 16] [1, 1, 1] : tensor<4x8x48xf32> to tensor<4x8x16xf32>
    %extracted_slice_363 = tensor.extract_slice %1345[0, 0, 32] [4, 8, 16] [1, 1, 1] : tensor<4x8x48xf32> to tensor<4x8x16xf32>
    %expanded_364 = tensor.expand_shape %extracted_slice_361 [[0], [1], [2, 3]] output_shape [4, 8, 2, 8] : tensor<4x8x16xf32> into tensor<4x8x2x8xf32>
    %expanded_365 = tensor.expand_shape %extracted_slice_362 [[0], [1], [2, 3]] output_shape [4, 8, 2, 8] : tensor<4x8x16xf32> into tensor<4x8x2x8xf32>
    %expanded_366 = tensor.expand_shape %extracted_slice_363 [[0], [1], [2, 3]] output_shape [4, 8, 2, 8] : tensor<4x8x16xf32> into tensor<4x8x2x8xf32>
    %1346 = tensor.empty() : tensor<4x2x8x8xf32>
    %cst_367 = arith.constant 0.000000e+00 : f32
    %1347 = linalg.fill ins(%cst_367 : f32) outs(%1346 : tensor<4x2x8x8xf32>) -> tensor<4x2x8x8xf32>
    %1348 = linalg.generic {indexing_maps = [#map18, #map19, #map20], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%expanded_364, %expanded_365 : tensor<4x8x2x8xf32>, tensor<4x8x2x8xf32>) outs(%1347 : tensor<4x2x8x8xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.mulf %in, %in_500 : f32
      %1797 = arith.addf %out, %1796 : f32
      linalg.yield %1797 : f32
    } -> tensor<4x2x8x8xf32>
    %cst_368 = arith.constant dense<8.000000e+00> : tensor<f32>
    %1349 = tensor.empty() : tensor<f32>
    %cst_369 = arith.constant 8.000000e+00 : f32
    %1350 = linalg.generic {indexing_maps = [#map21], iterator_types = []} outs(%1349 : tensor<f32>) {
    ^bb0(%out: f32):
      %1796 = math.sqrt %cst_369 : f32
      linalg.yield %1796 : f32
    } -> tensor<f32>
    %1351 = tensor.empty() : tensor<f32>
    %1352 = linalg.generic {indexing_maps = [#map21, #map21], iterator_types = []} ins(%1350 : tensor<f32>) outs(%1351 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<f32>
    %1353 = tensor.empty() : tensor<4x2x8x8xf32>
    %1354 = linalg.generic {indexing_maps = [#map22, #map23], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1352 : tensor<f32>) outs(%1353 : tensor<4x2x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x2x8x8xf32>
    %1355 = tensor.empty() : tensor<4x2x8x8xf32>
    %1356 = linalg.generic {indexing_maps = [#map23, #map23, #map23], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1348, %1354 : tensor<4x2x8x8xf32>, tensor<4x2x8x8xf32>) outs(%1355 : tensor<4x2x8x8xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.divf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x2x8x8xf32>
    %1357 = tensor.empty() : tensor<8xi32>
    %1358 = linalg.generic {indexing_maps = [#map7], iterator_types = ["parallel"]} outs(%1357 : tensor<8xi32>) {
    ^bb0(%out: i32):
      %1796 = linalg.index 0 : index
      %1797 = arith.index_cast %1796 : index to i32
      linalg.yield %1797 : i32
    } -> tensor<8xi32>
    %1359 = tensor.empty() : tensor<8x1xi32>
    %1360 = linalg.generic {indexing_maps = [#map9, #map1], iterator_types = ["parallel", "parallel"]} ins(%1358 : tensor<8xi32>) outs(%1359 : tensor<8x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<8x1xi32>
    %1361 = tensor.empty() : tensor<1x8xi32>
    %1362 = linalg.generic {indexing_maps = [#map10, #map1], iterator_types = ["parallel", "parallel"]} ins(%1358 : tensor<8xi32>) outs(%1361 : tensor<1x8xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<1x8xi32>
    %1363 = tensor.empty() : tensor<8x8xi32>
    %1364 = linalg.generic {indexing_maps = [#map24, #map1], iterator_types = ["parallel", "parallel"]} ins(%1360 : tensor<8x1xi32>) outs(%1363 : tensor<8x8xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<8x8xi32>
    %1365 = tensor.empty() : tensor<8x8xi32>
    %1366 = linalg.generic {indexing_maps = [#map11, #map1], iterator_types = ["parallel", "parallel"]} ins(%1362 : tensor<1x8xi32>) outs(%1365 : tensor<8x8xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<8x8xi32>
    %1367 = tensor.empty() : tensor<8x8xi1>
    %1368 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%1364, %1366 : tensor<8x8xi32>, tensor<8x8xi32>) outs(%1367 : tensor<8x8xi1>) {
    ^bb0(%in: i32, %in_500: i32, %out: i1):
      %1796 = arith.cmpi sge, %in, %in_500 : i32
      linalg.yield %1796 : i1
    } -> tensor<8x8xi1>
    %1369 = tensor.empty() : tensor<4x2x8x8xi1>
    %1370 = linalg.generic {indexing_maps = [#map25, #map23], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1368 : tensor<8x8xi1>) outs(%1369 : tensor<4x2x8x8xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<4x2x8x8xi1>
    %cst_370 = arith.constant dense<-1.000000e+09> : tensor<f32>
    %1371 = tensor.empty() : tensor<4x2x8x8xf32>
    %1372 = linalg.generic {indexing_maps = [#map22, #map23], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_370 : tensor<f32>) outs(%1371 : tensor<4x2x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x2x8x8xf32>
    %1373 = tensor.empty() : tensor<4x2x8x8xf32>
    %1374 = linalg.generic {indexing_maps = [#map23, #map23, #map23, #map23], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1370, %1356, %1372 : tensor<4x2x8x8xi1>, tensor<4x2x8x8xf32>, tensor<4x2x8x8xf32>) outs(%1373 : tensor<4x2x8x8xf32>) {
    ^bb0(%in: i1, %in_500: f32, %in_501: f32, %out: f32):
      %1796 = arith.select %in, %in_500, %in_501 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x2x8x8xf32>
    %cst_371 = arith.constant dense<0.000000e+00> : tensor<f32>
    %1375 = tensor.empty() : tensor<4x2x8x8xf32>
    %1376 = linalg.generic {indexing_maps = [#map22, #map23], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_371 : tensor<f32>) outs(%1375 : tensor<4x2x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x2x8x8xf32>
    %cst_372 = arith.constant dense<0xFF800000> : tensor<f32>
    %cst_373 = arith.constant 0xFF800000 : f32
    %1377 = tensor.empty() : tensor<4x2x8xf32>
    %1378 = linalg.fill ins(%cst_373 : f32) outs(%1377 : tensor<4x2x8xf32>) -> tensor<4x2x8xf32>
    %1379 = linalg.generic {indexing_maps = [#map23, #map17], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%1374 : tensor<4x2x8x8xf32>) outs(%1378 : tensor<4x2x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %from_elements = tensor.from_elements %in : tensor<f32>
      %from_elements_500 = tensor.from_elements %out : tensor<f32>
      %extracted = tensor.extract %from_elements_500[] : tensor<f32>
      %extracted_501 = tensor.extract %from_elements[] : tensor<f32>
      %1796 = arith.maximumf %extracted, %extracted_501 : f32
      %from_elements_502 = tensor.from_elements %1796 : tensor<f32>
      %extracted_503 = tensor.extract %from_elements_502[] : tensor<f32>
      linalg.yield %extracted_503 : f32
    } -> tensor<4x2x8xf32>
    %cst_374 = arith.constant dense<0xFF800000> : tensor<f32>
    %1380 = tensor.empty() : tensor<4x2x8xf32>
    %1381 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_374 : tensor<f32>) outs(%1380 : tensor<4x2x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x2x8xf32>
    %1382 = tensor.empty() : tensor<4x2x8xf32>
    %1383 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1381, %1379 : tensor<4x2x8xf32>, tensor<4x2x8xf32>) outs(%1382 : tensor<4x2x8xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.maximumf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x2x8xf32>
    %1384 = tensor.empty() : tensor<4x2x8x1xf32>
    %1385 = linalg.generic {indexing_maps = [#map17, #map23], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1383 : tensor<4x2x8xf32>) outs(%1384 : tensor<4x2x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x2x8x1xf32>
    %1386 = tensor.empty() : tensor<4x2x8x8xf32>
    %1387 = linalg.generic {indexing_maps = [#map26, #map23], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1385 : tensor<4x2x8x1xf32>) outs(%1386 : tensor<4x2x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x2x8x8xf32>
    %1388 = tensor.empty() : tensor<4x2x8x8xf32>
    %1389 = linalg.generic {indexing_maps = [#map23, #map23, #map23], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1374, %1387 : tensor<4x2x8x8xf32>, tensor<4x2x8x8xf32>) outs(%1388 : tensor<4x2x8x8xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.subf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x2x8x8xf32>
    %1390 = tensor.empty() : tensor<4x2x8x8xf32>
    %1391 = linalg.generic {indexing_maps = [#map23, #map23], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1389 : tensor<4x2x8x8xf32>) outs(%1390 : tensor<4x2x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1796 = math.exp %in : f32
      linalg.yield %1796 : f32
    } -> tensor<4x2x8x8xf32>
    %cst_375 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_376 = arith.constant 0.000000e+00 : f32
    %1392 = tensor.empty() : tensor<4x2x8xf32>
    %1393 = linalg.fill ins(%cst_376 : f32) outs(%1392 : tensor<4x2x8xf32>) -> tensor<4x2x8xf32>
    %1394 = linalg.generic {indexing_maps = [#map23, #map17], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%1391 : tensor<4x2x8x8xf32>) outs(%1393 : tensor<4x2x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %from_elements = tensor.from_elements %in : tensor<f32>
      %from_elements_500 = tensor.from_elements %out : tensor<f32>
      %extracted = tensor.extract %from_elements_500[] : tensor<f32>
      %extracted_501 = tensor.extract %from_elements[] : tensor<f32>
      %1796 = arith.addf %extracted, %extracted_501 : f32
      %from_elements_502 = tensor.from_elements %1796 : tensor<f32>
      %extracted_503 = tensor.extract %from_elements_502[] : tensor<f32>
      linalg.yield %extracted_503 : f32
    } -> tensor<4x2x8xf32>
    %1395 = tensor.empty() : tensor<4x2x8x1xf32>
    %1396 = linalg.generic {indexing_maps = [#map17, #map23], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1394 : tensor<4x2x8xf32>) outs(%1395 : tensor<4x2x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x2x8x1xf32>
    %1397 = tensor.empty() : tensor<4x2x8x8xf32>
    %1398 = linalg.generic {indexing_maps = [#map26, #map23], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1396 : tensor<4x2x8x1xf32>) outs(%1397 : tensor<4x2x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x2x8x8xf32>
    %1399 = tensor.empty() : tensor<4x2x8x8xf32>
    %1400 = linalg.generic {indexing_maps = [#map23, #map23, #map23], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1391, %1398 : tensor<4x2x8x8xf32>, tensor<4x2x8x8xf32>) outs(%1399 : tensor<4x2x8x8xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.divf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x2x8x8xf32>
    %1401 = tensor.empty() : tensor<4x2x8x1xf32>
    %1402 = linalg.generic {indexing_maps = [#map23, #map23, #map23], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1396, %1396 : tensor<4x2x8x1xf32>, tensor<4x2x8x1xf32>) outs(%1401 : tensor<4x2x8x1xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.mulf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x2x8x1xf32>
    %cst_377 = arith.constant dense<1.000000e+00> : tensor<f32>
    %1403 = tensor.empty() : tensor<4x2x8x1xf32>
    %1404 = linalg.generic {indexing_maps = [#map22, #map23], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_377 : tensor<f32>) outs(%1403 : tensor<4x2x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x2x8x1xf32>
    %1405 = tensor.empty() : tensor<4x2x8x1xf32>
    %1406 = linalg.generic {indexing_maps = [#map23, #map23, #map23], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1404, %1402 : tensor<4x2x8x1xf32>, tensor<4x2x8x1xf32>) outs(%1405 : tensor<4x2x8x1xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.divf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x2x8x1xf32>
    %1407 = tensor.empty() : tensor<4x2x8x8xf32>
    %cst_378 = arith.constant 0.000000e+00 : f32
    %1408 = linalg.fill ins(%cst_378 : f32) outs(%1407 : tensor<4x2x8x8xf32>) -> tensor<4x2x8x8xf32>
    %1409 = linalg.generic {indexing_maps = [#map27, #map28, #map20], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%expanded_366, %1400 : tensor<4x8x2x8xf32>, tensor<4x2x8x8xf32>) outs(%1408 : tensor<4x2x8x8xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.mulf %in, %in_500 : f32
      %1797 = arith.addf %out, %1796 : f32
      linalg.yield %1797 : f32
    } -> tensor<4x2x8x8xf32>
    %1410 = tensor.empty() : tensor<4x8x2x8xf32>
    %1411 = linalg.generic {indexing_maps = [#map29, #map23], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1409 : tensor<4x2x8x8xf32>) outs(%1410 : tensor<4x8x2x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x2x8xf32>
    %collapsed_379 = tensor.collapse_shape %1411 [[0], [1], [2, 3]] : tensor<4x8x2x8xf32> into tensor<4x8x16xf32>
    %1412 = tensor.empty() : tensor<4x8x16xf32>
    %cst_380 = arith.constant 0.000000e+00 : f32
    %1413 = linalg.fill ins(%cst_380 : f32) outs(%1412 : tensor<4x8x16xf32>) -> tensor<4x8x16xf32>
    %1414 = linalg.generic {indexing_maps = [#map15, #map16, #map17], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%collapsed_379, %1258#1 : tensor<4x8x16xf32>, tensor<16x16xf32>) outs(%1413 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.mulf %in, %in_500 : f32
      %1797 = arith.addf %out, %1796 : f32
      linalg.yield %1797 : f32
    } -> tensor<4x8x16xf32>
    %expanded_381 = tensor.expand_shape %1258#0 [[0, 1, 2]] output_shape [1, 1, 16] : tensor<16xf32> into tensor<1x1x16xf32>
    %1415 = tensor.empty() : tensor<4x8x16xf32>
    %1416 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_381 : tensor<1x1x16xf32>) outs(%1415 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x16xf32>
    %1417 = tensor.empty() : tensor<4x8x16xf32>
    %1418 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1414, %1416 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%1417 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.addf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x16xf32>
    %1419 = tensor.empty() : tensor<4x8x16xf32>
    %1420 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1258#11, %1418 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%1419 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.addf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x16xf32>
    %1421 = tensor.empty() : tensor<4x8x16xf32>
    %1422 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1420, %1420 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%1421 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.mulf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x16xf32>
    %cst_382 = arith.constant dense<2.000000e+00> : tensor<f32>
    %1423 = tensor.empty() : tensor<4x8x16xf32>
    %1424 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_382 : tensor<f32>) outs(%1423 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x16xf32>
    %1425 = tensor.empty() : tensor<4x8x16xf32>
    %1426 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1424, %1420 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%1425 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.mulf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x16xf32>
    %cst_383 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_384 = arith.constant 0.000000e+00 : f32
    %1427 = tensor.empty() : tensor<4x8xf32>
    %1428 = linalg.fill ins(%cst_384 : f32) outs(%1427 : tensor<4x8xf32>) -> tensor<4x8xf32>
    %1429 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%1420 : tensor<4x8x16xf32>) outs(%1428 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %from_elements = tensor.from_elements %in : tensor<f32>
      %from_elements_500 = tensor.from_elements %out : tensor<f32>
      %extracted = tensor.extract %from_elements_500[] : tensor<f32>
      %extracted_501 = tensor.extract %from_elements[] : tensor<f32>
      %1796 = arith.addf %extracted, %extracted_501 : f32
      %from_elements_502 = tensor.from_elements %1796 : tensor<f32>
      %extracted_503 = tensor.extract %from_elements_502[] : tensor<f32>
      linalg.yield %extracted_503 : f32
    } -> tensor<4x8xf32>
    %cst_385 = arith.constant dense<1.600000e+01> : tensor<f32>
    %1430 = tensor.empty() : tensor<4x8xf32>
    %1431 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_385 : tensor<f32>) outs(%1430 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8xf32>
    %1432 = tensor.empty() : tensor<4x8xf32>
    %1433 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%1429, %1431 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%1432 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.divf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8xf32>
    %cst_386 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_387 = arith.constant 0.000000e+00 : f32
    %1434 = tensor.empty() : tensor<4x8xf32>
    %1435 = linalg.fill ins(%cst_387 : f32) outs(%1434 : tensor<4x8xf32>) -> tensor<4x8xf32>
    %1436 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%1422 : tensor<4x8x16xf32>) outs(%1435 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %from_elements = tensor.from_elements %in : tensor<f32>
      %from_elements_500 = tensor.from_elements %out : tensor<f32>
      %extracted = tensor.extract %from_elements_500[] : tensor<f32>
      %extracted_501 = tensor.extract %from_elements[] : tensor<f32>
      %1796 = arith.addf %extracted, %extracted_501 : f32
      %from_elements_502 = tensor.from_elements %1796 : tensor<f32>
      %extracted_503 = tensor.extract %from_elements_502[] : tensor<f32>
      linalg.yield %extracted_503 : f32
    } -> tensor<4x8xf32>
    %cst_388 = arith.constant dense<1.600000e+01> : tensor<f32>
    %1437 = tensor.empty() : tensor<4x8xf32>
    %1438 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_388 : tensor<f32>) outs(%1437 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8xf32>
    %1439 = tensor.empty() : tensor<4x8xf32>
    %1440 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%1436, %1438 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%1439 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.divf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8xf32>
    %1441 = tensor.empty() : tensor<4x8xf32>
    %1442 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%1433, %1433 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%1441 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.mulf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8xf32>
    %cst_389 = arith.constant dense<2.000000e+00> : tensor<f32>
    %1443 = tensor.empty() : tensor<4x8xf32>
    %1444 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_389 : tensor<f32>) outs(%1443 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8xf32>
    %1445 = tensor.empty() : tensor<4x8xf32>
    %1446 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%1444, %1433 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%1445 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.mulf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8xf32>
    %1447 = tensor.empty() : tensor<4x8xf32>
    %1448 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%1440, %1442 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%1447 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.subf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8xf32>
    %cst_390 = arith.constant dense<0.000000e+00> : tensor<f32>
    %1449 = tensor.empty() : tensor<4x8xf32>
    %1450 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_390 : tensor<f32>) outs(%1449 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8xf32>
    %1451 = tensor.empty() : tensor<4x8xf32>
    %1452 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%1450, %1448 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%1451 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.maximumf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8xf32>
    %1453 = tensor.empty() : tensor<4x8xi1>
    %1454 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%1448, %1452 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%1453 : tensor<4x8xi1>) {
    ^bb0(%in: f32, %in_500: f32, %out: i1):
      %1796 = arith.cmpf oeq, %in, %in_500 : f32
      linalg.yield %1796 : i1
    } -> tensor<4x8xi1>
    %cst_391 = arith.constant dense<1.000000e+00> : tensor<f32>
    %1455 = tensor.empty() : tensor<4x8xf32>
    %1456 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_391 : tensor<f32>) outs(%1455 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8xf32>
    %cst_392 = arith.constant dense<0.000000e+00> : tensor<f32>
    %1457 = tensor.empty() : tensor<4x8xf32>
    %1458 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_392 : tensor<f32>) outs(%1457 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8xf32>
    %1459 = tensor.empty() : tensor<4x8xf32>
    %1460 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%1454, %1456, %1458 : tensor<4x8xi1>, tensor<4x8xf32>, tensor<4x8xf32>) outs(%1459 : tensor<4x8xf32>) {
    ^bb0(%in: i1, %in_500: f32, %in_501: f32, %out: f32):
      %1796 = arith.select %in, %in_500, %in_501 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8xf32>
    %cst_393 = arith.constant dense<0.000000e+00> : tensor<f32>
    %1461 = tensor.empty() : tensor<4x8xf32>
    %1462 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_393 : tensor<f32>) outs(%1461 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8xf32>
    %1463 = tensor.empty() : tensor<4x8xi1>
    %1464 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%1462, %1452 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%1463 : tensor<4x8xi1>) {
    ^bb0(%in: f32, %in_500: f32, %out: i1):
      %1796 = arith.cmpf oeq, %in, %in_500 : f32
      linalg.yield %1796 : i1
    } -> tensor<4x8xi1>
    %cst_394 = arith.constant dense<2.000000e+00> : tensor<f32>
    %1465 = tensor.empty() : tensor<4x8xf32>
    %1466 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_394 : tensor<f32>) outs(%1465 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8xf32>
    %cst_395 = arith.constant dense<1.000000e+00> : tensor<f32>
    %1467 = tensor.empty() : tensor<4x8xf32>
    %1468 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_395 : tensor<f32>) outs(%1467 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8xf32>
    %1469 = tensor.empty() : tensor<4x8xf32>
    %1470 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%1464, %1466, %1468 : tensor<4x8xi1>, tensor<4x8xf32>, tensor<4x8xf32>) outs(%1469 : tensor<4x8xf32>) {
    ^bb0(%in: i1, %in_500: f32, %in_501: f32, %out: f32):
      %1796 = arith.select %in, %in_500, %in_501 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8xf32>
    %1471 = tensor.empty() : tensor<4x8xf32>
    %1472 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%1460, %1470 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%1471 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.divf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8xf32>
    %expanded_396 = tensor.expand_shape %1433 [[0], [1, 2]] output_shape [4, 8, 1] : tensor<4x8xf32> into tensor<4x8x1xf32>
    %expanded_397 = tensor.expand_shape %1452 [[0], [1, 2]] output_shape [4, 8, 1] : tensor<4x8xf32> into tensor<4x8x1xf32>
    %1473 = tensor.empty() : tensor<4x8x16xf32>
    %1474 = linalg.generic {indexing_maps = [#map14, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_396 : tensor<4x8x1xf32>) outs(%1473 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x16xf32>
    %1475 = tensor.empty() : tensor<4x8x16xf32>
    %1476 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1420, %1474 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%1475 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.subf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x16xf32>
    %cst_398 = arith.constant dense<9.99999997E-7> : tensor<f32>
    %1477 = tensor.empty() : tensor<4x8x1xf32>
    %1478 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_398 : tensor<f32>) outs(%1477 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x1xf32>
    %1479 = tensor.empty() : tensor<4x8x1xf32>
    %1480 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_397, %1478 : tensor<4x8x1xf32>, tensor<4x8x1xf32>) outs(%1479 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.addf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x1xf32>
    %1481 = tensor.empty() : tensor<4x8x1xf32>
    %1482 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1480 : tensor<4x8x1xf32>) outs(%1481 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1796 = math.rsqrt %in : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x1xf32>
    %1483 = tensor.empty() : tensor<4x8x1xf32>
    %1484 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1482, %1480 : tensor<4x8x1xf32>, tensor<4x8x1xf32>) outs(%1483 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.divf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x1xf32>
    %cst_399 = arith.constant dense<-5.000000e-01> : tensor<f32>
    %1485 = tensor.empty() : tensor<4x8x1xf32>
    %1486 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_399 : tensor<f32>) outs(%1485 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x1xf32>
    %1487 = tensor.empty() : tensor<4x8x1xf32>
    %1488 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1486, %1484 : tensor<4x8x1xf32>, tensor<4x8x1xf32>) outs(%1487 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.mulf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x1xf32>
    %expanded_400 = tensor.expand_shape %1258#8 [[0, 1, 2]] output_shape [1, 1, 16] : tensor<16xf32> into tensor<1x1x16xf32>
    %1489 = tensor.empty() : tensor<4x8x16xf32>
    %1490 = linalg.generic {indexing_maps = [#map14, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1482 : tensor<4x8x1xf32>) outs(%1489 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x16xf32>
    %1491 = tensor.empty() : tensor<4x8x16xf32>
    %1492 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_400 : tensor<1x1x16xf32>) outs(%1491 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x16xf32>
    %1493 = tensor.empty() : tensor<4x8x16xf32>
    %1494 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1490, %1492 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%1493 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.mulf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x16xf32>
    %1495 = tensor.empty() : tensor<4x8x16xf32>
    %1496 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1476, %1494 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%1495 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.mulf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x16xf32>
    %expanded_401 = tensor.expand_shape %1258#7 [[0, 1, 2]] output_shape [1, 1, 16] : tensor<16xf32> into tensor<1x1x16xf32>
    %1497 = tensor.empty() : tensor<4x8x16xf32>
    %1498 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_401 : tensor<1x1x16xf32>) outs(%1497 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x16xf32>
    %1499 = tensor.empty() : tensor<4x8x16xf32>
    %1500 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1496, %1498 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%1499 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.addf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x16xf32>
    %1501 = tensor.empty() : tensor<4x8x64xf32>
    %cst_402 = arith.constant 0.000000e+00 : f32
    %1502 = linalg.fill ins(%cst_402 : f32) outs(%1501 : tensor<4x8x64xf32>) -> tensor<4x8x64xf32>
    %1503 = linalg.generic {indexing_maps = [#map15, #map16, #map17], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%1500, %1258#10 : tensor<4x8x16xf32>, tensor<16x64xf32>) outs(%1502 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.mulf %in, %in_500 : f32
      %1797 = arith.addf %out, %1796 : f32
      linalg.yield %1797 : f32
    } -> tensor<4x8x64xf32>
    %expanded_403 = tensor.expand_shape %1258#9 [[0, 1, 2]] output_shape [1, 1, 64] : tensor<64xf32> into tensor<1x1x64xf32>
    %1504 = tensor.empty() : tensor<4x8x64xf32>
    %1505 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_403 : tensor<1x1x64xf32>) outs(%1504 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x64xf32>
    %1506 = tensor.empty() : tensor<4x8x64xf32>
    %1507 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1503, %1505 : tensor<4x8x64xf32>, tensor<4x8x64xf32>) outs(%1506 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.addf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x64xf32>
    %1508 = tensor.empty() : tensor<4x8x64xf32>
    %1509 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1507, %1507 : tensor<4x8x64xf32>, tensor<4x8x64xf32>) outs(%1508 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.mulf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x64xf32>
    %1510 = tensor.empty() : tensor<4x8x64xf32>
    %1511 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1509, %1507 : tensor<4x8x64xf32>, tensor<4x8x64xf32>) outs(%1510 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.mulf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x64xf32>
    %1512 = tensor.empty() : tensor<4x8x64xf32>
    %1513 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1507, %1507 : tensor<4x8x64xf32>, tensor<4x8x64xf32>) outs(%1512 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.mulf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x64xf32>
    %cst_404 = arith.constant dense<3.000000e+00> : tensor<f32>
    %1514 = tensor.empty() : tensor<4x8x64xf32>
    %1515 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_404 : tensor<f32>) outs(%1514 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x64xf32>
    %1516 = tensor.empty() : tensor<4x8x64xf32>
    %1517 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1515, %1513 : tensor<4x8x64xf32>, tensor<4x8x64xf32>) outs(%1516 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.mulf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x64xf32>
    %cst_405 = arith.constant dense<4.471500e-02> : tensor<f32>
    %1518 = tensor.empty() : tensor<4x8x64xf32>
    %1519 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_405 : tensor<f32>) outs(%1518 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x64xf32>
    %1520 = tensor.empty() : tensor<4x8x64xf32>
    %1521 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1519, %1511 : tensor<4x8x64xf32>, tensor<4x8x64xf32>) outs(%1520 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.mulf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x64xf32>
    %1522 = tensor.empty() : tensor<4x8x64xf32>
    %1523 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1507, %1521 : tensor<4x8x64xf32>, tensor<4x8x64xf32>) outs(%1522 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.addf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x64xf32>
    %cst_406 = arith.constant dense<0.797884583> : tensor<f32>
    %1524 = tensor.empty() : tensor<4x8x64xf32>
    %1525 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_406 : tensor<f32>) outs(%1524 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x64xf32>
    %1526 = tensor.empty() : tensor<4x8x64xf32>
    %1527 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1525, %1523 : tensor<4x8x64xf32>, tensor<4x8x64xf32>) outs(%1526 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.mulf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x64xf32>
    %1528 = tensor.empty() : tensor<4x8x64xf32>
    %1529 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1527 : tensor<4x8x64xf32>) outs(%1528 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1796 = math.tanh %in : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x64xf32>
    %cst_407 = arith.constant dense<1.000000e+00> : tensor<f32>
    %1530 = tensor.empty() : tensor<4x8x64xf32>
    %1531 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_407 : tensor<f32>) outs(%1530 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x64xf32>
    %1532 = tensor.empty() : tensor<4x8x64xf32>
    %1533 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1531, %1529 : tensor<4x8x64xf32>, tensor<4x8x64xf32>) outs(%1532 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.subf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x64xf32>
    %cst_408 = arith.constant dense<1.000000e+00> : tensor<f32>
    %1534 = tensor.empty() : tensor<4x8x64xf32>
    %1535 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_408 : tensor<f32>) outs(%1534 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x64xf32>
    %1536 = tensor.empty() : tensor<4x8x64xf32>
    %1537 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1535, %1529 : tensor<4x8x64xf32>, tensor<4x8x64xf32>) outs(%1536 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.addf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x64xf32>
    %cst_409 = arith.constant dense<5.000000e-01> : tensor<f32>
    %1538 = tensor.empty() : tensor<4x8x64xf32>
    %1539 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_409 : tensor<f32>) outs(%1538 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x64xf32>
    %1540 = tensor.empty() : tensor<4x8x64xf32>
    %1541 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1539, %1537 : tensor<4x8x64xf32>, tensor<4x8x64xf32>) outs(%1540 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.mulf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x64xf32>
    %1542 = tensor.empty() : tensor<4x8x64xf32>
    %1543 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1507, %1541 : tensor<4x8x64xf32>, tensor<4x8x64xf32>) outs(%1542 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.mulf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x64xf32>
    %cst_410 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_411 = arith.constant 0.000000e+00 : f32
    %1544 = tensor.empty() : tensor<16xf32>
    %1545 = linalg.fill ins(%cst_411 : f32) outs(%1544 : tensor<16xf32>) -> tensor<16xf32>
    %1546 = linalg.generic {indexing_maps = [#map36, #map37], iterator_types = ["parallel", "reduction", "reduction"]} ins(%1258#12 : tensor<4x8x16xf32>) outs(%1545 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %from_elements = tensor.from_elements %in : tensor<f32>
      %from_elements_500 = tensor.from_elements %out : tensor<f32>
      %extracted = tensor.extract %from_elements_500[] : tensor<f32>
      %extracted_501 = tensor.extract %from_elements[] : tensor<f32>
      %1796 = arith.addf %extracted, %extracted_501 : f32
      %from_elements_502 = tensor.from_elements %1796 : tensor<f32>
      %extracted_503 = tensor.extract %from_elements_502[] : tensor<f32>
      linalg.yield %extracted_503 : f32
    } -> tensor<16xf32>
    %expanded_412 = tensor.expand_shape %1546 [[0, 1, 2]] output_shape [1, 1, 16] : tensor<16xf32> into tensor<1x1x16xf32>
    %collapsed_413 = tensor.collapse_shape %expanded_412 [[0, 1, 2]] : tensor<1x1x16xf32> into tensor<16xf32>
    %1547 = tensor.empty() : tensor<16x64xf32>
    %cst_414 = arith.constant 0.000000e+00 : f32
    %1548 = linalg.fill ins(%cst_414 : f32) outs(%1547 : tensor<16x64xf32>) -> tensor<16x64xf32>
    %1549 = linalg.generic {indexing_maps = [#map33, #map34, #map35], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%1258#12, %1543 : tensor<4x8x16xf32>, tensor<4x8x64xf32>) outs(%1548 : tensor<16x64xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.mulf %in, %in_500 : f32
      %1797 = arith.addf %out, %1796 : f32
      linalg.yield %1797 : f32
    } -> tensor<16x64xf32>
    %1550 = tensor.empty() : tensor<64x16xf32>
    %1551 = linalg.generic {indexing_maps = [#map30, #map1], iterator_types = ["parallel", "parallel"]} ins(%1549 : tensor<16x64xf32>) outs(%1550 : tensor<64x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<64x16xf32>
    %1552 = tensor.empty() : tensor<4x8x64xf32>
    %cst_415 = arith.constant 0.000000e+00 : f32
    %1553 = linalg.fill ins(%cst_415 : f32) outs(%1552 : tensor<4x8x64xf32>) -> tensor<4x8x64xf32>
    %1554 = linalg.generic {indexing_maps = [#map15, #map25, #map17], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%1258#12, %1258#4 : tensor<4x8x16xf32>, tensor<64x16xf32>) outs(%1553 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.mulf %in, %in_500 : f32
      %1797 = arith.addf %out, %1796 : f32
      linalg.yield %1797 : f32
    } -> tensor<4x8x64xf32>
    %1555 = tensor.empty() : tensor<4x8x64xf32>
    %1556 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1507, %1554 : tensor<4x8x64xf32>, tensor<4x8x64xf32>) outs(%1555 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.mulf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x64xf32>
    %1557 = tensor.empty() : tensor<4x8x64xf32>
    %1558 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1554, %1541 : tensor<4x8x64xf32>, tensor<4x8x64xf32>) outs(%1557 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.mulf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x64xf32>
    %cst_416 = arith.constant dense<5.000000e-01> : tensor<f32>
    %1559 = tensor.empty() : tensor<4x8x64xf32>
    %1560 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_416 : tensor<f32>) outs(%1559 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x64xf32>
    %1561 = tensor.empty() : tensor<4x8x64xf32>
    %1562 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1560, %1556 : tensor<4x8x64xf32>, tensor<4x8x64xf32>) outs(%1561 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.mulf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x64xf32>
    %1563 = tensor.empty() : tensor<4x8x64xf32>
    %1564 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1562, %1533 : tensor<4x8x64xf32>, tensor<4x8x64xf32>) outs(%1563 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.mulf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x64xf32>
    %1565 = tensor.empty() : tensor<4x8x64xf32>
    %1566 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1564, %1529 : tensor<4x8x64xf32>, tensor<4x8x64xf32>) outs(%1565 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.mulf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x64xf32>
    %1567 = tensor.empty() : tensor<4x8x64xf32>
    %1568 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1564, %1566 : tensor<4x8x64xf32>, tensor<4x8x64xf32>) outs(%1567 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.addf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x64xf32>
    %cst_417 = arith.constant dense<0.797884583> : tensor<f32>
    %1569 = tensor.empty() : tensor<4x8x64xf32>
    %1570 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_417 : tensor<f32>) outs(%1569 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x64xf32>
    %1571 = tensor.empty() : tensor<4x8x64xf32>
    %1572 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1570, %1568 : tensor<4x8x64xf32>, tensor<4x8x64xf32>) outs(%1571 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.mulf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x64xf32>
    %1573 = tensor.empty() : tensor<4x8x64xf32>
    %1574 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1558, %1572 : tensor<4x8x64xf32>, tensor<4x8x64xf32>) outs(%1573 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.addf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x64xf32>
    %cst_418 = arith.constant dense<4.471500e-02> : tensor<f32>
    %1575 = tensor.empty() : tensor<4x8x64xf32>
    %1576 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_418 : tensor<f32>) outs(%1575 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x64xf32>
    %1577 = tensor.empty() : tensor<4x8x64xf32>
    %1578 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1576, %1572 : tensor<4x8x64xf32>, tensor<4x8x64xf32>) outs(%1577 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.mulf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x64xf32>
    %1579 = tensor.empty() : tensor<4x8x64xf32>
    %1580 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1578, %1517 : tensor<4x8x64xf32>, tensor<4x8x64xf32>) outs(%1579 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.mulf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x64xf32>
    %1581 = tensor.empty() : tensor<4x8x64xf32>
    %1582 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1574, %1580 : tensor<4x8x64xf32>, tensor<4x8x64xf32>) outs(%1581 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.addf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x64xf32>
    %cst_419 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_420 = arith.constant 0.000000e+00 : f32
    %1583 = tensor.empty() : tensor<64xf32>
    %1584 = linalg.fill ins(%cst_420 : f32) outs(%1583 : tensor<64xf32>) -> tensor<64xf32>
    %1585 = linalg.generic {indexing_maps = [#map36, #map37], iterator_types = ["parallel", "reduction", "reduction"]} ins(%1582 : tensor<4x8x64xf32>) outs(%1584 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %from_elements = tensor.from_elements %in : tensor<f32>
      %from_elements_500 = tensor.from_elements %out : tensor<f32>
      %extracted = tensor.extract %from_elements_500[] : tensor<f32>
      %extracted_501 = tensor.extract %from_elements[] : tensor<f32>
      %1796 = arith.addf %extracted, %extracted_501 : f32
      %from_elements_502 = tensor.from_elements %1796 : tensor<f32>
      %extracted_503 = tensor.extract %from_elements_502[] : tensor<f32>
      linalg.yield %extracted_503 : f32
    } -> tensor<64xf32>
    %expanded_421 = tensor.expand_shape %1585 [[0, 1, 2]] output_shape [1, 1, 64] : tensor<64xf32> into tensor<1x1x64xf32>
    %collapsed_422 = tensor.collapse_shape %expanded_421 [[0, 1, 2]] : tensor<1x1x64xf32> into tensor<64xf32>
    %1586 = tensor.empty() : tensor<64x16xf32>
    %cst_423 = arith.constant 0.000000e+00 : f32
    %1587 = linalg.fill ins(%cst_423 : f32) outs(%1586 : tensor<64x16xf32>) -> tensor<64x16xf32>
    %1588 = linalg.generic {indexing_maps = [#map33, #map34, #map35], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%1582, %1500 : tensor<4x8x64xf32>, tensor<4x8x16xf32>) outs(%1587 : tensor<64x16xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.mulf %in, %in_500 : f32
      %1797 = arith.addf %out, %1796 : f32
      linalg.yield %1797 : f32
    } -> tensor<64x16xf32>
    %1589 = tensor.empty() : tensor<16x64xf32>
    %1590 = linalg.generic {indexing_maps = [#map30, #map1], iterator_types = ["parallel", "parallel"]} ins(%1588 : tensor<64x16xf32>) outs(%1589 : tensor<16x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x64xf32>
    %1591 = tensor.empty() : tensor<4x8x16xf32>
    %cst_424 = arith.constant 0.000000e+00 : f32
    %1592 = linalg.fill ins(%cst_424 : f32) outs(%1591 : tensor<4x8x16xf32>) -> tensor<4x8x16xf32>
    %1593 = linalg.generic {indexing_maps = [#map15, #map25, #map17], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%1582, %1258#10 : tensor<4x8x64xf32>, tensor<16x64xf32>) outs(%1592 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.mulf %in, %in_500 : f32
      %1797 = arith.addf %out, %1796 : f32
      linalg.yield %1797 : f32
    } -> tensor<4x8x16xf32>
    %cst_425 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_426 = arith.constant 0.000000e+00 : f32
    %1594 = tensor.empty() : tensor<16xf32>
    %1595 = linalg.fill ins(%cst_426 : f32) outs(%1594 : tensor<16xf32>) -> tensor<16xf32>
    %1596 = linalg.generic {indexing_maps = [#map36, #map37], iterator_types = ["parallel", "reduction", "reduction"]} ins(%1593 : tensor<4x8x16xf32>) outs(%1595 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %from_elements = tensor.from_elements %in : tensor<f32>
      %from_elements_500 = tensor.from_elements %out : tensor<f32>
      %extracted = tensor.extract %from_elements_500[] : tensor<f32>
      %extracted_501 = tensor.extract %from_elements[] : tensor<f32>
      %1796 = arith.addf %extracted, %extracted_501 : f32
      %from_elements_502 = tensor.from_elements %1796 : tensor<f32>
      %extracted_503 = tensor.extract %from_elements_502[] : tensor<f32>
      linalg.yield %extracted_503 : f32
    } -> tensor<16xf32>
    %expanded_427 = tensor.expand_shape %1596 [[0, 1, 2]] output_shape [1, 1, 16] : tensor<16xf32> into tensor<1x1x16xf32>
    %collapsed_428 = tensor.collapse_shape %expanded_427 [[0, 1, 2]] : tensor<1x1x16xf32> into tensor<16xf32>
    %1597 = tensor.empty() : tensor<4x8x16xf32>
    %1598 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1476, %1593 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%1597 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.mulf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x16xf32>
    %1599 = tensor.empty() : tensor<4x8x16xf32>
    %1600 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1593, %1494 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%1599 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.mulf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x16xf32>
    %1601 = tensor.empty() : tensor<4x8x16xf32>
    %1602 = linalg.generic {indexing_maps = [#map14, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1482 : tensor<4x8x1xf32>) outs(%1601 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x16xf32>
    %1603 = tensor.empty() : tensor<4x8x16xf32>
    %1604 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1602, %1598 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%1603 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.mulf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x16xf32>
    %cst_429 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_430 = arith.constant 0.000000e+00 : f32
    %1605 = tensor.empty() : tensor<16xf32>
    %1606 = linalg.fill ins(%cst_430 : f32) outs(%1605 : tensor<16xf32>) -> tensor<16xf32>
    %1607 = linalg.generic {indexing_maps = [#map36, #map37], iterator_types = ["parallel", "reduction", "reduction"]} ins(%1604 : tensor<4x8x16xf32>) outs(%1606 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %from_elements = tensor.from_elements %in : tensor<f32>
      %from_elements_500 = tensor.from_elements %out : tensor<f32>
      %extracted = tensor.extract %from_elements_500[] : tensor<f32>
      %extracted_501 = tensor.extract %from_elements[] : tensor<f32>
      %1796 = arith.addf %extracted, %extracted_501 : f32
      %from_elements_502 = tensor.from_elements %1796 : tensor<f32>
      %extracted_503 = tensor.extract %from_elements_502[] : tensor<f32>
      linalg.yield %extracted_503 : f32
    } -> tensor<16xf32>
    %expanded_431 = tensor.expand_shape %1607 [[0, 1, 2]] output_shape [1, 1, 16] : tensor<16xf32> into tensor<1x1x16xf32>
    %1608 = tensor.empty() : tensor<4x8x16xf32>
    %1609 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_400 : tensor<1x1x16xf32>) outs(%1608 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x16xf32>
    %1610 = tensor.empty() : tensor<4x8x16xf32>
    %1611 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1598, %1609 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%1610 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.mulf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x16xf32>
    %cst_432 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_433 = arith.constant 0.000000e+00 : f32
    %1612 = tensor.empty() : tensor<4x8xf32>
    %1613 = linalg.fill ins(%cst_433 : f32) outs(%1612 : tensor<4x8xf32>) -> tensor<4x8xf32>
    %1614 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%1611 : tensor<4x8x16xf32>) outs(%1613 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %from_elements = tensor.from_elements %in : tensor<f32>
      %from_elements_500 = tensor.from_elements %out : tensor<f32>
      %extracted = tensor.extract %from_elements_500[] : tensor<f32>
      %extracted_501 = tensor.extract %from_elements[] : tensor<f32>
      %1796 = arith.addf %extracted, %extracted_501 : f32
      %from_elements_502 = tensor.from_elements %1796 : tensor<f32>
      %extracted_503 = tensor.extract %from_elements_502[] : tensor<f32>
      linalg.yield %extracted_503 : f32
    } -> tensor<4x8xf32>
    %expanded_434 = tensor.expand_shape %1614 [[0], [1, 2]] output_shape [4, 8, 1] : tensor<4x8xf32> into tensor<4x8x1xf32>
    %collapsed_435 = tensor.collapse_shape %expanded_431 [[0, 1, 2]] : tensor<1x1x16xf32> into tensor<16xf32>
    %1615 = tensor.empty() : tensor<4x8x1xf32>
    %1616 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_434, %1488 : tensor<4x8x1xf32>, tensor<4x8x1xf32>) outs(%1615 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.mulf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x1xf32>
    %1617 = tensor.empty() : tensor<4x8x16xf32>
    %1618 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1600 : tensor<4x8x16xf32>) outs(%1617 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1796 = arith.negf %in : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x16xf32>
    %cst_436 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_437 = arith.constant 0.000000e+00 : f32
    %1619 = tensor.empty() : tensor<4x8xf32>
    %1620 = linalg.fill ins(%cst_437 : f32) outs(%1619 : tensor<4x8xf32>) -> tensor<4x8xf32>
    %1621 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%1618 : tensor<4x8x16xf32>) outs(%1620 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %from_elements = tensor.from_elements %in : tensor<f32>
      %from_elements_500 = tensor.from_elements %out : tensor<f32>
      %extracted = tensor.extract %from_elements_500[] : tensor<f32>
      %extracted_501 = tensor.extract %from_elements[] : tensor<f32>
      %1796 = arith.addf %extracted, %extracted_501 : f32
      %from_elements_502 = tensor.from_elements %1796 : tensor<f32>
      %extracted_503 = tensor.extract %from_elements_502[] : tensor<f32>
      linalg.yield %extracted_503 : f32
    } -> tensor<4x8xf32>
    %expanded_438 = tensor.expand_shape %1621 [[0], [1, 2]] output_shape [4, 8, 1] : tensor<4x8xf32> into tensor<4x8x1xf32>
    %1622 = tensor.empty() : tensor<4x8x16xf32>
    %1623 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1258#12, %1600 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%1622 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.addf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x16xf32>
    %collapsed_439 = tensor.collapse_shape %1616 [[0], [1, 2]] : tensor<4x8x1xf32> into tensor<4x8xf32>
    %collapsed_440 = tensor.collapse_shape %expanded_438 [[0], [1, 2]] : tensor<4x8x1xf32> into tensor<4x8xf32>
    %1624 = tensor.empty() : tensor<4x8xf32>
    %1625 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%collapsed_439, %1472 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%1624 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.mulf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8xf32>
    %1626 = tensor.empty() : tensor<4x8xf32>
    %1627 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%1625 : tensor<4x8xf32>) outs(%1626 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1796 = arith.negf %in : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8xf32>
    %1628 = tensor.empty() : tensor<4x8xf32>
    %1629 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%1627, %1446 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%1628 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.mulf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8xf32>
    %1630 = tensor.empty() : tensor<4x8xf32>
    %1631 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%collapsed_440, %1629 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%1630 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.addf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8xf32>
    %cst_441 = arith.constant dense<1.600000e+01> : tensor<f32>
    %1632 = tensor.empty() : tensor<4x8xf32>
    %1633 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_441 : tensor<f32>) outs(%1632 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8xf32>
    %1634 = tensor.empty() : tensor<4x8xf32>
    %1635 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%1625, %1633 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%1634 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.divf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8xf32>
    %1636 = tensor.empty() : tensor<4x8x16xf32>
    %1637 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1635 : tensor<4x8xf32>) outs(%1636 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x16xf32>
    %cst_442 = arith.constant dense<1.600000e+01> : tensor<f32>
    %1638 = tensor.empty() : tensor<4x8xf32>
    %1639 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_442 : tensor<f32>) outs(%1638 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8xf32>
    %1640 = tensor.empty() : tensor<4x8xf32>
    %1641 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%1631, %1639 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%1640 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.divf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8xf32>
    %1642 = tensor.empty() : tensor<4x8x16xf32>
    %1643 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1641 : tensor<4x8xf32>) outs(%1642 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x16xf32>
    %1644 = tensor.empty() : tensor<4x8x16xf32>
    %1645 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1623, %1643 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%1644 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.addf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x16xf32>
    %1646 = tensor.empty() : tensor<4x8x16xf32>
    %1647 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1637, %1426 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%1646 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.mulf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x16xf32>
    %1648 = tensor.empty() : tensor<4x8x16xf32>
    %1649 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1645, %1647 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%1648 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.addf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x16xf32>
    %cst_443 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_444 = arith.constant 0.000000e+00 : f32
    %1650 = tensor.empty() : tensor<16xf32>
    %1651 = linalg.fill ins(%cst_444 : f32) outs(%1650 : tensor<16xf32>) -> tensor<16xf32>
    %1652 = linalg.generic {indexing_maps = [#map36, #map37], iterator_types = ["parallel", "reduction", "reduction"]} ins(%1649 : tensor<4x8x16xf32>) outs(%1651 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %from_elements = tensor.from_elements %in : tensor<f32>
      %from_elements_500 = tensor.from_elements %out : tensor<f32>
      %extracted = tensor.extract %from_elements_500[] : tensor<f32>
      %extracted_501 = tensor.extract %from_elements[] : tensor<f32>
      %1796 = arith.addf %extracted, %extracted_501 : f32
      %from_elements_502 = tensor.from_elements %1796 : tensor<f32>
      %extracted_503 = tensor.extract %from_elements_502[] : tensor<f32>
      linalg.yield %extracted_503 : f32
    } -> tensor<16xf32>
    %expanded_445 = tensor.expand_shape %1652 [[0, 1, 2]] output_shape [1, 1, 16] : tensor<16xf32> into tensor<1x1x16xf32>
    %collapsed_446 = tensor.collapse_shape %expanded_445 [[0, 1, 2]] : tensor<1x1x16xf32> into tensor<16xf32>
    %1653 = tensor.empty() : tensor<16x16xf32>
    %cst_447 = arith.constant 0.000000e+00 : f32
    %1654 = linalg.fill ins(%cst_447 : f32) outs(%1653 : tensor<16x16xf32>) -> tensor<16x16xf32>
    %1655 = linalg.generic {indexing_maps = [#map33, #map34, #map35], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%1649, %collapsed_379 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%1654 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.mulf %in, %in_500 : f32
      %1797 = arith.addf %out, %1796 : f32
      linalg.yield %1797 : f32
    } -> tensor<16x16xf32>
    %1656 = tensor.empty() : tensor<16x16xf32>
    %1657 = linalg.generic {indexing_maps = [#map30, #map1], iterator_types = ["parallel", "parallel"]} ins(%1655 : tensor<16x16xf32>) outs(%1656 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x16xf32>
    %1658 = tensor.empty() : tensor<4x8x16xf32>
    %cst_448 = arith.constant 0.000000e+00 : f32
    %1659 = linalg.fill ins(%cst_448 : f32) outs(%1658 : tensor<4x8x16xf32>) -> tensor<4x8x16xf32>
    %1660 = linalg.generic {indexing_maps = [#map15, #map25, #map17], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%1649, %1258#1 : tensor<4x8x16xf32>, tensor<16x16xf32>) outs(%1659 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.mulf %in, %in_500 : f32
      %1797 = arith.addf %out, %1796 : f32
      linalg.yield %1797 : f32
    } -> tensor<4x8x16xf32>
    %expanded_449 = tensor.expand_shape %1660 [[0], [1], [2, 3]] output_shape [4, 8, 2, 8] : tensor<4x8x16xf32> into tensor<4x8x2x8xf32>
    %1661 = tensor.empty() : tensor<4x2x8x8xf32>
    %1662 = linalg.generic {indexing_maps = [#map38, #map23], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_449 : tensor<4x8x2x8xf32>) outs(%1661 : tensor<4x2x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x2x8x8xf32>
    %1663 = tensor.empty() : tensor<4x2x8x8xf32>
    %cst_450 = arith.constant 0.000000e+00 : f32
    %1664 = linalg.fill ins(%cst_450 : f32) outs(%1663 : tensor<4x2x8x8xf32>) -> tensor<4x2x8x8xf32>
    %1665 = linalg.generic {indexing_maps = [#map39, #map19, #map20], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%1662, %expanded_366 : tensor<4x2x8x8xf32>, tensor<4x8x2x8xf32>) outs(%1664 : tensor<4x2x8x8xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.mulf %in, %in_500 : f32
      %1797 = arith.addf %out, %1796 : f32
      linalg.yield %1797 : f32
    } -> tensor<4x2x8x8xf32>
    %1666 = tensor.empty() : tensor<4x2x8x8xf32>
    %cst_451 = arith.constant 0.000000e+00 : f32
    %1667 = linalg.fill ins(%cst_451 : f32) outs(%1666 : tensor<4x2x8x8xf32>) -> tensor<4x2x8x8xf32>
    %1668 = linalg.generic {indexing_maps = [#map40, #map41, #map20], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%1662, %1400 : tensor<4x2x8x8xf32>, tensor<4x2x8x8xf32>) outs(%1667 : tensor<4x2x8x8xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.mulf %in, %in_500 : f32
      %1797 = arith.addf %out, %1796 : f32
      linalg.yield %1797 : f32
    } -> tensor<4x2x8x8xf32>
    %1669 = tensor.empty() : tensor<4x8x2x8xf32>
    %1670 = linalg.generic {indexing_maps = [#map29, #map23], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1668 : tensor<4x2x8x8xf32>) outs(%1669 : tensor<4x8x2x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x2x8xf32>
    %1671 = tensor.empty() : tensor<4x2x8x8xf32>
    %1672 = linalg.generic {indexing_maps = [#map26, #map23], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1406 : tensor<4x2x8x1xf32>) outs(%1671 : tensor<4x2x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x2x8x8xf32>
    %1673 = tensor.empty() : tensor<4x2x8x8xf32>
    %1674 = linalg.generic {indexing_maps = [#map23, #map23, #map23], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1665, %1672 : tensor<4x2x8x8xf32>, tensor<4x2x8x8xf32>) outs(%1673 : tensor<4x2x8x8xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.mulf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x2x8x8xf32>
    %1675 = tensor.empty() : tensor<4x2x8x8xf32>
    %1676 = linalg.generic {indexing_maps = [#map23, #map23, #map23], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1674, %1391 : tensor<4x2x8x8xf32>, tensor<4x2x8x8xf32>) outs(%1675 : tensor<4x2x8x8xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.mulf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x2x8x8xf32>
    %cst_452 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_453 = arith.constant 0.000000e+00 : f32
    %1677 = tensor.empty() : tensor<4x2x8xf32>
    %1678 = linalg.fill ins(%cst_453 : f32) outs(%1677 : tensor<4x2x8xf32>) -> tensor<4x2x8xf32>
    %1679 = linalg.generic {indexing_maps = [#map23, #map17], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%1676 : tensor<4x2x8x8xf32>) outs(%1678 : tensor<4x2x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %from_elements = tensor.from_elements %in : tensor<f32>
      %from_elements_500 = tensor.from_elements %out : tensor<f32>
      %extracted = tensor.extract %from_elements_500[] : tensor<f32>
      %extracted_501 = tensor.extract %from_elements[] : tensor<f32>
      %1796 = arith.addf %extracted, %extracted_501 : f32
      %from_elements_502 = tensor.from_elements %1796 : tensor<f32>
      %extracted_503 = tensor.extract %from_elements_502[] : tensor<f32>
      linalg.yield %extracted_503 : f32
    } -> tensor<4x2x8xf32>
    %expanded_454 = tensor.expand_shape %1679 [[0], [1], [2, 3]] output_shape [4, 2, 8, 1] : tensor<4x2x8xf32> into tensor<4x2x8x1xf32>
    %1680 = tensor.empty() : tensor<4x2x8x1xf32>
    %1681 = linalg.generic {indexing_maps = [#map23, #map23], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_454 : tensor<4x2x8x1xf32>) outs(%1680 : tensor<4x2x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1796 = arith.negf %in : f32
      linalg.yield %1796 : f32
    } -> tensor<4x2x8x1xf32>
    %1682 = tensor.empty() : tensor<4x2x8x8xf32>
    %1683 = linalg.generic {indexing_maps = [#map26, #map23], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1396 : tensor<4x2x8x1xf32>) outs(%1682 : tensor<4x2x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x2x8x8xf32>
    %1684 = tensor.empty() : tensor<4x2x8x8xf32>
    %1685 = linalg.generic {indexing_maps = [#map23, #map23, #map23], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1665, %1683 : tensor<4x2x8x8xf32>, tensor<4x2x8x8xf32>) outs(%1684 : tensor<4x2x8x8xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.divf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x2x8x8xf32>
    %cst_455 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_456 = arith.constant 0.000000e+00 : f32
    %1686 = tensor.empty() : tensor<4x2x8xf32>
    %1687 = linalg.fill ins(%cst_456 : f32) outs(%1686 : tensor<4x2x8xf32>) -> tensor<4x2x8xf32>
    %1688 = linalg.generic {indexing_maps = [#map23, #map17], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%1681 : tensor<4x2x8x1xf32>) outs(%1687 : tensor<4x2x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %from_elements = tensor.from_elements %in : tensor<f32>
      %from_elements_500 = tensor.from_elements %out : tensor<f32>
      %extracted = tensor.extract %from_elements_500[] : tensor<f32>
      %extracted_501 = tensor.extract %from_elements[] : tensor<f32>
      %1796 = arith.addf %extracted, %extracted_501 : f32
      %from_elements_502 = tensor.from_elements %1796 : tensor<f32>
      %extracted_503 = tensor.extract %from_elements_502[] : tensor<f32>
      linalg.yield %extracted_503 : f32
    } -> tensor<4x2x8xf32>
    %1689 = tensor.empty() : tensor<4x2x8x8xf32>
    %1690 = linalg.generic {indexing_maps = [#map17, #map23], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1688 : tensor<4x2x8xf32>) outs(%1689 : tensor<4x2x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x2x8x8xf32>
    %1691 = tensor.empty() : tensor<4x2x8x8xf32>
    %1692 = linalg.generic {indexing_maps = [#map23, #map23, #map23], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1685, %1690 : tensor<4x2x8x8xf32>, tensor<4x2x8x8xf32>) outs(%1691 : tensor<4x2x8x8xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.addf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x2x8x8xf32>
    %1693 = tensor.empty() : tensor<4x2x8x8xf32>
    %1694 = linalg.generic {indexing_maps = [#map23, #map23, #map23], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1692, %1391 : tensor<4x2x8x8xf32>, tensor<4x2x8x8xf32>) outs(%1693 : tensor<4x2x8x8xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.mulf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x2x8x8xf32>
    %cst_457 = arith.constant dense<0.000000e+00> : tensor<f32>
    %1695 = tensor.empty() : tensor<4x2x8x8xf32>
    %1696 = linalg.generic {indexing_maps = [#map22, #map23], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_457 : tensor<f32>) outs(%1695 : tensor<4x2x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x2x8x8xf32>
    %1697 = tensor.empty() : tensor<4x2x8x8xf32>
    %1698 = linalg.generic {indexing_maps = [#map23, #map23, #map23, #map23], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1370, %1694, %1696 : tensor<4x2x8x8xi1>, tensor<4x2x8x8xf32>, tensor<4x2x8x8xf32>) outs(%1697 : tensor<4x2x8x8xf32>) {
    ^bb0(%in: i1, %in_500: f32, %in_501: f32, %out: f32):
      %1796 = arith.select %in, %in_500, %in_501 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x2x8x8xf32>
    %1699 = tensor.empty() : tensor<4x2x8x8xf32>
    %1700 = linalg.generic {indexing_maps = [#map22, #map23], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1352 : tensor<f32>) outs(%1699 : tensor<4x2x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x2x8x8xf32>
    %1701 = tensor.empty() : tensor<4x2x8x8xf32>
    %1702 = linalg.generic {indexing_maps = [#map23, #map23, #map23], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1698, %1700 : tensor<4x2x8x8xf32>, tensor<4x2x8x8xf32>) outs(%1701 : tensor<4x2x8x8xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.divf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x2x8x8xf32>
    %1703 = tensor.empty() : tensor<4x2x8x8xf32>
    %cst_458 = arith.constant 0.000000e+00 : f32
    %1704 = linalg.fill ins(%cst_458 : f32) outs(%1703 : tensor<4x2x8x8xf32>) -> tensor<4x2x8x8xf32>
    %1705 = linalg.generic {indexing_maps = [#map39, #map42, #map20], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%1702, %expanded_364 : tensor<4x2x8x8xf32>, tensor<4x8x2x8xf32>) outs(%1704 : tensor<4x2x8x8xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.mulf %in, %in_500 : f32
      %1797 = arith.addf %out, %1796 : f32
      linalg.yield %1797 : f32
    } -> tensor<4x2x8x8xf32>
    %1706 = tensor.empty() : tensor<4x8x2x8xf32>
    %1707 = linalg.generic {indexing_maps = [#map43, #map23], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1705 : tensor<4x2x8x8xf32>) outs(%1706 : tensor<4x8x2x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x2x8xf32>
    %1708 = tensor.empty() : tensor<4x2x8x8xf32>
    %cst_459 = arith.constant 0.000000e+00 : f32
    %1709 = linalg.fill ins(%cst_459 : f32) outs(%1708 : tensor<4x2x8x8xf32>) -> tensor<4x2x8x8xf32>
    %1710 = linalg.generic {indexing_maps = [#map40, #map42, #map20], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%1702, %expanded_365 : tensor<4x2x8x8xf32>, tensor<4x8x2x8xf32>) outs(%1709 : tensor<4x2x8x8xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.mulf %in, %in_500 : f32
      %1797 = arith.addf %out, %1796 : f32
      linalg.yield %1797 : f32
    } -> tensor<4x2x8x8xf32>
    %1711 = tensor.empty() : tensor<4x8x2x8xf32>
    %1712 = linalg.generic {indexing_maps = [#map43, #map23], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1710 : tensor<4x2x8x8xf32>) outs(%1711 : tensor<4x8x2x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x2x8xf32>
    %collapsed_460 = tensor.collapse_shape %1670 [[0], [1], [2, 3]] : tensor<4x8x2x8xf32> into tensor<4x8x16xf32>
    %collapsed_461 = tensor.collapse_shape %1707 [[0], [1], [2, 3]] : tensor<4x8x2x8xf32> into tensor<4x8x16xf32>
    %collapsed_462 = tensor.collapse_shape %1712 [[0], [1], [2, 3]] : tensor<4x8x2x8xf32> into tensor<4x8x16xf32>
    %c0_463 = arith.constant 0 : index
    %1713 = tensor.empty() : tensor<4x8x48xf32>
    %1714 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel", "parallel", "parallel"]} outs(%1713 : tensor<4x8x48xf32>) {
    ^bb0(%out: f32):
      %1796 = linalg.index 0 : index
      %1797 = linalg.index 1 : index
      %1798 = linalg.index 2 : index
      %1799 = linalg.index 2 : index
      %c2_500 = arith.constant 2 : index
      %dim = tensor.dim %collapsed_462, %c2_500 : tensor<4x8x16xf32>
      %1800 = arith.addi %c0_463, %dim : index
      %1801 = arith.cmpi ult, %1799, %1800 : index
      %1802 = scf.if %1801 -> (f32) {
        %1803 = arith.subi %1799, %c0_463 : index
        %extracted = tensor.extract %collapsed_462[%1796, %1797, %1803] : tensor<4x8x16xf32>
        scf.yield %extracted : f32
      } else {
        %c2_501 = arith.constant 2 : index
        %dim_502 = tensor.dim %collapsed_461, %c2_501 : tensor<4x8x16xf32>
        %1803 = arith.addi %1800, %dim_502 : index
        %1804 = arith.cmpi ult, %1799, %1803 : index
        %1805 = scf.if %1804 -> (f32) {
          %1806 = arith.subi %1799, %1800 : index
          %extracted = tensor.extract %collapsed_461[%1796, %1797, %1806] : tensor<4x8x16xf32>
          scf.yield %extracted : f32
        } else {
          %1806 = arith.subi %1799, %1803 : index
          %extracted = tensor.extract %collapsed_460[%1796, %1797, %1806] : tensor<4x8x16xf32>
          scf.yield %extracted : f32
        }
        scf.yield %1805 : f32
      }
      linalg.yield %1802 : f32
    } -> tensor<4x8x48xf32>
    %cst_464 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_465 = arith.constant 0.000000e+00 : f32
    %1715 = tensor.empty() : tensor<48xf32>
    %1716 = linalg.fill ins(%cst_465 : f32) outs(%1715 : tensor<48xf32>) -> tensor<48xf32>
    %1717 = linalg.generic {indexing_maps = [#map36, #map37], iterator_types = ["parallel", "reduction", "reduction"]} ins(%1714 : tensor<4x8x48xf32>) outs(%1716 : tensor<48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %from_elements = tensor.from_elements %in : tensor<f32>
      %from_elements_500 = tensor.from_elements %out : tensor<f32>
      %extracted = tensor.extract %from_elements_500[] : tensor<f32>
      %extracted_501 = tensor.extract %from_elements[] : tensor<f32>
      %1796 = arith.addf %extracted, %extracted_501 : f32
      %from_elements_502 = tensor.from_elements %1796 : tensor<f32>
      %extracted_503 = tensor.extract %from_elements_502[] : tensor<f32>
      linalg.yield %extracted_503 : f32
    } -> tensor<48xf32>
    %expanded_466 = tensor.expand_shape %1717 [[0, 1, 2]] output_shape [1, 1, 48] : tensor<48xf32> into tensor<1x1x48xf32>
    %collapsed_467 = tensor.collapse_shape %expanded_466 [[0, 1, 2]] : tensor<1x1x48xf32> into tensor<48xf32>
    %1718 = tensor.empty() : tensor<48x16xf32>
    %cst_468 = arith.constant 0.000000e+00 : f32
    %1719 = linalg.fill ins(%cst_468 : f32) outs(%1718 : tensor<48x16xf32>) -> tensor<48x16xf32>
    %1720 = linalg.generic {indexing_maps = [#map33, #map34, #map35], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%1714, %1338 : tensor<4x8x48xf32>, tensor<4x8x16xf32>) outs(%1719 : tensor<48x16xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.mulf %in, %in_500 : f32
      %1797 = arith.addf %out, %1796 : f32
      linalg.yield %1797 : f32
    } -> tensor<48x16xf32>
    %1721 = tensor.empty() : tensor<16x48xf32>
    %1722 = linalg.generic {indexing_maps = [#map30, #map1], iterator_types = ["parallel", "parallel"]} ins(%1720 : tensor<48x16xf32>) outs(%1721 : tensor<16x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x48xf32>
    %1723 = tensor.empty() : tensor<4x8x16xf32>
    %cst_469 = arith.constant 0.000000e+00 : f32
    %1724 = linalg.fill ins(%cst_469 : f32) outs(%1723 : tensor<4x8x16xf32>) -> tensor<4x8x16xf32>
    %1725 = linalg.generic {indexing_maps = [#map15, #map25, #map17], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%1714, %1258#3 : tensor<4x8x48xf32>, tensor<16x48xf32>) outs(%1724 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.mulf %in, %in_500 : f32
      %1797 = arith.addf %out, %1796 : f32
      linalg.yield %1797 : f32
    } -> tensor<4x8x16xf32>
    %cst_470 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_471 = arith.constant 0.000000e+00 : f32
    %1726 = tensor.empty() : tensor<16xf32>
    %1727 = linalg.fill ins(%cst_471 : f32) outs(%1726 : tensor<16xf32>) -> tensor<16xf32>
    %1728 = linalg.generic {indexing_maps = [#map36, #map37], iterator_types = ["parallel", "reduction", "reduction"]} ins(%1725 : tensor<4x8x16xf32>) outs(%1727 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %from_elements = tensor.from_elements %in : tensor<f32>
      %from_elements_500 = tensor.from_elements %out : tensor<f32>
      %extracted = tensor.extract %from_elements_500[] : tensor<f32>
      %extracted_501 = tensor.extract %from_elements[] : tensor<f32>
      %1796 = arith.addf %extracted, %extracted_501 : f32
      %from_elements_502 = tensor.from_elements %1796 : tensor<f32>
      %extracted_503 = tensor.extract %from_elements_502[] : tensor<f32>
      linalg.yield %extracted_503 : f32
    } -> tensor<16xf32>
    %expanded_472 = tensor.expand_shape %1728 [[0, 1, 2]] output_shape [1, 1, 16] : tensor<16xf32> into tensor<1x1x16xf32>
    %collapsed_473 = tensor.collapse_shape %expanded_472 [[0, 1, 2]] : tensor<1x1x16xf32> into tensor<16xf32>
    %1729 = tensor.empty() : tensor<4x8x16xf32>
    %1730 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1314, %1725 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%1729 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.mulf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x16xf32>
    %1731 = tensor.empty() : tensor<4x8x16xf32>
    %1732 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1725, %1332 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%1731 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.mulf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x16xf32>
    %1733 = tensor.empty() : tensor<4x8x16xf32>
    %1734 = linalg.generic {indexing_maps = [#map14, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1320 : tensor<4x8x1xf32>) outs(%1733 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x16xf32>
    %1735 = tensor.empty() : tensor<4x8x16xf32>
    %1736 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1734, %1730 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%1735 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.mulf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x16xf32>
    %cst_474 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_475 = arith.constant 0.000000e+00 : f32
    %1737 = tensor.empty() : tensor<16xf32>
    %1738 = linalg.fill ins(%cst_475 : f32) outs(%1737 : tensor<16xf32>) -> tensor<16xf32>
    %1739 = linalg.generic {indexing_maps = [#map36, #map37], iterator_types = ["parallel", "reduction", "reduction"]} ins(%1736 : tensor<4x8x16xf32>) outs(%1738 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %from_elements = tensor.from_elements %in : tensor<f32>
      %from_elements_500 = tensor.from_elements %out : tensor<f32>
      %extracted = tensor.extract %from_elements_500[] : tensor<f32>
      %extracted_501 = tensor.extract %from_elements[] : tensor<f32>
      %1796 = arith.addf %extracted, %extracted_501 : f32
      %from_elements_502 = tensor.from_elements %1796 : tensor<f32>
      %extracted_503 = tensor.extract %from_elements_502[] : tensor<f32>
      linalg.yield %extracted_503 : f32
    } -> tensor<16xf32>
    %expanded_476 = tensor.expand_shape %1739 [[0, 1, 2]] output_shape [1, 1, 16] : tensor<16xf32> into tensor<1x1x16xf32>
    %1740 = tensor.empty() : tensor<4x8x16xf32>
    %1741 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_357 : tensor<1x1x16xf32>) outs(%1740 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x16xf32>
    %1742 = tensor.empty() : tensor<4x8x16xf32>
    %1743 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1730, %1741 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%1742 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.mulf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x16xf32>
    %cst_477 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_478 = arith.constant 0.000000e+00 : f32
    %1744 = tensor.empty() : tensor<4x8xf32>
    %1745 = linalg.fill ins(%cst_478 : f32) outs(%1744 : tensor<4x8xf32>) -> tensor<4x8xf32>
    %1746 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%1743 : tensor<4x8x16xf32>) outs(%1745 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %from_elements = tensor.from_elements %in : tensor<f32>
      %from_elements_500 = tensor.from_elements %out : tensor<f32>
      %extracted = tensor.extract %from_elements_500[] : tensor<f32>
      %extracted_501 = tensor.extract %from_elements[] : tensor<f32>
      %1796 = arith.addf %extracted, %extracted_501 : f32
      %from_elements_502 = tensor.from_elements %1796 : tensor<f32>
      %extracted_503 = tensor.extract %from_elements_502[] : tensor<f32>
      linalg.yield %extracted_503 : f32
    } -> tensor<4x8xf32>
    %expanded_479 = tensor.expand_shape %1746 [[0], [1, 2]] output_shape [4, 8, 1] : tensor<4x8xf32> into tensor<4x8x1xf32>
    %collapsed_480 = tensor.collapse_shape %expanded_476 [[0, 1, 2]] : tensor<1x1x16xf32> into tensor<16xf32>
    %1747 = tensor.empty() : tensor<4x8x1xf32>
    %1748 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_479, %1326 : tensor<4x8x1xf32>, tensor<4x8x1xf32>) outs(%1747 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.mulf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x1xf32>
    %1749 = tensor.empty() : tensor<4x8x16xf32>
    %1750 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1732 : tensor<4x8x16xf32>) outs(%1749 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1796 = arith.negf %in : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x16xf32>
    %cst_481 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_482 = arith.constant 0.000000e+00 : f32
    %1751 = tensor.empty() : tensor<4x8xf32>
    %1752 = linalg.fill ins(%cst_482 : f32) outs(%1751 : tensor<4x8xf32>) -> tensor<4x8xf32>
    %1753 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%1750 : tensor<4x8x16xf32>) outs(%1752 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %from_elements = tensor.from_elements %in : tensor<f32>
      %from_elements_500 = tensor.from_elements %out : tensor<f32>
      %extracted = tensor.extract %from_elements_500[] : tensor<f32>
      %extracted_501 = tensor.extract %from_elements[] : tensor<f32>
      %1796 = arith.addf %extracted, %extracted_501 : f32
      %from_elements_502 = tensor.from_elements %1796 : tensor<f32>
      %extracted_503 = tensor.extract %from_elements_502[] : tensor<f32>
      linalg.yield %extracted_503 : f32
    } -> tensor<4x8xf32>
    %expanded_483 = tensor.expand_shape %1753 [[0], [1, 2]] output_shape [4, 8, 1] : tensor<4x8xf32> into tensor<4x8x1xf32>
    %1754 = tensor.empty() : tensor<4x8x16xf32>
    %1755 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1649, %1732 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%1754 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.addf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x16xf32>
    %collapsed_484 = tensor.collapse_shape %1748 [[0], [1, 2]] : tensor<4x8x1xf32> into tensor<4x8xf32>
    %collapsed_485 = tensor.collapse_shape %expanded_483 [[0], [1, 2]] : tensor<4x8x1xf32> into tensor<4x8xf32>
    %1756 = tensor.empty() : tensor<4x8xf32>
    %1757 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%collapsed_484, %1310 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%1756 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.mulf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8xf32>
    %1758 = tensor.empty() : tensor<4x8xf32>
    %1759 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%1757 : tensor<4x8xf32>) outs(%1758 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1796 = arith.negf %in : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8xf32>
    %1760 = tensor.empty() : tensor<4x8xf32>
    %1761 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%1759, %1284 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%1760 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.mulf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8xf32>
    %1762 = tensor.empty() : tensor<4x8xf32>
    %1763 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%collapsed_485, %1761 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%1762 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.addf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8xf32>
    %cst_486 = arith.constant dense<1.600000e+01> : tensor<f32>
    %1764 = tensor.empty() : tensor<4x8xf32>
    %1765 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_486 : tensor<f32>) outs(%1764 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8xf32>
    %1766 = tensor.empty() : tensor<4x8xf32>
    %1767 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%1757, %1765 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%1766 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.divf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8xf32>
    %1768 = tensor.empty() : tensor<4x8x16xf32>
    %1769 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1767 : tensor<4x8xf32>) outs(%1768 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x16xf32>
    %cst_487 = arith.constant dense<1.600000e+01> : tensor<f32>
    %1770 = tensor.empty() : tensor<4x8xf32>
    %1771 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_487 : tensor<f32>) outs(%1770 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8xf32>
    %1772 = tensor.empty() : tensor<4x8xf32>
    %1773 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%1763, %1771 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%1772 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.divf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8xf32>
    %1774 = tensor.empty() : tensor<4x8x16xf32>
    %1775 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1773 : tensor<4x8xf32>) outs(%1774 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x16xf32>
    %1776 = tensor.empty() : tensor<4x8x16xf32>
    %1777 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1755, %1775 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%1776 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.addf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x16xf32>
    %1778 = tensor.empty() : tensor<4x8x16xf32>
    %1779 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1769, %1264 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%1778 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.mulf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x16xf32>
    %1780 = tensor.empty() : tensor<4x8x16xf32>
    %1781 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1777, %1779 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%1780 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.addf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<4x8x16xf32>
    %cst_488 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_489 = arith.constant 0.000000e+00 : f32
    %1782 = tensor.empty() : tensor<8x16xf32>
    %1783 = linalg.fill ins(%cst_489 : f32) outs(%1782 : tensor<8x16xf32>) -> tensor<8x16xf32>
    %1784 = linalg.generic {indexing_maps = [#map44, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%1781 : tensor<4x8x16xf32>) outs(%1783 : tensor<8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %from_elements = tensor.from_elements %in : tensor<f32>
      %from_elements_500 = tensor.from_elements %out : tensor<f32>
      %extracted = tensor.extract %from_elements_500[] : tensor<f32>
      %extracted_501 = tensor.extract %from_elements[] : tensor<f32>
      %1796 = arith.addf %extracted, %extracted_501 : f32
      %from_elements_502 = tensor.from_elements %1796 : tensor<f32>
      %extracted_503 = tensor.extract %from_elements_502[] : tensor<f32>
      linalg.yield %extracted_503 : f32
    } -> tensor<8x16xf32>
    %expanded_490 = tensor.expand_shape %1784 [[0, 1], [2]] output_shape [1, 8, 16] : tensor<8x16xf32> into tensor<1x8x16xf32>
    %cst_491 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_492 = arith.constant 0.000000e+00 : f32
    %1785 = tensor.empty() : tensor<8x16xf32>
    %1786 = linalg.fill ins(%cst_492 : f32) outs(%1785 : tensor<8x16xf32>) -> tensor<8x16xf32>
    %1787 = linalg.generic {indexing_maps = [#map44, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_490 : tensor<1x8x16xf32>) outs(%1786 : tensor<8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %from_elements = tensor.from_elements %in : tensor<f32>
      %from_elements_500 = tensor.from_elements %out : tensor<f32>
      %extracted = tensor.extract %from_elements_500[] : tensor<f32>
      %extracted_501 = tensor.extract %from_elements[] : tensor<f32>
      %1796 = arith.addf %extracted, %extracted_501 : f32
      %from_elements_502 = tensor.from_elements %1796 : tensor<f32>
      %extracted_503 = tensor.extract %from_elements_502[] : tensor<f32>
      linalg.yield %extracted_503 : f32
    } -> tensor<8x16xf32>
    %cst_493 = arith.constant dense<0.000000e+00> : tensor<f32>
    %1788 = tensor.empty() : tensor<8x16xf32>
    %1789 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_493 : tensor<f32>) outs(%1788 : tensor<8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x16xf32>
    %c0_494 = arith.constant 0 : index
    %c8 = arith.constant 8 : index
    %c1_495 = arith.constant 1 : index
    %1790 = scf.for %arg30 = %c0_494 to %c8 step %c1_495 iter_args(%arg31 = %1789) -> (tensor<8x16xf32>) {
      %true_500 = arith.constant true
      %c0_501 = arith.constant 0 : index
      %extracted = tensor.extract %48[%arg30, %c0_501] : tensor<8x1xi32>
      %1796 = arith.index_cast %extracted : i32 to index
      %c7 = arith.constant 7 : index
      %1797 = arith.cmpi ule, %1796, %c7 : index
      %c0_502 = arith.constant 0 : index
      %1798 = arith.select %1797, %1796, %c0_502 : index
      %1799 = arith.andi %true_500, %1797 : i1
      %extracted_slice_503 = tensor.extract_slice %1787[%arg30, 0] [1, 16] [1, 1] : tensor<8x16xf32> to tensor<16xf32>
      %extracted_slice_504 = tensor.extract_slice %arg31[%1798, 0] [1, 16] [1, 1] : tensor<8x16xf32> to tensor<16xf32>
      %1800 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel"]} ins(%extracted_slice_503 : tensor<16xf32>) outs(%extracted_slice_504 : tensor<16xf32>) {
      ^bb0(%in: f32, %out: f32):
        %1801 = arith.addf %out, %in : f32
        %1802 = arith.select %1799, %1801, %out : f32
        linalg.yield %1802 : f32
      } -> tensor<16xf32>
      %inserted_slice = tensor.insert_slice %1800 into %arg31[%1798, 0] [1, 16] [1, 1] : tensor<16xf32> into tensor<8x16xf32>
      scf.yield %inserted_slice : tensor<8x16xf32>
    }
    %cst_496 = arith.constant dense<0.000000e+00> : tensor<f32>
    %1791 = tensor.empty() : tensor<32x16xf32>
    %1792 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_496 : tensor<f32>) outs(%1791 : tensor<32x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x16xf32>
    %c0_497 = arith.constant 0 : index
    %c4_498 = arith.constant 4 : index
    %c1_499 = arith.constant 1 : index
    %1793 = scf.for %arg30 = %c0_497 to %c4_498 step %c1_499 iter_args(%arg31 = %1792) -> (tensor<32x16xf32>) {
      %c0_500 = arith.constant 0 : index
      %c8_501 = arith.constant 8 : index
      %c1_502 = arith.constant 1 : index
      %1796 = scf.for %arg32 = %c0_500 to %c8_501 step %c1_502 iter_args(%arg33 = %arg31) -> (tensor<32x16xf32>) {
        %true_503 = arith.constant true
        %c0_504 = arith.constant 0 : index
        %extracted = tensor.extract %11[%arg30, %arg32, %c0_504] : tensor<4x8x1xi32>
        %1797 = arith.index_cast %extracted : i32 to index
        %c31 = arith.constant 31 : index
        %1798 = arith.cmpi ule, %1797, %c31 : index
        %c0_505 = arith.constant 0 : index
        %1799 = arith.select %1798, %1797, %c0_505 : index
        %1800 = arith.andi %true_503, %1798 : i1
        %extracted_slice_506 = tensor.extract_slice %1781[%arg30, %arg32, 0] [1, 1, 16] [1, 1, 1] : tensor<4x8x16xf32> to tensor<16xf32>
        %extracted_slice_507 = tensor.extract_slice %arg33[%1799, 0] [1, 16] [1, 1] : tensor<32x16xf32> to tensor<16xf32>
        %1801 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel"]} ins(%extracted_slice_506 : tensor<16xf32>) outs(%extracted_slice_507 : tensor<16xf32>) {
        ^bb0(%in: f32, %out: f32):
          %1802 = arith.addf %out, %in : f32
          %1803 = arith.select %1800, %1802, %out : f32
          linalg.yield %1803 : f32
        } -> tensor<16xf32>
        %inserted_slice = tensor.insert_slice %1801 into %arg33[%1799, 0] [1, 16] [1, 1] : tensor<16xf32> into tensor<32x16xf32>
        scf.yield %inserted_slice : tensor<32x16xf32>
      }
      scf.yield %1796 : tensor<32x16xf32>
    }
    %1794 = tensor.empty() : tensor<32x16xf32>
    %1795 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%679, %1793 : tensor<32x16xf32>, tensor<32x16xf32>) outs(%1794 : tensor<32x16xf32>) {
    ^bb0(%in: f32, %in_500: f32, %out: f32):
      %1796 = arith.addf %in, %in_500 : f32
      linalg.yield %1796 : f32
    } -> tensor<32x16xf32>
    return %644, %1795, %1790, %collapsed_480, %collapsed_473, %1722, %collapsed_467, %1657, %collapsed_446, %collapsed_435, %collapsed_428, %1590, %collapsed_422, %1551, %collapsed_413, %collapsed_331, %collapsed_324, %1198, %collapsed_318, %1133, %collapsed_297, %collapsed_286, %collapsed_279, %1066, %collapsed_273, %1027, %collapsed_264, %collapsed_182, %collapsed_175 : tensor<f32>, tensor<32x16xf32>, tensor<8x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16x48xf32>, tensor<48xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16x64xf32>, tensor<64xf32>, tensor<64x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16x48xf32>, tensor<48xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16x64xf32>, tensor<64xf32>, tensor<64x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>
  }
}
