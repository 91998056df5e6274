llvm.func @fsdp_rt_status(!llvm.ptr) -> i32
llvm.func @fsdp_entry_step(%ctx: !llvm.ptr, %args: !llvm.ptr) -> i32 {
  %0 = llvm.call @fsdp_rt_status(%ctx) : (!llvm.ptr) -> i32
  llvm.return %0 : i32
}
