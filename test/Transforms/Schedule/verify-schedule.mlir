// RUN: fsdp-opt %s --split-input-file --verify-diagnostics --allow-unregistered-dialect --fsdp-verify-schedule

module attributes {fsdp.issue_order = {f = {gather = ["u"], reduce = ["u"]}}} {
  shard.grid @grid(shape = 2)
  fsdp.module @model class "Net" {
    fsdp.param @a : tensor<4xf32>
  }
  fsdp.unit @u of @model params [@model::@a] on @grid axes [0] reshard never
      layout <flat, f32, world = 2, numels = [4], paddings = [0, 0]>
  fsdp.channel @gather on @grid axes [0]
  fsdp.channel @reduce on @grid axes [0]
  // Reading a shard that is gathered, other memory, views and calls on either
  // are fine.
  func.func @f(%s: memref<2xf32>, %g: memref<2xf32>, %i: index, %y: f32) {
    %b = memref.alloc() : memref<16xi8>
    %r = memref.alloc() : memref<16xi8>
    %t0 = fsdp.start all_gather on @gather [@u] lane gather ins(%s : memref<2xf32>) outs(%b : memref<16xi8>)
    %t1 = fsdp.start reduce_scatter on @reduce [@u] reduce mean lane reduce ins(%r : memref<16xi8>) outs(%g : memref<2xf32>)
    %0 = memref.load %s[%i] : memref<2xf32>
    %1 = memref.view %b[%i][] : memref<16xi8> to memref<4xf32>
    %2 = memref.load %r[%i] : memref<16xi8>
    %3 = memref.alloc() : memref<2xf32>
    memref.store %y, %3[%i] : memref<2xf32>
    call @reads(%s, %3, %i) : (memref<2xf32>, memref<2xf32>, index) -> ()
    memref.dealloc %3 : memref<2xf32>
    fsdp.wait %t0 lane compute ins(%s : memref<2xf32>) outs(%b : memref<16xi8>)
    fsdp.wait %t1 lane compute ins(%r : memref<16xi8>) outs(%g : memref<2xf32>)
    return
  }
  func.func private @reads(%a: memref<2xf32>, %b: memref<2xf32>, %i: index) {
    %0 = memref.load %a[%i] : memref<2xf32>
    memref.store %0, %b[%i] : memref<2xf32>
    return
  }
}

// -----

module {
  shard.grid @grid(shape = 2)
  fsdp.module @model class "Net" {
    fsdp.param @a : tensor<4xf32>
  }
  fsdp.unit @u of @model params [@model::@a] on @grid axes [0] reshard never
      layout <flat, f32, world = 2, numels = [4], paddings = [0, 0]>
  fsdp.channel @gather on @grid axes [0]
  fsdp.channel @reduce on @grid axes [0]
  func.func @f(%s: memref<2xf32>, %b: memref<16xi8>, %i: index, %x: i8, %y: f32) {
    // expected-error @+1 {{'fsdp.unshard' op expected fsdp-split-collectives to have split it}}
    fsdp.unshard [@u] %s into %b : (memref<2xf32>, memref<16xi8>) -> ()
    return
  }
}

// -----

module {
  shard.grid @grid(shape = 2)
  fsdp.module @model class "Net" {
    fsdp.param @a : tensor<4xf32>
  }
  fsdp.unit @u of @model params [@model::@a] on @grid axes [0] reshard never
      layout <flat, f32, world = 2, numels = [4], paddings = [0, 0]>
  fsdp.channel @gather on @grid axes [0]
  fsdp.channel @reduce on @grid axes [0]
  func.func @f(%s: memref<2xf32>, %b: memref<16xi8>, %i: index, %x: i8, %y: f32) {
    // expected-error @+1 {{'fsdp.reduce_grads' op expected fsdp-split-collectives to have split it}}
    fsdp.reduce_grads [@u] %b into %s : (memref<16xi8>, memref<2xf32>) -> ()
    return
  }
}

// -----

module {
  shard.grid @grid(shape = 2)
  fsdp.module @model class "Net" {
    fsdp.param @a : tensor<4xf32>
  }
  fsdp.unit @u of @model params [@model::@a] on @grid axes [0] reshard never
      layout <flat, f32, world = 2, numels = [4], paddings = [0, 0]>
  fsdp.channel @gather on @grid axes [0]
  fsdp.channel @reduce on @grid axes [0]
  func.func @f(%s: memref<2xf32>, %b: memref<16xi8>, %i: index, %x: i8, %y: f32) {
    // expected-error @+1 {{'fsdp.all_reduce' op expected fsdp-split-collectives to have split it}}
    fsdp.all_reduce sum on @grid axes [0] %s into %s : (memref<2xf32>, memref<2xf32>) -> ()
    return
  }
}

// -----

module attributes {fsdp.issue_order = {f = {gather = ["u"]}}} {
  shard.grid @grid(shape = 2)
  fsdp.module @model class "Net" {
    fsdp.param @a : tensor<4xf32>
  }
  fsdp.unit @u of @model params [@model::@a] on @grid axes [0] reshard never
      layout <flat, f32, world = 2, numels = [4], paddings = [0, 0]>
  fsdp.channel @gather on @grid axes [0]
  fsdp.channel @reduce on @grid axes [0]
  func.func @f(%s: memref<2xf32>, %b: memref<16xi8>, %i: index, %x: i8, %y: f32) {
    // expected-error @+1 {{'fsdp.start' op expected one wait, got 0}}
    %t0 = fsdp.start all_gather on @gather [@u] lane gather ins(%s : memref<2xf32>) outs(%b : memref<16xi8>)
    return
  }
}

// -----

