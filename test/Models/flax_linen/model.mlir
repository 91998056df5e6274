#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<() -> ()>
#map2 = affine_map<(d0) -> ()>
#map3 = affine_map<(d0, d1) -> ()>
#map4 = affine_map<(d0, d1) -> (d0, d1)>
#map5 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map6 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map7 = affine_map<(d0, d1, d2) -> ()>
#map8 = affine_map<(d0, d1, d2) -> (d2)>
#map9 = affine_map<(d0, d1, d2) -> (0, 0, d2)>
#map10 = affine_map<(d0, d1, d2) -> (d1, d0, d2)>
#map11 = affine_map<(d0, d1) -> (0, d1)>
#map12 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map13 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d4)>
#map14 = affine_map<(d0, d1, d2, d3, d4) -> (d4, d2, d3)>
#map15 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3)>
#map16 = affine_map<(d0, d1, d2, d3) -> ()>
#map17 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map18 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d2, d1, d4)>
#map19 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d3, d1, d4)>
#map20 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map21 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map22 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d4, d1, d2)>
#map23 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d3, d4)>
#map24 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d3, d1)>
#map25 = affine_map<(d0, d1, d2, d3, d4) -> (d3, d4, d2)>
#map26 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2)>
#map27 = affine_map<(d0, d1, d2) -> (d1, d2, d0)>
#map28 = affine_map<(d0, d1, d2) -> (d0)>
#map29 = affine_map<(d0, d1, d2) -> (0, 0, 0)>
#map30 = affine_map<(d0, d1) -> (d1, d0)>
#map31 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
#map32 = affine_map<(d0, d1, d2, d3) -> (d3, d2)>
#map33 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map34 = affine_map<(d0, d1, d2, d3) -> (d3)>
#map35 = affine_map<(d0, d1, d2, d3) -> (0, 0, d2, d3)>
#map36 = affine_map<(d0, d1, d2, d3) -> (d2, d3, d0)>
#map37 = affine_map<(d0, d1, d2, d3) -> (d2, d3, d1)>
#map38 = affine_map<(d0, d1, d2, d3) -> (d0, d1)>
#map39 = affine_map<(d0, d1, d2, d3) -> (d2, d3)>
#map40 = affine_map<(d0, d1, d2, d3, d4) -> (d3, d4, d0)>
#map41 = affine_map<(d0, d1, d2, d3, d4) -> (d3, d4, d1, d2)>
#map42 = affine_map<(d0, d1, d2) -> (d2, d0, d1)>
#map43 = affine_map<(d0, d1, d2, d3, d4) -> (d2, d3, d4)>
#map44 = affine_map<(d0, d1, d2, d3) -> (d0, d3, d1, d2)>
#map45 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d4, d2)>
#map46 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d4)>
#map47 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d4, d3)>
#map48 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d4, d1, d3)>
#map49 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d1, d3)>
#map50 = affine_map<(d0, d1, d2, d3, d4) -> (d3, d4, d0, d1)>
#map51 = affine_map<(d0, d1) -> (d0)>
#map52 = affine_map<(d0, d1, d2) -> (d2, d0)>
#map53 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map54 = affine_map<(d0, d1, d2) -> (d0, d2)>
module @flax_linen {
  shard.grid @grid(shape = ?)
  fsdp.module @model class "flax_linen.Net" {
    fsdp.module @embed class "flax.linen.linear.Embed" {
      fsdp.param @embedding : tensor<12x8xf32>
    }
    fsdp.module @GRUCell_0 class "flax.linen.recurrent.GRUCell" bases ["flax.linen.recurrent.RNNCellBase"] {
      fsdp.module @hn class "flax.linen.linear.Dense" {
        fsdp.param @bias : tensor<8xf32>
        fsdp.param @kernel : tensor<8x8xf32>
      }
      fsdp.module @hr class "flax.linen.linear.Dense" {
        fsdp.param @kernel : tensor<8x8xf32>
      }
      fsdp.module @hz class "flax.linen.linear.Dense" {
        fsdp.param @kernel : tensor<8x8xf32>
      }
      fsdp.module @in class "flax.linen.linear.Dense" {
        fsdp.param @bias : tensor<8xf32>
        fsdp.param @kernel : tensor<8x8xf32>
      }
      fsdp.module @ir class "flax.linen.linear.Dense" {
        fsdp.param @bias : tensor<8xf32>
        fsdp.param @kernel : tensor<8x8xf32>
      }
      fsdp.module @iz class "flax.linen.linear.Dense" {
        fsdp.param @bias : tensor<8xf32>
        fsdp.param @kernel : tensor<8x8xf32>
      }
    }
    fsdp.module @Mixed_0 class "flax_linen.Mixed" {
      fsdp.module @MultiHeadDotProductAttention_0 class "flax.linen.attention.MultiHeadDotProductAttention" {
        fsdp.module @query class "flax.linen.linear.DenseGeneral" {
          fsdp.param @kernel : tensor<8x2x4xf32>
        }
        fsdp.module @key class "flax.linen.linear.DenseGeneral" {
          fsdp.param @kernel : tensor<8x2x4xf32>
        }
        fsdp.module @value class "flax.linen.linear.DenseGeneral" {
          fsdp.param @kernel : tensor<8x2x4xf32>
        }
        fsdp.module @out class "flax.linen.linear.DenseGeneral" {
          fsdp.param @kernel : tensor<2x4x8xf32>
        }
      }
      fsdp.module @BatchNorm_0 class "flax.linen.normalization.BatchNorm" {
        fsdp.param @scale : tensor<8xf32>
        fsdp.param @bias : tensor<8xf32>
        fsdp.buffer @mean : tensor<8xf32>
        fsdp.buffer @var : tensor<8xf32>
      }
    }
    fsdp.module @rngs class "builtins.dict" {
      fsdp.module @dropout class "builtins.dict" {
        fsdp.buffer @key : tensor<2xi32>
        fsdp.buffer @count : tensor<i32>
      }
    }
  }
  func.func @step(%arg0: tensor<12x8xf32> {fsdp.role = #fsdp.state<@model::@embed::@embedding>}, %arg1: tensor<8xf32> {fsdp.role = #fsdp.state<@model::@GRUCell_0::@hn::@bias>}, %arg2: tensor<8x8xf32> {fsdp.role = #fsdp.state<@model::@GRUCell_0::@hn::@kernel>}, %arg3: tensor<8x8xf32> {fsdp.role = #fsdp.state<@model::@GRUCell_0::@hr::@kernel>}, %arg4: tensor<8x8xf32> {fsdp.role = #fsdp.state<@model::@GRUCell_0::@hz::@kernel>}, %arg5: tensor<8xf32> {fsdp.role = #fsdp.state<@model::@GRUCell_0::@in::@bias>}, %arg6: tensor<8x8xf32> {fsdp.role = #fsdp.state<@model::@GRUCell_0::@in::@kernel>}, %arg7: tensor<8xf32> {fsdp.role = #fsdp.state<@model::@GRUCell_0::@ir::@bias>}, %arg8: tensor<8x8xf32> {fsdp.role = #fsdp.state<@model::@GRUCell_0::@ir::@kernel>}, %arg9: tensor<8xf32> {fsdp.role = #fsdp.state<@model::@GRUCell_0::@iz::@bias>}, %arg10: tensor<8x8xf32> {fsdp.role = #fsdp.state<@model::@GRUCell_0::@iz::@kernel>}, %arg11: tensor<8x2x4xf32> {fsdp.role = #fsdp.state<@model::@Mixed_0::@MultiHeadDotProductAttention_0::@query::@kernel>}, %arg12: tensor<8x2x4xf32> {fsdp.role = #fsdp.state<@model::@Mixed_0::@MultiHeadDotProductAttention_0::@key::@kernel>}, %arg13: tensor<8x2x4xf32> {fsdp.role = #fsdp.state<@model::@Mixed_0::@MultiHeadDotProductAttention_0::@value::@kernel>}, %arg14: tensor<2x4x8xf32> {fsdp.role = #fsdp.state<@model::@Mixed_0::@MultiHeadDotProductAttention_0::@out::@kernel>}, %arg15: tensor<8xf32> {fsdp.role = #fsdp.state<@model::@Mixed_0::@BatchNorm_0::@scale>}, %arg16: tensor<8xf32> {fsdp.role = #fsdp.state<@model::@Mixed_0::@BatchNorm_0::@bias>}, %arg17: tensor<8xf32> {fsdp.role = #fsdp.state<@model::@Mixed_0::@BatchNorm_0::@mean>}, %arg18: tensor<8xf32> {fsdp.role = #fsdp.state<@model::@Mixed_0::@BatchNorm_0::@var>}, %arg19: tensor<2xi32> {fsdp.role = #fsdp.state<@model::@rngs::@dropout::@key>}, %arg20: tensor<i32> {fsdp.role = #fsdp.state<@model::@rngs::@dropout::@count>}, %arg21: tensor<4x5xi32> {fsdp.role = #fsdp.input<"tokens">}, %arg22: tensor<4x5xi32> {fsdp.role = #fsdp.input<"targets">}) -> (tensor<8xf32> {fsdp.role = #fsdp.new_value<@model::@Mixed_0::@BatchNorm_0::@mean>}, tensor<8xf32> {fsdp.role = #fsdp.new_value<@model::@Mixed_0::@BatchNorm_0::@var>}, tensor<i32> {fsdp.role = #fsdp.new_value<@model::@rngs::@dropout::@count>}, tensor<f32> {fsdp.role = #fsdp.loss}, tensor<12x8xf32> {fsdp.role = #fsdp.grad<@model::@embed::@embedding>}, tensor<8xf32> {fsdp.role = #fsdp.grad<@model::@GRUCell_0::@hn::@bias>}, tensor<8x8xf32> {fsdp.role = #fsdp.grad<@model::@GRUCell_0::@hn::@kernel>}, tensor<8x8xf32> {fsdp.role = #fsdp.grad<@model::@GRUCell_0::@hr::@kernel>}, tensor<8x8xf32> {fsdp.role = #fsdp.grad<@model::@GRUCell_0::@hz::@kernel>}, tensor<8xf32> {fsdp.role = #fsdp.grad<@model::@GRUCell_0::@in::@bias>}, tensor<8x8xf32> {fsdp.role = #fsdp.grad<@model::@GRUCell_0::@in::@kernel>}, tensor<8xf32> {fsdp.role = #fsdp.grad<@model::@GRUCell_0::@ir::@bias>}, tensor<8x8xf32> {fsdp.role = #fsdp.grad<@model::@GRUCell_0::@ir::@kernel>}, tensor<8xf32> {fsdp.role = #fsdp.grad<@model::@GRUCell_0::@iz::@bias>}, tensor<8x8xf32> {fsdp.role = #fsdp.grad<@model::@GRUCell_0::@iz::@kernel>}, tensor<8x2x4xf32> {fsdp.role = #fsdp.grad<@model::@Mixed_0::@MultiHeadDotProductAttention_0::@query::@kernel>}, tensor<8x2x4xf32> {fsdp.role = #fsdp.grad<@model::@Mixed_0::@MultiHeadDotProductAttention_0::@key::@kernel>}, tensor<8x2x4xf32> {fsdp.role = #fsdp.grad<@model::@Mixed_0::@MultiHeadDotProductAttention_0::@value::@kernel>}, tensor<2x4x8xf32> {fsdp.role = #fsdp.grad<@model::@Mixed_0::@MultiHeadDotProductAttention_0::@out::@kernel>}, tensor<8xf32> {fsdp.role = #fsdp.grad<@model::@Mixed_0::@BatchNorm_0::@scale>}, tensor<8xf32> {fsdp.role = #fsdp.grad<@model::@Mixed_0::@BatchNorm_0::@bias>}) {
    %cst = arith.constant dense<0> : tensor<i32>
    %cst_0 = arith.constant dense<0> : tensor<i32>
    %0 = tensor.empty() : tensor<2xi32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg19 : tensor<2xi32>) outs(%0 : tensor<2xi32>) {
    ^bb0(%in: i32, %out: i32):
      %777 = arith.bitcast %in : i32 to i32
      linalg.yield %777 : i32
    } -> tensor<2xi32>
    %2 = tensor.empty() : tensor<i32>
    %3 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = []} ins(%arg20 : tensor<i32>) outs(%2 : tensor<i32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<i32>
    %cst_1 = arith.constant dense<32> : tensor<i32>
    %4 = tensor.empty() : tensor<i32>
    %c32_i32 = arith.constant 32 : i32
    %5 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = []} ins(%3 : tensor<i32>) outs(%4 : tensor<i32>) {
    ^bb0(%in: i32, %out: i32):
      %c0_i32 = arith.constant 0 : i32
      %777 = arith.shrui %in, %c32_i32 : i32
      %c32_i32_224 = arith.constant 32 : i32
      %778 = arith.cmpi ugt, %c32_i32_224, %c32_i32 : i32
      %779 = arith.select %778, %777, %c0_i32 : i32
      linalg.yield %779 : i32
    } -> tensor<i32>
    %6 = tensor.empty() : tensor<1xi32>
    %7 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel"]} ins(%5 : tensor<i32>) outs(%6 : tensor<1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<1xi32>
    %cst_2 = arith.constant dense<-1> : tensor<i32>
    %8 = tensor.empty() : tensor<i32>
    %c-1_i32 = arith.constant -1 : i32
    %9 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = []} ins(%3 : tensor<i32>) outs(%8 : tensor<i32>) {
    ^bb0(%in: i32, %out: i32):
      %777 = arith.andi %in, %c-1_i32 : i32
      linalg.yield %777 : i32
    } -> tensor<i32>
    %10 = tensor.empty() : tensor<1xi32>
    %11 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel"]} ins(%9 : tensor<i32>) outs(%10 : tensor<1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<1xi32>
    %c0 = arith.constant 0 : index
    %12 = tensor.empty() : tensor<2xi32>
    %13 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%12 : tensor<2xi32>) {
    ^bb0(%out: i32):
      %777 = linalg.index 0 : index
      %778 = linalg.index 0 : index
      %c0_224 = arith.constant 0 : index
      %dim = tensor.dim %7, %c0_224 : tensor<1xi32>
      %779 = arith.addi %c0, %dim : index
      %780 = arith.cmpi ult, %778, %779 : index
      %781 = scf.if %780 -> (i32) {
        %782 = arith.subi %778, %c0 : index
        %extracted = tensor.extract %7[%782] : tensor<1xi32>
        scf.yield %extracted : i32
      } else {
        %782 = arith.subi %778, %779 : index
        %extracted = tensor.extract %11[%782] : tensor<1xi32>
        scf.yield %extracted : i32
      }
      linalg.yield %781 : i32
    } -> tensor<2xi32>
    %extracted_slice = tensor.extract_slice %1[0] [1] [1] : tensor<2xi32> to tensor<1xi32>
    %collapsed = tensor.collapse_shape %extracted_slice [] : tensor<1xi32> into tensor<i32>
    %extracted_slice_3 = tensor.extract_slice %1[1] [1] [1] : tensor<2xi32> to tensor<1xi32>
    %collapsed_4 = tensor.collapse_shape %extracted_slice_3 [] : tensor<1xi32> into tensor<i32>
    %extracted_slice_5 = tensor.extract_slice %13[0] [1] [1] : tensor<2xi32> to tensor<1xi32>
    %extracted_slice_6 = tensor.extract_slice %13[1] [1] [1] : tensor<2xi32> to tensor<1xi32>
    %14 = tensor.empty() : tensor<i32>
    %15 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = []} ins(%collapsed : tensor<i32>) outs(%14 : tensor<i32>) {
    ^bb0(%in: i32, %out: i32):
      %777 = arith.bitcast %in : i32 to i32
      linalg.yield %777 : i32
    } -> tensor<i32>
    %16 = tensor.empty() : tensor<i32>
    %17 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = []} ins(%collapsed_4 : tensor<i32>) outs(%16 : tensor<i32>) {
    ^bb0(%in: i32, %out: i32):
      %777 = arith.bitcast %in : i32 to i32
      linalg.yield %777 : i32
    } -> tensor<i32>
    %18 = tensor.empty() : tensor<1xi32>
    %19 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%extracted_slice_5 : tensor<1xi32>) outs(%18 : tensor<1xi32>) {
    ^bb0(%in: i32, %out: i32):
      %777 = arith.bitcast %in : i32 to i32
      linalg.yield %777 : i32
    } -> tensor<1xi32>
    %20 = tensor.empty() : tensor<1xi32>
    %21 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%extracted_slice_6 : tensor<1xi32>) outs(%20 : tensor<1xi32>) {
    ^bb0(%in: i32, %out: i32):
      %777 = arith.bitcast %in : i32 to i32
      linalg.yield %777 : i32
    } -> tensor<1xi32>
    %22 = tensor.empty() : tensor<1xi32>
    %23 = tensor.empty() : tensor<1xi32>
    %24:2 = linalg.generic {indexing_maps = [#map2, #map2, #map, #map, #map, #map], iterator_types = ["parallel"]} ins(%15, %17, %19, %21 : tensor<i32>, tensor<i32>, tensor<1xi32>, tensor<1xi32>) outs(%22, %23 : tensor<1xi32>, tensor<1xi32>) {
    ^bb0(%in: i32, %in_224: i32, %in_225: i32, %in_226: i32, %out: i32, %out_227: i32):
      %777 = arith.xori %in, %in_224 : i32
      %c466688986_i32 = arith.constant 466688986 : i32
      %778 = arith.xori %777, %c466688986_i32 : i32
      %779 = arith.addi %in_225, %in : i32
      %780 = arith.addi %in_226, %in_224 : i32
      %781 = arith.addi %779, %780 : i32
      %c13_i32 = arith.constant 13 : i32
      %782 = arith.shli %780, %c13_i32 : i32
      %c19_i32 = arith.constant 19 : i32
      %783 = arith.shrui %780, %c19_i32 : i32
      %784 = arith.ori %782, %783 : i32
      %785 = arith.xori %781, %784 : i32
      %786 = arith.addi %781, %785 : i32
      %c15_i32 = arith.constant 15 : i32
      %787 = arith.shli %785, %c15_i32 : i32
      %c17_i32 = arith.constant 17 : i32
      %788 = arith.shrui %785, %c17_i32 : i32
      %789 = arith.ori %787, %788 : i32
      %790 = arith.xori %786, %789 : i32
      %791 = arith.addi %786, %790 : i32
      %c26_i32 = arith.constant 26 : i32
      %792 = arith.shli %790, %c26_i32 : i32
      %c6_i32 = arith.constant 6 : i32
      %793 = arith.shrui %790, %c6_i32 : i32
      %794 = arith.ori %792, %793 : i32
      %795 = arith.xori %791, %794 : i32
      %796 = arith.addi %791, %795 : i32
      %c6_i32_228 = arith.constant 6 : i32
      %797 = arith.shli %795, %c6_i32_228 : i32
      %c26_i32_229 = arith.constant 26 : i32
      %798 = arith.shrui %795, %c26_i32_229 : i32
      %799 = arith.ori %797, %798 : i32
      %800 = arith.xori %796, %799 : i32
      %801 = arith.addi %796, %in_224 : i32
      %802 = arith.addi %800, %778 : i32
      %c1_i32_230 = arith.constant 1 : i32
      %803 = arith.addi %802, %c1_i32_230 : i32
      %804 = arith.addi %801, %803 : i32
      %c17_i32_231 = arith.constant 17 : i32
      %805 = arith.shli %803, %c17_i32_231 : i32
      %c15_i32_232 = arith.constant 15 : i32
      %806 = arith.shrui %803, %c15_i32_232 : i32
      %807 = arith.ori %805, %806 : i32
      %808 = arith.xori %804, %807 : i32
      %809 = arith.addi %804, %808 : i32
      %c29_i32 = arith.constant 29 : i32
      %810 = arith.shli %808, %c29_i32 : i32
      %c3_i32 = arith.constant 3 : i32
      %811 = arith.shrui %808, %c3_i32 : i32
      %812 = arith.ori %810, %811 : i32
      %813 = arith.xori %809, %812 : i32
      %814 = arith.addi %809, %813 : i32
      %c16_i32 = arith.constant 16 : i32
      %815 = arith.shli %813, %c16_i32 : i32
      %c16_i32_233 = arith.constant 16 : i32
      %816 = arith.shrui %813, %c16_i32_233 : i32
      %817 = arith.ori %815, %816 : i32
      %818 = arith.xori %814, %817 : i32
      %819 = arith.addi %814, %818 : i32
      %c24_i32 = arith.constant 24 : i32
      %820 = arith.shli %818, %c24_i32 : i32
      %c8_i32 = arith.constant 8 : i32
      %821 = arith.shrui %818, %c8_i32 : i32
      %822 = arith.ori %820, %821 : i32
      %823 = arith.xori %819, %822 : i32
      %824 = arith.addi %819, %778 : i32
      %825 = arith.addi %823, %in : i32
      %c2_i32 = arith.constant 2 : i32
      %826 = arith.addi %825, %c2_i32 : i32
      %827 = arith.addi %824, %826 : i32
      %c13_i32_234 = arith.constant 13 : i32
      %828 = arith.shli %826, %c13_i32_234 : i32
      %c19_i32_235 = arith.constant 19 : i32
      %829 = arith.shrui %826, %c19_i32_235 : i32
      %830 = arith.ori %828, %829 : i32
      %831 = arith.xori %827, %830 : i32
      %832 = arith.addi %827, %831 : i32
      %c15_i32_236 = arith.constant 15 : i32
      %833 = arith.shli %831, %c15_i32_236 : i32
      %c17_i32_237 = arith.constant 17 : i32
      %834 = arith.shrui %831, %c17_i32_237 : i32
      %835 = arith.ori %833, %834 : i32
      %836 = arith.xori %832, %835 : i32
      %837 = arith.addi %832, %836 : i32
      %c26_i32_238 = arith.constant 26 : i32
      %838 = arith.shli %836, %c26_i32_238 : i32
      %c6_i32_239 = arith.constant 6 : i32
      %839 = arith.shrui %836, %c6_i32_239 : i32
      %840 = arith.ori %838, %839 : i32
      %841 = arith.xori %837, %840 : i32
      %842 = arith.addi %837, %841 : i32
      %c6_i32_240 = arith.constant 6 : i32
      %843 = arith.shli %841, %c6_i32_240 : i32
      %c26_i32_241 = arith.constant 26 : i32
      %844 = arith.shrui %841, %c26_i32_241 : i32
      %845 = arith.ori %843, %844 : i32
      %846 = arith.xori %842, %845 : i32
      %847 = arith.addi %842, %in : i32
      %848 = arith.addi %846, %in_224 : i32
      %c3_i32_242 = arith.constant 3 : i32
      %849 = arith.addi %848, %c3_i32_242 : i32
      %850 = arith.addi %847, %849 : i32
      %c17_i32_243 = arith.constant 17 : i32
      %851 = arith.shli %849, %c17_i32_243 : i32
      %c15_i32_244 = arith.constant 15 : i32
      %852 = arith.shrui %849, %c15_i32_244 : i32
      %853 = arith.ori %851, %852 : i32
      %854 = arith.xori %850, %853 : i32
      %855 = arith.addi %850, %854 : i32
      %c29_i32_245 = arith.constant 29 : i32
      %856 = arith.shli %854, %c29_i32_245 : i32
      %c3_i32_246 = arith.constant 3 : i32
      %857 = arith.shrui %854, %c3_i32_246 : i32
      %858 = arith.ori %856, %857 : i32
      %859 = arith.xori %855, %858 : i32
      %860 = arith.addi %855, %859 : i32
      %c16_i32_247 = arith.constant 16 : i32
      %861 = arith.shli %859, %c16_i32_247 : i32
      %c16_i32_248 = arith.constant 16 : i32
      %862 = arith.shrui %859, %c16_i32_248 : i32
      %863 = arith.ori %861, %862 : i32
      %864 = arith.xori %860, %863 : i32
      %865 = arith.addi %860, %864 : i32
      %c24_i32_249 = arith.constant 24 : i32
      %866 = arith.shli %864, %c24_i32_249 : i32
      %c8_i32_250 = arith.constant 8 : i32
      %867 = arith.shrui %864, %c8_i32_250 : i32
      %868 = arith.ori %866, %867 : i32
      %869 = arith.xori %865, %868 : i32
      %870 = arith.addi %865, %in_224 : i32
      %871 = arith.addi %869, %778 : i32
      %c4_i32 = arith.constant 4 : i32
      %872 = arith.addi %871, %c4_i32 : i32
      %873 = arith.addi %870, %872 : i32
      %c13_i32_251 = arith.constant 13 : i32
      %874 = arith.shli %872, %c13_i32_251 : i32
      %c19_i32_252 = arith.constant 19 : i32
      %875 = arith.shrui %872, %c19_i32_252 : i32
      %876 = arith.ori %874, %875 : i32
      %877 = arith.xori %873, %876 : i32
      %878 = arith.addi %873, %877 : i32
      %c15_i32_253 = arith.constant 15 : i32
      %879 = arith.shli %877, %c15_i32_253 : i32
      %c17_i32_254 = arith.constant 17 : i32
      %880 = arith.shrui %877, %c17_i32_254 : i32
      %881 = arith.ori %879, %880 : i32
      %882 = arith.xori %878, %881 : i32
      %883 = arith.addi %878, %882 : i32
      %c26_i32_255 = arith.constant 26 : i32
      %884 = arith.shli %882, %c26_i32_255 : i32
      %c6_i32_256 = arith.constant 6 : i32
      %885 = arith.shrui %882, %c6_i32_256 : i32
      %886 = arith.ori %884, %885 : i32
      %887 = arith.xori %883, %886 : i32
      %888 = arith.addi %883, %887 : i32
      %c6_i32_257 = arith.constant 6 : i32
      %889 = arith.shli %887, %c6_i32_257 : i32
      %c26_i32_258 = arith.constant 26 : i32
      %890 = arith.shrui %887, %c26_i32_258 : i32
      %891 = arith.ori %889, %890 : i32
      %892 = arith.xori %888, %891 : i32
      %893 = arith.addi %888, %778 : i32
      %894 = arith.addi %892, %in : i32
      %c5_i32 = arith.constant 5 : i32
      %895 = arith.addi %894, %c5_i32 : i32
      linalg.yield %893, %895 : i32, i32
    } -> (tensor<1xi32>, tensor<1xi32>)
    %25 = tensor.empty() : tensor<1xi32>
    %26 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%24#0 : tensor<1xi32>) outs(%25 : tensor<1xi32>) {
    ^bb0(%in: i32, %out: i32):
      %777 = arith.bitcast %in : i32 to i32
      linalg.yield %777 : i32
    } -> tensor<1xi32>
    %27 = tensor.empty() : tensor<1xi32>
    %28 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%24#1 : tensor<1xi32>) outs(%27 : tensor<1xi32>) {
    ^bb0(%in: i32, %out: i32):
      %777 = arith.bitcast %in : i32 to i32
      linalg.yield %777 : i32
    } -> tensor<1xi32>
    %c0_7 = arith.constant 0 : index
    %29 = tensor.empty() : tensor<2xi32>
    %30 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%29 : tensor<2xi32>) {
    ^bb0(%out: i32):
      %777 = linalg.index 0 : index
      %778 = linalg.index 0 : index
      %c0_224 = arith.constant 0 : index
      %dim = tensor.dim %26, %c0_224 : tensor<1xi32>
      %779 = arith.addi %c0_7, %dim : index
      %780 = arith.cmpi ult, %778, %779 : index
      %781 = scf.if %780 -> (i32) {
        %782 = arith.subi %778, %c0_7 : index
        %extracted = tensor.extract %26[%782] : tensor<1xi32>
        scf.yield %extracted : i32
      } else {
        %782 = arith.subi %778, %779 : index
        %extracted = tensor.extract %28[%782] : tensor<1xi32>
        scf.yield %extracted : i32
      }
      linalg.yield %781 : i32
    } -> tensor<2xi32>
    %cst_8 = arith.constant dense<1> : tensor<i32>
    %31 = tensor.empty() : tensor<i32>
    %c1_i32 = arith.constant 1 : i32
    %32 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = []} ins(%arg20 : tensor<i32>) outs(%31 : tensor<i32>) {
    ^bb0(%in: i32, %out: i32):
      %777 = arith.addi %in, %c1_i32 : i32
      linalg.yield %777 : i32
    } -> tensor<i32>
    %cst_9 = arith.constant dense<0> : tensor<i32>
    %33 = tensor.empty() : tensor<4x5xi32>
    %34 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst_9 : tensor<i32>) outs(%33 : tensor<4x5xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<4x5xi32>
    %35 = tensor.empty() : tensor<4x5xi1>
    %36 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg21, %34 : tensor<4x5xi32>, tensor<4x5xi32>) outs(%35 : tensor<4x5xi1>) {
    ^bb0(%in: i32, %in_224: i32, %out: i1):
      %777 = arith.cmpi slt, %in, %in_224 : i32
      linalg.yield %777 : i1
    } -> tensor<4x5xi1>
    %cst_10 = arith.constant dense<12> : tensor<i32>
    %37 = tensor.empty() : tensor<4x5xi32>
    %38 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst_10 : tensor<i32>) outs(%37 : tensor<4x5xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<4x5xi32>
    %39 = tensor.empty() : tensor<4x5xi32>
    %40 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg21, %38 : tensor<4x5xi32>, tensor<4x5xi32>) outs(%39 : tensor<4x5xi32>) {
    ^bb0(%in: i32, %in_224: i32, %out: i32):
      %777 = arith.addi %in, %in_224 : i32
      linalg.yield %777 : i32
    } -> tensor<4x5xi32>
    %41 = tensor.empty() : tensor<4x5xi32>
    %42 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%36, %40, %arg21 : tensor<4x5xi1>, tensor<4x5xi32>, tensor<4x5xi32>) outs(%41 : tensor<4x5xi32>) {
    ^bb0(%in: i1, %in_224: i32, %in_225: i32, %out: i32):
      %777 = arith.select %in, %in_224, %in_225 : i32
      linalg.yield %777 : i32
    } -> tensor<4x5xi32>
    %43 = tensor.empty() : tensor<4x5x1xi32>
    %44 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%42 : tensor<4x5xi32>) outs(%43 : tensor<4x5x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<4x5x1xi32>
    %cst_11 = arith.constant dense<11> : tensor<1xi32>
    %cst_12 = arith.constant dense<0> : tensor<i32>
    %45 = tensor.empty() : tensor<4x5x1xi32>
    %46 = linalg.generic {indexing_maps = [#map7, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_12 : tensor<i32>) outs(%45 : tensor<4x5x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<4x5x1xi32>
    %47 = tensor.empty() : tensor<4x5x1xi1>
    %48 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%44, %46 : tensor<4x5x1xi32>, tensor<4x5x1xi32>) outs(%47 : tensor<4x5x1xi1>) {
    ^bb0(%in: i32, %in_224: i32, %out: i1):
      %777 = arith.cmpi sge, %in, %in_224 : i32
      linalg.yield %777 : i1
    } -> tensor<4x5x1xi1>
    %49 = tensor.empty() : tensor<1x1x1xi32>
    %50 = linalg.generic {indexing_maps = [#map8, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_11 : tensor<1xi32>) outs(%49 : tensor<1x1x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<1x1x1xi32>
    %51 = tensor.empty() : tensor<4x5x1xi32>
    %52 = linalg.generic {indexing_maps = [#map9, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%50 : tensor<1x1x1xi32>) outs(%51 : tensor<4x5x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<4x5x1xi32>
    %53 = tensor.empty() : tensor<4x5x1xi1>
    %54 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%44, %52 : tensor<4x5x1xi32>, tensor<4x5x1xi32>) outs(%53 : tensor<4x5x1xi1>) {
    ^bb0(%in: i32, %in_224: i32, %out: i1):
      %777 = arith.cmpi sle, %in, %in_224 : i32
      linalg.yield %777 : i1
    } -> tensor<4x5x1xi1>
    %55 = tensor.empty() : tensor<4x5x1xi1>
    %56 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%48, %54 : tensor<4x5x1xi1>, tensor<4x5x1xi1>) outs(%55 : tensor<4x5x1xi1>) {
    ^bb0(%in: i1, %in_224: i1, %out: i1):
      %777 = arith.andi %in, %in_224 : i1
      linalg.yield %777 : i1
    } -> tensor<4x5x1xi1>
    %cst_13 = arith.constant dense<true> : tensor<i1>
    %true = arith.constant true
    %57 = tensor.empty() : tensor<4x5xi1>
    %58 = linalg.fill ins(%true : i1) outs(%57 : tensor<4x5xi1>) -> tensor<4x5xi1>
    %59 = linalg.generic {indexing_maps = [#map6, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%56 : tensor<4x5x1xi1>) outs(%58 : tensor<4x5xi1>) {
    ^bb0(%in: i1, %out: i1):
      %from_elements = tensor.from_elements %in : tensor<i1>
      %from_elements_224 = tensor.from_elements %out : tensor<i1>
      %extracted = tensor.extract %from_elements_224[] : tensor<i1>
      %extracted_225 = tensor.extract %from_elements[] : tensor<i1>
      %777 = arith.andi %extracted, %extracted_225 : i1
      %from_elements_226 = tensor.from_elements %777 : tensor<i1>
      %extracted_227 = tensor.extract %from_elements_226[] : tensor<i1>
      linalg.yield %extracted_227 : i1
    } -> tensor<4x5xi1>
    %c0_14 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %60 = tensor.empty() : tensor<4x5x8xf32>
    %61 = linalg.generic {indexing_maps = [#map6], iterator_types = ["parallel", "parallel", "parallel"]} outs(%60 : tensor<4x5x8xf32>) {
    ^bb0(%out: f32):
      %777 = linalg.index 0 : index
      %778 = linalg.index 1 : index
      %779 = linalg.index 2 : index
      %extracted = tensor.extract %44[%777, %778, %c0_14] : tensor<4x5x1xi32>
      %780 = arith.index_cast %extracted : i32 to index
      %c0_224 = arith.constant 0 : index
      %c12 = arith.constant 12 : index
      %c11 = arith.constant 11 : index
      %781 = arith.maxsi %c0_14, %780 : index
      %782 = arith.minsi %781, %c11 : index
      %c2_225 = arith.constant 2 : index
      %c8 = arith.constant 8 : index
      %extracted_226 = tensor.extract %arg0[%782, %779] : tensor<12x8xf32>
      linalg.yield %extracted_226 : f32
    } -> tensor<4x5x8xf32>
    %62 = tensor.empty() : tensor<4x5x8xi1>
    %63 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%59 : tensor<4x5xi1>) outs(%62 : tensor<4x5x8xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<4x5x8xi1>
    %cst_15 = arith.constant dense<0x7FC00000> : tensor<f32>
    %64 = tensor.empty() : tensor<4x5x8xf32>
    %65 = linalg.generic {indexing_maps = [#map7, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_15 : tensor<f32>) outs(%64 : tensor<4x5x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x5x8xf32>
    %66 = tensor.empty() : tensor<4x5x8xf32>
    %67 = linalg.generic {indexing_maps = [#map6, #map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%63, %61, %65 : tensor<4x5x8xi1>, tensor<4x5x8xf32>, tensor<4x5x8xf32>) outs(%66 : tensor<4x5x8xf32>) {
    ^bb0(%in: i1, %in_224: f32, %in_225: f32, %out: f32):
      %777 = arith.select %in, %in_224, %in_225 : f32
      linalg.yield %777 : f32
    } -> tensor<4x5x8xf32>
    %68 = tensor.empty() : tensor<1xi32>
    %69 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel"]} ins(%cst : tensor<i32>) outs(%68 : tensor<1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<1xi32>
    %70 = tensor.empty() : tensor<1xi32>
    %71 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel"]} ins(%cst_0 : tensor<i32>) outs(%70 : tensor<1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<1xi32>
    %c0_16 = arith.constant 0 : index
    %72 = tensor.empty() : tensor<2xi32>
    %73 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%72 : tensor<2xi32>) {
    ^bb0(%out: i32):
      %777 = linalg.index 0 : index
      %778 = linalg.index 0 : index
      %c0_224 = arith.constant 0 : index
      %dim = tensor.dim %69, %c0_224 : tensor<1xi32>
      %779 = arith.addi %c0_16, %dim : index
      %780 = arith.cmpi ult, %778, %779 : index
      %781 = scf.if %780 -> (i32) {
        %782 = arith.subi %778, %c0_16 : index
        %extracted = tensor.extract %69[%782] : tensor<1xi32>
        scf.yield %extracted : i32
      } else {
        %782 = arith.subi %778, %779 : index
        %extracted = tensor.extract %71[%782] : tensor<1xi32>
        scf.yield %extracted : i32
      }
      linalg.yield %781 : i32
    } -> tensor<2xi32>
    %cst_17 = arith.constant dense<0.000000e+00> : tensor<f32>
    %74 = tensor.empty() : tensor<4x8xf32>
    %75 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst_17 : tensor<f32>) outs(%74 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8xf32>
    %76 = tensor.empty() : tensor<5x4x8xf32>
    %77 = linalg.generic {indexing_maps = [#map10, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%67 : tensor<4x5x8xf32>) outs(%76 : tensor<5x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x4x8xf32>
    %expanded = tensor.expand_shape %arg7 [[0, 1]] output_shape [1, 8] : tensor<8xf32> into tensor<1x8xf32>
    %expanded_18 = tensor.expand_shape %arg9 [[0, 1]] output_shape [1, 8] : tensor<8xf32> into tensor<1x8xf32>
    %expanded_19 = tensor.expand_shape %arg5 [[0, 1]] output_shape [1, 8] : tensor<8xf32> into tensor<1x8xf32>
    %expanded_20 = tensor.expand_shape %arg1 [[0, 1]] output_shape [1, 8] : tensor<8xf32> into tensor<1x8xf32>
    %expanded_21 = tensor.expand_shape %arg7 [[0, 1]] output_shape [1, 8] : tensor<8xf32> into tensor<1x8xf32>
    %expanded_22 = tensor.expand_shape %arg9 [[0, 1]] output_shape [1, 8] : tensor<8xf32> into tensor<1x8xf32>
    %expanded_23 = tensor.expand_shape %arg5 [[0, 1]] output_shape [1, 8] : tensor<8xf32> into tensor<1x8xf32>
    %expanded_24 = tensor.expand_shape %arg1 [[0, 1]] output_shape [1, 8] : tensor<8xf32> into tensor<1x8xf32>
    %cst_25 = arith.constant dense<0.000000e+00> : tensor<f32>
    %78 = tensor.empty() : tensor<5x4x8xf32>
    %79 = linalg.generic {indexing_maps = [#map7, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_25 : tensor<f32>) outs(%78 : tensor<5x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x4x8xf32>
    %cst_26 = arith.constant dense<0.000000e+00> : tensor<f32>
    %80 = tensor.empty() : tensor<5x4x8xf32>
    %81 = linalg.generic {indexing_maps = [#map7, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_26 : tensor<f32>) outs(%80 : tensor<5x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x4x8xf32>
    %cst_27 = arith.constant dense<0.000000e+00> : tensor<f32>
    %82 = tensor.empty() : tensor<5x4x8xf32>
    %83 = linalg.generic {indexing_maps = [#map7, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_27 : tensor<f32>) outs(%82 : tensor<5x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x4x8xf32>
    %cst_28 = arith.constant dense<0.000000e+00> : tensor<f32>
    %84 = tensor.empty() : tensor<5x4x8xf32>
    %85 = linalg.generic {indexing_maps = [#map7, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_28 : tensor<f32>) outs(%84 : tensor<5x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x4x8xf32>
    %cst_29 = arith.constant dense<0.000000e+00> : tensor<f32>
    %86 = tensor.empty() : tensor<5x4x8xf32>
    %87 = linalg.generic {indexing_maps = [#map7, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_29 : tensor<f32>) outs(%86 : tensor<5x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x4x8xf32>
    %cst_30 = arith.constant dense<0.000000e+00> : tensor<f32>
    %88 = tensor.empty() : tensor<5x4x8xf32>
    %89 = linalg.generic {indexing_maps = [#map7, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_30 : tensor<f32>) outs(%88 : tensor<5x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x4x8xf32>
    %cst_31 = arith.constant dense<0.000000e+00> : tensor<f32>
    %90 = tensor.empty() : tensor<5x4x8xf32>
    %91 = linalg.generic {indexing_maps = [#map7, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_31 : tensor<f32>) outs(%90 : tensor<5x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x4x8xf32>
    %cst_32 = arith.constant dense<0.000000e+00> : tensor<f32>
    %92 = tensor.empty() : tensor<5x4x8xf32>
    %93 = linalg.generic {indexing_maps = [#map7, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_32 : tensor<f32>) outs(%92 : tensor<5x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x4x8xf32>
    %cst_33 = arith.constant dense<0.000000e+00> : tensor<f32>
    %94 = tensor.empty() : tensor<5x4x8xf32>
    %95 = linalg.generic {indexing_maps = [#map7, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_33 : tensor<f32>) outs(%94 : tensor<5x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x4x8xf32>
    %cst_34 = arith.constant dense<0.000000e+00> : tensor<f32>
    %96 = tensor.empty() : tensor<5x4x8xf32>
    %97 = linalg.generic {indexing_maps = [#map7, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_34 : tensor<f32>) outs(%96 : tensor<5x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x4x8xf32>
    %cst_35 = arith.constant dense<0> : tensor<i32>
    %c0_36 = arith.constant 0 : index
    %c5 = arith.constant 5 : index
    %c1_37 = arith.constant 1 : index
    %98:11 = scf.for %arg23 = %c0_36 to %c5 step %c1_37 iter_args(%arg24 = %75, %arg25 = %79, %arg26 = %81, %arg27 = %83, %arg28 = %85, %arg29 = %87, %arg30 = %89, %arg31 = %91, %arg32 = %93, %arg33 = %95, %arg34 = %97) -> (tensor<4x8xf32>, tensor<5x4x8xf32>, tensor<5x4x8xf32>, tensor<5x4x8xf32>, tensor<5x4x8xf32>, tensor<5x4x8xf32>, tensor<5x4x8xf32>, tensor<5x4x8xf32>, tensor<5x4x8xf32>, tensor<5x4x8xf32>, tensor<5x4x8xf32>) {
      %777 = arith.index_cast %arg23 : index to i32
      %from_elements = tensor.from_elements %777 : tensor<i32>
      %cst_224 = arith.constant dense<0> : tensor<i32>
      %cst_225 = arith.constant dense<0> : tensor<i32>
      %extracted = tensor.extract %from_elements[] : tensor<i32>
      %778 = arith.index_cast %extracted : i32 to index
      %c0_226 = arith.constant 0 : index
      %c0_227 = arith.constant 0 : index
      %c5_228 = arith.constant 5 : index
      %c1_229 = arith.constant 1 : index
      %c4_230 = arith.constant 4 : index
      %779 = arith.maxsi %778, %c0_226 : index
      %780 = arith.minsi %779, %c4_230 : index
      %extracted_231 = tensor.extract %cst_224[] : tensor<i32>
      %781 = arith.index_cast %extracted_231 : i32 to index
      %c0_232 = arith.constant 0 : index
      %c1_233 = arith.constant 1 : index
      %c4_234 = arith.constant 4 : index
      %c4_235 = arith.constant 4 : index
      %c0_236 = arith.constant 0 : index
      %782 = arith.maxsi %781, %c0_232 : index
      %783 = arith.minsi %782, %c0_236 : index
      %extracted_237 = tensor.extract %cst_225[] : tensor<i32>
      %784 = arith.index_cast %extracted_237 : i32 to index
      %c0_238 = arith.constant 0 : index
      %c2_239 = arith.constant 2 : index
      %c8 = arith.constant 8 : index
      %c8_240 = arith.constant 8 : index
      %c0_241 = arith.constant 0 : index
      %785 = arith.maxsi %784, %c0_238 : index
      %786 = arith.minsi %785, %c0_241 : index
      %extracted_slice_242 = tensor.extract_slice %77[%780, %783, %786] [1, 4, 8] [1, 1, 1] : tensor<5x4x8xf32> to tensor<1x4x8xf32>
      %collapsed_243 = tensor.collapse_shape %extracted_slice_242 [[0, 1], [2]] : tensor<1x4x8xf32> into tensor<4x8xf32>
      %787 = tensor.empty() : tensor<4x8xf32>
      %cst_244 = arith.constant 0.000000e+00 : f32
      %788 = linalg.fill ins(%cst_244 : f32) outs(%787 : tensor<4x8xf32>) -> tensor<4x8xf32>
      %789 = linalg.matmul ins(%collapsed_243, %arg8 : tensor<4x8xf32>, tensor<8x8xf32>) outs(%788 : tensor<4x8xf32>) -> tensor<4x8xf32>
      %790 = tensor.empty() : tensor<4x8xf32>
      %791 = linalg.generic {indexing_maps = [#map11, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded_21 : tensor<1x8xf32>) outs(%790 : tensor<4x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<4x8xf32>
      %792 = tensor.empty() : tensor<4x8xf32>
      %793 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%789, %791 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%792 : tensor<4x8xf32>) {
      ^bb0(%in: f32, %in_359: f32, %out: f32):
        %993 = arith.addf %in, %in_359 : f32
        linalg.yield %993 : f32
      } -> tensor<4x8xf32>
      %794 = tensor.empty() : tensor<4x8xf32>
      %cst_245 = arith.constant 0.000000e+00 : f32
      %795 = linalg.fill ins(%cst_245 : f32) outs(%794 : tensor<4x8xf32>) -> tensor<4x8xf32>
      %796 = linalg.matmul ins(%arg24, %arg3 : tensor<4x8xf32>, tensor<8x8xf32>) outs(%795 : tensor<4x8xf32>) -> tensor<4x8xf32>
      %797 = tensor.empty() : tensor<4x8xf32>
      %798 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%793, %796 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%797 : tensor<4x8xf32>) {
      ^bb0(%in: f32, %in_359: f32, %out: f32):
        %993 = arith.addf %in, %in_359 : f32
        linalg.yield %993 : f32
      } -> tensor<4x8xf32>
      %799 = tensor.empty() : tensor<4x8xf32>
      %800 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%798 : tensor<4x8xf32>) outs(%799 : tensor<4x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        %993 = arith.negf %in : f32
        linalg.yield %993 : f32
      } -> tensor<4x8xf32>
      %801 = tensor.empty() : tensor<4x8xf32>
      %802 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%800 : tensor<4x8xf32>) outs(%801 : tensor<4x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        %993 = math.exp %in : f32
        linalg.yield %993 : f32
      } -> tensor<4x8xf32>
      %cst_246 = arith.constant dense<1.000000e+00> : tensor<f32>
      %803 = tensor.empty() : tensor<4x8xf32>
      %804 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst_246 : tensor<f32>) outs(%803 : tensor<4x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<4x8xf32>
      %805 = tensor.empty() : tensor<4x8xf32>
      %806 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%804, %802 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%805 : tensor<4x8xf32>) {
      ^bb0(%in: f32, %in_359: f32, %out: f32):
        %993 = arith.addf %in, %in_359 : f32
        linalg.yield %993 : f32
      } -> tensor<4x8xf32>
      %cst_247 = arith.constant dense<1.000000e+00> : tensor<f32>
      %807 = tensor.empty() : tensor<4x8xf32>
      %808 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst_247 : tensor<f32>) outs(%807 : tensor<4x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<4x8xf32>
      %809 = tensor.empty() : tensor<4x8xf32>
      %810 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%808, %806 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%809 : tensor<4x8xf32>) {
      ^bb0(%in: f32, %in_359: f32, %out: f32):
        %993 = arith.divf %in, %in_359 : f32
        linalg.yield %993 : f32
      } -> tensor<4x8xf32>
      %cst_248 = arith.constant dense<1.000000e+00> : tensor<f32>
      %811 = tensor.empty() : tensor<4x8xf32>
      %812 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst_248 : tensor<f32>) outs(%811 : tensor<4x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<4x8xf32>
      %813 = tensor.empty() : tensor<4x8xf32>
      %814 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%812, %810 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%813 : tensor<4x8xf32>) {
      ^bb0(%in: f32, %in_359: f32, %out: f32):
        %993 = arith.subf %in, %in_359 : f32
        linalg.yield %993 : f32
      } -> tensor<4x8xf32>
      %815 = tensor.empty() : tensor<4x8xf32>
      %816 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%810, %814 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%815 : tensor<4x8xf32>) {
      ^bb0(%in: f32, %in_359: f32, %out: f32):
        %993 = arith.mulf %in, %in_359 : f32
        linalg.yield %993 : f32
      } -> tensor<4x8xf32>
      %817 = tensor.empty() : tensor<4x8xf32>
      %cst_249 = arith.constant 0.000000e+00 : f32
      %818 = linalg.fill ins(%cst_249 : f32) outs(%817 : tensor<4x8xf32>) -> tensor<4x8xf32>
      %819 = linalg.matmul ins(%collapsed_243, %arg10 : tensor<4x8xf32>, tensor<8x8xf32>) outs(%818 : tensor<4x8xf32>) -> tensor<4x8xf32>
      %820 = tensor.empty() : tensor<4x8xf32>
      %821 = linalg.generic {indexing_maps = [#map11, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded_22 : tensor<1x8xf32>) outs(%820 : tensor<4x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<4x8xf32>
      %822 = tensor.empty() : tensor<4x8xf32>
      %823 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%819, %821 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%822 : tensor<4x8xf32>) {
      ^bb0(%in: f32, %in_359: f32, %out: f32):
        %993 = arith.addf %in, %in_359 : f32
        linalg.yield %993 : f32
      } -> tensor<4x8xf32>
      %824 = tensor.empty() : tensor<4x8xf32>
      %cst_250 = arith.constant 0.000000e+00 : f32
      %825 = linalg.fill ins(%cst_250 : f32) outs(%824 : tensor<4x8xf32>) -> tensor<4x8xf32>
      %826 = linalg.matmul ins(%arg24, %arg4 : tensor<4x8xf32>, tensor<8x8xf32>) outs(%825 : tensor<4x8xf32>) -> tensor<4x8xf32>
      %827 = tensor.empty() : tensor<4x8xf32>
      %828 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%823, %826 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%827 : tensor<4x8xf32>) {
      ^bb0(%in: f32, %in_359: f32, %out: f32):
        %993 = arith.addf %in, %in_359 : f32
        linalg.yield %993 : f32
      } -> tensor<4x8xf32>
      %829 = tensor.empty() : tensor<4x8xf32>
      %830 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%828 : tensor<4x8xf32>) outs(%829 : tensor<4x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        %993 = arith.negf %in : f32
        linalg.yield %993 : f32
      } -> tensor<4x8xf32>
      %831 = tensor.empty() : tensor<4x8xf32>
      %832 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%830 : tensor<4x8xf32>) outs(%831 : tensor<4x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        %993 = math.exp %in : f32
        linalg.yield %993 : f32
      } -> tensor<4x8xf32>
      %cst_251 = arith.constant dense<1.000000e+00> : tensor<f32>
      %833 = tensor.empty() : tensor<4x8xf32>
      %834 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst_251 : tensor<f32>) outs(%833 : tensor<4x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<4x8xf32>
      %835 = tensor.empty() : tensor<4x8xf32>
      %836 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%834, %832 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%835 : tensor<4x8xf32>) {
      ^bb0(%in: f32, %in_359: f32, %out: f32):
        %993 = arith.addf %in, %in_359 : f32
        linalg.yield %993 : f32
      } -> tensor<4x8xf32>
      %cst_252 = arith.constant dense<1.000000e+00> : tensor<f32>
      %837 = tensor.empty() : tensor<4x8xf32>
      %838 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst_252 : tensor<f32>) outs(%837 : tensor<4x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<4x8xf32>
      %839 = tensor.empty() : tensor<4x8xf32>
      %840 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%838, %836 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%839 : tensor<4x8xf32>) {
      ^bb0(%in: f32, %in_359: f32, %out: f32):
        %993 = arith.divf %in, %in_359 : f32
        linalg.yield %993 : f32
      } -> tensor<4x8xf32>
      %cst_253 = arith.constant dense<1.000000e+00> : tensor<f32>
      %841 = tensor.empty() : tensor<4x8xf32>
      %842 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst_253 : tensor<f32>) outs(%841 : tensor<4x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<4x8xf32>
      %843 = tensor.empty() : tensor<4x8xf32>
      %844 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%842, %840 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%843 : tensor<4x8xf32>) {
      ^bb0(%in: f32, %in_359: f32, %out: f32):
        %993 = arith.subf %in, %in_359 : f32
        linalg.yield %993 : f32
      } -> tensor<4x8xf32>
      %845 = tensor.empty() : tensor<4x8xf32>
      %846 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%840, %844 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%845 : tensor<4x8xf32>) {
      ^bb0(%in: f32, %in_359: f32, %out: f32):
        %993 = arith.mulf %in, %in_359 : f32
        linalg.yield %993 : f32
      } -> tensor<4x8xf32>
      %847 = tensor.empty() : tensor<4x8xf32>
      %cst_254 = arith.constant 0.000000e+00 : f32
      %848 = linalg.fill ins(%cst_254 : f32) outs(%847 : tensor<4x8xf32>) -> tensor<4x8xf32>
      %849 = linalg.matmul ins(%collapsed_243, %arg6 : tensor<4x8xf32>, tensor<8x8xf32>) outs(%848 : tensor<4x8xf32>) -> tensor<4x8xf32>
      %850 = tensor.empty() : tensor<4x8xf32>
      %851 = linalg.generic {indexing_maps = [#map11, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded_23 : tensor<1x8xf32>) outs(%850 : tensor<4x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<4x8xf32>
      %852 = tensor.empty() : tensor<4x8xf32>
      %853 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%849, %851 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%852 : tensor<4x8xf32>) {
      ^bb0(%in: f32, %in_359: f32, %out: f32):
        %993 = arith.addf %in, %in_359 : f32
        linalg.yield %993 : f32
      } -> tensor<4x8xf32>
      %854 = tensor.empty() : tensor<4x8xf32>
      %cst_255 = arith.constant 0.000000e+00 : f32
      %855 = linalg.fill ins(%cst_255 : f32) outs(%854 : tensor<4x8xf32>) -> tensor<4x8xf32>
      %856 = linalg.matmul ins(%arg24, %arg2 : tensor<4x8xf32>, tensor<8x8xf32>) outs(%855 : tensor<4x8xf32>) -> tensor<4x8xf32>
      %857 = tensor.empty() : tensor<4x8xf32>
      %858 = linalg.generic {indexing_maps = [#map11, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded_24 : tensor<1x8xf32>) outs(%857 : tensor<4x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<4x8xf32>
      %859 = tensor.empty() : tensor<4x8xf32>
      %860 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%856, %858 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%859 : tensor<4x8xf32>) {
      ^bb0(%in: f32, %in_359: f32, %out: f32):
        %993 = arith.addf %in, %in_359 : f32
        linalg.yield %993 : f32
      } -> tensor<4x8xf32>
      %861 = tensor.empty() : tensor<4x8xf32>
      %862 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%810, %860 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%861 : tensor<4x8xf32>) {
      ^bb0(%in: f32, %in_359: f32, %out: f32):
        %993 = arith.mulf %in, %in_359 : f32
        linalg.yield %993 : f32
      } -> tensor<4x8xf32>
      %863 = tensor.empty() : tensor<4x8xf32>
      %864 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%853, %862 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%863 : tensor<4x8xf32>) {
      ^bb0(%in: f32, %in_359: f32, %out: f32):
        %993 = arith.addf %in, %in_359 : f32
        linalg.yield %993 : f32
      } -> tensor<4x8xf32>
      %865 = tensor.empty() : tensor<4x8xf32>
      %866 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%864 : tensor<4x8xf32>) outs(%865 : tensor<4x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        %993 = math.tanh %in : f32
        linalg.yield %993 : f32
      } -> tensor<4x8xf32>
      %cst_256 = arith.constant dense<1.000000e+00> : tensor<f32>
      %867 = tensor.empty() : tensor<4x8xf32>
      %868 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst_256 : tensor<f32>) outs(%867 : tensor<4x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<4x8xf32>
      %869 = tensor.empty() : tensor<4x8xf32>
      %870 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%868, %866 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%869 : tensor<4x8xf32>) {
      ^bb0(%in: f32, %in_359: f32, %out: f32):
        %993 = arith.subf %in, %in_359 : f32
        linalg.yield %993 : f32
      } -> tensor<4x8xf32>
      %cst_257 = arith.constant dense<1.000000e+00> : tensor<f32>
      %871 = tensor.empty() : tensor<4x8xf32>
      %872 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst_257 : tensor<f32>) outs(%871 : tensor<4x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<4x8xf32>
      %873 = tensor.empty() : tensor<4x8xf32>
      %874 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%872, %840 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%873 : tensor<4x8xf32>) {
      ^bb0(%in: f32, %in_359: f32, %out: f32):
        %993 = arith.subf %in, %in_359 : f32
        linalg.yield %993 : f32
      } -> tensor<4x8xf32>
      %875 = tensor.empty() : tensor<4x8xf32>
      %876 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%874, %866 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%875 : tensor<4x8xf32>) {
      ^bb0(%in: f32, %in_359: f32, %out: f32):
        %993 = arith.mulf %in, %in_359 : f32
        linalg.yield %993 : f32
      } -> tensor<4x8xf32>
      %877 = tensor.empty() : tensor<4x8xf32>
      %878 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%840, %arg24 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%877 : tensor<4x8xf32>) {
      ^bb0(%in: f32, %in_359: f32, %out: f32):
        %993 = arith.mulf %in, %in_359 : f32
        linalg.yield %993 : f32
      } -> tensor<4x8xf32>
      %879 = tensor.empty() : tensor<4x8xf32>
      %880 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%876, %878 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%879 : tensor<4x8xf32>) {
      ^bb0(%in: f32, %in_359: f32, %out: f32):
        %993 = arith.addf %in, %in_359 : f32
        linalg.yield %993 : f32
      } -> tensor<4x8xf32>
      %881 = tensor.empty() : tensor<1x4x8xf32>
      %882 = linalg.generic {indexing_maps = [#map12, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%880 : tensor<4x8xf32>) outs(%881 : tensor<1x4x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x4x8xf32>
      %cst_258 = arith.constant dense<0> : tensor<i32>
      %cst_259 = arith.constant dense<0> : tensor<i32>
      %c0_260 = arith.constant 0 : index
      %extracted_261 = tensor.extract %from_elements[] : tensor<i32>
      %883 = arith.index_cast %extracted_261 : i32 to index
      %c4_262 = arith.constant 4 : index
      %884 = arith.maxsi %883, %c0_260 : index
      %885 = arith.minsi %884, %c4_262 : index
      %extracted_263 = tensor.extract %cst_258[] : tensor<i32>
      %886 = arith.index_cast %extracted_263 : i32 to index
      %c0_264 = arith.constant 0 : index
      %887 = arith.maxsi %886, %c0_260 : index
      %888 = arith.minsi %887, %c0_264 : index
      %extracted_265 = tensor.extract %cst_259[] : tensor<i32>
      %889 = arith.index_cast %extracted_265 : i32 to index
      %c0_266 = arith.constant 0 : index
      %890 = arith.maxsi %889, %c0_260 : index
      %891 = arith.minsi %890, %c0_266 : index
      %inserted_slice = tensor.insert_slice %882 into %arg25[%885, %888, %891] [1, 4, 8] [1, 1, 1] : tensor<1x4x8xf32> into tensor<5x4x8xf32>
      %892 = tensor.empty() : tensor<1x4x8xf32>
      %893 = linalg.generic {indexing_maps = [#map12, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg24 : tensor<4x8xf32>) outs(%892 : tensor<1x4x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x4x8xf32>
      %cst_267 = arith.constant dense<0> : tensor<i32>
      %cst_268 = arith.constant dense<0> : tensor<i32>
      %c0_269 = arith.constant 0 : index
      %extracted_270 = tensor.extract %from_elements[] : tensor<i32>
      %894 = arith.index_cast %extracted_270 : i32 to index
      %c4_271 = arith.constant 4 : index
      %895 = arith.maxsi %894, %c0_269 : index
      %896 = arith.minsi %895, %c4_271 : index
      %extracted_272 = tensor.extract %cst_267[] : tensor<i32>
      %897 = arith.index_cast %extracted_272 : i32 to index
      %c0_273 = arith.constant 0 : index
      %898 = arith.maxsi %897, %c0_269 : index
      %899 = arith.minsi %898, %c0_273 : index
      %extracted_274 = tensor.extract %cst_268[] : tensor<i32>
      %900 = arith.index_cast %extracted_274 : i32 to index
      %c0_275 = arith.constant 0 : index
      %901 = arith.maxsi %900, %c0_269 : index
      %902 = arith.minsi %901, %c0_275 : index
      %inserted_slice_276 = tensor.insert_slice %893 into %arg26[%896, %899, %902] [1, 4, 8] [1, 1, 1] : tensor<1x4x8xf32> into tensor<5x4x8xf32>
      %903 = tensor.empty() : tensor<1x4x8xf32>
      %904 = linalg.generic {indexing_maps = [#map12, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%816 : tensor<4x8xf32>) outs(%903 : tensor<1x4x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x4x8xf32>
      %cst_277 = arith.constant dense<0> : tensor<i32>
      %cst_278 = arith.constant dense<0> : tensor<i32>
      %c0_279 = arith.constant 0 : index
      %extracted_280 = tensor.extract %from_elements[] : tensor<i32>
      %905 = arith.index_cast %extracted_280 : i32 to index
      %c4_281 = arith.constant 4 : index
      %906 = arith.maxsi %905, %c0_279 : index
      %907 = arith.minsi %906, %c4_281 : index
      %extracted_282 = tensor.extract %cst_277[] : tensor<i32>
      %908 = arith.index_cast %extracted_282 : i32 to index
      %c0_283 = arith.constant 0 : index
      %909 = arith.maxsi %908, %c0_279 : index
      %910 = arith.minsi %909, %c0_283 : index
      %extracted_284 = tensor.extract %cst_278[] : tensor<i32>
      %911 = arith.index_cast %extracted_284 : i32 to index
      %c0_285 = arith.constant 0 : index
      %912 = arith.maxsi %911, %c0_279 : index
      %913 = arith.minsi %912, %c0_285 : index
      %inserted_slice_286 = tensor.insert_slice %904 into %arg27[%907, %910, %913] [1, 4, 8] [1, 1, 1] : tensor<1x4x8xf32> into tensor<5x4x8xf32>
      %914 = tensor.empty() : tensor<1x4x8xf32>
      %915 = linalg.generic {indexing_maps = [#map12, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%846 : tensor<4x8xf32>) outs(%914 : tensor<1x4x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x4x8xf32>
      %cst_287 = arith.constant dense<0> : tensor<i32>
      %cst_288 = arith.constant dense<0> : tensor<i32>
      %c0_289 = arith.constant 0 : index
      %extracted_290 = tensor.extract %from_elements[] : tensor<i32>
      %916 = arith.index_cast %extracted_290 : i32 to index
      %c4_291 = arith.constant 4 : index
      %917 = arith.maxsi %916, %c0_289 : index
      %918 = arith.minsi %917, %c4_291 : index
      %extracted_292 = tensor.extract %cst_287[] : tensor<i32>
      %919 = arith.index_cast %extracted_292 : i32 to index
      %c0_293 = arith.constant 0 : index
      %920 = arith.maxsi %919, %c0_289 : index
      %921 = arith.minsi %920, %c0_293 : index
      %extracted_294 = tensor.extract %cst_288[] : tensor<i32>
      %922 = arith.index_cast %extracted_294 : i32 to index
      %c0_295 = arith.constant 0 : index
      %923 = arith.maxsi %922, %c0_289 : index
      %924 = arith.minsi %923, %c0_295 : index
      %inserted_slice_296 = tensor.insert_slice %915 into %arg28[%918, %921, %924] [1, 4, 8] [1, 1, 1] : tensor<1x4x8xf32> into tensor<5x4x8xf32>
      %925 = tensor.empty() : tensor<1x4x8xf32>
      %926 = linalg.generic {indexing_maps = [#map12, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%860 : tensor<4x8xf32>) outs(%925 : tensor<1x4x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x4x8xf32>
      %cst_297 = arith.constant dense<0> : tensor<i32>
      %cst_298 = arith.constant dense<0> : tensor<i32>
      %c0_299 = arith.constant 0 : index
      %extracted_300 = tensor.extract %from_elements[] : tensor<i32>
      %927 = arith.index_cast %extracted_300 : i32 to index
      %c4_301 = arith.constant 4 : index
      %928 = arith.maxsi %927, %c0_299 : index
      %929 = arith.minsi %928, %c4_301 : index
      %extracted_302 = tensor.extract %cst_297[] : tensor<i32>
      %930 = arith.index_cast %extracted_302 : i32 to index
      %c0_303 = arith.constant 0 : index
      %931 = arith.maxsi %930, %c0_299 : index
      %932 = arith.minsi %931, %c0_303 : index
      %extracted_304 = tensor.extract %cst_298[] : tensor<i32>
      %933 = arith.index_cast %extracted_304 : i32 to index
      %c0_305 = arith.constant 0 : index
      %934 = arith.maxsi %933, %c0_299 : index
      %935 = arith.minsi %934, %c0_305 : index
      %inserted_slice_306 = tensor.insert_slice %926 into %arg29[%929, %932, %935] [1, 4, 8] [1, 1, 1] : tensor<1x4x8xf32> into tensor<5x4x8xf32>
      %936 = tensor.empty() : tensor<1x4x8xf32>
      %937 = linalg.generic {indexing_maps = [#map12, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%810 : tensor<4x8xf32>) outs(%936 : tensor<1x4x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x4x8xf32>
      %cst_307 = arith.constant dense<0> : tensor<i32>
      %cst_308 = arith.constant dense<0> : tensor<i32>
      %c0_309 = arith.constant 0 : index
      %extracted_310 = tensor.extract %from_elements[] : tensor<i32>
      %938 = arith.index_cast %extracted_310 : i32 to index
      %c4_311 = arith.constant 4 : index
      %939 = arith.maxsi %938, %c0_309 : index
      %940 = arith.minsi %939, %c4_311 : index
      %extracted_312 = tensor.extract %cst_307[] : tensor<i32>
      %941 = arith.index_cast %extracted_312 : i32 to index
      %c0_313 = arith.constant 0 : index
      %942 = arith.maxsi %941, %c0_309 : index
      %943 = arith.minsi %942, %c0_313 : index
      %extracted_314 = tensor.extract %cst_308[] : tensor<i32>
      %944 = arith.index_cast %extracted_314 : i32 to index
      %c0_315 = arith.constant 0 : index
      %945 = arith.maxsi %944, %c0_309 : index
      %946 = arith.minsi %945, %c0_315 : index
      %inserted_slice_316 = tensor.insert_slice %937 into %arg30[%940, %943, %946] [1, 4, 8] [1, 1, 1] : tensor<1x4x8xf32> into tensor<5x4x8xf32>
      %947 = tensor.empty() : tensor<1x4x8xf32>
      %948 = linalg.generic {indexing_maps = [#map12, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%866 : tensor<4x8xf32>) outs(%947 : tensor<1x4x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x4x8xf32>
      %cst_317 = arith.constant dense<0> : tensor<i32>
      %cst_318 = arith.constant dense<0> : tensor<i32>
      %c0_319 = arith.constant 0 : index
      %extracted_320 = tensor.extract %from_elements[] : tensor<i32>
      %949 = arith.index_cast %extracted_320 : i32 to index
      %c4_321 = arith.constant 4 : index
      %950 = arith.maxsi %949, %c0_319 : index
      %951 = arith.minsi %950, %c4_321 : index
      %extracted_322 = tensor.extract %cst_317[] : tensor<i32>
      %952 = arith.index_cast %extracted_322 : i32 to index
      %c0_323 = arith.constant 0 : index
      %953 = arith.maxsi %952, %c0_319 : index
      %954 = arith.minsi %953, %c0_323 : index
      %extracted_324 = tensor.extract %cst_318[] : tensor<i32>
      %955 = arith.index_cast %extracted_324 : i32 to index
      %c0_325 = arith.constant 0 : index
      %956 = arith.maxsi %955, %c0_319 : index
      %957 = arith.minsi %956, %c0_325 : index
      %inserted_slice_326 = tensor.insert_slice %948 into %arg31[%951, %954, %957] [1, 4, 8] [1, 1, 1] : tensor<1x4x8xf32> into tensor<5x4x8xf32>
      %958 = tensor.empty() : tensor<1x4x8xf32>
      %959 = linalg.generic {indexing_maps = [#map12, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%870 : tensor<4x8xf32>) outs(%958 : tensor<1x4x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x4x8xf32>
      %cst_327 = arith.constant dense<0> : tensor<i32>
      %cst_328 = arith.constant dense<0> : tensor<i32>
      %c0_329 = arith.constant 0 : index
      %extracted_330 = tensor.extract %from_elements[] : tensor<i32>
      %960 = arith.index_cast %extracted_330 : i32 to index
      %c4_331 = arith.constant 4 : index
      %961 = arith.maxsi %960, %c0_329 : index
      %962 = arith.minsi %961, %c4_331 : index
      %extracted_332 = tensor.extract %cst_327[] : tensor<i32>
      %963 = arith.index_cast %extracted_332 : i32 to index
      %c0_333 = arith.constant 0 : index
      %964 = arith.maxsi %963, %c0_329 : index
      %965 = arith.minsi %964, %c0_333 : index
      %extracted_334 = tensor.extract %cst_328[] : tensor<i32>
      %966 = arith.index_cast %extracted_334 : i32 to index
      %c0_335 = arith.constant 0 : index
      %967 = arith.maxsi %966, %c0_329 : index
      %968 = arith.minsi %967, %c0_335 : index
      %inserted_slice_336 = tensor.insert_slice %959 into %arg32[%962, %965, %968] [1, 4, 8] [1, 1, 1] : tensor<1x4x8xf32> into tensor<5x4x8xf32>
      %969 = tensor.empty() : tensor<1x4x8xf32>
      %970 = linalg.generic {indexing_maps = [#map12, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%874 : tensor<4x8xf32>) outs(%969 : tensor<1x4x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x4x8xf32>
      %cst_337 = arith.constant dense<0> : tensor<i32>
      %cst_338 = arith.constant dense<0> : tensor<i32>
      %c0_339 = arith.constant 0 : index
      %extracted_340 = tensor.extract %from_elements[] : tensor<i32>
      %971 = arith.index_cast %extracted_340 : i32 to index
      %c4_341 = arith.constant 4 : index
      %972 = arith.maxsi %971, %c0_339 : index
      %973 = arith.minsi %972, %c4_341 : index
      %extracted_342 = tensor.extract %cst_337[] : tensor<i32>
      %974 = arith.index_cast %extracted_342 : i32 to index
      %c0_343 = arith.constant 0 : index
      %975 = arith.maxsi %974, %c0_339 : index
      %976 = arith.minsi %975, %c0_343 : index
      %extracted_344 = tensor.extract %cst_338[] : tensor<i32>
      %977 = arith.index_cast %extracted_344 : i32 to index
      %c0_345 = arith.constant 0 : index
      %978 = arith.maxsi %977, %c0_339 : index
      %979 = arith.minsi %978, %c0_345 : index
      %inserted_slice_346 = tensor.insert_slice %970 into %arg33[%973, %976, %979] [1, 4, 8] [1, 1, 1] : tensor<1x4x8xf32> into tensor<5x4x8xf32>
      %980 = tensor.empty() : tensor<1x4x8xf32>
      %981 = linalg.generic {indexing_maps = [#map12, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%840 : tensor<4x8xf32>) outs(%980 : tensor<1x4x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x4x8xf32>
      %cst_347 = arith.constant dense<0> : tensor<i32>
      %cst_348 = arith.constant dense<0> : tensor<i32>
      %c0_349 = arith.constant 0 : index
      %extracted_350 = tensor.extract %from_elements[] : tensor<i32>
      %982 = arith.index_cast %extracted_350 : i32 to index
      %c4_351 = arith.constant 4 : index
      %983 = arith.maxsi %982, %c0_349 : index
      %984 = arith.minsi %983, %c4_351 : index
      %extracted_352 = tensor.extract %cst_347[] : tensor<i32>
      %985 = arith.index_cast %extracted_352 : i32 to index
      %c0_353 = arith.constant 0 : index
      %986 = arith.maxsi %985, %c0_349 : index
      %987 = arith.minsi %986, %c0_353 : index
      %extracted_354 = tensor.extract %cst_348[] : tensor<i32>
      %988 = arith.index_cast %extracted_354 : i32 to index
      %c0_355 = arith.constant 0 : index
      %989 = arith.maxsi %988, %c0_349 : index
      %990 = arith.minsi %989, %c0_355 : index
      %inserted_slice_356 = tensor.insert_slice %981 into %arg34[%984, %987, %990] [1, 4, 8] [1, 1, 1] : tensor<1x4x8xf32> into tensor<5x4x8xf32>
      %cst_357 = arith.constant dense<1> : tensor<i32>
      %991 = tensor.empty() : tensor<i32>
      %c1_i32_358 = arith.constant 1 : i32
      %992 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = []} ins(%from_elements : tensor<i32>) outs(%991 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        %993 = arith.addi %in, %c1_i32_358 : i32
        linalg.yield %993 : i32
      } -> tensor<i32>
      scf.yield %880, %inserted_slice, %inserted_slice_276, %inserted_slice_286, %inserted_slice_296, %inserted_slice_306, %inserted_slice_316, %inserted_slice_326, %inserted_slice_336, %inserted_slice_346, %inserted_slice_356 : tensor<4x8xf32>, tensor<5x4x8xf32>, tensor<5x4x8xf32>, tensor<5x4x8xf32>, tensor<5x4x8xf32>, tensor<5x4x8xf32>, tensor<5x4x8xf32>, tensor<5x4x8xf32>, tensor<5x4x8xf32>, tensor<5x4x8xf32>, tensor<5x4x8xf32>
    }
    %99 = tensor.empty() : tensor<4x5x8xf32>
    %100 = linalg.generic {indexing_maps = [#map10, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%98#1 : tensor<5x4x8xf32>) outs(%99 : tensor<4x5x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x5x8xf32>
    %101 = tensor.empty() : tensor<4x5x2x4xf32>
    %cst_38 = arith.constant 0.000000e+00 : f32
    %102 = linalg.fill ins(%cst_38 : f32) outs(%101 : tensor<4x5x2x4xf32>) -> tensor<4x5x2x4xf32>
    %103 = linalg.generic {indexing_maps = [#map13, #map14, #map15], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%100, %arg11 : tensor<4x5x8xf32>, tensor<8x2x4xf32>) outs(%102 : tensor<4x5x2x4xf32>) {
    ^bb0(%in: f32, %in_224: f32, %out: f32):
      %777 = arith.mulf %in, %in_224 : f32
      %778 = arith.addf %out, %777 : f32
      linalg.yield %778 : f32
    } -> tensor<4x5x2x4xf32>
    %104 = tensor.empty() : tensor<4x5x2x4xf32>
    %cst_39 = arith.constant 0.000000e+00 : f32
    %105 = linalg.fill ins(%cst_39 : f32) outs(%104 : tensor<4x5x2x4xf32>) -> tensor<4x5x2x4xf32>
    %106 = linalg.generic {indexing_maps = [#map13, #map14, #map15], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%100, %arg12 : tensor<4x5x8xf32>, tensor<8x2x4xf32>) outs(%105 : tensor<4x5x2x4xf32>) {
    ^bb0(%in: f32, %in_224: f32, %out: f32):
      %777 = arith.mulf %in, %in_224 : f32
      %778 = arith.addf %out, %777 : f32
      linalg.yield %778 : f32
    } -> tensor<4x5x2x4xf32>
    %107 = tensor.empty() : tensor<4x5x2x4xf32>
    %cst_40 = arith.constant 0.000000e+00 : f32
    %108 = linalg.fill ins(%cst_40 : f32) outs(%107 : tensor<4x5x2x4xf32>) -> tensor<4x5x2x4xf32>
    %109 = linalg.generic {indexing_maps = [#map13, #map14, #map15], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%100, %arg13 : tensor<4x5x8xf32>, tensor<8x2x4xf32>) outs(%108 : tensor<4x5x2x4xf32>) {
    ^bb0(%in: f32, %in_224: f32, %out: f32):
      %777 = arith.mulf %in, %in_224 : f32
      %778 = arith.addf %out, %777 : f32
      linalg.yield %778 : f32
    } -> tensor<4x5x2x4xf32>
    %cst_41 = arith.constant dense<4.000000e+00> : tensor<f32>
    %110 = tensor.empty() : tensor<f32>
    %cst_42 = arith.constant 4.000000e+00 : f32
    %111 = linalg.generic {indexing_maps = [#map1], iterator_types = []} outs(%110 : tensor<f32>) {
    ^bb0(%out: f32):
      %777 = math.sqrt %cst_42 : f32
      linalg.yield %777 : f32
    } -> tensor<f32>
    %112 = tensor.empty() : tensor<f32>
    %113 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = []} ins(%111 : tensor<f32>) outs(%112 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<f32>
    %114 = tensor.empty() : tensor<4x5x2x4xf32>
    %115 = linalg.generic {indexing_maps = [#map16, #map17], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%113 : tensor<f32>) outs(%114 : tensor<4x5x2x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x5x2x4xf32>
    %116 = tensor.empty() : tensor<4x5x2x4xf32>
    %117 = linalg.generic {indexing_maps = [#map17, #map17, #map17], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%103, %115 : tensor<4x5x2x4xf32>, tensor<4x5x2x4xf32>) outs(%116 : tensor<4x5x2x4xf32>) {
    ^bb0(%in: f32, %in_224: f32, %out: f32):
      %777 = arith.divf %in, %in_224 : f32
      linalg.yield %777 : f32
    } -> tensor<4x5x2x4xf32>
    %118 = tensor.empty() : tensor<4x2x5x5xf32>
    %cst_43 = arith.constant 0.000000e+00 : f32
    %119 = linalg.fill ins(%cst_43 : f32) outs(%118 : tensor<4x2x5x5xf32>) -> tensor<4x2x5x5xf32>
    %120 = linalg.generic {indexing_maps = [#map18, #map19, #map15], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%117, %106 : tensor<4x5x2x4xf32>, tensor<4x5x2x4xf32>) outs(%119 : tensor<4x2x5x5xf32>) {
    ^bb0(%in: f32, %in_224: f32, %out: f32):
      %777 = arith.mulf %in, %in_224 : f32
      %778 = arith.addf %out, %777 : f32
      linalg.yield %778 : f32
    } -> tensor<4x2x5x5xf32>
    %cst_44 = arith.constant dense<0xFF800000> : tensor<f32>
    %cst_45 = arith.constant 0xFF800000 : f32
    %121 = tensor.empty() : tensor<4x2x5xf32>
    %122 = linalg.fill ins(%cst_45 : f32) outs(%121 : tensor<4x2x5xf32>) -> tensor<4x2x5xf32>
    %123 = linalg.generic {indexing_maps = [#map17, #map20], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%120 : tensor<4x2x5x5xf32>) outs(%122 : tensor<4x2x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %from_elements = tensor.from_elements %in : tensor<f32>
      %from_elements_224 = tensor.from_elements %out : tensor<f32>
      %extracted = tensor.extract %from_elements_224[] : tensor<f32>
      %extracted_225 = tensor.extract %from_elements[] : tensor<f32>
      %777 = arith.maximumf %extracted, %extracted_225 : f32
      %from_elements_226 = tensor.from_elements %777 : tensor<f32>
      %extracted_227 = tensor.extract %from_elements_226[] : tensor<f32>
      linalg.yield %extracted_227 : f32
    } -> tensor<4x2x5xf32>
    %expanded_46 = tensor.expand_shape %123 [[0], [1], [2, 3]] output_shape [4, 2, 5, 1] : tensor<4x2x5xf32> into tensor<4x2x5x1xf32>
    %124 = tensor.empty() : tensor<4x2x5x5xf32>
    %125 = linalg.generic {indexing_maps = [#map21, #map17], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_46 : tensor<4x2x5x1xf32>) outs(%124 : tensor<4x2x5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x2x5x5xf32>
    %126 = tensor.empty() : tensor<4x2x5x5xi1>
    %127 = linalg.generic {indexing_maps = [#map17, #map17, #map17], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%120, %125 : tensor<4x2x5x5xf32>, tensor<4x2x5x5xf32>) outs(%126 : tensor<4x2x5x5xi1>) {
    ^bb0(%in: f32, %in_224: f32, %out: i1):
      %777 = arith.cmpf oeq, %in, %in_224 : f32
      linalg.yield %777 : i1
    } -> tensor<4x2x5x5xi1>
    %128 = tensor.empty() : tensor<4x2x5x5xf32>
    %129 = linalg.generic {indexing_maps = [#map17, #map17], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%127 : tensor<4x2x5x5xi1>) outs(%128 : tensor<4x2x5x5xf32>) {
    ^bb0(%in: i1, %out: f32):
      %777 = arith.uitofp %in : i1 to f32
      linalg.yield %777 : f32
    } -> tensor<4x2x5x5xf32>
    %cst_47 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_48 = arith.constant 0.000000e+00 : f32
    %130 = tensor.empty() : tensor<4x2x5xf32>
    %131 = linalg.fill ins(%cst_48 : f32) outs(%130 : tensor<4x2x5xf32>) -> tensor<4x2x5xf32>
    %132 = linalg.generic {indexing_maps = [#map17, #map20], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%129 : tensor<4x2x5x5xf32>) outs(%131 : tensor<4x2x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %from_elements = tensor.from_elements %in : tensor<f32>
      %from_elements_224 = tensor.from_elements %out : tensor<f32>
      %extracted = tensor.extract %from_elements_224[] : tensor<f32>
      %extracted_225 = tensor.extract %from_elements[] : tensor<f32>
      %777 = arith.addf %extracted, %extracted_225 : f32
      %from_elements_226 = tensor.from_elements %777 : tensor<f32>
      %extracted_227 = tensor.extract %from_elements_226[] : tensor<f32>
      linalg.yield %extracted_227 : f32
    } -> tensor<4x2x5xf32>
    %cst_49 = arith.constant dense<0xFF800000> : tensor<f32>
    %133 = tensor.empty() : tensor<4x2x5xf32>
    %134 = linalg.generic {indexing_maps = [#map7, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_49 : tensor<f32>) outs(%133 : tensor<4x2x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x2x5xf32>
    %135 = tensor.empty() : tensor<4x2x5xf32>
    %136 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%134, %123 : tensor<4x2x5xf32>, tensor<4x2x5xf32>) outs(%135 : tensor<4x2x5xf32>) {
    ^bb0(%in: f32, %in_224: f32, %out: f32):
      %777 = arith.maximumf %in, %in_224 : f32
      linalg.yield %777 : f32
    } -> tensor<4x2x5xf32>
    %137 = tensor.empty() : tensor<4x2x5xi1>
    %138 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%123, %136 : tensor<4x2x5xf32>, tensor<4x2x5xf32>) outs(%137 : tensor<4x2x5xi1>) {
    ^bb0(%in: f32, %in_224: f32, %out: i1):
      %777 = arith.cmpf oeq, %in, %in_224 : f32
      linalg.yield %777 : i1
    } -> tensor<4x2x5xi1>
    %cst_50 = arith.constant dense<1.000000e+00> : tensor<f32>
    %139 = tensor.empty() : tensor<4x2x5xf32>
    %140 = linalg.generic {indexing_maps = [#map7, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_50 : tensor<f32>) outs(%139 : tensor<4x2x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x2x5xf32>
    %cst_51 = arith.constant dense<0.000000e+00> : tensor<f32>
    %141 = tensor.empty() : tensor<4x2x5xf32>
    %142 = linalg.generic {indexing_maps = [#map7, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_51 : tensor<f32>) outs(%141 : tensor<4x2x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x2x5xf32>
    %143 = tensor.empty() : tensor<4x2x5xf32>
    %144 = linalg.generic {indexing_maps = [#map6, #map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%138, %140, %142 : tensor<4x2x5xi1>, tensor<4x2x5xf32>, tensor<4x2x5xf32>) outs(%143 : tensor<4x2x5xf32>) {
    ^bb0(%in: i1, %in_224: f32, %in_225: f32, %out: f32):
      %777 = arith.select %in, %in_224, %in_225 : f32
      linalg.yield %777 : f32
    } -> tensor<4x2x5xf32>
    %cst_52 = arith.constant dense<0xFF800000> : tensor<f32>
    %145 = tensor.empty() : tensor<4x2x5xf32>
    %146 = linalg.generic {indexing_maps = [#map7, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_52 : tensor<f32>) outs(%145 : tensor<4x2x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x2x5xf32>
    %147 = tensor.empty() : tensor<4x2x5xi1>
    %148 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%146, %136 : tensor<4x2x5xf32>, tensor<4x2x5xf32>) outs(%147 : tensor<4x2x5xi1>) {
    ^bb0(%in: f32, %in_224: f32, %out: i1):
      %777 = arith.cmpf oeq, %in, %in_224 : f32
      linalg.yield %777 : i1
    } -> tensor<4x2x5xi1>
    %cst_53 = arith.constant dense<2.000000e+00> : tensor<f32>
    %149 = tensor.empty() : tensor<4x2x5xf32>
    %150 = linalg.generic {indexing_maps = [#map7, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_53 : tensor<f32>) outs(%149 : tensor<4x2x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x2x5xf32>
    %cst_54 = arith.constant dense<1.000000e+00> : tensor<f32>
    %151 = tensor.empty() : tensor<4x2x5xf32>
    %152 = linalg.generic {indexing_maps = [#map7, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_54 : tensor<f32>) outs(%151 : tensor<4x2x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x2x5xf32>
    %153 = tensor.empty() : tensor<4x2x5xf32>
    %154 = linalg.generic {indexing_maps = [#map6, #map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%148, %150, %152 : tensor<4x2x5xi1>, tensor<4x2x5xf32>, tensor<4x2x5xf32>) outs(%153 : tensor<4x2x5xf32>) {
    ^bb0(%in: i1, %in_224: f32, %in_225: f32, %out: f32):
      %777 = arith.select %in, %in_224, %in_225 : f32
      linalg.yield %777 : f32
    } -> tensor<4x2x5xf32>
    %155 = tensor.empty() : tensor<4x2x5xf32>
    %156 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%144, %154 : tensor<4x2x5xf32>, tensor<4x2x5xf32>) outs(%155 : tensor<4x2x5xf32>) {
    ^bb0(%in: f32, %in_224: f32, %out: f32):
      %777 = arith.divf %in, %in_224 : f32
      linalg.yield %777 : f32
    } -> tensor<4x2x5xf32>
    %157 = tensor.empty() : tensor<4x2x5x1xf32>
    %158 = linalg.generic {indexing_maps = [#map20, #map17], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%136 : tensor<4x2x5xf32>) outs(%157 : tensor<4x2x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x2x5x1xf32>
    %159 = tensor.empty() : tensor<4x2x5x5xf32>
    %160 = linalg.generic {indexing_maps = [#map21, #map17], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%158 : tensor<4x2x5x1xf32>) outs(%159 : tensor<4x2x5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x2x5x5xf32>
    %161 = tensor.empty() : tensor<4x2x5x5xf32>
    %162 = linalg.generic {indexing_maps = [#map17, #map17, #map17], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%120, %160 : tensor<4x2x5x5xf32>, tensor<4x2x5x5xf32>) outs(%161 : tensor<4x2x5x5xf32>) {
    ^bb0(%in: f32, %in_224: f32, %out: f32):
      %777 = arith.subf %in, %in_224 : f32
      linalg.yield %777 : f32
    } -> tensor<4x2x5x5xf32>
    %163 = tensor.empty() : tensor<4x2x5x5xf32>
    %164 = linalg.generic {indexing_maps = [#map17, #map17], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%162 : tensor<4x2x5x5xf32>) outs(%163 : tensor<4x2x5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %777 = math.exp %in : f32
      linalg.yield %777 : f32
    } -> tensor<4x2x5x5xf32>
    %cst_55 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_56 = arith.constant 0.000000e+00 : f32
    %165 = tensor.empty() : tensor<4x2x5xf32>
    %166 = linalg.fill ins(%cst_56 : f32) outs(%165 : tensor<4x2x5xf32>) -> tensor<4x2x5xf32>
    %167 = linalg.generic {indexing_maps = [#map17, #map20], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%164 : tensor<4x2x5x5xf32>) outs(%166 : tensor<4x2x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %from_elements = tensor.from_elements %in : tensor<f32>
      %from_elements_224 = tensor.from_elements %out : tensor<f32>
      %extracted = tensor.extract %from_elements_224[] : tensor<f32>
      %extracted_225 = tensor.extract %from_elements[] : tensor<f32>
      %777 = arith.addf %extracted, %extracted_225 : f32
      %from_elements_226 = tensor.from_elements %777 : tensor<f32>
      %extracted_227 = tensor.extract %from_elements_226[] : tensor<f32>
      linalg.yield %extracted_227 : f32
    } -> tensor<4x2x5xf32>
    %168 = tensor.empty() : tensor<4x2x5x1xf32>
    %169 = linalg.generic {indexing_maps = [#map20, #map17], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%167 : tensor<4x2x5xf32>) outs(%168 : tensor<4x2x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x2x5x1xf32>
    %170 = tensor.empty() : tensor<4x2x5x5xf32>
    %171 = linalg.generic {indexing_maps = [#map21, #map17], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%169 : tensor<4x2x5x1xf32>) outs(%170 : tensor<4x2x5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x2x5x5xf32>
    %172 = tensor.empty() : tensor<4x2x5x5xf32>
    %173 = linalg.generic {indexing_maps = [#map17, #map17, #map17], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%164, %171 : tensor<4x2x5x5xf32>, tensor<4x2x5x5xf32>) outs(%172 : tensor<4x2x5x5xf32>) {
    ^bb0(%in: f32, %in_224: f32, %out: f32):
      %777 = arith.divf %in, %in_224 : f32
      linalg.yield %777 : f32
    } -> tensor<4x2x5x5xf32>
    %174 = tensor.empty() : tensor<4x2x5x1xf32>
    %175 = linalg.generic {indexing_maps = [#map17, #map17, #map17], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%169, %169 : tensor<4x2x5x1xf32>, tensor<4x2x5x1xf32>) outs(%174 : tensor<4x2x5x1xf32>) {
    ^bb0(%in: f32, %in_224: f32, %out: f32):
      %777 = arith.mulf %in, %in_224 : f32
      linalg.yield %777 : f32
    } -> tensor<4x2x5x1xf32>
    %cst_57 = arith.constant dense<1.000000e+00> : tensor<f32>
    %176 = tensor.empty() : tensor<4x2x5x1xf32>
    %177 = linalg.generic {indexing_maps = [#map16, #map17], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_57 : tensor<f32>) outs(%176 : tensor<4x2x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x2x5x1xf32>
    %178 = tensor.empty() : tensor<4x2x5x1xf32>
    %179 = linalg.generic {indexing_maps = [#map17, #map17, #map17], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%177, %175 : tensor<4x2x5x1xf32>, tensor<4x2x5x1xf32>) outs(%178 : tensor<4x2x5x1xf32>) {
    ^bb0(%in: f32, %in_224: f32, %out: f32):
      %777 = arith.divf %in, %in_224 : f32
      linalg.yield %777 : f32
    } -> tensor<4x2x5x1xf32>
    %180 = tensor.empty() : tensor<4x2x4x5xf32>
    %cst_58 = arith.constant 0.000000e+00 : f32
    %181 = linalg.fill ins(%cst_58 : f32) outs(%180 : tensor<4x2x4x5xf32>) -> tensor<4x2x4x5xf32>
    %182 = linalg.generic {indexing_maps = [#map22, #map23, #map15], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%109, %173 : tensor<4x5x2x4xf32>, tensor<4x2x5x5xf32>) outs(%181 : tensor<4x2x4x5xf32>) {
    ^bb0(%in: f32, %in_224: f32, %out: f32):
      %777 = arith.mulf %in, %in_224 : f32
      %778 = arith.addf %out, %777 : f32
      linalg.yield %778 : f32
    } -> tensor<4x2x4x5xf32>
    %183 = tensor.empty() : tensor<4x5x2x4xf32>
    %184 = linalg.generic {indexing_maps = [#map24, #map17], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%182 : tensor<4x2x4x5xf32>) outs(%183 : tensor<4x5x2x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x5x2x4xf32>
    %185 = tensor.empty() : tensor<4x5x8xf32>
    %cst_59 = arith.constant 0.000000e+00 : f32
    %186 = linalg.fill ins(%cst_59 : f32) outs(%185 : tensor<4x5x8xf32>) -> tensor<4x5x8xf32>
    %187 = linalg.generic {indexing_maps = [#map23, #map25, #map26], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%184, %arg14 : tensor<4x5x2x4xf32>, tensor<2x4x8xf32>) outs(%186 : tensor<4x5x8xf32>) {
    ^bb0(%in: f32, %in_224: f32, %out: f32):
      %777 = arith.mulf %in, %in_224 : f32
      %778 = arith.addf %out, %777 : f32
      linalg.yield %778 : f32
    } -> tensor<4x5x8xf32>
    %188 = tensor.empty() : tensor<4x5x8xf32>
    %189 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%100, %187 : tensor<4x5x8xf32>, tensor<4x5x8xf32>) outs(%188 : tensor<4x5x8xf32>) {
    ^bb0(%in: f32, %in_224: f32, %out: f32):
      %777 = arith.addf %in, %in_224 : f32
      linalg.yield %777 : f32
    } -> tensor<4x5x8xf32>
    %190 = tensor.empty() : tensor<4x5x8xf32>
    %191 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%189, %189 : tensor<4x5x8xf32>, tensor<4x5x8xf32>) outs(%190 : tensor<4x5x8xf32>) {
    ^bb0(%in: f32, %in_224: f32, %out: f32):
      %777 = arith.mulf %in, %in_224 : f32
      linalg.yield %777 : f32
    } -> tensor<4x5x8xf32>
    %cst_60 = arith.constant dense<2.000000e+00> : tensor<f32>
    %192 = tensor.empty() : tensor<4x5x8xf32>
    %193 = linalg.generic {indexing_maps = [#map7, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_60 : tensor<f32>) outs(%192 : tensor<4x5x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x5x8xf32>
    %194 = tensor.empty() : tensor<4x5x8xf32>
    %195 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%193, %189 : tensor<4x5x8xf32>, tensor<4x5x8xf32>) outs(%194 : tensor<4x5x8xf32>) {
    ^bb0(%in: f32, %in_224: f32, %out: f32):
      %777 = arith.mulf %in, %in_224 : f32
      linalg.yield %777 : f32
    } -> tensor<4x5x8xf32>
    %cst_61 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_62 = arith.constant 0.000000e+00 : f32
    %196 = tensor.empty() : tensor<8xf32>
    %197 = linalg.fill ins(%cst_62 : f32) outs(%196 : tensor<8xf32>) -> tensor<8xf32>
    %198 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%189 : tensor<4x5x8xf32>) outs(%197 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %from_elements = tensor.from_elements %in : tensor<f32>
      %from_elements_224 = tensor.from_elements %out : tensor<f32>
      %extracted = tensor.extract %from_elements_224[] : tensor<f32>
      %extracted_225 = tensor.extract %from_elements[] : tensor<f32>
      %777 = arith.addf %extracted, %extracted_225 : f32
      %from_elements_226 = tensor.from_elements %777 : tensor<f32>
      %extracted_227 = tensor.extract %from_elements_226[] : tensor<f32>
      linalg.yield %extracted_227 : f32
    } -> tensor<8xf32>
    %cst_63 = arith.constant dense<2.000000e+01> : tensor<f32>
    %199 = tensor.empty() : tensor<8xf32>
    %200 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel"]} ins(%cst_63 : tensor<f32>) outs(%199 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8xf32>
    %201 = tensor.empty() : tensor<8xf32>
    %202 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%198, %200 : tensor<8xf32>, tensor<8xf32>) outs(%201 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_224: f32, %out: f32):
      %777 = arith.divf %in, %in_224 : f32
      linalg.yield %777 : f32
    } -> tensor<8xf32>
    %cst_64 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_65 = arith.constant 0.000000e+00 : f32
    %203 = tensor.empty() : tensor<8xf32>
    %204 = linalg.fill ins(%cst_65 : f32) outs(%203 : tensor<8xf32>) -> tensor<8xf32>
    %205 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%191 : tensor<4x5x8xf32>) outs(%204 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %from_elements = tensor.from_elements %in : tensor<f32>
      %from_elements_224 = tensor.from_elements %out : tensor<f32>
      %extracted = tensor.extract %from_elements_224[] : tensor<f32>
      %extracted_225 = tensor.extract %from_elements[] : tensor<f32>
      %777 = arith.addf %extracted, %extracted_225 : f32
      %from_elements_226 = tensor.from_elements %777 : tensor<f32>
      %extracted_227 = tensor.extract %from_elements_226[] : tensor<f32>
      linalg.yield %extracted_227 : f32
    } -> tensor<8xf32>
    %cst_66 = arith.constant dense<2.000000e+01> : tensor<f32>
    %206 = tensor.empty() : tensor<8xf32>
    %207 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel"]} ins(%cst_66 : tensor<f32>) outs(%206 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8xf32>
    %208 = tensor.empty() : tensor<8xf32>
    %209 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%205, %207 : tensor<8xf32>, tensor<8xf32>) outs(%208 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_224: f32, %out: f32):
      %777 = arith.divf %in, %in_224 : f32
      linalg.yield %777 : f32
    } -> tensor<8xf32>
    %210 = tensor.empty() : tensor<8xf32>
    %211 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%202, %202 : tensor<8xf32>, tensor<8xf32>) outs(%210 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_224: f32, %out: f32):
      %777 = arith.mulf %in, %in_224 : f32
      linalg.yield %777 : f32
    } -> tensor<8xf32>
    %cst_67 = arith.constant dense<2.000000e+00> : tensor<f32>
    %212 = tensor.empty() : tensor<8xf32>
    %213 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel"]} ins(%cst_67 : tensor<f32>) outs(%212 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8xf32>
    %214 = tensor.empty() : tensor<8xf32>
    %215 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%213, %202 : tensor<8xf32>, tensor<8xf32>) outs(%214 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_224: f32, %out: f32):
      %777 = arith.mulf %in, %in_224 : f32
      linalg.yield %777 : f32
    } -> tensor<8xf32>
    %216 = tensor.empty() : tensor<8xf32>
    %217 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%209, %211 : tensor<8xf32>, tensor<8xf32>) outs(%216 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_224: f32, %out: f32):
      %777 = arith.subf %in, %in_224 : f32
      linalg.yield %777 : f32
    } -> tensor<8xf32>
    %cst_68 = arith.constant dense<0.000000e+00> : tensor<f32>
    %218 = tensor.empty() : tensor<8xf32>
    %219 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel"]} ins(%cst_68 : tensor<f32>) outs(%218 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8xf32>
    %220 = tensor.empty() : tensor<8xf32>
    %221 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%219, %217 : tensor<8xf32>, tensor<8xf32>) outs(%220 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_224: f32, %out: f32):
      %777 = arith.maximumf %in, %in_224 : f32
      linalg.yield %777 : f32
    } -> tensor<8xf32>
    %222 = tensor.empty() : tensor<8xi1>
    %223 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%217, %221 : tensor<8xf32>, tensor<8xf32>) outs(%222 : tensor<8xi1>) {
    ^bb0(%in: f32, %in_224: f32, %out: i1):
      %777 = arith.cmpf oeq, %in, %in_224 : f32
      linalg.yield %777 : i1
    } -> tensor<8xi1>
    %cst_69 = arith.constant dense<1.000000e+00> : tensor<f32>
    %224 = tensor.empty() : tensor<8xf32>
    %225 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel"]} ins(%cst_69 : tensor<f32>) outs(%224 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8xf32>
    %cst_70 = arith.constant dense<0.000000e+00> : tensor<f32>
    %226 = tensor.empty() : tensor<8xf32>
    %227 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel"]} ins(%cst_70 : tensor<f32>) outs(%226 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8xf32>
    %228 = tensor.empty() : tensor<8xf32>
    %229 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%223, %225, %227 : tensor<8xi1>, tensor<8xf32>, tensor<8xf32>) outs(%228 : tensor<8xf32>) {
    ^bb0(%in: i1, %in_224: f32, %in_225: f32, %out: f32):
      %777 = arith.select %in, %in_224, %in_225 : f32
      linalg.yield %777 : f32
    } -> tensor<8xf32>
    %cst_71 = arith.constant dense<0.000000e+00> : tensor<f32>
    %230 = tensor.empty() : tensor<8xf32>
    %231 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel"]} ins(%cst_71 : tensor<f32>) outs(%230 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8xf32>
    %232 = tensor.empty() : tensor<8xi1>
    %233 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%231, %221 : tensor<8xf32>, tensor<8xf32>) outs(%232 : tensor<8xi1>) {
    ^bb0(%in: f32, %in_224: f32, %out: i1):
      %777 = arith.cmpf oeq, %in, %in_224 : f32
      linalg.yield %777 : i1
    } -> tensor<8xi1>
    %cst_72 = arith.constant dense<2.000000e+00> : tensor<f32>
    %234 = tensor.empty() : tensor<8xf32>
    %235 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel"]} ins(%cst_72 : tensor<f32>) outs(%234 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8xf32>
    %cst_73 = arith.constant dense<1.000000e+00> : tensor<f32>
    %236 = tensor.empty() : tensor<8xf32>
    %237 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel"]} ins(%cst_73 : tensor<f32>) outs(%236 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8xf32>
    %238 = tensor.empty() : tensor<8xf32>
    %239 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%233, %235, %237 : tensor<8xi1>, tensor<8xf32>, tensor<8xf32>) outs(%238 : tensor<8xf32>) {
    ^bb0(%in: i1, %in_224: f32, %in_225: f32, %out: f32):
      %777 = arith.select %in, %in_224, %in_225 : f32
      linalg.yield %777 : f32
    } -> tensor<8xf32>
    %240 = tensor.empty() : tensor<8xf32>
    %241 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%229, %239 : tensor<8xf32>, tensor<8xf32>) outs(%240 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_224: f32, %out: f32):
      %777 = arith.divf %in, %in_224 : f32
      linalg.yield %777 : f32
    } -> tensor<8xf32>
    %cst_74 = arith.constant dense<0.899999976> : tensor<f32>
    %242 = tensor.empty() : tensor<8xf32>
    %243 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel"]} ins(%cst_74 : tensor<f32>) outs(%242 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8xf32>
    %244 = tensor.empty() : tensor<8xf32>
    %245 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%243, %arg17 : tensor<8xf32>, tensor<8xf32>) outs(%244 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_224: f32, %out: f32):
      %777 = arith.mulf %in, %in_224 : f32
      linalg.yield %777 : f32
    } -> tensor<8xf32>
    %cst_75 = arith.constant dense<1.000000e-01> : tensor<f32>
    %246 = tensor.empty() : tensor<8xf32>
    %247 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel"]} ins(%cst_75 : tensor<f32>) outs(%246 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8xf32>
    %248 = tensor.empty() : tensor<8xf32>
    %249 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%247, %202 : tensor<8xf32>, tensor<8xf32>) outs(%248 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_224: f32, %out: f32):
      %777 = arith.mulf %in, %in_224 : f32
      linalg.yield %777 : f32
    } -> tensor<8xf32>
    %250 = tensor.empty() : tensor<8xf32>
    %251 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%245, %249 : tensor<8xf32>, tensor<8xf32>) outs(%250 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_224: f32, %out: f32):
      %777 = arith.addf %in, %in_224 : f32
      linalg.yield %777 : f32
    } -> tensor<8xf32>
    %cst_76 = arith.constant dense<0.899999976> : tensor<f32>
    %252 = tensor.empty() : tensor<8xf32>
    %253 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel"]} ins(%cst_76 : tensor<f32>) outs(%252 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8xf32>
    %254 = tensor.empty() : tensor<8xf32>
    %255 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%253, %arg18 : tensor<8xf32>, tensor<8xf32>) outs(%254 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_224: f32, %out: f32):
      %777 = arith.mulf %in, %in_224 : f32
      linalg.yield %777 : f32
    } -> tensor<8xf32>
    %cst_77 = arith.constant dense<1.000000e-01> : tensor<f32>
    %256 = tensor.empty() : tensor<8xf32>
    %257 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel"]} ins(%cst_77 : tensor<f32>) outs(%256 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8xf32>
    %258 = tensor.empty() : tensor<8xf32>
    %259 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%257, %221 : tensor<8xf32>, tensor<8xf32>) outs(%258 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_224: f32, %out: f32):
      %777 = arith.mulf %in, %in_224 : f32
      linalg.yield %777 : f32
    } -> tensor<8xf32>
    %260 = tensor.empty() : tensor<8xf32>
    %261 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%255, %259 : tensor<8xf32>, tensor<8xf32>) outs(%260 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_224: f32, %out: f32):
      %777 = arith.addf %in, %in_224 : f32
      linalg.yield %777 : f32
    } -> tensor<8xf32>
    %262 = tensor.empty() : tensor<1x1x8xf32>
    %263 = linalg.generic {indexing_maps = [#map8, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%202 : tensor<8xf32>) outs(%262 : tensor<1x1x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x1x8xf32>
    %264 = tensor.empty() : tensor<1x1x8xf32>
    %265 = linalg.generic {indexing_maps = [#map8, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%221 : tensor<8xf32>) outs(%264 : tensor<1x1x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x1x8xf32>
    %266 = tensor.empty() : tensor<4x5x8xf32>
    %267 = linalg.generic {indexing_maps = [#map9, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%263 : tensor<1x1x8xf32>) outs(%266 : tensor<4x5x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x5x8xf32>
    %268 = tensor.empty() : tensor<4x5x8xf32>
    %269 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%189, %267 : tensor<4x5x8xf32>, tensor<4x5x8xf32>) outs(%268 : tensor<4x5x8xf32>) {
    ^bb0(%in: f32, %in_224: f32, %out: f32):
      %777 = arith.subf %in, %in_224 : f32
      linalg.yield %777 : f32
    } -> tensor<4x5x8xf32>
    %cst_78 = arith.constant dense<9.99999974E-6> : tensor<f32>
    %270 = tensor.empty() : tensor<1x1x8xf32>
    %271 = linalg.generic {indexing_maps = [#map7, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_78 : tensor<f32>) outs(%270 : tensor<1x1x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x1x8xf32>
    %272 = tensor.empty() : tensor<1x1x8xf32>
    %273 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%265, %271 : tensor<1x1x8xf32>, tensor<1x1x8xf32>) outs(%272 : tensor<1x1x8xf32>) {
    ^bb0(%in: f32, %in_224: f32, %out: f32):
      %777 = arith.addf %in, %in_224 : f32
      linalg.yield %777 : f32
    } -> tensor<1x1x8xf32>
    %274 = tensor.empty() : tensor<1x1x8xf32>
    %275 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%273 : tensor<1x1x8xf32>) outs(%274 : tensor<1x1x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %777 = math.rsqrt %in : f32
      linalg.yield %777 : f32
    } -> tensor<1x1x8xf32>
    %276 = tensor.empty() : tensor<1x1x8xf32>
    %277 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%275, %273 : tensor<1x1x8xf32>, tensor<1x1x8xf32>) outs(%276 : tensor<1x1x8xf32>) {
    ^bb0(%in: f32, %in_224: f32, %out: f32):
      %777 = arith.divf %in, %in_224 : f32
      linalg.yield %777 : f32
    } -> tensor<1x1x8xf32>
    %cst_79 = arith.constant dense<-5.000000e-01> : tensor<f32>
    %278 = tensor.empty() : tensor<1x1x8xf32>
    %279 = linalg.generic {indexing_maps = [#map7, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_79 : tensor<f32>) outs(%278 : tensor<1x1x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x1x8xf32>
    %280 = tensor.empty() : tensor<1x1x8xf32>
    %281 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%279, %277 : tensor<1x1x8xf32>, tensor<1x1x8xf32>) outs(%280 : tensor<1x1x8xf32>) {
    ^bb0(%in: f32, %in_224: f32, %out: f32):
      %777 = arith.mulf %in, %in_224 : f32
      linalg.yield %777 : f32
    } -> tensor<1x1x8xf32>
    %expanded_80 = tensor.expand_shape %arg15 [[0, 1, 2]] output_shape [1, 1, 8] : tensor<8xf32> into tensor<1x1x8xf32>
    %282 = tensor.empty() : tensor<1x1x8xf32>
    %283 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%275, %expanded_80 : tensor<1x1x8xf32>, tensor<1x1x8xf32>) outs(%282 : tensor<1x1x8xf32>) {
    ^bb0(%in: f32, %in_224: f32, %out: f32):
      %777 = arith.mulf %in, %in_224 : f32
      linalg.yield %777 : f32
    } -> tensor<1x1x8xf32>
    %284 = tensor.empty() : tensor<4x5x8xf32>
    %285 = linalg.generic {indexing_maps = [#map9, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%283 : tensor<1x1x8xf32>) outs(%284 : tensor<4x5x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x5x8xf32>
    %286 = tensor.empty() : tensor<4x5x8xf32>
    %287 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%269, %285 : tensor<4x5x8xf32>, tensor<4x5x8xf32>) outs(%286 : tensor<4x5x8xf32>) {
    ^bb0(%in: f32, %in_224: f32, %out: f32):
      %777 = arith.mulf %in, %in_224 : f32
      linalg.yield %777 : f32
    } -> tensor<4x5x8xf32>
    %expanded_81 = tensor.expand_shape %arg16 [[0, 1, 2]] output_shape [1, 1, 8] : tensor<8xf32> into tensor<1x1x8xf32>
    %288 = tensor.empty() : tensor<4x5x8xf32>
    %289 = linalg.generic {indexing_maps = [#map9, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_81 : tensor<1x1x8xf32>) outs(%288 : tensor<4x5x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x5x8xf32>
    %290 = tensor.empty() : tensor<4x5x8xf32>
    %291 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%287, %289 : tensor<4x5x8xf32>, tensor<4x5x8xf32>) outs(%290 : tensor<4x5x8xf32>) {
    ^bb0(%in: f32, %in_224: f32, %out: f32):
      %777 = arith.addf %in, %in_224 : f32
      linalg.yield %777 : f32
    } -> tensor<4x5x8xf32>
    %cst_82 = arith.constant dense<0.000000e+00> : tensor<f32>
    %292 = tensor.empty() : tensor<4x5x8xf32>
    %293 = linalg.generic {indexing_maps = [#map7, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_82 : tensor<f32>) outs(%292 : tensor<4x5x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x5x8xf32>
    %294 = tensor.empty() : tensor<4x5x8xf32>
    %295 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%291, %293 : tensor<4x5x8xf32>, tensor<4x5x8xf32>) outs(%294 : tensor<4x5x8xf32>) {
    ^bb0(%in: f32, %in_224: f32, %out: f32):
      %777 = arith.maximumf %in, %in_224 : f32
      linalg.yield %777 : f32
    } -> tensor<4x5x8xf32>
    %cst_83 = arith.constant dense<0.000000e+00> : tensor<f32>
    %296 = tensor.empty() : tensor<4x5x8xf32>
    %297 = linalg.generic {indexing_maps = [#map7, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_83 : tensor<f32>) outs(%296 : tensor<4x5x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x5x8xf32>
    %298 = tensor.empty() : tensor<4x5x8xf32>
    %299 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%291, %297 : tensor<4x5x8xf32>, tensor<4x5x8xf32>) outs(%298 : tensor<4x5x8xf32>) {
    ^bb0(%in: f32, %in_224: f32, %out: f32):
      %777 = arith.subf %in, %in_224 : f32
      linalg.yield %777 : f32
    } -> tensor<4x5x8xf32>
    %300 = tensor.empty() : tensor<4x5x8xi1>
    %301 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%299, %299 : tensor<4x5x8xf32>, tensor<4x5x8xf32>) outs(%300 : tensor<4x5x8xi1>) {
    ^bb0(%in: f32, %in_224: f32, %out: i1):
      %777 = arith.cmpf une, %in, %in_224 : f32
      linalg.yield %777 : i1
    } -> tensor<4x5x8xi1>
    %cst_84 = arith.constant dense<0.000000e+00> : tensor<f32>
    %302 = tensor.empty() : tensor<4x5x8xf32>
    %303 = linalg.generic {indexing_maps = [#map7, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_84 : tensor<f32>) outs(%302 : tensor<4x5x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x5x8xf32>
    %304 = tensor.empty() : tensor<4x5x8xf32>
    %305 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%291, %303 : tensor<4x5x8xf32>, tensor<4x5x8xf32>) outs(%304 : tensor<4x5x8xf32>) {
    ^bb0(%in: f32, %in_224: f32, %out: f32):
      %777 = arith.addf %in, %in_224 : f32
      linalg.yield %777 : f32
    } -> tensor<4x5x8xf32>
    %306 = tensor.empty() : tensor<4x5x8xf32>
    %307 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%299 : tensor<4x5x8xf32>) outs(%306 : tensor<4x5x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %777 = math.absf %in : f32
      linalg.yield %777 : f32
    } -> tensor<4x5x8xf32>
    %308 = tensor.empty() : tensor<4x5x8xf32>
    %309 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%307 : tensor<4x5x8xf32>) outs(%308 : tensor<4x5x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %777 = arith.negf %in : f32
      linalg.yield %777 : f32
    } -> tensor<4x5x8xf32>
    %310 = tensor.empty() : tensor<4x5x8xf32>
    %311 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%309 : tensor<4x5x8xf32>) outs(%310 : tensor<4x5x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %777 = math.exp %in : f32
      linalg.yield %777 : f32
    } -> tensor<4x5x8xf32>
    %312 = tensor.empty() : tensor<4x5x8xf32>
    %313 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%311 : tensor<4x5x8xf32>) outs(%312 : tensor<4x5x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %777 = math.log1p %in : f32
      linalg.yield %777 : f32
    } -> tensor<4x5x8xf32>
    %314 = tensor.empty() : tensor<4x5x8xf32>
    %315 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%295, %313 : tensor<4x5x8xf32>, tensor<4x5x8xf32>) outs(%314 : tensor<4x5x8xf32>) {
    ^bb0(%in: f32, %in_224: f32, %out: f32):
      %777 = arith.addf %in, %in_224 : f32
      linalg.yield %777 : f32
    } -> tensor<4x5x8xf32>
    %316 = tensor.empty() : tensor<4x5x8xf32>
    %317 = linalg.generic {indexing_maps = [#map6, #map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%301, %305, %315 : tensor<4x5x8xi1>, tensor<4x5x8xf32>, tensor<4x5x8xf32>) outs(%316 : tensor<4x5x8xf32>) {
    ^bb0(%in: i1, %in_224: f32, %in_225: f32, %out: f32):
      %777 = arith.select %in, %in_224, %in_225 : f32
      linalg.yield %777 : f32
    } -> tensor<4x5x8xf32>
    %cst_85 = arith.constant dense<0x7F800000> : tensor<f32>
    %318 = tensor.empty() : tensor<4x5x8xf32>
    %319 = linalg.generic {indexing_maps = [#map7, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_85 : tensor<f32>) outs(%318 : tensor<4x5x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x5x8xf32>
    %320 = tensor.empty() : tensor<4x5x8xi1>
    %321 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%291, %319 : tensor<4x5x8xf32>, tensor<4x5x8xf32>) outs(%320 : tensor<4x5x8xi1>) {
    ^bb0(%in: f32, %in_224: f32, %out: i1):
      %777 = arith.cmpf oeq, %in, %in_224 : f32
      linalg.yield %777 : i1
    } -> tensor<4x5x8xi1>
    %cst_86 = arith.constant dense<0.000000e+00> : tensor<f32>
    %322 = tensor.empty() : tensor<4x5x8xf32>
    %323 = linalg.generic {indexing_maps = [#map7, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_86 : tensor<f32>) outs(%322 : tensor<4x5x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x5x8xf32>
    %324 = tensor.empty() : tensor<4x5x8xf32>
    %325 = linalg.generic {indexing_maps = [#map6, #map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%321, %323, %291 : tensor<4x5x8xi1>, tensor<4x5x8xf32>, tensor<4x5x8xf32>) outs(%324 : tensor<4x5x8xf32>) {
    ^bb0(%in: i1, %in_224: f32, %in_225: f32, %out: f32):
      %777 = arith.select %in, %in_224, %in_225 : f32
      linalg.yield %777 : f32
    } -> tensor<4x5x8xf32>
    %cst_87 = arith.constant dense<0x7F800000> : tensor<f32>
    %326 = tensor.empty() : tensor<4x5x8xf32>
    %327 = linalg.generic {indexing_maps = [#map7, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_87 : tensor<f32>) outs(%326 : tensor<4x5x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x5x8xf32>
    %328 = tensor.empty() : tensor<4x5x8xi1>
    %329 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%317, %327 : tensor<4x5x8xf32>, tensor<4x5x8xf32>) outs(%328 : tensor<4x5x8xi1>) {
    ^bb0(%in: f32, %in_224: f32, %out: i1):
      %777 = arith.cmpf oeq, %in, %in_224 : f32
      linalg.yield %777 : i1
    } -> tensor<4x5x8xi1>
    %cst_88 = arith.constant dense<0.000000e+00> : tensor<f32>
    %330 = tensor.empty() : tensor<4x5x8xf32>
    %331 = linalg.generic {indexing_maps = [#map7, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_88 : tensor<f32>) outs(%330 : tensor<4x5x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x5x8xf32>
    %332 = tensor.empty() : tensor<4x5x8xf32>
    %333 = linalg.generic {indexing_maps = [#map6, #map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%329, %331, %317 : tensor<4x5x8xi1>, tensor<4x5x8xf32>, tensor<4x5x8xf32>) outs(%332 : tensor<4x5x8xf32>) {
    ^bb0(%in: i1, %in_224: f32, %in_225: f32, %out: f32):
      %777 = arith.select %in, %in_224, %in_225 : f32
      linalg.yield %777 : f32
    } -> tensor<4x5x8xf32>
    %334 = tensor.empty() : tensor<4x5x8xf32>
    %335 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%325, %333 : tensor<4x5x8xf32>, tensor<4x5x8xf32>) outs(%334 : tensor<4x5x8xf32>) {
    ^bb0(%in: f32, %in_224: f32, %out: f32):
      %777 = arith.subf %in, %in_224 : f32
      linalg.yield %777 : f32
    } -> tensor<4x5x8xf32>
    %336 = tensor.empty() : tensor<4x5x8xf32>
    %337 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%335 : tensor<4x5x8xf32>) outs(%336 : tensor<4x5x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %777 = math.exp %in : f32
      linalg.yield %777 : f32
    } -> tensor<4x5x8xf32>
    %cst_89 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_90 = arith.constant dense<0x7F800000> : tensor<f32>
    %338 = tensor.empty() : tensor<i1>
    %cst_91 = arith.constant 0.000000e+00 : f32
    %cst_92 = arith.constant 0x7F800000 : f32
    %339 = linalg.generic {indexing_maps = [#map1], iterator_types = []} outs(%338 : tensor<i1>) {
    ^bb0(%out: i1):
      %777 = arith.cmpf oeq, %cst_91, %cst_92 : f32
      linalg.yield %777 : i1
    } -> tensor<i1>
    %cst_93 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_94 = arith.constant dense<0.000000e+00> : tensor<f32>
    %340 = tensor.empty() : tensor<f32>
    %cst_95 = arith.constant 0.000000e+00 : f32
    %cst_96 = arith.constant 0.000000e+00 : f32
    %341 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = []} ins(%339 : tensor<i1>) outs(%340 : tensor<f32>) {
    ^bb0(%in: i1, %out: f32):
      %777 = arith.select %in, %cst_95, %cst_96 : f32
      linalg.yield %777 : f32
    } -> tensor<f32>
    %cst_97 = arith.constant dense<0x7F800000> : tensor<f32>
    %342 = tensor.empty() : tensor<4x5x8xf32>
    %343 = linalg.generic {indexing_maps = [#map7, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_97 : tensor<f32>) outs(%342 : tensor<4x5x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x5x8xf32>
    %344 = tensor.empty() : tensor<4x5x8xi1>
    %345 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%317, %343 : tensor<4x5x8xf32>, tensor<4x5x8xf32>) outs(%344 : tensor<4x5x8xi1>) {
    ^bb0(%in: f32, %in_224: f32, %out: i1):
      %777 = arith.cmpf oeq, %in, %in_224 : f32
      linalg.yield %777 : i1
    } -> tensor<4x5x8xi1>
    %cst_98 = arith.constant dense<0.000000e+00> : tensor<f32>
    %346 = tensor.empty() : tensor<4x5x8xf32>
    %347 = linalg.generic {indexing_maps = [#map7, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_98 : tensor<f32>) outs(%346 : tensor<4x5x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x5x8xf32>
    %348 = tensor.empty() : tensor<4x5x8xf32>
    %349 = linalg.generic {indexing_maps = [#map6, #map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%345, %347, %317 : tensor<4x5x8xi1>, tensor<4x5x8xf32>, tensor<4x5x8xf32>) outs(%348 : tensor<4x5x8xf32>) {
    ^bb0(%in: i1, %in_224: f32, %in_225: f32, %out: f32):
      %777 = arith.select %in, %in_224, %in_225 : f32
      linalg.yield %777 : f32
    } -> tensor<4x5x8xf32>
    %350 = tensor.empty() : tensor<4x5x8xf32>
    %351 = linalg.generic {indexing_maps = [#map7, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%341 : tensor<f32>) outs(%350 : tensor<4x5x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x5x8xf32>
    %352 = tensor.empty() : tensor<4x5x8xf32>
    %353 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%351, %349 : tensor<4x5x8xf32>, tensor<4x5x8xf32>) outs(%352 : tensor<4x5x8xf32>) {
    ^bb0(%in: f32, %in_224: f32, %out: f32):
      %777 = arith.subf %in, %in_224 : f32
      linalg.yield %777 : f32
    } -> tensor<4x5x8xf32>
    %354 = tensor.empty() : tensor<4x5x8xf32>
    %355 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%353 : tensor<4x5x8xf32>) outs(%354 : tensor<4x5x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %777 = math.exp %in : f32
      linalg.yield %777 : f32
    } -> tensor<4x5x8xf32>
    %cst_99 = arith.constant dense<0.000000e+00> : tensor<f32>
    %356 = tensor.empty() : tensor<4x5x8xf32>
    %357 = linalg.generic {indexing_maps = [#map7, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_99 : tensor<f32>) outs(%356 : tensor<4x5x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x5x8xf32>
    %358 = tensor.empty() : tensor<4x5x8xf32>
    %359 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%357, %355 : tensor<4x5x8xf32>, tensor<4x5x8xf32>) outs(%358 : tensor<4x5x8xf32>) {
    ^bb0(%in: f32, %in_224: f32, %out: f32):
      %777 = arith.mulf %in, %in_224 : f32
      linalg.yield %777 : f32
    } -> tensor<4x5x8xf32>
    %cst_100 = arith.constant dense<1546795780> : tensor<i32>
    %cst_101 = arith.constant dense<32> : tensor<i32>
    %360 = tensor.empty() : tensor<i32>
    %c1546795780_i32 = arith.constant 1546795780 : i32
    %c32_i32_102 = arith.constant 32 : i32
    %361 = linalg.generic {indexing_maps = [#map1], iterator_types = []} outs(%360 : tensor<i32>) {
    ^bb0(%out: i32):
      %c0_i32 = arith.constant 0 : i32
      %777 = arith.shrui %c1546795780_i32, %c32_i32_102 : i32
      %c32_i32_224 = arith.constant 32 : i32
      %778 = arith.cmpi ugt, %c32_i32_224, %c32_i32_102 : i32
      %779 = arith.select %778, %777, %c0_i32 : i32
      linalg.yield %779 : i32
    } -> tensor<i32>
    %362 = tensor.empty() : tensor<1xi32>
    %363 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel"]} ins(%361 : tensor<i32>) outs(%362 : tensor<1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<1xi32>
    %cst_103 = arith.constant dense<1546795780> : tensor<i32>
    %cst_104 = arith.constant dense<-1> : tensor<i32>
    %364 = tensor.empty() : tensor<i32>
    %c1546795780_i32_105 = arith.constant 1546795780 : i32
    %c-1_i32_106 = arith.constant -1 : i32
    %365 = linalg.generic {indexing_maps = [#map1], iterator_types = []} outs(%364 : tensor<i32>) {
    ^bb0(%out: i32):
      %777 = arith.andi %c1546795780_i32_105, %c-1_i32_106 : i32
      linalg.yield %777 : i32
    } -> tensor<i32>
    %366 = tensor.empty() : tensor<1xi32>
    %367 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel"]} ins(%365 : tensor<i32>) outs(%366 : tensor<1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<1xi32>
    %c0_107 = arith.constant 0 : index
    %368 = tensor.empty() : tensor<2xi32>
    %369 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%368 : tensor<2xi32>) {
    ^bb0(%out: i32):
      %777 = linalg.index 0 : index
      %778 = linalg.index 0 : index
      %c0_224 = arith.constant 0 : index
      %dim = tensor.dim %363, %c0_224 : tensor<1xi32>
      %779 = arith.addi %c0_107, %dim : index
      %780 = arith.cmpi ult, %778, %779 : index
      %781 = scf.if %780 -> (i32) {
        %782 = arith.subi %778, %c0_107 : index
        %extracted = tensor.extract %363[%782] : tensor<1xi32>
        scf.yield %extracted : i32
      } else {
        %782 = arith.subi %778, %779 : index
        %extracted = tensor.extract %367[%782] : tensor<1xi32>
        scf.yield %extracted : i32
      }
      linalg.yield %781 : i32
    } -> tensor<2xi32>
    %extracted_slice_108 = tensor.extract_slice %30[0] [1] [1] : tensor<2xi32> to tensor<1xi32>
    %collapsed_109 = tensor.collapse_shape %extracted_slice_108 [] : tensor<1xi32> into tensor<i32>
    %extracted_slice_110 = tensor.extract_slice %30[1] [1] [1] : tensor<2xi32> to tensor<1xi32>
    %collapsed_111 = tensor.collapse_shape %extracted_slice_110 [] : tensor<1xi32> into tensor<i32>
    %extracted_slice_112 = tensor.extract_slice %369[0] [1] [1] : tensor<2xi32> to tensor<1xi32>
    %extracted_slice_113 = tensor.extract_slice %369[1] [1] [1] : tensor<2xi32> to tensor<1xi32>
    %370 = tensor.empty() : tensor<i32>
    %371 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = []} ins(%collapsed_109 : tensor<i32>) outs(%370 : tensor<i32>) {
    ^bb0(%in: i32, %out: i32):
      %777 = arith.bitcast %in : i32 to i32
      linalg.yield %777 : i32
    } -> tensor<i32>
    %372 = tensor.empty() : tensor<i32>
    %373 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = []} ins(%collapsed_111 : tensor<i32>) outs(%372 : tensor<i32>) {
    ^bb0(%in: i32, %out: i32):
      %777 = arith.bitcast %in : i32 to i32
      linalg.yield %777 : i32
    } -> tensor<i32>
    %374 = tensor.empty() : tensor<1xi32>
    %375 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%extracted_slice_112 : tensor<1xi32>) outs(%374 : tensor<1xi32>) {
    ^bb0(%in: i32, %out: i32):
      %777 = arith.bitcast %in : i32 to i32
      linalg.yield %777 : i32
    } -> tensor<1xi32>
    %376 = tensor.empty() : tensor<1xi32>
    %377 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%extracted_slice_113 : tensor<1xi32>) outs(%376 : tensor<1xi32>) {
    ^bb0(%in: i32, %out: i32):
      %777 = arith.bitcast %in : i32 to i32
      linalg.yield %777 : i32
    } -> tensor<1xi32>
    %378 = tensor.empty() : tensor<1xi32>
    %379 = tensor.empty() : tensor<1xi32>
    %380:2 = linalg.generic {indexing_maps = [#map2, #map2, #map, #map, #map, #map], iterator_types = ["parallel"]} ins(%371, %373, %375, %377 : tensor<i32>, tensor<i32>, tensor<1xi32>, tensor<1xi32>) outs(%378, %379 : tensor<1xi32>, tensor<1xi32>) {
    ^bb0(%in: i32, %in_224: i32, %in_225: i32, %in_226: i32, %out: i32, %out_227: i32):
      %777 = arith.xori %in, %in_224 : i32
      %c466688986_i32 = arith.constant 466688986 : i32
      %778 = arith.xori %777, %c466688986_i32 : i32
      %779 = arith.addi %in_225, %in : i32
      %780 = arith.addi %in_226, %in_224 : i32
      %781 = arith.addi %779, %780 : i32
      %c13_i32 = arith.constant 13 : i32
      %782 = arith.shli %780, %c13_i32 : i32
      %c19_i32 = arith.constant 19 : i32
      %783 = arith.shrui %780, %c19_i32 : i32
      %784 = arith.ori %782, %783 : i32
      %785 = arith.xori %781, %784 : i32
      %786 = arith.addi %781, %785 : i32
      %c15_i32 = arith.constant 15 : i32
      %787 = arith.shli %785, %c15_i32 : i32
      %c17_i32 = arith.constant 17 : i32
      %788 = arith.shrui %785, %c17_i32 : i32
      %789 = arith.ori %787, %788 : i32
      %790 = arith.xori %786, %789 : i32
      %791 = arith.addi %786, %790 : i32
      %c26_i32 = arith.constant 26 : i32
      %792 = arith.shli %790, %c26_i32 : i32
      %c6_i32 = arith.constant 6 : i32
      %793 = arith.shrui %790, %c6_i32 : i32
      %794 = arith.ori %792, %793 : i32
      %795 = arith.xori %791, %794 : i32
      %796 = arith.addi %791, %795 : i32
      %c6_i32_228 = arith.constant 6 : i32
      %797 = arith.shli %795, %c6_i32_228 : i32
      %c26_i32_229 = arith.constant 26 : i32
      %798 = arith.shrui %795, %c26_i32_229 : i32
      %799 = arith.ori %797, %798 : i32
      %800 = arith.xori %796, %799 : i32
      %801 = arith.addi %796, %in_224 : i32
      %802 = arith.addi %800, %778 : i32
      %c1_i32_230 = arith.constant 1 : i32
      %803 = arith.addi %802, %c1_i32_230 : i32
      %804 = arith.addi %801, %803 : i32
      %c17_i32_231 = arith.constant 17 : i32
      %805 = arith.shli %803, %c17_i32_231 : i32
      %c15_i32_232 = arith.constant 15 : i32
      %806 = arith.shrui %803, %c15_i32_232 : i32
      %807 = arith.ori %805, %806 : i32
      %808 = arith.xori %804, %807 : i32
      %809 = arith.addi %804, %808 : i32
      %c29_i32 = arith.constant 29 : i32
      %810 = arith.shli %808, %c29_i32 : i32
      %c3_i32 = arith.constant 3 : i32
      %811 = arith.shrui %808, %c3_i32 : i32
      %812 = arith.ori %810, %811 : i32
      %813 = arith.xori %809, %812 : i32
      %814 = arith.addi %809, %813 : i32
      %c16_i32 = arith.constant 16 : i32
      %815 = arith.shli %813, %c16_i32 : i32
      %c16_i32_233 = arith.constant 16 : i32
      %816 = arith.shrui %813, %c16_i32_233 : i32
      %817 = arith.ori %815, %816 : i32
      %818 = arith.xori %814, %817 : i32
      %819 = arith.addi %814, %818 : i32
      %c24_i32 = arith.constant 24 : i32
      %820 = arith.shli %818, %c24_i32 : i32
      %c8_i32 = arith.constant 8 : i32
      %821 = arith.shrui %818, %c8_i32 : i32
      %822 = arith.ori %820, %821 : i32
      %823 = arith.xori %819, %822 : i32
      %824 = arith.addi %819, %778 : i32
      %825 = arith.addi %823, %in : i32
      %c2_i32 = arith.constant 2 : i32
      %826 = arith.addi %825, %c2_i32 : i32
      %827 = arith.addi %824, %826 : i32
      %c13_i32_234 = arith.constant 13 : i32
      %828 = arith.shli %826, %c13_i32_234 : i32
      %c19_i32_235 = arith.constant 19 : i32
      %829 = arith.shrui %826, %c19_i32_235 : i32
      %830 = arith.ori %828, %829 : i32
      %831 = arith.xori %827, %830 : i32
      %832 = arith.addi %827, %831 : i32
      %c15_i32_236 = arith.constant 15 : i32
      %833 = arith.shli %831, %c15_i32_236 : i32
      %c17_i32_237 = arith.constant 17 : i32
      %834 = arith.shrui %831, %c17_i32_237 : i32
      %835 = arith.ori %833, %834 : i32
      %836 = arith.xori %832, %835 : i32
      %837 = arith.addi %832, %836 : i32
      %c26_i32_238 = arith.constant 26 : i32
      %838 = arith.shli %836, %c26_i32_238 : i32
      %c6_i32_239 = arith.constant 6 : i32
      %839 = arith.shrui %836, %c6_i32_239 : i32
      %840 = arith.ori %838, %839 : i32
      %841 = arith.xori %837, %840 : i32
      %842 = arith.addi %837, %841 : i32
      %c6_i32_240 = arith.constant 6 : i32
      %843 = arith.shli %841, %c6_i32_240 : i32
      %c26_i32_241 = arith.constant 26 : i32
      %844 = arith.shrui %841, %c26_i32_241 : i32
      %845 = arith.ori %843, %844 : i32
      %846 = arith.xori %842, %845 : i32
      %847 = arith.addi %842, %in : i32
      %848 = arith.addi %846, %in_224 : i32
      %c3_i32_242 = arith.constant 3 : i32
      %849 = arith.addi %848, %c3_i32_242 : i32
      %850 = arith.addi %847, %849 : i32
      %c17_i32_243 = arith.constant 17 : i32
      %851 = arith.shli %849, %c17_i32_243 : i32
      %c15_i32_244 = arith.constant 15 : i32
      %852 = arith.shrui %849, %c15_i32_244 : i32
      %853 = arith.ori %851, %852 : i32
      %854 = arith.xori %850, %853 : i32
      %855 = arith.addi %850, %854 : i32
      %c29_i32_245 = arith.constant 29 : i32
      %856 = arith.shli %854, %c29_i32_245 : i32
      %c3_i32_246 = arith.constant 3 : i32
      %857 = arith.shrui %854, %c3_i32_246 : i32
      %858 = arith.ori %856, %857 : i32
      %859 = arith.xori %855, %858 : i32
      %860 = arith.addi %855, %859 : i32
      %c16_i32_247 = arith.constant 16 : i32
      %861 = arith.shli %859, %c16_i32_247 : i32
      %c16_i32_248 = arith.constant 16 : i32
      %862 = arith.shrui %859, %c16_i32_248 : i32
      %863 = arith.ori %861, %862 : i32
      %864 = arith.xori %860, %863 : i32
      %865 = arith.addi %860, %864 : i32
      %c24_i32_249 = arith.constant 24 : i32
      %866 = arith.shli %864, %c24_i32_249 : i32
      %c8_i32_250 = arith.constant 8 : i32
      %867 = arith.shrui %864, %c8_i32_250 : i32
      %868 = arith.ori %866, %867 : i32
      %869 = arith.xori %865, %868 : i32
      %870 = arith.addi %865, %in_224 : i32
      %871 = arith.addi %869, %778 : i32
      %c4_i32 = arith.constant 4 : i32
      %872 = arith.addi %871, %c4_i32 : i32
      %873 = arith.addi %870, %872 : i32
      %c13_i32_251 = arith.constant 13 : i32
      %874 = arith.shli %872, %c13_i32_251 : i32
      %c19_i32_252 = arith.constant 19 : i32
      %875 = arith.shrui %872, %c19_i32_252 : i32
      %876 = arith.ori %874, %875 : i32
      %877 = arith.xori %873, %876 : i32
      %878 = arith.addi %873, %877 : i32
      %c15_i32_253 = arith.constant 15 : i32
      %879 = arith.shli %877, %c15_i32_253 : i32
      %c17_i32_254 = arith.constant 17 : i32
      %880 = arith.shrui %877, %c17_i32_254 : i32
      %881 = arith.ori %879, %880 : i32
      %882 = arith.xori %878, %881 : i32
      %883 = arith.addi %878, %882 : i32
      %c26_i32_255 = arith.constant 26 : i32
      %884 = arith.shli %882, %c26_i32_255 : i32
      %c6_i32_256 = arith.constant 6 : i32
      %885 = arith.shrui %882, %c6_i32_256 : i32
      %886 = arith.ori %884, %885 : i32
      %887 = arith.xori %883, %886 : i32
      %888 = arith.addi %883, %887 : i32
      %c6_i32_257 = arith.constant 6 : i32
      %889 = arith.shli %887, %c6_i32_257 : i32
      %c26_i32_258 = arith.constant 26 : i32
      %890 = arith.shrui %887, %c26_i32_258 : i32
      %891 = arith.ori %889, %890 : i32
      %892 = arith.xori %888, %891 : i32
      %893 = arith.addi %888, %778 : i32
      %894 = arith.addi %892, %in : i32
      %c5_i32 = arith.constant 5 : i32
      %895 = arith.addi %894, %c5_i32 : i32
      linalg.yield %893, %895 : i32, i32
    } -> (tensor<1xi32>, tensor<1xi32>)
    %381 = tensor.empty() : tensor<1xi32>
    %382 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%380#0 : tensor<1xi32>) outs(%381 : tensor<1xi32>) {
    ^bb0(%in: i32, %out: i32):
      %777 = arith.bitcast %in : i32 to i32
      linalg.yield %777 : i32
    } -> tensor<1xi32>
    %383 = tensor.empty() : tensor<1xi32>
    %384 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%380#1 : tensor<1xi32>) outs(%383 : tensor<1xi32>) {
    ^bb0(%in: i32, %out: i32):
      %777 = arith.bitcast %in : i32 to i32
      linalg.yield %777 : i32
    } -> tensor<1xi32>
    %c0_114 = arith.constant 0 : index
    %385 = tensor.empty() : tensor<2xi32>
    %386 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%385 : tensor<2xi32>) {
    ^bb0(%out: i32):
      %777 = linalg.index 0 : index
      %778 = linalg.index 0 : index
      %c0_224 = arith.constant 0 : index
      %dim = tensor.dim %382, %c0_224 : tensor<1xi32>
      %779 = arith.addi %c0_114, %dim : index
      %780 = arith.cmpi ult, %778, %779 : index
      %781 = scf.if %780 -> (i32) {
        %782 = arith.subi %778, %c0_114 : index
        %extracted = tensor.extract %382[%782] : tensor<1xi32>
        scf.yield %extracted : i32
      } else {
        %782 = arith.subi %778, %779 : index
        %extracted = tensor.extract %384[%782] : tensor<1xi32>
        scf.yield %extracted : i32
      }
      linalg.yield %781 : i32
    } -> tensor<2xi32>
    %cst_115 = arith.constant dense<0.000000e+00> : tensor<f32>
    %387 = tensor.empty() : tensor<1x1x1xf32>
    %388 = linalg.generic {indexing_maps = [#map7, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_115 : tensor<f32>) outs(%387 : tensor<1x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x1x1xf32>
    %cst_116 = arith.constant dense<1.000000e+00> : tensor<f32>
    %389 = tensor.empty() : tensor<1x1x1xf32>
    %390 = linalg.generic {indexing_maps = [#map7, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_116 : tensor<f32>) outs(%389 : tensor<1x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x1x1xf32>
    %extracted_slice_117 = tensor.extract_slice %386[0] [1] [1] : tensor<2xi32> to tensor<1xi32>
    %collapsed_118 = tensor.collapse_shape %extracted_slice_117 [] : tensor<1xi32> into tensor<i32>
    %extracted_slice_119 = tensor.extract_slice %386[1] [1] [1] : tensor<2xi32> to tensor<1xi32>
    %collapsed_120 = tensor.collapse_shape %extracted_slice_119 [] : tensor<1xi32> into tensor<i32>
    %391 = tensor.empty() : tensor<4x5x8xi64>
    %392 = linalg.generic {indexing_maps = [#map6], iterator_types = ["parallel", "parallel", "parallel"]} outs(%391 : tensor<4x5x8xi64>) {
    ^bb0(%out: i64):
      %777 = linalg.index 0 : index
      %778 = arith.index_cast %777 : index to i64
      linalg.yield %778 : i64
    } -> tensor<4x5x8xi64>
    %393 = tensor.empty() : tensor<4x5x8xi64>
    %394 = linalg.generic {indexing_maps = [#map6], iterator_types = ["parallel", "parallel", "parallel"]} outs(%393 : tensor<4x5x8xi64>) {
    ^bb0(%out: i64):
      %777 = linalg.index 1 : index
      %778 = arith.index_cast %777 : index to i64
      linalg.yield %778 : i64
    } -> tensor<4x5x8xi64>
    %395 = tensor.empty() : tensor<4x5x8xi64>
    %396 = linalg.generic {indexing_maps = [#map6], iterator_types = ["parallel", "parallel", "parallel"]} outs(%395 : tensor<4x5x8xi64>) {
    ^bb0(%out: i64):
      %777 = linalg.index 2 : index
      %778 = arith.index_cast %777 : index to i64
      linalg.yield %778 : i64
    } -> tensor<4x5x8xi64>
    %cst_121 = arith.constant dense<40> : tensor<i64>
    %397 = tensor.empty() : tensor<4x5x8xi64>
    %398 = linalg.generic {indexing_maps = [#map7, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_121 : tensor<i64>) outs(%397 : tensor<4x5x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      linalg.yield %in : i64
    } -> tensor<4x5x8xi64>
    %399 = tensor.empty() : tensor<4x5x8xi64>
    %400 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%398, %392 : tensor<4x5x8xi64>, tensor<4x5x8xi64>) outs(%399 : tensor<4x5x8xi64>) {
    ^bb0(%in: i64, %in_224: i64, %out: i64):
      %777 = arith.muli %in, %in_224 : i64
      linalg.yield %777 : i64
    } -> tensor<4x5x8xi64>
    %cst_122 = arith.constant dense<8> : tensor<i64>
    %401 = tensor.empty() : tensor<4x5x8xi64>
    %402 = linalg.generic {indexing_maps = [#map7, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_122 : tensor<i64>) outs(%401 : tensor<4x5x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      linalg.yield %in : i64
    } -> tensor<4x5x8xi64>
    %403 = tensor.empty() : tensor<4x5x8xi64>
    %404 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%402, %394 : tensor<4x5x8xi64>, tensor<4x5x8xi64>) outs(%403 : tensor<4x5x8xi64>) {
    ^bb0(%in: i64, %in_224: i64, %out: i64):
      %777 = arith.muli %in, %in_224 : i64
      linalg.yield %777 : i64
    } -> tensor<4x5x8xi64>
    %cst_123 = arith.constant dense<1> : tensor<i64>
    %405 = tensor.empty() : tensor<4x5x8xi64>
    %406 = linalg.generic {indexing_maps = [#map7, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_123 : tensor<i64>) outs(%405 : tensor<4x5x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      linalg.yield %in : i64
    } -> tensor<4x5x8xi64>
    %407 = tensor.empty() : tensor<4x5x8xi64>
    %408 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%406, %396 : tensor<4x5x8xi64>, tensor<4x5x8xi64>) outs(%407 : tensor<4x5x8xi64>) {
    ^bb0(%in: i64, %in_224: i64, %out: i64):
      %777 = arith.muli %in, %in_224 : i64
      linalg.yield %777 : i64
    } -> tensor<4x5x8xi64>
    %409 = tensor.empty() : tensor<4x5x8xi64>
    %410 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%400, %404 : tensor<4x5x8xi64>, tensor<4x5x8xi64>) outs(%409 : tensor<4x5x8xi64>) {
    ^bb0(%in: i64, %in_224: i64, %out: i64):
      %777 = arith.addi %in, %in_224 : i64
      linalg.yield %777 : i64
    } -> tensor<4x5x8xi64>
    %411 = tensor.empty() : tensor<4x5x8xi64>
    %412 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%410, %408 : tensor<4x5x8xi64>, tensor<4x5x8xi64>) outs(%411 : tensor<4x5x8xi64>) {
    ^bb0(%in: i64, %in_224: i64, %out: i64):
      %777 = arith.addi %in, %in_224 : i64
      linalg.yield %777 : i64
    } -> tensor<4x5x8xi64>
    %cst_124 = arith.constant dense<32> : tensor<i64>
    %413 = tensor.empty() : tensor<4x5x8xi64>
    %414 = linalg.generic {indexing_maps = [#map7, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_124 : tensor<i64>) outs(%413 : tensor<4x5x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      linalg.yield %in : i64
    } -> tensor<4x5x8xi64>
    %415 = tensor.empty() : tensor<4x5x8xi64>
    %416 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%412, %414 : tensor<4x5x8xi64>, tensor<4x5x8xi64>) outs(%415 : tensor<4x5x8xi64>) {
    ^bb0(%in: i64, %in_224: i64, %out: i64):
      %c0_i64 = arith.constant 0 : i64
      %777 = arith.shrui %in, %in_224 : i64
      %c64_i64 = arith.constant 64 : i64
      %778 = arith.cmpi ugt, %c64_i64, %in_224 : i64
      %779 = arith.select %778, %777, %c0_i64 : i64
      linalg.yield %779 : i64
    } -> tensor<4x5x8xi64>
    %417 = tensor.empty() : tensor<4x5x8xi32>
    %418 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%412 : tensor<4x5x8xi64>) outs(%417 : tensor<4x5x8xi32>) {
    ^bb0(%in: i64, %out: i32):
      %777 = arith.trunci %in : i64 to i32
      linalg.yield %777 : i32
    } -> tensor<4x5x8xi32>
    %419 = tensor.empty() : tensor<4x5x8xi32>
    %420 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%416 : tensor<4x5x8xi64>) outs(%419 : tensor<4x5x8xi32>) {
    ^bb0(%in: i64, %out: i32):
      %777 = arith.trunci %in : i64 to i32
      linalg.yield %777 : i32
    } -> tensor<4x5x8xi32>
    %421 = tensor.empty() : tensor<i32>
    %422 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = []} ins(%collapsed_118 : tensor<i32>) outs(%421 : tensor<i32>) {
    ^bb0(%in: i32, %out: i32):
      %777 = arith.bitcast %in : i32 to i32
      linalg.yield %777 : i32
    } -> tensor<i32>
    %423 = tensor.empty() : tensor<i32>
    %424 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = []} ins(%collapsed_120 : tensor<i32>) outs(%423 : tensor<i32>) {
    ^bb0(%in: i32, %out: i32):
      %777 = arith.bitcast %in : i32 to i32
      linalg.yield %777 : i32
    } -> tensor<i32>
    %425 = tensor.empty() : tensor<4x5x8xi32>
    %426 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%420 : tensor<4x5x8xi32>) outs(%425 : tensor<4x5x8xi32>) {
    ^bb0(%in: i32, %out: i32):
      %777 = arith.bitcast %in : i32 to i32
      linalg.yield %777 : i32
    } -> tensor<4x5x8xi32>
    %427 = tensor.empty() : tensor<4x5x8xi32>
    %428 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%418 : tensor<4x5x8xi32>) outs(%427 : tensor<4x5x8xi32>) {
    ^bb0(%in: i32, %out: i32):
      %777 = arith.bitcast %in : i32 to i32
      linalg.yield %777 : i32
    } -> tensor<4x5x8xi32>
    %429 = tensor.empty() : tensor<4x5x8xi32>
    %430 = tensor.empty() : tensor<4x5x8xi32>
    %431:2 = linalg.generic {indexing_maps = [#map7, #map7, #map6, #map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%422, %424, %426, %428 : tensor<i32>, tensor<i32>, tensor<4x5x8xi32>, tensor<4x5x8xi32>) outs(%429, %430 : tensor<4x5x8xi32>, tensor<4x5x8xi32>) {
    ^bb0(%in: i32, %in_224: i32, %in_225: i32, %in_226: i32, %out: i32, %out_227: i32):
      %777 = arith.xori %in, %in_224 : i32
      %c466688986_i32 = arith.constant 466688986 : i32
      %778 = arith.xori %777, %c466688986_i32 : i32
      %779 = arith.addi %in_225, %in : i32
      %780 = arith.addi %in_226, %in_224 : i32
      %781 = arith.addi %779, %780 : i32
      %c13_i32 = arith.constant 13 : i32
      %782 = arith.shli %780, %c13_i32 : i32
      %c19_i32 = arith.constant 19 : i32
      %783 = arith.shrui %780, %c19_i32 : i32
      %784 = arith.ori %782, %783 : i32
      %785 = arith.xori %781, %784 : i32
      %786 = arith.addi %781, %785 : i32
      %c15_i32 = arith.constant 15 : i32
      %787 = arith.shli %785, %c15_i32 : i32
      %c17_i32 = arith.constant 17 : i32
      %788 = arith.shrui %785, %c17_i32 : i32
      %789 = arith.ori %787, %788 : i32
      %790 = arith.xori %786, %789 : i32
      %791 = arith.addi %786, %790 : i32
      %c26_i32 = arith.constant 26 : i32
      %792 = arith.shli %790, %c26_i32 : i32
      %c6_i32 = arith.constant 6 : i32
      %793 = arith.shrui %790, %c6_i32 : i32
      %794 = arith.ori %792, %793 : i32
      %795 = arith.xori %791, %794 : i32
      %796 = arith.addi %791, %795 : i32
      %c6_i32_228 = arith.constant 6 : i32
      %797 = arith.shli %795, %c6_i32_228 : i32
      %c26_i32_229 = arith.constant 26 : i32
      %798 = arith.shrui %795, %c26_i32_229 : i32
      %799 = arith.ori %797, %798 : i32
      %800 = arith.xori %796, %799 : i32
      %801 = arith.addi %796, %in_224 : i32
      %802 = arith.addi %800, %778 : i32
      %c1_i32_230 = arith.constant 1 : i32
      %803 = arith.addi %802, %c1_i32_230 : i32
      %804 = arith.addi %801, %803 : i32
      %c17_i32_231 = arith.constant 17 : i32
      %805 = arith.shli %803, %c17_i32_231 : i32
      %c15_i32_232 = arith.constant 15 : i32
      %806 = arith.shrui %803, %c15_i32_232 : i32
      %807 = arith.ori %805, %806 : i32
      %808 = arith.xori %804, %807 : i32
      %809 = arith.addi %804, %808 : i32
      %c29_i32 = arith.constant 29 : i32
      %810 = arith.shli %808, %c29_i32 : i32
      %c3_i32 = arith.constant 3 : i32
      %811 = arith.shrui %808, %c3_i32 : i32
      %812 = arith.ori %810, %811 : i32
      %813 = arith.xori %809, %812 : i32
      %814 = arith.addi %809, %813 : i32
      %c16_i32 = arith.constant 16 : i32
      %815 = arith.shli %813, %c16_i32 : i32
      %c16_i32_233 = arith.constant 16 : i32
      %816 = arith.shrui %813, %c16_i32_233 : i32
      %817 = arith.ori %815, %816 : i32
      %818 = arith.xori %814, %817 : i32
      %819 = arith.addi %814, %818 : i32
      %c24_i32 = arith.constant 24 : i32
      %820 = arith.shli %818, %c24_i32 : i32
      %c8_i32 = arith.constant 8 : i32
      %821 = arith.shrui %818, %c8_i32 : i32
      %822 = arith.ori %820, %821 : i32
      %823 = arith.xori %819, %822 : i32
      %824 = arith.addi %819, %778 : i32
      %825 = arith.addi %823, %in : i32
      %c2_i32 = arith.constant 2 : i32
      %826 = arith.addi %825, %c2_i32 : i32
      %827 = arith.addi %824, %826 : i32
      %c13_i32_234 = arith.constant 13 : i32
      %828 = arith.shli %826, %c13_i32_234 : i32
      %c19_i32_235 = arith.constant 19 : i32
      %829 = arith.shrui %826, %c19_i32_235 : i32
      %830 = arith.ori %828, %829 : i32
      %831 = arith.xori %827, %830 : i32
      %832 = arith.addi %827, %831 : i32
      %c15_i32_236 = arith.constant 15 : i32
      %833 = arith.shli %831, %c15_i32_236 : i32
      %c17_i32_237 = arith.constant 17 : i32
      %834 = arith.shrui %831, %c17_i32_237 : i32
      %835 = arith.ori %833, %834 : i32
      %836 = arith.xori %832, %835 : i32
      %837 = arith.addi %832, %836 : i32
      %c26_i32_238 = arith.constant 26 : i32
      %838 = arith.shli %836, %c26_i32_238 : i32
      %c6_i32_239 = arith.constant 6 : i32
      %839 = arith.shrui %836, %c6_i32_239 : i32
      %840 = arith.ori %838, %839 : i32
      %841 = arith.xori %837, %840 : i32
      %842 = arith.addi %837, %841 : i32
      %c6_i32_240 = arith.constant 6 : i32
      %843 = arith.shli %841, %c6_i32_240 : i32
      %c26_i32_241 = arith.constant 26 : i32
      %844 = arith.shrui %841, %c26_i32_241 : i32
      %845 = arith.ori %843, %844 : i32
      %846 = arith.xori %842, %845 : i32
      %847 = arith.addi %842, %in : i32
      %848 = arith.addi %846, %in_224 : i32
      %c3_i32_242 = arith.constant 3 : i32
      %849 = arith.addi %848, %c3_i32_242 : i32
      %850 = arith.addi %847, %849 : i32
      %c17_i32_243 = arith.constant 17 : i32
      %851 = arith.shli %849, %c17_i32_243 : i32
      %c15_i32_244 = arith.constant 15 : i32
      %852 = arith.shrui %849, %c15_i32_244 : i32
      %853 = arith.ori %851, %852 : i32
      %854 = arith.xori %850, %853 : i32
      %855 = arith.addi %850, %854 : i32
      %c29_i32_245 = arith.constant 29 : i32
      %856 = arith.shli %854, %c29_i32_245 : i32
      %c3_i32_246 = arith.constant 3 : i32
      %857 = arith.shrui %854, %c3_i32_246 : i32
      %858 = arith.ori %856, %857 : i32
      %859 = arith.xori %855, %858 : i32
      %860 = arith.addi %855, %859 : i32
      %c16_i32_247 = arith.constant 16 : i32
      %861 = arith.shli %859, %c16_i32_247 : i32
      %c16_i32_248 = arith.constant 16 : i32
      %862 = arith.shrui %859, %c16_i32_248 : i32
      %863 = arith.ori %861, %862 : i32
      %864 = arith.xori %860, %863 : i32
      %865 = arith.addi %860, %864 : i32
      %c24_i32_249 = arith.constant 24 : i32
      %866 = arith.shli %864, %c24_i32_249 : i32
      %c8_i32_250 = arith.constant 8 : i32
      %867 = arith.shrui %864, %c8_i32_250 : i32
      %868 = arith.ori %866, %867 : i32
      %869 = arith.xori %865, %868 : i32
      %870 = arith.addi %865, %in_224 : i32
      %871 = arith.addi %869, %778 : i32
      %c4_i32 = arith.constant 4 : i32
      %872 = arith.addi %871, %c4_i32 : i32
      %873 = arith.addi %870, %872 : i32
      %c13_i32_251 = arith.constant 13 : i32
      %874 = arith.shli %872, %c13_i32_251 : i32
      %c19_i32_252 = arith.constant 19 : i32
      %875 = arith.shrui %872, %c19_i32_252 : i32
      %876 = arith.ori %874, %875 : i32
      %877 = arith.xori %873, %876 : i32
      %878 = arith.addi %873, %877 : i32
      %c15_i32_253 = arith.constant 15 : i32
      %879 = arith.shli %877, %c15_i32_253 : i32
      %c17_i32_254 = arith.constant 17 : i32
      %880 = arith.shrui %877, %c17_i32_254 : i32
      %881 = arith.ori %879, %880 : i32
      %882 = arith.xori %878, %881 : i32
      %883 = arith.addi %878, %882 : i32
      %c26_i32_255 = arith.constant 26 : i32
      %884 = arith.shli %882, %c26_i32_255 : i32
      %c6_i32_256 = arith.constant 6 : i32
      %885 = arith.shrui %882, %c6_i32_256 : i32
      %886 = arith.ori %884, %885 : i32
      %887 = arith.xori %883, %886 : i32
      %888 = arith.addi %883, %887 : i32
      %c6_i32_257 = arith.constant 6 : i32
      %889 = arith.shli %887, %c6_i32_257 : i32
      %c26_i32_258 = arith.constant 26 : i32
      %890 = arith.shrui %887, %c26_i32_258 : i32
      %891 = arith.ori %889, %890 : i32
      %892 = arith.xori %888, %891 : i32
      %893 = arith.addi %888, %778 : i32
      %894 = arith.addi %892, %in : i32
      %c5_i32 = arith.constant 5 : i32
      %895 = arith.addi %894, %c5_i32 : i32
      linalg.yield %893, %895 : i32, i32
    } -> (tensor<4x5x8xi32>, tensor<4x5x8xi32>)
    %432 = tensor.empty() : tensor<4x5x8xi32>
    %433 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%431#0 : tensor<4x5x8xi32>) outs(%432 : tensor<4x5x8xi32>) {
    ^bb0(%in: i32, %out: i32):
      %777 = arith.bitcast %in : i32 to i32
      linalg.yield %777 : i32
    } -> tensor<4x5x8xi32>
    %434 = tensor.empty() : tensor<4x5x8xi32>
    %435 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%431#1 : tensor<4x5x8xi32>) outs(%434 : tensor<4x5x8xi32>) {
    ^bb0(%in: i32, %out: i32):
      %777 = arith.bitcast %in : i32 to i32
      linalg.yield %777 : i32
    } -> tensor<4x5x8xi32>
    %436 = tensor.empty() : tensor<4x5x8xi32>
    %437 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%433, %435 : tensor<4x5x8xi32>, tensor<4x5x8xi32>) outs(%436 : tensor<4x5x8xi32>) {
    ^bb0(%in: i32, %in_224: i32, %out: i32):
      %777 = arith.xori %in, %in_224 : i32
      linalg.yield %777 : i32
    } -> tensor<4x5x8xi32>
    %cst_125 = arith.constant dense<9> : tensor<i32>
    %438 = tensor.empty() : tensor<4x5x8xi32>
    %439 = linalg.generic {indexing_maps = [#map7, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_125 : tensor<i32>) outs(%438 : tensor<4x5x8xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<4x5x8xi32>
    %440 = tensor.empty() : tensor<4x5x8xi32>
    %441 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%437, %439 : tensor<4x5x8xi32>, tensor<4x5x8xi32>) outs(%440 : tensor<4x5x8xi32>) {
    ^bb0(%in: i32, %in_224: i32, %out: i32):
      %c0_i32 = arith.constant 0 : i32
      %777 = arith.shrui %in, %in_224 : i32
      %c32_i32_225 = arith.constant 32 : i32
      %778 = arith.cmpi ugt, %c32_i32_225, %in_224 : i32
      %779 = arith.select %778, %777, %c0_i32 : i32
      linalg.yield %779 : i32
    } -> tensor<4x5x8xi32>
    %cst_126 = arith.constant dense<1065353216> : tensor<i32>
    %442 = tensor.empty() : tensor<4x5x8xi32>
    %443 = linalg.generic {indexing_maps = [#map7, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_126 : tensor<i32>) outs(%442 : tensor<4x5x8xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<4x5x8xi32>
    %444 = tensor.empty() : tensor<4x5x8xi32>
    %445 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%441, %443 : tensor<4x5x8xi32>, tensor<4x5x8xi32>) outs(%444 : tensor<4x5x8xi32>) {
    ^bb0(%in: i32, %in_224: i32, %out: i32):
      %777 = arith.ori %in, %in_224 : i32
      linalg.yield %777 : i32
    } -> tensor<4x5x8xi32>
    %446 = tensor.empty() : tensor<4x5x8xf32>
    %447 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%445 : tensor<4x5x8xi32>) outs(%446 : tensor<4x5x8xf32>) {
    ^bb0(%in: i32, %out: f32):
      %777 = arith.bitcast %in : i32 to f32
      linalg.yield %777 : f32
    } -> tensor<4x5x8xf32>
    %cst_127 = arith.constant dense<1.000000e+00> : tensor<f32>
    %448 = tensor.empty() : tensor<4x5x8xf32>
    %449 = linalg.generic {indexing_maps = [#map7, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_127 : tensor<f32>) outs(%448 : tensor<4x5x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x5x8xf32>
    %450 = tensor.empty() : tensor<4x5x8xf32>
    %451 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%447, %449 : tensor<4x5x8xf32>, tensor<4x5x8xf32>) outs(%450 : tensor<4x5x8xf32>) {
    ^bb0(%in: f32, %in_224: f32, %out: f32):
      %777 = arith.subf %in, %in_224 : f32
      linalg.yield %777 : f32
    } -> tensor<4x5x8xf32>
    %452 = tensor.empty() : tensor<1x1x1xf32>
    %453 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%390, %388 : tensor<1x1x1xf32>, tensor<1x1x1xf32>) outs(%452 : tensor<1x1x1xf32>) {
    ^bb0(%in: f32, %in_224: f32, %out: f32):
      %777 = arith.subf %in, %in_224 : f32
      linalg.yield %777 : f32
    } -> tensor<1x1x1xf32>
    %454 = tensor.empty() : tensor<4x5x8xf32>
    %455 = linalg.generic {indexing_maps = [#map29, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%453 : tensor<1x1x1xf32>) outs(%454 : tensor<4x5x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x5x8xf32>
    %456 = tensor.empty() : tensor<4x5x8xf32>
    %457 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%451, %455 : tensor<4x5x8xf32>, tensor<4x5x8xf32>) outs(%456 : tensor<4x5x8xf32>) {
    ^bb0(%in: f32, %in_224: f32, %out: f32):
      %777 = arith.mulf %in, %in_224 : f32
      linalg.yield %777 : f32
    } -> tensor<4x5x8xf32>
    %458 = tensor.empty() : tensor<4x5x8xf32>
    %459 = linalg.generic {indexing_maps = [#map29, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%388 : tensor<1x1x1xf32>) outs(%458 : tensor<4x5x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x5x8xf32>
    %460 = tensor.empty() : tensor<4x5x8xf32>
    %461 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%457, %459 : tensor<4x5x8xf32>, tensor<4x5x8xf32>) outs(%460 : tensor<4x5x8xf32>) {
    ^bb0(%in: f32, %in_224: f32, %out: f32):
      %777 = arith.addf %in, %in_224 : f32
      linalg.yield %777 : f32
    } -> tensor<4x5x8xf32>
    %462 = tensor.empty() : tensor<4x5x8xf32>
    %463 = linalg.generic {indexing_maps = [#map29, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%388 : tensor<1x1x1xf32>) outs(%462 : tensor<4x5x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x5x8xf32>
    %464 = tensor.empty() : tensor<4x5x8xf32>
    %465 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%463, %461 : tensor<4x5x8xf32>, tensor<4x5x8xf32>) outs(%464 : tensor<4x5x8xf32>) {
    ^bb0(%in: f32, %in_224: f32, %out: f32):
      %777 = arith.maximumf %in, %in_224 : f32
      linalg.yield %777 : f32
    } -> tensor<4x5x8xf32>
    %cst_128 = arith.constant dense<8.000000e-01> : tensor<f32>
    %466 = tensor.empty() : tensor<4x5x8xf32>
    %467 = linalg.generic {indexing_maps = [#map7, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_128 : tensor<f32>) outs(%466 : tensor<4x5x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x5x8xf32>
    %468 = tensor.empty() : tensor<4x5x8xi1>
    %469 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%465, %467 : tensor<4x5x8xf32>, tensor<4x5x8xf32>) outs(%468 : tensor<4x5x8xi1>) {
    ^bb0(%in: f32, %in_224: f32, %out: i1):
      %777 = arith.cmpf olt, %in, %in_224 : f32
      linalg.yield %777 : i1
    } -> tensor<4x5x8xi1>
    %cst_129 = arith.constant dense<8.000000e-01> : tensor<f32>
    %470 = tensor.empty() : tensor<4x5x8xf32>
    %471 = linalg.generic {indexing_maps = [#map7, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_129 : tensor<f32>) outs(%470 : tensor<4x5x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x5x8xf32>
    %472 = tensor.empty() : tensor<4x5x8xf32>
    %473 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%317, %471 : tensor<4x5x8xf32>, tensor<4x5x8xf32>) outs(%472 : tensor<4x5x8xf32>) {
    ^bb0(%in: f32, %in_224: f32, %out: f32):
      %777 = arith.divf %in, %in_224 : f32
      linalg.yield %777 : f32
    } -> tensor<4x5x8xf32>
    %cst_130 = arith.constant dense<0.000000e+00> : tensor<f32>
    %474 = tensor.empty() : tensor<4x5x8xf32>
    %475 = linalg.generic {indexing_maps = [#map7, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_130 : tensor<f32>) outs(%474 : tensor<4x5x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x5x8xf32>
    %476 = tensor.empty() : tensor<4x5x8xf32>
    %477 = linalg.generic {indexing_maps = [#map6, #map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%469, %473, %475 : tensor<4x5x8xi1>, tensor<4x5x8xf32>, tensor<4x5x8xf32>) outs(%476 : tensor<4x5x8xf32>) {
    ^bb0(%in: i1, %in_224: f32, %in_225: f32, %out: f32):
      %777 = arith.select %in, %in_224, %in_225 : f32
      linalg.yield %777 : f32
    } -> tensor<4x5x8xf32>
    %cst_131 = arith.constant dense<0.000000e+00> : tensor<f32>
    %478 = tensor.empty() : tensor<4x5x8xf32>
    %479 = linalg.generic {indexing_maps = [#map7, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_131 : tensor<f32>) outs(%478 : tensor<4x5x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x5x8xf32>
    %480 = tensor.empty() : tensor<4x5x8xf32>
    %481 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%100, %477 : tensor<4x5x8xf32>, tensor<4x5x8xf32>) outs(%480 : tensor<4x5x8xf32>) {
    ^bb0(%in: f32, %in_224: f32, %out: f32):
      %777 = arith.addf %in, %in_224 : f32
      linalg.yield %777 : f32
    } -> tensor<4x5x8xf32>
    %482 = tensor.empty() : tensor<8x12xf32>
    %483 = linalg.generic {indexing_maps = [#map30, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<12x8xf32>) outs(%482 : tensor<8x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x12xf32>
    %484 = tensor.empty() : tensor<4x5x12xf32>
    %cst_132 = arith.constant 0.000000e+00 : f32
    %485 = linalg.fill ins(%cst_132 : f32) outs(%484 : tensor<4x5x12xf32>) -> tensor<4x5x12xf32>
    %486 = linalg.generic {indexing_maps = [#map31, #map32, #map20], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%481, %483 : tensor<4x5x8xf32>, tensor<8x12xf32>) outs(%485 : tensor<4x5x12xf32>) {
    ^bb0(%in: f32, %in_224: f32, %out: f32):
      %777 = arith.mulf %in, %in_224 : f32
      %778 = arith.addf %out, %777 : f32
      linalg.yield %778 : f32
    } -> tensor<4x5x12xf32>
    %cst_133 = arith.constant dense<0xFF800000> : tensor<f32>
    %cst_134 = arith.constant 0xFF800000 : f32
    %487 = tensor.empty() : tensor<4x5xf32>
    %488 = linalg.fill ins(%cst_134 : f32) outs(%487 : tensor<4x5xf32>) -> tensor<4x5xf32>
    %489 = linalg.generic {indexing_maps = [#map6, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%486 : tensor<4x5x12xf32>) outs(%488 : tensor<4x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %from_elements = tensor.from_elements %in : tensor<f32>
      %from_elements_224 = tensor.from_elements %out : tensor<f32>
      %extracted = tensor.extract %from_elements_224[] : tensor<f32>
      %extracted_225 = tensor.extract %from_elements[] : tensor<f32>
      %777 = arith.maximumf %extracted, %extracted_225 : f32
      %from_elements_226 = tensor.from_elements %777 : tensor<f32>
      %extracted_227 = tensor.extract %from_elements_226[] : tensor<f32>
      linalg.yield %extracted_227 : f32
    } -> tensor<4x5xf32>
    %cst_135 = arith.constant dense<0xFF800000> : tensor<f32>
    %490 = tensor.empty() : tensor<4x5xf32>
    %491 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst_135 : tensor<f32>) outs(%490 : tensor<4x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x5xf32>
    %492 = tensor.empty() : tensor<4x5xf32>
    %493 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%491, %489 : tensor<4x5xf32>, tensor<4x5xf32>) outs(%492 : tensor<4x5xf32>) {
    ^bb0(%in: f32, %in_224: f32, %out: f32):
      %777 = arith.maximumf %in, %in_224 : f32
      linalg.yield %777 : f32
    } -> tensor<4x5xf32>
    %494 = tensor.empty() : tensor<4x5x1xf32>
    %495 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%493 : tensor<4x5xf32>) outs(%494 : tensor<4x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x5x1xf32>
    %496 = tensor.empty() : tensor<4x5x12xf32>
    %497 = linalg.generic {indexing_maps = [#map33, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%495 : tensor<4x5x1xf32>) outs(%496 : tensor<4x5x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x5x12xf32>
    %498 = tensor.empty() : tensor<4x5x12xf32>
    %499 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%486, %497 : tensor<4x5x12xf32>, tensor<4x5x12xf32>) outs(%498 : tensor<4x5x12xf32>) {
    ^bb0(%in: f32, %in_224: f32, %out: f32):
      %777 = arith.subf %in, %in_224 : f32
      linalg.yield %777 : f32
    } -> tensor<4x5x12xf32>
    %500 = tensor.empty() : tensor<4x5x12xf32>
    %501 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%499 : tensor<4x5x12xf32>) outs(%500 : tensor<4x5x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %777 = math.exp %in : f32
      linalg.yield %777 : f32
    } -> tensor<4x5x12xf32>
    %cst_136 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_137 = arith.constant 0.000000e+00 : f32
    %502 = tensor.empty() : tensor<4x5xf32>
    %503 = linalg.fill ins(%cst_137 : f32) outs(%502 : tensor<4x5xf32>) -> tensor<4x5xf32>
    %504 = linalg.generic {indexing_maps = [#map6, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%501 : tensor<4x5x12xf32>) outs(%503 : tensor<4x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %from_elements = tensor.from_elements %in : tensor<f32>
      %from_elements_224 = tensor.from_elements %out : tensor<f32>
      %extracted = tensor.extract %from_elements_224[] : tensor<f32>
      %extracted_225 = tensor.extract %from_elements[] : tensor<f32>
      %777 = arith.addf %extracted, %extracted_225 : f32
      %from_elements_226 = tensor.from_elements %777 : tensor<f32>
      %extracted_227 = tensor.extract %from_elements_226[] : tensor<f32>
      linalg.yield %extracted_227 : f32
    } -> tensor<4x5xf32>
    %505 = tensor.empty() : tensor<4x5x1xf32>
    %506 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%504 : tensor<4x5xf32>) outs(%505 : tensor<4x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x5x1xf32>
    %507 = tensor.empty() : tensor<4x5x1xf32>
    %508 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%506 : tensor<4x5x1xf32>) outs(%507 : tensor<4x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %777 = math.log %in : f32
      linalg.yield %777 : f32
    } -> tensor<4x5x1xf32>
    %509 = tensor.empty() : tensor<4x5x12xf32>
    %510 = linalg.generic {indexing_maps = [#map33, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%508 : tensor<4x5x1xf32>) outs(%509 : tensor<4x5x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x5x12xf32>
    %511 = tensor.empty() : tensor<4x5x12xf32>
    %512 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%499, %510 : tensor<4x5x12xf32>, tensor<4x5x12xf32>) outs(%511 : tensor<4x5x12xf32>) {
    ^bb0(%in: f32, %in_224: f32, %out: f32):
      %777 = arith.subf %in, %in_224 : f32
      linalg.yield %777 : f32
    } -> tensor<4x5x12xf32>
    %513 = tensor.empty() : tensor<4x5x1xi32>
    %514 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg22 : tensor<4x5xi32>) outs(%513 : tensor<4x5x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<4x5x1xi32>
    %cst_138 = arith.constant dense<0> : tensor<i32>
    %515 = tensor.empty() : tensor<4x5x1xi32>
    %516 = linalg.generic {indexing_maps = [#map7, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_138 : tensor<i32>) outs(%515 : tensor<4x5x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<4x5x1xi32>
    %517 = tensor.empty() : tensor<4x5x1xi1>
    %518 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%514, %516 : tensor<4x5x1xi32>, tensor<4x5x1xi32>) outs(%517 : tensor<4x5x1xi1>) {
    ^bb0(%in: i32, %in_224: i32, %out: i1):
      %777 = arith.cmpi slt, %in, %in_224 : i32
      linalg.yield %777 : i1
    } -> tensor<4x5x1xi1>
    %cst_139 = arith.constant dense<12> : tensor<i32>
    %519 = tensor.empty() : tensor<4x5x1xi32>
    %520 = linalg.generic {indexing_maps = [#map7, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_139 : tensor<i32>) outs(%519 : tensor<4x5x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<4x5x1xi32>
    %521 = tensor.empty() : tensor<4x5x1xi32>
    %522 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%514, %520 : tensor<4x5x1xi32>, tensor<4x5x1xi32>) outs(%521 : tensor<4x5x1xi32>) {
    ^bb0(%in: i32, %in_224: i32, %out: i32):
      %777 = arith.addi %in, %in_224 : i32
      linalg.yield %777 : i32
    } -> tensor<4x5x1xi32>
    %523 = tensor.empty() : tensor<4x5x1xi32>
    %524 = linalg.generic {indexing_maps = [#map6, #map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%518, %522, %514 : tensor<4x5x1xi1>, tensor<4x5x1xi32>, tensor<4x5x1xi32>) outs(%523 : tensor<4x5x1xi32>) {
    ^bb0(%in: i1, %in_224: i32, %in_225: i32, %out: i32):
      %777 = arith.select %in, %in_224, %in_225 : i32
      linalg.yield %777 : i32
    } -> tensor<4x5x1xi32>
    %expanded_140 = tensor.expand_shape %524 [[0], [1], [2, 3]] output_shape [4, 5, 1, 1] : tensor<4x5x1xi32> into tensor<4x5x1x1xi32>
    %cst_141 = arith.constant dense<11> : tensor<1xi32>
    %cst_142 = arith.constant dense<0> : tensor<i32>
    %525 = tensor.empty() : tensor<4x5x1x1xi32>
    %526 = linalg.generic {indexing_maps = [#map16, #map17], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_142 : tensor<i32>) outs(%525 : tensor<4x5x1x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<4x5x1x1xi32>
    %527 = tensor.empty() : tensor<4x5x1x1xi1>
    %528 = linalg.generic {indexing_maps = [#map17, #map17, #map17], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_140, %526 : tensor<4x5x1x1xi32>, tensor<4x5x1x1xi32>) outs(%527 : tensor<4x5x1x1xi1>) {
    ^bb0(%in: i32, %in_224: i32, %out: i1):
      %777 = arith.cmpi sge, %in, %in_224 : i32
      linalg.yield %777 : i1
    } -> tensor<4x5x1x1xi1>
    %529 = tensor.empty() : tensor<1x1x1x1xi32>
    %530 = linalg.generic {indexing_maps = [#map34, #map17], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_141 : tensor<1xi32>) outs(%529 : tensor<1x1x1x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<1x1x1x1xi32>
    %531 = tensor.empty() : tensor<4x5x1x1xi32>
    %532 = linalg.generic {indexing_maps = [#map35, #map17], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%530 : tensor<1x1x1x1xi32>) outs(%531 : tensor<4x5x1x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<4x5x1x1xi32>
    %533 = tensor.empty() : tensor<4x5x1x1xi1>
    %534 = linalg.generic {indexing_maps = [#map17, #map17, #map17], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_140, %532 : tensor<4x5x1x1xi32>, tensor<4x5x1x1xi32>) outs(%533 : tensor<4x5x1x1xi1>) {
    ^bb0(%in: i32, %in_224: i32, %out: i1):
      %777 = arith.cmpi sle, %in, %in_224 : i32
      linalg.yield %777 : i1
    } -> tensor<4x5x1x1xi1>
    %535 = tensor.empty() : tensor<4x5x1x1xi1>
    %536 = linalg.generic {indexing_maps = [#map17, #map17, #map17], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%528, %534 : tensor<4x5x1x1xi1>, tensor<4x5x1x1xi1>) outs(%535 : tensor<4x5x1x1xi1>) {
    ^bb0(%in: i1, %in_224: i1, %out: i1):
      %777 = arith.andi %in, %in_224 : i1
      linalg.yield %777 : i1
    } -> tensor<4x5x1x1xi1>
    %cst_143 = arith.constant dense<true> : tensor<i1>
    %true_144 = arith.constant true
    %537 = tensor.empty() : tensor<4x5x1xi1>
    %538 = linalg.fill ins(%true_144 : i1) outs(%537 : tensor<4x5x1xi1>) -> tensor<4x5x1xi1>
    %539 = linalg.generic {indexing_maps = [#map17, #map20], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%536 : tensor<4x5x1x1xi1>) outs(%538 : tensor<4x5x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %from_elements = tensor.from_elements %in : tensor<i1>
      %from_elements_224 = tensor.from_elements %out : tensor<i1>
      %extracted = tensor.extract %from_elements_224[] : tensor<i1>
      %extracted_225 = tensor.extract %from_elements[] : tensor<i1>
      %777 = arith.andi %extracted, %extracted_225 : i1
      %from_elements_226 = tensor.from_elements %777 : tensor<i1>
      %extracted_227 = tensor.extract %from_elements_226[] : tensor<i1>
      linalg.yield %extracted_227 : i1
    } -> tensor<4x5x1xi1>
    %c0_145 = arith.constant 0 : index
    %c1_146 = arith.constant 1 : index
    %c2_147 = arith.constant 2 : index
    %540 = tensor.empty() : tensor<4x5x1xf32>
    %541 = linalg.generic {indexing_maps = [#map6], iterator_types = ["parallel", "parallel", "parallel"]} outs(%540 : tensor<4x5x1xf32>) {
    ^bb0(%out: f32):
      %777 = linalg.index 0 : index
      %778 = linalg.index 1 : index
      %779 = linalg.index 2 : index
      %extracted = tensor.extract %expanded_140[%777, %778, %779, %c0_145] : tensor<4x5x1x1xi32>
      %780 = arith.index_cast %extracted : i32 to index
      %c2_224 = arith.constant 2 : index
      %c12 = arith.constant 12 : index
      %c11 = arith.constant 11 : index
      %781 = arith.maxsi %c0_145, %780 : index
      %782 = arith.minsi %781, %c11 : index
      %extracted_225 = tensor.extract %512[%777, %778, %782] : tensor<4x5x12xf32>
      linalg.yield %extracted_225 : f32
    } -> tensor<4x5x1xf32>
    %cst_148 = arith.constant dense<0x7FC00000> : tensor<f32>
    %542 = tensor.empty() : tensor<4x5x1xf32>
    %543 = linalg.generic {indexing_maps = [#map7, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_148 : tensor<f32>) outs(%542 : tensor<4x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x5x1xf32>
    %544 = tensor.empty() : tensor<4x5x1xf32>
    %545 = linalg.generic {indexing_maps = [#map6, #map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%539, %541, %543 : tensor<4x5x1xi1>, tensor<4x5x1xf32>, tensor<4x5x1xf32>) outs(%544 : tensor<4x5x1xf32>) {
    ^bb0(%in: i1, %in_224: f32, %in_225: f32, %out: f32):
      %777 = arith.select %in, %in_224, %in_225 : f32
      linalg.yield %777 : f32
    } -> tensor<4x5x1xf32>
    %cst_149 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_150 = arith.constant 0.000000e+00 : f32
    %546 = tensor.empty() : tensor<f32>
    %547 = linalg.fill ins(%cst_150 : f32) outs(%546 : tensor<f32>) -> tensor<f32>
    %548 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["reduction", "reduction", "reduction"]} ins(%545 : tensor<4x5x1xf32>) outs(%547 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %from_elements = tensor.from_elements %in : tensor<f32>
      %from_elements_224 = tensor.from_elements %out : tensor<f32>
      %extracted = tensor.extract %from_elements_224[] : tensor<f32>
      %extracted_225 = tensor.extract %from_elements[] : tensor<f32>
      %777 = arith.addf %extracted, %extracted_225 : f32
      %from_elements_226 = tensor.from_elements %777 : tensor<f32>
      %extracted_227 = tensor.extract %from_elements_226[] : tensor<f32>
      linalg.yield %extracted_227 : f32
    } -> tensor<f32>
    %cst_151 = arith.constant dense<2.000000e+01> : tensor<f32>
    %549 = tensor.empty() : tensor<f32>
    %cst_152 = arith.constant 2.000000e+01 : f32
    %550 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = []} ins(%548 : tensor<f32>) outs(%549 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %777 = arith.divf %in, %cst_152 : f32
      linalg.yield %777 : f32
    } -> tensor<f32>
    %551 = tensor.empty() : tensor<f32>
    %552 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = []} ins(%550 : tensor<f32>) outs(%551 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %777 = arith.negf %in : f32
      linalg.yield %777 : f32
    } -> tensor<f32>
    %cst_153 = arith.constant dense<0.000000e+00> : tensor<f32>
    %553 = tensor.empty() : tensor<4x8xf32>
    %554 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst_153 : tensor<f32>) outs(%553 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8xf32>
    %cst_154 = arith.constant dense<1.000000e+00> : tensor<f32>
    %555 = tensor.empty() : tensor<f32>
    %cst_155 = arith.constant 1.000000e+00 : f32
    %556 = linalg.generic {indexing_maps = [#map1], iterator_types = []} outs(%555 : tensor<f32>) {
    ^bb0(%out: f32):
      %777 = arith.negf %cst_155 : f32
      linalg.yield %777 : f32
    } -> tensor<f32>
    %cst_156 = arith.constant dense<2.000000e+01> : tensor<f32>
    %557 = tensor.empty() : tensor<f32>
    %cst_157 = arith.constant 2.000000e+01 : f32
    %558 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = []} ins(%556 : tensor<f32>) outs(%557 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %777 = arith.divf %in, %cst_157 : f32
      linalg.yield %777 : f32
    } -> tensor<f32>
    %559 = tensor.empty() : tensor<4x5x1xf32>
    %560 = linalg.generic {indexing_maps = [#map7, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%558 : tensor<f32>) outs(%559 : tensor<4x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x5x1xf32>
    %cst_158 = arith.constant dense<0.000000e+00> : tensor<f32>
    %561 = tensor.empty() : tensor<4x5x12xf32>
    %562 = linalg.generic {indexing_maps = [#map7, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_158 : tensor<f32>) outs(%561 : tensor<4x5x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x5x12xf32>
    %c0_159 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %c1_160 = arith.constant 1 : index
    %563 = scf.for %arg23 = %c0_159 to %c4 step %c1_160 iter_args(%arg24 = %562) -> (tensor<4x5x12xf32>) {
      %c0_224 = arith.constant 0 : index
      %c5_225 = arith.constant 5 : index
      %c1_226 = arith.constant 1 : index
      %777 = scf.for %arg25 = %c0_224 to %c5_225 step %c1_226 iter_args(%arg26 = %arg24) -> (tensor<4x5x12xf32>) {
        %c0_227 = arith.constant 0 : index
        %c1_228 = arith.constant 1 : index
        %c1_229 = arith.constant 1 : index
        %778 = scf.for %arg27 = %c0_227 to %c1_228 step %c1_229 iter_args(%arg28 = %arg26) -> (tensor<4x5x12xf32>) {
          %true_230 = arith.constant true
          %c0_231 = arith.constant 0 : index
          %extracted = tensor.extract %expanded_140[%arg23, %arg25, %arg27, %c0_231] : tensor<4x5x1x1xi32>
          %779 = arith.index_cast %extracted : i32 to index
          %c11 = arith.constant 11 : index
          %780 = arith.cmpi ule, %779, %c11 : index
          %c0_232 = arith.constant 0 : index
          %781 = arith.select %780, %779, %c0_232 : index
          %782 = arith.andi %true_230, %780 : i1
          %extracted_slice_233 = tensor.extract_slice %560[%arg23, %arg25, %arg27] [1, 1, 1] [1, 1, 1] : tensor<4x5x1xf32> to tensor<f32>
          %extracted_slice_234 = tensor.extract_slice %arg28[%arg23, %arg25, %781] [1, 1, 1] [1, 1, 1] : tensor<4x5x12xf32> to tensor<f32>
          %783 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = []} ins(%extracted_slice_233 : tensor<f32>) outs(%extracted_slice_234 : tensor<f32>) {
          ^bb0(%in: f32, %out: f32):
            %784 = arith.addf %out, %in : f32
            %785 = arith.select %782, %784, %out : f32
            linalg.yield %785 : f32
          } -> tensor<f32>
          %inserted_slice = tensor.insert_slice %783 into %arg28[%arg23, %arg25, %781] [1, 1, 1] [1, 1, 1] : tensor<f32> into tensor<4x5x12xf32>
          scf.yield %inserted_slice : tensor<4x5x12xf32>
        }
        scf.yield %778 : tensor<4x5x12xf32>
      }
      scf.yield %777 : tensor<4x5x12xf32>
    }
    %564 = tensor.empty() : tensor<4x5x12xf32>
    %565 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%563 : tensor<4x5x12xf32>) outs(%564 : tensor<4x5x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %777 = arith.negf %in : f32
      linalg.yield %777 : f32
    } -> tensor<4x5x12xf32>
    %cst_161 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_162 = arith.constant 0.000000e+00 : f32
    %566 = tensor.empty() : tensor<4x5xf32>
    %567 = linalg.fill ins(%cst_162 : f32) outs(%566 : tensor<4x5xf32>) -> tensor<4x5xf32>
    %568 = linalg.generic {indexing_maps = [#map6, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%565 : tensor<4x5x12xf32>) outs(%567 : tensor<4x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %from_elements = tensor.from_elements %in : tensor<f32>
      %from_elements_224 = tensor.from_elements %out : tensor<f32>
      %extracted = tensor.extract %from_elements_224[] : tensor<f32>
      %extracted_225 = tensor.extract %from_elements[] : tensor<f32>
      %777 = arith.addf %extracted, %extracted_225 : f32
      %from_elements_226 = tensor.from_elements %777 : tensor<f32>
      %extracted_227 = tensor.extract %from_elements_226[] : tensor<f32>
      linalg.yield %extracted_227 : f32
    } -> tensor<4x5xf32>
    %expanded_163 = tensor.expand_shape %568 [[0], [1, 2]] output_shape [4, 5, 1] : tensor<4x5xf32> into tensor<4x5x1xf32>
    %569 = tensor.empty() : tensor<4x5x1xf32>
    %570 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_163, %506 : tensor<4x5x1xf32>, tensor<4x5x1xf32>) outs(%569 : tensor<4x5x1xf32>) {
    ^bb0(%in: f32, %in_224: f32, %out: f32):
      %777 = arith.divf %in, %in_224 : f32
      linalg.yield %777 : f32
    } -> tensor<4x5x1xf32>
    %cst_164 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_165 = arith.constant 0.000000e+00 : f32
    %571 = tensor.empty() : tensor<4x5xf32>
    %572 = linalg.fill ins(%cst_165 : f32) outs(%571 : tensor<4x5xf32>) -> tensor<4x5xf32>
    %573 = linalg.generic {indexing_maps = [#map6, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%570 : tensor<4x5x1xf32>) outs(%572 : tensor<4x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %from_elements = tensor.from_elements %in : tensor<f32>
      %from_elements_224 = tensor.from_elements %out : tensor<f32>
      %extracted = tensor.extract %from_elements_224[] : tensor<f32>
      %extracted_225 = tensor.extract %from_elements[] : tensor<f32>
      %777 = arith.addf %extracted, %extracted_225 : f32
      %from_elements_226 = tensor.from_elements %777 : tensor<f32>
      %extracted_227 = tensor.extract %from_elements_226[] : tensor<f32>
      linalg.yield %extracted_227 : f32
    } -> tensor<4x5xf32>
    %574 = tensor.empty() : tensor<4x5x12xf32>
    %575 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%573 : tensor<4x5xf32>) outs(%574 : tensor<4x5x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x5x12xf32>
    %576 = tensor.empty() : tensor<4x5x12xf32>
    %577 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%575, %501 : tensor<4x5x12xf32>, tensor<4x5x12xf32>) outs(%576 : tensor<4x5x12xf32>) {
    ^bb0(%in: f32, %in_224: f32, %out: f32):
      %777 = arith.mulf %in, %in_224 : f32
      linalg.yield %777 : f32
    } -> tensor<4x5x12xf32>
    %578 = tensor.empty() : tensor<4x5x12xf32>
    %579 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%563, %577 : tensor<4x5x12xf32>, tensor<4x5x12xf32>) outs(%578 : tensor<4x5x12xf32>) {
    ^bb0(%in: f32, %in_224: f32, %out: f32):
      %777 = arith.addf %in, %in_224 : f32
      linalg.yield %777 : f32
    } -> tensor<4x5x12xf32>
    %580 = tensor.empty() : tensor<12x8xf32>
    %cst_166 = arith.constant 0.000000e+00 : f32
    %581 = linalg.fill ins(%cst_166 : f32) outs(%580 : tensor<12x8xf32>) -> tensor<12x8xf32>
    %582 = linalg.generic {indexing_maps = [#map36, #map37, #map38], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%579, %481 : tensor<4x5x12xf32>, tensor<4x5x8xf32>) outs(%581 : tensor<12x8xf32>) {
    ^bb0(%in: f32, %in_224: f32, %out: f32):
      %777 = arith.mulf %in, %in_224 : f32
      %778 = arith.addf %out, %777 : f32
      linalg.yield %778 : f32
    } -> tensor<12x8xf32>
    %583 = tensor.empty() : tensor<8x12xf32>
    %584 = linalg.generic {indexing_maps = [#map30, #map4], iterator_types = ["parallel", "parallel"]} ins(%582 : tensor<12x8xf32>) outs(%583 : tensor<8x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x12xf32>
    %585 = tensor.empty() : tensor<4x5x8xf32>
    %cst_167 = arith.constant 0.000000e+00 : f32
    %586 = linalg.fill ins(%cst_167 : f32) outs(%585 : tensor<4x5x8xf32>) -> tensor<4x5x8xf32>
    %587 = linalg.generic {indexing_maps = [#map31, #map39, #map20], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%579, %483 : tensor<4x5x12xf32>, tensor<8x12xf32>) outs(%586 : tensor<4x5x8xf32>) {
    ^bb0(%in: f32, %in_224: f32, %out: f32):
      %777 = arith.mulf %in, %in_224 : f32
      %778 = arith.addf %out, %777 : f32
      linalg.yield %778 : f32
    } -> tensor<4x5x8xf32>
    %588 = tensor.empty() : tensor<12x8xf32>
    %589 = linalg.generic {indexing_maps = [#map30, #map4], iterator_types = ["parallel", "parallel"]} ins(%584 : tensor<8x12xf32>) outs(%588 : tensor<12x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<12x8xf32>
    %cst_168 = arith.constant dense<0.000000e+00> : tensor<f32>
    %590 = tensor.empty() : tensor<4x5x8xf32>
    %591 = linalg.generic {indexing_maps = [#map7, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_168 : tensor<f32>) outs(%590 : tensor<4x5x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x5x8xf32>
    %592 = tensor.empty() : tensor<4x5x8xf32>
    %593 = linalg.generic {indexing_maps = [#map6, #map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%469, %587, %591 : tensor<4x5x8xi1>, tensor<4x5x8xf32>, tensor<4x5x8xf32>) outs(%592 : tensor<4x5x8xf32>) {
    ^bb0(%in: i1, %in_224: f32, %in_225: f32, %out: f32):
      %777 = arith.select %in, %in_224, %in_225 : f32
      linalg.yield %777 : f32
    } -> tensor<4x5x8xf32>
    %cst_169 = arith.constant dense<8.000000e-01> : tensor<f32>
    %594 = tensor.empty() : tensor<4x5x8xf32>
    %595 = linalg.generic {indexing_maps = [#map7, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_169 : tensor<f32>) outs(%594 : tensor<4x5x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x5x8xf32>
    %596 = tensor.empty() : tensor<4x5x8xf32>
    %597 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%593, %595 : tensor<4x5x8xf32>, tensor<4x5x8xf32>) outs(%596 : tensor<4x5x8xf32>) {
    ^bb0(%in: f32, %in_224: f32, %out: f32):
      %777 = arith.divf %in, %in_224 : f32
      linalg.yield %777 : f32
    } -> tensor<4x5x8xf32>
    %598 = tensor.empty() : tensor<4x5x8xf32>
    %599 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%597, %337 : tensor<4x5x8xf32>, tensor<4x5x8xf32>) outs(%598 : tensor<4x5x8xf32>) {
    ^bb0(%in: f32, %in_224: f32, %out: f32):
      %777 = arith.mulf %in, %in_224 : f32
      linalg.yield %777 : f32
    } -> tensor<4x5x8xf32>
    %cst_170 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_171 = arith.constant 0.000000e+00 : f32
    %600 = tensor.empty() : tensor<8xf32>
    %601 = linalg.fill ins(%cst_171 : f32) outs(%600 : tensor<8xf32>) -> tensor<8xf32>
    %602 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%599 : tensor<4x5x8xf32>) outs(%601 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %from_elements = tensor.from_elements %in : tensor<f32>
      %from_elements_224 = tensor.from_elements %out : tensor<f32>
      %extracted = tensor.extract %from_elements_224[] : tensor<f32>
      %extracted_225 = tensor.extract %from_elements[] : tensor<f32>
      %777 = arith.addf %extracted, %extracted_225 : f32
      %from_elements_226 = tensor.from_elements %777 : tensor<f32>
      %extracted_227 = tensor.extract %from_elements_226[] : tensor<f32>
      linalg.yield %extracted_227 : f32
    } -> tensor<8xf32>
    %expanded_172 = tensor.expand_shape %602 [[0, 1, 2]] output_shape [1, 1, 8] : tensor<8xf32> into tensor<1x1x8xf32>
    %collapsed_173 = tensor.collapse_shape %expanded_172 [[0, 1, 2]] : tensor<1x1x8xf32> into tensor<8xf32>
    %603 = tensor.empty() : tensor<4x5x8xf32>
    %604 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%269, %599 : tensor<4x5x8xf32>, tensor<4x5x8xf32>) outs(%603 : tensor<4x5x8xf32>) {
    ^bb0(%in: f32, %in_224: f32, %out: f32):
      %777 = arith.mulf %in, %in_224 : f32
      linalg.yield %777 : f32
    } -> tensor<4x5x8xf32>
    %cst_174 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_175 = arith.constant 0.000000e+00 : f32
    %605 = tensor.empty() : tensor<8xf32>
    %606 = linalg.fill ins(%cst_175 : f32) outs(%605 : tensor<8xf32>) -> tensor<8xf32>
    %607 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%604 : tensor<4x5x8xf32>) outs(%606 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %from_elements = tensor.from_elements %in : tensor<f32>
      %from_elements_224 = tensor.from_elements %out : tensor<f32>
      %extracted = tensor.extract %from_elements_224[] : tensor<f32>
      %extracted_225 = tensor.extract %from_elements[] : tensor<f32>
      %777 = arith.addf %extracted, %extracted_225 : f32
      %from_elements_226 = tensor.from_elements %777 : tensor<f32>
      %extracted_227 = tensor.extract %from_elements_226[] : tensor<f32>
      linalg.yield %extracted_227 : f32
    } -> tensor<8xf32>
    %expanded_176 = tensor.expand_shape %607 [[0, 1, 2]] output_shape [1, 1, 8] : tensor<8xf32> into tensor<1x1x8xf32>
    %608 = tensor.empty() : tensor<4x5x8xf32>
    %609 = linalg.generic {indexing_maps = [#map9, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%283 : tensor<1x1x8xf32>) outs(%608 : tensor<4x5x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x5x8xf32>
    %610 = tensor.empty() : tensor<4x5x8xf32>
    %611 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%599, %609 : tensor<4x5x8xf32>, tensor<4x5x8xf32>) outs(%610 : tensor<4x5x8xf32>) {
    ^bb0(%in: f32, %in_224: f32, %out: f32):
      %777 = arith.mulf %in, %in_224 : f32
      linalg.yield %777 : f32
    } -> tensor<4x5x8xf32>
    %612 = tensor.empty() : tensor<1x1x8xf32>
    %613 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%275, %expanded_176 : tensor<1x1x8xf32>, tensor<1x1x8xf32>) outs(%612 : tensor<1x1x8xf32>) {
    ^bb0(%in: f32, %in_224: f32, %out: f32):
      %777 = arith.mulf %in, %in_224 : f32
      linalg.yield %777 : f32
    } -> tensor<1x1x8xf32>
    %614 = tensor.empty() : tensor<1x1x8xf32>
    %615 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_176, %expanded_80 : tensor<1x1x8xf32>, tensor<1x1x8xf32>) outs(%614 : tensor<1x1x8xf32>) {
    ^bb0(%in: f32, %in_224: f32, %out: f32):
      %777 = arith.mulf %in, %in_224 : f32
      linalg.yield %777 : f32
    } -> tensor<1x1x8xf32>
    %collapsed_177 = tensor.collapse_shape %613 [[0, 1, 2]] : tensor<1x1x8xf32> into tensor<8xf32>
    %616 = tensor.empty() : tensor<1x1x8xf32>
    %617 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%615, %281 : tensor<1x1x8xf32>, tensor<1x1x8xf32>) outs(%616 : tensor<1x1x8xf32>) {
    ^bb0(%in: f32, %in_224: f32, %out: f32):
      %777 = arith.mulf %in, %in_224 : f32
      linalg.yield %777 : f32
    } -> tensor<1x1x8xf32>
    %618 = tensor.empty() : tensor<4x5x8xf32>
    %619 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%611 : tensor<4x5x8xf32>) outs(%618 : tensor<4x5x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %777 = arith.negf %in : f32
      linalg.yield %777 : f32
    } -> tensor<4x5x8xf32>
    %cst_178 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_179 = arith.constant 0.000000e+00 : f32
    %620 = tensor.empty() : tensor<8xf32>
    %621 = linalg.fill ins(%cst_179 : f32) outs(%620 : tensor<8xf32>) -> tensor<8xf32>
    %622 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%619 : tensor<4x5x8xf32>) outs(%621 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %from_elements = tensor.from_elements %in : tensor<f32>
      %from_elements_224 = tensor.from_elements %out : tensor<f32>
      %extracted = tensor.extract %from_elements_224[] : tensor<f32>
      %extracted_225 = tensor.extract %from_elements[] : tensor<f32>
      %777 = arith.addf %extracted, %extracted_225 : f32
      %from_elements_226 = tensor.from_elements %777 : tensor<f32>
      %extracted_227 = tensor.extract %from_elements_226[] : tensor<f32>
      linalg.yield %extracted_227 : f32
    } -> tensor<8xf32>
    %expanded_180 = tensor.expand_shape %622 [[0, 1, 2]] output_shape [1, 1, 8] : tensor<8xf32> into tensor<1x1x8xf32>
    %cst_181 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_182 = arith.constant 0.000000e+00 : f32
    %623 = tensor.empty() : tensor<8xf32>
    %624 = linalg.fill ins(%cst_182 : f32) outs(%623 : tensor<8xf32>) -> tensor<8xf32>
    %625 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%617 : tensor<1x1x8xf32>) outs(%624 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %from_elements = tensor.from_elements %in : tensor<f32>
      %from_elements_224 = tensor.from_elements %out : tensor<f32>
      %extracted = tensor.extract %from_elements_224[] : tensor<f32>
      %extracted_225 = tensor.extract %from_elements[] : tensor<f32>
      %777 = arith.addf %extracted, %extracted_225 : f32
      %from_elements_226 = tensor.from_elements %777 : tensor<f32>
      %extracted_227 = tensor.extract %from_elements_226[] : tensor<f32>
      linalg.yield %extracted_227 : f32
    } -> tensor<8xf32>
    %cst_183 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_184 = arith.constant 0.000000e+00 : f32
    %626 = tensor.empty() : tensor<8xf32>
    %627 = linalg.fill ins(%cst_184 : f32) outs(%626 : tensor<8xf32>) -> tensor<8xf32>
    %628 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded_180 : tensor<1x1x8xf32>) outs(%627 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %from_elements = tensor.from_elements %in : tensor<f32>
      %from_elements_224 = tensor.from_elements %out : tensor<f32>
      %extracted = tensor.extract %from_elements_224[] : tensor<f32>
      %extracted_225 = tensor.extract %from_elements[] : tensor<f32>
      %777 = arith.addf %extracted, %extracted_225 : f32
      %from_elements_226 = tensor.from_elements %777 : tensor<f32>
      %extracted_227 = tensor.extract %from_elements_226[] : tensor<f32>
      linalg.yield %extracted_227 : f32
    } -> tensor<8xf32>
    %629 = tensor.empty() : tensor<8xf32>
    %630 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%625, %241 : tensor<8xf32>, tensor<8xf32>) outs(%629 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_224: f32, %out: f32):
      %777 = arith.mulf %in, %in_224 : f32
      linalg.yield %777 : f32
    } -> tensor<8xf32>
    %631 = tensor.empty() : tensor<8xf32>
    %632 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%630 : tensor<8xf32>) outs(%631 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %777 = arith.negf %in : f32
      linalg.yield %777 : f32
    } -> tensor<8xf32>
    %633 = tensor.empty() : tensor<8xf32>
    %634 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%632, %215 : tensor<8xf32>, tensor<8xf32>) outs(%633 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_224: f32, %out: f32):
      %777 = arith.mulf %in, %in_224 : f32
      linalg.yield %777 : f32
    } -> tensor<8xf32>
    %635 = tensor.empty() : tensor<8xf32>
    %636 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%628, %634 : tensor<8xf32>, tensor<8xf32>) outs(%635 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_224: f32, %out: f32):
      %777 = arith.addf %in, %in_224 : f32
      linalg.yield %777 : f32
    } -> tensor<8xf32>
    %cst_185 = arith.constant dense<2.000000e+01> : tensor<f32>
    %637 = tensor.empty() : tensor<8xf32>
    %638 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel"]} ins(%cst_185 : tensor<f32>) outs(%637 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8xf32>
    %639 = tensor.empty() : tensor<8xf32>
    %640 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%630, %638 : tensor<8xf32>, tensor<8xf32>) outs(%639 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_224: f32, %out: f32):
      %777 = arith.divf %in, %in_224 : f32
      linalg.yield %777 : f32
    } -> tensor<8xf32>
    %641 = tensor.empty() : tensor<4x5x8xf32>
    %642 = linalg.generic {indexing_maps = [#map8, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%640 : tensor<8xf32>) outs(%641 : tensor<4x5x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x5x8xf32>
    %cst_186 = arith.constant dense<2.000000e+01> : tensor<f32>
    %643 = tensor.empty() : tensor<8xf32>
    %644 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel"]} ins(%cst_186 : tensor<f32>) outs(%643 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8xf32>
    %645 = tensor.empty() : tensor<8xf32>
    %646 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%636, %644 : tensor<8xf32>, tensor<8xf32>) outs(%645 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_224: f32, %out: f32):
      %777 = arith.divf %in, %in_224 : f32
      linalg.yield %777 : f32
    } -> tensor<8xf32>
    %647 = tensor.empty() : tensor<4x5x8xf32>
    %648 = linalg.generic {indexing_maps = [#map8, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%646 : tensor<8xf32>) outs(%647 : tensor<4x5x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x5x8xf32>
    %649 = tensor.empty() : tensor<4x5x8xf32>
    %650 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%611, %648 : tensor<4x5x8xf32>, tensor<4x5x8xf32>) outs(%649 : tensor<4x5x8xf32>) {
    ^bb0(%in: f32, %in_224: f32, %out: f32):
      %777 = arith.addf %in, %in_224 : f32
      linalg.yield %777 : f32
    } -> tensor<4x5x8xf32>
    %651 = tensor.empty() : tensor<4x5x8xf32>
    %652 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%642, %195 : tensor<4x5x8xf32>, tensor<4x5x8xf32>) outs(%651 : tensor<4x5x8xf32>) {
    ^bb0(%in: f32, %in_224: f32, %out: f32):
      %777 = arith.mulf %in, %in_224 : f32
      linalg.yield %777 : f32
    } -> tensor<4x5x8xf32>
    %653 = tensor.empty() : tensor<4x5x8xf32>
    %654 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%650, %652 : tensor<4x5x8xf32>, tensor<4x5x8xf32>) outs(%653 : tensor<4x5x8xf32>) {
    ^bb0(%in: f32, %in_224: f32, %out: f32):
      %777 = arith.addf %in, %in_224 : f32
      linalg.yield %777 : f32
    } -> tensor<4x5x8xf32>
    %655 = tensor.empty() : tensor<4x5x8xf32>
    %656 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%587, %654 : tensor<4x5x8xf32>, tensor<4x5x8xf32>) outs(%655 : tensor<4x5x8xf32>) {
    ^bb0(%in: f32, %in_224: f32, %out: f32):
      %777 = arith.addf %in, %in_224 : f32
      linalg.yield %777 : f32
    } -> tensor<4x5x8xf32>
    %657 = tensor.empty() : tensor<8x2x4xf32>
    %cst_187 = arith.constant 0.000000e+00 : f32
    %658 = linalg.fill ins(%cst_187 : f32) outs(%657 : tensor<8x2x4xf32>) -> tensor<8x2x4xf32>
    %659 = linalg.generic {indexing_maps = [#map40, #map41, #map26], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%654, %184 : tensor<4x5x8xf32>, tensor<4x5x2x4xf32>) outs(%658 : tensor<8x2x4xf32>) {
    ^bb0(%in: f32, %in_224: f32, %out: f32):
      %777 = arith.mulf %in, %in_224 : f32
      %778 = arith.addf %out, %777 : f32
      linalg.yield %778 : f32
    } -> tensor<8x2x4xf32>
    %660 = tensor.empty() : tensor<2x4x8xf32>
    %661 = linalg.generic {indexing_maps = [#map42, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%659 : tensor<8x2x4xf32>) outs(%660 : tensor<2x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x4x8xf32>
    %662 = tensor.empty() : tensor<4x5x2x4xf32>
    %cst_188 = arith.constant 0.000000e+00 : f32
    %663 = linalg.fill ins(%cst_188 : f32) outs(%662 : tensor<4x5x2x4xf32>) -> tensor<4x5x2x4xf32>
    %664 = linalg.generic {indexing_maps = [#map13, #map43, #map15], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%654, %arg14 : tensor<4x5x8xf32>, tensor<2x4x8xf32>) outs(%663 : tensor<4x5x2x4xf32>) {
    ^bb0(%in: f32, %in_224: f32, %out: f32):
      %777 = arith.mulf %in, %in_224 : f32
      %778 = arith.addf %out, %777 : f32
      linalg.yield %778 : f32
    } -> tensor<4x5x2x4xf32>
    %665 = tensor.empty() : tensor<4x2x4x5xf32>
    %666 = linalg.generic {indexing_maps = [#map44, #map17], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%664 : tensor<4x5x2x4xf32>) outs(%665 : tensor<4x2x4x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x2x4x5xf32>
    %667 = tensor.empty() : tensor<4x2x5x5xf32>
    %cst_189 = arith.constant 0.000000e+00 : f32
    %668 = linalg.fill ins(%cst_189 : f32) outs(%667 : tensor<4x2x5x5xf32>) -> tensor<4x2x5x5xf32>
    %669 = linalg.generic {indexing_maps = [#map45, #map19, #map15], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%666, %109 : tensor<4x2x4x5xf32>, tensor<4x5x2x4xf32>) outs(%668 : tensor<4x2x5x5xf32>) {
    ^bb0(%in: f32, %in_224: f32, %out: f32):
      %777 = arith.mulf %in, %in_224 : f32
      %778 = arith.addf %out, %777 : f32
      linalg.yield %778 : f32
    } -> tensor<4x2x5x5xf32>
    %670 = tensor.empty() : tensor<4x2x4x5xf32>
    %cst_190 = arith.constant 0.000000e+00 : f32
    %671 = linalg.fill ins(%cst_190 : f32) outs(%670 : tensor<4x2x4x5xf32>) -> tensor<4x2x4x5xf32>
    %672 = linalg.generic {indexing_maps = [#map46, #map47, #map15], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%666, %173 : tensor<4x2x4x5xf32>, tensor<4x2x5x5xf32>) outs(%671 : tensor<4x2x4x5xf32>) {
    ^bb0(%in: f32, %in_224: f32, %out: f32):
      %777 = arith.mulf %in, %in_224 : f32
      %778 = arith.addf %out, %777 : f32
      linalg.yield %778 : f32
    } -> tensor<4x2x4x5xf32>
    %673 = tensor.empty() : tensor<4x5x2x4xf32>
    %674 = linalg.generic {indexing_maps = [#map24, #map17], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%672 : tensor<4x2x4x5xf32>) outs(%673 : tensor<4x5x2x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x5x2x4xf32>
    %675 = tensor.empty() : tensor<4x2x5x5xf32>
    %676 = linalg.generic {indexing_maps = [#map21, #map17], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%179 : tensor<4x2x5x1xf32>) outs(%675 : tensor<4x2x5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x2x5x5xf32>
    %677 = tensor.empty() : tensor<4x2x5x5xf32>
    %678 = linalg.generic {indexing_maps = [#map17, #map17, #map17], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%669, %676 : tensor<4x2x5x5xf32>, tensor<4x2x5x5xf32>) outs(%677 : tensor<4x2x5x5xf32>) {
    ^bb0(%in: f32, %in_224: f32, %out: f32):
      %777 = arith.mulf %in, %in_224 : f32
      linalg.yield %777 : f32
    } -> tensor<4x2x5x5xf32>
    %679 = tensor.empty() : tensor<4x2x5x5xf32>
    %680 = linalg.generic {indexing_maps = [#map17, #map17, #map17], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%678, %164 : tensor<4x2x5x5xf32>, tensor<4x2x5x5xf32>) outs(%679 : tensor<4x2x5x5xf32>) {
    ^bb0(%in: f32, %in_224: f32, %out: f32):
      %777 = arith.mulf %in, %in_224 : f32
      linalg.yield %777 : f32
    } -> tensor<4x2x5x5xf32>
    %cst_191 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_192 = arith.constant 0.000000e+00 : f32
    %681 = tensor.empty() : tensor<4x2x5xf32>
    %682 = linalg.fill ins(%cst_192 : f32) outs(%681 : tensor<4x2x5xf32>) -> tensor<4x2x5xf32>
    %683 = linalg.generic {indexing_maps = [#map17, #map20], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%680 : tensor<4x2x5x5xf32>) outs(%682 : tensor<4x2x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %from_elements = tensor.from_elements %in : tensor<f32>
      %from_elements_224 = tensor.from_elements %out : tensor<f32>
      %extracted = tensor.extract %from_elements_224[] : tensor<f32>
      %extracted_225 = tensor.extract %from_elements[] : tensor<f32>
      %777 = arith.addf %extracted, %extracted_225 : f32
      %from_elements_226 = tensor.from_elements %777 : tensor<f32>
      %extracted_227 = tensor.extract %from_elements_226[] : tensor<f32>
      linalg.yield %extracted_227 : f32
    } -> tensor<4x2x5xf32>
    %expanded_193 = tensor.expand_shape %683 [[0], [1], [2, 3]] output_shape [4, 2, 5, 1] : tensor<4x2x5xf32> into tensor<4x2x5x1xf32>
    %684 = tensor.empty() : tensor<4x2x5x1xf32>
    %685 = linalg.generic {indexing_maps = [#map17, #map17], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_193 : tensor<4x2x5x1xf32>) outs(%684 : tensor<4x2x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %777 = arith.negf %in : f32
      linalg.yield %777 : f32
    } -> tensor<4x2x5x1xf32>
    %686 = tensor.empty() : tensor<4x2x5x5xf32>
    %687 = linalg.generic {indexing_maps = [#map21, #map17], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%169 : tensor<4x2x5x1xf32>) outs(%686 : tensor<4x2x5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x2x5x5xf32>
    %688 = tensor.empty() : tensor<4x2x5x5xf32>
    %689 = linalg.generic {indexing_maps = [#map17, #map17, #map17], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%669, %687 : tensor<4x2x5x5xf32>, tensor<4x2x5x5xf32>) outs(%688 : tensor<4x2x5x5xf32>) {
    ^bb0(%in: f32, %in_224: f32, %out: f32):
      %777 = arith.divf %in, %in_224 : f32
      linalg.yield %777 : f32
    } -> tensor<4x2x5x5xf32>
    %cst_194 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_195 = arith.constant 0.000000e+00 : f32
    %690 = tensor.empty() : tensor<4x2x5xf32>
    %691 = linalg.fill ins(%cst_195 : f32) outs(%690 : tensor<4x2x5xf32>) -> tensor<4x2x5xf32>
    %692 = linalg.generic {indexing_maps = [#map17, #map20], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%685 : tensor<4x2x5x1xf32>) outs(%691 : tensor<4x2x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %from_elements = tensor.from_elements %in : tensor<f32>
      %from_elements_224 = tensor.from_elements %out : tensor<f32>
      %extracted = tensor.extract %from_elements_224[] : tensor<f32>
      %extracted_225 = tensor.extract %from_elements[] : tensor<f32>
      %777 = arith.addf %extracted, %extracted_225 : f32
      %from_elements_226 = tensor.from_elements %777 : tensor<f32>
      %extracted_227 = tensor.extract %from_elements_226[] : tensor<f32>
      linalg.yield %extracted_227 : f32
    } -> tensor<4x2x5xf32>
    %693 = tensor.empty() : tensor<4x2x5x5xf32>
    %694 = linalg.generic {indexing_maps = [#map20, #map17], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%692 : tensor<4x2x5xf32>) outs(%693 : tensor<4x2x5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x2x5x5xf32>
    %695 = tensor.empty() : tensor<4x2x5x5xf32>
    %696 = linalg.generic {indexing_maps = [#map17, #map17, #map17], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%689, %694 : tensor<4x2x5x5xf32>, tensor<4x2x5x5xf32>) outs(%695 : tensor<4x2x5x5xf32>) {
    ^bb0(%in: f32, %in_224: f32, %out: f32):
      %777 = arith.addf %in, %in_224 : f32
      linalg.yield %777 : f32
    } -> tensor<4x2x5x5xf32>
    %697 = tensor.empty() : tensor<4x2x5x5xf32>
    %698 = linalg.generic {indexing_maps = [#map17, #map17, #map17], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%696, %164 : tensor<4x2x5x5xf32>, tensor<4x2x5x5xf32>) outs(%697 : tensor<4x2x5x5xf32>) {
    ^bb0(%in: f32, %in_224: f32, %out: f32):
      %777 = arith.mulf %in, %in_224 : f32
      linalg.yield %777 : f32
    } -> tensor<4x2x5x5xf32>
    %699 = tensor.empty() : tensor<4x2x5x4xf32>
    %cst_196 = arith.constant 0.000000e+00 : f32
    %700 = linalg.fill ins(%cst_196 : f32) outs(%699 : tensor<4x2x5x4xf32>) -> tensor<4x2x5x4xf32>
    %701 = linalg.generic {indexing_maps = [#map45, #map48, #map15], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%698, %117 : tensor<4x2x5x5xf32>, tensor<4x5x2x4xf32>) outs(%700 : tensor<4x2x5x4xf32>) {
    ^bb0(%in: f32, %in_224: f32, %out: f32):
      %777 = arith.mulf %in, %in_224 : f32
      %778 = arith.addf %out, %777 : f32
      linalg.yield %778 : f32
    } -> tensor<4x2x5x4xf32>
    %702 = tensor.empty() : tensor<4x5x2x4xf32>
    %703 = linalg.generic {indexing_maps = [#map49, #map17], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%701 : tensor<4x2x5x4xf32>) outs(%702 : tensor<4x5x2x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x5x2x4xf32>
    %704 = tensor.empty() : tensor<4x2x5x4xf32>
    %cst_197 = arith.constant 0.000000e+00 : f32
    %705 = linalg.fill ins(%cst_197 : f32) outs(%704 : tensor<4x2x5x4xf32>) -> tensor<4x2x5x4xf32>
    %706 = linalg.generic {indexing_maps = [#map46, #map48, #map15], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%698, %106 : tensor<4x2x5x5xf32>, tensor<4x5x2x4xf32>) outs(%705 : tensor<4x2x5x4xf32>) {
    ^bb0(%in: f32, %in_224: f32, %out: f32):
      %777 = arith.mulf %in, %in_224 : f32
      %778 = arith.addf %out, %777 : f32
      linalg.yield %778 : f32
    } -> tensor<4x2x5x4xf32>
    %707 = tensor.empty() : tensor<4x5x2x4xf32>
    %708 = linalg.generic {indexing_maps = [#map49, #map17], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%706 : tensor<4x2x5x4xf32>) outs(%707 : tensor<4x5x2x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x5x2x4xf32>
    %709 = tensor.empty() : tensor<4x5x2x4xf32>
    %710 = linalg.generic {indexing_maps = [#map16, #map17], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%113 : tensor<f32>) outs(%709 : tensor<4x5x2x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x5x2x4xf32>
    %711 = tensor.empty() : tensor<4x5x2x4xf32>
    %712 = linalg.generic {indexing_maps = [#map17, #map17, #map17], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%708, %710 : tensor<4x5x2x4xf32>, tensor<4x5x2x4xf32>) outs(%711 : tensor<4x5x2x4xf32>) {
    ^bb0(%in: f32, %in_224: f32, %out: f32):
      %777 = arith.divf %in, %in_224 : f32
      linalg.yield %777 : f32
    } -> tensor<4x5x2x4xf32>
    %713 = tensor.empty() : tensor<2x4x8xf32>
    %cst_198 = arith.constant 0.000000e+00 : f32
    %714 = linalg.fill ins(%cst_198 : f32) outs(%713 : tensor<2x4x8xf32>) -> tensor<2x4x8xf32>
    %715 = linalg.generic {indexing_maps = [#map50, #map25, #map26], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%674, %100 : tensor<4x5x2x4xf32>, tensor<4x5x8xf32>) outs(%714 : tensor<2x4x8xf32>) {
    ^bb0(%in: f32, %in_224: f32, %out: f32):
      %777 = arith.mulf %in, %in_224 : f32
      %778 = arith.addf %out, %777 : f32
      linalg.yield %778 : f32
    } -> tensor<2x4x8xf32>
    %716 = tensor.empty() : tensor<8x2x4xf32>
    %717 = linalg.generic {indexing_maps = [#map27, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%715 : tensor<2x4x8xf32>) outs(%716 : tensor<8x2x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x2x4xf32>
    %718 = tensor.empty() : tensor<4x5x8xf32>
    %cst_199 = arith.constant 0.000000e+00 : f32
    %719 = linalg.fill ins(%cst_199 : f32) outs(%718 : tensor<4x5x8xf32>) -> tensor<4x5x8xf32>
    %720 = linalg.generic {indexing_maps = [#map23, #map43, #map26], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%674, %arg13 : tensor<4x5x2x4xf32>, tensor<8x2x4xf32>) outs(%719 : tensor<4x5x8xf32>) {
    ^bb0(%in: f32, %in_224: f32, %out: f32):
      %777 = arith.mulf %in, %in_224 : f32
      %778 = arith.addf %out, %777 : f32
      linalg.yield %778 : f32
    } -> tensor<4x5x8xf32>
    %721 = tensor.empty() : tensor<4x5x8xf32>
    %722 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%656, %720 : tensor<4x5x8xf32>, tensor<4x5x8xf32>) outs(%721 : tensor<4x5x8xf32>) {
    ^bb0(%in: f32, %in_224: f32, %out: f32):
      %777 = arith.addf %in, %in_224 : f32
      linalg.yield %777 : f32
    } -> tensor<4x5x8xf32>
    %723 = tensor.empty() : tensor<2x4x8xf32>
    %cst_200 = arith.constant 0.000000e+00 : f32
    %724 = linalg.fill ins(%cst_200 : f32) outs(%723 : tensor<2x4x8xf32>) -> tensor<2x4x8xf32>
    %725 = linalg.generic {indexing_maps = [#map50, #map25, #map26], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%703, %100 : tensor<4x5x2x4xf32>, tensor<4x5x8xf32>) outs(%724 : tensor<2x4x8xf32>) {
    ^bb0(%in: f32, %in_224: f32, %out: f32):
      %777 = arith.mulf %in, %in_224 : f32
      %778 = arith.addf %out, %777 : f32
      linalg.yield %778 : f32
    } -> tensor<2x4x8xf32>
    %726 = tensor.empty() : tensor<8x2x4xf32>
    %727 = linalg.generic {indexing_maps = [#map27, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%725 : tensor<2x4x8xf32>) outs(%726 : tensor<8x2x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x2x4xf32>
    %728 = tensor.empty() : tensor<4x5x8xf32>
    %cst_201 = arith.constant 0.000000e+00 : f32
    %729 = linalg.fill ins(%cst_201 : f32) outs(%728 : tensor<4x5x8xf32>) -> tensor<4x5x8xf32>
    %730 = linalg.generic {indexing_maps = [#map23, #map43, #map26], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%703, %arg12 : tensor<4x5x2x4xf32>, tensor<8x2x4xf32>) outs(%729 : tensor<4x5x8xf32>) {
    ^bb0(%in: f32, %in_224: f32, %out: f32):
      %777 = arith.mulf %in, %in_224 : f32
      %778 = arith.addf %out, %777 : f32
      linalg.yield %778 : f32
    } -> tensor<4x5x8xf32>
    %731 = tensor.empty() : tensor<4x5x8xf32>
    %732 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%722, %730 : tensor<4x5x8xf32>, tensor<4x5x8xf32>) outs(%731 : tensor<4x5x8xf32>) {
    ^bb0(%in: f32, %in_224: f32, %out: f32):
      %777 = arith.addf %in, %in_224 : f32
      linalg.yield %777 : f32
    } -> tensor<4x5x8xf32>
    %733 = tensor.empty() : tensor<2x4x8xf32>
    %cst_202 = arith.constant 0.000000e+00 : f32
    %734 = linalg.fill ins(%cst_202 : f32) outs(%733 : tensor<2x4x8xf32>) -> tensor<2x4x8xf32>
    %735 = linalg.generic {indexing_maps = [#map50, #map25, #map26], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%712, %100 : tensor<4x5x2x4xf32>, tensor<4x5x8xf32>) outs(%734 : tensor<2x4x8xf32>) {
    ^bb0(%in: f32, %in_224: f32, %out: f32):
      %777 = arith.mulf %in, %in_224 : f32
      %778 = arith.addf %out, %777 : f32
      linalg.yield %778 : f32
    } -> tensor<2x4x8xf32>
    %736 = tensor.empty() : tensor<8x2x4xf32>
    %737 = linalg.generic {indexing_maps = [#map27, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%735 : tensor<2x4x8xf32>) outs(%736 : tensor<8x2x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x2x4xf32>
    %738 = tensor.empty() : tensor<4x5x8xf32>
    %cst_203 = arith.constant 0.000000e+00 : f32
    %739 = linalg.fill ins(%cst_203 : f32) outs(%738 : tensor<4x5x8xf32>) -> tensor<4x5x8xf32>
    %740 = linalg.generic {indexing_maps = [#map23, #map43, #map26], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%712, %arg11 : tensor<4x5x2x4xf32>, tensor<8x2x4xf32>) outs(%739 : tensor<4x5x8xf32>) {
    ^bb0(%in: f32, %in_224: f32, %out: f32):
      %777 = arith.mulf %in, %in_224 : f32
      %778 = arith.addf %out, %777 : f32
      linalg.yield %778 : f32
    } -> tensor<4x5x8xf32>
    %741 = tensor.empty() : tensor<4x5x8xf32>
    %742 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%732, %740 : tensor<4x5x8xf32>, tensor<4x5x8xf32>) outs(%741 : tensor<4x5x8xf32>) {
    ^bb0(%in: f32, %in_224: f32, %out: f32):
      %777 = arith.addf %in, %in_224 : f32
      linalg.yield %777 : f32
    } -> tensor<4x5x8xf32>
    %743 = tensor.empty() : tensor<5x4x8xf32>
    %744 = linalg.generic {indexing_maps = [#map10, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%742 : tensor<4x5x8xf32>) outs(%743 : tensor<5x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x4x8xf32>
    %cst_204 = arith.constant dense<0.000000e+00> : tensor<f32>
    %745 = tensor.empty() : tensor<4x8xf32>
    %746 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst_204 : tensor<f32>) outs(%745 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8xf32>
    %cst_205 = arith.constant dense<0.000000e+00> : tensor<f32>
    %747 = tensor.empty() : tensor<8x8xf32>
    %748 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst_205 : tensor<f32>) outs(%747 : tensor<8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x8xf32>
    %cst_206 = arith.constant dense<0.000000e+00> : tensor<f32>
    %749 = tensor.empty() : tensor<8xf32>
    %750 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel"]} ins(%cst_206 : tensor<f32>) outs(%749 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8xf32>
    %cst_207 = arith.constant dense<0.000000e+00> : tensor<f32>
    %751 = tensor.empty() : tensor<8x8xf32>
    %752 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst_207 : tensor<f32>) outs(%751 : tensor<8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x8xf32>
    %cst_208 = arith.constant dense<0.000000e+00> : tensor<f32>
    %753 = tensor.empty() : tensor<8x8xf32>
    %754 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst_208 : tensor<f32>) outs(%753 : tensor<8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x8xf32>
    %cst_209 = arith.constant dense<0.000000e+00> : tensor<f32>
    %755 = tensor.empty() : tensor<8xf32>
    %756 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel"]} ins(%cst_209 : tensor<f32>) outs(%755 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8xf32>
    %cst_210 = arith.constant dense<0.000000e+00> : tensor<f32>
    %757 = tensor.empty() : tensor<8x8xf32>
    %758 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst_210 : tensor<f32>) outs(%757 : tensor<8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x8xf32>
    %cst_211 = arith.constant dense<0.000000e+00> : tensor<f32>
    %759 = tensor.empty() : tensor<8x8xf32>
    %760 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst_211 : tensor<f32>) outs(%759 : tensor<8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x8xf32>
    %cst_212 = arith.constant dense<0.000000e+00> : tensor<f32>
    %761 = tensor.empty() : tensor<8xf32>
    %762 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel"]} ins(%cst_212 : tensor<f32>) outs(%761 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8xf32>
    %cst_213 = arith.constant dense<0.000000e+00> : tensor<f32>
    %763 = tensor.empty() : tensor<8x8xf32>
    %764 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst_213 : tensor<f32>) outs(%763 : tensor<8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x8xf32>
    %cst_214 = arith.constant dense<0.000000e+00> : tensor<f32>
    %765 = tensor.empty() : tensor<8xf32>
    %766 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel"]} ins(%cst_214 : tensor<f32>) outs(%765 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8xf32>
    %cst_215 = arith.constant dense<0.000000e+00> : tensor<f32>
    %767 = tensor.empty() : tensor<5x4x8xf32>
    %768 = linalg.generic {indexing_maps = [#map7, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_215 : tensor<f32>) outs(%767 : tensor<5x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x4x8xf32>
    %cst_216 = arith.constant dense<4> : tensor<i32>
    %c0_217 = arith.constant 0 : index
    %c5_218 = arith.constant 5 : index
    %c1_219 = arith.constant 1 : index
    %769:12 = scf.for %arg23 = %c0_217 to %c5_218 step %c1_219 iter_args(%arg24 = %748, %arg25 = %750, %arg26 = %752, %arg27 = %754, %arg28 = %756, %arg29 = %758, %arg30 = %760, %arg31 = %762, %arg32 = %764, %arg33 = %766, %arg34 = %746, %arg35 = %768) -> (tensor<8x8xf32>, tensor<8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8xf32>, tensor<8x8xf32>, tensor<8xf32>, tensor<4x8xf32>, tensor<5x4x8xf32>) {
      %c4_224 = arith.constant 4 : index
      %777 = arith.subi %c4_224, %arg23 : index
      %778 = arith.index_cast %777 : index to i32
      %from_elements = tensor.from_elements %778 : tensor<i32>
      %cst_225 = arith.constant dense<0> : tensor<i32>
      %cst_226 = arith.constant dense<0> : tensor<i32>
      %extracted = tensor.extract %from_elements[] : tensor<i32>
      %779 = arith.index_cast %extracted : i32 to index
      %c0_227 = arith.constant 0 : index
      %c0_228 = arith.constant 0 : index
      %c5_229 = arith.constant 5 : index
      %c1_230 = arith.constant 1 : index
      %c4_231 = arith.constant 4 : index
      %780 = arith.maxsi %779, %c0_227 : index
      %781 = arith.minsi %780, %c4_231 : index
      %extracted_232 = tensor.extract %cst_225[] : tensor<i32>
      %782 = arith.index_cast %extracted_232 : i32 to index
      %c0_233 = arith.constant 0 : index
      %c1_234 = arith.constant 1 : index
      %c4_235 = arith.constant 4 : index
      %c4_236 = arith.constant 4 : index
      %c0_237 = arith.constant 0 : index
      %783 = arith.maxsi %782, %c0_233 : index
      %784 = arith.minsi %783, %c0_237 : index
      %extracted_238 = tensor.extract %cst_226[] : tensor<i32>
      %785 = arith.index_cast %extracted_238 : i32 to index
      %c0_239 = arith.constant 0 : index
      %c2_240 = arith.constant 2 : index
      %c8 = arith.constant 8 : index
      %c8_241 = arith.constant 8 : index
      %c0_242 = arith.constant 0 : index
      %786 = arith.maxsi %785, %c0_239 : index
      %787 = arith.minsi %786, %c0_242 : index
      %extracted_slice_243 = tensor.extract_slice %744[%781, %784, %787] [1, 4, 8] [1, 1, 1] : tensor<5x4x8xf32> to tensor<1x4x8xf32>
      %collapsed_244 = tensor.collapse_shape %extracted_slice_243 [[0, 1], [2]] : tensor<1x4x8xf32> into tensor<4x8xf32>
      %cst_245 = arith.constant dense<0> : tensor<i32>
      %cst_246 = arith.constant dense<0> : tensor<i32>
      %extracted_247 = tensor.extract %from_elements[] : tensor<i32>
      %788 = arith.index_cast %extracted_247 : i32 to index
      %c0_248 = arith.constant 0 : index
      %c0_249 = arith.constant 0 : index
      %c5_250 = arith.constant 5 : index
      %c1_251 = arith.constant 1 : index
      %c4_252 = arith.constant 4 : index
      %789 = arith.maxsi %788, %c0_248 : index
      %790 = arith.minsi %789, %c4_252 : index
      %extracted_253 = tensor.extract %cst_245[] : tensor<i32>
      %791 = arith.index_cast %extracted_253 : i32 to index
      %c0_254 = arith.constant 0 : index
      %c1_255 = arith.constant 1 : index
      %c4_256 = arith.constant 4 : index
      %c4_257 = arith.constant 4 : index
      %c0_258 = arith.constant 0 : index
      %792 = arith.maxsi %791, %c0_254 : index
      %793 = arith.minsi %792, %c0_258 : index
      %extracted_259 = tensor.extract %cst_246[] : tensor<i32>
      %794 = arith.index_cast %extracted_259 : i32 to index
      %c0_260 = arith.constant 0 : index
      %c2_261 = arith.constant 2 : index
      %c8_262 = arith.constant 8 : index
      %c8_263 = arith.constant 8 : index
      %c0_264 = arith.constant 0 : index
      %795 = arith.maxsi %794, %c0_260 : index
      %796 = arith.minsi %795, %c0_264 : index
      %extracted_slice_265 = tensor.extract_slice %77[%790, %793, %796] [1, 4, 8] [1, 1, 1] : tensor<5x4x8xf32> to tensor<1x4x8xf32>
      %collapsed_266 = tensor.collapse_shape %extracted_slice_265 [[0, 1], [2]] : tensor<1x4x8xf32> into tensor<4x8xf32>
      %cst_267 = arith.constant dense<0> : tensor<i32>
      %cst_268 = arith.constant dense<0> : tensor<i32>
      %extracted_269 = tensor.extract %from_elements[] : tensor<i32>
      %797 = arith.index_cast %extracted_269 : i32 to index
      %c0_270 = arith.constant 0 : index
      %c0_271 = arith.constant 0 : index
      %c5_272 = arith.constant 5 : index
      %c1_273 = arith.constant 1 : index
      %c4_274 = arith.constant 4 : index
      %798 = arith.maxsi %797, %c0_270 : index
      %799 = arith.minsi %798, %c4_274 : index
      %extracted_275 = tensor.extract %cst_267[] : tensor<i32>
      %800 = arith.index_cast %extracted_275 : i32 to index
      %c0_276 = arith.constant 0 : index
      %c1_277 = arith.constant 1 : index
      %c4_278 = arith.constant 4 : index
      %c4_279 = arith.constant 4 : index
      %c0_280 = arith.constant 0 : index
      %801 = arith.maxsi %800, %c0_276 : index
      %802 = arith.minsi %801, %c0_280 : index
      %extracted_281 = tensor.extract %cst_268[] : tensor<i32>
      %803 = arith.index_cast %extracted_281 : i32 to index
      %c0_282 = arith.constant 0 : index
      %c2_283 = arith.constant 2 : index
      %c8_284 = arith.constant 8 : index
      %c8_285 = arith.constant 8 : index
      %c0_286 = arith.constant 0 : index
      %804 = arith.maxsi %803, %c0_282 : index
      %805 = arith.minsi %804, %c0_286 : index
      %extracted_slice_287 = tensor.extract_slice %98#2[%799, %802, %805] [1, 4, 8] [1, 1, 1] : tensor<5x4x8xf32> to tensor<1x4x8xf32>
      %collapsed_288 = tensor.collapse_shape %extracted_slice_287 [[0, 1], [2]] : tensor<1x4x8xf32> into tensor<4x8xf32>
      %cst_289 = arith.constant dense<0> : tensor<i32>
      %cst_290 = arith.constant dense<0> : tensor<i32>
      %extracted_291 = tensor.extract %from_elements[] : tensor<i32>
      %806 = arith.index_cast %extracted_291 : i32 to index
      %c0_292 = arith.constant 0 : index
      %c0_293 = arith.constant 0 : index
      %c5_294 = arith.constant 5 : index
      %c1_295 = arith.constant 1 : index
      %c4_296 = arith.constant 4 : index
      %807 = arith.maxsi %806, %c0_292 : index
      %808 = arith.minsi %807, %c4_296 : index
      %extracted_297 = tensor.extract %cst_289[] : tensor<i32>
      %809 = arith.index_cast %extracted_297 : i32 to index
      %c0_298 = arith.constant 0 : index
      %c1_299 = arith.constant 1 : index
      %c4_300 = arith.constant 4 : index
      %c4_301 = arith.constant 4 : index
      %c0_302 = arith.constant 0 : index
      %810 = arith.maxsi %809, %c0_298 : index
      %811 = arith.minsi %810, %c0_302 : index
      %extracted_303 = tensor.extract %cst_290[] : tensor<i32>
      %812 = arith.index_cast %extracted_303 : i32 to index
      %c0_304 = arith.constant 0 : index
      %c2_305 = arith.constant 2 : index
      %c8_306 = arith.constant 8 : index
      %c8_307 = arith.constant 8 : index
      %c0_308 = arith.constant 0 : index
      %813 = arith.maxsi %812, %c0_304 : index
      %814 = arith.minsi %813, %c0_308 : index
      %extracted_slice_309 = tensor.extract_slice %98#3[%808, %811, %814] [1, 4, 8] [1, 1, 1] : tensor<5x4x8xf32> to tensor<1x4x8xf32>
      %collapsed_310 = tensor.collapse_shape %extracted_slice_309 [[0, 1], [2]] : tensor<1x4x8xf32> into tensor<4x8xf32>
      %cst_311 = arith.constant dense<0> : tensor<i32>
      %cst_312 = arith.constant dense<0> : tensor<i32>
      %extracted_313 = tensor.extract %from_elements[] : tensor<i32>
      %815 = arith.index_cast %extracted_313 : i32 to index
      %c0_314 = arith.constant 0 : index
      %c0_315 = arith.constant 0 : index
      %c5_316 = arith.constant 5 : index
      %c1_317 = arith.constant 1 : index
      %c4_318 = arith.constant 4 : index
      %816 = arith.maxsi %815, %c0_314 : index
      %817 = arith.minsi %816, %c4_318 : index
      %extracted_319 = tensor.extract %cst_311[] : tensor<i32>
      %818 = arith.index_cast %extracted_319 : i32 to index
      %c0_320 = arith.constant 0 : index
      %c1_321 = arith.constant 1 : index
      %c4_322 = arith.constant 4 : index
      %c4_323 = arith.constant 4 : index
      %c0_324 = arith.constant 0 : index
      %819 = arith.maxsi %818, %c0_320 : index
      %820 = arith.minsi %819, %c0_324 : index
      %extracted_325 = tensor.extract %cst_312[] : tensor<i32>
      %821 = arith.index_cast %extracted_325 : i32 to index
      %c0_326 = arith.constant 0 : index
      %c2_327 = arith.constant 2 : index
      %c8_328 = arith.constant 8 : index
      %c8_329 = arith.constant 8 : index
      %c0_330 = arith.constant 0 : index
      %822 = arith.maxsi %821, %c0_326 : index
      %823 = arith.minsi %822, %c0_330 : index
      %extracted_slice_331 = tensor.extract_slice %98#4[%817, %820, %823] [1, 4, 8] [1, 1, 1] : tensor<5x4x8xf32> to tensor<1x4x8xf32>
      %collapsed_332 = tensor.collapse_shape %extracted_slice_331 [[0, 1], [2]] : tensor<1x4x8xf32> into tensor<4x8xf32>
      %cst_333 = arith.constant dense<0> : tensor<i32>
      %cst_334 = arith.constant dense<0> : tensor<i32>
      %extracted_335 = tensor.extract %from_elements[] : tensor<i32>
      %824 = arith.index_cast %extracted_335 : i32 to index
      %c0_336 = arith.constant 0 : index
      %c0_337 = arith.constant 0 : index
      %c5_338 = arith.constant 5 : index
      %c1_339 = arith.constant 1 : index
      %c4_340 = arith.constant 4 : index
      %825 = arith.maxsi %824, %c0_336 : index
      %826 = arith.minsi %825, %c4_340 : index
      %extracted_341 = tensor.extract %cst_333[] : tensor<i32>
      %827 = arith.index_cast %extracted_341 : i32 to index
      %c0_342 = arith.constant 0 : index
      %c1_343 = arith.constant 1 : index
      %c4_344 = arith.constant 4 : index
      %c4_345 = arith.constant 4 : index
      %c0_346 = arith.constant 0 : index
      %828 = arith.maxsi %827, %c0_342 : index
      %829 = arith.minsi %828, %c0_346 : index
      %extracted_347 = tensor.extract %cst_334[] : tensor<i32>
      %830 = arith.index_cast %extracted_347 : i32 to index
      %c0_348 = arith.constant 0 : index
      %c2_349 = arith.constant 2 : index
      %c8_350 = arith.constant 8 : index
      %c8_351 = arith.constant 8 : index
      %c0_352 = arith.constant 0 : index
      %831 = arith.maxsi %830, %c0_348 : index
      %832 = arith.minsi %831, %c0_352 : index
      %extracted_slice_353 = tensor.extract_slice %98#5[%826, %829, %832] [1, 4, 8] [1, 1, 1] : tensor<5x4x8xf32> to tensor<1x4x8xf32>
      %collapsed_354 = tensor.collapse_shape %extracted_slice_353 [[0, 1], [2]] : tensor<1x4x8xf32> into tensor<4x8xf32>
      %cst_355 = arith.constant dense<0> : tensor<i32>
      %cst_356 = arith.constant dense<0> : tensor<i32>
      %extracted_357 = tensor.extract %from_elements[] : tensor<i32>
      %833 = arith.index_cast %extracted_357 : i32 to index
      %c0_358 = arith.constant 0 : index
      %c0_359 = arith.constant 0 : index
      %c5_360 = arith.constant 5 : index
      %c1_361 = arith.constant 1 : index
      %c4_362 = arith.constant 4 : index
      %834 = arith.maxsi %833, %c0_358 : index
      %835 = arith.minsi %834, %c4_362 : index
      %extracted_363 = tensor.extract %cst_355[] : tensor<i32>
      %836 = arith.index_cast %extracted_363 : i32 to index
      %c0_364 = arith.constant 0 : index
      %c1_365 = arith.constant 1 : index
      %c4_366 = arith.constant 4 : index
      %c4_367 = arith.constant 4 : index
      %c0_368 = arith.constant 0 : index
      %837 = arith.maxsi %836, %c0_364 : index
      %838 = arith.minsi %837, %c0_368 : index
      %extracted_369 = tensor.extract %cst_356[] : tensor<i32>
      %839 = arith.index_cast %extracted_369 : i32 to index
      %c0_370 = arith.constant 0 : index
      %c2_371 = arith.constant 2 : index
      %c8_372 = arith.constant 8 : index
      %c8_373 = arith.constant 8 : index
      %c0_374 = arith.constant 0 : index
      %840 = arith.maxsi %839, %c0_370 : index
      %841 = arith.minsi %840, %c0_374 : index
      %extracted_slice_375 = tensor.extract_slice %98#6[%835, %838, %841] [1, 4, 8] [1, 1, 1] : tensor<5x4x8xf32> to tensor<1x4x8xf32>
      %collapsed_376 = tensor.collapse_shape %extracted_slice_375 [[0, 1], [2]] : tensor<1x4x8xf32> into tensor<4x8xf32>
      %cst_377 = arith.constant dense<0> : tensor<i32>
      %cst_378 = arith.constant dense<0> : tensor<i32>
      %extracted_379 = tensor.extract %from_elements[] : tensor<i32>
      %842 = arith.index_cast %extracted_379 : i32 to index
      %c0_380 = arith.constant 0 : index
      %c0_381 = arith.constant 0 : index
      %c5_382 = arith.constant 5 : index
      %c1_383 = arith.constant 1 : index
      %c4_384 = arith.constant 4 : index
      %843 = arith.maxsi %842, %c0_380 : index
      %844 = arith.minsi %843, %c4_384 : index
      %extracted_385 = tensor.extract %cst_377[] : tensor<i32>
      %845 = arith.index_cast %extracted_385 : i32 to index
      %c0_386 = arith.constant 0 : index
      %c1_387 = arith.constant 1 : index
      %c4_388 = arith.constant 4 : index
      %c4_389 = arith.constant 4 : index
      %c0_390 = arith.constant 0 : index
      %846 = arith.maxsi %845, %c0_386 : index
      %847 = arith.minsi %846, %c0_390 : index
      %extracted_391 = tensor.extract %cst_378[] : tensor<i32>
      %848 = arith.index_cast %extracted_391 : i32 to index
      %c0_392 = arith.constant 0 : index
      %c2_393 = arith.constant 2 : index
      %c8_394 = arith.constant 8 : index
      %c8_395 = arith.constant 8 : index
      %c0_396 = arith.constant 0 : index
      %849 = arith.maxsi %848, %c0_392 : index
      %850 = arith.minsi %849, %c0_396 : index
      %extracted_slice_397 = tensor.extract_slice %98#7[%844, %847, %850] [1, 4, 8] [1, 1, 1] : tensor<5x4x8xf32> to tensor<1x4x8xf32>
      %collapsed_398 = tensor.collapse_shape %extracted_slice_397 [[0, 1], [2]] : tensor<1x4x8xf32> into tensor<4x8xf32>
      %cst_399 = arith.constant dense<0> : tensor<i32>
      %cst_400 = arith.constant dense<0> : tensor<i32>
      %extracted_401 = tensor.extract %from_elements[] : tensor<i32>
      %851 = arith.index_cast %extracted_401 : i32 to index
      %c0_402 = arith.constant 0 : index
      %c0_403 = arith.constant 0 : index
      %c5_404 = arith.constant 5 : index
      %c1_405 = arith.constant 1 : index
      %c4_406 = arith.constant 4 : index
      %852 = arith.maxsi %851, %c0_402 : index
      %853 = arith.minsi %852, %c4_406 : index
      %extracted_407 = tensor.extract %cst_399[] : tensor<i32>
      %854 = arith.index_cast %extracted_407 : i32 to index
      %c0_408 = arith.constant 0 : index
      %c1_409 = arith.constant 1 : index
      %c4_410 = arith.constant 4 : index
      %c4_411 = arith.constant 4 : index
      %c0_412 = arith.constant 0 : index
      %855 = arith.maxsi %854, %c0_408 : index
      %856 = arith.minsi %855, %c0_412 : index
      %extracted_413 = tensor.extract %cst_400[] : tensor<i32>
      %857 = arith.index_cast %extracted_413 : i32 to index
      %c0_414 = arith.constant 0 : index
      %c2_415 = arith.constant 2 : index
      %c8_416 = arith.constant 8 : index
      %c8_417 = arith.constant 8 : index
      %c0_418 = arith.constant 0 : index
      %858 = arith.maxsi %857, %c0_414 : index
      %859 = arith.minsi %858, %c0_418 : index
      %extracted_slice_419 = tensor.extract_slice %98#8[%853, %856, %859] [1, 4, 8] [1, 1, 1] : tensor<5x4x8xf32> to tensor<1x4x8xf32>
      %collapsed_420 = tensor.collapse_shape %extracted_slice_419 [[0, 1], [2]] : tensor<1x4x8xf32> into tensor<4x8xf32>
      %cst_421 = arith.constant dense<0> : tensor<i32>
      %cst_422 = arith.constant dense<0> : tensor<i32>
      %extracted_423 = tensor.extract %from_elements[] : tensor<i32>
      %860 = arith.index_cast %extracted_423 : i32 to index
      %c0_424 = arith.constant 0 : index
      %c0_425 = arith.constant 0 : index
      %c5_426 = arith.constant 5 : index
      %c1_427 = arith.constant 1 : index
      %c4_428 = arith.constant 4 : index
      %861 = arith.maxsi %860, %c0_424 : index
      %862 = arith.minsi %861, %c4_428 : index
      %extracted_429 = tensor.extract %cst_421[] : tensor<i32>
      %863 = arith.index_cast %extracted_429 : i32 to index
      %c0_430 = arith.constant 0 : index
      %c1_431 = arith.constant 1 : index
      %c4_432 = arith.constant 4 : index
      %c4_433 = arith.constant 4 : index
      %c0_434 = arith.constant 0 : index
      %864 = arith.maxsi %863, %c0_430 : index
      %865 = arith.minsi %864, %c0_434 : index
      %extracted_435 = tensor.extract %cst_422[] : tensor<i32>
      %866 = arith.index_cast %extracted_435 : i32 to index
      %c0_436 = arith.constant 0 : index
      %c2_437 = arith.constant 2 : index
      %c8_438 = arith.constant 8 : index
      %c8_439 = arith.constant 8 : index
      %c0_440 = arith.constant 0 : index
      %867 = arith.maxsi %866, %c0_436 : index
      %868 = arith.minsi %867, %c0_440 : index
      %extracted_slice_441 = tensor.extract_slice %98#9[%862, %865, %868] [1, 4, 8] [1, 1, 1] : tensor<5x4x8xf32> to tensor<1x4x8xf32>
      %collapsed_442 = tensor.collapse_shape %extracted_slice_441 [[0, 1], [2]] : tensor<1x4x8xf32> into tensor<4x8xf32>
      %cst_443 = arith.constant dense<0> : tensor<i32>
      %cst_444 = arith.constant dense<0> : tensor<i32>
      %extracted_445 = tensor.extract %from_elements[] : tensor<i32>
      %869 = arith.index_cast %extracted_445 : i32 to index
      %c0_446 = arith.constant 0 : index
      %c0_447 = arith.constant 0 : index
      %c5_448 = arith.constant 5 : index
      %c1_449 = arith.constant 1 : index
      %c4_450 = arith.constant 4 : index
      %870 = arith.maxsi %869, %c0_446 : index
      %871 = arith.minsi %870, %c4_450 : index
      %extracted_451 = tensor.extract %cst_443[] : tensor<i32>
      %872 = arith.index_cast %extracted_451 : i32 to index
      %c0_452 = arith.constant 0 : index
      %c1_453 = arith.constant 1 : index
      %c4_454 = arith.constant 4 : index
      %c4_455 = arith.constant 4 : index
      %c0_456 = arith.constant 0 : index
      %873 = arith.maxsi %872, %c0_452 : index
      %874 = arith.minsi %873, %c0_456 : index
      %extracted_457 = tensor.extract %cst_444[] : tensor<i32>
      %875 = arith.index_cast %extracted_457 : i32 to index
      %c0_458 = arith.constant 0 : index
      %c2_459 = arith.constant 2 : index
      %c8_460 = arith.constant 8 : index
      %c8_461 = arith.constant 8 : index
      %c0_462 = arith.constant 0 : index
      %876 = arith.maxsi %875, %c0_458 : index
      %877 = arith.minsi %876, %c0_462 : index
      %extracted_slice_463 = tensor.extract_slice %98#10[%871, %874, %877] [1, 4, 8] [1, 1, 1] : tensor<5x4x8xf32> to tensor<1x4x8xf32>
      %collapsed_464 = tensor.collapse_shape %extracted_slice_463 [[0, 1], [2]] : tensor<1x4x8xf32> into tensor<4x8xf32>
      %878 = tensor.empty() : tensor<4x8xf32>
      %879 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg34, %collapsed_244 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%878 : tensor<4x8xf32>) {
      ^bb0(%in: f32, %in_504: f32, %out: f32):
        %1009 = arith.addf %in, %in_504 : f32
        linalg.yield %1009 : f32
      } -> tensor<4x8xf32>
      %880 = tensor.empty() : tensor<4x8xf32>
      %881 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%collapsed_464, %879 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%880 : tensor<4x8xf32>) {
      ^bb0(%in: f32, %in_504: f32, %out: f32):
        %1009 = arith.mulf %in, %in_504 : f32
        linalg.yield %1009 : f32
      } -> tensor<4x8xf32>
      %882 = tensor.empty() : tensor<4x8xf32>
      %883 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%879, %collapsed_288 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%882 : tensor<4x8xf32>) {
      ^bb0(%in: f32, %in_504: f32, %out: f32):
        %1009 = arith.mulf %in, %in_504 : f32
        linalg.yield %1009 : f32
      } -> tensor<4x8xf32>
      %884 = tensor.empty() : tensor<4x8xf32>
      %885 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%collapsed_442, %879 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%884 : tensor<4x8xf32>) {
      ^bb0(%in: f32, %in_504: f32, %out: f32):
        %1009 = arith.mulf %in, %in_504 : f32
        linalg.yield %1009 : f32
      } -> tensor<4x8xf32>
      %886 = tensor.empty() : tensor<4x8xf32>
      %887 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%879, %collapsed_398 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%886 : tensor<4x8xf32>) {
      ^bb0(%in: f32, %in_504: f32, %out: f32):
        %1009 = arith.mulf %in, %in_504 : f32
        linalg.yield %1009 : f32
      } -> tensor<4x8xf32>
      %888 = tensor.empty() : tensor<4x8xf32>
      %889 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%887 : tensor<4x8xf32>) outs(%888 : tensor<4x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        %1009 = arith.negf %in : f32
        linalg.yield %1009 : f32
      } -> tensor<4x8xf32>
      %890 = tensor.empty() : tensor<4x8xf32>
      %891 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%883, %889 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%890 : tensor<4x8xf32>) {
      ^bb0(%in: f32, %in_504: f32, %out: f32):
        %1009 = arith.addf %in, %in_504 : f32
        linalg.yield %1009 : f32
      } -> tensor<4x8xf32>
      %892 = tensor.empty() : tensor<4x8xf32>
      %893 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%885, %collapsed_420 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%892 : tensor<4x8xf32>) {
      ^bb0(%in: f32, %in_504: f32, %out: f32):
        %1009 = arith.mulf %in, %in_504 : f32
        linalg.yield %1009 : f32
      } -> tensor<4x8xf32>
      %894 = tensor.empty() : tensor<4x8xf32>
      %895 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%893, %collapsed_398 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%894 : tensor<4x8xf32>) {
      ^bb0(%in: f32, %in_504: f32, %out: f32):
        %1009 = arith.mulf %in, %in_504 : f32
        linalg.yield %1009 : f32
      } -> tensor<4x8xf32>
      %896 = tensor.empty() : tensor<4x8xf32>
      %897 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%893, %895 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%896 : tensor<4x8xf32>) {
      ^bb0(%in: f32, %in_504: f32, %out: f32):
        %1009 = arith.addf %in, %in_504 : f32
        linalg.yield %1009 : f32
      } -> tensor<4x8xf32>
      %898 = tensor.empty() : tensor<4x8xf32>
      %899 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%collapsed_376, %897 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%898 : tensor<4x8xf32>) {
      ^bb0(%in: f32, %in_504: f32, %out: f32):
        %1009 = arith.mulf %in, %in_504 : f32
        linalg.yield %1009 : f32
      } -> tensor<4x8xf32>
      %900 = tensor.empty() : tensor<4x8xf32>
      %901 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%897, %collapsed_354 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%900 : tensor<4x8xf32>) {
      ^bb0(%in: f32, %in_504: f32, %out: f32):
        %1009 = arith.mulf %in, %in_504 : f32
        linalg.yield %1009 : f32
      } -> tensor<4x8xf32>
      %cst_465 = arith.constant dense<0.000000e+00> : tensor<f32>
      %cst_466 = arith.constant 0.000000e+00 : f32
      %902 = tensor.empty() : tensor<8xf32>
      %903 = linalg.fill ins(%cst_466 : f32) outs(%902 : tensor<8xf32>) -> tensor<8xf32>
      %904 = linalg.generic {indexing_maps = [#map30, #map51], iterator_types = ["parallel", "reduction"]} ins(%899 : tensor<4x8xf32>) outs(%903 : tensor<8xf32>) {
      ^bb0(%in: f32, %out: f32):
        %from_elements_504 = tensor.from_elements %in : tensor<f32>
        %from_elements_505 = tensor.from_elements %out : tensor<f32>
        %extracted_506 = tensor.extract %from_elements_505[] : tensor<f32>
        %extracted_507 = tensor.extract %from_elements_504[] : tensor<f32>
        %1009 = arith.addf %extracted_506, %extracted_507 : f32
        %from_elements_508 = tensor.from_elements %1009 : tensor<f32>
        %extracted_509 = tensor.extract %from_elements_508[] : tensor<f32>
        linalg.yield %extracted_509 : f32
      } -> tensor<8xf32>
      %expanded_467 = tensor.expand_shape %904 [[0, 1]] output_shape [1, 8] : tensor<8xf32> into tensor<1x8xf32>
      %collapsed_468 = tensor.collapse_shape %expanded_467 [[0, 1]] : tensor<1x8xf32> into tensor<8xf32>
      %905 = tensor.empty() : tensor<8xf32>
      %906 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg33, %collapsed_468 : tensor<8xf32>, tensor<8xf32>) outs(%905 : tensor<8xf32>) {
      ^bb0(%in: f32, %in_504: f32, %out: f32):
        %1009 = arith.addf %in, %in_504 : f32
        linalg.yield %1009 : f32
      } -> tensor<8xf32>
      %907 = tensor.empty() : tensor<8x8xf32>
      %cst_469 = arith.constant 0.000000e+00 : f32
      %908 = linalg.fill ins(%cst_469 : f32) outs(%907 : tensor<8x8xf32>) -> tensor<8x8xf32>
      %909 = linalg.generic {indexing_maps = [#map52, #map53, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%899, %collapsed_288 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%908 : tensor<8x8xf32>) {
      ^bb0(%in: f32, %in_504: f32, %out: f32):
        %1009 = arith.mulf %in, %in_504 : f32
        %1010 = arith.addf %out, %1009 : f32
        linalg.yield %1010 : f32
      } -> tensor<8x8xf32>
      %910 = tensor.empty() : tensor<8x8xf32>
      %911 = linalg.generic {indexing_maps = [#map30, #map4], iterator_types = ["parallel", "parallel"]} ins(%909 : tensor<8x8xf32>) outs(%910 : tensor<8x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<8x8xf32>
      %912 = tensor.empty() : tensor<8x8xf32>
      %913 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg32, %911 : tensor<8x8xf32>, tensor<8x8xf32>) outs(%912 : tensor<8x8xf32>) {
      ^bb0(%in: f32, %in_504: f32, %out: f32):
        %1009 = arith.addf %in, %in_504 : f32
        linalg.yield %1009 : f32
      } -> tensor<8x8xf32>
      %914 = tensor.empty() : tensor<4x8xf32>
      %cst_470 = arith.constant 0.000000e+00 : f32
      %915 = linalg.fill ins(%cst_470 : f32) outs(%914 : tensor<4x8xf32>) -> tensor<4x8xf32>
      %916 = linalg.generic {indexing_maps = [#map54, #map12, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%899, %arg2 : tensor<4x8xf32>, tensor<8x8xf32>) outs(%915 : tensor<4x8xf32>) {
      ^bb0(%in: f32, %in_504: f32, %out: f32):
        %1009 = arith.mulf %in, %in_504 : f32
        %1010 = arith.addf %out, %1009 : f32
        linalg.yield %1010 : f32
      } -> tensor<4x8xf32>
      %917 = tensor.empty() : tensor<4x8xf32>
      %918 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%881, %916 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%917 : tensor<4x8xf32>) {
      ^bb0(%in: f32, %in_504: f32, %out: f32):
        %1009 = arith.addf %in, %in_504 : f32
        linalg.yield %1009 : f32
      } -> tensor<4x8xf32>
      %cst_471 = arith.constant dense<0.000000e+00> : tensor<f32>
      %cst_472 = arith.constant 0.000000e+00 : f32
      %919 = tensor.empty() : tensor<8xf32>
      %920 = linalg.fill ins(%cst_472 : f32) outs(%919 : tensor<8xf32>) -> tensor<8xf32>
      %921 = linalg.generic {indexing_maps = [#map30, #map51], iterator_types = ["parallel", "reduction"]} ins(%897 : tensor<4x8xf32>) outs(%920 : tensor<8xf32>) {
      ^bb0(%in: f32, %out: f32):
        %from_elements_504 = tensor.from_elements %in : tensor<f32>
        %from_elements_505 = tensor.from_elements %out : tensor<f32>
        %extracted_506 = tensor.extract %from_elements_505[] : tensor<f32>
        %extracted_507 = tensor.extract %from_elements_504[] : tensor<f32>
        %1009 = arith.addf %extracted_506, %extracted_507 : f32
        %from_elements_508 = tensor.from_elements %1009 : tensor<f32>
        %extracted_509 = tensor.extract %from_elements_508[] : tensor<f32>
        linalg.yield %extracted_509 : f32
      } -> tensor<8xf32>
      %expanded_473 = tensor.expand_shape %921 [[0, 1]] output_shape [1, 8] : tensor<8xf32> into tensor<1x8xf32>
      %collapsed_474 = tensor.collapse_shape %expanded_473 [[0, 1]] : tensor<1x8xf32> into tensor<8xf32>
      %922 = tensor.empty() : tensor<8xf32>
      %923 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg31, %collapsed_474 : tensor<8xf32>, tensor<8xf32>) outs(%922 : tensor<8xf32>) {
      ^bb0(%in: f32, %in_504: f32, %out: f32):
        %1009 = arith.addf %in, %in_504 : f32
        linalg.yield %1009 : f32
      } -> tensor<8xf32>
      %924 = tensor.empty() : tensor<8x8xf32>
      %cst_475 = arith.constant 0.000000e+00 : f32
      %925 = linalg.fill ins(%cst_475 : f32) outs(%924 : tensor<8x8xf32>) -> tensor<8x8xf32>
      %926 = linalg.generic {indexing_maps = [#map52, #map53, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%897, %collapsed_266 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%925 : tensor<8x8xf32>) {
      ^bb0(%in: f32, %in_504: f32, %out: f32):
        %1009 = arith.mulf %in, %in_504 : f32
        %1010 = arith.addf %out, %1009 : f32
        linalg.yield %1010 : f32
      } -> tensor<8x8xf32>
      %927 = tensor.empty() : tensor<8x8xf32>
      %928 = linalg.generic {indexing_maps = [#map30, #map4], iterator_types = ["parallel", "parallel"]} ins(%926 : tensor<8x8xf32>) outs(%927 : tensor<8x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<8x8xf32>
      %929 = tensor.empty() : tensor<8x8xf32>
      %930 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg30, %928 : tensor<8x8xf32>, tensor<8x8xf32>) outs(%929 : tensor<8x8xf32>) {
      ^bb0(%in: f32, %in_504: f32, %out: f32):
        %1009 = arith.addf %in, %in_504 : f32
        linalg.yield %1009 : f32
      } -> tensor<8x8xf32>
      %931 = tensor.empty() : tensor<4x8xf32>
      %cst_476 = arith.constant 0.000000e+00 : f32
      %932 = linalg.fill ins(%cst_476 : f32) outs(%931 : tensor<4x8xf32>) -> tensor<4x8xf32>
      %933 = linalg.generic {indexing_maps = [#map54, #map12, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%897, %arg6 : tensor<4x8xf32>, tensor<8x8xf32>) outs(%932 : tensor<4x8xf32>) {
      ^bb0(%in: f32, %in_504: f32, %out: f32):
        %1009 = arith.mulf %in, %in_504 : f32
        %1010 = arith.addf %out, %1009 : f32
        linalg.yield %1010 : f32
      } -> tensor<4x8xf32>
      %934 = tensor.empty() : tensor<4x8xf32>
      %935 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%891, %collapsed_332 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%934 : tensor<4x8xf32>) {
      ^bb0(%in: f32, %in_504: f32, %out: f32):
        %1009 = arith.mulf %in, %in_504 : f32
        linalg.yield %1009 : f32
      } -> tensor<4x8xf32>
      %936 = tensor.empty() : tensor<8x8xf32>
      %cst_477 = arith.constant 0.000000e+00 : f32
      %937 = linalg.fill ins(%cst_477 : f32) outs(%936 : tensor<8x8xf32>) -> tensor<8x8xf32>
      %938 = linalg.generic {indexing_maps = [#map52, #map53, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%935, %collapsed_288 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%937 : tensor<8x8xf32>) {
      ^bb0(%in: f32, %in_504: f32, %out: f32):
        %1009 = arith.mulf %in, %in_504 : f32
        %1010 = arith.addf %out, %1009 : f32
        linalg.yield %1010 : f32
      } -> tensor<8x8xf32>
      %939 = tensor.empty() : tensor<8x8xf32>
      %940 = linalg.generic {indexing_maps = [#map30, #map4], iterator_types = ["parallel", "parallel"]} ins(%938 : tensor<8x8xf32>) outs(%939 : tensor<8x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<8x8xf32>
      %941 = tensor.empty() : tensor<8x8xf32>
      %942 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg29, %940 : tensor<8x8xf32>, tensor<8x8xf32>) outs(%941 : tensor<8x8xf32>) {
      ^bb0(%in: f32, %in_504: f32, %out: f32):
        %1009 = arith.addf %in, %in_504 : f32
        linalg.yield %1009 : f32
      } -> tensor<8x8xf32>
      %943 = tensor.empty() : tensor<4x8xf32>
      %cst_478 = arith.constant 0.000000e+00 : f32
      %944 = linalg.fill ins(%cst_478 : f32) outs(%943 : tensor<4x8xf32>) -> tensor<4x8xf32>
      %945 = linalg.generic {indexing_maps = [#map54, #map12, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%935, %arg4 : tensor<4x8xf32>, tensor<8x8xf32>) outs(%944 : tensor<4x8xf32>) {
      ^bb0(%in: f32, %in_504: f32, %out: f32):
        %1009 = arith.mulf %in, %in_504 : f32
        %1010 = arith.addf %out, %1009 : f32
        linalg.yield %1010 : f32
      } -> tensor<4x8xf32>
      %946 = tensor.empty() : tensor<4x8xf32>
      %947 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%918, %945 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%946 : tensor<4x8xf32>) {
      ^bb0(%in: f32, %in_504: f32, %out: f32):
        %1009 = arith.addf %in, %in_504 : f32
        linalg.yield %1009 : f32
      } -> tensor<4x8xf32>
      %cst_479 = arith.constant dense<0.000000e+00> : tensor<f32>
      %cst_480 = arith.constant 0.000000e+00 : f32
      %948 = tensor.empty() : tensor<8xf32>
      %949 = linalg.fill ins(%cst_480 : f32) outs(%948 : tensor<8xf32>) -> tensor<8xf32>
      %950 = linalg.generic {indexing_maps = [#map30, #map51], iterator_types = ["parallel", "reduction"]} ins(%935 : tensor<4x8xf32>) outs(%949 : tensor<8xf32>) {
      ^bb0(%in: f32, %out: f32):
        %from_elements_504 = tensor.from_elements %in : tensor<f32>
        %from_elements_505 = tensor.from_elements %out : tensor<f32>
        %extracted_506 = tensor.extract %from_elements_505[] : tensor<f32>
        %extracted_507 = tensor.extract %from_elements_504[] : tensor<f32>
        %1009 = arith.addf %extracted_506, %extracted_507 : f32
        %from_elements_508 = tensor.from_elements %1009 : tensor<f32>
        %extracted_509 = tensor.extract %from_elements_508[] : tensor<f32>
        linalg.yield %extracted_509 : f32
      } -> tensor<8xf32>
      %expanded_481 = tensor.expand_shape %950 [[0, 1]] output_shape [1, 8] : tensor<8xf32> into tensor<1x8xf32>
      %collapsed_482 = tensor.collapse_shape %expanded_481 [[0, 1]] : tensor<1x8xf32> into tensor<8xf32>
      %951 = tensor.empty() : tensor<8xf32>
      %952 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg28, %collapsed_482 : tensor<8xf32>, tensor<8xf32>) outs(%951 : tensor<8xf32>) {
      ^bb0(%in: f32, %in_504: f32, %out: f32):
        %1009 = arith.addf %in, %in_504 : f32
        linalg.yield %1009 : f32
      } -> tensor<8xf32>
      %953 = tensor.empty() : tensor<8x8xf32>
      %cst_483 = arith.constant 0.000000e+00 : f32
      %954 = linalg.fill ins(%cst_483 : f32) outs(%953 : tensor<8x8xf32>) -> tensor<8x8xf32>
      %955 = linalg.generic {indexing_maps = [#map52, #map53, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%935, %collapsed_266 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%954 : tensor<8x8xf32>) {
      ^bb0(%in: f32, %in_504: f32, %out: f32):
        %1009 = arith.mulf %in, %in_504 : f32
        %1010 = arith.addf %out, %1009 : f32
        linalg.yield %1010 : f32
      } -> tensor<8x8xf32>
      %956 = tensor.empty() : tensor<8x8xf32>
      %957 = linalg.generic {indexing_maps = [#map30, #map4], iterator_types = ["parallel", "parallel"]} ins(%955 : tensor<8x8xf32>) outs(%956 : tensor<8x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<8x8xf32>
      %958 = tensor.empty() : tensor<8x8xf32>
      %959 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg27, %957 : tensor<8x8xf32>, tensor<8x8xf32>) outs(%958 : tensor<8x8xf32>) {
      ^bb0(%in: f32, %in_504: f32, %out: f32):
        %1009 = arith.addf %in, %in_504 : f32
        linalg.yield %1009 : f32
      } -> tensor<8x8xf32>
      %960 = tensor.empty() : tensor<4x8xf32>
      %cst_484 = arith.constant 0.000000e+00 : f32
      %961 = linalg.fill ins(%cst_484 : f32) outs(%960 : tensor<4x8xf32>) -> tensor<4x8xf32>
      %962 = linalg.generic {indexing_maps = [#map54, #map12, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%935, %arg10 : tensor<4x8xf32>, tensor<8x8xf32>) outs(%961 : tensor<4x8xf32>) {
      ^bb0(%in: f32, %in_504: f32, %out: f32):
        %1009 = arith.mulf %in, %in_504 : f32
        %1010 = arith.addf %out, %1009 : f32
        linalg.yield %1010 : f32
      } -> tensor<4x8xf32>
      %963 = tensor.empty() : tensor<4x8xf32>
      %964 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%933, %962 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%963 : tensor<4x8xf32>) {
      ^bb0(%in: f32, %in_504: f32, %out: f32):
        %1009 = arith.addf %in, %in_504 : f32
        linalg.yield %1009 : f32
      } -> tensor<4x8xf32>
      %965 = tensor.empty() : tensor<4x8xf32>
      %966 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%901, %collapsed_310 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%965 : tensor<4x8xf32>) {
      ^bb0(%in: f32, %in_504: f32, %out: f32):
        %1009 = arith.mulf %in, %in_504 : f32
        linalg.yield %1009 : f32
      } -> tensor<4x8xf32>
      %967 = tensor.empty() : tensor<8x8xf32>
      %cst_485 = arith.constant 0.000000e+00 : f32
      %968 = linalg.fill ins(%cst_485 : f32) outs(%967 : tensor<8x8xf32>) -> tensor<8x8xf32>
      %969 = linalg.generic {indexing_maps = [#map52, #map53, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%966, %collapsed_288 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%968 : tensor<8x8xf32>) {
      ^bb0(%in: f32, %in_504: f32, %out: f32):
        %1009 = arith.mulf %in, %in_504 : f32
        %1010 = arith.addf %out, %1009 : f32
        linalg.yield %1010 : f32
      } -> tensor<8x8xf32>
      %970 = tensor.empty() : tensor<8x8xf32>
      %971 = linalg.generic {indexing_maps = [#map30, #map4], iterator_types = ["parallel", "parallel"]} ins(%969 : tensor<8x8xf32>) outs(%970 : tensor<8x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<8x8xf32>
      %972 = tensor.empty() : tensor<8x8xf32>
      %973 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg26, %971 : tensor<8x8xf32>, tensor<8x8xf32>) outs(%972 : tensor<8x8xf32>) {
      ^bb0(%in: f32, %in_504: f32, %out: f32):
        %1009 = arith.addf %in, %in_504 : f32
        linalg.yield %1009 : f32
      } -> tensor<8x8xf32>
      %974 = tensor.empty() : tensor<4x8xf32>
      %cst_486 = arith.constant 0.000000e+00 : f32
      %975 = linalg.fill ins(%cst_486 : f32) outs(%974 : tensor<4x8xf32>) -> tensor<4x8xf32>
      %976 = linalg.generic {indexing_maps = [#map54, #map12, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%966, %arg3 : tensor<4x8xf32>, tensor<8x8xf32>) outs(%975 : tensor<4x8xf32>) {
      ^bb0(%in: f32, %in_504: f32, %out: f32):
        %1009 = arith.mulf %in, %in_504 : f32
        %1010 = arith.addf %out, %1009 : f32
        linalg.yield %1010 : f32
      } -> tensor<4x8xf32>
      %977 = tensor.empty() : tensor<4x8xf32>
      %978 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%947, %976 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%977 : tensor<4x8xf32>) {
      ^bb0(%in: f32, %in_504: f32, %out: f32):
        %1009 = arith.addf %in, %in_504 : f32
        linalg.yield %1009 : f32
      } -> tensor<4x8xf32>
      %cst_487 = arith.constant dense<0.000000e+00> : tensor<f32>
      %cst_488 = arith.constant 0.000000e+00 : f32
      %979 = tensor.empty() : tensor<8xf32>
      %980 = linalg.fill ins(%cst_488 : f32) outs(%979 : tensor<8xf32>) -> tensor<8xf32>
      %981 = linalg.generic {indexing_maps = [#map30, #map51], iterator_types = ["parallel", "reduction"]} ins(%966 : tensor<4x8xf32>) outs(%980 : tensor<8xf32>) {
      ^bb0(%in: f32, %out: f32):
        %from_elements_504 = tensor.from_elements %in : tensor<f32>
        %from_elements_505 = tensor.from_elements %out : tensor<f32>
        %extracted_506 = tensor.extract %from_elements_505[] : tensor<f32>
        %extracted_507 = tensor.extract %from_elements_504[] : tensor<f32>
        %1009 = arith.addf %extracted_506, %extracted_507 : f32
        %from_elements_508 = tensor.from_elements %1009 : tensor<f32>
        %extracted_509 = tensor.extract %from_elements_508[] : tensor<f32>
        linalg.yield %extracted_509 : f32
      } -> tensor<8xf32>
      %expanded_489 = tensor.expand_shape %981 [[0, 1]] output_shape [1, 8] : tensor<8xf32> into tensor<1x8xf32>
      %collapsed_490 = tensor.collapse_shape %expanded_489 [[0, 1]] : tensor<1x8xf32> into tensor<8xf32>
      %982 = tensor.empty() : tensor<8xf32>
      %983 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg25, %collapsed_490 : tensor<8xf32>, tensor<8xf32>) outs(%982 : tensor<8xf32>) {
      ^bb0(%in: f32, %in_504: f32, %out: f32):
        %1009 = arith.addf %in, %in_504 : f32
        linalg.yield %1009 : f32
      } -> tensor<8xf32>
      %984 = tensor.empty() : tensor<8x8xf32>
      %cst_491 = arith.constant 0.000000e+00 : f32
      %985 = linalg.fill ins(%cst_491 : f32) outs(%984 : tensor<8x8xf32>) -> tensor<8x8xf32>
      %986 = linalg.generic {indexing_maps = [#map52, #map53, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%966, %collapsed_266 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%985 : tensor<8x8xf32>) {
      ^bb0(%in: f32, %in_504: f32, %out: f32):
        %1009 = arith.mulf %in, %in_504 : f32
        %1010 = arith.addf %out, %1009 : f32
        linalg.yield %1010 : f32
      } -> tensor<8x8xf32>
      %987 = tensor.empty() : tensor<8x8xf32>
      %988 = linalg.generic {indexing_maps = [#map30, #map4], iterator_types = ["parallel", "parallel"]} ins(%986 : tensor<8x8xf32>) outs(%987 : tensor<8x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<8x8xf32>
      %989 = tensor.empty() : tensor<8x8xf32>
      %990 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg24, %988 : tensor<8x8xf32>, tensor<8x8xf32>) outs(%989 : tensor<8x8xf32>) {
      ^bb0(%in: f32, %in_504: f32, %out: f32):
        %1009 = arith.addf %in, %in_504 : f32
        linalg.yield %1009 : f32
      } -> tensor<8x8xf32>
      %991 = tensor.empty() : tensor<4x8xf32>
      %cst_492 = arith.constant 0.000000e+00 : f32
      %992 = linalg.fill ins(%cst_492 : f32) outs(%991 : tensor<4x8xf32>) -> tensor<4x8xf32>
      %993 = linalg.generic {indexing_maps = [#map54, #map12, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%966, %arg8 : tensor<4x8xf32>, tensor<8x8xf32>) outs(%992 : tensor<4x8xf32>) {
      ^bb0(%in: f32, %in_504: f32, %out: f32):
        %1009 = arith.mulf %in, %in_504 : f32
        %1010 = arith.addf %out, %1009 : f32
        linalg.yield %1010 : f32
      } -> tensor<4x8xf32>
      %994 = tensor.empty() : tensor<4x8xf32>
      %995 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%964, %993 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%994 : tensor<4x8xf32>) {
      ^bb0(%in: f32, %in_504: f32, %out: f32):
        %1009 = arith.addf %in, %in_504 : f32
        linalg.yield %1009 : f32
      } -> tensor<4x8xf32>
      %996 = tensor.empty() : tensor<1x4x8xf32>
      %997 = linalg.generic {indexing_maps = [#map12, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%995 : tensor<4x8xf32>) outs(%996 : tensor<1x4x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x4x8xf32>
      %cst_493 = arith.constant dense<0> : tensor<i32>
      %cst_494 = arith.constant dense<0> : tensor<i32>
      %c0_495 = arith.constant 0 : index
      %extracted_496 = tensor.extract %from_elements[] : tensor<i32>
      %998 = arith.index_cast %extracted_496 : i32 to index
      %c4_497 = arith.constant 4 : index
      %999 = arith.maxsi %998, %c0_495 : index
      %1000 = arith.minsi %999, %c4_497 : index
      %extracted_498 = tensor.extract %cst_493[] : tensor<i32>
      %1001 = arith.index_cast %extracted_498 : i32 to index
      %c0_499 = arith.constant 0 : index
      %1002 = arith.maxsi %1001, %c0_495 : index
      %1003 = arith.minsi %1002, %c0_499 : index
      %extracted_500 = tensor.extract %cst_494[] : tensor<i32>
      %1004 = arith.index_cast %extracted_500 : i32 to index
      %c0_501 = arith.constant 0 : index
      %1005 = arith.maxsi %1004, %c0_495 : index
      %1006 = arith.minsi %1005, %c0_501 : index
      %inserted_slice = tensor.insert_slice %997 into %arg35[%1000, %1003, %1006] [1, 4, 8] [1, 1, 1] : tensor<1x4x8xf32> into tensor<5x4x8xf32>
      %cst_502 = arith.constant dense<-1> : tensor<i32>
      %1007 = tensor.empty() : tensor<i32>
      %c-1_i32_503 = arith.constant -1 : i32
      %1008 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = []} ins(%from_elements : tensor<i32>) outs(%1007 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        %1009 = arith.addi %in, %c-1_i32_503 : i32
        linalg.yield %1009 : i32
      } -> tensor<i32>
      scf.yield %990, %983, %973, %959, %952, %942, %930, %923, %913, %906, %978, %inserted_slice : tensor<8x8xf32>, tensor<8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8xf32>, tensor<8x8xf32>, tensor<8xf32>, tensor<4x8xf32>, tensor<5x4x8xf32>
    }
    %770 = tensor.empty() : tensor<4x5x8xf32>
    %771 = linalg.generic {indexing_maps = [#map10, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%769#11 : tensor<5x4x8xf32>) outs(%770 : tensor<4x5x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x5x8xf32>
    %cst_220 = arith.constant dense<0.000000e+00> : tensor<f32>
    %772 = tensor.empty() : tensor<12x8xf32>
    %773 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst_220 : tensor<f32>) outs(%772 : tensor<12x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<12x8xf32>
    %c0_221 = arith.constant 0 : index
    %c4_222 = arith.constant 4 : index
    %c1_223 = arith.constant 1 : index
    %774 = scf.for %arg23 = %c0_221 to %c4_222 step %c1_223 iter_args(%arg24 = %773) -> (tensor<12x8xf32>) {
      %c0_224 = arith.constant 0 : index
      %c5_225 = arith.constant 5 : index
      %c1_226 = arith.constant 1 : index
      %777 = scf.for %arg25 = %c0_224 to %c5_225 step %c1_226 iter_args(%arg26 = %arg24) -> (tensor<12x8xf32>) {
        %true_227 = arith.constant true
        %c0_228 = arith.constant 0 : index
        %extracted = tensor.extract %44[%arg23, %arg25, %c0_228] : tensor<4x5x1xi32>
        %778 = arith.index_cast %extracted : i32 to index
        %c11 = arith.constant 11 : index
        %779 = arith.cmpi ule, %778, %c11 : index
        %c0_229 = arith.constant 0 : index
        %780 = arith.select %779, %778, %c0_229 : index
        %781 = arith.andi %true_227, %779 : i1
        %extracted_slice_230 = tensor.extract_slice %771[%arg23, %arg25, 0] [1, 1, 8] [1, 1, 1] : tensor<4x5x8xf32> to tensor<8xf32>
        %extracted_slice_231 = tensor.extract_slice %arg26[%780, 0] [1, 8] [1, 1] : tensor<12x8xf32> to tensor<8xf32>
        %782 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%extracted_slice_230 : tensor<8xf32>) outs(%extracted_slice_231 : tensor<8xf32>) {
        ^bb0(%in: f32, %out: f32):
          %783 = arith.addf %out, %in : f32
          %784 = arith.select %781, %783, %out : f32
          linalg.yield %784 : f32
        } -> tensor<8xf32>
        %inserted_slice = tensor.insert_slice %782 into %arg26[%780, 0] [1, 8] [1, 1] : tensor<8xf32> into tensor<12x8xf32>
        scf.yield %inserted_slice : tensor<12x8xf32>
      }
      scf.yield %777 : tensor<12x8xf32>
    }
    %775 = tensor.empty() : tensor<12x8xf32>
    %776 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%589, %774 : tensor<12x8xf32>, tensor<12x8xf32>) outs(%775 : tensor<12x8xf32>) {
    ^bb0(%in: f32, %in_224: f32, %out: f32):
      %777 = arith.addf %in, %in_224 : f32
      linalg.yield %777 : f32
    } -> tensor<12x8xf32>
    return %251, %261, %32, %552, %776, %769#9, %769#8, %769#2, %769#5, %769#7, %769#6, %769#1, %769#0, %769#4, %769#3, %737, %727, %717, %661, %collapsed_177, %collapsed_173 : tensor<8xf32>, tensor<8xf32>, tensor<i32>, tensor<f32>, tensor<12x8xf32>, tensor<8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8xf32>, tensor<8x8xf32>, tensor<8xf32>, tensor<8x8xf32>, tensor<8xf32>, tensor<8x8xf32>, tensor<8x2x4xf32>, tensor<8x2x4xf32>, tensor<8x2x4xf32>, tensor<2x4x8xf32>, tensor<8xf32>, tensor<8xf32>
  }
}
