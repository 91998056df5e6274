// A step as former versions wrote it; `fsdp.state` in a comment stays.
// CHECK-SAME: %[[W:.*]]: tensor<4xf32> {fsdp.state = @model::@w}, {{.*}} {fsdp.shard = @fc
// CHECK-SAME: tensor<f32> {fsdp.default = {{.*}}, fsdp.train_state = "scaler.scale"}
// CHECK: fsdp.unit @root {{.*}} reshard after_forward layout <flat, {{.*}} {fsdp.reshard_to = 4 : i64}
module attributes {fsdp.issue_order = {step = {gather = ["u"]}}} {
  shard.grid @grid(shape = 2x4)
  fsdp.module @model class "Net" {
    fsdp.param @w {fsdp.shard_dim = 0 : i64} : tensor<8xf32>
    fsdp.buffer @mean : tensor<8xf32>
  }
  fsdp.unit @u of @model params [@model::@w] on @grid axes [1] reshard after_forward
      layout <flat, f32, world = 4, numels = [8], paddings = [0, 0]>
      {fsdp.gather_type = bf16, fsdp.keep_gathered, fsdp.layout_kind = "flat", fsdp.precision = "bf16",
       fsdp.reduce_type = f32, fsdp.reshard_to = 4 : i64}
  func.func private @step(
      %w: tensor<8xf32> {fsdp.state = @model::@w, fsdp.offload},
      %m: tensor<8xf32> {fsdp.state = @model::@mean},
      %i: tensor<4xi64> {fsdp.index_range = array<i64: 0, 7, -5>, fsdp.input = "ids"},
      %x: tensor<4xf32> {fsdp.input = "a, {b}", fsdp.micro_batch = 0 : i64},
      %k: tensor<2xf32> {fsdp.optimizer_state = @u, fsdp.slot = "exp_avg", fsdp.rank = 1 : i64},
      %l: tensor<f64> {fsdp.default = 1.000000e-03 : f64, fsdp.hyper = "lr"},
      %s: tensor<f32> {fsdp.train_state = "scaler.scale"})
      -> (tensor<f32> {fsdp.loss}, tensor<8xf32> {fsdp.grad = @model::@w},
          tensor<8xf32> {fsdp.new_value = @model::@mean})
      attributes {fsdp.in_flight = {all_gather = 2 : i64}, fsdp.schedule = {machine = "m", memory_limit = 9 : i64},
                  fsdp.intervals = [{arena = "comm", bytes = 8 : i64, first = 0 : i64, last = 1 : i64, name = "t", offset = 0 : i64}, {arena = "workspace", bytes = 8 : i64, first = 0 : i64, last = 1 : i64, name = "s", offset = 64 : i64, phase = "fwd"}]}
  func.func private @lowered(memref<4xf32> {fsdp.output = 1 : i64}, memref<8xi8> {fsdp.workspace})
}