module attributes {fsdp.issue_order = {f = {gather = ["u"]}}} {
  shard.grid @grid(shape = 2)
  fsdp.module @model class "Net" {
    fsdp.param @a : tensor<4xf32>
  }
  fsdp.unit @u of @model params [@model::@a] on @grid axes [0] reshard never
      layout <flat, f32, world = 2, numels = [4], paddings = [0, 0]>
  fsdp.channel @gather on @grid axes [0]
  fsdp.channel @reduce on @grid axes [0]
  func.func @f(%s: memref<2xf32>, %b: memref<16xi8>, %i: index, %x: i8, %y: f32) {
    // expected-error @+1 {{'fsdp.start' op expected one wait, got 2}}
    %t0 = fsdp.start all_gather on @gather [@u] lane gather ins(%s : memref<2xf32>) outs(%b : memref<16xi8>)
    // expected-note @+1 {{waited for here}}
    fsdp.wait %t0 lane compute ins(%s : memref<2xf32>) outs(%b : memref<16xi8>)
    // expected-note @+1 {{waited for here}}
    fsdp.wait %t0 lane compute ins(%s : memref<2xf32>) outs(%b : memref<16xi8>)
    return
  }
}

// -----

module attributes {fsdp.issue_order = {f = {gather = ["u"]}}} {
  shard.grid @grid(shape = 2)
  fsdp.module @model class "Net" {
    fsdp.param @a : tensor<4xf32>
  }
  fsdp.unit @u of @model params [@model::@a] on @grid axes [0] reshard never
      layout <flat, f32, world = 2, numels = [4], paddings = [0, 0]>
  fsdp.channel @gather on @grid axes [0]
  fsdp.channel @reduce on @grid axes [0]
  func.func @f(%s: memref<2xf32>, %b: memref<16xi8>, %c: i1) {
    // expected-error @+1 {{'fsdp.start' op expected its wait in the same block, so that it is always reached}}
    %t0 = fsdp.start all_gather on @gather [@u] lane gather ins(%s : memref<2xf32>) outs(%b : memref<16xi8>)
    scf.if %c {
      // expected-note @+1 {{waited for here}}
      fsdp.wait %t0 lane compute ins(%s : memref<2xf32>) outs(%b : memref<16xi8>)
    }
    return
  }
}

// -----

module attributes {fsdp.issue_order = {f = {gather = ["u"]}}} {
  shard.grid @grid(shape = 2)
  fsdp.module @model class "Net" {
    fsdp.param @a : tensor<4xf32>
  }
  fsdp.unit @u of @model params [@model::@a] on @grid axes [0] reshard never
      layout <flat, f32, world = 2, numels = [4], paddings = [0, 0]>
  fsdp.channel @gather on @grid axes [0]
  fsdp.channel @reduce on @grid axes [0]
  func.func @f(%s: memref<2xf32>, %b: memref<16xi8>, %i: index, %x: i8, %y: f32) {
    // expected-note @+1 {{all_gather of 'u' is started here}}
    %t0 = fsdp.start all_gather on @gather [@u] lane gather ins(%s : memref<2xf32>) outs(%b : memref<16xi8>)
    // expected-error @+1 {{'memref.load' op expected no access to the destination of a collective in flight}}
    %0 = memref.load %b[%i] : memref<16xi8>
    // expected-note @+1 {{and waited for here}}
    fsdp.wait %t0 lane compute ins(%s : memref<2xf32>) outs(%b : memref<16xi8>)
    return
  }
}

// -----

module attributes {fsdp.issue_order = {f = {gather = ["u"]}}} {
  shard.grid @grid(shape = 2)
  fsdp.module @model class "Net" {
    fsdp.param @a : tensor<4xf32>
  }
  fsdp.unit @u of @model params [@model::@a] on @grid axes [0] reshard never
      layout <flat, f32, world = 2, numels = [4], paddings = [0, 0]>
  fsdp.channel @gather on @grid axes [0]
  fsdp.channel @reduce on @grid axes [0]
  func.func @f(%s: memref<2xf32>, %b: memref<16xi8>, %i: index, %x: i8, %y: f32) {
    // expected-note @+1 {{all_gather of 'u' is started here}}
    %t0 = fsdp.start all_gather on @gather [@u] lane gather ins(%s : memref<2xf32>) outs(%b : memref<16xi8>)
    %0 = memref.view %b[%i][] : memref<16xi8> to memref<2xf32>
    // expected-error @+1 {{'memref.store' op expected no access to the destination of a collective in flight}}
    memref.store %y, %0[%i] : memref<2xf32>
    // expected-note @+1 {{and waited for here}}
    fsdp.wait %t0 lane compute ins(%s : memref<2xf32>) outs(%b : memref<16xi8>)
    return
  }
}

// -----

module attributes {fsdp.issue_order = {f = {gather = ["u"]}}} {
  shard.grid @grid(shape = 2)
  fsdp.module @model class "Net" {
    fsdp.param @a : tensor<4xf32>
  }
  fsdp.unit @u of @model params [@model::@a] on @grid axes [0] reshard never
      layout <flat, f32, world = 2, numels = [4], paddings = [0, 0]>
  fsdp.channel @gather on @grid axes [0]
  fsdp.channel @reduce on @grid axes [0]
  func.func @f(%s: memref<2xf32>, %b: memref<16xi8>, %i: index, %x: i8, %y: f32) {
    // expected-note @+1 {{all_gather of 'u' is started here}}
    %t0 = fsdp.start all_gather on @gather [@u] lane gather ins(%s : memref<2xf32>) outs(%b : memref<16xi8>)
    // expected-error @+1 {{'memref.dealloc' op expected no access to the destination of a collective in flight}}
    memref.dealloc %b : memref<16xi8>
    // expected-note @+1 {{and waited for here}}
    fsdp.wait %t0 lane compute ins(%s : memref<2xf32>) outs(%b : memref<16xi8>)
    return
  }
}

// -----

module attributes {fsdp.issue_order = {f = {gather = ["u"]}}} {
  shard.grid @grid(shape = 2)
  fsdp.module @model class "Net" {
    fsdp.param @a : tensor<4xf32>
  }
  fsdp.unit @u of @model params [@model::@a] on @grid axes [0] reshard never
      layout <flat, f32, world = 2, numels = [4], paddings = [0, 0]>
  fsdp.channel @gather on @grid axes [0]
  fsdp.channel @reduce on @grid axes [0]
  func.func @f(%s: memref<2xf32>, %b: memref<16xi8>, %i: index, %x: i8, %y: f32) {
    // expected-note @+1 {{all_gather of 'u' is started here}}
    %t0 = fsdp.start all_gather on @gather [@u] lane gather ins(%s : memref<2xf32>) outs(%b : memref<16xi8>)
    // expected-error @+1 {{'memref.store' op expected no write of the source of a collective in flight}}
    memref.store %y, %s[%i] : memref<2xf32>
    // expected-note @+1 {{and waited for here}}
    fsdp.wait %t0 lane compute ins(%s : memref<2xf32>) outs(%b : memref<16xi8>)
    return
  }
}

