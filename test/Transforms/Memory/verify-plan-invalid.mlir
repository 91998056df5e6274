// RUN: fsdp-opt %s --fsdp-verify-plan --split-input-file --verify-diagnostics

func.func @alloc(%x: memref<4xf32>) {
  // expected-error@+2 {{'memref.alloc' op is left after planning}}
  // expected-note@+1 {{run fsdp-plan-memory first}}
  %a = memref.alloc() : memref<4xf32>
  return
}

// -----

// %a is read after %b, half of which it shares, was written.
func.func @overlap(%x: memref<32xf32>) attributes {fsdp.temp_bytes = 192 : i64} {
  %temp = fsdp.arena temp : memref<192xi8>
  %c0 = arith.constant 0 : index
  %c64 = arith.constant 64 : index
  // expected-note@+1 {{the other buffer, at offset 0}}
  %a = memref.view %temp[%c0][] : memref<192xi8> to memref<32xf32>
  // expected-error@+1 {{shares bytes with another buffer while both are in use}}
  %b = memref.view %temp[%c64][] : memref<192xi8> to memref<32xf32>
  linalg.copy ins(%x : memref<32xf32>) outs(%a : memref<32xf32>)
  %flat = memref.expand_shape %a [[0, 1]] output_shape [4, 8] : memref<32xf32> into memref<4x8xf32>
  linalg.copy ins(%x : memref<32xf32>) outs(%b : memref<32xf32>)
  %zero = arith.constant 0.0 : f32
  linalg.fill ins(%zero : f32) outs(%flat : memref<4x8xf32>)
  return
}

// -----

func.func @outside(%x: memref<4xf32>) attributes {fsdp.temp_bytes = 68 : i64} {
  %temp = fsdp.arena temp : memref<68xi8>
  %c64 = arith.constant 64 : index
  // expected-error@+1 {{expected bytes within an arena of 68 bytes, got [64, 80)}}
  %a = memref.view %temp[%c64][] : memref<68xi8> to memref<4xf32>
  linalg.copy ins(%x : memref<4xf32>) outs(%a : memref<4xf32>)
  return
}

// -----

