#map = affine_map<(d0, d1) -> (d1)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0, d1) -> ()>
#map3 = affine_map<() -> ()>
#map4 = affine_map<(d0, d1) -> (0, d1)>
module @mlp {
  shard.grid @grid(shape = 2)
  fsdp.module @model class "mlp.MLP" attributes {fsdp.empty_unit} {
    fsdp.module @first class "mlp.Layer" {
      fsdp.module @linear class "torch.nn.modules.linear.Linear" {
        fsdp.param @weight : tensor<20x12xf32>
        fsdp.param @bias : tensor<20xf32>
      }
    }
    fsdp.module @second class "mlp.Layer" {
      fsdp.module @linear class "torch.nn.modules.linear.Linear" {
        fsdp.param @weight : tensor<23x20xf32>
        fsdp.param @bias : tensor<23xf32>
      }
    }
    fsdp.module @third class "mlp.Layer" {
      fsdp.module @linear class "torch.nn.modules.linear.Linear" {
        fsdp.param @weight : tensor<20x23xf32>
        fsdp.param @bias : tensor<20xf32>
      }
    }
    fsdp.module @out class "torch.nn.modules.linear.Linear" {
      fsdp.param @weight : tensor<6x20xf32>
      fsdp.param @bias : tensor<6xf32>
    }
  }
  fsdp.unit @first.linear of @model::@first::@linear params [@model::@first::@linear::@weight, @model::@first::@linear::@bias] on @grid axes [0] reshard after_forward layout <flat, f32, world = 2, numels = [240, 20], paddings = [0, 0, 0]>
  fsdp.unit @second.linear of @model::@second::@linear params [@model::@second::@linear::@weight, @model::@second::@linear::@bias] on @grid axes [0] reshard after_forward layout <flat, f32, world = 2, numels = [460, 23], paddings = [0, 0, 1]>
  fsdp.unit @third.linear of @model::@third::@linear params [@model::@third::@linear::@weight, @model::@third::@linear::@bias] on @grid axes [0] reshard after_forward layout <flat, f32, world = 2, numels = [460, 20], paddings = [0, 0, 0]>
  fsdp.unit @out of @model::@out params [@model::@out::@weight, @model::@out::@bias] on @grid axes [0] reshard after_forward layout <flat, f32, world = 2, numels = [120, 6], paddings = [0, 0, 0]>
  fsdp.optimizer @adamw states ["exp_avg", "exp_avg_sq"] hypers ["lr", "beta1", "beta2", "eps", "weight_decay", "step"] defaults [1.000000e-03, 9.000000e-01, 9.990000e-01, 1.000000e-08, 1.000000e-02, 1.000000e+00] {
  ^bb0(%arg0: f32, %arg1: f32, %arg2: f32, %arg3: f32, %arg4: f64, %arg5: f64, %arg6: f64, %arg7: f64, %arg8: f64, %arg9: f64):
    %cst = arith.constant 1.000000e+00 : f64
    %cst_0 = arith.constant 5.000000e-01 : f64
    %0 = arith.mulf %arg4, %arg8 : f64
    %1 = arith.subf %cst, %0 : f64
    %2 = arith.truncf %1 : f64 to f32
    %3 = arith.mulf %arg0, %2 : f32
    %4 = arith.subf %cst, %arg5 : f64
    %5 = arith.cmpf olt, %4, %cst_0 : f64
    %6 = arith.subf %4, %cst : f64
    %7 = arith.select %5, %4, %6 : f64
    %8 = arith.truncf %7 : f64 to f32
    %9 = arith.select %5, %arg2, %arg1 : f32
    %10 = arith.subf %arg1, %arg2 : f32
    %11 = arith.mulf %8, %10 : f32
    %12 = arith.addf %9, %11 : f32
    %13 = arith.truncf %arg6 : f64 to f32
    %14 = arith.subf %cst, %arg6 : f64
    %15 = arith.truncf %14 : f64 to f32
    %16 = arith.mulf %arg3, %13 : f32
    %17 = arith.mulf %15, %arg1 : f32
    %18 = arith.mulf %17, %arg1 : f32
    %19 = arith.addf %16, %18 : f32
    %20 = math.powf %arg5, %arg9 : f64
    %21 = arith.subf %cst, %20 : f64
    %22 = math.powf %arg6, %arg9 : f64
    %23 = arith.subf %cst, %22 : f64
    %24 = arith.divf %arg4, %21 : f64
    %25 = arith.negf %24 : f64
    %26 = arith.truncf %25 : f64 to f32
    %27 = math.sqrt %23 : f64
    %28 = arith.truncf %27 : f64 to f32
    %29 = arith.truncf %arg7 : f64 to f32
    %30 = math.sqrt %19 : f32
    %31 = arith.divf %30, %28 : f32
    %32 = arith.addf %31, %29 : f32
    %33 = arith.mulf %26, %12 : f32
    %34 = arith.divf %33, %32 : f32
    %35 = arith.addf %3, %34 : f32
    fsdp.yield %35, %12, %19 : f32, f32, f32
  }
  func.func @step(%arg0: tensor<130xf32> {fsdp.role = #fsdp.shard<@first.linear>}, %arg1: tensor<242xf32> {fsdp.role = #fsdp.shard<@second.linear>}, %arg2: tensor<240xf32> {fsdp.role = #fsdp.shard<@third.linear>}, %arg3: tensor<63xf32> {fsdp.role = #fsdp.shard<@out>}, %arg4: tensor<16x12xf32> {fsdp.role = #fsdp.input<"x">}, %arg5: tensor<16x6xf32> {fsdp.role = #fsdp.input<"target">}, %arg6: tensor<130xf32> {fsdp.role = #fsdp.optimizer_state<@first.linear, "exp_avg">}, %arg7: tensor<130xf32> {fsdp.role = #fsdp.optimizer_state<@first.linear, "exp_avg_sq">}, %arg8: tensor<242xf32> {fsdp.role = #fsdp.optimizer_state<@second.linear, "exp_avg">}, %arg9: tensor<242xf32> {fsdp.role = #fsdp.optimizer_state<@second.linear, "exp_avg_sq">}, %arg10: tensor<240xf32> {fsdp.role = #fsdp.optimizer_state<@third.linear, "exp_avg">}, %arg11: tensor<240xf32> {fsdp.role = #fsdp.optimizer_state<@third.linear, "exp_avg_sq">}, %arg12: tensor<63xf32> {fsdp.role = #fsdp.optimizer_state<@out, "exp_avg">}, %arg13: tensor<63xf32> {fsdp.role = #fsdp.optimizer_state<@out, "exp_avg_sq">}, %arg14: tensor<f64> {fsdp.role = #fsdp.hyper<"lr", default = 1.000000e-03>}, %arg15: tensor<f64> {fsdp.role = #fsdp.hyper<"beta1", default = 9.000000e-01>}, %arg16: tensor<f64> {fsdp.role = #fsdp.hyper<"beta2", default = 0.99899999999999999>}, %arg17: tensor<f64> {fsdp.role = #fsdp.hyper<"eps", default = 1.000000e-08>}, %arg18: tensor<f64> {fsdp.role = #fsdp.hyper<"weight_decay", default = 1.000000e-02>}, %arg19: tensor<f64> {fsdp.role = #fsdp.hyper<"step", default = 1.000000e+00>}) -> (tensor<f32> {fsdp.role = #fsdp.loss}, tensor<130xf32> {fsdp.role = #fsdp.grad_shard<@first.linear>}, tensor<242xf32> {fsdp.role = #fsdp.grad_shard<@second.linear>}, tensor<240xf32> {fsdp.role = #fsdp.grad_shard<@third.linear>}, tensor<63xf32> {fsdp.role = #fsdp.grad_shard<@out>}, tensor<130xf32> {fsdp.role = #fsdp.new_shard<@first.linear>}, tensor<242xf32> {fsdp.role = #fsdp.new_shard<@second.linear>}, tensor<240xf32> {fsdp.role = #fsdp.new_shard<@third.linear>}, tensor<63xf32> {fsdp.role = #fsdp.new_shard<@out>}, tensor<130xf32> {fsdp.role = #fsdp.new_optimizer_state<@first.linear, "exp_avg">}, tensor<130xf32> {fsdp.role = #fsdp.new_optimizer_state<@first.linear, "exp_avg_sq">}, tensor<242xf32> {fsdp.role = #fsdp.new_optimizer_state<@second.linear, "exp_avg">}, tensor<242xf32> {fsdp.role = #fsdp.new_optimizer_state<@second.linear, "exp_avg_sq">}, tensor<240xf32> {fsdp.role = #fsdp.new_optimizer_state<@third.linear, "exp_avg">}, tensor<240xf32> {fsdp.role = #fsdp.new_optimizer_state<@third.linear, "exp_avg_sq">}, tensor<63xf32> {fsdp.role = #fsdp.new_optimizer_state<@out, "exp_avg">}, tensor<63xf32> {fsdp.role = #fsdp.new_optimizer_state<@out, "exp_avg_sq">}) {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0.020833333333333332 : f64
    %cst_1 = arith.constant dense<1.000000e+00> : tensor<f32>
    %cst_2 = arith.constant 9.600000e+01 : f32
    %cst_3 = arith.constant dense<1> : tensor<i64>
    %0 = tensor.empty() : tensor<12x20xf32>
    %weight, %bias = fsdp.unshard [@first.linear] %arg0 : (tensor<130xf32>) -> (tensor<20x12xf32>, tensor<20xf32>)
    %transposed = linalg.transpose ins(%weight : tensor<20x12xf32>) outs(%0 : tensor<12x20xf32>) permutation = [1, 0] 
    %1 = tensor.empty() : tensor<16x20xf32>
    %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<16x20xf32>) -> tensor<16x20xf32>
    %3 = linalg.matmul ins(%arg4, %transposed : tensor<16x12xf32>, tensor<12x20xf32>) outs(%2 : tensor<16x20xf32>) -> tensor<16x20xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%bias : tensor<20xf32>) outs(%1 : tensor<16x20xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x20xf32>
    %5 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%3, %4 : tensor<16x20xf32>, tensor<16x20xf32>) outs(%1 : tensor<16x20xf32>) {
    ^bb0(%in: f32, %in_32: f32, %out: f32):
      %72 = arith.addf %in, %in_32 : f32
      linalg.yield %72 : f32
    } -> tensor<16x20xf32>
    %6 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%5 : tensor<16x20xf32>) outs(%1 : tensor<16x20xf32>) {
    ^bb0(%in: f32, %out: f32):
      %72 = math.tanh %in : f32
      linalg.yield %72 : f32
    } -> tensor<16x20xf32>
    %7 = tensor.empty() : tensor<20x23xf32>
    %weight_4, %bias_5 = fsdp.unshard [@second.linear] %arg1 : (tensor<242xf32>) -> (tensor<23x20xf32>, tensor<23xf32>)
    %transposed_6 = linalg.transpose ins(%weight_4 : tensor<23x20xf32>) outs(%7 : tensor<20x23xf32>) permutation = [1, 0] 
    %8 = tensor.empty() : tensor<16x23xf32>
    %9 = linalg.fill ins(%cst : f32) outs(%8 : tensor<16x23xf32>) -> tensor<16x23xf32>
    %10 = linalg.matmul ins(%6, %transposed_6 : tensor<16x20xf32>, tensor<20x23xf32>) outs(%9 : tensor<16x23xf32>) -> tensor<16x23xf32>
    %11 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%bias_5 : tensor<23xf32>) outs(%8 : tensor<16x23xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x23xf32>
    %12 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%10, %11 : tensor<16x23xf32>, tensor<16x23xf32>) outs(%8 : tensor<16x23xf32>) {
    ^bb0(%in: f32, %in_32: f32, %out: f32):
      %72 = arith.addf %in, %in_32 : f32
      linalg.yield %72 : f32
    } -> tensor<16x23xf32>
    %13 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%12 : tensor<16x23xf32>) outs(%8 : tensor<16x23xf32>) {
    ^bb0(%in: f32, %out: f32):
      %72 = math.tanh %in : f32
      linalg.yield %72 : f32
    } -> tensor<16x23xf32>
    %14 = tensor.empty() : tensor<23x20xf32>
    %weight_7, %bias_8 = fsdp.unshard [@third.linear] %arg2 : (tensor<240xf32>) -> (tensor<20x23xf32>, tensor<20xf32>)
    %transposed_9 = linalg.transpose ins(%weight_7 : tensor<20x23xf32>) outs(%14 : tensor<23x20xf32>) permutation = [1, 0] 
    %15 = linalg.matmul ins(%13, %transposed_9 : tensor<16x23xf32>, tensor<23x20xf32>) outs(%2 : tensor<16x20xf32>) -> tensor<16x20xf32>
    %16 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%bias_8 : tensor<20xf32>) outs(%1 : tensor<16x20xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x20xf32>
    %17 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%15, %16 : tensor<16x20xf32>, tensor<16x20xf32>) outs(%1 : tensor<16x20xf32>) {
    ^bb0(%in: f32, %in_32: f32, %out: f32):
      %72 = arith.addf %in, %in_32 : f32
      linalg.yield %72 : f32
    } -> tensor<16x20xf32>
    %18 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%17 : tensor<16x20xf32>) outs(%1 : tensor<16x20xf32>) {
    ^bb0(%in: f32, %out: f32):
      %72 = math.tanh %in : f32
      linalg.yield %72 : f32
    } -> tensor<16x20xf32>
    %19 = tensor.empty() : tensor<20x6xf32>
    %weight_10, %bias_11 = fsdp.unshard [@out] %arg3 : (tensor<63xf32>) -> (tensor<6x20xf32>, tensor<6xf32>)
    %transposed_12 = linalg.transpose ins(%weight_10 : tensor<6x20xf32>) outs(%19 : tensor<20x6xf32>) permutation = [1, 0] 
    %20 = tensor.empty() : tensor<16x6xf32>
    %21 = linalg.fill ins(%cst : f32) outs(%20 : tensor<16x6xf32>) -> tensor<16x6xf32>
    %22 = linalg.matmul ins(%18, %transposed_12 : tensor<16x20xf32>, tensor<20x6xf32>) outs(%21 : tensor<16x6xf32>) -> tensor<16x6xf32>
    %23 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%bias_11 : tensor<6xf32>) outs(%20 : tensor<16x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x6xf32>
    %24 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%22, %23 : tensor<16x6xf32>, tensor<16x6xf32>) outs(%20 : tensor<16x6xf32>) {
    ^bb0(%in: f32, %in_32: f32, %out: f32):
      %72 = arith.addf %in, %in_32 : f32
      linalg.yield %72 : f32
    } -> tensor<16x6xf32>
    %25 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%24, %arg5 : tensor<16x6xf32>, tensor<16x6xf32>) outs(%20 : tensor<16x6xf32>) {
    ^bb0(%in: f32, %in_32: f32, %out: f32):
      %72 = arith.subf %in, %in_32 : f32
      linalg.yield %72 : f32
    } -> tensor<16x6xf32>
    %26 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%25, %25 : tensor<16x6xf32>, tensor<16x6xf32>) outs(%20 : tensor<16x6xf32>) {
    ^bb0(%in: f32, %in_32: f32, %out: f32):
      %72 = arith.mulf %in, %in_32 : f32
      linalg.yield %72 : f32
    } -> tensor<16x6xf32>
    %27 = tensor.empty() : tensor<f32>
    %28 = linalg.fill ins(%cst : f32) outs(%27 : tensor<f32>) -> tensor<f32>
    %29 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction"]} ins(%26 : tensor<16x6xf32>) outs(%28 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %72 = arith.addf %in, %out : f32
      linalg.yield %72 : f32
    } -> tensor<f32>
    %30 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = []} ins(%29 : tensor<f32>) outs(%27 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %72 = arith.divf %in, %cst_2 : f32
      linalg.yield %72 : f32
    } -> tensor<f32>
    %31 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%25 : tensor<16x6xf32>) outs(%20 : tensor<16x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %72 = arith.truncf %cst_0 : f64 to f32
      %73 = arith.mulf %in, %72 : f32
      linalg.yield %73 : f32
    } -> tensor<16x6xf32>
    %32 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%31, %cst_1 : tensor<16x6xf32>, tensor<f32>) outs(%20 : tensor<16x6xf32>) {
    ^bb0(%in: f32, %in_32: f32, %out: f32):
      %72 = arith.mulf %in, %in_32 : f32
      linalg.yield %72 : f32
    } -> tensor<16x6xf32>
    %weight_13, %bias_14 = fsdp.unshard [@out] %arg3 : (tensor<63xf32>) -> (tensor<6x20xf32>, tensor<6xf32>)
    %33 = linalg.matmul ins(%32, %weight_13 : tensor<16x6xf32>, tensor<6x20xf32>) outs(%2 : tensor<16x20xf32>) -> tensor<16x20xf32>
    %34 = tensor.empty() : tensor<6x16xf32>
    %transposed_15 = linalg.transpose ins(%32 : tensor<16x6xf32>) outs(%34 : tensor<6x16xf32>) permutation = [1, 0] 
    %35 = tensor.empty() : tensor<6x20xf32>
    %36 = linalg.fill ins(%cst : f32) outs(%35 : tensor<6x20xf32>) -> tensor<6x20xf32>
    %37 = linalg.matmul ins(%transposed_15, %18 : tensor<6x16xf32>, tensor<16x20xf32>) outs(%36 : tensor<6x20xf32>) -> tensor<6x20xf32>
    %38 = tensor.empty() : tensor<1x6xf32>
    %39 = linalg.fill ins(%cst : f32) outs(%38 : tensor<1x6xf32>) -> tensor<1x6xf32>
    %40 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["reduction", "parallel"]} ins(%32 : tensor<16x6xf32>) outs(%39 : tensor<1x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %72 = arith.addf %in, %out : f32
      linalg.yield %72 : f32
    } -> tensor<1x6xf32>
    %collapsed = tensor.collapse_shape %40 [[0, 1]] : tensor<1x6xf32> into tensor<6xf32>
    %41 = fsdp.reduce_grads [@out] %37, %collapsed : (tensor<6x20xf32>, tensor<6xf32>) -> tensor<63xf32>
    %42 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%18, %18 : tensor<16x20xf32>, tensor<16x20xf32>) outs(%1 : tensor<16x20xf32>) {
    ^bb0(%in: f32, %in_32: f32, %out: f32):
      %72 = arith.mulf %in, %in_32 : f32
      linalg.yield %72 : f32
    } -> tensor<16x20xf32>
    %43 = linalg.generic {indexing_maps = [#map2, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_3, %42 : tensor<i64>, tensor<16x20xf32>) outs(%1 : tensor<16x20xf32>) {
    ^bb0(%in: i64, %in_32: f32, %out: f32):
      %72 = arith.sitofp %in : i64 to f32
      %73 = arith.subf %72, %in_32 : f32
      linalg.yield %73 : f32
    } -> tensor<16x20xf32>
    %44 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%33, %43 : tensor<16x20xf32>, tensor<16x20xf32>) outs(%1 : tensor<16x20xf32>) {
    ^bb0(%in: f32, %in_32: f32, %out: f32):
      %72 = arith.mulf %in, %in_32 : f32
      linalg.yield %72 : f32
    } -> tensor<16x20xf32>
    %weight_16, %bias_17 = fsdp.unshard [@third.linear] %arg2 : (tensor<240xf32>) -> (tensor<20x23xf32>, tensor<20xf32>)
    %45 = linalg.matmul ins(%44, %weight_16 : tensor<16x20xf32>, tensor<20x23xf32>) outs(%9 : tensor<16x23xf32>) -> tensor<16x23xf32>
    %46 = tensor.empty() : tensor<20x16xf32>
    %transposed_18 = linalg.transpose ins(%44 : tensor<16x20xf32>) outs(%46 : tensor<20x16xf32>) permutation = [1, 0] 
    %47 = linalg.fill ins(%cst : f32) outs(%7 : tensor<20x23xf32>) -> tensor<20x23xf32>
    %48 = linalg.matmul ins(%transposed_18, %13 : tensor<20x16xf32>, tensor<16x23xf32>) outs(%47 : tensor<20x23xf32>) -> tensor<20x23xf32>
    %49 = tensor.empty() : tensor<1x20xf32>
    %50 = linalg.fill ins(%cst : f32) outs(%49 : tensor<1x20xf32>) -> tensor<1x20xf32>
    %51 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["reduction", "parallel"]} ins(%44 : tensor<16x20xf32>) outs(%50 : tensor<1x20xf32>) {
    ^bb0(%in: f32, %out: f32):
      %72 = arith.addf %in, %out : f32
      linalg.yield %72 : f32
    } -> tensor<1x20xf32>
    %collapsed_19 = tensor.collapse_shape %51 [[0, 1]] : tensor<1x20xf32> into tensor<20xf32>
    %52 = fsdp.reduce_grads [@third.linear] %48, %collapsed_19 : (tensor<20x23xf32>, tensor<20xf32>) -> tensor<240xf32>
    %53 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%13, %13 : tensor<16x23xf32>, tensor<16x23xf32>) outs(%8 : tensor<16x23xf32>) {
    ^bb0(%in: f32, %in_32: f32, %out: f32):
      %72 = arith.mulf %in, %in_32 : f32
      linalg.yield %72 : f32
    } -> tensor<16x23xf32>
    %54 = linalg.generic {indexing_maps = [#map2, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_3, %53 : tensor<i64>, tensor<16x23xf32>) outs(%8 : tensor<16x23xf32>) {
    ^bb0(%in: i64, %in_32: f32, %out: f32):
      %72 = arith.sitofp %in : i64 to f32
      %73 = arith.subf %72, %in_32 : f32
      linalg.yield %73 : f32
    } -> tensor<16x23xf32>
    %55 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%45, %54 : tensor<16x23xf32>, tensor<16x23xf32>) outs(%8 : tensor<16x23xf32>) {
    ^bb0(%in: f32, %in_32: f32, %out: f32):
      %72 = arith.mulf %in, %in_32 : f32
      linalg.yield %72 : f32
    } -> tensor<16x23xf32>
    %weight_20, %bias_21 = fsdp.unshard [@second.linear] %arg1 : (tensor<242xf32>) -> (tensor<23x20xf32>, tensor<23xf32>)
    %56 = linalg.matmul ins(%55, %weight_20 : tensor<16x23xf32>, tensor<23x20xf32>) outs(%2 : tensor<16x20xf32>) -> tensor<16x20xf32>
    %57 = tensor.empty() : tensor<23x16xf32>
    %transposed_22 = linalg.transpose ins(%55 : tensor<16x23xf32>) outs(%57 : tensor<23x16xf32>) permutation = [1, 0] 
    %58 = linalg.fill ins(%cst : f32) outs(%14 : tensor<23x20xf32>) -> tensor<23x20xf32>
    %59 = linalg.matmul ins(%transposed_22, %6 : tensor<23x16xf32>, tensor<16x20xf32>) outs(%58 : tensor<23x20xf32>) -> tensor<23x20xf32>
    %60 = tensor.empty() : tensor<1x23xf32>
    %61 = linalg.fill ins(%cst : f32) outs(%60 : tensor<1x23xf32>) -> tensor<1x23xf32>
    %62 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["reduction", "parallel"]} ins(%55 : tensor<16x23xf32>) outs(%61 : tensor<1x23xf32>) {
    ^bb0(%in: f32, %out: f32):
      %72 = arith.addf %in, %out : f32
      linalg.yield %72 : f32
    } -> tensor<1x23xf32>
    %collapsed_23 = tensor.collapse_shape %62 [[0, 1]] : tensor<1x23xf32> into tensor<23xf32>
    %63 = fsdp.reduce_grads [@second.linear] %59, %collapsed_23 : (tensor<23x20xf32>, tensor<23xf32>) -> tensor<242xf32>
    %64 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%6, %6 : tensor<16x20xf32>, tensor<16x20xf32>) outs(%1 : tensor<16x20xf32>) {
    ^bb0(%in: f32, %in_32: f32, %out: f32):
      %72 = arith.mulf %in, %in_32 : f32
      linalg.yield %72 : f32
    } -> tensor<16x20xf32>
    %65 = linalg.generic {indexing_maps = [#map2, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_3, %64 : tensor<i64>, tensor<16x20xf32>) outs(%1 : tensor<16x20xf32>) {
    ^bb0(%in: i64, %in_32: f32, %out: f32):
      %72 = arith.sitofp %in : i64 to f32
      %73 = arith.subf %72, %in_32 : f32
      linalg.yield %73 : f32
    } -> tensor<16x20xf32>
    %66 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%56, %65 : tensor<16x20xf32>, tensor<16x20xf32>) outs(%1 : tensor<16x20xf32>) {
    ^bb0(%in: f32, %in_32: f32, %out: f32):
      %72 = arith.mulf %in, %in_32 : f32
      linalg.yield %72 : f32
    } -> tensor<16x20xf32>
    %transposed_24 = linalg.transpose ins(%66 : tensor<16x20xf32>) outs(%46 : tensor<20x16xf32>) permutation = [1, 0] 
    %67 = tensor.empty() : tensor<20x12xf32>
    %68 = linalg.fill ins(%cst : f32) outs(%67 : tensor<20x12xf32>) -> tensor<20x12xf32>
    %69 = linalg.matmul ins(%transposed_24, %arg4 : tensor<20x16xf32>, tensor<16x12xf32>) outs(%68 : tensor<20x12xf32>) -> tensor<20x12xf32>
    %70 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["reduction", "parallel"]} ins(%66 : tensor<16x20xf32>) outs(%50 : tensor<1x20xf32>) {
    ^bb0(%in: f32, %out: f32):
      %72 = arith.addf %in, %out : f32
      linalg.yield %72 : f32
    } -> tensor<1x20xf32>
    %collapsed_25 = tensor.collapse_shape %70 [[0, 1]] : tensor<1x20xf32> into tensor<20xf32>
    %71 = fsdp.reduce_grads [@first.linear] %69, %collapsed_25 : (tensor<20x12xf32>, tensor<20xf32>) -> tensor<130xf32>
    %new_param, %new_states:2 = fsdp.update @adamw %arg3, %41 states(%arg12, %arg13) hypers(%arg14, %arg15, %arg16, %arg17, %arg18, %arg19) : (tensor<63xf32>, tensor<63xf32>, tensor<63xf32>, tensor<63xf32>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>) -> (tensor<63xf32>, tensor<63xf32>, tensor<63xf32>)
    %new_param_26, %new_states_27:2 = fsdp.update @adamw %arg2, %52 states(%arg10, %arg11) hypers(%arg14, %arg15, %arg16, %arg17, %arg18, %arg19) : (tensor<240xf32>, tensor<240xf32>, tensor<240xf32>, tensor<240xf32>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>) -> (tensor<240xf32>, tensor<240xf32>, tensor<240xf32>)
    %new_param_28, %new_states_29:2 = fsdp.update @adamw %arg1, %63 states(%arg8, %arg9) hypers(%arg14, %arg15, %arg16, %arg17, %arg18, %arg19) : (tensor<242xf32>, tensor<242xf32>, tensor<242xf32>, tensor<242xf32>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>) -> (tensor<242xf32>, tensor<242xf32>, tensor<242xf32>)
    %new_param_30, %new_states_31:2 = fsdp.update @adamw %arg0, %71 states(%arg6, %arg7) hypers(%arg14, %arg15, %arg16, %arg17, %arg18, %arg19) : (tensor<130xf32>, tensor<130xf32>, tensor<130xf32>, tensor<130xf32>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>) -> (tensor<130xf32>, tensor<130xf32>, tensor<130xf32>)
    return %30, %71, %63, %52, %41, %new_param_30, %new_param_28, %new_param_26, %new_param, %new_states_31#0, %new_states_31#1, %new_states_29#0, %new_states_29#1, %new_states_27#0, %new_states_27#1, %new_states#0, %new_states#1 : tensor<f32>, tensor<130xf32>, tensor<242xf32>, tensor<240xf32>, tensor<63xf32>, tensor<130xf32>, tensor<242xf32>, tensor<240xf32>, tensor<63xf32>, tensor<130xf32>, tensor<130xf32>, tensor<242xf32>, tensor<242xf32>, tensor<240xf32>, tensor<240xf32>, tensor<63xf32>, tensor<63xf32>
  }
}