// -----

module attributes {fsdp.issue_order = {f = {gather = ["u"]}}} {
  shard.grid @grid(shape = 2)
  fsdp.module @model class "Net" {
    fsdp.param @a : tensor<4xf32>
  }
  fsdp.unit @u of @model params [@model::@a] on @grid axes [0] reshard never
      layout <flat, f32, world = 2, numels = [4], paddings = [0, 0]>
  fsdp.channel @gather on @grid axes [0]
  fsdp.channel @reduce on @grid axes [0]
  func.func @f(%s: memref<2xf32>, %b: memref<16xi8>, %i: index, %x: i8, %y: f32) {
    // expected-note @+1 {{all_gather of 'u' is started here}}
    %t0 = fsdp.start all_gather on @gather [@u] lane gather ins(%s : memref<2xf32>) outs(%b : memref<16xi8>)
    %0 = memref.subview %s[1] [1] [1] : memref<2xf32> to memref<1xf32, strided<[1], offset: 1>>
    %1 = memref.cast %0 : memref<1xf32, strided<[1], offset: 1>> to memref<?xf32, strided<[?], offset: ?>>
    // expected-error @+1 {{'memref.store' op expected no write of the source of a collective in flight}}
    memref.store %y, %1[%i] : memref<?xf32, strided<[?], offset: ?>>
    // expected-note @+1 {{and waited for here}}
    fsdp.wait %t0 lane compute ins(%s : memref<2xf32>) outs(%b : memref<16xi8>)
    return
  }
}

// -----

module attributes {fsdp.issue_order = {f = {gather = ["u"]}}} {
  shard.grid @grid(shape = 2)
  fsdp.module @model class "Net" {
    fsdp.param @a : tensor<4xf32>
  }
  fsdp.unit @u of @model params [@model::@a] on @grid axes [0] reshard never
      layout <flat, f32, world = 2, numels = [4], paddings = [0, 0]>
  fsdp.channel @gather on @grid axes [0]
  fsdp.channel @reduce on @grid axes [0]
  func.func @f(%s: memref<2xf32>, %b: memref<16xi8>, %i: index, %x: i8, %y: f32) {
    // expected-note @+1 {{all_gather of 'u' is started here}}
    %t0 = fsdp.start all_gather on @gather [@u] lane gather ins(%s : memref<2xf32>) outs(%b : memref<16xi8>)
    // expected-error @+1 {{'memref.dealloc' op expected no write of the source of a collective in flight}}
    memref.dealloc %s : memref<2xf32>
    // expected-note @+1 {{and waited for here}}
    fsdp.wait %t0 lane compute ins(%s : memref<2xf32>) outs(%b : memref<16xi8>)
    return
  }
}

// -----

module attributes {fsdp.issue_order = {f = {gather = ["u"]}}} {
  shard.grid @grid(shape = 2)
  fsdp.module @model class "Net" {
    fsdp.param @a : tensor<4xf32>
  }
  fsdp.unit @u of @model params [@model::@a] on @grid axes [0] reshard never
      layout <flat, f32, world = 2, numels = [4], paddings = [0, 0]>
  fsdp.channel @gather on @grid axes [0]
  fsdp.channel @reduce on @grid axes [0]
  func.func @f(%s: memref<2xf32>, %b: memref<16xi8>, %i: index, %x: i8, %y: f32) {
    // expected-note @+1 {{all_gather of 'u' is started here}}
    %t0 = fsdp.start all_gather on @gather [@u] lane gather ins(%s : memref<2xf32>) outs(%b : memref<16xi8>)
    // expected-error @+1 {{'scf.for' op expected no access to the destination of a collective in flight}}
    scf.for %j = %i to %i step %i {
      %0 = memref.load %b[%j] : memref<16xi8>
    }
    // expected-note @+1 {{and waited for here}}
    fsdp.wait %t0 lane compute ins(%s : memref<2xf32>) outs(%b : memref<16xi8>)
    return
  }
}

// -----

module attributes {fsdp.issue_order = {f = {gather = ["u"]}}} {
  shard.grid @grid(shape = 2)
  fsdp.module @model class "Net" {
    fsdp.param @a : tensor<4xf32>
  }
  fsdp.unit @u of @model params [@model::@a] on @grid axes [0] reshard never
      layout <flat, f32, world = 2, numels = [4], paddings = [0, 0]>
  fsdp.channel @gather on @grid axes [0]
  fsdp.channel @reduce on @grid axes [0]
  func.func @f(%s: memref<2xf32>, %b: memref<16xi8>, %i: index, %x: i8, %y: f32) {
    // expected-note @+1 {{all_gather of 'u' is started here}}
    %t0 = fsdp.start all_gather on @gather [@u] lane gather ins(%s : memref<2xf32>) outs(%b : memref<16xi8>)
    // expected-error @+1 {{'func.call' op expected no access to the destination of a collective in flight}}
    call @reads(%b, %i) : (memref<16xi8>, index) -> ()
    // expected-note @+1 {{and waited for here}}
    fsdp.wait %t0 lane compute ins(%s : memref<2xf32>) outs(%b : memref<16xi8>)
    return
  }
  func.func private @reads(%a: memref<16xi8>, %i: index) {
    call @inner(%a, %i) : (memref<16xi8>, index) -> ()
    return
  }
  func.func private @inner(%a: memref<16xi8>, %i: index) {
    %0 = memref.load %a[%i] : memref<16xi8>
    return
  }
}

// -----

