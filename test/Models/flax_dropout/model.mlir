#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0, d1) -> (0, d1)>
#map3 = affine_map<(d0, d1) -> ()>
#map4 = affine_map<(d0) -> ()>
#map5 = affine_map<(d0, d1, d2) -> ()>
#map6 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map7 = affine_map<() -> ()>
#map8 = affine_map<(d0, d1) -> (0, 0)>
#map9 = affine_map<(d0, d1) -> (d1)>
#map10 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map11 = affine_map<(d0, d1) -> (d1, d0)>
#map12 = affine_map<(d0, d1) -> (d0)>
#map13 = affine_map<(d0, d1, d2) -> (d2, d0)>
#map14 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map15 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map16 = affine_map<(d0, d1, d2) -> (d0, d2)>
module @flax_dropout {
  shard.grid @grid(shape = ?)
  fsdp.module @model class "flax_dropout.Net" {
    fsdp.module @first class "flax.nnx.nn.linear.Linear" {
      fsdp.param @kernel : tensor<6x8xf32>
      fsdp.param @bias : tensor<8xf32>
    }
    fsdp.module @layers class "flax_dropout.Layer" {
      fsdp.module @drop class "flax.nnx.nn.stochastic.Dropout" {
        fsdp.module @rngs class "flax.nnx.rnglib.RngStream" {
          fsdp.buffer @count : tensor<3xi32>
          fsdp.buffer @key : tensor<3x2xi32>
        }
      }
      fsdp.module @linear class "flax.nnx.nn.linear.Linear" {
        fsdp.param @bias : tensor<3x8xf32>
        fsdp.param @kernel : tensor<3x8x8xf32>
      }
    }
  }
  func.func @step(%arg0: tensor<6x8xf32> {fsdp.role = #fsdp.state<@model::@first::@kernel>}, %arg1: tensor<8xf32> {fsdp.role = #fsdp.state<@model::@first::@bias>}, %arg2: tensor<3x8xf32> {fsdp.role = #fsdp.state<@model::@layers::@linear::@bias>}, %arg3: tensor<3x8x8xf32> {fsdp.role = #fsdp.state<@model::@layers::@linear::@kernel>}, %arg4: tensor<3xi32> {fsdp.role = #fsdp.state<@model::@layers::@drop::@rngs::@count>}, %arg5: tensor<3x2xi32> {fsdp.role = #fsdp.state<@model::@layers::@drop::@rngs::@key>}, %arg6: tensor<4x6xf32> {fsdp.role = #fsdp.input<"x">}, %arg7: tensor<4x8xf32> {fsdp.role = #fsdp.input<"target">}) -> (tensor<3xi32> {fsdp.role = #fsdp.new_value<@model::@layers::@drop::@rngs::@count>}, tensor<3x2xi32> {fsdp.role = #fsdp.new_value<@model::@layers::@drop::@rngs::@key>}, tensor<f32> {fsdp.role = #fsdp.loss}, tensor<6x8xf32> {fsdp.role = #fsdp.grad<@model::@first::@kernel>}, tensor<8xf32> {fsdp.role = #fsdp.grad<@model::@first::@bias>}, tensor<3x8xf32> {fsdp.role = #fsdp.grad<@model::@layers::@linear::@bias>}, tensor<3x8x8xf32> {fsdp.role = #fsdp.grad<@model::@layers::@linear::@kernel>}) {
    %0 = tensor.empty() : tensor<3xi32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg4 : tensor<3xi32>) outs(%0 : tensor<3xi32>) {
    ^bb0(%in: i32, %out: i32):
      %82 = arith.bitcast %in : i32 to i32
      linalg.yield %82 : i32
    } -> tensor<3xi32>
    %2 = tensor.empty() : tensor<3x2xi32>
    %3 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg5 : tensor<3x2xi32>) outs(%2 : tensor<3x2xi32>) {
    ^bb0(%in: i32, %out: i32):
      %82 = arith.bitcast %in : i32 to i32
      linalg.yield %82 : i32
    } -> tensor<3x2xi32>
    %4 = tensor.empty() : tensor<4x8xf32>
    %cst = arith.constant 0.000000e+00 : f32
    %5 = linalg.fill ins(%cst : f32) outs(%4 : tensor<4x8xf32>) -> tensor<4x8xf32>
    %6 = linalg.matmul ins(%arg6, %arg0 : tensor<4x6xf32>, tensor<6x8xf32>) outs(%5 : tensor<4x8xf32>) -> tensor<4x8xf32>
    %expanded = tensor.expand_shape %arg1 [[0, 1]] output_shape [1, 8] : tensor<8xf32> into tensor<1x8xf32>
    %7 = tensor.empty() : tensor<4x8xf32>
    %8 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%expanded : tensor<1x8xf32>) outs(%7 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8xf32>
    %9 = tensor.empty() : tensor<4x8xf32>
    %10 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%6, %8 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%9 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %82 = arith.addf %in, %in_39 : f32
      linalg.yield %82 : f32
    } -> tensor<4x8xf32>
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<f32>
    %11 = tensor.empty() : tensor<1x1xf32>
    %12 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_0 : tensor<f32>) outs(%11 : tensor<1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x1xf32>
    %cst_1 = arith.constant dense<1.000000e+00> : tensor<f32>
    %13 = tensor.empty() : tensor<1x1xf32>
    %14 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_1 : tensor<f32>) outs(%13 : tensor<1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x1xf32>
    %15 = tensor.empty() : tensor<1x1xf32>
    %16 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%14, %12 : tensor<1x1xf32>, tensor<1x1xf32>) outs(%15 : tensor<1x1xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %82 = arith.subf %in, %in_39 : f32
      linalg.yield %82 : f32
    } -> tensor<1x1xf32>
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<f32>
    %17 = tensor.empty() : tensor<4x8xf32>
    %18 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_2 : tensor<f32>) outs(%17 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8xf32>
    %cst_3 = arith.constant dense<0> : tensor<i32>
    %19 = tensor.empty() : tensor<3xi32>
    %20 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel"]} ins(%cst_3 : tensor<i32>) outs(%19 : tensor<3xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<3xi32>
    %cst_4 = arith.constant dense<0> : tensor<i32>
    %21 = tensor.empty() : tensor<3x2xi32>
    %22 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_4 : tensor<i32>) outs(%21 : tensor<3x2xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<3x2xi32>
    %cst_5 = arith.constant dense<0.000000e+00> : tensor<f32>
    %23 = tensor.empty() : tensor<3x8xf32>
    %24 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_5 : tensor<f32>) outs(%23 : tensor<3x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x8xf32>
    %cst_6 = arith.constant dense<0.000000e+00> : tensor<f32>
    %25 = tensor.empty() : tensor<3x8x8xf32>
    %26 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_6 : tensor<f32>) outs(%25 : tensor<3x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x8x8xf32>
    %cst_7 = arith.constant dense<0.000000e+00> : tensor<f32>
    %27 = tensor.empty() : tensor<3x4x8xf32>
    %28 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_7 : tensor<f32>) outs(%27 : tensor<3x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x4x8xf32>
    %29 = tensor.empty() : tensor<3xi32>
    %30 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%20 : tensor<3xi32>) outs(%29 : tensor<3xi32>) {
    ^bb0(%in: i32, %out: i32):
      %82 = arith.bitcast %in : i32 to i32
      linalg.yield %82 : i32
    } -> tensor<3xi32>
    %31 = tensor.empty() : tensor<3x2xi32>
    %32 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%22 : tensor<3x2xi32>) outs(%31 : tensor<3x2xi32>) {
    ^bb0(%in: i32, %out: i32):
      %82 = arith.bitcast %in : i32 to i32
      linalg.yield %82 : i32
    } -> tensor<3x2xi32>
    %cst_8 = arith.constant dense<0> : tensor<i32>
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    %33:6 = scf.for %arg8 = %c0 to %c3 step %c1 iter_args(%arg9 = %10, %arg10 = %30, %arg11 = %32, %arg12 = %24, %arg13 = %26, %arg14 = %28) -> (tensor<4x8xf32>, tensor<3xi32>, tensor<3x2xi32>, tensor<3x8xf32>, tensor<3x8x8xf32>, tensor<3x4x8xf32>) {
      %82 = arith.index_cast %arg8 : index to i32
      %from_elements = tensor.from_elements %82 : tensor<i32>
      %83 = tensor.empty() : tensor<3xi32>
      %84 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg10 : tensor<3xi32>) outs(%83 : tensor<3xi32>) {
      ^bb0(%in: i32, %out: i32):
        %275 = arith.bitcast %in : i32 to i32
        linalg.yield %275 : i32
      } -> tensor<3xi32>
      %85 = tensor.empty() : tensor<3x2xi32>
      %86 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg11 : tensor<3x2xi32>) outs(%85 : tensor<3x2xi32>) {
      ^bb0(%in: i32, %out: i32):
        %275 = arith.bitcast %in : i32 to i32
        linalg.yield %275 : i32
      } -> tensor<3x2xi32>
      %extracted = tensor.extract %from_elements[] : tensor<i32>
      %87 = arith.index_cast %extracted : i32 to index
      %c0_39 = arith.constant 0 : index
      %c0_40 = arith.constant 0 : index
      %c3_41 = arith.constant 3 : index
      %c1_42 = arith.constant 1 : index
      %c2 = arith.constant 2 : index
      %88 = arith.maxsi %87, %c0_39 : index
      %89 = arith.minsi %88, %c2 : index
      %extracted_slice = tensor.extract_slice %1[%89] [1] [1] : tensor<3xi32> to tensor<1xi32>
      %collapsed_43 = tensor.collapse_shape %extracted_slice [] : tensor<1xi32> into tensor<i32>
      %cst_44 = arith.constant dense<0> : tensor<i32>
      %extracted_45 = tensor.extract %from_elements[] : tensor<i32>
      %90 = arith.index_cast %extracted_45 : i32 to index
      %c0_46 = arith.constant 0 : index
      %c0_47 = arith.constant 0 : index
      %c3_48 = arith.constant 3 : index
      %c1_49 = arith.constant 1 : index
      %c2_50 = arith.constant 2 : index
      %91 = arith.maxsi %90, %c0_46 : index
      %92 = arith.minsi %91, %c2_50 : index
      %extracted_51 = tensor.extract %cst_44[] : tensor<i32>
      %93 = arith.index_cast %extracted_51 : i32 to index
      %c0_52 = arith.constant 0 : index
      %c1_53 = arith.constant 1 : index
      %c2_54 = arith.constant 2 : index
      %c2_55 = arith.constant 2 : index
      %c0_56 = arith.constant 0 : index
      %94 = arith.maxsi %93, %c0_52 : index
      %95 = arith.minsi %94, %c0_56 : index
      %extracted_slice_57 = tensor.extract_slice %3[%92, %95] [1, 2] [1, 1] : tensor<3x2xi32> to tensor<1x2xi32>
      %collapsed_58 = tensor.collapse_shape %extracted_slice_57 [[0, 1]] : tensor<1x2xi32> into tensor<2xi32>
      %cst_59 = arith.constant dense<0> : tensor<i32>
      %extracted_60 = tensor.extract %from_elements[] : tensor<i32>
      %96 = arith.index_cast %extracted_60 : i32 to index
      %c0_61 = arith.constant 0 : index
      %c0_62 = arith.constant 0 : index
      %c3_63 = arith.constant 3 : index
      %c1_64 = arith.constant 1 : index
      %c2_65 = arith.constant 2 : index
      %97 = arith.maxsi %96, %c0_61 : index
      %98 = arith.minsi %97, %c2_65 : index
      %extracted_66 = tensor.extract %cst_59[] : tensor<i32>
      %99 = arith.index_cast %extracted_66 : i32 to index
      %c0_67 = arith.constant 0 : index
      %c1_68 = arith.constant 1 : index
      %c8 = arith.constant 8 : index
      %c8_69 = arith.constant 8 : index
      %c0_70 = arith.constant 0 : index
      %100 = arith.maxsi %99, %c0_67 : index
      %101 = arith.minsi %100, %c0_70 : index
      %extracted_slice_71 = tensor.extract_slice %arg2[%98, %101] [1, 8] [1, 1] : tensor<3x8xf32> to tensor<1x8xf32>
      %collapsed_72 = tensor.collapse_shape %extracted_slice_71 [[0, 1]] : tensor<1x8xf32> into tensor<8xf32>
      %cst_73 = arith.constant dense<0> : tensor<i32>
      %cst_74 = arith.constant dense<0> : tensor<i32>
      %extracted_75 = tensor.extract %from_elements[] : tensor<i32>
      %102 = arith.index_cast %extracted_75 : i32 to index
      %c0_76 = arith.constant 0 : index
      %c0_77 = arith.constant 0 : index
      %c3_78 = arith.constant 3 : index
      %c1_79 = arith.constant 1 : index
      %c2_80 = arith.constant 2 : index
      %103 = arith.maxsi %102, %c0_76 : index
      %104 = arith.minsi %103, %c2_80 : index
      %extracted_81 = tensor.extract %cst_73[] : tensor<i32>
      %105 = arith.index_cast %extracted_81 : i32 to index
      %c0_82 = arith.constant 0 : index
      %c1_83 = arith.constant 1 : index
      %c8_84 = arith.constant 8 : index
      %c8_85 = arith.constant 8 : index
      %c0_86 = arith.constant 0 : index
      %106 = arith.maxsi %105, %c0_82 : index
      %107 = arith.minsi %106, %c0_86 : index
      %extracted_87 = tensor.extract %cst_74[] : tensor<i32>
      %108 = arith.index_cast %extracted_87 : i32 to index
      %c0_88 = arith.constant 0 : index
      %c2_89 = arith.constant 2 : index
      %c8_90 = arith.constant 8 : index
      %c8_91 = arith.constant 8 : index
      %c0_92 = arith.constant 0 : index
      %109 = arith.maxsi %108, %c0_88 : index
      %110 = arith.minsi %109, %c0_92 : index
      %extracted_slice_93 = tensor.extract_slice %arg3[%104, %107, %110] [1, 8, 8] [1, 1, 1] : tensor<3x8x8xf32> to tensor<1x8x8xf32>
      %collapsed_94 = tensor.collapse_shape %extracted_slice_93 [[0, 1], [2]] : tensor<1x8x8xf32> into tensor<8x8xf32>
      %111 = tensor.empty() : tensor<4x8xf32>
      %cst_95 = arith.constant 0.000000e+00 : f32
      %112 = linalg.fill ins(%cst_95 : f32) outs(%111 : tensor<4x8xf32>) -> tensor<4x8xf32>
      %113 = linalg.matmul ins(%arg9, %collapsed_94 : tensor<4x8xf32>, tensor<8x8xf32>) outs(%112 : tensor<4x8xf32>) -> tensor<4x8xf32>
      %expanded_96 = tensor.expand_shape %collapsed_72 [[0, 1]] output_shape [1, 8] : tensor<8xf32> into tensor<1x8xf32>
      %114 = tensor.empty() : tensor<4x8xf32>
      %115 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%expanded_96 : tensor<1x8xf32>) outs(%114 : tensor<4x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<4x8xf32>
      %116 = tensor.empty() : tensor<4x8xf32>
      %117 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%113, %115 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%116 : tensor<4x8xf32>) {
      ^bb0(%in: f32, %in_159: f32, %out: f32):
        %275 = arith.addf %in, %in_159 : f32
        linalg.yield %275 : f32
      } -> tensor<4x8xf32>
      %118 = tensor.empty() : tensor<4x8xf32>
      %119 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%117 : tensor<4x8xf32>) outs(%118 : tensor<4x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        %275 = math.tanh %in : f32
        linalg.yield %275 : f32
      } -> tensor<4x8xf32>
      %cst_97 = arith.constant dense<32> : tensor<i32>
      %120 = tensor.empty() : tensor<i32>
      %c32_i32 = arith.constant 32 : i32
      %121 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%collapsed_43 : tensor<i32>) outs(%120 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        %c0_i32 = arith.constant 0 : i32
        %275 = arith.shrui %in, %c32_i32 : i32
        %c32_i32_159 = arith.constant 32 : i32
        %276 = arith.cmpi ugt, %c32_i32_159, %c32_i32 : i32
        %277 = arith.select %276, %275, %c0_i32 : i32
        linalg.yield %277 : i32
      } -> tensor<i32>
      %122 = tensor.empty() : tensor<1xi32>
      %123 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel"]} ins(%121 : tensor<i32>) outs(%122 : tensor<1xi32>) {
      ^bb0(%in: i32, %out: i32):
        linalg.yield %in : i32
      } -> tensor<1xi32>
      %cst_98 = arith.constant dense<-1> : tensor<i32>
      %124 = tensor.empty() : tensor<i32>
      %c-1_i32 = arith.constant -1 : i32
      %125 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%collapsed_43 : tensor<i32>) outs(%124 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        %275 = arith.andi %in, %c-1_i32 : i32
        linalg.yield %275 : i32
      } -> tensor<i32>
      %126 = tensor.empty() : tensor<1xi32>
      %127 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel"]} ins(%125 : tensor<i32>) outs(%126 : tensor<1xi32>) {
      ^bb0(%in: i32, %out: i32):
        linalg.yield %in : i32
      } -> tensor<1xi32>
      %c0_99 = arith.constant 0 : index
      %128 = tensor.empty() : tensor<2xi32>
      %129 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%128 : tensor<2xi32>) {
      ^bb0(%out: i32):
        %275 = linalg.index 0 : index
        %276 = linalg.index 0 : index
        %c0_159 = arith.constant 0 : index
        %dim = tensor.dim %123, %c0_159 : tensor<1xi32>
        %277 = arith.addi %c0_99, %dim : index
        %278 = arith.cmpi ult, %276, %277 : index
        %279 = scf.if %278 -> (i32) {
          %280 = arith.subi %276, %c0_99 : index
          %extracted_160 = tensor.extract %123[%280] : tensor<1xi32>
          scf.yield %extracted_160 : i32
        } else {
          %280 = arith.subi %276, %277 : index
          %extracted_160 = tensor.extract %127[%280] : tensor<1xi32>
          scf.yield %extracted_160 : i32
        }
        linalg.yield %279 : i32
      } -> tensor<2xi32>
      %extracted_slice_100 = tensor.extract_slice %collapsed_58[0] [1] [1] : tensor<2xi32> to tensor<1xi32>
      %collapsed_101 = tensor.collapse_shape %extracted_slice_100 [] : tensor<1xi32> into tensor<i32>
      %extracted_slice_102 = tensor.extract_slice %collapsed_58[1] [1] [1] : tensor<2xi32> to tensor<1xi32>
      %collapsed_103 = tensor.collapse_shape %extracted_slice_102 [] : tensor<1xi32> into tensor<i32>
      %extracted_slice_104 = tensor.extract_slice %129[0] [1] [1] : tensor<2xi32> to tensor<1xi32>
      %extracted_slice_105 = tensor.extract_slice %129[1] [1] [1] : tensor<2xi32> to tensor<1xi32>
      %130 = tensor.empty() : tensor<i32>
      %131 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%collapsed_101 : tensor<i32>) outs(%130 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        %275 = arith.bitcast %in : i32 to i32
        linalg.yield %275 : i32
      } -> tensor<i32>
      %132 = tensor.empty() : tensor<i32>
      %133 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%collapsed_103 : tensor<i32>) outs(%132 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        %275 = arith.bitcast %in : i32 to i32
        linalg.yield %275 : i32
      } -> tensor<i32>
      %134 = tensor.empty() : tensor<1xi32>
      %135 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%extracted_slice_104 : tensor<1xi32>) outs(%134 : tensor<1xi32>) {
      ^bb0(%in: i32, %out: i32):
        %275 = arith.bitcast %in : i32 to i32
        linalg.yield %275 : i32
      } -> tensor<1xi32>
      %136 = tensor.empty() : tensor<1xi32>
      %137 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%extracted_slice_105 : tensor<1xi32>) outs(%136 : tensor<1xi32>) {
      ^bb0(%in: i32, %out: i32):
        %275 = arith.bitcast %in : i32 to i32
        linalg.yield %275 : i32
      } -> tensor<1xi32>
      %138 = tensor.empty() : tensor<1xi32>
      %139 = tensor.empty() : tensor<1xi32>
      %140:2 = linalg.generic {indexing_maps = [#map4, #map4, #map, #map, #map, #map], iterator_types = ["parallel"]} ins(%131, %133, %135, %137 : tensor<i32>, tensor<i32>, tensor<1xi32>, tensor<1xi32>) outs(%138, %139 : tensor<1xi32>, tensor<1xi32>) {
      ^bb0(%in: i32, %in_159: i32, %in_160: i32, %in_161: i32, %out: i32, %out_162: i32):
        %275 = arith.xori %in, %in_159 : i32
        %c466688986_i32 = arith.constant 466688986 : i32
        %276 = arith.xori %275, %c466688986_i32 : i32
        %277 = arith.addi %in_160, %in : i32
        %278 = arith.addi %in_161, %in_159 : i32
        %279 = arith.addi %277, %278 : i32
        %c13_i32 = arith.constant 13 : i32
        %280 = arith.shli %278, %c13_i32 : i32
        %c19_i32 = arith.constant 19 : i32
        %281 = arith.shrui %278, %c19_i32 : i32
        %282 = arith.ori %280, %281 : i32
        %283 = arith.xori %279, %282 : i32
        %284 = arith.addi %279, %283 : i32
        %c15_i32 = arith.constant 15 : i32
        %285 = arith.shli %283, %c15_i32 : i32
        %c17_i32 = arith.constant 17 : i32
        %286 = arith.shrui %283, %c17_i32 : i32
        %287 = arith.ori %285, %286 : i32
        %288 = arith.xori %284, %287 : i32
        %289 = arith.addi %284, %288 : i32
        %c26_i32 = arith.constant 26 : i32
        %290 = arith.shli %288, %c26_i32 : i32
        %c6_i32 = arith.constant 6 : i32
        %291 = arith.shrui %288, %c6_i32 : i32
        %292 = arith.ori %290, %291 : i32
        %293 = arith.xori %289, %292 : i32
        %294 = arith.addi %289, %293 : i32
        %c6_i32_163 = arith.constant 6 : i32
        %295 = arith.shli %293, %c6_i32_163 : i32
        %c26_i32_164 = arith.constant 26 : i32
        %296 = arith.shrui %293, %c26_i32_164 : i32
        %297 = arith.ori %295, %296 : i32
        %298 = arith.xori %294, %297 : i32
        %299 = arith.addi %294, %in_159 : i32
        %300 = arith.addi %298, %276 : i32
        %c1_i32_165 = arith.constant 1 : i32
        %301 = arith.addi %300, %c1_i32_165 : i32
        %302 = arith.addi %299, %301 : i32
        %c17_i32_166 = arith.constant 17 : i32
        %303 = arith.shli %301, %c17_i32_166 : i32
        %c15_i32_167 = arith.constant 15 : i32
        %304 = arith.shrui %301, %c15_i32_167 : i32
        %305 = arith.ori %303, %304 : i32
        %306 = arith.xori %302, %305 : i32
        %307 = arith.addi %302, %306 : i32
        %c29_i32 = arith.constant 29 : i32
        %308 = arith.shli %306, %c29_i32 : i32
        %c3_i32 = arith.constant 3 : i32
        %309 = arith.shrui %306, %c3_i32 : i32
        %310 = arith.ori %308, %309 : i32
        %311 = arith.xori %307, %310 : i32
        %312 = arith.addi %307, %311 : i32
        %c16_i32 = arith.constant 16 : i32
        %313 = arith.shli %311, %c16_i32 : i32
        %c16_i32_168 = arith.constant 16 : i32
        %314 = arith.shrui %311, %c16_i32_168 : i32
        %315 = arith.ori %313, %314 : i32
        %316 = arith.xori %312, %315 : i32
        %317 = arith.addi %312, %316 : i32
        %c24_i32 = arith.constant 24 : i32
        %318 = arith.shli %316, %c24_i32 : i32
        %c8_i32 = arith.constant 8 : i32
        %319 = arith.shrui %316, %c8_i32 : i32
        %320 = arith.ori %318, %319 : i32
        %321 = arith.xori %317, %320 : i32
        %322 = arith.addi %317, %276 : i32
        %323 = arith.addi %321, %in : i32
        %c2_i32 = arith.constant 2 : i32
        %324 = arith.addi %323, %c2_i32 : i32
        %325 = arith.addi %322, %324 : i32
        %c13_i32_169 = arith.constant 13 : i32
        %326 = arith.shli %324, %c13_i32_169 : i32
        %c19_i32_170 = arith.constant 19 : i32
        %327 = arith.shrui %324, %c19_i32_170 : i32
        %328 = arith.ori %326, %327 : i32
        %329 = arith.xori %325, %328 : i32
        %330 = arith.addi %325, %329 : i32
        %c15_i32_171 = arith.constant 15 : i32
        %331 = arith.shli %329, %c15_i32_171 : i32
        %c17_i32_172 = arith.constant 17 : i32
        %332 = arith.shrui %329, %c17_i32_172 : i32
        %333 = arith.ori %331, %332 : i32
        %334 = arith.xori %330, %333 : i32
        %335 = arith.addi %330, %334 : i32
        %c26_i32_173 = arith.constant 26 : i32
        %336 = arith.shli %334, %c26_i32_173 : i32
        %c6_i32_174 = arith.constant 6 : i32
        %337 = arith.shrui %334, %c6_i32_174 : i32
        %338 = arith.ori %336, %337 : i32
        %339 = arith.xori %335, %338 : i32
        %340 = arith.addi %335, %339 : i32
        %c6_i32_175 = arith.constant 6 : i32
        %341 = arith.shli %339, %c6_i32_175 : i32
        %c26_i32_176 = arith.constant 26 : i32
        %342 = arith.shrui %339, %c26_i32_176 : i32
        %343 = arith.ori %341, %342 : i32
        %344 = arith.xori %340, %343 : i32
        %345 = arith.addi %340, %in : i32
        %346 = arith.addi %344, %in_159 : i32
        %c3_i32_177 = arith.constant 3 : i32
        %347 = arith.addi %346, %c3_i32_177 : i32
        %348 = arith.addi %345, %347 : i32
        %c17_i32_178 = arith.constant 17 : i32
        %349 = arith.shli %347, %c17_i32_178 : i32
        %c15_i32_179 = arith.constant 15 : i32
        %350 = arith.shrui %347, %c15_i32_179 : i32
        %351 = arith.ori %349, %350 : i32
        %352 = arith.xori %348, %351 : i32
        %353 = arith.addi %348, %352 : i32
        %c29_i32_180 = arith.constant 29 : i32
        %354 = arith.shli %352, %c29_i32_180 : i32
        %c3_i32_181 = arith.constant 3 : i32
        %355 = arith.shrui %352, %c3_i32_181 : i32
        %356 = arith.ori %354, %355 : i32
        %357 = arith.xori %353, %356 : i32
        %358 = arith.addi %353, %357 : i32
        %c16_i32_182 = arith.constant 16 : i32
        %359 = arith.shli %357, %c16_i32_182 : i32
        %c16_i32_183 = arith.constant 16 : i32
        %360 = arith.shrui %357, %c16_i32_183 : i32
        %361 = arith.ori %359, %360 : i32
        %362 = arith.xori %358, %361 : i32
        %363 = arith.addi %358, %362 : i32
        %c24_i32_184 = arith.constant 24 : i32
        %364 = arith.shli %362, %c24_i32_184 : i32
        %c8_i32_185 = arith.constant 8 : i32
        %365 = arith.shrui %362, %c8_i32_185 : i32
        %366 = arith.ori %364, %365 : i32
        %367 = arith.xori %363, %366 : i32
        %368 = arith.addi %363, %in_159 : i32
        %369 = arith.addi %367, %276 : i32
        %c4_i32 = arith.constant 4 : i32
        %370 = arith.addi %369, %c4_i32 : i32
        %371 = arith.addi %368, %370 : i32
        %c13_i32_186 = arith.constant 13 : i32
        %372 = arith.shli %370, %c13_i32_186 : i32
        %c19_i32_187 = arith.constant 19 : i32
        %373 = arith.shrui %370, %c19_i32_187 : i32
        %374 = arith.ori %372, %373 : i32
        %375 = arith.xori %371, %374 : i32
        %376 = arith.addi %371, %375 : i32
        %c15_i32_188 = arith.constant 15 : i32
        %377 = arith.shli %375, %c15_i32_188 : i32
        %c17_i32_189 = arith.constant 17 : i32
        %378 = arith.shrui %375, %c17_i32_189 : i32
        %379 = arith.ori %377, %378 : i32
        %380 = arith.xori %376, %379 : i32
        %381 = arith.addi %376, %380 : i32
        %c26_i32_190 = arith.constant 26 : i32
        %382 = arith.shli %380, %c26_i32_190 : i32
        %c6_i32_191 = arith.constant 6 : i32
        %383 = arith.shrui %380, %c6_i32_191 : i32
        %384 = arith.ori %382, %383 : i32
        %385 = arith.xori %381, %384 : i32
        %386 = arith.addi %381, %385 : i32
        %c6_i32_192 = arith.constant 6 : i32
        %387 = arith.shli %385, %c6_i32_192 : i32
        %c26_i32_193 = arith.constant 26 : i32
        %388 = arith.shrui %385, %c26_i32_193 : i32
        %389 = arith.ori %387, %388 : i32
        %390 = arith.xori %386, %389 : i32
        %391 = arith.addi %386, %276 : i32
        %392 = arith.addi %390, %in : i32
        %c5_i32 = arith.constant 5 : i32
        %393 = arith.addi %392, %c5_i32 : i32
        linalg.yield %391, %393 : i32, i32
      } -> (tensor<1xi32>, tensor<1xi32>)
      %141 = tensor.empty() : tensor<1xi32>
      %142 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%140#0 : tensor<1xi32>) outs(%141 : tensor<1xi32>) {
      ^bb0(%in: i32, %out: i32):
        %275 = arith.bitcast %in : i32 to i32
        linalg.yield %275 : i32
      } -> tensor<1xi32>
      %143 = tensor.empty() : tensor<1xi32>
      %144 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%140#1 : tensor<1xi32>) outs(%143 : tensor<1xi32>) {
      ^bb0(%in: i32, %out: i32):
        %275 = arith.bitcast %in : i32 to i32
        linalg.yield %275 : i32
      } -> tensor<1xi32>
      %c0_106 = arith.constant 0 : index
      %145 = tensor.empty() : tensor<2xi32>
      %146 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%145 : tensor<2xi32>) {
      ^bb0(%out: i32):
        %275 = linalg.index 0 : index
        %276 = linalg.index 0 : index
        %c0_159 = arith.constant 0 : index
        %dim = tensor.dim %142, %c0_159 : tensor<1xi32>
        %277 = arith.addi %c0_106, %dim : index
        %278 = arith.cmpi ult, %276, %277 : index
        %279 = scf.if %278 -> (i32) {
          %280 = arith.subi %276, %c0_106 : index
          %extracted_160 = tensor.extract %142[%280] : tensor<1xi32>
          scf.yield %extracted_160 : i32
        } else {
          %280 = arith.subi %276, %277 : index
          %extracted_160 = tensor.extract %144[%280] : tensor<1xi32>
          scf.yield %extracted_160 : i32
        }
        linalg.yield %279 : i32
      } -> tensor<2xi32>
      %cst_107 = arith.constant dense<1> : tensor<i32>
      %147 = tensor.empty() : tensor<i32>
      %c1_i32 = arith.constant 1 : i32
      %148 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%collapsed_43 : tensor<i32>) outs(%147 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        %275 = arith.addi %in, %c1_i32 : i32
        linalg.yield %275 : i32
      } -> tensor<i32>
      %extracted_slice_108 = tensor.extract_slice %146[0] [1] [1] : tensor<2xi32> to tensor<1xi32>
      %collapsed_109 = tensor.collapse_shape %extracted_slice_108 [] : tensor<1xi32> into tensor<i32>
      %extracted_slice_110 = tensor.extract_slice %146[1] [1] [1] : tensor<2xi32> to tensor<1xi32>
      %collapsed_111 = tensor.collapse_shape %extracted_slice_110 [] : tensor<1xi32> into tensor<i32>
      %149 = tensor.empty() : tensor<4x8xi64>
      %150 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel"]} outs(%149 : tensor<4x8xi64>) {
      ^bb0(%out: i64):
        %275 = linalg.index 0 : index
        %276 = arith.index_cast %275 : index to i64
        linalg.yield %276 : i64
      } -> tensor<4x8xi64>
      %151 = tensor.empty() : tensor<4x8xi64>
      %152 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel"]} outs(%151 : tensor<4x8xi64>) {
      ^bb0(%out: i64):
        %275 = linalg.index 1 : index
        %276 = arith.index_cast %275 : index to i64
        linalg.yield %276 : i64
      } -> tensor<4x8xi64>
      %cst_112 = arith.constant dense<8> : tensor<i64>
      %153 = tensor.empty() : tensor<4x8xi64>
      %154 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_112 : tensor<i64>) outs(%153 : tensor<4x8xi64>) {
      ^bb0(%in: i64, %out: i64):
        linalg.yield %in : i64
      } -> tensor<4x8xi64>
      %155 = tensor.empty() : tensor<4x8xi64>
      %156 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%154, %150 : tensor<4x8xi64>, tensor<4x8xi64>) outs(%155 : tensor<4x8xi64>) {
      ^bb0(%in: i64, %in_159: i64, %out: i64):
        %275 = arith.muli %in, %in_159 : i64
        linalg.yield %275 : i64
      } -> tensor<4x8xi64>
      %cst_113 = arith.constant dense<1> : tensor<i64>
      %157 = tensor.empty() : tensor<4x8xi64>
      %158 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_113 : tensor<i64>) outs(%157 : tensor<4x8xi64>) {
      ^bb0(%in: i64, %out: i64):
        linalg.yield %in : i64
      } -> tensor<4x8xi64>
      %159 = tensor.empty() : tensor<4x8xi64>
      %160 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%158, %152 : tensor<4x8xi64>, tensor<4x8xi64>) outs(%159 : tensor<4x8xi64>) {
      ^bb0(%in: i64, %in_159: i64, %out: i64):
        %275 = arith.muli %in, %in_159 : i64
        linalg.yield %275 : i64
      } -> tensor<4x8xi64>
      %161 = tensor.empty() : tensor<4x8xi64>
      %162 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%156, %160 : tensor<4x8xi64>, tensor<4x8xi64>) outs(%161 : tensor<4x8xi64>) {
      ^bb0(%in: i64, %in_159: i64, %out: i64):
        %275 = arith.addi %in, %in_159 : i64
        linalg.yield %275 : i64
      } -> tensor<4x8xi64>
      %cst_114 = arith.constant dense<32> : tensor<i64>
      %163 = tensor.empty() : tensor<4x8xi64>
      %164 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_114 : tensor<i64>) outs(%163 : tensor<4x8xi64>) {
      ^bb0(%in: i64, %out: i64):
        linalg.yield %in : i64
      } -> tensor<4x8xi64>
      %165 = tensor.empty() : tensor<4x8xi64>
      %166 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%162, %164 : tensor<4x8xi64>, tensor<4x8xi64>) outs(%165 : tensor<4x8xi64>) {
      ^bb0(%in: i64, %in_159: i64, %out: i64):
        %c0_i64 = arith.constant 0 : i64
        %275 = arith.shrui %in, %in_159 : i64
        %c64_i64 = arith.constant 64 : i64
        %276 = arith.cmpi ugt, %c64_i64, %in_159 : i64
        %277 = arith.select %276, %275, %c0_i64 : i64
        linalg.yield %277 : i64
      } -> tensor<4x8xi64>
      %167 = tensor.empty() : tensor<4x8xi32>
      %168 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%162 : tensor<4x8xi64>) outs(%167 : tensor<4x8xi32>) {
      ^bb0(%in: i64, %out: i32):
        %275 = arith.trunci %in : i64 to i32
        linalg.yield %275 : i32
      } -> tensor<4x8xi32>
      %169 = tensor.empty() : tensor<4x8xi32>
      %170 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%166 : tensor<4x8xi64>) outs(%169 : tensor<4x8xi32>) {
      ^bb0(%in: i64, %out: i32):
        %275 = arith.trunci %in : i64 to i32
        linalg.yield %275 : i32
      } -> tensor<4x8xi32>
      %171 = tensor.empty() : tensor<i32>
      %172 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%collapsed_109 : tensor<i32>) outs(%171 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        %275 = arith.bitcast %in : i32 to i32
        linalg.yield %275 : i32
      } -> tensor<i32>
      %173 = tensor.empty() : tensor<i32>
      %174 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%collapsed_111 : tensor<i32>) outs(%173 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        %275 = arith.bitcast %in : i32 to i32
        linalg.yield %275 : i32
      } -> tensor<i32>
      %175 = tensor.empty() : tensor<4x8xi32>
      %176 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%170 : tensor<4x8xi32>) outs(%175 : tensor<4x8xi32>) {
      ^bb0(%in: i32, %out: i32):
        %275 = arith.bitcast %in : i32 to i32
        linalg.yield %275 : i32
      } -> tensor<4x8xi32>
      %177 = tensor.empty() : tensor<4x8xi32>
      %178 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%168 : tensor<4x8xi32>) outs(%177 : tensor<4x8xi32>) {
      ^bb0(%in: i32, %out: i32):
        %275 = arith.bitcast %in : i32 to i32
        linalg.yield %275 : i32
      } -> tensor<4x8xi32>
      %179 = tensor.empty() : tensor<4x8xi32>
      %180 = tensor.empty() : tensor<4x8xi32>
      %181:2 = linalg.generic {indexing_maps = [#map3, #map3, #map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%172, %174, %176, %178 : tensor<i32>, tensor<i32>, tensor<4x8xi32>, tensor<4x8xi32>) outs(%179, %180 : tensor<4x8xi32>, tensor<4x8xi32>) {
      ^bb0(%in: i32, %in_159: i32, %in_160: i32, %in_161: i32, %out: i32, %out_162: i32):
        %275 = arith.xori %in, %in_159 : i32
        %c466688986_i32 = arith.constant 466688986 : i32
        %276 = arith.xori %275, %c466688986_i32 : i32
        %277 = arith.addi %in_160, %in : i32
        %278 = arith.addi %in_161, %in_159 : i32
        %279 = arith.addi %277, %278 : i32
        %c13_i32 = arith.constant 13 : i32
        %280 = arith.shli %278, %c13_i32 : i32
        %c19_i32 = arith.constant 19 : i32
        %281 = arith.shrui %278, %c19_i32 : i32
        %282 = arith.ori %280, %281 : i32
        %283 = arith.xori %279, %282 : i32
        %284 = arith.addi %279, %283 : i32
        %c15_i32 = arith.constant 15 : i32
        %285 = arith.shli %283, %c15_i32 : i32
        %c17_i32 = arith.constant 17 : i32
        %286 = arith.shrui %283, %c17_i32 : i32
        %287 = arith.ori %285, %286 : i32
        %288 = arith.xori %284, %287 : i32
        %289 = arith.addi %284, %288 : i32
        %c26_i32 = arith.constant 26 : i32
        %290 = arith.shli %288, %c26_i32 : i32
        %c6_i32 = arith.constant 6 : i32
        %291 = arith.shrui %288, %c6_i32 : i32
        %292 = arith.ori %290, %291 : i32
        %293 = arith.xori %289, %292 : i32
        %294 = arith.addi %289, %293 : i32
        %c6_i32_163 = arith.constant 6 : i32
        %295 = arith.shli %293, %c6_i32_163 : i32
        %c26_i32_164 = arith.constant 26 : i32
        %296 = arith.shrui %293, %c26_i32_164 : i32
        %297 = arith.ori %295, %296 : i32
        %298 = arith.xori %294, %297 : i32
        %299 = arith.addi %294, %in_159 : i32
        %300 = arith.addi %298, %276 : i32
        %c1_i32_165 = arith.constant 1 : i32
        %301 = arith.addi %300, %c1_i32_165 : i32
        %302 = arith.addi %299, %301 : i32
        %c17_i32_166 = arith.constant 17 : i32
        %303 = arith.shli %301, %c17_i32_166 : i32
        %c15_i32_167 = arith.constant 15 : i32
        %304 = arith.shrui %301, %c15_i32_167 : i32
        %305 = arith.ori %303, %304 : i32
        %306 = arith.xori %302, %305 : i32
        %307 = arith.addi %302, %306 : i32
        %c29_i32 = arith.constant 29 : i32
        %308 = arith.shli %306, %c29_i32 : i32
        %c3_i32 = arith.constant 3 : i32
        %309 = arith.shrui %306, %c3_i32 : i32
        %310 = arith.ori %308, %309 : i32
        %311 = arith.xori %307, %310 : i32
        %312 = arith.addi %307, %311 : i32
        %c16_i32 = arith.constant 16 : i32
        %313 = arith.shli %311, %c16_i32 : i32
        %c16_i32_168 = arith.constant 16 : i32
        %314 = arith.shrui %311, %c16_i32_168 : i32
        %315 = arith.ori %313, %314 : i32
        %316 = arith.xori %312, %315 : i32
        %317 = arith.addi %312, %316 : i32
        %c24_i32 = arith.constant 24 : i32
        %318 = arith.shli %316, %c24_i32 : i32
        %c8_i32 = arith.constant 8 : i32
        %319 = arith.shrui %316, %c8_i32 : i32
        %320 = arith.ori %318, %319 : i32
        %321 = arith.xori %317, %320 : i32
        %322 = arith.addi %317, %276 : i32
        %323 = arith.addi %321, %in : i32
        %c2_i32 = arith.constant 2 : i32
        %324 = arith.addi %323, %c2_i32 : i32
        %325 = arith.addi %322, %324 : i32
        %c13_i32_169 = arith.constant 13 : i32
        %326 = arith.shli %324, %c13_i32_169 : i32
        %c19_i32_170 = arith.constant 19 : i32
        %327 = arith.shrui %324, %c19_i32_170 : i32
        %328 = arith.ori %326, %327 : i32
        %329 = arith.xori %325, %328 : i32
        %330 = arith.addi %325, %329 : i32
        %c15_i32_171 = arith.constant 15 : i32
        %331 = arith.shli %329, %c15_i32_171 : i32
        %c17_i32_172 = arith.constant 17 : i32
        %332 = arith.shrui %329, %c17_i32_172 : i32
        %333 = arith.ori %331, %332 : i32
        %334 = arith.xori %330, %333 : i32
        %335 = arith.addi %330, %334 : i32
        %c26_i32_173 = arith.constant 26 : i32
        %336 = arith.shli %334, %c26_i32_173 : i32
        %c6_i32_174 = arith.constant 6 : i32
        %337 = arith.shrui %334, %c6_i32_174 : i32
        %338 = arith.ori %336, %337 : i32
        %339 = arith.xori %335, %338 : i32
        %340 = arith.addi %335, %339 : i32
        %c6_i32_175 = arith.constant 6 : i32
        %341 = arith.shli %339, %c6_i32_175 : i32
        %c26_i32_176 = arith.constant 26 : i32
        %342 = arith.shrui %339, %c26_i32_176 : i32
        %343 = arith.ori %341, %342 : i32
        %344 = arith.xori %340, %343 : i32
        %345 = arith.addi %340, %in : i32
        %346 = arith.addi %344, %in_159 : i32
        %c3_i32_177 = arith.constant 3 : i32
        %347 = arith.addi %346, %c3_i32_177 : i32
        %348 = arith.addi %345, %347 : i32
        %c17_i32_178 = arith.constant 17 : i32
        %349 = arith.shli %347, %c17_i32_178 : i32
        %c15_i32_179 = arith.constant 15 : i32
        %350 = arith.shrui %347, %c15_i32_179 : i32
        %351 = arith.ori %349, %350 : i32
        %352 = arith.xori %348, %351 : i32
        %353 = arith.addi %348, %352 : i32
        %c29_i32_180 = arith.constant 29 : i32
        %354 = arith.shli %352, %c29_i32_180 : i32
        %c3_i32_181 = arith.constant 3 : i32
        %355 = arith.shrui %352, %c3_i32_181 : i32
        %356 = arith.ori %354, %355 : i32
        %357 = arith.xori %353, %356 : i32
        %358 = arith.addi %353, %357 : i32
        %c16_i32_182 = arith.constant 16 : i32
        %359 = arith.shli %357, %c16_i32_182 : i32
        %c16_i32_183 = arith.constant 16 : i32
        %360 = arith.shrui %357, %c16_i32_183 : i32
        %361 = arith.ori %359, %360 : i32
        %362 = arith.xori %358, %361 : i32
        %363 = arith.addi %358, %362 : i32
        %c24_i32_184 = arith.constant 24 : i32
        %364 = arith.shli %362, %c24_i32_184 : i32
        %c8_i32_185 = arith.constant 8 : i32
        %365 = arith.shrui %362, %c8_i32_185 : i32
        %366 = arith.ori %364, %365 : i32
        %367 = arith.xori %363, %366 : i32
        %368 = arith.addi %363, %in_159 : i32
        %369 = arith.addi %367, %276 : i32
        %c4_i32 = arith.constant 4 : i32
        %370 = arith.addi %369, %c4_i32 : i32
        %371 = arith.addi %368, %370 : i32
        %c13_i32_186 = arith.constant 13 : i32
        %372 = arith.shli %370, %c13_i32_186 : i32
        %c19_i32_187 = arith.constant 19 : i32
        %373 = arith.shrui %370, %c19_i32_187 : i32
        %374 = arith.ori %372, %373 : i32
        %375 = arith.xori %371, %374 : i32
        %376 = arith.addi %371, %375 : i32
        %c15_i32_188 = arith.constant 15 : i32
        %377 = arith.shli %375, %c15_i32_188 : i32
        %c17_i32_189 = arith.constant 17 : i32
        %378 = arith.shrui %375, %c17_i32_189 : i32
        %379 = arith.ori %377, %378 : i32
        %380 = arith.xori %376, %379 : i32
        %381 = arith.addi %376, %380 : i32
        %c26_i32_190 = arith.constant 26 : i32
        %382 = arith.shli %380, %c26_i32_190 : i32
        %c6_i32_191 = arith.constant 6 : i32
        %383 = arith.shrui %380, %c6_i32_191 : i32
        %384 = arith.ori %382, %383 : i32
        %385 = arith.xori %381, %384 : i32
        %386 = arith.addi %381, %385 : i32
        %c6_i32_192 = arith.constant 6 : i32
        %387 = arith.shli %385, %c6_i32_192 : i32
        %c26_i32_193 = arith.constant 26 : i32
        %388 = arith.shrui %385, %c26_i32_193 : i32
        %389 = arith.ori %387, %388 : i32
        %390 = arith.xori %386, %389 : i32
        %391 = arith.addi %386, %276 : i32
        %392 = arith.addi %390, %in : i32
        %c5_i32 = arith.constant 5 : i32
        %393 = arith.addi %392, %c5_i32 : i32
        linalg.yield %391, %393 : i32, i32
      } -> (tensor<4x8xi32>, tensor<4x8xi32>)
      %182 = tensor.empty() : tensor<4x8xi32>
      %183 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%181#0 : tensor<4x8xi32>) outs(%182 : tensor<4x8xi32>) {
      ^bb0(%in: i32, %out: i32):
        %275 = arith.bitcast %in : i32 to i32
        linalg.yield %275 : i32
      } -> tensor<4x8xi32>
      %184 = tensor.empty() : tensor<4x8xi32>
      %185 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%181#1 : tensor<4x8xi32>) outs(%184 : tensor<4x8xi32>) {
      ^bb0(%in: i32, %out: i32):
        %275 = arith.bitcast %in : i32 to i32
        linalg.yield %275 : i32
      } -> tensor<4x8xi32>
      %186 = tensor.empty() : tensor<4x8xi32>
      %187 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%183, %185 : tensor<4x8xi32>, tensor<4x8xi32>) outs(%186 : tensor<4x8xi32>) {
      ^bb0(%in: i32, %in_159: i32, %out: i32):
        %275 = arith.xori %in, %in_159 : i32
        linalg.yield %275 : i32
      } -> tensor<4x8xi32>
      %cst_115 = arith.constant dense<9> : tensor<i32>
      %188 = tensor.empty() : tensor<4x8xi32>
      %189 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_115 : tensor<i32>) outs(%188 : tensor<4x8xi32>) {
      ^bb0(%in: i32, %out: i32):
        linalg.yield %in : i32
      } -> tensor<4x8xi32>
      %190 = tensor.empty() : tensor<4x8xi32>
      %191 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%187, %189 : tensor<4x8xi32>, tensor<4x8xi32>) outs(%190 : tensor<4x8xi32>) {
      ^bb0(%in: i32, %in_159: i32, %out: i32):
        %c0_i32 = arith.constant 0 : i32
        %275 = arith.shrui %in, %in_159 : i32
        %c32_i32_160 = arith.constant 32 : i32
        %276 = arith.cmpi ugt, %c32_i32_160, %in_159 : i32
        %277 = arith.select %276, %275, %c0_i32 : i32
        linalg.yield %277 : i32
      } -> tensor<4x8xi32>
      %cst_116 = arith.constant dense<1065353216> : tensor<i32>
      %192 = tensor.empty() : tensor<4x8xi32>
      %193 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_116 : tensor<i32>) outs(%192 : tensor<4x8xi32>) {
      ^bb0(%in: i32, %out: i32):
        linalg.yield %in : i32
      } -> tensor<4x8xi32>
      %194 = tensor.empty() : tensor<4x8xi32>
      %195 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%191, %193 : tensor<4x8xi32>, tensor<4x8xi32>) outs(%194 : tensor<4x8xi32>) {
      ^bb0(%in: i32, %in_159: i32, %out: i32):
        %275 = arith.ori %in, %in_159 : i32
        linalg.yield %275 : i32
      } -> tensor<4x8xi32>
      %196 = tensor.empty() : tensor<4x8xf32>
      %197 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%195 : tensor<4x8xi32>) outs(%196 : tensor<4x8xf32>) {
      ^bb0(%in: i32, %out: f32):
        %275 = arith.bitcast %in : i32 to f32
        linalg.yield %275 : f32
      } -> tensor<4x8xf32>
      %cst_117 = arith.constant dense<1.000000e+00> : tensor<f32>
      %198 = tensor.empty() : tensor<4x8xf32>
      %199 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_117 : tensor<f32>) outs(%198 : tensor<4x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<4x8xf32>
      %200 = tensor.empty() : tensor<4x8xf32>
      %201 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%197, %199 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%200 : tensor<4x8xf32>) {
      ^bb0(%in: f32, %in_159: f32, %out: f32):
        %275 = arith.subf %in, %in_159 : f32
        linalg.yield %275 : f32
      } -> tensor<4x8xf32>
      %202 = tensor.empty() : tensor<4x8xf32>
      %203 = linalg.generic {indexing_maps = [#map8, #map1], iterator_types = ["parallel", "parallel"]} ins(%16 : tensor<1x1xf32>) outs(%202 : tensor<4x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<4x8xf32>
      %204 = tensor.empty() : tensor<4x8xf32>
      %205 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%201, %203 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%204 : tensor<4x8xf32>) {
      ^bb0(%in: f32, %in_159: f32, %out: f32):
        %275 = arith.mulf %in, %in_159 : f32
        linalg.yield %275 : f32
      } -> tensor<4x8xf32>
      %206 = tensor.empty() : tensor<4x8xf32>
      %207 = linalg.generic {indexing_maps = [#map8, #map1], iterator_types = ["parallel", "parallel"]} ins(%12 : tensor<1x1xf32>) outs(%206 : tensor<4x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<4x8xf32>
      %208 = tensor.empty() : tensor<4x8xf32>
      %209 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%205, %207 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%208 : tensor<4x8xf32>) {
      ^bb0(%in: f32, %in_159: f32, %out: f32):
        %275 = arith.addf %in, %in_159 : f32
        linalg.yield %275 : f32
      } -> tensor<4x8xf32>
      %210 = tensor.empty() : tensor<4x8xf32>
      %211 = linalg.generic {indexing_maps = [#map8, #map1], iterator_types = ["parallel", "parallel"]} ins(%12 : tensor<1x1xf32>) outs(%210 : tensor<4x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<4x8xf32>
      %212 = tensor.empty() : tensor<4x8xf32>
      %213 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%211, %209 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%212 : tensor<4x8xf32>) {
      ^bb0(%in: f32, %in_159: f32, %out: f32):
        %275 = arith.maximumf %in, %in_159 : f32
        linalg.yield %275 : f32
      } -> tensor<4x8xf32>
      %cst_118 = arith.constant dense<7.500000e-01> : tensor<f32>
      %214 = tensor.empty() : tensor<4x8xf32>
      %215 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_118 : tensor<f32>) outs(%214 : tensor<4x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<4x8xf32>
      %216 = tensor.empty() : tensor<4x8xi1>
      %217 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%213, %215 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%216 : tensor<4x8xi1>) {
      ^bb0(%in: f32, %in_159: f32, %out: i1):
        %275 = arith.cmpf olt, %in, %in_159 : f32
        linalg.yield %275 : i1
      } -> tensor<4x8xi1>
      %cst_119 = arith.constant dense<7.500000e-01> : tensor<f32>
      %218 = tensor.empty() : tensor<4x8xf32>
      %219 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_119 : tensor<f32>) outs(%218 : tensor<4x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<4x8xf32>
      %220 = tensor.empty() : tensor<4x8xf32>
      %221 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%119, %219 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%220 : tensor<4x8xf32>) {
      ^bb0(%in: f32, %in_159: f32, %out: f32):
        %275 = arith.divf %in, %in_159 : f32
        linalg.yield %275 : f32
      } -> tensor<4x8xf32>
      %222 = tensor.empty() : tensor<4x8xf32>
      %223 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%217, %221, %18 : tensor<4x8xi1>, tensor<4x8xf32>, tensor<4x8xf32>) outs(%222 : tensor<4x8xf32>) {
      ^bb0(%in: i1, %in_159: f32, %in_160: f32, %out: f32):
        %275 = arith.select %in, %in_159, %in_160 : f32
        linalg.yield %275 : f32
      } -> tensor<4x8xf32>
      %224 = tensor.empty() : tensor<4x8xf32>
      %225 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg9, %223 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%224 : tensor<4x8xf32>) {
      ^bb0(%in: f32, %in_159: f32, %out: f32):
        %275 = arith.addf %in, %in_159 : f32
        linalg.yield %275 : f32
      } -> tensor<4x8xf32>
      %226 = tensor.empty() : tensor<1xi32>
      %227 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel"]} ins(%148 : tensor<i32>) outs(%226 : tensor<1xi32>) {
      ^bb0(%in: i32, %out: i32):
        linalg.yield %in : i32
      } -> tensor<1xi32>
      %c0_120 = arith.constant 0 : index
      %extracted_121 = tensor.extract %from_elements[] : tensor<i32>
      %228 = arith.index_cast %extracted_121 : i32 to index
      %c2_122 = arith.constant 2 : index
      %229 = arith.maxsi %228, %c0_120 : index
      %230 = arith.minsi %229, %c2_122 : index
      %inserted_slice = tensor.insert_slice %227 into %84[%230] [1] [1] : tensor<1xi32> into tensor<3xi32>
      %231 = tensor.empty() : tensor<1x2xi32>
      %232 = linalg.generic {indexing_maps = [#map9, #map1], iterator_types = ["parallel", "parallel"]} ins(%collapsed_58 : tensor<2xi32>) outs(%231 : tensor<1x2xi32>) {
      ^bb0(%in: i32, %out: i32):
        linalg.yield %in : i32
      } -> tensor<1x2xi32>
      %cst_123 = arith.constant dense<0> : tensor<i32>
      %c0_124 = arith.constant 0 : index
      %extracted_125 = tensor.extract %from_elements[] : tensor<i32>
      %233 = arith.index_cast %extracted_125 : i32 to index
      %c2_126 = arith.constant 2 : index
      %234 = arith.maxsi %233, %c0_124 : index
      %235 = arith.minsi %234, %c2_126 : index
      %extracted_127 = tensor.extract %cst_123[] : tensor<i32>
      %236 = arith.index_cast %extracted_127 : i32 to index
      %c0_128 = arith.constant 0 : index
      %237 = arith.maxsi %236, %c0_124 : index
      %238 = arith.minsi %237, %c0_128 : index
      %inserted_slice_129 = tensor.insert_slice %232 into %86[%235, %238] [1, 2] [1, 1] : tensor<1x2xi32> into tensor<3x2xi32>
      %239 = tensor.empty() : tensor<1x8xf32>
      %240 = linalg.generic {indexing_maps = [#map9, #map1], iterator_types = ["parallel", "parallel"]} ins(%collapsed_72 : tensor<8xf32>) outs(%239 : tensor<1x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x8xf32>
      %cst_130 = arith.constant dense<0> : tensor<i32>
      %c0_131 = arith.constant 0 : index
      %extracted_132 = tensor.extract %from_elements[] : tensor<i32>
      %241 = arith.index_cast %extracted_132 : i32 to index
      %c2_133 = arith.constant 2 : index
      %242 = arith.maxsi %241, %c0_131 : index
      %243 = arith.minsi %242, %c2_133 : index
      %extracted_134 = tensor.extract %cst_130[] : tensor<i32>
      %244 = arith.index_cast %extracted_134 : i32 to index
      %c0_135 = arith.constant 0 : index
      %245 = arith.maxsi %244, %c0_131 : index
      %246 = arith.minsi %245, %c0_135 : index
      %inserted_slice_136 = tensor.insert_slice %240 into %arg12[%243, %246] [1, 8] [1, 1] : tensor<1x8xf32> into tensor<3x8xf32>
      %247 = tensor.empty() : tensor<1x8x8xf32>
      %248 = linalg.generic {indexing_maps = [#map10, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_94 : tensor<8x8xf32>) outs(%247 : tensor<1x8x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x8x8xf32>
      %cst_137 = arith.constant dense<0> : tensor<i32>
      %cst_138 = arith.constant dense<0> : tensor<i32>
      %c0_139 = arith.constant 0 : index
      %extracted_140 = tensor.extract %from_elements[] : tensor<i32>
      %249 = arith.index_cast %extracted_140 : i32 to index
      %c2_141 = arith.constant 2 : index
      %250 = arith.maxsi %249, %c0_139 : index
      %251 = arith.minsi %250, %c2_141 : index
      %extracted_142 = tensor.extract %cst_137[] : tensor<i32>
      %252 = arith.index_cast %extracted_142 : i32 to index
      %c0_143 = arith.constant 0 : index
      %253 = arith.maxsi %252, %c0_139 : index
      %254 = arith.minsi %253, %c0_143 : index
      %extracted_144 = tensor.extract %cst_138[] : tensor<i32>
      %255 = arith.index_cast %extracted_144 : i32 to index
      %c0_145 = arith.constant 0 : index
      %256 = arith.maxsi %255, %c0_139 : index
      %257 = arith.minsi %256, %c0_145 : index
      %inserted_slice_146 = tensor.insert_slice %248 into %arg13[%251, %254, %257] [1, 8, 8] [1, 1, 1] : tensor<1x8x8xf32> into tensor<3x8x8xf32>
      %258 = tensor.empty() : tensor<1x4x8xf32>
      %259 = linalg.generic {indexing_maps = [#map10, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg9 : tensor<4x8xf32>) outs(%258 : tensor<1x4x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x4x8xf32>
      %cst_147 = arith.constant dense<0> : tensor<i32>
      %cst_148 = arith.constant dense<0> : tensor<i32>
      %c0_149 = arith.constant 0 : index
      %extracted_150 = tensor.extract %from_elements[] : tensor<i32>
      %260 = arith.index_cast %extracted_150 : i32 to index
      %c2_151 = arith.constant 2 : index
      %261 = arith.maxsi %260, %c0_149 : index
      %262 = arith.minsi %261, %c2_151 : index
      %extracted_152 = tensor.extract %cst_147[] : tensor<i32>
      %263 = arith.index_cast %extracted_152 : i32 to index
      %c0_153 = arith.constant 0 : index
      %264 = arith.maxsi %263, %c0_149 : index
      %265 = arith.minsi %264, %c0_153 : index
      %extracted_154 = tensor.extract %cst_148[] : tensor<i32>
      %266 = arith.index_cast %extracted_154 : i32 to index
      %c0_155 = arith.constant 0 : index
      %267 = arith.maxsi %266, %c0_149 : index
      %268 = arith.minsi %267, %c0_155 : index
      %inserted_slice_156 = tensor.insert_slice %259 into %arg14[%262, %265, %268] [1, 4, 8] [1, 1, 1] : tensor<1x4x8xf32> into tensor<3x4x8xf32>
      %cst_157 = arith.constant dense<1> : tensor<i32>
      %269 = tensor.empty() : tensor<i32>
      %c1_i32_158 = arith.constant 1 : i32
      %270 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%from_elements : tensor<i32>) outs(%269 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        %275 = arith.addi %in, %c1_i32_158 : i32
        linalg.yield %275 : i32
      } -> tensor<i32>
      %271 = tensor.empty() : tensor<3xi32>
      %272 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%inserted_slice : tensor<3xi32>) outs(%271 : tensor<3xi32>) {
      ^bb0(%in: i32, %out: i32):
        %275 = arith.bitcast %in : i32 to i32
        linalg.yield %275 : i32
      } -> tensor<3xi32>
      %273 = tensor.empty() : tensor<3x2xi32>
      %274 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%inserted_slice_129 : tensor<3x2xi32>) outs(%273 : tensor<3x2xi32>) {
      ^bb0(%in: i32, %out: i32):
        %275 = arith.bitcast %in : i32 to i32
        linalg.yield %275 : i32
      } -> tensor<3x2xi32>
      scf.yield %225, %272, %274, %inserted_slice_136, %inserted_slice_146, %inserted_slice_156 : tensor<4x8xf32>, tensor<3xi32>, tensor<3x2xi32>, tensor<3x8xf32>, tensor<3x8x8xf32>, tensor<3x4x8xf32>
    }
    %34 = tensor.empty() : tensor<3xi32>
    %35 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%33#1 : tensor<3xi32>) outs(%34 : tensor<3xi32>) {
    ^bb0(%in: i32, %out: i32):
      %82 = arith.bitcast %in : i32 to i32
      linalg.yield %82 : i32
    } -> tensor<3xi32>
    %36 = tensor.empty() : tensor<3x2xi32>
    %37 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%33#2 : tensor<3x2xi32>) outs(%36 : tensor<3x2xi32>) {
    ^bb0(%in: i32, %out: i32):
      %82 = arith.bitcast %in : i32 to i32
      linalg.yield %82 : i32
    } -> tensor<3x2xi32>
    %cst_9 = arith.constant dense<0.000000e+00> : tensor<f32>
    %38 = tensor.empty() : tensor<3x4x8xf32>
    %39 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_9 : tensor<f32>) outs(%38 : tensor<3x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x4x8xf32>
    %cst_10 = arith.constant dense<0> : tensor<i32>
    %cst_11 = arith.constant dense<0> : tensor<i32>
    %c0_12 = arith.constant 0 : index
    %c3_13 = arith.constant 3 : index
    %c1_14 = arith.constant 1 : index
    %40:3 = scf.for %arg8 = %c0_12 to %c3_13 step %c1_14 iter_args(%arg9 = %cst_11, %arg10 = %33#0, %arg11 = %39) -> (tensor<i32>, tensor<4x8xf32>, tensor<3x4x8xf32>) {
      %82 = arith.index_cast %arg8 : index to i32
      %from_elements = tensor.from_elements %82 : tensor<i32>
      %cst_39 = arith.constant dense<1> : tensor<i32>
      %83 = tensor.empty() : tensor<i32>
      %c1_i32 = arith.constant 1 : i32
      %84 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%arg9 : tensor<i32>) outs(%83 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        %114 = arith.addi %in, %c1_i32 : i32
        linalg.yield %114 : i32
      } -> tensor<i32>
      %cst_40 = arith.constant dense<5.000000e-01> : tensor<f32>
      %85 = tensor.empty() : tensor<4x8xf32>
      %86 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_40 : tensor<f32>) outs(%85 : tensor<4x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<4x8xf32>
      %87 = tensor.empty() : tensor<4x8xf32>
      %88 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%86, %arg10 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%87 : tensor<4x8xf32>) {
      ^bb0(%in: f32, %in_50: f32, %out: f32):
        %114 = arith.mulf %in, %in_50 : f32
        linalg.yield %114 : f32
      } -> tensor<4x8xf32>
      %89 = tensor.empty() : tensor<f32>
      %90 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%arg9 : tensor<i32>) outs(%89 : tensor<f32>) {
      ^bb0(%in: i32, %out: f32):
        %114 = arith.sitofp %in : i32 to f32
        linalg.yield %114 : f32
      } -> tensor<f32>
      %91 = tensor.empty() : tensor<4x8xf32>
      %92 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%90 : tensor<f32>) outs(%91 : tensor<4x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<4x8xf32>
      %93 = tensor.empty() : tensor<4x8xf32>
      %94 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%33#0, %92 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%93 : tensor<4x8xf32>) {
      ^bb0(%in: f32, %in_50: f32, %out: f32):
        %114 = arith.addf %in, %in_50 : f32
        linalg.yield %114 : f32
      } -> tensor<4x8xf32>
      %95 = tensor.empty() : tensor<4x8xf32>
      %96 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%94 : tensor<4x8xf32>) outs(%95 : tensor<4x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        %114 = math.sin %in : f32
        linalg.yield %114 : f32
      } -> tensor<4x8xf32>
      %97 = tensor.empty() : tensor<4x8xf32>
      %98 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%94 : tensor<4x8xf32>) outs(%97 : tensor<4x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        %114 = math.cos %in : f32
        linalg.yield %114 : f32
      } -> tensor<4x8xf32>
      %99 = tensor.empty() : tensor<4x8xf32>
      %100 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%88, %96 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%99 : tensor<4x8xf32>) {
      ^bb0(%in: f32, %in_50: f32, %out: f32):
        %114 = arith.addf %in, %in_50 : f32
        linalg.yield %114 : f32
      } -> tensor<4x8xf32>
      %101 = tensor.empty() : tensor<1x4x8xf32>
      %102 = linalg.generic {indexing_maps = [#map10, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%98 : tensor<4x8xf32>) outs(%101 : tensor<1x4x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x4x8xf32>
      %cst_41 = arith.constant dense<0> : tensor<i32>
      %cst_42 = arith.constant dense<0> : tensor<i32>
      %c0_43 = arith.constant 0 : index
      %extracted = tensor.extract %from_elements[] : tensor<i32>
      %103 = arith.index_cast %extracted : i32 to index
      %c2 = arith.constant 2 : index
      %104 = arith.maxsi %103, %c0_43 : index
      %105 = arith.minsi %104, %c2 : index
      %extracted_44 = tensor.extract %cst_41[] : tensor<i32>
      %106 = arith.index_cast %extracted_44 : i32 to index
      %c0_45 = arith.constant 0 : index
      %107 = arith.maxsi %106, %c0_43 : index
      %108 = arith.minsi %107, %c0_45 : index
      %extracted_46 = tensor.extract %cst_42[] : tensor<i32>
      %109 = arith.index_cast %extracted_46 : i32 to index
      %c0_47 = arith.constant 0 : index
      %110 = arith.maxsi %109, %c0_43 : index
      %111 = arith.minsi %110, %c0_47 : index
      %inserted_slice = tensor.insert_slice %102 into %arg11[%105, %108, %111] [1, 4, 8] [1, 1, 1] : tensor<1x4x8xf32> into tensor<3x4x8xf32>
      %cst_48 = arith.constant dense<1> : tensor<i32>
      %112 = tensor.empty() : tensor<i32>
      %c1_i32_49 = arith.constant 1 : i32
      %113 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%from_elements : tensor<i32>) outs(%112 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        %114 = arith.addi %in, %c1_i32_49 : i32
        linalg.yield %114 : i32
      } -> tensor<i32>
      scf.yield %84, %100, %inserted_slice : tensor<i32>, tensor<4x8xf32>, tensor<3x4x8xf32>
    }
    %41 = tensor.empty() : tensor<4x8xf32>
    %42 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%40#1, %arg7 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%41 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %82 = arith.subf %in, %in_39 : f32
      linalg.yield %82 : f32
    } -> tensor<4x8xf32>
    %43 = tensor.empty() : tensor<4x8xf32>
    %44 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%42, %42 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%43 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %82 = arith.mulf %in, %in_39 : f32
      linalg.yield %82 : f32
    } -> tensor<4x8xf32>
    %cst_15 = arith.constant dense<2.000000e+00> : tensor<f32>
    %45 = tensor.empty() : tensor<4x8xf32>
    %46 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_15 : tensor<f32>) outs(%45 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8xf32>
    %47 = tensor.empty() : tensor<4x8xf32>
    %48 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%46, %42 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%47 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %82 = arith.mulf %in, %in_39 : f32
      linalg.yield %82 : f32
    } -> tensor<4x8xf32>
    %cst_16 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_17 = arith.constant 0.000000e+00 : f32
    %49 = tensor.empty() : tensor<f32>
    %50 = linalg.fill ins(%cst_17 : f32) outs(%49 : tensor<f32>) -> tensor<f32>
    %51 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["reduction", "reduction"]} ins(%44 : tensor<4x8xf32>) outs(%50 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %from_elements = tensor.from_elements %in : tensor<f32>
      %from_elements_39 = tensor.from_elements %out : tensor<f32>
      %extracted = tensor.extract %from_elements_39[] : tensor<f32>
      %extracted_40 = tensor.extract %from_elements[] : tensor<f32>
      %82 = arith.addf %extracted, %extracted_40 : f32
      %from_elements_41 = tensor.from_elements %82 : tensor<f32>
      %extracted_42 = tensor.extract %from_elements_41[] : tensor<f32>
      linalg.yield %extracted_42 : f32
    } -> tensor<f32>
    %cst_18 = arith.constant dense<3.200000e+01> : tensor<f32>
    %52 = tensor.empty() : tensor<f32>
    %cst_19 = arith.constant 3.200000e+01 : f32
    %53 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%51 : tensor<f32>) outs(%52 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %82 = arith.divf %in, %cst_19 : f32
      linalg.yield %82 : f32
    } -> tensor<f32>
    %54 = tensor.empty() : tensor<3xi32>
    %55 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%35 : tensor<3xi32>) outs(%54 : tensor<3xi32>) {
    ^bb0(%in: i32, %out: i32):
      %82 = arith.bitcast %in : i32 to i32
      linalg.yield %82 : i32
    } -> tensor<3xi32>
    %56 = tensor.empty() : tensor<3x2xi32>
    %57 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%37 : tensor<3x2xi32>) outs(%56 : tensor<3x2xi32>) {
    ^bb0(%in: i32, %out: i32):
      %82 = arith.bitcast %in : i32 to i32
      linalg.yield %82 : i32
    } -> tensor<3x2xi32>
    %cst_20 = arith.constant dense<1.000000e+00> : tensor<f32>
    %cst_21 = arith.constant dense<3.200000e+01> : tensor<f32>
    %58 = tensor.empty() : tensor<f32>
    %cst_22 = arith.constant 1.000000e+00 : f32
    %cst_23 = arith.constant 3.200000e+01 : f32
    %59 = linalg.generic {indexing_maps = [#map7], iterator_types = []} outs(%58 : tensor<f32>) {
    ^bb0(%out: f32):
      %82 = arith.divf %cst_22, %cst_23 : f32
      linalg.yield %82 : f32
    } -> tensor<f32>
    %60 = tensor.empty() : tensor<4x8xf32>
    %61 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%59 : tensor<f32>) outs(%60 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8xf32>
    %62 = tensor.empty() : tensor<4x8xf32>
    %63 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%61, %48 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%62 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %82 = arith.mulf %in, %in_39 : f32
      linalg.yield %82 : f32
    } -> tensor<4x8xf32>
    %cst_24 = arith.constant dense<0.000000e+00> : tensor<f32>
    %64 = tensor.empty() : tensor<4x8xf32>
    %65 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_24 : tensor<f32>) outs(%64 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8xf32>
    %cst_25 = arith.constant dense<2> : tensor<i32>
    %c0_26 = arith.constant 0 : index
    %c3_27 = arith.constant 3 : index
    %c1_28 = arith.constant 1 : index
    %66:2 = scf.for %arg8 = %c0_26 to %c3_27 step %c1_28 iter_args(%arg9 = %65, %arg10 = %63) -> (tensor<4x8xf32>, tensor<4x8xf32>) {
      %c2 = arith.constant 2 : index
      %82 = arith.subi %c2, %arg8 : index
      %83 = arith.index_cast %82 : index to i32
      %from_elements = tensor.from_elements %83 : tensor<i32>
      %cst_39 = arith.constant dense<0> : tensor<i32>
      %cst_40 = arith.constant dense<0> : tensor<i32>
      %extracted = tensor.extract %from_elements[] : tensor<i32>
      %84 = arith.index_cast %extracted : i32 to index
      %c0_41 = arith.constant 0 : index
      %c0_42 = arith.constant 0 : index
      %c3_43 = arith.constant 3 : index
      %c1_44 = arith.constant 1 : index
      %c2_45 = arith.constant 2 : index
      %85 = arith.maxsi %84, %c0_41 : index
      %86 = arith.minsi %85, %c2_45 : index
      %extracted_46 = tensor.extract %cst_39[] : tensor<i32>
      %87 = arith.index_cast %extracted_46 : i32 to index
      %c0_47 = arith.constant 0 : index
      %c1_48 = arith.constant 1 : index
      %c4 = arith.constant 4 : index
      %c4_49 = arith.constant 4 : index
      %c0_50 = arith.constant 0 : index
      %88 = arith.maxsi %87, %c0_47 : index
      %89 = arith.minsi %88, %c0_50 : index
      %extracted_51 = tensor.extract %cst_40[] : tensor<i32>
      %90 = arith.index_cast %extracted_51 : i32 to index
      %c0_52 = arith.constant 0 : index
      %c2_53 = arith.constant 2 : index
      %c8 = arith.constant 8 : index
      %c8_54 = arith.constant 8 : index
      %c0_55 = arith.constant 0 : index
      %91 = arith.maxsi %90, %c0_52 : index
      %92 = arith.minsi %91, %c0_55 : index
      %extracted_slice = tensor.extract_slice %40#2[%86, %89, %92] [1, 4, 8] [1, 1, 1] : tensor<3x4x8xf32> to tensor<1x4x8xf32>
      %collapsed_56 = tensor.collapse_shape %extracted_slice [[0, 1], [2]] : tensor<1x4x8xf32> into tensor<4x8xf32>
      %93 = tensor.empty() : tensor<4x8xf32>
      %94 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg10, %collapsed_56 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%93 : tensor<4x8xf32>) {
      ^bb0(%in: f32, %in_59: f32, %out: f32):
        %103 = arith.mulf %in, %in_59 : f32
        linalg.yield %103 : f32
      } -> tensor<4x8xf32>
      %95 = tensor.empty() : tensor<4x8xf32>
      %96 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg9, %94 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%95 : tensor<4x8xf32>) {
      ^bb0(%in: f32, %in_59: f32, %out: f32):
        %103 = arith.addf %in, %in_59 : f32
        linalg.yield %103 : f32
      } -> tensor<4x8xf32>
      %cst_57 = arith.constant dense<5.000000e-01> : tensor<f32>
      %97 = tensor.empty() : tensor<4x8xf32>
      %98 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_57 : tensor<f32>) outs(%97 : tensor<4x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<4x8xf32>
      %99 = tensor.empty() : tensor<4x8xf32>
      %100 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%98, %arg10 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%99 : tensor<4x8xf32>) {
      ^bb0(%in: f32, %in_59: f32, %out: f32):
        %103 = arith.mulf %in, %in_59 : f32
        linalg.yield %103 : f32
      } -> tensor<4x8xf32>
      %cst_58 = arith.constant dense<-1> : tensor<i32>
      %101 = tensor.empty() : tensor<i32>
      %c-1_i32 = arith.constant -1 : i32
      %102 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%from_elements : tensor<i32>) outs(%101 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        %103 = arith.addi %in, %c-1_i32 : i32
        linalg.yield %103 : i32
      } -> tensor<i32>
      scf.yield %96, %100 : tensor<4x8xf32>, tensor<4x8xf32>
    }
    %67 = tensor.empty() : tensor<4x8xf32>
    %68 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%66#0, %66#1 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%67 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %82 = arith.addf %in, %in_39 : f32
      linalg.yield %82 : f32
    } -> tensor<4x8xf32>
    %cst_29 = arith.constant dense<0.000000e+00> : tensor<f32>
    %69 = tensor.empty() : tensor<3x8xf32>
    %70 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_29 : tensor<f32>) outs(%69 : tensor<3x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x8xf32>
    %cst_30 = arith.constant dense<0.000000e+00> : tensor<f32>
    %71 = tensor.empty() : tensor<3x8x8xf32>
    %72 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_30 : tensor<f32>) outs(%71 : tensor<3x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x8x8xf32>
    %cst_31 = arith.constant dense<2> : tensor<i32>
    %c0_32 = arith.constant 0 : index
    %c3_33 = arith.constant 3 : index
    %c1_34 = arith.constant 1 : index
    %73:3 = scf.for %arg8 = %c0_32 to %c3_33 step %c1_34 iter_args(%arg9 = %68, %arg10 = %70, %arg11 = %72) -> (tensor<4x8xf32>, tensor<3x8xf32>, tensor<3x8x8xf32>) {
      %c2 = arith.constant 2 : index
      %82 = arith.subi %c2, %arg8 : index
      %83 = arith.index_cast %82 : index to i32
      %from_elements = tensor.from_elements %83 : tensor<i32>
      %cst_39 = arith.constant dense<0> : tensor<i32>
      %cst_40 = arith.constant dense<0> : tensor<i32>
      %extracted = tensor.extract %from_elements[] : tensor<i32>
      %84 = arith.index_cast %extracted : i32 to index
      %c0_41 = arith.constant 0 : index
      %c0_42 = arith.constant 0 : index
      %c3_43 = arith.constant 3 : index
      %c1_44 = arith.constant 1 : index
      %c2_45 = arith.constant 2 : index
      %85 = arith.maxsi %84, %c0_41 : index
      %86 = arith.minsi %85, %c2_45 : index
      %extracted_46 = tensor.extract %cst_39[] : tensor<i32>
      %87 = arith.index_cast %extracted_46 : i32 to index
      %c0_47 = arith.constant 0 : index
      %c1_48 = arith.constant 1 : index
      %c4 = arith.constant 4 : index
      %c4_49 = arith.constant 4 : index
      %c0_50 = arith.constant 0 : index
      %88 = arith.maxsi %87, %c0_47 : index
      %89 = arith.minsi %88, %c0_50 : index
      %extracted_51 = tensor.extract %cst_40[] : tensor<i32>
      %90 = arith.index_cast %extracted_51 : i32 to index
      %c0_52 = arith.constant 0 : index
      %c2_53 = arith.constant 2 : index
      %c8 = arith.constant 8 : index
      %c8_54 = arith.constant 8 : index
      %c0_55 = arith.constant 0 : index
      %91 = arith.maxsi %90, %c0_52 : index
      %92 = arith.minsi %91, %c0_55 : index
      %extracted_slice = tensor.extract_slice %33#5[%86, %89, %92] [1, 4, 8] [1, 1, 1] : tensor<3x4x8xf32> to tensor<1x4x8xf32>
      %collapsed_56 = tensor.collapse_shape %extracted_slice [[0, 1], [2]] : tensor<1x4x8xf32> into tensor<4x8xf32>
      %extracted_57 = tensor.extract %from_elements[] : tensor<i32>
      %93 = arith.index_cast %extracted_57 : i32 to index
      %c0_58 = arith.constant 0 : index
      %c0_59 = arith.constant 0 : index
      %c3_60 = arith.constant 3 : index
      %c1_61 = arith.constant 1 : index
      %c2_62 = arith.constant 2 : index
      %94 = arith.maxsi %93, %c0_58 : index
      %95 = arith.minsi %94, %c2_62 : index
      %extracted_slice_63 = tensor.extract_slice %1[%95] [1] [1] : tensor<3xi32> to tensor<1xi32>
      %collapsed_64 = tensor.collapse_shape %extracted_slice_63 [] : tensor<1xi32> into tensor<i32>
      %cst_65 = arith.constant dense<0> : tensor<i32>
      %extracted_66 = tensor.extract %from_elements[] : tensor<i32>
      %96 = arith.index_cast %extracted_66 : i32 to index
      %c0_67 = arith.constant 0 : index
      %c0_68 = arith.constant 0 : index
      %c3_69 = arith.constant 3 : index
      %c1_70 = arith.constant 1 : index
      %c2_71 = arith.constant 2 : index
      %97 = arith.maxsi %96, %c0_67 : index
      %98 = arith.minsi %97, %c2_71 : index
      %extracted_72 = tensor.extract %cst_65[] : tensor<i32>
      %99 = arith.index_cast %extracted_72 : i32 to index
      %c0_73 = arith.constant 0 : index
      %c1_74 = arith.constant 1 : index
      %c2_75 = arith.constant 2 : index
      %c2_76 = arith.constant 2 : index
      %c0_77 = arith.constant 0 : index
      %100 = arith.maxsi %99, %c0_73 : index
      %101 = arith.minsi %100, %c0_77 : index
      %extracted_slice_78 = tensor.extract_slice %3[%98, %101] [1, 2] [1, 1] : tensor<3x2xi32> to tensor<1x2xi32>
      %collapsed_79 = tensor.collapse_shape %extracted_slice_78 [[0, 1]] : tensor<1x2xi32> into tensor<2xi32>
      %cst_80 = arith.constant dense<0> : tensor<i32>
      %extracted_81 = tensor.extract %from_elements[] : tensor<i32>
      %102 = arith.index_cast %extracted_81 : i32 to index
      %c0_82 = arith.constant 0 : index
      %c0_83 = arith.constant 0 : index
      %c3_84 = arith.constant 3 : index
      %c1_85 = arith.constant 1 : index
      %c2_86 = arith.constant 2 : index
      %103 = arith.maxsi %102, %c0_82 : index
      %104 = arith.minsi %103, %c2_86 : index
      %extracted_87 = tensor.extract %cst_80[] : tensor<i32>
      %105 = arith.index_cast %extracted_87 : i32 to index
      %c0_88 = arith.constant 0 : index
      %c1_89 = arith.constant 1 : index
      %c8_90 = arith.constant 8 : index
      %c8_91 = arith.constant 8 : index
      %c0_92 = arith.constant 0 : index
      %106 = arith.maxsi %105, %c0_88 : index
      %107 = arith.minsi %106, %c0_92 : index
      %extracted_slice_93 = tensor.extract_slice %arg2[%104, %107] [1, 8] [1, 1] : tensor<3x8xf32> to tensor<1x8xf32>
      %collapsed_94 = tensor.collapse_shape %extracted_slice_93 [[0, 1]] : tensor<1x8xf32> into tensor<8xf32>
      %cst_95 = arith.constant dense<0> : tensor<i32>
      %cst_96 = arith.constant dense<0> : tensor<i32>
      %extracted_97 = tensor.extract %from_elements[] : tensor<i32>
      %108 = arith.index_cast %extracted_97 : i32 to index
      %c0_98 = arith.constant 0 : index
      %c0_99 = arith.constant 0 : index
      %c3_100 = arith.constant 3 : index
      %c1_101 = arith.constant 1 : index
      %c2_102 = arith.constant 2 : index
      %109 = arith.maxsi %108, %c0_98 : index
      %110 = arith.minsi %109, %c2_102 : index
      %extracted_103 = tensor.extract %cst_95[] : tensor<i32>
      %111 = arith.index_cast %extracted_103 : i32 to index
      %c0_104 = arith.constant 0 : index
      %c1_105 = arith.constant 1 : index
      %c8_106 = arith.constant 8 : index
      %c8_107 = arith.constant 8 : index
      %c0_108 = arith.constant 0 : index
      %112 = arith.maxsi %111, %c0_104 : index
      %113 = arith.minsi %112, %c0_108 : index
      %extracted_109 = tensor.extract %cst_96[] : tensor<i32>
      %114 = arith.index_cast %extracted_109 : i32 to index
      %c0_110 = arith.constant 0 : index
      %c2_111 = arith.constant 2 : index
      %c8_112 = arith.constant 8 : index
      %c8_113 = arith.constant 8 : index
      %c0_114 = arith.constant 0 : index
      %115 = arith.maxsi %114, %c0_110 : index
      %116 = arith.minsi %115, %c0_114 : index
      %extracted_slice_115 = tensor.extract_slice %arg3[%110, %113, %116] [1, 8, 8] [1, 1, 1] : tensor<3x8x8xf32> to tensor<1x8x8xf32>
      %collapsed_116 = tensor.collapse_shape %extracted_slice_115 [[0, 1], [2]] : tensor<1x8x8xf32> into tensor<8x8xf32>
      %117 = tensor.empty() : tensor<i32>
      %118 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%collapsed_64 : tensor<i32>) outs(%117 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        linalg.yield %in : i32
      } -> tensor<i32>
      %119 = tensor.empty() : tensor<2xi32>
      %120 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%collapsed_79 : tensor<2xi32>) outs(%119 : tensor<2xi32>) {
      ^bb0(%in: i32, %out: i32):
        linalg.yield %in : i32
      } -> tensor<2xi32>
      %121:6 = "fsdp.barrier"(%collapsed_56, %118, %120, %collapsed_94, %collapsed_116, %arg9) : (tensor<4x8xf32>, tensor<i32>, tensor<2xi32>, tensor<8xf32>, tensor<8x8xf32>, tensor<4x8xf32>) -> (tensor<4x8xf32>, tensor<i32>, tensor<2xi32>, tensor<8xf32>, tensor<8x8xf32>, tensor<4x8xf32>)
      %122 = tensor.empty() : tensor<i32>
      %123 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%121#1 : tensor<i32>) outs(%122 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        linalg.yield %in : i32
      } -> tensor<i32>
      %124 = tensor.empty() : tensor<2xi32>
      %125 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%121#2 : tensor<2xi32>) outs(%124 : tensor<2xi32>) {
      ^bb0(%in: i32, %out: i32):
        linalg.yield %in : i32
      } -> tensor<2xi32>
      %126 = tensor.empty() : tensor<4x8xf32>
      %cst_117 = arith.constant 0.000000e+00 : f32
      %127 = linalg.fill ins(%cst_117 : f32) outs(%126 : tensor<4x8xf32>) -> tensor<4x8xf32>
      %128 = linalg.matmul ins(%121#0, %121#4 : tensor<4x8xf32>, tensor<8x8xf32>) outs(%127 : tensor<4x8xf32>) -> tensor<4x8xf32>
      %expanded_118 = tensor.expand_shape %121#3 [[0, 1]] output_shape [1, 8] : tensor<8xf32> into tensor<1x8xf32>
      %129 = tensor.empty() : tensor<4x8xf32>
      %130 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%expanded_118 : tensor<1x8xf32>) outs(%129 : tensor<4x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<4x8xf32>
      %131 = tensor.empty() : tensor<4x8xf32>
      %132 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%128, %130 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%131 : tensor<4x8xf32>) {
      ^bb0(%in: f32, %in_170: f32, %out: f32):
        %291 = arith.addf %in, %in_170 : f32
        linalg.yield %291 : f32
      } -> tensor<4x8xf32>
      %133 = tensor.empty() : tensor<4x8xf32>
      %134 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%132 : tensor<4x8xf32>) outs(%133 : tensor<4x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        %291 = math.tanh %in : f32
        linalg.yield %291 : f32
      } -> tensor<4x8xf32>
      %cst_119 = arith.constant dense<1.000000e+00> : tensor<f32>
      %135 = tensor.empty() : tensor<4x8xf32>
      %136 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_119 : tensor<f32>) outs(%135 : tensor<4x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<4x8xf32>
      %137 = tensor.empty() : tensor<4x8xf32>
      %138 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%136, %134 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%137 : tensor<4x8xf32>) {
      ^bb0(%in: f32, %in_170: f32, %out: f32):
        %291 = arith.subf %in, %in_170 : f32
        linalg.yield %291 : f32
      } -> tensor<4x8xf32>
      %cst_120 = arith.constant dense<32> : tensor<i32>
      %139 = tensor.empty() : tensor<i32>
      %c32_i32 = arith.constant 32 : i32
      %140 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%123 : tensor<i32>) outs(%139 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        %c0_i32 = arith.constant 0 : i32
        %291 = arith.shrui %in, %c32_i32 : i32
        %c32_i32_170 = arith.constant 32 : i32
        %292 = arith.cmpi ugt, %c32_i32_170, %c32_i32 : i32
        %293 = arith.select %292, %291, %c0_i32 : i32
        linalg.yield %293 : i32
      } -> tensor<i32>
      %141 = tensor.empty() : tensor<1xi32>
      %142 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel"]} ins(%140 : tensor<i32>) outs(%141 : tensor<1xi32>) {
      ^bb0(%in: i32, %out: i32):
        linalg.yield %in : i32
      } -> tensor<1xi32>
      %cst_121 = arith.constant dense<-1> : tensor<i32>
      %143 = tensor.empty() : tensor<i32>
      %c-1_i32 = arith.constant -1 : i32
      %144 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%123 : tensor<i32>) outs(%143 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        %291 = arith.andi %in, %c-1_i32 : i32
        linalg.yield %291 : i32
      } -> tensor<i32>
      %145 = tensor.empty() : tensor<1xi32>
      %146 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel"]} ins(%144 : tensor<i32>) outs(%145 : tensor<1xi32>) {
      ^bb0(%in: i32, %out: i32):
        linalg.yield %in : i32
      } -> tensor<1xi32>
      %c0_122 = arith.constant 0 : index
      %147 = tensor.empty() : tensor<2xi32>
      %148 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%147 : tensor<2xi32>) {
      ^bb0(%out: i32):
        %291 = linalg.index 0 : index
        %292 = linalg.index 0 : index
        %c0_170 = arith.constant 0 : index
        %dim = tensor.dim %142, %c0_170 : tensor<1xi32>
        %293 = arith.addi %c0_122, %dim : index
        %294 = arith.cmpi ult, %292, %293 : index
        %295 = scf.if %294 -> (i32) {
          %296 = arith.subi %292, %c0_122 : index
          %extracted_171 = tensor.extract %142[%296] : tensor<1xi32>
          scf.yield %extracted_171 : i32
        } else {
          %296 = arith.subi %292, %293 : index
          %extracted_171 = tensor.extract %146[%296] : tensor<1xi32>
          scf.yield %extracted_171 : i32
        }
        linalg.yield %295 : i32
      } -> tensor<2xi32>
      %extracted_slice_123 = tensor.extract_slice %125[0] [1] [1] : tensor<2xi32> to tensor<1xi32>
      %collapsed_124 = tensor.collapse_shape %extracted_slice_123 [] : tensor<1xi32> into tensor<i32>
      %extracted_slice_125 = tensor.extract_slice %125[1] [1] [1] : tensor<2xi32> to tensor<1xi32>
      %collapsed_126 = tensor.collapse_shape %extracted_slice_125 [] : tensor<1xi32> into tensor<i32>
      %extracted_slice_127 = tensor.extract_slice %148[0] [1] [1] : tensor<2xi32> to tensor<1xi32>
      %extracted_slice_128 = tensor.extract_slice %148[1] [1] [1] : tensor<2xi32> to tensor<1xi32>
      %149 = tensor.empty() : tensor<i32>
      %150 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%collapsed_124 : tensor<i32>) outs(%149 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        %291 = arith.bitcast %in : i32 to i32
        linalg.yield %291 : i32
      } -> tensor<i32>
      %151 = tensor.empty() : tensor<i32>
      %152 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%collapsed_126 : tensor<i32>) outs(%151 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        %291 = arith.bitcast %in : i32 to i32
        linalg.yield %291 : i32
      } -> tensor<i32>
      %153 = tensor.empty() : tensor<1xi32>
      %154 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%extracted_slice_127 : tensor<1xi32>) outs(%153 : tensor<1xi32>) {
      ^bb0(%in: i32, %out: i32):
        %291 = arith.bitcast %in : i32 to i32
        linalg.yield %291 : i32
      } -> tensor<1xi32>
      %155 = tensor.empty() : tensor<1xi32>
      %156 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%extracted_slice_128 : tensor<1xi32>) outs(%155 : tensor<1xi32>) {
      ^bb0(%in: i32, %out: i32):
        %291 = arith.bitcast %in : i32 to i32
        linalg.yield %291 : i32
      } -> tensor<1xi32>
      %157 = tensor.empty() : tensor<1xi32>
      %158 = tensor.empty() : tensor<1xi32>
      %159:2 = linalg.generic {indexing_maps = [#map4, #map4, #map, #map, #map, #map], iterator_types = ["parallel"]} ins(%150, %152, %154, %156 : tensor<i32>, tensor<i32>, tensor<1xi32>, tensor<1xi32>) outs(%157, %158 : tensor<1xi32>, tensor<1xi32>) {
      ^bb0(%in: i32, %in_170: i32, %in_171: i32, %in_172: i32, %out: i32, %out_173: i32):
        %291 = arith.xori %in, %in_170 : i32
        %c466688986_i32 = arith.constant 466688986 : i32
        %292 = arith.xori %291, %c466688986_i32 : i32
        %293 = arith.addi %in_171, %in : i32
        %294 = arith.addi %in_172, %in_170 : i32
        %295 = arith.addi %293, %294 : i32
        %c13_i32 = arith.constant 13 : i32
        %296 = arith.shli %294, %c13_i32 : i32
        %c19_i32 = arith.constant 19 : i32
        %297 = arith.shrui %294, %c19_i32 : i32
        %298 = arith.ori %296, %297 : i32
        %299 = arith.xori %295, %298 : i32
        %300 = arith.addi %295, %299 : i32
        %c15_i32 = arith.constant 15 : i32
        %301 = arith.shli %299, %c15_i32 : i32
        %c17_i32 = arith.constant 17 : i32
        %302 = arith.shrui %299, %c17_i32 : i32
        %303 = arith.ori %301, %302 : i32
        %304 = arith.xori %300, %303 : i32
        %305 = arith.addi %300, %304 : i32
        %c26_i32 = arith.constant 26 : i32
        %306 = arith.shli %304, %c26_i32 : i32
        %c6_i32 = arith.constant 6 : i32
        %307 = arith.shrui %304, %c6_i32 : i32
        %308 = arith.ori %306, %307 : i32
        %309 = arith.xori %305, %308 : i32
        %310 = arith.addi %305, %309 : i32
        %c6_i32_174 = arith.constant 6 : i32
        %311 = arith.shli %309, %c6_i32_174 : i32
        %c26_i32_175 = arith.constant 26 : i32
        %312 = arith.shrui %309, %c26_i32_175 : i32
        %313 = arith.ori %311, %312 : i32
        %314 = arith.xori %310, %313 : i32
        %315 = arith.addi %310, %in_170 : i32
        %316 = arith.addi %314, %292 : i32
        %c1_i32 = arith.constant 1 : i32
        %317 = arith.addi %316, %c1_i32 : i32
        %318 = arith.addi %315, %317 : i32
        %c17_i32_176 = arith.constant 17 : i32
        %319 = arith.shli %317, %c17_i32_176 : i32
        %c15_i32_177 = arith.constant 15 : i32
        %320 = arith.shrui %317, %c15_i32_177 : i32
        %321 = arith.ori %319, %320 : i32
        %322 = arith.xori %318, %321 : i32
        %323 = arith.addi %318, %322 : i32
        %c29_i32 = arith.constant 29 : i32
        %324 = arith.shli %322, %c29_i32 : i32
        %c3_i32 = arith.constant 3 : i32
        %325 = arith.shrui %322, %c3_i32 : i32
        %326 = arith.ori %324, %325 : i32
        %327 = arith.xori %323, %326 : i32
        %328 = arith.addi %323, %327 : i32
        %c16_i32 = arith.constant 16 : i32
        %329 = arith.shli %327, %c16_i32 : i32
        %c16_i32_178 = arith.constant 16 : i32
        %330 = arith.shrui %327, %c16_i32_178 : i32
        %331 = arith.ori %329, %330 : i32
        %332 = arith.xori %328, %331 : i32
        %333 = arith.addi %328, %332 : i32
        %c24_i32 = arith.constant 24 : i32
        %334 = arith.shli %332, %c24_i32 : i32
        %c8_i32 = arith.constant 8 : i32
        %335 = arith.shrui %332, %c8_i32 : i32
        %336 = arith.ori %334, %335 : i32
        %337 = arith.xori %333, %336 : i32
        %338 = arith.addi %333, %292 : i32
        %339 = arith.addi %337, %in : i32
        %c2_i32 = arith.constant 2 : i32
        %340 = arith.addi %339, %c2_i32 : i32
        %341 = arith.addi %338, %340 : i32
        %c13_i32_179 = arith.constant 13 : i32
        %342 = arith.shli %340, %c13_i32_179 : i32
        %c19_i32_180 = arith.constant 19 : i32
        %343 = arith.shrui %340, %c19_i32_180 : i32
        %344 = arith.ori %342, %343 : i32
        %345 = arith.xori %341, %344 : i32
        %346 = arith.addi %341, %345 : i32
        %c15_i32_181 = arith.constant 15 : i32
        %347 = arith.shli %345, %c15_i32_181 : i32
        %c17_i32_182 = arith.constant 17 : i32
        %348 = arith.shrui %345, %c17_i32_182 : i32
        %349 = arith.ori %347, %348 : i32
        %350 = arith.xori %346, %349 : i32
        %351 = arith.addi %346, %350 : i32
        %c26_i32_183 = arith.constant 26 : i32
        %352 = arith.shli %350, %c26_i32_183 : i32
        %c6_i32_184 = arith.constant 6 : i32
        %353 = arith.shrui %350, %c6_i32_184 : i32
        %354 = arith.ori %352, %353 : i32
        %355 = arith.xori %351, %354 : i32
        %356 = arith.addi %351, %355 : i32
        %c6_i32_185 = arith.constant 6 : i32
        %357 = arith.shli %355, %c6_i32_185 : i32
        %c26_i32_186 = arith.constant 26 : i32
        %358 = arith.shrui %355, %c26_i32_186 : i32
        %359 = arith.ori %357, %358 : i32
        %360 = arith.xori %356, %359 : i32
        %361 = arith.addi %356, %in : i32
        %362 = arith.addi %360, %in_170 : i32
        %c3_i32_187 = arith.constant 3 : i32
        %363 = arith.addi %362, %c3_i32_187 : i32
        %364 = arith.addi %361, %363 : i32
        %c17_i32_188 = arith.constant 17 : i32
        %365 = arith.shli %363, %c17_i32_188 : i32
        %c15_i32_189 = arith.constant 15 : i32
        %366 = arith.shrui %363, %c15_i32_189 : i32
        %367 = arith.ori %365, %366 : i32
        %368 = arith.xori %364, %367 : i32
        %369 = arith.addi %364, %368 : i32
        %c29_i32_190 = arith.constant 29 : i32
        %370 = arith.shli %368, %c29_i32_190 : i32
        %c3_i32_191 = arith.constant 3 : i32
        %371 = arith.shrui %368, %c3_i32_191 : i32
        %372 = arith.ori %370, %371 : i32
        %373 = arith.xori %369, %372 : i32
        %374 = arith.addi %369, %373 : i32
        %c16_i32_192 = arith.constant 16 : i32
        %375 = arith.shli %373, %c16_i32_192 : i32
        %c16_i32_193 = arith.constant 16 : i32
        %376 = arith.shrui %373, %c16_i32_193 : i32
        %377 = arith.ori %375, %376 : i32
        %378 = arith.xori %374, %377 : i32
        %379 = arith.addi %374, %378 : i32
        %c24_i32_194 = arith.constant 24 : i32
        %380 = arith.shli %378, %c24_i32_194 : i32
        %c8_i32_195 = arith.constant 8 : i32
        %381 = arith.shrui %378, %c8_i32_195 : i32
        %382 = arith.ori %380, %381 : i32
        %383 = arith.xori %379, %382 : i32
        %384 = arith.addi %379, %in_170 : i32
        %385 = arith.addi %383, %292 : i32
        %c4_i32 = arith.constant 4 : i32
        %386 = arith.addi %385, %c4_i32 : i32
        %387 = arith.addi %384, %386 : i32
        %c13_i32_196 = arith.constant 13 : i32
        %388 = arith.shli %386, %c13_i32_196 : i32
        %c19_i32_197 = arith.constant 19 : i32
        %389 = arith.shrui %386, %c19_i32_197 : i32
        %390 = arith.ori %388, %389 : i32
        %391 = arith.xori %387, %390 : i32
        %392 = arith.addi %387, %391 : i32
        %c15_i32_198 = arith.constant 15 : i32
        %393 = arith.shli %391, %c15_i32_198 : i32
        %c17_i32_199 = arith.constant 17 : i32
        %394 = arith.shrui %391, %c17_i32_199 : i32
        %395 = arith.ori %393, %394 : i32
        %396 = arith.xori %392, %395 : i32
        %397 = arith.addi %392, %396 : i32
        %c26_i32_200 = arith.constant 26 : i32
        %398 = arith.shli %396, %c26_i32_200 : i32
        %c6_i32_201 = arith.constant 6 : i32
        %399 = arith.shrui %396, %c6_i32_201 : i32
        %400 = arith.ori %398, %399 : i32
        %401 = arith.xori %397, %400 : i32
        %402 = arith.addi %397, %401 : i32
        %c6_i32_202 = arith.constant 6 : i32
        %403 = arith.shli %401, %c6_i32_202 : i32
        %c26_i32_203 = arith.constant 26 : i32
        %404 = arith.shrui %401, %c26_i32_203 : i32
        %405 = arith.ori %403, %404 : i32
        %406 = arith.xori %402, %405 : i32
        %407 = arith.addi %402, %292 : i32
        %408 = arith.addi %406, %in : i32
        %c5_i32 = arith.constant 5 : i32
        %409 = arith.addi %408, %c5_i32 : i32
        linalg.yield %407, %409 : i32, i32
      } -> (tensor<1xi32>, tensor<1xi32>)
      %160 = tensor.empty() : tensor<1xi32>
      %161 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%159#0 : tensor<1xi32>) outs(%160 : tensor<1xi32>) {
      ^bb0(%in: i32, %out: i32):
        %291 = arith.bitcast %in : i32 to i32
        linalg.yield %291 : i32
      } -> tensor<1xi32>
      %162 = tensor.empty() : tensor<1xi32>
      %163 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%159#1 : tensor<1xi32>) outs(%162 : tensor<1xi32>) {
      ^bb0(%in: i32, %out: i32):
        %291 = arith.bitcast %in : i32 to i32
        linalg.yield %291 : i32
      } -> tensor<1xi32>
      %c0_129 = arith.constant 0 : index
      %164 = tensor.empty() : tensor<2xi32>
      %165 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%164 : tensor<2xi32>) {
      ^bb0(%out: i32):
        %291 = linalg.index 0 : index
        %292 = linalg.index 0 : index
        %c0_170 = arith.constant 0 : index
        %dim = tensor.dim %161, %c0_170 : tensor<1xi32>
        %293 = arith.addi %c0_129, %dim : index
        %294 = arith.cmpi ult, %292, %293 : index
        %295 = scf.if %294 -> (i32) {
          %296 = arith.subi %292, %c0_129 : index
          %extracted_171 = tensor.extract %161[%296] : tensor<1xi32>
          scf.yield %extracted_171 : i32
        } else {
          %296 = arith.subi %292, %293 : index
          %extracted_171 = tensor.extract %163[%296] : tensor<1xi32>
          scf.yield %extracted_171 : i32
        }
        linalg.yield %295 : i32
      } -> tensor<2xi32>
      %cst_130 = arith.constant dense<0.000000e+00> : tensor<f32>
      %166 = tensor.empty() : tensor<1x1xf32>
      %167 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_130 : tensor<f32>) outs(%166 : tensor<1x1xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x1xf32>
      %cst_131 = arith.constant dense<1.000000e+00> : tensor<f32>
      %168 = tensor.empty() : tensor<1x1xf32>
      %169 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_131 : tensor<f32>) outs(%168 : tensor<1x1xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x1xf32>
      %extracted_slice_132 = tensor.extract_slice %165[0] [1] [1] : tensor<2xi32> to tensor<1xi32>
      %collapsed_133 = tensor.collapse_shape %extracted_slice_132 [] : tensor<1xi32> into tensor<i32>
      %extracted_slice_134 = tensor.extract_slice %165[1] [1] [1] : tensor<2xi32> to tensor<1xi32>
      %collapsed_135 = tensor.collapse_shape %extracted_slice_134 [] : tensor<1xi32> into tensor<i32>
      %170 = tensor.empty() : tensor<4x8xi64>
      %171 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel"]} outs(%170 : tensor<4x8xi64>) {
      ^bb0(%out: i64):
        %291 = linalg.index 0 : index
        %292 = arith.index_cast %291 : index to i64
        linalg.yield %292 : i64
      } -> tensor<4x8xi64>
      %172 = tensor.empty() : tensor<4x8xi64>
      %173 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel"]} outs(%172 : tensor<4x8xi64>) {
      ^bb0(%out: i64):
        %291 = linalg.index 1 : index
        %292 = arith.index_cast %291 : index to i64
        linalg.yield %292 : i64
      } -> tensor<4x8xi64>
      %cst_136 = arith.constant dense<8> : tensor<i64>
      %174 = tensor.empty() : tensor<4x8xi64>
      %175 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_136 : tensor<i64>) outs(%174 : tensor<4x8xi64>) {
      ^bb0(%in: i64, %out: i64):
        linalg.yield %in : i64
      } -> tensor<4x8xi64>
      %176 = tensor.empty() : tensor<4x8xi64>
      %177 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%175, %171 : tensor<4x8xi64>, tensor<4x8xi64>) outs(%176 : tensor<4x8xi64>) {
      ^bb0(%in: i64, %in_170: i64, %out: i64):
        %291 = arith.muli %in, %in_170 : i64
        linalg.yield %291 : i64
      } -> tensor<4x8xi64>
      %cst_137 = arith.constant dense<1> : tensor<i64>
      %178 = tensor.empty() : tensor<4x8xi64>
      %179 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_137 : tensor<i64>) outs(%178 : tensor<4x8xi64>) {
      ^bb0(%in: i64, %out: i64):
        linalg.yield %in : i64
      } -> tensor<4x8xi64>
      %180 = tensor.empty() : tensor<4x8xi64>
      %181 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%179, %173 : tensor<4x8xi64>, tensor<4x8xi64>) outs(%180 : tensor<4x8xi64>) {
      ^bb0(%in: i64, %in_170: i64, %out: i64):
        %291 = arith.muli %in, %in_170 : i64
        linalg.yield %291 : i64
      } -> tensor<4x8xi64>
      %182 = tensor.empty() : tensor<4x8xi64>
      %183 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%177, %181 : tensor<4x8xi64>, tensor<4x8xi64>) outs(%182 : tensor<4x8xi64>) {
      ^bb0(%in: i64, %in_170: i64, %out: i64):
        %291 = arith.addi %in, %in_170 : i64
        linalg.yield %291 : i64
      } -> tensor<4x8xi64>
      %cst_138 = arith.constant dense<32> : tensor<i64>
      %184 = tensor.empty() : tensor<4x8xi64>
      %185 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_138 : tensor<i64>) outs(%184 : tensor<4x8xi64>) {
      ^bb0(%in: i64, %out: i64):
        linalg.yield %in : i64
      } -> tensor<4x8xi64>
      %186 = tensor.empty() : tensor<4x8xi64>
      %187 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%183, %185 : tensor<4x8xi64>, tensor<4x8xi64>) outs(%186 : tensor<4x8xi64>) {
      ^bb0(%in: i64, %in_170: i64, %out: i64):
        %c0_i64 = arith.constant 0 : i64
        %291 = arith.shrui %in, %in_170 : i64
        %c64_i64 = arith.constant 64 : i64
        %292 = arith.cmpi ugt, %c64_i64, %in_170 : i64
        %293 = arith.select %292, %291, %c0_i64 : i64
        linalg.yield %293 : i64
      } -> tensor<4x8xi64>
      %188 = tensor.empty() : tensor<4x8xi32>
      %189 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%183 : tensor<4x8xi64>) outs(%188 : tensor<4x8xi32>) {
      ^bb0(%in: i64, %out: i32):
        %291 = arith.trunci %in : i64 to i32
        linalg.yield %291 : i32
      } -> tensor<4x8xi32>
      %190 = tensor.empty() : tensor<4x8xi32>
      %191 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%187 : tensor<4x8xi64>) outs(%190 : tensor<4x8xi32>) {
      ^bb0(%in: i64, %out: i32):
        %291 = arith.trunci %in : i64 to i32
        linalg.yield %291 : i32
      } -> tensor<4x8xi32>
      %192 = tensor.empty() : tensor<i32>
      %193 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%collapsed_133 : tensor<i32>) outs(%192 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        %291 = arith.bitcast %in : i32 to i32
        linalg.yield %291 : i32
      } -> tensor<i32>
      %194 = tensor.empty() : tensor<i32>
      %195 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%collapsed_135 : tensor<i32>) outs(%194 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        %291 = arith.bitcast %in : i32 to i32
        linalg.yield %291 : i32
      } -> tensor<i32>
      %196 = tensor.empty() : tensor<4x8xi32>
      %197 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%191 : tensor<4x8xi32>) outs(%196 : tensor<4x8xi32>) {
      ^bb0(%in: i32, %out: i32):
        %291 = arith.bitcast %in : i32 to i32
        linalg.yield %291 : i32
      } -> tensor<4x8xi32>
      %198 = tensor.empty() : tensor<4x8xi32>
      %199 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%189 : tensor<4x8xi32>) outs(%198 : tensor<4x8xi32>) {
      ^bb0(%in: i32, %out: i32):
        %291 = arith.bitcast %in : i32 to i32
        linalg.yield %291 : i32
      } -> tensor<4x8xi32>
      %200 = tensor.empty() : tensor<4x8xi32>
      %201 = tensor.empty() : tensor<4x8xi32>
      %202:2 = linalg.generic {indexing_maps = [#map3, #map3, #map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%193, %195, %197, %199 : tensor<i32>, tensor<i32>, tensor<4x8xi32>, tensor<4x8xi32>) outs(%200, %201 : tensor<4x8xi32>, tensor<4x8xi32>) {
      ^bb0(%in: i32, %in_170: i32, %in_171: i32, %in_172: i32, %out: i32, %out_173: i32):
        %291 = arith.xori %in, %in_170 : i32
        %c466688986_i32 = arith.constant 466688986 : i32
        %292 = arith.xori %291, %c466688986_i32 : i32
        %293 = arith.addi %in_171, %in : i32
        %294 = arith.addi %in_172, %in_170 : i32
        %295 = arith.addi %293, %294 : i32
        %c13_i32 = arith.constant 13 : i32
        %296 = arith.shli %294, %c13_i32 : i32
        %c19_i32 = arith.constant 19 : i32
        %297 = arith.shrui %294, %c19_i32 : i32
        %298 = arith.ori %296, %297 : i32
        %299 = arith.xori %295, %298 : i32
        %300 = arith.addi %295, %299 : i32
        %c15_i32 = arith.constant 15 : i32
        %301 = arith.shli %299, %c15_i32 : i32
        %c17_i32 = arith.constant 17 : i32
        %302 = arith.shrui %299, %c17_i32 : i32
        %303 = arith.ori %301, %302 : i32
        %304 = arith.xori %300, %303 : i32
        %305 = arith.addi %300, %304 : i32
        %c26_i32 = arith.constant 26 : i32
        %306 = arith.shli %304, %c26_i32 : i32
        %c6_i32 = arith.constant 6 : i32
        %307 = arith.shrui %304, %c6_i32 : i32
        %308 = arith.ori %306, %307 : i32
        %309 = arith.xori %305, %308 : i32
        %310 = arith.addi %305, %309 : i32
        %c6_i32_174 = arith.constant 6 : i32
        %311 = arith.shli %309, %c6_i32_174 : i32
        %c26_i32_175 = arith.constant 26 : i32
        %312 = arith.shrui %309, %c26_i32_175 : i32
        %313 = arith.ori %311, %312 : i32
        %314 = arith.xori %310, %313 : i32
        %315 = arith.addi %310, %in_170 : i32
        %316 = arith.addi %314, %292 : i32
        %c1_i32 = arith.constant 1 : i32
        %317 = arith.addi %316, %c1_i32 : i32
        %318 = arith.addi %315, %317 : i32
        %c17_i32_176 = arith.constant 17 : i32
        %319 = arith.shli %317, %c17_i32_176 : i32
        %c15_i32_177 = arith.constant 15 : i32
        %320 = arith.shrui %317, %c15_i32_177 : i32
        %321 = arith.ori %319, %320 : i32
        %322 = arith.xori %318, %321 : i32
        %323 = arith.addi %318, %322 : i32
        %c29_i32 = arith.constant 29 : i32
        %324 = arith.shli %322, %c29_i32 : i32
        %c3_i32 = arith.constant 3 : i32
        %325 = arith.shrui %322, %c3_i32 : i32
        %326 = arith.ori %324, %325 : i32
        %327 = arith.xori %323, %326 : i32
        %328 = arith.addi %323, %327 : i32
        %c16_i32 = arith.constant 16 : i32
        %329 = arith.shli %327, %c16_i32 : i32
        %c16_i32_178 = arith.constant 16 : i32
        %330 = arith.shrui %327, %c16_i32_178 : i32
        %331 = arith.ori %329, %330 : i32
        %332 = arith.xori %328, %331 : i32
        %333 = arith.addi %328, %332 : i32
        %c24_i32 = arith.constant 24 : i32
        %334 = arith.shli %332, %c24_i32 : i32
        %c8_i32 = arith.constant 8 : i32
        %335 = arith.shrui %332, %c8_i32 : i32
        %336 = arith.ori %334, %335 : i32
        %337 = arith.xori %333, %336 : i32
        %338 = arith.addi %333, %292 : i32
        %339 = arith.addi %337, %in : i32
        %c2_i32 = arith.constant 2 : i32
        %340 = arith.addi %339, %c2_i32 : i32
        %341 = arith.addi %338, %340 : i32
        %c13_i32_179 = arith.constant 13 : i32
        %342 = arith.shli %340, %c13_i32_179 : i32
        %c19_i32_180 = arith.constant 19 : i32
        %343 = arith.shrui %340, %c19_i32_180 : i32
        %344 = arith.ori %342, %343 : i32
        %345 = arith.xori %341, %344 : i32
        %346 = arith.addi %341, %345 : i32
        %c15_i32_181 = arith.constant 15 : i32
        %347 = arith.shli %345, %c15_i32_181 : i32
        %c17_i32_182 = arith.constant 17 : i32
        %348 = arith.shrui %345, %c17_i32_182 : i32
        %349 = arith.ori %347, %348 : i32
        %350 = arith.xori %346, %349 : i32
        %351 = arith.addi %346, %350 : i32
        %c26_i32_183 = arith.constant 26 : i32
        %352 = arith.shli %350, %c26_i32_183 : i32
        %c6_i32_184 = arith.constant 6 : i32
        %353 = arith.shrui %350, %c6_i32_184 : i32
        %354 = arith.ori %352, %353 : i32
        %355 = arith.xori %351, %354 : i32
        %356 = arith.addi %351, %355 : i32
        %c6_i32_185 = arith.constant 6 : i32
        %357 = arith.shli %355, %c6_i32_185 : i32
        %c26_i32_186 = arith.constant 26 : i32
        %358 = arith.shrui %355, %c26_i32_186 : i32
        %359 = arith.ori %357, %358 : i32
        %360 = arith.xori %356, %359 : i32
        %361 = arith.addi %356, %in : i32
        %362 = arith.addi %360, %in_170 : i32
        %c3_i32_187 = arith.constant 3 : i32
        %363 = arith.addi %362, %c3_i32_187 : i32
        %364 = arith.addi %361, %363 : i32
        %c17_i32_188 = arith.constant 17 : i32
        %365 = arith.shli %363, %c17_i32_188 : i32
        %c15_i32_189 = arith.constant 15 : i32
        %366 = arith.shrui %363, %c15_i32_189 : i32
        %367 = arith.ori %365, %366 : i32
        %368 = arith.xori %364, %367 : i32
        %369 = arith.addi %364, %368 : i32
        %c29_i32_190 = arith.constant 29 : i32
        %370 = arith.shli %368, %c29_i32_190 : i32
        %c3_i32_191 = arith.constant 3 : i32
        %371 = arith.shrui %368, %c3_i32_191 : i32
        %372 = arith.ori %370, %371 : i32
        %373 = arith.xori %369, %372 : i32
        %374 = arith.addi %369, %373 : i32
        %c16_i32_192 = arith.constant 16 : i32
        %375 = arith.shli %373, %c16_i32_192 : i32
        %c16_i32_193 = arith.constant 16 : i32
        %376 = arith.shrui %373, %c16_i32_193 : i32
        %377 = arith.ori %375, %376 : i32
        %378 = arith.xori %374, %377 : i32
        %379 = arith.addi %374, %378 : i32
        %c24_i32_194 = arith.constant 24 : i32
        %380 = arith.shli %378, %c24_i32_194 : i32
        %c8_i32_195 = arith.constant 8 : i32
        %381 = arith.shrui %378, %c8_i32_195 : i32
        %382 = arith.ori %380, %381 : i32
        %383 = arith.xori %379, %382 : i32
        %384 = arith.addi %379, %in_170 : i32
        %385 = arith.addi %383, %292 : i32
        %c4_i32 = arith.constant 4 : i32
        %386 = arith.addi %385, %c4_i32 : i32
        %387 = arith.addi %384, %386 : i32
        %c13_i32_196 = arith.constant 13 : i32
        %388 = arith.shli %386, %c13_i32_196 : i32
        %c19_i32_197 = arith.constant 19 : i32
        %389 = arith.shrui %386, %c19_i32_197 : i32
        %390 = arith.ori %388, %389 : i32
        %391 = arith.xori %387, %390 : i32
        %392 = arith.addi %387, %391 : i32
        %c15_i32_198 = arith.constant 15 : i32
        %393 = arith.shli %391, %c15_i32_198 : i32
        %c17_i32_199 = arith.constant 17 : i32
        %394 = arith.shrui %391, %c17_i32_199 : i32
        %395 = arith.ori %393, %394 : i32
        %396 = arith.xori %392, %395 : i32
        %397 = arith.addi %392, %396 : i32
        %c26_i32_200 = arith.constant 26 : i32
        %398 = arith.shli %396, %c26_i32_200 : i32
        %c6_i32_201 = arith.constant 6 : i32
        %399 = arith.shrui %396, %c6_i32_201 : i32
        %400 = arith.ori %398, %399 : i32
        %401 = arith.xori %397, %400 : i32
        %402 = arith.addi %397, %401 : i32
        %c6_i32_202 = arith.constant 6 : i32
        %403 = arith.shli %401, %c6_i32_202 : i32
        %c26_i32_203 = arith.constant 26 : i32
        %404 = arith.shrui %401, %c26_i32_203 : i32
        %405 = arith.ori %403, %404 : i32
        %406 = arith.xori %402, %405 : i32
        %407 = arith.addi %402, %292 : i32
        %408 = arith.addi %406, %in : i32
        %c5_i32 = arith.constant 5 : i32
        %409 = arith.addi %408, %c5_i32 : i32
        linalg.yield %407, %409 : i32, i32
      } -> (tensor<4x8xi32>, tensor<4x8xi32>)
      %203 = tensor.empty() : tensor<4x8xi32>
      %204 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%202#0 : tensor<4x8xi32>) outs(%203 : tensor<4x8xi32>) {
      ^bb0(%in: i32, %out: i32):
        %291 = arith.bitcast %in : i32 to i32
        linalg.yield %291 : i32
      } -> tensor<4x8xi32>
      %205 = tensor.empty() : tensor<4x8xi32>
      %206 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%202#1 : tensor<4x8xi32>) outs(%205 : tensor<4x8xi32>) {
      ^bb0(%in: i32, %out: i32):
        %291 = arith.bitcast %in : i32 to i32
        linalg.yield %291 : i32
      } -> tensor<4x8xi32>
      %207 = tensor.empty() : tensor<4x8xi32>
      %208 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%204, %206 : tensor<4x8xi32>, tensor<4x8xi32>) outs(%207 : tensor<4x8xi32>) {
      ^bb0(%in: i32, %in_170: i32, %out: i32):
        %291 = arith.xori %in, %in_170 : i32
        linalg.yield %291 : i32
      } -> tensor<4x8xi32>
      %cst_139 = arith.constant dense<9> : tensor<i32>
      %209 = tensor.empty() : tensor<4x8xi32>
      %210 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_139 : tensor<i32>) outs(%209 : tensor<4x8xi32>) {
      ^bb0(%in: i32, %out: i32):
        linalg.yield %in : i32
      } -> tensor<4x8xi32>
      %211 = tensor.empty() : tensor<4x8xi32>
      %212 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%208, %210 : tensor<4x8xi32>, tensor<4x8xi32>) outs(%211 : tensor<4x8xi32>) {
      ^bb0(%in: i32, %in_170: i32, %out: i32):
        %c0_i32 = arith.constant 0 : i32
        %291 = arith.shrui %in, %in_170 : i32
        %c32_i32_171 = arith.constant 32 : i32
        %292 = arith.cmpi ugt, %c32_i32_171, %in_170 : i32
        %293 = arith.select %292, %291, %c0_i32 : i32
        linalg.yield %293 : i32
      } -> tensor<4x8xi32>
      %cst_140 = arith.constant dense<1065353216> : tensor<i32>
      %213 = tensor.empty() : tensor<4x8xi32>
      %214 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_140 : tensor<i32>) outs(%213 : tensor<4x8xi32>) {
      ^bb0(%in: i32, %out: i32):
        linalg.yield %in : i32
      } -> tensor<4x8xi32>
      %215 = tensor.empty() : tensor<4x8xi32>
      %216 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%212, %214 : tensor<4x8xi32>, tensor<4x8xi32>) outs(%215 : tensor<4x8xi32>) {
      ^bb0(%in: i32, %in_170: i32, %out: i32):
        %291 = arith.ori %in, %in_170 : i32
        linalg.yield %291 : i32
      } -> tensor<4x8xi32>
      %217 = tensor.empty() : tensor<4x8xf32>
      %218 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%216 : tensor<4x8xi32>) outs(%217 : tensor<4x8xf32>) {
      ^bb0(%in: i32, %out: f32):
        %291 = arith.bitcast %in : i32 to f32
        linalg.yield %291 : f32
      } -> tensor<4x8xf32>
      %cst_141 = arith.constant dense<1.000000e+00> : tensor<f32>
      %219 = tensor.empty() : tensor<4x8xf32>
      %220 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_141 : tensor<f32>) outs(%219 : tensor<4x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<4x8xf32>
      %221 = tensor.empty() : tensor<4x8xf32>
      %222 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%218, %220 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%221 : tensor<4x8xf32>) {
      ^bb0(%in: f32, %in_170: f32, %out: f32):
        %291 = arith.subf %in, %in_170 : f32
        linalg.yield %291 : f32
      } -> tensor<4x8xf32>
      %223 = tensor.empty() : tensor<1x1xf32>
      %224 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%169, %167 : tensor<1x1xf32>, tensor<1x1xf32>) outs(%223 : tensor<1x1xf32>) {
      ^bb0(%in: f32, %in_170: f32, %out: f32):
        %291 = arith.subf %in, %in_170 : f32
        linalg.yield %291 : f32
      } -> tensor<1x1xf32>
      %225 = tensor.empty() : tensor<4x8xf32>
      %226 = linalg.generic {indexing_maps = [#map8, #map1], iterator_types = ["parallel", "parallel"]} ins(%224 : tensor<1x1xf32>) outs(%225 : tensor<4x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<4x8xf32>
      %227 = tensor.empty() : tensor<4x8xf32>
      %228 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%222, %226 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%227 : tensor<4x8xf32>) {
      ^bb0(%in: f32, %in_170: f32, %out: f32):
        %291 = arith.mulf %in, %in_170 : f32
        linalg.yield %291 : f32
      } -> tensor<4x8xf32>
      %229 = tensor.empty() : tensor<4x8xf32>
      %230 = linalg.generic {indexing_maps = [#map8, #map1], iterator_types = ["parallel", "parallel"]} ins(%167 : tensor<1x1xf32>) outs(%229 : tensor<4x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<4x8xf32>
      %231 = tensor.empty() : tensor<4x8xf32>
      %232 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%228, %230 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%231 : tensor<4x8xf32>) {
      ^bb0(%in: f32, %in_170: f32, %out: f32):
        %291 = arith.addf %in, %in_170 : f32
        linalg.yield %291 : f32
      } -> tensor<4x8xf32>
      %233 = tensor.empty() : tensor<4x8xf32>
      %234 = linalg.generic {indexing_maps = [#map8, #map1], iterator_types = ["parallel", "parallel"]} ins(%167 : tensor<1x1xf32>) outs(%233 : tensor<4x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<4x8xf32>
      %235 = tensor.empty() : tensor<4x8xf32>
      %236 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%234, %232 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%235 : tensor<4x8xf32>) {
      ^bb0(%in: f32, %in_170: f32, %out: f32):
        %291 = arith.maximumf %in, %in_170 : f32
        linalg.yield %291 : f32
      } -> tensor<4x8xf32>
      %cst_142 = arith.constant dense<7.500000e-01> : tensor<f32>
      %237 = tensor.empty() : tensor<4x8xf32>
      %238 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_142 : tensor<f32>) outs(%237 : tensor<4x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<4x8xf32>
      %239 = tensor.empty() : tensor<4x8xi1>
      %240 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%236, %238 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%239 : tensor<4x8xi1>) {
      ^bb0(%in: f32, %in_170: f32, %out: i1):
        %291 = arith.cmpf olt, %in, %in_170 : f32
        linalg.yield %291 : i1
      } -> tensor<4x8xi1>
      %cst_143 = arith.constant dense<0.000000e+00> : tensor<f32>
      %241 = tensor.empty() : tensor<4x8xf32>
      %242 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_143 : tensor<f32>) outs(%241 : tensor<4x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<4x8xf32>
      %cst_144 = arith.constant dense<0.000000e+00> : tensor<f32>
      %243 = tensor.empty() : tensor<4x8xf32>
      %244 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_144 : tensor<f32>) outs(%243 : tensor<4x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<4x8xf32>
      %245 = tensor.empty() : tensor<4x8xf32>
      %246 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%240, %121#5, %244 : tensor<4x8xi1>, tensor<4x8xf32>, tensor<4x8xf32>) outs(%245 : tensor<4x8xf32>) {
      ^bb0(%in: i1, %in_170: f32, %in_171: f32, %out: f32):
        %291 = arith.select %in, %in_170, %in_171 : f32
        linalg.yield %291 : f32
      } -> tensor<4x8xf32>
      %cst_145 = arith.constant dense<7.500000e-01> : tensor<f32>
      %247 = tensor.empty() : tensor<4x8xf32>
      %248 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_145 : tensor<f32>) outs(%247 : tensor<4x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<4x8xf32>
      %249 = tensor.empty() : tensor<4x8xf32>
      %250 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%246, %248 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%249 : tensor<4x8xf32>) {
      ^bb0(%in: f32, %in_170: f32, %out: f32):
        %291 = arith.divf %in, %in_170 : f32
        linalg.yield %291 : f32
      } -> tensor<4x8xf32>
      %251 = tensor.empty() : tensor<4x8xf32>
      %252 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%250, %138 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%251 : tensor<4x8xf32>) {
      ^bb0(%in: f32, %in_170: f32, %out: f32):
        %291 = arith.mulf %in, %in_170 : f32
        linalg.yield %291 : f32
      } -> tensor<4x8xf32>
      %253 = tensor.empty() : tensor<4x8xf32>
      %254 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%252, %134 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%253 : tensor<4x8xf32>) {
      ^bb0(%in: f32, %in_170: f32, %out: f32):
        %291 = arith.mulf %in, %in_170 : f32
        linalg.yield %291 : f32
      } -> tensor<4x8xf32>
      %255 = tensor.empty() : tensor<4x8xf32>
      %256 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%252, %254 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%255 : tensor<4x8xf32>) {
      ^bb0(%in: f32, %in_170: f32, %out: f32):
        %291 = arith.addf %in, %in_170 : f32
        linalg.yield %291 : f32
      } -> tensor<4x8xf32>
      %cst_146 = arith.constant dense<0.000000e+00> : tensor<f32>
      %cst_147 = arith.constant 0.000000e+00 : f32
      %257 = tensor.empty() : tensor<8xf32>
      %258 = linalg.fill ins(%cst_147 : f32) outs(%257 : tensor<8xf32>) -> tensor<8xf32>
      %259 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "reduction"]} ins(%256 : tensor<4x8xf32>) outs(%258 : tensor<8xf32>) {
      ^bb0(%in: f32, %out: f32):
        %from_elements_170 = tensor.from_elements %in : tensor<f32>
        %from_elements_171 = tensor.from_elements %out : tensor<f32>
        %extracted_172 = tensor.extract %from_elements_171[] : tensor<f32>
        %extracted_173 = tensor.extract %from_elements_170[] : tensor<f32>
        %291 = arith.addf %extracted_172, %extracted_173 : f32
        %from_elements_174 = tensor.from_elements %291 : tensor<f32>
        %extracted_175 = tensor.extract %from_elements_174[] : tensor<f32>
        linalg.yield %extracted_175 : f32
      } -> tensor<8xf32>
      %expanded_148 = tensor.expand_shape %259 [[0, 1]] output_shape [1, 8] : tensor<8xf32> into tensor<1x8xf32>
      %collapsed_149 = tensor.collapse_shape %expanded_148 [[0, 1]] : tensor<1x8xf32> into tensor<8xf32>
      %260 = tensor.empty() : tensor<8x8xf32>
      %cst_150 = arith.constant 0.000000e+00 : f32
      %261 = linalg.fill ins(%cst_150 : f32) outs(%260 : tensor<8x8xf32>) -> tensor<8x8xf32>
      %262 = linalg.generic {indexing_maps = [#map13, #map14, #map15], iterator_types = ["parallel", "parallel", "reduction"]} ins(%256, %121#0 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%261 : tensor<8x8xf32>) {
      ^bb0(%in: f32, %in_170: f32, %out: f32):
        %291 = arith.mulf %in, %in_170 : f32
        %292 = arith.addf %out, %291 : f32
        linalg.yield %292 : f32
      } -> tensor<8x8xf32>
      %263 = tensor.empty() : tensor<8x8xf32>
      %264 = linalg.generic {indexing_maps = [#map11, #map1], iterator_types = ["parallel", "parallel"]} ins(%262 : tensor<8x8xf32>) outs(%263 : tensor<8x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<8x8xf32>
      %265 = tensor.empty() : tensor<4x8xf32>
      %cst_151 = arith.constant 0.000000e+00 : f32
      %266 = linalg.fill ins(%cst_151 : f32) outs(%265 : tensor<4x8xf32>) -> tensor<4x8xf32>
      %267 = linalg.generic {indexing_maps = [#map16, #map10, #map15], iterator_types = ["parallel", "parallel", "reduction"]} ins(%256, %121#4 : tensor<4x8xf32>, tensor<8x8xf32>) outs(%266 : tensor<4x8xf32>) {
      ^bb0(%in: f32, %in_170: f32, %out: f32):
        %291 = arith.mulf %in, %in_170 : f32
        %292 = arith.addf %out, %291 : f32
        linalg.yield %292 : f32
      } -> tensor<4x8xf32>
      %268 = tensor.empty() : tensor<4x8xf32>
      %269 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%121#5, %267 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%268 : tensor<4x8xf32>) {
      ^bb0(%in: f32, %in_170: f32, %out: f32):
        %291 = arith.addf %in, %in_170 : f32
        linalg.yield %291 : f32
      } -> tensor<4x8xf32>
      %270 = tensor.empty() : tensor<1x8xf32>
      %271 = linalg.generic {indexing_maps = [#map9, #map1], iterator_types = ["parallel", "parallel"]} ins(%collapsed_149 : tensor<8xf32>) outs(%270 : tensor<1x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x8xf32>
      %cst_152 = arith.constant dense<0> : tensor<i32>
      %c0_153 = arith.constant 0 : index
      %extracted_154 = tensor.extract %from_elements[] : tensor<i32>
      %272 = arith.index_cast %extracted_154 : i32 to index
      %c2_155 = arith.constant 2 : index
      %273 = arith.maxsi %272, %c0_153 : index
      %274 = arith.minsi %273, %c2_155 : index
      %extracted_156 = tensor.extract %cst_152[] : tensor<i32>
      %275 = arith.index_cast %extracted_156 : i32 to index
      %c0_157 = arith.constant 0 : index
      %276 = arith.maxsi %275, %c0_153 : index
      %277 = arith.minsi %276, %c0_157 : index
      %inserted_slice = tensor.insert_slice %271 into %arg10[%274, %277] [1, 8] [1, 1] : tensor<1x8xf32> into tensor<3x8xf32>
      %278 = tensor.empty() : tensor<1x8x8xf32>
      %279 = linalg.generic {indexing_maps = [#map10, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%264 : tensor<8x8xf32>) outs(%278 : tensor<1x8x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x8x8xf32>
      %cst_158 = arith.constant dense<0> : tensor<i32>
      %cst_159 = arith.constant dense<0> : tensor<i32>
      %c0_160 = arith.constant 0 : index
      %extracted_161 = tensor.extract %from_elements[] : tensor<i32>
      %280 = arith.index_cast %extracted_161 : i32 to index
      %c2_162 = arith.constant 2 : index
      %281 = arith.maxsi %280, %c0_160 : index
      %282 = arith.minsi %281, %c2_162 : index
      %extracted_163 = tensor.extract %cst_158[] : tensor<i32>
      %283 = arith.index_cast %extracted_163 : i32 to index
      %c0_164 = arith.constant 0 : index
      %284 = arith.maxsi %283, %c0_160 : index
      %285 = arith.minsi %284, %c0_164 : index
      %extracted_165 = tensor.extract %cst_159[] : tensor<i32>
      %286 = arith.index_cast %extracted_165 : i32 to index
      %c0_166 = arith.constant 0 : index
      %287 = arith.maxsi %286, %c0_160 : index
      %288 = arith.minsi %287, %c0_166 : index
      %inserted_slice_167 = tensor.insert_slice %279 into %arg11[%282, %285, %288] [1, 8, 8] [1, 1, 1] : tensor<1x8x8xf32> into tensor<3x8x8xf32>
      %cst_168 = arith.constant dense<-1> : tensor<i32>
      %289 = tensor.empty() : tensor<i32>
      %c-1_i32_169 = arith.constant -1 : i32
      %290 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%from_elements : tensor<i32>) outs(%289 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        %291 = arith.addi %in, %c-1_i32_169 : i32
        linalg.yield %291 : i32
      } -> tensor<i32>
      scf.yield %269, %inserted_slice, %inserted_slice_167 : tensor<4x8xf32>, tensor<3x8xf32>, tensor<3x8x8xf32>
    }
    %cst_35 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_36 = arith.constant 0.000000e+00 : f32
    %74 = tensor.empty() : tensor<8xf32>
    %75 = linalg.fill ins(%cst_36 : f32) outs(%74 : tensor<8xf32>) -> tensor<8xf32>
    %76 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "reduction"]} ins(%73#0 : tensor<4x8xf32>) outs(%75 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %from_elements = tensor.from_elements %in : tensor<f32>
      %from_elements_39 = tensor.from_elements %out : tensor<f32>
      %extracted = tensor.extract %from_elements_39[] : tensor<f32>
      %extracted_40 = tensor.extract %from_elements[] : tensor<f32>
      %82 = arith.addf %extracted, %extracted_40 : f32
      %from_elements_41 = tensor.from_elements %82 : tensor<f32>
      %extracted_42 = tensor.extract %from_elements_41[] : tensor<f32>
      linalg.yield %extracted_42 : f32
    } -> tensor<8xf32>
    %expanded_37 = tensor.expand_shape %76 [[0, 1]] output_shape [1, 8] : tensor<8xf32> into tensor<1x8xf32>
    %collapsed = tensor.collapse_shape %expanded_37 [[0, 1]] : tensor<1x8xf32> into tensor<8xf32>
    %77 = tensor.empty() : tensor<8x6xf32>
    %cst_38 = arith.constant 0.000000e+00 : f32
    %78 = linalg.fill ins(%cst_38 : f32) outs(%77 : tensor<8x6xf32>) -> tensor<8x6xf32>
    %79 = linalg.generic {indexing_maps = [#map13, #map14, #map15], iterator_types = ["parallel", "parallel", "reduction"]} ins(%73#0, %arg6 : tensor<4x8xf32>, tensor<4x6xf32>) outs(%78 : tensor<8x6xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %82 = arith.mulf %in, %in_39 : f32
      %83 = arith.addf %out, %82 : f32
      linalg.yield %83 : f32
    } -> tensor<8x6xf32>
    %80 = tensor.empty() : tensor<6x8xf32>
    %81 = linalg.generic {indexing_maps = [#map11, #map1], iterator_types = ["parallel", "parallel"]} ins(%79 : tensor<8x6xf32>) outs(%80 : tensor<6x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x8xf32>
    return %55, %57, %53, %81, %collapsed, %73#1, %73#2 : tensor<3xi32>, tensor<3x2xi32>, tensor<f32>, tensor<6x8xf32>, tensor<8xf32>, tensor<3x8xf32>, tensor<3x8x8xf32>
  }
}
