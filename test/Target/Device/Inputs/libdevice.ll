; What a test needs of libdevice, as text, which is read like bitcode.
@name = private unnamed_addr constant [11 x i8] c"__CUDA_FTZ\00"
declare i32 @__nvvm_reflect(ptr)
declare float @llvm.nvvm.tanh.approx.f32(float)
define float @__nv_tanhf(float %x) {
  %result = call float @llvm.nvvm.tanh.approx.f32(float %x)
  ret float %result
}
define double @__nv_pow(double %x, double %y) {
  %flushes = call i32 @__nvvm_reflect(ptr @name)
  %any = icmp ne i32 %flushes, 0
  %result = select i1 %any, double 2.0, double 1.0
  ret double %result
}