module attributes {fsdp.issue_order = {f = {gather = ["u"]}}} {
  shard.grid @grid(shape = 2)
  fsdp.module @model class "Net" {
    fsdp.param @a : tensor<4xf32>
  }
  fsdp.unit @u of @model params [@model::@a] on @grid axes [0] reshard never
      layout <flat, f32, world = 2, numels = [4], paddings = [0, 0]>
  fsdp.channel @gather on @grid axes [0]
  fsdp.channel @reduce on @grid axes [0]
  func.func @f(%s: memref<2xf32>, %b: memref<16xi8>, %i: index, %x: i8, %y: f32) {
    // expected-note @+1 {{all_gather of 'u' is started here}}
    %t0 = fsdp.start all_gather on @gather [@u] lane gather ins(%s : memref<2xf32>) outs(%b : memref<16xi8>)
    // expected-error @+1 {{'func.call' op expected no op of unknown effects while a collective is in flight}}
    call @external() : () -> ()
    // expected-note @+1 {{and waited for here}}
    fsdp.wait %t0 lane compute ins(%s : memref<2xf32>) outs(%b : memref<16xi8>)
    return
  }
  func.func private @external()
}

// -----

module attributes {fsdp.issue_order = {f = {gather = ["u"]}}} {
  shard.grid @grid(shape = 2)
  fsdp.module @model class "Net" {
    fsdp.param @a : tensor<4xf32>
  }
  fsdp.unit @u of @model params [@model::@a] on @grid axes [0] reshard never
      layout <flat, f32, world = 2, numels = [4], paddings = [0, 0]>
  fsdp.channel @gather on @grid axes [0]
  fsdp.channel @reduce on @grid axes [0]
  func.func @f(%s: memref<2xf32>, %b: memref<16xi8>, %i: index, %x: i8, %y: f32) {
    // expected-note @+1 {{all_gather of 'u' is started here}}
    %t0 = fsdp.start all_gather on @gather [@u] lane gather ins(%s : memref<2xf32>) outs(%b : memref<16xi8>)
    // expected-error @+1 {{'func.call' op expected no op of unknown effects while a collective is in flight}}
    call @again() : () -> ()
    // expected-note @+1 {{and waited for here}}
    fsdp.wait %t0 lane compute ins(%s : memref<2xf32>) outs(%b : memref<16xi8>)
    return
  }
  func.func private @again() {
    call @again() : () -> ()
    return
  }
}

// -----

module attributes {fsdp.issue_order = {f = {gather = ["u"]}}} {
  shard.grid @grid(shape = 2)
  fsdp.module @model class "Net" {
    fsdp.param @a : tensor<4xf32>
  }
  fsdp.unit @u of @model params [@model::@a] on @grid axes [0] reshard never
      layout <flat, f32, world = 2, numels = [4], paddings = [0, 0]>
  fsdp.channel @gather on @grid axes [0]
  fsdp.channel @reduce on @grid axes [0]
  func.func @f(%s: memref<2xf32>, %b: memref<16xi8>, %i: index, %x: i8, %y: f32) {
    // expected-note @+1 {{all_gather of 'u' is started here}}
    %t0 = fsdp.start all_gather on @gather [@u] lane gather ins(%s : memref<2xf32>) outs(%b : memref<16xi8>)
    // expected-error @+1 {{'private.op' op expected no op of unknown effects while a collective is in flight}}
    "private.op"() : () -> ()
    // expected-note @+1 {{and waited for here}}
    fsdp.wait %t0 lane compute ins(%s : memref<2xf32>) outs(%b : memref<16xi8>)
    return
  }
}

// -----

module attributes {fsdp.issue_order = {f = {gather = ["u"]}}} {
  shard.grid @grid(shape = 2)
  fsdp.module @model class "Net" {
    fsdp.param @a : tensor<4xf32>
  }
  fsdp.unit @u of @model params [@model::@a] on @grid axes [0] reshard never
      layout <flat, f32, world = 2, numels = [4], paddings = [0, 0]>
  fsdp.channel @gather on @grid axes [0]
  fsdp.channel @reduce on @grid axes [0]
  func.func @f(%s: memref<2xf32>, %b: memref<16xi8>, %o: memref<16xi8>, %c: i1, %i: index) {
    // expected-note @+1 {{all_gather of 'u' is started here}}
    %t0 = fsdp.start all_gather on @gather [@u] lane gather ins(%s : memref<2xf32>) outs(%b : memref<16xi8>)
    %0 = arith.select %c, %b, %o : memref<16xi8>
    // expected-error @+1 {{'memref.load' op expected no op of unknown effects while a collective is in flight}}
    %1 = memref.load %0[%i] : memref<16xi8>
    // expected-note @+1 {{and waited for here}}
    fsdp.wait %t0 lane compute ins(%s : memref<2xf32>) outs(%b : memref<16xi8>)
    return
  }
}

// -----

module attributes {fsdp.issue_order = {f = {reduce = ["u"]}}} {
  shard.grid @grid(shape = 2)
  fsdp.module @model class "Net" {
    fsdp.param @a : tensor<4xf32>
  }
  fsdp.unit @u of @model params [@model::@a] on @grid axes [0] reshard never
      layout <flat, f32, world = 2, numels = [4], paddings = [0, 0]>
  fsdp.channel @gather on @grid axes [0]
  fsdp.channel @reduce on @grid axes [0]
  func.func @f(%s: memref<2xf32>, %b: memref<16xi8>, %i: index, %x: i8, %y: f32) {
    // expected-note @+1 {{reduce_scatter of 'u' is started here}}
    %t0 = fsdp.start reduce_scatter on @reduce [@u] reduce mean lane reduce ins(%b : memref<16xi8>) outs(%s : memref<2xf32>)
    // expected-error @+1 {{'memref.store' op expected no write of the source of a collective in flight}}
    memref.store %x, %b[%i] : memref<16xi8>
    // expected-note @+1 {{and waited for here}}
    fsdp.wait %t0 lane compute ins(%b : memref<16xi8>) outs(%s : memref<2xf32>)
    return
  }
}

// -----

