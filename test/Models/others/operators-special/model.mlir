#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0) -> ()>
#map2 = affine_map<() -> ()>
#map3 = affine_map<(d0, d1) -> (d0, d1)>
#map4 = affine_map<(d0, d1) -> ()>
#map5 = affine_map<(d0, d1) -> (d0, 0)>
#map6 = affine_map<(d0, d1) -> (d1)>
#map7 = affine_map<(d0, d1) -> (d0)>
module @others {
  shard.grid @grid(shape = ?)
  fsdp.module @model class "fsdp_export.coverage.operators._Model" {
    fsdp.module @samples class "torch.nn.modules.container.ModuleList" {
      fsdp.module @"0" class "fsdp_export.coverage.operators._Sample" {
        fsdp.param @x0 : tensor<20xf32>
        fsdp.buffer @w0 : tensor<20xf32>
      }
      fsdp.module @"1" class "fsdp_export.coverage.operators._Sample" {
        fsdp.param @x0 : tensor<20xf32>
        fsdp.buffer @w0 : tensor<20xf32>
      }
      fsdp.module @"2" class "fsdp_export.coverage.operators._Sample" {
        fsdp.param @x0 : tensor<5x5xf32>
        fsdp.buffer @w0 : tensor<5x5xf32>
      }
      fsdp.module @"3" class "fsdp_export.coverage.operators._Sample" {
        fsdp.param @x0 : tensor<20xf32>
        fsdp.buffer @w0 : tensor<20xf32>
      }
      fsdp.module @"4" class "fsdp_export.coverage.operators._Sample" {
        fsdp.param @x0 : tensor<20x20xf32>
        fsdp.buffer @w0 : tensor<20x20xf32>
      }
      fsdp.module @"5" class "fsdp_export.coverage.operators._Sample" {
        fsdp.param @x0 : tensor<20xf32>
        fsdp.buffer @w0 : tensor<20xf32>
      }
      fsdp.module @"6" class "fsdp_export.coverage.operators._Sample" {
        fsdp.param @x0 : tensor<20xf32>
        fsdp.buffer @w0 : tensor<20xf32>
      }
      fsdp.module @"7" class "fsdp_export.coverage.operators._Sample" {
        fsdp.param @x0 : tensor<5xf32>
        fsdp.buffer @w0 : tensor<5xf32>
      }
      fsdp.module @"8" class "fsdp_export.coverage.operators._Sample" {
        fsdp.param @x0 : tensor<20xf32>
        fsdp.buffer @w0 : tensor<20xf32>
      }
      fsdp.module @"9" class "fsdp_export.coverage.operators._Sample" {
        fsdp.param @x0 : tensor<20xf32>
        fsdp.buffer @w0 : tensor<20xf32>
      }
    }
  }
  func.func @step(%arg0: tensor<20xf32> {fsdp.role = #fsdp.state<@model::@samples::@"0"::@x0>}, %arg1: tensor<20xf32> {fsdp.role = #fsdp.state<@model::@samples::@"1"::@x0>}, %arg2: tensor<5x5xf32> {fsdp.role = #fsdp.state<@model::@samples::@"2"::@x0>}, %arg3: tensor<20xf32> {fsdp.role = #fsdp.state<@model::@samples::@"3"::@x0>}, %arg4: tensor<20x20xf32> {fsdp.role = #fsdp.state<@model::@samples::@"4"::@x0>}, %arg5: tensor<20xf32> {fsdp.role = #fsdp.state<@model::@samples::@"5"::@x0>}, %arg6: tensor<20xf32> {fsdp.role = #fsdp.state<@model::@samples::@"6"::@x0>}, %arg7: tensor<5xf32> {fsdp.role = #fsdp.state<@model::@samples::@"7"::@x0>}, %arg8: tensor<20xf32> {fsdp.role = #fsdp.state<@model::@samples::@"8"::@x0>}, %arg9: tensor<20xf32> {fsdp.role = #fsdp.state<@model::@samples::@"9"::@x0>}, %arg10: tensor<20xf32> {fsdp.role = #fsdp.state<@model::@samples::@"0"::@w0>}, %arg11: tensor<20xf32> {fsdp.role = #fsdp.state<@model::@samples::@"1"::@w0>}, %arg12: tensor<5x5xf32> {fsdp.role = #fsdp.state<@model::@samples::@"2"::@w0>}, %arg13: tensor<20xf32> {fsdp.role = #fsdp.state<@model::@samples::@"3"::@w0>}, %arg14: tensor<20x20xf32> {fsdp.role = #fsdp.state<@model::@samples::@"4"::@w0>}, %arg15: tensor<20xf32> {fsdp.role = #fsdp.state<@model::@samples::@"5"::@w0>}, %arg16: tensor<20xf32> {fsdp.role = #fsdp.state<@model::@samples::@"6"::@w0>}, %arg17: tensor<5xf32> {fsdp.role = #fsdp.state<@model::@samples::@"7"::@w0>}, %arg18: tensor<20xf32> {fsdp.role = #fsdp.state<@model::@samples::@"8"::@w0>}, %arg19: tensor<20xf32> {fsdp.role = #fsdp.state<@model::@samples::@"9"::@w0>}, %arg20: tensor<f32> {fsdp.role = #fsdp.input<"scale">}) -> (tensor<f32> {fsdp.role = #fsdp.loss}, tensor<20xf32> {fsdp.role = #fsdp.grad<@model::@samples::@"0"::@x0>}, tensor<20xf32> {fsdp.role = #fsdp.grad<@model::@samples::@"1"::@x0>}, tensor<5x5xf32> {fsdp.role = #fsdp.grad<@model::@samples::@"2"::@x0>}, tensor<20xf32> {fsdp.role = #fsdp.grad<@model::@samples::@"3"::@x0>}, tensor<20x20xf32> {fsdp.role = #fsdp.grad<@model::@samples::@"4"::@x0>}, tensor<20xf32> {fsdp.role = #fsdp.grad<@model::@samples::@"5"::@x0>}, tensor<20xf32> {fsdp.role = #fsdp.grad<@model::@samples::@"6"::@x0>}, tensor<5xf32> {fsdp.role = #fsdp.grad<@model::@samples::@"7"::@x0>}, tensor<20xf32> {fsdp.role = #fsdp.grad<@model::@samples::@"8"::@x0>}, tensor<20xf32> {fsdp.role = #fsdp.grad<@model::@samples::@"9"::@x0>}) {
    %c-4_i64 = arith.constant -4 : i64
    %c-3_i64 = arith.constant -3 : i64
    %c-1_i64 = arith.constant -1 : i64
    %c-2_i64 = arith.constant -2 : i64
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : f64
    %cst_0 = arith.constant 1.000000e+00 : f64
    %cst_1 = arith.constant 0.000000e+00 : f32
    %true = arith.constant true
    %cst_2 = arith.constant 1.000000e+00 : f32
    %cst_3 = arith.constant dense<-0.44325980392156861> : tensor<20xf64>
    %cst_4 = arith.constant dense<-890297.87670706783> : tensor<5xf64>
    %cst_5 = arith.constant dense<42189715702840.953> : tensor<20xf64>
    %cst_6 = arith.constant dense<-3833534661393.9438> : tensor<20xf64>
    %cst_7 = arith.constant dense<1.1920929E-7> : tensor<f32>
    %cst_8 = arith.constant dense<890297.87670706783> : tensor<20xf64>
    %cst_9 = arith.constant dense<2.4484320126164155E-25> : tensor<20xf64>
    %cst_10 = arith.constant dense<3.6549445713287741E-26> : tensor<20xf64>
    %cst_11 = arith.constant dense<-832859.30401628907> : tensor<20xf64>
    %cst_12 = arith.constant dense<1.9404708872364884E-24> : tensor<20xf64>
    %cst_13 = arith.constant dense<5.8479113141260385E-25> : tensor<20xf64>
    %cst_14 = arith.constant dense<3.000000e+00> : tensor<f64>
    %cst_15 = arith.constant dense<-44064814178522.781> : tensor<20xf64>
    %cst_16 = arith.constant dense<4011838599133.1973> : tensor<20xf64>
    %cst_17 = arith.constant dense<832859.30401628907> : tensor<5xf64>
    %cst_18 = arith.constant dense<5.000000e-01> : tensor<f32>
    %cst_19 = arith.constant dense<2.500000e+01> : tensor<f64>
    %cst_20 = arith.constant dense<0xFF800000> : tensor<f32>
    %cst_21 = arith.constant dense<0x7F800000> : tensor<f32>
    %cst_22 = arith.constant dense<0x7FC00000> : tensor<f32>
    %cst_23 = arith.constant dense<5.000000e-01> : tensor<f64>
    %cst_24 = arith.constant dense<0x7FF8000000000000> : tensor<f64>
    %cst_25 = arith.constant dense<0.000000e+00> : tensor<f64>
    %cst_26 = arith.constant dense<0x7FF0000000000000> : tensor<f64>
    %cst_27 = arith.constant dense<-1.000000e+00> : tensor<f32>
    %cst_28 = arith.constant dense<1.000000e+00> : tensor<f64>
    %cst_29 = arith.constant dense<-0.029550653594771239> : tensor<20xf64>
    %cst_30 = arith.constant dense<1.14472985> : tensor<f32>
    %cst_31 = arith.constant -0.0083333333333333332 : f64
    %cst_32 = arith.constant 0.003968253968253968 : f64
    %cst_33 = arith.constant -0.0041666666666666666 : f64
    %cst_34 = arith.constant 0.007575757575757576 : f64
    %cst_35 = arith.constant -0.021092796092796091 : f64
    %cst_36 = arith.constant 0.083333333333333342 : f64
    %cst_37 = arith.constant 1.1283791670955126 : f64
    %cst_38 = arith.constant -60.283333333333331 : f64
    %cst_39 = arith.constant 8.7500000000000018 : f64
    %cst_40 = arith.constant -1.6452380952380952 : f64
    %cst_41 = arith.constant 0.41666666666666669 : f64
    %cst_42 = arith.constant -1.500000e-01 : f64
    %cst_43 = arith.constant -0.083333333333333342 : f64
    %cst_44 = arith.constant -1.1283791670955126 : f64
    %cst_45 = arith.constant 0.3989422804014327 : f64
    %cst_46 = arith.constant 2.5066282746310002 : f64
    %cst_47 = arith.constant -3.750000e-01 : f64
    %cst_48 = arith.constant -0.27757644653320313 : f64
    %cst_49 = arith.constant -27.248827311268542 : f64
    %cst_50 = arith.constant -19718.375912236628 : f64
    %cst_51 = arith.constant 0.78539816339744828 : f64
    %cst_52 = arith.constant -50069589.531988911 : f64
    %cst_53 = arith.constant 3836255180.2304325 : f64
    %cst_54 = arith.constant -364901081884.98328 : f64
    %cst_55 = arith.constant -7.031250e-02 : f64
    %cst_56 = arith.constant -0.57250142097473145 : f64
    %cst_57 = arith.constant -110.01714026924674 : f64
    %cst_58 = arith.constant -118838.42625678323 : f64
    %cst_59 = arith.constant 6252951.4934347952 : f64
    %cst_60 = arith.constant -425939216.50476676 : f64
    %cst_61 = arith.constant 36468400807.065552 : f64
    %cst_62 = arith.constant 1.1920928955078125E-7 : f64
    %cst_63 = arith.constant -0.1171875 : f64
    %cst_64 = arith.constant 0.1025390625 : f64
    %cst_65 = arith.constant -0.67659258842468262 : f64
    %cst_66 = arith.constant 1.993531733751297 : f64
    %cst_67 = arith.constant -121.59789187653587 : f64
    %cst_68 = arith.constant 603.84407670507017 : f64
    %cst_69 = arith.constant -127641.27264617461 : f64
    %cst_70 = arith.constant 1.250000e+00 : f64
    %cst_71 = arith.constant 0.27777777777777773 : f64
    %cst_72 = arith.constant 0.02719907407407407 : f64
    %cst_73 = arith.constant 0.0015162037037037036 : f64
    %cst_74 = arith.constant 5.478395061728394E-5 : f64
    %cst_75 = arith.constant 1.3896762408667169E-6 : f64
    %cst_76 = arith.constant 2.6133758728359065E-8 : f64
    %cst_77 = arith.constant 3.7910624538697827E-10 : f64
    %cst_78 = arith.constant 4.3726106266713215E-12 : f64
    %cst_79 = arith.constant 4.1068982779579441E-14 : f64
    %cst_80 = arith.constant 3.2024165432433048E-16 : f64
    %cst_81 = arith.constant 2.1065588026621902E-18 : f64
    %cst_82 = arith.constant 1.1847776309828746E-20 : f64
    %cst_83 = arith.constant 5.7629335485682054E-23 : f64
    %cst_84 = arith.constant 0.0069444444444444441 : f64
    %cst_85 = arith.constant 3.4722222222222224E-4 : f64
    %cst_86 = arith.constant 1.1574074074074073E-5 : f64
    %cst_87 = arith.constant 2.7557319223985888E-7 : f64
    %cst_88 = arith.constant 4.9209498614260522E-9 : f64
    %cst_89 = arith.constant 6.8346525853139614E-11 : f64
    %cst_90 = arith.constant 7.5940584281266231E-13 : f64
    %cst_91 = arith.constant 6.9036894801151122E-15 : f64
    %cst_92 = arith.constant 5.230067787965994E-17 : f64
    %cst_93 = arith.constant 3.3526075563884579E-19 : f64
    %cst_94 = arith.constant 1.842092063949702E-21 : f64
    %cst_95 = arith.constant 8.7718669711890575E-24 : f64
    %cst_96 = arith.constant 1.5707963267948966 : f64
    %cst_97 = arith.constant -1.250000e-01 : f64
    %cst_98 = arith.constant -0.0732421875 : f64
    %cst_99 = arith.constant -0.22710800170898438 : f64
    %cst_100 = arith.constant -1.7277275025844574 : f64
    %cst_101 = arith.constant -24.380529699556064 : f64
    %cst_102 = arith.constant -551.33589612202059 : f64
    %cst_103 = arith.constant -18257.755474293172 : f64
    %cst_104 = arith.constant 0.050925925925925923 : f64
    %cst_105 = arith.constant 0.0036168981481481477 : f64
    %cst_106 = arith.constant 1.585648148148148E-4 : f64
    %cst_107 = arith.constant 4.7260802469135793E-6 : f64
    %cst_108 = arith.constant 1.0207455998272324E-7 : f64
    %cst_109 = arith.constant 1.6718048413148325E-9 : f64
    %cst_110 = arith.constant 2.1483350211950273E-11 : f64
    %cst_111 = arith.constant 2.2242756054762939E-13 : f64
    %cst_112 = arith.constant 1.8952995870061529E-15 : f64
    %cst_113 = arith.constant 1.3525001839484812E-17 : f64
    %cst_114 = arith.constant 8.201338813682637E-20 : f64
    %cst_115 = arith.constant 4.2783408265702086E-22 : f64
    %cst_116 = arith.constant 0.57721566490153287 : f64
    %cst_117 = arith.constant 0.027777777777777776 : f64
    %cst_118 = arith.constant 0.001736111111111111 : f64
    %cst_119 = arith.constant 6.9444444444444444E-5 : f64
    %cst_120 = arith.constant 1.9290123456790124E-6 : f64
    %cst_121 = arith.constant 3.9367598891408417E-8 : f64
    %cst_122 = arith.constant 6.1511873267825652E-10 : f64
    %cst_123 = arith.constant 7.5940584281266239E-12 : f64
    %cst_124 = arith.constant 7.5940584281266234E-14 : f64
    %cst_125 = arith.constant 6.2760813455591933E-16 : f64
    %cst_126 = arith.constant 4.358389823304995E-18 : f64
    %cst_127 = arith.constant 2.5789288895295828E-20 : f64
    %cst_128 = arith.constant 1.3157800456783586E-22 : f64
    %cst_129 = arith.constant 2.3561944901923448 : f64
    %cst_130 = arith.constant 3.750000e-01 : f64
    %cst_131 = arith.constant -0.1025390625 : f64
    %cst_132 = arith.constant 0.27757644653320313 : f64
    %cst_133 = arith.constant -1.993531733751297 : f64
    %cst_134 = arith.constant 27.248827311268542 : f64
    %cst_135 = arith.constant -603.84407670507017 : f64
    %cst_136 = arith.constant 19718.375912236628 : f64
    %cst_137 = arith.constant -890297.87670706783 : f64
    %cst_138 = arith.constant 53104110.10968522 : f64
    %cst_139 = arith.constant -4043620325.1077538 : f64
    %cst_140 = arith.constant 382701134659.8606 : f64
    %cst_141 = arith.constant 0.1171875 : f64
    %cst_142 = arith.constant -0.144195556640625 : f64
    %cst_143 = arith.constant 0.67659258842468262 : f64
    %cst_144 = arith.constant -6.8839142681099474 : f64
    %cst_145 = arith.constant 121.59789187653587 : f64
    %cst_146 = arith.constant -3302.2722944808525 : f64
    %cst_147 = arith.constant 127641.27264617461 : f64
    %cst_148 = arith.constant -6656367.7188176867 : f64
    %cst_149 = arith.constant 450278600.30503923 : f64
    %cst_150 = arith.constant -38338575207.427895 : f64
    %cst_151 = arith.constant 1.250000e-01 : f64
    %cst_152 = arith.constant 7.031250e-02 : f64
    %cst_153 = arith.constant 0.0732421875 : f64
    %cst_154 = arith.constant 0.112152099609375 : f64
    %cst_155 = arith.constant 0.22710800170898438 : f64
    %cst_156 = arith.constant 0.57250142097473145 : f64
    %cst_157 = arith.constant 1.7277275025844574 : f64
    %cst_158 = arith.constant 6.074042001273483 : f64
    %cst_159 = arith.constant 24.380529699556064 : f64
    %cst_160 = arith.constant 110.01714026924674 : f64
    %cst_161 = arith.constant 551.33589612202059 : f64
    %cst_162 = arith.constant 3038.0905109223841 : f64
    %cst_163 = arith.constant 18257.755474293172 : f64
    %cst_164 = arith.constant 118838.42625678323 : f64
    %cst_165 = arith.constant 832859.30401628907 : f64
    %cst_166 = arith.constant 3.141592652589793 : f64
    %cst_167 = arith.constant 1.000000e-09 : f64
    %cst_168 = arith.constant 0.049087385212340517 : f64
    %cst_169 = arith.constant 1.2533141373155001 : f64
    %cst_170 = arith.constant 1.3862943611198906 : f64
    %cst_171 = arith.constant -2.000000e+00 : f64
    %cst_172 = arith.constant -5.000000e-01 : f64
    %cst_173 = arith.constant 0.70710678118654757 : f64
    %cst_174 = arith.constant 0.88622692545275794 : f64
    %cst_175 = arith.constant 1.470000e-01 : f64
    %cst_176 = arith.constant 4.3307467507998734 : f64
    %cst_177 = arith.constant -7.0921568627450977 : f64
    %cst_178 = arith.constant 1.1666666666666667 : f64
    %cst_179 = arith.constant -0.2531135531135531 : f64
    %cst_180 = arith.constant 0.07575757575757576 : f64
    %cst_181 = arith.constant 0.023809523809523805 : f64
    %cst_182 = arith.constant -0.033333333333333333 : f64
    %cst_183 = arith.constant 0.16666666666666666 : f64
    %cst_184 = arith.constant 0.15915494309189535 : f64
    %cst_185 = arith.constant 12.566370614359172 : f64
    %cst_186 = arith.constant 6.2831853071795862 : f64
    %cst_187 = arith.constant 8.955464883436603E-19 : f64
    %cst_188 = arith.constant 4.225000e+01 : f64
    %cst_189 = arith.constant 4.6390456604871393E-16 : f64
    %cst_190 = arith.constant 3.600000e+01 : f64
    %cst_191 = arith.constant 1.4575448191639384E-13 : f64
    %cst_192 = arith.constant 3.025000e+01 : f64
    %cst_193 = arith.constant 2.7775887729928042E-11 : f64
    %cst_194 = arith.constant 2.500000e+01 : f64
    %cst_195 = arith.constant 3.2104561103712233E-9 : f64
    %cst_196 = arith.constant 2.025000e+01 : f64
    %cst_197 = arith.constant 2.2507034943851823E-7 : f64
    %cst_198 = arith.constant 1.600000e+01 : f64
    %cst_199 = arith.constant 9.5702347842580175E-6 : f64
    %cst_200 = arith.constant 1.225000e+01 : f64
    %cst_201 = arith.constant 2.4681960817335912E-4 : f64
    %cst_202 = arith.constant 9.000000e+00 : f64
    %cst_203 = arith.constant 0.0038609082724554186 : f64
    %cst_204 = arith.constant 6.250000e+00 : f64
    %cst_205 = arith.constant 0.036631277777468357 : f64
    %cst_206 = arith.constant 4.000000e+00 : f64
    %cst_207 = arith.constant 0.21079844912372867 : f64
    %cst_208 = arith.constant 2.250000e+00 : f64
    %cst_209 = arith.constant 0.73575888234288467 : f64
    %cst_210 = arith.constant 1.5576015661428098 : f64
    %cst_211 = arith.constant 2.500000e-01 : f64
    %cst_212 = arith.constant 0x7FF0000000000000 : f64
    %cst_213 = arith.constant 3.1415926535897931 : f64
    %cst_214 = arith.constant -1.000000e+00 : f64
    %cst_215 = arith.constant 2.000000e+00 : f64
    %cst_216 = arith.constant 0.083333333333333329 : f64
    %cst_217 = arith.constant -0.0027777777777777779 : f64
    %cst_218 = arith.constant 7.9365079365079365E-4 : f64
    %cst_219 = arith.constant -5.9523809523809518E-4 : f64
    %cst_220 = arith.constant 8.4175084175084182E-4 : f64
    %cst_221 = arith.constant -0.0019175269175269174 : f64
    %cst_222 = arith.constant 0.0064102564102564109 : f64
    %cst_223 = arith.constant 0.91893853320467266 : f64
    %cst_224 = arith.constant 5.000000e-01 : f64
    %cst_225 = arith.constant dense<1.000000e+00> : tensor<f32>
    %cst_226 = arith.constant 1.000000e+01 : f64
    %cst_227 = arith.constant 3.000000e+00 : f64
    %cst_228 = arith.constant 5.000000e+00 : f64
    %cst_229 = arith.constant 6.000000e+00 : f64
    %cst_230 = arith.constant 7.000000e+00 : f64
    %cst_231 = arith.constant 8.000000e+00 : f64
    %false = arith.constant false
    %cst_232 = arith.constant 6.400000e+01 : f32
    %cst_233 = arith.constant 1.250000e-01 : f32
    %cst_234 = arith.constant 5.000000e-01 : f32
    %cst_235 = arith.constant 2.000000e+00 : f32
    %0 = tensor.empty() : tensor<20xf64>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<20xf32>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f32, %out: f64):
      %3015 = arith.extf %in : f32 to f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2 = tensor.empty() : tensor<20xi1>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1 : tensor<20xf64>) outs(%2 : tensor<20xi1>) {
    ^bb0(%in: f64, %out: i1):
      %3015 = arith.cmpf olt, %in, %cst_224 : f64
      linalg.yield %3015 : i1
    } -> tensor<20xi1>
    %4 = linalg.generic {indexing_maps = [#map1, #map, #map], iterator_types = ["parallel"]} ins(%cst_225, %1 : tensor<f32>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f32, %in_239: f64, %out: f64):
      %3015 = arith.extf %in : f32 to f64
      %3016 = arith.subf %3015, %in_239 : f64
      linalg.yield %3016 : f64
    } -> tensor<20xf64>
    %5 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%3, %4, %1 : tensor<20xi1>, tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: i1, %in_239: f64, %in_240: f64, %out: f64):
      %3015 = arith.select %in, %in_239, %in_240 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %6 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%5 : tensor<20xf64>) outs(%2 : tensor<20xi1>) {
    ^bb0(%in: f64, %out: i1):
      %3015 = arith.cmpf olt, %in, %cst_226 : f64
      linalg.yield %3015 : i1
    } -> tensor<20xi1>
    %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%5 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_226 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %8 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%6, %7, %5 : tensor<20xi1>, tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: i1, %in_239: f64, %in_240: f64, %out: f64):
      %3015 = arith.select %in, %in_239, %in_240 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%5 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_0 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %10 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%5, %9 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %11 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%5 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_215 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %12 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%10, %11 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %13 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%5 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_227 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %14 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%12, %13 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %15 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%5 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_206 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %16 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%14, %15 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %17 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%5 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_228 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %18 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%16, %17 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %19 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%5 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_229 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %20 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%18, %19 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %21 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%5 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_230 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %22 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%20, %21 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %23 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%5 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_231 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %24 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%22, %23 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %25 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%5 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_202 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %26 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%24, %25 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %27 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%8 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.subf %in, %cst_224 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %28 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%8 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.log %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %29 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%27, %28 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %30 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%29, %8 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.subf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %31 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%30 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_223 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %32 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%8, %8 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %33 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%32 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %34 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%cst_29, %33 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %35 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%34 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_222 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %36 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%35, %33 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %37 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%36 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_221 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %38 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%37, %33 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %39 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%38 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_220 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %40 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%39, %33 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %41 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%40 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_219 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %42 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%41, %33 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %43 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%42 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_218 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %44 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%43, %33 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %45 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%44 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_217 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %46 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%45, %33 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %47 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%46 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_216 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %48 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%47, %8 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.divf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %49 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%31, %48 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %50 = linalg.generic {indexing_maps = [#map, #map, #map1, #map], iterator_types = ["parallel"]} ins(%6, %26, %cst_28 : tensor<20xi1>, tensor<20xf64>, tensor<f64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: i1, %in_239: f64, %in_240: f64, %out: f64):
      %3015 = arith.select %in, %in_239, %in_240 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %51 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%50 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.log %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %52 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%49, %51 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.subf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %53 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%6, %52, %49 : tensor<20xi1>, tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: i1, %in_239: f64, %in_240: f64, %out: f64):
      %3015 = arith.select %in, %in_239, %in_240 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %54 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_224 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %55 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%54 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.floor %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %56 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%55 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_215 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %57 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1, %56 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.subf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %58 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%57 : tensor<20xf64>) outs(%2 : tensor<20xi1>) {
    ^bb0(%in: f64, %out: i1):
      %3015 = arith.cmpf oge, %in, %cst_0 : f64
      linalg.yield %3015 : i1
    } -> tensor<20xi1>
    %59 = tensor.empty() : tensor<20xf32>
    %60 = linalg.generic {indexing_maps = [#map, #map1, #map1, #map], iterator_types = ["parallel"]} ins(%58, %cst_27, %cst_225 : tensor<20xi1>, tensor<f32>, tensor<f32>) outs(%59 : tensor<20xf32>) {
    ^bb0(%in: i1, %in_239: f32, %in_240: f32, %out: f32):
      %3015 = arith.select %in, %in_239, %in_240 : f32
      linalg.yield %3015 : f32
    } -> tensor<20xf32>
    %61 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%57 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.subf %in, %cst_0 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %62 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%58, %61, %57 : tensor<20xi1>, tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: i1, %in_239: f64, %in_240: f64, %out: f64):
      %3015 = arith.select %in, %in_239, %in_240 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %63 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%62 : tensor<20xf64>) outs(%2 : tensor<20xi1>) {
    ^bb0(%in: f64, %out: i1):
      %3015 = arith.cmpf ogt, %in, %cst_224 : f64
      linalg.yield %3015 : i1
    } -> tensor<20xi1>
    %64 = linalg.generic {indexing_maps = [#map1, #map, #map], iterator_types = ["parallel"]} ins(%cst_225, %62 : tensor<f32>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f32, %in_239: f64, %out: f64):
      %3015 = arith.extf %in : f32 to f64
      %3016 = arith.subf %3015, %in_239 : f64
      linalg.yield %3016 : f64
    } -> tensor<20xf64>
    %65 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%63, %64, %62 : tensor<20xi1>, tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: i1, %in_239: f64, %in_240: f64, %out: f64):
      %3015 = arith.select %in, %in_239, %in_240 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %66 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%65 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_213 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %67 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%66 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.sin %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %68 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%60, %67 : tensor<20xf32>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f32, %in_239: f64, %out: f64):
      %3015 = arith.extf %in : f32 to f64
      %3016 = arith.mulf %3015, %in_239 : f64
      linalg.yield %3016 : f64
    } -> tensor<20xf64>
    %69 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%68 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.absf %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %70 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%69 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.log %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %71 = linalg.generic {indexing_maps = [#map1, #map, #map], iterator_types = ["parallel"]} ins(%cst_30, %70 : tensor<f32>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f32, %in_239: f64, %out: f64):
      %3015 = arith.extf %in : f32 to f64
      %3016 = arith.subf %3015, %in_239 : f64
      linalg.yield %3016 : f64
    } -> tensor<20xf64>
    %72 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%71, %53 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.subf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %73 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%3, %72, %53 : tensor<20xi1>, tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: i1, %in_239: f64, %in_240: f64, %out: f64):
      %3015 = arith.select %in, %in_239, %in_240 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %74 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.absf %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %75 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%74 : tensor<20xf64>) outs(%2 : tensor<20xi1>) {
    ^bb0(%in: f64, %out: i1):
      %3015 = arith.cmpf oeq, %in, %cst_212 : f64
      linalg.yield %3015 : i1
    } -> tensor<20xi1>
    %76 = linalg.generic {indexing_maps = [#map, #map1, #map, #map], iterator_types = ["parallel"]} ins(%75, %cst_26, %73 : tensor<20xi1>, tensor<f64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: i1, %in_239: f64, %in_240: f64, %out: f64):
      %3015 = arith.select %in, %in_239, %in_240 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %77 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%76 : tensor<20xf64>) outs(%59 : tensor<20xf32>) {
    ^bb0(%in: f64, %out: f32):
      %3015 = arith.truncf %in : f64 to f32
      linalg.yield %3015 : f32
    } -> tensor<20xf32>
    %78 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%77, %arg10 : tensor<20xf32>, tensor<20xf32>) outs(%59 : tensor<20xf32>) {
    ^bb0(%in: f32, %in_239: f32, %out: f32):
      %3015 = arith.mulf %in, %in_239 : f32
      linalg.yield %3015 : f32
    } -> tensor<20xf32>
    %79 = tensor.empty() : tensor<f32>
    %80 = linalg.fill ins(%cst_1 : f32) outs(%79 : tensor<f32>) -> tensor<f32>
    %81 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction"]} ins(%78 : tensor<20xf32>) outs(%80 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %3015 = arith.addf %in, %out : f32
      linalg.yield %3015 : f32
    } -> tensor<f32>
    %82 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%81 : tensor<f32>) outs(%79 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %3015 = arith.addf %in, %cst_1 : f32
      linalg.yield %3015 : f32
    } -> tensor<f32>
    %83 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%82 : tensor<f32>) outs(%79 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %3015 = arith.addf %in, %cst_1 : f32
      linalg.yield %3015 : f32
    } -> tensor<f32>
    %84 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg1 : tensor<20xf32>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f32, %out: f64):
      %3015 = arith.extf %in : f32 to f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %85 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%84 : tensor<20xf64>) outs(%2 : tensor<20xi1>) {
    ^bb0(%in: f64, %out: i1):
      %3015 = arith.cmpf oge, %in, %cst_0 : f64
      linalg.yield %3015 : i1
    } -> tensor<20xi1>
    %86 = linalg.generic {indexing_maps = [#map, #map1, #map, #map], iterator_types = ["parallel"]} ins(%85, %cst_25, %84 : tensor<20xi1>, tensor<f64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: i1, %in_239: f64, %in_240: f64, %out: f64):
      %3015 = arith.select %in, %in_239, %in_240 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %87 = linalg.generic {indexing_maps = [#map, #map, #map1, #map], iterator_types = ["parallel"]} ins(%85, %84, %cst_28 : tensor<20xi1>, tensor<20xf64>, tensor<f64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: i1, %in_239: f64, %in_240: f64, %out: f64):
      %3015 = arith.select %in, %in_239, %in_240 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %88 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%87, %87 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %89 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%88 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %90 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%88 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_211 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %91 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%90 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %92 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%91 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_210 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %93 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%89, %92 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %94 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%88 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_0 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %95 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%94 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %96 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%95 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_209 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %97 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%93, %96 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %98 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%88 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_208 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %99 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%98 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %100 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%99 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_207 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %101 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%97, %100 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %102 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%88 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_206 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %103 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%102 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %104 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%103 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_205 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %105 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%101, %104 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %106 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%88 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_204 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %107 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%106 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %108 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%107 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_203 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %109 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%105, %108 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %110 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%88 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_202 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %111 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%110 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %112 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%111 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_201 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %113 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%109, %112 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %114 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%88 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_200 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %115 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%114 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %116 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%115 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_199 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %117 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%113, %116 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %118 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%88 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_198 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %119 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%118 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %120 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%119 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_197 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %121 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%117, %120 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %122 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%88 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_196 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %123 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%122 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %124 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%123 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_195 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %125 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%121, %124 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %126 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%88 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_194 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %127 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%126 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %128 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%127 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_193 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %129 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%125, %128 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %130 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%88 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_192 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %131 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%130 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %132 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%131 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_191 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %133 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%129, %132 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %134 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%88 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_190 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %135 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%134 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %136 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%135 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_189 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %137 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%133, %136 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %138 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%88 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_188 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %139 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%138 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %140 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%139 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_187 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %141 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%137, %140 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %142 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%87 : tensor<20xf64>) outs(%2 : tensor<20xi1>) {
    ^bb0(%in: f64, %out: i1):
      %3015 = arith.cmpf olt, %in, %cst_186 : f64
      linalg.yield %3015 : i1
    } -> tensor<20xi1>
    %143 = linalg.generic {indexing_maps = [#map, #map, #map1, #map], iterator_types = ["parallel"]} ins(%142, %87, %cst_28 : tensor<20xi1>, tensor<20xf64>, tensor<f64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: i1, %in_239: f64, %in_240: f64, %out: f64):
      %3015 = arith.select %in, %in_239, %in_240 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %144 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%143, %143 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %145 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%144 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.exp %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %146 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%145 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_215 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %147 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%143 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_185 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %148 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%147 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.expm1 %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %149 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%146, %148 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.divf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %150 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%87 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_184 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %151 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%150, %141 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %152 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%151, %149 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.subf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %153 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%142, %152, %151 : tensor<20xi1>, tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: i1, %in_239: f64, %in_240: f64, %out: f64):
      %3015 = arith.select %in, %in_239, %in_240 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %154 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%86, %86 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %155 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%154 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.exp %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %156 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%86 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.erf %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %157 = linalg.generic {indexing_maps = [#map1, #map, #map], iterator_types = ["parallel"]} ins(%cst_225, %156 : tensor<f32>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f32, %in_239: f64, %out: f64):
      %3015 = arith.extf %in : f32 to f64
      %3016 = arith.subf %3015, %in_239 : f64
      linalg.yield %3016 : f64
    } -> tensor<20xf64>
    %158 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%155, %157 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %159 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%85, %153, %158 : tensor<20xi1>, tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: i1, %in_239: f64, %in_240: f64, %out: f64):
      %3015 = arith.select %in, %in_239, %in_240 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %160 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%159 : tensor<20xf64>) outs(%59 : tensor<20xf32>) {
    ^bb0(%in: f64, %out: f32):
      %3015 = arith.truncf %in : f64 to f32
      linalg.yield %3015 : f32
    } -> tensor<20xf32>
    %161 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%160, %arg11 : tensor<20xf32>, tensor<20xf32>) outs(%59 : tensor<20xf32>) {
    ^bb0(%in: f32, %in_239: f32, %out: f32):
      %3015 = arith.mulf %in, %in_239 : f32
      linalg.yield %3015 : f32
    } -> tensor<20xf32>
    %162 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction"]} ins(%161 : tensor<20xf32>) outs(%80 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %3015 = arith.addf %in, %out : f32
      linalg.yield %3015 : f32
    } -> tensor<f32>
    %163 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%162 : tensor<f32>) outs(%79 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %3015 = arith.addf %in, %cst_1 : f32
      linalg.yield %3015 : f32
    } -> tensor<f32>
    %164 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = []} ins(%83, %163 : tensor<f32>, tensor<f32>) outs(%79 : tensor<f32>) {
    ^bb0(%in: f32, %in_239: f32, %out: f32):
      %3015 = arith.addf %in, %in_239 : f32
      linalg.yield %3015 : f32
    } -> tensor<f32>
    %165 = tensor.empty() : tensor<5x5xf64>
    %166 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%arg2 : tensor<5x5xf32>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f32, %out: f64):
      %3015 = arith.extf %in : f32 to f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %167 = tensor.empty() : tensor<5x5xi1>
    %168 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%166 : tensor<5x5xf64>) outs(%167 : tensor<5x5xi1>) {
    ^bb0(%in: f64, %out: i1):
      %3015 = arith.cmpf olt, %in, %cst : f64
      linalg.yield %3015 : i1
    } -> tensor<5x5xi1>
    %169 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%166 : tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.negf %in : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %170 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%169 : tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.ceil %in : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %171 = linalg.generic {indexing_maps = [#map3, #map3, #map4, #map3], iterator_types = ["parallel", "parallel"]} ins(%168, %170, %cst_25 : tensor<5x5xi1>, tensor<5x5xf64>, tensor<f64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: i1, %in_239: f64, %in_240: f64, %out: f64):
      %3015 = arith.select %in, %in_239, %in_240 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %172 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%169, %171 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.subf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %173 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%172 : tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_0 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %174 = linalg.generic {indexing_maps = [#map3, #map3, #map4, #map3], iterator_types = ["parallel", "parallel"]} ins(%168, %173, %cst_28 : tensor<5x5xi1>, tensor<5x5xf64>, tensor<f64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: i1, %in_239: f64, %in_240: f64, %out: f64):
      %3015 = arith.select %in, %in_239, %in_240 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %175 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%174 : tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %176 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%175 : tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.fpowi %in, %c-2_i64 : f64, i64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %177 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%176 : tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %178 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%174 : tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_0 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %179 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%178 : tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.fpowi %in, %c-2_i64 : f64, i64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %180 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%177, %179 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %181 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%174 : tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_215 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %182 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%181 : tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.fpowi %in, %c-2_i64 : f64, i64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %183 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%180, %182 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %184 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%174 : tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_227 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %185 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%184 : tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.fpowi %in, %c-2_i64 : f64, i64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %186 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%183, %185 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %187 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%174 : tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_206 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %188 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%187 : tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.fpowi %in, %c-2_i64 : f64, i64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %189 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%186, %188 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %190 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%174 : tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_228 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %191 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%190 : tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.fpowi %in, %c-2_i64 : f64, i64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %192 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%189, %191 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %193 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%174 : tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_229 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %194 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%193 : tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.fpowi %in, %c-2_i64 : f64, i64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %195 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%192, %194 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %196 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%174 : tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_230 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %197 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%196 : tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.fpowi %in, %c-2_i64 : f64, i64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %198 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%195, %197 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %199 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%174 : tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_231 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %200 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%199 : tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.fpowi %in, %c-2_i64 : f64, i64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %201 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%198, %200 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %202 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%174 : tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_202 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %203 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%202 : tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.fpowi %in, %c-2_i64 : f64, i64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %204 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%201, %203 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %205 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%174 : tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_226 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %206 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%205 : tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.fpowi %in, %c-1_i64 : f64, i64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %207 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%204, %206 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %208 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%205 : tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.fpowi %in, %c-2_i64 : f64, i64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %209 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%208 : tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_224 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %210 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%207, %209 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %211 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%205 : tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.fpowi %in, %c-3_i64 : f64, i64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %212 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%211 : tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_183 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %213 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%210, %212 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %214 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%205, %205 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %215 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%211, %214 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.divf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %216 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%215 : tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_182 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %217 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%213, %216 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %218 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%215, %214 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.divf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %219 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%218 : tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_181 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %220 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%217, %219 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %221 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%218, %214 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.divf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %222 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%221 : tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_182 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %223 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%220, %222 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %224 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%221, %214 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.divf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %225 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%224 : tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_180 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %226 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%223, %225 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %227 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%224, %214 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.divf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %228 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%227 : tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_179 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %229 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%226, %228 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %230 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%227, %214 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.divf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %231 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%230 : tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_178 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %232 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%229, %231 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %233 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%230, %214 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.divf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %234 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%233 : tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_177 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %235 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%232, %234 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %236 = linalg.generic {indexing_maps = [#map4, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%cst_225, %166 : tensor<f32>, tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f32, %in_239: f64, %out: f64):
      %3015 = arith.extf %in : f32 to f64
      %3016 = arith.subf %3015, %in_239 : f64
      linalg.yield %3016 : f64
    } -> tensor<5x5xf64>
    %237 = linalg.generic {indexing_maps = [#map3, #map3, #map4, #map3], iterator_types = ["parallel", "parallel"]} ins(%168, %236, %cst_28 : tensor<5x5xi1>, tensor<5x5xf64>, tensor<f64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: i1, %in_239: f64, %in_240: f64, %out: f64):
      %3015 = arith.select %in, %in_239, %in_240 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %238 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%237 : tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %239 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%238 : tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.fpowi %in, %c-2_i64 : f64, i64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %240 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%239 : tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %241 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%237 : tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_0 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %242 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%241 : tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.fpowi %in, %c-2_i64 : f64, i64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %243 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%240, %242 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %244 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%237 : tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_215 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %245 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%244 : tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.fpowi %in, %c-2_i64 : f64, i64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %246 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%243, %245 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %247 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%237 : tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_227 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %248 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%247 : tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.fpowi %in, %c-2_i64 : f64, i64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %249 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%246, %248 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %250 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%237 : tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_206 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %251 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%250 : tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.fpowi %in, %c-2_i64 : f64, i64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %252 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%249, %251 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %253 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%237 : tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_228 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %254 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%253 : tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.fpowi %in, %c-2_i64 : f64, i64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %255 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%252, %254 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %256 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%237 : tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_229 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %257 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%256 : tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.fpowi %in, %c-2_i64 : f64, i64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %258 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%255, %257 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %259 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%237 : tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_230 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %260 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%259 : tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.fpowi %in, %c-2_i64 : f64, i64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %261 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%258, %260 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %262 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%237 : tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_231 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %263 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%262 : tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.fpowi %in, %c-2_i64 : f64, i64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %264 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%261, %263 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %265 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%237 : tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_202 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %266 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%265 : tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.fpowi %in, %c-2_i64 : f64, i64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %267 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%264, %266 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %268 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%237 : tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_226 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %269 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%268 : tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.fpowi %in, %c-1_i64 : f64, i64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %270 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%267, %269 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %271 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%268 : tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.fpowi %in, %c-2_i64 : f64, i64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %272 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%271 : tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_224 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %273 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%270, %272 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %274 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%268 : tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.fpowi %in, %c-3_i64 : f64, i64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %275 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%274 : tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_183 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %276 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%273, %275 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %277 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%268, %268 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %278 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%274, %277 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.divf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %279 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%278 : tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_182 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %280 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%276, %279 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %281 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%278, %277 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.divf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %282 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%281 : tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_181 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %283 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%280, %282 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %284 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%281, %277 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.divf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %285 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%284 : tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_182 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %286 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%283, %285 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %287 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%284, %277 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.divf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %288 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%287 : tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_180 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %289 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%286, %288 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %290 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%287, %277 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.divf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %291 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%290 : tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_179 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %292 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%289, %291 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %293 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%290, %277 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.divf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %294 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%293 : tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_178 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %295 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%292, %294 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %296 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%293, %277 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.divf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %297 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%296 : tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_177 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %298 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%295, %297 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %299 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%235, %298 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.subf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %300 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%166, %171 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %301 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%300 : tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %302 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%301 : tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.fpowi %in, %c-2_i64 : f64, i64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %303 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%302 : tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %304 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%300 : tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_0 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %305 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%304 : tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.fpowi %in, %c-2_i64 : f64, i64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %306 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%303, %305 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %307 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%300 : tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_215 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %308 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%307 : tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.fpowi %in, %c-2_i64 : f64, i64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %309 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%306, %308 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %310 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%300 : tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_227 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %311 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%310 : tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.fpowi %in, %c-2_i64 : f64, i64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %312 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%309, %311 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %313 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%300 : tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_206 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %314 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%313 : tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.fpowi %in, %c-2_i64 : f64, i64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %315 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%312, %314 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %316 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%300 : tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_228 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %317 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%316 : tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.fpowi %in, %c-2_i64 : f64, i64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %318 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%315, %317 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %319 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%300 : tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_229 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %320 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%319 : tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.fpowi %in, %c-2_i64 : f64, i64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %321 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%318, %320 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %322 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%300 : tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_230 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %323 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%322 : tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.fpowi %in, %c-2_i64 : f64, i64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %324 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%321, %323 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %325 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%300 : tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_231 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %326 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%325 : tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.fpowi %in, %c-2_i64 : f64, i64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %327 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%324, %326 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %328 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%300 : tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_202 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %329 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%328 : tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.fpowi %in, %c-2_i64 : f64, i64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %330 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%327, %329 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %331 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%300 : tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_226 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %332 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%331 : tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.fpowi %in, %c-1_i64 : f64, i64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %333 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%330, %332 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %334 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%331 : tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.fpowi %in, %c-2_i64 : f64, i64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %335 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%334 : tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_224 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %336 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%333, %335 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %337 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%331 : tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.fpowi %in, %c-3_i64 : f64, i64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %338 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%337 : tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_183 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %339 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%336, %338 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %340 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%331, %331 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %341 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%337, %340 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.divf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %342 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%341 : tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_182 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %343 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%339, %342 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %344 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%341, %340 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.divf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %345 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%344 : tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_181 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %346 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%343, %345 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %347 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%344, %340 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.divf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %348 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%347 : tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_182 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %349 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%346, %348 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %350 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%347, %340 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.divf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %351 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%350 : tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_180 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %352 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%349, %351 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %353 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%350, %340 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.divf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %354 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%353 : tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_179 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %355 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%352, %354 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %356 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%353, %340 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.divf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %357 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%356 : tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_178 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %358 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%355, %357 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %359 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%356, %340 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.divf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %360 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%359 : tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_177 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %361 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%358, %360 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %362 = linalg.generic {indexing_maps = [#map3, #map3, #map4, #map3], iterator_types = ["parallel", "parallel"]} ins(%168, %299, %cst_25 : tensor<5x5xi1>, tensor<5x5xf64>, tensor<f64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: i1, %in_239: f64, %in_240: f64, %out: f64):
      %3015 = arith.select %in, %in_239, %in_240 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %363 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%361, %362 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %364 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%166 : tensor<5x5xf64>) outs(%167 : tensor<5x5xi1>) {
    ^bb0(%in: f64, %out: i1):
      %3015 = arith.cmpf ole, %in, %cst : f64
      linalg.yield %3015 : i1
    } -> tensor<5x5xi1>
    %365 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%166 : tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.floor %in : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %366 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%166, %365 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%167 : tensor<5x5xi1>) {
    ^bb0(%in: f64, %in_239: f64, %out: i1):
      %3015 = arith.cmpf une, %in, %in_239 : f64
      linalg.yield %3015 : i1
    } -> tensor<5x5xi1>
    %367 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%366 : tensor<5x5xi1>) outs(%167 : tensor<5x5xi1>) {
    ^bb0(%in: i1, %out: i1):
      %3015 = arith.cmpi eq, %in, %false : i1
      linalg.yield %3015 : i1
    } -> tensor<5x5xi1>
    %368 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%364, %367 : tensor<5x5xi1>, tensor<5x5xi1>) outs(%167 : tensor<5x5xi1>) {
    ^bb0(%in: i1, %in_239: i1, %out: i1):
      %3015 = arith.andi %in, %in_239 : i1
      linalg.yield %3015 : i1
    } -> tensor<5x5xi1>
    %369 = linalg.generic {indexing_maps = [#map3, #map4, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%368, %cst_26, %363 : tensor<5x5xi1>, tensor<f64>, tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: i1, %in_239: f64, %in_240: f64, %out: f64):
      %3015 = arith.select %in, %in_239, %in_240 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %370 = tensor.empty() : tensor<5x5xf32>
    %371 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%369 : tensor<5x5xf64>) outs(%370 : tensor<5x5xf32>) {
    ^bb0(%in: f64, %out: f32):
      %3015 = arith.truncf %in : f64 to f32
      linalg.yield %3015 : f32
    } -> tensor<5x5xf32>
    %372 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%371, %arg12 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%370 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_239: f32, %out: f32):
      %3015 = arith.mulf %in, %in_239 : f32
      linalg.yield %3015 : f32
    } -> tensor<5x5xf32>
    %373 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["reduction", "reduction"]} ins(%372 : tensor<5x5xf32>) outs(%80 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %3015 = arith.addf %in, %out : f32
      linalg.yield %3015 : f32
    } -> tensor<f32>
    %374 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%373 : tensor<f32>) outs(%79 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %3015 = arith.addf %in, %cst_1 : f32
      linalg.yield %3015 : f32
    } -> tensor<f32>
    %375 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = []} ins(%164, %374 : tensor<f32>, tensor<f32>) outs(%79 : tensor<f32>) {
    ^bb0(%in: f32, %in_239: f32, %out: f32):
      %3015 = arith.addf %in, %in_239 : f32
      linalg.yield %3015 : f32
    } -> tensor<f32>
    %376 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg3 : tensor<20xf32>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f32, %out: f64):
      %3015 = arith.extf %in : f32 to f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %377 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%376 : tensor<20xf64>) outs(%2 : tensor<20xi1>) {
    ^bb0(%in: f64, %out: i1):
      %3015 = arith.cmpf oge, %in, %cst_0 : f64
      linalg.yield %3015 : i1
    } -> tensor<20xi1>
    %378 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%376 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.negf %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %379 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%378, %376 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %380 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%379 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.exp %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %381 = linalg.generic {indexing_maps = [#map, #map1, #map, #map], iterator_types = ["parallel"]} ins(%377, %cst_25, %376 : tensor<20xi1>, tensor<f64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: i1, %in_239: f64, %in_240: f64, %out: f64):
      %3015 = arith.select %in, %in_239, %in_240 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %382 = linalg.generic {indexing_maps = [#map, #map, #map1, #map], iterator_types = ["parallel"]} ins(%377, %376, %cst_28 : tensor<20xi1>, tensor<20xf64>, tensor<f64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: i1, %in_239: f64, %in_240: f64, %out: f64):
      %3015 = arith.select %in, %in_239, %in_240 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %383 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%382, %382 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %384 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%383 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %385 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%383 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_211 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %386 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%385 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %387 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%386 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_210 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %388 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%384, %387 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %389 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%383 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_0 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %390 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%389 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %391 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%390 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_209 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %392 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%388, %391 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %393 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%383 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_208 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %394 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%393 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %395 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%394 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_207 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %396 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%392, %395 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %397 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%383 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_206 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %398 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%397 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %399 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%398 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_205 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %400 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%396, %399 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %401 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%383 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_204 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %402 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%401 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %403 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%402 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_203 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %404 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%400, %403 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %405 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%383 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_202 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %406 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%405 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %407 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%406 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_201 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %408 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%404, %407 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %409 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%383 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_200 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %410 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%409 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %411 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%410 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_199 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %412 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%408, %411 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %413 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%383 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_198 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %414 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%413 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %415 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%414 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_197 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %416 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%412, %415 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %417 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%383 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_196 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %418 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%417 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %419 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%418 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_195 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %420 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%416, %419 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %421 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%383 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_194 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %422 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%421 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %423 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%422 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_193 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %424 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%420, %423 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %425 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%383 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_192 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %426 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%425 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %427 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%426 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_191 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %428 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%424, %427 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %429 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%383 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_190 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %430 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%429 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %431 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%430 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_189 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %432 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%428, %431 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %433 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%383 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_188 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %434 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%433 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %435 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%434 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_187 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %436 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%432, %435 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %437 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%382 : tensor<20xf64>) outs(%2 : tensor<20xi1>) {
    ^bb0(%in: f64, %out: i1):
      %3015 = arith.cmpf olt, %in, %cst_186 : f64
      linalg.yield %3015 : i1
    } -> tensor<20xi1>
    %438 = linalg.generic {indexing_maps = [#map, #map, #map1, #map], iterator_types = ["parallel"]} ins(%437, %382, %cst_28 : tensor<20xi1>, tensor<20xf64>, tensor<f64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: i1, %in_239: f64, %in_240: f64, %out: f64):
      %3015 = arith.select %in, %in_239, %in_240 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %439 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%438, %438 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %440 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%439 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.exp %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %441 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%440 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_215 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %442 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%438 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_185 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %443 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%442 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.expm1 %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %444 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%441, %443 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.divf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %445 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%382 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_184 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %446 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%445, %436 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %447 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%446, %444 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.subf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %448 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%437, %447, %446 : tensor<20xi1>, tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: i1, %in_239: f64, %in_240: f64, %out: f64):
      %3015 = arith.select %in, %in_239, %in_240 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %449 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%381, %381 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %450 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%449 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.exp %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %451 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%381 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.erf %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %452 = linalg.generic {indexing_maps = [#map1, #map, #map], iterator_types = ["parallel"]} ins(%cst_225, %451 : tensor<f32>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f32, %in_239: f64, %out: f64):
      %3015 = arith.extf %in : f32 to f64
      %3016 = arith.subf %3015, %in_239 : f64
      linalg.yield %3016 : f64
    } -> tensor<20xf64>
    %453 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%450, %452 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %454 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%377, %448, %453 : tensor<20xi1>, tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: i1, %in_239: f64, %in_240: f64, %out: f64):
      %3015 = arith.select %in, %in_239, %in_240 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %455 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%380, %454 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %456 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%376 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.erf %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %457 = linalg.generic {indexing_maps = [#map1, #map, #map], iterator_types = ["parallel"]} ins(%cst_225, %456 : tensor<f32>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f32, %in_239: f64, %out: f64):
      %3015 = arith.extf %in : f32 to f64
      %3016 = arith.subf %3015, %in_239 : f64
      linalg.yield %3016 : f64
    } -> tensor<20xf64>
    %458 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%377, %455, %457 : tensor<20xi1>, tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: i1, %in_239: f64, %in_240: f64, %out: f64):
      %3015 = arith.select %in, %in_239, %in_240 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %459 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%458 : tensor<20xf64>) outs(%59 : tensor<20xf32>) {
    ^bb0(%in: f64, %out: f32):
      %3015 = arith.truncf %in : f64 to f32
      linalg.yield %3015 : f32
    } -> tensor<20xf32>
    %460 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%459, %arg13 : tensor<20xf32>, tensor<20xf32>) outs(%59 : tensor<20xf32>) {
    ^bb0(%in: f32, %in_239: f32, %out: f32):
      %3015 = arith.mulf %in, %in_239 : f32
      linalg.yield %3015 : f32
    } -> tensor<20xf32>
    %461 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction"]} ins(%460 : tensor<20xf32>) outs(%80 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %3015 = arith.addf %in, %out : f32
      linalg.yield %3015 : f32
    } -> tensor<f32>
    %462 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%461 : tensor<f32>) outs(%79 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %3015 = arith.addf %in, %cst_1 : f32
      linalg.yield %3015 : f32
    } -> tensor<f32>
    %463 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = []} ins(%375, %462 : tensor<f32>, tensor<f32>) outs(%79 : tensor<f32>) {
    ^bb0(%in: f32, %in_239: f32, %out: f32):
      %3015 = arith.addf %in, %in_239 : f32
      linalg.yield %3015 : f32
    } -> tensor<f32>
    %464 = tensor.empty() : tensor<20x20xf64>
    %465 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%arg4 : tensor<20x20xf32>) outs(%464 : tensor<20x20xf64>) {
    ^bb0(%in: f32, %out: f64):
      %3015 = arith.extf %in : f32 to f64
      linalg.yield %3015 : f64
    } -> tensor<20x20xf64>
    %466 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%465 : tensor<20x20xf64>) outs(%464 : tensor<20x20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.absf %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20x20xf64>
    %467 = tensor.empty() : tensor<20x20xi1>
    %468 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%466 : tensor<20x20xf64>) outs(%467 : tensor<20x20xi1>) {
    ^bb0(%in: f64, %out: i1):
      %3015 = arith.cmpf olt, %in, %cst_0 : f64
      linalg.yield %3015 : i1
    } -> tensor<20x20xi1>
    %469 = linalg.generic {indexing_maps = [#map3, #map3, #map4, #map3], iterator_types = ["parallel", "parallel"]} ins(%468, %465, %cst_25 : tensor<20x20xi1>, tensor<20x20xf64>, tensor<f64>) outs(%464 : tensor<20x20xf64>) {
    ^bb0(%in: i1, %in_239: f64, %in_240: f64, %out: f64):
      %3015 = arith.select %in, %in_239, %in_240 : f64
      linalg.yield %3015 : f64
    } -> tensor<20x20xf64>
    %470 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%469 : tensor<20x20xf64>) outs(%464 : tensor<20x20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.negf %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20x20xf64>
    %471 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%470, %469 : tensor<20x20xf64>, tensor<20x20xf64>) outs(%464 : tensor<20x20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20x20xf64>
    %472 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%471 : tensor<20x20xf64>) outs(%464 : tensor<20x20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.log1p %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20x20xf64>
    %473 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%472 : tensor<20x20xf64>) outs(%464 : tensor<20x20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_224 : f64
      linalg.yield %3015 : f64
    } -> tensor<20x20xf64>
    %474 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%473 : tensor<20x20xf64>) outs(%464 : tensor<20x20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_176 : f64
      linalg.yield %3015 : f64
    } -> tensor<20x20xf64>
    %475 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%474, %474 : tensor<20x20xf64>, tensor<20x20xf64>) outs(%464 : tensor<20x20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20x20xf64>
    %476 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%472 : tensor<20x20xf64>) outs(%464 : tensor<20x20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %in, %cst_175 : f64
      linalg.yield %3015 : f64
    } -> tensor<20x20xf64>
    %477 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%475, %476 : tensor<20x20xf64>, tensor<20x20xf64>) outs(%464 : tensor<20x20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.subf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20x20xf64>
    %478 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%477 : tensor<20x20xf64>) outs(%464 : tensor<20x20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.sqrt %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20x20xf64>
    %479 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%478, %474 : tensor<20x20xf64>, tensor<20x20xf64>) outs(%464 : tensor<20x20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.subf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20x20xf64>
    %480 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%479 : tensor<20x20xf64>) outs(%464 : tensor<20x20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.sqrt %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20x20xf64>
    %481 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%469 : tensor<20x20xf64>) outs(%467 : tensor<20x20xi1>) {
    ^bb0(%in: f64, %out: i1):
      %3015 = arith.cmpf olt, %in, %cst : f64
      linalg.yield %3015 : i1
    } -> tensor<20x20xi1>
    %482 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%480 : tensor<20x20xf64>) outs(%464 : tensor<20x20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.negf %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20x20xf64>
    %483 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%481, %482, %480 : tensor<20x20xi1>, tensor<20x20xf64>, tensor<20x20xf64>) outs(%464 : tensor<20x20xf64>) {
    ^bb0(%in: i1, %in_239: f64, %in_240: f64, %out: f64):
      %3015 = arith.select %in, %in_239, %in_240 : f64
      linalg.yield %3015 : f64
    } -> tensor<20x20xf64>
    %484 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%483 : tensor<20x20xf64>) outs(%464 : tensor<20x20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.erf %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20x20xf64>
    %485 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%484, %469 : tensor<20x20xf64>, tensor<20x20xf64>) outs(%464 : tensor<20x20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.subf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20x20xf64>
    %486 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%485 : tensor<20x20xf64>) outs(%464 : tensor<20x20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_174 : f64
      linalg.yield %3015 : f64
    } -> tensor<20x20xf64>
    %487 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%483, %483 : tensor<20x20xf64>, tensor<20x20xf64>) outs(%464 : tensor<20x20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20x20xf64>
    %488 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%487 : tensor<20x20xf64>) outs(%464 : tensor<20x20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.exp %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20x20xf64>
    %489 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%486, %488 : tensor<20x20xf64>, tensor<20x20xf64>) outs(%464 : tensor<20x20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20x20xf64>
    %490 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%483, %489 : tensor<20x20xf64>, tensor<20x20xf64>) outs(%464 : tensor<20x20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20x20xf64>
    %491 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%490 : tensor<20x20xf64>) outs(%464 : tensor<20x20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_0 : f64
      linalg.yield %3015 : f64
    } -> tensor<20x20xf64>
    %492 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%489, %491 : tensor<20x20xf64>, tensor<20x20xf64>) outs(%464 : tensor<20x20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.divf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20x20xf64>
    %493 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%483, %492 : tensor<20x20xf64>, tensor<20x20xf64>) outs(%464 : tensor<20x20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.subf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20x20xf64>
    %494 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%493 : tensor<20x20xf64>) outs(%464 : tensor<20x20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.erf %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20x20xf64>
    %495 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%494, %469 : tensor<20x20xf64>, tensor<20x20xf64>) outs(%464 : tensor<20x20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.subf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20x20xf64>
    %496 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%495 : tensor<20x20xf64>) outs(%464 : tensor<20x20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_174 : f64
      linalg.yield %3015 : f64
    } -> tensor<20x20xf64>
    %497 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%493, %493 : tensor<20x20xf64>, tensor<20x20xf64>) outs(%464 : tensor<20x20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20x20xf64>
    %498 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%497 : tensor<20x20xf64>) outs(%464 : tensor<20x20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.exp %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20x20xf64>
    %499 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%496, %498 : tensor<20x20xf64>, tensor<20x20xf64>) outs(%464 : tensor<20x20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20x20xf64>
    %500 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%493, %499 : tensor<20x20xf64>, tensor<20x20xf64>) outs(%464 : tensor<20x20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20x20xf64>
    %501 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%500 : tensor<20x20xf64>) outs(%464 : tensor<20x20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_0 : f64
      linalg.yield %3015 : f64
    } -> tensor<20x20xf64>
    %502 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%499, %501 : tensor<20x20xf64>, tensor<20x20xf64>) outs(%464 : tensor<20x20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.divf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20x20xf64>
    %503 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%493, %502 : tensor<20x20xf64>, tensor<20x20xf64>) outs(%464 : tensor<20x20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.subf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20x20xf64>
    %504 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%503 : tensor<20x20xf64>) outs(%464 : tensor<20x20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.erf %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20x20xf64>
    %505 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%504, %469 : tensor<20x20xf64>, tensor<20x20xf64>) outs(%464 : tensor<20x20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.subf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20x20xf64>
    %506 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%505 : tensor<20x20xf64>) outs(%464 : tensor<20x20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_174 : f64
      linalg.yield %3015 : f64
    } -> tensor<20x20xf64>
    %507 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%503, %503 : tensor<20x20xf64>, tensor<20x20xf64>) outs(%464 : tensor<20x20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20x20xf64>
    %508 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%507 : tensor<20x20xf64>) outs(%464 : tensor<20x20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.exp %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20x20xf64>
    %509 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%506, %508 : tensor<20x20xf64>, tensor<20x20xf64>) outs(%464 : tensor<20x20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20x20xf64>
    %510 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%503, %509 : tensor<20x20xf64>, tensor<20x20xf64>) outs(%464 : tensor<20x20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20x20xf64>
    %511 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%510 : tensor<20x20xf64>) outs(%464 : tensor<20x20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_0 : f64
      linalg.yield %3015 : f64
    } -> tensor<20x20xf64>
    %512 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%509, %511 : tensor<20x20xf64>, tensor<20x20xf64>) outs(%464 : tensor<20x20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.divf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20x20xf64>
    %513 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%503, %512 : tensor<20x20xf64>, tensor<20x20xf64>) outs(%464 : tensor<20x20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.subf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20x20xf64>
    %514 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%466 : tensor<20x20xf64>) outs(%467 : tensor<20x20xi1>) {
    ^bb0(%in: f64, %out: i1):
      %3015 = arith.cmpf oeq, %in, %cst_0 : f64
      linalg.yield %3015 : i1
    } -> tensor<20x20xi1>
    %515 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%465 : tensor<20x20xf64>) outs(%464 : tensor<20x20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_212 : f64
      linalg.yield %3015 : f64
    } -> tensor<20x20xf64>
    %516 = linalg.generic {indexing_maps = [#map3, #map3, #map4, #map3], iterator_types = ["parallel", "parallel"]} ins(%514, %515, %cst_24 : tensor<20x20xi1>, tensor<20x20xf64>, tensor<f64>) outs(%464 : tensor<20x20xf64>) {
    ^bb0(%in: i1, %in_239: f64, %in_240: f64, %out: f64):
      %3015 = arith.select %in, %in_239, %in_240 : f64
      linalg.yield %3015 : f64
    } -> tensor<20x20xf64>
    %517 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%468, %513, %516 : tensor<20x20xi1>, tensor<20x20xf64>, tensor<20x20xf64>) outs(%464 : tensor<20x20xf64>) {
    ^bb0(%in: i1, %in_239: f64, %in_240: f64, %out: f64):
      %3015 = arith.select %in, %in_239, %in_240 : f64
      linalg.yield %3015 : f64
    } -> tensor<20x20xf64>
    %518 = tensor.empty() : tensor<20x20xf32>
    %519 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%517 : tensor<20x20xf64>) outs(%518 : tensor<20x20xf32>) {
    ^bb0(%in: f64, %out: f32):
      %3015 = arith.truncf %in : f64 to f32
      linalg.yield %3015 : f32
    } -> tensor<20x20xf32>
    %520 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%519, %arg14 : tensor<20x20xf32>, tensor<20x20xf32>) outs(%518 : tensor<20x20xf32>) {
    ^bb0(%in: f32, %in_239: f32, %out: f32):
      %3015 = arith.mulf %in, %in_239 : f32
      linalg.yield %3015 : f32
    } -> tensor<20x20xf32>
    %521 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["reduction", "reduction"]} ins(%520 : tensor<20x20xf32>) outs(%80 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %3015 = arith.addf %in, %out : f32
      linalg.yield %3015 : f32
    } -> tensor<f32>
    %522 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%521 : tensor<f32>) outs(%79 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %3015 = arith.addf %in, %cst_1 : f32
      linalg.yield %3015 : f32
    } -> tensor<f32>
    %523 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = []} ins(%463, %522 : tensor<f32>, tensor<f32>) outs(%79 : tensor<f32>) {
    ^bb0(%in: f32, %in_239: f32, %out: f32):
      %3015 = arith.addf %in, %in_239 : f32
      linalg.yield %3015 : f32
    } -> tensor<f32>
    %524 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg5 : tensor<20xf32>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f32, %out: f64):
      %3015 = arith.extf %in : f32 to f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %525 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%524 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.negf %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %526 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%525 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_173 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %527 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%524 : tensor<20xf64>) outs(%2 : tensor<20xi1>) {
    ^bb0(%in: f64, %out: i1):
      %3015 = arith.cmpf olt, %in, %cst_214 : f64
      linalg.yield %3015 : i1
    } -> tensor<20xi1>
    %528 = linalg.generic {indexing_maps = [#map, #map, #map1, #map], iterator_types = ["parallel"]} ins(%527, %526, %cst_28 : tensor<20xi1>, tensor<20xf64>, tensor<f64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: i1, %in_239: f64, %in_240: f64, %out: f64):
      %3015 = arith.select %in, %in_239, %in_240 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %529 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%528 : tensor<20xf64>) outs(%2 : tensor<20xi1>) {
    ^bb0(%in: f64, %out: i1):
      %3015 = arith.cmpf oge, %in, %cst_0 : f64
      linalg.yield %3015 : i1
    } -> tensor<20xi1>
    %530 = linalg.generic {indexing_maps = [#map, #map1, #map, #map], iterator_types = ["parallel"]} ins(%529, %cst_25, %528 : tensor<20xi1>, tensor<f64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: i1, %in_239: f64, %in_240: f64, %out: f64):
      %3015 = arith.select %in, %in_239, %in_240 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %531 = linalg.generic {indexing_maps = [#map, #map, #map1, #map], iterator_types = ["parallel"]} ins(%529, %528, %cst_28 : tensor<20xi1>, tensor<20xf64>, tensor<f64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: i1, %in_239: f64, %in_240: f64, %out: f64):
      %3015 = arith.select %in, %in_239, %in_240 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %532 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%531, %531 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %533 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%532 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %534 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%532 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_211 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %535 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%534 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %536 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%535 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_210 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %537 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%533, %536 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %538 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%532 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_0 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %539 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%538 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %540 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%539 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_209 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %541 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%537, %540 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %542 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%532 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_208 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %543 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%542 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %544 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%543 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_207 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %545 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%541, %544 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %546 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%532 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_206 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %547 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%546 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %548 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%547 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_205 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %549 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%545, %548 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %550 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%532 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_204 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %551 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%550 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %552 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%551 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_203 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %553 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%549, %552 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %554 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%532 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_202 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %555 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%554 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %556 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%555 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_201 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %557 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%553, %556 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %558 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%532 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_200 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %559 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%558 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %560 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%559 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_199 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %561 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%557, %560 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %562 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%532 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_198 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %563 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%562 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %564 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%563 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_197 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %565 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%561, %564 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %566 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%532 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_196 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %567 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%566 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %568 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%567 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_195 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %569 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%565, %568 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %570 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%532 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_194 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %571 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%570 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %572 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%571 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_193 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %573 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%569, %572 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %574 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%532 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_192 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %575 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%574 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %576 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%575 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_191 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %577 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%573, %576 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %578 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%532 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_190 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %579 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%578 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %580 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%579 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_189 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %581 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%577, %580 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %582 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%532 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_188 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %583 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%582 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %584 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%583 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_187 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %585 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%581, %584 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %586 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%531 : tensor<20xf64>) outs(%2 : tensor<20xi1>) {
    ^bb0(%in: f64, %out: i1):
      %3015 = arith.cmpf olt, %in, %cst_186 : f64
      linalg.yield %3015 : i1
    } -> tensor<20xi1>
    %587 = linalg.generic {indexing_maps = [#map, #map, #map1, #map], iterator_types = ["parallel"]} ins(%586, %531, %cst_28 : tensor<20xi1>, tensor<20xf64>, tensor<f64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: i1, %in_239: f64, %in_240: f64, %out: f64):
      %3015 = arith.select %in, %in_239, %in_240 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %588 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%587, %587 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %589 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%588 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.exp %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %590 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%589 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_215 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %591 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%587 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_185 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %592 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%591 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.expm1 %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %593 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%590, %592 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.divf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %594 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%531 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_184 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %595 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%594, %585 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %596 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%595, %593 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.subf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %597 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%586, %596, %595 : tensor<20xi1>, tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: i1, %in_239: f64, %in_240: f64, %out: f64):
      %3015 = arith.select %in, %in_239, %in_240 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %598 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%530, %530 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %599 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%598 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.exp %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %600 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%530 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.erf %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %601 = linalg.generic {indexing_maps = [#map1, #map, #map], iterator_types = ["parallel"]} ins(%cst_225, %600 : tensor<f32>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f32, %in_239: f64, %out: f64):
      %3015 = arith.extf %in : f32 to f64
      %3016 = arith.subf %3015, %in_239 : f64
      linalg.yield %3016 : f64
    } -> tensor<20xf64>
    %602 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%599, %601 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %603 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%529, %597, %602 : tensor<20xi1>, tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: i1, %in_239: f64, %in_240: f64, %out: f64):
      %3015 = arith.select %in, %in_239, %in_240 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %604 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%603 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_224 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %605 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%604 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.log %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %606 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%524, %524 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %607 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%606 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_224 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %608 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%605, %607 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.subf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %609 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%526 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.negf %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %610 = linalg.generic {indexing_maps = [#map, #map1, #map, #map], iterator_types = ["parallel"]} ins(%527, %cst_28, %609 : tensor<20xi1>, tensor<f64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: i1, %in_239: f64, %in_240: f64, %out: f64):
      %3015 = arith.select %in, %in_239, %in_240 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %611 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%610 : tensor<20xf64>) outs(%2 : tensor<20xi1>) {
    ^bb0(%in: f64, %out: i1):
      %3015 = arith.cmpf oge, %in, %cst_0 : f64
      linalg.yield %3015 : i1
    } -> tensor<20xi1>
    %612 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%610 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.negf %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %613 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%612, %610 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %614 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%613 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.exp %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %615 = linalg.generic {indexing_maps = [#map, #map1, #map, #map], iterator_types = ["parallel"]} ins(%611, %cst_25, %610 : tensor<20xi1>, tensor<f64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: i1, %in_239: f64, %in_240: f64, %out: f64):
      %3015 = arith.select %in, %in_239, %in_240 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %616 = linalg.generic {indexing_maps = [#map, #map, #map1, #map], iterator_types = ["parallel"]} ins(%611, %610, %cst_28 : tensor<20xi1>, tensor<20xf64>, tensor<f64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: i1, %in_239: f64, %in_240: f64, %out: f64):
      %3015 = arith.select %in, %in_239, %in_240 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %617 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%616, %616 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %618 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%617 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %619 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%617 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_211 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %620 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%619 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %621 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%620 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_210 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %622 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%618, %621 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %623 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%617 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_0 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %624 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%623 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %625 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%624 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_209 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %626 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%622, %625 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %627 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%617 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_208 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %628 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%627 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %629 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%628 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_207 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %630 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%626, %629 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %631 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%617 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_206 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %632 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%631 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %633 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%632 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_205 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %634 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%630, %633 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %635 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%617 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_204 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %636 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%635 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %637 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%636 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_203 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %638 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%634, %637 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %639 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%617 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_202 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %640 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%639 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %641 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%640 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_201 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %642 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%638, %641 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %643 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%617 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_200 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %644 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%643 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %645 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%644 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_199 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %646 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%642, %645 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %647 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%617 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_198 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %648 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%647 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %649 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%648 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_197 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %650 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%646, %649 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %651 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%617 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_196 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %652 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%651 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %653 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%652 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_195 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %654 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%650, %653 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %655 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%617 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_194 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %656 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%655 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %657 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%656 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_193 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %658 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%654, %657 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %659 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%617 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_192 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %660 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%659 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %661 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%660 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_191 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %662 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%658, %661 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %663 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%617 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_190 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %664 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%663 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %665 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%664 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_189 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %666 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%662, %665 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %667 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%617 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_188 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %668 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%667 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %669 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%668 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_187 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %670 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%666, %669 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %671 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%616 : tensor<20xf64>) outs(%2 : tensor<20xi1>) {
    ^bb0(%in: f64, %out: i1):
      %3015 = arith.cmpf olt, %in, %cst_186 : f64
      linalg.yield %3015 : i1
    } -> tensor<20xi1>
    %672 = linalg.generic {indexing_maps = [#map, #map, #map1, #map], iterator_types = ["parallel"]} ins(%671, %616, %cst_28 : tensor<20xi1>, tensor<20xf64>, tensor<f64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: i1, %in_239: f64, %in_240: f64, %out: f64):
      %3015 = arith.select %in, %in_239, %in_240 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %673 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%672, %672 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %674 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%673 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.exp %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %675 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%674 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_215 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %676 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%672 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_185 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %677 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%676 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.expm1 %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %678 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%675, %677 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.divf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %679 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%616 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_184 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %680 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%679, %670 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %681 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%680, %678 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.subf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %682 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%671, %681, %680 : tensor<20xi1>, tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: i1, %in_239: f64, %in_240: f64, %out: f64):
      %3015 = arith.select %in, %in_239, %in_240 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %683 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%615, %615 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %684 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%683 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.exp %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %685 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%615 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.erf %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %686 = linalg.generic {indexing_maps = [#map1, #map, #map], iterator_types = ["parallel"]} ins(%cst_225, %685 : tensor<f32>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f32, %in_239: f64, %out: f64):
      %3015 = arith.extf %in : f32 to f64
      %3016 = arith.subf %3015, %in_239 : f64
      linalg.yield %3016 : f64
    } -> tensor<20xf64>
    %687 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%684, %686 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %688 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%611, %682, %687 : tensor<20xi1>, tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: i1, %in_239: f64, %in_240: f64, %out: f64):
      %3015 = arith.select %in, %in_239, %in_240 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %689 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%614, %688 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %690 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%610 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.erf %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %691 = linalg.generic {indexing_maps = [#map1, #map, #map], iterator_types = ["parallel"]} ins(%cst_225, %690 : tensor<f32>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f32, %in_239: f64, %out: f64):
      %3015 = arith.extf %in : f32 to f64
      %3016 = arith.subf %3015, %in_239 : f64
      linalg.yield %3016 : f64
    } -> tensor<20xf64>
    %692 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%611, %689, %691 : tensor<20xi1>, tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: i1, %in_239: f64, %in_240: f64, %out: f64):
      %3015 = arith.select %in, %in_239, %in_240 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %693 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%692 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_172 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %694 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%693 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.log1p %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %695 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%527, %608, %694 : tensor<20xi1>, tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: i1, %in_239: f64, %in_240: f64, %out: f64):
      %3015 = arith.select %in, %in_239, %in_240 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %696 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%695 : tensor<20xf64>) outs(%59 : tensor<20xf32>) {
    ^bb0(%in: f64, %out: f32):
      %3015 = arith.truncf %in : f64 to f32
      linalg.yield %3015 : f32
    } -> tensor<20xf32>
    %697 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%696, %arg15 : tensor<20xf32>, tensor<20xf32>) outs(%59 : tensor<20xf32>) {
    ^bb0(%in: f32, %in_239: f32, %out: f32):
      %3015 = arith.mulf %in, %in_239 : f32
      linalg.yield %3015 : f32
    } -> tensor<20xf32>
    %698 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction"]} ins(%697 : tensor<20xf32>) outs(%80 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %3015 = arith.addf %in, %out : f32
      linalg.yield %3015 : f32
    } -> tensor<f32>
    %699 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%698 : tensor<f32>) outs(%79 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %3015 = arith.addf %in, %cst_1 : f32
      linalg.yield %3015 : f32
    } -> tensor<f32>
    %700 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = []} ins(%523, %699 : tensor<f32>, tensor<f32>) outs(%79 : tensor<f32>) {
    ^bb0(%in: f32, %in_239: f32, %out: f32):
      %3015 = arith.addf %in, %in_239 : f32
      linalg.yield %3015 : f32
    } -> tensor<f32>
    %701 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg6 : tensor<20xf32>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f32, %out: f64):
      %3015 = arith.extf %in : f32 to f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %702 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%701 : tensor<20xf64>) outs(%2 : tensor<20xi1>) {
    ^bb0(%in: f64, %out: i1):
      %3015 = arith.cmpf ogt, %in, %cst : f64
      linalg.yield %3015 : i1
    } -> tensor<20xi1>
    %703 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%701 : tensor<20xf64>) outs(%2 : tensor<20xi1>) {
    ^bb0(%in: f64, %out: i1):
      %3015 = arith.cmpf olt, %in, %cst_0 : f64
      linalg.yield %3015 : i1
    } -> tensor<20xi1>
    %704 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%702, %703 : tensor<20xi1>, tensor<20xi1>) outs(%2 : tensor<20xi1>) {
    ^bb0(%in: i1, %in_239: i1, %out: i1):
      %3015 = arith.andi %in, %in_239 : i1
      linalg.yield %3015 : i1
    } -> tensor<20xi1>
    %705 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%701 : tensor<20xf64>) outs(%2 : tensor<20xi1>) {
    ^bb0(%in: f64, %out: i1):
      %3015 = arith.cmpf ogt, %in, %cst_224 : f64
      linalg.yield %3015 : i1
    } -> tensor<20xi1>
    %706 = linalg.generic {indexing_maps = [#map1, #map, #map], iterator_types = ["parallel"]} ins(%cst_225, %701 : tensor<f32>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f32, %in_239: f64, %out: f64):
      %3015 = arith.extf %in : f32 to f64
      %3016 = arith.subf %3015, %in_239 : f64
      linalg.yield %3016 : f64
    } -> tensor<20xf64>
    %707 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%705, %706, %701 : tensor<20xi1>, tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: i1, %in_239: f64, %in_240: f64, %out: f64):
      %3015 = arith.select %in, %in_239, %in_240 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %708 = linalg.generic {indexing_maps = [#map, #map, #map1, #map], iterator_types = ["parallel"]} ins(%704, %707, %cst_23 : tensor<20xi1>, tensor<20xf64>, tensor<f64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: i1, %in_239: f64, %in_240: f64, %out: f64):
      %3015 = arith.select %in, %in_239, %in_240 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %709 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%708 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.log %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %710 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%709 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_171 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %711 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%710 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.subf %in, %cst_170 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %712 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%711 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.cmpf ult, %in, %cst : f64
      %3016 = arith.select %3015, %cst, %in : f64
      linalg.yield %3016 : f64
    } -> tensor<20xf64>
    %713 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%712 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.sqrt %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %714 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%713 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.negf %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %715 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%714 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.negf %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %716 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%715 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_173 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %717 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%716 : tensor<20xf64>) outs(%2 : tensor<20xi1>) {
    ^bb0(%in: f64, %out: i1):
      %3015 = arith.cmpf oge, %in, %cst_0 : f64
      linalg.yield %3015 : i1
    } -> tensor<20xi1>
    %718 = linalg.generic {indexing_maps = [#map, #map1, #map, #map], iterator_types = ["parallel"]} ins(%717, %cst_25, %716 : tensor<20xi1>, tensor<f64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: i1, %in_239: f64, %in_240: f64, %out: f64):
      %3015 = arith.select %in, %in_239, %in_240 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %719 = linalg.generic {indexing_maps = [#map, #map, #map1, #map], iterator_types = ["parallel"]} ins(%717, %716, %cst_28 : tensor<20xi1>, tensor<20xf64>, tensor<f64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: i1, %in_239: f64, %in_240: f64, %out: f64):
      %3015 = arith.select %in, %in_239, %in_240 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %720 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%719, %719 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %721 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%720 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %722 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%720 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_211 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %723 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%722 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %724 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%723 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_210 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %725 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%721, %724 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %726 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%720 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_0 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %727 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%726 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %728 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%727 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_209 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %729 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%725, %728 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %730 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%720 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_208 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %731 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%730 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %732 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%731 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_207 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %733 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%729, %732 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %734 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%720 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_206 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %735 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%734 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %736 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%735 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_205 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %737 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%733, %736 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %738 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%720 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_204 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %739 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%738 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %740 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%739 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_203 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %741 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%737, %740 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %742 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%720 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_202 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %743 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%742 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %744 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%743 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_201 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %745 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%741, %744 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %746 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%720 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_200 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %747 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%746 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %748 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%747 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_199 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %749 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%745, %748 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %750 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%720 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_198 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %751 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%750 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %752 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%751 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_197 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %753 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%749, %752 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %754 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%720 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_196 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %755 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%754 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %756 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%755 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_195 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %757 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%753, %756 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %758 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%720 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_194 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %759 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%758 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %760 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%759 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_193 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %761 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%757, %760 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %762 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%720 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_192 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %763 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%762 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %764 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%763 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_191 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %765 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%761, %764 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %766 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%720 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_190 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %767 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%766 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %768 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%767 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_189 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %769 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%765, %768 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %770 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%720 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_188 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %771 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%770 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %772 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%771 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_187 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %773 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%769, %772 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %774 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%719 : tensor<20xf64>) outs(%2 : tensor<20xi1>) {
    ^bb0(%in: f64, %out: i1):
      %3015 = arith.cmpf olt, %in, %cst_186 : f64
      linalg.yield %3015 : i1
    } -> tensor<20xi1>
    %775 = linalg.generic {indexing_maps = [#map, #map, #map1, #map], iterator_types = ["parallel"]} ins(%774, %719, %cst_28 : tensor<20xi1>, tensor<20xf64>, tensor<f64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: i1, %in_239: f64, %in_240: f64, %out: f64):
      %3015 = arith.select %in, %in_239, %in_240 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %776 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%775, %775 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %777 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%776 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.exp %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %778 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%777 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_215 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %779 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%775 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_185 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %780 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%779 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.expm1 %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %781 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%778, %780 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.divf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %782 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%719 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_184 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %783 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%782, %773 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %784 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%783, %781 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.subf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %785 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%774, %784, %783 : tensor<20xi1>, tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: i1, %in_239: f64, %in_240: f64, %out: f64):
      %3015 = arith.select %in, %in_239, %in_240 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %786 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%718, %718 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %787 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%786 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.exp %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %788 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%718 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.erf %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %789 = linalg.generic {indexing_maps = [#map1, #map, #map], iterator_types = ["parallel"]} ins(%cst_225, %788 : tensor<f32>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f32, %in_239: f64, %out: f64):
      %3015 = arith.extf %in : f32 to f64
      %3016 = arith.subf %3015, %in_239 : f64
      linalg.yield %3016 : f64
    } -> tensor<20xf64>
    %790 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%787, %789 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %791 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%717, %785, %790 : tensor<20xi1>, tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: i1, %in_239: f64, %in_240: f64, %out: f64):
      %3015 = arith.select %in, %in_239, %in_240 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %792 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%791 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_169 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %793 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%714 : tensor<20xf64>) outs(%2 : tensor<20xi1>) {
    ^bb0(%in: f64, %out: i1):
      %3015 = arith.cmpf olt, %in, %cst_214 : f64
      linalg.yield %3015 : i1
    } -> tensor<20xi1>
    %794 = linalg.generic {indexing_maps = [#map, #map, #map1, #map], iterator_types = ["parallel"]} ins(%793, %716, %cst_28 : tensor<20xi1>, tensor<20xf64>, tensor<f64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: i1, %in_239: f64, %in_240: f64, %out: f64):
      %3015 = arith.select %in, %in_239, %in_240 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %795 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%794 : tensor<20xf64>) outs(%2 : tensor<20xi1>) {
    ^bb0(%in: f64, %out: i1):
      %3015 = arith.cmpf oge, %in, %cst_0 : f64
      linalg.yield %3015 : i1
    } -> tensor<20xi1>
    %796 = linalg.generic {indexing_maps = [#map, #map1, #map, #map], iterator_types = ["parallel"]} ins(%795, %cst_25, %794 : tensor<20xi1>, tensor<f64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: i1, %in_239: f64, %in_240: f64, %out: f64):
      %3015 = arith.select %in, %in_239, %in_240 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %797 = linalg.generic {indexing_maps = [#map, #map, #map1, #map], iterator_types = ["parallel"]} ins(%795, %794, %cst_28 : tensor<20xi1>, tensor<20xf64>, tensor<f64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: i1, %in_239: f64, %in_240: f64, %out: f64):
      %3015 = arith.select %in, %in_239, %in_240 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %798 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%797, %797 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %799 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%798 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %800 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%798 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_211 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %801 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%800 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %802 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%801 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_210 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %803 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%799, %802 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %804 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%798 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_0 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %805 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%804 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %806 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%805 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_209 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %807 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%803, %806 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %808 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%798 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_208 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %809 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%808 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %810 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%809 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_207 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %811 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%807, %810 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %812 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%798 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_206 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %813 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%812 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %814 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%813 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_205 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %815 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%811, %814 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %816 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%798 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_204 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %817 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%816 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %818 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%817 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_203 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %819 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%815, %818 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %820 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%798 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_202 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %821 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%820 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %822 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%821 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_201 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %823 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%819, %822 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %824 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%798 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_200 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %825 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%824 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %826 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%825 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_199 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %827 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%823, %826 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %828 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%798 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_198 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %829 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%828 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %830 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%829 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_197 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %831 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%827, %830 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %832 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%798 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_196 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %833 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%832 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %834 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%833 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_195 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %835 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%831, %834 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %836 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%798 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_194 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %837 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%836 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %838 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%837 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_193 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %839 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%835, %838 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %840 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%798 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_192 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %841 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%840 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %842 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%841 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_191 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %843 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%839, %842 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %844 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%798 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_190 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %845 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%844 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %846 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%845 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_189 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %847 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%843, %846 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %848 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%798 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_188 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %849 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%848 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %850 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%849 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_187 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %851 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%847, %850 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %852 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%797 : tensor<20xf64>) outs(%2 : tensor<20xi1>) {
    ^bb0(%in: f64, %out: i1):
      %3015 = arith.cmpf olt, %in, %cst_186 : f64
      linalg.yield %3015 : i1
    } -> tensor<20xi1>
    %853 = linalg.generic {indexing_maps = [#map, #map, #map1, #map], iterator_types = ["parallel"]} ins(%852, %797, %cst_28 : tensor<20xi1>, tensor<20xf64>, tensor<f64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: i1, %in_239: f64, %in_240: f64, %out: f64):
      %3015 = arith.select %in, %in_239, %in_240 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %854 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%853, %853 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %855 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%854 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.exp %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %856 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%855 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_215 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %857 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%853 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_185 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %858 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%857 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.expm1 %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %859 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%856, %858 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.divf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %860 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%797 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_184 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %861 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%860, %851 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %862 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%861, %859 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.subf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %863 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%852, %862, %861 : tensor<20xi1>, tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: i1, %in_239: f64, %in_240: f64, %out: f64):
      %3015 = arith.select %in, %in_239, %in_240 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %864 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%796, %796 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %865 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%864 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.exp %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %866 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%796 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.erf %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %867 = linalg.generic {indexing_maps = [#map1, #map, #map], iterator_types = ["parallel"]} ins(%cst_225, %866 : tensor<f32>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f32, %in_239: f64, %out: f64):
      %3015 = arith.extf %in : f32 to f64
      %3016 = arith.subf %3015, %in_239 : f64
      linalg.yield %3016 : f64
    } -> tensor<20xf64>
    %868 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%865, %867 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %869 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%795, %863, %868 : tensor<20xi1>, tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: i1, %in_239: f64, %in_240: f64, %out: f64):
      %3015 = arith.select %in, %in_239, %in_240 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %870 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%869 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_224 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %871 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%870 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.log %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %872 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%714, %714 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %873 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%872 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_224 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %874 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%871, %873 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.subf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %875 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%716 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.negf %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %876 = linalg.generic {indexing_maps = [#map, #map1, #map, #map], iterator_types = ["parallel"]} ins(%793, %cst_28, %875 : tensor<20xi1>, tensor<f64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: i1, %in_239: f64, %in_240: f64, %out: f64):
      %3015 = arith.select %in, %in_239, %in_240 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %877 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%876 : tensor<20xf64>) outs(%2 : tensor<20xi1>) {
    ^bb0(%in: f64, %out: i1):
      %3015 = arith.cmpf oge, %in, %cst_0 : f64
      linalg.yield %3015 : i1
    } -> tensor<20xi1>
    %878 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%876 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.negf %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %879 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%878, %876 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %880 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%879 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.exp %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %881 = linalg.generic {indexing_maps = [#map, #map1, #map, #map], iterator_types = ["parallel"]} ins(%877, %cst_25, %876 : tensor<20xi1>, tensor<f64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: i1, %in_239: f64, %in_240: f64, %out: f64):
      %3015 = arith.select %in, %in_239, %in_240 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %882 = linalg.generic {indexing_maps = [#map, #map, #map1, #map], iterator_types = ["parallel"]} ins(%877, %876, %cst_28 : tensor<20xi1>, tensor<20xf64>, tensor<f64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: i1, %in_239: f64, %in_240: f64, %out: f64):
      %3015 = arith.select %in, %in_239, %in_240 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %883 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%882, %882 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %884 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%883 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %885 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%883 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_211 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %886 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%885 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %887 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%886 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_210 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %888 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%884, %887 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %889 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%883 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_0 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %890 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%889 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %891 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%890 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_209 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %892 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%888, %891 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %893 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%883 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_208 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %894 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%893 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %895 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%894 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_207 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %896 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%892, %895 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %897 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%883 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_206 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %898 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%897 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %899 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%898 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_205 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %900 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%896, %899 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %901 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%883 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_204 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %902 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%901 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %903 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%902 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_203 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %904 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%900, %903 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %905 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%883 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_202 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %906 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%905 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %907 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%906 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_201 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %908 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%904, %907 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %909 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%883 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_200 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %910 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%909 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %911 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%910 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_199 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %912 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%908, %911 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %913 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%883 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_198 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %914 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%913 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %915 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%914 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_197 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %916 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%912, %915 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %917 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%883 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_196 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %918 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%917 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %919 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%918 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_195 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %920 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%916, %919 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %921 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%883 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_194 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %922 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%921 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %923 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%922 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_193 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %924 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%920, %923 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %925 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%883 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_192 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %926 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%925 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %927 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%926 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_191 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %928 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%924, %927 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %929 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%883 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_190 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %930 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%929 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %931 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%930 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_189 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %932 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%928, %931 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %933 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%883 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_188 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %934 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%933 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %935 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%934 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_187 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %936 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%932, %935 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %937 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%882 : tensor<20xf64>) outs(%2 : tensor<20xi1>) {
    ^bb0(%in: f64, %out: i1):
      %3015 = arith.cmpf olt, %in, %cst_186 : f64
      linalg.yield %3015 : i1
    } -> tensor<20xi1>
    %938 = linalg.generic {indexing_maps = [#map, #map, #map1, #map], iterator_types = ["parallel"]} ins(%937, %882, %cst_28 : tensor<20xi1>, tensor<20xf64>, tensor<f64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: i1, %in_239: f64, %in_240: f64, %out: f64):
      %3015 = arith.select %in, %in_239, %in_240 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %939 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%938, %938 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %940 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%939 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.exp %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %941 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%940 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_215 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %942 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%938 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_185 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %943 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%942 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.expm1 %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %944 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%941, %943 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.divf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %945 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%882 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_184 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %946 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%945, %936 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %947 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%946, %944 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.subf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %948 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%937, %947, %946 : tensor<20xi1>, tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: i1, %in_239: f64, %in_240: f64, %out: f64):
      %3015 = arith.select %in, %in_239, %in_240 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %949 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%881, %881 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %950 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%949 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.exp %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %951 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%881 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.erf %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %952 = linalg.generic {indexing_maps = [#map1, #map, #map], iterator_types = ["parallel"]} ins(%cst_225, %951 : tensor<f32>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f32, %in_239: f64, %out: f64):
      %3015 = arith.extf %in : f32 to f64
      %3016 = arith.subf %3015, %in_239 : f64
      linalg.yield %3016 : f64
    } -> tensor<20xf64>
    %953 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%950, %952 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %954 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%877, %948, %953 : tensor<20xi1>, tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: i1, %in_239: f64, %in_240: f64, %out: f64):
      %3015 = arith.select %in, %in_239, %in_240 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %955 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%880, %954 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %956 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%876 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.erf %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %957 = linalg.generic {indexing_maps = [#map1, #map, #map], iterator_types = ["parallel"]} ins(%cst_225, %956 : tensor<f32>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f32, %in_239: f64, %out: f64):
      %3015 = arith.extf %in : f32 to f64
      %3016 = arith.subf %3015, %in_239 : f64
      linalg.yield %3016 : f64
    } -> tensor<20xf64>
    %958 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%877, %955, %957 : tensor<20xi1>, tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: i1, %in_239: f64, %in_240: f64, %out: f64):
      %3015 = arith.select %in, %in_239, %in_240 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %959 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%958 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_172 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %960 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%959 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.log1p %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %961 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%793, %874, %960 : tensor<20xi1>, tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: i1, %in_239: f64, %in_240: f64, %out: f64):
      %3015 = arith.select %in, %in_239, %in_240 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %962 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%961, %709 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.subf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %963 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%962, %792 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %964 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%714, %963 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.subf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %965 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%964 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.negf %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %966 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%965 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_173 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %967 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%966 : tensor<20xf64>) outs(%2 : tensor<20xi1>) {
    ^bb0(%in: f64, %out: i1):
      %3015 = arith.cmpf oge, %in, %cst_0 : f64
      linalg.yield %3015 : i1
    } -> tensor<20xi1>
    %968 = linalg.generic {indexing_maps = [#map, #map1, #map, #map], iterator_types = ["parallel"]} ins(%967, %cst_25, %966 : tensor<20xi1>, tensor<f64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: i1, %in_239: f64, %in_240: f64, %out: f64):
      %3015 = arith.select %in, %in_239, %in_240 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %969 = linalg.generic {indexing_maps = [#map, #map, #map1, #map], iterator_types = ["parallel"]} ins(%967, %966, %cst_28 : tensor<20xi1>, tensor<20xf64>, tensor<f64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: i1, %in_239: f64, %in_240: f64, %out: f64):
      %3015 = arith.select %in, %in_239, %in_240 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %970 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%969, %969 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %971 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%970 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %972 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%970 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_211 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %973 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%972 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %974 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%973 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_210 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %975 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%971, %974 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %976 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%970 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_0 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %977 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%976 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %978 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%977 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_209 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %979 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%975, %978 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %980 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%970 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_208 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %981 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%980 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %982 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%981 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_207 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %983 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%979, %982 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %984 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%970 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_206 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %985 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%984 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %986 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%985 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_205 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %987 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%983, %986 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %988 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%970 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_204 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %989 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%988 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %990 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%989 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_203 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %991 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%987, %990 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %992 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%970 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_202 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %993 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%992 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %994 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%993 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_201 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %995 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%991, %994 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %996 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%970 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_200 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %997 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%996 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %998 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%997 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_199 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %999 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%995, %998 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1000 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%970 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_198 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1001 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1000 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1002 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1001 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_197 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1003 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%999, %1002 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1004 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%970 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_196 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1005 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1004 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1006 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1005 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_195 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1007 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1003, %1006 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1008 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%970 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_194 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1009 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1008 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1010 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1009 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_193 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1011 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1007, %1010 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1012 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%970 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_192 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1013 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1012 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1014 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1013 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_191 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1015 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1011, %1014 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1016 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%970 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_190 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1017 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1016 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1018 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1017 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_189 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1019 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1015, %1018 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1020 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%970 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_188 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1021 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1020 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1022 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1021 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_187 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1023 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1019, %1022 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1024 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%969 : tensor<20xf64>) outs(%2 : tensor<20xi1>) {
    ^bb0(%in: f64, %out: i1):
      %3015 = arith.cmpf olt, %in, %cst_186 : f64
      linalg.yield %3015 : i1
    } -> tensor<20xi1>
    %1025 = linalg.generic {indexing_maps = [#map, #map, #map1, #map], iterator_types = ["parallel"]} ins(%1024, %969, %cst_28 : tensor<20xi1>, tensor<20xf64>, tensor<f64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: i1, %in_239: f64, %in_240: f64, %out: f64):
      %3015 = arith.select %in, %in_239, %in_240 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1026 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1025, %1025 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1027 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1026 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.exp %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1028 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1027 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_215 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1029 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1025 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_185 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1030 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1029 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.expm1 %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1031 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1028, %1030 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.divf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1032 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%969 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_184 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1033 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1032, %1023 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1034 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1033, %1031 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.subf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1035 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%1024, %1034, %1033 : tensor<20xi1>, tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: i1, %in_239: f64, %in_240: f64, %out: f64):
      %3015 = arith.select %in, %in_239, %in_240 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1036 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%968, %968 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1037 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1036 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.exp %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1038 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%968 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.erf %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1039 = linalg.generic {indexing_maps = [#map1, #map, #map], iterator_types = ["parallel"]} ins(%cst_225, %1038 : tensor<f32>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f32, %in_239: f64, %out: f64):
      %3015 = arith.extf %in : f32 to f64
      %3016 = arith.subf %3015, %in_239 : f64
      linalg.yield %3016 : f64
    } -> tensor<20xf64>
    %1040 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1037, %1039 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1041 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%967, %1035, %1040 : tensor<20xi1>, tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: i1, %in_239: f64, %in_240: f64, %out: f64):
      %3015 = arith.select %in, %in_239, %in_240 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1042 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1041 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_169 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1043 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%964 : tensor<20xf64>) outs(%2 : tensor<20xi1>) {
    ^bb0(%in: f64, %out: i1):
      %3015 = arith.cmpf olt, %in, %cst_214 : f64
      linalg.yield %3015 : i1
    } -> tensor<20xi1>
    %1044 = linalg.generic {indexing_maps = [#map, #map, #map1, #map], iterator_types = ["parallel"]} ins(%1043, %966, %cst_28 : tensor<20xi1>, tensor<20xf64>, tensor<f64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: i1, %in_239: f64, %in_240: f64, %out: f64):
      %3015 = arith.select %in, %in_239, %in_240 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1045 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1044 : tensor<20xf64>) outs(%2 : tensor<20xi1>) {
    ^bb0(%in: f64, %out: i1):
      %3015 = arith.cmpf oge, %in, %cst_0 : f64
      linalg.yield %3015 : i1
    } -> tensor<20xi1>
    %1046 = linalg.generic {indexing_maps = [#map, #map1, #map, #map], iterator_types = ["parallel"]} ins(%1045, %cst_25, %1044 : tensor<20xi1>, tensor<f64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: i1, %in_239: f64, %in_240: f64, %out: f64):
      %3015 = arith.select %in, %in_239, %in_240 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1047 = linalg.generic {indexing_maps = [#map, #map, #map1, #map], iterator_types = ["parallel"]} ins(%1045, %1044, %cst_28 : tensor<20xi1>, tensor<20xf64>, tensor<f64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: i1, %in_239: f64, %in_240: f64, %out: f64):
      %3015 = arith.select %in, %in_239, %in_240 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1048 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1047, %1047 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1049 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1048 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1050 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1048 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_211 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1051 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1050 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1052 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1051 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_210 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1053 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1049, %1052 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1054 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1048 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_0 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1055 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1054 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1056 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1055 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_209 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1057 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1053, %1056 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1058 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1048 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_208 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1059 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1058 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1060 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1059 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_207 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1061 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1057, %1060 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1062 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1048 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_206 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1063 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1062 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1064 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1063 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_205 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1065 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1061, %1064 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1066 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1048 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_204 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1067 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1066 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1068 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1067 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_203 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1069 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1065, %1068 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1070 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1048 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_202 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1071 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1070 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1072 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1071 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_201 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1073 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1069, %1072 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1074 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1048 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_200 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1075 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1074 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1076 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1075 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_199 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1077 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1073, %1076 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1078 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1048 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_198 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1079 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1078 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1080 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1079 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_197 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1081 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1077, %1080 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1082 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1048 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_196 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1083 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1082 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1084 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1083 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_195 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1085 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1081, %1084 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1086 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1048 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_194 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1087 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1086 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1088 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1087 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_193 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1089 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1085, %1088 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1090 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1048 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_192 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1091 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1090 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1092 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1091 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_191 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1093 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1089, %1092 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1094 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1048 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_190 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1095 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1094 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1096 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1095 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_189 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1097 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1093, %1096 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1098 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1048 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_188 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1099 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1098 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1100 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1099 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_187 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1101 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1097, %1100 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1102 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1047 : tensor<20xf64>) outs(%2 : tensor<20xi1>) {
    ^bb0(%in: f64, %out: i1):
      %3015 = arith.cmpf olt, %in, %cst_186 : f64
      linalg.yield %3015 : i1
    } -> tensor<20xi1>
    %1103 = linalg.generic {indexing_maps = [#map, #map, #map1, #map], iterator_types = ["parallel"]} ins(%1102, %1047, %cst_28 : tensor<20xi1>, tensor<20xf64>, tensor<f64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: i1, %in_239: f64, %in_240: f64, %out: f64):
      %3015 = arith.select %in, %in_239, %in_240 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1104 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1103, %1103 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1105 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1104 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.exp %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1106 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1105 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_215 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1107 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1103 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_185 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1108 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1107 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.expm1 %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1109 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1106, %1108 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.divf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1110 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1047 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_184 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1111 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1110, %1101 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1112 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1111, %1109 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.subf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1113 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%1102, %1112, %1111 : tensor<20xi1>, tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: i1, %in_239: f64, %in_240: f64, %out: f64):
      %3015 = arith.select %in, %in_239, %in_240 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1114 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1046, %1046 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1115 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1114 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.exp %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1116 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1046 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.erf %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1117 = linalg.generic {indexing_maps = [#map1, #map, #map], iterator_types = ["parallel"]} ins(%cst_225, %1116 : tensor<f32>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f32, %in_239: f64, %out: f64):
      %3015 = arith.extf %in : f32 to f64
      %3016 = arith.subf %3015, %in_239 : f64
      linalg.yield %3016 : f64
    } -> tensor<20xf64>
    %1118 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1115, %1117 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1119 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%1045, %1113, %1118 : tensor<20xi1>, tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: i1, %in_239: f64, %in_240: f64, %out: f64):
      %3015 = arith.select %in, %in_239, %in_240 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1120 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1119 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_224 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1121 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1120 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.log %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1122 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%964, %964 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1123 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1122 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_224 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1124 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1121, %1123 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.subf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1125 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%966 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.negf %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1126 = linalg.generic {indexing_maps = [#map, #map1, #map, #map], iterator_types = ["parallel"]} ins(%1043, %cst_28, %1125 : tensor<20xi1>, tensor<f64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: i1, %in_239: f64, %in_240: f64, %out: f64):
      %3015 = arith.select %in, %in_239, %in_240 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1127 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1126 : tensor<20xf64>) outs(%2 : tensor<20xi1>) {
    ^bb0(%in: f64, %out: i1):
      %3015 = arith.cmpf oge, %in, %cst_0 : f64
      linalg.yield %3015 : i1
    } -> tensor<20xi1>
    %1128 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1126 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.negf %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1129 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1128, %1126 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1130 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1129 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.exp %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1131 = linalg.generic {indexing_maps = [#map, #map1, #map, #map], iterator_types = ["parallel"]} ins(%1127, %cst_25, %1126 : tensor<20xi1>, tensor<f64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: i1, %in_239: f64, %in_240: f64, %out: f64):
      %3015 = arith.select %in, %in_239, %in_240 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1132 = linalg.generic {indexing_maps = [#map, #map, #map1, #map], iterator_types = ["parallel"]} ins(%1127, %1126, %cst_28 : tensor<20xi1>, tensor<20xf64>, tensor<f64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: i1, %in_239: f64, %in_240: f64, %out: f64):
      %3015 = arith.select %in, %in_239, %in_240 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1133 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1132, %1132 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1134 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1133 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1135 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1133 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_211 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1136 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1135 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1137 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1136 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_210 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1138 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1134, %1137 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1139 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1133 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_0 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1140 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1139 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1141 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1140 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_209 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1142 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1138, %1141 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1143 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1133 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_208 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1144 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1143 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1145 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1144 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_207 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1146 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1142, %1145 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1147 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1133 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_206 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1148 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1147 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1149 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1148 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_205 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1150 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1146, %1149 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1151 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1133 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_204 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1152 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1151 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1153 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1152 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_203 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1154 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1150, %1153 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1155 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1133 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_202 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1156 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1155 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1157 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1156 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_201 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1158 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1154, %1157 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1159 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1133 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_200 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1160 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1159 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1161 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1160 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_199 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1162 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1158, %1161 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1163 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1133 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_198 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1164 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1163 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1165 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1164 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_197 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1166 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1162, %1165 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1167 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1133 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_196 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1168 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1167 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1169 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1168 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_195 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1170 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1166, %1169 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1171 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1133 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_194 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1172 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1171 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1173 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1172 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_193 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1174 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1170, %1173 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1175 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1133 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_192 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1176 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1175 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1177 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1176 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_191 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1178 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1174, %1177 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1179 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1133 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_190 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1180 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1179 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1181 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1180 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_189 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1182 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1178, %1181 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1183 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1133 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_188 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1184 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1183 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1185 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1184 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_187 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1186 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1182, %1185 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1187 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1132 : tensor<20xf64>) outs(%2 : tensor<20xi1>) {
    ^bb0(%in: f64, %out: i1):
      %3015 = arith.cmpf olt, %in, %cst_186 : f64
      linalg.yield %3015 : i1
    } -> tensor<20xi1>
    %1188 = linalg.generic {indexing_maps = [#map, #map, #map1, #map], iterator_types = ["parallel"]} ins(%1187, %1132, %cst_28 : tensor<20xi1>, tensor<20xf64>, tensor<f64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: i1, %in_239: f64, %in_240: f64, %out: f64):
      %3015 = arith.select %in, %in_239, %in_240 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1189 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1188, %1188 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1190 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1189 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.exp %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1191 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1190 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_215 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1192 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1188 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_185 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1193 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1192 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.expm1 %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1194 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1191, %1193 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.divf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1195 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1132 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_184 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1196 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1195, %1186 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1197 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1196, %1194 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.subf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1198 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%1187, %1197, %1196 : tensor<20xi1>, tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: i1, %in_239: f64, %in_240: f64, %out: f64):
      %3015 = arith.select %in, %in_239, %in_240 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1199 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1131, %1131 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1200 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1199 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.exp %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1201 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1131 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.erf %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1202 = linalg.generic {indexing_maps = [#map1, #map, #map], iterator_types = ["parallel"]} ins(%cst_225, %1201 : tensor<f32>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f32, %in_239: f64, %out: f64):
      %3015 = arith.extf %in : f32 to f64
      %3016 = arith.subf %3015, %in_239 : f64
      linalg.yield %3016 : f64
    } -> tensor<20xf64>
    %1203 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1200, %1202 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1204 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%1127, %1198, %1203 : tensor<20xi1>, tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: i1, %in_239: f64, %in_240: f64, %out: f64):
      %3015 = arith.select %in, %in_239, %in_240 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1205 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1130, %1204 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1206 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1126 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.erf %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1207 = linalg.generic {indexing_maps = [#map1, #map, #map], iterator_types = ["parallel"]} ins(%cst_225, %1206 : tensor<f32>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f32, %in_239: f64, %out: f64):
      %3015 = arith.extf %in : f32 to f64
      %3016 = arith.subf %3015, %in_239 : f64
      linalg.yield %3016 : f64
    } -> tensor<20xf64>
    %1208 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%1127, %1205, %1207 : tensor<20xi1>, tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: i1, %in_239: f64, %in_240: f64, %out: f64):
      %3015 = arith.select %in, %in_239, %in_240 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1209 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1208 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_172 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1210 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1209 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.log1p %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1211 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%1043, %1124, %1210 : tensor<20xi1>, tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: i1, %in_239: f64, %in_240: f64, %out: f64):
      %3015 = arith.select %in, %in_239, %in_240 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1212 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1211, %709 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.subf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1213 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1212, %1042 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1214 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%964, %1213 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.subf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1215 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1214 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.negf %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1216 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1215 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_173 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1217 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1216 : tensor<20xf64>) outs(%2 : tensor<20xi1>) {
    ^bb0(%in: f64, %out: i1):
      %3015 = arith.cmpf oge, %in, %cst_0 : f64
      linalg.yield %3015 : i1
    } -> tensor<20xi1>
    %1218 = linalg.generic {indexing_maps = [#map, #map1, #map, #map], iterator_types = ["parallel"]} ins(%1217, %cst_25, %1216 : tensor<20xi1>, tensor<f64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: i1, %in_239: f64, %in_240: f64, %out: f64):
      %3015 = arith.select %in, %in_239, %in_240 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1219 = linalg.generic {indexing_maps = [#map, #map, #map1, #map], iterator_types = ["parallel"]} ins(%1217, %1216, %cst_28 : tensor<20xi1>, tensor<20xf64>, tensor<f64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: i1, %in_239: f64, %in_240: f64, %out: f64):
      %3015 = arith.select %in, %in_239, %in_240 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1220 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1219, %1219 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1221 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1220 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1222 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1220 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_211 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1223 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1222 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1224 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1223 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_210 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1225 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1221, %1224 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1226 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1220 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_0 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1227 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1226 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1228 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1227 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_209 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1229 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1225, %1228 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1230 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1220 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_208 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1231 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1230 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1232 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1231 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_207 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1233 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1229, %1232 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1234 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1220 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_206 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1235 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1234 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1236 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1235 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_205 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1237 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1233, %1236 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1238 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1220 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_204 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1239 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1238 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1240 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1239 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_203 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1241 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1237, %1240 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1242 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1220 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_202 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1243 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1242 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1244 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1243 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_201 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1245 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1241, %1244 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1246 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1220 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_200 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1247 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1246 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1248 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1247 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_199 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1249 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1245, %1248 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1250 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1220 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_198 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1251 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1250 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1252 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1251 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_197 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1253 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1249, %1252 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1254 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1220 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_196 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1255 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1254 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1256 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1255 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_195 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1257 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1253, %1256 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1258 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1220 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_194 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1259 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1258 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1260 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1259 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_193 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1261 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1257, %1260 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1262 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1220 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_192 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1263 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1262 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1264 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1263 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_191 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1265 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1261, %1264 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1266 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1220 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_190 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1267 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1266 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1268 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1267 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_189 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1269 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1265, %1268 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1270 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1220 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_188 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1271 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1270 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1272 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1271 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_187 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1273 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1269, %1272 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1274 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1219 : tensor<20xf64>) outs(%2 : tensor<20xi1>) {
    ^bb0(%in: f64, %out: i1):
      %3015 = arith.cmpf olt, %in, %cst_186 : f64
      linalg.yield %3015 : i1
    } -> tensor<20xi1>
    %1275 = linalg.generic {indexing_maps = [#map, #map, #map1, #map], iterator_types = ["parallel"]} ins(%1274, %1219, %cst_28 : tensor<20xi1>, tensor<20xf64>, tensor<f64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: i1, %in_239: f64, %in_240: f64, %out: f64):
      %3015 = arith.select %in, %in_239, %in_240 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1276 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1275, %1275 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1277 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1276 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.exp %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1278 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1277 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_215 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1279 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1275 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_185 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1280 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1279 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.expm1 %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1281 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1278, %1280 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.divf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1282 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1219 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_184 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1283 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1282, %1273 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1284 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1283, %1281 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.subf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1285 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%1274, %1284, %1283 : tensor<20xi1>, tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: i1, %in_239: f64, %in_240: f64, %out: f64):
      %3015 = arith.select %in, %in_239, %in_240 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1286 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1218, %1218 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1287 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1286 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.exp %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1288 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1218 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.erf %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1289 = linalg.generic {indexing_maps = [#map1, #map, #map], iterator_types = ["parallel"]} ins(%cst_225, %1288 : tensor<f32>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f32, %in_239: f64, %out: f64):
      %3015 = arith.extf %in : f32 to f64
      %3016 = arith.subf %3015, %in_239 : f64
      linalg.yield %3016 : f64
    } -> tensor<20xf64>
    %1290 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1287, %1289 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1291 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%1217, %1285, %1290 : tensor<20xi1>, tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: i1, %in_239: f64, %in_240: f64, %out: f64):
      %3015 = arith.select %in, %in_239, %in_240 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1292 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1291 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_169 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1293 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1214 : tensor<20xf64>) outs(%2 : tensor<20xi1>) {
    ^bb0(%in: f64, %out: i1):
      %3015 = arith.cmpf olt, %in, %cst_214 : f64
      linalg.yield %3015 : i1
    } -> tensor<20xi1>
    %1294 = linalg.generic {indexing_maps = [#map, #map, #map1, #map], iterator_types = ["parallel"]} ins(%1293, %1216, %cst_28 : tensor<20xi1>, tensor<20xf64>, tensor<f64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: i1, %in_239: f64, %in_240: f64, %out: f64):
      %3015 = arith.select %in, %in_239, %in_240 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1295 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1294 : tensor<20xf64>) outs(%2 : tensor<20xi1>) {
    ^bb0(%in: f64, %out: i1):
      %3015 = arith.cmpf oge, %in, %cst_0 : f64
      linalg.yield %3015 : i1
    } -> tensor<20xi1>
    %1296 = linalg.generic {indexing_maps = [#map, #map1, #map, #map], iterator_types = ["parallel"]} ins(%1295, %cst_25, %1294 : tensor<20xi1>, tensor<f64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: i1, %in_239: f64, %in_240: f64, %out: f64):
      %3015 = arith.select %in, %in_239, %in_240 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1297 = linalg.generic {indexing_maps = [#map, #map, #map1, #map], iterator_types = ["parallel"]} ins(%1295, %1294, %cst_28 : tensor<20xi1>, tensor<20xf64>, tensor<f64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: i1, %in_239: f64, %in_240: f64, %out: f64):
      %3015 = arith.select %in, %in_239, %in_240 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1298 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1297, %1297 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1299 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1298 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1300 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1298 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_211 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1301 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1300 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1302 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1301 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_210 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1303 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1299, %1302 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1304 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1298 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_0 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1305 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1304 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1306 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1305 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_209 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1307 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1303, %1306 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1308 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1298 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_208 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1309 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1308 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1310 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1309 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_207 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1311 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1307, %1310 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1312 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1298 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_206 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1313 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1312 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1314 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1313 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_205 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1315 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1311, %1314 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1316 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1298 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_204 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1317 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1316 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1318 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1317 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_203 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1319 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1315, %1318 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1320 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1298 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_202 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1321 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1320 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1322 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1321 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_201 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1323 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1319, %1322 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1324 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1298 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_200 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1325 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1324 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1326 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1325 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_199 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1327 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1323, %1326 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1328 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1298 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_198 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1329 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1328 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1330 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1329 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_197 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1331 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1327, %1330 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1332 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1298 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_196 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1333 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1332 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1334 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1333 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_195 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1335 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1331, %1334 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1336 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1298 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_194 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1337 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1336 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1338 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1337 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_193 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1339 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1335, %1338 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1340 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1298 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_192 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1341 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1340 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1342 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1341 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_191 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1343 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1339, %1342 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1344 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1298 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_190 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1345 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1344 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1346 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1345 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_189 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1347 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1343, %1346 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1348 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1298 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_188 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1349 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1348 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1350 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1349 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_187 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1351 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1347, %1350 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1352 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1297 : tensor<20xf64>) outs(%2 : tensor<20xi1>) {
    ^bb0(%in: f64, %out: i1):
      %3015 = arith.cmpf olt, %in, %cst_186 : f64
      linalg.yield %3015 : i1
    } -> tensor<20xi1>
    %1353 = linalg.generic {indexing_maps = [#map, #map, #map1, #map], iterator_types = ["parallel"]} ins(%1352, %1297, %cst_28 : tensor<20xi1>, tensor<20xf64>, tensor<f64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: i1, %in_239: f64, %in_240: f64, %out: f64):
      %3015 = arith.select %in, %in_239, %in_240 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1354 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1353, %1353 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1355 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1354 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.exp %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1356 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1355 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_215 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1357 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1353 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_185 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1358 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1357 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.expm1 %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1359 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1356, %1358 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.divf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1360 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1297 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_184 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1361 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1360, %1351 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1362 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1361, %1359 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.subf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1363 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%1352, %1362, %1361 : tensor<20xi1>, tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: i1, %in_239: f64, %in_240: f64, %out: f64):
      %3015 = arith.select %in, %in_239, %in_240 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1364 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1296, %1296 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1365 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1364 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.exp %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1366 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1296 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.erf %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1367 = linalg.generic {indexing_maps = [#map1, #map, #map], iterator_types = ["parallel"]} ins(%cst_225, %1366 : tensor<f32>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f32, %in_239: f64, %out: f64):
      %3015 = arith.extf %in : f32 to f64
      %3016 = arith.subf %3015, %in_239 : f64
      linalg.yield %3016 : f64
    } -> tensor<20xf64>
    %1368 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1365, %1367 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1369 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%1295, %1363, %1368 : tensor<20xi1>, tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: i1, %in_239: f64, %in_240: f64, %out: f64):
      %3015 = arith.select %in, %in_239, %in_240 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1370 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1369 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_224 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1371 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1370 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.log %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1372 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1214, %1214 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1373 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1372 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_224 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1374 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1371, %1373 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.subf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1375 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1216 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.negf %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1376 = linalg.generic {indexing_maps = [#map, #map1, #map, #map], iterator_types = ["parallel"]} ins(%1293, %cst_28, %1375 : tensor<20xi1>, tensor<f64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: i1, %in_239: f64, %in_240: f64, %out: f64):
      %3015 = arith.select %in, %in_239, %in_240 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1377 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1376 : tensor<20xf64>) outs(%2 : tensor<20xi1>) {
    ^bb0(%in: f64, %out: i1):
      %3015 = arith.cmpf oge, %in, %cst_0 : f64
      linalg.yield %3015 : i1
    } -> tensor<20xi1>
    %1378 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1376 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.negf %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1379 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1378, %1376 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1380 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1379 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.exp %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1381 = linalg.generic {indexing_maps = [#map, #map1, #map, #map], iterator_types = ["parallel"]} ins(%1377, %cst_25, %1376 : tensor<20xi1>, tensor<f64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: i1, %in_239: f64, %in_240: f64, %out: f64):
      %3015 = arith.select %in, %in_239, %in_240 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1382 = linalg.generic {indexing_maps = [#map, #map, #map1, #map], iterator_types = ["parallel"]} ins(%1377, %1376, %cst_28 : tensor<20xi1>, tensor<20xf64>, tensor<f64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: i1, %in_239: f64, %in_240: f64, %out: f64):
      %3015 = arith.select %in, %in_239, %in_240 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1383 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1382, %1382 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1384 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1383 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1385 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1383 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_211 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1386 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1385 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1387 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1386 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_210 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1388 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1384, %1387 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1389 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1383 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_0 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1390 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1389 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1391 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1390 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_209 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1392 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1388, %1391 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1393 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1383 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_208 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1394 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1393 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1395 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1394 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_207 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1396 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1392, %1395 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1397 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1383 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_206 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1398 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1397 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1399 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1398 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_205 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1400 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1396, %1399 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1401 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1383 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_204 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1402 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1401 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1403 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1402 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_203 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1404 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1400, %1403 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1405 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1383 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_202 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1406 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1405 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1407 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1406 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_201 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1408 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1404, %1407 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1409 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1383 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_200 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1410 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1409 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1411 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1410 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_199 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1412 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1408, %1411 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1413 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1383 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_198 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1414 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1413 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1415 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1414 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_197 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1416 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1412, %1415 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1417 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1383 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_196 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1418 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1417 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1419 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1418 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_195 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1420 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1416, %1419 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1421 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1383 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_194 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1422 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1421 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1423 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1422 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_193 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1424 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1420, %1423 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1425 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1383 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_192 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1426 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1425 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1427 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1426 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_191 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1428 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1424, %1427 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1429 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1383 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_190 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1430 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1429 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1431 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1430 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_189 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1432 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1428, %1431 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1433 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1383 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_188 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1434 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1433 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1435 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1434 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_187 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1436 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1432, %1435 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1437 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1382 : tensor<20xf64>) outs(%2 : tensor<20xi1>) {
    ^bb0(%in: f64, %out: i1):
      %3015 = arith.cmpf olt, %in, %cst_186 : f64
      linalg.yield %3015 : i1
    } -> tensor<20xi1>
    %1438 = linalg.generic {indexing_maps = [#map, #map, #map1, #map], iterator_types = ["parallel"]} ins(%1437, %1382, %cst_28 : tensor<20xi1>, tensor<20xf64>, tensor<f64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: i1, %in_239: f64, %in_240: f64, %out: f64):
      %3015 = arith.select %in, %in_239, %in_240 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1439 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1438, %1438 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1440 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1439 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.exp %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1441 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1440 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_215 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1442 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1438 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_185 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1443 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1442 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.expm1 %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1444 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1441, %1443 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.divf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1445 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1382 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_184 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1446 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1445, %1436 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1447 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1446, %1444 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.subf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1448 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%1437, %1447, %1446 : tensor<20xi1>, tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: i1, %in_239: f64, %in_240: f64, %out: f64):
      %3015 = arith.select %in, %in_239, %in_240 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1449 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1381, %1381 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1450 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1449 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.exp %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1451 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1381 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.erf %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1452 = linalg.generic {indexing_maps = [#map1, #map, #map], iterator_types = ["parallel"]} ins(%cst_225, %1451 : tensor<f32>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f32, %in_239: f64, %out: f64):
      %3015 = arith.extf %in : f32 to f64
      %3016 = arith.subf %3015, %in_239 : f64
      linalg.yield %3016 : f64
    } -> tensor<20xf64>
    %1453 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1450, %1452 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1454 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%1377, %1448, %1453 : tensor<20xi1>, tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: i1, %in_239: f64, %in_240: f64, %out: f64):
      %3015 = arith.select %in, %in_239, %in_240 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1455 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1380, %1454 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1456 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1376 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.erf %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1457 = linalg.generic {indexing_maps = [#map1, #map, #map], iterator_types = ["parallel"]} ins(%cst_225, %1456 : tensor<f32>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f32, %in_239: f64, %out: f64):
      %3015 = arith.extf %in : f32 to f64
      %3016 = arith.subf %3015, %in_239 : f64
      linalg.yield %3016 : f64
    } -> tensor<20xf64>
    %1458 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%1377, %1455, %1457 : tensor<20xi1>, tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: i1, %in_239: f64, %in_240: f64, %out: f64):
      %3015 = arith.select %in, %in_239, %in_240 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1459 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1458 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_172 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1460 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1459 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.log1p %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1461 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%1293, %1374, %1460 : tensor<20xi1>, tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: i1, %in_239: f64, %in_240: f64, %out: f64):
      %3015 = arith.select %in, %in_239, %in_240 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1462 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1461, %709 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.subf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1463 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1462, %1292 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1464 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1214, %1463 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.subf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1465 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1464 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.negf %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1466 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1465 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_173 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1467 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1466 : tensor<20xf64>) outs(%2 : tensor<20xi1>) {
    ^bb0(%in: f64, %out: i1):
      %3015 = arith.cmpf oge, %in, %cst_0 : f64
      linalg.yield %3015 : i1
    } -> tensor<20xi1>
    %1468 = linalg.generic {indexing_maps = [#map, #map1, #map, #map], iterator_types = ["parallel"]} ins(%1467, %cst_25, %1466 : tensor<20xi1>, tensor<f64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: i1, %in_239: f64, %in_240: f64, %out: f64):
      %3015 = arith.select %in, %in_239, %in_240 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1469 = linalg.generic {indexing_maps = [#map, #map, #map1, #map], iterator_types = ["parallel"]} ins(%1467, %1466, %cst_28 : tensor<20xi1>, tensor<20xf64>, tensor<f64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: i1, %in_239: f64, %in_240: f64, %out: f64):
      %3015 = arith.select %in, %in_239, %in_240 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1470 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1469, %1469 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1471 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1470 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1472 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1470 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_211 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1473 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1472 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1474 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1473 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_210 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1475 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1471, %1474 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1476 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1470 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_0 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1477 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1476 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1478 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1477 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_209 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1479 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1475, %1478 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1480 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1470 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_208 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1481 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1480 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1482 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1481 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_207 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1483 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1479, %1482 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1484 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1470 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_206 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1485 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1484 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1486 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1485 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_205 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1487 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1483, %1486 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1488 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1470 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_204 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1489 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1488 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1490 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1489 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_203 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1491 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1487, %1490 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1492 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1470 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_202 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1493 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1492 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1494 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1493 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_201 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1495 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1491, %1494 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1496 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1470 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_200 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1497 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1496 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1498 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1497 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_199 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1499 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1495, %1498 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1500 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1470 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_198 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1501 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1500 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1502 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1501 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_197 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1503 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1499, %1502 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1504 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1470 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_196 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1505 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1504 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1506 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1505 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_195 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1507 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1503, %1506 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1508 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1470 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_194 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1509 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1508 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1510 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1509 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_193 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1511 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1507, %1510 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1512 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1470 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_192 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1513 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1512 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1514 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1513 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_191 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1515 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1511, %1514 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1516 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1470 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_190 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1517 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1516 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1518 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1517 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_189 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1519 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1515, %1518 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1520 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1470 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_188 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1521 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1520 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1522 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1521 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_187 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1523 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1519, %1522 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1524 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1469 : tensor<20xf64>) outs(%2 : tensor<20xi1>) {
    ^bb0(%in: f64, %out: i1):
      %3015 = arith.cmpf olt, %in, %cst_186 : f64
      linalg.yield %3015 : i1
    } -> tensor<20xi1>
    %1525 = linalg.generic {indexing_maps = [#map, #map, #map1, #map], iterator_types = ["parallel"]} ins(%1524, %1469, %cst_28 : tensor<20xi1>, tensor<20xf64>, tensor<f64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: i1, %in_239: f64, %in_240: f64, %out: f64):
      %3015 = arith.select %in, %in_239, %in_240 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1526 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1525, %1525 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1527 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1526 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.exp %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1528 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1527 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_215 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1529 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1525 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_185 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1530 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1529 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.expm1 %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1531 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1528, %1530 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.divf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1532 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1469 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_184 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1533 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1532, %1523 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1534 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1533, %1531 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.subf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1535 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%1524, %1534, %1533 : tensor<20xi1>, tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: i1, %in_239: f64, %in_240: f64, %out: f64):
      %3015 = arith.select %in, %in_239, %in_240 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1536 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1468, %1468 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1537 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1536 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.exp %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1538 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1468 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.erf %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1539 = linalg.generic {indexing_maps = [#map1, #map, #map], iterator_types = ["parallel"]} ins(%cst_225, %1538 : tensor<f32>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f32, %in_239: f64, %out: f64):
      %3015 = arith.extf %in : f32 to f64
      %3016 = arith.subf %3015, %in_239 : f64
      linalg.yield %3016 : f64
    } -> tensor<20xf64>
    %1540 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1537, %1539 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1541 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%1467, %1535, %1540 : tensor<20xi1>, tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: i1, %in_239: f64, %in_240: f64, %out: f64):
      %3015 = arith.select %in, %in_239, %in_240 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1542 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1541 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_169 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1543 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1464 : tensor<20xf64>) outs(%2 : tensor<20xi1>) {
    ^bb0(%in: f64, %out: i1):
      %3015 = arith.cmpf olt, %in, %cst_214 : f64
      linalg.yield %3015 : i1
    } -> tensor<20xi1>
    %1544 = linalg.generic {indexing_maps = [#map, #map, #map1, #map], iterator_types = ["parallel"]} ins(%1543, %1466, %cst_28 : tensor<20xi1>, tensor<20xf64>, tensor<f64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: i1, %in_239: f64, %in_240: f64, %out: f64):
      %3015 = arith.select %in, %in_239, %in_240 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1545 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1544 : tensor<20xf64>) outs(%2 : tensor<20xi1>) {
    ^bb0(%in: f64, %out: i1):
      %3015 = arith.cmpf oge, %in, %cst_0 : f64
      linalg.yield %3015 : i1
    } -> tensor<20xi1>
    %1546 = linalg.generic {indexing_maps = [#map, #map1, #map, #map], iterator_types = ["parallel"]} ins(%1545, %cst_25, %1544 : tensor<20xi1>, tensor<f64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: i1, %in_239: f64, %in_240: f64, %out: f64):
      %3015 = arith.select %in, %in_239, %in_240 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1547 = linalg.generic {indexing_maps = [#map, #map, #map1, #map], iterator_types = ["parallel"]} ins(%1545, %1544, %cst_28 : tensor<20xi1>, tensor<20xf64>, tensor<f64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: i1, %in_239: f64, %in_240: f64, %out: f64):
      %3015 = arith.select %in, %in_239, %in_240 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1548 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1547, %1547 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1549 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1548 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1550 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1548 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_211 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1551 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1550 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1552 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1551 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_210 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1553 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1549, %1552 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1554 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1548 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_0 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1555 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1554 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1556 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1555 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_209 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1557 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1553, %1556 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1558 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1548 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_208 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1559 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1558 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1560 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1559 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_207 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1561 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1557, %1560 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1562 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1548 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_206 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1563 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1562 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1564 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1563 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_205 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1565 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1561, %1564 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1566 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1548 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_204 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1567 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1566 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1568 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1567 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_203 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1569 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1565, %1568 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1570 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1548 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_202 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1571 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1570 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1572 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1571 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_201 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1573 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1569, %1572 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1574 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1548 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_200 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1575 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1574 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1576 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1575 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_199 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1577 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1573, %1576 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1578 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1548 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_198 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1579 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1578 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1580 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1579 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_197 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1581 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1577, %1580 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1582 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1548 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_196 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1583 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1582 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1584 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1583 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_195 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1585 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1581, %1584 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1586 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1548 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_194 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1587 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1586 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1588 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1587 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_193 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1589 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1585, %1588 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1590 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1548 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_192 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1591 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1590 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1592 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1591 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_191 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1593 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1589, %1592 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1594 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1548 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_190 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1595 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1594 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1596 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1595 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_189 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1597 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1593, %1596 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1598 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1548 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_188 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1599 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1598 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1600 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1599 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_187 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1601 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1597, %1600 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1602 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1547 : tensor<20xf64>) outs(%2 : tensor<20xi1>) {
    ^bb0(%in: f64, %out: i1):
      %3015 = arith.cmpf olt, %in, %cst_186 : f64
      linalg.yield %3015 : i1
    } -> tensor<20xi1>
    %1603 = linalg.generic {indexing_maps = [#map, #map, #map1, #map], iterator_types = ["parallel"]} ins(%1602, %1547, %cst_28 : tensor<20xi1>, tensor<20xf64>, tensor<f64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: i1, %in_239: f64, %in_240: f64, %out: f64):
      %3015 = arith.select %in, %in_239, %in_240 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1604 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1603, %1603 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1605 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1604 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.exp %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1606 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1605 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_215 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1607 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1603 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_185 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1608 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1607 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.expm1 %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1609 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1606, %1608 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.divf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1610 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1547 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_184 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1611 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1610, %1601 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1612 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1611, %1609 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.subf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1613 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%1602, %1612, %1611 : tensor<20xi1>, tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: i1, %in_239: f64, %in_240: f64, %out: f64):
      %3015 = arith.select %in, %in_239, %in_240 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1614 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1546, %1546 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1615 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1614 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.exp %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1616 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1546 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.erf %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1617 = linalg.generic {indexing_maps = [#map1, #map, #map], iterator_types = ["parallel"]} ins(%cst_225, %1616 : tensor<f32>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f32, %in_239: f64, %out: f64):
      %3015 = arith.extf %in : f32 to f64
      %3016 = arith.subf %3015, %in_239 : f64
      linalg.yield %3016 : f64
    } -> tensor<20xf64>
    %1618 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1615, %1617 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1619 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%1545, %1613, %1618 : tensor<20xi1>, tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: i1, %in_239: f64, %in_240: f64, %out: f64):
      %3015 = arith.select %in, %in_239, %in_240 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1620 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1619 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_224 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1621 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1620 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.log %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1622 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1464, %1464 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1623 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1622 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_224 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1624 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1621, %1623 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.subf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1625 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1466 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.negf %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1626 = linalg.generic {indexing_maps = [#map, #map1, #map, #map], iterator_types = ["parallel"]} ins(%1543, %cst_28, %1625 : tensor<20xi1>, tensor<f64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: i1, %in_239: f64, %in_240: f64, %out: f64):
      %3015 = arith.select %in, %in_239, %in_240 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1627 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1626 : tensor<20xf64>) outs(%2 : tensor<20xi1>) {
    ^bb0(%in: f64, %out: i1):
      %3015 = arith.cmpf oge, %in, %cst_0 : f64
      linalg.yield %3015 : i1
    } -> tensor<20xi1>
    %1628 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1626 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.negf %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1629 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1628, %1626 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1630 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1629 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.exp %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1631 = linalg.generic {indexing_maps = [#map, #map1, #map, #map], iterator_types = ["parallel"]} ins(%1627, %cst_25, %1626 : tensor<20xi1>, tensor<f64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: i1, %in_239: f64, %in_240: f64, %out: f64):
      %3015 = arith.select %in, %in_239, %in_240 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1632 = linalg.generic {indexing_maps = [#map, #map, #map1, #map], iterator_types = ["parallel"]} ins(%1627, %1626, %cst_28 : tensor<20xi1>, tensor<20xf64>, tensor<f64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: i1, %in_239: f64, %in_240: f64, %out: f64):
      %3015 = arith.select %in, %in_239, %in_240 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1633 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1632, %1632 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1634 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1633 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1635 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1633 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_211 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1636 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1635 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1637 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1636 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_210 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1638 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1634, %1637 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1639 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1633 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_0 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1640 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1639 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1641 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1640 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_209 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1642 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1638, %1641 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1643 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1633 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_208 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1644 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1643 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1645 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1644 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_207 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1646 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1642, %1645 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1647 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1633 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_206 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1648 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1647 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1649 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1648 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_205 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1650 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1646, %1649 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1651 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1633 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_204 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1652 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1651 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1653 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1652 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_203 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1654 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1650, %1653 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1655 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1633 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_202 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1656 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1655 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1657 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1656 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_201 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1658 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1654, %1657 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1659 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1633 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_200 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1660 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1659 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1661 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1660 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_199 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1662 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1658, %1661 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1663 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1633 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_198 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1664 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1663 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1665 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1664 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_197 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1666 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1662, %1665 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1667 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1633 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_196 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1668 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1667 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1669 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1668 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_195 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1670 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1666, %1669 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1671 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1633 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_194 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1672 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1671 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1673 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1672 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_193 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1674 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1670, %1673 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1675 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1633 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_192 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1676 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1675 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1677 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1676 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_191 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1678 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1674, %1677 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1679 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1633 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_190 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1680 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1679 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1681 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1680 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_189 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1682 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1678, %1681 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1683 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1633 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_188 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1684 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1683 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1685 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1684 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_187 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1686 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1682, %1685 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1687 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1632 : tensor<20xf64>) outs(%2 : tensor<20xi1>) {
    ^bb0(%in: f64, %out: i1):
      %3015 = arith.cmpf olt, %in, %cst_186 : f64
      linalg.yield %3015 : i1
    } -> tensor<20xi1>
    %1688 = linalg.generic {indexing_maps = [#map, #map, #map1, #map], iterator_types = ["parallel"]} ins(%1687, %1632, %cst_28 : tensor<20xi1>, tensor<20xf64>, tensor<f64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: i1, %in_239: f64, %in_240: f64, %out: f64):
      %3015 = arith.select %in, %in_239, %in_240 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1689 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1688, %1688 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1690 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1689 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.exp %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1691 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1690 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_215 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1692 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1688 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_185 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1693 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1692 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.expm1 %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1694 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1691, %1693 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.divf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1695 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1632 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_184 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1696 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1695, %1686 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1697 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1696, %1694 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.subf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1698 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%1687, %1697, %1696 : tensor<20xi1>, tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: i1, %in_239: f64, %in_240: f64, %out: f64):
      %3015 = arith.select %in, %in_239, %in_240 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1699 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1631, %1631 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1700 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1699 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.exp %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1701 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1631 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.erf %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1702 = linalg.generic {indexing_maps = [#map1, #map, #map], iterator_types = ["parallel"]} ins(%cst_225, %1701 : tensor<f32>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f32, %in_239: f64, %out: f64):
      %3015 = arith.extf %in : f32 to f64
      %3016 = arith.subf %3015, %in_239 : f64
      linalg.yield %3016 : f64
    } -> tensor<20xf64>
    %1703 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1700, %1702 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1704 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%1627, %1698, %1703 : tensor<20xi1>, tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: i1, %in_239: f64, %in_240: f64, %out: f64):
      %3015 = arith.select %in, %in_239, %in_240 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1705 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1630, %1704 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1706 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1626 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.erf %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1707 = linalg.generic {indexing_maps = [#map1, #map, #map], iterator_types = ["parallel"]} ins(%cst_225, %1706 : tensor<f32>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f32, %in_239: f64, %out: f64):
      %3015 = arith.extf %in : f32 to f64
      %3016 = arith.subf %3015, %in_239 : f64
      linalg.yield %3016 : f64
    } -> tensor<20xf64>
    %1708 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%1627, %1705, %1707 : tensor<20xi1>, tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: i1, %in_239: f64, %in_240: f64, %out: f64):
      %3015 = arith.select %in, %in_239, %in_240 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1709 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1708 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_172 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1710 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1709 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.log1p %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1711 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%1543, %1624, %1710 : tensor<20xi1>, tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: i1, %in_239: f64, %in_240: f64, %out: f64):
      %3015 = arith.select %in, %in_239, %in_240 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1712 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1711, %709 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.subf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1713 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1712, %1542 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1714 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1464, %1713 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.subf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1715 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1714 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.negf %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1716 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1715 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_173 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1717 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1716 : tensor<20xf64>) outs(%2 : tensor<20xi1>) {
    ^bb0(%in: f64, %out: i1):
      %3015 = arith.cmpf oge, %in, %cst_0 : f64
      linalg.yield %3015 : i1
    } -> tensor<20xi1>
    %1718 = linalg.generic {indexing_maps = [#map, #map1, #map, #map], iterator_types = ["parallel"]} ins(%1717, %cst_25, %1716 : tensor<20xi1>, tensor<f64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: i1, %in_239: f64, %in_240: f64, %out: f64):
      %3015 = arith.select %in, %in_239, %in_240 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1719 = linalg.generic {indexing_maps = [#map, #map, #map1, #map], iterator_types = ["parallel"]} ins(%1717, %1716, %cst_28 : tensor<20xi1>, tensor<20xf64>, tensor<f64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: i1, %in_239: f64, %in_240: f64, %out: f64):
      %3015 = arith.select %in, %in_239, %in_240 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1720 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1719, %1719 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1721 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1720 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1722 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1720 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_211 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1723 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1722 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1724 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1723 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_210 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1725 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1721, %1724 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1726 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1720 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_0 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1727 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1726 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1728 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1727 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_209 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1729 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1725, %1728 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1730 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1720 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_208 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1731 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1730 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1732 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1731 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_207 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1733 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1729, %1732 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1734 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1720 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_206 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1735 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1734 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1736 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1735 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_205 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1737 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1733, %1736 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1738 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1720 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_204 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1739 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1738 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1740 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1739 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_203 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1741 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1737, %1740 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1742 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1720 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_202 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1743 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1742 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1744 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1743 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_201 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1745 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1741, %1744 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1746 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1720 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_200 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1747 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1746 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1748 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1747 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_199 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1749 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1745, %1748 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1750 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1720 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_198 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1751 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1750 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1752 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1751 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_197 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1753 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1749, %1752 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1754 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1720 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_196 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1755 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1754 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1756 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1755 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_195 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1757 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1753, %1756 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1758 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1720 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_194 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1759 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1758 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1760 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1759 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_193 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1761 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1757, %1760 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1762 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1720 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_192 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1763 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1762 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1764 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1763 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_191 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1765 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1761, %1764 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1766 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1720 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_190 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1767 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1766 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1768 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1767 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_189 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1769 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1765, %1768 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1770 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1720 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_188 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1771 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1770 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1772 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1771 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_187 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1773 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1769, %1772 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1774 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1719 : tensor<20xf64>) outs(%2 : tensor<20xi1>) {
    ^bb0(%in: f64, %out: i1):
      %3015 = arith.cmpf olt, %in, %cst_186 : f64
      linalg.yield %3015 : i1
    } -> tensor<20xi1>
    %1775 = linalg.generic {indexing_maps = [#map, #map, #map1, #map], iterator_types = ["parallel"]} ins(%1774, %1719, %cst_28 : tensor<20xi1>, tensor<20xf64>, tensor<f64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: i1, %in_239: f64, %in_240: f64, %out: f64):
      %3015 = arith.select %in, %in_239, %in_240 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1776 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1775, %1775 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1777 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1776 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.exp %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1778 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1777 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_215 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1779 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1775 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_185 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1780 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1779 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.expm1 %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1781 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1778, %1780 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.divf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1782 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1719 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_184 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1783 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1782, %1773 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1784 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1783, %1781 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.subf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1785 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%1774, %1784, %1783 : tensor<20xi1>, tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: i1, %in_239: f64, %in_240: f64, %out: f64):
      %3015 = arith.select %in, %in_239, %in_240 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1786 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1718, %1718 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1787 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1786 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.exp %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1788 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1718 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.erf %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1789 = linalg.generic {indexing_maps = [#map1, #map, #map], iterator_types = ["parallel"]} ins(%cst_225, %1788 : tensor<f32>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f32, %in_239: f64, %out: f64):
      %3015 = arith.extf %in : f32 to f64
      %3016 = arith.subf %3015, %in_239 : f64
      linalg.yield %3016 : f64
    } -> tensor<20xf64>
    %1790 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1787, %1789 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1791 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%1717, %1785, %1790 : tensor<20xi1>, tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: i1, %in_239: f64, %in_240: f64, %out: f64):
      %3015 = arith.select %in, %in_239, %in_240 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1792 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1791 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_169 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1793 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1714 : tensor<20xf64>) outs(%2 : tensor<20xi1>) {
    ^bb0(%in: f64, %out: i1):
      %3015 = arith.cmpf olt, %in, %cst_214 : f64
      linalg.yield %3015 : i1
    } -> tensor<20xi1>
    %1794 = linalg.generic {indexing_maps = [#map, #map, #map1, #map], iterator_types = ["parallel"]} ins(%1793, %1716, %cst_28 : tensor<20xi1>, tensor<20xf64>, tensor<f64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: i1, %in_239: f64, %in_240: f64, %out: f64):
      %3015 = arith.select %in, %in_239, %in_240 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1795 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1794 : tensor<20xf64>) outs(%2 : tensor<20xi1>) {
    ^bb0(%in: f64, %out: i1):
      %3015 = arith.cmpf oge, %in, %cst_0 : f64
      linalg.yield %3015 : i1
    } -> tensor<20xi1>
    %1796 = linalg.generic {indexing_maps = [#map, #map1, #map, #map], iterator_types = ["parallel"]} ins(%1795, %cst_25, %1794 : tensor<20xi1>, tensor<f64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: i1, %in_239: f64, %in_240: f64, %out: f64):
      %3015 = arith.select %in, %in_239, %in_240 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1797 = linalg.generic {indexing_maps = [#map, #map, #map1, #map], iterator_types = ["parallel"]} ins(%1795, %1794, %cst_28 : tensor<20xi1>, tensor<20xf64>, tensor<f64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: i1, %in_239: f64, %in_240: f64, %out: f64):
      %3015 = arith.select %in, %in_239, %in_240 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1798 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1797, %1797 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1799 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1798 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1800 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1798 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_211 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1801 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1800 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1802 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1801 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_210 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1803 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1799, %1802 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1804 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1798 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_0 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1805 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1804 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1806 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1805 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_209 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1807 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1803, %1806 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1808 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1798 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_208 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1809 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1808 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1810 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1809 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_207 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1811 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1807, %1810 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1812 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1798 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_206 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1813 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1812 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1814 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1813 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_205 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1815 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1811, %1814 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1816 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1798 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_204 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1817 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1816 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1818 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1817 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_203 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1819 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1815, %1818 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1820 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1798 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_202 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1821 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1820 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1822 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1821 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_201 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1823 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1819, %1822 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1824 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1798 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_200 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1825 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1824 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1826 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1825 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_199 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1827 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1823, %1826 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1828 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1798 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_198 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1829 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1828 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1830 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1829 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_197 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1831 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1827, %1830 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1832 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1798 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_196 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1833 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1832 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1834 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1833 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_195 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1835 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1831, %1834 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1836 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1798 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_194 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1837 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1836 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1838 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1837 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_193 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1839 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1835, %1838 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1840 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1798 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_192 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1841 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1840 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1842 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1841 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_191 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1843 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1839, %1842 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1844 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1798 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_190 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1845 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1844 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1846 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1845 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_189 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1847 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1843, %1846 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1848 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1798 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_188 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1849 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1848 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1850 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1849 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_187 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1851 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1847, %1850 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1852 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1797 : tensor<20xf64>) outs(%2 : tensor<20xi1>) {
    ^bb0(%in: f64, %out: i1):
      %3015 = arith.cmpf olt, %in, %cst_186 : f64
      linalg.yield %3015 : i1
    } -> tensor<20xi1>
    %1853 = linalg.generic {indexing_maps = [#map, #map, #map1, #map], iterator_types = ["parallel"]} ins(%1852, %1797, %cst_28 : tensor<20xi1>, tensor<20xf64>, tensor<f64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: i1, %in_239: f64, %in_240: f64, %out: f64):
      %3015 = arith.select %in, %in_239, %in_240 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1854 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1853, %1853 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1855 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1854 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.exp %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1856 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1855 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_215 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1857 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1853 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_185 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1858 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1857 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.expm1 %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1859 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1856, %1858 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.divf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1860 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1797 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_184 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1861 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1860, %1851 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1862 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1861, %1859 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.subf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1863 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%1852, %1862, %1861 : tensor<20xi1>, tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: i1, %in_239: f64, %in_240: f64, %out: f64):
      %3015 = arith.select %in, %in_239, %in_240 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1864 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1796, %1796 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1865 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1864 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.exp %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1866 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1796 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.erf %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1867 = linalg.generic {indexing_maps = [#map1, #map, #map], iterator_types = ["parallel"]} ins(%cst_225, %1866 : tensor<f32>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f32, %in_239: f64, %out: f64):
      %3015 = arith.extf %in : f32 to f64
      %3016 = arith.subf %3015, %in_239 : f64
      linalg.yield %3016 : f64
    } -> tensor<20xf64>
    %1868 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1865, %1867 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1869 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%1795, %1863, %1868 : tensor<20xi1>, tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: i1, %in_239: f64, %in_240: f64, %out: f64):
      %3015 = arith.select %in, %in_239, %in_240 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1870 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1869 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_224 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1871 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1870 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.log %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1872 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1714, %1714 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1873 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1872 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_224 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1874 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1871, %1873 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.subf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1875 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1716 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.negf %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1876 = linalg.generic {indexing_maps = [#map, #map1, #map, #map], iterator_types = ["parallel"]} ins(%1793, %cst_28, %1875 : tensor<20xi1>, tensor<f64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: i1, %in_239: f64, %in_240: f64, %out: f64):
      %3015 = arith.select %in, %in_239, %in_240 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1877 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1876 : tensor<20xf64>) outs(%2 : tensor<20xi1>) {
    ^bb0(%in: f64, %out: i1):
      %3015 = arith.cmpf oge, %in, %cst_0 : f64
      linalg.yield %3015 : i1
    } -> tensor<20xi1>
    %1878 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1876 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.negf %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1879 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1878, %1876 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1880 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1879 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.exp %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1881 = linalg.generic {indexing_maps = [#map, #map1, #map, #map], iterator_types = ["parallel"]} ins(%1877, %cst_25, %1876 : tensor<20xi1>, tensor<f64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: i1, %in_239: f64, %in_240: f64, %out: f64):
      %3015 = arith.select %in, %in_239, %in_240 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1882 = linalg.generic {indexing_maps = [#map, #map, #map1, #map], iterator_types = ["parallel"]} ins(%1877, %1876, %cst_28 : tensor<20xi1>, tensor<20xf64>, tensor<f64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: i1, %in_239: f64, %in_240: f64, %out: f64):
      %3015 = arith.select %in, %in_239, %in_240 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1883 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1882, %1882 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1884 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1883 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1885 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1883 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_211 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1886 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1885 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1887 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1886 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_210 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1888 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1884, %1887 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1889 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1883 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_0 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1890 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1889 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1891 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1890 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_209 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1892 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1888, %1891 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1893 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1883 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_208 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1894 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1893 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1895 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1894 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_207 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1896 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1892, %1895 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1897 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1883 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_206 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1898 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1897 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1899 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1898 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_205 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1900 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1896, %1899 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1901 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1883 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_204 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1902 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1901 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1903 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1902 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_203 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1904 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1900, %1903 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1905 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1883 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_202 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1906 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1905 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1907 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1906 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_201 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1908 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1904, %1907 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1909 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1883 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_200 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1910 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1909 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1911 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1910 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_199 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1912 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1908, %1911 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1913 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1883 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_198 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1914 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1913 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1915 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1914 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_197 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1916 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1912, %1915 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1917 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1883 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_196 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1918 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1917 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1919 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1918 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_195 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1920 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1916, %1919 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1921 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1883 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_194 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1922 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1921 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1923 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1922 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_193 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1924 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1920, %1923 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1925 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1883 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_192 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1926 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1925 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1927 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1926 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_191 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1928 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1924, %1927 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1929 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1883 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_190 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1930 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1929 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1931 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1930 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_189 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1932 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1928, %1931 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1933 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1883 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_188 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1934 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1933 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1935 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1934 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_187 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1936 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1932, %1935 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1937 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1882 : tensor<20xf64>) outs(%2 : tensor<20xi1>) {
    ^bb0(%in: f64, %out: i1):
      %3015 = arith.cmpf olt, %in, %cst_186 : f64
      linalg.yield %3015 : i1
    } -> tensor<20xi1>
    %1938 = linalg.generic {indexing_maps = [#map, #map, #map1, #map], iterator_types = ["parallel"]} ins(%1937, %1882, %cst_28 : tensor<20xi1>, tensor<20xf64>, tensor<f64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: i1, %in_239: f64, %in_240: f64, %out: f64):
      %3015 = arith.select %in, %in_239, %in_240 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1939 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1938, %1938 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1940 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1939 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.exp %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1941 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1940 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_215 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1942 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1938 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_185 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1943 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1942 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.expm1 %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1944 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1941, %1943 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.divf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1945 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1882 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_184 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1946 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1945, %1936 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1947 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1946, %1944 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.subf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1948 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%1937, %1947, %1946 : tensor<20xi1>, tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: i1, %in_239: f64, %in_240: f64, %out: f64):
      %3015 = arith.select %in, %in_239, %in_240 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1949 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1881, %1881 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1950 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1949 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.exp %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1951 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1881 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.erf %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1952 = linalg.generic {indexing_maps = [#map1, #map, #map], iterator_types = ["parallel"]} ins(%cst_225, %1951 : tensor<f32>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f32, %in_239: f64, %out: f64):
      %3015 = arith.extf %in : f32 to f64
      %3016 = arith.subf %3015, %in_239 : f64
      linalg.yield %3016 : f64
    } -> tensor<20xf64>
    %1953 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1950, %1952 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1954 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%1877, %1948, %1953 : tensor<20xi1>, tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: i1, %in_239: f64, %in_240: f64, %out: f64):
      %3015 = arith.select %in, %in_239, %in_240 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1955 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1880, %1954 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1956 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1876 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.erf %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1957 = linalg.generic {indexing_maps = [#map1, #map, #map], iterator_types = ["parallel"]} ins(%cst_225, %1956 : tensor<f32>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f32, %in_239: f64, %out: f64):
      %3015 = arith.extf %in : f32 to f64
      %3016 = arith.subf %3015, %in_239 : f64
      linalg.yield %3016 : f64
    } -> tensor<20xf64>
    %1958 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%1877, %1955, %1957 : tensor<20xi1>, tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: i1, %in_239: f64, %in_240: f64, %out: f64):
      %3015 = arith.select %in, %in_239, %in_240 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1959 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1958 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_172 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1960 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1959 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.log1p %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1961 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%1793, %1874, %1960 : tensor<20xi1>, tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: i1, %in_239: f64, %in_240: f64, %out: f64):
      %3015 = arith.select %in, %in_239, %in_240 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1962 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1961, %709 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.subf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1963 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1962, %1792 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1964 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1714, %1963 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.subf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1965 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1964 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.negf %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1966 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1965 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_173 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1967 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1966 : tensor<20xf64>) outs(%2 : tensor<20xi1>) {
    ^bb0(%in: f64, %out: i1):
      %3015 = arith.cmpf oge, %in, %cst_0 : f64
      linalg.yield %3015 : i1
    } -> tensor<20xi1>
    %1968 = linalg.generic {indexing_maps = [#map, #map1, #map, #map], iterator_types = ["parallel"]} ins(%1967, %cst_25, %1966 : tensor<20xi1>, tensor<f64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: i1, %in_239: f64, %in_240: f64, %out: f64):
      %3015 = arith.select %in, %in_239, %in_240 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1969 = linalg.generic {indexing_maps = [#map, #map, #map1, #map], iterator_types = ["parallel"]} ins(%1967, %1966, %cst_28 : tensor<20xi1>, tensor<20xf64>, tensor<f64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: i1, %in_239: f64, %in_240: f64, %out: f64):
      %3015 = arith.select %in, %in_239, %in_240 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1970 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1969, %1969 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1971 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1970 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1972 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1970 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_211 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1973 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1972 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1974 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1973 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_210 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1975 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1971, %1974 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1976 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1970 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_0 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1977 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1976 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1978 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1977 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_209 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1979 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1975, %1978 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1980 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1970 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_208 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1981 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1980 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1982 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1981 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_207 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1983 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1979, %1982 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1984 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1970 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_206 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1985 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1984 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1986 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1985 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_205 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1987 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1983, %1986 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1988 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1970 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_204 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1989 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1988 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1990 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1989 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_203 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1991 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1987, %1990 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1992 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1970 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_202 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1993 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1992 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1994 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1993 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_201 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1995 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1991, %1994 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1996 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1970 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_200 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1997 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1996 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1998 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1997 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_199 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %1999 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1995, %1998 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2000 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1970 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_198 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2001 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2000 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2002 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2001 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_197 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2003 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1999, %2002 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2004 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1970 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_196 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2005 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2004 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2006 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2005 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_195 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2007 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2003, %2006 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2008 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1970 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_194 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2009 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2008 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2010 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2009 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_193 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2011 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2007, %2010 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2012 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1970 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_192 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2013 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2012 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2014 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2013 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_191 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2015 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2011, %2014 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2016 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1970 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_190 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2017 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2016 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2018 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2017 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_189 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2019 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2015, %2018 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2020 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1970 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_188 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2021 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2020 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2022 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2021 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_187 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2023 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2019, %2022 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2024 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1969 : tensor<20xf64>) outs(%2 : tensor<20xi1>) {
    ^bb0(%in: f64, %out: i1):
      %3015 = arith.cmpf olt, %in, %cst_186 : f64
      linalg.yield %3015 : i1
    } -> tensor<20xi1>
    %2025 = linalg.generic {indexing_maps = [#map, #map, #map1, #map], iterator_types = ["parallel"]} ins(%2024, %1969, %cst_28 : tensor<20xi1>, tensor<20xf64>, tensor<f64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: i1, %in_239: f64, %in_240: f64, %out: f64):
      %3015 = arith.select %in, %in_239, %in_240 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2026 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2025, %2025 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2027 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2026 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.exp %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2028 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2027 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_215 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2029 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2025 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_185 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2030 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2029 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.expm1 %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2031 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2028, %2030 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.divf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2032 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1969 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_184 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2033 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2032, %2023 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2034 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2033, %2031 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.subf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2035 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%2024, %2034, %2033 : tensor<20xi1>, tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: i1, %in_239: f64, %in_240: f64, %out: f64):
      %3015 = arith.select %in, %in_239, %in_240 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2036 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1968, %1968 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2037 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2036 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.exp %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2038 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1968 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.erf %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2039 = linalg.generic {indexing_maps = [#map1, #map, #map], iterator_types = ["parallel"]} ins(%cst_225, %2038 : tensor<f32>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f32, %in_239: f64, %out: f64):
      %3015 = arith.extf %in : f32 to f64
      %3016 = arith.subf %3015, %in_239 : f64
      linalg.yield %3016 : f64
    } -> tensor<20xf64>
    %2040 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2037, %2039 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2041 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%1967, %2035, %2040 : tensor<20xi1>, tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: i1, %in_239: f64, %in_240: f64, %out: f64):
      %3015 = arith.select %in, %in_239, %in_240 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2042 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2041 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_169 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2043 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1964 : tensor<20xf64>) outs(%2 : tensor<20xi1>) {
    ^bb0(%in: f64, %out: i1):
      %3015 = arith.cmpf olt, %in, %cst_214 : f64
      linalg.yield %3015 : i1
    } -> tensor<20xi1>
    %2044 = linalg.generic {indexing_maps = [#map, #map, #map1, #map], iterator_types = ["parallel"]} ins(%2043, %1966, %cst_28 : tensor<20xi1>, tensor<20xf64>, tensor<f64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: i1, %in_239: f64, %in_240: f64, %out: f64):
      %3015 = arith.select %in, %in_239, %in_240 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2045 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2044 : tensor<20xf64>) outs(%2 : tensor<20xi1>) {
    ^bb0(%in: f64, %out: i1):
      %3015 = arith.cmpf oge, %in, %cst_0 : f64
      linalg.yield %3015 : i1
    } -> tensor<20xi1>
    %2046 = linalg.generic {indexing_maps = [#map, #map1, #map, #map], iterator_types = ["parallel"]} ins(%2045, %cst_25, %2044 : tensor<20xi1>, tensor<f64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: i1, %in_239: f64, %in_240: f64, %out: f64):
      %3015 = arith.select %in, %in_239, %in_240 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2047 = linalg.generic {indexing_maps = [#map, #map, #map1, #map], iterator_types = ["parallel"]} ins(%2045, %2044, %cst_28 : tensor<20xi1>, tensor<20xf64>, tensor<f64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: i1, %in_239: f64, %in_240: f64, %out: f64):
      %3015 = arith.select %in, %in_239, %in_240 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2048 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2047, %2047 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2049 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2048 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2050 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2048 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_211 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2051 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2050 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2052 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2051 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_210 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2053 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2049, %2052 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2054 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2048 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_0 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2055 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2054 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2056 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2055 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_209 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2057 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2053, %2056 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2058 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2048 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_208 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2059 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2058 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2060 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2059 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_207 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2061 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2057, %2060 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2062 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2048 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_206 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2063 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2062 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2064 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2063 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_205 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2065 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2061, %2064 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2066 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2048 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_204 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2067 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2066 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2068 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2067 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_203 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2069 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2065, %2068 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2070 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2048 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_202 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2071 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2070 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2072 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2071 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_201 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2073 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2069, %2072 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2074 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2048 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_200 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2075 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2074 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2076 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2075 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_199 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2077 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2073, %2076 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2078 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2048 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_198 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2079 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2078 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2080 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2079 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_197 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2081 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2077, %2080 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2082 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2048 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_196 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2083 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2082 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2084 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2083 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_195 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2085 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2081, %2084 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2086 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2048 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_194 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2087 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2086 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2088 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2087 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_193 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2089 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2085, %2088 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2090 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2048 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_192 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2091 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2090 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2092 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2091 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_191 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2093 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2089, %2092 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2094 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2048 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_190 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2095 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2094 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2096 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2095 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_189 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2097 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2093, %2096 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2098 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2048 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_188 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2099 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2098 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2100 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2099 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_187 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2101 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2097, %2100 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2102 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2047 : tensor<20xf64>) outs(%2 : tensor<20xi1>) {
    ^bb0(%in: f64, %out: i1):
      %3015 = arith.cmpf olt, %in, %cst_186 : f64
      linalg.yield %3015 : i1
    } -> tensor<20xi1>
    %2103 = linalg.generic {indexing_maps = [#map, #map, #map1, #map], iterator_types = ["parallel"]} ins(%2102, %2047, %cst_28 : tensor<20xi1>, tensor<20xf64>, tensor<f64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: i1, %in_239: f64, %in_240: f64, %out: f64):
      %3015 = arith.select %in, %in_239, %in_240 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2104 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2103, %2103 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2105 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2104 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.exp %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2106 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2105 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_215 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2107 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2103 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_185 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2108 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2107 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.expm1 %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2109 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2106, %2108 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.divf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2110 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2047 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_184 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2111 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2110, %2101 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2112 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2111, %2109 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.subf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2113 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%2102, %2112, %2111 : tensor<20xi1>, tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: i1, %in_239: f64, %in_240: f64, %out: f64):
      %3015 = arith.select %in, %in_239, %in_240 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2114 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2046, %2046 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2115 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2114 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.exp %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2116 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2046 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.erf %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2117 = linalg.generic {indexing_maps = [#map1, #map, #map], iterator_types = ["parallel"]} ins(%cst_225, %2116 : tensor<f32>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f32, %in_239: f64, %out: f64):
      %3015 = arith.extf %in : f32 to f64
      %3016 = arith.subf %3015, %in_239 : f64
      linalg.yield %3016 : f64
    } -> tensor<20xf64>
    %2118 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2115, %2117 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2119 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%2045, %2113, %2118 : tensor<20xi1>, tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: i1, %in_239: f64, %in_240: f64, %out: f64):
      %3015 = arith.select %in, %in_239, %in_240 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2120 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2119 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_224 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2121 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2120 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.log %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2122 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1964, %1964 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2123 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2122 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_224 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2124 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2121, %2123 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.subf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2125 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1966 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.negf %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2126 = linalg.generic {indexing_maps = [#map, #map1, #map, #map], iterator_types = ["parallel"]} ins(%2043, %cst_28, %2125 : tensor<20xi1>, tensor<f64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: i1, %in_239: f64, %in_240: f64, %out: f64):
      %3015 = arith.select %in, %in_239, %in_240 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2127 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2126 : tensor<20xf64>) outs(%2 : tensor<20xi1>) {
    ^bb0(%in: f64, %out: i1):
      %3015 = arith.cmpf oge, %in, %cst_0 : f64
      linalg.yield %3015 : i1
    } -> tensor<20xi1>
    %2128 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2126 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.negf %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2129 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2128, %2126 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2130 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2129 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.exp %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2131 = linalg.generic {indexing_maps = [#map, #map1, #map, #map], iterator_types = ["parallel"]} ins(%2127, %cst_25, %2126 : tensor<20xi1>, tensor<f64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: i1, %in_239: f64, %in_240: f64, %out: f64):
      %3015 = arith.select %in, %in_239, %in_240 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2132 = linalg.generic {indexing_maps = [#map, #map, #map1, #map], iterator_types = ["parallel"]} ins(%2127, %2126, %cst_28 : tensor<20xi1>, tensor<20xf64>, tensor<f64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: i1, %in_239: f64, %in_240: f64, %out: f64):
      %3015 = arith.select %in, %in_239, %in_240 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2133 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2132, %2132 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2134 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2133 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2135 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2133 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_211 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2136 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2135 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2137 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2136 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_210 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2138 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2134, %2137 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2139 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2133 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_0 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2140 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2139 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2141 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2140 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_209 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2142 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2138, %2141 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2143 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2133 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_208 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2144 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2143 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2145 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2144 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_207 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2146 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2142, %2145 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2147 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2133 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_206 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2148 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2147 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2149 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2148 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_205 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2150 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2146, %2149 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2151 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2133 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_204 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2152 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2151 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2153 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2152 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_203 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2154 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2150, %2153 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2155 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2133 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_202 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2156 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2155 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2157 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2156 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_201 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2158 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2154, %2157 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2159 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2133 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_200 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2160 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2159 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2161 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2160 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_199 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2162 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2158, %2161 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2163 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2133 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_198 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2164 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2163 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2165 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2164 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_197 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2166 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2162, %2165 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2167 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2133 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_196 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2168 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2167 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2169 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2168 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_195 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2170 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2166, %2169 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2171 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2133 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_194 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2172 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2171 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2173 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2172 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_193 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2174 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2170, %2173 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2175 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2133 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_192 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2176 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2175 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2177 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2176 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_191 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2178 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2174, %2177 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2179 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2133 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_190 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2180 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2179 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2181 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2180 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_189 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2182 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2178, %2181 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2183 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2133 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_188 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2184 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2183 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2185 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2184 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_187 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2186 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2182, %2185 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2187 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2132 : tensor<20xf64>) outs(%2 : tensor<20xi1>) {
    ^bb0(%in: f64, %out: i1):
      %3015 = arith.cmpf olt, %in, %cst_186 : f64
      linalg.yield %3015 : i1
    } -> tensor<20xi1>
    %2188 = linalg.generic {indexing_maps = [#map, #map, #map1, #map], iterator_types = ["parallel"]} ins(%2187, %2132, %cst_28 : tensor<20xi1>, tensor<20xf64>, tensor<f64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: i1, %in_239: f64, %in_240: f64, %out: f64):
      %3015 = arith.select %in, %in_239, %in_240 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2189 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2188, %2188 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2190 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2189 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.exp %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2191 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2190 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_215 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2192 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2188 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_185 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2193 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2192 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.expm1 %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2194 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2191, %2193 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.divf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2195 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2132 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_184 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2196 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2195, %2186 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2197 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2196, %2194 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.subf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2198 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%2187, %2197, %2196 : tensor<20xi1>, tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: i1, %in_239: f64, %in_240: f64, %out: f64):
      %3015 = arith.select %in, %in_239, %in_240 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2199 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2131, %2131 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2200 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2199 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.exp %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2201 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2131 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.erf %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2202 = linalg.generic {indexing_maps = [#map1, #map, #map], iterator_types = ["parallel"]} ins(%cst_225, %2201 : tensor<f32>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f32, %in_239: f64, %out: f64):
      %3015 = arith.extf %in : f32 to f64
      %3016 = arith.subf %3015, %in_239 : f64
      linalg.yield %3016 : f64
    } -> tensor<20xf64>
    %2203 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2200, %2202 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2204 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%2127, %2198, %2203 : tensor<20xi1>, tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: i1, %in_239: f64, %in_240: f64, %out: f64):
      %3015 = arith.select %in, %in_239, %in_240 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2205 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2130, %2204 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2206 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2126 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.erf %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2207 = linalg.generic {indexing_maps = [#map1, #map, #map], iterator_types = ["parallel"]} ins(%cst_225, %2206 : tensor<f32>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f32, %in_239: f64, %out: f64):
      %3015 = arith.extf %in : f32 to f64
      %3016 = arith.subf %3015, %in_239 : f64
      linalg.yield %3016 : f64
    } -> tensor<20xf64>
    %2208 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%2127, %2205, %2207 : tensor<20xi1>, tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: i1, %in_239: f64, %in_240: f64, %out: f64):
      %3015 = arith.select %in, %in_239, %in_240 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2209 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2208 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_172 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2210 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2209 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.log1p %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2211 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%2043, %2124, %2210 : tensor<20xi1>, tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: i1, %in_239: f64, %in_240: f64, %out: f64):
      %3015 = arith.select %in, %in_239, %in_240 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2212 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2211, %709 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.subf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2213 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2212, %2042 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2214 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1964, %2213 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.subf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2215 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%701 : tensor<20xf64>) outs(%2 : tensor<20xi1>) {
    ^bb0(%in: f64, %out: i1):
      %3015 = arith.cmpf oeq, %in, %cst : f64
      linalg.yield %3015 : i1
    } -> tensor<20xi1>
    %2216 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%701 : tensor<20xf64>) outs(%2 : tensor<20xi1>) {
    ^bb0(%in: f64, %out: i1):
      %3015 = arith.cmpf oeq, %in, %cst_0 : f64
      linalg.yield %3015 : i1
    } -> tensor<20xi1>
    %2217 = linalg.generic {indexing_maps = [#map, #map1, #map1, #map], iterator_types = ["parallel"]} ins(%2216, %cst_21, %cst_22 : tensor<20xi1>, tensor<f32>, tensor<f32>) outs(%59 : tensor<20xf32>) {
    ^bb0(%in: i1, %in_239: f32, %in_240: f32, %out: f32):
      %3015 = arith.select %in, %in_239, %in_240 : f32
      linalg.yield %3015 : f32
    } -> tensor<20xf32>
    %2218 = linalg.generic {indexing_maps = [#map, #map1, #map, #map], iterator_types = ["parallel"]} ins(%2215, %cst_20, %2217 : tensor<20xi1>, tensor<f32>, tensor<20xf32>) outs(%59 : tensor<20xf32>) {
    ^bb0(%in: i1, %in_239: f32, %in_240: f32, %out: f32):
      %3015 = arith.select %in, %in_239, %in_240 : f32
      linalg.yield %3015 : f32
    } -> tensor<20xf32>
    %2219 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2214 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.negf %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2220 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%705, %2219, %2214 : tensor<20xi1>, tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: i1, %in_239: f64, %in_240: f64, %out: f64):
      %3015 = arith.select %in, %in_239, %in_240 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2221 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%704, %2220, %2218 : tensor<20xi1>, tensor<20xf64>, tensor<20xf32>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: i1, %in_239: f64, %in_240: f32, %out: f64):
      %3015 = arith.extf %in_240 : f32 to f64
      %3016 = arith.select %in, %in_239, %3015 : f64
      linalg.yield %3016 : f64
    } -> tensor<20xf64>
    %2222 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2221 : tensor<20xf64>) outs(%59 : tensor<20xf32>) {
    ^bb0(%in: f64, %out: f32):
      %3015 = arith.truncf %in : f64 to f32
      linalg.yield %3015 : f32
    } -> tensor<20xf32>
    %2223 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2222, %arg16 : tensor<20xf32>, tensor<20xf32>) outs(%59 : tensor<20xf32>) {
    ^bb0(%in: f32, %in_239: f32, %out: f32):
      %3015 = arith.mulf %in, %in_239 : f32
      linalg.yield %3015 : f32
    } -> tensor<20xf32>
    %2224 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction"]} ins(%2223 : tensor<20xf32>) outs(%80 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %3015 = arith.addf %in, %out : f32
      linalg.yield %3015 : f32
    } -> tensor<f32>
    %2225 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%2224 : tensor<f32>) outs(%79 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %3015 = arith.addf %in, %cst_1 : f32
      linalg.yield %3015 : f32
    } -> tensor<f32>
    %2226 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = []} ins(%700, %2225 : tensor<f32>, tensor<f32>) outs(%79 : tensor<f32>) {
    ^bb0(%in: f32, %in_239: f32, %out: f32):
      %3015 = arith.addf %in, %in_239 : f32
      linalg.yield %3015 : f32
    } -> tensor<f32>
    %2227 = tensor.empty() : tensor<5xf64>
    %2228 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg7 : tensor<5xf32>) outs(%2227 : tensor<5xf64>) {
    ^bb0(%in: f32, %out: f64):
      %3015 = arith.extf %in : f32 to f64
      linalg.yield %3015 : f64
    } -> tensor<5xf64>
    %2229 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2228 : tensor<5xf64>) outs(%2227 : tensor<5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.absf %in : f64
      linalg.yield %3015 : f64
    } -> tensor<5xf64>
    %2230 = tensor.empty() : tensor<5xi1>
    %2231 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2229 : tensor<5xf64>) outs(%2230 : tensor<5xi1>) {
    ^bb0(%in: f64, %out: i1):
      %3015 = arith.cmpf ogt, %in, %cst_194 : f64
      linalg.yield %3015 : i1
    } -> tensor<5xi1>
    %2232 = linalg.generic {indexing_maps = [#map, #map1, #map, #map], iterator_types = ["parallel"]} ins(%2231, %cst_28, %2229 : tensor<5xi1>, tensor<f64>, tensor<5xf64>) outs(%2227 : tensor<5xf64>) {
    ^bb0(%in: i1, %in_239: f64, %in_240: f64, %out: f64):
      %3015 = arith.select %in, %in_239, %in_240 : f64
      linalg.yield %3015 : f64
    } -> tensor<5xf64>
    %2233 = linalg.generic {indexing_maps = [#map, #map, #map1, #map], iterator_types = ["parallel"]} ins(%2231, %2229, %cst_19 : tensor<5xi1>, tensor<5xf64>, tensor<f64>) outs(%2227 : tensor<5xf64>) {
    ^bb0(%in: i1, %in_239: f64, %in_240: f64, %out: f64):
      %3015 = arith.select %in, %in_239, %in_240 : f64
      linalg.yield %3015 : f64
    } -> tensor<5xf64>
    %2234 = tensor.empty() : tensor<65xf64>
    %2235 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%2234 : tensor<65xf64>) {
    ^bb0(%out: f64):
      %3015 = linalg.index 0 : index
      %3016 = arith.index_cast %3015 : index to i64
      %3017 = arith.sitofp %3016 : i64 to f64
      %3018 = arith.addf %3017, %cst : f64
      linalg.yield %3018 : f64
    } -> tensor<65xf64>
    %2236 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2235 : tensor<65xf64>) outs(%2234 : tensor<65xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_168 : f64
      linalg.yield %3015 : f64
    } -> tensor<65xf64>
    %2237 = tensor.empty() : tensor<65xi1>
    %2238 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2236 : tensor<65xf64>) outs(%2237 : tensor<65xi1>) {
    ^bb0(%in: f64, %out: i1):
      %3015 = arith.cmpf olt, %in, %cst_167 : f64
      linalg.yield %3015 : i1
    } -> tensor<65xi1>
    %2239 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2236 : tensor<65xf64>) outs(%2237 : tensor<65xi1>) {
    ^bb0(%in: f64, %out: i1):
      %3015 = arith.cmpf ogt, %in, %cst_166 : f64
      linalg.yield %3015 : i1
    } -> tensor<65xi1>
    %2240 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2238, %2239 : tensor<65xi1>, tensor<65xi1>) outs(%2237 : tensor<65xi1>) {
    ^bb0(%in: i1, %in_239: i1, %out: i1):
      %3015 = arith.ori %in, %in_239 : i1
      linalg.yield %3015 : i1
    } -> tensor<65xi1>
    %2241 = tensor.empty() : tensor<65xf32>
    %2242 = linalg.generic {indexing_maps = [#map, #map1, #map1, #map], iterator_types = ["parallel"]} ins(%2240, %cst_18, %cst_225 : tensor<65xi1>, tensor<f32>, tensor<f32>) outs(%2241 : tensor<65xf32>) {
    ^bb0(%in: i1, %in_239: f32, %in_240: f32, %out: f32):
      %3015 = arith.select %in, %in_239, %in_240 : f32
      linalg.yield %3015 : f32
    } -> tensor<65xf32>
    %2243 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2242 : tensor<65xf32>) outs(%2241 : tensor<65xf32>) {
    ^bb0(%in: f32, %out: f32):
      %3015 = arith.divf %in, %cst_232 : f32
      linalg.yield %3015 : f32
    } -> tensor<65xf32>
    %2244 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2236 : tensor<65xf64>) outs(%2234 : tensor<65xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.cos %in : f64
      linalg.yield %3015 : f64
    } -> tensor<65xf64>
    %expanded = tensor.expand_shape %2232 [[0, 1]] output_shape [5, 1] : tensor<5xf64> into tensor<5x1xf64>
    %2245 = tensor.empty() : tensor<5x65xf64>
    %2246 = linalg.generic {indexing_maps = [#map5, #map6, #map3], iterator_types = ["parallel", "parallel"]} ins(%expanded, %2244 : tensor<5x1xf64>, tensor<65xf64>) outs(%2245 : tensor<5x65xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x65xf64>
    %2247 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%2246 : tensor<5x65xf64>) outs(%2245 : tensor<5x65xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.exp %in : f64
      linalg.yield %3015 : f64
    } -> tensor<5x65xf64>
    %2248 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2233 : tensor<5xf64>) outs(%2227 : tensor<5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<5xf64>
    %2249 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%cst_17, %2248 : tensor<5xf64>, tensor<5xf64>) outs(%2227 : tensor<5xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<5xf64>
    %2250 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2249 : tensor<5xf64>) outs(%2227 : tensor<5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_164 : f64
      linalg.yield %3015 : f64
    } -> tensor<5xf64>
    %2251 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2250, %2248 : tensor<5xf64>, tensor<5xf64>) outs(%2227 : tensor<5xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<5xf64>
    %2252 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2251 : tensor<5xf64>) outs(%2227 : tensor<5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_163 : f64
      linalg.yield %3015 : f64
    } -> tensor<5xf64>
    %2253 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2252, %2248 : tensor<5xf64>, tensor<5xf64>) outs(%2227 : tensor<5xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<5xf64>
    %2254 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2253 : tensor<5xf64>) outs(%2227 : tensor<5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_162 : f64
      linalg.yield %3015 : f64
    } -> tensor<5xf64>
    %2255 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2254, %2248 : tensor<5xf64>, tensor<5xf64>) outs(%2227 : tensor<5xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<5xf64>
    %2256 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2255 : tensor<5xf64>) outs(%2227 : tensor<5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_161 : f64
      linalg.yield %3015 : f64
    } -> tensor<5xf64>
    %2257 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2256, %2248 : tensor<5xf64>, tensor<5xf64>) outs(%2227 : tensor<5xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<5xf64>
    %2258 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2257 : tensor<5xf64>) outs(%2227 : tensor<5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_160 : f64
      linalg.yield %3015 : f64
    } -> tensor<5xf64>
    %2259 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2258, %2248 : tensor<5xf64>, tensor<5xf64>) outs(%2227 : tensor<5xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<5xf64>
    %2260 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2259 : tensor<5xf64>) outs(%2227 : tensor<5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_159 : f64
      linalg.yield %3015 : f64
    } -> tensor<5xf64>
    %2261 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2260, %2248 : tensor<5xf64>, tensor<5xf64>) outs(%2227 : tensor<5xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<5xf64>
    %2262 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2261 : tensor<5xf64>) outs(%2227 : tensor<5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_158 : f64
      linalg.yield %3015 : f64
    } -> tensor<5xf64>
    %2263 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2262, %2248 : tensor<5xf64>, tensor<5xf64>) outs(%2227 : tensor<5xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<5xf64>
    %2264 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2263 : tensor<5xf64>) outs(%2227 : tensor<5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_157 : f64
      linalg.yield %3015 : f64
    } -> tensor<5xf64>
    %2265 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2264, %2248 : tensor<5xf64>, tensor<5xf64>) outs(%2227 : tensor<5xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<5xf64>
    %2266 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2265 : tensor<5xf64>) outs(%2227 : tensor<5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_156 : f64
      linalg.yield %3015 : f64
    } -> tensor<5xf64>
    %2267 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2266, %2248 : tensor<5xf64>, tensor<5xf64>) outs(%2227 : tensor<5xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<5xf64>
    %2268 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2267 : tensor<5xf64>) outs(%2227 : tensor<5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_155 : f64
      linalg.yield %3015 : f64
    } -> tensor<5xf64>
    %2269 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2268, %2248 : tensor<5xf64>, tensor<5xf64>) outs(%2227 : tensor<5xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<5xf64>
    %2270 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2269 : tensor<5xf64>) outs(%2227 : tensor<5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_154 : f64
      linalg.yield %3015 : f64
    } -> tensor<5xf64>
    %2271 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2270, %2248 : tensor<5xf64>, tensor<5xf64>) outs(%2227 : tensor<5xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<5xf64>
    %2272 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2271 : tensor<5xf64>) outs(%2227 : tensor<5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_153 : f64
      linalg.yield %3015 : f64
    } -> tensor<5xf64>
    %2273 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2272, %2248 : tensor<5xf64>, tensor<5xf64>) outs(%2227 : tensor<5xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<5xf64>
    %2274 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2273 : tensor<5xf64>) outs(%2227 : tensor<5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_152 : f64
      linalg.yield %3015 : f64
    } -> tensor<5xf64>
    %2275 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2274, %2248 : tensor<5xf64>, tensor<5xf64>) outs(%2227 : tensor<5xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<5xf64>
    %2276 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2275 : tensor<5xf64>) outs(%2227 : tensor<5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_151 : f64
      linalg.yield %3015 : f64
    } -> tensor<5xf64>
    %2277 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2276, %2248 : tensor<5xf64>, tensor<5xf64>) outs(%2227 : tensor<5xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<5xf64>
    %2278 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2277 : tensor<5xf64>) outs(%2227 : tensor<5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_0 : f64
      linalg.yield %3015 : f64
    } -> tensor<5xf64>
    %2279 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2233 : tensor<5xf64>) outs(%2227 : tensor<5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_186 : f64
      linalg.yield %3015 : f64
    } -> tensor<5xf64>
    %2280 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2279 : tensor<5xf64>) outs(%2227 : tensor<5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.sqrt %in : f64
      linalg.yield %3015 : f64
    } -> tensor<5xf64>
    %2281 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2278, %2280 : tensor<5xf64>, tensor<5xf64>) outs(%2227 : tensor<5xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.divf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<5xf64>
    %2282 = linalg.generic {indexing_maps = [#map3, #map6, #map3], iterator_types = ["parallel", "parallel"]} ins(%2247, %2243 : tensor<5x65xf64>, tensor<65xf32>) outs(%2245 : tensor<5x65xf64>) {
    ^bb0(%in: f64, %in_239: f32, %out: f64):
      %3015 = arith.extf %in_239 : f32 to f64
      %3016 = arith.mulf %in, %3015 : f64
      linalg.yield %3016 : f64
    } -> tensor<5x65xf64>
    %2283 = linalg.fill ins(%cst : f64) outs(%2227 : tensor<5xf64>) -> tensor<5xf64>
    %2284 = linalg.generic {indexing_maps = [#map3, #map7], iterator_types = ["parallel", "reduction"]} ins(%2282 : tensor<5x65xf64>) outs(%2283 : tensor<5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %out : f64
      linalg.yield %3015 : f64
    } -> tensor<5xf64>
    %2285 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2232 : tensor<5xf64>) outs(%2227 : tensor<5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.negf %in : f64
      linalg.yield %3015 : f64
    } -> tensor<5xf64>
    %2286 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2285 : tensor<5xf64>) outs(%2227 : tensor<5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.exp %in : f64
      linalg.yield %3015 : f64
    } -> tensor<5xf64>
    %2287 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2284, %2286 : tensor<5xf64>, tensor<5xf64>) outs(%2227 : tensor<5xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<5xf64>
    %2288 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%2231, %2281, %2287 : tensor<5xi1>, tensor<5xf64>, tensor<5xf64>) outs(%2227 : tensor<5xf64>) {
    ^bb0(%in: i1, %in_239: f64, %in_240: f64, %out: f64):
      %3015 = arith.select %in, %in_239, %in_240 : f64
      linalg.yield %3015 : f64
    } -> tensor<5xf64>
    %2289 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2229 : tensor<5xf64>) outs(%2227 : tensor<5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.exp %in : f64
      linalg.yield %3015 : f64
    } -> tensor<5xf64>
    %2290 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2288, %2289 : tensor<5xf64>, tensor<5xf64>) outs(%2227 : tensor<5xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<5xf64>
    %2291 = tensor.empty() : tensor<5xf32>
    %2292 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2290 : tensor<5xf64>) outs(%2291 : tensor<5xf32>) {
    ^bb0(%in: f64, %out: f32):
      %3015 = arith.truncf %in : f64 to f32
      linalg.yield %3015 : f32
    } -> tensor<5xf32>
    %2293 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2292, %arg17 : tensor<5xf32>, tensor<5xf32>) outs(%2291 : tensor<5xf32>) {
    ^bb0(%in: f32, %in_239: f32, %out: f32):
      %3015 = arith.mulf %in, %in_239 : f32
      linalg.yield %3015 : f32
    } -> tensor<5xf32>
    %2294 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction"]} ins(%2293 : tensor<5xf32>) outs(%80 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %3015 = arith.addf %in, %out : f32
      linalg.yield %3015 : f32
    } -> tensor<f32>
    %2295 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%2294 : tensor<f32>) outs(%79 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %3015 = arith.addf %in, %cst_1 : f32
      linalg.yield %3015 : f32
    } -> tensor<f32>
    %2296 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = []} ins(%2226, %2295 : tensor<f32>, tensor<f32>) outs(%79 : tensor<f32>) {
    ^bb0(%in: f32, %in_239: f32, %out: f32):
      %3015 = arith.addf %in, %in_239 : f32
      linalg.yield %3015 : f32
    } -> tensor<f32>
    %2297 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg8 : tensor<20xf32>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f32, %out: f64):
      %3015 = arith.extf %in : f32 to f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2298 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2297 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.absf %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2299 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2298 : tensor<20xf64>) outs(%2 : tensor<20xi1>) {
    ^bb0(%in: f64, %out: i1):
      %3015 = arith.cmpf ogt, %in, %cst_194 : f64
      linalg.yield %3015 : i1
    } -> tensor<20xi1>
    %2300 = linalg.generic {indexing_maps = [#map, #map1, #map, #map], iterator_types = ["parallel"]} ins(%2299, %cst_28, %2298 : tensor<20xi1>, tensor<f64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: i1, %in_239: f64, %in_240: f64, %out: f64):
      %3015 = arith.select %in, %in_239, %in_240 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2301 = linalg.generic {indexing_maps = [#map, #map, #map1, #map], iterator_types = ["parallel"]} ins(%2299, %2298, %cst_19 : tensor<20xi1>, tensor<20xf64>, tensor<f64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: i1, %in_239: f64, %in_240: f64, %out: f64):
      %3015 = arith.select %in, %in_239, %in_240 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2302 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2301, %2301 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2303 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2302 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2304 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%cst_16, %2303 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2305 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2304 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_150 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2306 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2305, %2303 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2307 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2306 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_149 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2308 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2307, %2303 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2309 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2308 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_148 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2310 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2309, %2303 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2311 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2310 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_147 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2312 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2311, %2303 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2313 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2312 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_146 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2314 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2313, %2303 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2315 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2314 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_145 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2316 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2315, %2303 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2317 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2316 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_144 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2318 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2317, %2303 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2319 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2318 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_143 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2320 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2319, %2303 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2321 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2320 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_142 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2322 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2321, %2303 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2323 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2322 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_141 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2324 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2323, %2303 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2325 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2324 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_0 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2326 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%cst_15, %2303 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2327 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2326 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_140 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2328 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2327, %2303 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2329 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2328 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_139 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2330 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2329, %2303 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2331 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2330 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_138 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2332 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2331, %2303 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2333 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2332 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_137 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2334 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2333, %2303 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2335 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2334 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_136 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2336 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2335, %2303 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2337 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2336 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_135 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2338 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2337, %2303 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2339 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2338 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_134 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2340 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2339, %2303 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2341 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2340 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_133 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2342 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2341, %2303 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2343 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2342 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_132 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2344 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2343, %2303 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2345 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2344 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_131 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2346 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2345, %2303 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2347 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2346 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_130 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2348 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2347, %2301 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.divf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2349 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2301 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.subf %in, %cst_129 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2350 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2301 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_213 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2351 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2350 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2352 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2351 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_215 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2353 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2352 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.sqrt %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2354 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2349 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.cos %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2355 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2349 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.sin %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2356 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2325, %2354 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2357 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2348, %2355 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2358 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2356, %2357 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.subf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2359 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2353, %2358 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2360 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2236 : tensor<65xf64>) outs(%2234 : tensor<65xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.sin %in : f64
      linalg.yield %3015 : f64
    } -> tensor<65xf64>
    %expanded_236 = tensor.expand_shape %2300 [[0, 1]] output_shape [20, 1] : tensor<20xf64> into tensor<20x1xf64>
    %2361 = tensor.empty() : tensor<20x65xf64>
    %2362 = linalg.generic {indexing_maps = [#map5, #map6, #map3], iterator_types = ["parallel", "parallel"]} ins(%expanded_236, %2360 : tensor<20x1xf64>, tensor<65xf64>) outs(%2361 : tensor<20x65xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20x65xf64>
    %2363 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%2362 : tensor<20x65xf64>) outs(%2361 : tensor<20x65xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.sin %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20x65xf64>
    %2364 = linalg.generic {indexing_maps = [#map6, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%2360, %2363 : tensor<65xf64>, tensor<20x65xf64>) outs(%2361 : tensor<20x65xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20x65xf64>
    %2365 = linalg.generic {indexing_maps = [#map3, #map6, #map3], iterator_types = ["parallel", "parallel"]} ins(%2364, %2243 : tensor<20x65xf64>, tensor<65xf32>) outs(%2361 : tensor<20x65xf64>) {
    ^bb0(%in: f64, %in_239: f32, %out: f64):
      %3015 = arith.extf %in_239 : f32 to f64
      %3016 = arith.mulf %in, %3015 : f64
      linalg.yield %3016 : f64
    } -> tensor<20x65xf64>
    %2366 = linalg.fill ins(%cst : f64) outs(%0 : tensor<20xf64>) -> tensor<20xf64>
    %2367 = linalg.generic {indexing_maps = [#map3, #map7], iterator_types = ["parallel", "reduction"]} ins(%2365 : tensor<20x65xf64>) outs(%2366 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %out : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2368 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%2299, %2359, %2367 : tensor<20xi1>, tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: i1, %in_239: f64, %in_240: f64, %out: f64):
      %3015 = arith.select %in, %in_239, %in_240 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2369 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2297 : tensor<20xf64>) outs(%2 : tensor<20xi1>) {
    ^bb0(%in: f64, %out: i1):
      %3015 = arith.cmpf olt, %in, %cst : f64
      linalg.yield %3015 : i1
    } -> tensor<20xi1>
    %2370 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2368 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.negf %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2371 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%2369, %2370, %2368 : tensor<20xi1>, tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: i1, %in_239: f64, %in_240: f64, %out: f64):
      %3015 = arith.select %in, %in_239, %in_240 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2372 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2371 : tensor<20xf64>) outs(%59 : tensor<20xf32>) {
    ^bb0(%in: f64, %out: f32):
      %3015 = arith.truncf %in : f64 to f32
      linalg.yield %3015 : f32
    } -> tensor<20xf32>
    %2373 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2372, %arg18 : tensor<20xf32>, tensor<20xf32>) outs(%59 : tensor<20xf32>) {
    ^bb0(%in: f32, %in_239: f32, %out: f32):
      %3015 = arith.mulf %in, %in_239 : f32
      linalg.yield %3015 : f32
    } -> tensor<20xf32>
    %2374 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction"]} ins(%2373 : tensor<20xf32>) outs(%80 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %3015 = arith.addf %in, %out : f32
      linalg.yield %3015 : f32
    } -> tensor<f32>
    %2375 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%2374 : tensor<f32>) outs(%79 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %3015 = arith.addf %in, %cst_1 : f32
      linalg.yield %3015 : f32
    } -> tensor<f32>
    %2376 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = []} ins(%2296, %2375 : tensor<f32>, tensor<f32>) outs(%79 : tensor<f32>) {
    ^bb0(%in: f32, %in_239: f32, %out: f32):
      %3015 = arith.addf %in, %in_239 : f32
      linalg.yield %3015 : f32
    } -> tensor<f32>
    %2377 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg9 : tensor<20xf32>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f32, %out: f64):
      %3015 = arith.extf %in : f32 to f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2378 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2377 : tensor<20xf64>) outs(%2 : tensor<20xi1>) {
    ^bb0(%in: f64, %out: i1):
      %3015 = arith.cmpf ogt, %in, %cst_215 : f64
      linalg.yield %3015 : i1
    } -> tensor<20xi1>
    %2379 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2377 : tensor<20xf64>) outs(%2 : tensor<20xi1>) {
    ^bb0(%in: f64, %out: i1):
      %3015 = arith.cmpf ogt, %in, %cst : f64
      linalg.yield %3015 : i1
    } -> tensor<20xi1>
    %2380 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2378 : tensor<20xi1>) outs(%2 : tensor<20xi1>) {
    ^bb0(%in: i1, %out: i1):
      %3015 = arith.xori %in, %true : i1
      linalg.yield %3015 : i1
    } -> tensor<20xi1>
    %2381 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2379, %2380 : tensor<20xi1>, tensor<20xi1>) outs(%2 : tensor<20xi1>) {
    ^bb0(%in: i1, %in_239: i1, %out: i1):
      %3015 = arith.andi %in, %in_239 : i1
      linalg.yield %3015 : i1
    } -> tensor<20xi1>
    %2382 = linalg.generic {indexing_maps = [#map, #map, #map1, #map], iterator_types = ["parallel"]} ins(%2381, %2377, %cst_28 : tensor<20xi1>, tensor<20xf64>, tensor<f64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: i1, %in_239: f64, %in_240: f64, %out: f64):
      %3015 = arith.select %in, %in_239, %in_240 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2383 = linalg.generic {indexing_maps = [#map, #map, #map1, #map], iterator_types = ["parallel"]} ins(%2378, %2377, %cst_14 : tensor<20xi1>, tensor<20xf64>, tensor<f64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: i1, %in_239: f64, %in_240: f64, %out: f64):
      %3015 = arith.select %in, %in_239, %in_240 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2384 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2382 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_211 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2385 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2384, %2382 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2386 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%cst_13, %2385 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2387 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2386 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_128 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2388 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2387, %2385 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2389 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2388 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_127 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2390 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2389, %2385 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2391 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2390 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_126 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2392 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2391, %2385 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2393 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2392 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_125 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2394 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2393, %2385 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2395 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2394 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_124 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2396 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2395, %2385 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2397 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2396 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_123 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2398 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2397, %2385 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2399 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2398 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_122 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2400 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2399, %2385 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2401 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2400 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_121 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2402 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2401, %2385 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2403 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2402 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_120 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2404 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2403, %2385 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2405 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2404 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_119 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2406 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2405, %2385 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2407 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2406 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_118 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2408 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2407, %2385 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2409 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2408 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_117 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2410 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2409, %2385 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2411 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2410 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_211 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2412 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2411, %2385 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2413 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2412 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_0 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2414 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2413, %2385 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2415 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2414 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_0 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2416 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2382 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_224 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2417 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2416 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.log %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2418 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2417 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_116 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2419 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%cst_12, %2385 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2420 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2419 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_115 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2421 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2420, %2385 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2422 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2421 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_114 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2423 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2422, %2385 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2424 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2423 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_113 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2425 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2424, %2385 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2426 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2425 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_112 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2427 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2426, %2385 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2428 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2427 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_111 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2429 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2428, %2385 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2430 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2429 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_110 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2431 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2430, %2385 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2432 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2431 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_109 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2433 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2432, %2385 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2434 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2433 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_108 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2435 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2434, %2385 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2436 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2435 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_107 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2437 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2436, %2385 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2438 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2437 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_106 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2439 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2438, %2385 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2440 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2439 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_105 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2441 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2440, %2385 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2442 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2441 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_104 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2443 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2442, %2385 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2444 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2443 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_130 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2445 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2444, %2385 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2446 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2445 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_0 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2447 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2446, %2385 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2448 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2447 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2449 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2418, %2415 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2450 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2448, %2449 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.subf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2451 = tensor.empty() : tensor<33xf64>
    %2452 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%2451 : tensor<33xf64>) {
    ^bb0(%out: f64):
      %3015 = linalg.index 0 : index
      %3016 = arith.index_cast %3015 : index to i64
      %3017 = arith.sitofp %3016 : i64 to f64
      %3018 = arith.addf %3017, %cst : f64
      linalg.yield %3018 : f64
    } -> tensor<33xf64>
    %2453 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2452 : tensor<33xf64>) outs(%2451 : tensor<33xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_151 : f64
      linalg.yield %3015 : f64
    } -> tensor<33xf64>
    %2454 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2453 : tensor<33xf64>) outs(%2451 : tensor<33xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.cosh %in : f64
      linalg.yield %3015 : f64
    } -> tensor<33xf64>
    %2455 = tensor.empty() : tensor<33xi1>
    %2456 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2454 : tensor<33xf64>) outs(%2455 : tensor<33xi1>) {
    ^bb0(%in: f64, %out: i1):
      %3015 = arith.cmpf ole, %in, %cst_0 : f64
      linalg.yield %3015 : i1
    } -> tensor<33xi1>
    %2457 = tensor.empty() : tensor<33xf32>
    %2458 = linalg.generic {indexing_maps = [#map, #map1, #map1, #map], iterator_types = ["parallel"]} ins(%2456, %cst_18, %cst_225 : tensor<33xi1>, tensor<f32>, tensor<f32>) outs(%2457 : tensor<33xf32>) {
    ^bb0(%in: i1, %in_239: f32, %in_240: f32, %out: f32):
      %3015 = arith.select %in, %in_239, %in_240 : f32
      linalg.yield %3015 : f32
    } -> tensor<33xf32>
    %2459 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2383 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.absf %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2460 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2459 : tensor<20xf64>) outs(%2 : tensor<20xi1>) {
    ^bb0(%in: f64, %out: i1):
      %3015 = arith.cmpf ogt, %in, %cst_194 : f64
      linalg.yield %3015 : i1
    } -> tensor<20xi1>
    %2461 = linalg.generic {indexing_maps = [#map, #map1, #map, #map], iterator_types = ["parallel"]} ins(%2460, %cst_28, %2459 : tensor<20xi1>, tensor<f64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: i1, %in_239: f64, %in_240: f64, %out: f64):
      %3015 = arith.select %in, %in_239, %in_240 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2462 = linalg.generic {indexing_maps = [#map, #map, #map1, #map], iterator_types = ["parallel"]} ins(%2460, %2459, %cst_19 : tensor<20xi1>, tensor<20xf64>, tensor<f64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: i1, %in_239: f64, %in_240: f64, %out: f64):
      %3015 = arith.select %in, %in_239, %in_240 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %expanded_237 = tensor.expand_shape %2461 [[0, 1]] output_shape [20, 1] : tensor<20xf64> into tensor<20x1xf64>
    %2463 = linalg.generic {indexing_maps = [#map1, #map, #map], iterator_types = ["parallel"]} ins(%cst_225, %2454 : tensor<f32>, tensor<33xf64>) outs(%2451 : tensor<33xf64>) {
    ^bb0(%in: f32, %in_239: f64, %out: f64):
      %3015 = arith.extf %in : f32 to f64
      %3016 = arith.subf %3015, %in_239 : f64
      linalg.yield %3016 : f64
    } -> tensor<33xf64>
    %2464 = tensor.empty() : tensor<20x33xf64>
    %2465 = linalg.generic {indexing_maps = [#map5, #map6, #map3], iterator_types = ["parallel", "parallel"]} ins(%expanded_237, %2463 : tensor<20x1xf64>, tensor<33xf64>) outs(%2464 : tensor<20x33xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20x33xf64>
    %2466 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%2465 : tensor<20x33xf64>) outs(%2464 : tensor<20x33xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.exp %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20x33xf64>
    %2467 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2458 : tensor<33xf32>) outs(%2457 : tensor<33xf32>) {
    ^bb0(%in: f32, %out: f32):
      %3015 = arith.mulf %in, %cst_233 : f32
      linalg.yield %3015 : f32
    } -> tensor<33xf32>
    %2468 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2454 : tensor<33xf64>) outs(%2451 : tensor<33xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.fpowi %in, %c0_i64 : f64, i64
      linalg.yield %3015 : f64
    } -> tensor<33xf64>
    %2469 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2467, %2468 : tensor<33xf32>, tensor<33xf64>) outs(%2451 : tensor<33xf64>) {
    ^bb0(%in: f32, %in_239: f64, %out: f64):
      %3015 = arith.extf %in : f32 to f64
      %3016 = arith.mulf %3015, %in_239 : f64
      linalg.yield %3016 : f64
    } -> tensor<33xf64>
    %2470 = linalg.generic {indexing_maps = [#map3, #map6, #map3], iterator_types = ["parallel", "parallel"]} ins(%2466, %2469 : tensor<20x33xf64>, tensor<33xf64>) outs(%2464 : tensor<20x33xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20x33xf64>
    %2471 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2462 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2472 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%cst_11, %2471 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2473 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2472 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_164 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2474 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2473, %2471 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2475 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2474 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_103 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2476 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2475, %2471 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2477 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2476 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_162 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2478 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2477, %2471 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2479 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2478 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_102 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2480 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2479, %2471 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2481 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2480 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_160 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2482 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2481, %2471 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2483 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2482 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_101 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2484 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2483, %2471 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2485 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2484 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_158 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2486 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2485, %2471 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2487 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2486 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_100 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2488 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2487, %2471 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2489 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2488 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_156 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2490 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2489, %2471 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2491 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2490 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_99 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2492 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2491, %2471 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2493 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2492 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_154 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2494 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2493, %2471 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2495 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2494 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_98 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2496 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2495, %2471 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2497 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2496 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_152 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2498 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2497, %2471 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2499 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2498 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_97 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2500 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2499, %2471 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2501 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2500 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_0 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2502 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2471 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_96 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2503 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2502 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.sqrt %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2504 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2501, %2503 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2505 = linalg.generic {indexing_maps = [#map3, #map7], iterator_types = ["parallel", "reduction"]} ins(%2470 : tensor<20x33xf64>) outs(%2366 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %out : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2506 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%2460, %2504, %2505 : tensor<20xi1>, tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: i1, %in_239: f64, %in_240: f64, %out: f64):
      %3015 = arith.select %in, %in_239, %in_240 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2507 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2383 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.negf %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2508 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2507 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.exp %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2509 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2506, %2508 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2510 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%2378, %2509, %2450 : tensor<20xi1>, tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: i1, %in_239: f64, %in_240: f64, %out: f64):
      %3015 = arith.select %in, %in_239, %in_240 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2511 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2377 : tensor<20xf64>) outs(%2 : tensor<20xi1>) {
    ^bb0(%in: f64, %out: i1):
      %3015 = arith.cmpf oeq, %in, %cst : f64
      linalg.yield %3015 : i1
    } -> tensor<20xi1>
    %2512 = linalg.generic {indexing_maps = [#map, #map1, #map, #map], iterator_types = ["parallel"]} ins(%2511, %cst_26, %2510 : tensor<20xi1>, tensor<f64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: i1, %in_239: f64, %in_240: f64, %out: f64):
      %3015 = arith.select %in, %in_239, %in_240 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2513 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2377 : tensor<20xf64>) outs(%2 : tensor<20xi1>) {
    ^bb0(%in: f64, %out: i1):
      %3015 = arith.cmpf olt, %in, %cst : f64
      linalg.yield %3015 : i1
    } -> tensor<20xi1>
    %2514 = linalg.generic {indexing_maps = [#map, #map1, #map, #map], iterator_types = ["parallel"]} ins(%2513, %cst_24, %2512 : tensor<20xi1>, tensor<f64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: i1, %in_239: f64, %in_240: f64, %out: f64):
      %3015 = arith.select %in, %in_239, %in_240 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2515 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2514 : tensor<20xf64>) outs(%59 : tensor<20xf32>) {
    ^bb0(%in: f64, %out: f32):
      %3015 = arith.truncf %in : f64 to f32
      linalg.yield %3015 : f32
    } -> tensor<20xf32>
    %2516 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2515, %arg19 : tensor<20xf32>, tensor<20xf32>) outs(%59 : tensor<20xf32>) {
    ^bb0(%in: f32, %in_239: f32, %out: f32):
      %3015 = arith.mulf %in, %in_239 : f32
      linalg.yield %3015 : f32
    } -> tensor<20xf32>
    %2517 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction"]} ins(%2516 : tensor<20xf32>) outs(%80 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %3015 = arith.addf %in, %out : f32
      linalg.yield %3015 : f32
    } -> tensor<f32>
    %2518 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%2517 : tensor<f32>) outs(%79 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %3015 = arith.addf %in, %cst_1 : f32
      linalg.yield %3015 : f32
    } -> tensor<f32>
    %2519 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = []} ins(%2376, %2518 : tensor<f32>, tensor<f32>) outs(%79 : tensor<f32>) {
    ^bb0(%in: f32, %in_239: f32, %out: f32):
      %3015 = arith.addf %in, %in_239 : f32
      linalg.yield %3015 : f32
    } -> tensor<f32>
    %2520 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = []} ins(%2519, %arg20 : tensor<f32>, tensor<f32>) outs(%79 : tensor<f32>) {
    ^bb0(%in: f32, %in_239: f32, %out: f32):
      %3015 = arith.mulf %in, %in_239 : f32
      linalg.yield %3015 : f32
    } -> tensor<f32>
    %2521 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = []} ins(%cst_225, %arg20 : tensor<f32>, tensor<f32>) outs(%79 : tensor<f32>) {
    ^bb0(%in: f32, %in_239: f32, %out: f32):
      %3015 = arith.mulf %in, %in_239 : f32
      linalg.yield %3015 : f32
    } -> tensor<f32>
    %2522 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel"]} ins(%2521 : tensor<f32>) outs(%59 : tensor<20xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<20xf32>
    %2523 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2522, %arg19 : tensor<20xf32>, tensor<20xf32>) outs(%59 : tensor<20xf32>) {
    ^bb0(%in: f32, %in_239: f32, %out: f32):
      %3015 = arith.mulf %in, %in_239 : f32
      linalg.yield %3015 : f32
    } -> tensor<20xf32>
    %2524 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%cst_10, %2385 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2525 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2524 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_95 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2526 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2525, %2385 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2527 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2526 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_94 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2528 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2527, %2385 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2529 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2528 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_93 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2530 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2529, %2385 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2531 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2530 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_92 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2532 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2531, %2385 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2533 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2532 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_91 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2534 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2533, %2385 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2535 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2534 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_90 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2536 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2535, %2385 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2537 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2536 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_89 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2538 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2537, %2385 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2539 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2538 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_88 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2540 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2539, %2385 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2541 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2540 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_87 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2542 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2541, %2385 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2543 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2542 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_86 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2544 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2543, %2385 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2545 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2544 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_85 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2546 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2545, %2385 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2547 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2546 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_84 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2548 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2547, %2385 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2549 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2548 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_216 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2550 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2549, %2385 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2551 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2550 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_224 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2552 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2551, %2385 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2553 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2552 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_0 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2554 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2382 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2555 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2418, %2553 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2556 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%cst_9, %2385 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2557 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2556 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_83 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2558 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2557, %2385 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2559 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2558 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_82 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2560 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2559, %2385 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2561 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2560 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_81 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2562 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2561, %2385 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2563 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2562 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_80 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2564 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2563, %2385 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2565 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2564 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_79 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2566 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2565, %2385 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2567 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2566 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_78 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2568 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2567, %2385 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2569 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2568 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_77 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2570 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2569, %2385 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2571 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2570 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_76 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2572 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2571, %2385 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2573 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2572 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_75 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2574 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2573, %2385 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2575 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2574 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_74 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2576 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2575, %2385 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2577 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2576 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_73 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2578 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2577, %2385 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2579 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2578 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_72 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2580 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2579, %2385 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2581 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2580 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_71 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2582 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2581, %2385 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2583 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2582 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_70 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2584 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2583, %2385 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2585 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2584 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_0 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2586 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2585 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_224 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2587 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2555, %2586 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.subf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2588 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2416, %2587 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2589 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2554, %2588 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2590 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2467, %2454 : tensor<33xf32>, tensor<33xf64>) outs(%2451 : tensor<33xf64>) {
    ^bb0(%in: f32, %in_239: f64, %out: f64):
      %3015 = arith.extf %in : f32 to f64
      %3016 = arith.mulf %3015, %in_239 : f64
      linalg.yield %3016 : f64
    } -> tensor<33xf64>
    %2591 = linalg.generic {indexing_maps = [#map3, #map6, #map3], iterator_types = ["parallel", "parallel"]} ins(%2466, %2590 : tensor<20x33xf64>, tensor<33xf64>) outs(%2464 : tensor<20x33xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20x33xf64>
    %2592 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%cst_8, %2471 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2593 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2592 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_69 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2594 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2593, %2471 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2595 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2594 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_136 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2596 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2595, %2471 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2597 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2596 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_146 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2598 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2597, %2471 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2599 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2598 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_68 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2600 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2599, %2471 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2601 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2600 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_67 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2602 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2601, %2471 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2603 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2602 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_134 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2604 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2603, %2471 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2605 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2604 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_144 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2606 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2605, %2471 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2607 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2606 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_66 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2608 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2607, %2471 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2609 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2608 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_65 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2610 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2609, %2471 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2611 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2610 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_132 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2612 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2611, %2471 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2613 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2612 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_142 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2614 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2613, %2471 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2615 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2614 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_64 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2616 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2615, %2471 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2617 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2616 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_63 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2618 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2617, %2471 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2619 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2618 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_130 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2620 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2619, %2471 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2621 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2620 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_0 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2622 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2621, %2503 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2623 = linalg.generic {indexing_maps = [#map3, #map7], iterator_types = ["parallel", "reduction"]} ins(%2591 : tensor<20x33xf64>) outs(%2366 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %out : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2624 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%2460, %2622, %2623 : tensor<20xi1>, tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: i1, %in_239: f64, %in_240: f64, %out: f64):
      %3015 = arith.select %in, %in_239, %in_240 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2625 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2624, %2508 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2626 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%2378, %2625, %2589 : tensor<20xi1>, tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: i1, %in_239: f64, %in_240: f64, %out: f64):
      %3015 = arith.select %in, %in_239, %in_240 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2627 = linalg.generic {indexing_maps = [#map, #map1, #map, #map], iterator_types = ["parallel"]} ins(%2511, %cst_26, %2626 : tensor<20xi1>, tensor<f64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: i1, %in_239: f64, %in_240: f64, %out: f64):
      %3015 = arith.select %in, %in_239, %in_240 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2628 = linalg.generic {indexing_maps = [#map, #map1, #map, #map], iterator_types = ["parallel"]} ins(%2513, %cst_24, %2627 : tensor<20xi1>, tensor<f64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: i1, %in_239: f64, %in_240: f64, %out: f64):
      %3015 = arith.select %in, %in_239, %in_240 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2629 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2628 : tensor<20xf64>) outs(%59 : tensor<20xf32>) {
    ^bb0(%in: f64, %out: f32):
      %3015 = arith.truncf %in : f64 to f32
      linalg.yield %3015 : f32
    } -> tensor<20xf32>
    %2630 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2629 : tensor<20xf32>) outs(%59 : tensor<20xf32>) {
    ^bb0(%in: f32, %out: f32):
      %3015 = arith.negf %in : f32
      linalg.yield %3015 : f32
    } -> tensor<20xf32>
    %2631 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2523, %2630 : tensor<20xf32>, tensor<20xf32>) outs(%59 : tensor<20xf32>) {
    ^bb0(%in: f32, %in_239: f32, %out: f32):
      %3015 = arith.mulf %in, %in_239 : f32
      linalg.yield %3015 : f32
    } -> tensor<20xf32>
    %2632 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2522, %arg18 : tensor<20xf32>, tensor<20xf32>) outs(%59 : tensor<20xf32>) {
    ^bb0(%in: f32, %in_239: f32, %out: f32):
      %3015 = arith.mulf %in, %in_239 : f32
      linalg.yield %3015 : f32
    } -> tensor<20xf32>
    %2633 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg8 : tensor<20xf32>) outs(%59 : tensor<20xf32>) {
    ^bb0(%in: f32, %out: f32):
      %3015 = math.absf %in : f32
      linalg.yield %3015 : f32
    } -> tensor<20xf32>
    %2634 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2633 : tensor<20xf32>) outs(%2 : tensor<20xi1>) {
    ^bb0(%in: f32, %out: i1):
      %3015 = arith.extf %in : f32 to f64
      %3016 = arith.cmpf ole, %3015, %cst_62 : f64
      linalg.yield %3016 : i1
    } -> tensor<20xi1>
    %2635 = linalg.generic {indexing_maps = [#map, #map1, #map, #map], iterator_types = ["parallel"]} ins(%2634, %cst_7, %arg8 : tensor<20xi1>, tensor<f32>, tensor<20xf32>) outs(%59 : tensor<20xf32>) {
    ^bb0(%in: i1, %in_239: f32, %in_240: f32, %out: f32):
      %3015 = arith.select %in, %in_239, %in_240 : f32
      linalg.yield %3015 : f32
    } -> tensor<20xf32>
    %2636 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2635 : tensor<20xf32>) outs(%59 : tensor<20xf32>) {
    ^bb0(%in: f32, %out: f32):
      %3015 = arith.divf %cst_2, %in : f32
      linalg.yield %3015 : f32
    } -> tensor<20xf32>
    %2637 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2372, %2636 : tensor<20xf32>, tensor<20xf32>) outs(%59 : tensor<20xf32>) {
    ^bb0(%in: f32, %in_239: f32, %out: f32):
      %3015 = arith.mulf %in, %in_239 : f32
      linalg.yield %3015 : f32
    } -> tensor<20xf32>
    %2638 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2635 : tensor<20xf32>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f32, %out: f64):
      %3015 = arith.extf %in : f32 to f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2639 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2638 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.absf %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2640 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2639 : tensor<20xf64>) outs(%2 : tensor<20xi1>) {
    ^bb0(%in: f64, %out: i1):
      %3015 = arith.cmpf ogt, %in, %cst_194 : f64
      linalg.yield %3015 : i1
    } -> tensor<20xi1>
    %2641 = linalg.generic {indexing_maps = [#map, #map1, #map, #map], iterator_types = ["parallel"]} ins(%2640, %cst_28, %2639 : tensor<20xi1>, tensor<f64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: i1, %in_239: f64, %in_240: f64, %out: f64):
      %3015 = arith.select %in, %in_239, %in_240 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2642 = linalg.generic {indexing_maps = [#map, #map, #map1, #map], iterator_types = ["parallel"]} ins(%2640, %2639, %cst_19 : tensor<20xi1>, tensor<20xf64>, tensor<f64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: i1, %in_239: f64, %in_240: f64, %out: f64):
      %3015 = arith.select %in, %in_239, %in_240 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2643 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2642, %2642 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2644 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2643 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2645 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%cst_6, %2644 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2646 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2645 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_61 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2647 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2646, %2644 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2648 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2647 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_60 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2649 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2648, %2644 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2650 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2649 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_59 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2651 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2650, %2644 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2652 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2651 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_58 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2653 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2652, %2644 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2654 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2653 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_162 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2655 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2654, %2644 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2656 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2655 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_57 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2657 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2656, %2644 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2658 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2657 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_158 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2659 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2658, %2644 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2660 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2659 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_56 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2661 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2660, %2644 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2662 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2661 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_154 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2663 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2662, %2644 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2664 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2663 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_55 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2665 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2664, %2644 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2666 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2665 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_0 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2667 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%cst_5, %2644 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2668 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2667 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_54 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2669 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2668, %2644 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2670 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2669 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_53 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2671 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2670, %2644 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2672 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2671 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_52 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2673 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2672, %2644 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2674 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2673 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_165 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2675 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2674, %2644 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2676 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2675 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_103 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2677 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2676, %2644 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2678 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2677 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_161 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2679 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2678, %2644 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2680 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2679 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_101 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2681 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2680, %2644 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2682 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2681 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_157 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2683 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2682, %2644 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2684 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2683 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_99 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2685 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2684, %2644 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2686 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2685 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_153 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2687 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2686, %2644 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2688 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2687 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_97 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2689 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2688, %2642 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.divf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2690 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2642 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.subf %in, %cst_51 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2691 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2642 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_213 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2692 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2691 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2693 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2692 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_215 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2694 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2693 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.sqrt %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2695 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2690 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.cos %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2696 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2690 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.sin %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2697 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2666, %2695 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2698 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2689, %2696 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2699 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2697, %2698 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.subf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2700 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2694, %2699 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %expanded_238 = tensor.expand_shape %2641 [[0, 1]] output_shape [20, 1] : tensor<20xf64> into tensor<20x1xf64>
    %2701 = linalg.generic {indexing_maps = [#map5, #map6, #map3], iterator_types = ["parallel", "parallel"]} ins(%expanded_238, %2360 : tensor<20x1xf64>, tensor<65xf64>) outs(%2361 : tensor<20x65xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20x65xf64>
    %2702 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%2701 : tensor<20x65xf64>) outs(%2361 : tensor<20x65xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.cos %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20x65xf64>
    %2703 = linalg.generic {indexing_maps = [#map3, #map6, #map3], iterator_types = ["parallel", "parallel"]} ins(%2702, %2243 : tensor<20x65xf64>, tensor<65xf32>) outs(%2361 : tensor<20x65xf64>) {
    ^bb0(%in: f64, %in_239: f32, %out: f64):
      %3015 = arith.extf %in_239 : f32 to f64
      %3016 = arith.mulf %in, %3015 : f64
      linalg.yield %3016 : f64
    } -> tensor<20x65xf64>
    %2704 = linalg.generic {indexing_maps = [#map3, #map7], iterator_types = ["parallel", "reduction"]} ins(%2703 : tensor<20x65xf64>) outs(%2366 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %out : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2705 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%2640, %2700, %2704 : tensor<20xi1>, tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: i1, %in_239: f64, %in_240: f64, %out: f64):
      %3015 = arith.select %in, %in_239, %in_240 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2706 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2705 : tensor<20xf64>) outs(%59 : tensor<20xf32>) {
    ^bb0(%in: f64, %out: f32):
      %3015 = arith.truncf %in : f64 to f32
      linalg.yield %3015 : f32
    } -> tensor<20xf32>
    %2707 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2706, %2637 : tensor<20xf32>, tensor<20xf32>) outs(%59 : tensor<20xf32>) {
    ^bb0(%in: f32, %in_239: f32, %out: f32):
      %3015 = arith.subf %in, %in_239 : f32
      linalg.yield %3015 : f32
    } -> tensor<20xf32>
    %2708 = linalg.generic {indexing_maps = [#map, #map1, #map, #map], iterator_types = ["parallel"]} ins(%2634, %cst_18, %2707 : tensor<20xi1>, tensor<f32>, tensor<20xf32>) outs(%59 : tensor<20xf32>) {
    ^bb0(%in: i1, %in_239: f32, %in_240: f32, %out: f32):
      %3015 = arith.select %in, %in_239, %in_240 : f32
      linalg.yield %3015 : f32
    } -> tensor<20xf32>
    %2709 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2632, %2708 : tensor<20xf32>, tensor<20xf32>) outs(%59 : tensor<20xf32>) {
    ^bb0(%in: f32, %in_239: f32, %out: f32):
      %3015 = arith.mulf %in, %in_239 : f32
      linalg.yield %3015 : f32
    } -> tensor<20xf32>
    %2710 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel"]} ins(%2521 : tensor<f32>) outs(%2291 : tensor<5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5xf32>
    %2711 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2710, %arg17 : tensor<5xf32>, tensor<5xf32>) outs(%2291 : tensor<5xf32>) {
    ^bb0(%in: f32, %in_239: f32, %out: f32):
      %3015 = arith.mulf %in, %in_239 : f32
      linalg.yield %3015 : f32
    } -> tensor<5xf32>
    %2712 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%2246 : tensor<5x65xf64>) outs(%2245 : tensor<5x65xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.expm1 %in : f64
      linalg.yield %3015 : f64
    } -> tensor<5x65xf64>
    %2713 = linalg.generic {indexing_maps = [#map6, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%2244, %2712 : tensor<65xf64>, tensor<5x65xf64>) outs(%2245 : tensor<5x65xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x65xf64>
    %2714 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%cst_4, %2248 : tensor<5xf64>, tensor<5xf64>) outs(%2227 : tensor<5xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<5xf64>
    %2715 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2714 : tensor<5xf64>) outs(%2227 : tensor<5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_69 : f64
      linalg.yield %3015 : f64
    } -> tensor<5xf64>
    %2716 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2715, %2248 : tensor<5xf64>, tensor<5xf64>) outs(%2227 : tensor<5xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<5xf64>
    %2717 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2716 : tensor<5xf64>) outs(%2227 : tensor<5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_50 : f64
      linalg.yield %3015 : f64
    } -> tensor<5xf64>
    %2718 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2717, %2248 : tensor<5xf64>, tensor<5xf64>) outs(%2227 : tensor<5xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<5xf64>
    %2719 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2718 : tensor<5xf64>) outs(%2227 : tensor<5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_146 : f64
      linalg.yield %3015 : f64
    } -> tensor<5xf64>
    %2720 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2719, %2248 : tensor<5xf64>, tensor<5xf64>) outs(%2227 : tensor<5xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<5xf64>
    %2721 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2720 : tensor<5xf64>) outs(%2227 : tensor<5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_135 : f64
      linalg.yield %3015 : f64
    } -> tensor<5xf64>
    %2722 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2721, %2248 : tensor<5xf64>, tensor<5xf64>) outs(%2227 : tensor<5xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<5xf64>
    %2723 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2722 : tensor<5xf64>) outs(%2227 : tensor<5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_67 : f64
      linalg.yield %3015 : f64
    } -> tensor<5xf64>
    %2724 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2723, %2248 : tensor<5xf64>, tensor<5xf64>) outs(%2227 : tensor<5xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<5xf64>
    %2725 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2724 : tensor<5xf64>) outs(%2227 : tensor<5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_49 : f64
      linalg.yield %3015 : f64
    } -> tensor<5xf64>
    %2726 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2725, %2248 : tensor<5xf64>, tensor<5xf64>) outs(%2227 : tensor<5xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<5xf64>
    %2727 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2726 : tensor<5xf64>) outs(%2227 : tensor<5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_144 : f64
      linalg.yield %3015 : f64
    } -> tensor<5xf64>
    %2728 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2727, %2248 : tensor<5xf64>, tensor<5xf64>) outs(%2227 : tensor<5xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<5xf64>
    %2729 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2728 : tensor<5xf64>) outs(%2227 : tensor<5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_133 : f64
      linalg.yield %3015 : f64
    } -> tensor<5xf64>
    %2730 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2729, %2248 : tensor<5xf64>, tensor<5xf64>) outs(%2227 : tensor<5xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<5xf64>
    %2731 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2730 : tensor<5xf64>) outs(%2227 : tensor<5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_65 : f64
      linalg.yield %3015 : f64
    } -> tensor<5xf64>
    %2732 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2731, %2248 : tensor<5xf64>, tensor<5xf64>) outs(%2227 : tensor<5xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<5xf64>
    %2733 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2732 : tensor<5xf64>) outs(%2227 : tensor<5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_48 : f64
      linalg.yield %3015 : f64
    } -> tensor<5xf64>
    %2734 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2733, %2248 : tensor<5xf64>, tensor<5xf64>) outs(%2227 : tensor<5xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<5xf64>
    %2735 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2734 : tensor<5xf64>) outs(%2227 : tensor<5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_142 : f64
      linalg.yield %3015 : f64
    } -> tensor<5xf64>
    %2736 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2735, %2248 : tensor<5xf64>, tensor<5xf64>) outs(%2227 : tensor<5xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<5xf64>
    %2737 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2736 : tensor<5xf64>) outs(%2227 : tensor<5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_131 : f64
      linalg.yield %3015 : f64
    } -> tensor<5xf64>
    %2738 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2737, %2248 : tensor<5xf64>, tensor<5xf64>) outs(%2227 : tensor<5xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<5xf64>
    %2739 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2738 : tensor<5xf64>) outs(%2227 : tensor<5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_63 : f64
      linalg.yield %3015 : f64
    } -> tensor<5xf64>
    %2740 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2739, %2248 : tensor<5xf64>, tensor<5xf64>) outs(%2227 : tensor<5xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<5xf64>
    %2741 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2740 : tensor<5xf64>) outs(%2227 : tensor<5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_47 : f64
      linalg.yield %3015 : f64
    } -> tensor<5xf64>
    %2742 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2741, %2248 : tensor<5xf64>, tensor<5xf64>) outs(%2227 : tensor<5xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<5xf64>
    %2743 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2742 : tensor<5xf64>) outs(%2227 : tensor<5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_0 : f64
      linalg.yield %3015 : f64
    } -> tensor<5xf64>
    %2744 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2743, %2280 : tensor<5xf64>, tensor<5xf64>) outs(%2227 : tensor<5xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.divf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<5xf64>
    %2745 = linalg.generic {indexing_maps = [#map3, #map6, #map3], iterator_types = ["parallel", "parallel"]} ins(%2713, %2243 : tensor<5x65xf64>, tensor<65xf32>) outs(%2245 : tensor<5x65xf64>) {
    ^bb0(%in: f64, %in_239: f32, %out: f64):
      %3015 = arith.extf %in_239 : f32 to f64
      %3016 = arith.mulf %in, %3015 : f64
      linalg.yield %3016 : f64
    } -> tensor<5x65xf64>
    %2746 = linalg.generic {indexing_maps = [#map3, #map7], iterator_types = ["parallel", "reduction"]} ins(%2745 : tensor<5x65xf64>) outs(%2283 : tensor<5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %out : f64
      linalg.yield %3015 : f64
    } -> tensor<5xf64>
    %2747 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2746, %2286 : tensor<5xf64>, tensor<5xf64>) outs(%2227 : tensor<5xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<5xf64>
    %2748 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%2231, %2744, %2747 : tensor<5xi1>, tensor<5xf64>, tensor<5xf64>) outs(%2227 : tensor<5xf64>) {
    ^bb0(%in: i1, %in_239: f64, %in_240: f64, %out: f64):
      %3015 = arith.select %in, %in_239, %in_240 : f64
      linalg.yield %3015 : f64
    } -> tensor<5xf64>
    %2749 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2228 : tensor<5xf64>) outs(%2230 : tensor<5xi1>) {
    ^bb0(%in: f64, %out: i1):
      %3015 = arith.cmpf olt, %in, %cst : f64
      linalg.yield %3015 : i1
    } -> tensor<5xi1>
    %2750 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2748 : tensor<5xf64>) outs(%2227 : tensor<5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.negf %in : f64
      linalg.yield %3015 : f64
    } -> tensor<5xf64>
    %2751 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%2749, %2750, %2748 : tensor<5xi1>, tensor<5xf64>, tensor<5xf64>) outs(%2227 : tensor<5xf64>) {
    ^bb0(%in: i1, %in_239: f64, %in_240: f64, %out: f64):
      %3015 = arith.select %in, %in_239, %in_240 : f64
      linalg.yield %3015 : f64
    } -> tensor<5xf64>
    %2752 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2751, %2289 : tensor<5xf64>, tensor<5xf64>) outs(%2227 : tensor<5xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<5xf64>
    %2753 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2752 : tensor<5xf64>) outs(%2291 : tensor<5xf32>) {
    ^bb0(%in: f64, %out: f32):
      %3015 = arith.truncf %in : f64 to f32
      linalg.yield %3015 : f32
    } -> tensor<5xf32>
    %2754 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2711, %2753 : tensor<5xf32>, tensor<5xf32>) outs(%2291 : tensor<5xf32>) {
    ^bb0(%in: f32, %in_239: f32, %out: f32):
      %3015 = arith.mulf %in, %in_239 : f32
      linalg.yield %3015 : f32
    } -> tensor<5xf32>
    %2755 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2522, %arg16 : tensor<20xf32>, tensor<20xf32>) outs(%59 : tensor<20xf32>) {
    ^bb0(%in: f32, %in_239: f32, %out: f32):
      %3015 = arith.mulf %in, %in_239 : f32
      linalg.yield %3015 : f32
    } -> tensor<20xf32>
    %2756 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2222, %2222 : tensor<20xf32>, tensor<20xf32>) outs(%59 : tensor<20xf32>) {
    ^bb0(%in: f32, %in_239: f32, %out: f32):
      %3015 = arith.mulf %in, %in_239 : f32
      linalg.yield %3015 : f32
    } -> tensor<20xf32>
    %2757 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2756 : tensor<20xf32>) outs(%59 : tensor<20xf32>) {
    ^bb0(%in: f32, %out: f32):
      %3015 = arith.mulf %in, %cst_234 : f32
      linalg.yield %3015 : f32
    } -> tensor<20xf32>
    %2758 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2757 : tensor<20xf32>) outs(%59 : tensor<20xf32>) {
    ^bb0(%in: f32, %out: f32):
      %3015 = math.exp %in : f32
      linalg.yield %3015 : f32
    } -> tensor<20xf32>
    %2759 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2755 : tensor<20xf32>) outs(%59 : tensor<20xf32>) {
    ^bb0(%in: f32, %out: f32):
      %3015 = arith.truncf %cst_46 : f64 to f32
      %3016 = arith.mulf %in, %3015 : f32
      linalg.yield %3016 : f32
    } -> tensor<20xf32>
    %2760 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2759, %2758 : tensor<20xf32>, tensor<20xf32>) outs(%59 : tensor<20xf32>) {
    ^bb0(%in: f32, %in_239: f32, %out: f32):
      %3015 = arith.mulf %in, %in_239 : f32
      linalg.yield %3015 : f32
    } -> tensor<20xf32>
    %2761 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2522, %arg15 : tensor<20xf32>, tensor<20xf32>) outs(%59 : tensor<20xf32>) {
    ^bb0(%in: f32, %in_239: f32, %out: f32):
      %3015 = arith.mulf %in, %in_239 : f32
      linalg.yield %3015 : f32
    } -> tensor<20xf32>
    %2762 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg5, %arg5 : tensor<20xf32>, tensor<20xf32>) outs(%59 : tensor<20xf32>) {
    ^bb0(%in: f32, %in_239: f32, %out: f32):
      %3015 = arith.mulf %in, %in_239 : f32
      linalg.yield %3015 : f32
    } -> tensor<20xf32>
    %2763 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2762 : tensor<20xf32>) outs(%59 : tensor<20xf32>) {
    ^bb0(%in: f32, %out: f32):
      %3015 = arith.mulf %in, %cst_234 : f32
      linalg.yield %3015 : f32
    } -> tensor<20xf32>
    %2764 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%696, %2763 : tensor<20xf32>, tensor<20xf32>) outs(%59 : tensor<20xf32>) {
    ^bb0(%in: f32, %in_239: f32, %out: f32):
      %3015 = arith.addf %in, %in_239 : f32
      linalg.yield %3015 : f32
    } -> tensor<20xf32>
    %2765 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2764 : tensor<20xf32>) outs(%59 : tensor<20xf32>) {
    ^bb0(%in: f32, %out: f32):
      %3015 = arith.negf %in : f32
      linalg.yield %3015 : f32
    } -> tensor<20xf32>
    %2766 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2765 : tensor<20xf32>) outs(%59 : tensor<20xf32>) {
    ^bb0(%in: f32, %out: f32):
      %3015 = math.exp %in : f32
      linalg.yield %3015 : f32
    } -> tensor<20xf32>
    %2767 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2761 : tensor<20xf32>) outs(%59 : tensor<20xf32>) {
    ^bb0(%in: f32, %out: f32):
      %3015 = arith.truncf %cst_45 : f64 to f32
      %3016 = arith.mulf %in, %3015 : f32
      linalg.yield %3016 : f32
    } -> tensor<20xf32>
    %2768 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2767, %2766 : tensor<20xf32>, tensor<20xf32>) outs(%59 : tensor<20xf32>) {
    ^bb0(%in: f32, %in_239: f32, %out: f32):
      %3015 = arith.mulf %in, %in_239 : f32
      linalg.yield %3015 : f32
    } -> tensor<20xf32>
    %2769 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel"]} ins(%2521 : tensor<f32>) outs(%518 : tensor<20x20xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<20x20xf32>
    %2770 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%2769, %arg14 : tensor<20x20xf32>, tensor<20x20xf32>) outs(%518 : tensor<20x20xf32>) {
    ^bb0(%in: f32, %in_239: f32, %out: f32):
      %3015 = arith.mulf %in, %in_239 : f32
      linalg.yield %3015 : f32
    } -> tensor<20x20xf32>
    %2771 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%519, %519 : tensor<20x20xf32>, tensor<20x20xf32>) outs(%518 : tensor<20x20xf32>) {
    ^bb0(%in: f32, %in_239: f32, %out: f32):
      %3015 = arith.mulf %in, %in_239 : f32
      linalg.yield %3015 : f32
    } -> tensor<20x20xf32>
    %2772 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%2771 : tensor<20x20xf32>) outs(%518 : tensor<20x20xf32>) {
    ^bb0(%in: f32, %out: f32):
      %3015 = math.exp %in : f32
      linalg.yield %3015 : f32
    } -> tensor<20x20xf32>
    %2773 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%2772 : tensor<20x20xf32>) outs(%518 : tensor<20x20xf32>) {
    ^bb0(%in: f32, %out: f32):
      %3015 = arith.truncf %cst_174 : f64 to f32
      %3016 = arith.mulf %in, %3015 : f32
      linalg.yield %3016 : f32
    } -> tensor<20x20xf32>
    %2774 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%2773, %2770 : tensor<20x20xf32>, tensor<20x20xf32>) outs(%518 : tensor<20x20xf32>) {
    ^bb0(%in: f32, %in_239: f32, %out: f32):
      %3015 = arith.mulf %in, %in_239 : f32
      linalg.yield %3015 : f32
    } -> tensor<20x20xf32>
    %2775 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2522, %arg13 : tensor<20xf32>, tensor<20xf32>) outs(%59 : tensor<20xf32>) {
    ^bb0(%in: f32, %in_239: f32, %out: f32):
      %3015 = arith.mulf %in, %in_239 : f32
      linalg.yield %3015 : f32
    } -> tensor<20xf32>
    %2776 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg3, %arg3 : tensor<20xf32>, tensor<20xf32>) outs(%59 : tensor<20xf32>) {
    ^bb0(%in: f32, %in_239: f32, %out: f32):
      %3015 = arith.mulf %in, %in_239 : f32
      linalg.yield %3015 : f32
    } -> tensor<20xf32>
    %2777 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2776 : tensor<20xf32>) outs(%59 : tensor<20xf32>) {
    ^bb0(%in: f32, %out: f32):
      %3015 = arith.negf %in : f32
      linalg.yield %3015 : f32
    } -> tensor<20xf32>
    %2778 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2777 : tensor<20xf32>) outs(%59 : tensor<20xf32>) {
    ^bb0(%in: f32, %out: f32):
      %3015 = math.exp %in : f32
      linalg.yield %3015 : f32
    } -> tensor<20xf32>
    %2779 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2778 : tensor<20xf32>) outs(%59 : tensor<20xf32>) {
    ^bb0(%in: f32, %out: f32):
      %3015 = arith.truncf %cst_44 : f64 to f32
      %3016 = arith.mulf %in, %3015 : f32
      linalg.yield %3016 : f32
    } -> tensor<20xf32>
    %2780 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2779, %2775 : tensor<20xf32>, tensor<20xf32>) outs(%59 : tensor<20xf32>) {
    ^bb0(%in: f32, %in_239: f32, %out: f32):
      %3015 = arith.mulf %in, %in_239 : f32
      linalg.yield %3015 : f32
    } -> tensor<20xf32>
    %2781 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel"]} ins(%2521 : tensor<f32>) outs(%370 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x5xf32>
    %2782 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%2781, %arg12 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%370 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_239: f32, %out: f32):
      %3015 = arith.mulf %in, %in_239 : f32
      linalg.yield %3015 : f32
    } -> tensor<5x5xf32>
    %2783 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%175 : tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.fpowi %in, %c-3_i64 : f64, i64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %2784 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%2783 : tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %2785 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%178 : tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.fpowi %in, %c-3_i64 : f64, i64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %2786 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%2784, %2785 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %2787 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%181 : tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.fpowi %in, %c-3_i64 : f64, i64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %2788 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%2786, %2787 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %2789 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%184 : tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.fpowi %in, %c-3_i64 : f64, i64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %2790 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%2788, %2789 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %2791 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%187 : tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.fpowi %in, %c-3_i64 : f64, i64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %2792 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%2790, %2791 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %2793 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%190 : tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.fpowi %in, %c-3_i64 : f64, i64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %2794 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%2792, %2793 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %2795 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%193 : tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.fpowi %in, %c-3_i64 : f64, i64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %2796 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%2794, %2795 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %2797 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%196 : tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.fpowi %in, %c-3_i64 : f64, i64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %2798 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%2796, %2797 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %2799 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%199 : tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.fpowi %in, %c-3_i64 : f64, i64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %2800 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%2798, %2799 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %2801 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%202 : tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.fpowi %in, %c-3_i64 : f64, i64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %2802 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%2800, %2801 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %2803 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%208 : tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %in, %cst_215 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %2804 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%2802, %2803 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %2805 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%211 : tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_224 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %2806 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%2804, %2805 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %2807 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%205 : tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.fpowi %in, %c-4_i64 : f64, i64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %2808 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%2807 : tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_211 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %2809 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%2806, %2808 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %2810 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%2807, %214 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.divf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %2811 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%2810 : tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_43 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %2812 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%2809, %2811 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %2813 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%2810, %214 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.divf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %2814 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%2813 : tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_216 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %2815 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%2812, %2814 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %2816 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%2813, %214 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.divf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %2817 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%2816 : tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_42 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %2818 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%2815, %2817 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %2819 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%2816, %214 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.divf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %2820 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%2819 : tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_41 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %2821 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%2818, %2820 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %2822 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%2819, %214 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.divf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %2823 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%2822 : tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_40 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %2824 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%2821, %2823 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %2825 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%2822, %214 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.divf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %2826 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%2825 : tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_39 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %2827 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%2824, %2826 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %2828 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%2825, %214 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.divf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %2829 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%2828 : tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_38 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %2830 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%2827, %2829 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %2831 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%238 : tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.fpowi %in, %c-3_i64 : f64, i64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %2832 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%2831 : tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %2833 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%241 : tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.fpowi %in, %c-3_i64 : f64, i64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %2834 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%2832, %2833 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %2835 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%244 : tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.fpowi %in, %c-3_i64 : f64, i64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %2836 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%2834, %2835 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %2837 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%247 : tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.fpowi %in, %c-3_i64 : f64, i64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %2838 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%2836, %2837 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %2839 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%250 : tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.fpowi %in, %c-3_i64 : f64, i64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %2840 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%2838, %2839 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %2841 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%253 : tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.fpowi %in, %c-3_i64 : f64, i64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %2842 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%2840, %2841 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %2843 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%256 : tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.fpowi %in, %c-3_i64 : f64, i64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %2844 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%2842, %2843 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %2845 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%259 : tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.fpowi %in, %c-3_i64 : f64, i64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %2846 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%2844, %2845 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %2847 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%262 : tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.fpowi %in, %c-3_i64 : f64, i64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %2848 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%2846, %2847 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %2849 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%265 : tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.fpowi %in, %c-3_i64 : f64, i64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %2850 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%2848, %2849 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %2851 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%271 : tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %in, %cst_215 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %2852 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%2850, %2851 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %2853 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%274 : tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_224 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %2854 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%2852, %2853 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %2855 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%268 : tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.fpowi %in, %c-4_i64 : f64, i64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %2856 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%2855 : tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_211 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %2857 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%2854, %2856 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %2858 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%2855, %277 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.divf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %2859 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%2858 : tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_43 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %2860 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%2857, %2859 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %2861 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%2858, %277 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.divf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %2862 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%2861 : tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_216 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %2863 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%2860, %2862 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %2864 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%2861, %277 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.divf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %2865 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%2864 : tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_42 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %2866 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%2863, %2865 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %2867 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%2864, %277 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.divf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %2868 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%2867 : tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_41 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %2869 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%2866, %2868 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %2870 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%2867, %277 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.divf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %2871 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%2870 : tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_40 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %2872 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%2869, %2871 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %2873 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%2870, %277 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.divf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %2874 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%2873 : tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_39 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %2875 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%2872, %2874 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %2876 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%2873, %277 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.divf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %2877 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%2876 : tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_38 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %2878 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%2875, %2877 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %2879 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%2830, %2878 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.subf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %2880 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%301 : tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.fpowi %in, %c-3_i64 : f64, i64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %2881 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%2880 : tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %2882 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%304 : tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.fpowi %in, %c-3_i64 : f64, i64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %2883 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%2881, %2882 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %2884 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%307 : tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.fpowi %in, %c-3_i64 : f64, i64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %2885 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%2883, %2884 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %2886 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%310 : tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.fpowi %in, %c-3_i64 : f64, i64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %2887 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%2885, %2886 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %2888 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%313 : tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.fpowi %in, %c-3_i64 : f64, i64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %2889 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%2887, %2888 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %2890 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%316 : tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.fpowi %in, %c-3_i64 : f64, i64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %2891 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%2889, %2890 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %2892 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%319 : tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.fpowi %in, %c-3_i64 : f64, i64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %2893 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%2891, %2892 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %2894 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%322 : tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.fpowi %in, %c-3_i64 : f64, i64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %2895 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%2893, %2894 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %2896 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%325 : tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.fpowi %in, %c-3_i64 : f64, i64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %2897 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%2895, %2896 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %2898 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%328 : tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.fpowi %in, %c-3_i64 : f64, i64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %2899 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%2897, %2898 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %2900 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%334 : tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %in, %cst_215 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %2901 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%2899, %2900 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %2902 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%337 : tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_224 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %2903 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%2901, %2902 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %2904 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%331 : tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.fpowi %in, %c-4_i64 : f64, i64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %2905 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%2904 : tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_211 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %2906 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%2903, %2905 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %2907 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%2904, %340 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.divf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %2908 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%2907 : tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_43 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %2909 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%2906, %2908 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %2910 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%2907, %340 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.divf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %2911 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%2910 : tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_216 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %2912 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%2909, %2911 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %2913 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%2910, %340 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.divf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %2914 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%2913 : tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_42 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %2915 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%2912, %2914 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %2916 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%2913, %340 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.divf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %2917 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%2916 : tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_41 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %2918 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%2915, %2917 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %2919 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%2916, %340 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.divf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %2920 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%2919 : tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_40 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %2921 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%2918, %2920 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %2922 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%2919, %340 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.divf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %2923 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%2922 : tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_39 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %2924 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%2921, %2923 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %2925 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%2922, %340 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.divf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %2926 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%2925 : tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_38 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %2927 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%2924, %2926 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %2928 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%2879 : tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_214 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %2929 = linalg.generic {indexing_maps = [#map3, #map3, #map4, #map3], iterator_types = ["parallel", "parallel"]} ins(%168, %2928, %cst_25 : tensor<5x5xi1>, tensor<5x5xf64>, tensor<f64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: i1, %in_239: f64, %in_240: f64, %out: f64):
      %3015 = arith.select %in, %in_239, %in_240 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %2930 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%2927, %2929 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %2931 = linalg.generic {indexing_maps = [#map3, #map4, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%368, %cst_26, %2930 : tensor<5x5xi1>, tensor<f64>, tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: i1, %in_239: f64, %in_240: f64, %out: f64):
      %3015 = arith.select %in, %in_239, %in_240 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %2932 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%2931 : tensor<5x5xf64>) outs(%165 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_171 : f64
      linalg.yield %3015 : f64
    } -> tensor<5x5xf64>
    %2933 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%2932 : tensor<5x5xf64>) outs(%370 : tensor<5x5xf32>) {
    ^bb0(%in: f64, %out: f32):
      %3015 = arith.truncf %in : f64 to f32
      linalg.yield %3015 : f32
    } -> tensor<5x5xf32>
    %2934 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%2782, %2933 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%370 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_239: f32, %out: f32):
      %3015 = arith.mulf %in, %in_239 : f32
      linalg.yield %3015 : f32
    } -> tensor<5x5xf32>
    %2935 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2522, %arg11 : tensor<20xf32>, tensor<20xf32>) outs(%59 : tensor<20xf32>) {
    ^bb0(%in: f32, %in_239: f32, %out: f32):
      %3015 = arith.mulf %in, %in_239 : f32
      linalg.yield %3015 : f32
    } -> tensor<20xf32>
    %2936 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg1 : tensor<20xf32>) outs(%59 : tensor<20xf32>) {
    ^bb0(%in: f32, %out: f32):
      %3015 = arith.mulf %in, %cst_235 : f32
      linalg.yield %3015 : f32
    } -> tensor<20xf32>
    %2937 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2936, %160 : tensor<20xf32>, tensor<20xf32>) outs(%59 : tensor<20xf32>) {
    ^bb0(%in: f32, %in_239: f32, %out: f32):
      %3015 = arith.mulf %in, %in_239 : f32
      linalg.yield %3015 : f32
    } -> tensor<20xf32>
    %2938 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2937 : tensor<20xf32>) outs(%59 : tensor<20xf32>) {
    ^bb0(%in: f32, %out: f32):
      %3015 = arith.truncf %cst_37 : f64 to f32
      %3016 = arith.subf %in, %3015 : f32
      linalg.yield %3016 : f32
    } -> tensor<20xf32>
    %2939 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2938, %2935 : tensor<20xf32>, tensor<20xf32>) outs(%59 : tensor<20xf32>) {
    ^bb0(%in: f32, %in_239: f32, %out: f32):
      %3015 = arith.mulf %in, %in_239 : f32
      linalg.yield %3015 : f32
    } -> tensor<20xf32>
    %2940 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2522, %arg10 : tensor<20xf32>, tensor<20xf32>) outs(%59 : tensor<20xf32>) {
    ^bb0(%in: f32, %in_239: f32, %out: f32):
      %3015 = arith.mulf %in, %in_239 : f32
      linalg.yield %3015 : f32
    } -> tensor<20xf32>
    %2941 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%8 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2942 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2941 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_224 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2943 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%28, %2942 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.subf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2944 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%cst_3, %33 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2945 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2944 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_36 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2946 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2945, %33 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2947 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2946 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_35 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2948 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2947, %33 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2949 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2948 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_34 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2950 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2949, %33 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2951 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2950 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_33 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2952 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2951, %33 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2953 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2952 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_32 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2954 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2953, %33 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2955 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2954 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_31 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2956 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2955, %33 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2957 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2956 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_216 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2958 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2957, %33 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.mulf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2959 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2943, %2958 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.subf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2960 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%5 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2961 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2960 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2962 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2961 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2963 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%9 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2964 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2962, %2963 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2965 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%11 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2966 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2964, %2965 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2967 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%13 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2968 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2966, %2967 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2969 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%15 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2970 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2968, %2969 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2971 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%17 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2972 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2970, %2971 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2973 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%19 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2974 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2972, %2973 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2975 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%21 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2976 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2974, %2975 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2977 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%23 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2978 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2976, %2977 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2979 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%25 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2980 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2978, %2979 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.addf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2981 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2959, %2980 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.subf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2982 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%6, %2981, %2959 : tensor<20xi1>, tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: i1, %in_239: f64, %in_240: f64, %out: f64):
      %3015 = arith.select %in, %in_239, %in_240 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2983 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.addf %in, %cst_224 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2984 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2983 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_224 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2985 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2984 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.floor %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2986 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2985 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_215 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2987 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2983, %2986 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.subf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2988 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2987 : tensor<20xf64>) outs(%2 : tensor<20xi1>) {
    ^bb0(%in: f64, %out: i1):
      %3015 = arith.cmpf oge, %in, %cst_0 : f64
      linalg.yield %3015 : i1
    } -> tensor<20xi1>
    %2989 = linalg.generic {indexing_maps = [#map, #map1, #map1, #map], iterator_types = ["parallel"]} ins(%2988, %cst_27, %cst_225 : tensor<20xi1>, tensor<f32>, tensor<f32>) outs(%59 : tensor<20xf32>) {
    ^bb0(%in: i1, %in_239: f32, %in_240: f32, %out: f32):
      %3015 = arith.select %in, %in_239, %in_240 : f32
      linalg.yield %3015 : f32
    } -> tensor<20xf32>
    %2990 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2987 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.subf %in, %cst_0 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2991 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%2988, %2990, %2987 : tensor<20xi1>, tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: i1, %in_239: f64, %in_240: f64, %out: f64):
      %3015 = arith.select %in, %in_239, %in_240 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2992 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2991 : tensor<20xf64>) outs(%2 : tensor<20xi1>) {
    ^bb0(%in: f64, %out: i1):
      %3015 = arith.cmpf ogt, %in, %cst_224 : f64
      linalg.yield %3015 : i1
    } -> tensor<20xi1>
    %2993 = linalg.generic {indexing_maps = [#map1, #map, #map], iterator_types = ["parallel"]} ins(%cst_225, %2991 : tensor<f32>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f32, %in_239: f64, %out: f64):
      %3015 = arith.extf %in : f32 to f64
      %3016 = arith.subf %3015, %in_239 : f64
      linalg.yield %3016 : f64
    } -> tensor<20xf64>
    %2994 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%2992, %2993, %2991 : tensor<20xi1>, tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: i1, %in_239: f64, %in_240: f64, %out: f64):
      %3015 = arith.select %in, %in_239, %in_240 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2995 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2994 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_213 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2996 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2995 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.sin %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2997 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2989, %2996 : tensor<20xf32>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f32, %in_239: f64, %out: f64):
      %3015 = arith.extf %in : f32 to f64
      %3016 = arith.mulf %3015, %in_239 : f64
      linalg.yield %3016 : f64
    } -> tensor<20xf64>
    %2998 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2997, %68 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.divf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %2999 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2998 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.mulf %in, %cst_213 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %3000 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2982, %2999 : tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_239: f64, %out: f64):
      %3015 = arith.subf %in, %in_239 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %3001 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%3, %3000, %2982 : tensor<20xi1>, tensor<20xf64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: i1, %in_239: f64, %in_240: f64, %out: f64):
      %3015 = arith.select %in, %in_239, %in_240 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %3002 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = arith.divf %cst_0, %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %3003 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%3002 : tensor<20xf64>) outs(%2 : tensor<20xi1>) {
    ^bb0(%in: f64, %out: i1):
      %3015 = arith.cmpf olt, %in, %cst : f64
      linalg.yield %3015 : i1
    } -> tensor<20xi1>
    %3004 = linalg.generic {indexing_maps = [#map, #map1, #map1, #map], iterator_types = ["parallel"]} ins(%3003, %cst_21, %cst_20 : tensor<20xi1>, tensor<f32>, tensor<f32>) outs(%59 : tensor<20xf32>) {
    ^bb0(%in: i1, %in_239: f32, %in_240: f32, %out: f32):
      %3015 = arith.select %in, %in_239, %in_240 : f32
      linalg.yield %3015 : f32
    } -> tensor<20xf32>
    %3005 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1 : tensor<20xf64>) outs(%2 : tensor<20xi1>) {
    ^bb0(%in: f64, %out: i1):
      %3015 = arith.cmpf olt, %in, %cst : f64
      linalg.yield %3015 : i1
    } -> tensor<20xi1>
    %3006 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1 : tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %3015 = math.floor %in : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %3007 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1, %3006 : tensor<20xf64>, tensor<20xf64>) outs(%2 : tensor<20xi1>) {
    ^bb0(%in: f64, %in_239: f64, %out: i1):
      %3015 = arith.cmpf une, %in, %in_239 : f64
      linalg.yield %3015 : i1
    } -> tensor<20xi1>
    %3008 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%3007 : tensor<20xi1>) outs(%2 : tensor<20xi1>) {
    ^bb0(%in: i1, %out: i1):
      %3015 = arith.cmpi eq, %in, %false : i1
      linalg.yield %3015 : i1
    } -> tensor<20xi1>
    %3009 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%3005, %3008 : tensor<20xi1>, tensor<20xi1>) outs(%2 : tensor<20xi1>) {
    ^bb0(%in: i1, %in_239: i1, %out: i1):
      %3015 = arith.andi %in, %in_239 : i1
      linalg.yield %3015 : i1
    } -> tensor<20xi1>
    %3010 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1 : tensor<20xf64>) outs(%2 : tensor<20xi1>) {
    ^bb0(%in: f64, %out: i1):
      %3015 = arith.cmpf oeq, %in, %cst : f64
      linalg.yield %3015 : i1
    } -> tensor<20xi1>
    %3011 = linalg.generic {indexing_maps = [#map, #map1, #map, #map], iterator_types = ["parallel"]} ins(%3009, %cst_24, %3001 : tensor<20xi1>, tensor<f64>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: i1, %in_239: f64, %in_240: f64, %out: f64):
      %3015 = arith.select %in, %in_239, %in_240 : f64
      linalg.yield %3015 : f64
    } -> tensor<20xf64>
    %3012 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%3010, %3004, %3011 : tensor<20xi1>, tensor<20xf32>, tensor<20xf64>) outs(%0 : tensor<20xf64>) {
    ^bb0(%in: i1, %in_239: f32, %in_240: f64, %out: f64):
      %3015 = arith.extf %in_239 : f32 to f64
      %3016 = arith.select %in, %3015, %in_240 : f64
      linalg.yield %3016 : f64
    } -> tensor<20xf64>
    %3013 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%3012 : tensor<20xf64>) outs(%59 : tensor<20xf32>) {
    ^bb0(%in: f64, %out: f32):
      %3015 = arith.truncf %in : f64 to f32
      linalg.yield %3015 : f32
    } -> tensor<20xf32>
    %3014 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2940, %3013 : tensor<20xf32>, tensor<20xf32>) outs(%59 : tensor<20xf32>) {
    ^bb0(%in: f32, %in_239: f32, %out: f32):
      %3015 = arith.mulf %in, %in_239 : f32
      linalg.yield %3015 : f32
    } -> tensor<20xf32>
    return %2520, %3014, %2939, %2934, %2780, %2774, %2768, %2760, %2754, %2709, %2631 : tensor<f32>, tensor<20xf32>, tensor<20xf32>, tensor<5x5xf32>, tensor<20xf32>, tensor<20x20xf32>, tensor<20xf32>, tensor<20xf32>, tensor<5xf32>, tensor<20xf32>, tensor<20xf32>
  }
}
