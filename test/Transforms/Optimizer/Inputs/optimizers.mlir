fsdp.optimizer @first states [] hypers ["rate"] defaults [0.1] {
^bb0(%p: f32, %g: f32, %rate: f64):
  fsdp.yield %p : f32
}
fsdp.optimizer @second states [] hypers ["rate"] defaults [0.1] {
^bb0(%p: f32, %g: f32, %rate: f64):
  %r = arith.truncf %rate : f64 to f32
  %d = arith.mulf %r, %g : f32
  %n = arith.subf %p, %d : f32
  fsdp.yield %n : f32
}