module attributes {fsdp.issue_order = {f = {reduce = ["u"]}}} {
  shard.grid @grid(shape = 2)
  fsdp.module @model class "Net" {
    fsdp.param @a : tensor<4xf32>
  }
  fsdp.unit @u of @model params [@model::@a] on @grid axes [0] reshard never
      layout <flat, f32, world = 2, numels = [4], paddings = [0, 0]>
  fsdp.channel @gather on @grid axes [0]
  fsdp.channel @reduce on @grid axes [0]
  func.func @f(%s: memref<2xf32>, %b: memref<16xi8>, %i: index, %x: i8, %y: f32) {
    // expected-note @+1 {{reduce_scatter of 'u' is started here}}
    %t0 = fsdp.start reduce_scatter on @reduce [@u] reduce mean lane reduce ins(%b : memref<16xi8>) outs(%s : memref<2xf32>)
    // expected-error @+1 {{'memref.load' op expected no access to the destination of a collective in flight}}
    %0 = memref.load %s[%i] : memref<2xf32>
    // expected-note @+1 {{and waited for here}}
    fsdp.wait %t0 lane compute ins(%b : memref<16xi8>) outs(%s : memref<2xf32>)
    return
  }
}

// -----

module {
  shard.grid @grid(shape = 2)
  fsdp.module @model class "Net" {
    fsdp.param @a : tensor<4xf32>
  }
  fsdp.unit @u of @model params [@model::@a] on @grid axes [0] reshard never
      layout <flat, f32, world = 2, numels = [4], paddings = [0, 0]>
  fsdp.channel @gather on @grid axes [0]
  fsdp.channel @reduce on @grid axes [0]
  // expected-error @+2 {{expected '@f' to issue collectives in the order of the schedule, got {gather = ["u"]}}}
  // expected-note @+1 {{run fsdp-schedule, which records the order}}
  func.func @f(%s: memref<2xf32>, %b: memref<16xi8>, %i: index, %x: i8, %y: f32) {
    %t0 = fsdp.start all_gather on @gather [@u] lane gather ins(%s : memref<2xf32>) outs(%b : memref<16xi8>)
    fsdp.wait %t0 lane compute ins(%s : memref<2xf32>) outs(%b : memref<16xi8>)
    return
  }
}

// -----

module attributes {fsdp.issue_order = {f = {gather = ["v"]}}} {
  shard.grid @grid(shape = 2)
  fsdp.module @model class "Net" {
    fsdp.param @a : tensor<4xf32>
  }
  fsdp.unit @u of @model params [@model::@a] on @grid axes [0] reshard never
      layout <flat, f32, world = 2, numels = [4], paddings = [0, 0]>
  fsdp.channel @gather on @grid axes [0]
  fsdp.channel @reduce on @grid axes [0]
  // expected-error @+2 {{expected '@f' to issue collectives in the order of the schedule, got {gather = ["u"]}}}
  // expected-note @+1 {{the schedule is {gather = ["v"]}}}
  func.func @f(%s: memref<2xf32>, %b: memref<16xi8>, %i: index, %x: i8, %y: f32) {
    %t0 = fsdp.start all_gather on @gather [@u] lane gather ins(%s : memref<2xf32>) outs(%b : memref<16xi8>)
    fsdp.wait %t0 lane compute ins(%s : memref<2xf32>) outs(%b : memref<16xi8>)
    return
  }
}

// -----

module attributes {fsdp.issue_order = {f = {gather = ["u", "u"]}}} {
  shard.grid @grid(shape = 2)
  fsdp.module @model class "Net" {
    fsdp.param @a : tensor<4xf32>
  }
  fsdp.unit @u of @model params [@model::@a] on @grid axes [0] reshard never
      layout <flat, f32, world = 2, numels = [4], paddings = [0, 0]>
  fsdp.channel @gather on @grid axes [0]
  fsdp.channel @reduce on @grid axes [0]
  // expected-error @+2 {{expected '@f' to issue collectives in the order of the schedule, got {gather = ["u"]}}}
  // expected-note @+1 {{the schedule is {gather = ["u", "u"]}}}
  func.func @f(%s: memref<2xf32>, %b: memref<16xi8>, %i: index, %x: i8, %y: f32) {
    %t0 = fsdp.start all_gather on @gather [@u] lane gather ins(%s : memref<2xf32>) outs(%b : memref<16xi8>)
    fsdp.wait %t0 lane compute ins(%s : memref<2xf32>) outs(%b : memref<16xi8>)
    return
  }
}

// -----

module attributes {fsdp.issue_order = {f = {gather = ["u"]}}} {
  shard.grid @grid(shape = 2)
  fsdp.module @model class "Net" {
    fsdp.param @a : tensor<4xf32>
  }
  fsdp.unit @u of @model params [@model::@a] on @grid axes [0] reshard never
      layout <flat, f32, world = 2, numels = [4], paddings = [0, 0]>
  fsdp.channel @gather on @grid axes [0]
  fsdp.channel @reduce on @grid axes [0]
  // expected-error @+2 {{expected '@f' to issue collectives in the order of the schedule, got {}}}
  // expected-note @+1 {{the schedule is {gather = ["u"]}}}
  func.func @f(%s: memref<2xf32>, %b: memref<16xi8>, %i: index, %x: i8, %y: f32) {
    return
  }
}

// -----

