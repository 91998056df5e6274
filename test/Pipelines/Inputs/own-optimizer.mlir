  fsdp.optimizer @mine states [] hypers ["lr", "eps"] defaults [0.5, 0.25] {
  ^bb0(%p: f32, %g: f32, %lr: f64, %eps: f64):
    %rate = arith.addf %lr, %eps : f64
    %narrow = arith.truncf %rate : f64 to f32
    %d = arith.mulf %narrow, %g : f32
    %n = arith.subf %p, %d : f32
    fsdp.yield %n : f32
  }
