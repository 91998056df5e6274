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
module @flax_gpt {
  shard.grid @grid(shape = ?)
  fsdp.module @model class "flax_gpt.GPT" {
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
    ^bb0(%in: i32, %in_414: i32, %out: i1):
      %1454 = arith.cmpi slt, %in, %in_414 : i32
      linalg.yield %1454 : i1
    } -> tensor<4x8xi1>
    %cst_0 = arith.constant dense<32> : tensor<i32>
    %4 = tensor.empty() : tensor<4x8xi32>
    %5 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_0 : tensor<i32>) outs(%4 : tensor<4x8xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<4x8xi32>
    %6 = tensor.empty() : tensor<4x8xi32>
    %7 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg28, %5 : tensor<4x8xi32>, tensor<4x8xi32>) outs(%6 : tensor<4x8xi32>) {
    ^bb0(%in: i32, %in_414: i32, %out: i32):
      %1454 = arith.addi %in, %in_414 : i32
      linalg.yield %1454 : i32
    } -> tensor<4x8xi32>
    %8 = tensor.empty() : tensor<4x8xi32>
    %9 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%3, %7, %arg28 : tensor<4x8xi1>, tensor<4x8xi32>, tensor<4x8xi32>) outs(%8 : tensor<4x8xi32>) {
    ^bb0(%in: i1, %in_414: i32, %in_415: i32, %out: i32):
      %1454 = arith.select %in, %in_414, %in_415 : i32
      linalg.yield %1454 : i32
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
    ^bb0(%in: i32, %in_414: i32, %out: i1):
      %1454 = arith.cmpi sge, %in, %in_414 : i32
      linalg.yield %1454 : i1
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
    ^bb0(%in: i32, %in_414: i32, %out: i1):
      %1454 = arith.cmpi sle, %in, %in_414 : i32
      linalg.yield %1454 : i1
    } -> tensor<4x8x1xi1>
    %22 = tensor.empty() : tensor<4x8x1xi1>
    %23 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%15, %21 : tensor<4x8x1xi1>, tensor<4x8x1xi1>) outs(%22 : tensor<4x8x1xi1>) {
    ^bb0(%in: i1, %in_414: i1, %out: i1):
      %1454 = arith.andi %in, %in_414 : i1
      linalg.yield %1454 : i1
    } -> tensor<4x8x1xi1>
    %cst_3 = arith.constant dense<true> : tensor<i1>
    %true = arith.constant true
    %24 = tensor.empty() : tensor<4x8xi1>
    %25 = linalg.fill ins(%true : i1) outs(%24 : tensor<4x8xi1>) -> tensor<4x8xi1>
    %26 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%23 : tensor<4x8x1xi1>) outs(%25 : tensor<4x8xi1>) {
    ^bb0(%in: i1, %out: i1):
      %from_elements = tensor.from_elements %in : tensor<i1>
      %from_elements_414 = tensor.from_elements %out : tensor<i1>
      %extracted = tensor.extract %from_elements_414[] : tensor<i1>
      %extracted_415 = tensor.extract %from_elements[] : tensor<i1>
      %1454 = arith.andi %extracted, %extracted_415 : i1
      %from_elements_416 = tensor.from_elements %1454 : tensor<i1>
      %extracted_417 = tensor.extract %from_elements_416[] : tensor<i1>
      linalg.yield %extracted_417 : i1
    } -> tensor<4x8xi1>
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %27 = tensor.empty() : tensor<4x8x16xf32>
    %28 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel", "parallel", "parallel"]} outs(%27 : tensor<4x8x16xf32>) {
    ^bb0(%out: f32):
      %1454 = linalg.index 0 : index
      %1455 = linalg.index 1 : index
      %1456 = linalg.index 2 : index
      %extracted = tensor.extract %11[%1454, %1455, %c0] : tensor<4x8x1xi32>
      %1457 = arith.index_cast %extracted : i32 to index
      %c0_414 = arith.constant 0 : index
      %c32 = arith.constant 32 : index
      %c31 = arith.constant 31 : index
      %1458 = arith.maxsi %c0, %1457 : index
      %1459 = arith.minsi %1458, %c31 : index
      %c2_415 = arith.constant 2 : index
      %c16 = arith.constant 16 : index
      %extracted_416 = tensor.extract %arg0[%1459, %1456] : tensor<32x16xf32>
      linalg.yield %extracted_416 : f32
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
    ^bb0(%in: i1, %in_414: f32, %in_415: f32, %out: f32):
      %1454 = arith.select %in, %in_414, %in_415 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8x16xf32>
    %35 = tensor.empty() : tensor<8xi32>
    %36 = linalg.generic {indexing_maps = [#map7], iterator_types = ["parallel"]} outs(%35 : tensor<8xi32>) {
    ^bb0(%out: i32):
      %1454 = linalg.index 0 : index
      %1455 = arith.index_cast %1454 : index to i32
      linalg.yield %1455 : i32
    } -> tensor<8xi32>
    %cst_5 = arith.constant dense<0> : tensor<i32>
    %37 = tensor.empty() : tensor<8xi32>
    %38 = linalg.generic {indexing_maps = [#map8, #map7], iterator_types = ["parallel"]} ins(%cst_5 : tensor<i32>) outs(%37 : tensor<8xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<8xi32>
    %39 = tensor.empty() : tensor<8xi1>
    %40 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel"]} ins(%36, %38 : tensor<8xi32>, tensor<8xi32>) outs(%39 : tensor<8xi1>) {
    ^bb0(%in: i32, %in_414: i32, %out: i1):
      %1454 = arith.cmpi slt, %in, %in_414 : i32
      linalg.yield %1454 : i1
    } -> tensor<8xi1>
    %cst_6 = arith.constant dense<8> : tensor<i32>
    %41 = tensor.empty() : tensor<8xi32>
    %42 = linalg.generic {indexing_maps = [#map8, #map7], iterator_types = ["parallel"]} ins(%cst_6 : tensor<i32>) outs(%41 : tensor<8xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<8xi32>
    %43 = tensor.empty() : tensor<8xi32>
    %44 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel"]} ins(%36, %42 : tensor<8xi32>, tensor<8xi32>) outs(%43 : tensor<8xi32>) {
    ^bb0(%in: i32, %in_414: i32, %out: i32):
      %1454 = arith.addi %in, %in_414 : i32
      linalg.yield %1454 : i32
    } -> tensor<8xi32>
    %45 = tensor.empty() : tensor<8xi32>
    %46 = linalg.generic {indexing_maps = [#map7, #map7, #map7, #map7], iterator_types = ["parallel"]} ins(%40, %44, %36 : tensor<8xi1>, tensor<8xi32>, tensor<8xi32>) outs(%45 : tensor<8xi32>) {
    ^bb0(%in: i1, %in_414: i32, %in_415: i32, %out: i32):
      %1454 = arith.select %in, %in_414, %in_415 : i32
      linalg.yield %1454 : i32
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
    ^bb0(%in: i32, %in_414: i32, %out: i1):
      %1454 = arith.cmpi sge, %in, %in_414 : i32
      linalg.yield %1454 : i1
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
    ^bb0(%in: i32, %in_414: i32, %out: i1):
      %1454 = arith.cmpi sle, %in, %in_414 : i32
      linalg.yield %1454 : i1
    } -> tensor<8x1xi1>
    %59 = tensor.empty() : tensor<8x1xi1>
    %60 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%52, %58 : tensor<8x1xi1>, tensor<8x1xi1>) outs(%59 : tensor<8x1xi1>) {
    ^bb0(%in: i1, %in_414: i1, %out: i1):
      %1454 = arith.andi %in, %in_414 : i1
      linalg.yield %1454 : i1
    } -> tensor<8x1xi1>
    %cst_9 = arith.constant dense<true> : tensor<i1>
    %true_10 = arith.constant true
    %61 = tensor.empty() : tensor<8xi1>
    %62 = linalg.fill ins(%true_10 : i1) outs(%61 : tensor<8xi1>) -> tensor<8xi1>
    %63 = linalg.generic {indexing_maps = [#map1, #map9], iterator_types = ["parallel", "reduction"]} ins(%60 : tensor<8x1xi1>) outs(%62 : tensor<8xi1>) {
    ^bb0(%in: i1, %out: i1):
      %from_elements = tensor.from_elements %in : tensor<i1>
      %from_elements_414 = tensor.from_elements %out : tensor<i1>
      %extracted = tensor.extract %from_elements_414[] : tensor<i1>
      %extracted_415 = tensor.extract %from_elements[] : tensor<i1>
      %1454 = arith.andi %extracted, %extracted_415 : i1
      %from_elements_416 = tensor.from_elements %1454 : tensor<i1>
      %extracted_417 = tensor.extract %from_elements_416[] : tensor<i1>
      linalg.yield %extracted_417 : i1
    } -> tensor<8xi1>
    %c0_11 = arith.constant 0 : index
    %c1_12 = arith.constant 1 : index
    %64 = tensor.empty() : tensor<8x16xf32>
    %65 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel"]} outs(%64 : tensor<8x16xf32>) {
    ^bb0(%out: f32):
      %1454 = linalg.index 0 : index
      %1455 = linalg.index 1 : index
      %extracted = tensor.extract %48[%1454, %c0_11] : tensor<8x1xi32>
      %1456 = arith.index_cast %extracted : i32 to index
      %c0_414 = arith.constant 0 : index
      %c8_415 = arith.constant 8 : index
      %c7 = arith.constant 7 : index
      %1457 = arith.maxsi %c0_11, %1456 : index
      %1458 = arith.minsi %1457, %c7 : index
      %c1_416 = arith.constant 1 : index
      %c16 = arith.constant 16 : index
      %extracted_417 = tensor.extract %arg1[%1458, %1455] : tensor<8x16xf32>
      linalg.yield %extracted_417 : f32
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
    ^bb0(%in: i1, %in_414: f32, %in_415: f32, %out: f32):
      %1454 = arith.select %in, %in_414, %in_415 : f32
      linalg.yield %1454 : f32
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
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.addf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8x16xf32>
    %78 = tensor.empty() : tensor<4x8x16xf32>
    %79 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%77, %77 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%78 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.mulf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8x16xf32>
    %cst_14 = arith.constant dense<2.000000e+00> : tensor<f32>
    %80 = tensor.empty() : tensor<4x8x16xf32>
    %81 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_14 : tensor<f32>) outs(%80 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x16xf32>
    %82 = tensor.empty() : tensor<4x8x16xf32>
    %83 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%81, %77 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%82 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.mulf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8x16xf32>
    %cst_15 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_16 = arith.constant 0.000000e+00 : f32
    %84 = tensor.empty() : tensor<4x8xf32>
    %85 = linalg.fill ins(%cst_16 : f32) outs(%84 : tensor<4x8xf32>) -> tensor<4x8xf32>
    %86 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%77 : tensor<4x8x16xf32>) outs(%85 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %from_elements = tensor.from_elements %in : tensor<f32>
      %from_elements_414 = tensor.from_elements %out : tensor<f32>
      %extracted = tensor.extract %from_elements_414[] : tensor<f32>
      %extracted_415 = tensor.extract %from_elements[] : tensor<f32>
      %1454 = arith.addf %extracted, %extracted_415 : f32
      %from_elements_416 = tensor.from_elements %1454 : tensor<f32>
      %extracted_417 = tensor.extract %from_elements_416[] : tensor<f32>
      linalg.yield %extracted_417 : f32
    } -> tensor<4x8xf32>
    %cst_17 = arith.constant dense<1.600000e+01> : tensor<f32>
    %87 = tensor.empty() : tensor<4x8xf32>
    %88 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_17 : tensor<f32>) outs(%87 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8xf32>
    %89 = tensor.empty() : tensor<4x8xf32>
    %90 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%86, %88 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%89 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.divf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8xf32>
    %cst_18 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_19 = arith.constant 0.000000e+00 : f32
    %91 = tensor.empty() : tensor<4x8xf32>
    %92 = linalg.fill ins(%cst_19 : f32) outs(%91 : tensor<4x8xf32>) -> tensor<4x8xf32>
    %93 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%79 : tensor<4x8x16xf32>) outs(%92 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %from_elements = tensor.from_elements %in : tensor<f32>
      %from_elements_414 = tensor.from_elements %out : tensor<f32>
      %extracted = tensor.extract %from_elements_414[] : tensor<f32>
      %extracted_415 = tensor.extract %from_elements[] : tensor<f32>
      %1454 = arith.addf %extracted, %extracted_415 : f32
      %from_elements_416 = tensor.from_elements %1454 : tensor<f32>
      %extracted_417 = tensor.extract %from_elements_416[] : tensor<f32>
      linalg.yield %extracted_417 : f32
    } -> tensor<4x8xf32>
    %cst_20 = arith.constant dense<1.600000e+01> : tensor<f32>
    %94 = tensor.empty() : tensor<4x8xf32>
    %95 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_20 : tensor<f32>) outs(%94 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8xf32>
    %96 = tensor.empty() : tensor<4x8xf32>
    %97 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%93, %95 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%96 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.divf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8xf32>
    %98 = tensor.empty() : tensor<4x8xf32>
    %99 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%90, %90 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%98 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.mulf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8xf32>
    %cst_21 = arith.constant dense<2.000000e+00> : tensor<f32>
    %100 = tensor.empty() : tensor<4x8xf32>
    %101 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_21 : tensor<f32>) outs(%100 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8xf32>
    %102 = tensor.empty() : tensor<4x8xf32>
    %103 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%101, %90 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%102 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.mulf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8xf32>
    %104 = tensor.empty() : tensor<4x8xf32>
    %105 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%97, %99 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%104 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.subf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8xf32>
    %cst_22 = arith.constant dense<0.000000e+00> : tensor<f32>
    %106 = tensor.empty() : tensor<4x8xf32>
    %107 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_22 : tensor<f32>) outs(%106 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8xf32>
    %108 = tensor.empty() : tensor<4x8xf32>
    %109 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%107, %105 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%108 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.maximumf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8xf32>
    %110 = tensor.empty() : tensor<4x8xi1>
    %111 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%105, %109 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%110 : tensor<4x8xi1>) {
    ^bb0(%in: f32, %in_414: f32, %out: i1):
      %1454 = arith.cmpf oeq, %in, %in_414 : f32
      linalg.yield %1454 : i1
    } -> tensor<4x8xi1>
    %cst_23 = arith.constant dense<1.000000e+00> : tensor<f32>
    %112 = tensor.empty() : tensor<4x8xf32>
    %113 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_23 : tensor<f32>) outs(%112 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8xf32>
    %cst_24 = arith.constant dense<0.000000e+00> : tensor<f32>
    %114 = tensor.empty() : tensor<4x8xf32>
    %115 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_24 : tensor<f32>) outs(%114 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8xf32>
    %116 = tensor.empty() : tensor<4x8xf32>
    %117 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%111, %113, %115 : tensor<4x8xi1>, tensor<4x8xf32>, tensor<4x8xf32>) outs(%116 : tensor<4x8xf32>) {
    ^bb0(%in: i1, %in_414: f32, %in_415: f32, %out: f32):
      %1454 = arith.select %in, %in_414, %in_415 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8xf32>
    %cst_25 = arith.constant dense<0.000000e+00> : tensor<f32>
    %118 = tensor.empty() : tensor<4x8xf32>
    %119 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_25 : tensor<f32>) outs(%118 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8xf32>
    %120 = tensor.empty() : tensor<4x8xi1>
    %121 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%119, %109 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%120 : tensor<4x8xi1>) {
    ^bb0(%in: f32, %in_414: f32, %out: i1):
      %1454 = arith.cmpf oeq, %in, %in_414 : f32
      linalg.yield %1454 : i1
    } -> tensor<4x8xi1>
    %cst_26 = arith.constant dense<2.000000e+00> : tensor<f32>
    %122 = tensor.empty() : tensor<4x8xf32>
    %123 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_26 : tensor<f32>) outs(%122 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8xf32>
    %cst_27 = arith.constant dense<1.000000e+00> : tensor<f32>
    %124 = tensor.empty() : tensor<4x8xf32>
    %125 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_27 : tensor<f32>) outs(%124 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8xf32>
    %126 = tensor.empty() : tensor<4x8xf32>
    %127 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%121, %123, %125 : tensor<4x8xi1>, tensor<4x8xf32>, tensor<4x8xf32>) outs(%126 : tensor<4x8xf32>) {
    ^bb0(%in: i1, %in_414: f32, %in_415: f32, %out: f32):
      %1454 = arith.select %in, %in_414, %in_415 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8xf32>
    %128 = tensor.empty() : tensor<4x8xf32>
    %129 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%117, %127 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%128 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.divf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8xf32>
    %expanded = tensor.expand_shape %90 [[0], [1, 2]] output_shape [4, 8, 1] : tensor<4x8xf32> into tensor<4x8x1xf32>
    %expanded_28 = tensor.expand_shape %109 [[0], [1, 2]] output_shape [4, 8, 1] : tensor<4x8xf32> into tensor<4x8x1xf32>
    %130 = tensor.empty() : tensor<4x8x16xf32>
    %131 = linalg.generic {indexing_maps = [#map14, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded : tensor<4x8x1xf32>) outs(%130 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x16xf32>
    %132 = tensor.empty() : tensor<4x8x16xf32>
    %133 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%77, %131 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%132 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.subf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8x16xf32>
    %cst_29 = arith.constant dense<9.99999997E-7> : tensor<f32>
    %134 = tensor.empty() : tensor<4x8x1xf32>
    %135 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_29 : tensor<f32>) outs(%134 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x1xf32>
    %136 = tensor.empty() : tensor<4x8x1xf32>
    %137 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_28, %135 : tensor<4x8x1xf32>, tensor<4x8x1xf32>) outs(%136 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.addf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8x1xf32>
    %138 = tensor.empty() : tensor<4x8x1xf32>
    %139 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%137 : tensor<4x8x1xf32>) outs(%138 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1454 = math.rsqrt %in : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8x1xf32>
    %140 = tensor.empty() : tensor<4x8x1xf32>
    %141 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%139, %137 : tensor<4x8x1xf32>, tensor<4x8x1xf32>) outs(%140 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.divf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8x1xf32>
    %cst_30 = arith.constant dense<-5.000000e-01> : tensor<f32>
    %142 = tensor.empty() : tensor<4x8x1xf32>
    %143 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_30 : tensor<f32>) outs(%142 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x1xf32>
    %144 = tensor.empty() : tensor<4x8x1xf32>
    %145 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%143, %141 : tensor<4x8x1xf32>, tensor<4x8x1xf32>) outs(%144 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.mulf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8x1xf32>
    %expanded_31 = tensor.expand_shape %arg2 [[0, 1, 2]] output_shape [1, 1, 16] : tensor<16xf32> into tensor<1x1x16xf32>
    %146 = tensor.empty() : tensor<4x8x16xf32>
    %147 = linalg.generic {indexing_maps = [#map14, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%139 : tensor<4x8x1xf32>) outs(%146 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x16xf32>
    %148 = tensor.empty() : tensor<4x8x16xf32>
    %149 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_31 : tensor<1x1x16xf32>) outs(%148 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x16xf32>
    %150 = tensor.empty() : tensor<4x8x16xf32>
    %151 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%147, %149 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%150 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.mulf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8x16xf32>
    %152 = tensor.empty() : tensor<4x8x16xf32>
    %153 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%133, %151 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%152 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.mulf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8x16xf32>
    %expanded_32 = tensor.expand_shape %arg3 [[0, 1, 2]] output_shape [1, 1, 16] : tensor<16xf32> into tensor<1x1x16xf32>
    %154 = tensor.empty() : tensor<4x8x16xf32>
    %155 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_32 : tensor<1x1x16xf32>) outs(%154 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x16xf32>
    %156 = tensor.empty() : tensor<4x8x16xf32>
    %157 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%153, %155 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%156 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.addf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8x16xf32>
    %158 = tensor.empty() : tensor<4x8x48xf32>
    %cst_33 = arith.constant 0.000000e+00 : f32
    %159 = linalg.fill ins(%cst_33 : f32) outs(%158 : tensor<4x8x48xf32>) -> tensor<4x8x48xf32>
    %160 = linalg.generic {indexing_maps = [#map15, #map16, #map17], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%157, %arg4 : tensor<4x8x16xf32>, tensor<16x48xf32>) outs(%159 : tensor<4x8x48xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.mulf %in, %in_414 : f32
      %1455 = arith.addf %out, %1454 : f32
      linalg.yield %1455 : f32
    } -> tensor<4x8x48xf32>
    %expanded_34 = tensor.expand_shape %arg5 [[0, 1, 2]] output_shape [1, 1, 48] : tensor<48xf32> into tensor<1x1x48xf32>
    %161 = tensor.empty() : tensor<4x8x48xf32>
    %162 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_34 : tensor<1x1x48xf32>) outs(%161 : tensor<4x8x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x48xf32>
    %163 = tensor.empty() : tensor<4x8x48xf32>
    %164 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%160, %162 : tensor<4x8x48xf32>, tensor<4x8x48xf32>) outs(%163 : tensor<4x8x48xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.addf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8x48xf32>
    %extracted_slice = tensor.extract_slice %164[0, 0, 0] [4, 8, 16] [1, 1, 1] : tensor<4x8x48xf32> to tensor<4x8x16xf32>
    %extracted_slice_35 = tensor.extract_slice %164[0, 0, 16] [4, 8, 16] [1, 1, 1] : tensor<4x8x48xf32> to tensor<4x8x16xf32>
    %extracted_slice_36 = tensor.extract_slice %164[0, 0, 32] [4, 8, 16] [1, 1, 1] : tensor<4x8x48xf32> to tensor<4x8x16xf32>
    %expanded_37 = tensor.expand_shape %extracted_slice [[0], [1], [2, 3]] output_shape [4, 8, 2, 8] : tensor<4x8x16xf32> into tensor<4x8x2x8xf32>
    %expanded_38 = tensor.expand_shape %extracted_slice_35 [[0], [1], [2, 3]] output_shape [4, 8, 2, 8] : tensor<4x8x16xf32> into tensor<4x8x2x8xf32>
    %expanded_39 = tensor.expand_shape %extracted_slice_36 [[0], [1], [2, 3]] output_shape [4, 8, 2, 8] : tensor<4x8x16xf32> into tensor<4x8x2x8xf32>
    %165 = tensor.empty() : tensor<4x2x8x8xf32>
    %cst_40 = arith.constant 0.000000e+00 : f32
    %166 = linalg.fill ins(%cst_40 : f32) outs(%165 : tensor<4x2x8x8xf32>) -> tensor<4x2x8x8xf32>
    %167 = linalg.generic {indexing_maps = [#map18, #map19, #map20], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%expanded_37, %expanded_38 : tensor<4x8x2x8xf32>, tensor<4x8x2x8xf32>) outs(%166 : tensor<4x2x8x8xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.mulf %in, %in_414 : f32
      %1455 = arith.addf %out, %1454 : f32
      linalg.yield %1455 : f32
    } -> tensor<4x2x8x8xf32>
    %cst_41 = arith.constant dense<8.000000e+00> : tensor<f32>
    %168 = tensor.empty() : tensor<f32>
    %cst_42 = arith.constant 8.000000e+00 : f32
    %169 = linalg.generic {indexing_maps = [#map21], iterator_types = []} outs(%168 : tensor<f32>) {
    ^bb0(%out: f32):
      %1454 = math.sqrt %cst_42 : f32
      linalg.yield %1454 : f32
    } -> tensor<f32>
    %170 = tensor.empty() : tensor<f32>
    %171 = linalg.generic {indexing_maps = [#map21, #map21], iterator_types = []} ins(%169 : tensor<f32>) outs(%170 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<f32>
    %172 = tensor.empty() : tensor<4x2x8x8xf32>
    %173 = linalg.generic {indexing_maps = [#map22, #map23], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%171 : tensor<f32>) outs(%172 : tensor<4x2x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x2x8x8xf32>
    %174 = tensor.empty() : tensor<4x2x8x8xf32>
    %175 = linalg.generic {indexing_maps = [#map23, #map23, #map23], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%167, %173 : tensor<4x2x8x8xf32>, tensor<4x2x8x8xf32>) outs(%174 : tensor<4x2x8x8xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.divf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x2x8x8xf32>
    %176 = tensor.empty() : tensor<8xi32>
    %177 = linalg.generic {indexing_maps = [#map7], iterator_types = ["parallel"]} outs(%176 : tensor<8xi32>) {
    ^bb0(%out: i32):
      %1454 = linalg.index 0 : index
      %1455 = arith.index_cast %1454 : index to i32
      linalg.yield %1455 : i32
    } -> tensor<8xi32>
    %178 = tensor.empty() : tensor<8x1xi32>
    %179 = linalg.generic {indexing_maps = [#map9, #map1], iterator_types = ["parallel", "parallel"]} ins(%177 : tensor<8xi32>) outs(%178 : tensor<8x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<8x1xi32>
    %180 = tensor.empty() : tensor<1x8xi32>
    %181 = linalg.generic {indexing_maps = [#map10, #map1], iterator_types = ["parallel", "parallel"]} ins(%177 : tensor<8xi32>) outs(%180 : tensor<1x8xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<1x8xi32>
    %182 = tensor.empty() : tensor<8x8xi32>
    %183 = linalg.generic {indexing_maps = [#map24, #map1], iterator_types = ["parallel", "parallel"]} ins(%179 : tensor<8x1xi32>) outs(%182 : tensor<8x8xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<8x8xi32>
    %184 = tensor.empty() : tensor<8x8xi32>
    %185 = linalg.generic {indexing_maps = [#map11, #map1], iterator_types = ["parallel", "parallel"]} ins(%181 : tensor<1x8xi32>) outs(%184 : tensor<8x8xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<8x8xi32>
    %186 = tensor.empty() : tensor<8x8xi1>
    %187 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%183, %185 : tensor<8x8xi32>, tensor<8x8xi32>) outs(%186 : tensor<8x8xi1>) {
    ^bb0(%in: i32, %in_414: i32, %out: i1):
      %1454 = arith.cmpi sge, %in, %in_414 : i32
      linalg.yield %1454 : i1
    } -> tensor<8x8xi1>
    %188 = tensor.empty() : tensor<4x2x8x8xi1>
    %189 = linalg.generic {indexing_maps = [#map25, #map23], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%187 : tensor<8x8xi1>) outs(%188 : tensor<4x2x8x8xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<4x2x8x8xi1>
    %cst_43 = arith.constant dense<-1.000000e+09> : tensor<f32>
    %190 = tensor.empty() : tensor<4x2x8x8xf32>
    %191 = linalg.generic {indexing_maps = [#map22, #map23], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_43 : tensor<f32>) outs(%190 : tensor<4x2x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x2x8x8xf32>
    %192 = tensor.empty() : tensor<4x2x8x8xf32>
    %193 = linalg.generic {indexing_maps = [#map23, #map23, #map23, #map23], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%189, %175, %191 : tensor<4x2x8x8xi1>, tensor<4x2x8x8xf32>, tensor<4x2x8x8xf32>) outs(%192 : tensor<4x2x8x8xf32>) {
    ^bb0(%in: i1, %in_414: f32, %in_415: f32, %out: f32):
      %1454 = arith.select %in, %in_414, %in_415 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x2x8x8xf32>
    %cst_44 = arith.constant dense<0.000000e+00> : tensor<f32>
    %194 = tensor.empty() : tensor<4x2x8x8xf32>
    %195 = linalg.generic {indexing_maps = [#map22, #map23], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_44 : tensor<f32>) outs(%194 : tensor<4x2x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x2x8x8xf32>
    %cst_45 = arith.constant dense<0xFF800000> : tensor<f32>
    %cst_46 = arith.constant 0xFF800000 : f32
    %196 = tensor.empty() : tensor<4x2x8xf32>
    %197 = linalg.fill ins(%cst_46 : f32) outs(%196 : tensor<4x2x8xf32>) -> tensor<4x2x8xf32>
    %198 = linalg.generic {indexing_maps = [#map23, #map17], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%193 : tensor<4x2x8x8xf32>) outs(%197 : tensor<4x2x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %from_elements = tensor.from_elements %in : tensor<f32>
      %from_elements_414 = tensor.from_elements %out : tensor<f32>
      %extracted = tensor.extract %from_elements_414[] : tensor<f32>
      %extracted_415 = tensor.extract %from_elements[] : tensor<f32>
      %1454 = arith.maximumf %extracted, %extracted_415 : f32
      %from_elements_416 = tensor.from_elements %1454 : tensor<f32>
      %extracted_417 = tensor.extract %from_elements_416[] : tensor<f32>
      linalg.yield %extracted_417 : f32
    } -> tensor<4x2x8xf32>
    %expanded_47 = tensor.expand_shape %198 [[0], [1], [2, 3]] output_shape [4, 2, 8, 1] : tensor<4x2x8xf32> into tensor<4x2x8x1xf32>
    %199 = tensor.empty() : tensor<4x2x8x8xf32>
    %200 = linalg.generic {indexing_maps = [#map26, #map23], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_47 : tensor<4x2x8x1xf32>) outs(%199 : tensor<4x2x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x2x8x8xf32>
    %201 = tensor.empty() : tensor<4x2x8x8xi1>
    %202 = linalg.generic {indexing_maps = [#map23, #map23, #map23], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%193, %200 : tensor<4x2x8x8xf32>, tensor<4x2x8x8xf32>) outs(%201 : tensor<4x2x8x8xi1>) {
    ^bb0(%in: f32, %in_414: f32, %out: i1):
      %1454 = arith.cmpf oeq, %in, %in_414 : f32
      linalg.yield %1454 : i1
    } -> tensor<4x2x8x8xi1>
    %203 = tensor.empty() : tensor<4x2x8x8xf32>
    %204 = linalg.generic {indexing_maps = [#map23, #map23], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%202 : tensor<4x2x8x8xi1>) outs(%203 : tensor<4x2x8x8xf32>) {
    ^bb0(%in: i1, %out: f32):
      %1454 = arith.uitofp %in : i1 to f32
      linalg.yield %1454 : f32
    } -> tensor<4x2x8x8xf32>
    %cst_48 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_49 = arith.constant 0.000000e+00 : f32
    %205 = tensor.empty() : tensor<4x2x8xf32>
    %206 = linalg.fill ins(%cst_49 : f32) outs(%205 : tensor<4x2x8xf32>) -> tensor<4x2x8xf32>
    %207 = linalg.generic {indexing_maps = [#map23, #map17], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%204 : tensor<4x2x8x8xf32>) outs(%206 : tensor<4x2x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %from_elements = tensor.from_elements %in : tensor<f32>
      %from_elements_414 = tensor.from_elements %out : tensor<f32>
      %extracted = tensor.extract %from_elements_414[] : tensor<f32>
      %extracted_415 = tensor.extract %from_elements[] : tensor<f32>
      %1454 = arith.addf %extracted, %extracted_415 : f32
      %from_elements_416 = tensor.from_elements %1454 : tensor<f32>
      %extracted_417 = tensor.extract %from_elements_416[] : tensor<f32>
      linalg.yield %extracted_417 : f32
    } -> tensor<4x2x8xf32>
    %cst_50 = arith.constant dense<0xFF800000> : tensor<f32>
    %208 = tensor.empty() : tensor<4x2x8xf32>
    %209 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_50 : tensor<f32>) outs(%208 : tensor<4x2x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x2x8xf32>
    %210 = tensor.empty() : tensor<4x2x8xf32>
    %211 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%209, %198 : tensor<4x2x8xf32>, tensor<4x2x8xf32>) outs(%210 : tensor<4x2x8xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.maximumf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x2x8xf32>
    %212 = tensor.empty() : tensor<4x2x8xi1>
    %213 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%198, %211 : tensor<4x2x8xf32>, tensor<4x2x8xf32>) outs(%212 : tensor<4x2x8xi1>) {
    ^bb0(%in: f32, %in_414: f32, %out: i1):
      %1454 = arith.cmpf oeq, %in, %in_414 : f32
      linalg.yield %1454 : i1
    } -> tensor<4x2x8xi1>
    %cst_51 = arith.constant dense<1.000000e+00> : tensor<f32>
    %214 = tensor.empty() : tensor<4x2x8xf32>
    %215 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_51 : tensor<f32>) outs(%214 : tensor<4x2x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x2x8xf32>
    %cst_52 = arith.constant dense<0.000000e+00> : tensor<f32>
    %216 = tensor.empty() : tensor<4x2x8xf32>
    %217 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_52 : tensor<f32>) outs(%216 : tensor<4x2x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x2x8xf32>
    %218 = tensor.empty() : tensor<4x2x8xf32>
    %219 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%213, %215, %217 : tensor<4x2x8xi1>, tensor<4x2x8xf32>, tensor<4x2x8xf32>) outs(%218 : tensor<4x2x8xf32>) {
    ^bb0(%in: i1, %in_414: f32, %in_415: f32, %out: f32):
      %1454 = arith.select %in, %in_414, %in_415 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x2x8xf32>
    %cst_53 = arith.constant dense<0xFF800000> : tensor<f32>
    %220 = tensor.empty() : tensor<4x2x8xf32>
    %221 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_53 : tensor<f32>) outs(%220 : tensor<4x2x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x2x8xf32>
    %222 = tensor.empty() : tensor<4x2x8xi1>
    %223 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%221, %211 : tensor<4x2x8xf32>, tensor<4x2x8xf32>) outs(%222 : tensor<4x2x8xi1>) {
    ^bb0(%in: f32, %in_414: f32, %out: i1):
      %1454 = arith.cmpf oeq, %in, %in_414 : f32
      linalg.yield %1454 : i1
    } -> tensor<4x2x8xi1>
    %cst_54 = arith.constant dense<2.000000e+00> : tensor<f32>
    %224 = tensor.empty() : tensor<4x2x8xf32>
    %225 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_54 : tensor<f32>) outs(%224 : tensor<4x2x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x2x8xf32>
    %cst_55 = arith.constant dense<1.000000e+00> : tensor<f32>
    %226 = tensor.empty() : tensor<4x2x8xf32>
    %227 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_55 : tensor<f32>) outs(%226 : tensor<4x2x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x2x8xf32>
    %228 = tensor.empty() : tensor<4x2x8xf32>
    %229 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%223, %225, %227 : tensor<4x2x8xi1>, tensor<4x2x8xf32>, tensor<4x2x8xf32>) outs(%228 : tensor<4x2x8xf32>) {
    ^bb0(%in: i1, %in_414: f32, %in_415: f32, %out: f32):
      %1454 = arith.select %in, %in_414, %in_415 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x2x8xf32>
    %230 = tensor.empty() : tensor<4x2x8xf32>
    %231 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%219, %229 : tensor<4x2x8xf32>, tensor<4x2x8xf32>) outs(%230 : tensor<4x2x8xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.divf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x2x8xf32>
    %232 = tensor.empty() : tensor<4x2x8x1xf32>
    %233 = linalg.generic {indexing_maps = [#map17, #map23], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%211 : tensor<4x2x8xf32>) outs(%232 : tensor<4x2x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x2x8x1xf32>
    %234 = tensor.empty() : tensor<4x2x8x8xf32>
    %235 = linalg.generic {indexing_maps = [#map26, #map23], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%233 : tensor<4x2x8x1xf32>) outs(%234 : tensor<4x2x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x2x8x8xf32>
    %236 = tensor.empty() : tensor<4x2x8x8xf32>
    %237 = linalg.generic {indexing_maps = [#map23, #map23, #map23], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%193, %235 : tensor<4x2x8x8xf32>, tensor<4x2x8x8xf32>) outs(%236 : tensor<4x2x8x8xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.subf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x2x8x8xf32>
    %238 = tensor.empty() : tensor<4x2x8x8xf32>
    %239 = linalg.generic {indexing_maps = [#map23, #map23], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%237 : tensor<4x2x8x8xf32>) outs(%238 : tensor<4x2x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1454 = math.exp %in : f32
      linalg.yield %1454 : f32
    } -> tensor<4x2x8x8xf32>
    %cst_56 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_57 = arith.constant 0.000000e+00 : f32
    %240 = tensor.empty() : tensor<4x2x8xf32>
    %241 = linalg.fill ins(%cst_57 : f32) outs(%240 : tensor<4x2x8xf32>) -> tensor<4x2x8xf32>
    %242 = linalg.generic {indexing_maps = [#map23, #map17], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%239 : tensor<4x2x8x8xf32>) outs(%241 : tensor<4x2x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %from_elements = tensor.from_elements %in : tensor<f32>
      %from_elements_414 = tensor.from_elements %out : tensor<f32>
      %extracted = tensor.extract %from_elements_414[] : tensor<f32>
      %extracted_415 = tensor.extract %from_elements[] : tensor<f32>
      %1454 = arith.addf %extracted, %extracted_415 : f32
      %from_elements_416 = tensor.from_elements %1454 : tensor<f32>
      %extracted_417 = tensor.extract %from_elements_416[] : tensor<f32>
      linalg.yield %extracted_417 : f32
    } -> tensor<4x2x8xf32>
    %243 = tensor.empty() : tensor<4x2x8x1xf32>
    %244 = linalg.generic {indexing_maps = [#map17, #map23], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%242 : tensor<4x2x8xf32>) outs(%243 : tensor<4x2x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x2x8x1xf32>
    %245 = tensor.empty() : tensor<4x2x8x8xf32>
    %246 = linalg.generic {indexing_maps = [#map26, #map23], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%244 : tensor<4x2x8x1xf32>) outs(%245 : tensor<4x2x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x2x8x8xf32>
    %247 = tensor.empty() : tensor<4x2x8x8xf32>
    %248 = linalg.generic {indexing_maps = [#map23, #map23, #map23], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%239, %246 : tensor<4x2x8x8xf32>, tensor<4x2x8x8xf32>) outs(%247 : tensor<4x2x8x8xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.divf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x2x8x8xf32>
    %249 = tensor.empty() : tensor<4x2x8x1xf32>
    %250 = linalg.generic {indexing_maps = [#map23, #map23, #map23], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%244, %244 : tensor<4x2x8x1xf32>, tensor<4x2x8x1xf32>) outs(%249 : tensor<4x2x8x1xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.mulf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x2x8x1xf32>
    %cst_58 = arith.constant dense<1.000000e+00> : tensor<f32>
    %251 = tensor.empty() : tensor<4x2x8x1xf32>
    %252 = linalg.generic {indexing_maps = [#map22, #map23], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_58 : tensor<f32>) outs(%251 : tensor<4x2x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x2x8x1xf32>
    %253 = tensor.empty() : tensor<4x2x8x1xf32>
    %254 = linalg.generic {indexing_maps = [#map23, #map23, #map23], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%252, %250 : tensor<4x2x8x1xf32>, tensor<4x2x8x1xf32>) outs(%253 : tensor<4x2x8x1xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.divf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x2x8x1xf32>
    %255 = tensor.empty() : tensor<4x2x8x8xf32>
    %cst_59 = arith.constant 0.000000e+00 : f32
    %256 = linalg.fill ins(%cst_59 : f32) outs(%255 : tensor<4x2x8x8xf32>) -> tensor<4x2x8x8xf32>
    %257 = linalg.generic {indexing_maps = [#map27, #map28, #map20], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%expanded_39, %248 : tensor<4x8x2x8xf32>, tensor<4x2x8x8xf32>) outs(%256 : tensor<4x2x8x8xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.mulf %in, %in_414 : f32
      %1455 = arith.addf %out, %1454 : f32
      linalg.yield %1455 : f32
    } -> tensor<4x2x8x8xf32>
    %258 = tensor.empty() : tensor<4x8x2x8xf32>
    %259 = linalg.generic {indexing_maps = [#map29, #map23], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%257 : tensor<4x2x8x8xf32>) outs(%258 : tensor<4x8x2x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x2x8xf32>
    %collapsed = tensor.collapse_shape %259 [[0], [1], [2, 3]] : tensor<4x8x2x8xf32> into tensor<4x8x16xf32>
    %260 = tensor.empty() : tensor<4x8x16xf32>
    %cst_60 = arith.constant 0.000000e+00 : f32
    %261 = linalg.fill ins(%cst_60 : f32) outs(%260 : tensor<4x8x16xf32>) -> tensor<4x8x16xf32>
    %262 = linalg.generic {indexing_maps = [#map15, #map16, #map17], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%collapsed, %arg6 : tensor<4x8x16xf32>, tensor<16x16xf32>) outs(%261 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.mulf %in, %in_414 : f32
      %1455 = arith.addf %out, %1454 : f32
      linalg.yield %1455 : f32
    } -> tensor<4x8x16xf32>
    %expanded_61 = tensor.expand_shape %arg7 [[0, 1, 2]] output_shape [1, 1, 16] : tensor<16xf32> into tensor<1x1x16xf32>
    %263 = tensor.empty() : tensor<4x8x16xf32>
    %264 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_61 : tensor<1x1x16xf32>) outs(%263 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x16xf32>
    %265 = tensor.empty() : tensor<4x8x16xf32>
    %266 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%262, %264 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%265 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.addf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8x16xf32>
    %267 = tensor.empty() : tensor<4x8x16xf32>
    %268 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%77, %266 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%267 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.addf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8x16xf32>
    %269 = tensor.empty() : tensor<4x8x16xf32>
    %270 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%268, %268 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%269 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.mulf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8x16xf32>
    %cst_62 = arith.constant dense<2.000000e+00> : tensor<f32>
    %271 = tensor.empty() : tensor<4x8x16xf32>
    %272 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_62 : tensor<f32>) outs(%271 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x16xf32>
    %273 = tensor.empty() : tensor<4x8x16xf32>
    %274 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%272, %268 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%273 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.mulf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8x16xf32>
    %cst_63 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_64 = arith.constant 0.000000e+00 : f32
    %275 = tensor.empty() : tensor<4x8xf32>
    %276 = linalg.fill ins(%cst_64 : f32) outs(%275 : tensor<4x8xf32>) -> tensor<4x8xf32>
    %277 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%268 : tensor<4x8x16xf32>) outs(%276 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %from_elements = tensor.from_elements %in : tensor<f32>
      %from_elements_414 = tensor.from_elements %out : tensor<f32>
      %extracted = tensor.extract %from_elements_414[] : tensor<f32>
      %extracted_415 = tensor.extract %from_elements[] : tensor<f32>
      %1454 = arith.addf %extracted, %extracted_415 : f32
      %from_elements_416 = tensor.from_elements %1454 : tensor<f32>
      %extracted_417 = tensor.extract %from_elements_416[] : tensor<f32>
      linalg.yield %extracted_417 : f32
    } -> tensor<4x8xf32>
    %cst_65 = arith.constant dense<1.600000e+01> : tensor<f32>
    %278 = tensor.empty() : tensor<4x8xf32>
    %279 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_65 : tensor<f32>) outs(%278 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8xf32>
    %280 = tensor.empty() : tensor<4x8xf32>
    %281 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%277, %279 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%280 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.divf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8xf32>
    %cst_66 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_67 = arith.constant 0.000000e+00 : f32
    %282 = tensor.empty() : tensor<4x8xf32>
    %283 = linalg.fill ins(%cst_67 : f32) outs(%282 : tensor<4x8xf32>) -> tensor<4x8xf32>
    %284 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%270 : tensor<4x8x16xf32>) outs(%283 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %from_elements = tensor.from_elements %in : tensor<f32>
      %from_elements_414 = tensor.from_elements %out : tensor<f32>
      %extracted = tensor.extract %from_elements_414[] : tensor<f32>
      %extracted_415 = tensor.extract %from_elements[] : tensor<f32>
      %1454 = arith.addf %extracted, %extracted_415 : f32
      %from_elements_416 = tensor.from_elements %1454 : tensor<f32>
      %extracted_417 = tensor.extract %from_elements_416[] : tensor<f32>
      linalg.yield %extracted_417 : f32
    } -> tensor<4x8xf32>
    %cst_68 = arith.constant dense<1.600000e+01> : tensor<f32>
    %285 = tensor.empty() : tensor<4x8xf32>
    %286 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_68 : tensor<f32>) outs(%285 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8xf32>
    %287 = tensor.empty() : tensor<4x8xf32>
    %288 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%284, %286 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%287 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.divf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8xf32>
    %289 = tensor.empty() : tensor<4x8xf32>
    %290 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%281, %281 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%289 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.mulf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8xf32>
    %cst_69 = arith.constant dense<2.000000e+00> : tensor<f32>
    %291 = tensor.empty() : tensor<4x8xf32>
    %292 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_69 : tensor<f32>) outs(%291 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8xf32>
    %293 = tensor.empty() : tensor<4x8xf32>
    %294 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%292, %281 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%293 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.mulf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8xf32>
    %295 = tensor.empty() : tensor<4x8xf32>
    %296 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%288, %290 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%295 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.subf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8xf32>
    %cst_70 = arith.constant dense<0.000000e+00> : tensor<f32>
    %297 = tensor.empty() : tensor<4x8xf32>
    %298 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_70 : tensor<f32>) outs(%297 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8xf32>
    %299 = tensor.empty() : tensor<4x8xf32>
    %300 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%298, %296 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%299 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.maximumf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8xf32>
    %301 = tensor.empty() : tensor<4x8xi1>
    %302 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%296, %300 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%301 : tensor<4x8xi1>) {
    ^bb0(%in: f32, %in_414: f32, %out: i1):
      %1454 = arith.cmpf oeq, %in, %in_414 : f32
      linalg.yield %1454 : i1
    } -> tensor<4x8xi1>
    %cst_71 = arith.constant dense<1.000000e+00> : tensor<f32>
    %303 = tensor.empty() : tensor<4x8xf32>
    %304 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_71 : tensor<f32>) outs(%303 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8xf32>
    %cst_72 = arith.constant dense<0.000000e+00> : tensor<f32>
    %305 = tensor.empty() : tensor<4x8xf32>
    %306 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_72 : tensor<f32>) outs(%305 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8xf32>
    %307 = tensor.empty() : tensor<4x8xf32>
    %308 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%302, %304, %306 : tensor<4x8xi1>, tensor<4x8xf32>, tensor<4x8xf32>) outs(%307 : tensor<4x8xf32>) {
    ^bb0(%in: i1, %in_414: f32, %in_415: f32, %out: f32):
      %1454 = arith.select %in, %in_414, %in_415 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8xf32>
    %cst_73 = arith.constant dense<0.000000e+00> : tensor<f32>
    %309 = tensor.empty() : tensor<4x8xf32>
    %310 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_73 : tensor<f32>) outs(%309 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8xf32>
    %311 = tensor.empty() : tensor<4x8xi1>
    %312 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%310, %300 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%311 : tensor<4x8xi1>) {
    ^bb0(%in: f32, %in_414: f32, %out: i1):
      %1454 = arith.cmpf oeq, %in, %in_414 : f32
      linalg.yield %1454 : i1
    } -> tensor<4x8xi1>
    %cst_74 = arith.constant dense<2.000000e+00> : tensor<f32>
    %313 = tensor.empty() : tensor<4x8xf32>
    %314 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_74 : tensor<f32>) outs(%313 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8xf32>
    %cst_75 = arith.constant dense<1.000000e+00> : tensor<f32>
    %315 = tensor.empty() : tensor<4x8xf32>
    %316 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_75 : tensor<f32>) outs(%315 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8xf32>
    %317 = tensor.empty() : tensor<4x8xf32>
    %318 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%312, %314, %316 : tensor<4x8xi1>, tensor<4x8xf32>, tensor<4x8xf32>) outs(%317 : tensor<4x8xf32>) {
    ^bb0(%in: i1, %in_414: f32, %in_415: f32, %out: f32):
      %1454 = arith.select %in, %in_414, %in_415 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8xf32>
    %319 = tensor.empty() : tensor<4x8xf32>
    %320 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%308, %318 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%319 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.divf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8xf32>
    %expanded_76 = tensor.expand_shape %281 [[0], [1, 2]] output_shape [4, 8, 1] : tensor<4x8xf32> into tensor<4x8x1xf32>
    %expanded_77 = tensor.expand_shape %300 [[0], [1, 2]] output_shape [4, 8, 1] : tensor<4x8xf32> into tensor<4x8x1xf32>
    %321 = tensor.empty() : tensor<4x8x16xf32>
    %322 = linalg.generic {indexing_maps = [#map14, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_76 : tensor<4x8x1xf32>) outs(%321 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x16xf32>
    %323 = tensor.empty() : tensor<4x8x16xf32>
    %324 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%268, %322 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%323 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.subf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8x16xf32>
    %cst_78 = arith.constant dense<9.99999997E-7> : tensor<f32>
    %325 = tensor.empty() : tensor<4x8x1xf32>
    %326 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_78 : tensor<f32>) outs(%325 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x1xf32>
    %327 = tensor.empty() : tensor<4x8x1xf32>
    %328 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_77, %326 : tensor<4x8x1xf32>, tensor<4x8x1xf32>) outs(%327 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.addf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8x1xf32>
    %329 = tensor.empty() : tensor<4x8x1xf32>
    %330 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%328 : tensor<4x8x1xf32>) outs(%329 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1454 = math.rsqrt %in : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8x1xf32>
    %331 = tensor.empty() : tensor<4x8x1xf32>
    %332 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%330, %328 : tensor<4x8x1xf32>, tensor<4x8x1xf32>) outs(%331 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.divf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8x1xf32>
    %cst_79 = arith.constant dense<-5.000000e-01> : tensor<f32>
    %333 = tensor.empty() : tensor<4x8x1xf32>
    %334 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_79 : tensor<f32>) outs(%333 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x1xf32>
    %335 = tensor.empty() : tensor<4x8x1xf32>
    %336 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%334, %332 : tensor<4x8x1xf32>, tensor<4x8x1xf32>) outs(%335 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.mulf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8x1xf32>
    %expanded_80 = tensor.expand_shape %arg8 [[0, 1, 2]] output_shape [1, 1, 16] : tensor<16xf32> into tensor<1x1x16xf32>
    %337 = tensor.empty() : tensor<4x8x16xf32>
    %338 = linalg.generic {indexing_maps = [#map14, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%330 : tensor<4x8x1xf32>) outs(%337 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x16xf32>
    %339 = tensor.empty() : tensor<4x8x16xf32>
    %340 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_80 : tensor<1x1x16xf32>) outs(%339 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x16xf32>
    %341 = tensor.empty() : tensor<4x8x16xf32>
    %342 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%338, %340 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%341 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.mulf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8x16xf32>
    %343 = tensor.empty() : tensor<4x8x16xf32>
    %344 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%324, %342 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%343 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.mulf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8x16xf32>
    %expanded_81 = tensor.expand_shape %arg9 [[0, 1, 2]] output_shape [1, 1, 16] : tensor<16xf32> into tensor<1x1x16xf32>
    %345 = tensor.empty() : tensor<4x8x16xf32>
    %346 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_81 : tensor<1x1x16xf32>) outs(%345 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x16xf32>
    %347 = tensor.empty() : tensor<4x8x16xf32>
    %348 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%344, %346 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%347 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.addf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8x16xf32>
    %349 = tensor.empty() : tensor<4x8x64xf32>
    %cst_82 = arith.constant 0.000000e+00 : f32
    %350 = linalg.fill ins(%cst_82 : f32) outs(%349 : tensor<4x8x64xf32>) -> tensor<4x8x64xf32>
    %351 = linalg.generic {indexing_maps = [#map15, #map16, #map17], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%348, %arg10 : tensor<4x8x16xf32>, tensor<16x64xf32>) outs(%350 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.mulf %in, %in_414 : f32
      %1455 = arith.addf %out, %1454 : f32
      linalg.yield %1455 : f32
    } -> tensor<4x8x64xf32>
    %expanded_83 = tensor.expand_shape %arg11 [[0, 1, 2]] output_shape [1, 1, 64] : tensor<64xf32> into tensor<1x1x64xf32>
    %352 = tensor.empty() : tensor<4x8x64xf32>
    %353 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_83 : tensor<1x1x64xf32>) outs(%352 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x64xf32>
    %354 = tensor.empty() : tensor<4x8x64xf32>
    %355 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%351, %353 : tensor<4x8x64xf32>, tensor<4x8x64xf32>) outs(%354 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.addf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8x64xf32>
    %356 = tensor.empty() : tensor<4x8x64xf32>
    %357 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%355, %355 : tensor<4x8x64xf32>, tensor<4x8x64xf32>) outs(%356 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.mulf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8x64xf32>
    %358 = tensor.empty() : tensor<4x8x64xf32>
    %359 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%357, %355 : tensor<4x8x64xf32>, tensor<4x8x64xf32>) outs(%358 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.mulf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8x64xf32>
    %360 = tensor.empty() : tensor<4x8x64xf32>
    %361 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%355, %355 : tensor<4x8x64xf32>, tensor<4x8x64xf32>) outs(%360 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.mulf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8x64xf32>
    %cst_84 = arith.constant dense<3.000000e+00> : tensor<f32>
    %362 = tensor.empty() : tensor<4x8x64xf32>
    %363 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_84 : tensor<f32>) outs(%362 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x64xf32>
    %364 = tensor.empty() : tensor<4x8x64xf32>
    %365 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%363, %361 : tensor<4x8x64xf32>, tensor<4x8x64xf32>) outs(%364 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.mulf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8x64xf32>
    %cst_85 = arith.constant dense<4.471500e-02> : tensor<f32>
    %366 = tensor.empty() : tensor<4x8x64xf32>
    %367 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_85 : tensor<f32>) outs(%366 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x64xf32>
    %368 = tensor.empty() : tensor<4x8x64xf32>
    %369 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%367, %359 : tensor<4x8x64xf32>, tensor<4x8x64xf32>) outs(%368 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.mulf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8x64xf32>
    %370 = tensor.empty() : tensor<4x8x64xf32>
    %371 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%355, %369 : tensor<4x8x64xf32>, tensor<4x8x64xf32>) outs(%370 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.addf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8x64xf32>
    %cst_86 = arith.constant dense<0.797884583> : tensor<f32>
    %372 = tensor.empty() : tensor<4x8x64xf32>
    %373 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_86 : tensor<f32>) outs(%372 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x64xf32>
    %374 = tensor.empty() : tensor<4x8x64xf32>
    %375 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%373, %371 : tensor<4x8x64xf32>, tensor<4x8x64xf32>) outs(%374 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.mulf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8x64xf32>
    %376 = tensor.empty() : tensor<4x8x64xf32>
    %377 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%375 : tensor<4x8x64xf32>) outs(%376 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1454 = math.tanh %in : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8x64xf32>
    %cst_87 = arith.constant dense<1.000000e+00> : tensor<f32>
    %378 = tensor.empty() : tensor<4x8x64xf32>
    %379 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_87 : tensor<f32>) outs(%378 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x64xf32>
    %380 = tensor.empty() : tensor<4x8x64xf32>
    %381 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%379, %377 : tensor<4x8x64xf32>, tensor<4x8x64xf32>) outs(%380 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.subf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8x64xf32>
    %cst_88 = arith.constant dense<1.000000e+00> : tensor<f32>
    %382 = tensor.empty() : tensor<4x8x64xf32>
    %383 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_88 : tensor<f32>) outs(%382 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x64xf32>
    %384 = tensor.empty() : tensor<4x8x64xf32>
    %385 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%383, %377 : tensor<4x8x64xf32>, tensor<4x8x64xf32>) outs(%384 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.addf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8x64xf32>
    %cst_89 = arith.constant dense<5.000000e-01> : tensor<f32>
    %386 = tensor.empty() : tensor<4x8x64xf32>
    %387 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_89 : tensor<f32>) outs(%386 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x64xf32>
    %388 = tensor.empty() : tensor<4x8x64xf32>
    %389 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%387, %385 : tensor<4x8x64xf32>, tensor<4x8x64xf32>) outs(%388 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.mulf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8x64xf32>
    %390 = tensor.empty() : tensor<4x8x64xf32>
    %391 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%355, %389 : tensor<4x8x64xf32>, tensor<4x8x64xf32>) outs(%390 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.mulf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8x64xf32>
    %392 = tensor.empty() : tensor<4x8x16xf32>
    %cst_90 = arith.constant 0.000000e+00 : f32
    %393 = linalg.fill ins(%cst_90 : f32) outs(%392 : tensor<4x8x16xf32>) -> tensor<4x8x16xf32>
    %394 = linalg.generic {indexing_maps = [#map15, #map16, #map17], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%391, %arg12 : tensor<4x8x64xf32>, tensor<64x16xf32>) outs(%393 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.mulf %in, %in_414 : f32
      %1455 = arith.addf %out, %1454 : f32
      linalg.yield %1455 : f32
    } -> tensor<4x8x16xf32>
    %expanded_91 = tensor.expand_shape %arg13 [[0, 1, 2]] output_shape [1, 1, 16] : tensor<16xf32> into tensor<1x1x16xf32>
    %395 = tensor.empty() : tensor<4x8x16xf32>
    %396 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_91 : tensor<1x1x16xf32>) outs(%395 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x16xf32>
    %397 = tensor.empty() : tensor<4x8x16xf32>
    %398 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%394, %396 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%397 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.addf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8x16xf32>
    %399 = tensor.empty() : tensor<4x8x16xf32>
    %400 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%268, %398 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%399 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.addf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8x16xf32>
    %401 = tensor.empty() : tensor<4x8x16xf32>
    %402 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%400, %400 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%401 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.mulf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8x16xf32>
    %cst_92 = arith.constant dense<2.000000e+00> : tensor<f32>
    %403 = tensor.empty() : tensor<4x8x16xf32>
    %404 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_92 : tensor<f32>) outs(%403 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x16xf32>
    %405 = tensor.empty() : tensor<4x8x16xf32>
    %406 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%404, %400 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%405 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.mulf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8x16xf32>
    %cst_93 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_94 = arith.constant 0.000000e+00 : f32
    %407 = tensor.empty() : tensor<4x8xf32>
    %408 = linalg.fill ins(%cst_94 : f32) outs(%407 : tensor<4x8xf32>) -> tensor<4x8xf32>
    %409 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%400 : tensor<4x8x16xf32>) outs(%408 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %from_elements = tensor.from_elements %in : tensor<f32>
      %from_elements_414 = tensor.from_elements %out : tensor<f32>
      %extracted = tensor.extract %from_elements_414[] : tensor<f32>
      %extracted_415 = tensor.extract %from_elements[] : tensor<f32>
      %1454 = arith.addf %extracted, %extracted_415 : f32
      %from_elements_416 = tensor.from_elements %1454 : tensor<f32>
      %extracted_417 = tensor.extract %from_elements_416[] : tensor<f32>
      linalg.yield %extracted_417 : f32
    } -> tensor<4x8xf32>
    %cst_95 = arith.constant dense<1.600000e+01> : tensor<f32>
    %410 = tensor.empty() : tensor<4x8xf32>
    %411 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_95 : tensor<f32>) outs(%410 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8xf32>
    %412 = tensor.empty() : tensor<4x8xf32>
    %413 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%409, %411 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%412 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.divf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8xf32>
    %cst_96 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_97 = arith.constant 0.000000e+00 : f32
    %414 = tensor.empty() : tensor<4x8xf32>
    %415 = linalg.fill ins(%cst_97 : f32) outs(%414 : tensor<4x8xf32>) -> tensor<4x8xf32>
    %416 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%402 : tensor<4x8x16xf32>) outs(%415 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %from_elements = tensor.from_elements %in : tensor<f32>
      %from_elements_414 = tensor.from_elements %out : tensor<f32>
      %extracted = tensor.extract %from_elements_414[] : tensor<f32>
      %extracted_415 = tensor.extract %from_elements[] : tensor<f32>
      %1454 = arith.addf %extracted, %extracted_415 : f32
      %from_elements_416 = tensor.from_elements %1454 : tensor<f32>
      %extracted_417 = tensor.extract %from_elements_416[] : tensor<f32>
      linalg.yield %extracted_417 : f32
    } -> tensor<4x8xf32>
    %cst_98 = arith.constant dense<1.600000e+01> : tensor<f32>
    %417 = tensor.empty() : tensor<4x8xf32>
    %418 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_98 : tensor<f32>) outs(%417 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8xf32>
    %419 = tensor.empty() : tensor<4x8xf32>
    %420 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%416, %418 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%419 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.divf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8xf32>
    %421 = tensor.empty() : tensor<4x8xf32>
    %422 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%413, %413 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%421 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.mulf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8xf32>
    %cst_99 = arith.constant dense<2.000000e+00> : tensor<f32>
    %423 = tensor.empty() : tensor<4x8xf32>
    %424 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_99 : tensor<f32>) outs(%423 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8xf32>
    %425 = tensor.empty() : tensor<4x8xf32>
    %426 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%424, %413 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%425 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.mulf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8xf32>
    %427 = tensor.empty() : tensor<4x8xf32>
    %428 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%420, %422 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%427 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.subf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8xf32>
    %cst_100 = arith.constant dense<0.000000e+00> : tensor<f32>
    %429 = tensor.empty() : tensor<4x8xf32>
    %430 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_100 : tensor<f32>) outs(%429 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8xf32>
    %431 = tensor.empty() : tensor<4x8xf32>
    %432 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%430, %428 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%431 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.maximumf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8xf32>
    %433 = tensor.empty() : tensor<4x8xi1>
    %434 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%428, %432 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%433 : tensor<4x8xi1>) {
    ^bb0(%in: f32, %in_414: f32, %out: i1):
      %1454 = arith.cmpf oeq, %in, %in_414 : f32
      linalg.yield %1454 : i1
    } -> tensor<4x8xi1>
    %cst_101 = arith.constant dense<1.000000e+00> : tensor<f32>
    %435 = tensor.empty() : tensor<4x8xf32>
    %436 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_101 : tensor<f32>) outs(%435 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8xf32>
    %cst_102 = arith.constant dense<0.000000e+00> : tensor<f32>
    %437 = tensor.empty() : tensor<4x8xf32>
    %438 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_102 : tensor<f32>) outs(%437 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8xf32>
    %439 = tensor.empty() : tensor<4x8xf32>
    %440 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%434, %436, %438 : tensor<4x8xi1>, tensor<4x8xf32>, tensor<4x8xf32>) outs(%439 : tensor<4x8xf32>) {
    ^bb0(%in: i1, %in_414: f32, %in_415: f32, %out: f32):
      %1454 = arith.select %in, %in_414, %in_415 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8xf32>
    %cst_103 = arith.constant dense<0.000000e+00> : tensor<f32>
    %441 = tensor.empty() : tensor<4x8xf32>
    %442 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_103 : tensor<f32>) outs(%441 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8xf32>
    %443 = tensor.empty() : tensor<4x8xi1>
    %444 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%442, %432 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%443 : tensor<4x8xi1>) {
    ^bb0(%in: f32, %in_414: f32, %out: i1):
      %1454 = arith.cmpf oeq, %in, %in_414 : f32
      linalg.yield %1454 : i1
    } -> tensor<4x8xi1>
    %cst_104 = arith.constant dense<2.000000e+00> : tensor<f32>
    %445 = tensor.empty() : tensor<4x8xf32>
    %446 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_104 : tensor<f32>) outs(%445 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8xf32>
    %cst_105 = arith.constant dense<1.000000e+00> : tensor<f32>
    %447 = tensor.empty() : tensor<4x8xf32>
    %448 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_105 : tensor<f32>) outs(%447 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8xf32>
    %449 = tensor.empty() : tensor<4x8xf32>
    %450 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%444, %446, %448 : tensor<4x8xi1>, tensor<4x8xf32>, tensor<4x8xf32>) outs(%449 : tensor<4x8xf32>) {
    ^bb0(%in: i1, %in_414: f32, %in_415: f32, %out: f32):
      %1454 = arith.select %in, %in_414, %in_415 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8xf32>
    %451 = tensor.empty() : tensor<4x8xf32>
    %452 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%440, %450 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%451 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.divf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8xf32>
    %expanded_106 = tensor.expand_shape %413 [[0], [1, 2]] output_shape [4, 8, 1] : tensor<4x8xf32> into tensor<4x8x1xf32>
    %expanded_107 = tensor.expand_shape %432 [[0], [1, 2]] output_shape [4, 8, 1] : tensor<4x8xf32> into tensor<4x8x1xf32>
    %453 = tensor.empty() : tensor<4x8x16xf32>
    %454 = linalg.generic {indexing_maps = [#map14, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_106 : tensor<4x8x1xf32>) outs(%453 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x16xf32>
    %455 = tensor.empty() : tensor<4x8x16xf32>
    %456 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%400, %454 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%455 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.subf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8x16xf32>
    %cst_108 = arith.constant dense<9.99999997E-7> : tensor<f32>
    %457 = tensor.empty() : tensor<4x8x1xf32>
    %458 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_108 : tensor<f32>) outs(%457 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x1xf32>
    %459 = tensor.empty() : tensor<4x8x1xf32>
    %460 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_107, %458 : tensor<4x8x1xf32>, tensor<4x8x1xf32>) outs(%459 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.addf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8x1xf32>
    %461 = tensor.empty() : tensor<4x8x1xf32>
    %462 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%460 : tensor<4x8x1xf32>) outs(%461 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1454 = math.rsqrt %in : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8x1xf32>
    %463 = tensor.empty() : tensor<4x8x1xf32>
    %464 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%462, %460 : tensor<4x8x1xf32>, tensor<4x8x1xf32>) outs(%463 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.divf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8x1xf32>
    %cst_109 = arith.constant dense<-5.000000e-01> : tensor<f32>
    %465 = tensor.empty() : tensor<4x8x1xf32>
    %466 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_109 : tensor<f32>) outs(%465 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x1xf32>
    %467 = tensor.empty() : tensor<4x8x1xf32>
    %468 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%466, %464 : tensor<4x8x1xf32>, tensor<4x8x1xf32>) outs(%467 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.mulf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8x1xf32>
    %expanded_110 = tensor.expand_shape %arg14 [[0, 1, 2]] output_shape [1, 1, 16] : tensor<16xf32> into tensor<1x1x16xf32>
    %469 = tensor.empty() : tensor<4x8x16xf32>
    %470 = linalg.generic {indexing_maps = [#map14, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%462 : tensor<4x8x1xf32>) outs(%469 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x16xf32>
    %471 = tensor.empty() : tensor<4x8x16xf32>
    %472 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_110 : tensor<1x1x16xf32>) outs(%471 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x16xf32>
    %473 = tensor.empty() : tensor<4x8x16xf32>
    %474 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%470, %472 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%473 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.mulf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8x16xf32>
    %475 = tensor.empty() : tensor<4x8x16xf32>
    %476 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%456, %474 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%475 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.mulf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8x16xf32>
    %expanded_111 = tensor.expand_shape %arg15 [[0, 1, 2]] output_shape [1, 1, 16] : tensor<16xf32> into tensor<1x1x16xf32>
    %477 = tensor.empty() : tensor<4x8x16xf32>
    %478 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_111 : tensor<1x1x16xf32>) outs(%477 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x16xf32>
    %479 = tensor.empty() : tensor<4x8x16xf32>
    %480 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%476, %478 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%479 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.addf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8x16xf32>
    %481 = tensor.empty() : tensor<4x8x48xf32>
    %cst_112 = arith.constant 0.000000e+00 : f32
    %482 = linalg.fill ins(%cst_112 : f32) outs(%481 : tensor<4x8x48xf32>) -> tensor<4x8x48xf32>
    %483 = linalg.generic {indexing_maps = [#map15, #map16, #map17], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%480, %arg16 : tensor<4x8x16xf32>, tensor<16x48xf32>) outs(%482 : tensor<4x8x48xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.mulf %in, %in_414 : f32
      %1455 = arith.addf %out, %1454 : f32
      linalg.yield %1455 : f32
    } -> tensor<4x8x48xf32>
    %expanded_113 = tensor.expand_shape %arg17 [[0, 1, 2]] output_shape [1, 1, 48] : tensor<48xf32> into tensor<1x1x48xf32>
    %484 = tensor.empty() : tensor<4x8x48xf32>
    %485 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_113 : tensor<1x1x48xf32>) outs(%484 : tensor<4x8x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x48xf32>
    %486 = tensor.empty() : tensor<4x8x48xf32>
    %487 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%483, %485 : tensor<4x8x48xf32>, tensor<4x8x48xf32>) outs(%486 : tensor<4x8x48xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.addf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8x48xf32>
    %extracted_slice_114 = tensor.extract_slice %487[0, 0, 0] [4, 8, 16] [1, 1, 1] : tensor<4x8x48xf32> to tensor<4x8x16xf32>
    %extracted_slice_115 = tensor.extract_slice %487[0, 0, 16] [4, 8, 16] [1, 1, 1] : tensor<4x8x48xf32> to tensor<4x8x16xf32>
    %extracted_slice_116 = tensor.extract_slice %487[0, 0, 32] [4, 8, 16] [1, 1, 1] : tensor<4x8x48xf32> to tensor<4x8x16xf32>
    %expanded_117 = tensor.expand_shape %extracted_slice_114 [[0], [1], [2, 3]] output_shape [4, 8, 2, 8] : tensor<4x8x16xf32> into tensor<4x8x2x8xf32>
    %expanded_118 = tensor.expand_shape %extracted_slice_115 [[0], [1], [2, 3]] output_shape [4, 8, 2, 8] : tensor<4x8x16xf32> into tensor<4x8x2x8xf32>
    %expanded_119 = tensor.expand_shape %extracted_slice_116 [[0], [1], [2, 3]] output_shape [4, 8, 2, 8] : tensor<4x8x16xf32> into tensor<4x8x2x8xf32>
    %488 = tensor.empty() : tensor<4x2x8x8xf32>
    %cst_120 = arith.constant 0.000000e+00 : f32
    %489 = linalg.fill ins(%cst_120 : f32) outs(%488 : tensor<4x2x8x8xf32>) -> tensor<4x2x8x8xf32>
    %490 = linalg.generic {indexing_maps = [#map18, #map19, #map20], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%expanded_117, %expanded_118 : tensor<4x8x2x8xf32>, tensor<4x8x2x8xf32>) outs(%489 : tensor<4x2x8x8xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.mulf %in, %in_414 : f32
      %1455 = arith.addf %out, %1454 : f32
      linalg.yield %1455 : f32
    } -> tensor<4x2x8x8xf32>
    %cst_121 = arith.constant dense<8.000000e+00> : tensor<f32>
    %491 = tensor.empty() : tensor<f32>
    %cst_122 = arith.constant 8.000000e+00 : f32
    %492 = linalg.generic {indexing_maps = [#map21], iterator_types = []} outs(%491 : tensor<f32>) {
    ^bb0(%out: f32):
      %1454 = math.sqrt %cst_122 : f32
      linalg.yield %1454 : f32
    } -> tensor<f32>
    %493 = tensor.empty() : tensor<f32>
    %494 = linalg.generic {indexing_maps = [#map21, #map21], iterator_types = []} ins(%492 : tensor<f32>) outs(%493 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<f32>
    %495 = tensor.empty() : tensor<4x2x8x8xf32>
    %496 = linalg.generic {indexing_maps = [#map22, #map23], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%494 : tensor<f32>) outs(%495 : tensor<4x2x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x2x8x8xf32>
    %497 = tensor.empty() : tensor<4x2x8x8xf32>
    %498 = linalg.generic {indexing_maps = [#map23, #map23, #map23], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%490, %496 : tensor<4x2x8x8xf32>, tensor<4x2x8x8xf32>) outs(%497 : tensor<4x2x8x8xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.divf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x2x8x8xf32>
    %499 = tensor.empty() : tensor<8xi32>
    %500 = linalg.generic {indexing_maps = [#map7], iterator_types = ["parallel"]} outs(%499 : tensor<8xi32>) {
    ^bb0(%out: i32):
      %1454 = linalg.index 0 : index
      %1455 = arith.index_cast %1454 : index to i32
      linalg.yield %1455 : i32
    } -> tensor<8xi32>
    %501 = tensor.empty() : tensor<8x1xi32>
    %502 = linalg.generic {indexing_maps = [#map9, #map1], iterator_types = ["parallel", "parallel"]} ins(%500 : tensor<8xi32>) outs(%501 : tensor<8x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<8x1xi32>
    %503 = tensor.empty() : tensor<1x8xi32>
    %504 = linalg.generic {indexing_maps = [#map10, #map1], iterator_types = ["parallel", "parallel"]} ins(%500 : tensor<8xi32>) outs(%503 : tensor<1x8xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<1x8xi32>
    %505 = tensor.empty() : tensor<8x8xi32>
    %506 = linalg.generic {indexing_maps = [#map24, #map1], iterator_types = ["parallel", "parallel"]} ins(%502 : tensor<8x1xi32>) outs(%505 : tensor<8x8xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<8x8xi32>
    %507 = tensor.empty() : tensor<8x8xi32>
    %508 = linalg.generic {indexing_maps = [#map11, #map1], iterator_types = ["parallel", "parallel"]} ins(%504 : tensor<1x8xi32>) outs(%507 : tensor<8x8xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<8x8xi32>
    %509 = tensor.empty() : tensor<8x8xi1>
    %510 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%506, %508 : tensor<8x8xi32>, tensor<8x8xi32>) outs(%509 : tensor<8x8xi1>) {
    ^bb0(%in: i32, %in_414: i32, %out: i1):
      %1454 = arith.cmpi sge, %in, %in_414 : i32
      linalg.yield %1454 : i1
    } -> tensor<8x8xi1>
    %511 = tensor.empty() : tensor<4x2x8x8xi1>
    %512 = linalg.generic {indexing_maps = [#map25, #map23], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%510 : tensor<8x8xi1>) outs(%511 : tensor<4x2x8x8xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<4x2x8x8xi1>
    %cst_123 = arith.constant dense<-1.000000e+09> : tensor<f32>
    %513 = tensor.empty() : tensor<4x2x8x8xf32>
    %514 = linalg.generic {indexing_maps = [#map22, #map23], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_123 : tensor<f32>) outs(%513 : tensor<4x2x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x2x8x8xf32>
    %515 = tensor.empty() : tensor<4x2x8x8xf32>
    %516 = linalg.generic {indexing_maps = [#map23, #map23, #map23, #map23], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%512, %498, %514 : tensor<4x2x8x8xi1>, tensor<4x2x8x8xf32>, tensor<4x2x8x8xf32>) outs(%515 : tensor<4x2x8x8xf32>) {
    ^bb0(%in: i1, %in_414: f32, %in_415: f32, %out: f32):
      %1454 = arith.select %in, %in_414, %in_415 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x2x8x8xf32>
    %cst_124 = arith.constant dense<0.000000e+00> : tensor<f32>
    %517 = tensor.empty() : tensor<4x2x8x8xf32>
    %518 = linalg.generic {indexing_maps = [#map22, #map23], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_124 : tensor<f32>) outs(%517 : tensor<4x2x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x2x8x8xf32>
    %cst_125 = arith.constant dense<0xFF800000> : tensor<f32>
    %cst_126 = arith.constant 0xFF800000 : f32
    %519 = tensor.empty() : tensor<4x2x8xf32>
    %520 = linalg.fill ins(%cst_126 : f32) outs(%519 : tensor<4x2x8xf32>) -> tensor<4x2x8xf32>
    %521 = linalg.generic {indexing_maps = [#map23, #map17], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%516 : tensor<4x2x8x8xf32>) outs(%520 : tensor<4x2x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %from_elements = tensor.from_elements %in : tensor<f32>
      %from_elements_414 = tensor.from_elements %out : tensor<f32>
      %extracted = tensor.extract %from_elements_414[] : tensor<f32>
      %extracted_415 = tensor.extract %from_elements[] : tensor<f32>
      %1454 = arith.maximumf %extracted, %extracted_415 : f32
      %from_elements_416 = tensor.from_elements %1454 : tensor<f32>
      %extracted_417 = tensor.extract %from_elements_416[] : tensor<f32>
      linalg.yield %extracted_417 : f32
    } -> tensor<4x2x8xf32>
    %expanded_127 = tensor.expand_shape %521 [[0], [1], [2, 3]] output_shape [4, 2, 8, 1] : tensor<4x2x8xf32> into tensor<4x2x8x1xf32>
    %522 = tensor.empty() : tensor<4x2x8x8xf32>
    %523 = linalg.generic {indexing_maps = [#map26, #map23], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_127 : tensor<4x2x8x1xf32>) outs(%522 : tensor<4x2x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x2x8x8xf32>
    %524 = tensor.empty() : tensor<4x2x8x8xi1>
    %525 = linalg.generic {indexing_maps = [#map23, #map23, #map23], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%516, %523 : tensor<4x2x8x8xf32>, tensor<4x2x8x8xf32>) outs(%524 : tensor<4x2x8x8xi1>) {
    ^bb0(%in: f32, %in_414: f32, %out: i1):
      %1454 = arith.cmpf oeq, %in, %in_414 : f32
      linalg.yield %1454 : i1
    } -> tensor<4x2x8x8xi1>
    %526 = tensor.empty() : tensor<4x2x8x8xf32>
    %527 = linalg.generic {indexing_maps = [#map23, #map23], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%525 : tensor<4x2x8x8xi1>) outs(%526 : tensor<4x2x8x8xf32>) {
    ^bb0(%in: i1, %out: f32):
      %1454 = arith.uitofp %in : i1 to f32
      linalg.yield %1454 : f32
    } -> tensor<4x2x8x8xf32>
    %cst_128 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_129 = arith.constant 0.000000e+00 : f32
    %528 = tensor.empty() : tensor<4x2x8xf32>
    %529 = linalg.fill ins(%cst_129 : f32) outs(%528 : tensor<4x2x8xf32>) -> tensor<4x2x8xf32>
    %530 = linalg.generic {indexing_maps = [#map23, #map17], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%527 : tensor<4x2x8x8xf32>) outs(%529 : tensor<4x2x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %from_elements = tensor.from_elements %in : tensor<f32>
      %from_elements_414 = tensor.from_elements %out : tensor<f32>
      %extracted = tensor.extract %from_elements_414[] : tensor<f32>
      %extracted_415 = tensor.extract %from_elements[] : tensor<f32>
      %1454 = arith.addf %extracted, %extracted_415 : f32
      %from_elements_416 = tensor.from_elements %1454 : tensor<f32>
      %extracted_417 = tensor.extract %from_elements_416[] : tensor<f32>
      linalg.yield %extracted_417 : f32
    } -> tensor<4x2x8xf32>
    %cst_130 = arith.constant dense<0xFF800000> : tensor<f32>
    %531 = tensor.empty() : tensor<4x2x8xf32>
    %532 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_130 : tensor<f32>) outs(%531 : tensor<4x2x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x2x8xf32>
    %533 = tensor.empty() : tensor<4x2x8xf32>
    %534 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%532, %521 : tensor<4x2x8xf32>, tensor<4x2x8xf32>) outs(%533 : tensor<4x2x8xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.maximumf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x2x8xf32>
    %535 = tensor.empty() : tensor<4x2x8xi1>
    %536 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%521, %534 : tensor<4x2x8xf32>, tensor<4x2x8xf32>) outs(%535 : tensor<4x2x8xi1>) {
    ^bb0(%in: f32, %in_414: f32, %out: i1):
      %1454 = arith.cmpf oeq, %in, %in_414 : f32
      linalg.yield %1454 : i1
    } -> tensor<4x2x8xi1>
    %cst_131 = arith.constant dense<1.000000e+00> : tensor<f32>
    %537 = tensor.empty() : tensor<4x2x8xf32>
    %538 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_131 : tensor<f32>) outs(%537 : tensor<4x2x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x2x8xf32>
    %cst_132 = arith.constant dense<0.000000e+00> : tensor<f32>
    %539 = tensor.empty() : tensor<4x2x8xf32>
    %540 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_132 : tensor<f32>) outs(%539 : tensor<4x2x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x2x8xf32>
    %541 = tensor.empty() : tensor<4x2x8xf32>
    %542 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%536, %538, %540 : tensor<4x2x8xi1>, tensor<4x2x8xf32>, tensor<4x2x8xf32>) outs(%541 : tensor<4x2x8xf32>) {
    ^bb0(%in: i1, %in_414: f32, %in_415: f32, %out: f32):
      %1454 = arith.select %in, %in_414, %in_415 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x2x8xf32>
    %cst_133 = arith.constant dense<0xFF800000> : tensor<f32>
    %543 = tensor.empty() : tensor<4x2x8xf32>
    %544 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_133 : tensor<f32>) outs(%543 : tensor<4x2x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x2x8xf32>
    %545 = tensor.empty() : tensor<4x2x8xi1>
    %546 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%544, %534 : tensor<4x2x8xf32>, tensor<4x2x8xf32>) outs(%545 : tensor<4x2x8xi1>) {
    ^bb0(%in: f32, %in_414: f32, %out: i1):
      %1454 = arith.cmpf oeq, %in, %in_414 : f32
      linalg.yield %1454 : i1
    } -> tensor<4x2x8xi1>
    %cst_134 = arith.constant dense<2.000000e+00> : tensor<f32>
    %547 = tensor.empty() : tensor<4x2x8xf32>
    %548 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_134 : tensor<f32>) outs(%547 : tensor<4x2x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x2x8xf32>
    %cst_135 = arith.constant dense<1.000000e+00> : tensor<f32>
    %549 = tensor.empty() : tensor<4x2x8xf32>
    %550 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_135 : tensor<f32>) outs(%549 : tensor<4x2x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x2x8xf32>
    %551 = tensor.empty() : tensor<4x2x8xf32>
    %552 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%546, %548, %550 : tensor<4x2x8xi1>, tensor<4x2x8xf32>, tensor<4x2x8xf32>) outs(%551 : tensor<4x2x8xf32>) {
    ^bb0(%in: i1, %in_414: f32, %in_415: f32, %out: f32):
      %1454 = arith.select %in, %in_414, %in_415 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x2x8xf32>
    %553 = tensor.empty() : tensor<4x2x8xf32>
    %554 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%542, %552 : tensor<4x2x8xf32>, tensor<4x2x8xf32>) outs(%553 : tensor<4x2x8xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.divf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x2x8xf32>
    %555 = tensor.empty() : tensor<4x2x8x1xf32>
    %556 = linalg.generic {indexing_maps = [#map17, #map23], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%534 : tensor<4x2x8xf32>) outs(%555 : tensor<4x2x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x2x8x1xf32>
    %557 = tensor.empty() : tensor<4x2x8x8xf32>
    %558 = linalg.generic {indexing_maps = [#map26, #map23], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%556 : tensor<4x2x8x1xf32>) outs(%557 : tensor<4x2x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x2x8x8xf32>
    %559 = tensor.empty() : tensor<4x2x8x8xf32>
    %560 = linalg.generic {indexing_maps = [#map23, #map23, #map23], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%516, %558 : tensor<4x2x8x8xf32>, tensor<4x2x8x8xf32>) outs(%559 : tensor<4x2x8x8xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.subf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x2x8x8xf32>
    %561 = tensor.empty() : tensor<4x2x8x8xf32>
    %562 = linalg.generic {indexing_maps = [#map23, #map23], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%560 : tensor<4x2x8x8xf32>) outs(%561 : tensor<4x2x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1454 = math.exp %in : f32
      linalg.yield %1454 : f32
    } -> tensor<4x2x8x8xf32>
    %cst_136 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_137 = arith.constant 0.000000e+00 : f32
    %563 = tensor.empty() : tensor<4x2x8xf32>
    %564 = linalg.fill ins(%cst_137 : f32) outs(%563 : tensor<4x2x8xf32>) -> tensor<4x2x8xf32>
    %565 = linalg.generic {indexing_maps = [#map23, #map17], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%562 : tensor<4x2x8x8xf32>) outs(%564 : tensor<4x2x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %from_elements = tensor.from_elements %in : tensor<f32>
      %from_elements_414 = tensor.from_elements %out : tensor<f32>
      %extracted = tensor.extract %from_elements_414[] : tensor<f32>
      %extracted_415 = tensor.extract %from_elements[] : tensor<f32>
      %1454 = arith.addf %extracted, %extracted_415 : f32
      %from_elements_416 = tensor.from_elements %1454 : tensor<f32>
      %extracted_417 = tensor.extract %from_elements_416[] : tensor<f32>
      linalg.yield %extracted_417 : f32
    } -> tensor<4x2x8xf32>
    %566 = tensor.empty() : tensor<4x2x8x1xf32>
    %567 = linalg.generic {indexing_maps = [#map17, #map23], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%565 : tensor<4x2x8xf32>) outs(%566 : tensor<4x2x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x2x8x1xf32>
    %568 = tensor.empty() : tensor<4x2x8x8xf32>
    %569 = linalg.generic {indexing_maps = [#map26, #map23], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%567 : tensor<4x2x8x1xf32>) outs(%568 : tensor<4x2x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x2x8x8xf32>
    %570 = tensor.empty() : tensor<4x2x8x8xf32>
    %571 = linalg.generic {indexing_maps = [#map23, #map23, #map23], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%562, %569 : tensor<4x2x8x8xf32>, tensor<4x2x8x8xf32>) outs(%570 : tensor<4x2x8x8xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.divf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x2x8x8xf32>
    %572 = tensor.empty() : tensor<4x2x8x1xf32>
    %573 = linalg.generic {indexing_maps = [#map23, #map23, #map23], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%567, %567 : tensor<4x2x8x1xf32>, tensor<4x2x8x1xf32>) outs(%572 : tensor<4x2x8x1xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.mulf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x2x8x1xf32>
    %cst_138 = arith.constant dense<1.000000e+00> : tensor<f32>
    %574 = tensor.empty() : tensor<4x2x8x1xf32>
    %575 = linalg.generic {indexing_maps = [#map22, #map23], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_138 : tensor<f32>) outs(%574 : tensor<4x2x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x2x8x1xf32>
    %576 = tensor.empty() : tensor<4x2x8x1xf32>
    %577 = linalg.generic {indexing_maps = [#map23, #map23, #map23], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%575, %573 : tensor<4x2x8x1xf32>, tensor<4x2x8x1xf32>) outs(%576 : tensor<4x2x8x1xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.divf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x2x8x1xf32>
    %578 = tensor.empty() : tensor<4x2x8x8xf32>
    %cst_139 = arith.constant 0.000000e+00 : f32
    %579 = linalg.fill ins(%cst_139 : f32) outs(%578 : tensor<4x2x8x8xf32>) -> tensor<4x2x8x8xf32>
    %580 = linalg.generic {indexing_maps = [#map27, #map28, #map20], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%expanded_119, %571 : tensor<4x8x2x8xf32>, tensor<4x2x8x8xf32>) outs(%579 : tensor<4x2x8x8xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.mulf %in, %in_414 : f32
      %1455 = arith.addf %out, %1454 : f32
      linalg.yield %1455 : f32
    } -> tensor<4x2x8x8xf32>
    %581 = tensor.empty() : tensor<4x8x2x8xf32>
    %582 = linalg.generic {indexing_maps = [#map29, #map23], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%580 : tensor<4x2x8x8xf32>) outs(%581 : tensor<4x8x2x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x2x8xf32>
    %collapsed_140 = tensor.collapse_shape %582 [[0], [1], [2, 3]] : tensor<4x8x2x8xf32> into tensor<4x8x16xf32>
    %583 = tensor.empty() : tensor<4x8x16xf32>
    %cst_141 = arith.constant 0.000000e+00 : f32
    %584 = linalg.fill ins(%cst_141 : f32) outs(%583 : tensor<4x8x16xf32>) -> tensor<4x8x16xf32>
    %585 = linalg.generic {indexing_maps = [#map15, #map16, #map17], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%collapsed_140, %arg18 : tensor<4x8x16xf32>, tensor<16x16xf32>) outs(%584 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.mulf %in, %in_414 : f32
      %1455 = arith.addf %out, %1454 : f32
      linalg.yield %1455 : f32
    } -> tensor<4x8x16xf32>
    %expanded_142 = tensor.expand_shape %arg19 [[0, 1, 2]] output_shape [1, 1, 16] : tensor<16xf32> into tensor<1x1x16xf32>
    %586 = tensor.empty() : tensor<4x8x16xf32>
    %587 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_142 : tensor<1x1x16xf32>) outs(%586 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x16xf32>
    %588 = tensor.empty() : tensor<4x8x16xf32>
    %589 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%585, %587 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%588 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.addf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8x16xf32>
    %590 = tensor.empty() : tensor<4x8x16xf32>
    %591 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%400, %589 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%590 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.addf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8x16xf32>
    %592 = tensor.empty() : tensor<4x8x16xf32>
    %593 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%591, %591 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%592 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.mulf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8x16xf32>
    %cst_143 = arith.constant dense<2.000000e+00> : tensor<f32>
    %594 = tensor.empty() : tensor<4x8x16xf32>
    %595 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_143 : tensor<f32>) outs(%594 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x16xf32>
    %596 = tensor.empty() : tensor<4x8x16xf32>
    %597 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%595, %591 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%596 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.mulf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8x16xf32>
    %cst_144 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_145 = arith.constant 0.000000e+00 : f32
    %598 = tensor.empty() : tensor<4x8xf32>
    %599 = linalg.fill ins(%cst_145 : f32) outs(%598 : tensor<4x8xf32>) -> tensor<4x8xf32>
    %600 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%591 : tensor<4x8x16xf32>) outs(%599 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %from_elements = tensor.from_elements %in : tensor<f32>
      %from_elements_414 = tensor.from_elements %out : tensor<f32>
      %extracted = tensor.extract %from_elements_414[] : tensor<f32>
      %extracted_415 = tensor.extract %from_elements[] : tensor<f32>
      %1454 = arith.addf %extracted, %extracted_415 : f32
      %from_elements_416 = tensor.from_elements %1454 : tensor<f32>
      %extracted_417 = tensor.extract %from_elements_416[] : tensor<f32>
      linalg.yield %extracted_417 : f32
    } -> tensor<4x8xf32>
    %cst_146 = arith.constant dense<1.600000e+01> : tensor<f32>
    %601 = tensor.empty() : tensor<4x8xf32>
    %602 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_146 : tensor<f32>) outs(%601 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8xf32>
    %603 = tensor.empty() : tensor<4x8xf32>
    %604 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%600, %602 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%603 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.divf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8xf32>
    %cst_147 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_148 = arith.constant 0.000000e+00 : f32
    %605 = tensor.empty() : tensor<4x8xf32>
    %606 = linalg.fill ins(%cst_148 : f32) outs(%605 : tensor<4x8xf32>) -> tensor<4x8xf32>
    %607 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%593 : tensor<4x8x16xf32>) outs(%606 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %from_elements = tensor.from_elements %in : tensor<f32>
      %from_elements_414 = tensor.from_elements %out : tensor<f32>
      %extracted = tensor.extract %from_elements_414[] : tensor<f32>
      %extracted_415 = tensor.extract %from_elements[] : tensor<f32>
      %1454 = arith.addf %extracted, %extracted_415 : f32
      %from_elements_416 = tensor.from_elements %1454 : tensor<f32>
      %extracted_417 = tensor.extract %from_elements_416[] : tensor<f32>
      linalg.yield %extracted_417 : f32
    } -> tensor<4x8xf32>
    %cst_149 = arith.constant dense<1.600000e+01> : tensor<f32>
    %608 = tensor.empty() : tensor<4x8xf32>
    %609 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_149 : tensor<f32>) outs(%608 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8xf32>
    %610 = tensor.empty() : tensor<4x8xf32>
    %611 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%607, %609 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%610 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.divf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8xf32>
    %612 = tensor.empty() : tensor<4x8xf32>
    %613 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%604, %604 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%612 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.mulf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8xf32>
    %cst_150 = arith.constant dense<2.000000e+00> : tensor<f32>
    %614 = tensor.empty() : tensor<4x8xf32>
    %615 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_150 : tensor<f32>) outs(%614 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8xf32>
    %616 = tensor.empty() : tensor<4x8xf32>
    %617 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%615, %604 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%616 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.mulf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8xf32>
    %618 = tensor.empty() : tensor<4x8xf32>
    %619 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%611, %613 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%618 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.subf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8xf32>
    %cst_151 = arith.constant dense<0.000000e+00> : tensor<f32>
    %620 = tensor.empty() : tensor<4x8xf32>
    %621 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_151 : tensor<f32>) outs(%620 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8xf32>
    %622 = tensor.empty() : tensor<4x8xf32>
    %623 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%621, %619 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%622 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.maximumf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8xf32>
    %624 = tensor.empty() : tensor<4x8xi1>
    %625 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%619, %623 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%624 : tensor<4x8xi1>) {
    ^bb0(%in: f32, %in_414: f32, %out: i1):
      %1454 = arith.cmpf oeq, %in, %in_414 : f32
      linalg.yield %1454 : i1
    } -> tensor<4x8xi1>
    %cst_152 = arith.constant dense<1.000000e+00> : tensor<f32>
    %626 = tensor.empty() : tensor<4x8xf32>
    %627 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_152 : tensor<f32>) outs(%626 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8xf32>
    %cst_153 = arith.constant dense<0.000000e+00> : tensor<f32>
    %628 = tensor.empty() : tensor<4x8xf32>
    %629 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_153 : tensor<f32>) outs(%628 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8xf32>
    %630 = tensor.empty() : tensor<4x8xf32>
    %631 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%625, %627, %629 : tensor<4x8xi1>, tensor<4x8xf32>, tensor<4x8xf32>) outs(%630 : tensor<4x8xf32>) {
    ^bb0(%in: i1, %in_414: f32, %in_415: f32, %out: f32):
      %1454 = arith.select %in, %in_414, %in_415 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8xf32>
    %cst_154 = arith.constant dense<0.000000e+00> : tensor<f32>
    %632 = tensor.empty() : tensor<4x8xf32>
    %633 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_154 : tensor<f32>) outs(%632 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8xf32>
    %634 = tensor.empty() : tensor<4x8xi1>
    %635 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%633, %623 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%634 : tensor<4x8xi1>) {
    ^bb0(%in: f32, %in_414: f32, %out: i1):
      %1454 = arith.cmpf oeq, %in, %in_414 : f32
      linalg.yield %1454 : i1
    } -> tensor<4x8xi1>
    %cst_155 = arith.constant dense<2.000000e+00> : tensor<f32>
    %636 = tensor.empty() : tensor<4x8xf32>
    %637 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_155 : tensor<f32>) outs(%636 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8xf32>
    %cst_156 = arith.constant dense<1.000000e+00> : tensor<f32>
    %638 = tensor.empty() : tensor<4x8xf32>
    %639 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_156 : tensor<f32>) outs(%638 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8xf32>
    %640 = tensor.empty() : tensor<4x8xf32>
    %641 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%635, %637, %639 : tensor<4x8xi1>, tensor<4x8xf32>, tensor<4x8xf32>) outs(%640 : tensor<4x8xf32>) {
    ^bb0(%in: i1, %in_414: f32, %in_415: f32, %out: f32):
      %1454 = arith.select %in, %in_414, %in_415 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8xf32>
    %642 = tensor.empty() : tensor<4x8xf32>
    %643 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%631, %641 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%642 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.divf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8xf32>
    %expanded_157 = tensor.expand_shape %604 [[0], [1, 2]] output_shape [4, 8, 1] : tensor<4x8xf32> into tensor<4x8x1xf32>
    %expanded_158 = tensor.expand_shape %623 [[0], [1, 2]] output_shape [4, 8, 1] : tensor<4x8xf32> into tensor<4x8x1xf32>
    %644 = tensor.empty() : tensor<4x8x16xf32>
    %645 = linalg.generic {indexing_maps = [#map14, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_157 : tensor<4x8x1xf32>) outs(%644 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x16xf32>
    %646 = tensor.empty() : tensor<4x8x16xf32>
    %647 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%591, %645 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%646 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.subf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8x16xf32>
    %cst_159 = arith.constant dense<9.99999997E-7> : tensor<f32>
    %648 = tensor.empty() : tensor<4x8x1xf32>
    %649 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_159 : tensor<f32>) outs(%648 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x1xf32>
    %650 = tensor.empty() : tensor<4x8x1xf32>
    %651 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_158, %649 : tensor<4x8x1xf32>, tensor<4x8x1xf32>) outs(%650 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.addf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8x1xf32>
    %652 = tensor.empty() : tensor<4x8x1xf32>
    %653 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%651 : tensor<4x8x1xf32>) outs(%652 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1454 = math.rsqrt %in : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8x1xf32>
    %654 = tensor.empty() : tensor<4x8x1xf32>
    %655 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%653, %651 : tensor<4x8x1xf32>, tensor<4x8x1xf32>) outs(%654 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.divf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8x1xf32>
    %cst_160 = arith.constant dense<-5.000000e-01> : tensor<f32>
    %656 = tensor.empty() : tensor<4x8x1xf32>
    %657 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_160 : tensor<f32>) outs(%656 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x1xf32>
    %658 = tensor.empty() : tensor<4x8x1xf32>
    %659 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%657, %655 : tensor<4x8x1xf32>, tensor<4x8x1xf32>) outs(%658 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.mulf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8x1xf32>
    %expanded_161 = tensor.expand_shape %arg20 [[0, 1, 2]] output_shape [1, 1, 16] : tensor<16xf32> into tensor<1x1x16xf32>
    %660 = tensor.empty() : tensor<4x8x16xf32>
    %661 = linalg.generic {indexing_maps = [#map14, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%653 : tensor<4x8x1xf32>) outs(%660 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x16xf32>
    %662 = tensor.empty() : tensor<4x8x16xf32>
    %663 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_161 : tensor<1x1x16xf32>) outs(%662 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x16xf32>
    %664 = tensor.empty() : tensor<4x8x16xf32>
    %665 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%661, %663 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%664 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.mulf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8x16xf32>
    %666 = tensor.empty() : tensor<4x8x16xf32>
    %667 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%647, %665 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%666 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.mulf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8x16xf32>
    %expanded_162 = tensor.expand_shape %arg21 [[0, 1, 2]] output_shape [1, 1, 16] : tensor<16xf32> into tensor<1x1x16xf32>
    %668 = tensor.empty() : tensor<4x8x16xf32>
    %669 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_162 : tensor<1x1x16xf32>) outs(%668 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x16xf32>
    %670 = tensor.empty() : tensor<4x8x16xf32>
    %671 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%667, %669 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%670 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.addf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8x16xf32>
    %672 = tensor.empty() : tensor<4x8x64xf32>
    %cst_163 = arith.constant 0.000000e+00 : f32
    %673 = linalg.fill ins(%cst_163 : f32) outs(%672 : tensor<4x8x64xf32>) -> tensor<4x8x64xf32>
    %674 = linalg.generic {indexing_maps = [#map15, #map16, #map17], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%671, %arg22 : tensor<4x8x16xf32>, tensor<16x64xf32>) outs(%673 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.mulf %in, %in_414 : f32
      %1455 = arith.addf %out, %1454 : f32
      linalg.yield %1455 : f32
    } -> tensor<4x8x64xf32>
    %expanded_164 = tensor.expand_shape %arg23 [[0, 1, 2]] output_shape [1, 1, 64] : tensor<64xf32> into tensor<1x1x64xf32>
    %675 = tensor.empty() : tensor<4x8x64xf32>
    %676 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_164 : tensor<1x1x64xf32>) outs(%675 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x64xf32>
    %677 = tensor.empty() : tensor<4x8x64xf32>
    %678 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%674, %676 : tensor<4x8x64xf32>, tensor<4x8x64xf32>) outs(%677 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.addf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8x64xf32>
    %679 = tensor.empty() : tensor<4x8x64xf32>
    %680 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%678, %678 : tensor<4x8x64xf32>, tensor<4x8x64xf32>) outs(%679 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.mulf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8x64xf32>
    %681 = tensor.empty() : tensor<4x8x64xf32>
    %682 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%680, %678 : tensor<4x8x64xf32>, tensor<4x8x64xf32>) outs(%681 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.mulf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8x64xf32>
    %683 = tensor.empty() : tensor<4x8x64xf32>
    %684 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%678, %678 : tensor<4x8x64xf32>, tensor<4x8x64xf32>) outs(%683 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.mulf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8x64xf32>
    %cst_165 = arith.constant dense<3.000000e+00> : tensor<f32>
    %685 = tensor.empty() : tensor<4x8x64xf32>
    %686 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_165 : tensor<f32>) outs(%685 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x64xf32>
    %687 = tensor.empty() : tensor<4x8x64xf32>
    %688 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%686, %684 : tensor<4x8x64xf32>, tensor<4x8x64xf32>) outs(%687 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.mulf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8x64xf32>
    %cst_166 = arith.constant dense<4.471500e-02> : tensor<f32>
    %689 = tensor.empty() : tensor<4x8x64xf32>
    %690 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_166 : tensor<f32>) outs(%689 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x64xf32>
    %691 = tensor.empty() : tensor<4x8x64xf32>
    %692 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%690, %682 : tensor<4x8x64xf32>, tensor<4x8x64xf32>) outs(%691 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.mulf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8x64xf32>
    %693 = tensor.empty() : tensor<4x8x64xf32>
    %694 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%678, %692 : tensor<4x8x64xf32>, tensor<4x8x64xf32>) outs(%693 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.addf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8x64xf32>
    %cst_167 = arith.constant dense<0.797884583> : tensor<f32>
    %695 = tensor.empty() : tensor<4x8x64xf32>
    %696 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_167 : tensor<f32>) outs(%695 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x64xf32>
    %697 = tensor.empty() : tensor<4x8x64xf32>
    %698 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%696, %694 : tensor<4x8x64xf32>, tensor<4x8x64xf32>) outs(%697 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.mulf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8x64xf32>
    %699 = tensor.empty() : tensor<4x8x64xf32>
    %700 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%698 : tensor<4x8x64xf32>) outs(%699 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1454 = math.tanh %in : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8x64xf32>
    %cst_168 = arith.constant dense<1.000000e+00> : tensor<f32>
    %701 = tensor.empty() : tensor<4x8x64xf32>
    %702 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_168 : tensor<f32>) outs(%701 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x64xf32>
    %703 = tensor.empty() : tensor<4x8x64xf32>
    %704 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%702, %700 : tensor<4x8x64xf32>, tensor<4x8x64xf32>) outs(%703 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.subf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8x64xf32>
    %cst_169 = arith.constant dense<1.000000e+00> : tensor<f32>
    %705 = tensor.empty() : tensor<4x8x64xf32>
    %706 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_169 : tensor<f32>) outs(%705 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x64xf32>
    %707 = tensor.empty() : tensor<4x8x64xf32>
    %708 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%706, %700 : tensor<4x8x64xf32>, tensor<4x8x64xf32>) outs(%707 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.addf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8x64xf32>
    %cst_170 = arith.constant dense<5.000000e-01> : tensor<f32>
    %709 = tensor.empty() : tensor<4x8x64xf32>
    %710 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_170 : tensor<f32>) outs(%709 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x64xf32>
    %711 = tensor.empty() : tensor<4x8x64xf32>
    %712 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%710, %708 : tensor<4x8x64xf32>, tensor<4x8x64xf32>) outs(%711 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.mulf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8x64xf32>
    %713 = tensor.empty() : tensor<4x8x64xf32>
    %714 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%678, %712 : tensor<4x8x64xf32>, tensor<4x8x64xf32>) outs(%713 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.mulf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8x64xf32>
    %715 = tensor.empty() : tensor<4x8x16xf32>
    %cst_171 = arith.constant 0.000000e+00 : f32
    %716 = linalg.fill ins(%cst_171 : f32) outs(%715 : tensor<4x8x16xf32>) -> tensor<4x8x16xf32>
    %717 = linalg.generic {indexing_maps = [#map15, #map16, #map17], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%714, %arg24 : tensor<4x8x64xf32>, tensor<64x16xf32>) outs(%716 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.mulf %in, %in_414 : f32
      %1455 = arith.addf %out, %1454 : f32
      linalg.yield %1455 : f32
    } -> tensor<4x8x16xf32>
    %expanded_172 = tensor.expand_shape %arg25 [[0, 1, 2]] output_shape [1, 1, 16] : tensor<16xf32> into tensor<1x1x16xf32>
    %718 = tensor.empty() : tensor<4x8x16xf32>
    %719 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_172 : tensor<1x1x16xf32>) outs(%718 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x16xf32>
    %720 = tensor.empty() : tensor<4x8x16xf32>
    %721 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%717, %719 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%720 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.addf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8x16xf32>
    %722 = tensor.empty() : tensor<4x8x16xf32>
    %723 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%591, %721 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%722 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.addf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8x16xf32>
    %724 = tensor.empty() : tensor<4x8x16xf32>
    %725 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%723, %723 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%724 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.mulf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8x16xf32>
    %cst_173 = arith.constant dense<2.000000e+00> : tensor<f32>
    %726 = tensor.empty() : tensor<4x8x16xf32>
    %727 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_173 : tensor<f32>) outs(%726 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x16xf32>
    %728 = tensor.empty() : tensor<4x8x16xf32>
    %729 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%727, %723 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%728 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.mulf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8x16xf32>
    %cst_174 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_175 = arith.constant 0.000000e+00 : f32
    %730 = tensor.empty() : tensor<4x8xf32>
    %731 = linalg.fill ins(%cst_175 : f32) outs(%730 : tensor<4x8xf32>) -> tensor<4x8xf32>
    %732 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%723 : tensor<4x8x16xf32>) outs(%731 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %from_elements = tensor.from_elements %in : tensor<f32>
      %from_elements_414 = tensor.from_elements %out : tensor<f32>
      %extracted = tensor.extract %from_elements_414[] : tensor<f32>
      %extracted_415 = tensor.extract %from_elements[] : tensor<f32>
      %1454 = arith.addf %extracted, %extracted_415 : f32
      %from_elements_416 = tensor.from_elements %1454 : tensor<f32>
      %extracted_417 = tensor.extract %from_elements_416[] : tensor<f32>
      linalg.yield %extracted_417 : f32
    } -> tensor<4x8xf32>
    %cst_176 = arith.constant dense<1.600000e+01> : tensor<f32>
    %733 = tensor.empty() : tensor<4x8xf32>
    %734 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_176 : tensor<f32>) outs(%733 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8xf32>
    %735 = tensor.empty() : tensor<4x8xf32>
    %736 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%732, %734 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%735 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.divf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8xf32>
    %cst_177 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_178 = arith.constant 0.000000e+00 : f32
    %737 = tensor.empty() : tensor<4x8xf32>
    %738 = linalg.fill ins(%cst_178 : f32) outs(%737 : tensor<4x8xf32>) -> tensor<4x8xf32>
    %739 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%725 : tensor<4x8x16xf32>) outs(%738 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %from_elements = tensor.from_elements %in : tensor<f32>
      %from_elements_414 = tensor.from_elements %out : tensor<f32>
      %extracted = tensor.extract %from_elements_414[] : tensor<f32>
      %extracted_415 = tensor.extract %from_elements[] : tensor<f32>
      %1454 = arith.addf %extracted, %extracted_415 : f32
      %from_elements_416 = tensor.from_elements %1454 : tensor<f32>
      %extracted_417 = tensor.extract %from_elements_416[] : tensor<f32>
      linalg.yield %extracted_417 : f32
    } -> tensor<4x8xf32>
    %cst_179 = arith.constant dense<1.600000e+01> : tensor<f32>
    %740 = tensor.empty() : tensor<4x8xf32>
    %741 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_179 : tensor<f32>) outs(%740 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8xf32>
    %742 = tensor.empty() : tensor<4x8xf32>
    %743 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%739, %741 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%742 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.divf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8xf32>
    %744 = tensor.empty() : tensor<4x8xf32>
    %745 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%736, %736 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%744 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.mulf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8xf32>
    %cst_180 = arith.constant dense<2.000000e+00> : tensor<f32>
    %746 = tensor.empty() : tensor<4x8xf32>
    %747 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_180 : tensor<f32>) outs(%746 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8xf32>
    %748 = tensor.empty() : tensor<4x8xf32>
    %749 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%747, %736 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%748 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.mulf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8xf32>
    %750 = tensor.empty() : tensor<4x8xf32>
    %751 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%743, %745 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%750 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.subf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8xf32>
    %cst_181 = arith.constant dense<0.000000e+00> : tensor<f32>
    %752 = tensor.empty() : tensor<4x8xf32>
    %753 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_181 : tensor<f32>) outs(%752 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8xf32>
    %754 = tensor.empty() : tensor<4x8xf32>
    %755 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%753, %751 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%754 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.maximumf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8xf32>
    %756 = tensor.empty() : tensor<4x8xi1>
    %757 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%751, %755 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%756 : tensor<4x8xi1>) {
    ^bb0(%in: f32, %in_414: f32, %out: i1):
      %1454 = arith.cmpf oeq, %in, %in_414 : f32
      linalg.yield %1454 : i1
    } -> tensor<4x8xi1>
    %cst_182 = arith.constant dense<1.000000e+00> : tensor<f32>
    %758 = tensor.empty() : tensor<4x8xf32>
    %759 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_182 : tensor<f32>) outs(%758 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8xf32>
    %cst_183 = arith.constant dense<0.000000e+00> : tensor<f32>
    %760 = tensor.empty() : tensor<4x8xf32>
    %761 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_183 : tensor<f32>) outs(%760 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8xf32>
    %762 = tensor.empty() : tensor<4x8xf32>
    %763 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%757, %759, %761 : tensor<4x8xi1>, tensor<4x8xf32>, tensor<4x8xf32>) outs(%762 : tensor<4x8xf32>) {
    ^bb0(%in: i1, %in_414: f32, %in_415: f32, %out: f32):
      %1454 = arith.select %in, %in_414, %in_415 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8xf32>
    %cst_184 = arith.constant dense<0.000000e+00> : tensor<f32>
    %764 = tensor.empty() : tensor<4x8xf32>
    %765 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_184 : tensor<f32>) outs(%764 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8xf32>
    %766 = tensor.empty() : tensor<4x8xi1>
    %767 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%765, %755 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%766 : tensor<4x8xi1>) {
    ^bb0(%in: f32, %in_414: f32, %out: i1):
      %1454 = arith.cmpf oeq, %in, %in_414 : f32
      linalg.yield %1454 : i1
    } -> tensor<4x8xi1>
    %cst_185 = arith.constant dense<2.000000e+00> : tensor<f32>
    %768 = tensor.empty() : tensor<4x8xf32>
    %769 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_185 : tensor<f32>) outs(%768 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8xf32>
    %cst_186 = arith.constant dense<1.000000e+00> : tensor<f32>
    %770 = tensor.empty() : tensor<4x8xf32>
    %771 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_186 : tensor<f32>) outs(%770 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8xf32>
    %772 = tensor.empty() : tensor<4x8xf32>
    %773 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%767, %769, %771 : tensor<4x8xi1>, tensor<4x8xf32>, tensor<4x8xf32>) outs(%772 : tensor<4x8xf32>) {
    ^bb0(%in: i1, %in_414: f32, %in_415: f32, %out: f32):
      %1454 = arith.select %in, %in_414, %in_415 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8xf32>
    %774 = tensor.empty() : tensor<4x8xf32>
    %775 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%763, %773 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%774 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.divf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8xf32>
    %expanded_187 = tensor.expand_shape %736 [[0], [1, 2]] output_shape [4, 8, 1] : tensor<4x8xf32> into tensor<4x8x1xf32>
    %expanded_188 = tensor.expand_shape %755 [[0], [1, 2]] output_shape [4, 8, 1] : tensor<4x8xf32> into tensor<4x8x1xf32>
    %776 = tensor.empty() : tensor<4x8x16xf32>
    %777 = linalg.generic {indexing_maps = [#map14, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_187 : tensor<4x8x1xf32>) outs(%776 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x16xf32>
    %778 = tensor.empty() : tensor<4x8x16xf32>
    %779 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%723, %777 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%778 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.subf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8x16xf32>
    %cst_189 = arith.constant dense<9.99999997E-7> : tensor<f32>
    %780 = tensor.empty() : tensor<4x8x1xf32>
    %781 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_189 : tensor<f32>) outs(%780 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x1xf32>
    %782 = tensor.empty() : tensor<4x8x1xf32>
    %783 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_188, %781 : tensor<4x8x1xf32>, tensor<4x8x1xf32>) outs(%782 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.addf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8x1xf32>
    %784 = tensor.empty() : tensor<4x8x1xf32>
    %785 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%783 : tensor<4x8x1xf32>) outs(%784 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1454 = math.rsqrt %in : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8x1xf32>
    %786 = tensor.empty() : tensor<4x8x1xf32>
    %787 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%785, %783 : tensor<4x8x1xf32>, tensor<4x8x1xf32>) outs(%786 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.divf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8x1xf32>
    %cst_190 = arith.constant dense<-5.000000e-01> : tensor<f32>
    %788 = tensor.empty() : tensor<4x8x1xf32>
    %789 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_190 : tensor<f32>) outs(%788 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x1xf32>
    %790 = tensor.empty() : tensor<4x8x1xf32>
    %791 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%789, %787 : tensor<4x8x1xf32>, tensor<4x8x1xf32>) outs(%790 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.mulf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8x1xf32>
    %expanded_191 = tensor.expand_shape %arg26 [[0, 1, 2]] output_shape [1, 1, 16] : tensor<16xf32> into tensor<1x1x16xf32>
    %792 = tensor.empty() : tensor<4x8x16xf32>
    %793 = linalg.generic {indexing_maps = [#map14, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%785 : tensor<4x8x1xf32>) outs(%792 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x16xf32>
    %794 = tensor.empty() : tensor<4x8x16xf32>
    %795 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_191 : tensor<1x1x16xf32>) outs(%794 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x16xf32>
    %796 = tensor.empty() : tensor<4x8x16xf32>
    %797 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%793, %795 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%796 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.mulf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8x16xf32>
    %798 = tensor.empty() : tensor<4x8x16xf32>
    %799 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%779, %797 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%798 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.mulf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8x16xf32>
    %expanded_192 = tensor.expand_shape %arg27 [[0, 1, 2]] output_shape [1, 1, 16] : tensor<16xf32> into tensor<1x1x16xf32>
    %800 = tensor.empty() : tensor<4x8x16xf32>
    %801 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_192 : tensor<1x1x16xf32>) outs(%800 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x16xf32>
    %802 = tensor.empty() : tensor<4x8x16xf32>
    %803 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%799, %801 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%802 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.addf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8x16xf32>
    %804 = tensor.empty() : tensor<16x32xf32>
    %805 = linalg.generic {indexing_maps = [#map30, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<32x16xf32>) outs(%804 : tensor<16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x32xf32>
    %806 = tensor.empty() : tensor<4x8x32xf32>
    %cst_193 = arith.constant 0.000000e+00 : f32
    %807 = linalg.fill ins(%cst_193 : f32) outs(%806 : tensor<4x8x32xf32>) -> tensor<4x8x32xf32>
    %808 = linalg.generic {indexing_maps = [#map15, #map16, #map17], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%803, %805 : tensor<4x8x16xf32>, tensor<16x32xf32>) outs(%807 : tensor<4x8x32xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.mulf %in, %in_414 : f32
      %1455 = arith.addf %out, %1454 : f32
      linalg.yield %1455 : f32
    } -> tensor<4x8x32xf32>
    %cst_194 = arith.constant dense<0xFF800000> : tensor<f32>
    %cst_195 = arith.constant 0xFF800000 : f32
    %809 = tensor.empty() : tensor<4x8xf32>
    %810 = linalg.fill ins(%cst_195 : f32) outs(%809 : tensor<4x8xf32>) -> tensor<4x8xf32>
    %811 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%808 : tensor<4x8x32xf32>) outs(%810 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %from_elements = tensor.from_elements %in : tensor<f32>
      %from_elements_414 = tensor.from_elements %out : tensor<f32>
      %extracted = tensor.extract %from_elements_414[] : tensor<f32>
      %extracted_415 = tensor.extract %from_elements[] : tensor<f32>
      %1454 = arith.maximumf %extracted, %extracted_415 : f32
      %from_elements_416 = tensor.from_elements %1454 : tensor<f32>
      %extracted_417 = tensor.extract %from_elements_416[] : tensor<f32>
      linalg.yield %extracted_417 : f32
    } -> tensor<4x8xf32>
    %cst_196 = arith.constant dense<0xFF800000> : tensor<f32>
    %812 = tensor.empty() : tensor<4x8xf32>
    %813 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_196 : tensor<f32>) outs(%812 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8xf32>
    %814 = tensor.empty() : tensor<4x8xf32>
    %815 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%813, %811 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%814 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.maximumf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8xf32>
    %816 = tensor.empty() : tensor<4x8x1xf32>
    %817 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%815 : tensor<4x8xf32>) outs(%816 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x1xf32>
    %818 = tensor.empty() : tensor<4x8x32xf32>
    %819 = linalg.generic {indexing_maps = [#map14, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%817 : tensor<4x8x1xf32>) outs(%818 : tensor<4x8x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x32xf32>
    %820 = tensor.empty() : tensor<4x8x32xf32>
    %821 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%808, %819 : tensor<4x8x32xf32>, tensor<4x8x32xf32>) outs(%820 : tensor<4x8x32xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.subf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8x32xf32>
    %822 = tensor.empty() : tensor<4x8x32xf32>
    %823 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%821 : tensor<4x8x32xf32>) outs(%822 : tensor<4x8x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1454 = math.exp %in : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8x32xf32>
    %cst_197 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_198 = arith.constant 0.000000e+00 : f32
    %824 = tensor.empty() : tensor<4x8xf32>
    %825 = linalg.fill ins(%cst_198 : f32) outs(%824 : tensor<4x8xf32>) -> tensor<4x8xf32>
    %826 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%823 : tensor<4x8x32xf32>) outs(%825 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %from_elements = tensor.from_elements %in : tensor<f32>
      %from_elements_414 = tensor.from_elements %out : tensor<f32>
      %extracted = tensor.extract %from_elements_414[] : tensor<f32>
      %extracted_415 = tensor.extract %from_elements[] : tensor<f32>
      %1454 = arith.addf %extracted, %extracted_415 : f32
      %from_elements_416 = tensor.from_elements %1454 : tensor<f32>
      %extracted_417 = tensor.extract %from_elements_416[] : tensor<f32>
      linalg.yield %extracted_417 : f32
    } -> tensor<4x8xf32>
    %827 = tensor.empty() : tensor<4x8x1xf32>
    %828 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%826 : tensor<4x8xf32>) outs(%827 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x1xf32>
    %829 = tensor.empty() : tensor<4x8x1xf32>
    %830 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%828 : tensor<4x8x1xf32>) outs(%829 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1454 = math.log %in : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8x1xf32>
    %831 = tensor.empty() : tensor<4x8x32xf32>
    %832 = linalg.generic {indexing_maps = [#map14, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%830 : tensor<4x8x1xf32>) outs(%831 : tensor<4x8x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x32xf32>
    %833 = tensor.empty() : tensor<4x8x32xf32>
    %834 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%821, %832 : tensor<4x8x32xf32>, tensor<4x8x32xf32>) outs(%833 : tensor<4x8x32xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.subf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8x32xf32>
    %835 = tensor.empty() : tensor<4x8x1xi32>
    %836 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg29 : tensor<4x8xi32>) outs(%835 : tensor<4x8x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<4x8x1xi32>
    %cst_199 = arith.constant dense<0> : tensor<i32>
    %837 = tensor.empty() : tensor<4x8x1xi32>
    %838 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_199 : tensor<i32>) outs(%837 : tensor<4x8x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<4x8x1xi32>
    %839 = tensor.empty() : tensor<4x8x1xi1>
    %840 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%836, %838 : tensor<4x8x1xi32>, tensor<4x8x1xi32>) outs(%839 : tensor<4x8x1xi1>) {
    ^bb0(%in: i32, %in_414: i32, %out: i1):
      %1454 = arith.cmpi slt, %in, %in_414 : i32
      linalg.yield %1454 : i1
    } -> tensor<4x8x1xi1>
    %cst_200 = arith.constant dense<32> : tensor<i32>
    %841 = tensor.empty() : tensor<4x8x1xi32>
    %842 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_200 : tensor<i32>) outs(%841 : tensor<4x8x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<4x8x1xi32>
    %843 = tensor.empty() : tensor<4x8x1xi32>
    %844 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%836, %842 : tensor<4x8x1xi32>, tensor<4x8x1xi32>) outs(%843 : tensor<4x8x1xi32>) {
    ^bb0(%in: i32, %in_414: i32, %out: i32):
      %1454 = arith.addi %in, %in_414 : i32
      linalg.yield %1454 : i32
    } -> tensor<4x8x1xi32>
    %845 = tensor.empty() : tensor<4x8x1xi32>
    %846 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%840, %844, %836 : tensor<4x8x1xi1>, tensor<4x8x1xi32>, tensor<4x8x1xi32>) outs(%845 : tensor<4x8x1xi32>) {
    ^bb0(%in: i1, %in_414: i32, %in_415: i32, %out: i32):
      %1454 = arith.select %in, %in_414, %in_415 : i32
      linalg.yield %1454 : i32
    } -> tensor<4x8x1xi32>
    %expanded_201 = tensor.expand_shape %846 [[0], [1], [2, 3]] output_shape [4, 8, 1, 1] : tensor<4x8x1xi32> into tensor<4x8x1x1xi32>
    %cst_202 = arith.constant dense<31> : tensor<1xi32>
    %cst_203 = arith.constant dense<0> : tensor<i32>
    %847 = tensor.empty() : tensor<4x8x1x1xi32>
    %848 = linalg.generic {indexing_maps = [#map22, #map23], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_203 : tensor<i32>) outs(%847 : tensor<4x8x1x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<4x8x1x1xi32>
    %849 = tensor.empty() : tensor<4x8x1x1xi1>
    %850 = linalg.generic {indexing_maps = [#map23, #map23, #map23], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_201, %848 : tensor<4x8x1x1xi32>, tensor<4x8x1x1xi32>) outs(%849 : tensor<4x8x1x1xi1>) {
    ^bb0(%in: i32, %in_414: i32, %out: i1):
      %1454 = arith.cmpi sge, %in, %in_414 : i32
      linalg.yield %1454 : i1
    } -> tensor<4x8x1x1xi1>
    %851 = tensor.empty() : tensor<1x1x1x1xi32>
    %852 = linalg.generic {indexing_maps = [#map31, #map23], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_202 : tensor<1xi32>) outs(%851 : tensor<1x1x1x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<1x1x1x1xi32>
    %853 = tensor.empty() : tensor<4x8x1x1xi32>
    %854 = linalg.generic {indexing_maps = [#map32, #map23], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%852 : tensor<1x1x1x1xi32>) outs(%853 : tensor<4x8x1x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<4x8x1x1xi32>
    %855 = tensor.empty() : tensor<4x8x1x1xi1>
    %856 = linalg.generic {indexing_maps = [#map23, #map23, #map23], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_201, %854 : tensor<4x8x1x1xi32>, tensor<4x8x1x1xi32>) outs(%855 : tensor<4x8x1x1xi1>) {
    ^bb0(%in: i32, %in_414: i32, %out: i1):
      %1454 = arith.cmpi sle, %in, %in_414 : i32
      linalg.yield %1454 : i1
    } -> tensor<4x8x1x1xi1>
    %857 = tensor.empty() : tensor<4x8x1x1xi1>
    %858 = linalg.generic {indexing_maps = [#map23, #map23, #map23], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%850, %856 : tensor<4x8x1x1xi1>, tensor<4x8x1x1xi1>) outs(%857 : tensor<4x8x1x1xi1>) {
    ^bb0(%in: i1, %in_414: i1, %out: i1):
      %1454 = arith.andi %in, %in_414 : i1
      linalg.yield %1454 : i1
    } -> tensor<4x8x1x1xi1>
    %cst_204 = arith.constant dense<true> : tensor<i1>
    %true_205 = arith.constant true
    %859 = tensor.empty() : tensor<4x8x1xi1>
    %860 = linalg.fill ins(%true_205 : i1) outs(%859 : tensor<4x8x1xi1>) -> tensor<4x8x1xi1>
    %861 = linalg.generic {indexing_maps = [#map23, #map17], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%858 : tensor<4x8x1x1xi1>) outs(%860 : tensor<4x8x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %from_elements = tensor.from_elements %in : tensor<i1>
      %from_elements_414 = tensor.from_elements %out : tensor<i1>
      %extracted = tensor.extract %from_elements_414[] : tensor<i1>
      %extracted_415 = tensor.extract %from_elements[] : tensor<i1>
      %1454 = arith.andi %extracted, %extracted_415 : i1
      %from_elements_416 = tensor.from_elements %1454 : tensor<i1>
      %extracted_417 = tensor.extract %from_elements_416[] : tensor<i1>
      linalg.yield %extracted_417 : i1
    } -> tensor<4x8x1xi1>
    %c0_206 = arith.constant 0 : index
    %c1_207 = arith.constant 1 : index
    %c2_208 = arith.constant 2 : index
    %862 = tensor.empty() : tensor<4x8x1xf32>
    %863 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel", "parallel", "parallel"]} outs(%862 : tensor<4x8x1xf32>) {
    ^bb0(%out: f32):
      %1454 = linalg.index 0 : index
      %1455 = linalg.index 1 : index
      %1456 = linalg.index 2 : index
      %extracted = tensor.extract %expanded_201[%1454, %1455, %1456, %c0_206] : tensor<4x8x1x1xi32>
      %1457 = arith.index_cast %extracted : i32 to index
      %c2_414 = arith.constant 2 : index
      %c32 = arith.constant 32 : index
      %c31 = arith.constant 31 : index
      %1458 = arith.maxsi %c0_206, %1457 : index
      %1459 = arith.minsi %1458, %c31 : index
      %extracted_415 = tensor.extract %834[%1454, %1455, %1459] : tensor<4x8x32xf32>
      linalg.yield %extracted_415 : f32
    } -> tensor<4x8x1xf32>
    %cst_209 = arith.constant dense<0x7FC00000> : tensor<f32>
    %864 = tensor.empty() : tensor<4x8x1xf32>
    %865 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_209 : tensor<f32>) outs(%864 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x1xf32>
    %866 = tensor.empty() : tensor<4x8x1xf32>
    %867 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%861, %863, %865 : tensor<4x8x1xi1>, tensor<4x8x1xf32>, tensor<4x8x1xf32>) outs(%866 : tensor<4x8x1xf32>) {
    ^bb0(%in: i1, %in_414: f32, %in_415: f32, %out: f32):
      %1454 = arith.select %in, %in_414, %in_415 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8x1xf32>
    %cst_210 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_211 = arith.constant 0.000000e+00 : f32
    %868 = tensor.empty() : tensor<f32>
    %869 = linalg.fill ins(%cst_211 : f32) outs(%868 : tensor<f32>) -> tensor<f32>
    %870 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["reduction", "reduction", "reduction"]} ins(%867 : tensor<4x8x1xf32>) outs(%869 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %from_elements = tensor.from_elements %in : tensor<f32>
      %from_elements_414 = tensor.from_elements %out : tensor<f32>
      %extracted = tensor.extract %from_elements_414[] : tensor<f32>
      %extracted_415 = tensor.extract %from_elements[] : tensor<f32>
      %1454 = arith.addf %extracted, %extracted_415 : f32
      %from_elements_416 = tensor.from_elements %1454 : tensor<f32>
      %extracted_417 = tensor.extract %from_elements_416[] : tensor<f32>
      linalg.yield %extracted_417 : f32
    } -> tensor<f32>
    %cst_212 = arith.constant dense<3.200000e+01> : tensor<f32>
    %871 = tensor.empty() : tensor<f32>
    %cst_213 = arith.constant 3.200000e+01 : f32
    %872 = linalg.generic {indexing_maps = [#map21, #map21], iterator_types = []} ins(%870 : tensor<f32>) outs(%871 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %1454 = arith.divf %in, %cst_213 : f32
      linalg.yield %1454 : f32
    } -> tensor<f32>
    %873 = tensor.empty() : tensor<f32>
    %874 = linalg.generic {indexing_maps = [#map21, #map21], iterator_types = []} ins(%872 : tensor<f32>) outs(%873 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %1454 = arith.negf %in : f32
      linalg.yield %1454 : f32
    } -> tensor<f32>
    %cst_214 = arith.constant dense<1.000000e+00> : tensor<f32>
    %875 = tensor.empty() : tensor<f32>
    %cst_215 = arith.constant 1.000000e+00 : f32
    %876 = linalg.generic {indexing_maps = [#map21], iterator_types = []} outs(%875 : tensor<f32>) {
    ^bb0(%out: f32):
      %1454 = arith.negf %cst_215 : f32
      linalg.yield %1454 : f32
    } -> tensor<f32>
    %cst_216 = arith.constant dense<3.200000e+01> : tensor<f32>
    %877 = tensor.empty() : tensor<f32>
    %cst_217 = arith.constant 3.200000e+01 : f32
    %878 = linalg.generic {indexing_maps = [#map21, #map21], iterator_types = []} ins(%876 : tensor<f32>) outs(%877 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %1454 = arith.divf %in, %cst_217 : f32
      linalg.yield %1454 : f32
    } -> tensor<f32>
    %879 = tensor.empty() : tensor<4x8x1xf32>
    %880 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%878 : tensor<f32>) outs(%879 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x1xf32>
    %cst_218 = arith.constant dense<0.000000e+00> : tensor<f32>
    %881 = tensor.empty() : tensor<4x8x32xf32>
    %882 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_218 : tensor<f32>) outs(%881 : tensor<4x8x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x32xf32>
    %c0_219 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %c1_220 = arith.constant 1 : index
    %883 = scf.for %arg30 = %c0_219 to %c4 step %c1_220 iter_args(%arg31 = %882) -> (tensor<4x8x32xf32>) {
      %c0_414 = arith.constant 0 : index
      %c8_415 = arith.constant 8 : index
      %c1_416 = arith.constant 1 : index
      %1454 = scf.for %arg32 = %c0_414 to %c8_415 step %c1_416 iter_args(%arg33 = %arg31) -> (tensor<4x8x32xf32>) {
        %c0_417 = arith.constant 0 : index
        %c1_418 = arith.constant 1 : index
        %c1_419 = arith.constant 1 : index
        %1455 = scf.for %arg34 = %c0_417 to %c1_418 step %c1_419 iter_args(%arg35 = %arg33) -> (tensor<4x8x32xf32>) {
          %true_420 = arith.constant true
          %c0_421 = arith.constant 0 : index
          %extracted = tensor.extract %expanded_201[%arg30, %arg32, %arg34, %c0_421] : tensor<4x8x1x1xi32>
          %1456 = arith.index_cast %extracted : i32 to index
          %c31 = arith.constant 31 : index
          %1457 = arith.cmpi ule, %1456, %c31 : index
          %c0_422 = arith.constant 0 : index
          %1458 = arith.select %1457, %1456, %c0_422 : index
          %1459 = arith.andi %true_420, %1457 : i1
          %extracted_slice_423 = tensor.extract_slice %880[%arg30, %arg32, %arg34] [1, 1, 1] [1, 1, 1] : tensor<4x8x1xf32> to tensor<f32>
          %extracted_slice_424 = tensor.extract_slice %arg35[%arg30, %arg32, %1458] [1, 1, 1] [1, 1, 1] : tensor<4x8x32xf32> to tensor<f32>
          %1460 = linalg.generic {indexing_maps = [#map21, #map21], iterator_types = []} ins(%extracted_slice_423 : tensor<f32>) outs(%extracted_slice_424 : tensor<f32>) {
          ^bb0(%in: f32, %out: f32):
            %1461 = arith.addf %out, %in : f32
            %1462 = arith.select %1459, %1461, %out : f32
            linalg.yield %1462 : f32
          } -> tensor<f32>
          %inserted_slice = tensor.insert_slice %1460 into %arg35[%arg30, %arg32, %1458] [1, 1, 1] [1, 1, 1] : tensor<f32> into tensor<4x8x32xf32>
          scf.yield %inserted_slice : tensor<4x8x32xf32>
        }
        scf.yield %1455 : tensor<4x8x32xf32>
      }
      scf.yield %1454 : tensor<4x8x32xf32>
    }
    %884 = tensor.empty() : tensor<4x8x32xf32>
    %885 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%883 : tensor<4x8x32xf32>) outs(%884 : tensor<4x8x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1454 = arith.negf %in : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8x32xf32>
    %cst_221 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_222 = arith.constant 0.000000e+00 : f32
    %886 = tensor.empty() : tensor<4x8xf32>
    %887 = linalg.fill ins(%cst_222 : f32) outs(%886 : tensor<4x8xf32>) -> tensor<4x8xf32>
    %888 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%885 : tensor<4x8x32xf32>) outs(%887 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %from_elements = tensor.from_elements %in : tensor<f32>
      %from_elements_414 = tensor.from_elements %out : tensor<f32>
      %extracted = tensor.extract %from_elements_414[] : tensor<f32>
      %extracted_415 = tensor.extract %from_elements[] : tensor<f32>
      %1454 = arith.addf %extracted, %extracted_415 : f32
      %from_elements_416 = tensor.from_elements %1454 : tensor<f32>
      %extracted_417 = tensor.extract %from_elements_416[] : tensor<f32>
      linalg.yield %extracted_417 : f32
    } -> tensor<4x8xf32>
    %expanded_223 = tensor.expand_shape %888 [[0], [1, 2]] output_shape [4, 8, 1] : tensor<4x8xf32> into tensor<4x8x1xf32>
    %889 = tensor.empty() : tensor<4x8x1xf32>
    %890 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_223, %828 : tensor<4x8x1xf32>, tensor<4x8x1xf32>) outs(%889 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.divf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8x1xf32>
    %cst_224 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_225 = arith.constant 0.000000e+00 : f32
    %891 = tensor.empty() : tensor<4x8xf32>
    %892 = linalg.fill ins(%cst_225 : f32) outs(%891 : tensor<4x8xf32>) -> tensor<4x8xf32>
    %893 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%890 : tensor<4x8x1xf32>) outs(%892 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %from_elements = tensor.from_elements %in : tensor<f32>
      %from_elements_414 = tensor.from_elements %out : tensor<f32>
      %extracted = tensor.extract %from_elements_414[] : tensor<f32>
      %extracted_415 = tensor.extract %from_elements[] : tensor<f32>
      %1454 = arith.addf %extracted, %extracted_415 : f32
      %from_elements_416 = tensor.from_elements %1454 : tensor<f32>
      %extracted_417 = tensor.extract %from_elements_416[] : tensor<f32>
      linalg.yield %extracted_417 : f32
    } -> tensor<4x8xf32>
    %894 = tensor.empty() : tensor<4x8x32xf32>
    %895 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%893 : tensor<4x8xf32>) outs(%894 : tensor<4x8x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x32xf32>
    %896 = tensor.empty() : tensor<4x8x32xf32>
    %897 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%895, %823 : tensor<4x8x32xf32>, tensor<4x8x32xf32>) outs(%896 : tensor<4x8x32xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.mulf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8x32xf32>
    %898 = tensor.empty() : tensor<4x8x32xf32>
    %899 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%883, %897 : tensor<4x8x32xf32>, tensor<4x8x32xf32>) outs(%898 : tensor<4x8x32xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.addf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8x32xf32>
    %900 = tensor.empty() : tensor<32x16xf32>
    %cst_226 = arith.constant 0.000000e+00 : f32
    %901 = linalg.fill ins(%cst_226 : f32) outs(%900 : tensor<32x16xf32>) -> tensor<32x16xf32>
    %902 = linalg.generic {indexing_maps = [#map33, #map34, #map35], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%899, %803 : tensor<4x8x32xf32>, tensor<4x8x16xf32>) outs(%901 : tensor<32x16xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.mulf %in, %in_414 : f32
      %1455 = arith.addf %out, %1454 : f32
      linalg.yield %1455 : f32
    } -> tensor<32x16xf32>
    %903 = tensor.empty() : tensor<16x32xf32>
    %904 = linalg.generic {indexing_maps = [#map30, #map1], iterator_types = ["parallel", "parallel"]} ins(%902 : tensor<32x16xf32>) outs(%903 : tensor<16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x32xf32>
    %905 = tensor.empty() : tensor<4x8x16xf32>
    %cst_227 = arith.constant 0.000000e+00 : f32
    %906 = linalg.fill ins(%cst_227 : f32) outs(%905 : tensor<4x8x16xf32>) -> tensor<4x8x16xf32>
    %907 = linalg.generic {indexing_maps = [#map15, #map25, #map17], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%899, %805 : tensor<4x8x32xf32>, tensor<16x32xf32>) outs(%906 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.mulf %in, %in_414 : f32
      %1455 = arith.addf %out, %1454 : f32
      linalg.yield %1455 : f32
    } -> tensor<4x8x16xf32>
    %908 = tensor.empty() : tensor<32x16xf32>
    %909 = linalg.generic {indexing_maps = [#map30, #map1], iterator_types = ["parallel", "parallel"]} ins(%904 : tensor<16x32xf32>) outs(%908 : tensor<32x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x16xf32>
    %cst_228 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_229 = arith.constant 0.000000e+00 : f32
    %910 = tensor.empty() : tensor<16xf32>
    %911 = linalg.fill ins(%cst_229 : f32) outs(%910 : tensor<16xf32>) -> tensor<16xf32>
    %912 = linalg.generic {indexing_maps = [#map36, #map37], iterator_types = ["parallel", "reduction", "reduction"]} ins(%907 : tensor<4x8x16xf32>) outs(%911 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %from_elements = tensor.from_elements %in : tensor<f32>
      %from_elements_414 = tensor.from_elements %out : tensor<f32>
      %extracted = tensor.extract %from_elements_414[] : tensor<f32>
      %extracted_415 = tensor.extract %from_elements[] : tensor<f32>
      %1454 = arith.addf %extracted, %extracted_415 : f32
      %from_elements_416 = tensor.from_elements %1454 : tensor<f32>
      %extracted_417 = tensor.extract %from_elements_416[] : tensor<f32>
      linalg.yield %extracted_417 : f32
    } -> tensor<16xf32>
    %expanded_230 = tensor.expand_shape %912 [[0, 1, 2]] output_shape [1, 1, 16] : tensor<16xf32> into tensor<1x1x16xf32>
    %collapsed_231 = tensor.collapse_shape %expanded_230 [[0, 1, 2]] : tensor<1x1x16xf32> into tensor<16xf32>
    %913 = tensor.empty() : tensor<4x8x16xf32>
    %914 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%779, %907 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%913 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.mulf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8x16xf32>
    %915 = tensor.empty() : tensor<4x8x16xf32>
    %916 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%907, %797 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%915 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.mulf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8x16xf32>
    %917 = tensor.empty() : tensor<4x8x16xf32>
    %918 = linalg.generic {indexing_maps = [#map14, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%785 : tensor<4x8x1xf32>) outs(%917 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x16xf32>
    %919 = tensor.empty() : tensor<4x8x16xf32>
    %920 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%918, %914 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%919 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.mulf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8x16xf32>
    %cst_232 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_233 = arith.constant 0.000000e+00 : f32
    %921 = tensor.empty() : tensor<16xf32>
    %922 = linalg.fill ins(%cst_233 : f32) outs(%921 : tensor<16xf32>) -> tensor<16xf32>
    %923 = linalg.generic {indexing_maps = [#map36, #map37], iterator_types = ["parallel", "reduction", "reduction"]} ins(%920 : tensor<4x8x16xf32>) outs(%922 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %from_elements = tensor.from_elements %in : tensor<f32>
      %from_elements_414 = tensor.from_elements %out : tensor<f32>
      %extracted = tensor.extract %from_elements_414[] : tensor<f32>
      %extracted_415 = tensor.extract %from_elements[] : tensor<f32>
      %1454 = arith.addf %extracted, %extracted_415 : f32
      %from_elements_416 = tensor.from_elements %1454 : tensor<f32>
      %extracted_417 = tensor.extract %from_elements_416[] : tensor<f32>
      linalg.yield %extracted_417 : f32
    } -> tensor<16xf32>
    %expanded_234 = tensor.expand_shape %923 [[0, 1, 2]] output_shape [1, 1, 16] : tensor<16xf32> into tensor<1x1x16xf32>
    %924 = tensor.empty() : tensor<4x8x16xf32>
    %925 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_191 : tensor<1x1x16xf32>) outs(%924 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x16xf32>
    %926 = tensor.empty() : tensor<4x8x16xf32>
    %927 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%914, %925 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%926 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.mulf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8x16xf32>
    %cst_235 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_236 = arith.constant 0.000000e+00 : f32
    %928 = tensor.empty() : tensor<4x8xf32>
    %929 = linalg.fill ins(%cst_236 : f32) outs(%928 : tensor<4x8xf32>) -> tensor<4x8xf32>
    %930 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%927 : tensor<4x8x16xf32>) outs(%929 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %from_elements = tensor.from_elements %in : tensor<f32>
      %from_elements_414 = tensor.from_elements %out : tensor<f32>
      %extracted = tensor.extract %from_elements_414[] : tensor<f32>
      %extracted_415 = tensor.extract %from_elements[] : tensor<f32>
      %1454 = arith.addf %extracted, %extracted_415 : f32
      %from_elements_416 = tensor.from_elements %1454 : tensor<f32>
      %extracted_417 = tensor.extract %from_elements_416[] : tensor<f32>
      linalg.yield %extracted_417 : f32
    } -> tensor<4x8xf32>
    %expanded_237 = tensor.expand_shape %930 [[0], [1, 2]] output_shape [4, 8, 1] : tensor<4x8xf32> into tensor<4x8x1xf32>
    %collapsed_238 = tensor.collapse_shape %expanded_234 [[0, 1, 2]] : tensor<1x1x16xf32> into tensor<16xf32>
    %931 = tensor.empty() : tensor<4x8x1xf32>
    %932 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_237, %791 : tensor<4x8x1xf32>, tensor<4x8x1xf32>) outs(%931 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.mulf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8x1xf32>
    %933 = tensor.empty() : tensor<4x8x16xf32>
    %934 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%916 : tensor<4x8x16xf32>) outs(%933 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1454 = arith.negf %in : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8x16xf32>
    %cst_239 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_240 = arith.constant 0.000000e+00 : f32
    %935 = tensor.empty() : tensor<4x8xf32>
    %936 = linalg.fill ins(%cst_240 : f32) outs(%935 : tensor<4x8xf32>) -> tensor<4x8xf32>
    %937 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%934 : tensor<4x8x16xf32>) outs(%936 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %from_elements = tensor.from_elements %in : tensor<f32>
      %from_elements_414 = tensor.from_elements %out : tensor<f32>
      %extracted = tensor.extract %from_elements_414[] : tensor<f32>
      %extracted_415 = tensor.extract %from_elements[] : tensor<f32>
      %1454 = arith.addf %extracted, %extracted_415 : f32
      %from_elements_416 = tensor.from_elements %1454 : tensor<f32>
      %extracted_417 = tensor.extract %from_elements_416[] : tensor<f32>
      linalg.yield %extracted_417 : f32
    } -> tensor<4x8xf32>
    %expanded_241 = tensor.expand_shape %937 [[0], [1, 2]] output_shape [4, 8, 1] : tensor<4x8xf32> into tensor<4x8x1xf32>
    %collapsed_242 = tensor.collapse_shape %932 [[0], [1, 2]] : tensor<4x8x1xf32> into tensor<4x8xf32>
    %collapsed_243 = tensor.collapse_shape %expanded_241 [[0], [1, 2]] : tensor<4x8x1xf32> into tensor<4x8xf32>
    %938 = tensor.empty() : tensor<4x8xf32>
    %939 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%collapsed_242, %775 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%938 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.mulf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8xf32>
    %940 = tensor.empty() : tensor<4x8xf32>
    %941 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%939 : tensor<4x8xf32>) outs(%940 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1454 = arith.negf %in : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8xf32>
    %942 = tensor.empty() : tensor<4x8xf32>
    %943 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%941, %749 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%942 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.mulf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8xf32>
    %944 = tensor.empty() : tensor<4x8xf32>
    %945 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%collapsed_243, %943 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%944 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.addf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8xf32>
    %cst_244 = arith.constant dense<1.600000e+01> : tensor<f32>
    %946 = tensor.empty() : tensor<4x8xf32>
    %947 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_244 : tensor<f32>) outs(%946 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8xf32>
    %948 = tensor.empty() : tensor<4x8xf32>
    %949 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%939, %947 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%948 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.divf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8xf32>
    %950 = tensor.empty() : tensor<4x8x16xf32>
    %951 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%949 : tensor<4x8xf32>) outs(%950 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x16xf32>
    %cst_245 = arith.constant dense<1.600000e+01> : tensor<f32>
    %952 = tensor.empty() : tensor<4x8xf32>
    %953 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_245 : tensor<f32>) outs(%952 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8xf32>
    %954 = tensor.empty() : tensor<4x8xf32>
    %955 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%945, %953 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%954 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.divf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8xf32>
    %956 = tensor.empty() : tensor<4x8x16xf32>
    %957 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%955 : tensor<4x8xf32>) outs(%956 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x16xf32>
    %958 = tensor.empty() : tensor<4x8x16xf32>
    %959 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%916, %957 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%958 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.addf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8x16xf32>
    %960 = tensor.empty() : tensor<4x8x16xf32>
    %961 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%951, %729 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%960 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.mulf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8x16xf32>
    %962 = tensor.empty() : tensor<4x8x16xf32>
    %963 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%959, %961 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%962 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.addf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8x16xf32>
    %cst_246 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_247 = arith.constant 0.000000e+00 : f32
    %964 = tensor.empty() : tensor<16xf32>
    %965 = linalg.fill ins(%cst_247 : f32) outs(%964 : tensor<16xf32>) -> tensor<16xf32>
    %966 = linalg.generic {indexing_maps = [#map36, #map37], iterator_types = ["parallel", "reduction", "reduction"]} ins(%963 : tensor<4x8x16xf32>) outs(%965 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %from_elements = tensor.from_elements %in : tensor<f32>
      %from_elements_414 = tensor.from_elements %out : tensor<f32>
      %extracted = tensor.extract %from_elements_414[] : tensor<f32>
      %extracted_415 = tensor.extract %from_elements[] : tensor<f32>
      %1454 = arith.addf %extracted, %extracted_415 : f32
      %from_elements_416 = tensor.from_elements %1454 : tensor<f32>
      %extracted_417 = tensor.extract %from_elements_416[] : tensor<f32>
      linalg.yield %extracted_417 : f32
    } -> tensor<16xf32>
    %expanded_248 = tensor.expand_shape %966 [[0, 1, 2]] output_shape [1, 1, 16] : tensor<16xf32> into tensor<1x1x16xf32>
    %collapsed_249 = tensor.collapse_shape %expanded_248 [[0, 1, 2]] : tensor<1x1x16xf32> into tensor<16xf32>
    %967 = tensor.empty() : tensor<16x64xf32>
    %cst_250 = arith.constant 0.000000e+00 : f32
    %968 = linalg.fill ins(%cst_250 : f32) outs(%967 : tensor<16x64xf32>) -> tensor<16x64xf32>
    %969 = linalg.generic {indexing_maps = [#map33, #map34, #map35], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%963, %714 : tensor<4x8x16xf32>, tensor<4x8x64xf32>) outs(%968 : tensor<16x64xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.mulf %in, %in_414 : f32
      %1455 = arith.addf %out, %1454 : f32
      linalg.yield %1455 : f32
    } -> tensor<16x64xf32>
    %970 = tensor.empty() : tensor<64x16xf32>
    %971 = linalg.generic {indexing_maps = [#map30, #map1], iterator_types = ["parallel", "parallel"]} ins(%969 : tensor<16x64xf32>) outs(%970 : tensor<64x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<64x16xf32>
    %972 = tensor.empty() : tensor<4x8x64xf32>
    %cst_251 = arith.constant 0.000000e+00 : f32
    %973 = linalg.fill ins(%cst_251 : f32) outs(%972 : tensor<4x8x64xf32>) -> tensor<4x8x64xf32>
    %974 = linalg.generic {indexing_maps = [#map15, #map25, #map17], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%963, %arg24 : tensor<4x8x16xf32>, tensor<64x16xf32>) outs(%973 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.mulf %in, %in_414 : f32
      %1455 = arith.addf %out, %1454 : f32
      linalg.yield %1455 : f32
    } -> tensor<4x8x64xf32>
    %975 = tensor.empty() : tensor<4x8x64xf32>
    %976 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%678, %974 : tensor<4x8x64xf32>, tensor<4x8x64xf32>) outs(%975 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.mulf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8x64xf32>
    %977 = tensor.empty() : tensor<4x8x64xf32>
    %978 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%974, %712 : tensor<4x8x64xf32>, tensor<4x8x64xf32>) outs(%977 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.mulf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8x64xf32>
    %cst_252 = arith.constant dense<5.000000e-01> : tensor<f32>
    %979 = tensor.empty() : tensor<4x8x64xf32>
    %980 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_252 : tensor<f32>) outs(%979 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x64xf32>
    %981 = tensor.empty() : tensor<4x8x64xf32>
    %982 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%980, %976 : tensor<4x8x64xf32>, tensor<4x8x64xf32>) outs(%981 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.mulf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8x64xf32>
    %983 = tensor.empty() : tensor<4x8x64xf32>
    %984 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%982, %704 : tensor<4x8x64xf32>, tensor<4x8x64xf32>) outs(%983 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.mulf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8x64xf32>
    %985 = tensor.empty() : tensor<4x8x64xf32>
    %986 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%984, %700 : tensor<4x8x64xf32>, tensor<4x8x64xf32>) outs(%985 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.mulf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8x64xf32>
    %987 = tensor.empty() : tensor<4x8x64xf32>
    %988 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%984, %986 : tensor<4x8x64xf32>, tensor<4x8x64xf32>) outs(%987 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.addf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8x64xf32>
    %cst_253 = arith.constant dense<0.797884583> : tensor<f32>
    %989 = tensor.empty() : tensor<4x8x64xf32>
    %990 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_253 : tensor<f32>) outs(%989 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x64xf32>
    %991 = tensor.empty() : tensor<4x8x64xf32>
    %992 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%990, %988 : tensor<4x8x64xf32>, tensor<4x8x64xf32>) outs(%991 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.mulf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8x64xf32>
    %993 = tensor.empty() : tensor<4x8x64xf32>
    %994 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%978, %992 : tensor<4x8x64xf32>, tensor<4x8x64xf32>) outs(%993 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.addf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8x64xf32>
    %cst_254 = arith.constant dense<4.471500e-02> : tensor<f32>
    %995 = tensor.empty() : tensor<4x8x64xf32>
    %996 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_254 : tensor<f32>) outs(%995 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x64xf32>
    %997 = tensor.empty() : tensor<4x8x64xf32>
    %998 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%996, %992 : tensor<4x8x64xf32>, tensor<4x8x64xf32>) outs(%997 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.mulf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8x64xf32>
    %999 = tensor.empty() : tensor<4x8x64xf32>
    %1000 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%998, %688 : tensor<4x8x64xf32>, tensor<4x8x64xf32>) outs(%999 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.mulf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8x64xf32>
    %1001 = tensor.empty() : tensor<4x8x64xf32>
    %1002 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%994, %1000 : tensor<4x8x64xf32>, tensor<4x8x64xf32>) outs(%1001 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.addf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8x64xf32>
    %cst_255 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_256 = arith.constant 0.000000e+00 : f32
    %1003 = tensor.empty() : tensor<64xf32>
    %1004 = linalg.fill ins(%cst_256 : f32) outs(%1003 : tensor<64xf32>) -> tensor<64xf32>
    %1005 = linalg.generic {indexing_maps = [#map36, #map37], iterator_types = ["parallel", "reduction", "reduction"]} ins(%1002 : tensor<4x8x64xf32>) outs(%1004 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %from_elements = tensor.from_elements %in : tensor<f32>
      %from_elements_414 = tensor.from_elements %out : tensor<f32>
      %extracted = tensor.extract %from_elements_414[] : tensor<f32>
      %extracted_415 = tensor.extract %from_elements[] : tensor<f32>
      %1454 = arith.addf %extracted, %extracted_415 : f32
      %from_elements_416 = tensor.from_elements %1454 : tensor<f32>
      %extracted_417 = tensor.extract %from_elements_416[] : tensor<f32>
      linalg.yield %extracted_417 : f32
    } -> tensor<64xf32>
    %expanded_257 = tensor.expand_shape %1005 [[0, 1, 2]] output_shape [1, 1, 64] : tensor<64xf32> into tensor<1x1x64xf32>
    %collapsed_258 = tensor.collapse_shape %expanded_257 [[0, 1, 2]] : tensor<1x1x64xf32> into tensor<64xf32>
    %1006 = tensor.empty() : tensor<64x16xf32>
    %cst_259 = arith.constant 0.000000e+00 : f32
    %1007 = linalg.fill ins(%cst_259 : f32) outs(%1006 : tensor<64x16xf32>) -> tensor<64x16xf32>
    %1008 = linalg.generic {indexing_maps = [#map33, #map34, #map35], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%1002, %671 : tensor<4x8x64xf32>, tensor<4x8x16xf32>) outs(%1007 : tensor<64x16xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.mulf %in, %in_414 : f32
      %1455 = arith.addf %out, %1454 : f32
      linalg.yield %1455 : f32
    } -> tensor<64x16xf32>
    %1009 = tensor.empty() : tensor<16x64xf32>
    %1010 = linalg.generic {indexing_maps = [#map30, #map1], iterator_types = ["parallel", "parallel"]} ins(%1008 : tensor<64x16xf32>) outs(%1009 : tensor<16x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x64xf32>
    %1011 = tensor.empty() : tensor<4x8x16xf32>
    %cst_260 = arith.constant 0.000000e+00 : f32
    %1012 = linalg.fill ins(%cst_260 : f32) outs(%1011 : tensor<4x8x16xf32>) -> tensor<4x8x16xf32>
    %1013 = linalg.generic {indexing_maps = [#map15, #map25, #map17], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%1002, %arg22 : tensor<4x8x64xf32>, tensor<16x64xf32>) outs(%1012 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.mulf %in, %in_414 : f32
      %1455 = arith.addf %out, %1454 : f32
      linalg.yield %1455 : f32
    } -> tensor<4x8x16xf32>
    %cst_261 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_262 = arith.constant 0.000000e+00 : f32
    %1014 = tensor.empty() : tensor<16xf32>
    %1015 = linalg.fill ins(%cst_262 : f32) outs(%1014 : tensor<16xf32>) -> tensor<16xf32>
    %1016 = linalg.generic {indexing_maps = [#map36, #map37], iterator_types = ["parallel", "reduction", "reduction"]} ins(%1013 : tensor<4x8x16xf32>) outs(%1015 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %from_elements = tensor.from_elements %in : tensor<f32>
      %from_elements_414 = tensor.from_elements %out : tensor<f32>
      %extracted = tensor.extract %from_elements_414[] : tensor<f32>
      %extracted_415 = tensor.extract %from_elements[] : tensor<f32>
      %1454 = arith.addf %extracted, %extracted_415 : f32
      %from_elements_416 = tensor.from_elements %1454 : tensor<f32>
      %extracted_417 = tensor.extract %from_elements_416[] : tensor<f32>
      linalg.yield %extracted_417 : f32
    } -> tensor<16xf32>
    %expanded_263 = tensor.expand_shape %1016 [[0, 1, 2]] output_shape [1, 1, 16] : tensor<16xf32> into tensor<1x1x16xf32>
    %collapsed_264 = tensor.collapse_shape %expanded_263 [[0, 1, 2]] : tensor<1x1x16xf32> into tensor<16xf32>
    %1017 = tensor.empty() : tensor<4x8x16xf32>
    %1018 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%647, %1013 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%1017 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.mulf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8x16xf32>
    %1019 = tensor.empty() : tensor<4x8x16xf32>
    %1020 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1013, %665 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%1019 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.mulf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8x16xf32>
    %1021 = tensor.empty() : tensor<4x8x16xf32>
    %1022 = linalg.generic {indexing_maps = [#map14, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%653 : tensor<4x8x1xf32>) outs(%1021 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x16xf32>
    %1023 = tensor.empty() : tensor<4x8x16xf32>
    %1024 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1022, %1018 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%1023 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.mulf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8x16xf32>
    %cst_265 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_266 = arith.constant 0.000000e+00 : f32
    %1025 = tensor.empty() : tensor<16xf32>
    %1026 = linalg.fill ins(%cst_266 : f32) outs(%1025 : tensor<16xf32>) -> tensor<16xf32>
    %1027 = linalg.generic {indexing_maps = [#map36, #map37], iterator_types = ["parallel", "reduction", "reduction"]} ins(%1024 : tensor<4x8x16xf32>) outs(%1026 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %from_elements = tensor.from_elements %in : tensor<f32>
      %from_elements_414 = tensor.from_elements %out : tensor<f32>
      %extracted = tensor.extract %from_elements_414[] : tensor<f32>
      %extracted_415 = tensor.extract %from_elements[] : tensor<f32>
      %1454 = arith.addf %extracted, %extracted_415 : f32
      %from_elements_416 = tensor.from_elements %1454 : tensor<f32>
      %extracted_417 = tensor.extract %from_elements_416[] : tensor<f32>
      linalg.yield %extracted_417 : f32
    } -> tensor<16xf32>
    %expanded_267 = tensor.expand_shape %1027 [[0, 1, 2]] output_shape [1, 1, 16] : tensor<16xf32> into tensor<1x1x16xf32>
    %1028 = tensor.empty() : tensor<4x8x16xf32>
    %1029 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_161 : tensor<1x1x16xf32>) outs(%1028 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x16xf32>
    %1030 = tensor.empty() : tensor<4x8x16xf32>
    %1031 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1018, %1029 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%1030 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.mulf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8x16xf32>
    %cst_268 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_269 = arith.constant 0.000000e+00 : f32
    %1032 = tensor.empty() : tensor<4x8xf32>
    %1033 = linalg.fill ins(%cst_269 : f32) outs(%1032 : tensor<4x8xf32>) -> tensor<4x8xf32>
    %1034 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%1031 : tensor<4x8x16xf32>) outs(%1033 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %from_elements = tensor.from_elements %in : tensor<f32>
      %from_elements_414 = tensor.from_elements %out : tensor<f32>
      %extracted = tensor.extract %from_elements_414[] : tensor<f32>
      %extracted_415 = tensor.extract %from_elements[] : tensor<f32>
      %1454 = arith.addf %extracted, %extracted_415 : f32
      %from_elements_416 = tensor.from_elements %1454 : tensor<f32>
      %extracted_417 = tensor.extract %from_elements_416[] : tensor<f32>
      linalg.yield %extracted_417 : f32
    } -> tensor<4x8xf32>
    %expanded_270 = tensor.expand_shape %1034 [[0], [1, 2]] output_shape [4, 8, 1] : tensor<4x8xf32> into tensor<4x8x1xf32>
    %collapsed_271 = tensor.collapse_shape %expanded_267 [[0, 1, 2]] : tensor<1x1x16xf32> into tensor<16xf32>
    %1035 = tensor.empty() : tensor<4x8x1xf32>
    %1036 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_270, %659 : tensor<4x8x1xf32>, tensor<4x8x1xf32>) outs(%1035 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.mulf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8x1xf32>
    %1037 = tensor.empty() : tensor<4x8x16xf32>
    %1038 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1020 : tensor<4x8x16xf32>) outs(%1037 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1454 = arith.negf %in : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8x16xf32>
    %cst_272 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_273 = arith.constant 0.000000e+00 : f32
    %1039 = tensor.empty() : tensor<4x8xf32>
    %1040 = linalg.fill ins(%cst_273 : f32) outs(%1039 : tensor<4x8xf32>) -> tensor<4x8xf32>
    %1041 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%1038 : tensor<4x8x16xf32>) outs(%1040 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %from_elements = tensor.from_elements %in : tensor<f32>
      %from_elements_414 = tensor.from_elements %out : tensor<f32>
      %extracted = tensor.extract %from_elements_414[] : tensor<f32>
      %extracted_415 = tensor.extract %from_elements[] : tensor<f32>
      %1454 = arith.addf %extracted, %extracted_415 : f32
      %from_elements_416 = tensor.from_elements %1454 : tensor<f32>
      %extracted_417 = tensor.extract %from_elements_416[] : tensor<f32>
      linalg.yield %extracted_417 : f32
    } -> tensor<4x8xf32>
    %expanded_274 = tensor.expand_shape %1041 [[0], [1, 2]] output_shape [4, 8, 1] : tensor<4x8xf32> into tensor<4x8x1xf32>
    %1042 = tensor.empty() : tensor<4x8x16xf32>
    %1043 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%963, %1020 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%1042 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.addf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8x16xf32>
    %collapsed_275 = tensor.collapse_shape %1036 [[0], [1, 2]] : tensor<4x8x1xf32> into tensor<4x8xf32>
    %collapsed_276 = tensor.collapse_shape %expanded_274 [[0], [1, 2]] : tensor<4x8x1xf32> into tensor<4x8xf32>
    %1044 = tensor.empty() : tensor<4x8xf32>
    %1045 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%collapsed_275, %643 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%1044 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.mulf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8xf32>
    %1046 = tensor.empty() : tensor<4x8xf32>
    %1047 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%1045 : tensor<4x8xf32>) outs(%1046 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1454 = arith.negf %in : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8xf32>
    %1048 = tensor.empty() : tensor<4x8xf32>
    %1049 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%1047, %617 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%1048 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.mulf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8xf32>
    %1050 = tensor.empty() : tensor<4x8xf32>
    %1051 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%collapsed_276, %1049 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%1050 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.addf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8xf32>
    %cst_277 = arith.constant dense<1.600000e+01> : tensor<f32>
    %1052 = tensor.empty() : tensor<4x8xf32>
    %1053 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_277 : tensor<f32>) outs(%1052 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8xf32>
    %1054 = tensor.empty() : tensor<4x8xf32>
    %1055 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%1045, %1053 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%1054 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.divf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8xf32>
    %1056 = tensor.empty() : tensor<4x8x16xf32>
    %1057 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1055 : tensor<4x8xf32>) outs(%1056 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x16xf32>
    %cst_278 = arith.constant dense<1.600000e+01> : tensor<f32>
    %1058 = tensor.empty() : tensor<4x8xf32>
    %1059 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_278 : tensor<f32>) outs(%1058 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8xf32>
    %1060 = tensor.empty() : tensor<4x8xf32>
    %1061 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%1051, %1059 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%1060 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.divf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8xf32>
    %1062 = tensor.empty() : tensor<4x8x16xf32>
    %1063 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1061 : tensor<4x8xf32>) outs(%1062 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x16xf32>
    %1064 = tensor.empty() : tensor<4x8x16xf32>
    %1065 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1043, %1063 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%1064 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.addf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8x16xf32>
    %1066 = tensor.empty() : tensor<4x8x16xf32>
    %1067 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1057, %597 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%1066 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.mulf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8x16xf32>
    %1068 = tensor.empty() : tensor<4x8x16xf32>
    %1069 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1065, %1067 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%1068 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.addf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8x16xf32>
    %cst_279 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_280 = arith.constant 0.000000e+00 : f32
    %1070 = tensor.empty() : tensor<16xf32>
    %1071 = linalg.fill ins(%cst_280 : f32) outs(%1070 : tensor<16xf32>) -> tensor<16xf32>
    %1072 = linalg.generic {indexing_maps = [#map36, #map37], iterator_types = ["parallel", "reduction", "reduction"]} ins(%1069 : tensor<4x8x16xf32>) outs(%1071 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %from_elements = tensor.from_elements %in : tensor<f32>
      %from_elements_414 = tensor.from_elements %out : tensor<f32>
      %extracted = tensor.extract %from_elements_414[] : tensor<f32>
      %extracted_415 = tensor.extract %from_elements[] : tensor<f32>
      %1454 = arith.addf %extracted, %extracted_415 : f32
      %from_elements_416 = tensor.from_elements %1454 : tensor<f32>
      %extracted_417 = tensor.extract %from_elements_416[] : tensor<f32>
      linalg.yield %extracted_417 : f32
    } -> tensor<16xf32>
    %expanded_281 = tensor.expand_shape %1072 [[0, 1, 2]] output_shape [1, 1, 16] : tensor<16xf32> into tensor<1x1x16xf32>
    %collapsed_282 = tensor.collapse_shape %expanded_281 [[0, 1, 2]] : tensor<1x1x16xf32> into tensor<16xf32>
    %1073 = tensor.empty() : tensor<16x16xf32>
    %cst_283 = arith.constant 0.000000e+00 : f32
    %1074 = linalg.fill ins(%cst_283 : f32) outs(%1073 : tensor<16x16xf32>) -> tensor<16x16xf32>
    %1075 = linalg.generic {indexing_maps = [#map33, #map34, #map35], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%1069, %collapsed_140 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%1074 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.mulf %in, %in_414 : f32
      %1455 = arith.addf %out, %1454 : f32
      linalg.yield %1455 : f32
    } -> tensor<16x16xf32>
    %1076 = tensor.empty() : tensor<16x16xf32>
    %1077 = linalg.generic {indexing_maps = [#map30, #map1], iterator_types = ["parallel", "parallel"]} ins(%1075 : tensor<16x16xf32>) outs(%1076 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x16xf32>
    %1078 = tensor.empty() : tensor<4x8x16xf32>
    %cst_284 = arith.constant 0.000000e+00 : f32
    %1079 = linalg.fill ins(%cst_284 : f32) outs(%1078 : tensor<4x8x16xf32>) -> tensor<4x8x16xf32>
    %1080 = linalg.generic {indexing_maps = [#map15, #map25, #map17], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%1069, %arg18 : tensor<4x8x16xf32>, tensor<16x16xf32>) outs(%1079 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.mulf %in, %in_414 : f32
      %1455 = arith.addf %out, %1454 : f32
      linalg.yield %1455 : f32
    } -> tensor<4x8x16xf32>
    %expanded_285 = tensor.expand_shape %1080 [[0], [1], [2, 3]] output_shape [4, 8, 2, 8] : tensor<4x8x16xf32> into tensor<4x8x2x8xf32>
    %1081 = tensor.empty() : tensor<4x2x8x8xf32>
    %1082 = linalg.generic {indexing_maps = [#map38, #map23], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_285 : tensor<4x8x2x8xf32>) outs(%1081 : tensor<4x2x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x2x8x8xf32>
    %1083 = tensor.empty() : tensor<4x2x8x8xf32>
    %cst_286 = arith.constant 0.000000e+00 : f32
    %1084 = linalg.fill ins(%cst_286 : f32) outs(%1083 : tensor<4x2x8x8xf32>) -> tensor<4x2x8x8xf32>
    %1085 = linalg.generic {indexing_maps = [#map39, #map19, #map20], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%1082, %expanded_119 : tensor<4x2x8x8xf32>, tensor<4x8x2x8xf32>) outs(%1084 : tensor<4x2x8x8xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.mulf %in, %in_414 : f32
      %1455 = arith.addf %out, %1454 : f32
      linalg.yield %1455 : f32
    } -> tensor<4x2x8x8xf32>
    %1086 = tensor.empty() : tensor<4x2x8x8xf32>
    %cst_287 = arith.constant 0.000000e+00 : f32
    %1087 = linalg.fill ins(%cst_287 : f32) outs(%1086 : tensor<4x2x8x8xf32>) -> tensor<4x2x8x8xf32>
    %1088 = linalg.generic {indexing_maps = [#map40, #map41, #map20], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%1082, %571 : tensor<4x2x8x8xf32>, tensor<4x2x8x8xf32>) outs(%1087 : tensor<4x2x8x8xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.mulf %in, %in_414 : f32
      %1455 = arith.addf %out, %1454 : f32
      linalg.yield %1455 : f32
    } -> tensor<4x2x8x8xf32>
    %1089 = tensor.empty() : tensor<4x8x2x8xf32>
    %1090 = linalg.generic {indexing_maps = [#map29, #map23], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1088 : tensor<4x2x8x8xf32>) outs(%1089 : tensor<4x8x2x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x2x8xf32>
    %1091 = tensor.empty() : tensor<4x2x8x8xf32>
    %1092 = linalg.generic {indexing_maps = [#map26, #map23], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%577 : tensor<4x2x8x1xf32>) outs(%1091 : tensor<4x2x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x2x8x8xf32>
    %1093 = tensor.empty() : tensor<4x2x8x8xf32>
    %1094 = linalg.generic {indexing_maps = [#map23, #map23, #map23], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1085, %1092 : tensor<4x2x8x8xf32>, tensor<4x2x8x8xf32>) outs(%1093 : tensor<4x2x8x8xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.mulf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x2x8x8xf32>
    %1095 = tensor.empty() : tensor<4x2x8x8xf32>
    %1096 = linalg.generic {indexing_maps = [#map23, #map23, #map23], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1094, %562 : tensor<4x2x8x8xf32>, tensor<4x2x8x8xf32>) outs(%1095 : tensor<4x2x8x8xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.mulf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x2x8x8xf32>
    %cst_288 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_289 = arith.constant 0.000000e+00 : f32
    %1097 = tensor.empty() : tensor<4x2x8xf32>
    %1098 = linalg.fill ins(%cst_289 : f32) outs(%1097 : tensor<4x2x8xf32>) -> tensor<4x2x8xf32>
    %1099 = linalg.generic {indexing_maps = [#map23, #map17], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%1096 : tensor<4x2x8x8xf32>) outs(%1098 : tensor<4x2x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %from_elements = tensor.from_elements %in : tensor<f32>
      %from_elements_414 = tensor.from_elements %out : tensor<f32>
      %extracted = tensor.extract %from_elements_414[] : tensor<f32>
      %extracted_415 = tensor.extract %from_elements[] : tensor<f32>
      %1454 = arith.addf %extracted, %extracted_415 : f32
      %from_elements_416 = tensor.from_elements %1454 : tensor<f32>
      %extracted_417 = tensor.extract %from_elements_416[] : tensor<f32>
      linalg.yield %extracted_417 : f32
    } -> tensor<4x2x8xf32>
    %expanded_290 = tensor.expand_shape %1099 [[0], [1], [2, 3]] output_shape [4, 2, 8, 1] : tensor<4x2x8xf32> into tensor<4x2x8x1xf32>
    %1100 = tensor.empty() : tensor<4x2x8x1xf32>
    %1101 = linalg.generic {indexing_maps = [#map23, #map23], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_290 : tensor<4x2x8x1xf32>) outs(%1100 : tensor<4x2x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1454 = arith.negf %in : f32
      linalg.yield %1454 : f32
    } -> tensor<4x2x8x1xf32>
    %1102 = tensor.empty() : tensor<4x2x8x8xf32>
    %1103 = linalg.generic {indexing_maps = [#map26, #map23], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%567 : tensor<4x2x8x1xf32>) outs(%1102 : tensor<4x2x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x2x8x8xf32>
    %1104 = tensor.empty() : tensor<4x2x8x8xf32>
    %1105 = linalg.generic {indexing_maps = [#map23, #map23, #map23], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1085, %1103 : tensor<4x2x8x8xf32>, tensor<4x2x8x8xf32>) outs(%1104 : tensor<4x2x8x8xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.divf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x2x8x8xf32>
    %cst_291 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_292 = arith.constant 0.000000e+00 : f32
    %1106 = tensor.empty() : tensor<4x2x8xf32>
    %1107 = linalg.fill ins(%cst_292 : f32) outs(%1106 : tensor<4x2x8xf32>) -> tensor<4x2x8xf32>
    %1108 = linalg.generic {indexing_maps = [#map23, #map17], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%1101 : tensor<4x2x8x1xf32>) outs(%1107 : tensor<4x2x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %from_elements = tensor.from_elements %in : tensor<f32>
      %from_elements_414 = tensor.from_elements %out : tensor<f32>
      %extracted = tensor.extract %from_elements_414[] : tensor<f32>
      %extracted_415 = tensor.extract %from_elements[] : tensor<f32>
      %1454 = arith.addf %extracted, %extracted_415 : f32
      %from_elements_416 = tensor.from_elements %1454 : tensor<f32>
      %extracted_417 = tensor.extract %from_elements_416[] : tensor<f32>
      linalg.yield %extracted_417 : f32
    } -> tensor<4x2x8xf32>
    %1109 = tensor.empty() : tensor<4x2x8x8xf32>
    %1110 = linalg.generic {indexing_maps = [#map17, #map23], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1108 : tensor<4x2x8xf32>) outs(%1109 : tensor<4x2x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x2x8x8xf32>
    %1111 = tensor.empty() : tensor<4x2x8x8xf32>
    %1112 = linalg.generic {indexing_maps = [#map23, #map23, #map23], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1105, %1110 : tensor<4x2x8x8xf32>, tensor<4x2x8x8xf32>) outs(%1111 : tensor<4x2x8x8xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.addf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x2x8x8xf32>
    %1113 = tensor.empty() : tensor<4x2x8x8xf32>
    %1114 = linalg.generic {indexing_maps = [#map23, #map23, #map23], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1112, %562 : tensor<4x2x8x8xf32>, tensor<4x2x8x8xf32>) outs(%1113 : tensor<4x2x8x8xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.mulf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x2x8x8xf32>
    %cst_293 = arith.constant dense<0.000000e+00> : tensor<f32>
    %1115 = tensor.empty() : tensor<4x2x8x8xf32>
    %1116 = linalg.generic {indexing_maps = [#map22, #map23], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_293 : tensor<f32>) outs(%1115 : tensor<4x2x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x2x8x8xf32>
    %1117 = tensor.empty() : tensor<4x2x8x8xf32>
    %1118 = linalg.generic {indexing_maps = [#map23, #map23, #map23, #map23], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%512, %1114, %1116 : tensor<4x2x8x8xi1>, tensor<4x2x8x8xf32>, tensor<4x2x8x8xf32>) outs(%1117 : tensor<4x2x8x8xf32>) {
    ^bb0(%in: i1, %in_414: f32, %in_415: f32, %out: f32):
      %1454 = arith.select %in, %in_414, %in_415 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x2x8x8xf32>
    %1119 = tensor.empty() : tensor<4x2x8x8xf32>
    %1120 = linalg.generic {indexing_maps = [#map22, #map23], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%494 : tensor<f32>) outs(%1119 : tensor<4x2x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x2x8x8xf32>
    %1121 = tensor.empty() : tensor<4x2x8x8xf32>
    %1122 = linalg.generic {indexing_maps = [#map23, #map23, #map23], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1118, %1120 : tensor<4x2x8x8xf32>, tensor<4x2x8x8xf32>) outs(%1121 : tensor<4x2x8x8xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.divf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x2x8x8xf32>
    %1123 = tensor.empty() : tensor<4x2x8x8xf32>
    %cst_294 = arith.constant 0.000000e+00 : f32
    %1124 = linalg.fill ins(%cst_294 : f32) outs(%1123 : tensor<4x2x8x8xf32>) -> tensor<4x2x8x8xf32>
    %1125 = linalg.generic {indexing_maps = [#map39, #map42, #map20], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%1122, %expanded_117 : tensor<4x2x8x8xf32>, tensor<4x8x2x8xf32>) outs(%1124 : tensor<4x2x8x8xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.mulf %in, %in_414 : f32
      %1455 = arith.addf %out, %1454 : f32
      linalg.yield %1455 : f32
    } -> tensor<4x2x8x8xf32>
    %1126 = tensor.empty() : tensor<4x8x2x8xf32>
    %1127 = linalg.generic {indexing_maps = [#map43, #map23], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1125 : tensor<4x2x8x8xf32>) outs(%1126 : tensor<4x8x2x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x2x8xf32>
    %1128 = tensor.empty() : tensor<4x2x8x8xf32>
    %cst_295 = arith.constant 0.000000e+00 : f32
    %1129 = linalg.fill ins(%cst_295 : f32) outs(%1128 : tensor<4x2x8x8xf32>) -> tensor<4x2x8x8xf32>
    %1130 = linalg.generic {indexing_maps = [#map40, #map42, #map20], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%1122, %expanded_118 : tensor<4x2x8x8xf32>, tensor<4x8x2x8xf32>) outs(%1129 : tensor<4x2x8x8xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.mulf %in, %in_414 : f32
      %1455 = arith.addf %out, %1454 : f32
      linalg.yield %1455 : f32
    } -> tensor<4x2x8x8xf32>
    %1131 = tensor.empty() : tensor<4x8x2x8xf32>
    %1132 = linalg.generic {indexing_maps = [#map43, #map23], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1130 : tensor<4x2x8x8xf32>) outs(%1131 : tensor<4x8x2x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x2x8xf32>
    %collapsed_296 = tensor.collapse_shape %1090 [[0], [1], [2, 3]] : tensor<4x8x2x8xf32> into tensor<4x8x16xf32>
    %collapsed_297 = tensor.collapse_shape %1127 [[0], [1], [2, 3]] : tensor<4x8x2x8xf32> into tensor<4x8x16xf32>
    %collapsed_298 = tensor.collapse_shape %1132 [[0], [1], [2, 3]] : tensor<4x8x2x8xf32> into tensor<4x8x16xf32>
    %c0_299 = arith.constant 0 : index
    %1133 = tensor.empty() : tensor<4x8x48xf32>
    %1134 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel", "parallel", "parallel"]} outs(%1133 : tensor<4x8x48xf32>) {
    ^bb0(%out: f32):
      %1454 = linalg.index 0 : index
      %1455 = linalg.index 1 : index
      %1456 = linalg.index 2 : index
      %1457 = linalg.index 2 : index
      %c2_414 = arith.constant 2 : index
      %dim = tensor.dim %collapsed_298, %c2_414 : tensor<4x8x16xf32>
      %1458 = arith.addi %c0_299, %dim : index
      %1459 = arith.cmpi ult, %1457, %1458 : index
      %1460 = scf.if %1459 -> (f32) {
        %1461 = arith.subi %1457, %c0_299 : index
        %extracted = tensor.extract %collapsed_298[%1454, %1455, %1461] : tensor<4x8x16xf32>
        scf.yield %extracted : f32
      } else {
        %c2_415 = arith.constant 2 : index
        %dim_416 = tensor.dim %collapsed_297, %c2_415 : tensor<4x8x16xf32>
        %1461 = arith.addi %1458, %dim_416 : index
        %1462 = arith.cmpi ult, %1457, %1461 : index
        %1463 = scf.if %1462 -> (f32) {
          %1464 = arith.subi %1457, %1458 : index
          %extracted = tensor.extract %collapsed_297[%1454, %1455, %1464] : tensor<4x8x16xf32>
          scf.yield %extracted : f32
        } else {
          %1464 = arith.subi %1457, %1461 : index
          %extracted = tensor.extract %collapsed_296[%1454, %1455, %1464] : tensor<4x8x16xf32>
          scf.yield %extracted : f32
        }
        scf.yield %1463 : f32
      }
      linalg.yield %1460 : f32
    } -> tensor<4x8x48xf32>
    %cst_300 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_301 = arith.constant 0.000000e+00 : f32
    %1135 = tensor.empty() : tensor<48xf32>
    %1136 = linalg.fill ins(%cst_301 : f32) outs(%1135 : tensor<48xf32>) -> tensor<48xf32>
    %1137 = linalg.generic {indexing_maps = [#map36, #map37], iterator_types = ["parallel", "reduction", "reduction"]} ins(%1134 : tensor<4x8x48xf32>) outs(%1136 : tensor<48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %from_elements = tensor.from_elements %in : tensor<f32>
      %from_elements_414 = tensor.from_elements %out : tensor<f32>
      %extracted = tensor.extract %from_elements_414[] : tensor<f32>
      %extracted_415 = tensor.extract %from_elements[] : tensor<f32>
      %1454 = arith.addf %extracted, %extracted_415 : f32
      %from_elements_416 = tensor.from_elements %1454 : tensor<f32>
      %extracted_417 = tensor.extract %from_elements_416[] : tensor<f32>
      linalg.yield %extracted_417 : f32
    } -> tensor<48xf32>
    %expanded_302 = tensor.expand_shape %1137 [[0, 1, 2]] output_shape [1, 1, 48] : tensor<48xf32> into tensor<1x1x48xf32>
    %collapsed_303 = tensor.collapse_shape %expanded_302 [[0, 1, 2]] : tensor<1x1x48xf32> into tensor<48xf32>
    %1138 = tensor.empty() : tensor<48x16xf32>
    %cst_304 = arith.constant 0.000000e+00 : f32
    %1139 = linalg.fill ins(%cst_304 : f32) outs(%1138 : tensor<48x16xf32>) -> tensor<48x16xf32>
    %1140 = linalg.generic {indexing_maps = [#map33, #map34, #map35], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%1134, %480 : tensor<4x8x48xf32>, tensor<4x8x16xf32>) outs(%1139 : tensor<48x16xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.mulf %in, %in_414 : f32
      %1455 = arith.addf %out, %1454 : f32
      linalg.yield %1455 : f32
    } -> tensor<48x16xf32>
    %1141 = tensor.empty() : tensor<16x48xf32>
    %1142 = linalg.generic {indexing_maps = [#map30, #map1], iterator_types = ["parallel", "parallel"]} ins(%1140 : tensor<48x16xf32>) outs(%1141 : tensor<16x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x48xf32>
    %1143 = tensor.empty() : tensor<4x8x16xf32>
    %cst_305 = arith.constant 0.000000e+00 : f32
    %1144 = linalg.fill ins(%cst_305 : f32) outs(%1143 : tensor<4x8x16xf32>) -> tensor<4x8x16xf32>
    %1145 = linalg.generic {indexing_maps = [#map15, #map25, #map17], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%1134, %arg16 : tensor<4x8x48xf32>, tensor<16x48xf32>) outs(%1144 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.mulf %in, %in_414 : f32
      %1455 = arith.addf %out, %1454 : f32
      linalg.yield %1455 : f32
    } -> tensor<4x8x16xf32>
    %cst_306 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_307 = arith.constant 0.000000e+00 : f32
    %1146 = tensor.empty() : tensor<16xf32>
    %1147 = linalg.fill ins(%cst_307 : f32) outs(%1146 : tensor<16xf32>) -> tensor<16xf32>
    %1148 = linalg.generic {indexing_maps = [#map36, #map37], iterator_types = ["parallel", "reduction", "reduction"]} ins(%1145 : tensor<4x8x16xf32>) outs(%1147 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %from_elements = tensor.from_elements %in : tensor<f32>
      %from_elements_414 = tensor.from_elements %out : tensor<f32>
      %extracted = tensor.extract %from_elements_414[] : tensor<f32>
      %extracted_415 = tensor.extract %from_elements[] : tensor<f32>
      %1454 = arith.addf %extracted, %extracted_415 : f32
      %from_elements_416 = tensor.from_elements %1454 : tensor<f32>
      %extracted_417 = tensor.extract %from_elements_416[] : tensor<f32>
      linalg.yield %extracted_417 : f32
    } -> tensor<16xf32>
    %expanded_308 = tensor.expand_shape %1148 [[0, 1, 2]] output_shape [1, 1, 16] : tensor<16xf32> into tensor<1x1x16xf32>
    %collapsed_309 = tensor.collapse_shape %expanded_308 [[0, 1, 2]] : tensor<1x1x16xf32> into tensor<16xf32>
    %1149 = tensor.empty() : tensor<4x8x16xf32>
    %1150 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%456, %1145 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%1149 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.mulf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8x16xf32>
    %1151 = tensor.empty() : tensor<4x8x16xf32>
    %1152 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1145, %474 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%1151 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.mulf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8x16xf32>
    %1153 = tensor.empty() : tensor<4x8x16xf32>
    %1154 = linalg.generic {indexing_maps = [#map14, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%462 : tensor<4x8x1xf32>) outs(%1153 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x16xf32>
    %1155 = tensor.empty() : tensor<4x8x16xf32>
    %1156 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1154, %1150 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%1155 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.mulf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8x16xf32>
    %cst_310 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_311 = arith.constant 0.000000e+00 : f32
    %1157 = tensor.empty() : tensor<16xf32>
    %1158 = linalg.fill ins(%cst_311 : f32) outs(%1157 : tensor<16xf32>) -> tensor<16xf32>
    %1159 = linalg.generic {indexing_maps = [#map36, #map37], iterator_types = ["parallel", "reduction", "reduction"]} ins(%1156 : tensor<4x8x16xf32>) outs(%1158 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %from_elements = tensor.from_elements %in : tensor<f32>
      %from_elements_414 = tensor.from_elements %out : tensor<f32>
      %extracted = tensor.extract %from_elements_414[] : tensor<f32>
      %extracted_415 = tensor.extract %from_elements[] : tensor<f32>
      %1454 = arith.addf %extracted, %extracted_415 : f32
      %from_elements_416 = tensor.from_elements %1454 : tensor<f32>
      %extracted_417 = tensor.extract %from_elements_416[] : tensor<f32>
      linalg.yield %extracted_417 : f32
    } -> tensor<16xf32>
    %expanded_312 = tensor.expand_shape %1159 [[0, 1, 2]] output_shape [1, 1, 16] : tensor<16xf32> into tensor<1x1x16xf32>
    %1160 = tensor.empty() : tensor<4x8x16xf32>
    %1161 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_110 : tensor<1x1x16xf32>) outs(%1160 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x16xf32>
    %1162 = tensor.empty() : tensor<4x8x16xf32>
    %1163 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1150, %1161 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%1162 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.mulf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8x16xf32>
    %cst_313 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_314 = arith.constant 0.000000e+00 : f32
    %1164 = tensor.empty() : tensor<4x8xf32>
    %1165 = linalg.fill ins(%cst_314 : f32) outs(%1164 : tensor<4x8xf32>) -> tensor<4x8xf32>
    %1166 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%1163 : tensor<4x8x16xf32>) outs(%1165 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %from_elements = tensor.from_elements %in : tensor<f32>
      %from_elements_414 = tensor.from_elements %out : tensor<f32>
      %extracted = tensor.extract %from_elements_414[] : tensor<f32>
      %extracted_415 = tensor.extract %from_elements[] : tensor<f32>
      %1454 = arith.addf %extracted, %extracted_415 : f32
      %from_elements_416 = tensor.from_elements %1454 : tensor<f32>
      %extracted_417 = tensor.extract %from_elements_416[] : tensor<f32>
      linalg.yield %extracted_417 : f32
    } -> tensor<4x8xf32>
    %expanded_315 = tensor.expand_shape %1166 [[0], [1, 2]] output_shape [4, 8, 1] : tensor<4x8xf32> into tensor<4x8x1xf32>
    %collapsed_316 = tensor.collapse_shape %expanded_312 [[0, 1, 2]] : tensor<1x1x16xf32> into tensor<16xf32>
    %1167 = tensor.empty() : tensor<4x8x1xf32>
    %1168 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_315, %468 : tensor<4x8x1xf32>, tensor<4x8x1xf32>) outs(%1167 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.mulf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8x1xf32>
    %1169 = tensor.empty() : tensor<4x8x16xf32>
    %1170 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1152 : tensor<4x8x16xf32>) outs(%1169 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1454 = arith.negf %in : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8x16xf32>
    %cst_317 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_318 = arith.constant 0.000000e+00 : f32
    %1171 = tensor.empty() : tensor<4x8xf32>
    %1172 = linalg.fill ins(%cst_318 : f32) outs(%1171 : tensor<4x8xf32>) -> tensor<4x8xf32>
    %1173 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%1170 : tensor<4x8x16xf32>) outs(%1172 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %from_elements = tensor.from_elements %in : tensor<f32>
      %from_elements_414 = tensor.from_elements %out : tensor<f32>
      %extracted = tensor.extract %from_elements_414[] : tensor<f32>
      %extracted_415 = tensor.extract %from_elements[] : tensor<f32>
      %1454 = arith.addf %extracted, %extracted_415 : f32
      %from_elements_416 = tensor.from_elements %1454 : tensor<f32>
      %extracted_417 = tensor.extract %from_elements_416[] : tensor<f32>
      linalg.yield %extracted_417 : f32
    } -> tensor<4x8xf32>
    %expanded_319 = tensor.expand_shape %1173 [[0], [1, 2]] output_shape [4, 8, 1] : tensor<4x8xf32> into tensor<4x8x1xf32>
    %1174 = tensor.empty() : tensor<4x8x16xf32>
    %1175 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1069, %1152 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%1174 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.addf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8x16xf32>
    %collapsed_320 = tensor.collapse_shape %1168 [[0], [1, 2]] : tensor<4x8x1xf32> into tensor<4x8xf32>
    %collapsed_321 = tensor.collapse_shape %expanded_319 [[0], [1, 2]] : tensor<4x8x1xf32> into tensor<4x8xf32>
    %1176 = tensor.empty() : tensor<4x8xf32>
    %1177 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%collapsed_320, %452 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%1176 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.mulf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8xf32>
    %1178 = tensor.empty() : tensor<4x8xf32>
    %1179 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%1177 : tensor<4x8xf32>) outs(%1178 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1454 = arith.negf %in : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8xf32>
    %1180 = tensor.empty() : tensor<4x8xf32>
    %1181 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%1179, %426 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%1180 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.mulf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8xf32>
    %1182 = tensor.empty() : tensor<4x8xf32>
    %1183 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%collapsed_321, %1181 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%1182 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.addf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8xf32>
    %cst_322 = arith.constant dense<1.600000e+01> : tensor<f32>
    %1184 = tensor.empty() : tensor<4x8xf32>
    %1185 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_322 : tensor<f32>) outs(%1184 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8xf32>
    %1186 = tensor.empty() : tensor<4x8xf32>
    %1187 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%1177, %1185 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%1186 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.divf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8xf32>
    %1188 = tensor.empty() : tensor<4x8x16xf32>
    %1189 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1187 : tensor<4x8xf32>) outs(%1188 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x16xf32>
    %cst_323 = arith.constant dense<1.600000e+01> : tensor<f32>
    %1190 = tensor.empty() : tensor<4x8xf32>
    %1191 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_323 : tensor<f32>) outs(%1190 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8xf32>
    %1192 = tensor.empty() : tensor<4x8xf32>
    %1193 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%1183, %1191 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%1192 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.divf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8xf32>
    %1194 = tensor.empty() : tensor<4x8x16xf32>
    %1195 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1193 : tensor<4x8xf32>) outs(%1194 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x16xf32>
    %1196 = tensor.empty() : tensor<4x8x16xf32>
    %1197 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1175, %1195 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%1196 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.addf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8x16xf32>
    %1198 = tensor.empty() : tensor<4x8x16xf32>
    %1199 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1189, %406 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%1198 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.mulf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8x16xf32>
    %1200 = tensor.empty() : tensor<4x8x16xf32>
    %1201 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1197, %1199 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%1200 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.addf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8x16xf32>
    %cst_324 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_325 = arith.constant 0.000000e+00 : f32
    %1202 = tensor.empty() : tensor<16xf32>
    %1203 = linalg.fill ins(%cst_325 : f32) outs(%1202 : tensor<16xf32>) -> tensor<16xf32>
    %1204 = linalg.generic {indexing_maps = [#map36, #map37], iterator_types = ["parallel", "reduction", "reduction"]} ins(%1201 : tensor<4x8x16xf32>) outs(%1203 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %from_elements = tensor.from_elements %in : tensor<f32>
      %from_elements_414 = tensor.from_elements %out : tensor<f32>
      %extracted = tensor.extract %from_elements_414[] : tensor<f32>
      %extracted_415 = tensor.extract %from_elements[] : tensor<f32>
      %1454 = arith.addf %extracted, %extracted_415 : f32
      %from_elements_416 = tensor.from_elements %1454 : tensor<f32>
      %extracted_417 = tensor.extract %from_elements_416[] : tensor<f32>
      linalg.yield %extracted_417 : f32
    } -> tensor<16xf32>
    %expanded_326 = tensor.expand_shape %1204 [[0, 1, 2]] output_shape [1, 1, 16] : tensor<16xf32> into tensor<1x1x16xf32>
    %collapsed_327 = tensor.collapse_shape %expanded_326 [[0, 1, 2]] : tensor<1x1x16xf32> into tensor<16xf32>
    %1205 = tensor.empty() : tensor<16x64xf32>
    %cst_328 = arith.constant 0.000000e+00 : f32
    %1206 = linalg.fill ins(%cst_328 : f32) outs(%1205 : tensor<16x64xf32>) -> tensor<16x64xf32>
    %1207 = linalg.generic {indexing_maps = [#map33, #map34, #map35], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%1201, %391 : tensor<4x8x16xf32>, tensor<4x8x64xf32>) outs(%1206 : tensor<16x64xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.mulf %in, %in_414 : f32
      %1455 = arith.addf %out, %1454 : f32
      linalg.yield %1455 : f32
    } -> tensor<16x64xf32>
    %1208 = tensor.empty() : tensor<64x16xf32>
    %1209 = linalg.generic {indexing_maps = [#map30, #map1], iterator_types = ["parallel", "parallel"]} ins(%1207 : tensor<16x64xf32>) outs(%1208 : tensor<64x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<64x16xf32>
    %1210 = tensor.empty() : tensor<4x8x64xf32>
    %cst_329 = arith.constant 0.000000e+00 : f32
    %1211 = linalg.fill ins(%cst_329 : f32) outs(%1210 : tensor<4x8x64xf32>) -> tensor<4x8x64xf32>
    %1212 = linalg.generic {indexing_maps = [#map15, #map25, #map17], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%1201, %arg12 : tensor<4x8x16xf32>, tensor<64x16xf32>) outs(%1211 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.mulf %in, %in_414 : f32
      %1455 = arith.addf %out, %1454 : f32
      linalg.yield %1455 : f32
    } -> tensor<4x8x64xf32>
    %1213 = tensor.empty() : tensor<4x8x64xf32>
    %1214 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%355, %1212 : tensor<4x8x64xf32>, tensor<4x8x64xf32>) outs(%1213 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.mulf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8x64xf32>
    %1215 = tensor.empty() : tensor<4x8x64xf32>
    %1216 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1212, %389 : tensor<4x8x64xf32>, tensor<4x8x64xf32>) outs(%1215 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.mulf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8x64xf32>
    %cst_330 = arith.constant dense<5.000000e-01> : tensor<f32>
    %1217 = tensor.empty() : tensor<4x8x64xf32>
    %1218 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_330 : tensor<f32>) outs(%1217 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x64xf32>
    %1219 = tensor.empty() : tensor<4x8x64xf32>
    %1220 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1218, %1214 : tensor<4x8x64xf32>, tensor<4x8x64xf32>) outs(%1219 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.mulf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8x64xf32>
    %1221 = tensor.empty() : tensor<4x8x64xf32>
    %1222 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1220, %381 : tensor<4x8x64xf32>, tensor<4x8x64xf32>) outs(%1221 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.mulf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8x64xf32>
    %1223 = tensor.empty() : tensor<4x8x64xf32>
    %1224 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1222, %377 : tensor<4x8x64xf32>, tensor<4x8x64xf32>) outs(%1223 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.mulf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8x64xf32>
    %1225 = tensor.empty() : tensor<4x8x64xf32>
    %1226 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1222, %1224 : tensor<4x8x64xf32>, tensor<4x8x64xf32>) outs(%1225 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.addf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8x64xf32>
    %cst_331 = arith.constant dense<0.797884583> : tensor<f32>
    %1227 = tensor.empty() : tensor<4x8x64xf32>
    %1228 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_331 : tensor<f32>) outs(%1227 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x64xf32>
    %1229 = tensor.empty() : tensor<4x8x64xf32>
    %1230 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1228, %1226 : tensor<4x8x64xf32>, tensor<4x8x64xf32>) outs(%1229 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.mulf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8x64xf32>
    %1231 = tensor.empty() : tensor<4x8x64xf32>
    %1232 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1216, %1230 : tensor<4x8x64xf32>, tensor<4x8x64xf32>) outs(%1231 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.addf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8x64xf32>
    %cst_332 = arith.constant dense<4.471500e-02> : tensor<f32>
    %1233 = tensor.empty() : tensor<4x8x64xf32>
    %1234 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_332 : tensor<f32>) outs(%1233 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x64xf32>
    %1235 = tensor.empty() : tensor<4x8x64xf32>
    %1236 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1234, %1230 : tensor<4x8x64xf32>, tensor<4x8x64xf32>) outs(%1235 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.mulf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8x64xf32>
    %1237 = tensor.empty() : tensor<4x8x64xf32>
    %1238 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1236, %365 : tensor<4x8x64xf32>, tensor<4x8x64xf32>) outs(%1237 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.mulf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8x64xf32>
    %1239 = tensor.empty() : tensor<4x8x64xf32>
    %1240 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1232, %1238 : tensor<4x8x64xf32>, tensor<4x8x64xf32>) outs(%1239 : tensor<4x8x64xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.addf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8x64xf32>
    %cst_333 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_334 = arith.constant 0.000000e+00 : f32
    %1241 = tensor.empty() : tensor<64xf32>
    %1242 = linalg.fill ins(%cst_334 : f32) outs(%1241 : tensor<64xf32>) -> tensor<64xf32>
    %1243 = linalg.generic {indexing_maps = [#map36, #map37], iterator_types = ["parallel", "reduction", "reduction"]} ins(%1240 : tensor<4x8x64xf32>) outs(%1242 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %from_elements = tensor.from_elements %in : tensor<f32>
      %from_elements_414 = tensor.from_elements %out : tensor<f32>
      %extracted = tensor.extract %from_elements_414[] : tensor<f32>
      %extracted_415 = tensor.extract %from_elements[] : tensor<f32>
      %1454 = arith.addf %extracted, %extracted_415 : f32
      %from_elements_416 = tensor.from_elements %1454 : tensor<f32>
      %extracted_417 = tensor.extract %from_elements_416[] : tensor<f32>
      linalg.yield %extracted_417 : f32
    } -> tensor<64xf32>
    %expanded_335 = tensor.expand_shape %1243 [[0, 1, 2]] output_shape [1, 1, 64] : tensor<64xf32> into tensor<1x1x64xf32>
    %collapsed_336 = tensor.collapse_shape %expanded_335 [[0, 1, 2]] : tensor<1x1x64xf32> into tensor<64xf32>
    %1244 = tensor.empty() : tensor<64x16xf32>
    %cst_337 = arith.constant 0.000000e+00 : f32
    %1245 = linalg.fill ins(%cst_337 : f32) outs(%1244 : tensor<64x16xf32>) -> tensor<64x16xf32>
    %1246 = linalg.generic {indexing_maps = [#map33, #map34, #map35], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%1240, %348 : tensor<4x8x64xf32>, tensor<4x8x16xf32>) outs(%1245 : tensor<64x16xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.mulf %in, %in_414 : f32
      %1455 = arith.addf %out, %1454 : f32
      linalg.yield %1455 : f32
    } -> tensor<64x16xf32>
    %1247 = tensor.empty() : tensor<16x64xf32>
    %1248 = linalg.generic {indexing_maps = [#map30, #map1], iterator_types = ["parallel", "parallel"]} ins(%1246 : tensor<64x16xf32>) outs(%1247 : tensor<16x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x64xf32>
    %1249 = tensor.empty() : tensor<4x8x16xf32>
    %cst_338 = arith.constant 0.000000e+00 : f32
    %1250 = linalg.fill ins(%cst_338 : f32) outs(%1249 : tensor<4x8x16xf32>) -> tensor<4x8x16xf32>
    %1251 = linalg.generic {indexing_maps = [#map15, #map25, #map17], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%1240, %arg10 : tensor<4x8x64xf32>, tensor<16x64xf32>) outs(%1250 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.mulf %in, %in_414 : f32
      %1455 = arith.addf %out, %1454 : f32
      linalg.yield %1455 : f32
    } -> tensor<4x8x16xf32>
    %cst_339 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_340 = arith.constant 0.000000e+00 : f32
    %1252 = tensor.empty() : tensor<16xf32>
    %1253 = linalg.fill ins(%cst_340 : f32) outs(%1252 : tensor<16xf32>) -> tensor<16xf32>
    %1254 = linalg.generic {indexing_maps = [#map36, #map37], iterator_types = ["parallel", "reduction", "reduction"]} ins(%1251 : tensor<4x8x16xf32>) outs(%1253 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %from_elements = tensor.from_elements %in : tensor<f32>
      %from_elements_414 = tensor.from_elements %out : tensor<f32>
      %extracted = tensor.extract %from_elements_414[] : tensor<f32>
      %extracted_415 = tensor.extract %from_elements[] : tensor<f32>
      %1454 = arith.addf %extracted, %extracted_415 : f32
      %from_elements_416 = tensor.from_elements %1454 : tensor<f32>
      %extracted_417 = tensor.extract %from_elements_416[] : tensor<f32>
      linalg.yield %extracted_417 : f32
    } -> tensor<16xf32>
    %expanded_341 = tensor.expand_shape %1254 [[0, 1, 2]] output_shape [1, 1, 16] : tensor<16xf32> into tensor<1x1x16xf32>
    %collapsed_342 = tensor.collapse_shape %expanded_341 [[0, 1, 2]] : tensor<1x1x16xf32> into tensor<16xf32>
    %1255 = tensor.empty() : tensor<4x8x16xf32>
    %1256 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%324, %1251 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%1255 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.mulf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8x16xf32>
    %1257 = tensor.empty() : tensor<4x8x16xf32>
    %1258 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1251, %342 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%1257 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.mulf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8x16xf32>
    %1259 = tensor.empty() : tensor<4x8x16xf32>
    %1260 = linalg.generic {indexing_maps = [#map14, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%330 : tensor<4x8x1xf32>) outs(%1259 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x16xf32>
    %1261 = tensor.empty() : tensor<4x8x16xf32>
    %1262 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1260, %1256 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%1261 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.mulf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8x16xf32>
    %cst_343 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_344 = arith.constant 0.000000e+00 : f32
    %1263 = tensor.empty() : tensor<16xf32>
    %1264 = linalg.fill ins(%cst_344 : f32) outs(%1263 : tensor<16xf32>) -> tensor<16xf32>
    %1265 = linalg.generic {indexing_maps = [#map36, #map37], iterator_types = ["parallel", "reduction", "reduction"]} ins(%1262 : tensor<4x8x16xf32>) outs(%1264 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %from_elements = tensor.from_elements %in : tensor<f32>
      %from_elements_414 = tensor.from_elements %out : tensor<f32>
      %extracted = tensor.extract %from_elements_414[] : tensor<f32>
      %extracted_415 = tensor.extract %from_elements[] : tensor<f32>
      %1454 = arith.addf %extracted, %extracted_415 : f32
      %from_elements_416 = tensor.from_elements %1454 : tensor<f32>
      %extracted_417 = tensor.extract %from_elements_416[] : tensor<f32>
      linalg.yield %extracted_417 : f32
    } -> tensor<16xf32>
    %expanded_345 = tensor.expand_shape %1265 [[0, 1, 2]] output_shape [1, 1, 16] : tensor<16xf32> into tensor<1x1x16xf32>
    %1266 = tensor.empty() : tensor<4x8x16xf32>
    %1267 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_80 : tensor<1x1x16xf32>) outs(%1266 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x16xf32>
    %1268 = tensor.empty() : tensor<4x8x16xf32>
    %1269 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1256, %1267 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%1268 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.mulf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8x16xf32>
    %cst_346 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_347 = arith.constant 0.000000e+00 : f32
    %1270 = tensor.empty() : tensor<4x8xf32>
    %1271 = linalg.fill ins(%cst_347 : f32) outs(%1270 : tensor<4x8xf32>) -> tensor<4x8xf32>
    %1272 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%1269 : tensor<4x8x16xf32>) outs(%1271 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %from_elements = tensor.from_elements %in : tensor<f32>
      %from_elements_414 = tensor.from_elements %out : tensor<f32>
      %extracted = tensor.extract %from_elements_414[] : tensor<f32>
      %extracted_415 = tensor.extract %from_elements[] : tensor<f32>
      %1454 = arith.addf %extracted, %extracted_415 : f32
      %from_elements_416 = tensor.from_elements %1454 : tensor<f32>
      %extracted_417 = tensor.extract %from_elements_416[] : tensor<f32>
      linalg.yield %extracted_417 : f32
    } -> tensor<4x8xf32>
    %expanded_348 = tensor.expand_shape %1272 [[0], [1, 2]] output_shape [4, 8, 1] : tensor<4x8xf32> into tensor<4x8x1xf32>
    %collapsed_349 = tensor.collapse_shape %expanded_345 [[0, 1, 2]] : tensor<1x1x16xf32> into tensor<16xf32>
    %1273 = tensor.empty() : tensor<4x8x1xf32>
    %1274 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_348, %336 : tensor<4x8x1xf32>, tensor<4x8x1xf32>) outs(%1273 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.mulf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8x1xf32>
    %1275 = tensor.empty() : tensor<4x8x16xf32>
    %1276 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1258 : tensor<4x8x16xf32>) outs(%1275 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1454 = arith.negf %in : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8x16xf32>
    %cst_350 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_351 = arith.constant 0.000000e+00 : f32
    %1277 = tensor.empty() : tensor<4x8xf32>
    %1278 = linalg.fill ins(%cst_351 : f32) outs(%1277 : tensor<4x8xf32>) -> tensor<4x8xf32>
    %1279 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%1276 : tensor<4x8x16xf32>) outs(%1278 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %from_elements = tensor.from_elements %in : tensor<f32>
      %from_elements_414 = tensor.from_elements %out : tensor<f32>
      %extracted = tensor.extract %from_elements_414[] : tensor<f32>
      %extracted_415 = tensor.extract %from_elements[] : tensor<f32>
      %1454 = arith.addf %extracted, %extracted_415 : f32
      %from_elements_416 = tensor.from_elements %1454 : tensor<f32>
      %extracted_417 = tensor.extract %from_elements_416[] : tensor<f32>
      linalg.yield %extracted_417 : f32
    } -> tensor<4x8xf32>
    %expanded_352 = tensor.expand_shape %1279 [[0], [1, 2]] output_shape [4, 8, 1] : tensor<4x8xf32> into tensor<4x8x1xf32>
    %1280 = tensor.empty() : tensor<4x8x16xf32>
    %1281 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1201, %1258 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%1280 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.addf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8x16xf32>
    %collapsed_353 = tensor.collapse_shape %1274 [[0], [1, 2]] : tensor<4x8x1xf32> into tensor<4x8xf32>
    %collapsed_354 = tensor.collapse_shape %expanded_352 [[0], [1, 2]] : tensor<4x8x1xf32> into tensor<4x8xf32>
    %1282 = tensor.empty() : tensor<4x8xf32>
    %1283 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%collapsed_353, %320 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%1282 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.mulf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8xf32>
    %1284 = tensor.empty() : tensor<4x8xf32>
    %1285 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%1283 : tensor<4x8xf32>) outs(%1284 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1454 = arith.negf %in : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8xf32>
    %1286 = tensor.empty() : tensor<4x8xf32>
    %1287 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%1285, %294 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%1286 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.mulf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8xf32>
    %1288 = tensor.empty() : tensor<4x8xf32>
    %1289 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%collapsed_354, %1287 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%1288 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.addf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8xf32>
    %cst_355 = arith.constant dense<1.600000e+01> : tensor<f32>
    %1290 = tensor.empty() : tensor<4x8xf32>
    %1291 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_355 : tensor<f32>) outs(%1290 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8xf32>
    %1292 = tensor.empty() : tensor<4x8xf32>
    %1293 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%1283, %1291 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%1292 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.divf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8xf32>
    %1294 = tensor.empty() : tensor<4x8x16xf32>
    %1295 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1293 : tensor<4x8xf32>) outs(%1294 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x16xf32>
    %cst_356 = arith.constant dense<1.600000e+01> : tensor<f32>
    %1296 = tensor.empty() : tensor<4x8xf32>
    %1297 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_356 : tensor<f32>) outs(%1296 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8xf32>
    %1298 = tensor.empty() : tensor<4x8xf32>
    %1299 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%1289, %1297 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%1298 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.divf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8xf32>
    %1300 = tensor.empty() : tensor<4x8x16xf32>
    %1301 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1299 : tensor<4x8xf32>) outs(%1300 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x16xf32>
    %1302 = tensor.empty() : tensor<4x8x16xf32>
    %1303 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1281, %1301 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%1302 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.addf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8x16xf32>
    %1304 = tensor.empty() : tensor<4x8x16xf32>
    %1305 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1295, %274 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%1304 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.mulf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8x16xf32>
    %1306 = tensor.empty() : tensor<4x8x16xf32>
    %1307 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1303, %1305 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%1306 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.addf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8x16xf32>
    %cst_357 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_358 = arith.constant 0.000000e+00 : f32
    %1308 = tensor.empty() : tensor<16xf32>
    %1309 = linalg.fill ins(%cst_358 : f32) outs(%1308 : tensor<16xf32>) -> tensor<16xf32>
    %1310 = linalg.generic {indexing_maps = [#map36, #map37], iterator_types = ["parallel", "reduction", "reduction"]} ins(%1307 : tensor<4x8x16xf32>) outs(%1309 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %from_elements = tensor.from_elements %in : tensor<f32>
      %from_elements_414 = tensor.from_elements %out : tensor<f32>
      %extracted = tensor.extract %from_elements_414[] : tensor<f32>
      %extracted_415 = tensor.extract %from_elements[] : tensor<f32>
      %1454 = arith.addf %extracted, %extracted_415 : f32
      %from_elements_416 = tensor.from_elements %1454 : tensor<f32>
      %extracted_417 = tensor.extract %from_elements_416[] : tensor<f32>
      linalg.yield %extracted_417 : f32
    } -> tensor<16xf32>
    %expanded_359 = tensor.expand_shape %1310 [[0, 1, 2]] output_shape [1, 1, 16] : tensor<16xf32> into tensor<1x1x16xf32>
    %collapsed_360 = tensor.collapse_shape %expanded_359 [[0, 1, 2]] : tensor<1x1x16xf32> into tensor<16xf32>
    %1311 = tensor.empty() : tensor<16x16xf32>
    %cst_361 = arith.constant 0.000000e+00 : f32
    %1312 = linalg.fill ins(%cst_361 : f32) outs(%1311 : tensor<16x16xf32>) -> tensor<16x16xf32>
    %1313 = linalg.generic {indexing_maps = [#map33, #map34, #map35], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%1307, %collapsed : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%1312 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.mulf %in, %in_414 : f32
      %1455 = arith.addf %out, %1454 : f32
      linalg.yield %1455 : f32
    } -> tensor<16x16xf32>
    %1314 = tensor.empty() : tensor<16x16xf32>
    %1315 = linalg.generic {indexing_maps = [#map30, #map1], iterator_types = ["parallel", "parallel"]} ins(%1313 : tensor<16x16xf32>) outs(%1314 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x16xf32>
    %1316 = tensor.empty() : tensor<4x8x16xf32>
    %cst_362 = arith.constant 0.000000e+00 : f32
    %1317 = linalg.fill ins(%cst_362 : f32) outs(%1316 : tensor<4x8x16xf32>) -> tensor<4x8x16xf32>
    %1318 = linalg.generic {indexing_maps = [#map15, #map25, #map17], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%1307, %arg6 : tensor<4x8x16xf32>, tensor<16x16xf32>) outs(%1317 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.mulf %in, %in_414 : f32
      %1455 = arith.addf %out, %1454 : f32
      linalg.yield %1455 : f32
    } -> tensor<4x8x16xf32>
    %expanded_363 = tensor.expand_shape %1318 [[0], [1], [2, 3]] output_shape [4, 8, 2, 8] : tensor<4x8x16xf32> into tensor<4x8x2x8xf32>
    %1319 = tensor.empty() : tensor<4x2x8x8xf32>
    %1320 = linalg.generic {indexing_maps = [#map38, #map23], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_363 : tensor<4x8x2x8xf32>) outs(%1319 : tensor<4x2x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x2x8x8xf32>
    %1321 = tensor.empty() : tensor<4x2x8x8xf32>
    %cst_364 = arith.constant 0.000000e+00 : f32
    %1322 = linalg.fill ins(%cst_364 : f32) outs(%1321 : tensor<4x2x8x8xf32>) -> tensor<4x2x8x8xf32>
    %1323 = linalg.generic {indexing_maps = [#map39, #map19, #map20], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%1320, %expanded_39 : tensor<4x2x8x8xf32>, tensor<4x8x2x8xf32>) outs(%1322 : tensor<4x2x8x8xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.mulf %in, %in_414 : f32
      %1455 = arith.addf %out, %1454 : f32
      linalg.yield %1455 : f32
    } -> tensor<4x2x8x8xf32>
    %1324 = tensor.empty() : tensor<4x2x8x8xf32>
    %cst_365 = arith.constant 0.000000e+00 : f32
    %1325 = linalg.fill ins(%cst_365 : f32) outs(%1324 : tensor<4x2x8x8xf32>) -> tensor<4x2x8x8xf32>
    %1326 = linalg.generic {indexing_maps = [#map40, #map41, #map20], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%1320, %248 : tensor<4x2x8x8xf32>, tensor<4x2x8x8xf32>) outs(%1325 : tensor<4x2x8x8xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.mulf %in, %in_414 : f32
      %1455 = arith.addf %out, %1454 : f32
      linalg.yield %1455 : f32
    } -> tensor<4x2x8x8xf32>
    %1327 = tensor.empty() : tensor<4x8x2x8xf32>
    %1328 = linalg.generic {indexing_maps = [#map29, #map23], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1326 : tensor<4x2x8x8xf32>) outs(%1327 : tensor<4x8x2x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x2x8xf32>
    %1329 = tensor.empty() : tensor<4x2x8x8xf32>
    %1330 = linalg.generic {indexing_maps = [#map26, #map23], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%254 : tensor<4x2x8x1xf32>) outs(%1329 : tensor<4x2x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x2x8x8xf32>
    %1331 = tensor.empty() : tensor<4x2x8x8xf32>
    %1332 = linalg.generic {indexing_maps = [#map23, #map23, #map23], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1323, %1330 : tensor<4x2x8x8xf32>, tensor<4x2x8x8xf32>) outs(%1331 : tensor<4x2x8x8xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.mulf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x2x8x8xf32>
    %1333 = tensor.empty() : tensor<4x2x8x8xf32>
    %1334 = linalg.generic {indexing_maps = [#map23, #map23, #map23], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1332, %239 : tensor<4x2x8x8xf32>, tensor<4x2x8x8xf32>) outs(%1333 : tensor<4x2x8x8xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.mulf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x2x8x8xf32>
    %cst_366 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_367 = arith.constant 0.000000e+00 : f32
    %1335 = tensor.empty() : tensor<4x2x8xf32>
    %1336 = linalg.fill ins(%cst_367 : f32) outs(%1335 : tensor<4x2x8xf32>) -> tensor<4x2x8xf32>
    %1337 = linalg.generic {indexing_maps = [#map23, #map17], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%1334 : tensor<4x2x8x8xf32>) outs(%1336 : tensor<4x2x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %from_elements = tensor.from_elements %in : tensor<f32>
      %from_elements_414 = tensor.from_elements %out : tensor<f32>
      %extracted = tensor.extract %from_elements_414[] : tensor<f32>
      %extracted_415 = tensor.extract %from_elements[] : tensor<f32>
      %1454 = arith.addf %extracted, %extracted_415 : f32
      %from_elements_416 = tensor.from_elements %1454 : tensor<f32>
      %extracted_417 = tensor.extract %from_elements_416[] : tensor<f32>
      linalg.yield %extracted_417 : f32
    } -> tensor<4x2x8xf32>
    %expanded_368 = tensor.expand_shape %1337 [[0], [1], [2, 3]] output_shape [4, 2, 8, 1] : tensor<4x2x8xf32> into tensor<4x2x8x1xf32>
    %1338 = tensor.empty() : tensor<4x2x8x1xf32>
    %1339 = linalg.generic {indexing_maps = [#map23, #map23], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_368 : tensor<4x2x8x1xf32>) outs(%1338 : tensor<4x2x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1454 = arith.negf %in : f32
      linalg.yield %1454 : f32
    } -> tensor<4x2x8x1xf32>
    %1340 = tensor.empty() : tensor<4x2x8x8xf32>
    %1341 = linalg.generic {indexing_maps = [#map26, #map23], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%244 : tensor<4x2x8x1xf32>) outs(%1340 : tensor<4x2x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x2x8x8xf32>
    %1342 = tensor.empty() : tensor<4x2x8x8xf32>
    %1343 = linalg.generic {indexing_maps = [#map23, #map23, #map23], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1323, %1341 : tensor<4x2x8x8xf32>, tensor<4x2x8x8xf32>) outs(%1342 : tensor<4x2x8x8xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.divf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x2x8x8xf32>
    %cst_369 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_370 = arith.constant 0.000000e+00 : f32
    %1344 = tensor.empty() : tensor<4x2x8xf32>
    %1345 = linalg.fill ins(%cst_370 : f32) outs(%1344 : tensor<4x2x8xf32>) -> tensor<4x2x8xf32>
    %1346 = linalg.generic {indexing_maps = [#map23, #map17], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%1339 : tensor<4x2x8x1xf32>) outs(%1345 : tensor<4x2x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %from_elements = tensor.from_elements %in : tensor<f32>
      %from_elements_414 = tensor.from_elements %out : tensor<f32>
      %extracted = tensor.extract %from_elements_414[] : tensor<f32>
      %extracted_415 = tensor.extract %from_elements[] : tensor<f32>
      %1454 = arith.addf %extracted, %extracted_415 : f32
      %from_elements_416 = tensor.from_elements %1454 : tensor<f32>
      %extracted_417 = tensor.extract %from_elements_416[] : tensor<f32>
      linalg.yield %extracted_417 : f32
    } -> tensor<4x2x8xf32>
    %1347 = tensor.empty() : tensor<4x2x8x8xf32>
    %1348 = linalg.generic {indexing_maps = [#map17, #map23], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1346 : tensor<4x2x8xf32>) outs(%1347 : tensor<4x2x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x2x8x8xf32>
    %1349 = tensor.empty() : tensor<4x2x8x8xf32>
    %1350 = linalg.generic {indexing_maps = [#map23, #map23, #map23], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1343, %1348 : tensor<4x2x8x8xf32>, tensor<4x2x8x8xf32>) outs(%1349 : tensor<4x2x8x8xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.addf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x2x8x8xf32>
    %1351 = tensor.empty() : tensor<4x2x8x8xf32>
    %1352 = linalg.generic {indexing_maps = [#map23, #map23, #map23], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1350, %239 : tensor<4x2x8x8xf32>, tensor<4x2x8x8xf32>) outs(%1351 : tensor<4x2x8x8xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.mulf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x2x8x8xf32>
    %cst_371 = arith.constant dense<0.000000e+00> : tensor<f32>
    %1353 = tensor.empty() : tensor<4x2x8x8xf32>
    %1354 = linalg.generic {indexing_maps = [#map22, #map23], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_371 : tensor<f32>) outs(%1353 : tensor<4x2x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x2x8x8xf32>
    %1355 = tensor.empty() : tensor<4x2x8x8xf32>
    %1356 = linalg.generic {indexing_maps = [#map23, #map23, #map23, #map23], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%189, %1352, %1354 : tensor<4x2x8x8xi1>, tensor<4x2x8x8xf32>, tensor<4x2x8x8xf32>) outs(%1355 : tensor<4x2x8x8xf32>) {
    ^bb0(%in: i1, %in_414: f32, %in_415: f32, %out: f32):
      %1454 = arith.select %in, %in_414, %in_415 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x2x8x8xf32>
    %1357 = tensor.empty() : tensor<4x2x8x8xf32>
    %1358 = linalg.generic {indexing_maps = [#map22, #map23], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%171 : tensor<f32>) outs(%1357 : tensor<4x2x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x2x8x8xf32>
    %1359 = tensor.empty() : tensor<4x2x8x8xf32>
    %1360 = linalg.generic {indexing_maps = [#map23, #map23, #map23], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1356, %1358 : tensor<4x2x8x8xf32>, tensor<4x2x8x8xf32>) outs(%1359 : tensor<4x2x8x8xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.divf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x2x8x8xf32>
    %1361 = tensor.empty() : tensor<4x2x8x8xf32>
    %cst_372 = arith.constant 0.000000e+00 : f32
    %1362 = linalg.fill ins(%cst_372 : f32) outs(%1361 : tensor<4x2x8x8xf32>) -> tensor<4x2x8x8xf32>
    %1363 = linalg.generic {indexing_maps = [#map39, #map42, #map20], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%1360, %expanded_37 : tensor<4x2x8x8xf32>, tensor<4x8x2x8xf32>) outs(%1362 : tensor<4x2x8x8xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.mulf %in, %in_414 : f32
      %1455 = arith.addf %out, %1454 : f32
      linalg.yield %1455 : f32
    } -> tensor<4x2x8x8xf32>
    %1364 = tensor.empty() : tensor<4x8x2x8xf32>
    %1365 = linalg.generic {indexing_maps = [#map43, #map23], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1363 : tensor<4x2x8x8xf32>) outs(%1364 : tensor<4x8x2x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x2x8xf32>
    %1366 = tensor.empty() : tensor<4x2x8x8xf32>
    %cst_373 = arith.constant 0.000000e+00 : f32
    %1367 = linalg.fill ins(%cst_373 : f32) outs(%1366 : tensor<4x2x8x8xf32>) -> tensor<4x2x8x8xf32>
    %1368 = linalg.generic {indexing_maps = [#map40, #map42, #map20], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%1360, %expanded_38 : tensor<4x2x8x8xf32>, tensor<4x8x2x8xf32>) outs(%1367 : tensor<4x2x8x8xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.mulf %in, %in_414 : f32
      %1455 = arith.addf %out, %1454 : f32
      linalg.yield %1455 : f32
    } -> tensor<4x2x8x8xf32>
    %1369 = tensor.empty() : tensor<4x8x2x8xf32>
    %1370 = linalg.generic {indexing_maps = [#map43, #map23], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1368 : tensor<4x2x8x8xf32>) outs(%1369 : tensor<4x8x2x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x2x8xf32>
    %collapsed_374 = tensor.collapse_shape %1328 [[0], [1], [2, 3]] : tensor<4x8x2x8xf32> into tensor<4x8x16xf32>
    %collapsed_375 = tensor.collapse_shape %1365 [[0], [1], [2, 3]] : tensor<4x8x2x8xf32> into tensor<4x8x16xf32>
    %collapsed_376 = tensor.collapse_shape %1370 [[0], [1], [2, 3]] : tensor<4x8x2x8xf32> into tensor<4x8x16xf32>
    %c0_377 = arith.constant 0 : index
    %1371 = tensor.empty() : tensor<4x8x48xf32>
    %1372 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel", "parallel", "parallel"]} outs(%1371 : tensor<4x8x48xf32>) {
    ^bb0(%out: f32):
      %1454 = linalg.index 0 : index
      %1455 = linalg.index 1 : index
      %1456 = linalg.index 2 : index
      %1457 = linalg.index 2 : index
      %c2_414 = arith.constant 2 : index
      %dim = tensor.dim %collapsed_376, %c2_414 : tensor<4x8x16xf32>
      %1458 = arith.addi %c0_377, %dim : index
      %1459 = arith.cmpi ult, %1457, %1458 : index
      %1460 = scf.if %1459 -> (f32) {
        %1461 = arith.subi %1457, %c0_377 : index
        %extracted = tensor.extract %collapsed_376[%1454, %1455, %1461] : tensor<4x8x16xf32>
        scf.yield %extracted : f32
      } else {
        %c2_415 = arith.constant 2 : index
        %dim_416 = tensor.dim %collapsed_375, %c2_415 : tensor<4x8x16xf32>
        %1461 = arith.addi %1458, %dim_416 : index
        %1462 = arith.cmpi ult, %1457, %1461 : index
        %1463 = scf.if %1462 -> (f32) {
          %1464 = arith.subi %1457, %1458 : index
          %extracted = tensor.extract %collapsed_375[%1454, %1455, %1464] : tensor<4x8x16xf32>
          scf.yield %extracted : f32
        } else {
          %1464 = arith.subi %1457, %1461 : index
          %extracted = tensor.extract %collapsed_374[%1454, %1455, %1464] : tensor<4x8x16xf32>
          scf.yield %extracted : f32
        }
        scf.yield %1463 : f32
      }
      linalg.yield %1460 : f32
    } -> tensor<4x8x48xf32>
    %cst_378 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_379 = arith.constant 0.000000e+00 : f32
    %1373 = tensor.empty() : tensor<48xf32>
    %1374 = linalg.fill ins(%cst_379 : f32) outs(%1373 : tensor<48xf32>) -> tensor<48xf32>
    %1375 = linalg.generic {indexing_maps = [#map36, #map37], iterator_types = ["parallel", "reduction", "reduction"]} ins(%1372 : tensor<4x8x48xf32>) outs(%1374 : tensor<48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %from_elements = tensor.from_elements %in : tensor<f32>
      %from_elements_414 = tensor.from_elements %out : tensor<f32>
      %extracted = tensor.extract %from_elements_414[] : tensor<f32>
      %extracted_415 = tensor.extract %from_elements[] : tensor<f32>
      %1454 = arith.addf %extracted, %extracted_415 : f32
      %from_elements_416 = tensor.from_elements %1454 : tensor<f32>
      %extracted_417 = tensor.extract %from_elements_416[] : tensor<f32>
      linalg.yield %extracted_417 : f32
    } -> tensor<48xf32>
    %expanded_380 = tensor.expand_shape %1375 [[0, 1, 2]] output_shape [1, 1, 48] : tensor<48xf32> into tensor<1x1x48xf32>
    %collapsed_381 = tensor.collapse_shape %expanded_380 [[0, 1, 2]] : tensor<1x1x48xf32> into tensor<48xf32>
    %1376 = tensor.empty() : tensor<48x16xf32>
    %cst_382 = arith.constant 0.000000e+00 : f32
    %1377 = linalg.fill ins(%cst_382 : f32) outs(%1376 : tensor<48x16xf32>) -> tensor<48x16xf32>
    %1378 = linalg.generic {indexing_maps = [#map33, #map34, #map35], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%1372, %157 : tensor<4x8x48xf32>, tensor<4x8x16xf32>) outs(%1377 : tensor<48x16xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.mulf %in, %in_414 : f32
      %1455 = arith.addf %out, %1454 : f32
      linalg.yield %1455 : f32
    } -> tensor<48x16xf32>
    %1379 = tensor.empty() : tensor<16x48xf32>
    %1380 = linalg.generic {indexing_maps = [#map30, #map1], iterator_types = ["parallel", "parallel"]} ins(%1378 : tensor<48x16xf32>) outs(%1379 : tensor<16x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x48xf32>
    %1381 = tensor.empty() : tensor<4x8x16xf32>
    %cst_383 = arith.constant 0.000000e+00 : f32
    %1382 = linalg.fill ins(%cst_383 : f32) outs(%1381 : tensor<4x8x16xf32>) -> tensor<4x8x16xf32>
    %1383 = linalg.generic {indexing_maps = [#map15, #map25, #map17], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%1372, %arg4 : tensor<4x8x48xf32>, tensor<16x48xf32>) outs(%1382 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.mulf %in, %in_414 : f32
      %1455 = arith.addf %out, %1454 : f32
      linalg.yield %1455 : f32
    } -> tensor<4x8x16xf32>
    %cst_384 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_385 = arith.constant 0.000000e+00 : f32
    %1384 = tensor.empty() : tensor<16xf32>
    %1385 = linalg.fill ins(%cst_385 : f32) outs(%1384 : tensor<16xf32>) -> tensor<16xf32>
    %1386 = linalg.generic {indexing_maps = [#map36, #map37], iterator_types = ["parallel", "reduction", "reduction"]} ins(%1383 : tensor<4x8x16xf32>) outs(%1385 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %from_elements = tensor.from_elements %in : tensor<f32>
      %from_elements_414 = tensor.from_elements %out : tensor<f32>
      %extracted = tensor.extract %from_elements_414[] : tensor<f32>
      %extracted_415 = tensor.extract %from_elements[] : tensor<f32>
      %1454 = arith.addf %extracted, %extracted_415 : f32
      %from_elements_416 = tensor.from_elements %1454 : tensor<f32>
      %extracted_417 = tensor.extract %from_elements_416[] : tensor<f32>
      linalg.yield %extracted_417 : f32
    } -> tensor<16xf32>
    %expanded_386 = tensor.expand_shape %1386 [[0, 1, 2]] output_shape [1, 1, 16] : tensor<16xf32> into tensor<1x1x16xf32>
    %collapsed_387 = tensor.collapse_shape %expanded_386 [[0, 1, 2]] : tensor<1x1x16xf32> into tensor<16xf32>
    %1387 = tensor.empty() : tensor<4x8x16xf32>
    %1388 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%133, %1383 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%1387 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.mulf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8x16xf32>
    %1389 = tensor.empty() : tensor<4x8x16xf32>
    %1390 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1383, %151 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%1389 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.mulf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8x16xf32>
    %1391 = tensor.empty() : tensor<4x8x16xf32>
    %1392 = linalg.generic {indexing_maps = [#map14, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%139 : tensor<4x8x1xf32>) outs(%1391 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x16xf32>
    %1393 = tensor.empty() : tensor<4x8x16xf32>
    %1394 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1392, %1388 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%1393 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.mulf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8x16xf32>
    %cst_388 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_389 = arith.constant 0.000000e+00 : f32
    %1395 = tensor.empty() : tensor<16xf32>
    %1396 = linalg.fill ins(%cst_389 : f32) outs(%1395 : tensor<16xf32>) -> tensor<16xf32>
    %1397 = linalg.generic {indexing_maps = [#map36, #map37], iterator_types = ["parallel", "reduction", "reduction"]} ins(%1394 : tensor<4x8x16xf32>) outs(%1396 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %from_elements = tensor.from_elements %in : tensor<f32>
      %from_elements_414 = tensor.from_elements %out : tensor<f32>
      %extracted = tensor.extract %from_elements_414[] : tensor<f32>
      %extracted_415 = tensor.extract %from_elements[] : tensor<f32>
      %1454 = arith.addf %extracted, %extracted_415 : f32
      %from_elements_416 = tensor.from_elements %1454 : tensor<f32>
      %extracted_417 = tensor.extract %from_elements_416[] : tensor<f32>
      linalg.yield %extracted_417 : f32
    } -> tensor<16xf32>
    %expanded_390 = tensor.expand_shape %1397 [[0, 1, 2]] output_shape [1, 1, 16] : tensor<16xf32> into tensor<1x1x16xf32>
    %1398 = tensor.empty() : tensor<4x8x16xf32>
    %1399 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_31 : tensor<1x1x16xf32>) outs(%1398 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x16xf32>
    %1400 = tensor.empty() : tensor<4x8x16xf32>
    %1401 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1388, %1399 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%1400 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.mulf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8x16xf32>
    %cst_391 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_392 = arith.constant 0.000000e+00 : f32
    %1402 = tensor.empty() : tensor<4x8xf32>
    %1403 = linalg.fill ins(%cst_392 : f32) outs(%1402 : tensor<4x8xf32>) -> tensor<4x8xf32>
    %1404 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%1401 : tensor<4x8x16xf32>) outs(%1403 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %from_elements = tensor.from_elements %in : tensor<f32>
      %from_elements_414 = tensor.from_elements %out : tensor<f32>
      %extracted = tensor.extract %from_elements_414[] : tensor<f32>
      %extracted_415 = tensor.extract %from_elements[] : tensor<f32>
      %1454 = arith.addf %extracted, %extracted_415 : f32
      %from_elements_416 = tensor.from_elements %1454 : tensor<f32>
      %extracted_417 = tensor.extract %from_elements_416[] : tensor<f32>
      linalg.yield %extracted_417 : f32
    } -> tensor<4x8xf32>
    %expanded_393 = tensor.expand_shape %1404 [[0], [1, 2]] output_shape [4, 8, 1] : tensor<4x8xf32> into tensor<4x8x1xf32>
    %collapsed_394 = tensor.collapse_shape %expanded_390 [[0, 1, 2]] : tensor<1x1x16xf32> into tensor<16xf32>
    %1405 = tensor.empty() : tensor<4x8x1xf32>
    %1406 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_393, %145 : tensor<4x8x1xf32>, tensor<4x8x1xf32>) outs(%1405 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.mulf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8x1xf32>
    %1407 = tensor.empty() : tensor<4x8x16xf32>
    %1408 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1390 : tensor<4x8x16xf32>) outs(%1407 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1454 = arith.negf %in : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8x16xf32>
    %cst_395 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_396 = arith.constant 0.000000e+00 : f32
    %1409 = tensor.empty() : tensor<4x8xf32>
    %1410 = linalg.fill ins(%cst_396 : f32) outs(%1409 : tensor<4x8xf32>) -> tensor<4x8xf32>
    %1411 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%1408 : tensor<4x8x16xf32>) outs(%1410 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %from_elements = tensor.from_elements %in : tensor<f32>
      %from_elements_414 = tensor.from_elements %out : tensor<f32>
      %extracted = tensor.extract %from_elements_414[] : tensor<f32>
      %extracted_415 = tensor.extract %from_elements[] : tensor<f32>
      %1454 = arith.addf %extracted, %extracted_415 : f32
      %from_elements_416 = tensor.from_elements %1454 : tensor<f32>
      %extracted_417 = tensor.extract %from_elements_416[] : tensor<f32>
      linalg.yield %extracted_417 : f32
    } -> tensor<4x8xf32>
    %expanded_397 = tensor.expand_shape %1411 [[0], [1, 2]] output_shape [4, 8, 1] : tensor<4x8xf32> into tensor<4x8x1xf32>
    %1412 = tensor.empty() : tensor<4x8x16xf32>
    %1413 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1307, %1390 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%1412 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.addf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8x16xf32>
    %collapsed_398 = tensor.collapse_shape %1406 [[0], [1, 2]] : tensor<4x8x1xf32> into tensor<4x8xf32>
    %collapsed_399 = tensor.collapse_shape %expanded_397 [[0], [1, 2]] : tensor<4x8x1xf32> into tensor<4x8xf32>
    %1414 = tensor.empty() : tensor<4x8xf32>
    %1415 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%collapsed_398, %129 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%1414 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.mulf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8xf32>
    %1416 = tensor.empty() : tensor<4x8xf32>
    %1417 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%1415 : tensor<4x8xf32>) outs(%1416 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1454 = arith.negf %in : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8xf32>
    %1418 = tensor.empty() : tensor<4x8xf32>
    %1419 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%1417, %103 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%1418 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.mulf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8xf32>
    %1420 = tensor.empty() : tensor<4x8xf32>
    %1421 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%collapsed_399, %1419 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%1420 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.addf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8xf32>
    %cst_400 = arith.constant dense<1.600000e+01> : tensor<f32>
    %1422 = tensor.empty() : tensor<4x8xf32>
    %1423 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_400 : tensor<f32>) outs(%1422 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8xf32>
    %1424 = tensor.empty() : tensor<4x8xf32>
    %1425 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%1415, %1423 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%1424 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.divf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8xf32>
    %1426 = tensor.empty() : tensor<4x8x16xf32>
    %1427 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1425 : tensor<4x8xf32>) outs(%1426 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x16xf32>
    %cst_401 = arith.constant dense<1.600000e+01> : tensor<f32>
    %1428 = tensor.empty() : tensor<4x8xf32>
    %1429 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_401 : tensor<f32>) outs(%1428 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8xf32>
    %1430 = tensor.empty() : tensor<4x8xf32>
    %1431 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%1421, %1429 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%1430 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.divf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8xf32>
    %1432 = tensor.empty() : tensor<4x8x16xf32>
    %1433 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1431 : tensor<4x8xf32>) outs(%1432 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x16xf32>
    %1434 = tensor.empty() : tensor<4x8x16xf32>
    %1435 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1413, %1433 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%1434 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.addf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8x16xf32>
    %1436 = tensor.empty() : tensor<4x8x16xf32>
    %1437 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1427, %83 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%1436 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.mulf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8x16xf32>
    %1438 = tensor.empty() : tensor<4x8x16xf32>
    %1439 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1435, %1437 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%1438 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.addf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<4x8x16xf32>
    %cst_402 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_403 = arith.constant 0.000000e+00 : f32
    %1440 = tensor.empty() : tensor<8x16xf32>
    %1441 = linalg.fill ins(%cst_403 : f32) outs(%1440 : tensor<8x16xf32>) -> tensor<8x16xf32>
    %1442 = linalg.generic {indexing_maps = [#map44, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%1439 : tensor<4x8x16xf32>) outs(%1441 : tensor<8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %from_elements = tensor.from_elements %in : tensor<f32>
      %from_elements_414 = tensor.from_elements %out : tensor<f32>
      %extracted = tensor.extract %from_elements_414[] : tensor<f32>
      %extracted_415 = tensor.extract %from_elements[] : tensor<f32>
      %1454 = arith.addf %extracted, %extracted_415 : f32
      %from_elements_416 = tensor.from_elements %1454 : tensor<f32>
      %extracted_417 = tensor.extract %from_elements_416[] : tensor<f32>
      linalg.yield %extracted_417 : f32
    } -> tensor<8x16xf32>
    %expanded_404 = tensor.expand_shape %1442 [[0, 1], [2]] output_shape [1, 8, 16] : tensor<8x16xf32> into tensor<1x8x16xf32>
    %cst_405 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_406 = arith.constant 0.000000e+00 : f32
    %1443 = tensor.empty() : tensor<8x16xf32>
    %1444 = linalg.fill ins(%cst_406 : f32) outs(%1443 : tensor<8x16xf32>) -> tensor<8x16xf32>
    %1445 = linalg.generic {indexing_maps = [#map44, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_404 : tensor<1x8x16xf32>) outs(%1444 : tensor<8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %from_elements = tensor.from_elements %in : tensor<f32>
      %from_elements_414 = tensor.from_elements %out : tensor<f32>
      %extracted = tensor.extract %from_elements_414[] : tensor<f32>
      %extracted_415 = tensor.extract %from_elements[] : tensor<f32>
      %1454 = arith.addf %extracted, %extracted_415 : f32
      %from_elements_416 = tensor.from_elements %1454 : tensor<f32>
      %extracted_417 = tensor.extract %from_elements_416[] : tensor<f32>
      linalg.yield %extracted_417 : f32
    } -> tensor<8x16xf32>
    %cst_407 = arith.constant dense<0.000000e+00> : tensor<f32>
    %1446 = tensor.empty() : tensor<8x16xf32>
    %1447 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_407 : tensor<f32>) outs(%1446 : tensor<8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x16xf32>
    %c0_408 = arith.constant 0 : index
    %c8 = arith.constant 8 : index
    %c1_409 = arith.constant 1 : index
    %1448 = scf.for %arg30 = %c0_408 to %c8 step %c1_409 iter_args(%arg31 = %1447) -> (tensor<8x16xf32>) {
      %true_414 = arith.constant true
      %c0_415 = arith.constant 0 : index
      %extracted = tensor.extract %48[%arg30, %c0_415] : tensor<8x1xi32>
      %1454 = arith.index_cast %extracted : i32 to index
      %c7 = arith.constant 7 : index
      %1455 = arith.cmpi ule, %1454, %c7 : index
      %c0_416 = arith.constant 0 : index
      %1456 = arith.select %1455, %1454, %c0_416 : index
      %1457 = arith.andi %true_414, %1455 : i1
      %extracted_slice_417 = tensor.extract_slice %1445[%arg30, 0] [1, 16] [1, 1] : tensor<8x16xf32> to tensor<16xf32>
      %extracted_slice_418 = tensor.extract_slice %arg31[%1456, 0] [1, 16] [1, 1] : tensor<8x16xf32> to tensor<16xf32>
      %1458 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel"]} ins(%extracted_slice_417 : tensor<16xf32>) outs(%extracted_slice_418 : tensor<16xf32>) {
      ^bb0(%in: f32, %out: f32):
        %1459 = arith.addf %out, %in : f32
        %1460 = arith.select %1457, %1459, %out : f32
        linalg.yield %1460 : f32
      } -> tensor<16xf32>
      %inserted_slice = tensor.insert_slice %1458 into %arg31[%1456, 0] [1, 16] [1, 1] : tensor<16xf32> into tensor<8x16xf32>
      scf.yield %inserted_slice : tensor<8x16xf32>
    }
    %cst_410 = arith.constant dense<0.000000e+00> : tensor<f32>
    %1449 = tensor.empty() : tensor<32x16xf32>
    %1450 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_410 : tensor<f32>) outs(%1449 : tensor<32x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x16xf32>
    %c0_411 = arith.constant 0 : index
    %c4_412 = arith.constant 4 : index
    %c1_413 = arith.constant 1 : index
    %1451 = scf.for %arg30 = %c0_411 to %c4_412 step %c1_413 iter_args(%arg31 = %1450) -> (tensor<32x16xf32>) {
      %c0_414 = arith.constant 0 : index
      %c8_415 = arith.constant 8 : index
      %c1_416 = arith.constant 1 : index
      %1454 = scf.for %arg32 = %c0_414 to %c8_415 step %c1_416 iter_args(%arg33 = %arg31) -> (tensor<32x16xf32>) {
        %true_417 = arith.constant true
        %c0_418 = arith.constant 0 : index
        %extracted = tensor.extract %11[%arg30, %arg32, %c0_418] : tensor<4x8x1xi32>
        %1455 = arith.index_cast %extracted : i32 to index
        %c31 = arith.constant 31 : index
        %1456 = arith.cmpi ule, %1455, %c31 : index
        %c0_419 = arith.constant 0 : index
        %1457 = arith.select %1456, %1455, %c0_419 : index
        %1458 = arith.andi %true_417, %1456 : i1
        %extracted_slice_420 = tensor.extract_slice %1439[%arg30, %arg32, 0] [1, 1, 16] [1, 1, 1] : tensor<4x8x16xf32> to tensor<16xf32>
        %extracted_slice_421 = tensor.extract_slice %arg33[%1457, 0] [1, 16] [1, 1] : tensor<32x16xf32> to tensor<16xf32>
        %1459 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel"]} ins(%extracted_slice_420 : tensor<16xf32>) outs(%extracted_slice_421 : tensor<16xf32>) {
        ^bb0(%in: f32, %out: f32):
          %1460 = arith.addf %out, %in : f32
          %1461 = arith.select %1458, %1460, %out : f32
          linalg.yield %1461 : f32
        } -> tensor<16xf32>
        %inserted_slice = tensor.insert_slice %1459 into %arg33[%1457, 0] [1, 16] [1, 1] : tensor<16xf32> into tensor<32x16xf32>
        scf.yield %inserted_slice : tensor<32x16xf32>
      }
      scf.yield %1454 : tensor<32x16xf32>
    }
    %1452 = tensor.empty() : tensor<32x16xf32>
    %1453 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%909, %1451 : tensor<32x16xf32>, tensor<32x16xf32>) outs(%1452 : tensor<32x16xf32>) {
    ^bb0(%in: f32, %in_414: f32, %out: f32):
      %1454 = arith.addf %in, %in_414 : f32
      linalg.yield %1454 : f32
    } -> tensor<32x16xf32>
    return %874, %1453, %1448, %collapsed_394, %collapsed_387, %1380, %collapsed_381, %1315, %collapsed_360, %collapsed_349, %collapsed_342, %1248, %collapsed_336, %1209, %collapsed_327, %collapsed_316, %collapsed_309, %1142, %collapsed_303, %1077, %collapsed_282, %collapsed_271, %collapsed_264, %1010, %collapsed_258, %971, %collapsed_249, %collapsed_238, %collapsed_231 : tensor<f32>, tensor<32x16xf32>, tensor<8x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16x48xf32>, tensor<48xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16x64xf32>, tensor<64xf32>, tensor<64x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16x48xf32>, tensor<48xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16x64xf32>, tensor<64xf32>, tensor<64x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>
  }
}