module attributes {fsdp.issue_order = {f = {reduce = ["u", "u"]}, g = {reduce = ["u", "u"]}}} {
  shard.grid @grid(shape = 2)
  fsdp.module @model class "Net" {
    fsdp.param @a : tensor<4xf32>
  }
  fsdp.unit @u of @model params [@model::@a] on @grid axes [0] reshard never
      layout <flat, f32, world = 2, numels = [4], paddings = [0, 0]>
  fsdp.channel @reduce on @grid axes [0]
  func.func @f(%s: memref<2xf32>, %t: memref<2xf32>, %b: memref<16xi8>, %c: memref<16xi8>)
      attributes {fsdp.in_flight = #fsdp.in_flight<all_gather = 1, reduce_scatter = 1>} {
    // expected-note @+1 {{the first of them is started here}}
    %t0 = fsdp.start reduce_scatter on @reduce [@u] reduce mean lane reduce ins(%b : memref<16xi8>) outs(%s : memref<2xf32>)
    // expected-error @+1 {{expected at most 1 reduce_scatter in flight, got 2}}
    %t1 = fsdp.start reduce_scatter on @reduce [@u] reduce mean lane reduce ins(%c : memref<16xi8>) outs(%t : memref<2xf32>)
    fsdp.wait %t0 lane compute ins(%b : memref<16xi8>) outs(%s : memref<2xf32>)
    fsdp.wait %t1 lane compute ins(%c : memref<16xi8>) outs(%t : memref<2xf32>)
    return
  }
  // One after the other is allowed; of what is not named, any number.
  func.func @g(%s: memref<2xf32>, %b: memref<16xi8>)
      attributes {fsdp.in_flight = #fsdp.in_flight<reduce_scatter = 1>} {
    %t0 = fsdp.start reduce_scatter on @reduce [@u] reduce mean lane reduce ins(%b : memref<16xi8>) outs(%s : memref<2xf32>)
    fsdp.wait %t0 lane compute ins(%b : memref<16xi8>) outs(%s : memref<2xf32>)
    %t1 = fsdp.start reduce_scatter on @reduce [@u] reduce mean lane reduce ins(%b : memref<16xi8>) outs(%s : memref<2xf32>)
    fsdp.wait %t1 lane compute ins(%b : memref<16xi8>) outs(%s : memref<2xf32>)
    return
  }
}

// -----

module attributes {fsdp.issue_order = {f = {gather = ["u"]}}} {
  shard.grid @grid(shape = 2)
  fsdp.module @model class "Net" {
    fsdp.param @a : tensor<4xf32>
  }
  fsdp.unit @u of @model params [@model::@a] on @grid axes [0] reshard never
      layout <flat, f32, world = 2, numels = [4], paddings = [0, 0]>
  fsdp.channel @gather on @grid axes [0]
  memref.global "private" @m : memref<16xi8> = uninitialized
  // Both names of the global are the same memory.
  func.func @f(%s: memref<2xf32>, %i: index, %x: i8) {
    %g1 = memref.get_global @m : memref<16xi8>
    %g2 = memref.get_global @m : memref<16xi8>
    // expected-note @+1 {{all_gather of 'u' is started here}}
    %t0 = fsdp.start all_gather on @gather [@u] lane gather ins(%s : memref<2xf32>) outs(%g1 : memref<16xi8>)
    // expected-error @+1 {{'memref.store' op expected no access to the destination of a collective in flight}}
    memref.store %x, %g2[%i] : memref<16xi8>
    // expected-note @+1 {{and waited for here}}
    fsdp.wait %t0 lane compute ins(%s : memref<2xf32>) outs(%g1 : memref<16xi8>)
    return
  }
}

// -----

module attributes {fsdp.issue_order = {f = {gather = ["u"]}}} {
  shard.grid @grid(shape = 2)
  fsdp.module @model class "Net" {
    fsdp.param @a : tensor<4xf32>
  }
  fsdp.unit @u of @model params [@model::@a] on @grid axes [0] reshard never
      layout <flat, f32, world = 2, numels = [4], paddings = [0, 0]>
  fsdp.channel @gather on @grid axes [0]
  // So are those of an arena.
  func.func @f(%s: memref<2xf32>, %i: index, %x: i8) {
    %g1 = fsdp.arena comm : memref<16xi8>
    %g2 = fsdp.arena comm : memref<16xi8>
    // expected-note @+1 {{all_gather of 'u' is started here}}
    %t0 = fsdp.start all_gather on @gather [@u] lane gather ins(%s : memref<2xf32>) outs(%g1 : memref<16xi8>)
    // expected-error @+1 {{'memref.store' op expected no access to the destination of a collective in flight}}
    memref.store %x, %g2[%i] : memref<16xi8>
    // expected-note @+1 {{and waited for here}}
    fsdp.wait %t0 lane compute ins(%s : memref<2xf32>) outs(%g1 : memref<16xi8>)
    return
  }
}

// -----

module attributes {fsdp.issue_order = {f = {gather = ["u"]}}} {
  shard.grid @grid(shape = 2)
  fsdp.module @model class "Net" {
    fsdp.param @a : tensor<4xf32>
  }
  fsdp.unit @u of @model params [@model::@a] on @grid axes [0] reshard never
      layout <flat, f32, world = 2, numels = [4], paddings = [0, 0]>
  fsdp.channel @gather on @grid axes [0]
  memref.global "private" @m : memref<16xi8> = uninitialized
  // The callee writes the global behind the back of its arguments.
  func.func @f(%s: memref<2xf32>, %i: index, %x: i8) {
    %g = memref.get_global @m : memref<16xi8>
    // expected-note @+1 {{all_gather of 'u' is started here}}
    %t0 = fsdp.start all_gather on @gather [@u] lane gather ins(%s : memref<2xf32>) outs(%g : memref<16xi8>)
    // expected-error @+1 {{'func.call' op expected no op of unknown effects while a collective is in flight}}
    call @writes(%i, %x) : (index, i8) -> ()
    // expected-note @+1 {{and waited for here}}
    fsdp.wait %t0 lane compute ins(%s : memref<2xf32>) outs(%g : memref<16xi8>)
    return
  }
  func.func private @writes(%i: index, %x: i8) {
    %g = memref.get_global @m : memref<16xi8>
    memref.store %x, %g[%i] : memref<16xi8>
    return
  }
}

// -----

module attributes {fsdp.issue_order = {f = {gather = ["u"]}}} {
  shard.grid @grid(shape = 2)
  fsdp.module @model class "Net" {
    fsdp.param @a : tensor<4xf32>
  }
  fsdp.unit @u of @model params [@model::@a] on @grid axes [0] reshard never
      layout <flat, f32, world = 2, numels = [4], paddings = [0, 0]>
  fsdp.channel @gather on @grid axes [0]
  memref.global "private" @m : memref<16xi8> = uninitialized
  // The callee reads the global behind the back of its arguments.
  func.func @f(%s: memref<2xf32>, %i: index, %x: i8) {
    %g = memref.get_global @m : memref<16xi8>
    // expected-note @+1 {{all_gather of 'u' is started here}}
    %t0 = fsdp.start all_gather on @gather [@u] lane gather ins(%s : memref<2xf32>) outs(%g : memref<16xi8>)
    // expected-error @+1 {{'func.call' op expected no op of unknown effects while a collective is in flight}}
    call @reads(%i, %x) : (index, i8) -> ()
    // expected-note @+1 {{and waited for here}}
    fsdp.wait %t0 lane compute ins(%s : memref<2xf32>) outs(%g : memref<16xi8>)
    return
  }
  func.func private @reads(%i: index, %x: i8) {
    %g = memref.get_global @m : memref<16xi8>
    %0 = memref.load %g[%i] : memref<16xi8>
    return
  }
}