func.func private @misaligned(%x: memref<4xf32>, %w: memref<128xi8> {fsdp.role = #fsdp.workspace}) {
  %c32 = arith.constant 32 : index
  // expected-error@+1 {{expected an offset that is a multiple of 64, got 32}}
  %a = memref.view %w[%c32][] : memref<128xi8> to memref<4xf32>
  linalg.copy ins(%x : memref<4xf32>) outs(%a : memref<4xf32>)
  return
}

// -----

func.func @size() attributes {fsdp.comm_bytes = 64 : i64} {
  // expected-error@+1 {{expected the entry's 'fsdp.comm_bytes' to be 128, got 64}}
  %comm = fsdp.arena comm : memref<128xi8>
  return
}

// -----

func.func @raw(%x: memref<64xi8>) attributes {fsdp.temp_bytes = 64 : i64} {
  %temp = fsdp.arena temp : memref<64xi8>
  // expected-error@+1 {{expected planned memory to be used by memref.view at a constant offset only}}
  linalg.copy ins(%temp : memref<64xi8>) outs(%x : memref<64xi8>)
  return
}

// -----

// 64 bytes of arguments and 128 of the arena are more than the schedule's limit.
// expected-error @+2 {{expected '@step' to use at most 191 bytes, got a plan of 192}}
// expected-note @+1 {{give fsdp-schedule a limit that is smaller by 1}}
func.func @step(%x: memref<16xf32>) attributes {fsdp.comm_bytes = 128 : i64, fsdp.schedule = #fsdp.schedule<machine = "pcie", memory_limit = 191>} {
  %zero = arith.constant 0 : index
  %arena = fsdp.arena comm : memref<128xi8>
  %view = memref.view %arena[%zero][] : memref<128xi8> to memref<32xf32>
  return
}

// -----

// 64 bytes of arguments and 128 of the arena are more than the schedule's limit.
// expected-error @+2 {{expected '@step' to use at most 191 bytes, got a plan of 192}}
// expected-note @+1 {{its collectives were not scheduled under the limit: there are none, or 'fsdp-schedule' does not search}}
func.func @step(%x: memref<16xf32>) attributes {fsdp.comm_bytes = 128 : i64, fsdp.schedule = #fsdp.schedule<memory_limit = 191>} {
  %zero = arith.constant 0 : index
  %arena = fsdp.arena comm : memref<128xi8>
  %view = memref.view %arena[%zero][] : memref<128xi8> to memref<32xf32>
  return
}

// -----

func.func private @stack(%x: memref<512xf32>) {
  %small = memref.alloca() : memref<256xf32>
  linalg.copy ins(%small : memref<256xf32>) outs(%small : memref<256xf32>)
  // expected-error@+2 {{is left after planning}}
  // expected-note@+1 {{run fsdp-plan-memory first}}
  %large = memref.alloca() : memref<512xf32>
  linalg.copy ins(%x : memref<512xf32>) outs(%large : memref<512xf32>)
  return
}

// -----

// Both ops name the same bytes: %b overwrites %a.
func.func @two_arenas(%x: memref<32xf32>, %y: memref<32xf32>) attributes {fsdp.temp_bytes = 128 : i64} {
  // expected-note@+1 {{make what needs it a view of this one, which is the same memory}}
  %t0 = fsdp.arena temp : memref<128xi8>
  // expected-error@+1 {{expected one temp arena in a function, got two}}
  %t1 = fsdp.arena temp : memref<128xi8>
  %c0 = arith.constant 0 : index
  %a = memref.view %t0[%c0][] : memref<128xi8> to memref<32xf32>
  %b = memref.view %t1[%c0][] : memref<128xi8> to memref<32xf32>
  linalg.copy ins(%x : memref<32xf32>) outs(%a : memref<32xf32>)
  linalg.copy ins(%y : memref<32xf32>) outs(%b : memref<32xf32>)
  linalg.copy ins(%a : memref<32xf32>) outs(%y : memref<32xf32>)
  return
}

// -----

func.func private @callee(%x: memref<32xf32>) attributes {fsdp.temp_bytes = 128 : i64} {
  // expected-error@+2 {{expected arenas in entries only, got one in private '@callee'}}
  // expected-note@+1 {{fsdp-plan-memory gives private functions a workspace argument instead}}
  %temp = fsdp.arena temp : memref<128xi8>
  %c0 = arith.constant 0 : index
  %a = memref.view %temp[%c0][] : memref<128xi8> to memref<32xf32>
  linalg.copy ins(%x : memref<32xf32>) outs(%a : memref<32xf32>)
  return
}

// -----

func.func @called(%x: memref<32xf32>) attributes {fsdp.temp_bytes = 128 : i64} {
  // expected-note@+1 {{the arena is here; make the function private before fsdp-plan-memory, so that it gets a workspace argument}}
  %temp = fsdp.arena temp : memref<128xi8>
  %c0 = arith.constant 0 : index
  %a = memref.view %temp[%c0][] : memref<128xi8> to memref<32xf32>
  linalg.copy ins(%x : memref<32xf32>) outs(%a : memref<32xf32>)
  return
}
func.func @caller(%x: memref<32xf32>) {
  // expected-error@+1 {{expected an entry that has arenas not to be called, got a use of '@called'}}
  func.call @called(%x) : (memref<32xf32>) -> ()
  return
}

// -----

func.func @dynamic_view(%n: index) attributes {fsdp.temp_bytes = 128 : i64} {
  %temp = fsdp.arena temp : memref<128xi8>
  %c0 = arith.constant 0 : index
  // expected-error@+2 {{expected a view whose end in bytes is known and fits in 64 bits, got 'memref<?xf32>'}}
  // expected-note@+1 {{plan buffers of static shape whose elements are integers or floats}}
  %a = memref.view %temp[%c0][%n] : memref<128xi8> to memref<?xf32>
  %one = arith.constant 1.0 : f32
  linalg.fill ins(%one : f32) outs(%a : memref<?xf32>)
  return
}

// -----

func.func @complex_view(%x: memref<16xcomplex<f32>>) attributes {fsdp.temp_bytes = 128 : i64} {
  %temp = fsdp.arena temp : memref<128xi8>
  %c0 = arith.constant 0 : index
  // expected-error@+2 {{expected a view whose end in bytes is known and fits in 64 bits, got 'memref<16xcomplex<f32>>'}}
  // expected-note@+1 {{plan buffers of static shape whose elements are integers or floats}}
  %a = memref.view %temp[%c0][] : memref<128xi8> to memref<16xcomplex<f32>>
  linalg.copy ins(%x : memref<16xcomplex<f32>>) outs(%a : memref<16xcomplex<f32>>)
  return
}

// -----

// 2^62 elements of 4 bytes.
func.func @huge_view(%x: memref<4xf32>) attributes {fsdp.temp_bytes = 128 : i64} {
  %temp = fsdp.arena temp : memref<128xi8>
  %c0 = arith.constant 0 : index
  // expected-error@+2 {{expected a view whose end in bytes is known and fits in 64 bits, got 'memref<4611686018427387904xf32>'}}
  // expected-note@+1 {{plan buffers of static shape whose elements are integers or floats}}
  %a = memref.view %temp[%c0][] : memref<128xi8> to memref<4611686018427387904xf32>
  %one = arith.constant 1.0 : f32
  linalg.fill ins(%one : f32) outs(%a : memref<4611686018427387904xf32>)
  return
}

// -----

// The size fits, offset and size together do not.
func.func @far_view(%x: memref<4xf32>) attributes {fsdp.temp_bytes = 128 : i64} {
  %temp = fsdp.arena temp : memref<128xi8>
  %far = arith.constant 9223372036854775744 : index
  // expected-error@+2 {{expected a view whose end in bytes is known and fits in 64 bits, got 'memref<64xi8>'}}
  // expected-note@+1 {{plan buffers of static shape whose elements are integers or floats}}
  %a = memref.view %temp[%far][] : memref<128xi8> to memref<64xi8>
  %one = arith.constant 1 : i8
  linalg.fill ins(%one : i8) outs(%a : memref<64xi8>)
  return
}

// -----

// expected-error@+1 {{expected planned memory of known size, got 'memref<?xi8>'}}
func.func private @dynamic_workspace(%w: memref<?xi8> {fsdp.role = #fsdp.workspace}) {
  return
}

// -----

func.func private @complex_stack(%x: memref<512xcomplex<f32>>) {
  // expected-error@+2 {{is left after planning}}
  // expected-note@+1 {{run fsdp-plan-memory first}}
  %a = memref.alloca() : memref<512xcomplex<f32>>
  linalg.copy ins(%x : memref<512xcomplex<f32>>) outs(%a : memref<512xcomplex<f32>>)
  return
}

// -----

// expected-error@+1 {{expected arguments of known sizes that fit in 64 bits together, got 'memref<?xf32>'}}
func.func @dynamic_argument(%x: memref<?xf32>) attributes {fsdp.schedule = #fsdp.schedule<memory_limit = 192>} {
  return
}

// -----

// A use in the second block would have no time.
// expected-error@+1 {{expected one block, got 2}}
func.func @blocks(%x: memref<32xf32>) attributes {fsdp.temp_bytes = 128 : i64} {
  %temp = fsdp.arena temp : memref<128xi8>
  %c0 = arith.constant 0 : index
  %a = memref.view %temp[%c0][] : memref<128xi8> to memref<32xf32>
  cf.br ^bb1
^bb1:
  linalg.copy ins(%x : memref<32xf32>) outs(%a : memref<32xf32>)
  return
}

// -----

// The next iteration reads its carried buffer where it writes its own.
func.func @carried(%x: memref<8xf32>) attributes {fsdp.temp_bytes = 32 : i64} {
  %temp = fsdp.arena temp : memref<32xi8>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c7 = arith.constant 7 : index
  %c8 = arith.constant 8 : index
  // expected-error@+1 {{expected a loop to carry buffers that are planned before it, got one that is planned inside}}
  %last = scf.for %i = %c0 to %c4 step %c1 iter_args(%cur = %x) -> memref<8xf32> {
    // expected-note@+1 {{the next iteration gets this buffer, and has its own in the same place; plan two before the loop}}
    %next = memref.view %temp[%c0][] : memref<32xi8> to memref<8xf32>
    scf.for %j = %c0 to %c8 step %c1 {
      %k = arith.subi %c7, %j : index
      %v = memref.load %cur[%k] : memref<8xf32>
      memref.store %v, %next[%j] : memref<8xf32>
    }
    scf.yield %next : memref<8xf32>
  }
  return
}

// -----

// An iteration computes where what it reads is carried.
func.func @computed(%x: memref<32xf32>) attributes {fsdp.temp_bytes = 192 : i64} {
  %temp = fsdp.arena temp : memref<192xi8>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c64 = arith.constant 64 : index
  // expected-note@+1 {{the other buffer, at offset 0}}
  %carried = memref.view %temp[%c0][] : memref<192xi8> to memref<32xf32>
  linalg.copy ins(%x : memref<32xf32>) outs(%carried : memref<32xf32>)
  scf.for %i = %c0 to %c4 step %c1 {
    // expected-error@+1 {{shares bytes with another buffer while both are in use}}
    %next = memref.view %temp[%c64][] : memref<192xi8> to memref<32xf32>
    linalg.exp ins(%carried : memref<32xf32>) outs(%next : memref<32xf32>)
    linalg.copy ins(%next : memref<32xf32>) outs(%carried : memref<32xf32>)
  }
  return
}

// -----

// A loop writes where a parameter lies that it reads.
module @gathered {
  shard.grid @grid(shape = 2)
  fsdp.module @model class "Net" {
    fsdp.param @a : tensor<8xf32>
  }
  fsdp.unit @u of @model params [@model::@a] on @grid axes [0] reshard never
      layout <flat, f32, world = 2, numels = [8], paddings = [0, 0]>
  fsdp.channel @gather on @grid axes [0]
  func.func @step(%s: memref<4xf32>, %x: memref<8xf32>) attributes {fsdp.comm_bytes = 32 : i64} {
    %comm = fsdp.arena comm : memref<32xi8>
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    // expected-note@+1 {{the other buffer, at offset 0}}
    %b = memref.view %comm[%c0][] : memref<32xi8> to memref<32xi8>
    %t = fsdp.start all_gather on @gather [@u] lane gather ins(%s : memref<4xf32>) outs(%b : memref<32xi8>)
    fsdp.wait %t lane compute ins(%s : memref<4xf32>) outs(%b : memref<32xi8>)
    %w = memref.view %b[%c0][] : memref<32xi8> to memref<8xf32>
    scf.for %i = %c0 to %c4 step %c1 {
      // expected-error@+1 {{shares bytes with another buffer while both are in use}}
      %next = memref.view %comm[%c0][] : memref<32xi8> to memref<8xf32>
      linalg.mul ins(%x, %w : memref<8xf32>, memref<8xf32>) outs(%next : memref<8xf32>)
      linalg.copy ins(%next : memref<8xf32>) outs(%x : memref<8xf32>)
    }
    return
  }
}
