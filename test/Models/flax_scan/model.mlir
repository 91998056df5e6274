#map = affine_map<(d0, d1) -> ()>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d3, d2)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map5 = affine_map<(d0, d1, d2) -> (0, 0, d2)>
#map6 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map7 = affine_map<(d0, d1, d2) -> ()>
#map8 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map9 = affine_map<() -> ()>
#map10 = affine_map<(d0, d1, d2, d3) -> ()>
#map11 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map12 = affine_map<(d0, d1, d2, d3) -> (d1, d2, d3)>
#map13 = affine_map<(d0, d1, d2, d3) -> (d2, d3, d0)>
#map14 = affine_map<(d0, d1, d2, d3) -> (d2, d3, d1)>
#map15 = affine_map<(d0, d1, d2, d3) -> (d0, d1)>
#map16 = affine_map<(d0, d1) -> (d1, d0)>
#map17 = affine_map<(d0, d1, d2, d3) -> (d2, d3)>
#map18 = affine_map<(d0, d1, d2) -> (d2, d0)>
#map19 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map20 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map21 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map22 = affine_map<(d0, d1, d2) -> (d1, d2, d0)>
#map23 = affine_map<(d0, d1, d2) -> (d0)>
module @flax_scan {
  shard.grid @grid(shape = ?)
  fsdp.module @model class "flax_scan.Net" {
    fsdp.module @there class "flax_scan.Recurrence" {
      fsdp.module @inputs class "flax.nnx.nn.linear.Linear" {
        fsdp.param @kernel : tensor<5x12xf32>
        fsdp.param @bias : tensor<12xf32>
      }
      fsdp.module @hidden class "flax.nnx.nn.linear.Linear" {
        fsdp.param @kernel : tensor<6x12xf32>
      }
    }
    fsdp.module @back class "flax_scan.Recurrence" {
      fsdp.module @inputs class "flax.nnx.nn.linear.Linear" {
        fsdp.param @kernel : tensor<6x12xf32>
        fsdp.param @bias : tensor<12xf32>
      }
      fsdp.module @hidden class "flax.nnx.nn.linear.Linear" {
        fsdp.param @kernel : tensor<6x12xf32>
      }
    }
    fsdp.module @stack class "flax_scan.Stack" {
      fsdp.param @weights : tensor<3x6x6xf32>
    }
  }
  func.func @step(%arg0: tensor<5x12xf32> {fsdp.role = #fsdp.state<@model::@there::@inputs::@kernel>}, %arg1: tensor<12xf32> {fsdp.role = #fsdp.state<@model::@there::@inputs::@bias>}, %arg2: tensor<6x12xf32> {fsdp.role = #fsdp.state<@model::@there::@hidden::@kernel>}, %arg3: tensor<6x12xf32> {fsdp.role = #fsdp.state<@model::@back::@inputs::@kernel>}, %arg4: tensor<12xf32> {fsdp.role = #fsdp.state<@model::@back::@inputs::@bias>}, %arg5: tensor<6x12xf32> {fsdp.role = #fsdp.state<@model::@back::@hidden::@kernel>}, %arg6: tensor<3x6x6xf32> {fsdp.role = #fsdp.state<@model::@stack::@weights>}, %arg7: tensor<7x4x5xf32> {fsdp.role = #fsdp.input<"x">}, %arg8: tensor<7x4x6xf32> {fsdp.role = #fsdp.input<"target">}) -> (tensor<f32> {fsdp.role = #fsdp.loss}, tensor<5x12xf32> {fsdp.role = #fsdp.grad<@model::@there::@inputs::@kernel>}, tensor<12xf32> {fsdp.role = #fsdp.grad<@model::@there::@inputs::@bias>}, tensor<6x12xf32> {fsdp.role = #fsdp.grad<@model::@there::@hidden::@kernel>}, tensor<6x12xf32> {fsdp.role = #fsdp.grad<@model::@back::@inputs::@kernel>}, tensor<12xf32> {fsdp.role = #fsdp.grad<@model::@back::@inputs::@bias>}, tensor<6x12xf32> {fsdp.role = #fsdp.grad<@model::@back::@hidden::@kernel>}, tensor<3x6x6xf32> {fsdp.role = #fsdp.grad<@model::@stack::@weights>}) {
    %cst = arith.constant dense<0.000000e+00> : tensor<f32>
    %0 = tensor.empty() : tensor<4x6xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst : tensor<f32>) outs(%0 : tensor<4x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x6xf32>
    %2 = tensor.empty() : tensor<7x4x12xf32>
    %cst_0 = arith.constant 0.000000e+00 : f32
    %3 = linalg.fill ins(%cst_0 : f32) outs(%2 : tensor<7x4x12xf32>) -> tensor<7x4x12xf32>
    %4 = linalg.generic {indexing_maps = [#map2, #map3, #map4], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%arg7, %arg0 : tensor<7x4x5xf32>, tensor<5x12xf32>) outs(%3 : tensor<7x4x12xf32>) {
    ^bb0(%in: f32, %in_77: f32, %out: f32):
      %131 = arith.mulf %in, %in_77 : f32
      %132 = arith.addf %out, %131 : f32
      linalg.yield %132 : f32
    } -> tensor<7x4x12xf32>
    %expanded = tensor.expand_shape %arg1 [[0, 1, 2]] output_shape [1, 1, 12] : tensor<12xf32> into tensor<1x1x12xf32>
    %5 = tensor.empty() : tensor<7x4x12xf32>
    %6 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded : tensor<1x1x12xf32>) outs(%5 : tensor<7x4x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x4x12xf32>
    %7 = tensor.empty() : tensor<7x4x12xf32>
    %8 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%4, %6 : tensor<7x4x12xf32>, tensor<7x4x12xf32>) outs(%7 : tensor<7x4x12xf32>) {
    ^bb0(%in: f32, %in_77: f32, %out: f32):
      %131 = arith.addf %in, %in_77 : f32
      linalg.yield %131 : f32
    } -> tensor<7x4x12xf32>
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<f32>
    %9 = tensor.empty() : tensor<7x4x6xf32>
    %10 = linalg.generic {indexing_maps = [#map7, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_1 : tensor<f32>) outs(%9 : tensor<7x4x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x4x6xf32>
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<f32>
    %11 = tensor.empty() : tensor<7x4x6xf32>
    %12 = linalg.generic {indexing_maps = [#map7, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_2 : tensor<f32>) outs(%11 : tensor<7x4x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x4x6xf32>
    %cst_3 = arith.constant dense<0.000000e+00> : tensor<f32>
    %13 = tensor.empty() : tensor<7x4x6xf32>
    %14 = linalg.generic {indexing_maps = [#map7, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_3 : tensor<f32>) outs(%13 : tensor<7x4x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x4x6xf32>
    %cst_4 = arith.constant dense<0.000000e+00> : tensor<f32>
    %15 = tensor.empty() : tensor<7x4x6xf32>
    %16 = linalg.generic {indexing_maps = [#map7, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_4 : tensor<f32>) outs(%15 : tensor<7x4x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x4x6xf32>
    %cst_5 = arith.constant dense<0.000000e+00> : tensor<f32>
    %17 = tensor.empty() : tensor<7x4x6xf32>
    %18 = linalg.generic {indexing_maps = [#map7, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_5 : tensor<f32>) outs(%17 : tensor<7x4x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x4x6xf32>
    %cst_6 = arith.constant dense<0.000000e+00> : tensor<f32>
    %19 = tensor.empty() : tensor<7x4x6xf32>
    %20 = linalg.generic {indexing_maps = [#map7, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_6 : tensor<f32>) outs(%19 : tensor<7x4x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x4x6xf32>
    %cst_7 = arith.constant dense<0.000000e+00> : tensor<f32>
    %21 = tensor.empty() : tensor<7x4x6xf32>
    %22 = linalg.generic {indexing_maps = [#map7, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_7 : tensor<f32>) outs(%21 : tensor<7x4x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x4x6xf32>
    %cst_8 = arith.constant dense<0> : tensor<i32>
    %c0 = arith.constant 0 : index
    %c7 = arith.constant 7 : index
    %c1 = arith.constant 1 : index
    %23:8 = scf.for %arg9 = %c0 to %c7 step %c1 iter_args(%arg10 = %1, %arg11 = %10, %arg12 = %12, %arg13 = %14, %arg14 = %16, %arg15 = %18, %arg16 = %20, %arg17 = %22) -> (tensor<4x6xf32>, tensor<7x4x6xf32>, tensor<7x4x6xf32>, tensor<7x4x6xf32>, tensor<7x4x6xf32>, tensor<7x4x6xf32>, tensor<7x4x6xf32>, tensor<7x4x6xf32>) {
      %131 = arith.index_cast %arg9 : index to i32
      %from_elements = tensor.from_elements %131 : tensor<i32>
      %cst_77 = arith.constant dense<0> : tensor<i32>
      %cst_78 = arith.constant dense<0> : tensor<i32>
      %extracted = tensor.extract %from_elements[] : tensor<i32>
      %132 = arith.index_cast %extracted : i32 to index
      %c0_79 = arith.constant 0 : index
      %c0_80 = arith.constant 0 : index
      %c7_81 = arith.constant 7 : index
      %c1_82 = arith.constant 1 : index
      %c6 = arith.constant 6 : index
      %133 = arith.maxsi %132, %c0_79 : index
      %134 = arith.minsi %133, %c6 : index
      %extracted_83 = tensor.extract %cst_77[] : tensor<i32>
      %135 = arith.index_cast %extracted_83 : i32 to index
      %c0_84 = arith.constant 0 : index
      %c1_85 = arith.constant 1 : index
      %c4 = arith.constant 4 : index
      %c4_86 = arith.constant 4 : index
      %c0_87 = arith.constant 0 : index
      %136 = arith.maxsi %135, %c0_84 : index
      %137 = arith.minsi %136, %c0_87 : index
      %extracted_88 = tensor.extract %cst_78[] : tensor<i32>
      %138 = arith.index_cast %extracted_88 : i32 to index
      %c0_89 = arith.constant 0 : index
      %c2 = arith.constant 2 : index
      %c12 = arith.constant 12 : index
      %c12_90 = arith.constant 12 : index
      %c0_91 = arith.constant 0 : index
      %139 = arith.maxsi %138, %c0_89 : index
      %140 = arith.minsi %139, %c0_91 : index
      %extracted_slice = tensor.extract_slice %8[%134, %137, %140] [1, 4, 12] [1, 1, 1] : tensor<7x4x12xf32> to tensor<1x4x12xf32>
      %collapsed_92 = tensor.collapse_shape %extracted_slice [[0, 1], [2]] : tensor<1x4x12xf32> into tensor<4x12xf32>
      %141 = tensor.empty() : tensor<4x12xf32>
      %cst_93 = arith.constant 0.000000e+00 : f32
      %142 = linalg.fill ins(%cst_93 : f32) outs(%141 : tensor<4x12xf32>) -> tensor<4x12xf32>
      %143 = linalg.matmul ins(%arg10, %arg2 : tensor<4x6xf32>, tensor<6x12xf32>) outs(%142 : tensor<4x12xf32>) -> tensor<4x12xf32>
      %144 = tensor.empty() : tensor<4x12xf32>
      %145 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%collapsed_92, %143 : tensor<4x12xf32>, tensor<4x12xf32>) outs(%144 : tensor<4x12xf32>) {
      ^bb0(%in: f32, %in_171: f32, %out: f32):
        %259 = arith.addf %in, %in_171 : f32
        linalg.yield %259 : f32
      } -> tensor<4x12xf32>
      %extracted_slice_94 = tensor.extract_slice %145[0, 0] [4, 6] [1, 1] : tensor<4x12xf32> to tensor<4x6xf32>
      %extracted_slice_95 = tensor.extract_slice %145[0, 6] [4, 6] [1, 1] : tensor<4x12xf32> to tensor<4x6xf32>
      %146 = tensor.empty() : tensor<4x6xf32>
      %147 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_94 : tensor<4x6xf32>) outs(%146 : tensor<4x6xf32>) {
      ^bb0(%in: f32, %out: f32):
        %259 = arith.negf %in : f32
        linalg.yield %259 : f32
      } -> tensor<4x6xf32>
      %148 = tensor.empty() : tensor<4x6xf32>
      %149 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%147 : tensor<4x6xf32>) outs(%148 : tensor<4x6xf32>) {
      ^bb0(%in: f32, %out: f32):
        %259 = math.exp %in : f32
        linalg.yield %259 : f32
      } -> tensor<4x6xf32>
      %cst_96 = arith.constant dense<1.000000e+00> : tensor<f32>
      %150 = tensor.empty() : tensor<4x6xf32>
      %151 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_96 : tensor<f32>) outs(%150 : tensor<4x6xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<4x6xf32>
      %152 = tensor.empty() : tensor<4x6xf32>
      %153 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%151, %149 : tensor<4x6xf32>, tensor<4x6xf32>) outs(%152 : tensor<4x6xf32>) {
      ^bb0(%in: f32, %in_171: f32, %out: f32):
        %259 = arith.addf %in, %in_171 : f32
        linalg.yield %259 : f32
      } -> tensor<4x6xf32>
      %cst_97 = arith.constant dense<1.000000e+00> : tensor<f32>
      %154 = tensor.empty() : tensor<4x6xf32>
      %155 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_97 : tensor<f32>) outs(%154 : tensor<4x6xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<4x6xf32>
      %156 = tensor.empty() : tensor<4x6xf32>
      %157 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%155, %153 : tensor<4x6xf32>, tensor<4x6xf32>) outs(%156 : tensor<4x6xf32>) {
      ^bb0(%in: f32, %in_171: f32, %out: f32):
        %259 = arith.divf %in, %in_171 : f32
        linalg.yield %259 : f32
      } -> tensor<4x6xf32>
      %cst_98 = arith.constant dense<1.000000e+00> : tensor<f32>
      %158 = tensor.empty() : tensor<4x6xf32>
      %159 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_98 : tensor<f32>) outs(%158 : tensor<4x6xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<4x6xf32>
      %160 = tensor.empty() : tensor<4x6xf32>
      %161 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%159, %157 : tensor<4x6xf32>, tensor<4x6xf32>) outs(%160 : tensor<4x6xf32>) {
      ^bb0(%in: f32, %in_171: f32, %out: f32):
        %259 = arith.subf %in, %in_171 : f32
        linalg.yield %259 : f32
      } -> tensor<4x6xf32>
      %162 = tensor.empty() : tensor<4x6xf32>
      %163 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%157, %161 : tensor<4x6xf32>, tensor<4x6xf32>) outs(%162 : tensor<4x6xf32>) {
      ^bb0(%in: f32, %in_171: f32, %out: f32):
        %259 = arith.mulf %in, %in_171 : f32
        linalg.yield %259 : f32
      } -> tensor<4x6xf32>
      %164 = tensor.empty() : tensor<4x6xf32>
      %165 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%157, %arg10 : tensor<4x6xf32>, tensor<4x6xf32>) outs(%164 : tensor<4x6xf32>) {
      ^bb0(%in: f32, %in_171: f32, %out: f32):
        %259 = arith.mulf %in, %in_171 : f32
        linalg.yield %259 : f32
      } -> tensor<4x6xf32>
      %cst_99 = arith.constant dense<1.000000e+00> : tensor<f32>
      %166 = tensor.empty() : tensor<4x6xf32>
      %167 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_99 : tensor<f32>) outs(%166 : tensor<4x6xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<4x6xf32>
      %168 = tensor.empty() : tensor<4x6xf32>
      %169 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%167, %157 : tensor<4x6xf32>, tensor<4x6xf32>) outs(%168 : tensor<4x6xf32>) {
      ^bb0(%in: f32, %in_171: f32, %out: f32):
        %259 = arith.subf %in, %in_171 : f32
        linalg.yield %259 : f32
      } -> tensor<4x6xf32>
      %170 = tensor.empty() : tensor<4x6xf32>
      %171 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_95 : tensor<4x6xf32>) outs(%170 : tensor<4x6xf32>) {
      ^bb0(%in: f32, %out: f32):
        %259 = math.tanh %in : f32
        linalg.yield %259 : f32
      } -> tensor<4x6xf32>
      %cst_100 = arith.constant dense<1.000000e+00> : tensor<f32>
      %172 = tensor.empty() : tensor<4x6xf32>
      %173 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_100 : tensor<f32>) outs(%172 : tensor<4x6xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<4x6xf32>
      %174 = tensor.empty() : tensor<4x6xf32>
      %175 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%173, %171 : tensor<4x6xf32>, tensor<4x6xf32>) outs(%174 : tensor<4x6xf32>) {
      ^bb0(%in: f32, %in_171: f32, %out: f32):
        %259 = arith.subf %in, %in_171 : f32
        linalg.yield %259 : f32
      } -> tensor<4x6xf32>
      %176 = tensor.empty() : tensor<4x6xf32>
      %177 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%169, %171 : tensor<4x6xf32>, tensor<4x6xf32>) outs(%176 : tensor<4x6xf32>) {
      ^bb0(%in: f32, %in_171: f32, %out: f32):
        %259 = arith.mulf %in, %in_171 : f32
        linalg.yield %259 : f32
      } -> tensor<4x6xf32>
      %178 = tensor.empty() : tensor<4x6xf32>
      %179 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%165, %177 : tensor<4x6xf32>, tensor<4x6xf32>) outs(%178 : tensor<4x6xf32>) {
      ^bb0(%in: f32, %in_171: f32, %out: f32):
        %259 = arith.addf %in, %in_171 : f32
        linalg.yield %259 : f32
      } -> tensor<4x6xf32>
      %180 = tensor.empty() : tensor<1x4x6xf32>
      %181 = linalg.generic {indexing_maps = [#map8, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%179 : tensor<4x6xf32>) outs(%180 : tensor<1x4x6xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x4x6xf32>
      %cst_101 = arith.constant dense<0> : tensor<i32>
      %cst_102 = arith.constant dense<0> : tensor<i32>
      %c0_103 = arith.constant 0 : index
      %extracted_104 = tensor.extract %from_elements[] : tensor<i32>
      %182 = arith.index_cast %extracted_104 : i32 to index
      %c6_105 = arith.constant 6 : index
      %183 = arith.maxsi %182, %c0_103 : index
      %184 = arith.minsi %183, %c6_105 : index
      %extracted_106 = tensor.extract %cst_101[] : tensor<i32>
      %185 = arith.index_cast %extracted_106 : i32 to index
      %c0_107 = arith.constant 0 : index
      %186 = arith.maxsi %185, %c0_103 : index
      %187 = arith.minsi %186, %c0_107 : index
      %extracted_108 = tensor.extract %cst_102[] : tensor<i32>
      %188 = arith.index_cast %extracted_108 : i32 to index
      %c0_109 = arith.constant 0 : index
      %189 = arith.maxsi %188, %c0_103 : index
      %190 = arith.minsi %189, %c0_109 : index
      %inserted_slice = tensor.insert_slice %181 into %arg11[%184, %187, %190] [1, 4, 6] [1, 1, 1] : tensor<1x4x6xf32> into tensor<7x4x6xf32>
      %191 = tensor.empty() : tensor<1x4x6xf32>
      %192 = linalg.generic {indexing_maps = [#map8, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg10 : tensor<4x6xf32>) outs(%191 : tensor<1x4x6xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x4x6xf32>
      %cst_110 = arith.constant dense<0> : tensor<i32>
      %cst_111 = arith.constant dense<0> : tensor<i32>
      %c0_112 = arith.constant 0 : index
      %extracted_113 = tensor.extract %from_elements[] : tensor<i32>
      %193 = arith.index_cast %extracted_113 : i32 to index
      %c6_114 = arith.constant 6 : index
      %194 = arith.maxsi %193, %c0_112 : index
      %195 = arith.minsi %194, %c6_114 : index
      %extracted_115 = tensor.extract %cst_110[] : tensor<i32>
      %196 = arith.index_cast %extracted_115 : i32 to index
      %c0_116 = arith.constant 0 : index
      %197 = arith.maxsi %196, %c0_112 : index
      %198 = arith.minsi %197, %c0_116 : index
      %extracted_117 = tensor.extract %cst_111[] : tensor<i32>
      %199 = arith.index_cast %extracted_117 : i32 to index
      %c0_118 = arith.constant 0 : index
      %200 = arith.maxsi %199, %c0_112 : index
      %201 = arith.minsi %200, %c0_118 : index
      %inserted_slice_119 = tensor.insert_slice %192 into %arg12[%195, %198, %201] [1, 4, 6] [1, 1, 1] : tensor<1x4x6xf32> into tensor<7x4x6xf32>
      %202 = tensor.empty() : tensor<1x4x6xf32>
      %203 = linalg.generic {indexing_maps = [#map8, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%163 : tensor<4x6xf32>) outs(%202 : tensor<1x4x6xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x4x6xf32>
      %cst_120 = arith.constant dense<0> : tensor<i32>
      %cst_121 = arith.constant dense<0> : tensor<i32>
      %c0_122 = arith.constant 0 : index
      %extracted_123 = tensor.extract %from_elements[] : tensor<i32>
      %204 = arith.index_cast %extracted_123 : i32 to index
      %c6_124 = arith.constant 6 : index
      %205 = arith.maxsi %204, %c0_122 : index
      %206 = arith.minsi %205, %c6_124 : index
      %extracted_125 = tensor.extract %cst_120[] : tensor<i32>
      %207 = arith.index_cast %extracted_125 : i32 to index
      %c0_126 = arith.constant 0 : index
      %208 = arith.maxsi %207, %c0_122 : index
      %209 = arith.minsi %208, %c0_126 : index
      %extracted_127 = tensor.extract %cst_121[] : tensor<i32>
      %210 = arith.index_cast %extracted_127 : i32 to index
      %c0_128 = arith.constant 0 : index
      %211 = arith.maxsi %210, %c0_122 : index
      %212 = arith.minsi %211, %c0_128 : index
      %inserted_slice_129 = tensor.insert_slice %203 into %arg13[%206, %209, %212] [1, 4, 6] [1, 1, 1] : tensor<1x4x6xf32> into tensor<7x4x6xf32>
      %213 = tensor.empty() : tensor<1x4x6xf32>
      %214 = linalg.generic {indexing_maps = [#map8, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%157 : tensor<4x6xf32>) outs(%213 : tensor<1x4x6xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x4x6xf32>
      %cst_130 = arith.constant dense<0> : tensor<i32>
      %cst_131 = arith.constant dense<0> : tensor<i32>
      %c0_132 = arith.constant 0 : index
      %extracted_133 = tensor.extract %from_elements[] : tensor<i32>
      %215 = arith.index_cast %extracted_133 : i32 to index
      %c6_134 = arith.constant 6 : index
      %216 = arith.maxsi %215, %c0_132 : index
      %217 = arith.minsi %216, %c6_134 : index
      %extracted_135 = tensor.extract %cst_130[] : tensor<i32>
      %218 = arith.index_cast %extracted_135 : i32 to index
      %c0_136 = arith.constant 0 : index
      %219 = arith.maxsi %218, %c0_132 : index
      %220 = arith.minsi %219, %c0_136 : index
      %extracted_137 = tensor.extract %cst_131[] : tensor<i32>
      %221 = arith.index_cast %extracted_137 : i32 to index
      %c0_138 = arith.constant 0 : index
      %222 = arith.maxsi %221, %c0_132 : index
      %223 = arith.minsi %222, %c0_138 : index
      %inserted_slice_139 = tensor.insert_slice %214 into %arg14[%217, %220, %223] [1, 4, 6] [1, 1, 1] : tensor<1x4x6xf32> into tensor<7x4x6xf32>
      %224 = tensor.empty() : tensor<1x4x6xf32>
      %225 = linalg.generic {indexing_maps = [#map8, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%171 : tensor<4x6xf32>) outs(%224 : tensor<1x4x6xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x4x6xf32>
      %cst_140 = arith.constant dense<0> : tensor<i32>
      %cst_141 = arith.constant dense<0> : tensor<i32>
      %c0_142 = arith.constant 0 : index
      %extracted_143 = tensor.extract %from_elements[] : tensor<i32>
      %226 = arith.index_cast %extracted_143 : i32 to index
      %c6_144 = arith.constant 6 : index
      %227 = arith.maxsi %226, %c0_142 : index
      %228 = arith.minsi %227, %c6_144 : index
      %extracted_145 = tensor.extract %cst_140[] : tensor<i32>
      %229 = arith.index_cast %extracted_145 : i32 to index
      %c0_146 = arith.constant 0 : index
      %230 = arith.maxsi %229, %c0_142 : index
      %231 = arith.minsi %230, %c0_146 : index
      %extracted_147 = tensor.extract %cst_141[] : tensor<i32>
      %232 = arith.index_cast %extracted_147 : i32 to index
      %c0_148 = arith.constant 0 : index
      %233 = arith.maxsi %232, %c0_142 : index
      %234 = arith.minsi %233, %c0_148 : index
      %inserted_slice_149 = tensor.insert_slice %225 into %arg15[%228, %231, %234] [1, 4, 6] [1, 1, 1] : tensor<1x4x6xf32> into tensor<7x4x6xf32>
      %235 = tensor.empty() : tensor<1x4x6xf32>
      %236 = linalg.generic {indexing_maps = [#map8, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%175 : tensor<4x6xf32>) outs(%235 : tensor<1x4x6xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x4x6xf32>
      %cst_150 = arith.constant dense<0> : tensor<i32>
      %cst_151 = arith.constant dense<0> : tensor<i32>
      %c0_152 = arith.constant 0 : index
      %extracted_153 = tensor.extract %from_elements[] : tensor<i32>
      %237 = arith.index_cast %extracted_153 : i32 to index
      %c6_154 = arith.constant 6 : index
      %238 = arith.maxsi %237, %c0_152 : index
      %239 = arith.minsi %238, %c6_154 : index
      %extracted_155 = tensor.extract %cst_150[] : tensor<i32>
      %240 = arith.index_cast %extracted_155 : i32 to index
      %c0_156 = arith.constant 0 : index
      %241 = arith.maxsi %240, %c0_152 : index
      %242 = arith.minsi %241, %c0_156 : index
      %extracted_157 = tensor.extract %cst_151[] : tensor<i32>
      %243 = arith.index_cast %extracted_157 : i32 to index
      %c0_158 = arith.constant 0 : index
      %244 = arith.maxsi %243, %c0_152 : index
      %245 = arith.minsi %244, %c0_158 : index
      %inserted_slice_159 = tensor.insert_slice %236 into %arg16[%239, %242, %245] [1, 4, 6] [1, 1, 1] : tensor<1x4x6xf32> into tensor<7x4x6xf32>
      %246 = tensor.empty() : tensor<1x4x6xf32>
      %247 = linalg.generic {indexing_maps = [#map8, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%169 : tensor<4x6xf32>) outs(%246 : tensor<1x4x6xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x4x6xf32>
      %cst_160 = arith.constant dense<0> : tensor<i32>
      %cst_161 = arith.constant dense<0> : tensor<i32>
      %c0_162 = arith.constant 0 : index
      %extracted_163 = tensor.extract %from_elements[] : tensor<i32>
      %248 = arith.index_cast %extracted_163 : i32 to index
      %c6_164 = arith.constant 6 : index
      %249 = arith.maxsi %248, %c0_162 : index
      %250 = arith.minsi %249, %c6_164 : index
      %extracted_165 = tensor.extract %cst_160[] : tensor<i32>
      %251 = arith.index_cast %extracted_165 : i32 to index
      %c0_166 = arith.constant 0 : index
      %252 = arith.maxsi %251, %c0_162 : index
      %253 = arith.minsi %252, %c0_166 : index
      %extracted_167 = tensor.extract %cst_161[] : tensor<i32>
      %254 = arith.index_cast %extracted_167 : i32 to index
      %c0_168 = arith.constant 0 : index
      %255 = arith.maxsi %254, %c0_162 : index
      %256 = arith.minsi %255, %c0_168 : index
      %inserted_slice_169 = tensor.insert_slice %247 into %arg17[%250, %253, %256] [1, 4, 6] [1, 1, 1] : tensor<1x4x6xf32> into tensor<7x4x6xf32>
      %cst_170 = arith.constant dense<1> : tensor<i32>
      %257 = tensor.empty() : tensor<i32>
      %c1_i32 = arith.constant 1 : i32
      %258 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = []} ins(%from_elements : tensor<i32>) outs(%257 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        %259 = arith.addi %in, %c1_i32 : i32
        linalg.yield %259 : i32
      } -> tensor<i32>
      scf.yield %179, %inserted_slice, %inserted_slice_119, %inserted_slice_129, %inserted_slice_139, %inserted_slice_149, %inserted_slice_159, %inserted_slice_169 : tensor<4x6xf32>, tensor<7x4x6xf32>, tensor<7x4x6xf32>, tensor<7x4x6xf32>, tensor<7x4x6xf32>, tensor<7x4x6xf32>, tensor<7x4x6xf32>, tensor<7x4x6xf32>
    }
    %cst_9 = arith.constant dense<0.000000e+00> : tensor<f32>
    %24 = tensor.empty() : tensor<4x6xf32>
    %25 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_9 : tensor<f32>) outs(%24 : tensor<4x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x6xf32>
    %26 = tensor.empty() : tensor<7x4x12xf32>
    %cst_10 = arith.constant 0.000000e+00 : f32
    %27 = linalg.fill ins(%cst_10 : f32) outs(%26 : tensor<7x4x12xf32>) -> tensor<7x4x12xf32>
    %28 = linalg.generic {indexing_maps = [#map2, #map3, #map4], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%23#1, %arg3 : tensor<7x4x6xf32>, tensor<6x12xf32>) outs(%27 : tensor<7x4x12xf32>) {
    ^bb0(%in: f32, %in_77: f32, %out: f32):
      %131 = arith.mulf %in, %in_77 : f32
      %132 = arith.addf %out, %131 : f32
      linalg.yield %132 : f32
    } -> tensor<7x4x12xf32>
    %expanded_11 = tensor.expand_shape %arg4 [[0, 1, 2]] output_shape [1, 1, 12] : tensor<12xf32> into tensor<1x1x12xf32>
    %29 = tensor.empty() : tensor<7x4x12xf32>
    %30 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_11 : tensor<1x1x12xf32>) outs(%29 : tensor<7x4x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x4x12xf32>
    %31 = tensor.empty() : tensor<7x4x12xf32>
    %32 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%28, %30 : tensor<7x4x12xf32>, tensor<7x4x12xf32>) outs(%31 : tensor<7x4x12xf32>) {
    ^bb0(%in: f32, %in_77: f32, %out: f32):
      %131 = arith.addf %in, %in_77 : f32
      linalg.yield %131 : f32
    } -> tensor<7x4x12xf32>
    %cst_12 = arith.constant dense<0.000000e+00> : tensor<f32>
    %33 = tensor.empty() : tensor<7x4x6xf32>
    %34 = linalg.generic {indexing_maps = [#map7, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_12 : tensor<f32>) outs(%33 : tensor<7x4x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x4x6xf32>
    %cst_13 = arith.constant dense<0.000000e+00> : tensor<f32>
    %35 = tensor.empty() : tensor<7x4x6xf32>
    %36 = linalg.generic {indexing_maps = [#map7, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_13 : tensor<f32>) outs(%35 : tensor<7x4x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x4x6xf32>
    %cst_14 = arith.constant dense<0.000000e+00> : tensor<f32>
    %37 = tensor.empty() : tensor<7x4x6xf32>
    %38 = linalg.generic {indexing_maps = [#map7, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_14 : tensor<f32>) outs(%37 : tensor<7x4x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x4x6xf32>
    %cst_15 = arith.constant dense<0.000000e+00> : tensor<f32>
    %39 = tensor.empty() : tensor<7x4x6xf32>
    %40 = linalg.generic {indexing_maps = [#map7, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_15 : tensor<f32>) outs(%39 : tensor<7x4x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x4x6xf32>
    %cst_16 = arith.constant dense<0.000000e+00> : tensor<f32>
    %41 = tensor.empty() : tensor<7x4x6xf32>
    %42 = linalg.generic {indexing_maps = [#map7, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_16 : tensor<f32>) outs(%41 : tensor<7x4x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x4x6xf32>
    %cst_17 = arith.constant dense<0.000000e+00> : tensor<f32>
    %43 = tensor.empty() : tensor<7x4x6xf32>
    %44 = linalg.generic {indexing_maps = [#map7, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_17 : tensor<f32>) outs(%43 : tensor<7x4x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x4x6xf32>
    %cst_18 = arith.constant dense<0.000000e+00> : tensor<f32>
    %45 = tensor.empty() : tensor<7x4x6xf32>
    %46 = linalg.generic {indexing_maps = [#map7, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_18 : tensor<f32>) outs(%45 : tensor<7x4x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x4x6xf32>
    %cst_19 = arith.constant dense<6> : tensor<i32>
    %c0_20 = arith.constant 0 : index
    %c7_21 = arith.constant 7 : index
    %c1_22 = arith.constant 1 : index
    %47:8 = scf.for %arg9 = %c0_20 to %c7_21 step %c1_22 iter_args(%arg10 = %25, %arg11 = %34, %arg12 = %36, %arg13 = %38, %arg14 = %40, %arg15 = %42, %arg16 = %44, %arg17 = %46) -> (tensor<4x6xf32>, tensor<7x4x6xf32>, tensor<7x4x6xf32>, tensor<7x4x6xf32>, tensor<7x4x6xf32>, tensor<7x4x6xf32>, tensor<7x4x6xf32>, tensor<7x4x6xf32>) {
      %c6 = arith.constant 6 : index
      %131 = arith.subi %c6, %arg9 : index
      %132 = arith.index_cast %131 : index to i32
      %from_elements = tensor.from_elements %132 : tensor<i32>
      %cst_77 = arith.constant dense<0> : tensor<i32>
      %cst_78 = arith.constant dense<0> : tensor<i32>
      %extracted = tensor.extract %from_elements[] : tensor<i32>
      %133 = arith.index_cast %extracted : i32 to index
      %c0_79 = arith.constant 0 : index
      %c0_80 = arith.constant 0 : index
      %c7_81 = arith.constant 7 : index
      %c1_82 = arith.constant 1 : index
      %c6_83 = arith.constant 6 : index
      %134 = arith.maxsi %133, %c0_79 : index
      %135 = arith.minsi %134, %c6_83 : index
      %extracted_84 = tensor.extract %cst_77[] : tensor<i32>
      %136 = arith.index_cast %extracted_84 : i32 to index
      %c0_85 = arith.constant 0 : index
      %c1_86 = arith.constant 1 : index
      %c4 = arith.constant 4 : index
      %c4_87 = arith.constant 4 : index
      %c0_88 = arith.constant 0 : index
      %137 = arith.maxsi %136, %c0_85 : index
      %138 = arith.minsi %137, %c0_88 : index
      %extracted_89 = tensor.extract %cst_78[] : tensor<i32>
      %139 = arith.index_cast %extracted_89 : i32 to index
      %c0_90 = arith.constant 0 : index
      %c2 = arith.constant 2 : index
      %c12 = arith.constant 12 : index
      %c12_91 = arith.constant 12 : index
      %c0_92 = arith.constant 0 : index
      %140 = arith.maxsi %139, %c0_90 : index
      %141 = arith.minsi %140, %c0_92 : index
      %extracted_slice = tensor.extract_slice %32[%135, %138, %141] [1, 4, 12] [1, 1, 1] : tensor<7x4x12xf32> to tensor<1x4x12xf32>
      %collapsed_93 = tensor.collapse_shape %extracted_slice [[0, 1], [2]] : tensor<1x4x12xf32> into tensor<4x12xf32>
      %142 = tensor.empty() : tensor<4x12xf32>
      %cst_94 = arith.constant 0.000000e+00 : f32
      %143 = linalg.fill ins(%cst_94 : f32) outs(%142 : tensor<4x12xf32>) -> tensor<4x12xf32>
      %144 = linalg.matmul ins(%arg10, %arg5 : tensor<4x6xf32>, tensor<6x12xf32>) outs(%143 : tensor<4x12xf32>) -> tensor<4x12xf32>
      %145 = tensor.empty() : tensor<4x12xf32>
      %146 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%collapsed_93, %144 : tensor<4x12xf32>, tensor<4x12xf32>) outs(%145 : tensor<4x12xf32>) {
      ^bb0(%in: f32, %in_172: f32, %out: f32):
        %260 = arith.addf %in, %in_172 : f32
        linalg.yield %260 : f32
      } -> tensor<4x12xf32>
      %extracted_slice_95 = tensor.extract_slice %146[0, 0] [4, 6] [1, 1] : tensor<4x12xf32> to tensor<4x6xf32>
      %extracted_slice_96 = tensor.extract_slice %146[0, 6] [4, 6] [1, 1] : tensor<4x12xf32> to tensor<4x6xf32>
      %147 = tensor.empty() : tensor<4x6xf32>
      %148 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_95 : tensor<4x6xf32>) outs(%147 : tensor<4x6xf32>) {
      ^bb0(%in: f32, %out: f32):
        %260 = arith.negf %in : f32
        linalg.yield %260 : f32
      } -> tensor<4x6xf32>
      %149 = tensor.empty() : tensor<4x6xf32>
      %150 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%148 : tensor<4x6xf32>) outs(%149 : tensor<4x6xf32>) {
      ^bb0(%in: f32, %out: f32):
        %260 = math.exp %in : f32
        linalg.yield %260 : f32
      } -> tensor<4x6xf32>
      %cst_97 = arith.constant dense<1.000000e+00> : tensor<f32>
      %151 = tensor.empty() : tensor<4x6xf32>
      %152 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_97 : tensor<f32>) outs(%151 : tensor<4x6xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<4x6xf32>
      %153 = tensor.empty() : tensor<4x6xf32>
      %154 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%152, %150 : tensor<4x6xf32>, tensor<4x6xf32>) outs(%153 : tensor<4x6xf32>) {
      ^bb0(%in: f32, %in_172: f32, %out: f32):
        %260 = arith.addf %in, %in_172 : f32
        linalg.yield %260 : f32
      } -> tensor<4x6xf32>
      %cst_98 = arith.constant dense<1.000000e+00> : tensor<f32>
      %155 = tensor.empty() : tensor<4x6xf32>
      %156 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_98 : tensor<f32>) outs(%155 : tensor<4x6xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<4x6xf32>
      %157 = tensor.empty() : tensor<4x6xf32>
      %158 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%156, %154 : tensor<4x6xf32>, tensor<4x6xf32>) outs(%157 : tensor<4x6xf32>) {
      ^bb0(%in: f32, %in_172: f32, %out: f32):
        %260 = arith.divf %in, %in_172 : f32
        linalg.yield %260 : f32
      } -> tensor<4x6xf32>
      %cst_99 = arith.constant dense<1.000000e+00> : tensor<f32>
      %159 = tensor.empty() : tensor<4x6xf32>
      %160 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_99 : tensor<f32>) outs(%159 : tensor<4x6xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<4x6xf32>
      %161 = tensor.empty() : tensor<4x6xf32>
      %162 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%160, %158 : tensor<4x6xf32>, tensor<4x6xf32>) outs(%161 : tensor<4x6xf32>) {
      ^bb0(%in: f32, %in_172: f32, %out: f32):
        %260 = arith.subf %in, %in_172 : f32
        linalg.yield %260 : f32
      } -> tensor<4x6xf32>
      %163 = tensor.empty() : tensor<4x6xf32>
      %164 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%158, %162 : tensor<4x6xf32>, tensor<4x6xf32>) outs(%163 : tensor<4x6xf32>) {
      ^bb0(%in: f32, %in_172: f32, %out: f32):
        %260 = arith.mulf %in, %in_172 : f32
        linalg.yield %260 : f32
      } -> tensor<4x6xf32>
      %165 = tensor.empty() : tensor<4x6xf32>
      %166 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%158, %arg10 : tensor<4x6xf32>, tensor<4x6xf32>) outs(%165 : tensor<4x6xf32>) {
      ^bb0(%in: f32, %in_172: f32, %out: f32):
        %260 = arith.mulf %in, %in_172 : f32
        linalg.yield %260 : f32
      } -> tensor<4x6xf32>
      %cst_100 = arith.constant dense<1.000000e+00> : tensor<f32>
      %167 = tensor.empty() : tensor<4x6xf32>
      %168 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_100 : tensor<f32>) outs(%167 : tensor<4x6xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<4x6xf32>
      %169 = tensor.empty() : tensor<4x6xf32>
      %170 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%168, %158 : tensor<4x6xf32>, tensor<4x6xf32>) outs(%169 : tensor<4x6xf32>) {
      ^bb0(%in: f32, %in_172: f32, %out: f32):
        %260 = arith.subf %in, %in_172 : f32
        linalg.yield %260 : f32
      } -> tensor<4x6xf32>
      %171 = tensor.empty() : tensor<4x6xf32>
      %172 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_96 : tensor<4x6xf32>) outs(%171 : tensor<4x6xf32>) {
      ^bb0(%in: f32, %out: f32):
        %260 = math.tanh %in : f32
        linalg.yield %260 : f32
      } -> tensor<4x6xf32>
      %cst_101 = arith.constant dense<1.000000e+00> : tensor<f32>
      %173 = tensor.empty() : tensor<4x6xf32>
      %174 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_101 : tensor<f32>) outs(%173 : tensor<4x6xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<4x6xf32>
      %175 = tensor.empty() : tensor<4x6xf32>
      %176 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%174, %172 : tensor<4x6xf32>, tensor<4x6xf32>) outs(%175 : tensor<4x6xf32>) {
      ^bb0(%in: f32, %in_172: f32, %out: f32):
        %260 = arith.subf %in, %in_172 : f32
        linalg.yield %260 : f32
      } -> tensor<4x6xf32>
      %177 = tensor.empty() : tensor<4x6xf32>
      %178 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%170, %172 : tensor<4x6xf32>, tensor<4x6xf32>) outs(%177 : tensor<4x6xf32>) {
      ^bb0(%in: f32, %in_172: f32, %out: f32):
        %260 = arith.mulf %in, %in_172 : f32
        linalg.yield %260 : f32
      } -> tensor<4x6xf32>
      %179 = tensor.empty() : tensor<4x6xf32>
      %180 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%166, %178 : tensor<4x6xf32>, tensor<4x6xf32>) outs(%179 : tensor<4x6xf32>) {
      ^bb0(%in: f32, %in_172: f32, %out: f32):
        %260 = arith.addf %in, %in_172 : f32
        linalg.yield %260 : f32
      } -> tensor<4x6xf32>
      %181 = tensor.empty() : tensor<1x4x6xf32>
      %182 = linalg.generic {indexing_maps = [#map8, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%180 : tensor<4x6xf32>) outs(%181 : tensor<1x4x6xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x4x6xf32>
      %cst_102 = arith.constant dense<0> : tensor<i32>
      %cst_103 = arith.constant dense<0> : tensor<i32>
      %c0_104 = arith.constant 0 : index
      %extracted_105 = tensor.extract %from_elements[] : tensor<i32>
      %183 = arith.index_cast %extracted_105 : i32 to index
      %c6_106 = arith.constant 6 : index
      %184 = arith.maxsi %183, %c0_104 : index
      %185 = arith.minsi %184, %c6_106 : index
      %extracted_107 = tensor.extract %cst_102[] : tensor<i32>
      %186 = arith.index_cast %extracted_107 : i32 to index
      %c0_108 = arith.constant 0 : index
      %187 = arith.maxsi %186, %c0_104 : index
      %188 = arith.minsi %187, %c0_108 : index
      %extracted_109 = tensor.extract %cst_103[] : tensor<i32>
      %189 = arith.index_cast %extracted_109 : i32 to index
      %c0_110 = arith.constant 0 : index
      %190 = arith.maxsi %189, %c0_104 : index
      %191 = arith.minsi %190, %c0_110 : index
      %inserted_slice = tensor.insert_slice %182 into %arg11[%185, %188, %191] [1, 4, 6] [1, 1, 1] : tensor<1x4x6xf32> into tensor<7x4x6xf32>
      %192 = tensor.empty() : tensor<1x4x6xf32>
      %193 = linalg.generic {indexing_maps = [#map8, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg10 : tensor<4x6xf32>) outs(%192 : tensor<1x4x6xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x4x6xf32>
      %cst_111 = arith.constant dense<0> : tensor<i32>
      %cst_112 = arith.constant dense<0> : tensor<i32>
      %c0_113 = arith.constant 0 : index
      %extracted_114 = tensor.extract %from_elements[] : tensor<i32>
      %194 = arith.index_cast %extracted_114 : i32 to index
      %c6_115 = arith.constant 6 : index
      %195 = arith.maxsi %194, %c0_113 : index
      %196 = arith.minsi %195, %c6_115 : index
      %extracted_116 = tensor.extract %cst_111[] : tensor<i32>
      %197 = arith.index_cast %extracted_116 : i32 to index
      %c0_117 = arith.constant 0 : index
      %198 = arith.maxsi %197, %c0_113 : index
      %199 = arith.minsi %198, %c0_117 : index
      %extracted_118 = tensor.extract %cst_112[] : tensor<i32>
      %200 = arith.index_cast %extracted_118 : i32 to index
      %c0_119 = arith.constant 0 : index
      %201 = arith.maxsi %200, %c0_113 : index
      %202 = arith.minsi %201, %c0_119 : index
      %inserted_slice_120 = tensor.insert_slice %193 into %arg12[%196, %199, %202] [1, 4, 6] [1, 1, 1] : tensor<1x4x6xf32> into tensor<7x4x6xf32>
      %203 = tensor.empty() : tensor<1x4x6xf32>
      %204 = linalg.generic {indexing_maps = [#map8, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%164 : tensor<4x6xf32>) outs(%203 : tensor<1x4x6xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x4x6xf32>
      %cst_121 = arith.constant dense<0> : tensor<i32>
      %cst_122 = arith.constant dense<0> : tensor<i32>
      %c0_123 = arith.constant 0 : index
      %extracted_124 = tensor.extract %from_elements[] : tensor<i32>
      %205 = arith.index_cast %extracted_124 : i32 to index
      %c6_125 = arith.constant 6 : index
      %206 = arith.maxsi %205, %c0_123 : index
      %207 = arith.minsi %206, %c6_125 : index
      %extracted_126 = tensor.extract %cst_121[] : tensor<i32>
      %208 = arith.index_cast %extracted_126 : i32 to index
      %c0_127 = arith.constant 0 : index
      %209 = arith.maxsi %208, %c0_123 : index
      %210 = arith.minsi %209, %c0_127 : index
      %extracted_128 = tensor.extract %cst_122[] : tensor<i32>
      %211 = arith.index_cast %extracted_128 : i32 to index
      %c0_129 = arith.constant 0 : index
      %212 = arith.maxsi %211, %c0_123 : index
      %213 = arith.minsi %212, %c0_129 : index
      %inserted_slice_130 = tensor.insert_slice %204 into %arg13[%207, %210, %213] [1, 4, 6] [1, 1, 1] : tensor<1x4x6xf32> into tensor<7x4x6xf32>
      %214 = tensor.empty() : tensor<1x4x6xf32>
      %215 = linalg.generic {indexing_maps = [#map8, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%158 : tensor<4x6xf32>) outs(%214 : tensor<1x4x6xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x4x6xf32>
      %cst_131 = arith.constant dense<0> : tensor<i32>
      %cst_132 = arith.constant dense<0> : tensor<i32>
      %c0_133 = arith.constant 0 : index
      %extracted_134 = tensor.extract %from_elements[] : tensor<i32>
      %216 = arith.index_cast %extracted_134 : i32 to index
      %c6_135 = arith.constant 6 : index
      %217 = arith.maxsi %216, %c0_133 : index
      %218 = arith.minsi %217, %c6_135 : index
      %extracted_136 = tensor.extract %cst_131[] : tensor<i32>
      %219 = arith.index_cast %extracted_136 : i32 to index
      %c0_137 = arith.constant 0 : index
      %220 = arith.maxsi %219, %c0_133 : index
      %221 = arith.minsi %220, %c0_137 : index
      %extracted_138 = tensor.extract %cst_132[] : tensor<i32>
      %222 = arith.index_cast %extracted_138 : i32 to index
      %c0_139 = arith.constant 0 : index
      %223 = arith.maxsi %222, %c0_133 : index
      %224 = arith.minsi %223, %c0_139 : index
      %inserted_slice_140 = tensor.insert_slice %215 into %arg14[%218, %221, %224] [1, 4, 6] [1, 1, 1] : tensor<1x4x6xf32> into tensor<7x4x6xf32>
      %225 = tensor.empty() : tensor<1x4x6xf32>
      %226 = linalg.generic {indexing_maps = [#map8, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%172 : tensor<4x6xf32>) outs(%225 : tensor<1x4x6xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x4x6xf32>
      %cst_141 = arith.constant dense<0> : tensor<i32>
      %cst_142 = arith.constant dense<0> : tensor<i32>
      %c0_143 = arith.constant 0 : index
      %extracted_144 = tensor.extract %from_elements[] : tensor<i32>
      %227 = arith.index_cast %extracted_144 : i32 to index
      %c6_145 = arith.constant 6 : index
      %228 = arith.maxsi %227, %c0_143 : index
      %229 = arith.minsi %228, %c6_145 : index
      %extracted_146 = tensor.extract %cst_141[] : tensor<i32>
      %230 = arith.index_cast %extracted_146 : i32 to index
      %c0_147 = arith.constant 0 : index
      %231 = arith.maxsi %230, %c0_143 : index
      %232 = arith.minsi %231, %c0_147 : index
      %extracted_148 = tensor.extract %cst_142[] : tensor<i32>
      %233 = arith.index_cast %extracted_148 : i32 to index
      %c0_149 = arith.constant 0 : index
      %234 = arith.maxsi %233, %c0_143 : index
      %235 = arith.minsi %234, %c0_149 : index
      %inserted_slice_150 = tensor.insert_slice %226 into %arg15[%229, %232, %235] [1, 4, 6] [1, 1, 1] : tensor<1x4x6xf32> into tensor<7x4x6xf32>
      %236 = tensor.empty() : tensor<1x4x6xf32>
      %237 = linalg.generic {indexing_maps = [#map8, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%176 : tensor<4x6xf32>) outs(%236 : tensor<1x4x6xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x4x6xf32>
      %cst_151 = arith.constant dense<0> : tensor<i32>
      %cst_152 = arith.constant dense<0> : tensor<i32>
      %c0_153 = arith.constant 0 : index
      %extracted_154 = tensor.extract %from_elements[] : tensor<i32>
      %238 = arith.index_cast %extracted_154 : i32 to index
      %c6_155 = arith.constant 6 : index
      %239 = arith.maxsi %238, %c0_153 : index
      %240 = arith.minsi %239, %c6_155 : index
      %extracted_156 = tensor.extract %cst_151[] : tensor<i32>
      %241 = arith.index_cast %extracted_156 : i32 to index
      %c0_157 = arith.constant 0 : index
      %242 = arith.maxsi %241, %c0_153 : index
      %243 = arith.minsi %242, %c0_157 : index
      %extracted_158 = tensor.extract %cst_152[] : tensor<i32>
      %244 = arith.index_cast %extracted_158 : i32 to index
      %c0_159 = arith.constant 0 : index
      %245 = arith.maxsi %244, %c0_153 : index
      %246 = arith.minsi %245, %c0_159 : index
      %inserted_slice_160 = tensor.insert_slice %237 into %arg16[%240, %243, %246] [1, 4, 6] [1, 1, 1] : tensor<1x4x6xf32> into tensor<7x4x6xf32>
      %247 = tensor.empty() : tensor<1x4x6xf32>
      %248 = linalg.generic {indexing_maps = [#map8, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%170 : tensor<4x6xf32>) outs(%247 : tensor<1x4x6xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x4x6xf32>
      %cst_161 = arith.constant dense<0> : tensor<i32>
      %cst_162 = arith.constant dense<0> : tensor<i32>
      %c0_163 = arith.constant 0 : index
      %extracted_164 = tensor.extract %from_elements[] : tensor<i32>
      %249 = arith.index_cast %extracted_164 : i32 to index
      %c6_165 = arith.constant 6 : index
      %250 = arith.maxsi %249, %c0_163 : index
      %251 = arith.minsi %250, %c6_165 : index
      %extracted_166 = tensor.extract %cst_161[] : tensor<i32>
      %252 = arith.index_cast %extracted_166 : i32 to index
      %c0_167 = arith.constant 0 : index
      %253 = arith.maxsi %252, %c0_163 : index
      %254 = arith.minsi %253, %c0_167 : index
      %extracted_168 = tensor.extract %cst_162[] : tensor<i32>
      %255 = arith.index_cast %extracted_168 : i32 to index
      %c0_169 = arith.constant 0 : index
      %256 = arith.maxsi %255, %c0_163 : index
      %257 = arith.minsi %256, %c0_169 : index
      %inserted_slice_170 = tensor.insert_slice %248 into %arg17[%251, %254, %257] [1, 4, 6] [1, 1, 1] : tensor<1x4x6xf32> into tensor<7x4x6xf32>
      %cst_171 = arith.constant dense<-1> : tensor<i32>
      %258 = tensor.empty() : tensor<i32>
      %c-1_i32 = arith.constant -1 : i32
      %259 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = []} ins(%from_elements : tensor<i32>) outs(%258 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        %260 = arith.addi %in, %c-1_i32 : i32
        linalg.yield %260 : i32
      } -> tensor<i32>
      scf.yield %180, %inserted_slice, %inserted_slice_120, %inserted_slice_130, %inserted_slice_140, %inserted_slice_150, %inserted_slice_160, %inserted_slice_170 : tensor<4x6xf32>, tensor<7x4x6xf32>, tensor<7x4x6xf32>, tensor<7x4x6xf32>, tensor<7x4x6xf32>, tensor<7x4x6xf32>, tensor<7x4x6xf32>, tensor<7x4x6xf32>
    }
    %cst_23 = arith.constant dense<0.000000e+00> : tensor<f32>
    %48 = tensor.empty() : tensor<3x7x4x6xf32>
    %49 = linalg.generic {indexing_maps = [#map10, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_23 : tensor<f32>) outs(%48 : tensor<3x7x4x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x7x4x6xf32>
    %cst_24 = arith.constant dense<0.000000e+00> : tensor<f32>
    %50 = tensor.empty() : tensor<3x7x4x6xf32>
    %51 = linalg.generic {indexing_maps = [#map10, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_24 : tensor<f32>) outs(%50 : tensor<3x7x4x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x7x4x6xf32>
    %cst_25 = arith.constant dense<0.000000e+00> : tensor<f32>
    %52 = tensor.empty() : tensor<3x7x4x6xf32>
    %53 = linalg.generic {indexing_maps = [#map10, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_25 : tensor<f32>) outs(%52 : tensor<3x7x4x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x7x4x6xf32>
    %cst_26 = arith.constant dense<0> : tensor<i32>
    %c0_27 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %c1_28 = arith.constant 1 : index
    %54:4 = scf.for %arg9 = %c0_27 to %c3 step %c1_28 iter_args(%arg10 = %47#1, %arg11 = %49, %arg12 = %51, %arg13 = %53) -> (tensor<7x4x6xf32>, tensor<3x7x4x6xf32>, tensor<3x7x4x6xf32>, tensor<3x7x4x6xf32>) {
      %131 = arith.index_cast %arg9 : index to i32
      %from_elements = tensor.from_elements %131 : tensor<i32>
      %cst_77 = arith.constant dense<0> : tensor<i32>
      %cst_78 = arith.constant dense<0> : tensor<i32>
      %extracted = tensor.extract %from_elements[] : tensor<i32>
      %132 = arith.index_cast %extracted : i32 to index
      %c0_79 = arith.constant 0 : index
      %c0_80 = arith.constant 0 : index
      %c3_81 = arith.constant 3 : index
      %c1_82 = arith.constant 1 : index
      %c2 = arith.constant 2 : index
      %133 = arith.maxsi %132, %c0_79 : index
      %134 = arith.minsi %133, %c2 : index
      %extracted_83 = tensor.extract %cst_77[] : tensor<i32>
      %135 = arith.index_cast %extracted_83 : i32 to index
      %c0_84 = arith.constant 0 : index
      %c1_85 = arith.constant 1 : index
      %c6 = arith.constant 6 : index
      %c6_86 = arith.constant 6 : index
      %c0_87 = arith.constant 0 : index
      %136 = arith.maxsi %135, %c0_84 : index
      %137 = arith.minsi %136, %c0_87 : index
      %extracted_88 = tensor.extract %cst_78[] : tensor<i32>
      %138 = arith.index_cast %extracted_88 : i32 to index
      %c0_89 = arith.constant 0 : index
      %c2_90 = arith.constant 2 : index
      %c6_91 = arith.constant 6 : index
      %c6_92 = arith.constant 6 : index
      %c0_93 = arith.constant 0 : index
      %139 = arith.maxsi %138, %c0_89 : index
      %140 = arith.minsi %139, %c0_93 : index
      %extracted_slice = tensor.extract_slice %arg6[%134, %137, %140] [1, 6, 6] [1, 1, 1] : tensor<3x6x6xf32> to tensor<1x6x6xf32>
      %collapsed_94 = tensor.collapse_shape %extracted_slice [[0, 1], [2]] : tensor<1x6x6xf32> into tensor<6x6xf32>
      %141 = tensor.empty() : tensor<7x4x6xf32>
      %cst_95 = arith.constant 0.000000e+00 : f32
      %142 = linalg.fill ins(%cst_95 : f32) outs(%141 : tensor<7x4x6xf32>) -> tensor<7x4x6xf32>
      %143 = linalg.generic {indexing_maps = [#map2, #map3, #map4], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%arg10, %collapsed_94 : tensor<7x4x6xf32>, tensor<6x6xf32>) outs(%142 : tensor<7x4x6xf32>) {
      ^bb0(%in: f32, %in_136: f32, %out: f32):
        %196 = arith.mulf %in, %in_136 : f32
        %197 = arith.addf %out, %196 : f32
        linalg.yield %197 : f32
      } -> tensor<7x4x6xf32>
      %144 = tensor.empty() : tensor<7x4x6xf32>
      %145 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%143 : tensor<7x4x6xf32>) outs(%144 : tensor<7x4x6xf32>) {
      ^bb0(%in: f32, %out: f32):
        %196 = math.tanh %in : f32
        linalg.yield %196 : f32
      } -> tensor<7x4x6xf32>
      %cst_96 = arith.constant dense<1.000000e+00> : tensor<f32>
      %146 = tensor.empty() : tensor<7x4x6xf32>
      %147 = linalg.generic {indexing_maps = [#map7, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_96 : tensor<f32>) outs(%146 : tensor<7x4x6xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<7x4x6xf32>
      %148 = tensor.empty() : tensor<7x4x6xf32>
      %149 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%147, %145 : tensor<7x4x6xf32>, tensor<7x4x6xf32>) outs(%148 : tensor<7x4x6xf32>) {
      ^bb0(%in: f32, %in_136: f32, %out: f32):
        %196 = arith.subf %in, %in_136 : f32
        linalg.yield %196 : f32
      } -> tensor<7x4x6xf32>
      %150 = tensor.empty() : tensor<7x4x6xf32>
      %151 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg10, %145 : tensor<7x4x6xf32>, tensor<7x4x6xf32>) outs(%150 : tensor<7x4x6xf32>) {
      ^bb0(%in: f32, %in_136: f32, %out: f32):
        %196 = arith.addf %in, %in_136 : f32
        linalg.yield %196 : f32
      } -> tensor<7x4x6xf32>
      %152 = tensor.empty() : tensor<1x7x4x6xf32>
      %153 = linalg.generic {indexing_maps = [#map12, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg10 : tensor<7x4x6xf32>) outs(%152 : tensor<1x7x4x6xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x7x4x6xf32>
      %cst_97 = arith.constant dense<0> : tensor<i32>
      %cst_98 = arith.constant dense<0> : tensor<i32>
      %cst_99 = arith.constant dense<0> : tensor<i32>
      %c0_100 = arith.constant 0 : index
      %extracted_101 = tensor.extract %from_elements[] : tensor<i32>
      %154 = arith.index_cast %extracted_101 : i32 to index
      %c2_102 = arith.constant 2 : index
      %155 = arith.maxsi %154, %c0_100 : index
      %156 = arith.minsi %155, %c2_102 : index
      %extracted_103 = tensor.extract %cst_97[] : tensor<i32>
      %157 = arith.index_cast %extracted_103 : i32 to index
      %c0_104 = arith.constant 0 : index
      %158 = arith.maxsi %157, %c0_100 : index
      %159 = arith.minsi %158, %c0_104 : index
      %extracted_105 = tensor.extract %cst_98[] : tensor<i32>
      %160 = arith.index_cast %extracted_105 : i32 to index
      %c0_106 = arith.constant 0 : index
      %161 = arith.maxsi %160, %c0_100 : index
      %162 = arith.minsi %161, %c0_106 : index
      %extracted_107 = tensor.extract %cst_99[] : tensor<i32>
      %163 = arith.index_cast %extracted_107 : i32 to index
      %c0_108 = arith.constant 0 : index
      %164 = arith.maxsi %163, %c0_100 : index
      %165 = arith.minsi %164, %c0_108 : index
      %inserted_slice = tensor.insert_slice %153 into %arg11[%156, %159, %162, %165] [1, 7, 4, 6] [1, 1, 1, 1] : tensor<1x7x4x6xf32> into tensor<3x7x4x6xf32>
      %166 = tensor.empty() : tensor<1x7x4x6xf32>
      %167 = linalg.generic {indexing_maps = [#map12, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%145 : tensor<7x4x6xf32>) outs(%166 : tensor<1x7x4x6xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x7x4x6xf32>
      %cst_109 = arith.constant dense<0> : tensor<i32>
      %cst_110 = arith.constant dense<0> : tensor<i32>
      %cst_111 = arith.constant dense<0> : tensor<i32>
      %c0_112 = arith.constant 0 : index
      %extracted_113 = tensor.extract %from_elements[] : tensor<i32>
      %168 = arith.index_cast %extracted_113 : i32 to index
      %c2_114 = arith.constant 2 : index
      %169 = arith.maxsi %168, %c0_112 : index
      %170 = arith.minsi %169, %c2_114 : index
      %extracted_115 = tensor.extract %cst_109[] : tensor<i32>
      %171 = arith.index_cast %extracted_115 : i32 to index
      %c0_116 = arith.constant 0 : index
      %172 = arith.maxsi %171, %c0_112 : index
      %173 = arith.minsi %172, %c0_116 : index
      %extracted_117 = tensor.extract %cst_110[] : tensor<i32>
      %174 = arith.index_cast %extracted_117 : i32 to index
      %c0_118 = arith.constant 0 : index
      %175 = arith.maxsi %174, %c0_112 : index
      %176 = arith.minsi %175, %c0_118 : index
      %extracted_119 = tensor.extract %cst_111[] : tensor<i32>
      %177 = arith.index_cast %extracted_119 : i32 to index
      %c0_120 = arith.constant 0 : index
      %178 = arith.maxsi %177, %c0_112 : index
      %179 = arith.minsi %178, %c0_120 : index
      %inserted_slice_121 = tensor.insert_slice %167 into %arg12[%170, %173, %176, %179] [1, 7, 4, 6] [1, 1, 1, 1] : tensor<1x7x4x6xf32> into tensor<3x7x4x6xf32>
      %180 = tensor.empty() : tensor<1x7x4x6xf32>
      %181 = linalg.generic {indexing_maps = [#map12, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%149 : tensor<7x4x6xf32>) outs(%180 : tensor<1x7x4x6xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x7x4x6xf32>
      %cst_122 = arith.constant dense<0> : tensor<i32>
      %cst_123 = arith.constant dense<0> : tensor<i32>
      %cst_124 = arith.constant dense<0> : tensor<i32>
      %c0_125 = arith.constant 0 : index
      %extracted_126 = tensor.extract %from_elements[] : tensor<i32>
      %182 = arith.index_cast %extracted_126 : i32 to index
      %c2_127 = arith.constant 2 : index
      %183 = arith.maxsi %182, %c0_125 : index
      %184 = arith.minsi %183, %c2_127 : index
      %extracted_128 = tensor.extract %cst_122[] : tensor<i32>
      %185 = arith.index_cast %extracted_128 : i32 to index
      %c0_129 = arith.constant 0 : index
      %186 = arith.maxsi %185, %c0_125 : index
      %187 = arith.minsi %186, %c0_129 : index
      %extracted_130 = tensor.extract %cst_123[] : tensor<i32>
      %188 = arith.index_cast %extracted_130 : i32 to index
      %c0_131 = arith.constant 0 : index
      %189 = arith.maxsi %188, %c0_125 : index
      %190 = arith.minsi %189, %c0_131 : index
      %extracted_132 = tensor.extract %cst_124[] : tensor<i32>
      %191 = arith.index_cast %extracted_132 : i32 to index
      %c0_133 = arith.constant 0 : index
      %192 = arith.maxsi %191, %c0_125 : index
      %193 = arith.minsi %192, %c0_133 : index
      %inserted_slice_134 = tensor.insert_slice %181 into %arg13[%184, %187, %190, %193] [1, 7, 4, 6] [1, 1, 1, 1] : tensor<1x7x4x6xf32> into tensor<3x7x4x6xf32>
      %cst_135 = arith.constant dense<1> : tensor<i32>
      %194 = tensor.empty() : tensor<i32>
      %c1_i32 = arith.constant 1 : i32
      %195 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = []} ins(%from_elements : tensor<i32>) outs(%194 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        %196 = arith.addi %in, %c1_i32 : i32
        linalg.yield %196 : i32
      } -> tensor<i32>
      scf.yield %151, %inserted_slice, %inserted_slice_121, %inserted_slice_134 : tensor<7x4x6xf32>, tensor<3x7x4x6xf32>, tensor<3x7x4x6xf32>, tensor<3x7x4x6xf32>
    }
    %55 = tensor.empty() : tensor<7x4x6xf32>
    %56 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%54#0, %arg8 : tensor<7x4x6xf32>, tensor<7x4x6xf32>) outs(%55 : tensor<7x4x6xf32>) {
    ^bb0(%in: f32, %in_77: f32, %out: f32):
      %131 = arith.subf %in, %in_77 : f32
      linalg.yield %131 : f32
    } -> tensor<7x4x6xf32>
    %57 = tensor.empty() : tensor<7x4x6xf32>
    %58 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%56, %56 : tensor<7x4x6xf32>, tensor<7x4x6xf32>) outs(%57 : tensor<7x4x6xf32>) {
    ^bb0(%in: f32, %in_77: f32, %out: f32):
      %131 = arith.mulf %in, %in_77 : f32
      linalg.yield %131 : f32
    } -> tensor<7x4x6xf32>
    %cst_29 = arith.constant dense<2.000000e+00> : tensor<f32>
    %59 = tensor.empty() : tensor<7x4x6xf32>
    %60 = linalg.generic {indexing_maps = [#map7, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_29 : tensor<f32>) outs(%59 : tensor<7x4x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x4x6xf32>
    %61 = tensor.empty() : tensor<7x4x6xf32>
    %62 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%60, %56 : tensor<7x4x6xf32>, tensor<7x4x6xf32>) outs(%61 : tensor<7x4x6xf32>) {
    ^bb0(%in: f32, %in_77: f32, %out: f32):
      %131 = arith.mulf %in, %in_77 : f32
      linalg.yield %131 : f32
    } -> tensor<7x4x6xf32>
    %cst_30 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_31 = arith.constant 0.000000e+00 : f32
    %63 = tensor.empty() : tensor<f32>
    %64 = linalg.fill ins(%cst_31 : f32) outs(%63 : tensor<f32>) -> tensor<f32>
    %65 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["reduction", "reduction", "reduction"]} ins(%58 : tensor<7x4x6xf32>) outs(%64 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %from_elements = tensor.from_elements %in : tensor<f32>
      %from_elements_77 = tensor.from_elements %out : tensor<f32>
      %extracted = tensor.extract %from_elements_77[] : tensor<f32>
      %extracted_78 = tensor.extract %from_elements[] : tensor<f32>
      %131 = arith.addf %extracted, %extracted_78 : f32
      %from_elements_79 = tensor.from_elements %131 : tensor<f32>
      %extracted_80 = tensor.extract %from_elements_79[] : tensor<f32>
      linalg.yield %extracted_80 : f32
    } -> tensor<f32>
    %cst_32 = arith.constant dense<1.680000e+02> : tensor<f32>
    %66 = tensor.empty() : tensor<f32>
    %cst_33 = arith.constant 1.680000e+02 : f32
    %67 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = []} ins(%65 : tensor<f32>) outs(%66 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %131 = arith.divf %in, %cst_33 : f32
      linalg.yield %131 : f32
    } -> tensor<f32>
    %68 = tensor.empty() : tensor<4x6xf32>
    %69 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%47#0, %47#0 : tensor<4x6xf32>, tensor<4x6xf32>) outs(%68 : tensor<4x6xf32>) {
    ^bb0(%in: f32, %in_77: f32, %out: f32):
      %131 = arith.mulf %in, %in_77 : f32
      linalg.yield %131 : f32
    } -> tensor<4x6xf32>
    %cst_34 = arith.constant dense<2.000000e+00> : tensor<f32>
    %70 = tensor.empty() : tensor<4x6xf32>
    %71 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_34 : tensor<f32>) outs(%70 : tensor<4x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x6xf32>
    %72 = tensor.empty() : tensor<4x6xf32>
    %73 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%71, %47#0 : tensor<4x6xf32>, tensor<4x6xf32>) outs(%72 : tensor<4x6xf32>) {
    ^bb0(%in: f32, %in_77: f32, %out: f32):
      %131 = arith.mulf %in, %in_77 : f32
      linalg.yield %131 : f32
    } -> tensor<4x6xf32>
    %cst_35 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_36 = arith.constant 0.000000e+00 : f32
    %74 = tensor.empty() : tensor<f32>
    %75 = linalg.fill ins(%cst_36 : f32) outs(%74 : tensor<f32>) -> tensor<f32>
    %76 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["reduction", "reduction"]} ins(%69 : tensor<4x6xf32>) outs(%75 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %from_elements = tensor.from_elements %in : tensor<f32>
      %from_elements_77 = tensor.from_elements %out : tensor<f32>
      %extracted = tensor.extract %from_elements_77[] : tensor<f32>
      %extracted_78 = tensor.extract %from_elements[] : tensor<f32>
      %131 = arith.addf %extracted, %extracted_78 : f32
      %from_elements_79 = tensor.from_elements %131 : tensor<f32>
      %extracted_80 = tensor.extract %from_elements_79[] : tensor<f32>
      linalg.yield %extracted_80 : f32
    } -> tensor<f32>
    %cst_37 = arith.constant dense<2.400000e+01> : tensor<f32>
    %77 = tensor.empty() : tensor<f32>
    %cst_38 = arith.constant 2.400000e+01 : f32
    %78 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = []} ins(%76 : tensor<f32>) outs(%77 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %131 = arith.divf %in, %cst_38 : f32
      linalg.yield %131 : f32
    } -> tensor<f32>
    %79 = tensor.empty() : tensor<f32>
    %80 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = []} ins(%67, %78 : tensor<f32>, tensor<f32>) outs(%79 : tensor<f32>) {
    ^bb0(%in: f32, %in_77: f32, %out: f32):
      %131 = arith.addf %in, %in_77 : f32
      linalg.yield %131 : f32
    } -> tensor<f32>
    %cst_39 = arith.constant dense<0.000000e+00> : tensor<f32>
    %81 = tensor.empty() : tensor<4x6xf32>
    %82 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_39 : tensor<f32>) outs(%81 : tensor<4x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x6xf32>
    %cst_40 = arith.constant dense<0.000000e+00> : tensor<f32>
    %83 = tensor.empty() : tensor<4x6xf32>
    %84 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_40 : tensor<f32>) outs(%83 : tensor<4x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x6xf32>
    %cst_41 = arith.constant dense<1.000000e+00> : tensor<f32>
    %cst_42 = arith.constant dense<2.400000e+01> : tensor<f32>
    %85 = tensor.empty() : tensor<f32>
    %cst_43 = arith.constant 1.000000e+00 : f32
    %cst_44 = arith.constant 2.400000e+01 : f32
    %86 = linalg.generic {indexing_maps = [#map9], iterator_types = []} outs(%85 : tensor<f32>) {
    ^bb0(%out: f32):
      %131 = arith.divf %cst_43, %cst_44 : f32
      linalg.yield %131 : f32
    } -> tensor<f32>
    %87 = tensor.empty() : tensor<4x6xf32>
    %88 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%86 : tensor<f32>) outs(%87 : tensor<4x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x6xf32>
    %89 = tensor.empty() : tensor<4x6xf32>
    %90 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%88, %73 : tensor<4x6xf32>, tensor<4x6xf32>) outs(%89 : tensor<4x6xf32>) {
    ^bb0(%in: f32, %in_77: f32, %out: f32):
      %131 = arith.mulf %in, %in_77 : f32
      linalg.yield %131 : f32
    } -> tensor<4x6xf32>
    %cst_45 = arith.constant dense<1.000000e+00> : tensor<f32>
    %cst_46 = arith.constant dense<1.680000e+02> : tensor<f32>
    %91 = tensor.empty() : tensor<f32>
    %cst_47 = arith.constant 1.000000e+00 : f32
    %cst_48 = arith.constant 1.680000e+02 : f32
    %92 = linalg.generic {indexing_maps = [#map9], iterator_types = []} outs(%91 : tensor<f32>) {
    ^bb0(%out: f32):
      %131 = arith.divf %cst_47, %cst_48 : f32
      linalg.yield %131 : f32
    } -> tensor<f32>
    %93 = tensor.empty() : tensor<7x4x6xf32>
    %94 = linalg.generic {indexing_maps = [#map7, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%92 : tensor<f32>) outs(%93 : tensor<7x4x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x4x6xf32>
    %95 = tensor.empty() : tensor<7x4x6xf32>
    %96 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%94, %62 : tensor<7x4x6xf32>, tensor<7x4x6xf32>) outs(%95 : tensor<7x4x6xf32>) {
    ^bb0(%in: f32, %in_77: f32, %out: f32):
      %131 = arith.mulf %in, %in_77 : f32
      linalg.yield %131 : f32
    } -> tensor<7x4x6xf32>
    %cst_49 = arith.constant dense<0.000000e+00> : tensor<f32>
    %97 = tensor.empty() : tensor<3x6x6xf32>
    %98 = linalg.generic {indexing_maps = [#map7, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_49 : tensor<f32>) outs(%97 : tensor<3x6x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x6x6xf32>
    %cst_50 = arith.constant dense<2> : tensor<i32>
    %c0_51 = arith.constant 0 : index
    %c3_52 = arith.constant 3 : index
    %c1_53 = arith.constant 1 : index
    %99:2 = scf.for %arg9 = %c0_51 to %c3_52 step %c1_53 iter_args(%arg10 = %96, %arg11 = %98) -> (tensor<7x4x6xf32>, tensor<3x6x6xf32>) {
      %c2 = arith.constant 2 : index
      %131 = arith.subi %c2, %arg9 : index
      %132 = arith.index_cast %131 : index to i32
      %from_elements = tensor.from_elements %132 : tensor<i32>
      %cst_77 = arith.constant dense<0> : tensor<i32>
      %cst_78 = arith.constant dense<0> : tensor<i32>
      %extracted = tensor.extract %from_elements[] : tensor<i32>
      %133 = arith.index_cast %extracted : i32 to index
      %c0_79 = arith.constant 0 : index
      %c0_80 = arith.constant 0 : index
      %c3_81 = arith.constant 3 : index
      %c1_82 = arith.constant 1 : index
      %c2_83 = arith.constant 2 : index
      %134 = arith.maxsi %133, %c0_79 : index
      %135 = arith.minsi %134, %c2_83 : index
      %extracted_84 = tensor.extract %cst_77[] : tensor<i32>
      %136 = arith.index_cast %extracted_84 : i32 to index
      %c0_85 = arith.constant 0 : index
      %c1_86 = arith.constant 1 : index
      %c6 = arith.constant 6 : index
      %c6_87 = arith.constant 6 : index
      %c0_88 = arith.constant 0 : index
      %137 = arith.maxsi %136, %c0_85 : index
      %138 = arith.minsi %137, %c0_88 : index
      %extracted_89 = tensor.extract %cst_78[] : tensor<i32>
      %139 = arith.index_cast %extracted_89 : i32 to index
      %c0_90 = arith.constant 0 : index
      %c2_91 = arith.constant 2 : index
      %c6_92 = arith.constant 6 : index
      %c6_93 = arith.constant 6 : index
      %c0_94 = arith.constant 0 : index
      %140 = arith.maxsi %139, %c0_90 : index
      %141 = arith.minsi %140, %c0_94 : index
      %extracted_slice = tensor.extract_slice %arg6[%135, %138, %141] [1, 6, 6] [1, 1, 1] : tensor<3x6x6xf32> to tensor<1x6x6xf32>
      %collapsed_95 = tensor.collapse_shape %extracted_slice [[0, 1], [2]] : tensor<1x6x6xf32> into tensor<6x6xf32>
      %cst_96 = arith.constant dense<0> : tensor<i32>
      %cst_97 = arith.constant dense<0> : tensor<i32>
      %cst_98 = arith.constant dense<0> : tensor<i32>
      %extracted_99 = tensor.extract %from_elements[] : tensor<i32>
      %142 = arith.index_cast %extracted_99 : i32 to index
      %c0_100 = arith.constant 0 : index
      %c0_101 = arith.constant 0 : index
      %c3_102 = arith.constant 3 : index
      %c1_103 = arith.constant 1 : index
      %c2_104 = arith.constant 2 : index
      %143 = arith.maxsi %142, %c0_100 : index
      %144 = arith.minsi %143, %c2_104 : index
      %extracted_105 = tensor.extract %cst_96[] : tensor<i32>
      %145 = arith.index_cast %extracted_105 : i32 to index
      %c0_106 = arith.constant 0 : index
      %c1_107 = arith.constant 1 : index
      %c7_108 = arith.constant 7 : index
      %c7_109 = arith.constant 7 : index
      %c0_110 = arith.constant 0 : index
      %146 = arith.maxsi %145, %c0_106 : index
      %147 = arith.minsi %146, %c0_110 : index
      %extracted_111 = tensor.extract %cst_97[] : tensor<i32>
      %148 = arith.index_cast %extracted_111 : i32 to index
      %c0_112 = arith.constant 0 : index
      %c2_113 = arith.constant 2 : index
      %c4 = arith.constant 4 : index
      %c4_114 = arith.constant 4 : index
      %c0_115 = arith.constant 0 : index
      %149 = arith.maxsi %148, %c0_112 : index
      %150 = arith.minsi %149, %c0_115 : index
      %extracted_116 = tensor.extract %cst_98[] : tensor<i32>
      %151 = arith.index_cast %extracted_116 : i32 to index
      %c0_117 = arith.constant 0 : index
      %c3_118 = arith.constant 3 : index
      %c6_119 = arith.constant 6 : index
      %c6_120 = arith.constant 6 : index
      %c0_121 = arith.constant 0 : index
      %152 = arith.maxsi %151, %c0_117 : index
      %153 = arith.minsi %152, %c0_121 : index
      %extracted_slice_122 = tensor.extract_slice %54#1[%144, %147, %150, %153] [1, 7, 4, 6] [1, 1, 1, 1] : tensor<3x7x4x6xf32> to tensor<1x7x4x6xf32>
      %collapsed_123 = tensor.collapse_shape %extracted_slice_122 [[0, 1], [2], [3]] : tensor<1x7x4x6xf32> into tensor<7x4x6xf32>
      %cst_124 = arith.constant dense<0> : tensor<i32>
      %cst_125 = arith.constant dense<0> : tensor<i32>
      %cst_126 = arith.constant dense<0> : tensor<i32>
      %extracted_127 = tensor.extract %from_elements[] : tensor<i32>
      %154 = arith.index_cast %extracted_127 : i32 to index
      %c0_128 = arith.constant 0 : index
      %c0_129 = arith.constant 0 : index
      %c3_130 = arith.constant 3 : index
      %c1_131 = arith.constant 1 : index
      %c2_132 = arith.constant 2 : index
      %155 = arith.maxsi %154, %c0_128 : index
      %156 = arith.minsi %155, %c2_132 : index
      %extracted_133 = tensor.extract %cst_124[] : tensor<i32>
      %157 = arith.index_cast %extracted_133 : i32 to index
      %c0_134 = arith.constant 0 : index
      %c1_135 = arith.constant 1 : index
      %c7_136 = arith.constant 7 : index
      %c7_137 = arith.constant 7 : index
      %c0_138 = arith.constant 0 : index
      %158 = arith.maxsi %157, %c0_134 : index
      %159 = arith.minsi %158, %c0_138 : index
      %extracted_139 = tensor.extract %cst_125[] : tensor<i32>
      %160 = arith.index_cast %extracted_139 : i32 to index
      %c0_140 = arith.constant 0 : index
      %c2_141 = arith.constant 2 : index
      %c4_142 = arith.constant 4 : index
      %c4_143 = arith.constant 4 : index
      %c0_144 = arith.constant 0 : index
      %161 = arith.maxsi %160, %c0_140 : index
      %162 = arith.minsi %161, %c0_144 : index
      %extracted_145 = tensor.extract %cst_126[] : tensor<i32>
      %163 = arith.index_cast %extracted_145 : i32 to index
      %c0_146 = arith.constant 0 : index
      %c3_147 = arith.constant 3 : index
      %c6_148 = arith.constant 6 : index
      %c6_149 = arith.constant 6 : index
      %c0_150 = arith.constant 0 : index
      %164 = arith.maxsi %163, %c0_146 : index
      %165 = arith.minsi %164, %c0_150 : index
      %extracted_slice_151 = tensor.extract_slice %54#2[%156, %159, %162, %165] [1, 7, 4, 6] [1, 1, 1, 1] : tensor<3x7x4x6xf32> to tensor<1x7x4x6xf32>
      %collapsed_152 = tensor.collapse_shape %extracted_slice_151 [[0, 1], [2], [3]] : tensor<1x7x4x6xf32> into tensor<7x4x6xf32>
      %cst_153 = arith.constant dense<0> : tensor<i32>
      %cst_154 = arith.constant dense<0> : tensor<i32>
      %cst_155 = arith.constant dense<0> : tensor<i32>
      %extracted_156 = tensor.extract %from_elements[] : tensor<i32>
      %166 = arith.index_cast %extracted_156 : i32 to index
      %c0_157 = arith.constant 0 : index
      %c0_158 = arith.constant 0 : index
      %c3_159 = arith.constant 3 : index
      %c1_160 = arith.constant 1 : index
      %c2_161 = arith.constant 2 : index
      %167 = arith.maxsi %166, %c0_157 : index
      %168 = arith.minsi %167, %c2_161 : index
      %extracted_162 = tensor.extract %cst_153[] : tensor<i32>
      %169 = arith.index_cast %extracted_162 : i32 to index
      %c0_163 = arith.constant 0 : index
      %c1_164 = arith.constant 1 : index
      %c7_165 = arith.constant 7 : index
      %c7_166 = arith.constant 7 : index
      %c0_167 = arith.constant 0 : index
      %170 = arith.maxsi %169, %c0_163 : index
      %171 = arith.minsi %170, %c0_167 : index
      %extracted_168 = tensor.extract %cst_154[] : tensor<i32>
      %172 = arith.index_cast %extracted_168 : i32 to index
      %c0_169 = arith.constant 0 : index
      %c2_170 = arith.constant 2 : index
      %c4_171 = arith.constant 4 : index
      %c4_172 = arith.constant 4 : index
      %c0_173 = arith.constant 0 : index
      %173 = arith.maxsi %172, %c0_169 : index
      %174 = arith.minsi %173, %c0_173 : index
      %extracted_174 = tensor.extract %cst_155[] : tensor<i32>
      %175 = arith.index_cast %extracted_174 : i32 to index
      %c0_175 = arith.constant 0 : index
      %c3_176 = arith.constant 3 : index
      %c6_177 = arith.constant 6 : index
      %c6_178 = arith.constant 6 : index
      %c0_179 = arith.constant 0 : index
      %176 = arith.maxsi %175, %c0_175 : index
      %177 = arith.minsi %176, %c0_179 : index
      %extracted_slice_180 = tensor.extract_slice %54#3[%168, %171, %174, %177] [1, 7, 4, 6] [1, 1, 1, 1] : tensor<3x7x4x6xf32> to tensor<1x7x4x6xf32>
      %collapsed_181 = tensor.collapse_shape %extracted_slice_180 [[0, 1], [2], [3]] : tensor<1x7x4x6xf32> into tensor<7x4x6xf32>
      %178 = tensor.empty() : tensor<7x4x6xf32>
      %179 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg10, %collapsed_181 : tensor<7x4x6xf32>, tensor<7x4x6xf32>) outs(%178 : tensor<7x4x6xf32>) {
      ^bb0(%in: f32, %in_194: f32, %out: f32):
        %207 = arith.mulf %in, %in_194 : f32
        linalg.yield %207 : f32
      } -> tensor<7x4x6xf32>
      %180 = tensor.empty() : tensor<7x4x6xf32>
      %181 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%179, %collapsed_152 : tensor<7x4x6xf32>, tensor<7x4x6xf32>) outs(%180 : tensor<7x4x6xf32>) {
      ^bb0(%in: f32, %in_194: f32, %out: f32):
        %207 = arith.mulf %in, %in_194 : f32
        linalg.yield %207 : f32
      } -> tensor<7x4x6xf32>
      %182 = tensor.empty() : tensor<7x4x6xf32>
      %183 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%179, %181 : tensor<7x4x6xf32>, tensor<7x4x6xf32>) outs(%182 : tensor<7x4x6xf32>) {
      ^bb0(%in: f32, %in_194: f32, %out: f32):
        %207 = arith.addf %in, %in_194 : f32
        linalg.yield %207 : f32
      } -> tensor<7x4x6xf32>
      %184 = tensor.empty() : tensor<6x6xf32>
      %cst_182 = arith.constant 0.000000e+00 : f32
      %185 = linalg.fill ins(%cst_182 : f32) outs(%184 : tensor<6x6xf32>) -> tensor<6x6xf32>
      %186 = linalg.generic {indexing_maps = [#map13, #map14, #map15], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%183, %collapsed_123 : tensor<7x4x6xf32>, tensor<7x4x6xf32>) outs(%185 : tensor<6x6xf32>) {
      ^bb0(%in: f32, %in_194: f32, %out: f32):
        %207 = arith.mulf %in, %in_194 : f32
        %208 = arith.addf %out, %207 : f32
        linalg.yield %208 : f32
      } -> tensor<6x6xf32>
      %187 = tensor.empty() : tensor<6x6xf32>
      %188 = linalg.generic {indexing_maps = [#map16, #map1], iterator_types = ["parallel", "parallel"]} ins(%186 : tensor<6x6xf32>) outs(%187 : tensor<6x6xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<6x6xf32>
      %189 = tensor.empty() : tensor<7x4x6xf32>
      %cst_183 = arith.constant 0.000000e+00 : f32
      %190 = linalg.fill ins(%cst_183 : f32) outs(%189 : tensor<7x4x6xf32>) -> tensor<7x4x6xf32>
      %191 = linalg.generic {indexing_maps = [#map2, #map17, #map4], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%183, %collapsed_95 : tensor<7x4x6xf32>, tensor<6x6xf32>) outs(%190 : tensor<7x4x6xf32>) {
      ^bb0(%in: f32, %in_194: f32, %out: f32):
        %207 = arith.mulf %in, %in_194 : f32
        %208 = arith.addf %out, %207 : f32
        linalg.yield %208 : f32
      } -> tensor<7x4x6xf32>
      %192 = tensor.empty() : tensor<7x4x6xf32>
      %193 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg10, %191 : tensor<7x4x6xf32>, tensor<7x4x6xf32>) outs(%192 : tensor<7x4x6xf32>) {
      ^bb0(%in: f32, %in_194: f32, %out: f32):
        %207 = arith.addf %in, %in_194 : f32
        linalg.yield %207 : f32
      } -> tensor<7x4x6xf32>
      %194 = tensor.empty() : tensor<1x6x6xf32>
      %195 = linalg.generic {indexing_maps = [#map8, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%188 : tensor<6x6xf32>) outs(%194 : tensor<1x6x6xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x6x6xf32>
      %cst_184 = arith.constant dense<0> : tensor<i32>
      %cst_185 = arith.constant dense<0> : tensor<i32>
      %c0_186 = arith.constant 0 : index
      %extracted_187 = tensor.extract %from_elements[] : tensor<i32>
      %196 = arith.index_cast %extracted_187 : i32 to index
      %c2_188 = arith.constant 2 : index
      %197 = arith.maxsi %196, %c0_186 : index
      %198 = arith.minsi %197, %c2_188 : index
      %extracted_189 = tensor.extract %cst_184[] : tensor<i32>
      %199 = arith.index_cast %extracted_189 : i32 to index
      %c0_190 = arith.constant 0 : index
      %200 = arith.maxsi %199, %c0_186 : index
      %201 = arith.minsi %200, %c0_190 : index
      %extracted_191 = tensor.extract %cst_185[] : tensor<i32>
      %202 = arith.index_cast %extracted_191 : i32 to index
      %c0_192 = arith.constant 0 : index
      %203 = arith.maxsi %202, %c0_186 : index
      %204 = arith.minsi %203, %c0_192 : index
      %inserted_slice = tensor.insert_slice %195 into %arg11[%198, %201, %204] [1, 6, 6] [1, 1, 1] : tensor<1x6x6xf32> into tensor<3x6x6xf32>
      %cst_193 = arith.constant dense<-1> : tensor<i32>
      %205 = tensor.empty() : tensor<i32>
      %c-1_i32 = arith.constant -1 : i32
      %206 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = []} ins(%from_elements : tensor<i32>) outs(%205 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        %207 = arith.addi %in, %c-1_i32 : i32
        linalg.yield %207 : i32
      } -> tensor<i32>
      scf.yield %193, %inserted_slice : tensor<7x4x6xf32>, tensor<3x6x6xf32>
    }
    %cst_54 = arith.constant dense<0.000000e+00> : tensor<f32>
    %100 = tensor.empty() : tensor<6x12xf32>
    %101 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_54 : tensor<f32>) outs(%100 : tensor<6x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x12xf32>
    %cst_55 = arith.constant dense<0.000000e+00> : tensor<f32>
    %102 = tensor.empty() : tensor<7x4x12xf32>
    %103 = linalg.generic {indexing_maps = [#map7, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_55 : tensor<f32>) outs(%102 : tensor<7x4x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x4x12xf32>
    %cst_56 = arith.constant dense<0> : tensor<i32>
    %c0_57 = arith.constant 0 : index
    %c7_58 = arith.constant 7 : index
    %c1_59 = arith.constant 1 : index
    %104:3 = scf.for %arg9 = %c0_57 to %c7_58 step %c1_59 iter_args(%arg10 = %101, %arg11 = %90, %arg12 = %103) -> (tensor<6x12xf32>, tensor<4x6xf32>, tensor<7x4x12xf32>) {
      %131 = arith.index_cast %arg9 : index to i32
      %from_elements = tensor.from_elements %131 : tensor<i32>
      %cst_77 = arith.constant dense<0> : tensor<i32>
      %cst_78 = arith.constant dense<0> : tensor<i32>
      %extracted = tensor.extract %from_elements[] : tensor<i32>
      %132 = arith.index_cast %extracted : i32 to index
      %c0_79 = arith.constant 0 : index
      %c0_80 = arith.constant 0 : index
      %c7_81 = arith.constant 7 : index
      %c1_82 = arith.constant 1 : index
      %c6 = arith.constant 6 : index
      %133 = arith.maxsi %132, %c0_79 : index
      %134 = arith.minsi %133, %c6 : index
      %extracted_83 = tensor.extract %cst_77[] : tensor<i32>
      %135 = arith.index_cast %extracted_83 : i32 to index
      %c0_84 = arith.constant 0 : index
      %c1_85 = arith.constant 1 : index
      %c4 = arith.constant 4 : index
      %c4_86 = arith.constant 4 : index
      %c0_87 = arith.constant 0 : index
      %136 = arith.maxsi %135, %c0_84 : index
      %137 = arith.minsi %136, %c0_87 : index
      %extracted_88 = tensor.extract %cst_78[] : tensor<i32>
      %138 = arith.index_cast %extracted_88 : i32 to index
      %c0_89 = arith.constant 0 : index
      %c2 = arith.constant 2 : index
      %c6_90 = arith.constant 6 : index
      %c6_91 = arith.constant 6 : index
      %c0_92 = arith.constant 0 : index
      %139 = arith.maxsi %138, %c0_89 : index
      %140 = arith.minsi %139, %c0_92 : index
      %extracted_slice = tensor.extract_slice %99#0[%134, %137, %140] [1, 4, 6] [1, 1, 1] : tensor<7x4x6xf32> to tensor<1x4x6xf32>
      %collapsed_93 = tensor.collapse_shape %extracted_slice [[0, 1], [2]] : tensor<1x4x6xf32> into tensor<4x6xf32>
      %cst_94 = arith.constant dense<0> : tensor<i32>
      %cst_95 = arith.constant dense<0> : tensor<i32>
      %extracted_96 = tensor.extract %from_elements[] : tensor<i32>
      %141 = arith.index_cast %extracted_96 : i32 to index
      %c0_97 = arith.constant 0 : index
      %c0_98 = arith.constant 0 : index
      %c7_99 = arith.constant 7 : index
      %c1_100 = arith.constant 1 : index
      %c6_101 = arith.constant 6 : index
      %142 = arith.maxsi %141, %c0_97 : index
      %143 = arith.minsi %142, %c6_101 : index
      %extracted_102 = tensor.extract %cst_94[] : tensor<i32>
      %144 = arith.index_cast %extracted_102 : i32 to index
      %c0_103 = arith.constant 0 : index
      %c1_104 = arith.constant 1 : index
      %c4_105 = arith.constant 4 : index
      %c4_106 = arith.constant 4 : index
      %c0_107 = arith.constant 0 : index
      %145 = arith.maxsi %144, %c0_103 : index
      %146 = arith.minsi %145, %c0_107 : index
      %extracted_108 = tensor.extract %cst_95[] : tensor<i32>
      %147 = arith.index_cast %extracted_108 : i32 to index
      %c0_109 = arith.constant 0 : index
      %c2_110 = arith.constant 2 : index
      %c6_111 = arith.constant 6 : index
      %c6_112 = arith.constant 6 : index
      %c0_113 = arith.constant 0 : index
      %148 = arith.maxsi %147, %c0_109 : index
      %149 = arith.minsi %148, %c0_113 : index
      %extracted_slice_114 = tensor.extract_slice %47#2[%143, %146, %149] [1, 4, 6] [1, 1, 1] : tensor<7x4x6xf32> to tensor<1x4x6xf32>
      %collapsed_115 = tensor.collapse_shape %extracted_slice_114 [[0, 1], [2]] : tensor<1x4x6xf32> into tensor<4x6xf32>
      %cst_116 = arith.constant dense<0> : tensor<i32>
      %cst_117 = arith.constant dense<0> : tensor<i32>
      %extracted_118 = tensor.extract %from_elements[] : tensor<i32>
      %150 = arith.index_cast %extracted_118 : i32 to index
      %c0_119 = arith.constant 0 : index
      %c0_120 = arith.constant 0 : index
      %c7_121 = arith.constant 7 : index
      %c1_122 = arith.constant 1 : index
      %c6_123 = arith.constant 6 : index
      %151 = arith.maxsi %150, %c0_119 : index
      %152 = arith.minsi %151, %c6_123 : index
      %extracted_124 = tensor.extract %cst_116[] : tensor<i32>
      %153 = arith.index_cast %extracted_124 : i32 to index
      %c0_125 = arith.constant 0 : index
      %c1_126 = arith.constant 1 : index
      %c4_127 = arith.constant 4 : index
      %c4_128 = arith.constant 4 : index
      %c0_129 = arith.constant 0 : index
      %154 = arith.maxsi %153, %c0_125 : index
      %155 = arith.minsi %154, %c0_129 : index
      %extracted_130 = tensor.extract %cst_117[] : tensor<i32>
      %156 = arith.index_cast %extracted_130 : i32 to index
      %c0_131 = arith.constant 0 : index
      %c2_132 = arith.constant 2 : index
      %c6_133 = arith.constant 6 : index
      %c6_134 = arith.constant 6 : index
      %c0_135 = arith.constant 0 : index
      %157 = arith.maxsi %156, %c0_131 : index
      %158 = arith.minsi %157, %c0_135 : index
      %extracted_slice_136 = tensor.extract_slice %47#3[%152, %155, %158] [1, 4, 6] [1, 1, 1] : tensor<7x4x6xf32> to tensor<1x4x6xf32>
      %collapsed_137 = tensor.collapse_shape %extracted_slice_136 [[0, 1], [2]] : tensor<1x4x6xf32> into tensor<4x6xf32>
      %cst_138 = arith.constant dense<0> : tensor<i32>
      %cst_139 = arith.constant dense<0> : tensor<i32>
      %extracted_140 = tensor.extract %from_elements[] : tensor<i32>
      %159 = arith.index_cast %extracted_140 : i32 to index
      %c0_141 = arith.constant 0 : index
      %c0_142 = arith.constant 0 : index
      %c7_143 = arith.constant 7 : index
      %c1_144 = arith.constant 1 : index
      %c6_145 = arith.constant 6 : index
      %160 = arith.maxsi %159, %c0_141 : index
      %161 = arith.minsi %160, %c6_145 : index
      %extracted_146 = tensor.extract %cst_138[] : tensor<i32>
      %162 = arith.index_cast %extracted_146 : i32 to index
      %c0_147 = arith.constant 0 : index
      %c1_148 = arith.constant 1 : index
      %c4_149 = arith.constant 4 : index
      %c4_150 = arith.constant 4 : index
      %c0_151 = arith.constant 0 : index
      %163 = arith.maxsi %162, %c0_147 : index
      %164 = arith.minsi %163, %c0_151 : index
      %extracted_152 = tensor.extract %cst_139[] : tensor<i32>
      %165 = arith.index_cast %extracted_152 : i32 to index
      %c0_153 = arith.constant 0 : index
      %c2_154 = arith.constant 2 : index
      %c6_155 = arith.constant 6 : index
      %c6_156 = arith.constant 6 : index
      %c0_157 = arith.constant 0 : index
      %166 = arith.maxsi %165, %c0_153 : index
      %167 = arith.minsi %166, %c0_157 : index
      %extracted_slice_158 = tensor.extract_slice %47#4[%161, %164, %167] [1, 4, 6] [1, 1, 1] : tensor<7x4x6xf32> to tensor<1x4x6xf32>
      %collapsed_159 = tensor.collapse_shape %extracted_slice_158 [[0, 1], [2]] : tensor<1x4x6xf32> into tensor<4x6xf32>
      %cst_160 = arith.constant dense<0> : tensor<i32>
      %cst_161 = arith.constant dense<0> : tensor<i32>
      %extracted_162 = tensor.extract %from_elements[] : tensor<i32>
      %168 = arith.index_cast %extracted_162 : i32 to index
      %c0_163 = arith.constant 0 : index
      %c0_164 = arith.constant 0 : index
      %c7_165 = arith.constant 7 : index
      %c1_166 = arith.constant 1 : index
      %c6_167 = arith.constant 6 : index
      %169 = arith.maxsi %168, %c0_163 : index
      %170 = arith.minsi %169, %c6_167 : index
      %extracted_168 = tensor.extract %cst_160[] : tensor<i32>
      %171 = arith.index_cast %extracted_168 : i32 to index
      %c0_169 = arith.constant 0 : index
      %c1_170 = arith.constant 1 : index
      %c4_171 = arith.constant 4 : index
      %c4_172 = arith.constant 4 : index
      %c0_173 = arith.constant 0 : index
      %172 = arith.maxsi %171, %c0_169 : index
      %173 = arith.minsi %172, %c0_173 : index
      %extracted_174 = tensor.extract %cst_161[] : tensor<i32>
      %174 = arith.index_cast %extracted_174 : i32 to index
      %c0_175 = arith.constant 0 : index
      %c2_176 = arith.constant 2 : index
      %c6_177 = arith.constant 6 : index
      %c6_178 = arith.constant 6 : index
      %c0_179 = arith.constant 0 : index
      %175 = arith.maxsi %174, %c0_175 : index
      %176 = arith.minsi %175, %c0_179 : index
      %extracted_slice_180 = tensor.extract_slice %47#5[%170, %173, %176] [1, 4, 6] [1, 1, 1] : tensor<7x4x6xf32> to tensor<1x4x6xf32>
      %collapsed_181 = tensor.collapse_shape %extracted_slice_180 [[0, 1], [2]] : tensor<1x4x6xf32> into tensor<4x6xf32>
      %cst_182 = arith.constant dense<0> : tensor<i32>
      %cst_183 = arith.constant dense<0> : tensor<i32>
      %extracted_184 = tensor.extract %from_elements[] : tensor<i32>
      %177 = arith.index_cast %extracted_184 : i32 to index
      %c0_185 = arith.constant 0 : index
      %c0_186 = arith.constant 0 : index
      %c7_187 = arith.constant 7 : index
      %c1_188 = arith.constant 1 : index
      %c6_189 = arith.constant 6 : index
      %178 = arith.maxsi %177, %c0_185 : index
      %179 = arith.minsi %178, %c6_189 : index
      %extracted_190 = tensor.extract %cst_182[] : tensor<i32>
      %180 = arith.index_cast %extracted_190 : i32 to index
      %c0_191 = arith.constant 0 : index
      %c1_192 = arith.constant 1 : index
      %c4_193 = arith.constant 4 : index
      %c4_194 = arith.constant 4 : index
      %c0_195 = arith.constant 0 : index
      %181 = arith.maxsi %180, %c0_191 : index
      %182 = arith.minsi %181, %c0_195 : index
      %extracted_196 = tensor.extract %cst_183[] : tensor<i32>
      %183 = arith.index_cast %extracted_196 : i32 to index
      %c0_197 = arith.constant 0 : index
      %c2_198 = arith.constant 2 : index
      %c6_199 = arith.constant 6 : index
      %c6_200 = arith.constant 6 : index
      %c0_201 = arith.constant 0 : index
      %184 = arith.maxsi %183, %c0_197 : index
      %185 = arith.minsi %184, %c0_201 : index
      %extracted_slice_202 = tensor.extract_slice %47#6[%179, %182, %185] [1, 4, 6] [1, 1, 1] : tensor<7x4x6xf32> to tensor<1x4x6xf32>
      %collapsed_203 = tensor.collapse_shape %extracted_slice_202 [[0, 1], [2]] : tensor<1x4x6xf32> into tensor<4x6xf32>
      %cst_204 = arith.constant dense<0> : tensor<i32>
      %cst_205 = arith.constant dense<0> : tensor<i32>
      %extracted_206 = tensor.extract %from_elements[] : tensor<i32>
      %186 = arith.index_cast %extracted_206 : i32 to index
      %c0_207 = arith.constant 0 : index
      %c0_208 = arith.constant 0 : index
      %c7_209 = arith.constant 7 : index
      %c1_210 = arith.constant 1 : index
      %c6_211 = arith.constant 6 : index
      %187 = arith.maxsi %186, %c0_207 : index
      %188 = arith.minsi %187, %c6_211 : index
      %extracted_212 = tensor.extract %cst_204[] : tensor<i32>
      %189 = arith.index_cast %extracted_212 : i32 to index
      %c0_213 = arith.constant 0 : index
      %c1_214 = arith.constant 1 : index
      %c4_215 = arith.constant 4 : index
      %c4_216 = arith.constant 4 : index
      %c0_217 = arith.constant 0 : index
      %190 = arith.maxsi %189, %c0_213 : index
      %191 = arith.minsi %190, %c0_217 : index
      %extracted_218 = tensor.extract %cst_205[] : tensor<i32>
      %192 = arith.index_cast %extracted_218 : i32 to index
      %c0_219 = arith.constant 0 : index
      %c2_220 = arith.constant 2 : index
      %c6_221 = arith.constant 6 : index
      %c6_222 = arith.constant 6 : index
      %c0_223 = arith.constant 0 : index
      %193 = arith.maxsi %192, %c0_219 : index
      %194 = arith.minsi %193, %c0_223 : index
      %extracted_slice_224 = tensor.extract_slice %47#7[%188, %191, %194] [1, 4, 6] [1, 1, 1] : tensor<7x4x6xf32> to tensor<1x4x6xf32>
      %collapsed_225 = tensor.collapse_shape %extracted_slice_224 [[0, 1], [2]] : tensor<1x4x6xf32> into tensor<4x6xf32>
      %195 = tensor.empty() : tensor<4x6xf32>
      %196 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg11, %collapsed_93 : tensor<4x6xf32>, tensor<4x6xf32>) outs(%195 : tensor<4x6xf32>) {
      ^bb0(%in: f32, %in_239: f32, %out: f32):
        %244 = arith.addf %in, %in_239 : f32
        linalg.yield %244 : f32
      } -> tensor<4x6xf32>
      %197 = tensor.empty() : tensor<4x6xf32>
      %198 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%collapsed_225, %196 : tensor<4x6xf32>, tensor<4x6xf32>) outs(%197 : tensor<4x6xf32>) {
      ^bb0(%in: f32, %in_239: f32, %out: f32):
        %244 = arith.mulf %in, %in_239 : f32
        linalg.yield %244 : f32
      } -> tensor<4x6xf32>
      %199 = tensor.empty() : tensor<4x6xf32>
      %200 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%196, %collapsed_181 : tensor<4x6xf32>, tensor<4x6xf32>) outs(%199 : tensor<4x6xf32>) {
      ^bb0(%in: f32, %in_239: f32, %out: f32):
        %244 = arith.mulf %in, %in_239 : f32
        linalg.yield %244 : f32
      } -> tensor<4x6xf32>
      %201 = tensor.empty() : tensor<4x6xf32>
      %202 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%198, %collapsed_203 : tensor<4x6xf32>, tensor<4x6xf32>) outs(%201 : tensor<4x6xf32>) {
      ^bb0(%in: f32, %in_239: f32, %out: f32):
        %244 = arith.mulf %in, %in_239 : f32
        linalg.yield %244 : f32
      } -> tensor<4x6xf32>
      %203 = tensor.empty() : tensor<4x6xf32>
      %204 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%202, %collapsed_181 : tensor<4x6xf32>, tensor<4x6xf32>) outs(%203 : tensor<4x6xf32>) {
      ^bb0(%in: f32, %in_239: f32, %out: f32):
        %244 = arith.mulf %in, %in_239 : f32
        linalg.yield %244 : f32
      } -> tensor<4x6xf32>
      %205 = tensor.empty() : tensor<4x6xf32>
      %206 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%202, %204 : tensor<4x6xf32>, tensor<4x6xf32>) outs(%205 : tensor<4x6xf32>) {
      ^bb0(%in: f32, %in_239: f32, %out: f32):
        %244 = arith.addf %in, %in_239 : f32
        linalg.yield %244 : f32
      } -> tensor<4x6xf32>
      %207 = tensor.empty() : tensor<4x6xf32>
      %208 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%200 : tensor<4x6xf32>) outs(%207 : tensor<4x6xf32>) {
      ^bb0(%in: f32, %out: f32):
        %244 = arith.negf %in : f32
        linalg.yield %244 : f32
      } -> tensor<4x6xf32>
      %209 = tensor.empty() : tensor<4x6xf32>
      %210 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%collapsed_159, %196 : tensor<4x6xf32>, tensor<4x6xf32>) outs(%209 : tensor<4x6xf32>) {
      ^bb0(%in: f32, %in_239: f32, %out: f32):
        %244 = arith.mulf %in, %in_239 : f32
        linalg.yield %244 : f32
      } -> tensor<4x6xf32>
      %211 = tensor.empty() : tensor<4x6xf32>
      %212 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%196, %collapsed_115 : tensor<4x6xf32>, tensor<4x6xf32>) outs(%211 : tensor<4x6xf32>) {
      ^bb0(%in: f32, %in_239: f32, %out: f32):
        %244 = arith.mulf %in, %in_239 : f32
        linalg.yield %244 : f32
      } -> tensor<4x6xf32>
      %213 = tensor.empty() : tensor<4x6xf32>
      %214 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%208, %212 : tensor<4x6xf32>, tensor<4x6xf32>) outs(%213 : tensor<4x6xf32>) {
      ^bb0(%in: f32, %in_239: f32, %out: f32):
        %244 = arith.addf %in, %in_239 : f32
        linalg.yield %244 : f32
      } -> tensor<4x6xf32>
      %215 = tensor.empty() : tensor<4x6xf32>
      %216 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%214, %collapsed_137 : tensor<4x6xf32>, tensor<4x6xf32>) outs(%215 : tensor<4x6xf32>) {
      ^bb0(%in: f32, %in_239: f32, %out: f32):
        %244 = arith.mulf %in, %in_239 : f32
        linalg.yield %244 : f32
      } -> tensor<4x6xf32>
      %c0_226 = arith.constant 0 : index
      %217 = tensor.empty() : tensor<4x12xf32>
      %218 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel"]} outs(%217 : tensor<4x12xf32>) {
      ^bb0(%out: f32):
        %244 = linalg.index 0 : index
        %245 = linalg.index 1 : index
        %246 = linalg.index 1 : index
        %c1_239 = arith.constant 1 : index
        %dim = tensor.dim %216, %c1_239 : tensor<4x6xf32>
        %247 = arith.addi %c0_226, %dim : index
        %248 = arith.cmpi ult, %246, %247 : index
        %249 = scf.if %248 -> (f32) {
          %250 = arith.subi %246, %c0_226 : index
          %extracted_240 = tensor.extract %216[%244, %250] : tensor<4x6xf32>
          scf.yield %extracted_240 : f32
        } else {
          %250 = arith.subi %246, %247 : index
          %extracted_240 = tensor.extract %206[%244, %250] : tensor<4x6xf32>
          scf.yield %extracted_240 : f32
        }
        linalg.yield %249 : f32
      } -> tensor<4x12xf32>
      %219 = tensor.empty() : tensor<12x6xf32>
      %cst_227 = arith.constant 0.000000e+00 : f32
      %220 = linalg.fill ins(%cst_227 : f32) outs(%219 : tensor<12x6xf32>) -> tensor<12x6xf32>
      %221 = linalg.generic {indexing_maps = [#map18, #map19, #map20], iterator_types = ["parallel", "parallel", "reduction"]} ins(%218, %collapsed_115 : tensor<4x12xf32>, tensor<4x6xf32>) outs(%220 : tensor<12x6xf32>) {
      ^bb0(%in: f32, %in_239: f32, %out: f32):
        %244 = arith.mulf %in, %in_239 : f32
        %245 = arith.addf %out, %244 : f32
        linalg.yield %245 : f32
      } -> tensor<12x6xf32>
      %222 = tensor.empty() : tensor<6x12xf32>
      %223 = linalg.generic {indexing_maps = [#map16, #map1], iterator_types = ["parallel", "parallel"]} ins(%221 : tensor<12x6xf32>) outs(%222 : tensor<6x12xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<6x12xf32>
      %224 = tensor.empty() : tensor<6x12xf32>
      %225 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg10, %223 : tensor<6x12xf32>, tensor<6x12xf32>) outs(%224 : tensor<6x12xf32>) {
      ^bb0(%in: f32, %in_239: f32, %out: f32):
        %244 = arith.addf %in, %in_239 : f32
        linalg.yield %244 : f32
      } -> tensor<6x12xf32>
      %226 = tensor.empty() : tensor<4x6xf32>
      %cst_228 = arith.constant 0.000000e+00 : f32
      %227 = linalg.fill ins(%cst_228 : f32) outs(%226 : tensor<4x6xf32>) -> tensor<4x6xf32>
      %228 = linalg.generic {indexing_maps = [#map21, #map8, #map20], iterator_types = ["parallel", "parallel", "reduction"]} ins(%218, %arg5 : tensor<4x12xf32>, tensor<6x12xf32>) outs(%227 : tensor<4x6xf32>) {
      ^bb0(%in: f32, %in_239: f32, %out: f32):
        %244 = arith.mulf %in, %in_239 : f32
        %245 = arith.addf %out, %244 : f32
        linalg.yield %245 : f32
      } -> tensor<4x6xf32>
      %229 = tensor.empty() : tensor<4x6xf32>
      %230 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%210, %228 : tensor<4x6xf32>, tensor<4x6xf32>) outs(%229 : tensor<4x6xf32>) {
      ^bb0(%in: f32, %in_239: f32, %out: f32):
        %244 = arith.addf %in, %in_239 : f32
        linalg.yield %244 : f32
      } -> tensor<4x6xf32>
      %231 = tensor.empty() : tensor<1x4x12xf32>
      %232 = linalg.generic {indexing_maps = [#map8, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%218 : tensor<4x12xf32>) outs(%231 : tensor<1x4x12xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x4x12xf32>
      %cst_229 = arith.constant dense<0> : tensor<i32>
      %cst_230 = arith.constant dense<0> : tensor<i32>
      %c0_231 = arith.constant 0 : index
      %extracted_232 = tensor.extract %from_elements[] : tensor<i32>
      %233 = arith.index_cast %extracted_232 : i32 to index
      %c6_233 = arith.constant 6 : index
      %234 = arith.maxsi %233, %c0_231 : index
      %235 = arith.minsi %234, %c6_233 : index
      %extracted_234 = tensor.extract %cst_229[] : tensor<i32>
      %236 = arith.index_cast %extracted_234 : i32 to index
      %c0_235 = arith.constant 0 : index
      %237 = arith.maxsi %236, %c0_231 : index
      %238 = arith.minsi %237, %c0_235 : index
      %extracted_236 = tensor.extract %cst_230[] : tensor<i32>
      %239 = arith.index_cast %extracted_236 : i32 to index
      %c0_237 = arith.constant 0 : index
      %240 = arith.maxsi %239, %c0_231 : index
      %241 = arith.minsi %240, %c0_237 : index
      %inserted_slice = tensor.insert_slice %232 into %arg12[%235, %238, %241] [1, 4, 12] [1, 1, 1] : tensor<1x4x12xf32> into tensor<7x4x12xf32>
      %cst_238 = arith.constant dense<1> : tensor<i32>
      %242 = tensor.empty() : tensor<i32>
      %c1_i32 = arith.constant 1 : i32
      %243 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = []} ins(%from_elements : tensor<i32>) outs(%242 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        %244 = arith.addi %in, %c1_i32 : i32
        linalg.yield %244 : i32
      } -> tensor<i32>
      scf.yield %225, %230, %inserted_slice : tensor<6x12xf32>, tensor<4x6xf32>, tensor<7x4x12xf32>
    }
    %cst_60 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_61 = arith.constant 0.000000e+00 : f32
    %105 = tensor.empty() : tensor<12xf32>
    %106 = linalg.fill ins(%cst_61 : f32) outs(%105 : tensor<12xf32>) -> tensor<12xf32>
    %107 = linalg.generic {indexing_maps = [#map22, #map23], iterator_types = ["parallel", "reduction", "reduction"]} ins(%104#2 : tensor<7x4x12xf32>) outs(%106 : tensor<12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %from_elements = tensor.from_elements %in : tensor<f32>
      %from_elements_77 = tensor.from_elements %out : tensor<f32>
      %extracted = tensor.extract %from_elements_77[] : tensor<f32>
      %extracted_78 = tensor.extract %from_elements[] : tensor<f32>
      %131 = arith.addf %extracted, %extracted_78 : f32
      %from_elements_79 = tensor.from_elements %131 : tensor<f32>
      %extracted_80 = tensor.extract %from_elements_79[] : tensor<f32>
      linalg.yield %extracted_80 : f32
    } -> tensor<12xf32>
    %expanded_62 = tensor.expand_shape %107 [[0, 1, 2]] output_shape [1, 1, 12] : tensor<12xf32> into tensor<1x1x12xf32>
    %collapsed = tensor.collapse_shape %expanded_62 [[0, 1, 2]] : tensor<1x1x12xf32> into tensor<12xf32>
    %108 = tensor.empty() : tensor<12x6xf32>
    %cst_63 = arith.constant 0.000000e+00 : f32
    %109 = linalg.fill ins(%cst_63 : f32) outs(%108 : tensor<12x6xf32>) -> tensor<12x6xf32>
    %110 = linalg.generic {indexing_maps = [#map13, #map14, #map15], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%104#2, %23#1 : tensor<7x4x12xf32>, tensor<7x4x6xf32>) outs(%109 : tensor<12x6xf32>) {
    ^bb0(%in: f32, %in_77: f32, %out: f32):
      %131 = arith.mulf %in, %in_77 : f32
      %132 = arith.addf %out, %131 : f32
      linalg.yield %132 : f32
    } -> tensor<12x6xf32>
    %111 = tensor.empty() : tensor<6x12xf32>
    %112 = linalg.generic {indexing_maps = [#map16, #map1], iterator_types = ["parallel", "parallel"]} ins(%110 : tensor<12x6xf32>) outs(%111 : tensor<6x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x12xf32>
    %113 = tensor.empty() : tensor<7x4x6xf32>
    %cst_64 = arith.constant 0.000000e+00 : f32
    %114 = linalg.fill ins(%cst_64 : f32) outs(%113 : tensor<7x4x6xf32>) -> tensor<7x4x6xf32>
    %115 = linalg.generic {indexing_maps = [#map2, #map17, #map4], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%104#2, %arg3 : tensor<7x4x12xf32>, tensor<6x12xf32>) outs(%114 : tensor<7x4x6xf32>) {
    ^bb0(%in: f32, %in_77: f32, %out: f32):
      %131 = arith.mulf %in, %in_77 : f32
      %132 = arith.addf %out, %131 : f32
      linalg.yield %132 : f32
    } -> tensor<7x4x6xf32>
    %cst_65 = arith.constant dense<0.000000e+00> : tensor<f32>
    %116 = tensor.empty() : tensor<4x6xf32>
    %117 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_65 : tensor<f32>) outs(%116 : tensor<4x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x6xf32>
    %cst_66 = arith.constant dense<0.000000e+00> : tensor<f32>
    %118 = tensor.empty() : tensor<6x12xf32>
    %119 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_66 : tensor<f32>) outs(%118 : tensor<6x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x12xf32>
    %cst_67 = arith.constant dense<0.000000e+00> : tensor<f32>
    %120 = tensor.empty() : tensor<7x4x12xf32>
    %121 = linalg.generic {indexing_maps = [#map7, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_67 : tensor<f32>) outs(%120 : tensor<7x4x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x4x12xf32>
    %cst_68 = arith.constant dense<6> : tensor<i32>
    %c0_69 = arith.constant 0 : index
    %c7_70 = arith.constant 7 : index
    %c1_71 = arith.constant 1 : index
    %122:3 = scf.for %arg9 = %c0_69 to %c7_70 step %c1_71 iter_args(%arg10 = %119, %arg11 = %117, %arg12 = %121) -> (tensor<6x12xf32>, tensor<4x6xf32>, tensor<7x4x12xf32>) {
      %c6 = arith.constant 6 : index
      %131 = arith.subi %c6, %arg9 : index
      %132 = arith.index_cast %131 : index to i32
      %from_elements = tensor.from_elements %132 : tensor<i32>
      %cst_77 = arith.constant dense<0> : tensor<i32>
      %cst_78 = arith.constant dense<0> : tensor<i32>
      %extracted = tensor.extract %from_elements[] : tensor<i32>
      %133 = arith.index_cast %extracted : i32 to index
      %c0_79 = arith.constant 0 : index
      %c0_80 = arith.constant 0 : index
      %c7_81 = arith.constant 7 : index
      %c1_82 = arith.constant 1 : index
      %c6_83 = arith.constant 6 : index
      %134 = arith.maxsi %133, %c0_79 : index
      %135 = arith.minsi %134, %c6_83 : index
      %extracted_84 = tensor.extract %cst_77[] : tensor<i32>
      %136 = arith.index_cast %extracted_84 : i32 to index
      %c0_85 = arith.constant 0 : index
      %c1_86 = arith.constant 1 : index
      %c4 = arith.constant 4 : index
      %c4_87 = arith.constant 4 : index
      %c0_88 = arith.constant 0 : index
      %137 = arith.maxsi %136, %c0_85 : index
      %138 = arith.minsi %137, %c0_88 : index
      %extracted_89 = tensor.extract %cst_78[] : tensor<i32>
      %139 = arith.index_cast %extracted_89 : i32 to index
      %c0_90 = arith.constant 0 : index
      %c2 = arith.constant 2 : index
      %c6_91 = arith.constant 6 : index
      %c6_92 = arith.constant 6 : index
      %c0_93 = arith.constant 0 : index
      %140 = arith.maxsi %139, %c0_90 : index
      %141 = arith.minsi %140, %c0_93 : index
      %extracted_slice = tensor.extract_slice %115[%135, %138, %141] [1, 4, 6] [1, 1, 1] : tensor<7x4x6xf32> to tensor<1x4x6xf32>
      %collapsed_94 = tensor.collapse_shape %extracted_slice [[0, 1], [2]] : tensor<1x4x6xf32> into tensor<4x6xf32>
      %cst_95 = arith.constant dense<0> : tensor<i32>
      %cst_96 = arith.constant dense<0> : tensor<i32>
      %extracted_97 = tensor.extract %from_elements[] : tensor<i32>
      %142 = arith.index_cast %extracted_97 : i32 to index
      %c0_98 = arith.constant 0 : index
      %c0_99 = arith.constant 0 : index
      %c7_100 = arith.constant 7 : index
      %c1_101 = arith.constant 1 : index
      %c6_102 = arith.constant 6 : index
      %143 = arith.maxsi %142, %c0_98 : index
      %144 = arith.minsi %143, %c6_102 : index
      %extracted_103 = tensor.extract %cst_95[] : tensor<i32>
      %145 = arith.index_cast %extracted_103 : i32 to index
      %c0_104 = arith.constant 0 : index
      %c1_105 = arith.constant 1 : index
      %c4_106 = arith.constant 4 : index
      %c4_107 = arith.constant 4 : index
      %c0_108 = arith.constant 0 : index
      %146 = arith.maxsi %145, %c0_104 : index
      %147 = arith.minsi %146, %c0_108 : index
      %extracted_109 = tensor.extract %cst_96[] : tensor<i32>
      %148 = arith.index_cast %extracted_109 : i32 to index
      %c0_110 = arith.constant 0 : index
      %c2_111 = arith.constant 2 : index
      %c6_112 = arith.constant 6 : index
      %c6_113 = arith.constant 6 : index
      %c0_114 = arith.constant 0 : index
      %149 = arith.maxsi %148, %c0_110 : index
      %150 = arith.minsi %149, %c0_114 : index
      %extracted_slice_115 = tensor.extract_slice %23#2[%144, %147, %150] [1, 4, 6] [1, 1, 1] : tensor<7x4x6xf32> to tensor<1x4x6xf32>
      %collapsed_116 = tensor.collapse_shape %extracted_slice_115 [[0, 1], [2]] : tensor<1x4x6xf32> into tensor<4x6xf32>
      %cst_117 = arith.constant dense<0> : tensor<i32>
      %cst_118 = arith.constant dense<0> : tensor<i32>
      %extracted_119 = tensor.extract %from_elements[] : tensor<i32>
      %151 = arith.index_cast %extracted_119 : i32 to index
      %c0_120 = arith.constant 0 : index
      %c0_121 = arith.constant 0 : index
      %c7_122 = arith.constant 7 : index
      %c1_123 = arith.constant 1 : index
      %c6_124 = arith.constant 6 : index
      %152 = arith.maxsi %151, %c0_120 : index
      %153 = arith.minsi %152, %c6_124 : index
      %extracted_125 = tensor.extract %cst_117[] : tensor<i32>
      %154 = arith.index_cast %extracted_125 : i32 to index
      %c0_126 = arith.constant 0 : index
      %c1_127 = arith.constant 1 : index
      %c4_128 = arith.constant 4 : index
      %c4_129 = arith.constant 4 : index
      %c0_130 = arith.constant 0 : index
      %155 = arith.maxsi %154, %c0_126 : index
      %156 = arith.minsi %155, %c0_130 : index
      %extracted_131 = tensor.extract %cst_118[] : tensor<i32>
      %157 = arith.index_cast %extracted_131 : i32 to index
      %c0_132 = arith.constant 0 : index
      %c2_133 = arith.constant 2 : index
      %c6_134 = arith.constant 6 : index
      %c6_135 = arith.constant 6 : index
      %c0_136 = arith.constant 0 : index
      %158 = arith.maxsi %157, %c0_132 : index
      %159 = arith.minsi %158, %c0_136 : index
      %extracted_slice_137 = tensor.extract_slice %23#3[%153, %156, %159] [1, 4, 6] [1, 1, 1] : tensor<7x4x6xf32> to tensor<1x4x6xf32>
      %collapsed_138 = tensor.collapse_shape %extracted_slice_137 [[0, 1], [2]] : tensor<1x4x6xf32> into tensor<4x6xf32>
      %cst_139 = arith.constant dense<0> : tensor<i32>
      %cst_140 = arith.constant dense<0> : tensor<i32>
      %extracted_141 = tensor.extract %from_elements[] : tensor<i32>
      %160 = arith.index_cast %extracted_141 : i32 to index
      %c0_142 = arith.constant 0 : index
      %c0_143 = arith.constant 0 : index
      %c7_144 = arith.constant 7 : index
      %c1_145 = arith.constant 1 : index
      %c6_146 = arith.constant 6 : index
      %161 = arith.maxsi %160, %c0_142 : index
      %162 = arith.minsi %161, %c6_146 : index
      %extracted_147 = tensor.extract %cst_139[] : tensor<i32>
      %163 = arith.index_cast %extracted_147 : i32 to index
      %c0_148 = arith.constant 0 : index
      %c1_149 = arith.constant 1 : index
      %c4_150 = arith.constant 4 : index
      %c4_151 = arith.constant 4 : index
      %c0_152 = arith.constant 0 : index
      %164 = arith.maxsi %163, %c0_148 : index
      %165 = arith.minsi %164, %c0_152 : index
      %extracted_153 = tensor.extract %cst_140[] : tensor<i32>
      %166 = arith.index_cast %extracted_153 : i32 to index
      %c0_154 = arith.constant 0 : index
      %c2_155 = arith.constant 2 : index
      %c6_156 = arith.constant 6 : index
      %c6_157 = arith.constant 6 : index
      %c0_158 = arith.constant 0 : index
      %167 = arith.maxsi %166, %c0_154 : index
      %168 = arith.minsi %167, %c0_158 : index
      %extracted_slice_159 = tensor.extract_slice %23#4[%162, %165, %168] [1, 4, 6] [1, 1, 1] : tensor<7x4x6xf32> to tensor<1x4x6xf32>
      %collapsed_160 = tensor.collapse_shape %extracted_slice_159 [[0, 1], [2]] : tensor<1x4x6xf32> into tensor<4x6xf32>
      %cst_161 = arith.constant dense<0> : tensor<i32>
      %cst_162 = arith.constant dense<0> : tensor<i32>
      %extracted_163 = tensor.extract %from_elements[] : tensor<i32>
      %169 = arith.index_cast %extracted_163 : i32 to index
      %c0_164 = arith.constant 0 : index
      %c0_165 = arith.constant 0 : index
      %c7_166 = arith.constant 7 : index
      %c1_167 = arith.constant 1 : index
      %c6_168 = arith.constant 6 : index
      %170 = arith.maxsi %169, %c0_164 : index
      %171 = arith.minsi %170, %c6_168 : index
      %extracted_169 = tensor.extract %cst_161[] : tensor<i32>
      %172 = arith.index_cast %extracted_169 : i32 to index
      %c0_170 = arith.constant 0 : index
      %c1_171 = arith.constant 1 : index
      %c4_172 = arith.constant 4 : index
      %c4_173 = arith.constant 4 : index
      %c0_174 = arith.constant 0 : index
      %173 = arith.maxsi %172, %c0_170 : index
      %174 = arith.minsi %173, %c0_174 : index
      %extracted_175 = tensor.extract %cst_162[] : tensor<i32>
      %175 = arith.index_cast %extracted_175 : i32 to index
      %c0_176 = arith.constant 0 : index
      %c2_177 = arith.constant 2 : index
      %c6_178 = arith.constant 6 : index
      %c6_179 = arith.constant 6 : index
      %c0_180 = arith.constant 0 : index
      %176 = arith.maxsi %175, %c0_176 : index
      %177 = arith.minsi %176, %c0_180 : index
      %extracted_slice_181 = tensor.extract_slice %23#5[%171, %174, %177] [1, 4, 6] [1, 1, 1] : tensor<7x4x6xf32> to tensor<1x4x6xf32>
      %collapsed_182 = tensor.collapse_shape %extracted_slice_181 [[0, 1], [2]] : tensor<1x4x6xf32> into tensor<4x6xf32>
      %cst_183 = arith.constant dense<0> : tensor<i32>
      %cst_184 = arith.constant dense<0> : tensor<i32>
      %extracted_185 = tensor.extract %from_elements[] : tensor<i32>
      %178 = arith.index_cast %extracted_185 : i32 to index
      %c0_186 = arith.constant 0 : index
      %c0_187 = arith.constant 0 : index
      %c7_188 = arith.constant 7 : index
      %c1_189 = arith.constant 1 : index
      %c6_190 = arith.constant 6 : index
      %179 = arith.maxsi %178, %c0_186 : index
      %180 = arith.minsi %179, %c6_190 : index
      %extracted_191 = tensor.extract %cst_183[] : tensor<i32>
      %181 = arith.index_cast %extracted_191 : i32 to index
      %c0_192 = arith.constant 0 : index
      %c1_193 = arith.constant 1 : index
      %c4_194 = arith.constant 4 : index
      %c4_195 = arith.constant 4 : index
      %c0_196 = arith.constant 0 : index
      %182 = arith.maxsi %181, %c0_192 : index
      %183 = arith.minsi %182, %c0_196 : index
      %extracted_197 = tensor.extract %cst_184[] : tensor<i32>
      %184 = arith.index_cast %extracted_197 : i32 to index
      %c0_198 = arith.constant 0 : index
      %c2_199 = arith.constant 2 : index
      %c6_200 = arith.constant 6 : index
      %c6_201 = arith.constant 6 : index
      %c0_202 = arith.constant 0 : index
      %185 = arith.maxsi %184, %c0_198 : index
      %186 = arith.minsi %185, %c0_202 : index
      %extracted_slice_203 = tensor.extract_slice %23#6[%180, %183, %186] [1, 4, 6] [1, 1, 1] : tensor<7x4x6xf32> to tensor<1x4x6xf32>
      %collapsed_204 = tensor.collapse_shape %extracted_slice_203 [[0, 1], [2]] : tensor<1x4x6xf32> into tensor<4x6xf32>
      %cst_205 = arith.constant dense<0> : tensor<i32>
      %cst_206 = arith.constant dense<0> : tensor<i32>
      %extracted_207 = tensor.extract %from_elements[] : tensor<i32>
      %187 = arith.index_cast %extracted_207 : i32 to index
      %c0_208 = arith.constant 0 : index
      %c0_209 = arith.constant 0 : index
      %c7_210 = arith.constant 7 : index
      %c1_211 = arith.constant 1 : index
      %c6_212 = arith.constant 6 : index
      %188 = arith.maxsi %187, %c0_208 : index
      %189 = arith.minsi %188, %c6_212 : index
      %extracted_213 = tensor.extract %cst_205[] : tensor<i32>
      %190 = arith.index_cast %extracted_213 : i32 to index
      %c0_214 = arith.constant 0 : index
      %c1_215 = arith.constant 1 : index
      %c4_216 = arith.constant 4 : index
      %c4_217 = arith.constant 4 : index
      %c0_218 = arith.constant 0 : index
      %191 = arith.maxsi %190, %c0_214 : index
      %192 = arith.minsi %191, %c0_218 : index
      %extracted_219 = tensor.extract %cst_206[] : tensor<i32>
      %193 = arith.index_cast %extracted_219 : i32 to index
      %c0_220 = arith.constant 0 : index
      %c2_221 = arith.constant 2 : index
      %c6_222 = arith.constant 6 : index
      %c6_223 = arith.constant 6 : index
      %c0_224 = arith.constant 0 : index
      %194 = arith.maxsi %193, %c0_220 : index
      %195 = arith.minsi %194, %c0_224 : index
      %extracted_slice_225 = tensor.extract_slice %23#7[%189, %192, %195] [1, 4, 6] [1, 1, 1] : tensor<7x4x6xf32> to tensor<1x4x6xf32>
      %collapsed_226 = tensor.collapse_shape %extracted_slice_225 [[0, 1], [2]] : tensor<1x4x6xf32> into tensor<4x6xf32>
      %196 = tensor.empty() : tensor<4x6xf32>
      %197 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg11, %collapsed_94 : tensor<4x6xf32>, tensor<4x6xf32>) outs(%196 : tensor<4x6xf32>) {
      ^bb0(%in: f32, %in_240: f32, %out: f32):
        %245 = arith.addf %in, %in_240 : f32
        linalg.yield %245 : f32
      } -> tensor<4x6xf32>
      %198 = tensor.empty() : tensor<4x6xf32>
      %199 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%collapsed_226, %197 : tensor<4x6xf32>, tensor<4x6xf32>) outs(%198 : tensor<4x6xf32>) {
      ^bb0(%in: f32, %in_240: f32, %out: f32):
        %245 = arith.mulf %in, %in_240 : f32
        linalg.yield %245 : f32
      } -> tensor<4x6xf32>
      %200 = tensor.empty() : tensor<4x6xf32>
      %201 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%197, %collapsed_182 : tensor<4x6xf32>, tensor<4x6xf32>) outs(%200 : tensor<4x6xf32>) {
      ^bb0(%in: f32, %in_240: f32, %out: f32):
        %245 = arith.mulf %in, %in_240 : f32
        linalg.yield %245 : f32
      } -> tensor<4x6xf32>
      %202 = tensor.empty() : tensor<4x6xf32>
      %203 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%199, %collapsed_204 : tensor<4x6xf32>, tensor<4x6xf32>) outs(%202 : tensor<4x6xf32>) {
      ^bb0(%in: f32, %in_240: f32, %out: f32):
        %245 = arith.mulf %in, %in_240 : f32
        linalg.yield %245 : f32
      } -> tensor<4x6xf32>
      %204 = tensor.empty() : tensor<4x6xf32>
      %205 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%203, %collapsed_182 : tensor<4x6xf32>, tensor<4x6xf32>) outs(%204 : tensor<4x6xf32>) {
      ^bb0(%in: f32, %in_240: f32, %out: f32):
        %245 = arith.mulf %in, %in_240 : f32
        linalg.yield %245 : f32
      } -> tensor<4x6xf32>
      %206 = tensor.empty() : tensor<4x6xf32>
      %207 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%203, %205 : tensor<4x6xf32>, tensor<4x6xf32>) outs(%206 : tensor<4x6xf32>) {
      ^bb0(%in: f32, %in_240: f32, %out: f32):
        %245 = arith.addf %in, %in_240 : f32
        linalg.yield %245 : f32
      } -> tensor<4x6xf32>
      %208 = tensor.empty() : tensor<4x6xf32>
      %209 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%201 : tensor<4x6xf32>) outs(%208 : tensor<4x6xf32>) {
      ^bb0(%in: f32, %out: f32):
        %245 = arith.negf %in : f32
        linalg.yield %245 : f32
      } -> tensor<4x6xf32>
      %210 = tensor.empty() : tensor<4x6xf32>
      %211 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%collapsed_160, %197 : tensor<4x6xf32>, tensor<4x6xf32>) outs(%210 : tensor<4x6xf32>) {
      ^bb0(%in: f32, %in_240: f32, %out: f32):
        %245 = arith.mulf %in, %in_240 : f32
        linalg.yield %245 : f32
      } -> tensor<4x6xf32>
      %212 = tensor.empty() : tensor<4x6xf32>
      %213 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%197, %collapsed_116 : tensor<4x6xf32>, tensor<4x6xf32>) outs(%212 : tensor<4x6xf32>) {
      ^bb0(%in: f32, %in_240: f32, %out: f32):
        %245 = arith.mulf %in, %in_240 : f32
        linalg.yield %245 : f32
      } -> tensor<4x6xf32>
      %214 = tensor.empty() : tensor<4x6xf32>
      %215 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%209, %213 : tensor<4x6xf32>, tensor<4x6xf32>) outs(%214 : tensor<4x6xf32>) {
      ^bb0(%in: f32, %in_240: f32, %out: f32):
        %245 = arith.addf %in, %in_240 : f32
        linalg.yield %245 : f32
      } -> tensor<4x6xf32>
      %216 = tensor.empty() : tensor<4x6xf32>
      %217 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%215, %collapsed_138 : tensor<4x6xf32>, tensor<4x6xf32>) outs(%216 : tensor<4x6xf32>) {
      ^bb0(%in: f32, %in_240: f32, %out: f32):
        %245 = arith.mulf %in, %in_240 : f32
        linalg.yield %245 : f32
      } -> tensor<4x6xf32>
      %c0_227 = arith.constant 0 : index
      %218 = tensor.empty() : tensor<4x12xf32>
      %219 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel"]} outs(%218 : tensor<4x12xf32>) {
      ^bb0(%out: f32):
        %245 = linalg.index 0 : index
        %246 = linalg.index 1 : index
        %247 = linalg.index 1 : index
        %c1_240 = arith.constant 1 : index
        %dim = tensor.dim %217, %c1_240 : tensor<4x6xf32>
        %248 = arith.addi %c0_227, %dim : index
        %249 = arith.cmpi ult, %247, %248 : index
        %250 = scf.if %249 -> (f32) {
          %251 = arith.subi %247, %c0_227 : index
          %extracted_241 = tensor.extract %217[%245, %251] : tensor<4x6xf32>
          scf.yield %extracted_241 : f32
        } else {
          %251 = arith.subi %247, %248 : index
          %extracted_241 = tensor.extract %207[%245, %251] : tensor<4x6xf32>
          scf.yield %extracted_241 : f32
        }
        linalg.yield %250 : f32
      } -> tensor<4x12xf32>
      %220 = tensor.empty() : tensor<12x6xf32>
      %cst_228 = arith.constant 0.000000e+00 : f32
      %221 = linalg.fill ins(%cst_228 : f32) outs(%220 : tensor<12x6xf32>) -> tensor<12x6xf32>
      %222 = linalg.generic {indexing_maps = [#map18, #map19, #map20], iterator_types = ["parallel", "parallel", "reduction"]} ins(%219, %collapsed_116 : tensor<4x12xf32>, tensor<4x6xf32>) outs(%221 : tensor<12x6xf32>) {
      ^bb0(%in: f32, %in_240: f32, %out: f32):
        %245 = arith.mulf %in, %in_240 : f32
        %246 = arith.addf %out, %245 : f32
        linalg.yield %246 : f32
      } -> tensor<12x6xf32>
      %223 = tensor.empty() : tensor<6x12xf32>
      %224 = linalg.generic {indexing_maps = [#map16, #map1], iterator_types = ["parallel", "parallel"]} ins(%222 : tensor<12x6xf32>) outs(%223 : tensor<6x12xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<6x12xf32>
      %225 = tensor.empty() : tensor<6x12xf32>
      %226 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg10, %224 : tensor<6x12xf32>, tensor<6x12xf32>) outs(%225 : tensor<6x12xf32>) {
      ^bb0(%in: f32, %in_240: f32, %out: f32):
        %245 = arith.addf %in, %in_240 : f32
        linalg.yield %245 : f32
      } -> tensor<6x12xf32>
      %227 = tensor.empty() : tensor<4x6xf32>
      %cst_229 = arith.constant 0.000000e+00 : f32
      %228 = linalg.fill ins(%cst_229 : f32) outs(%227 : tensor<4x6xf32>) -> tensor<4x6xf32>
      %229 = linalg.generic {indexing_maps = [#map21, #map8, #map20], iterator_types = ["parallel", "parallel", "reduction"]} ins(%219, %arg2 : tensor<4x12xf32>, tensor<6x12xf32>) outs(%228 : tensor<4x6xf32>) {
      ^bb0(%in: f32, %in_240: f32, %out: f32):
        %245 = arith.mulf %in, %in_240 : f32
        %246 = arith.addf %out, %245 : f32
        linalg.yield %246 : f32
      } -> tensor<4x6xf32>
      %230 = tensor.empty() : tensor<4x6xf32>
      %231 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%211, %229 : tensor<4x6xf32>, tensor<4x6xf32>) outs(%230 : tensor<4x6xf32>) {
      ^bb0(%in: f32, %in_240: f32, %out: f32):
        %245 = arith.addf %in, %in_240 : f32
        linalg.yield %245 : f32
      } -> tensor<4x6xf32>
      %232 = tensor.empty() : tensor<1x4x12xf32>
      %233 = linalg.generic {indexing_maps = [#map8, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%219 : tensor<4x12xf32>) outs(%232 : tensor<1x4x12xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x4x12xf32>
      %cst_230 = arith.constant dense<0> : tensor<i32>
      %cst_231 = arith.constant dense<0> : tensor<i32>
      %c0_232 = arith.constant 0 : index
      %extracted_233 = tensor.extract %from_elements[] : tensor<i32>
      %234 = arith.index_cast %extracted_233 : i32 to index
      %c6_234 = arith.constant 6 : index
      %235 = arith.maxsi %234, %c0_232 : index
      %236 = arith.minsi %235, %c6_234 : index
      %extracted_235 = tensor.extract %cst_230[] : tensor<i32>
      %237 = arith.index_cast %extracted_235 : i32 to index
      %c0_236 = arith.constant 0 : index
      %238 = arith.maxsi %237, %c0_232 : index
      %239 = arith.minsi %238, %c0_236 : index
      %extracted_237 = tensor.extract %cst_231[] : tensor<i32>
      %240 = arith.index_cast %extracted_237 : i32 to index
      %c0_238 = arith.constant 0 : index
      %241 = arith.maxsi %240, %c0_232 : index
      %242 = arith.minsi %241, %c0_238 : index
      %inserted_slice = tensor.insert_slice %233 into %arg12[%236, %239, %242] [1, 4, 12] [1, 1, 1] : tensor<1x4x12xf32> into tensor<7x4x12xf32>
      %cst_239 = arith.constant dense<-1> : tensor<i32>
      %243 = tensor.empty() : tensor<i32>
      %c-1_i32 = arith.constant -1 : i32
      %244 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = []} ins(%from_elements : tensor<i32>) outs(%243 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        %245 = arith.addi %in, %c-1_i32 : i32
        linalg.yield %245 : i32
      } -> tensor<i32>
      scf.yield %226, %231, %inserted_slice : tensor<6x12xf32>, tensor<4x6xf32>, tensor<7x4x12xf32>
    }
    %cst_72 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_73 = arith.constant 0.000000e+00 : f32
    %123 = tensor.empty() : tensor<12xf32>
    %124 = linalg.fill ins(%cst_73 : f32) outs(%123 : tensor<12xf32>) -> tensor<12xf32>
    %125 = linalg.generic {indexing_maps = [#map22, #map23], iterator_types = ["parallel", "reduction", "reduction"]} ins(%122#2 : tensor<7x4x12xf32>) outs(%124 : tensor<12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %from_elements = tensor.from_elements %in : tensor<f32>
      %from_elements_77 = tensor.from_elements %out : tensor<f32>
      %extracted = tensor.extract %from_elements_77[] : tensor<f32>
      %extracted_78 = tensor.extract %from_elements[] : tensor<f32>
      %131 = arith.addf %extracted, %extracted_78 : f32
      %from_elements_79 = tensor.from_elements %131 : tensor<f32>
      %extracted_80 = tensor.extract %from_elements_79[] : tensor<f32>
      linalg.yield %extracted_80 : f32
    } -> tensor<12xf32>
    %expanded_74 = tensor.expand_shape %125 [[0, 1, 2]] output_shape [1, 1, 12] : tensor<12xf32> into tensor<1x1x12xf32>
    %collapsed_75 = tensor.collapse_shape %expanded_74 [[0, 1, 2]] : tensor<1x1x12xf32> into tensor<12xf32>
    %126 = tensor.empty() : tensor<12x5xf32>
    %cst_76 = arith.constant 0.000000e+00 : f32
    %127 = linalg.fill ins(%cst_76 : f32) outs(%126 : tensor<12x5xf32>) -> tensor<12x5xf32>
    %128 = linalg.generic {indexing_maps = [#map13, #map14, #map15], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%122#2, %arg7 : tensor<7x4x12xf32>, tensor<7x4x5xf32>) outs(%127 : tensor<12x5xf32>) {
    ^bb0(%in: f32, %in_77: f32, %out: f32):
      %131 = arith.mulf %in, %in_77 : f32
      %132 = arith.addf %out, %131 : f32
      linalg.yield %132 : f32
    } -> tensor<12x5xf32>
    %129 = tensor.empty() : tensor<5x12xf32>
    %130 = linalg.generic {indexing_maps = [#map16, #map1], iterator_types = ["parallel", "parallel"]} ins(%128 : tensor<12x5xf32>) outs(%129 : tensor<5x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x12xf32>
    return %80, %130, %collapsed_75, %122#0, %112, %collapsed, %104#0, %99#1 : tensor<f32>, tensor<5x12xf32>, tensor<12xf32>, tensor<6x12xf32>, tensor<6x12xf32>, tensor<12xf32>, tensor<6x12xf32>, tensor<3x6x6xf32>
  }
}