// -----

module attributes {fsdp.issue_order = {f = {gather = ["u", "u"]}}} {
  shard.grid @grid(shape = 2)
  fsdp.module @model class "Net" {
    fsdp.param @a : tensor<4xf32>
  }
  fsdp.unit @u of @model params [@model::@a] on @grid axes [0] reshard never
      layout <flat, f32, world = 2, numels = [4], paddings = [0, 0]>
  fsdp.channel @gather on @grid axes [0]
  memref.global "private" constant @m : memref<16xi8> = dense<1>
  memref.global "private" @n : memref<16xi8> = uninitialized
  // A constant may be read anywhere, and globals of two names are two memories.
  func.func @f(%s: memref<2xf32>, %b: memref<16xi8>, %i: index) {
    %g1 = memref.get_global @m : memref<16xi8>
    %g2 = memref.get_global @m : memref<16xi8>
    %t0 = fsdp.start all_gather on @gather [@u] lane gather ins(%s : memref<2xf32>) outs(%b : memref<16xi8>)
    %0 = memref.load %g1[%i] : memref<16xi8>
    %1 = memref.load %g2[%i] : memref<16xi8>
    call @reads(%i) : (index) -> ()
    fsdp.wait %t0 lane compute ins(%s : memref<2xf32>) outs(%b : memref<16xi8>)
    %g3 = memref.get_global @n : memref<16xi8>
    %t1 = fsdp.start all_gather on @gather [@u] lane gather ins(%s : memref<2xf32>) outs(%g3 : memref<16xi8>)
    %2 = memref.load %g1[%i] : memref<16xi8>
    fsdp.wait %t1 lane compute ins(%s : memref<2xf32>) outs(%g3 : memref<16xi8>)
    return
  }
  func.func private @reads(%i: index) {
    %g = memref.get_global @m : memref<16xi8>
    %0 = memref.load %g[%i] : memref<16xi8>
    return
  }
}

// -----

module attributes {fsdp.issue_order = {f = {gather = ["u", "u", "u"]}}} {
  shard.grid @grid(shape = 2)
  fsdp.module @model class "Net" {
    fsdp.param @a : tensor<4xf32>
  }
  fsdp.unit @u of @model params [@model::@a] on @grid axes [0] reshard never
      layout <flat, f32, world = 2, numels = [4], paddings = [0, 0]>
  fsdp.channel @gather on @grid axes [0]
  // Of several in flight the one that conflicts is named; what has been waited for is
  // no longer one of them.
  func.func @f(%s: memref<2xf32>, %b: memref<16xi8>, %c: memref<16xi8>, %d: memref<16xi8>, %i: index) {
    %t0 = fsdp.start all_gather on @gather [@u] lane gather ins(%s : memref<2xf32>) outs(%b : memref<16xi8>)
    // expected-note @+1 {{all_gather of 'u' is started here}}
    %t1 = fsdp.start all_gather on @gather [@u] lane gather ins(%s : memref<2xf32>) outs(%c : memref<16xi8>)
    %t2 = fsdp.start all_gather on @gather [@u] lane gather ins(%s : memref<2xf32>) outs(%d : memref<16xi8>)
    fsdp.wait %t0 lane compute ins(%s : memref<2xf32>) outs(%b : memref<16xi8>)
    %0 = memref.load %b[%i] : memref<16xi8>
    // expected-error @+1 {{'memref.load' op expected no access to the destination of a collective in flight}}
    %1 = memref.load %c[%i] : memref<16xi8>
    fsdp.wait %t2 lane compute ins(%s : memref<2xf32>) outs(%d : memref<16xi8>)
    // expected-note @+1 {{and waited for here}}
    fsdp.wait %t1 lane compute ins(%s : memref<2xf32>) outs(%c : memref<16xi8>)
    return
  }
}

// -----

module attributes {fsdp.issue_order = {f = {gather = ["u", "u"]}}} {
  shard.grid @grid(shape = 2)
  fsdp.module @model class "Net" {
    fsdp.param @a : tensor<4xf32>
  }
  fsdp.unit @u of @model params [@model::@a] on @grid axes [0] reshard never
      layout <flat, f32, world = 2, numels = [4], paddings = [0, 0]>
  fsdp.channel @gather on @grid axes [0]
  // Two collectives do not share a destination.
  func.func @f(%s: memref<2xf32>, %b: memref<16xi8>) {
    // expected-note @+1 {{all_gather of 'u' is started here}}
    %t0 = fsdp.start all_gather on @gather [@u] lane gather ins(%s : memref<2xf32>) outs(%b : memref<16xi8>)
    // expected-error @+1 {{'fsdp.start' op expected no access to the destination of a collective in flight}}
    %t1 = fsdp.start all_gather on @gather [@u] lane gather ins(%s : memref<2xf32>) outs(%b : memref<16xi8>)
    // expected-note @+1 {{and waited for here}}
    fsdp.wait %t0 lane compute ins(%s : memref<2xf32>) outs(%b : memref<16xi8>)
    fsdp.wait %t1 lane compute ins(%s : memref<2xf32>) outs(%b : memref<16xi8>)
    return
  }
}

// -----

