#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map1 = affine_map<(d0, d1, d2, d3) -> (0, 0, d2, d3)>
#map2 = affine_map<(d0, d1, d2, d3) -> ()>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map5 = affine_map<() -> ()>
#map6 = affine_map<(d0, d1, d2, d3) -> (d0, 0, d2, d3)>
#map7 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map8 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d3, d4)>
#map9 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
#map10 = affine_map<(d0, d1, d2, d3) -> (0, d1, d2, d3)>
#map11 = affine_map<(d0, d1, d2) -> (d0, 0, d2)>
#map12 = affine_map<(d0) -> (d0)>
#map13 = affine_map<(d0, d1) -> (d0, 0)>
#map14 = affine_map<(d0, d1) -> (0, d1)>
#map15 = affine_map<(d0, d1) -> (d0, d1)>
#map16 = affine_map<(d0, d1, d2, d3) -> (d2, d3)>
#map17 = affine_map<(d0, d1, d2, d3) -> (d0, 0, 0, d3)>
#map18 = affine_map<(d0, d1) -> (d1)>
#map19 = affine_map<(d0, d1) -> ()>
#map20 = affine_map<(d0, d1) -> (d0)>
#map21 = affine_map<(d0) -> ()>
#map22 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, 0, d3, d4)>
module @written {
  shard.grid @grid(shape = ?)
  fsdp.module @model class "written.Cases" {
    fsdp.module @cases class "torch.nn.modules.container.ModuleList" {
      fsdp.module @"0" class "written.Case" {
        fsdp.param @query : tensor<2x3x9x8xf32>
        fsdp.param @key : tensor<2x3x9x8xf32>
        fsdp.param @value : tensor<2x3x9x8xf32>
        fsdp.buffer @weight : tensor<2x3x9x8xf32>
        fsdp.buffer @mask : tensor<1x1x9x9xf32>
      }
      fsdp.module @"1" class "written.Case" {
        fsdp.param @query : tensor<2x2x7x8xf32>
        fsdp.param @key : tensor<2x2x7x8xf32>
        fsdp.param @value : tensor<2x2x7x4xf32>
        fsdp.buffer @weight : tensor<2x2x7x4xf32>
        fsdp.buffer @mask : tensor<2x1x7x7xf32>
      }
      fsdp.module @"2" class "written.Case" {
        fsdp.param @query : tensor<2x3x5x4xf32>
        fsdp.param @key : tensor<2x3x11x4xf32>
        fsdp.param @value : tensor<2x3x11x4xf32>
        fsdp.buffer @weight : tensor<2x3x5x4xf32>
        fsdp.buffer @mask : tensor<2x3x5x11xf32>
      }
      fsdp.module @"3" class "written.Case" {
        fsdp.param @query : tensor<2x4x7x8xf32>
        fsdp.param @key : tensor<2x4x7x8xf32>
        fsdp.param @value : tensor<2x4x7x8xf32>
        fsdp.buffer @weight : tensor<2x4x7x8xf32>
        fsdp.buffer @mask : tensor<2x1x7x7xf32>
      }
      fsdp.module @"4" class "written.Case" {
        fsdp.param @query : tensor<2x4x9x16xf32>
        fsdp.param @key : tensor<2x4x9x16xf32>
        fsdp.param @value : tensor<2x4x9x16xf32>
        fsdp.buffer @weight : tensor<2x4x9x16xf32>
        fsdp.buffer @mask : tensor<2x1x9x9xf32>
      }
      fsdp.module @"5" class "written.Case" {
        fsdp.param @query : tensor<1x2x6x8xf32>
        fsdp.param @key : tensor<1x2x13x8xf32>
        fsdp.param @value : tensor<1x2x13x8xf32>
        fsdp.buffer @weight : tensor<1x2x6x8xf32>
        fsdp.buffer @mask : tensor<1xf32>
      }
      fsdp.module @"6" class "written.Case" {
        fsdp.param @query : tensor<2x6x5x8xf32>
        fsdp.param @key : tensor<2x2x5x8xf32>
        fsdp.param @value : tensor<2x2x5x8xf32>
        fsdp.buffer @weight : tensor<2x6x5x8xf32>
        fsdp.buffer @mask : tensor<2x1x5x5xf32>
      }
      fsdp.module @"7" class "written.Case" {
        fsdp.param @query : tensor<2x3x4x8xf32>
        fsdp.param @key : tensor<2x3x6x8xf32>
        fsdp.param @value : tensor<2x3x6x8xf32>
        fsdp.buffer @weight : tensor<2x3x4x8xf32>
        fsdp.buffer @mask : tensor<1x3x4x6xf32>
      }
      fsdp.module @"8" class "written.Case" {
        fsdp.param @query : tensor<2x3x5x4xf32>
        fsdp.param @key : tensor<2x3x7x4xf32>
        fsdp.param @value : tensor<2x3x7x4xf32>
        fsdp.buffer @weight : tensor<2x3x5x4xf32>
        fsdp.buffer @mask : tensor<2x3x1x7xf32>
      }
      fsdp.module @"9" class "written.Case" {
        fsdp.param @query : tensor<2x2x6x4xf32>
        fsdp.param @key : tensor<2x2x6x4xf32>
        fsdp.param @value : tensor<2x2x6x4xf32>
        fsdp.buffer @weight : tensor<2x2x6x4xf32>
        fsdp.buffer @mask : tensor<2x1x1x6xf32>
      }
      fsdp.module @"10" class "written.Case" {
        fsdp.param @query : tensor<2x2x6x4xf32>
        fsdp.param @key : tensor<2x2x6x4xf32>
        fsdp.param @value : tensor<2x2x6x4xf32>
        fsdp.buffer @weight : tensor<2x2x6x4xf32>
        fsdp.buffer @mask : tensor<2x1x1x6xf32>
      }
      fsdp.module @"11" class "written.Case" {
        fsdp.param @query : tensor<1x1x3x1xf32>
        fsdp.param @key : tensor<1x1x5x1xf32>
        fsdp.param @value : tensor<1x1x5x1xf32>
        fsdp.buffer @weight : tensor<1x1x3x1xf32>
        fsdp.buffer @mask : tensor<1xf32>
      }
      fsdp.module @"12" class "written.Case" {
        fsdp.param @query : tensor<2x2x1x4xf32>
        fsdp.param @key : tensor<2x2x7x4xf32>
        fsdp.param @value : tensor<2x2x7x4xf32>
        fsdp.buffer @weight : tensor<2x2x1x4xf32>
        fsdp.buffer @mask : tensor<1x2x1x7xf32>
      }
      fsdp.module @"13" class "written.Case" {
        fsdp.param @query : tensor<1x1x7x4xf32>
        fsdp.param @key : tensor<1x1x5x4xf32>
        fsdp.param @value : tensor<1x1x5x6xf32>
        fsdp.buffer @weight : tensor<1x1x7x6xf32>
        fsdp.buffer @mask : tensor<1xf32>
      }
      fsdp.module @"14" class "written.Case" {
        fsdp.param @query : tensor<1x4x8x16xf32>
        fsdp.param @key : tensor<1x1x8x16xf32>
        fsdp.param @value : tensor<1x1x8x16xf32>
        fsdp.buffer @weight : tensor<1x4x8x16xf32>
        fsdp.buffer @mask : tensor<1x1x8x8xf32>
      }
    }
  }
  func.func @step(%arg0: tensor<2x3x9x8xf32> {fsdp.role = #fsdp.state<@model::@cases::@"0"::@query>}, %arg1: tensor<2x3x9x8xf32> {fsdp.role = #fsdp.state<@model::@cases::@"0"::@key>}, %arg2: tensor<2x3x9x8xf32> {fsdp.role = #fsdp.state<@model::@cases::@"0"::@value>}, %arg3: tensor<2x2x7x8xf32> {fsdp.role = #fsdp.state<@model::@cases::@"1"::@query>}, %arg4: tensor<2x2x7x8xf32> {fsdp.role = #fsdp.state<@model::@cases::@"1"::@key>}, %arg5: tensor<2x2x7x4xf32> {fsdp.role = #fsdp.state<@model::@cases::@"1"::@value>}, %arg6: tensor<2x3x5x4xf32> {fsdp.role = #fsdp.state<@model::@cases::@"2"::@query>}, %arg7: tensor<2x3x11x4xf32> {fsdp.role = #fsdp.state<@model::@cases::@"2"::@key>}, %arg8: tensor<2x3x11x4xf32> {fsdp.role = #fsdp.state<@model::@cases::@"2"::@value>}, %arg9: tensor<2x4x7x8xf32> {fsdp.role = #fsdp.state<@model::@cases::@"3"::@query>}, %arg10: tensor<2x4x7x8xf32> {fsdp.role = #fsdp.state<@model::@cases::@"3"::@key>}, %arg11: tensor<2x4x7x8xf32> {fsdp.role = #fsdp.state<@model::@cases::@"3"::@value>}, %arg12: tensor<2x4x9x16xf32> {fsdp.role = #fsdp.state<@model::@cases::@"4"::@query>}, %arg13: tensor<2x4x9x16xf32> {fsdp.role = #fsdp.state<@model::@cases::@"4"::@key>}, %arg14: tensor<2x4x9x16xf32> {fsdp.role = #fsdp.state<@model::@cases::@"4"::@value>}, %arg15: tensor<1x2x6x8xf32> {fsdp.role = #fsdp.state<@model::@cases::@"5"::@query>}, %arg16: tensor<1x2x13x8xf32> {fsdp.role = #fsdp.state<@model::@cases::@"5"::@key>}, %arg17: tensor<1x2x13x8xf32> {fsdp.role = #fsdp.state<@model::@cases::@"5"::@value>}, %arg18: tensor<2x6x5x8xf32> {fsdp.role = #fsdp.state<@model::@cases::@"6"::@query>}, %arg19: tensor<2x2x5x8xf32> {fsdp.role = #fsdp.state<@model::@cases::@"6"::@key>}, %arg20: tensor<2x2x5x8xf32> {fsdp.role = #fsdp.state<@model::@cases::@"6"::@value>}, %arg21: tensor<2x3x4x8xf32> {fsdp.role = #fsdp.state<@model::@cases::@"7"::@query>}, %arg22: tensor<2x3x6x8xf32> {fsdp.role = #fsdp.state<@model::@cases::@"7"::@key>}, %arg23: tensor<2x3x6x8xf32> {fsdp.role = #fsdp.state<@model::@cases::@"7"::@value>}, %arg24: tensor<2x3x5x4xf32> {fsdp.role = #fsdp.state<@model::@cases::@"8"::@query>}, %arg25: tensor<2x3x7x4xf32> {fsdp.role = #fsdp.state<@model::@cases::@"8"::@key>}, %arg26: tensor<2x3x7x4xf32> {fsdp.role = #fsdp.state<@model::@cases::@"8"::@value>}, %arg27: tensor<2x2x6x4xf32> {fsdp.role = #fsdp.state<@model::@cases::@"9"::@query>}, %arg28: tensor<2x2x6x4xf32> {fsdp.role = #fsdp.state<@model::@cases::@"9"::@key>}, %arg29: tensor<2x2x6x4xf32> {fsdp.role = #fsdp.state<@model::@cases::@"9"::@value>}, %arg30: tensor<2x2x6x4xf32> {fsdp.role = #fsdp.state<@model::@cases::@"10"::@query>}, %arg31: tensor<2x2x6x4xf32> {fsdp.role = #fsdp.state<@model::@cases::@"10"::@key>}, %arg32: tensor<2x2x6x4xf32> {fsdp.role = #fsdp.state<@model::@cases::@"10"::@value>}, %arg33: tensor<1x1x3x1xf32> {fsdp.role = #fsdp.state<@model::@cases::@"11"::@query>}, %arg34: tensor<1x1x5x1xf32> {fsdp.role = #fsdp.state<@model::@cases::@"11"::@key>}, %arg35: tensor<1x1x5x1xf32> {fsdp.role = #fsdp.state<@model::@cases::@"11"::@value>}, %arg36: tensor<2x2x1x4xf32> {fsdp.role = #fsdp.state<@model::@cases::@"12"::@query>}, %arg37: tensor<2x2x7x4xf32> {fsdp.role = #fsdp.state<@model::@cases::@"12"::@key>}, %arg38: tensor<2x2x7x4xf32> {fsdp.role = #fsdp.state<@model::@cases::@"12"::@value>}, %arg39: tensor<1x1x7x4xf32> {fsdp.role = #fsdp.state<@model::@cases::@"13"::@query>}, %arg40: tensor<1x1x5x4xf32> {fsdp.role = #fsdp.state<@model::@cases::@"13"::@key>}, %arg41: tensor<1x1x5x6xf32> {fsdp.role = #fsdp.state<@model::@cases::@"13"::@value>}, %arg42: tensor<1x4x8x16xf32> {fsdp.role = #fsdp.state<@model::@cases::@"14"::@query>}, %arg43: tensor<1x1x8x16xf32> {fsdp.role = #fsdp.state<@model::@cases::@"14"::@key>}, %arg44: tensor<1x1x8x16xf32> {fsdp.role = #fsdp.state<@model::@cases::@"14"::@value>}, %arg45: tensor<2x3x9x8xf32> {fsdp.role = #fsdp.state<@model::@cases::@"0"::@weight>}, %arg46: tensor<1x1x9x9xf32> {fsdp.role = #fsdp.state<@model::@cases::@"0"::@mask>}, %arg47: tensor<2x2x7x4xf32> {fsdp.role = #fsdp.state<@model::@cases::@"1"::@weight>}, %arg48: tensor<2x1x7x7xf32> {fsdp.role = #fsdp.state<@model::@cases::@"1"::@mask>}, %arg49: tensor<2x3x5x4xf32> {fsdp.role = #fsdp.state<@model::@cases::@"2"::@weight>}, %arg50: tensor<2x3x5x11xf32> {fsdp.role = #fsdp.state<@model::@cases::@"2"::@mask>}, %arg51: tensor<2x4x7x8xf32> {fsdp.role = #fsdp.state<@model::@cases::@"3"::@weight>}, %arg52: tensor<2x1x7x7xf32> {fsdp.role = #fsdp.state<@model::@cases::@"3"::@mask>}, %arg53: tensor<2x4x9x16xf32> {fsdp.role = #fsdp.state<@model::@cases::@"4"::@weight>}, %arg54: tensor<2x1x9x9xf32> {fsdp.role = #fsdp.state<@model::@cases::@"4"::@mask>}, %arg55: tensor<1x2x6x8xf32> {fsdp.role = #fsdp.state<@model::@cases::@"5"::@weight>}, %arg56: tensor<1xf32> {fsdp.role = #fsdp.state<@model::@cases::@"5"::@mask>}, %arg57: tensor<2x6x5x8xf32> {fsdp.role = #fsdp.state<@model::@cases::@"6"::@weight>}, %arg58: tensor<2x1x5x5xf32> {fsdp.role = #fsdp.state<@model::@cases::@"6"::@mask>}, %arg59: tensor<2x3x4x8xf32> {fsdp.role = #fsdp.state<@model::@cases::@"7"::@weight>}, %arg60: tensor<1x3x4x6xf32> {fsdp.role = #fsdp.state<@model::@cases::@"7"::@mask>}, %arg61: tensor<2x3x5x4xf32> {fsdp.role = #fsdp.state<@model::@cases::@"8"::@weight>}, %arg62: tensor<2x3x1x7xf32> {fsdp.role = #fsdp.state<@model::@cases::@"8"::@mask>}, %arg63: tensor<2x2x6x4xf32> {fsdp.role = #fsdp.state<@model::@cases::@"9"::@weight>}, %arg64: tensor<2x1x1x6xf32> {fsdp.role = #fsdp.state<@model::@cases::@"9"::@mask>}, %arg65: tensor<2x2x6x4xf32> {fsdp.role = #fsdp.state<@model::@cases::@"10"::@weight>}, %arg66: tensor<2x1x1x6xf32> {fsdp.role = #fsdp.state<@model::@cases::@"10"::@mask>}, %arg67: tensor<1x1x3x1xf32> {fsdp.role = #fsdp.state<@model::@cases::@"11"::@weight>}, %arg68: tensor<1xf32> {fsdp.role = #fsdp.state<@model::@cases::@"11"::@mask>}, %arg69: tensor<2x2x1x4xf32> {fsdp.role = #fsdp.state<@model::@cases::@"12"::@weight>}, %arg70: tensor<1x2x1x7xf32> {fsdp.role = #fsdp.state<@model::@cases::@"12"::@mask>}, %arg71: tensor<1x1x7x6xf32> {fsdp.role = #fsdp.state<@model::@cases::@"13"::@weight>}, %arg72: tensor<1xf32> {fsdp.role = #fsdp.state<@model::@cases::@"13"::@mask>}, %arg73: tensor<1x4x8x16xf32> {fsdp.role = #fsdp.state<@model::@cases::@"14"::@weight>}, %arg74: tensor<1x1x8x8xf32> {fsdp.role = #fsdp.state<@model::@cases::@"14"::@mask>}, %arg75: tensor<2xf32> {fsdp.role = #fsdp.input<"x">}) -> (tensor<f32> {fsdp.role = #fsdp.loss}, tensor<2x3x9x8xf32> {fsdp.role = #fsdp.grad<@model::@cases::@"0"::@query>}, tensor<2x3x9x8xf32> {fsdp.role = #fsdp.grad<@model::@cases::@"0"::@key>}, tensor<2x3x9x8xf32> {fsdp.role = #fsdp.grad<@model::@cases::@"0"::@value>}, tensor<2x2x7x8xf32> {fsdp.role = #fsdp.grad<@model::@cases::@"1"::@query>}, tensor<2x2x7x8xf32> {fsdp.role = #fsdp.grad<@model::@cases::@"1"::@key>}, tensor<2x2x7x4xf32> {fsdp.role = #fsdp.grad<@model::@cases::@"1"::@value>}, tensor<2x3x5x4xf32> {fsdp.role = #fsdp.grad<@model::@cases::@"2"::@query>}, tensor<2x3x11x4xf32> {fsdp.role = #fsdp.grad<@model::@cases::@"2"::@key>}, tensor<2x3x11x4xf32> {fsdp.role = #fsdp.grad<@model::@cases::@"2"::@value>}, tensor<2x4x7x8xf32> {fsdp.role = #fsdp.grad<@model::@cases::@"3"::@query>}, tensor<2x4x7x8xf32> {fsdp.role = #fsdp.grad<@model::@cases::@"3"::@key>}, tensor<2x4x7x8xf32> {fsdp.role = #fsdp.grad<@model::@cases::@"3"::@value>}, tensor<2x4x9x16xf32> {fsdp.role = #fsdp.grad<@model::@cases::@"4"::@query>}, tensor<2x4x9x16xf32> {fsdp.role = #fsdp.grad<@model::@cases::@"4"::@key>}, tensor<2x4x9x16xf32> {fsdp.role = #fsdp.grad<@model::@cases::@"4"::@value>}, tensor<1x2x6x8xf32> {fsdp.role = #fsdp.grad<@model::@cases::@"5"::@query>}, tensor<1x2x13x8xf32> {fsdp.role = #fsdp.grad<@model::@cases::@"5"::@key>}, tensor<1x2x13x8xf32> {fsdp.role = #fsdp.grad<@model::@cases::@"5"::@value>}, tensor<2x6x5x8xf32> {fsdp.role = #fsdp.grad<@model::@cases::@"6"::@query>}, tensor<2x2x5x8xf32> {fsdp.role = #fsdp.grad<@model::@cases::@"6"::@key>}, tensor<2x2x5x8xf32> {fsdp.role = #fsdp.grad<@model::@cases::@"6"::@value>}, tensor<2x3x4x8xf32> {fsdp.role = #fsdp.grad<@model::@cases::@"7"::@query>}, tensor<2x3x6x8xf32> {fsdp.role = #fsdp.grad<@model::@cases::@"7"::@key>}, tensor<2x3x6x8xf32> {fsdp.role = #fsdp.grad<@model::@cases::@"7"::@value>}, tensor<2x3x5x4xf32> {fsdp.role = #fsdp.grad<@model::@cases::@"8"::@query>}, tensor<2x3x7x4xf32> {fsdp.role = #fsdp.grad<@model::@cases::@"8"::@key>}, tensor<2x3x7x4xf32> {fsdp.role = #fsdp.grad<@model::@cases::@"8"::@value>}, tensor<2x2x6x4xf32> {fsdp.role = #fsdp.grad<@model::@cases::@"9"::@query>}, tensor<2x2x6x4xf32> {fsdp.role = #fsdp.grad<@model::@cases::@"9"::@key>}, tensor<2x2x6x4xf32> {fsdp.role = #fsdp.grad<@model::@cases::@"9"::@value>}, tensor<2x2x6x4xf32> {fsdp.role = #fsdp.grad<@model::@cases::@"10"::@query>}, tensor<2x2x6x4xf32> {fsdp.role = #fsdp.grad<@model::@cases::@"10"::@key>}, tensor<2x2x6x4xf32> {fsdp.role = #fsdp.grad<@model::@cases::@"10"::@value>}, tensor<1x1x3x1xf32> {fsdp.role = #fsdp.grad<@model::@cases::@"11"::@query>}, tensor<1x1x5x1xf32> {fsdp.role = #fsdp.grad<@model::@cases::@"11"::@key>}, tensor<1x1x5x1xf32> {fsdp.role = #fsdp.grad<@model::@cases::@"11"::@value>}, tensor<2x2x1x4xf32> {fsdp.role = #fsdp.grad<@model::@cases::@"12"::@query>}, tensor<2x2x7x4xf32> {fsdp.role = #fsdp.grad<@model::@cases::@"12"::@key>}, tensor<2x2x7x4xf32> {fsdp.role = #fsdp.grad<@model::@cases::@"12"::@value>}, tensor<1x1x7x4xf32> {fsdp.role = #fsdp.grad<@model::@cases::@"13"::@query>}, tensor<1x1x5x4xf32> {fsdp.role = #fsdp.grad<@model::@cases::@"13"::@key>}, tensor<1x1x5x6xf32> {fsdp.role = #fsdp.grad<@model::@cases::@"13"::@value>}, tensor<1x4x8x16xf32> {fsdp.role = #fsdp.grad<@model::@cases::@"14"::@query>}, tensor<1x1x8x16xf32> {fsdp.role = #fsdp.grad<@model::@cases::@"14"::@key>}, tensor<1x1x8x16xf32> {fsdp.role = #fsdp.grad<@model::@cases::@"14"::@value>}) {
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_2 = arith.constant dense<-3.40282347E+38> : tensor<f32>
    %cst_3 = arith.constant dense<-1.000000e+09> : tensor<f32>
    %cst_4 = arith.constant dense<0xFF800000> : tensor<f32>
    %cst_5 = arith.constant dense<-3.40282347E+38> : tensor<6x6xf32>
    %cst_6 = arith.constant 3.000000e-01 : f64
    %cst_7 = arith.constant 0.35355339059327379 : f64
    %cst_8 = arith.constant 2.8284271247461903 : f64
    %cst_9 = arith.constant 0.35355339059327373 : f64
    %cst_10 = arith.constant dense<1.000000e+00> : tensor<f32>
    %cst_11 = arith.constant 2.500000e-01 : bf16
    %cst_12 = arith.constant 5.000000e-01 : f32
    %cst_13 = arith.constant 2.000000e+00 : f32
    %0 = tensor.empty() : tensor<2x3x8x9xf32>
    %transposed = linalg.transpose ins(%arg1 : tensor<2x3x9x8xf32>) outs(%0 : tensor<2x3x8x9xf32>) permutation = [0, 1, 3, 2] 
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2], [3]] : tensor<2x3x9x8xf32> into tensor<6x9x8xf32>
    %collapsed_14 = tensor.collapse_shape %transposed [[0, 1], [2], [3]] : tensor<2x3x8x9xf32> into tensor<6x8x9xf32>
    %1 = tensor.empty() : tensor<6x9x9xf32>
    %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<6x9x9xf32>) -> tensor<6x9x9xf32>
    %3 = linalg.batch_matmul ins(%collapsed, %collapsed_14 : tensor<6x9x8xf32>, tensor<6x8x9xf32>) outs(%2 : tensor<6x9x9xf32>) -> tensor<6x9x9xf32>
    %expanded = tensor.expand_shape %3 [[0, 1], [2], [3]] output_shape [2, 3, 9, 9] : tensor<6x9x9xf32> into tensor<2x3x9x9xf32>
    %4 = tensor.empty() : tensor<2x3x9x9xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded : tensor<2x3x9x9xf32>) outs(%4 : tensor<2x3x9x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %684 = arith.truncf %cst_9 : f64 to f32
      %685 = arith.mulf %in, %684 : f32
      linalg.yield %685 : f32
    } -> tensor<2x3x9x9xf32>
    %6 = tensor.empty() : tensor<1x1x9x9xi1>
    %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg46 : tensor<1x1x9x9xf32>) outs(%6 : tensor<1x1x9x9xi1>) {
    ^bb0(%in: f32, %out: i1):
      %684 = arith.cmpf oeq, %in, %cst : f32
      linalg.yield %684 : i1
    } -> tensor<1x1x9x9xi1>
    %8 = linalg.generic {indexing_maps = [#map1, #map2, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%7, %cst_4, %5 : tensor<1x1x9x9xi1>, tensor<f32>, tensor<2x3x9x9xf32>) outs(%4 : tensor<2x3x9x9xf32>) {
    ^bb0(%in: i1, %in_327: f32, %in_328: f32, %out: f32):
      %684 = arith.select %in, %in_327, %in_328 : f32
      linalg.yield %684 : f32
    } -> tensor<2x3x9x9xf32>
    %9 = tensor.empty() : tensor<2x3x9xi64>
    %10 = linalg.fill ins(%c0_i64 : i64) outs(%9 : tensor<2x3x9xi64>) -> tensor<2x3x9xi64>
    %11 = tensor.empty() : tensor<2x3x9xf32>
    %12 = linalg.fill ins(%cst_0 : f32) outs(%11 : tensor<2x3x9xf32>) -> tensor<2x3x9xf32>
    %13:2 = linalg.generic {indexing_maps = [#map, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%8 : tensor<2x3x9x9xf32>) outs(%12, %10 : tensor<2x3x9xf32>, tensor<2x3x9xi64>) {
    ^bb0(%in: f32, %out: f32, %out_327: i64):
      %684 = linalg.index 3 : index
      %685 = arith.index_cast %684 : index to i64
      %686 = arith.maximumf %in, %out : f32
      %687 = arith.cmpf ogt, %in, %out : f32
      %688 = arith.select %687, %685, %out_327 : i64
      linalg.yield %686, %688 : f32, i64
    } -> (tensor<2x3x9xf32>, tensor<2x3x9xi64>)
    %expanded_15 = tensor.expand_shape %13#0 [[0], [1], [2, 3]] output_shape [2, 3, 9, 1] : tensor<2x3x9xf32> into tensor<2x3x9x1xf32>
    %14 = linalg.generic {indexing_maps = [#map, #map4, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%8, %expanded_15 : tensor<2x3x9x9xf32>, tensor<2x3x9x1xf32>) outs(%4 : tensor<2x3x9x9xf32>) {
    ^bb0(%in: f32, %in_327: f32, %out: f32):
      %684 = arith.subf %in, %in_327 : f32
      linalg.yield %684 : f32
    } -> tensor<2x3x9x9xf32>
    %15 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%14 : tensor<2x3x9x9xf32>) outs(%4 : tensor<2x3x9x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %684 = math.exp %in : f32
      linalg.yield %684 : f32
    } -> tensor<2x3x9x9xf32>
    %16 = tensor.empty() : tensor<2x3x9x1xf32>
    %17 = linalg.fill ins(%cst : f32) outs(%16 : tensor<2x3x9x1xf32>) -> tensor<2x3x9x1xf32>
    %18 = linalg.generic {indexing_maps = [#map, #map4], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%15 : tensor<2x3x9x9xf32>) outs(%17 : tensor<2x3x9x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %684 = arith.addf %in, %out : f32
      linalg.yield %684 : f32
    } -> tensor<2x3x9x1xf32>
    %19 = linalg.generic {indexing_maps = [#map, #map4, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%15, %18 : tensor<2x3x9x9xf32>, tensor<2x3x9x1xf32>) outs(%4 : tensor<2x3x9x9xf32>) {
    ^bb0(%in: f32, %in_327: f32, %out: f32):
      %684 = arith.divf %in, %in_327 : f32
      linalg.yield %684 : f32
    } -> tensor<2x3x9x9xf32>
    %collapsed_16 = tensor.collapse_shape %19 [[0, 1], [2], [3]] : tensor<2x3x9x9xf32> into tensor<6x9x9xf32>
    %collapsed_17 = tensor.collapse_shape %arg2 [[0, 1], [2], [3]] : tensor<2x3x9x8xf32> into tensor<6x9x8xf32>
    %20 = tensor.empty() : tensor<6x9x8xf32>
    %21 = linalg.fill ins(%cst : f32) outs(%20 : tensor<6x9x8xf32>) -> tensor<6x9x8xf32>
    %22 = linalg.batch_matmul ins(%collapsed_16, %collapsed_17 : tensor<6x9x9xf32>, tensor<6x9x8xf32>) outs(%21 : tensor<6x9x8xf32>) -> tensor<6x9x8xf32>
    %expanded_18 = tensor.expand_shape %22 [[0, 1], [2], [3]] output_shape [2, 3, 9, 8] : tensor<6x9x8xf32> into tensor<2x3x9x8xf32>
    %23 = tensor.empty() : tensor<2x3x9x8xf32>
    %24 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_18, %arg45 : tensor<2x3x9x8xf32>, tensor<2x3x9x8xf32>) outs(%23 : tensor<2x3x9x8xf32>) {
    ^bb0(%in: f32, %in_327: f32, %out: f32):
      %684 = arith.mulf %in, %in_327 : f32
      linalg.yield %684 : f32
    } -> tensor<2x3x9x8xf32>
    %25 = tensor.empty() : tensor<f32>
    %26 = linalg.fill ins(%cst : f32) outs(%25 : tensor<f32>) -> tensor<f32>
    %27 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["reduction", "reduction", "reduction", "reduction"]} ins(%24 : tensor<2x3x9x8xf32>) outs(%26 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %684 = arith.addf %in, %out : f32
      linalg.yield %684 : f32
    } -> tensor<f32>
    %28 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = []} ins(%27 : tensor<f32>) outs(%25 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %684 = arith.addf %in, %cst : f32
      linalg.yield %684 : f32
    } -> tensor<f32>
    %29 = tensor.empty() : tensor<2x2x8x7xf32>
    %transposed_19 = linalg.transpose ins(%arg4 : tensor<2x2x7x8xf32>) outs(%29 : tensor<2x2x8x7xf32>) permutation = [0, 1, 3, 2] 
    %collapsed_20 = tensor.collapse_shape %arg3 [[0, 1], [2], [3]] : tensor<2x2x7x8xf32> into tensor<4x7x8xf32>
    %collapsed_21 = tensor.collapse_shape %transposed_19 [[0, 1], [2], [3]] : tensor<2x2x8x7xf32> into tensor<4x8x7xf32>
    %30 = tensor.empty() : tensor<4x7x7xf32>
    %31 = linalg.fill ins(%cst : f32) outs(%30 : tensor<4x7x7xf32>) -> tensor<4x7x7xf32>
    %32 = linalg.batch_matmul ins(%collapsed_20, %collapsed_21 : tensor<4x7x8xf32>, tensor<4x8x7xf32>) outs(%31 : tensor<4x7x7xf32>) -> tensor<4x7x7xf32>
    %expanded_22 = tensor.expand_shape %32 [[0, 1], [2], [3]] output_shape [2, 2, 7, 7] : tensor<4x7x7xf32> into tensor<2x2x7x7xf32>
    %33 = tensor.empty() : tensor<2x2x7x7xf32>
    %34 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_22 : tensor<2x2x7x7xf32>) outs(%33 : tensor<2x2x7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %684 = arith.truncf %cst_8 : f64 to f32
      %685 = arith.divf %in, %684 : f32
      linalg.yield %685 : f32
    } -> tensor<2x2x7x7xf32>
    %35 = tensor.empty() : tensor<2x1x7x7xi1>
    %36 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg48 : tensor<2x1x7x7xf32>) outs(%35 : tensor<2x1x7x7xi1>) {
    ^bb0(%in: f32, %out: i1):
      %684 = arith.cmpf oeq, %in, %cst : f32
      linalg.yield %684 : i1
    } -> tensor<2x1x7x7xi1>
    %37 = linalg.generic {indexing_maps = [#map6, #map2, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%36, %cst_3, %34 : tensor<2x1x7x7xi1>, tensor<f32>, tensor<2x2x7x7xf32>) outs(%33 : tensor<2x2x7x7xf32>) {
    ^bb0(%in: i1, %in_327: f32, %in_328: f32, %out: f32):
      %684 = arith.select %in, %in_327, %in_328 : f32
      linalg.yield %684 : f32
    } -> tensor<2x2x7x7xf32>
    %38 = tensor.empty() : tensor<2x2x7xi64>
    %39 = linalg.fill ins(%c0_i64 : i64) outs(%38 : tensor<2x2x7xi64>) -> tensor<2x2x7xi64>
    %40 = tensor.empty() : tensor<2x2x7xf32>
    %41 = linalg.fill ins(%cst_0 : f32) outs(%40 : tensor<2x2x7xf32>) -> tensor<2x2x7xf32>
    %42:2 = linalg.generic {indexing_maps = [#map, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%37 : tensor<2x2x7x7xf32>) outs(%41, %39 : tensor<2x2x7xf32>, tensor<2x2x7xi64>) {
    ^bb0(%in: f32, %out: f32, %out_327: i64):
      %684 = linalg.index 3 : index
      %685 = arith.index_cast %684 : index to i64
      %686 = arith.maximumf %in, %out : f32
      %687 = arith.cmpf ogt, %in, %out : f32
      %688 = arith.select %687, %685, %out_327 : i64
      linalg.yield %686, %688 : f32, i64
    } -> (tensor<2x2x7xf32>, tensor<2x2x7xi64>)
    %expanded_23 = tensor.expand_shape %42#0 [[0], [1], [2, 3]] output_shape [2, 2, 7, 1] : tensor<2x2x7xf32> into tensor<2x2x7x1xf32>
    %43 = linalg.generic {indexing_maps = [#map, #map4, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%37, %expanded_23 : tensor<2x2x7x7xf32>, tensor<2x2x7x1xf32>) outs(%33 : tensor<2x2x7x7xf32>) {
    ^bb0(%in: f32, %in_327: f32, %out: f32):
      %684 = arith.subf %in, %in_327 : f32
      linalg.yield %684 : f32
    } -> tensor<2x2x7x7xf32>
    %44 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%43 : tensor<2x2x7x7xf32>) outs(%33 : tensor<2x2x7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %684 = math.exp %in : f32
      linalg.yield %684 : f32
    } -> tensor<2x2x7x7xf32>
    %45 = tensor.empty() : tensor<2x2x7x1xf32>
    %46 = linalg.fill ins(%cst : f32) outs(%45 : tensor<2x2x7x1xf32>) -> tensor<2x2x7x1xf32>
    %47 = linalg.generic {indexing_maps = [#map, #map4], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%44 : tensor<2x2x7x7xf32>) outs(%46 : tensor<2x2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %684 = arith.addf %in, %out : f32
      linalg.yield %684 : f32
    } -> tensor<2x2x7x1xf32>
    %48 = linalg.generic {indexing_maps = [#map, #map4, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%44, %47 : tensor<2x2x7x7xf32>, tensor<2x2x7x1xf32>) outs(%33 : tensor<2x2x7x7xf32>) {
    ^bb0(%in: f32, %in_327: f32, %out: f32):
      %684 = arith.divf %in, %in_327 : f32
      linalg.yield %684 : f32
    } -> tensor<2x2x7x7xf32>
    %collapsed_24 = tensor.collapse_shape %48 [[0, 1], [2], [3]] : tensor<2x2x7x7xf32> into tensor<4x7x7xf32>
    %collapsed_25 = tensor.collapse_shape %arg5 [[0, 1], [2], [3]] : tensor<2x2x7x4xf32> into tensor<4x7x4xf32>
    %49 = tensor.empty() : tensor<4x7x4xf32>
    %50 = linalg.fill ins(%cst : f32) outs(%49 : tensor<4x7x4xf32>) -> tensor<4x7x4xf32>
    %51 = linalg.batch_matmul ins(%collapsed_24, %collapsed_25 : tensor<4x7x7xf32>, tensor<4x7x4xf32>) outs(%50 : tensor<4x7x4xf32>) -> tensor<4x7x4xf32>
    %expanded_26 = tensor.expand_shape %51 [[0, 1], [2], [3]] output_shape [2, 2, 7, 4] : tensor<4x7x4xf32> into tensor<2x2x7x4xf32>
    %52 = tensor.empty() : tensor<2x2x7x4xf32>
    %53 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_26, %arg47 : tensor<2x2x7x4xf32>, tensor<2x2x7x4xf32>) outs(%52 : tensor<2x2x7x4xf32>) {
    ^bb0(%in: f32, %in_327: f32, %out: f32):
      %684 = arith.mulf %in, %in_327 : f32
      linalg.yield %684 : f32
    } -> tensor<2x2x7x4xf32>
    %54 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["reduction", "reduction", "reduction", "reduction"]} ins(%53 : tensor<2x2x7x4xf32>) outs(%26 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %684 = arith.addf %in, %out : f32
      linalg.yield %684 : f32
    } -> tensor<f32>
    %55 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = []} ins(%28, %54 : tensor<f32>, tensor<f32>) outs(%25 : tensor<f32>) {
    ^bb0(%in: f32, %in_327: f32, %out: f32):
      %684 = arith.addf %in, %in_327 : f32
      linalg.yield %684 : f32
    } -> tensor<f32>
    %56 = tensor.empty() : tensor<2x3x5x11xi1>
    %57 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg50 : tensor<2x3x5x11xf32>) outs(%56 : tensor<2x3x5x11xi1>) {
    ^bb0(%in: f32, %out: i1):
      %684 = arith.cmpf une, %in, %cst : f32
      linalg.yield %684 : i1
    } -> tensor<2x3x5x11xi1>
    %58 = tensor.empty() : tensor<2x3x4x11xf32>
    %transposed_27 = linalg.transpose ins(%arg7 : tensor<2x3x11x4xf32>) outs(%58 : tensor<2x3x4x11xf32>) permutation = [0, 1, 3, 2] 
    %collapsed_28 = tensor.collapse_shape %arg6 [[0, 1], [2], [3]] : tensor<2x3x5x4xf32> into tensor<6x5x4xf32>
    %collapsed_29 = tensor.collapse_shape %transposed_27 [[0, 1], [2], [3]] : tensor<2x3x4x11xf32> into tensor<6x4x11xf32>
    %59 = tensor.empty() : tensor<6x5x11xf32>
    %60 = linalg.fill ins(%cst : f32) outs(%59 : tensor<6x5x11xf32>) -> tensor<6x5x11xf32>
    %61 = linalg.batch_matmul ins(%collapsed_28, %collapsed_29 : tensor<6x5x4xf32>, tensor<6x4x11xf32>) outs(%60 : tensor<6x5x11xf32>) -> tensor<6x5x11xf32>
    %expanded_30 = tensor.expand_shape %61 [[0, 1], [2], [3]] output_shape [2, 3, 5, 11] : tensor<6x5x11xf32> into tensor<2x3x5x11xf32>
    %62 = tensor.empty() : tensor<2x3x5x11xf32>
    %63 = linalg.generic {indexing_maps = [#map, #map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%57, %expanded_30, %cst_2 : tensor<2x3x5x11xi1>, tensor<2x3x5x11xf32>, tensor<f32>) outs(%62 : tensor<2x3x5x11xf32>) {
    ^bb0(%in: i1, %in_327: f32, %in_328: f32, %out: f32):
      %684 = arith.select %in, %in_327, %in_328 : f32
      linalg.yield %684 : f32
    } -> tensor<2x3x5x11xf32>
    %64 = tensor.empty() : tensor<2x3x5xi64>
    %65 = linalg.fill ins(%c0_i64 : i64) outs(%64 : tensor<2x3x5xi64>) -> tensor<2x3x5xi64>
    %66 = tensor.empty() : tensor<2x3x5xf32>
    %67 = linalg.fill ins(%cst_0 : f32) outs(%66 : tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
    %68:2 = linalg.generic {indexing_maps = [#map, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%63 : tensor<2x3x5x11xf32>) outs(%67, %65 : tensor<2x3x5xf32>, tensor<2x3x5xi64>) {
    ^bb0(%in: f32, %out: f32, %out_327: i64):
      %684 = linalg.index 3 : index
      %685 = arith.index_cast %684 : index to i64
      %686 = arith.maximumf %in, %out : f32
      %687 = arith.cmpf ogt, %in, %out : f32
      %688 = arith.select %687, %685, %out_327 : i64
      linalg.yield %686, %688 : f32, i64
    } -> (tensor<2x3x5xf32>, tensor<2x3x5xi64>)
    %expanded_31 = tensor.expand_shape %68#0 [[0], [1], [2, 3]] output_shape [2, 3, 5, 1] : tensor<2x3x5xf32> into tensor<2x3x5x1xf32>
    %69 = linalg.generic {indexing_maps = [#map, #map4, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%63, %expanded_31 : tensor<2x3x5x11xf32>, tensor<2x3x5x1xf32>) outs(%62 : tensor<2x3x5x11xf32>) {
    ^bb0(%in: f32, %in_327: f32, %out: f32):
      %684 = arith.subf %in, %in_327 : f32
      linalg.yield %684 : f32
    } -> tensor<2x3x5x11xf32>
    %70 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%69 : tensor<2x3x5x11xf32>) outs(%62 : tensor<2x3x5x11xf32>) {
    ^bb0(%in: f32, %out: f32):
      %684 = math.exp %in : f32
      linalg.yield %684 : f32
    } -> tensor<2x3x5x11xf32>
    %71 = tensor.empty() : tensor<2x3x5x1xf32>
    %72 = linalg.fill ins(%cst : f32) outs(%71 : tensor<2x3x5x1xf32>) -> tensor<2x3x5x1xf32>
    %73 = linalg.generic {indexing_maps = [#map, #map4], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%70 : tensor<2x3x5x11xf32>) outs(%72 : tensor<2x3x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %684 = arith.addf %in, %out : f32
      linalg.yield %684 : f32
    } -> tensor<2x3x5x1xf32>
    %74 = linalg.generic {indexing_maps = [#map, #map4, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%70, %73 : tensor<2x3x5x11xf32>, tensor<2x3x5x1xf32>) outs(%62 : tensor<2x3x5x11xf32>) {
    ^bb0(%in: f32, %in_327: f32, %out: f32):
      %684 = arith.divf %in, %in_327 : f32
      linalg.yield %684 : f32
    } -> tensor<2x3x5x11xf32>
    %collapsed_32 = tensor.collapse_shape %74 [[0, 1], [2], [3]] : tensor<2x3x5x11xf32> into tensor<6x5x11xf32>
    %collapsed_33 = tensor.collapse_shape %arg8 [[0, 1], [2], [3]] : tensor<2x3x11x4xf32> into tensor<6x11x4xf32>
    %75 = tensor.empty() : tensor<6x5x4xf32>
    %76 = linalg.fill ins(%cst : f32) outs(%75 : tensor<6x5x4xf32>) -> tensor<6x5x4xf32>
    %77 = linalg.batch_matmul ins(%collapsed_32, %collapsed_33 : tensor<6x5x11xf32>, tensor<6x11x4xf32>) outs(%76 : tensor<6x5x4xf32>) -> tensor<6x5x4xf32>
    %expanded_34 = tensor.expand_shape %77 [[0, 1], [2], [3]] output_shape [2, 3, 5, 4] : tensor<6x5x4xf32> into tensor<2x3x5x4xf32>
    %78 = tensor.empty() : tensor<2x3x5x4xf32>
    %79 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_34, %arg49 : tensor<2x3x5x4xf32>, tensor<2x3x5x4xf32>) outs(%78 : tensor<2x3x5x4xf32>) {
    ^bb0(%in: f32, %in_327: f32, %out: f32):
      %684 = arith.mulf %in, %in_327 : f32
      linalg.yield %684 : f32
    } -> tensor<2x3x5x4xf32>
    %80 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["reduction", "reduction", "reduction", "reduction"]} ins(%79 : tensor<2x3x5x4xf32>) outs(%26 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %684 = arith.addf %in, %out : f32
      linalg.yield %684 : f32
    } -> tensor<f32>
    %81 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = []} ins(%55, %80 : tensor<f32>, tensor<f32>) outs(%25 : tensor<f32>) {
    ^bb0(%in: f32, %in_327: f32, %out: f32):
      %684 = arith.addf %in, %in_327 : f32
      linalg.yield %684 : f32
    } -> tensor<f32>
    %82 = tensor.empty() : tensor<2x4x8x7xf32>
    %transposed_35 = linalg.transpose ins(%arg10 : tensor<2x4x7x8xf32>) outs(%82 : tensor<2x4x8x7xf32>) permutation = [0, 1, 3, 2] 
    %collapsed_36 = tensor.collapse_shape %arg9 [[0, 1], [2], [3]] : tensor<2x4x7x8xf32> into tensor<8x7x8xf32>
    %collapsed_37 = tensor.collapse_shape %transposed_35 [[0, 1], [2], [3]] : tensor<2x4x8x7xf32> into tensor<8x8x7xf32>
    %83 = tensor.empty() : tensor<8x7x7xf32>
    %84 = linalg.fill ins(%cst : f32) outs(%83 : tensor<8x7x7xf32>) -> tensor<8x7x7xf32>
    %85 = linalg.batch_matmul ins(%collapsed_36, %collapsed_37 : tensor<8x7x8xf32>, tensor<8x8x7xf32>) outs(%84 : tensor<8x7x7xf32>) -> tensor<8x7x7xf32>
    %expanded_38 = tensor.expand_shape %85 [[0, 1], [2], [3]] output_shape [2, 4, 7, 7] : tensor<8x7x7xf32> into tensor<2x4x7x7xf32>
    %86 = tensor.empty() : tensor<2x4x7x7xf32>
    %87 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_38 : tensor<2x4x7x7xf32>) outs(%86 : tensor<2x4x7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %684 = arith.truncf %cst_7 : f64 to f32
      %685 = arith.mulf %in, %684 : f32
      linalg.yield %685 : f32
    } -> tensor<2x4x7x7xf32>
    %88 = linalg.generic {indexing_maps = [#map, #map6, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%87, %arg52 : tensor<2x4x7x7xf32>, tensor<2x1x7x7xf32>) outs(%86 : tensor<2x4x7x7xf32>) {
    ^bb0(%in: f32, %in_327: f32, %out: f32):
      %684 = arith.addf %in, %in_327 : f32
      linalg.yield %684 : f32
    } -> tensor<2x4x7x7xf32>
    %89 = tensor.empty() : tensor<2x4x7xi64>
    %90 = linalg.fill ins(%c0_i64 : i64) outs(%89 : tensor<2x4x7xi64>) -> tensor<2x4x7xi64>
    %91 = tensor.empty() : tensor<2x4x7xf32>
    %92 = linalg.fill ins(%cst_0 : f32) outs(%91 : tensor<2x4x7xf32>) -> tensor<2x4x7xf32>
    %93:2 = linalg.generic {indexing_maps = [#map, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%88 : tensor<2x4x7x7xf32>) outs(%92, %90 : tensor<2x4x7xf32>, tensor<2x4x7xi64>) {
    ^bb0(%in: f32, %out: f32, %out_327: i64):
      %684 = linalg.index 3 : index
      %685 = arith.index_cast %684 : index to i64
      %686 = arith.maximumf %in, %out : f32
      %687 = arith.cmpf ogt, %in, %out : f32
      %688 = arith.select %687, %685, %out_327 : i64
      linalg.yield %686, %688 : f32, i64
    } -> (tensor<2x4x7xf32>, tensor<2x4x7xi64>)
    %expanded_39 = tensor.expand_shape %93#0 [[0], [1], [2, 3]] output_shape [2, 4, 7, 1] : tensor<2x4x7xf32> into tensor<2x4x7x1xf32>
    %94 = linalg.generic {indexing_maps = [#map, #map4, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%88, %expanded_39 : tensor<2x4x7x7xf32>, tensor<2x4x7x1xf32>) outs(%86 : tensor<2x4x7x7xf32>) {
    ^bb0(%in: f32, %in_327: f32, %out: f32):
      %684 = arith.subf %in, %in_327 : f32
      linalg.yield %684 : f32
    } -> tensor<2x4x7x7xf32>
    %95 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%94 : tensor<2x4x7x7xf32>) outs(%86 : tensor<2x4x7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %684 = math.exp %in : f32
      linalg.yield %684 : f32
    } -> tensor<2x4x7x7xf32>
    %96 = tensor.empty() : tensor<2x4x7x1xf32>
    %97 = linalg.fill ins(%cst : f32) outs(%96 : tensor<2x4x7x1xf32>) -> tensor<2x4x7x1xf32>
    %98 = linalg.generic {indexing_maps = [#map, #map4], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%95 : tensor<2x4x7x7xf32>) outs(%97 : tensor<2x4x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %684 = arith.addf %in, %out : f32
      linalg.yield %684 : f32
    } -> tensor<2x4x7x1xf32>
    %99 = linalg.generic {indexing_maps = [#map, #map4, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%95, %98 : tensor<2x4x7x7xf32>, tensor<2x4x7x1xf32>) outs(%86 : tensor<2x4x7x7xf32>) {
    ^bb0(%in: f32, %in_327: f32, %out: f32):
      %684 = arith.divf %in, %in_327 : f32
      linalg.yield %684 : f32
    } -> tensor<2x4x7x7xf32>
    %collapsed_40 = tensor.collapse_shape %99 [[0, 1], [2], [3]] : tensor<2x4x7x7xf32> into tensor<8x7x7xf32>
    %collapsed_41 = tensor.collapse_shape %arg11 [[0, 1], [2], [3]] : tensor<2x4x7x8xf32> into tensor<8x7x8xf32>
    %100 = tensor.empty() : tensor<8x7x8xf32>
    %101 = linalg.fill ins(%cst : f32) outs(%100 : tensor<8x7x8xf32>) -> tensor<8x7x8xf32>
    %102 = linalg.batch_matmul ins(%collapsed_40, %collapsed_41 : tensor<8x7x7xf32>, tensor<8x7x8xf32>) outs(%101 : tensor<8x7x8xf32>) -> tensor<8x7x8xf32>
    %expanded_42 = tensor.expand_shape %102 [[0, 1], [2], [3]] output_shape [2, 4, 7, 8] : tensor<8x7x8xf32> into tensor<2x4x7x8xf32>
    %103 = tensor.empty() : tensor<2x4x7x8xf32>
    %104 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_42, %arg51 : tensor<2x4x7x8xf32>, tensor<2x4x7x8xf32>) outs(%103 : tensor<2x4x7x8xf32>) {
    ^bb0(%in: f32, %in_327: f32, %out: f32):
      %684 = arith.mulf %in, %in_327 : f32
      linalg.yield %684 : f32
    } -> tensor<2x4x7x8xf32>
    %105 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["reduction", "reduction", "reduction", "reduction"]} ins(%104 : tensor<2x4x7x8xf32>) outs(%26 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %684 = arith.addf %in, %out : f32
      linalg.yield %684 : f32
    } -> tensor<f32>
    %106 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = []} ins(%81, %105 : tensor<f32>, tensor<f32>) outs(%25 : tensor<f32>) {
    ^bb0(%in: f32, %in_327: f32, %out: f32):
      %684 = arith.addf %in, %in_327 : f32
      linalg.yield %684 : f32
    } -> tensor<f32>
    %107 = tensor.empty() : tensor<2x4x9x16xbf16>
    %108 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg12 : tensor<2x4x9x16xf32>) outs(%107 : tensor<2x4x9x16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %684 = arith.truncf %in : f32 to bf16
      linalg.yield %684 : bf16
    } -> tensor<2x4x9x16xbf16>
    %109 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg13 : tensor<2x4x9x16xf32>) outs(%107 : tensor<2x4x9x16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %684 = arith.truncf %in : f32 to bf16
      linalg.yield %684 : bf16
    } -> tensor<2x4x9x16xbf16>
    %110 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg14 : tensor<2x4x9x16xf32>) outs(%107 : tensor<2x4x9x16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %684 = arith.truncf %in : f32 to bf16
      linalg.yield %684 : bf16
    } -> tensor<2x4x9x16xbf16>
    %111 = tensor.empty() : tensor<2x1x9x9xbf16>
    %112 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg54 : tensor<2x1x9x9xf32>) outs(%111 : tensor<2x1x9x9xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %684 = arith.truncf %in : f32 to bf16
      linalg.yield %684 : bf16
    } -> tensor<2x1x9x9xbf16>
    %113 = tensor.empty() : tensor<2x4x16x9xbf16>
    %transposed_43 = linalg.transpose ins(%109 : tensor<2x4x9x16xbf16>) outs(%113 : tensor<2x4x16x9xbf16>) permutation = [0, 1, 3, 2] 
    %collapsed_44 = tensor.collapse_shape %108 [[0, 1], [2], [3]] : tensor<2x4x9x16xbf16> into tensor<8x9x16xbf16>
    %collapsed_45 = tensor.collapse_shape %transposed_43 [[0, 1], [2], [3]] : tensor<2x4x16x9xbf16> into tensor<8x16x9xbf16>
    %114 = tensor.empty() : tensor<8x9x9xf32>
    %115 = linalg.fill ins(%cst : f32) outs(%114 : tensor<8x9x9xf32>) -> tensor<8x9x9xf32>
    %116 = linalg.batch_matmul ins(%collapsed_44, %collapsed_45 : tensor<8x9x16xbf16>, tensor<8x16x9xbf16>) outs(%115 : tensor<8x9x9xf32>) -> tensor<8x9x9xf32>
    %117 = tensor.empty() : tensor<8x9x9xbf16>
    %118 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%116 : tensor<8x9x9xf32>) outs(%117 : tensor<8x9x9xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %684 = arith.truncf %in : f32 to bf16
      linalg.yield %684 : bf16
    } -> tensor<8x9x9xbf16>
    %expanded_46 = tensor.expand_shape %118 [[0, 1], [2], [3]] output_shape [2, 4, 9, 9] : tensor<8x9x9xbf16> into tensor<2x4x9x9xbf16>
    %119 = tensor.empty() : tensor<2x4x9x9xbf16>
    %120 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_46 : tensor<2x4x9x9xbf16>) outs(%119 : tensor<2x4x9x9xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %684 = arith.mulf %in, %cst_11 : bf16
      linalg.yield %684 : bf16
    } -> tensor<2x4x9x9xbf16>
    %121 = linalg.generic {indexing_maps = [#map, #map6, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%120, %112 : tensor<2x4x9x9xbf16>, tensor<2x1x9x9xbf16>) outs(%119 : tensor<2x4x9x9xbf16>) {
    ^bb0(%in: bf16, %in_327: bf16, %out: bf16):
      %684 = arith.addf %in, %in_327 : bf16
      linalg.yield %684 : bf16
    } -> tensor<2x4x9x9xbf16>
    %122 = tensor.empty() : tensor<2x4x9x9xf32>
    %123 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%121 : tensor<2x4x9x9xbf16>) outs(%122 : tensor<2x4x9x9xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %684 = arith.extf %in : bf16 to f32
      linalg.yield %684 : f32
    } -> tensor<2x4x9x9xf32>
    %124 = tensor.empty() : tensor<2x4x9xi64>
    %125 = linalg.fill ins(%c0_i64 : i64) outs(%124 : tensor<2x4x9xi64>) -> tensor<2x4x9xi64>
    %126 = tensor.empty() : tensor<2x4x9xf32>
    %127 = linalg.fill ins(%cst_0 : f32) outs(%126 : tensor<2x4x9xf32>) -> tensor<2x4x9xf32>
    %128:2 = linalg.generic {indexing_maps = [#map, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%123 : tensor<2x4x9x9xf32>) outs(%127, %125 : tensor<2x4x9xf32>, tensor<2x4x9xi64>) {
    ^bb0(%in: f32, %out: f32, %out_327: i64):
      %684 = linalg.index 3 : index
      %685 = arith.index_cast %684 : index to i64
      %686 = arith.maximumf %in, %out : f32
      %687 = arith.cmpf ogt, %in, %out : f32
      %688 = arith.select %687, %685, %out_327 : i64
      linalg.yield %686, %688 : f32, i64
    } -> (tensor<2x4x9xf32>, tensor<2x4x9xi64>)
    %expanded_47 = tensor.expand_shape %128#0 [[0], [1], [2, 3]] output_shape [2, 4, 9, 1] : tensor<2x4x9xf32> into tensor<2x4x9x1xf32>
    %129 = linalg.generic {indexing_maps = [#map, #map4, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%123, %expanded_47 : tensor<2x4x9x9xf32>, tensor<2x4x9x1xf32>) outs(%122 : tensor<2x4x9x9xf32>) {
    ^bb0(%in: f32, %in_327: f32, %out: f32):
      %684 = arith.subf %in, %in_327 : f32
      linalg.yield %684 : f32
    } -> tensor<2x4x9x9xf32>
    %130 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%129 : tensor<2x4x9x9xf32>) outs(%122 : tensor<2x4x9x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %684 = math.exp %in : f32
      linalg.yield %684 : f32
    } -> tensor<2x4x9x9xf32>
    %131 = tensor.empty() : tensor<2x4x9x1xf32>
    %132 = linalg.fill ins(%cst : f32) outs(%131 : tensor<2x4x9x1xf32>) -> tensor<2x4x9x1xf32>
    %133 = linalg.generic {indexing_maps = [#map, #map4], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%130 : tensor<2x4x9x9xf32>) outs(%132 : tensor<2x4x9x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %684 = arith.addf %in, %out : f32
      linalg.yield %684 : f32
    } -> tensor<2x4x9x1xf32>
    %134 = linalg.generic {indexing_maps = [#map, #map4, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%130, %133 : tensor<2x4x9x9xf32>, tensor<2x4x9x1xf32>) outs(%122 : tensor<2x4x9x9xf32>) {
    ^bb0(%in: f32, %in_327: f32, %out: f32):
      %684 = arith.divf %in, %in_327 : f32
      linalg.yield %684 : f32
    } -> tensor<2x4x9x9xf32>
    %135 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%134 : tensor<2x4x9x9xf32>) outs(%119 : tensor<2x4x9x9xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %684 = arith.truncf %in : f32 to bf16
      linalg.yield %684 : bf16
    } -> tensor<2x4x9x9xbf16>
    %collapsed_48 = tensor.collapse_shape %135 [[0, 1], [2], [3]] : tensor<2x4x9x9xbf16> into tensor<8x9x9xbf16>
    %collapsed_49 = tensor.collapse_shape %110 [[0, 1], [2], [3]] : tensor<2x4x9x16xbf16> into tensor<8x9x16xbf16>
    %136 = tensor.empty() : tensor<8x9x16xf32>
    %137 = linalg.fill ins(%cst : f32) outs(%136 : tensor<8x9x16xf32>) -> tensor<8x9x16xf32>
    %138 = linalg.batch_matmul ins(%collapsed_48, %collapsed_49 : tensor<8x9x9xbf16>, tensor<8x9x16xbf16>) outs(%137 : tensor<8x9x16xf32>) -> tensor<8x9x16xf32>
    %139 = tensor.empty() : tensor<8x9x16xbf16>
    %140 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%138 : tensor<8x9x16xf32>) outs(%139 : tensor<8x9x16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %684 = arith.truncf %in : f32 to bf16
      linalg.yield %684 : bf16
    } -> tensor<8x9x16xbf16>
    %expanded_50 = tensor.expand_shape %140 [[0, 1], [2], [3]] output_shape [2, 4, 9, 16] : tensor<8x9x16xbf16> into tensor<2x4x9x16xbf16>
    %141 = tensor.empty() : tensor<2x4x9x16xf32>
    %142 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_50 : tensor<2x4x9x16xbf16>) outs(%141 : tensor<2x4x9x16xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %684 = arith.extf %in : bf16 to f32
      linalg.yield %684 : f32
    } -> tensor<2x4x9x16xf32>
    %143 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%142, %arg53 : tensor<2x4x9x16xf32>, tensor<2x4x9x16xf32>) outs(%141 : tensor<2x4x9x16xf32>) {
    ^bb0(%in: f32, %in_327: f32, %out: f32):
      %684 = arith.mulf %in, %in_327 : f32
      linalg.yield %684 : f32
    } -> tensor<2x4x9x16xf32>
    %144 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["reduction", "reduction", "reduction", "reduction"]} ins(%143 : tensor<2x4x9x16xf32>) outs(%26 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %684 = arith.addf %in, %out : f32
      linalg.yield %684 : f32
    } -> tensor<f32>
    %145 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = []} ins(%106, %144 : tensor<f32>, tensor<f32>) outs(%25 : tensor<f32>) {
    ^bb0(%in: f32, %in_327: f32, %out: f32):
      %684 = arith.addf %in, %in_327 : f32
      linalg.yield %684 : f32
    } -> tensor<f32>
    %146 = tensor.empty() : tensor<1x2x6x8xf32>
    %147 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg15 : tensor<1x2x6x8xf32>) outs(%146 : tensor<1x2x6x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %684 = arith.truncf %cst_7 : f64 to f32
      %685 = arith.mulf %in, %684 : f32
      linalg.yield %685 : f32
    } -> tensor<1x2x6x8xf32>
    %148 = tensor.empty() : tensor<1x2x8x13xf32>
    %transposed_51 = linalg.transpose ins(%arg16 : tensor<1x2x13x8xf32>) outs(%148 : tensor<1x2x8x13xf32>) permutation = [0, 1, 3, 2] 
    %collapsed_52 = tensor.collapse_shape %147 [[0, 1], [2], [3]] : tensor<1x2x6x8xf32> into tensor<2x6x8xf32>
    %collapsed_53 = tensor.collapse_shape %transposed_51 [[0, 1], [2], [3]] : tensor<1x2x8x13xf32> into tensor<2x8x13xf32>
    %149 = tensor.empty() : tensor<2x6x13xf32>
    %150 = linalg.fill ins(%cst : f32) outs(%149 : tensor<2x6x13xf32>) -> tensor<2x6x13xf32>
    %151 = linalg.batch_matmul ins(%collapsed_52, %collapsed_53 : tensor<2x6x8xf32>, tensor<2x8x13xf32>) outs(%150 : tensor<2x6x13xf32>) -> tensor<2x6x13xf32>
    %expanded_54 = tensor.expand_shape %151 [[0, 1], [2], [3]] output_shape [1, 2, 6, 13] : tensor<2x6x13xf32> into tensor<1x2x6x13xf32>
    %152 = tensor.empty() : tensor<1x2x6xi64>
    %153 = linalg.fill ins(%c0_i64 : i64) outs(%152 : tensor<1x2x6xi64>) -> tensor<1x2x6xi64>
    %154 = tensor.empty() : tensor<1x2x6xf32>
    %155 = linalg.fill ins(%cst_0 : f32) outs(%154 : tensor<1x2x6xf32>) -> tensor<1x2x6xf32>
    %156:2 = linalg.generic {indexing_maps = [#map, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_54 : tensor<1x2x6x13xf32>) outs(%155, %153 : tensor<1x2x6xf32>, tensor<1x2x6xi64>) {
    ^bb0(%in: f32, %out: f32, %out_327: i64):
      %684 = linalg.index 3 : index
      %685 = arith.index_cast %684 : index to i64
      %686 = arith.maximumf %in, %out : f32
      %687 = arith.cmpf ogt, %in, %out : f32
      %688 = arith.select %687, %685, %out_327 : i64
      linalg.yield %686, %688 : f32, i64
    } -> (tensor<1x2x6xf32>, tensor<1x2x6xi64>)
    %expanded_55 = tensor.expand_shape %156#0 [[0], [1], [2, 3]] output_shape [1, 2, 6, 1] : tensor<1x2x6xf32> into tensor<1x2x6x1xf32>
    %157 = tensor.empty() : tensor<1x2x6x13xf32>
    %158 = linalg.generic {indexing_maps = [#map, #map4, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_54, %expanded_55 : tensor<1x2x6x13xf32>, tensor<1x2x6x1xf32>) outs(%157 : tensor<1x2x6x13xf32>) {
    ^bb0(%in: f32, %in_327: f32, %out: f32):
      %684 = arith.subf %in, %in_327 : f32
      linalg.yield %684 : f32
    } -> tensor<1x2x6x13xf32>
    %159 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%158 : tensor<1x2x6x13xf32>) outs(%157 : tensor<1x2x6x13xf32>) {
    ^bb0(%in: f32, %out: f32):
      %684 = math.exp %in : f32
      linalg.yield %684 : f32
    } -> tensor<1x2x6x13xf32>
    %160 = tensor.empty() : tensor<1x2x6x1xf32>
    %161 = linalg.fill ins(%cst : f32) outs(%160 : tensor<1x2x6x1xf32>) -> tensor<1x2x6x1xf32>
    %162 = linalg.generic {indexing_maps = [#map, #map4], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%159 : tensor<1x2x6x13xf32>) outs(%161 : tensor<1x2x6x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %684 = arith.addf %in, %out : f32
      linalg.yield %684 : f32
    } -> tensor<1x2x6x1xf32>
    %163 = linalg.generic {indexing_maps = [#map, #map4, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%159, %162 : tensor<1x2x6x13xf32>, tensor<1x2x6x1xf32>) outs(%157 : tensor<1x2x6x13xf32>) {
    ^bb0(%in: f32, %in_327: f32, %out: f32):
      %684 = arith.divf %in, %in_327 : f32
      linalg.yield %684 : f32
    } -> tensor<1x2x6x13xf32>
    %collapsed_56 = tensor.collapse_shape %163 [[0, 1], [2], [3]] : tensor<1x2x6x13xf32> into tensor<2x6x13xf32>
    %collapsed_57 = tensor.collapse_shape %arg17 [[0, 1], [2], [3]] : tensor<1x2x13x8xf32> into tensor<2x13x8xf32>
    %164 = tensor.empty() : tensor<2x6x8xf32>
    %165 = linalg.fill ins(%cst : f32) outs(%164 : tensor<2x6x8xf32>) -> tensor<2x6x8xf32>
    %166 = linalg.batch_matmul ins(%collapsed_56, %collapsed_57 : tensor<2x6x13xf32>, tensor<2x13x8xf32>) outs(%165 : tensor<2x6x8xf32>) -> tensor<2x6x8xf32>
    %expanded_58 = tensor.expand_shape %166 [[0, 1], [2], [3]] output_shape [1, 2, 6, 8] : tensor<2x6x8xf32> into tensor<1x2x6x8xf32>
    %167 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_58, %arg55 : tensor<1x2x6x8xf32>, tensor<1x2x6x8xf32>) outs(%146 : tensor<1x2x6x8xf32>) {
    ^bb0(%in: f32, %in_327: f32, %out: f32):
      %684 = arith.mulf %in, %in_327 : f32
      linalg.yield %684 : f32
    } -> tensor<1x2x6x8xf32>
    %168 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["reduction", "reduction", "reduction", "reduction"]} ins(%167 : tensor<1x2x6x8xf32>) outs(%26 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %684 = arith.addf %in, %out : f32
      linalg.yield %684 : f32
    } -> tensor<f32>
    %169 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = []} ins(%145, %168 : tensor<f32>, tensor<f32>) outs(%25 : tensor<f32>) {
    ^bb0(%in: f32, %in_327: f32, %out: f32):
      %684 = arith.addf %in, %in_327 : f32
      linalg.yield %684 : f32
    } -> tensor<f32>
    %170 = tensor.empty() : tensor<2x2x3x5x8xf32>
    %171 = linalg.generic {indexing_maps = [#map8, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%arg19 : tensor<2x2x5x8xf32>) outs(%170 : tensor<2x2x3x5x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x3x5x8xf32>
    %collapsed_59 = tensor.collapse_shape %171 [[0], [1, 2], [3], [4]] : tensor<2x2x3x5x8xf32> into tensor<2x6x5x8xf32>
    %172 = linalg.generic {indexing_maps = [#map8, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%arg20 : tensor<2x2x5x8xf32>) outs(%170 : tensor<2x2x3x5x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x3x5x8xf32>
    %173 = tensor.empty() : tensor<2x6x8x5xf32>
    %transposed_60 = linalg.transpose ins(%collapsed_59 : tensor<2x6x5x8xf32>) outs(%173 : tensor<2x6x8x5xf32>) permutation = [0, 1, 3, 2] 
    %collapsed_61 = tensor.collapse_shape %arg18 [[0, 1], [2], [3]] : tensor<2x6x5x8xf32> into tensor<12x5x8xf32>
    %collapsed_62 = tensor.collapse_shape %transposed_60 [[0, 1], [2], [3]] : tensor<2x6x8x5xf32> into tensor<12x8x5xf32>
    %174 = tensor.empty() : tensor<12x5x5xf32>
    %175 = linalg.fill ins(%cst : f32) outs(%174 : tensor<12x5x5xf32>) -> tensor<12x5x5xf32>
    %176 = linalg.batch_matmul ins(%collapsed_61, %collapsed_62 : tensor<12x5x8xf32>, tensor<12x8x5xf32>) outs(%175 : tensor<12x5x5xf32>) -> tensor<12x5x5xf32>
    %expanded_63 = tensor.expand_shape %176 [[0, 1], [2], [3]] output_shape [2, 6, 5, 5] : tensor<12x5x5xf32> into tensor<2x6x5x5xf32>
    %177 = tensor.empty() : tensor<2x6x5x5xf32>
    %178 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_63 : tensor<2x6x5x5xf32>) outs(%177 : tensor<2x6x5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %684 = arith.truncf %cst_7 : f64 to f32
      %685 = arith.mulf %in, %684 : f32
      linalg.yield %685 : f32
    } -> tensor<2x6x5x5xf32>
    %179 = linalg.generic {indexing_maps = [#map, #map6, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%178, %arg58 : tensor<2x6x5x5xf32>, tensor<2x1x5x5xf32>) outs(%177 : tensor<2x6x5x5xf32>) {
    ^bb0(%in: f32, %in_327: f32, %out: f32):
      %684 = arith.addf %in, %in_327 : f32
      linalg.yield %684 : f32
    } -> tensor<2x6x5x5xf32>
    %180 = tensor.empty() : tensor<2x6x5xi64>
    %181 = linalg.fill ins(%c0_i64 : i64) outs(%180 : tensor<2x6x5xi64>) -> tensor<2x6x5xi64>
    %182 = tensor.empty() : tensor<2x6x5xf32>
    %183 = linalg.fill ins(%cst_0 : f32) outs(%182 : tensor<2x6x5xf32>) -> tensor<2x6x5xf32>
    %184:2 = linalg.generic {indexing_maps = [#map, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%179 : tensor<2x6x5x5xf32>) outs(%183, %181 : tensor<2x6x5xf32>, tensor<2x6x5xi64>) {
    ^bb0(%in: f32, %out: f32, %out_327: i64):
      %684 = linalg.index 3 : index
      %685 = arith.index_cast %684 : index to i64
      %686 = arith.maximumf %in, %out : f32
      %687 = arith.cmpf ogt, %in, %out : f32
      %688 = arith.select %687, %685, %out_327 : i64
      linalg.yield %686, %688 : f32, i64
    } -> (tensor<2x6x5xf32>, tensor<2x6x5xi64>)
    %expanded_64 = tensor.expand_shape %184#0 [[0], [1], [2, 3]] output_shape [2, 6, 5, 1] : tensor<2x6x5xf32> into tensor<2x6x5x1xf32>
    %185 = linalg.generic {indexing_maps = [#map, #map4, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%179, %expanded_64 : tensor<2x6x5x5xf32>, tensor<2x6x5x1xf32>) outs(%177 : tensor<2x6x5x5xf32>) {
    ^bb0(%in: f32, %in_327: f32, %out: f32):
      %684 = arith.subf %in, %in_327 : f32
      linalg.yield %684 : f32
    } -> tensor<2x6x5x5xf32>
    %186 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%185 : tensor<2x6x5x5xf32>) outs(%177 : tensor<2x6x5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %684 = math.exp %in : f32
      linalg.yield %684 : f32
    } -> tensor<2x6x5x5xf32>
    %187 = tensor.empty() : tensor<2x6x5x1xf32>
    %188 = linalg.fill ins(%cst : f32) outs(%187 : tensor<2x6x5x1xf32>) -> tensor<2x6x5x1xf32>
    %189 = linalg.generic {indexing_maps = [#map, #map4], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%186 : tensor<2x6x5x5xf32>) outs(%188 : tensor<2x6x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %684 = arith.addf %in, %out : f32
      linalg.yield %684 : f32
    } -> tensor<2x6x5x1xf32>
    %190 = linalg.generic {indexing_maps = [#map, #map4, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%186, %189 : tensor<2x6x5x5xf32>, tensor<2x6x5x1xf32>) outs(%177 : tensor<2x6x5x5xf32>) {
    ^bb0(%in: f32, %in_327: f32, %out: f32):
      %684 = arith.divf %in, %in_327 : f32
      linalg.yield %684 : f32
    } -> tensor<2x6x5x5xf32>
    %collapsed_65 = tensor.collapse_shape %190 [[0, 1], [2], [3]] : tensor<2x6x5x5xf32> into tensor<12x5x5xf32>
    %collapsed_66 = tensor.collapse_shape %172 [[0, 1, 2], [3], [4]] : tensor<2x2x3x5x8xf32> into tensor<12x5x8xf32>
    %191 = tensor.empty() : tensor<12x5x8xf32>
    %192 = linalg.fill ins(%cst : f32) outs(%191 : tensor<12x5x8xf32>) -> tensor<12x5x8xf32>
    %193 = linalg.batch_matmul ins(%collapsed_65, %collapsed_66 : tensor<12x5x5xf32>, tensor<12x5x8xf32>) outs(%192 : tensor<12x5x8xf32>) -> tensor<12x5x8xf32>
    %expanded_67 = tensor.expand_shape %193 [[0, 1], [2], [3]] output_shape [2, 6, 5, 8] : tensor<12x5x8xf32> into tensor<2x6x5x8xf32>
    %194 = tensor.empty() : tensor<2x6x5x8xf32>
    %195 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_67, %arg57 : tensor<2x6x5x8xf32>, tensor<2x6x5x8xf32>) outs(%194 : tensor<2x6x5x8xf32>) {
    ^bb0(%in: f32, %in_327: f32, %out: f32):
      %684 = arith.mulf %in, %in_327 : f32
      linalg.yield %684 : f32
    } -> tensor<2x6x5x8xf32>
    %196 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["reduction", "reduction", "reduction", "reduction"]} ins(%195 : tensor<2x6x5x8xf32>) outs(%26 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %684 = arith.addf %in, %out : f32
      linalg.yield %684 : f32
    } -> tensor<f32>
    %197 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = []} ins(%169, %196 : tensor<f32>, tensor<f32>) outs(%25 : tensor<f32>) {
    ^bb0(%in: f32, %in_327: f32, %out: f32):
      %684 = arith.addf %in, %in_327 : f32
      linalg.yield %684 : f32
    } -> tensor<f32>
    %198 = tensor.empty() : tensor<2x4x3x8xf32>
    %transposed_68 = linalg.transpose ins(%arg21 : tensor<2x3x4x8xf32>) outs(%198 : tensor<2x4x3x8xf32>) permutation = [0, 2, 1, 3] 
    %199 = tensor.empty() : tensor<2x6x3x8xf32>
    %transposed_69 = linalg.transpose ins(%arg22 : tensor<2x3x6x8xf32>) outs(%199 : tensor<2x6x3x8xf32>) permutation = [0, 2, 1, 3] 
    %expanded_70 = tensor.expand_shape %transposed_68 [[0], [1], [2], [3, 4]] output_shape [2, 4, 3, 8, 1] : tensor<2x4x3x8xf32> into tensor<2x4x3x8x1xf32>
    %expanded_71 = tensor.expand_shape %transposed_69 [[0], [1], [2], [3, 4]] output_shape [2, 6, 3, 8, 1] : tensor<2x6x3x8xf32> into tensor<2x6x3x8x1xf32>
    %200 = tensor.empty() : tensor<2x3x4x8x1xf32>
    %transposed_72 = linalg.transpose ins(%expanded_70 : tensor<2x4x3x8x1xf32>) outs(%200 : tensor<2x3x4x8x1xf32>) permutation = [0, 2, 1, 3, 4] 
    %collapsed_73 = tensor.collapse_shape %transposed_72 [[0, 1], [2], [3, 4]] : tensor<2x3x4x8x1xf32> into tensor<6x4x8xf32>
    %201 = tensor.empty() : tensor<2x3x8x6x1xf32>
    %transposed_74 = linalg.transpose ins(%expanded_71 : tensor<2x6x3x8x1xf32>) outs(%201 : tensor<2x3x8x6x1xf32>) permutation = [0, 2, 3, 1, 4] 
    %collapsed_75 = tensor.collapse_shape %transposed_74 [[0, 1], [2], [3, 4]] : tensor<2x3x8x6x1xf32> into tensor<6x8x6xf32>
    %202 = tensor.empty() : tensor<6x4x6xf32>
    %203 = linalg.fill ins(%cst : f32) outs(%202 : tensor<6x4x6xf32>) -> tensor<6x4x6xf32>
    %204 = linalg.batch_matmul ins(%collapsed_73, %collapsed_75 : tensor<6x4x8xf32>, tensor<6x8x6xf32>) outs(%203 : tensor<6x4x6xf32>) -> tensor<6x4x6xf32>
    %expanded_76 = tensor.expand_shape %204 [[0, 1], [2], [3, 4]] output_shape [2, 3, 4, 1, 6] : tensor<6x4x6xf32> into tensor<2x3x4x1x6xf32>
    %205 = tensor.empty() : tensor<2x3x4x6x1xf32>
    %transposed_77 = linalg.transpose ins(%expanded_76 : tensor<2x3x4x1x6xf32>) outs(%205 : tensor<2x3x4x6x1xf32>) permutation = [0, 1, 2, 4, 3] 
    %collapsed_78 = tensor.collapse_shape %transposed_77 [[0], [1], [2], [3, 4]] : tensor<2x3x4x6x1xf32> into tensor<2x3x4x6xf32>
    %206 = tensor.empty() : tensor<1x3x4x6xi1>
    %207 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg60 : tensor<1x3x4x6xf32>) outs(%206 : tensor<1x3x4x6xi1>) {
    ^bb0(%in: f32, %out: i1):
      %684 = arith.cmpf oeq, %in, %cst : f32
      linalg.yield %684 : i1
    } -> tensor<1x3x4x6xi1>
    %208 = tensor.empty() : tensor<2x3x4x6xf32>
    %209 = linalg.generic {indexing_maps = [#map10, #map2, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%207, %cst_2, %collapsed_78 : tensor<1x3x4x6xi1>, tensor<f32>, tensor<2x3x4x6xf32>) outs(%208 : tensor<2x3x4x6xf32>) {
    ^bb0(%in: i1, %in_327: f32, %in_328: f32, %out: f32):
      %684 = arith.select %in, %in_327, %in_328 : f32
      linalg.yield %684 : f32
    } -> tensor<2x3x4x6xf32>
    %210 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%209 : tensor<2x3x4x6xf32>) outs(%208 : tensor<2x3x4x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %684 = arith.mulf %in, %cst_12 : f32
      linalg.yield %684 : f32
    } -> tensor<2x3x4x6xf32>
    %211 = tensor.empty() : tensor<2x3x4xi64>
    %212 = linalg.fill ins(%c0_i64 : i64) outs(%211 : tensor<2x3x4xi64>) -> tensor<2x3x4xi64>
    %213 = tensor.empty() : tensor<2x3x4xf32>
    %214 = linalg.fill ins(%cst_0 : f32) outs(%213 : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %215:2 = linalg.generic {indexing_maps = [#map, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%210 : tensor<2x3x4x6xf32>) outs(%214, %212 : tensor<2x3x4xf32>, tensor<2x3x4xi64>) {
    ^bb0(%in: f32, %out: f32, %out_327: i64):
      %684 = linalg.index 3 : index
      %685 = arith.index_cast %684 : index to i64
      %686 = arith.maximumf %in, %out : f32
      %687 = arith.cmpf ogt, %in, %out : f32
      %688 = arith.select %687, %685, %out_327 : i64
      linalg.yield %686, %688 : f32, i64
    } -> (tensor<2x3x4xf32>, tensor<2x3x4xi64>)
    %expanded_79 = tensor.expand_shape %215#0 [[0], [1], [2, 3]] output_shape [2, 3, 4, 1] : tensor<2x3x4xf32> into tensor<2x3x4x1xf32>
    %216 = linalg.generic {indexing_maps = [#map, #map4, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%210, %expanded_79 : tensor<2x3x4x6xf32>, tensor<2x3x4x1xf32>) outs(%208 : tensor<2x3x4x6xf32>) {
    ^bb0(%in: f32, %in_327: f32, %out: f32):
      %684 = arith.subf %in, %in_327 : f32
      linalg.yield %684 : f32
    } -> tensor<2x3x4x6xf32>
    %217 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%216 : tensor<2x3x4x6xf32>) outs(%208 : tensor<2x3x4x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %684 = math.exp %in : f32
      linalg.yield %684 : f32
    } -> tensor<2x3x4x6xf32>
    %218 = tensor.empty() : tensor<2x3x4x1xf32>
    %219 = linalg.fill ins(%cst : f32) outs(%218 : tensor<2x3x4x1xf32>) -> tensor<2x3x4x1xf32>
    %220 = linalg.generic {indexing_maps = [#map, #map4], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%217 : tensor<2x3x4x6xf32>) outs(%219 : tensor<2x3x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %684 = arith.addf %in, %out : f32
      linalg.yield %684 : f32
    } -> tensor<2x3x4x1xf32>
    %221 = linalg.generic {indexing_maps = [#map, #map4, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%217, %220 : tensor<2x3x4x6xf32>, tensor<2x3x4x1xf32>) outs(%208 : tensor<2x3x4x6xf32>) {
    ^bb0(%in: f32, %in_327: f32, %out: f32):
      %684 = arith.divf %in, %in_327 : f32
      linalg.yield %684 : f32
    } -> tensor<2x3x4x6xf32>
    %transposed_80 = linalg.transpose ins(%arg23 : tensor<2x3x6x8xf32>) outs(%199 : tensor<2x6x3x8xf32>) permutation = [0, 2, 1, 3] 
    %expanded_81 = tensor.expand_shape %transposed_80 [[0], [1], [2], [3, 4]] output_shape [2, 6, 3, 8, 1] : tensor<2x6x3x8xf32> into tensor<2x6x3x8x1xf32>
    %collapsed_82 = tensor.collapse_shape %221 [[0, 1], [2], [3]] : tensor<2x3x4x6xf32> into tensor<6x4x6xf32>
    %222 = tensor.empty() : tensor<2x3x6x8x1xf32>
    %transposed_83 = linalg.transpose ins(%expanded_81 : tensor<2x6x3x8x1xf32>) outs(%222 : tensor<2x3x6x8x1xf32>) permutation = [0, 2, 1, 3, 4] 
    %collapsed_84 = tensor.collapse_shape %transposed_83 [[0, 1], [2], [3, 4]] : tensor<2x3x6x8x1xf32> into tensor<6x6x8xf32>
    %223 = tensor.empty() : tensor<6x4x8xf32>
    %224 = linalg.fill ins(%cst : f32) outs(%223 : tensor<6x4x8xf32>) -> tensor<6x4x8xf32>
    %225 = linalg.batch_matmul ins(%collapsed_82, %collapsed_84 : tensor<6x4x6xf32>, tensor<6x6x8xf32>) outs(%224 : tensor<6x4x8xf32>) -> tensor<6x4x8xf32>
    %expanded_85 = tensor.expand_shape %225 [[0, 1], [2], [3, 4]] output_shape [2, 3, 4, 1, 8] : tensor<6x4x8xf32> into tensor<2x3x4x1x8xf32>
    %226 = tensor.empty() : tensor<2x4x3x8x1xf32>
    %transposed_86 = linalg.transpose ins(%expanded_85 : tensor<2x3x4x1x8xf32>) outs(%226 : tensor<2x4x3x8x1xf32>) permutation = [0, 2, 1, 4, 3] 
    %collapsed_87 = tensor.collapse_shape %transposed_86 [[0], [1], [2], [3, 4]] : tensor<2x4x3x8x1xf32> into tensor<2x4x3x8xf32>
    %227 = tensor.empty() : tensor<2x3x4x8xf32>
    %transposed_88 = linalg.transpose ins(%collapsed_87 : tensor<2x4x3x8xf32>) outs(%227 : tensor<2x3x4x8xf32>) permutation = [0, 2, 1, 3] 
    %228 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_88, %arg59 : tensor<2x3x4x8xf32>, tensor<2x3x4x8xf32>) outs(%227 : tensor<2x3x4x8xf32>) {
    ^bb0(%in: f32, %in_327: f32, %out: f32):
      %684 = arith.mulf %in, %in_327 : f32
      linalg.yield %684 : f32
    } -> tensor<2x3x4x8xf32>
    %229 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["reduction", "reduction", "reduction", "reduction"]} ins(%228 : tensor<2x3x4x8xf32>) outs(%26 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %684 = arith.addf %in, %out : f32
      linalg.yield %684 : f32
    } -> tensor<f32>
    %230 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = []} ins(%197, %229 : tensor<f32>, tensor<f32>) outs(%25 : tensor<f32>) {
    ^bb0(%in: f32, %in_327: f32, %out: f32):
      %684 = arith.addf %in, %in_327 : f32
      linalg.yield %684 : f32
    } -> tensor<f32>
    %collapsed_89 = tensor.collapse_shape %arg24 [[0, 1], [2], [3]] : tensor<2x3x5x4xf32> into tensor<6x5x4xf32>
    %collapsed_90 = tensor.collapse_shape %arg25 [[0, 1], [2], [3]] : tensor<2x3x7x4xf32> into tensor<6x7x4xf32>
    %collapsed_91 = tensor.collapse_shape %arg26 [[0, 1], [2], [3]] : tensor<2x3x7x4xf32> into tensor<6x7x4xf32>
    %collapsed_92 = tensor.collapse_shape %arg62 [[0, 1], [2], [3]] : tensor<2x3x1x7xf32> into tensor<6x1x7xf32>
    %231 = tensor.empty() : tensor<6x4x7xf32>
    %transposed_93 = linalg.transpose ins(%collapsed_90 : tensor<6x7x4xf32>) outs(%231 : tensor<6x4x7xf32>) permutation = [0, 2, 1] 
    %232 = tensor.empty() : tensor<6x5x7xf32>
    %233 = linalg.fill ins(%cst : f32) outs(%232 : tensor<6x5x7xf32>) -> tensor<6x5x7xf32>
    %234 = linalg.batch_matmul ins(%collapsed_89, %transposed_93 : tensor<6x5x4xf32>, tensor<6x4x7xf32>) outs(%233 : tensor<6x5x7xf32>) -> tensor<6x5x7xf32>
    %235 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%234 : tensor<6x5x7xf32>) outs(%232 : tensor<6x5x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %684 = arith.mulf %in, %cst_12 : f32
      linalg.yield %684 : f32
    } -> tensor<6x5x7xf32>
    %236 = linalg.generic {indexing_maps = [#map11, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_92, %235 : tensor<6x1x7xf32>, tensor<6x5x7xf32>) outs(%232 : tensor<6x5x7xf32>) {
    ^bb0(%in: f32, %in_327: f32, %out: f32):
      %684 = arith.addf %in, %in_327 : f32
      linalg.yield %684 : f32
    } -> tensor<6x5x7xf32>
    %expanded_94 = tensor.expand_shape %236 [[0, 1], [2], [3]] output_shape [2, 3, 5, 7] : tensor<6x5x7xf32> into tensor<2x3x5x7xf32>
    %237:2 = linalg.generic {indexing_maps = [#map, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_94 : tensor<2x3x5x7xf32>) outs(%67, %65 : tensor<2x3x5xf32>, tensor<2x3x5xi64>) {
    ^bb0(%in: f32, %out: f32, %out_327: i64):
      %684 = linalg.index 3 : index
      %685 = arith.index_cast %684 : index to i64
      %686 = arith.maximumf %in, %out : f32
      %687 = arith.cmpf ogt, %in, %out : f32
      %688 = arith.select %687, %685, %out_327 : i64
      linalg.yield %686, %688 : f32, i64
    } -> (tensor<2x3x5xf32>, tensor<2x3x5xi64>)
    %expanded_95 = tensor.expand_shape %237#0 [[0], [1], [2, 3]] output_shape [2, 3, 5, 1] : tensor<2x3x5xf32> into tensor<2x3x5x1xf32>
    %238 = tensor.empty() : tensor<2x3x5x7xf32>
    %239 = linalg.generic {indexing_maps = [#map, #map4, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_94, %expanded_95 : tensor<2x3x5x7xf32>, tensor<2x3x5x1xf32>) outs(%238 : tensor<2x3x5x7xf32>) {
    ^bb0(%in: f32, %in_327: f32, %out: f32):
      %684 = arith.subf %in, %in_327 : f32
      linalg.yield %684 : f32
    } -> tensor<2x3x5x7xf32>
    %240 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%239 : tensor<2x3x5x7xf32>) outs(%238 : tensor<2x3x5x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %684 = math.exp %in : f32
      linalg.yield %684 : f32
    } -> tensor<2x3x5x7xf32>
    %241 = linalg.generic {indexing_maps = [#map, #map4], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%240 : tensor<2x3x5x7xf32>) outs(%72 : tensor<2x3x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %684 = arith.addf %in, %out : f32
      linalg.yield %684 : f32
    } -> tensor<2x3x5x1xf32>
    %242 = linalg.generic {indexing_maps = [#map, #map4, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%240, %241 : tensor<2x3x5x7xf32>, tensor<2x3x5x1xf32>) outs(%238 : tensor<2x3x5x7xf32>) {
    ^bb0(%in: f32, %in_327: f32, %out: f32):
      %684 = arith.divf %in, %in_327 : f32
      linalg.yield %684 : f32
    } -> tensor<2x3x5x7xf32>
    %collapsed_96 = tensor.collapse_shape %242 [[0, 1], [2], [3]] : tensor<2x3x5x7xf32> into tensor<6x5x7xf32>
    %243 = linalg.batch_matmul ins(%collapsed_96, %collapsed_91 : tensor<6x5x7xf32>, tensor<6x7x4xf32>) outs(%76 : tensor<6x5x4xf32>) -> tensor<6x5x4xf32>
    %expanded_97 = tensor.expand_shape %243 [[0, 1], [2], [3]] output_shape [2, 3, 5, 4] : tensor<6x5x4xf32> into tensor<2x3x5x4xf32>
    %244 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_97, %arg61 : tensor<2x3x5x4xf32>, tensor<2x3x5x4xf32>) outs(%78 : tensor<2x3x5x4xf32>) {
    ^bb0(%in: f32, %in_327: f32, %out: f32):
      %684 = arith.mulf %in, %in_327 : f32
      linalg.yield %684 : f32
    } -> tensor<2x3x5x4xf32>
    %245 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["reduction", "reduction", "reduction", "reduction"]} ins(%244 : tensor<2x3x5x4xf32>) outs(%26 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %684 = arith.addf %in, %out : f32
      linalg.yield %684 : f32
    } -> tensor<f32>
    %246 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = []} ins(%230, %245 : tensor<f32>, tensor<f32>) outs(%25 : tensor<f32>) {
    ^bb0(%in: f32, %in_327: f32, %out: f32):
      %684 = arith.addf %in, %in_327 : f32
      linalg.yield %684 : f32
    } -> tensor<f32>
    %247 = tensor.empty() : tensor<2x2x4x6xf32>
    %transposed_98 = linalg.transpose ins(%arg28 : tensor<2x2x6x4xf32>) outs(%247 : tensor<2x2x4x6xf32>) permutation = [0, 1, 3, 2] 
    %collapsed_99 = tensor.collapse_shape %arg27 [[0, 1], [2], [3]] : tensor<2x2x6x4xf32> into tensor<4x6x4xf32>
    %collapsed_100 = tensor.collapse_shape %transposed_98 [[0, 1], [2], [3]] : tensor<2x2x4x6xf32> into tensor<4x4x6xf32>
    %248 = tensor.empty() : tensor<4x6x6xf32>
    %249 = linalg.fill ins(%cst : f32) outs(%248 : tensor<4x6x6xf32>) -> tensor<4x6x6xf32>
    %250 = linalg.batch_matmul ins(%collapsed_99, %collapsed_100 : tensor<4x6x4xf32>, tensor<4x4x6xf32>) outs(%249 : tensor<4x6x6xf32>) -> tensor<4x6x6xf32>
    %expanded_101 = tensor.expand_shape %250 [[0, 1], [2], [3]] output_shape [2, 2, 6, 6] : tensor<4x6x6xf32> into tensor<2x2x6x6xf32>
    %251 = tensor.empty() : tensor<2x2x6x6xf32>
    %252 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_101 : tensor<2x2x6x6xf32>) outs(%251 : tensor<2x2x6x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %684 = arith.divf %in, %cst_13 : f32
      linalg.yield %684 : f32
    } -> tensor<2x2x6x6xf32>
    %253 = tensor.empty() : tensor<6xi64>
    %254 = linalg.generic {indexing_maps = [#map12], iterator_types = ["parallel"]} outs(%253 : tensor<6xi64>) {
    ^bb0(%out: i64):
      %684 = linalg.index 0 : index
      %685 = arith.index_cast %684 : index to i64
      linalg.yield %685 : i64
    } -> tensor<6xi64>
    %expanded_102 = tensor.expand_shape %254 [[0, 1]] output_shape [6, 1] : tensor<6xi64> into tensor<6x1xi64>
    %expanded_103 = tensor.expand_shape %254 [[0, 1]] output_shape [1, 6] : tensor<6xi64> into tensor<1x6xi64>
    %255 = tensor.empty() : tensor<6x6xi1>
    %256 = linalg.generic {indexing_maps = [#map13, #map14, #map15], iterator_types = ["parallel", "parallel"]} ins(%expanded_102, %expanded_103 : tensor<6x1xi64>, tensor<1x6xi64>) outs(%255 : tensor<6x6xi1>) {
    ^bb0(%in: i64, %in_327: i64, %out: i1):
      %684 = arith.cmpi slt, %in, %in_327 : i64
      linalg.yield %684 : i1
    } -> tensor<6x6xi1>
    %257 = linalg.generic {indexing_maps = [#map16, #map2, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%256, %cst_3, %252 : tensor<6x6xi1>, tensor<f32>, tensor<2x2x6x6xf32>) outs(%251 : tensor<2x2x6x6xf32>) {
    ^bb0(%in: i1, %in_327: f32, %in_328: f32, %out: f32):
      %684 = arith.select %in, %in_327, %in_328 : f32
      linalg.yield %684 : f32
    } -> tensor<2x2x6x6xf32>
    %258 = tensor.empty() : tensor<2x1x1x6xi1>
    %259 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg64 : tensor<2x1x1x6xf32>) outs(%258 : tensor<2x1x1x6xi1>) {
    ^bb0(%in: f32, %out: i1):
      %684 = arith.cmpf oeq, %in, %cst : f32
      linalg.yield %684 : i1
    } -> tensor<2x1x1x6xi1>
    %260 = linalg.generic {indexing_maps = [#map17, #map2, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%259, %cst_3, %257 : tensor<2x1x1x6xi1>, tensor<f32>, tensor<2x2x6x6xf32>) outs(%251 : tensor<2x2x6x6xf32>) {
    ^bb0(%in: i1, %in_327: f32, %in_328: f32, %out: f32):
      %684 = arith.select %in, %in_327, %in_328 : f32
      linalg.yield %684 : f32
    } -> tensor<2x2x6x6xf32>
    %261 = tensor.empty() : tensor<2x2x6xi64>
    %262 = linalg.fill ins(%c0_i64 : i64) outs(%261 : tensor<2x2x6xi64>) -> tensor<2x2x6xi64>
    %263 = tensor.empty() : tensor<2x2x6xf32>
    %264 = linalg.fill ins(%cst_0 : f32) outs(%263 : tensor<2x2x6xf32>) -> tensor<2x2x6xf32>
    %265:2 = linalg.generic {indexing_maps = [#map, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%260 : tensor<2x2x6x6xf32>) outs(%264, %262 : tensor<2x2x6xf32>, tensor<2x2x6xi64>) {
    ^bb0(%in: f32, %out: f32, %out_327: i64):
      %684 = linalg.index 3 : index
      %685 = arith.index_cast %684 : index to i64
      %686 = arith.maximumf %in, %out : f32
      %687 = arith.cmpf ogt, %in, %out : f32
      %688 = arith.select %687, %685, %out_327 : i64
      linalg.yield %686, %688 : f32, i64
    } -> (tensor<2x2x6xf32>, tensor<2x2x6xi64>)
    %expanded_104 = tensor.expand_shape %265#0 [[0], [1], [2, 3]] output_shape [2, 2, 6, 1] : tensor<2x2x6xf32> into tensor<2x2x6x1xf32>
    %266 = linalg.generic {indexing_maps = [#map, #map4, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%260, %expanded_104 : tensor<2x2x6x6xf32>, tensor<2x2x6x1xf32>) outs(%251 : tensor<2x2x6x6xf32>) {
    ^bb0(%in: f32, %in_327: f32, %out: f32):
      %684 = arith.subf %in, %in_327 : f32
      linalg.yield %684 : f32
    } -> tensor<2x2x6x6xf32>
    %267 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%266 : tensor<2x2x6x6xf32>) outs(%251 : tensor<2x2x6x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %684 = math.exp %in : f32
      linalg.yield %684 : f32
    } -> tensor<2x2x6x6xf32>
    %268 = tensor.empty() : tensor<2x2x6x1xf32>
    %269 = linalg.fill ins(%cst : f32) outs(%268 : tensor<2x2x6x1xf32>) -> tensor<2x2x6x1xf32>
    %270 = linalg.generic {indexing_maps = [#map, #map4], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%267 : tensor<2x2x6x6xf32>) outs(%269 : tensor<2x2x6x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %684 = arith.addf %in, %out : f32
      linalg.yield %684 : f32
    } -> tensor<2x2x6x1xf32>
    %271 = linalg.generic {indexing_maps = [#map, #map4, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%267, %270 : tensor<2x2x6x6xf32>, tensor<2x2x6x1xf32>) outs(%251 : tensor<2x2x6x6xf32>) {
    ^bb0(%in: f32, %in_327: f32, %out: f32):
      %684 = arith.divf %in, %in_327 : f32
      linalg.yield %684 : f32
    } -> tensor<2x2x6x6xf32>
    %collapsed_105 = tensor.collapse_shape %271 [[0, 1], [2], [3]] : tensor<2x2x6x6xf32> into tensor<4x6x6xf32>
    %collapsed_106 = tensor.collapse_shape %arg29 [[0, 1], [2], [3]] : tensor<2x2x6x4xf32> into tensor<4x6x4xf32>
    %272 = tensor.empty() : tensor<4x6x4xf32>
    %273 = linalg.fill ins(%cst : f32) outs(%272 : tensor<4x6x4xf32>) -> tensor<4x6x4xf32>
    %274 = linalg.batch_matmul ins(%collapsed_105, %collapsed_106 : tensor<4x6x6xf32>, tensor<4x6x4xf32>) outs(%273 : tensor<4x6x4xf32>) -> tensor<4x6x4xf32>
    %expanded_107 = tensor.expand_shape %274 [[0, 1], [2], [3]] output_shape [2, 2, 6, 4] : tensor<4x6x4xf32> into tensor<2x2x6x4xf32>
    %275 = tensor.empty() : tensor<2x2x6x4xf32>
    %276 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_107, %arg63 : tensor<2x2x6x4xf32>, tensor<2x2x6x4xf32>) outs(%275 : tensor<2x2x6x4xf32>) {
    ^bb0(%in: f32, %in_327: f32, %out: f32):
      %684 = arith.mulf %in, %in_327 : f32
      linalg.yield %684 : f32
    } -> tensor<2x2x6x4xf32>
    %277 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["reduction", "reduction", "reduction", "reduction"]} ins(%276 : tensor<2x2x6x4xf32>) outs(%26 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %684 = arith.addf %in, %out : f32
      linalg.yield %684 : f32
    } -> tensor<f32>
    %278 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = []} ins(%246, %277 : tensor<f32>, tensor<f32>) outs(%25 : tensor<f32>) {
    ^bb0(%in: f32, %in_327: f32, %out: f32):
      %684 = arith.addf %in, %in_327 : f32
      linalg.yield %684 : f32
    } -> tensor<f32>
    %279 = linalg.generic {indexing_maps = [#map13, #map18, #map15], iterator_types = ["parallel", "parallel"]} ins(%expanded_102, %254 : tensor<6x1xi64>, tensor<6xi64>) outs(%255 : tensor<6x6xi1>) {
    ^bb0(%in: i64, %in_327: i64, %out: i1):
      %684 = arith.cmpi sge, %in, %in_327 : i64
      linalg.yield %684 : i1
    } -> tensor<6x6xi1>
    %280 = tensor.empty() : tensor<6x6xf32>
    %281 = linalg.generic {indexing_maps = [#map15, #map19, #map15, #map15], iterator_types = ["parallel", "parallel"]} ins(%279, %cst_1, %cst_5 : tensor<6x6xi1>, tensor<f32>, tensor<6x6xf32>) outs(%280 : tensor<6x6xf32>) {
    ^bb0(%in: i1, %in_327: f32, %in_328: f32, %out: f32):
      %684 = arith.select %in, %in_327, %in_328 : f32
      linalg.yield %684 : f32
    } -> tensor<6x6xf32>
    %transposed_108 = linalg.transpose ins(%arg31 : tensor<2x2x6x4xf32>) outs(%247 : tensor<2x2x4x6xf32>) permutation = [0, 1, 3, 2] 
    %collapsed_109 = tensor.collapse_shape %arg30 [[0, 1], [2], [3]] : tensor<2x2x6x4xf32> into tensor<4x6x4xf32>
    %collapsed_110 = tensor.collapse_shape %transposed_108 [[0, 1], [2], [3]] : tensor<2x2x4x6xf32> into tensor<4x4x6xf32>
    %282 = linalg.batch_matmul ins(%collapsed_109, %collapsed_110 : tensor<4x6x4xf32>, tensor<4x4x6xf32>) outs(%249 : tensor<4x6x6xf32>) -> tensor<4x6x6xf32>
    %expanded_111 = tensor.expand_shape %282 [[0, 1], [2], [3]] output_shape [2, 2, 6, 6] : tensor<4x6x6xf32> into tensor<2x2x6x6xf32>
    %283 = linalg.generic {indexing_maps = [#map, #map16, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_111, %281 : tensor<2x2x6x6xf32>, tensor<6x6xf32>) outs(%251 : tensor<2x2x6x6xf32>) {
    ^bb0(%in: f32, %in_327: f32, %out: f32):
      %684 = arith.addf %in, %in_327 : f32
      linalg.yield %684 : f32
    } -> tensor<2x2x6x6xf32>
    %284 = linalg.generic {indexing_maps = [#map, #map17, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%283, %arg66 : tensor<2x2x6x6xf32>, tensor<2x1x1x6xf32>) outs(%251 : tensor<2x2x6x6xf32>) {
    ^bb0(%in: f32, %in_327: f32, %out: f32):
      %684 = arith.addf %in, %in_327 : f32
      linalg.yield %684 : f32
    } -> tensor<2x2x6x6xf32>
    %285:2 = linalg.generic {indexing_maps = [#map, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%284 : tensor<2x2x6x6xf32>) outs(%264, %262 : tensor<2x2x6xf32>, tensor<2x2x6xi64>) {
    ^bb0(%in: f32, %out: f32, %out_327: i64):
      %684 = linalg.index 3 : index
      %685 = arith.index_cast %684 : index to i64
      %686 = arith.maximumf %in, %out : f32
      %687 = arith.cmpf ogt, %in, %out : f32
      %688 = arith.select %687, %685, %out_327 : i64
      linalg.yield %686, %688 : f32, i64
    } -> (tensor<2x2x6xf32>, tensor<2x2x6xi64>)
    %expanded_112 = tensor.expand_shape %285#0 [[0], [1], [2, 3]] output_shape [2, 2, 6, 1] : tensor<2x2x6xf32> into tensor<2x2x6x1xf32>
    %286 = linalg.generic {indexing_maps = [#map, #map4, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%284, %expanded_112 : tensor<2x2x6x6xf32>, tensor<2x2x6x1xf32>) outs(%251 : tensor<2x2x6x6xf32>) {
    ^bb0(%in: f32, %in_327: f32, %out: f32):
      %684 = arith.subf %in, %in_327 : f32
      linalg.yield %684 : f32
    } -> tensor<2x2x6x6xf32>
    %287 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%286 : tensor<2x2x6x6xf32>) outs(%251 : tensor<2x2x6x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %684 = math.exp %in : f32
      linalg.yield %684 : f32
    } -> tensor<2x2x6x6xf32>
    %288 = linalg.generic {indexing_maps = [#map, #map4], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%287 : tensor<2x2x6x6xf32>) outs(%269 : tensor<2x2x6x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %684 = arith.addf %in, %out : f32
      linalg.yield %684 : f32
    } -> tensor<2x2x6x1xf32>
    %289 = linalg.generic {indexing_maps = [#map, #map4, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%287, %288 : tensor<2x2x6x6xf32>, tensor<2x2x6x1xf32>) outs(%251 : tensor<2x2x6x6xf32>) {
    ^bb0(%in: f32, %in_327: f32, %out: f32):
      %684 = arith.divf %in, %in_327 : f32
      linalg.yield %684 : f32
    } -> tensor<2x2x6x6xf32>
    %collapsed_113 = tensor.collapse_shape %289 [[0, 1], [2], [3]] : tensor<2x2x6x6xf32> into tensor<4x6x6xf32>
    %collapsed_114 = tensor.collapse_shape %arg32 [[0, 1], [2], [3]] : tensor<2x2x6x4xf32> into tensor<4x6x4xf32>
    %290 = linalg.batch_matmul ins(%collapsed_113, %collapsed_114 : tensor<4x6x6xf32>, tensor<4x6x4xf32>) outs(%273 : tensor<4x6x4xf32>) -> tensor<4x6x4xf32>
    %expanded_115 = tensor.expand_shape %290 [[0, 1], [2], [3]] output_shape [2, 2, 6, 4] : tensor<4x6x4xf32> into tensor<2x2x6x4xf32>
    %291 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_115, %arg65 : tensor<2x2x6x4xf32>, tensor<2x2x6x4xf32>) outs(%275 : tensor<2x2x6x4xf32>) {
    ^bb0(%in: f32, %in_327: f32, %out: f32):
      %684 = arith.mulf %in, %in_327 : f32
      linalg.yield %684 : f32
    } -> tensor<2x2x6x4xf32>
    %292 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["reduction", "reduction", "reduction", "reduction"]} ins(%291 : tensor<2x2x6x4xf32>) outs(%26 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %684 = arith.addf %in, %out : f32
      linalg.yield %684 : f32
    } -> tensor<f32>
    %293 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = []} ins(%278, %292 : tensor<f32>, tensor<f32>) outs(%25 : tensor<f32>) {
    ^bb0(%in: f32, %in_327: f32, %out: f32):
      %684 = arith.addf %in, %in_327 : f32
      linalg.yield %684 : f32
    } -> tensor<f32>
    %294 = tensor.empty() : tensor<1x1x1x5xf32>
    %transposed_116 = linalg.transpose ins(%arg34 : tensor<1x1x5x1xf32>) outs(%294 : tensor<1x1x1x5xf32>) permutation = [0, 1, 3, 2] 
    %collapsed_117 = tensor.collapse_shape %arg33 [[0], [1, 2], [3]] : tensor<1x1x3x1xf32> into tensor<1x3x1xf32>
    %collapsed_118 = tensor.collapse_shape %transposed_116 [[0], [1], [2, 3]] : tensor<1x1x1x5xf32> into tensor<1x1x5xf32>
    %295 = tensor.empty() : tensor<1x3x5xf32>
    %296 = linalg.fill ins(%cst : f32) outs(%295 : tensor<1x3x5xf32>) -> tensor<1x3x5xf32>
    %297 = linalg.batch_matmul ins(%collapsed_117, %collapsed_118 : tensor<1x3x1xf32>, tensor<1x1x5xf32>) outs(%296 : tensor<1x3x5xf32>) -> tensor<1x3x5xf32>
    %expanded_119 = tensor.expand_shape %297 [[0], [1, 2], [3]] output_shape [1, 1, 3, 5] : tensor<1x3x5xf32> into tensor<1x1x3x5xf32>
    %298 = tensor.empty() : tensor<1x1x3x5xf32>
    %299 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_119 : tensor<1x1x3x5xf32>) outs(%298 : tensor<1x1x3x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %684 = arith.truncf %cst_6 : f64 to f32
      %685 = arith.mulf %in, %684 : f32
      linalg.yield %685 : f32
    } -> tensor<1x1x3x5xf32>
    %300 = tensor.empty() : tensor<1x1x3xi64>
    %301 = linalg.fill ins(%c0_i64 : i64) outs(%300 : tensor<1x1x3xi64>) -> tensor<1x1x3xi64>
    %302 = tensor.empty() : tensor<1x1x3xf32>
    %303 = linalg.fill ins(%cst_0 : f32) outs(%302 : tensor<1x1x3xf32>) -> tensor<1x1x3xf32>
    %304:2 = linalg.generic {indexing_maps = [#map, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%299 : tensor<1x1x3x5xf32>) outs(%303, %301 : tensor<1x1x3xf32>, tensor<1x1x3xi64>) {
    ^bb0(%in: f32, %out: f32, %out_327: i64):
      %684 = linalg.index 3 : index
      %685 = arith.index_cast %684 : index to i64
      %686 = arith.maximumf %in, %out : f32
      %687 = arith.cmpf ogt, %in, %out : f32
      %688 = arith.select %687, %685, %out_327 : i64
      linalg.yield %686, %688 : f32, i64
    } -> (tensor<1x1x3xf32>, tensor<1x1x3xi64>)
    %expanded_120 = tensor.expand_shape %304#0 [[0], [1], [2, 3]] output_shape [1, 1, 3, 1] : tensor<1x1x3xf32> into tensor<1x1x3x1xf32>
    %305 = linalg.generic {indexing_maps = [#map, #map4, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%299, %expanded_120 : tensor<1x1x3x5xf32>, tensor<1x1x3x1xf32>) outs(%298 : tensor<1x1x3x5xf32>) {
    ^bb0(%in: f32, %in_327: f32, %out: f32):
      %684 = arith.subf %in, %in_327 : f32
      linalg.yield %684 : f32
    } -> tensor<1x1x3x5xf32>
    %306 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%305 : tensor<1x1x3x5xf32>) outs(%298 : tensor<1x1x3x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %684 = math.exp %in : f32
      linalg.yield %684 : f32
    } -> tensor<1x1x3x5xf32>
    %307 = tensor.empty() : tensor<1x1x3x1xf32>
    %308 = linalg.fill ins(%cst : f32) outs(%307 : tensor<1x1x3x1xf32>) -> tensor<1x1x3x1xf32>
    %309 = linalg.generic {indexing_maps = [#map, #map4], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%306 : tensor<1x1x3x5xf32>) outs(%308 : tensor<1x1x3x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %684 = arith.addf %in, %out : f32
      linalg.yield %684 : f32
    } -> tensor<1x1x3x1xf32>
    %310 = linalg.generic {indexing_maps = [#map, #map4, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%306, %309 : tensor<1x1x3x5xf32>, tensor<1x1x3x1xf32>) outs(%298 : tensor<1x1x3x5xf32>) {
    ^bb0(%in: f32, %in_327: f32, %out: f32):
      %684 = arith.divf %in, %in_327 : f32
      linalg.yield %684 : f32
    } -> tensor<1x1x3x5xf32>
    %collapsed_121 = tensor.collapse_shape %310 [[0], [1, 2], [3]] : tensor<1x1x3x5xf32> into tensor<1x3x5xf32>
    %collapsed_122 = tensor.collapse_shape %arg35 [[0], [1, 2], [3]] : tensor<1x1x5x1xf32> into tensor<1x5x1xf32>
    %311 = tensor.empty() : tensor<1x3x1xf32>
    %312 = linalg.fill ins(%cst : f32) outs(%311 : tensor<1x3x1xf32>) -> tensor<1x3x1xf32>
    %313 = linalg.batch_matmul ins(%collapsed_121, %collapsed_122 : tensor<1x3x5xf32>, tensor<1x5x1xf32>) outs(%312 : tensor<1x3x1xf32>) -> tensor<1x3x1xf32>
    %expanded_123 = tensor.expand_shape %313 [[0], [1, 2], [3]] output_shape [1, 1, 3, 1] : tensor<1x3x1xf32> into tensor<1x1x3x1xf32>
    %314 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_123, %arg67 : tensor<1x1x3x1xf32>, tensor<1x1x3x1xf32>) outs(%307 : tensor<1x1x3x1xf32>) {
    ^bb0(%in: f32, %in_327: f32, %out: f32):
      %684 = arith.mulf %in, %in_327 : f32
      linalg.yield %684 : f32
    } -> tensor<1x1x3x1xf32>
    %315 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["reduction", "reduction", "reduction", "reduction"]} ins(%314 : tensor<1x1x3x1xf32>) outs(%26 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %684 = arith.addf %in, %out : f32
      linalg.yield %684 : f32
    } -> tensor<f32>
    %316 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = []} ins(%293, %315 : tensor<f32>, tensor<f32>) outs(%25 : tensor<f32>) {
    ^bb0(%in: f32, %in_327: f32, %out: f32):
      %684 = arith.addf %in, %in_327 : f32
      linalg.yield %684 : f32
    } -> tensor<f32>
    %317 = tensor.empty() : tensor<2x2x4x7xf32>
    %transposed_124 = linalg.transpose ins(%arg37 : tensor<2x2x7x4xf32>) outs(%317 : tensor<2x2x4x7xf32>) permutation = [0, 1, 3, 2] 
    %collapsed_125 = tensor.collapse_shape %arg36 [[0, 1], [2], [3]] : tensor<2x2x1x4xf32> into tensor<4x1x4xf32>
    %collapsed_126 = tensor.collapse_shape %transposed_124 [[0, 1], [2], [3]] : tensor<2x2x4x7xf32> into tensor<4x4x7xf32>
    %318 = tensor.empty() : tensor<4x1x7xf32>
    %319 = linalg.fill ins(%cst : f32) outs(%318 : tensor<4x1x7xf32>) -> tensor<4x1x7xf32>
    %320 = linalg.batch_matmul ins(%collapsed_125, %collapsed_126 : tensor<4x1x4xf32>, tensor<4x4x7xf32>) outs(%319 : tensor<4x1x7xf32>) -> tensor<4x1x7xf32>
    %expanded_127 = tensor.expand_shape %320 [[0, 1], [2], [3]] output_shape [2, 2, 1, 7] : tensor<4x1x7xf32> into tensor<2x2x1x7xf32>
    %321 = tensor.empty() : tensor<2x2x1x7xf32>
    %322 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_127 : tensor<2x2x1x7xf32>) outs(%321 : tensor<2x2x1x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %684 = arith.truncf %cst_6 : f64 to f32
      %685 = arith.mulf %in, %684 : f32
      linalg.yield %685 : f32
    } -> tensor<2x2x1x7xf32>
    %323 = linalg.generic {indexing_maps = [#map, #map10, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%322, %arg70 : tensor<2x2x1x7xf32>, tensor<1x2x1x7xf32>) outs(%321 : tensor<2x2x1x7xf32>) {
    ^bb0(%in: f32, %in_327: f32, %out: f32):
      %684 = arith.addf %in, %in_327 : f32
      linalg.yield %684 : f32
    } -> tensor<2x2x1x7xf32>
    %324 = tensor.empty() : tensor<2x2x1xi64>
    %325 = linalg.fill ins(%c0_i64 : i64) outs(%324 : tensor<2x2x1xi64>) -> tensor<2x2x1xi64>
    %326 = tensor.empty() : tensor<2x2x1xf32>
    %327 = linalg.fill ins(%cst_0 : f32) outs(%326 : tensor<2x2x1xf32>) -> tensor<2x2x1xf32>
    %328:2 = linalg.generic {indexing_maps = [#map, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%323 : tensor<2x2x1x7xf32>) outs(%327, %325 : tensor<2x2x1xf32>, tensor<2x2x1xi64>) {
    ^bb0(%in: f32, %out: f32, %out_327: i64):
      %684 = linalg.index 3 : index
      %685 = arith.index_cast %684 : index to i64
      %686 = arith.maximumf %in, %out : f32
      %687 = arith.cmpf ogt, %in, %out : f32
      %688 = arith.select %687, %685, %out_327 : i64
      linalg.yield %686, %688 : f32, i64
    } -> (tensor<2x2x1xf32>, tensor<2x2x1xi64>)
    %expanded_128 = tensor.expand_shape %328#0 [[0], [1], [2, 3]] output_shape [2, 2, 1, 1] : tensor<2x2x1xf32> into tensor<2x2x1x1xf32>
    %329 = linalg.generic {indexing_maps = [#map, #map4, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%323, %expanded_128 : tensor<2x2x1x7xf32>, tensor<2x2x1x1xf32>) outs(%321 : tensor<2x2x1x7xf32>) {
    ^bb0(%in: f32, %in_327: f32, %out: f32):
      %684 = arith.subf %in, %in_327 : f32
      linalg.yield %684 : f32
    } -> tensor<2x2x1x7xf32>
    %330 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%329 : tensor<2x2x1x7xf32>) outs(%321 : tensor<2x2x1x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %684 = math.exp %in : f32
      linalg.yield %684 : f32
    } -> tensor<2x2x1x7xf32>
    %331 = tensor.empty() : tensor<2x2x1x1xf32>
    %332 = linalg.fill ins(%cst : f32) outs(%331 : tensor<2x2x1x1xf32>) -> tensor<2x2x1x1xf32>
    %333 = linalg.generic {indexing_maps = [#map, #map4], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%330 : tensor<2x2x1x7xf32>) outs(%332 : tensor<2x2x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %684 = arith.addf %in, %out : f32
      linalg.yield %684 : f32
    } -> tensor<2x2x1x1xf32>
    %334 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%333 : tensor<2x2x1x1xf32>) outs(%331 : tensor<2x2x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %684 = math.log %in : f32
      linalg.yield %684 : f32
    } -> tensor<2x2x1x1xf32>
    %335 = linalg.generic {indexing_maps = [#map, #map4, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%329, %334 : tensor<2x2x1x7xf32>, tensor<2x2x1x1xf32>) outs(%321 : tensor<2x2x1x7xf32>) {
    ^bb0(%in: f32, %in_327: f32, %out: f32):
      %684 = arith.subf %in, %in_327 : f32
      linalg.yield %684 : f32
    } -> tensor<2x2x1x7xf32>
    %336 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%335 : tensor<2x2x1x7xf32>) outs(%321 : tensor<2x2x1x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %684 = math.exp %in : f32
      linalg.yield %684 : f32
    } -> tensor<2x2x1x7xf32>
    %collapsed_129 = tensor.collapse_shape %336 [[0, 1], [2], [3]] : tensor<2x2x1x7xf32> into tensor<4x1x7xf32>
    %collapsed_130 = tensor.collapse_shape %arg38 [[0, 1], [2], [3]] : tensor<2x2x7x4xf32> into tensor<4x7x4xf32>
    %337 = tensor.empty() : tensor<4x1x4xf32>
    %338 = linalg.fill ins(%cst : f32) outs(%337 : tensor<4x1x4xf32>) -> tensor<4x1x4xf32>
    %339 = linalg.batch_matmul ins(%collapsed_129, %collapsed_130 : tensor<4x1x7xf32>, tensor<4x7x4xf32>) outs(%338 : tensor<4x1x4xf32>) -> tensor<4x1x4xf32>
    %expanded_131 = tensor.expand_shape %339 [[0, 1], [2], [3]] output_shape [2, 2, 1, 4] : tensor<4x1x4xf32> into tensor<2x2x1x4xf32>
    %340 = tensor.empty() : tensor<2x2x1x4xf32>
    %341 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_131, %arg69 : tensor<2x2x1x4xf32>, tensor<2x2x1x4xf32>) outs(%340 : tensor<2x2x1x4xf32>) {
    ^bb0(%in: f32, %in_327: f32, %out: f32):
      %684 = arith.mulf %in, %in_327 : f32
      linalg.yield %684 : f32
    } -> tensor<2x2x1x4xf32>
    %342 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["reduction", "reduction", "reduction", "reduction"]} ins(%341 : tensor<2x2x1x4xf32>) outs(%26 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %684 = arith.addf %in, %out : f32
      linalg.yield %684 : f32
    } -> tensor<f32>
    %343 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = []} ins(%316, %342 : tensor<f32>, tensor<f32>) outs(%25 : tensor<f32>) {
    ^bb0(%in: f32, %in_327: f32, %out: f32):
      %684 = arith.addf %in, %in_327 : f32
      linalg.yield %684 : f32
    } -> tensor<f32>
    %collapsed_132 = tensor.collapse_shape %arg39 [[0, 1, 2], [3]] : tensor<1x1x7x4xf32> into tensor<7x4xf32>
    %collapsed_133 = tensor.collapse_shape %arg40 [[0, 1, 2], [3]] : tensor<1x1x5x4xf32> into tensor<5x4xf32>
    %344 = tensor.empty() : tensor<4x5xf32>
    %transposed_134 = linalg.transpose ins(%collapsed_133 : tensor<5x4xf32>) outs(%344 : tensor<4x5xf32>) permutation = [1, 0] 
    %345 = tensor.empty() : tensor<7x5xf32>
    %346 = linalg.fill ins(%cst : f32) outs(%345 : tensor<7x5xf32>) -> tensor<7x5xf32>
    %347 = linalg.matmul ins(%collapsed_132, %transposed_134 : tensor<7x4xf32>, tensor<4x5xf32>) outs(%346 : tensor<7x5xf32>) -> tensor<7x5xf32>
    %348 = tensor.empty() : tensor<7xi64>
    %349 = linalg.fill ins(%c0_i64 : i64) outs(%348 : tensor<7xi64>) -> tensor<7xi64>
    %350 = tensor.empty() : tensor<7xf32>
    %351 = linalg.fill ins(%cst_0 : f32) outs(%350 : tensor<7xf32>) -> tensor<7xf32>
    %352:2 = linalg.generic {indexing_maps = [#map15, #map20, #map20], iterator_types = ["parallel", "reduction"]} ins(%347 : tensor<7x5xf32>) outs(%351, %349 : tensor<7xf32>, tensor<7xi64>) {
    ^bb0(%in: f32, %out: f32, %out_327: i64):
      %684 = linalg.index 1 : index
      %685 = arith.index_cast %684 : index to i64
      %686 = arith.maximumf %in, %out : f32
      %687 = arith.cmpf ogt, %in, %out : f32
      %688 = arith.select %687, %685, %out_327 : i64
      linalg.yield %686, %688 : f32, i64
    } -> (tensor<7xf32>, tensor<7xi64>)
    %expanded_135 = tensor.expand_shape %352#0 [[0, 1]] output_shape [7, 1] : tensor<7xf32> into tensor<7x1xf32>
    %353 = linalg.generic {indexing_maps = [#map15, #map13, #map15], iterator_types = ["parallel", "parallel"]} ins(%347, %expanded_135 : tensor<7x5xf32>, tensor<7x1xf32>) outs(%345 : tensor<7x5xf32>) {
    ^bb0(%in: f32, %in_327: f32, %out: f32):
      %684 = arith.subf %in, %in_327 : f32
      linalg.yield %684 : f32
    } -> tensor<7x5xf32>
    %354 = linalg.generic {indexing_maps = [#map15, #map15], iterator_types = ["parallel", "parallel"]} ins(%353 : tensor<7x5xf32>) outs(%345 : tensor<7x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %684 = math.exp %in : f32
      linalg.yield %684 : f32
    } -> tensor<7x5xf32>
    %355 = tensor.empty() : tensor<7x1xf32>
    %356 = linalg.fill ins(%cst : f32) outs(%355 : tensor<7x1xf32>) -> tensor<7x1xf32>
    %357 = linalg.generic {indexing_maps = [#map15, #map13], iterator_types = ["parallel", "reduction"]} ins(%354 : tensor<7x5xf32>) outs(%356 : tensor<7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %684 = arith.addf %in, %out : f32
      linalg.yield %684 : f32
    } -> tensor<7x1xf32>
    %358 = linalg.generic {indexing_maps = [#map15, #map13, #map15], iterator_types = ["parallel", "parallel"]} ins(%354, %357 : tensor<7x5xf32>, tensor<7x1xf32>) outs(%345 : tensor<7x5xf32>) {
    ^bb0(%in: f32, %in_327: f32, %out: f32):
      %684 = arith.divf %in, %in_327 : f32
      linalg.yield %684 : f32
    } -> tensor<7x5xf32>
    %collapsed_136 = tensor.collapse_shape %arg41 [[0, 1, 2], [3]] : tensor<1x1x5x6xf32> into tensor<5x6xf32>
    %359 = tensor.empty() : tensor<7x6xf32>
    %360 = linalg.fill ins(%cst : f32) outs(%359 : tensor<7x6xf32>) -> tensor<7x6xf32>
    %361 = linalg.matmul ins(%358, %collapsed_136 : tensor<7x5xf32>, tensor<5x6xf32>) outs(%360 : tensor<7x6xf32>) -> tensor<7x6xf32>
    %expanded_137 = tensor.expand_shape %361 [[0, 1, 2], [3]] output_shape [1, 1, 7, 6] : tensor<7x6xf32> into tensor<1x1x7x6xf32>
    %362 = tensor.empty() : tensor<1x1x7x6xf32>
    %363 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_137, %arg71 : tensor<1x1x7x6xf32>, tensor<1x1x7x6xf32>) outs(%362 : tensor<1x1x7x6xf32>) {
    ^bb0(%in: f32, %in_327: f32, %out: f32):
      %684 = arith.mulf %in, %in_327 : f32
      linalg.yield %684 : f32
    } -> tensor<1x1x7x6xf32>
    %364 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["reduction", "reduction", "reduction", "reduction"]} ins(%363 : tensor<1x1x7x6xf32>) outs(%26 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %684 = arith.addf %in, %out : f32
      linalg.yield %684 : f32
    } -> tensor<f32>
    %365 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = []} ins(%343, %364 : tensor<f32>, tensor<f32>) outs(%25 : tensor<f32>) {
    ^bb0(%in: f32, %in_327: f32, %out: f32):
      %684 = arith.addf %in, %in_327 : f32
      linalg.yield %684 : f32
    } -> tensor<f32>
    %366 = tensor.empty() : tensor<1x4x8x16xbf16>
    %367 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg42 : tensor<1x4x8x16xf32>) outs(%366 : tensor<1x4x8x16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %684 = arith.truncf %in : f32 to bf16
      linalg.yield %684 : bf16
    } -> tensor<1x4x8x16xbf16>
    %368 = tensor.empty() : tensor<1x1x8x16xbf16>
    %369 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg43 : tensor<1x1x8x16xf32>) outs(%368 : tensor<1x1x8x16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %684 = arith.truncf %in : f32 to bf16
      linalg.yield %684 : bf16
    } -> tensor<1x1x8x16xbf16>
    %370 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg44 : tensor<1x1x8x16xf32>) outs(%368 : tensor<1x1x8x16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %684 = arith.truncf %in : f32 to bf16
      linalg.yield %684 : bf16
    } -> tensor<1x1x8x16xbf16>
    %371 = tensor.empty() : tensor<1x1x8x8xbf16>
    %372 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg74 : tensor<1x1x8x8xf32>) outs(%371 : tensor<1x1x8x8xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %684 = arith.truncf %in : f32 to bf16
      linalg.yield %684 : bf16
    } -> tensor<1x1x8x8xbf16>
    %373 = tensor.empty() : tensor<1x1x4x8x16xbf16>
    %374 = linalg.generic {indexing_maps = [#map8, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%369 : tensor<1x1x8x16xbf16>) outs(%373 : tensor<1x1x4x8x16xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<1x1x4x8x16xbf16>
    %collapsed_138 = tensor.collapse_shape %374 [[0], [1, 2], [3], [4]] : tensor<1x1x4x8x16xbf16> into tensor<1x4x8x16xbf16>
    %375 = linalg.generic {indexing_maps = [#map8, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%370 : tensor<1x1x8x16xbf16>) outs(%373 : tensor<1x1x4x8x16xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<1x1x4x8x16xbf16>
    %376 = tensor.empty() : tensor<1x4x16x8xbf16>
    %transposed_139 = linalg.transpose ins(%collapsed_138 : tensor<1x4x8x16xbf16>) outs(%376 : tensor<1x4x16x8xbf16>) permutation = [0, 1, 3, 2] 
    %collapsed_140 = tensor.collapse_shape %367 [[0, 1], [2], [3]] : tensor<1x4x8x16xbf16> into tensor<4x8x16xbf16>
    %collapsed_141 = tensor.collapse_shape %transposed_139 [[0, 1], [2], [3]] : tensor<1x4x16x8xbf16> into tensor<4x16x8xbf16>
    %377 = tensor.empty() : tensor<4x8x8xf32>
    %378 = linalg.fill ins(%cst : f32) outs(%377 : tensor<4x8x8xf32>) -> tensor<4x8x8xf32>
    %379 = linalg.batch_matmul ins(%collapsed_140, %collapsed_141 : tensor<4x8x16xbf16>, tensor<4x16x8xbf16>) outs(%378 : tensor<4x8x8xf32>) -> tensor<4x8x8xf32>
    %380 = tensor.empty() : tensor<4x8x8xbf16>
    %381 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%379 : tensor<4x8x8xf32>) outs(%380 : tensor<4x8x8xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %684 = arith.truncf %in : f32 to bf16
      linalg.yield %684 : bf16
    } -> tensor<4x8x8xbf16>
    %expanded_142 = tensor.expand_shape %381 [[0, 1], [2], [3]] output_shape [1, 4, 8, 8] : tensor<4x8x8xbf16> into tensor<1x4x8x8xbf16>
    %382 = tensor.empty() : tensor<1x4x8x8xbf16>
    %383 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_142 : tensor<1x4x8x8xbf16>) outs(%382 : tensor<1x4x8x8xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %684 = arith.mulf %in, %cst_11 : bf16
      linalg.yield %684 : bf16
    } -> tensor<1x4x8x8xbf16>
    %384 = linalg.generic {indexing_maps = [#map, #map6, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%383, %372 : tensor<1x4x8x8xbf16>, tensor<1x1x8x8xbf16>) outs(%382 : tensor<1x4x8x8xbf16>) {
    ^bb0(%in: bf16, %in_327: bf16, %out: bf16):
      %684 = arith.addf %in, %in_327 : bf16
      linalg.yield %684 : bf16
    } -> tensor<1x4x8x8xbf16>
    %385 = tensor.empty() : tensor<1x4x8x8xf32>
    %386 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%384 : tensor<1x4x8x8xbf16>) outs(%385 : tensor<1x4x8x8xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %684 = arith.extf %in : bf16 to f32
      linalg.yield %684 : f32
    } -> tensor<1x4x8x8xf32>
    %387 = tensor.empty() : tensor<1x4x8xi64>
    %388 = linalg.fill ins(%c0_i64 : i64) outs(%387 : tensor<1x4x8xi64>) -> tensor<1x4x8xi64>
    %389 = tensor.empty() : tensor<1x4x8xf32>
    %390 = linalg.fill ins(%cst_0 : f32) outs(%389 : tensor<1x4x8xf32>) -> tensor<1x4x8xf32>
    %391:2 = linalg.generic {indexing_maps = [#map, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%386 : tensor<1x4x8x8xf32>) outs(%390, %388 : tensor<1x4x8xf32>, tensor<1x4x8xi64>) {
    ^bb0(%in: f32, %out: f32, %out_327: i64):
      %684 = linalg.index 3 : index
      %685 = arith.index_cast %684 : index to i64
      %686 = arith.maximumf %in, %out : f32
      %687 = arith.cmpf ogt, %in, %out : f32
      %688 = arith.select %687, %685, %out_327 : i64
      linalg.yield %686, %688 : f32, i64
    } -> (tensor<1x4x8xf32>, tensor<1x4x8xi64>)
    %expanded_143 = tensor.expand_shape %391#0 [[0], [1], [2, 3]] output_shape [1, 4, 8, 1] : tensor<1x4x8xf32> into tensor<1x4x8x1xf32>
    %392 = linalg.generic {indexing_maps = [#map, #map4, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%386, %expanded_143 : tensor<1x4x8x8xf32>, tensor<1x4x8x1xf32>) outs(%385 : tensor<1x4x8x8xf32>) {
    ^bb0(%in: f32, %in_327: f32, %out: f32):
      %684 = arith.subf %in, %in_327 : f32
      linalg.yield %684 : f32
    } -> tensor<1x4x8x8xf32>
    %393 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%392 : tensor<1x4x8x8xf32>) outs(%385 : tensor<1x4x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %684 = math.exp %in : f32
      linalg.yield %684 : f32
    } -> tensor<1x4x8x8xf32>
    %394 = tensor.empty() : tensor<1x4x8x1xf32>
    %395 = linalg.fill ins(%cst : f32) outs(%394 : tensor<1x4x8x1xf32>) -> tensor<1x4x8x1xf32>
    %396 = linalg.generic {indexing_maps = [#map, #map4], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%393 : tensor<1x4x8x8xf32>) outs(%395 : tensor<1x4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %684 = arith.addf %in, %out : f32
      linalg.yield %684 : f32
    } -> tensor<1x4x8x1xf32>
    %397 = linalg.generic {indexing_maps = [#map, #map4, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%393, %396 : tensor<1x4x8x8xf32>, tensor<1x4x8x1xf32>) outs(%385 : tensor<1x4x8x8xf32>) {
    ^bb0(%in: f32, %in_327: f32, %out: f32):
      %684 = arith.divf %in, %in_327 : f32
      linalg.yield %684 : f32
    } -> tensor<1x4x8x8xf32>
    %398 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%397 : tensor<1x4x8x8xf32>) outs(%382 : tensor<1x4x8x8xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %684 = arith.truncf %in : f32 to bf16
      linalg.yield %684 : bf16
    } -> tensor<1x4x8x8xbf16>
    %collapsed_144 = tensor.collapse_shape %398 [[0, 1], [2], [3]] : tensor<1x4x8x8xbf16> into tensor<4x8x8xbf16>
    %collapsed_145 = tensor.collapse_shape %375 [[0, 1, 2], [3], [4]] : tensor<1x1x4x8x16xbf16> into tensor<4x8x16xbf16>
    %399 = tensor.empty() : tensor<4x8x16xf32>
    %400 = linalg.fill ins(%cst : f32) outs(%399 : tensor<4x8x16xf32>) -> tensor<4x8x16xf32>
    %401 = linalg.batch_matmul ins(%collapsed_144, %collapsed_145 : tensor<4x8x8xbf16>, tensor<4x8x16xbf16>) outs(%400 : tensor<4x8x16xf32>) -> tensor<4x8x16xf32>
    %402 = tensor.empty() : tensor<4x8x16xbf16>
    %403 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%401 : tensor<4x8x16xf32>) outs(%402 : tensor<4x8x16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %684 = arith.truncf %in : f32 to bf16
      linalg.yield %684 : bf16
    } -> tensor<4x8x16xbf16>
    %expanded_146 = tensor.expand_shape %403 [[0, 1], [2], [3]] output_shape [1, 4, 8, 16] : tensor<4x8x16xbf16> into tensor<1x4x8x16xbf16>
    %404 = tensor.empty() : tensor<1x4x8x16xf32>
    %405 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_146 : tensor<1x4x8x16xbf16>) outs(%404 : tensor<1x4x8x16xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %684 = arith.extf %in : bf16 to f32
      linalg.yield %684 : f32
    } -> tensor<1x4x8x16xf32>
    %406 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%405, %arg73 : tensor<1x4x8x16xf32>, tensor<1x4x8x16xf32>) outs(%404 : tensor<1x4x8x16xf32>) {
    ^bb0(%in: f32, %in_327: f32, %out: f32):
      %684 = arith.mulf %in, %in_327 : f32
      linalg.yield %684 : f32
    } -> tensor<1x4x8x16xf32>
    %407 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["reduction", "reduction", "reduction", "reduction"]} ins(%406 : tensor<1x4x8x16xf32>) outs(%26 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %684 = arith.addf %in, %out : f32
      linalg.yield %684 : f32
    } -> tensor<f32>
    %408 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = []} ins(%365, %407 : tensor<f32>, tensor<f32>) outs(%25 : tensor<f32>) {
    ^bb0(%in: f32, %in_327: f32, %out: f32):
      %684 = arith.addf %in, %in_327 : f32
      linalg.yield %684 : f32
    } -> tensor<f32>
    %409 = linalg.generic {indexing_maps = [#map12, #map21], iterator_types = ["reduction"]} ins(%arg75 : tensor<2xf32>) outs(%26 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %684 = arith.addf %in, %out : f32
      linalg.yield %684 : f32
    } -> tensor<f32>
    %410 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = []} ins(%409 : tensor<f32>) outs(%25 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %684 = arith.divf %in, %cst_13 : f32
      linalg.yield %684 : f32
    } -> tensor<f32>
    %411 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = []} ins(%408, %410 : tensor<f32>, tensor<f32>) outs(%25 : tensor<f32>) {
    ^bb0(%in: f32, %in_327: f32, %out: f32):
      %684 = arith.mulf %in, %in_327 : f32
      linalg.yield %684 : f32
    } -> tensor<f32>
    %412 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = []} ins(%cst_10, %410 : tensor<f32>, tensor<f32>) outs(%25 : tensor<f32>) {
    ^bb0(%in: f32, %in_327: f32, %out: f32):
      %684 = arith.mulf %in, %in_327 : f32
      linalg.yield %684 : f32
    } -> tensor<f32>
    %413 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%412 : tensor<f32>) outs(%404 : tensor<1x4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x4x8x16xf32>
    %414 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%413, %arg73 : tensor<1x4x8x16xf32>, tensor<1x4x8x16xf32>) outs(%404 : tensor<1x4x8x16xf32>) {
    ^bb0(%in: f32, %in_327: f32, %out: f32):
      %684 = arith.mulf %in, %in_327 : f32
      linalg.yield %684 : f32
    } -> tensor<1x4x8x16xf32>
    %415 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%414 : tensor<1x4x8x16xf32>) outs(%366 : tensor<1x4x8x16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %684 = arith.truncf %in : f32 to bf16
      linalg.yield %684 : bf16
    } -> tensor<1x4x8x16xbf16>
    %collapsed_147 = tensor.collapse_shape %415 [[0, 1], [2], [3]] : tensor<1x4x8x16xbf16> into tensor<4x8x16xbf16>
    %transposed_148 = linalg.transpose ins(%collapsed_144 : tensor<4x8x8xbf16>) outs(%380 : tensor<4x8x8xbf16>) permutation = [0, 2, 1] 
    %416 = linalg.batch_matmul ins(%transposed_148, %collapsed_147 : tensor<4x8x8xbf16>, tensor<4x8x16xbf16>) outs(%400 : tensor<4x8x16xf32>) -> tensor<4x8x16xf32>
    %417 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%416 : tensor<4x8x16xf32>) outs(%402 : tensor<4x8x16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %684 = arith.truncf %in : f32 to bf16
      linalg.yield %684 : bf16
    } -> tensor<4x8x16xbf16>
    %418 = tensor.empty() : tensor<4x16x8xbf16>
    %transposed_149 = linalg.transpose ins(%collapsed_145 : tensor<4x8x16xbf16>) outs(%418 : tensor<4x16x8xbf16>) permutation = [0, 2, 1] 
    %419 = linalg.batch_matmul ins(%collapsed_147, %transposed_149 : tensor<4x8x16xbf16>, tensor<4x16x8xbf16>) outs(%378 : tensor<4x8x8xf32>) -> tensor<4x8x8xf32>
    %420 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%419 : tensor<4x8x8xf32>) outs(%380 : tensor<4x8x8xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %684 = arith.truncf %in : f32 to bf16
      linalg.yield %684 : bf16
    } -> tensor<4x8x8xbf16>
    %expanded_150 = tensor.expand_shape %420 [[0, 1], [2], [3]] output_shape [1, 4, 8, 8] : tensor<4x8x8xbf16> into tensor<1x4x8x8xbf16>
    %421 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_150 : tensor<1x4x8x8xbf16>) outs(%385 : tensor<1x4x8x8xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %684 = arith.extf %in : bf16 to f32
      linalg.yield %684 : f32
    } -> tensor<1x4x8x8xf32>
    %422 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%421, %397 : tensor<1x4x8x8xf32>, tensor<1x4x8x8xf32>) outs(%385 : tensor<1x4x8x8xf32>) {
    ^bb0(%in: f32, %in_327: f32, %out: f32):
      %684 = arith.mulf %in, %in_327 : f32
      linalg.yield %684 : f32
    } -> tensor<1x4x8x8xf32>
    %423 = linalg.generic {indexing_maps = [#map, #map4], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%422 : tensor<1x4x8x8xf32>) outs(%395 : tensor<1x4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %684 = arith.addf %in, %out : f32
      linalg.yield %684 : f32
    } -> tensor<1x4x8x1xf32>
    %424 = linalg.generic {indexing_maps = [#map, #map4, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%397, %423 : tensor<1x4x8x8xf32>, tensor<1x4x8x1xf32>) outs(%385 : tensor<1x4x8x8xf32>) {
    ^bb0(%in: f32, %in_327: f32, %out: f32):
      %684 = arith.mulf %in, %in_327 : f32
      linalg.yield %684 : f32
    } -> tensor<1x4x8x8xf32>
    %425 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%422, %424 : tensor<1x4x8x8xf32>, tensor<1x4x8x8xf32>) outs(%385 : tensor<1x4x8x8xf32>) {
    ^bb0(%in: f32, %in_327: f32, %out: f32):
      %684 = arith.subf %in, %in_327 : f32
      linalg.yield %684 : f32
    } -> tensor<1x4x8x8xf32>
    %426 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%425 : tensor<1x4x8x8xf32>) outs(%382 : tensor<1x4x8x8xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %684 = arith.truncf %in : f32 to bf16
      linalg.yield %684 : bf16
    } -> tensor<1x4x8x8xbf16>
    %427 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%426 : tensor<1x4x8x8xbf16>) outs(%382 : tensor<1x4x8x8xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %684 = arith.mulf %in, %cst_11 : bf16
      linalg.yield %684 : bf16
    } -> tensor<1x4x8x8xbf16>
    %collapsed_151 = tensor.collapse_shape %427 [[0, 1], [2], [3]] : tensor<1x4x8x8xbf16> into tensor<4x8x8xbf16>
    %transposed_152 = linalg.transpose ins(%collapsed_140 : tensor<4x8x16xbf16>) outs(%418 : tensor<4x16x8xbf16>) permutation = [0, 2, 1] 
    %428 = tensor.empty() : tensor<4x16x8xf32>
    %429 = linalg.fill ins(%cst : f32) outs(%428 : tensor<4x16x8xf32>) -> tensor<4x16x8xf32>
    %430 = linalg.batch_matmul ins(%transposed_152, %collapsed_151 : tensor<4x16x8xbf16>, tensor<4x8x8xbf16>) outs(%429 : tensor<4x16x8xf32>) -> tensor<4x16x8xf32>
    %431 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%430 : tensor<4x16x8xf32>) outs(%418 : tensor<4x16x8xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %684 = arith.truncf %in : f32 to bf16
      linalg.yield %684 : bf16
    } -> tensor<4x16x8xbf16>
    %transposed_153 = linalg.transpose ins(%collapsed_141 : tensor<4x16x8xbf16>) outs(%402 : tensor<4x8x16xbf16>) permutation = [0, 2, 1] 
    %432 = linalg.batch_matmul ins(%collapsed_151, %transposed_153 : tensor<4x8x8xbf16>, tensor<4x8x16xbf16>) outs(%400 : tensor<4x8x16xf32>) -> tensor<4x8x16xf32>
    %433 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%432 : tensor<4x8x16xf32>) outs(%402 : tensor<4x8x16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %684 = arith.truncf %in : f32 to bf16
      linalg.yield %684 : bf16
    } -> tensor<4x8x16xbf16>
    %expanded_154 = tensor.expand_shape %431 [[0, 1], [2], [3]] output_shape [1, 4, 16, 8] : tensor<4x16x8xbf16> into tensor<1x4x16x8xbf16>
    %expanded_155 = tensor.expand_shape %433 [[0, 1], [2], [3]] output_shape [1, 4, 8, 16] : tensor<4x8x16xbf16> into tensor<1x4x8x16xbf16>
    %transposed_156 = linalg.transpose ins(%expanded_154 : tensor<1x4x16x8xbf16>) outs(%366 : tensor<1x4x8x16xbf16>) permutation = [0, 1, 3, 2] 
    %expanded_157 = tensor.expand_shape %417 [[0, 1, 2], [3], [4]] output_shape [1, 1, 4, 8, 16] : tensor<4x8x16xbf16> into tensor<1x1x4x8x16xbf16>
    %434 = tensor.empty() : tensor<1x1x4x8x16xf32>
    %435 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%expanded_157 : tensor<1x1x4x8x16xbf16>) outs(%434 : tensor<1x1x4x8x16xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %684 = arith.extf %in : bf16 to f32
      linalg.yield %684 : f32
    } -> tensor<1x1x4x8x16xf32>
    %436 = tensor.empty() : tensor<1x1x1x8x16xf32>
    %437 = linalg.fill ins(%cst : f32) outs(%436 : tensor<1x1x1x8x16xf32>) -> tensor<1x1x1x8x16xf32>
    %438 = linalg.generic {indexing_maps = [#map9, #map22], iterator_types = ["parallel", "parallel", "reduction", "parallel", "parallel"]} ins(%435 : tensor<1x1x4x8x16xf32>) outs(%437 : tensor<1x1x1x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %684 = arith.addf %in, %out : f32
      linalg.yield %684 : f32
    } -> tensor<1x1x1x8x16xf32>
    %439 = tensor.empty() : tensor<1x1x1x8x16xbf16>
    %440 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%438 : tensor<1x1x1x8x16xf32>) outs(%439 : tensor<1x1x1x8x16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %684 = arith.truncf %in : f32 to bf16
      linalg.yield %684 : bf16
    } -> tensor<1x1x1x8x16xbf16>
    %collapsed_158 = tensor.collapse_shape %440 [[0], [1], [2, 3], [4]] : tensor<1x1x1x8x16xbf16> into tensor<1x1x8x16xbf16>
    %expanded_159 = tensor.expand_shape %transposed_156 [[0], [1, 2], [3], [4]] output_shape [1, 1, 4, 8, 16] : tensor<1x4x8x16xbf16> into tensor<1x1x4x8x16xbf16>
    %441 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%expanded_159 : tensor<1x1x4x8x16xbf16>) outs(%434 : tensor<1x1x4x8x16xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %684 = arith.extf %in : bf16 to f32
      linalg.yield %684 : f32
    } -> tensor<1x1x4x8x16xf32>
    %442 = linalg.generic {indexing_maps = [#map9, #map22], iterator_types = ["parallel", "parallel", "reduction", "parallel", "parallel"]} ins(%441 : tensor<1x1x4x8x16xf32>) outs(%437 : tensor<1x1x1x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %684 = arith.addf %in, %out : f32
      linalg.yield %684 : f32
    } -> tensor<1x1x1x8x16xf32>
    %443 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%442 : tensor<1x1x1x8x16xf32>) outs(%439 : tensor<1x1x1x8x16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %684 = arith.truncf %in : f32 to bf16
      linalg.yield %684 : bf16
    } -> tensor<1x1x1x8x16xbf16>
    %collapsed_160 = tensor.collapse_shape %443 [[0], [1], [2, 3], [4]] : tensor<1x1x1x8x16xbf16> into tensor<1x1x8x16xbf16>
    %444 = tensor.empty() : tensor<1x1x8x16xf32>
    %445 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_158 : tensor<1x1x8x16xbf16>) outs(%444 : tensor<1x1x8x16xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %684 = arith.extf %in : bf16 to f32
      linalg.yield %684 : f32
    } -> tensor<1x1x8x16xf32>
    %446 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_160 : tensor<1x1x8x16xbf16>) outs(%444 : tensor<1x1x8x16xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %684 = arith.extf %in : bf16 to f32
      linalg.yield %684 : f32
    } -> tensor<1x1x8x16xf32>
    %447 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_155 : tensor<1x4x8x16xbf16>) outs(%404 : tensor<1x4x8x16xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %684 = arith.extf %in : bf16 to f32
      linalg.yield %684 : f32
    } -> tensor<1x4x8x16xf32>
    %448 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%412 : tensor<f32>) outs(%362 : tensor<1x1x7x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x1x7x6xf32>
    %449 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%448, %arg71 : tensor<1x1x7x6xf32>, tensor<1x1x7x6xf32>) outs(%362 : tensor<1x1x7x6xf32>) {
    ^bb0(%in: f32, %in_327: f32, %out: f32):
      %684 = arith.mulf %in, %in_327 : f32
      linalg.yield %684 : f32
    } -> tensor<1x1x7x6xf32>
    %collapsed_161 = tensor.collapse_shape %449 [[0, 1, 2], [3]] : tensor<1x1x7x6xf32> into tensor<7x6xf32>
    %450 = tensor.empty() : tensor<5x7xf32>
    %transposed_162 = linalg.transpose ins(%358 : tensor<7x5xf32>) outs(%450 : tensor<5x7xf32>) permutation = [1, 0] 
    %451 = tensor.empty() : tensor<5x6xf32>
    %452 = linalg.fill ins(%cst : f32) outs(%451 : tensor<5x6xf32>) -> tensor<5x6xf32>
    %453 = linalg.matmul ins(%transposed_162, %collapsed_161 : tensor<5x7xf32>, tensor<7x6xf32>) outs(%452 : tensor<5x6xf32>) -> tensor<5x6xf32>
    %454 = tensor.empty() : tensor<6x5xf32>
    %transposed_163 = linalg.transpose ins(%collapsed_136 : tensor<5x6xf32>) outs(%454 : tensor<6x5xf32>) permutation = [1, 0] 
    %455 = linalg.matmul ins(%collapsed_161, %transposed_163 : tensor<7x6xf32>, tensor<6x5xf32>) outs(%346 : tensor<7x5xf32>) -> tensor<7x5xf32>
    %expanded_164 = tensor.expand_shape %453 [[0, 1, 2], [3]] output_shape [1, 1, 5, 6] : tensor<5x6xf32> into tensor<1x1x5x6xf32>
    %456 = linalg.generic {indexing_maps = [#map15, #map15, #map15], iterator_types = ["parallel", "parallel"]} ins(%455, %358 : tensor<7x5xf32>, tensor<7x5xf32>) outs(%345 : tensor<7x5xf32>) {
    ^bb0(%in: f32, %in_327: f32, %out: f32):
      %684 = arith.mulf %in, %in_327 : f32
      linalg.yield %684 : f32
    } -> tensor<7x5xf32>
    %457 = linalg.generic {indexing_maps = [#map15, #map13], iterator_types = ["parallel", "reduction"]} ins(%456 : tensor<7x5xf32>) outs(%356 : tensor<7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %684 = arith.addf %in, %out : f32
      linalg.yield %684 : f32
    } -> tensor<7x1xf32>
    %458 = linalg.generic {indexing_maps = [#map15, #map13, #map15], iterator_types = ["parallel", "parallel"]} ins(%358, %457 : tensor<7x5xf32>, tensor<7x1xf32>) outs(%345 : tensor<7x5xf32>) {
    ^bb0(%in: f32, %in_327: f32, %out: f32):
      %684 = arith.mulf %in, %in_327 : f32
      linalg.yield %684 : f32
    } -> tensor<7x5xf32>
    %459 = linalg.generic {indexing_maps = [#map15, #map15, #map15], iterator_types = ["parallel", "parallel"]} ins(%456, %458 : tensor<7x5xf32>, tensor<7x5xf32>) outs(%345 : tensor<7x5xf32>) {
    ^bb0(%in: f32, %in_327: f32, %out: f32):
      %684 = arith.subf %in, %in_327 : f32
      linalg.yield %684 : f32
    } -> tensor<7x5xf32>
    %transposed_165 = linalg.transpose ins(%459 : tensor<7x5xf32>) outs(%450 : tensor<5x7xf32>) permutation = [1, 0] 
    %460 = tensor.empty() : tensor<5x4xf32>
    %461 = linalg.fill ins(%cst : f32) outs(%460 : tensor<5x4xf32>) -> tensor<5x4xf32>
    %462 = linalg.matmul ins(%transposed_165, %collapsed_132 : tensor<5x7xf32>, tensor<7x4xf32>) outs(%461 : tensor<5x4xf32>) -> tensor<5x4xf32>
    %463 = tensor.empty() : tensor<7x4xf32>
    %464 = linalg.fill ins(%cst : f32) outs(%463 : tensor<7x4xf32>) -> tensor<7x4xf32>
    %465 = linalg.matmul ins(%459, %collapsed_133 : tensor<7x5xf32>, tensor<5x4xf32>) outs(%464 : tensor<7x4xf32>) -> tensor<7x4xf32>
    %expanded_166 = tensor.expand_shape %462 [[0, 1, 2], [3]] output_shape [1, 1, 5, 4] : tensor<5x4xf32> into tensor<1x1x5x4xf32>
    %expanded_167 = tensor.expand_shape %465 [[0, 1, 2], [3]] output_shape [1, 1, 7, 4] : tensor<7x4xf32> into tensor<1x1x7x4xf32>
    %466 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%412 : tensor<f32>) outs(%340 : tensor<2x2x1x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x1x4xf32>
    %467 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%466, %arg69 : tensor<2x2x1x4xf32>, tensor<2x2x1x4xf32>) outs(%340 : tensor<2x2x1x4xf32>) {
    ^bb0(%in: f32, %in_327: f32, %out: f32):
      %684 = arith.mulf %in, %in_327 : f32
      linalg.yield %684 : f32
    } -> tensor<2x2x1x4xf32>
    %collapsed_168 = tensor.collapse_shape %467 [[0, 1], [2], [3]] : tensor<2x2x1x4xf32> into tensor<4x1x4xf32>
    %468 = tensor.empty() : tensor<4x7x1xf32>
    %transposed_169 = linalg.transpose ins(%collapsed_129 : tensor<4x1x7xf32>) outs(%468 : tensor<4x7x1xf32>) permutation = [0, 2, 1] 
    %469 = linalg.batch_matmul ins(%transposed_169, %collapsed_168 : tensor<4x7x1xf32>, tensor<4x1x4xf32>) outs(%50 : tensor<4x7x4xf32>) -> tensor<4x7x4xf32>
    %470 = tensor.empty() : tensor<4x4x7xf32>
    %transposed_170 = linalg.transpose ins(%collapsed_130 : tensor<4x7x4xf32>) outs(%470 : tensor<4x4x7xf32>) permutation = [0, 2, 1] 
    %471 = linalg.batch_matmul ins(%collapsed_168, %transposed_170 : tensor<4x1x4xf32>, tensor<4x4x7xf32>) outs(%319 : tensor<4x1x7xf32>) -> tensor<4x1x7xf32>
    %expanded_171 = tensor.expand_shape %469 [[0, 1], [2], [3]] output_shape [2, 2, 7, 4] : tensor<4x7x4xf32> into tensor<2x2x7x4xf32>
    %expanded_172 = tensor.expand_shape %471 [[0, 1], [2], [3]] output_shape [2, 2, 1, 7] : tensor<4x1x7xf32> into tensor<2x2x1x7xf32>
    %472 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_172, %336 : tensor<2x2x1x7xf32>, tensor<2x2x1x7xf32>) outs(%321 : tensor<2x2x1x7xf32>) {
    ^bb0(%in: f32, %in_327: f32, %out: f32):
      %684 = arith.mulf %in, %in_327 : f32
      linalg.yield %684 : f32
    } -> tensor<2x2x1x7xf32>
    %473 = linalg.generic {indexing_maps = [#map, #map4], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%472 : tensor<2x2x1x7xf32>) outs(%332 : tensor<2x2x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %684 = arith.addf %in, %out : f32
      linalg.yield %684 : f32
    } -> tensor<2x2x1x1xf32>
    %474 = linalg.generic {indexing_maps = [#map, #map4, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%336, %473 : tensor<2x2x1x7xf32>, tensor<2x2x1x1xf32>) outs(%321 : tensor<2x2x1x7xf32>) {
    ^bb0(%in: f32, %in_327: f32, %out: f32):
      %684 = arith.mulf %in, %in_327 : f32
      linalg.yield %684 : f32
    } -> tensor<2x2x1x7xf32>
    %475 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%472, %474 : tensor<2x2x1x7xf32>, tensor<2x2x1x7xf32>) outs(%321 : tensor<2x2x1x7xf32>) {
    ^bb0(%in: f32, %in_327: f32, %out: f32):
      %684 = arith.subf %in, %in_327 : f32
      linalg.yield %684 : f32
    } -> tensor<2x2x1x7xf32>
    %476 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%475 : tensor<2x2x1x7xf32>) outs(%321 : tensor<2x2x1x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %684 = arith.truncf %cst_6 : f64 to f32
      %685 = arith.mulf %in, %684 : f32
      linalg.yield %685 : f32
    } -> tensor<2x2x1x7xf32>
    %collapsed_173 = tensor.collapse_shape %476 [[0, 1], [2], [3]] : tensor<2x2x1x7xf32> into tensor<4x1x7xf32>
    %477 = tensor.empty() : tensor<4x4x1xf32>
    %transposed_174 = linalg.transpose ins(%collapsed_125 : tensor<4x1x4xf32>) outs(%477 : tensor<4x4x1xf32>) permutation = [0, 2, 1] 
    %478 = linalg.fill ins(%cst : f32) outs(%470 : tensor<4x4x7xf32>) -> tensor<4x4x7xf32>
    %479 = linalg.batch_matmul ins(%transposed_174, %collapsed_173 : tensor<4x4x1xf32>, tensor<4x1x7xf32>) outs(%478 : tensor<4x4x7xf32>) -> tensor<4x4x7xf32>
    %transposed_175 = linalg.transpose ins(%collapsed_126 : tensor<4x4x7xf32>) outs(%49 : tensor<4x7x4xf32>) permutation = [0, 2, 1] 
    %480 = linalg.batch_matmul ins(%collapsed_173, %transposed_175 : tensor<4x1x7xf32>, tensor<4x7x4xf32>) outs(%338 : tensor<4x1x4xf32>) -> tensor<4x1x4xf32>
    %expanded_176 = tensor.expand_shape %479 [[0, 1], [2], [3]] output_shape [2, 2, 4, 7] : tensor<4x4x7xf32> into tensor<2x2x4x7xf32>
    %expanded_177 = tensor.expand_shape %480 [[0, 1], [2], [3]] output_shape [2, 2, 1, 4] : tensor<4x1x4xf32> into tensor<2x2x1x4xf32>
    %transposed_178 = linalg.transpose ins(%expanded_176 : tensor<2x2x4x7xf32>) outs(%52 : tensor<2x2x7x4xf32>) permutation = [0, 1, 3, 2] 
    %481 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%412 : tensor<f32>) outs(%307 : tensor<1x1x3x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x1x3x1xf32>
    %482 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%481, %arg67 : tensor<1x1x3x1xf32>, tensor<1x1x3x1xf32>) outs(%307 : tensor<1x1x3x1xf32>) {
    ^bb0(%in: f32, %in_327: f32, %out: f32):
      %684 = arith.mulf %in, %in_327 : f32
      linalg.yield %684 : f32
    } -> tensor<1x1x3x1xf32>
    %collapsed_179 = tensor.collapse_shape %482 [[0], [1, 2], [3]] : tensor<1x1x3x1xf32> into tensor<1x3x1xf32>
    %483 = tensor.empty() : tensor<1x5x3xf32>
    %transposed_180 = linalg.transpose ins(%collapsed_121 : tensor<1x3x5xf32>) outs(%483 : tensor<1x5x3xf32>) permutation = [0, 2, 1] 
    %484 = tensor.empty() : tensor<1x5x1xf32>
    %485 = linalg.fill ins(%cst : f32) outs(%484 : tensor<1x5x1xf32>) -> tensor<1x5x1xf32>
    %486 = linalg.batch_matmul ins(%transposed_180, %collapsed_179 : tensor<1x5x3xf32>, tensor<1x3x1xf32>) outs(%485 : tensor<1x5x1xf32>) -> tensor<1x5x1xf32>
    %487 = tensor.empty() : tensor<1x1x5xf32>
    %transposed_181 = linalg.transpose ins(%collapsed_122 : tensor<1x5x1xf32>) outs(%487 : tensor<1x1x5xf32>) permutation = [0, 2, 1] 
    %488 = linalg.batch_matmul ins(%collapsed_179, %transposed_181 : tensor<1x3x1xf32>, tensor<1x1x5xf32>) outs(%296 : tensor<1x3x5xf32>) -> tensor<1x3x5xf32>
    %expanded_182 = tensor.expand_shape %486 [[0], [1, 2], [3]] output_shape [1, 1, 5, 1] : tensor<1x5x1xf32> into tensor<1x1x5x1xf32>
    %expanded_183 = tensor.expand_shape %488 [[0], [1, 2], [3]] output_shape [1, 1, 3, 5] : tensor<1x3x5xf32> into tensor<1x1x3x5xf32>
    %489 = linalg.generic {indexing_maps = [#map, #map4, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%310, %309 : tensor<1x1x3x5xf32>, tensor<1x1x3x1xf32>) outs(%298 : tensor<1x1x3x5xf32>) {
    ^bb0(%in: f32, %in_327: f32, %out: f32):
      %684 = arith.divf %in, %in_327 : f32
      linalg.yield %684 : f32
    } -> tensor<1x1x3x5xf32>
    %490 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_183 : tensor<1x1x3x5xf32>) outs(%298 : tensor<1x1x3x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %684 = arith.negf %in : f32
      linalg.yield %684 : f32
    } -> tensor<1x1x3x5xf32>
    %491 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%490, %489 : tensor<1x1x3x5xf32>, tensor<1x1x3x5xf32>) outs(%298 : tensor<1x1x3x5xf32>) {
    ^bb0(%in: f32, %in_327: f32, %out: f32):
      %684 = arith.mulf %in, %in_327 : f32
      linalg.yield %684 : f32
    } -> tensor<1x1x3x5xf32>
    %492 = linalg.generic {indexing_maps = [#map, #map4, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_183, %309 : tensor<1x1x3x5xf32>, tensor<1x1x3x1xf32>) outs(%298 : tensor<1x1x3x5xf32>) {
    ^bb0(%in: f32, %in_327: f32, %out: f32):
      %684 = arith.divf %in, %in_327 : f32
      linalg.yield %684 : f32
    } -> tensor<1x1x3x5xf32>
    %493 = linalg.generic {indexing_maps = [#map, #map4], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%491 : tensor<1x1x3x5xf32>) outs(%308 : tensor<1x1x3x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %684 = arith.addf %in, %out : f32
      linalg.yield %684 : f32
    } -> tensor<1x1x3x1xf32>
    %collapsed_184 = tensor.collapse_shape %493 [[0], [1], [2, 3]] : tensor<1x1x3x1xf32> into tensor<1x1x3xf32>
    %494 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_184 : tensor<1x1x3xf32>) outs(%298 : tensor<1x1x3x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x1x3x5xf32>
    %495 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%492, %494 : tensor<1x1x3x5xf32>, tensor<1x1x3x5xf32>) outs(%298 : tensor<1x1x3x5xf32>) {
    ^bb0(%in: f32, %in_327: f32, %out: f32):
      %684 = arith.addf %in, %in_327 : f32
      linalg.yield %684 : f32
    } -> tensor<1x1x3x5xf32>
    %496 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%495, %306 : tensor<1x1x3x5xf32>, tensor<1x1x3x5xf32>) outs(%298 : tensor<1x1x3x5xf32>) {
    ^bb0(%in: f32, %in_327: f32, %out: f32):
      %684 = arith.mulf %in, %in_327 : f32
      linalg.yield %684 : f32
    } -> tensor<1x1x3x5xf32>
    %497 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%496 : tensor<1x1x3x5xf32>) outs(%298 : tensor<1x1x3x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %684 = arith.truncf %cst_6 : f64 to f32
      %685 = arith.mulf %in, %684 : f32
      linalg.yield %685 : f32
    } -> tensor<1x1x3x5xf32>
    %collapsed_185 = tensor.collapse_shape %497 [[0], [1, 2], [3]] : tensor<1x1x3x5xf32> into tensor<1x3x5xf32>
    %transposed_186 = linalg.transpose ins(%collapsed_117 : tensor<1x3x1xf32>) outs(%302 : tensor<1x1x3xf32>) permutation = [0, 2, 1] 
    %498 = linalg.fill ins(%cst : f32) outs(%487 : tensor<1x1x5xf32>) -> tensor<1x1x5xf32>
    %499 = linalg.batch_matmul ins(%transposed_186, %collapsed_185 : tensor<1x1x3xf32>, tensor<1x3x5xf32>) outs(%498 : tensor<1x1x5xf32>) -> tensor<1x1x5xf32>
    %transposed_187 = linalg.transpose ins(%collapsed_118 : tensor<1x1x5xf32>) outs(%484 : tensor<1x5x1xf32>) permutation = [0, 2, 1] 
    %500 = linalg.batch_matmul ins(%collapsed_185, %transposed_187 : tensor<1x3x5xf32>, tensor<1x5x1xf32>) outs(%312 : tensor<1x3x1xf32>) -> tensor<1x3x1xf32>
    %expanded_188 = tensor.expand_shape %499 [[0], [1], [2, 3]] output_shape [1, 1, 1, 5] : tensor<1x1x5xf32> into tensor<1x1x1x5xf32>
    %expanded_189 = tensor.expand_shape %500 [[0], [1, 2], [3]] output_shape [1, 1, 3, 1] : tensor<1x3x1xf32> into tensor<1x1x3x1xf32>
    %501 = tensor.empty() : tensor<1x1x5x1xf32>
    %transposed_190 = linalg.transpose ins(%expanded_188 : tensor<1x1x1x5xf32>) outs(%501 : tensor<1x1x5x1xf32>) permutation = [0, 1, 3, 2] 
    %502 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%412 : tensor<f32>) outs(%275 : tensor<2x2x6x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x6x4xf32>
    %503 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%502, %arg65 : tensor<2x2x6x4xf32>, tensor<2x2x6x4xf32>) outs(%275 : tensor<2x2x6x4xf32>) {
    ^bb0(%in: f32, %in_327: f32, %out: f32):
      %684 = arith.mulf %in, %in_327 : f32
      linalg.yield %684 : f32
    } -> tensor<2x2x6x4xf32>
    %collapsed_191 = tensor.collapse_shape %503 [[0, 1], [2], [3]] : tensor<2x2x6x4xf32> into tensor<4x6x4xf32>
    %transposed_192 = linalg.transpose ins(%collapsed_113 : tensor<4x6x6xf32>) outs(%248 : tensor<4x6x6xf32>) permutation = [0, 2, 1] 
    %504 = linalg.batch_matmul ins(%transposed_192, %collapsed_191 : tensor<4x6x6xf32>, tensor<4x6x4xf32>) outs(%273 : tensor<4x6x4xf32>) -> tensor<4x6x4xf32>
    %505 = tensor.empty() : tensor<4x4x6xf32>
    %transposed_193 = linalg.transpose ins(%collapsed_114 : tensor<4x6x4xf32>) outs(%505 : tensor<4x4x6xf32>) permutation = [0, 2, 1] 
    %506 = linalg.batch_matmul ins(%collapsed_191, %transposed_193 : tensor<4x6x4xf32>, tensor<4x4x6xf32>) outs(%249 : tensor<4x6x6xf32>) -> tensor<4x6x6xf32>
    %expanded_194 = tensor.expand_shape %504 [[0, 1], [2], [3]] output_shape [2, 2, 6, 4] : tensor<4x6x4xf32> into tensor<2x2x6x4xf32>
    %expanded_195 = tensor.expand_shape %506 [[0, 1], [2], [3]] output_shape [2, 2, 6, 6] : tensor<4x6x6xf32> into tensor<2x2x6x6xf32>
    %507 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_195, %289 : tensor<2x2x6x6xf32>, tensor<2x2x6x6xf32>) outs(%251 : tensor<2x2x6x6xf32>) {
    ^bb0(%in: f32, %in_327: f32, %out: f32):
      %684 = arith.mulf %in, %in_327 : f32
      linalg.yield %684 : f32
    } -> tensor<2x2x6x6xf32>
    %508 = linalg.generic {indexing_maps = [#map, #map4], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%507 : tensor<2x2x6x6xf32>) outs(%269 : tensor<2x2x6x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %684 = arith.addf %in, %out : f32
      linalg.yield %684 : f32
    } -> tensor<2x2x6x1xf32>
    %509 = linalg.generic {indexing_maps = [#map, #map4, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%289, %508 : tensor<2x2x6x6xf32>, tensor<2x2x6x1xf32>) outs(%251 : tensor<2x2x6x6xf32>) {
    ^bb0(%in: f32, %in_327: f32, %out: f32):
      %684 = arith.mulf %in, %in_327 : f32
      linalg.yield %684 : f32
    } -> tensor<2x2x6x6xf32>
    %510 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%507, %509 : tensor<2x2x6x6xf32>, tensor<2x2x6x6xf32>) outs(%251 : tensor<2x2x6x6xf32>) {
    ^bb0(%in: f32, %in_327: f32, %out: f32):
      %684 = arith.subf %in, %in_327 : f32
      linalg.yield %684 : f32
    } -> tensor<2x2x6x6xf32>
    %collapsed_196 = tensor.collapse_shape %510 [[0, 1], [2], [3]] : tensor<2x2x6x6xf32> into tensor<4x6x6xf32>
    %transposed_197 = linalg.transpose ins(%collapsed_109 : tensor<4x6x4xf32>) outs(%505 : tensor<4x4x6xf32>) permutation = [0, 2, 1] 
    %511 = linalg.fill ins(%cst : f32) outs(%505 : tensor<4x4x6xf32>) -> tensor<4x4x6xf32>
    %512 = linalg.batch_matmul ins(%transposed_197, %collapsed_196 : tensor<4x4x6xf32>, tensor<4x6x6xf32>) outs(%511 : tensor<4x4x6xf32>) -> tensor<4x4x6xf32>
    %transposed_198 = linalg.transpose ins(%collapsed_110 : tensor<4x4x6xf32>) outs(%272 : tensor<4x6x4xf32>) permutation = [0, 2, 1] 
    %513 = linalg.batch_matmul ins(%collapsed_196, %transposed_198 : tensor<4x6x6xf32>, tensor<4x6x4xf32>) outs(%273 : tensor<4x6x4xf32>) -> tensor<4x6x4xf32>
    %expanded_199 = tensor.expand_shape %512 [[0, 1], [2], [3]] output_shape [2, 2, 4, 6] : tensor<4x4x6xf32> into tensor<2x2x4x6xf32>
    %expanded_200 = tensor.expand_shape %513 [[0, 1], [2], [3]] output_shape [2, 2, 6, 4] : tensor<4x6x4xf32> into tensor<2x2x6x4xf32>
    %transposed_201 = linalg.transpose ins(%expanded_199 : tensor<2x2x4x6xf32>) outs(%275 : tensor<2x2x6x4xf32>) permutation = [0, 1, 3, 2] 
    %514 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%502, %arg63 : tensor<2x2x6x4xf32>, tensor<2x2x6x4xf32>) outs(%275 : tensor<2x2x6x4xf32>) {
    ^bb0(%in: f32, %in_327: f32, %out: f32):
      %684 = arith.mulf %in, %in_327 : f32
      linalg.yield %684 : f32
    } -> tensor<2x2x6x4xf32>
    %collapsed_202 = tensor.collapse_shape %514 [[0, 1], [2], [3]] : tensor<2x2x6x4xf32> into tensor<4x6x4xf32>
    %transposed_203 = linalg.transpose ins(%collapsed_105 : tensor<4x6x6xf32>) outs(%248 : tensor<4x6x6xf32>) permutation = [0, 2, 1] 
    %515 = linalg.batch_matmul ins(%transposed_203, %collapsed_202 : tensor<4x6x6xf32>, tensor<4x6x4xf32>) outs(%273 : tensor<4x6x4xf32>) -> tensor<4x6x4xf32>
    %transposed_204 = linalg.transpose ins(%collapsed_106 : tensor<4x6x4xf32>) outs(%505 : tensor<4x4x6xf32>) permutation = [0, 2, 1] 
    %516 = linalg.batch_matmul ins(%collapsed_202, %transposed_204 : tensor<4x6x4xf32>, tensor<4x4x6xf32>) outs(%249 : tensor<4x6x6xf32>) -> tensor<4x6x6xf32>
    %expanded_205 = tensor.expand_shape %515 [[0, 1], [2], [3]] output_shape [2, 2, 6, 4] : tensor<4x6x4xf32> into tensor<2x2x6x4xf32>
    %expanded_206 = tensor.expand_shape %516 [[0, 1], [2], [3]] output_shape [2, 2, 6, 6] : tensor<4x6x6xf32> into tensor<2x2x6x6xf32>
    %517 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_206, %271 : tensor<2x2x6x6xf32>, tensor<2x2x6x6xf32>) outs(%251 : tensor<2x2x6x6xf32>) {
    ^bb0(%in: f32, %in_327: f32, %out: f32):
      %684 = arith.mulf %in, %in_327 : f32
      linalg.yield %684 : f32
    } -> tensor<2x2x6x6xf32>
    %518 = linalg.generic {indexing_maps = [#map, #map4], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%517 : tensor<2x2x6x6xf32>) outs(%269 : tensor<2x2x6x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %684 = arith.addf %in, %out : f32
      linalg.yield %684 : f32
    } -> tensor<2x2x6x1xf32>
    %519 = linalg.generic {indexing_maps = [#map, #map4, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%271, %518 : tensor<2x2x6x6xf32>, tensor<2x2x6x1xf32>) outs(%251 : tensor<2x2x6x6xf32>) {
    ^bb0(%in: f32, %in_327: f32, %out: f32):
      %684 = arith.mulf %in, %in_327 : f32
      linalg.yield %684 : f32
    } -> tensor<2x2x6x6xf32>
    %520 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%517, %519 : tensor<2x2x6x6xf32>, tensor<2x2x6x6xf32>) outs(%251 : tensor<2x2x6x6xf32>) {
    ^bb0(%in: f32, %in_327: f32, %out: f32):
      %684 = arith.subf %in, %in_327 : f32
      linalg.yield %684 : f32
    } -> tensor<2x2x6x6xf32>
    %521 = linalg.generic {indexing_maps = [#map17, #map2, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%259, %cst_1, %520 : tensor<2x1x1x6xi1>, tensor<f32>, tensor<2x2x6x6xf32>) outs(%251 : tensor<2x2x6x6xf32>) {
    ^bb0(%in: i1, %in_327: f32, %in_328: f32, %out: f32):
      %684 = arith.select %in, %in_327, %in_328 : f32
      linalg.yield %684 : f32
    } -> tensor<2x2x6x6xf32>
    %522 = linalg.generic {indexing_maps = [#map16, #map2, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%256, %cst_1, %521 : tensor<6x6xi1>, tensor<f32>, tensor<2x2x6x6xf32>) outs(%251 : tensor<2x2x6x6xf32>) {
    ^bb0(%in: i1, %in_327: f32, %in_328: f32, %out: f32):
      %684 = arith.select %in, %in_327, %in_328 : f32
      linalg.yield %684 : f32
    } -> tensor<2x2x6x6xf32>
    %523 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%522 : tensor<2x2x6x6xf32>) outs(%251 : tensor<2x2x6x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %684 = arith.divf %in, %cst_13 : f32
      linalg.yield %684 : f32
    } -> tensor<2x2x6x6xf32>
    %collapsed_207 = tensor.collapse_shape %523 [[0, 1], [2], [3]] : tensor<2x2x6x6xf32> into tensor<4x6x6xf32>
    %transposed_208 = linalg.transpose ins(%collapsed_99 : tensor<4x6x4xf32>) outs(%505 : tensor<4x4x6xf32>) permutation = [0, 2, 1] 
    %524 = linalg.batch_matmul ins(%transposed_208, %collapsed_207 : tensor<4x4x6xf32>, tensor<4x6x6xf32>) outs(%511 : tensor<4x4x6xf32>) -> tensor<4x4x6xf32>
    %transposed_209 = linalg.transpose ins(%collapsed_100 : tensor<4x4x6xf32>) outs(%272 : tensor<4x6x4xf32>) permutation = [0, 2, 1] 
    %525 = linalg.batch_matmul ins(%collapsed_207, %transposed_209 : tensor<4x6x6xf32>, tensor<4x6x4xf32>) outs(%273 : tensor<4x6x4xf32>) -> tensor<4x6x4xf32>
    %expanded_210 = tensor.expand_shape %524 [[0, 1], [2], [3]] output_shape [2, 2, 4, 6] : tensor<4x4x6xf32> into tensor<2x2x4x6xf32>
    %expanded_211 = tensor.expand_shape %525 [[0, 1], [2], [3]] output_shape [2, 2, 6, 4] : tensor<4x6x4xf32> into tensor<2x2x6x4xf32>
    %transposed_212 = linalg.transpose ins(%expanded_210 : tensor<2x2x4x6xf32>) outs(%275 : tensor<2x2x6x4xf32>) permutation = [0, 1, 3, 2] 
    %526 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%412 : tensor<f32>) outs(%78 : tensor<2x3x5x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x3x5x4xf32>
    %527 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%526, %arg61 : tensor<2x3x5x4xf32>, tensor<2x3x5x4xf32>) outs(%78 : tensor<2x3x5x4xf32>) {
    ^bb0(%in: f32, %in_327: f32, %out: f32):
      %684 = arith.mulf %in, %in_327 : f32
      linalg.yield %684 : f32
    } -> tensor<2x3x5x4xf32>
    %collapsed_213 = tensor.collapse_shape %527 [[0, 1], [2], [3]] : tensor<2x3x5x4xf32> into tensor<6x5x4xf32>
    %528 = tensor.empty() : tensor<6x7x5xf32>
    %transposed_214 = linalg.transpose ins(%collapsed_96 : tensor<6x5x7xf32>) outs(%528 : tensor<6x7x5xf32>) permutation = [0, 2, 1] 
    %529 = tensor.empty() : tensor<6x7x4xf32>
    %530 = linalg.fill ins(%cst : f32) outs(%529 : tensor<6x7x4xf32>) -> tensor<6x7x4xf32>
    %531 = linalg.batch_matmul ins(%transposed_214, %collapsed_213 : tensor<6x7x5xf32>, tensor<6x5x4xf32>) outs(%530 : tensor<6x7x4xf32>) -> tensor<6x7x4xf32>
    %transposed_215 = linalg.transpose ins(%collapsed_91 : tensor<6x7x4xf32>) outs(%231 : tensor<6x4x7xf32>) permutation = [0, 2, 1] 
    %532 = linalg.batch_matmul ins(%collapsed_213, %transposed_215 : tensor<6x5x4xf32>, tensor<6x4x7xf32>) outs(%233 : tensor<6x5x7xf32>) -> tensor<6x5x7xf32>
    %expanded_216 = tensor.expand_shape %532 [[0, 1], [2], [3]] output_shape [2, 3, 5, 7] : tensor<6x5x7xf32> into tensor<2x3x5x7xf32>
    %533 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_216, %242 : tensor<2x3x5x7xf32>, tensor<2x3x5x7xf32>) outs(%238 : tensor<2x3x5x7xf32>) {
    ^bb0(%in: f32, %in_327: f32, %out: f32):
      %684 = arith.mulf %in, %in_327 : f32
      linalg.yield %684 : f32
    } -> tensor<2x3x5x7xf32>
    %534 = linalg.generic {indexing_maps = [#map, #map4], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%533 : tensor<2x3x5x7xf32>) outs(%72 : tensor<2x3x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %684 = arith.addf %in, %out : f32
      linalg.yield %684 : f32
    } -> tensor<2x3x5x1xf32>
    %535 = linalg.generic {indexing_maps = [#map, #map4, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%242, %534 : tensor<2x3x5x7xf32>, tensor<2x3x5x1xf32>) outs(%238 : tensor<2x3x5x7xf32>) {
    ^bb0(%in: f32, %in_327: f32, %out: f32):
      %684 = arith.mulf %in, %in_327 : f32
      linalg.yield %684 : f32
    } -> tensor<2x3x5x7xf32>
    %536 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%533, %535 : tensor<2x3x5x7xf32>, tensor<2x3x5x7xf32>) outs(%238 : tensor<2x3x5x7xf32>) {
    ^bb0(%in: f32, %in_327: f32, %out: f32):
      %684 = arith.subf %in, %in_327 : f32
      linalg.yield %684 : f32
    } -> tensor<2x3x5x7xf32>
    %collapsed_217 = tensor.collapse_shape %536 [[0, 1], [2], [3]] : tensor<2x3x5x7xf32> into tensor<6x5x7xf32>
    %537 = linalg.batch_matmul ins(%collapsed_217, %collapsed_90 : tensor<6x5x7xf32>, tensor<6x7x4xf32>) outs(%76 : tensor<6x5x4xf32>) -> tensor<6x5x4xf32>
    %538 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%537 : tensor<6x5x4xf32>) outs(%75 : tensor<6x5x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %684 = arith.mulf %in, %cst_12 : f32
      linalg.yield %684 : f32
    } -> tensor<6x5x4xf32>
    %539 = tensor.empty() : tensor<6x4x5xf32>
    %transposed_218 = linalg.transpose ins(%collapsed_89 : tensor<6x5x4xf32>) outs(%539 : tensor<6x4x5xf32>) permutation = [0, 2, 1] 
    %540 = linalg.fill ins(%cst : f32) outs(%231 : tensor<6x4x7xf32>) -> tensor<6x4x7xf32>
    %541 = linalg.batch_matmul ins(%transposed_218, %collapsed_217 : tensor<6x4x5xf32>, tensor<6x5x7xf32>) outs(%540 : tensor<6x4x7xf32>) -> tensor<6x4x7xf32>
    %542 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%541 : tensor<6x4x7xf32>) outs(%231 : tensor<6x4x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %684 = arith.mulf %in, %cst_12 : f32
      linalg.yield %684 : f32
    } -> tensor<6x4x7xf32>
    %transposed_219 = linalg.transpose ins(%542 : tensor<6x4x7xf32>) outs(%529 : tensor<6x7x4xf32>) permutation = [0, 2, 1] 
    %expanded_220 = tensor.expand_shape %531 [[0, 1], [2], [3]] output_shape [2, 3, 7, 4] : tensor<6x7x4xf32> into tensor<2x3x7x4xf32>
    %expanded_221 = tensor.expand_shape %transposed_219 [[0, 1], [2], [3]] output_shape [2, 3, 7, 4] : tensor<6x7x4xf32> into tensor<2x3x7x4xf32>
    %expanded_222 = tensor.expand_shape %538 [[0, 1], [2], [3]] output_shape [2, 3, 5, 4] : tensor<6x5x4xf32> into tensor<2x3x5x4xf32>
    %543 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%412 : tensor<f32>) outs(%227 : tensor<2x3x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x3x4x8xf32>
    %544 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%543, %arg59 : tensor<2x3x4x8xf32>, tensor<2x3x4x8xf32>) outs(%227 : tensor<2x3x4x8xf32>) {
    ^bb0(%in: f32, %in_327: f32, %out: f32):
      %684 = arith.mulf %in, %in_327 : f32
      linalg.yield %684 : f32
    } -> tensor<2x3x4x8xf32>
    %transposed_223 = linalg.transpose ins(%544 : tensor<2x3x4x8xf32>) outs(%198 : tensor<2x4x3x8xf32>) permutation = [0, 2, 1, 3] 
    %expanded_224 = tensor.expand_shape %transposed_223 [[0], [1], [2], [3, 4]] output_shape [2, 4, 3, 8, 1] : tensor<2x4x3x8xf32> into tensor<2x4x3x8x1xf32>
    %545 = tensor.empty() : tensor<2x3x4x1x8xf32>
    %transposed_225 = linalg.transpose ins(%expanded_224 : tensor<2x4x3x8x1xf32>) outs(%545 : tensor<2x3x4x1x8xf32>) permutation = [0, 2, 1, 4, 3] 
    %collapsed_226 = tensor.collapse_shape %transposed_225 [[0, 1], [2], [3, 4]] : tensor<2x3x4x1x8xf32> into tensor<6x4x8xf32>
    %546 = tensor.empty() : tensor<6x6x4xf32>
    %transposed_227 = linalg.transpose ins(%collapsed_82 : tensor<6x4x6xf32>) outs(%546 : tensor<6x6x4xf32>) permutation = [0, 2, 1] 
    %547 = tensor.empty() : tensor<6x6x8xf32>
    %548 = linalg.fill ins(%cst : f32) outs(%547 : tensor<6x6x8xf32>) -> tensor<6x6x8xf32>
    %549 = linalg.batch_matmul ins(%transposed_227, %collapsed_226 : tensor<6x6x4xf32>, tensor<6x4x8xf32>) outs(%548 : tensor<6x6x8xf32>) -> tensor<6x6x8xf32>
    %550 = tensor.empty() : tensor<6x8x6xf32>
    %transposed_228 = linalg.transpose ins(%collapsed_84 : tensor<6x6x8xf32>) outs(%550 : tensor<6x8x6xf32>) permutation = [0, 2, 1] 
    %551 = linalg.batch_matmul ins(%collapsed_226, %transposed_228 : tensor<6x4x8xf32>, tensor<6x8x6xf32>) outs(%203 : tensor<6x4x6xf32>) -> tensor<6x4x6xf32>
    %expanded_229 = tensor.expand_shape %549 [[0, 1], [2], [3, 4]] output_shape [2, 3, 6, 8, 1] : tensor<6x6x8xf32> into tensor<2x3x6x8x1xf32>
    %552 = tensor.empty() : tensor<2x6x3x8x1xf32>
    %transposed_230 = linalg.transpose ins(%expanded_229 : tensor<2x3x6x8x1xf32>) outs(%552 : tensor<2x6x3x8x1xf32>) permutation = [0, 2, 1, 3, 4] 
    %collapsed_231 = tensor.collapse_shape %transposed_230 [[0], [1], [2], [3, 4]] : tensor<2x6x3x8x1xf32> into tensor<2x6x3x8xf32>
    %expanded_232 = tensor.expand_shape %551 [[0, 1], [2], [3]] output_shape [2, 3, 4, 6] : tensor<6x4x6xf32> into tensor<2x3x4x6xf32>
    %553 = tensor.empty() : tensor<2x3x6x8xf32>
    %transposed_233 = linalg.transpose ins(%collapsed_231 : tensor<2x6x3x8xf32>) outs(%553 : tensor<2x3x6x8xf32>) permutation = [0, 2, 1, 3] 
    %554 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_232, %221 : tensor<2x3x4x6xf32>, tensor<2x3x4x6xf32>) outs(%208 : tensor<2x3x4x6xf32>) {
    ^bb0(%in: f32, %in_327: f32, %out: f32):
      %684 = arith.mulf %in, %in_327 : f32
      linalg.yield %684 : f32
    } -> tensor<2x3x4x6xf32>
    %555 = linalg.generic {indexing_maps = [#map, #map4], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%554 : tensor<2x3x4x6xf32>) outs(%219 : tensor<2x3x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %684 = arith.addf %in, %out : f32
      linalg.yield %684 : f32
    } -> tensor<2x3x4x1xf32>
    %556 = linalg.generic {indexing_maps = [#map, #map4, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%221, %555 : tensor<2x3x4x6xf32>, tensor<2x3x4x1xf32>) outs(%208 : tensor<2x3x4x6xf32>) {
    ^bb0(%in: f32, %in_327: f32, %out: f32):
      %684 = arith.mulf %in, %in_327 : f32
      linalg.yield %684 : f32
    } -> tensor<2x3x4x6xf32>
    %557 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%554, %556 : tensor<2x3x4x6xf32>, tensor<2x3x4x6xf32>) outs(%208 : tensor<2x3x4x6xf32>) {
    ^bb0(%in: f32, %in_327: f32, %out: f32):
      %684 = arith.subf %in, %in_327 : f32
      linalg.yield %684 : f32
    } -> tensor<2x3x4x6xf32>
    %558 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%557 : tensor<2x3x4x6xf32>) outs(%208 : tensor<2x3x4x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %684 = arith.mulf %in, %cst_12 : f32
      linalg.yield %684 : f32
    } -> tensor<2x3x4x6xf32>
    %559 = linalg.generic {indexing_maps = [#map10, #map2, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%207, %cst_1, %558 : tensor<1x3x4x6xi1>, tensor<f32>, tensor<2x3x4x6xf32>) outs(%208 : tensor<2x3x4x6xf32>) {
    ^bb0(%in: i1, %in_327: f32, %in_328: f32, %out: f32):
      %684 = arith.select %in, %in_327, %in_328 : f32
      linalg.yield %684 : f32
    } -> tensor<2x3x4x6xf32>
    %expanded_234 = tensor.expand_shape %559 [[0], [1], [2], [3, 4]] output_shape [2, 3, 4, 6, 1] : tensor<2x3x4x6xf32> into tensor<2x3x4x6x1xf32>
    %560 = tensor.empty() : tensor<2x3x4x1x6xf32>
    %transposed_235 = linalg.transpose ins(%expanded_234 : tensor<2x3x4x6x1xf32>) outs(%560 : tensor<2x3x4x1x6xf32>) permutation = [0, 1, 2, 4, 3] 
    %collapsed_236 = tensor.collapse_shape %transposed_235 [[0, 1], [2], [3, 4]] : tensor<2x3x4x1x6xf32> into tensor<6x4x6xf32>
    %561 = tensor.empty() : tensor<6x8x4xf32>
    %transposed_237 = linalg.transpose ins(%collapsed_73 : tensor<6x4x8xf32>) outs(%561 : tensor<6x8x4xf32>) permutation = [0, 2, 1] 
    %562 = linalg.fill ins(%cst : f32) outs(%550 : tensor<6x8x6xf32>) -> tensor<6x8x6xf32>
    %563 = linalg.batch_matmul ins(%transposed_237, %collapsed_236 : tensor<6x8x4xf32>, tensor<6x4x6xf32>) outs(%562 : tensor<6x8x6xf32>) -> tensor<6x8x6xf32>
    %transposed_238 = linalg.transpose ins(%collapsed_75 : tensor<6x8x6xf32>) outs(%547 : tensor<6x6x8xf32>) permutation = [0, 2, 1] 
    %564 = linalg.batch_matmul ins(%collapsed_236, %transposed_238 : tensor<6x4x6xf32>, tensor<6x6x8xf32>) outs(%224 : tensor<6x4x8xf32>) -> tensor<6x4x8xf32>
    %expanded_239 = tensor.expand_shape %563 [[0, 1], [2], [3, 4]] output_shape [2, 3, 8, 6, 1] : tensor<6x8x6xf32> into tensor<2x3x8x6x1xf32>
    %expanded_240 = tensor.expand_shape %564 [[0, 1], [2], [3, 4]] output_shape [2, 3, 4, 8, 1] : tensor<6x4x8xf32> into tensor<2x3x4x8x1xf32>
    %transposed_241 = linalg.transpose ins(%expanded_239 : tensor<2x3x8x6x1xf32>) outs(%552 : tensor<2x6x3x8x1xf32>) permutation = [0, 3, 1, 2, 4] 
    %collapsed_242 = tensor.collapse_shape %transposed_241 [[0], [1], [2], [3, 4]] : tensor<2x6x3x8x1xf32> into tensor<2x6x3x8xf32>
    %transposed_243 = linalg.transpose ins(%expanded_240 : tensor<2x3x4x8x1xf32>) outs(%226 : tensor<2x4x3x8x1xf32>) permutation = [0, 2, 1, 3, 4] 
    %collapsed_244 = tensor.collapse_shape %transposed_243 [[0], [1], [2], [3, 4]] : tensor<2x4x3x8x1xf32> into tensor<2x4x3x8xf32>
    %transposed_245 = linalg.transpose ins(%collapsed_242 : tensor<2x6x3x8xf32>) outs(%553 : tensor<2x3x6x8xf32>) permutation = [0, 2, 1, 3] 
    %transposed_246 = linalg.transpose ins(%collapsed_244 : tensor<2x4x3x8xf32>) outs(%227 : tensor<2x3x4x8xf32>) permutation = [0, 2, 1, 3] 
    %565 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%412 : tensor<f32>) outs(%194 : tensor<2x6x5x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x6x5x8xf32>
    %566 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%565, %arg57 : tensor<2x6x5x8xf32>, tensor<2x6x5x8xf32>) outs(%194 : tensor<2x6x5x8xf32>) {
    ^bb0(%in: f32, %in_327: f32, %out: f32):
      %684 = arith.mulf %in, %in_327 : f32
      linalg.yield %684 : f32
    } -> tensor<2x6x5x8xf32>
    %collapsed_247 = tensor.collapse_shape %566 [[0, 1], [2], [3]] : tensor<2x6x5x8xf32> into tensor<12x5x8xf32>
    %transposed_248 = linalg.transpose ins(%collapsed_65 : tensor<12x5x5xf32>) outs(%174 : tensor<12x5x5xf32>) permutation = [0, 2, 1] 
    %567 = linalg.batch_matmul ins(%transposed_248, %collapsed_247 : tensor<12x5x5xf32>, tensor<12x5x8xf32>) outs(%192 : tensor<12x5x8xf32>) -> tensor<12x5x8xf32>
    %568 = tensor.empty() : tensor<12x8x5xf32>
    %transposed_249 = linalg.transpose ins(%collapsed_66 : tensor<12x5x8xf32>) outs(%568 : tensor<12x8x5xf32>) permutation = [0, 2, 1] 
    %569 = linalg.batch_matmul ins(%collapsed_247, %transposed_249 : tensor<12x5x8xf32>, tensor<12x8x5xf32>) outs(%175 : tensor<12x5x5xf32>) -> tensor<12x5x5xf32>
    %expanded_250 = tensor.expand_shape %569 [[0, 1], [2], [3]] output_shape [2, 6, 5, 5] : tensor<12x5x5xf32> into tensor<2x6x5x5xf32>
    %570 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_250, %190 : tensor<2x6x5x5xf32>, tensor<2x6x5x5xf32>) outs(%177 : tensor<2x6x5x5xf32>) {
    ^bb0(%in: f32, %in_327: f32, %out: f32):
      %684 = arith.mulf %in, %in_327 : f32
      linalg.yield %684 : f32
    } -> tensor<2x6x5x5xf32>
    %571 = linalg.generic {indexing_maps = [#map, #map4], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%570 : tensor<2x6x5x5xf32>) outs(%188 : tensor<2x6x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %684 = arith.addf %in, %out : f32
      linalg.yield %684 : f32
    } -> tensor<2x6x5x1xf32>
    %572 = linalg.generic {indexing_maps = [#map, #map4, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%190, %571 : tensor<2x6x5x5xf32>, tensor<2x6x5x1xf32>) outs(%177 : tensor<2x6x5x5xf32>) {
    ^bb0(%in: f32, %in_327: f32, %out: f32):
      %684 = arith.mulf %in, %in_327 : f32
      linalg.yield %684 : f32
    } -> tensor<2x6x5x5xf32>
    %573 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%570, %572 : tensor<2x6x5x5xf32>, tensor<2x6x5x5xf32>) outs(%177 : tensor<2x6x5x5xf32>) {
    ^bb0(%in: f32, %in_327: f32, %out: f32):
      %684 = arith.subf %in, %in_327 : f32
      linalg.yield %684 : f32
    } -> tensor<2x6x5x5xf32>
    %574 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%573 : tensor<2x6x5x5xf32>) outs(%177 : tensor<2x6x5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %684 = arith.truncf %cst_7 : f64 to f32
      %685 = arith.mulf %in, %684 : f32
      linalg.yield %685 : f32
    } -> tensor<2x6x5x5xf32>
    %collapsed_251 = tensor.collapse_shape %574 [[0, 1], [2], [3]] : tensor<2x6x5x5xf32> into tensor<12x5x5xf32>
    %transposed_252 = linalg.transpose ins(%collapsed_61 : tensor<12x5x8xf32>) outs(%568 : tensor<12x8x5xf32>) permutation = [0, 2, 1] 
    %575 = linalg.fill ins(%cst : f32) outs(%568 : tensor<12x8x5xf32>) -> tensor<12x8x5xf32>
    %576 = linalg.batch_matmul ins(%transposed_252, %collapsed_251 : tensor<12x8x5xf32>, tensor<12x5x5xf32>) outs(%575 : tensor<12x8x5xf32>) -> tensor<12x8x5xf32>
    %transposed_253 = linalg.transpose ins(%collapsed_62 : tensor<12x8x5xf32>) outs(%191 : tensor<12x5x8xf32>) permutation = [0, 2, 1] 
    %577 = linalg.batch_matmul ins(%collapsed_251, %transposed_253 : tensor<12x5x5xf32>, tensor<12x5x8xf32>) outs(%192 : tensor<12x5x8xf32>) -> tensor<12x5x8xf32>
    %expanded_254 = tensor.expand_shape %576 [[0, 1], [2], [3]] output_shape [2, 6, 8, 5] : tensor<12x8x5xf32> into tensor<2x6x8x5xf32>
    %expanded_255 = tensor.expand_shape %577 [[0, 1], [2], [3]] output_shape [2, 6, 5, 8] : tensor<12x5x8xf32> into tensor<2x6x5x8xf32>
    %transposed_256 = linalg.transpose ins(%expanded_254 : tensor<2x6x8x5xf32>) outs(%194 : tensor<2x6x5x8xf32>) permutation = [0, 1, 3, 2] 
    %expanded_257 = tensor.expand_shape %567 [[0, 1, 2], [3], [4]] output_shape [2, 2, 3, 5, 8] : tensor<12x5x8xf32> into tensor<2x2x3x5x8xf32>
    %578 = tensor.empty() : tensor<2x2x1x5x8xf32>
    %579 = linalg.fill ins(%cst : f32) outs(%578 : tensor<2x2x1x5x8xf32>) -> tensor<2x2x1x5x8xf32>
    %580 = linalg.generic {indexing_maps = [#map9, #map22], iterator_types = ["parallel", "parallel", "reduction", "parallel", "parallel"]} ins(%expanded_257 : tensor<2x2x3x5x8xf32>) outs(%579 : tensor<2x2x1x5x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %684 = arith.addf %in, %out : f32
      linalg.yield %684 : f32
    } -> tensor<2x2x1x5x8xf32>
    %collapsed_258 = tensor.collapse_shape %580 [[0], [1], [2, 3], [4]] : tensor<2x2x1x5x8xf32> into tensor<2x2x5x8xf32>
    %expanded_259 = tensor.expand_shape %transposed_256 [[0], [1, 2], [3], [4]] output_shape [2, 2, 3, 5, 8] : tensor<2x6x5x8xf32> into tensor<2x2x3x5x8xf32>
    %581 = linalg.generic {indexing_maps = [#map9, #map22], iterator_types = ["parallel", "parallel", "reduction", "parallel", "parallel"]} ins(%expanded_259 : tensor<2x2x3x5x8xf32>) outs(%579 : tensor<2x2x1x5x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %684 = arith.addf %in, %out : f32
      linalg.yield %684 : f32
    } -> tensor<2x2x1x5x8xf32>
    %collapsed_260 = tensor.collapse_shape %581 [[0], [1], [2, 3], [4]] : tensor<2x2x1x5x8xf32> into tensor<2x2x5x8xf32>
    %582 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%412 : tensor<f32>) outs(%146 : tensor<1x2x6x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x2x6x8xf32>
    %583 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%582, %arg55 : tensor<1x2x6x8xf32>, tensor<1x2x6x8xf32>) outs(%146 : tensor<1x2x6x8xf32>) {
    ^bb0(%in: f32, %in_327: f32, %out: f32):
      %684 = arith.mulf %in, %in_327 : f32
      linalg.yield %684 : f32
    } -> tensor<1x2x6x8xf32>
    %collapsed_261 = tensor.collapse_shape %583 [[0, 1], [2], [3]] : tensor<1x2x6x8xf32> into tensor<2x6x8xf32>
    %584 = tensor.empty() : tensor<2x13x6xf32>
    %transposed_262 = linalg.transpose ins(%collapsed_56 : tensor<2x6x13xf32>) outs(%584 : tensor<2x13x6xf32>) permutation = [0, 2, 1] 
    %585 = tensor.empty() : tensor<2x13x8xf32>
    %586 = linalg.fill ins(%cst : f32) outs(%585 : tensor<2x13x8xf32>) -> tensor<2x13x8xf32>
    %587 = linalg.batch_matmul ins(%transposed_262, %collapsed_261 : tensor<2x13x6xf32>, tensor<2x6x8xf32>) outs(%586 : tensor<2x13x8xf32>) -> tensor<2x13x8xf32>
    %588 = tensor.empty() : tensor<2x8x13xf32>
    %transposed_263 = linalg.transpose ins(%collapsed_57 : tensor<2x13x8xf32>) outs(%588 : tensor<2x8x13xf32>) permutation = [0, 2, 1] 
    %589 = linalg.batch_matmul ins(%collapsed_261, %transposed_263 : tensor<2x6x8xf32>, tensor<2x8x13xf32>) outs(%150 : tensor<2x6x13xf32>) -> tensor<2x6x13xf32>
    %expanded_264 = tensor.expand_shape %587 [[0, 1], [2], [3]] output_shape [1, 2, 13, 8] : tensor<2x13x8xf32> into tensor<1x2x13x8xf32>
    %expanded_265 = tensor.expand_shape %589 [[0, 1], [2], [3]] output_shape [1, 2, 6, 13] : tensor<2x6x13xf32> into tensor<1x2x6x13xf32>
    %590 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_265, %163 : tensor<1x2x6x13xf32>, tensor<1x2x6x13xf32>) outs(%157 : tensor<1x2x6x13xf32>) {
    ^bb0(%in: f32, %in_327: f32, %out: f32):
      %684 = arith.mulf %in, %in_327 : f32
      linalg.yield %684 : f32
    } -> tensor<1x2x6x13xf32>
    %591 = linalg.generic {indexing_maps = [#map, #map4], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%590 : tensor<1x2x6x13xf32>) outs(%161 : tensor<1x2x6x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %684 = arith.addf %in, %out : f32
      linalg.yield %684 : f32
    } -> tensor<1x2x6x1xf32>
    %592 = linalg.generic {indexing_maps = [#map, #map4, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%163, %591 : tensor<1x2x6x13xf32>, tensor<1x2x6x1xf32>) outs(%157 : tensor<1x2x6x13xf32>) {
    ^bb0(%in: f32, %in_327: f32, %out: f32):
      %684 = arith.mulf %in, %in_327 : f32
      linalg.yield %684 : f32
    } -> tensor<1x2x6x13xf32>
    %593 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%590, %592 : tensor<1x2x6x13xf32>, tensor<1x2x6x13xf32>) outs(%157 : tensor<1x2x6x13xf32>) {
    ^bb0(%in: f32, %in_327: f32, %out: f32):
      %684 = arith.subf %in, %in_327 : f32
      linalg.yield %684 : f32
    } -> tensor<1x2x6x13xf32>
    %collapsed_266 = tensor.collapse_shape %593 [[0, 1], [2], [3]] : tensor<1x2x6x13xf32> into tensor<2x6x13xf32>
    %594 = tensor.empty() : tensor<2x8x6xf32>
    %transposed_267 = linalg.transpose ins(%collapsed_52 : tensor<2x6x8xf32>) outs(%594 : tensor<2x8x6xf32>) permutation = [0, 2, 1] 
    %595 = linalg.fill ins(%cst : f32) outs(%588 : tensor<2x8x13xf32>) -> tensor<2x8x13xf32>
    %596 = linalg.batch_matmul ins(%transposed_267, %collapsed_266 : tensor<2x8x6xf32>, tensor<2x6x13xf32>) outs(%595 : tensor<2x8x13xf32>) -> tensor<2x8x13xf32>
    %transposed_268 = linalg.transpose ins(%collapsed_53 : tensor<2x8x13xf32>) outs(%585 : tensor<2x13x8xf32>) permutation = [0, 2, 1] 
    %597 = linalg.batch_matmul ins(%collapsed_266, %transposed_268 : tensor<2x6x13xf32>, tensor<2x13x8xf32>) outs(%165 : tensor<2x6x8xf32>) -> tensor<2x6x8xf32>
    %expanded_269 = tensor.expand_shape %596 [[0, 1], [2], [3]] output_shape [1, 2, 8, 13] : tensor<2x8x13xf32> into tensor<1x2x8x13xf32>
    %expanded_270 = tensor.expand_shape %597 [[0, 1], [2], [3]] output_shape [1, 2, 6, 8] : tensor<2x6x8xf32> into tensor<1x2x6x8xf32>
    %598 = tensor.empty() : tensor<1x2x13x8xf32>
    %transposed_271 = linalg.transpose ins(%expanded_269 : tensor<1x2x8x13xf32>) outs(%598 : tensor<1x2x13x8xf32>) permutation = [0, 1, 3, 2] 
    %599 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_270 : tensor<1x2x6x8xf32>) outs(%146 : tensor<1x2x6x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %684 = arith.truncf %cst_7 : f64 to f32
      %685 = arith.mulf %in, %684 : f32
      linalg.yield %685 : f32
    } -> tensor<1x2x6x8xf32>
    %600 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%412 : tensor<f32>) outs(%141 : tensor<2x4x9x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x4x9x16xf32>
    %601 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%600, %arg53 : tensor<2x4x9x16xf32>, tensor<2x4x9x16xf32>) outs(%141 : tensor<2x4x9x16xf32>) {
    ^bb0(%in: f32, %in_327: f32, %out: f32):
      %684 = arith.mulf %in, %in_327 : f32
      linalg.yield %684 : f32
    } -> tensor<2x4x9x16xf32>
    %602 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%601 : tensor<2x4x9x16xf32>) outs(%107 : tensor<2x4x9x16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %684 = arith.truncf %in : f32 to bf16
      linalg.yield %684 : bf16
    } -> tensor<2x4x9x16xbf16>
    %collapsed_272 = tensor.collapse_shape %602 [[0, 1], [2], [3]] : tensor<2x4x9x16xbf16> into tensor<8x9x16xbf16>
    %transposed_273 = linalg.transpose ins(%collapsed_48 : tensor<8x9x9xbf16>) outs(%117 : tensor<8x9x9xbf16>) permutation = [0, 2, 1] 
    %603 = linalg.batch_matmul ins(%transposed_273, %collapsed_272 : tensor<8x9x9xbf16>, tensor<8x9x16xbf16>) outs(%137 : tensor<8x9x16xf32>) -> tensor<8x9x16xf32>
    %604 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%603 : tensor<8x9x16xf32>) outs(%139 : tensor<8x9x16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %684 = arith.truncf %in : f32 to bf16
      linalg.yield %684 : bf16
    } -> tensor<8x9x16xbf16>
    %605 = tensor.empty() : tensor<8x16x9xbf16>
    %transposed_274 = linalg.transpose ins(%collapsed_49 : tensor<8x9x16xbf16>) outs(%605 : tensor<8x16x9xbf16>) permutation = [0, 2, 1] 
    %606 = linalg.batch_matmul ins(%collapsed_272, %transposed_274 : tensor<8x9x16xbf16>, tensor<8x16x9xbf16>) outs(%115 : tensor<8x9x9xf32>) -> tensor<8x9x9xf32>
    %607 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%606 : tensor<8x9x9xf32>) outs(%117 : tensor<8x9x9xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %684 = arith.truncf %in : f32 to bf16
      linalg.yield %684 : bf16
    } -> tensor<8x9x9xbf16>
    %expanded_275 = tensor.expand_shape %604 [[0, 1], [2], [3]] output_shape [2, 4, 9, 16] : tensor<8x9x16xbf16> into tensor<2x4x9x16xbf16>
    %expanded_276 = tensor.expand_shape %607 [[0, 1], [2], [3]] output_shape [2, 4, 9, 9] : tensor<8x9x9xbf16> into tensor<2x4x9x9xbf16>
    %608 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_276 : tensor<2x4x9x9xbf16>) outs(%122 : tensor<2x4x9x9xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %684 = arith.extf %in : bf16 to f32
      linalg.yield %684 : f32
    } -> tensor<2x4x9x9xf32>
    %609 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%608, %134 : tensor<2x4x9x9xf32>, tensor<2x4x9x9xf32>) outs(%122 : tensor<2x4x9x9xf32>) {
    ^bb0(%in: f32, %in_327: f32, %out: f32):
      %684 = arith.mulf %in, %in_327 : f32
      linalg.yield %684 : f32
    } -> tensor<2x4x9x9xf32>
    %610 = linalg.generic {indexing_maps = [#map, #map4], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%609 : tensor<2x4x9x9xf32>) outs(%132 : tensor<2x4x9x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %684 = arith.addf %in, %out : f32
      linalg.yield %684 : f32
    } -> tensor<2x4x9x1xf32>
    %611 = linalg.generic {indexing_maps = [#map, #map4, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%134, %610 : tensor<2x4x9x9xf32>, tensor<2x4x9x1xf32>) outs(%122 : tensor<2x4x9x9xf32>) {
    ^bb0(%in: f32, %in_327: f32, %out: f32):
      %684 = arith.mulf %in, %in_327 : f32
      linalg.yield %684 : f32
    } -> tensor<2x4x9x9xf32>
    %612 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%609, %611 : tensor<2x4x9x9xf32>, tensor<2x4x9x9xf32>) outs(%122 : tensor<2x4x9x9xf32>) {
    ^bb0(%in: f32, %in_327: f32, %out: f32):
      %684 = arith.subf %in, %in_327 : f32
      linalg.yield %684 : f32
    } -> tensor<2x4x9x9xf32>
    %613 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%612 : tensor<2x4x9x9xf32>) outs(%119 : tensor<2x4x9x9xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %684 = arith.truncf %in : f32 to bf16
      linalg.yield %684 : bf16
    } -> tensor<2x4x9x9xbf16>
    %614 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%613 : tensor<2x4x9x9xbf16>) outs(%119 : tensor<2x4x9x9xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %684 = arith.mulf %in, %cst_11 : bf16
      linalg.yield %684 : bf16
    } -> tensor<2x4x9x9xbf16>
    %collapsed_277 = tensor.collapse_shape %614 [[0, 1], [2], [3]] : tensor<2x4x9x9xbf16> into tensor<8x9x9xbf16>
    %transposed_278 = linalg.transpose ins(%collapsed_44 : tensor<8x9x16xbf16>) outs(%605 : tensor<8x16x9xbf16>) permutation = [0, 2, 1] 
    %615 = tensor.empty() : tensor<8x16x9xf32>
    %616 = linalg.fill ins(%cst : f32) outs(%615 : tensor<8x16x9xf32>) -> tensor<8x16x9xf32>
    %617 = linalg.batch_matmul ins(%transposed_278, %collapsed_277 : tensor<8x16x9xbf16>, tensor<8x9x9xbf16>) outs(%616 : tensor<8x16x9xf32>) -> tensor<8x16x9xf32>
    %618 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%617 : tensor<8x16x9xf32>) outs(%605 : tensor<8x16x9xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %684 = arith.truncf %in : f32 to bf16
      linalg.yield %684 : bf16
    } -> tensor<8x16x9xbf16>
    %transposed_279 = linalg.transpose ins(%collapsed_45 : tensor<8x16x9xbf16>) outs(%139 : tensor<8x9x16xbf16>) permutation = [0, 2, 1] 
    %619 = linalg.batch_matmul ins(%collapsed_277, %transposed_279 : tensor<8x9x9xbf16>, tensor<8x9x16xbf16>) outs(%137 : tensor<8x9x16xf32>) -> tensor<8x9x16xf32>
    %620 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%619 : tensor<8x9x16xf32>) outs(%139 : tensor<8x9x16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %684 = arith.truncf %in : f32 to bf16
      linalg.yield %684 : bf16
    } -> tensor<8x9x16xbf16>
    %expanded_280 = tensor.expand_shape %618 [[0, 1], [2], [3]] output_shape [2, 4, 16, 9] : tensor<8x16x9xbf16> into tensor<2x4x16x9xbf16>
    %expanded_281 = tensor.expand_shape %620 [[0, 1], [2], [3]] output_shape [2, 4, 9, 16] : tensor<8x9x16xbf16> into tensor<2x4x9x16xbf16>
    %transposed_282 = linalg.transpose ins(%expanded_280 : tensor<2x4x16x9xbf16>) outs(%107 : tensor<2x4x9x16xbf16>) permutation = [0, 1, 3, 2] 
    %621 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_275 : tensor<2x4x9x16xbf16>) outs(%141 : tensor<2x4x9x16xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %684 = arith.extf %in : bf16 to f32
      linalg.yield %684 : f32
    } -> tensor<2x4x9x16xf32>
    %622 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_282 : tensor<2x4x9x16xbf16>) outs(%141 : tensor<2x4x9x16xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %684 = arith.extf %in : bf16 to f32
      linalg.yield %684 : f32
    } -> tensor<2x4x9x16xf32>
    %623 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_281 : tensor<2x4x9x16xbf16>) outs(%141 : tensor<2x4x9x16xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %684 = arith.extf %in : bf16 to f32
      linalg.yield %684 : f32
    } -> tensor<2x4x9x16xf32>
    %624 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%412 : tensor<f32>) outs(%103 : tensor<2x4x7x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x4x7x8xf32>
    %625 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%624, %arg51 : tensor<2x4x7x8xf32>, tensor<2x4x7x8xf32>) outs(%103 : tensor<2x4x7x8xf32>) {
    ^bb0(%in: f32, %in_327: f32, %out: f32):
      %684 = arith.mulf %in, %in_327 : f32
      linalg.yield %684 : f32
    } -> tensor<2x4x7x8xf32>
    %collapsed_283 = tensor.collapse_shape %625 [[0, 1], [2], [3]] : tensor<2x4x7x8xf32> into tensor<8x7x8xf32>
    %transposed_284 = linalg.transpose ins(%collapsed_40 : tensor<8x7x7xf32>) outs(%83 : tensor<8x7x7xf32>) permutation = [0, 2, 1] 
    %626 = linalg.batch_matmul ins(%transposed_284, %collapsed_283 : tensor<8x7x7xf32>, tensor<8x7x8xf32>) outs(%101 : tensor<8x7x8xf32>) -> tensor<8x7x8xf32>
    %627 = tensor.empty() : tensor<8x8x7xf32>
    %transposed_285 = linalg.transpose ins(%collapsed_41 : tensor<8x7x8xf32>) outs(%627 : tensor<8x8x7xf32>) permutation = [0, 2, 1] 
    %628 = linalg.batch_matmul ins(%collapsed_283, %transposed_285 : tensor<8x7x8xf32>, tensor<8x8x7xf32>) outs(%84 : tensor<8x7x7xf32>) -> tensor<8x7x7xf32>
    %expanded_286 = tensor.expand_shape %626 [[0, 1], [2], [3]] output_shape [2, 4, 7, 8] : tensor<8x7x8xf32> into tensor<2x4x7x8xf32>
    %expanded_287 = tensor.expand_shape %628 [[0, 1], [2], [3]] output_shape [2, 4, 7, 7] : tensor<8x7x7xf32> into tensor<2x4x7x7xf32>
    %629 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_287, %99 : tensor<2x4x7x7xf32>, tensor<2x4x7x7xf32>) outs(%86 : tensor<2x4x7x7xf32>) {
    ^bb0(%in: f32, %in_327: f32, %out: f32):
      %684 = arith.mulf %in, %in_327 : f32
      linalg.yield %684 : f32
    } -> tensor<2x4x7x7xf32>
    %630 = linalg.generic {indexing_maps = [#map, #map4], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%629 : tensor<2x4x7x7xf32>) outs(%97 : tensor<2x4x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %684 = arith.addf %in, %out : f32
      linalg.yield %684 : f32
    } -> tensor<2x4x7x1xf32>
    %631 = linalg.generic {indexing_maps = [#map, #map4, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%99, %630 : tensor<2x4x7x7xf32>, tensor<2x4x7x1xf32>) outs(%86 : tensor<2x4x7x7xf32>) {
    ^bb0(%in: f32, %in_327: f32, %out: f32):
      %684 = arith.mulf %in, %in_327 : f32
      linalg.yield %684 : f32
    } -> tensor<2x4x7x7xf32>
    %632 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%629, %631 : tensor<2x4x7x7xf32>, tensor<2x4x7x7xf32>) outs(%86 : tensor<2x4x7x7xf32>) {
    ^bb0(%in: f32, %in_327: f32, %out: f32):
      %684 = arith.subf %in, %in_327 : f32
      linalg.yield %684 : f32
    } -> tensor<2x4x7x7xf32>
    %633 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%632 : tensor<2x4x7x7xf32>) outs(%86 : tensor<2x4x7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %684 = arith.truncf %cst_7 : f64 to f32
      %685 = arith.mulf %in, %684 : f32
      linalg.yield %685 : f32
    } -> tensor<2x4x7x7xf32>
    %collapsed_288 = tensor.collapse_shape %633 [[0, 1], [2], [3]] : tensor<2x4x7x7xf32> into tensor<8x7x7xf32>
    %transposed_289 = linalg.transpose ins(%collapsed_36 : tensor<8x7x8xf32>) outs(%627 : tensor<8x8x7xf32>) permutation = [0, 2, 1] 
    %634 = linalg.fill ins(%cst : f32) outs(%627 : tensor<8x8x7xf32>) -> tensor<8x8x7xf32>
    %635 = linalg.batch_matmul ins(%transposed_289, %collapsed_288 : tensor<8x8x7xf32>, tensor<8x7x7xf32>) outs(%634 : tensor<8x8x7xf32>) -> tensor<8x8x7xf32>
    %transposed_290 = linalg.transpose ins(%collapsed_37 : tensor<8x8x7xf32>) outs(%100 : tensor<8x7x8xf32>) permutation = [0, 2, 1] 
    %636 = linalg.batch_matmul ins(%collapsed_288, %transposed_290 : tensor<8x7x7xf32>, tensor<8x7x8xf32>) outs(%101 : tensor<8x7x8xf32>) -> tensor<8x7x8xf32>
    %expanded_291 = tensor.expand_shape %635 [[0, 1], [2], [3]] output_shape [2, 4, 8, 7] : tensor<8x8x7xf32> into tensor<2x4x8x7xf32>
    %expanded_292 = tensor.expand_shape %636 [[0, 1], [2], [3]] output_shape [2, 4, 7, 8] : tensor<8x7x8xf32> into tensor<2x4x7x8xf32>
    %transposed_293 = linalg.transpose ins(%expanded_291 : tensor<2x4x8x7xf32>) outs(%103 : tensor<2x4x7x8xf32>) permutation = [0, 1, 3, 2] 
    %637 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%526, %arg49 : tensor<2x3x5x4xf32>, tensor<2x3x5x4xf32>) outs(%78 : tensor<2x3x5x4xf32>) {
    ^bb0(%in: f32, %in_327: f32, %out: f32):
      %684 = arith.mulf %in, %in_327 : f32
      linalg.yield %684 : f32
    } -> tensor<2x3x5x4xf32>
    %collapsed_294 = tensor.collapse_shape %637 [[0, 1], [2], [3]] : tensor<2x3x5x4xf32> into tensor<6x5x4xf32>
    %638 = tensor.empty() : tensor<6x11x5xf32>
    %transposed_295 = linalg.transpose ins(%collapsed_32 : tensor<6x5x11xf32>) outs(%638 : tensor<6x11x5xf32>) permutation = [0, 2, 1] 
    %639 = tensor.empty() : tensor<6x11x4xf32>
    %640 = linalg.fill ins(%cst : f32) outs(%639 : tensor<6x11x4xf32>) -> tensor<6x11x4xf32>
    %641 = linalg.batch_matmul ins(%transposed_295, %collapsed_294 : tensor<6x11x5xf32>, tensor<6x5x4xf32>) outs(%640 : tensor<6x11x4xf32>) -> tensor<6x11x4xf32>
    %642 = tensor.empty() : tensor<6x4x11xf32>
    %transposed_296 = linalg.transpose ins(%collapsed_33 : tensor<6x11x4xf32>) outs(%642 : tensor<6x4x11xf32>) permutation = [0, 2, 1] 
    %643 = linalg.batch_matmul ins(%collapsed_294, %transposed_296 : tensor<6x5x4xf32>, tensor<6x4x11xf32>) outs(%60 : tensor<6x5x11xf32>) -> tensor<6x5x11xf32>
    %expanded_297 = tensor.expand_shape %641 [[0, 1], [2], [3]] output_shape [2, 3, 11, 4] : tensor<6x11x4xf32> into tensor<2x3x11x4xf32>
    %expanded_298 = tensor.expand_shape %643 [[0, 1], [2], [3]] output_shape [2, 3, 5, 11] : tensor<6x5x11xf32> into tensor<2x3x5x11xf32>
    %644 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_298, %74 : tensor<2x3x5x11xf32>, tensor<2x3x5x11xf32>) outs(%62 : tensor<2x3x5x11xf32>) {
    ^bb0(%in: f32, %in_327: f32, %out: f32):
      %684 = arith.mulf %in, %in_327 : f32
      linalg.yield %684 : f32
    } -> tensor<2x3x5x11xf32>
    %645 = linalg.generic {indexing_maps = [#map, #map4], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%644 : tensor<2x3x5x11xf32>) outs(%72 : tensor<2x3x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %684 = arith.addf %in, %out : f32
      linalg.yield %684 : f32
    } -> tensor<2x3x5x1xf32>
    %646 = linalg.generic {indexing_maps = [#map, #map4, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%74, %645 : tensor<2x3x5x11xf32>, tensor<2x3x5x1xf32>) outs(%62 : tensor<2x3x5x11xf32>) {
    ^bb0(%in: f32, %in_327: f32, %out: f32):
      %684 = arith.mulf %in, %in_327 : f32
      linalg.yield %684 : f32
    } -> tensor<2x3x5x11xf32>
    %647 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%644, %646 : tensor<2x3x5x11xf32>, tensor<2x3x5x11xf32>) outs(%62 : tensor<2x3x5x11xf32>) {
    ^bb0(%in: f32, %in_327: f32, %out: f32):
      %684 = arith.subf %in, %in_327 : f32
      linalg.yield %684 : f32
    } -> tensor<2x3x5x11xf32>
    %648 = linalg.generic {indexing_maps = [#map, #map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%57, %647, %cst_1 : tensor<2x3x5x11xi1>, tensor<2x3x5x11xf32>, tensor<f32>) outs(%62 : tensor<2x3x5x11xf32>) {
    ^bb0(%in: i1, %in_327: f32, %in_328: f32, %out: f32):
      %684 = arith.select %in, %in_327, %in_328 : f32
      linalg.yield %684 : f32
    } -> tensor<2x3x5x11xf32>
    %collapsed_299 = tensor.collapse_shape %648 [[0, 1], [2], [3]] : tensor<2x3x5x11xf32> into tensor<6x5x11xf32>
    %transposed_300 = linalg.transpose ins(%collapsed_28 : tensor<6x5x4xf32>) outs(%539 : tensor<6x4x5xf32>) permutation = [0, 2, 1] 
    %649 = linalg.fill ins(%cst : f32) outs(%642 : tensor<6x4x11xf32>) -> tensor<6x4x11xf32>
    %650 = linalg.batch_matmul ins(%transposed_300, %collapsed_299 : tensor<6x4x5xf32>, tensor<6x5x11xf32>) outs(%649 : tensor<6x4x11xf32>) -> tensor<6x4x11xf32>
    %transposed_301 = linalg.transpose ins(%collapsed_29 : tensor<6x4x11xf32>) outs(%639 : tensor<6x11x4xf32>) permutation = [0, 2, 1] 
    %651 = linalg.batch_matmul ins(%collapsed_299, %transposed_301 : tensor<6x5x11xf32>, tensor<6x11x4xf32>) outs(%76 : tensor<6x5x4xf32>) -> tensor<6x5x4xf32>
    %expanded_302 = tensor.expand_shape %650 [[0, 1], [2], [3]] output_shape [2, 3, 4, 11] : tensor<6x4x11xf32> into tensor<2x3x4x11xf32>
    %expanded_303 = tensor.expand_shape %651 [[0, 1], [2], [3]] output_shape [2, 3, 5, 4] : tensor<6x5x4xf32> into tensor<2x3x5x4xf32>
    %652 = tensor.empty() : tensor<2x3x11x4xf32>
    %transposed_304 = linalg.transpose ins(%expanded_302 : tensor<2x3x4x11xf32>) outs(%652 : tensor<2x3x11x4xf32>) permutation = [0, 1, 3, 2] 
    %653 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%412 : tensor<f32>) outs(%52 : tensor<2x2x7x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x7x4xf32>
    %654 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%653, %arg47 : tensor<2x2x7x4xf32>, tensor<2x2x7x4xf32>) outs(%52 : tensor<2x2x7x4xf32>) {
    ^bb0(%in: f32, %in_327: f32, %out: f32):
      %684 = arith.mulf %in, %in_327 : f32
      linalg.yield %684 : f32
    } -> tensor<2x2x7x4xf32>
    %collapsed_305 = tensor.collapse_shape %654 [[0, 1], [2], [3]] : tensor<2x2x7x4xf32> into tensor<4x7x4xf32>
    %transposed_306 = linalg.transpose ins(%collapsed_24 : tensor<4x7x7xf32>) outs(%30 : tensor<4x7x7xf32>) permutation = [0, 2, 1] 
    %655 = linalg.batch_matmul ins(%transposed_306, %collapsed_305 : tensor<4x7x7xf32>, tensor<4x7x4xf32>) outs(%50 : tensor<4x7x4xf32>) -> tensor<4x7x4xf32>
    %transposed_307 = linalg.transpose ins(%collapsed_25 : tensor<4x7x4xf32>) outs(%470 : tensor<4x4x7xf32>) permutation = [0, 2, 1] 
    %656 = linalg.batch_matmul ins(%collapsed_305, %transposed_307 : tensor<4x7x4xf32>, tensor<4x4x7xf32>) outs(%31 : tensor<4x7x7xf32>) -> tensor<4x7x7xf32>
    %expanded_308 = tensor.expand_shape %655 [[0, 1], [2], [3]] output_shape [2, 2, 7, 4] : tensor<4x7x4xf32> into tensor<2x2x7x4xf32>
    %expanded_309 = tensor.expand_shape %656 [[0, 1], [2], [3]] output_shape [2, 2, 7, 7] : tensor<4x7x7xf32> into tensor<2x2x7x7xf32>
    %657 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_309, %48 : tensor<2x2x7x7xf32>, tensor<2x2x7x7xf32>) outs(%33 : tensor<2x2x7x7xf32>) {
    ^bb0(%in: f32, %in_327: f32, %out: f32):
      %684 = arith.mulf %in, %in_327 : f32
      linalg.yield %684 : f32
    } -> tensor<2x2x7x7xf32>
    %658 = linalg.generic {indexing_maps = [#map, #map4], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%657 : tensor<2x2x7x7xf32>) outs(%46 : tensor<2x2x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %684 = arith.addf %in, %out : f32
      linalg.yield %684 : f32
    } -> tensor<2x2x7x1xf32>
    %659 = linalg.generic {indexing_maps = [#map, #map4, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%48, %658 : tensor<2x2x7x7xf32>, tensor<2x2x7x1xf32>) outs(%33 : tensor<2x2x7x7xf32>) {
    ^bb0(%in: f32, %in_327: f32, %out: f32):
      %684 = arith.mulf %in, %in_327 : f32
      linalg.yield %684 : f32
    } -> tensor<2x2x7x7xf32>
    %660 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%657, %659 : tensor<2x2x7x7xf32>, tensor<2x2x7x7xf32>) outs(%33 : tensor<2x2x7x7xf32>) {
    ^bb0(%in: f32, %in_327: f32, %out: f32):
      %684 = arith.subf %in, %in_327 : f32
      linalg.yield %684 : f32
    } -> tensor<2x2x7x7xf32>
    %661 = linalg.generic {indexing_maps = [#map6, #map2, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%36, %cst_1, %660 : tensor<2x1x7x7xi1>, tensor<f32>, tensor<2x2x7x7xf32>) outs(%33 : tensor<2x2x7x7xf32>) {
    ^bb0(%in: i1, %in_327: f32, %in_328: f32, %out: f32):
      %684 = arith.select %in, %in_327, %in_328 : f32
      linalg.yield %684 : f32
    } -> tensor<2x2x7x7xf32>
    %662 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%661 : tensor<2x2x7x7xf32>) outs(%33 : tensor<2x2x7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %684 = arith.truncf %cst_8 : f64 to f32
      %685 = arith.divf %in, %684 : f32
      linalg.yield %685 : f32
    } -> tensor<2x2x7x7xf32>
    %collapsed_310 = tensor.collapse_shape %662 [[0, 1], [2], [3]] : tensor<2x2x7x7xf32> into tensor<4x7x7xf32>
    %663 = tensor.empty() : tensor<4x8x7xf32>
    %transposed_311 = linalg.transpose ins(%collapsed_20 : tensor<4x7x8xf32>) outs(%663 : tensor<4x8x7xf32>) permutation = [0, 2, 1] 
    %664 = linalg.fill ins(%cst : f32) outs(%663 : tensor<4x8x7xf32>) -> tensor<4x8x7xf32>
    %665 = linalg.batch_matmul ins(%transposed_311, %collapsed_310 : tensor<4x8x7xf32>, tensor<4x7x7xf32>) outs(%664 : tensor<4x8x7xf32>) -> tensor<4x8x7xf32>
    %666 = tensor.empty() : tensor<4x7x8xf32>
    %transposed_312 = linalg.transpose ins(%collapsed_21 : tensor<4x8x7xf32>) outs(%666 : tensor<4x7x8xf32>) permutation = [0, 2, 1] 
    %667 = linalg.fill ins(%cst : f32) outs(%666 : tensor<4x7x8xf32>) -> tensor<4x7x8xf32>
    %668 = linalg.batch_matmul ins(%collapsed_310, %transposed_312 : tensor<4x7x7xf32>, tensor<4x7x8xf32>) outs(%667 : tensor<4x7x8xf32>) -> tensor<4x7x8xf32>
    %expanded_313 = tensor.expand_shape %665 [[0, 1], [2], [3]] output_shape [2, 2, 8, 7] : tensor<4x8x7xf32> into tensor<2x2x8x7xf32>
    %expanded_314 = tensor.expand_shape %668 [[0, 1], [2], [3]] output_shape [2, 2, 7, 8] : tensor<4x7x8xf32> into tensor<2x2x7x8xf32>
    %669 = tensor.empty() : tensor<2x2x7x8xf32>
    %transposed_315 = linalg.transpose ins(%expanded_313 : tensor<2x2x8x7xf32>) outs(%669 : tensor<2x2x7x8xf32>) permutation = [0, 1, 3, 2] 
    %670 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%412 : tensor<f32>) outs(%23 : tensor<2x3x9x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x3x9x8xf32>
    %671 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%670, %arg45 : tensor<2x3x9x8xf32>, tensor<2x3x9x8xf32>) outs(%23 : tensor<2x3x9x8xf32>) {
    ^bb0(%in: f32, %in_327: f32, %out: f32):
      %684 = arith.mulf %in, %in_327 : f32
      linalg.yield %684 : f32
    } -> tensor<2x3x9x8xf32>
    %collapsed_316 = tensor.collapse_shape %671 [[0, 1], [2], [3]] : tensor<2x3x9x8xf32> into tensor<6x9x8xf32>
    %transposed_317 = linalg.transpose ins(%collapsed_16 : tensor<6x9x9xf32>) outs(%1 : tensor<6x9x9xf32>) permutation = [0, 2, 1] 
    %672 = linalg.batch_matmul ins(%transposed_317, %collapsed_316 : tensor<6x9x9xf32>, tensor<6x9x8xf32>) outs(%21 : tensor<6x9x8xf32>) -> tensor<6x9x8xf32>
    %673 = tensor.empty() : tensor<6x8x9xf32>
    %transposed_318 = linalg.transpose ins(%collapsed_17 : tensor<6x9x8xf32>) outs(%673 : tensor<6x8x9xf32>) permutation = [0, 2, 1] 
    %674 = linalg.batch_matmul ins(%collapsed_316, %transposed_318 : tensor<6x9x8xf32>, tensor<6x8x9xf32>) outs(%2 : tensor<6x9x9xf32>) -> tensor<6x9x9xf32>
    %expanded_319 = tensor.expand_shape %672 [[0, 1], [2], [3]] output_shape [2, 3, 9, 8] : tensor<6x9x8xf32> into tensor<2x3x9x8xf32>
    %expanded_320 = tensor.expand_shape %674 [[0, 1], [2], [3]] output_shape [2, 3, 9, 9] : tensor<6x9x9xf32> into tensor<2x3x9x9xf32>
    %675 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_320, %19 : tensor<2x3x9x9xf32>, tensor<2x3x9x9xf32>) outs(%4 : tensor<2x3x9x9xf32>) {
    ^bb0(%in: f32, %in_327: f32, %out: f32):
      %684 = arith.mulf %in, %in_327 : f32
      linalg.yield %684 : f32
    } -> tensor<2x3x9x9xf32>
    %676 = linalg.generic {indexing_maps = [#map, #map4], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%675 : tensor<2x3x9x9xf32>) outs(%17 : tensor<2x3x9x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %684 = arith.addf %in, %out : f32
      linalg.yield %684 : f32
    } -> tensor<2x3x9x1xf32>
    %677 = linalg.generic {indexing_maps = [#map, #map4, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%19, %676 : tensor<2x3x9x9xf32>, tensor<2x3x9x1xf32>) outs(%4 : tensor<2x3x9x9xf32>) {
    ^bb0(%in: f32, %in_327: f32, %out: f32):
      %684 = arith.mulf %in, %in_327 : f32
      linalg.yield %684 : f32
    } -> tensor<2x3x9x9xf32>
    %678 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%675, %677 : tensor<2x3x9x9xf32>, tensor<2x3x9x9xf32>) outs(%4 : tensor<2x3x9x9xf32>) {
    ^bb0(%in: f32, %in_327: f32, %out: f32):
      %684 = arith.subf %in, %in_327 : f32
      linalg.yield %684 : f32
    } -> tensor<2x3x9x9xf32>
    %679 = linalg.generic {indexing_maps = [#map1, #map2, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%7, %cst_1, %678 : tensor<1x1x9x9xi1>, tensor<f32>, tensor<2x3x9x9xf32>) outs(%4 : tensor<2x3x9x9xf32>) {
    ^bb0(%in: i1, %in_327: f32, %in_328: f32, %out: f32):
      %684 = arith.select %in, %in_327, %in_328 : f32
      linalg.yield %684 : f32
    } -> tensor<2x3x9x9xf32>
    %680 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%679 : tensor<2x3x9x9xf32>) outs(%4 : tensor<2x3x9x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %684 = arith.truncf %cst_9 : f64 to f32
      %685 = arith.mulf %in, %684 : f32
      linalg.yield %685 : f32
    } -> tensor<2x3x9x9xf32>
    %collapsed_321 = tensor.collapse_shape %680 [[0, 1], [2], [3]] : tensor<2x3x9x9xf32> into tensor<6x9x9xf32>
    %transposed_322 = linalg.transpose ins(%collapsed : tensor<6x9x8xf32>) outs(%673 : tensor<6x8x9xf32>) permutation = [0, 2, 1] 
    %681 = linalg.fill ins(%cst : f32) outs(%673 : tensor<6x8x9xf32>) -> tensor<6x8x9xf32>
    %682 = linalg.batch_matmul ins(%transposed_322, %collapsed_321 : tensor<6x8x9xf32>, tensor<6x9x9xf32>) outs(%681 : tensor<6x8x9xf32>) -> tensor<6x8x9xf32>
    %transposed_323 = linalg.transpose ins(%collapsed_14 : tensor<6x8x9xf32>) outs(%20 : tensor<6x9x8xf32>) permutation = [0, 2, 1] 
    %683 = linalg.batch_matmul ins(%collapsed_321, %transposed_323 : tensor<6x9x9xf32>, tensor<6x9x8xf32>) outs(%21 : tensor<6x9x8xf32>) -> tensor<6x9x8xf32>
    %expanded_324 = tensor.expand_shape %682 [[0, 1], [2], [3]] output_shape [2, 3, 8, 9] : tensor<6x8x9xf32> into tensor<2x3x8x9xf32>
    %expanded_325 = tensor.expand_shape %683 [[0, 1], [2], [3]] output_shape [2, 3, 9, 8] : tensor<6x9x8xf32> into tensor<2x3x9x8xf32>
    %transposed_326 = linalg.transpose ins(%expanded_324 : tensor<2x3x8x9xf32>) outs(%23 : tensor<2x3x9x8xf32>) permutation = [0, 1, 3, 2] 
    return %411, %expanded_325, %transposed_326, %expanded_319, %expanded_314, %transposed_315, %expanded_308, %expanded_303, %transposed_304, %expanded_297, %expanded_292, %transposed_293, %expanded_286, %623, %622, %621, %599, %transposed_271, %expanded_264, %expanded_255, %collapsed_260, %collapsed_258, %transposed_246, %transposed_245, %transposed_233, %expanded_222, %expanded_221, %expanded_220, %expanded_211, %transposed_212, %expanded_205, %expanded_200, %transposed_201, %expanded_194, %expanded_189, %transposed_190, %expanded_182, %expanded_177, %transposed_178, %expanded_171, %expanded_167, %expanded_166, %expanded_164, %447, %446, %445 : tensor<f32>, tensor<2x3x9x8xf32>, tensor<2x3x9x8xf32>, tensor<2x3x9x8xf32>, tensor<2x2x7x8xf32>, tensor<2x2x7x8xf32>, tensor<2x2x7x4xf32>, tensor<2x3x5x4xf32>, tensor<2x3x11x4xf32>, tensor<2x3x11x4xf32>, tensor<2x4x7x8xf32>, tensor<2x4x7x8xf32>, tensor<2x4x7x8xf32>, tensor<2x4x9x16xf32>, tensor<2x4x9x16xf32>, tensor<2x4x9x16xf32>, tensor<1x2x6x8xf32>, tensor<1x2x13x8xf32>, tensor<1x2x13x8xf32>, tensor<2x6x5x8xf32>, tensor<2x2x5x8xf32>, tensor<2x2x5x8xf32>, tensor<2x3x4x8xf32>, tensor<2x3x6x8xf32>, tensor<2x3x6x8xf32>, tensor<2x3x5x4xf32>, tensor<2x3x7x4xf32>, tensor<2x3x7x4xf32>, tensor<2x2x6x4xf32>, tensor<2x2x6x4xf32>, tensor<2x2x6x4xf32>, tensor<2x2x6x4xf32>, tensor<2x2x6x4xf32>, tensor<2x2x6x4xf32>, tensor<1x1x3x1xf32>, tensor<1x1x5x1xf32>, tensor<1x1x5x1xf32>, tensor<2x2x1x4xf32>, tensor<2x2x7x4xf32>, tensor<2x2x7x4xf32>, tensor<1x1x7x4xf32>, tensor<1x1x5x4xf32>, tensor<1x1x5x6xf32>, tensor<1x4x8x16xf32>, tensor<1x1x8x16xf32>, tensor<1x1x8x16xf32>
  }
}