module attributes {fsdp.issue_order = {f = {gather = ["u", "u"]}}} {
  shard.grid @grid(shape = 2)
  fsdp.module @model class "Net" {
    fsdp.param @a : tensor<4xf32>
  }
  fsdp.unit @u of @model params [@model::@a] on @grid axes [0] reshard never
      layout <flat, f32, world = 2, numels = [4], paddings = [0, 0]>
  fsdp.channel @gather on @grid axes [0]
  // The limit holds in regions, too ...
  func.func @f(%s: memref<2xf32>, %b: memref<16xi8>, %c: memref<16xi8>, %p: i1) attributes {fsdp.in_flight = #fsdp.in_flight<all_gather = 1>} {
    scf.if %p {
      // expected-note @+1 {{the first of them is started here}}
      %t0 = fsdp.start all_gather on @gather [@u] lane gather ins(%s : memref<2xf32>) outs(%b : memref<16xi8>)
      // expected-error @+1 {{expected at most 1 all_gather in flight, got 2}}
      %t1 = fsdp.start all_gather on @gather [@u] lane gather ins(%s : memref<2xf32>) outs(%c : memref<16xi8>)
      fsdp.wait %t0 lane compute ins(%s : memref<2xf32>) outs(%b : memref<16xi8>)
      fsdp.wait %t1 lane compute ins(%s : memref<2xf32>) outs(%c : memref<16xi8>)
    }
    return
  }
}

// -----

module attributes {fsdp.issue_order = {f = {gather = ["u", "u"]}}} {
  shard.grid @grid(shape = 2)
  fsdp.module @model class "Net" {
    fsdp.param @a : tensor<4xf32>
  }
  fsdp.unit @u of @model params [@model::@a] on @grid axes [0] reshard never
      layout <flat, f32, world = 2, numels = [4], paddings = [0, 0]>
  fsdp.channel @gather on @grid axes [0]
  // ... together with what is in flight around them.
  func.func @f(%s: memref<2xf32>, %b: memref<16xi8>, %c: memref<16xi8>, %p: i1) attributes {fsdp.in_flight = #fsdp.in_flight<all_gather = 1>} {
    // expected-note @+1 {{the first of them is started here}}
    %t0 = fsdp.start all_gather on @gather [@u] lane gather ins(%s : memref<2xf32>) outs(%b : memref<16xi8>)
    scf.if %p {
      // expected-error @+1 {{expected at most 1 all_gather in flight, got 2}}
      %t1 = fsdp.start all_gather on @gather [@u] lane gather ins(%s : memref<2xf32>) outs(%c : memref<16xi8>)
      fsdp.wait %t1 lane compute ins(%s : memref<2xf32>) outs(%c : memref<16xi8>)
    }
    fsdp.wait %t0 lane compute ins(%s : memref<2xf32>) outs(%b : memref<16xi8>)
    return
  }
}

// -----

module attributes {fsdp.issue_order = {f = {gather = ["u", "u"]}}} {
  shard.grid @grid(shape = 2)
  fsdp.module @model class "Net" {
    fsdp.param @a : tensor<4xf32>
  }
  fsdp.unit @u of @model params [@model::@a] on @grid axes [0] reshard never
      layout <flat, f32, world = 2, numels = [4], paddings = [0, 0]>
  fsdp.channel @gather on @grid axes [0]
  // One after the other is allowed there as well.
  func.func @f(%s: memref<2xf32>, %b: memref<16xi8>, %c: memref<16xi8>, %p: i1) attributes {fsdp.in_flight = #fsdp.in_flight<all_gather = 1>} {
    scf.if %p {
      %t0 = fsdp.start all_gather on @gather [@u] lane gather ins(%s : memref<2xf32>) outs(%b : memref<16xi8>)
      fsdp.wait %t0 lane compute ins(%s : memref<2xf32>) outs(%b : memref<16xi8>)
    } else {
      %t1 = fsdp.start all_gather on @gather [@u] lane gather ins(%s : memref<2xf32>) outs(%c : memref<16xi8>)
      fsdp.wait %t1 lane compute ins(%s : memref<2xf32>) outs(%c : memref<16xi8>)
    }
    return
  }
}

// -----

module attributes {fsdp.issue_order = {f = {gather = ["u"]}, g = {gather = ["u"]}, h = {gather = ["u"]}}} {
  shard.grid @grid(shape = 2)
  fsdp.module @model class "Net" {
    fsdp.param @a : tensor<4xf32>
  }
  fsdp.unit @u of @model params [@model::@a] on @grid axes [0] reshard never
      layout <flat, f32, world = 2, numels = [4], paddings = [0, 0]>
  fsdp.channel @gather on @grid axes [0]
  // A called function's collectives count where it is called ...
  func.func @f(%s: memref<2xf32>, %b: memref<16xi8>, %c: memref<16xi8>) attributes {fsdp.in_flight = #fsdp.in_flight<all_gather = 1>} {
    // expected-note @+1 {{the first of them is started here}}
    %t0 = fsdp.start all_gather on @gather [@u] lane gather ins(%s : memref<2xf32>) outs(%b : memref<16xi8>)
    // expected-note @+1 {{called from here}}
    func.call @h(%s, %c) : (memref<2xf32>, memref<16xi8>) -> ()
    fsdp.wait %t0 lane compute ins(%s : memref<2xf32>) outs(%b : memref<16xi8>)
    return
  }
  // ... and not behind that.
  func.func @g(%s: memref<2xf32>, %b: memref<16xi8>, %c: memref<16xi8>) attributes {fsdp.in_flight = #fsdp.in_flight<all_gather = 1>} {
    func.call @h(%s, %c) : (memref<2xf32>, memref<16xi8>) -> ()
    %t0 = fsdp.start all_gather on @gather [@u] lane gather ins(%s : memref<2xf32>) outs(%b : memref<16xi8>)
    fsdp.wait %t0 lane compute ins(%s : memref<2xf32>) outs(%b : memref<16xi8>)
    return
  }
  func.func private @h(%s: memref<2xf32>, %c: memref<16xi8>) {
    // expected-error @+1 {{expected at most 1 all_gather in flight, got 2}}
    %t1 = fsdp.start all_gather on @gather [@u] lane gather ins(%s : memref<2xf32>) outs(%c : memref<16xi8>)
    fsdp.wait %t1 lane compute ins(%s : memref<2xf32>) outs(%c : memref<16xi8>)
    return
  }
}
