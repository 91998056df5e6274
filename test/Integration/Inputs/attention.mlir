// Attentions and their gradients, as one number each: sums of all results with
// weights that differ from element to element.

// Elements between -1 and 1 that differ from place to place.
#each = affine_map<(a, b, c, d) -> (a, b, c, d)>
#row = affine_map<(a, b, c, d) -> (a, 0, c, 0)>
#column = affine_map<(a, b, c, d) -> (a, 0, 0, d)>
#head = affine_map<(b, c, d) -> (b)>
#three = affine_map<(b, c, d) -> (b, c, d)>
#none = affine_map<(a, b, c, d) -> ()>

func.func @main() attributes {llvm.emit_c_interface} {
  %seed = arith.constant 0.3 : f32
  %other = arith.constant 0.7 : f32
  %q = func.call @queries(%seed) : (f32) -> tensor<2x4x70x8xf32>
  %k = func.call @keys(%other) : (f32) -> tensor<2x2x90x8xf32>
  %v = func.call @keys(%seed) : (f32) -> tensor<2x2x90x8xf32>
  %g = func.call @queries(%other) : (f32) -> tensor<2x4x70x8xf32>
  %m = func.call @mask(%other) : (f32) -> tensor<2x1x70x90xi1>
  // One is causal, one has a mask that leaves some rows nothing.
  %o, %l = fsdp.attention %q, %k, %v causal scale 0.7 : (tensor<2x4x70x8xf32>, tensor<2x2x90x8xf32>, tensor<2x2x90x8xf32>) -> (tensor<2x4x70x8xf32>, tensor<2x4x70xf32>)
  %dq, %dk, %dv = fsdp.attention_grad %g, %q, %k, %v, %o, %l causal scale 0.7 : (tensor<2x4x70x8xf32>, tensor<2x4x70x8xf32>, tensor<2x2x90x8xf32>, tensor<2x2x90x8xf32>, tensor<2x4x70x8xf32>, tensor<2x4x70xf32>) -> (tensor<2x4x70x8xf32>, tensor<2x2x90x8xf32>, tensor<2x2x90x8xf32>)
  %o2, %l2 = fsdp.attention %q, %k, %v mask %m scale 0.7 : (tensor<2x4x70x8xf32>, tensor<2x2x90x8xf32>, tensor<2x2x90x8xf32>, tensor<2x1x70x90xi1>) -> (tensor<2x4x70x8xf32>, tensor<2x4x70xf32>)
  %dq2, %dk2, %dv2 = fsdp.attention_grad %g, %q, %k, %v, %o2, %l2 mask %m scale 0.7 : (tensor<2x4x70x8xf32>, tensor<2x4x70x8xf32>, tensor<2x2x90x8xf32>, tensor<2x2x90x8xf32>, tensor<2x4x70x8xf32>, tensor<2x4x70xf32>, tensor<2x1x70x90xi1>) -> (tensor<2x4x70x8xf32>, tensor<2x2x90x8xf32>, tensor<2x2x90x8xf32>)
  %0 = func.call @sum_rows(%o) : (tensor<2x4x70x8xf32>) -> f32
  %1 = func.call @sum_rows(%dq) : (tensor<2x4x70x8xf32>) -> f32
  %2 = func.call @sum_columns(%dk) : (tensor<2x2x90x8xf32>) -> f32
  %3 = func.call @sum_columns(%dv) : (tensor<2x2x90x8xf32>) -> f32
  %4 = func.call @sum_rows(%o2) : (tensor<2x4x70x8xf32>) -> f32
  %5 = func.call @sum_rows(%dq2) : (tensor<2x4x70x8xf32>) -> f32
  %6 = func.call @sum_columns(%dk2) : (tensor<2x2x90x8xf32>) -> f32
  %7 = func.call @sum_columns(%dv2) : (tensor<2x2x90x8xf32>) -> f32
  // Rows of a longer sequence: some begin in the middle of the columns, some near their end.
  %i3 = arith.constant dense<17> : tensor<i64>
  %o3, %l3 = fsdp.attention %q, %k, %v from %i3 causal scale 0.7 : (tensor<2x4x70x8xf32>, tensor<2x2x90x8xf32>, tensor<2x2x90x8xf32>, tensor<i64>) -> (tensor<2x4x70x8xf32>, tensor<2x4x70xf32>)
  %dq3, %dk3, %dv3 = fsdp.attention_grad %g, %q, %k, %v, %o3, %l3 from %i3 causal scale 0.7 : (tensor<2x4x70x8xf32>, tensor<2x4x70x8xf32>, tensor<2x2x90x8xf32>, tensor<2x2x90x8xf32>, tensor<2x4x70x8xf32>, tensor<2x4x70xf32>, tensor<i64>) -> (tensor<2x4x70x8xf32>, tensor<2x2x90x8xf32>, tensor<2x2x90x8xf32>)
  %8 = func.call @sum_rows(%o3) : (tensor<2x4x70x8xf32>) -> f32
  %9 = func.call @sum_rows(%dq3) : (tensor<2x4x70x8xf32>) -> f32
  %10 = func.call @sum_columns(%dk3) : (tensor<2x2x90x8xf32>) -> f32
  %11 = func.call @sum_columns(%dv3) : (tensor<2x2x90x8xf32>) -> f32
  %i4 = arith.constant dense<63> : tensor<i64>
  %o4, %l4 = fsdp.attention %q, %k, %v from %i4 causal scale 0.7 : (tensor<2x4x70x8xf32>, tensor<2x2x90x8xf32>, tensor<2x2x90x8xf32>, tensor<i64>) -> (tensor<2x4x70x8xf32>, tensor<2x4x70xf32>)
  %dq4, %dk4, %dv4 = fsdp.attention_grad %g, %q, %k, %v, %o4, %l4 from %i4 causal scale 0.7 : (tensor<2x4x70x8xf32>, tensor<2x4x70x8xf32>, tensor<2x2x90x8xf32>, tensor<2x2x90x8xf32>, tensor<2x4x70x8xf32>, tensor<2x4x70xf32>, tensor<i64>) -> (tensor<2x4x70x8xf32>, tensor<2x2x90x8xf32>, tensor<2x2x90x8xf32>)
  %12 = func.call @sum_rows(%o4) : (tensor<2x4x70x8xf32>) -> f32
  %13 = func.call @sum_rows(%dq4) : (tensor<2x4x70x8xf32>) -> f32
  %14 = func.call @sum_columns(%dk4) : (tensor<2x2x90x8xf32>) -> f32
  %15 = func.call @sum_columns(%dv4) : (tensor<2x2x90x8xf32>) -> f32
  // A mask of numbers that leaves some rows nothing but one large score, for all columns alike.
  %n = func.call @numbers(%other) : (f32) -> tensor<2x1x70x90xf32>
  %o5, %l5 = fsdp.attention %q, %k, %v mask %n scale 0.7 : (tensor<2x4x70x8xf32>, tensor<2x2x90x8xf32>, tensor<2x2x90x8xf32>, tensor<2x1x70x90xf32>) -> (tensor<2x4x70x8xf32>, tensor<2x4x70xf32>)
  %dq5, %dk5, %dv5 = fsdp.attention_grad %g, %q, %k, %v, %o5, %l5 mask %n scale 0.7 : (tensor<2x4x70x8xf32>, tensor<2x4x70x8xf32>, tensor<2x2x90x8xf32>, tensor<2x2x90x8xf32>, tensor<2x4x70x8xf32>, tensor<2x4x70xf32>, tensor<2x1x70x90xf32>) -> (tensor<2x4x70x8xf32>, tensor<2x2x90x8xf32>, tensor<2x2x90x8xf32>)
  %16 = func.call @sum_rows(%o5) : (tensor<2x4x70x8xf32>) -> f32
  %17 = func.call @sum_rows(%dq5) : (tensor<2x4x70x8xf32>) -> f32
  %18 = func.call @sum_columns(%dk5) : (tensor<2x2x90x8xf32>) -> f32
  %19 = func.call @sum_columns(%dv5) : (tensor<2x2x90x8xf32>) -> f32
  // Windows, in rows that begin before, among and behind the columns; and dropout, of
  // which rows have numbers of more than 32 bits.
  %i5 = arith.constant dense<-31> : tensor<i64>
  %key = arith.constant dense<3141592653> : tensor<i64>
  %r = func.call @first_numbers() : () -> tensor<2x4x70xi64>
  %o6, %l6 = fsdp.attention %q, %k, %v causal window 13 scale 0.7 : (tensor<2x4x70x8xf32>, tensor<2x2x90x8xf32>, tensor<2x2x90x8xf32>) -> (tensor<2x4x70x8xf32>, tensor<2x4x70xf32>)
  %dq6, %dk6, %dv6 = fsdp.attention_grad %g, %q, %k, %v, %o6, %l6 causal window 13 scale 0.7 : (tensor<2x4x70x8xf32>, tensor<2x4x70x8xf32>, tensor<2x2x90x8xf32>, tensor<2x2x90x8xf32>, tensor<2x4x70x8xf32>, tensor<2x4x70xf32>) -> (tensor<2x4x70x8xf32>, tensor<2x2x90x8xf32>, tensor<2x2x90x8xf32>)
  %20 = func.call @sum_rows(%o6) : (tensor<2x4x70x8xf32>) -> f32
  %21 = func.call @sum_rows(%dq6) : (tensor<2x4x70x8xf32>) -> f32
  %22 = func.call @sum_columns(%dk6) : (tensor<2x2x90x8xf32>) -> f32
  %23 = func.call @sum_columns(%dv6) : (tensor<2x2x90x8xf32>) -> f32
  %o7, %l7 = fsdp.attention %q, %k, %v from %i3 window 13 scale 0.7 : (tensor<2x4x70x8xf32>, tensor<2x2x90x8xf32>, tensor<2x2x90x8xf32>, tensor<i64>) -> (tensor<2x4x70x8xf32>, tensor<2x4x70xf32>)
  %dq7, %dk7, %dv7 = fsdp.attention_grad %g, %q, %k, %v, %o7, %l7 from %i3 window 13 scale 0.7 : (tensor<2x4x70x8xf32>, tensor<2x4x70x8xf32>, tensor<2x2x90x8xf32>, tensor<2x2x90x8xf32>, tensor<2x4x70x8xf32>, tensor<2x4x70xf32>, tensor<i64>) -> (tensor<2x4x70x8xf32>, tensor<2x2x90x8xf32>, tensor<2x2x90x8xf32>)
  %24 = func.call @sum_rows(%o7) : (tensor<2x4x70x8xf32>) -> f32
  %25 = func.call @sum_rows(%dq7) : (tensor<2x4x70x8xf32>) -> f32
  %26 = func.call @sum_columns(%dk7) : (tensor<2x2x90x8xf32>) -> f32
  %27 = func.call @sum_columns(%dv7) : (tensor<2x2x90x8xf32>) -> f32
  %o8, %l8 = fsdp.attention %q, %k, %v from %i4 causal window 40 scale 0.7 : (tensor<2x4x70x8xf32>, tensor<2x2x90x8xf32>, tensor<2x2x90x8xf32>, tensor<i64>) -> (tensor<2x4x70x8xf32>, tensor<2x4x70xf32>)
  %dq8, %dk8, %dv8 = fsdp.attention_grad %g, %q, %k, %v, %o8, %l8 from %i4 causal window 40 scale 0.7 : (tensor<2x4x70x8xf32>, tensor<2x4x70x8xf32>, tensor<2x2x90x8xf32>, tensor<2x2x90x8xf32>, tensor<2x4x70x8xf32>, tensor<2x4x70xf32>, tensor<i64>) -> (tensor<2x4x70x8xf32>, tensor<2x2x90x8xf32>, tensor<2x2x90x8xf32>)
  %28 = func.call @sum_rows(%o8) : (tensor<2x4x70x8xf32>) -> f32
  %29 = func.call @sum_rows(%dq8) : (tensor<2x4x70x8xf32>) -> f32
  %30 = func.call @sum_columns(%dk8) : (tensor<2x2x90x8xf32>) -> f32
  %31 = func.call @sum_columns(%dv8) : (tensor<2x2x90x8xf32>) -> f32
  %o9, %l9 = fsdp.attention %q, %k, %v window 100 scale 0.7 : (tensor<2x4x70x8xf32>, tensor<2x2x90x8xf32>, tensor<2x2x90x8xf32>) -> (tensor<2x4x70x8xf32>, tensor<2x4x70xf32>)
  %dq9, %dk9, %dv9 = fsdp.attention_grad %g, %q, %k, %v, %o9, %l9 window 100 scale 0.7 : (tensor<2x4x70x8xf32>, tensor<2x4x70x8xf32>, tensor<2x2x90x8xf32>, tensor<2x2x90x8xf32>, tensor<2x4x70x8xf32>, tensor<2x4x70xf32>) -> (tensor<2x4x70x8xf32>, tensor<2x2x90x8xf32>, tensor<2x2x90x8xf32>)
  %32 = func.call @sum_rows(%o9) : (tensor<2x4x70x8xf32>) -> f32
  %33 = func.call @sum_rows(%dq9) : (tensor<2x4x70x8xf32>) -> f32
  %34 = func.call @sum_columns(%dk9) : (tensor<2x2x90x8xf32>) -> f32
  %35 = func.call @sum_columns(%dv9) : (tensor<2x2x90x8xf32>) -> f32
  %o10, %l10 = fsdp.attention %q, %k, %v dropout %r, %key rate 0.3 causal scale 0.7 : (tensor<2x4x70x8xf32>, tensor<2x2x90x8xf32>, tensor<2x2x90x8xf32>, tensor<2x4x70xi64>, tensor<i64>) -> (tensor<2x4x70x8xf32>, tensor<2x4x70xf32>)
  %dq10, %dk10, %dv10 = fsdp.attention_grad %g, %q, %k, %v, %o10, %l10 dropout %r, %key rate 0.3 causal scale 0.7 : (tensor<2x4x70x8xf32>, tensor<2x4x70x8xf32>, tensor<2x2x90x8xf32>, tensor<2x2x90x8xf32>, tensor<2x4x70x8xf32>, tensor<2x4x70xf32>, tensor<2x4x70xi64>, tensor<i64>) -> (tensor<2x4x70x8xf32>, tensor<2x2x90x8xf32>, tensor<2x2x90x8xf32>)
  %36 = func.call @sum_rows(%o10) : (tensor<2x4x70x8xf32>) -> f32
  %37 = func.call @sum_rows(%dq10) : (tensor<2x4x70x8xf32>) -> f32
  %38 = func.call @sum_columns(%dk10) : (tensor<2x2x90x8xf32>) -> f32
  %39 = func.call @sum_columns(%dv10) : (tensor<2x2x90x8xf32>) -> f32
  %o11, %l11 = fsdp.attention %q, %k, %v mask %m dropout %r, %key from %i5 rate 0.6 window 50 scale 0.7 : (tensor<2x4x70x8xf32>, tensor<2x2x90x8xf32>, tensor<2x2x90x8xf32>, tensor<2x1x70x90xi1>, tensor<2x4x70xi64>, tensor<i64>, tensor<i64>) -> (tensor<2x4x70x8xf32>, tensor<2x4x70xf32>)
  %dq11, %dk11, %dv11 = fsdp.attention_grad %g, %q, %k, %v, %o11, %l11 mask %m dropout %r, %key from %i5 rate 0.6 window 50 scale 0.7 : (tensor<2x4x70x8xf32>, tensor<2x4x70x8xf32>, tensor<2x2x90x8xf32>, tensor<2x2x90x8xf32>, tensor<2x4x70x8xf32>, tensor<2x4x70xf32>, tensor<2x1x70x90xi1>, tensor<2x4x70xi64>, tensor<i64>, tensor<i64>) -> (tensor<2x4x70x8xf32>, tensor<2x2x90x8xf32>, tensor<2x2x90x8xf32>)
  %40 = func.call @sum_rows(%o11) : (tensor<2x4x70x8xf32>) -> f32
  %41 = func.call @sum_rows(%dq11) : (tensor<2x4x70x8xf32>) -> f32
  %42 = func.call @sum_columns(%dk11) : (tensor<2x2x90x8xf32>) -> f32
  %43 = func.call @sum_columns(%dv11) : (tensor<2x2x90x8xf32>) -> f32
  // Masks that are computed here: rows and columns of equal numbers, not behind the row;
  // a number for each head that grows with the distance; numbers of truth values.
  %places = tensor.generate {
  ^bb0(%b: index, %t: index):
    %y0 = arith.constant 40 : index
    %y1 = arith.addi %t, %b : index
    %y2 = arith.divui %y1, %y0 : index
    %y3 = arith.index_cast %y2 : index to i64
    tensor.yield %y3 : i64
  } : tensor<2x90xi64>
  %first_places = tensor.extract_slice %places[0, 0] [2, 70] [1, 1] : tensor<2x90xi64> to tensor<2x70xi64>
  %of_row = tensor.expand_shape %first_places [[0, 1], [2, 3]] output_shape [2, 1, 70, 1] : tensor<2x70xi64> into tensor<2x1x70x1xi64>
  %of_column = tensor.expand_shape %places [[0, 1, 2], [3]] output_shape [2, 1, 1, 90] : tensor<2x90xi64> into tensor<2x1x1x90xi64>
  %no_truths = tensor.empty() : tensor<2x1x70x90xi1>
  %m12 = linalg.generic {indexing_maps = [#row, #column, #each], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      ins(%of_row, %of_column : tensor<2x1x70x1xi64>, tensor<2x1x1x90xi64>) outs(%no_truths : tensor<2x1x70x90xi1>) {
  ^bb0(%row: i64, %column: i64, %out: i1):
    %t = linalg.index 2 : index
    %s = linalg.index 3 : index
    %y0 = arith.cmpi eq, %row, %column : i64
    %y1 = arith.cmpi sge, %t, %s : index
    %y2 = arith.andi %y0, %y1 : i1
    linalg.yield %y2 : i1
  } -> tensor<2x1x70x90xi1>
  %slopes = arith.constant dense<[0.5, 0.25, 0.125, 0.0625]> : tensor<4xf32>
  %no_numbers = tensor.empty() : tensor<4x70x90xf32>
  %far = linalg.generic {indexing_maps = [#head, #three], iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%slopes : tensor<4xf32>) outs(%no_numbers : tensor<4x70x90xf32>) {
  ^bb0(%slope: f32, %out: f32):
    %t = linalg.index 1 : index
    %s = linalg.index 2 : index
    %y0 = arith.subi %s, %t : index
    %y1 = arith.index_cast %y0 : index to i32
    %y2 = arith.sitofp %y1 : i32 to f32
    %y3 = arith.mulf %y2, %slope : f32
    linalg.yield %y3 : f32
  } -> tensor<4x70x90xf32>
  %near = arith.negf %far : tensor<4x70x90xf32>
  %least = arith.minimumf %far, %near : tensor<4x70x90xf32>
  %m13 = tensor.expand_shape %least [[0, 1], [2], [3]] output_shape [1, 4, 70, 90] : tensor<4x70x90xf32> into tensor<1x4x70x90xf32>
  %ones = arith.constant dense<1.0> : tensor<2x1x70x90xf32>
  %large = arith.constant dense<-1.0e+09> : tensor<2x1x70x90xf32>
  %m14 = arith.select %m, %ones, %large : tensor<2x1x70x90xi1>, tensor<2x1x70x90xf32>
  %o12, %l12 = fsdp.attention %q, %k, %v mask %m12 scale 0.7 : (tensor<2x4x70x8xf32>, tensor<2x2x90x8xf32>, tensor<2x2x90x8xf32>, tensor<2x1x70x90xi1>) -> (tensor<2x4x70x8xf32>, tensor<2x4x70xf32>)
  %dq12, %dk12, %dv12 = fsdp.attention_grad %g, %q, %k, %v, %o12, %l12 mask %m12 scale 0.7 : (tensor<2x4x70x8xf32>, tensor<2x4x70x8xf32>, tensor<2x2x90x8xf32>, tensor<2x2x90x8xf32>, tensor<2x4x70x8xf32>, tensor<2x4x70xf32>, tensor<2x1x70x90xi1>) -> (tensor<2x4x70x8xf32>, tensor<2x2x90x8xf32>, tensor<2x2x90x8xf32>)
  %44 = func.call @sum_rows(%o12) : (tensor<2x4x70x8xf32>) -> f32
  %45 = func.call @sum_rows(%dq12) : (tensor<2x4x70x8xf32>) -> f32
  %46 = func.call @sum_columns(%dk12) : (tensor<2x2x90x8xf32>) -> f32
  %47 = func.call @sum_columns(%dv12) : (tensor<2x2x90x8xf32>) -> f32
  %o13, %l13 = fsdp.attention %q, %k, %v mask %m13 scale 0.7 : (tensor<2x4x70x8xf32>, tensor<2x2x90x8xf32>, tensor<2x2x90x8xf32>, tensor<1x4x70x90xf32>) -> (tensor<2x4x70x8xf32>, tensor<2x4x70xf32>)
  %dq13, %dk13, %dv13 = fsdp.attention_grad %g, %q, %k, %v, %o13, %l13 mask %m13 scale 0.7 : (tensor<2x4x70x8xf32>, tensor<2x4x70x8xf32>, tensor<2x2x90x8xf32>, tensor<2x2x90x8xf32>, tensor<2x4x70x8xf32>, tensor<2x4x70xf32>, tensor<1x4x70x90xf32>) -> (tensor<2x4x70x8xf32>, tensor<2x2x90x8xf32>, tensor<2x2x90x8xf32>)
  %48 = func.call @sum_rows(%o13) : (tensor<2x4x70x8xf32>) -> f32
  %49 = func.call @sum_rows(%dq13) : (tensor<2x4x70x8xf32>) -> f32
  %50 = func.call @sum_columns(%dk13) : (tensor<2x2x90x8xf32>) -> f32
  %51 = func.call @sum_columns(%dv13) : (tensor<2x2x90x8xf32>) -> f32
  %o14, %l14 = fsdp.attention %q, %k, %v mask %m14 scale 0.7 : (tensor<2x4x70x8xf32>, tensor<2x2x90x8xf32>, tensor<2x2x90x8xf32>, tensor<2x1x70x90xf32>) -> (tensor<2x4x70x8xf32>, tensor<2x4x70xf32>)
  %dq14, %dk14, %dv14 = fsdp.attention_grad %g, %q, %k, %v, %o14, %l14 mask %m14 scale 0.7 : (tensor<2x4x70x8xf32>, tensor<2x4x70x8xf32>, tensor<2x2x90x8xf32>, tensor<2x2x90x8xf32>, tensor<2x4x70x8xf32>, tensor<2x4x70xf32>, tensor<2x1x70x90xf32>) -> (tensor<2x4x70x8xf32>, tensor<2x2x90x8xf32>, tensor<2x2x90x8xf32>)
  %52 = func.call @sum_rows(%o14) : (tensor<2x4x70x8xf32>) -> f32
  %53 = func.call @sum_rows(%dq14) : (tensor<2x4x70x8xf32>) -> f32
  %54 = func.call @sum_columns(%dk14) : (tensor<2x2x90x8xf32>) -> f32
  %55 = func.call @sum_columns(%dv14) : (tensor<2x2x90x8xf32>) -> f32
  vector.print %0 : f32
  vector.print %1 : f32
  vector.print %2 : f32
  vector.print %3 : f32
  vector.print %4 : f32
  vector.print %5 : f32
  vector.print %6 : f32
  vector.print %7 : f32
  vector.print %8 : f32
  vector.print %9 : f32
  vector.print %10 : f32
  vector.print %11 : f32
  vector.print %12 : f32
  vector.print %13 : f32
  vector.print %14 : f32
  vector.print %15 : f32
  vector.print %16 : f32
  vector.print %17 : f32
  vector.print %18 : f32
  vector.print %19 : f32
  vector.print %20 : f32
  vector.print %21 : f32
  vector.print %22 : f32
  vector.print %23 : f32
  vector.print %24 : f32
  vector.print %25 : f32
  vector.print %26 : f32
  vector.print %27 : f32
  vector.print %28 : f32
  vector.print %29 : f32
  vector.print %30 : f32
  vector.print %31 : f32
  vector.print %32 : f32
  vector.print %33 : f32
  vector.print %34 : f32
  vector.print %35 : f32
  vector.print %36 : f32
  vector.print %37 : f32
  vector.print %38 : f32
  vector.print %39 : f32
  vector.print %40 : f32
  vector.print %41 : f32
  vector.print %42 : f32
  vector.print %43 : f32
  vector.print %44 : f32
  vector.print %45 : f32
  vector.print %46 : f32
  vector.print %47 : f32
  vector.print %48 : f32
  vector.print %49 : f32
  vector.print %50 : f32
  vector.print %51 : f32
  vector.print %52 : f32
  vector.print %53 : f32
  vector.print %54 : f32
  vector.print %55 : f32
  return
}

func.func private @element(%seed: f32, %a: index, %b: index, %c: index, %d: index) -> f32 {
  %x0 = arith.constant 89.0 : f32
  %x1 = arith.constant 17.3 : f32
  %x2 = arith.constant 5.71 : f32
  %x3 = arith.constant 1.37 : f32
  %a0 = arith.index_cast %a : index to i32
  %b0 = arith.index_cast %b : index to i32
  %c0 = arith.index_cast %c : index to i32
  %d0 = arith.index_cast %d : index to i32
  %a1 = arith.sitofp %a0 : i32 to f32
  %b1 = arith.sitofp %b0 : i32 to f32
  %c1 = arith.sitofp %c0 : i32 to f32
  %d1 = arith.sitofp %d0 : i32 to f32
  %p0 = arith.mulf %a1, %x0 : f32
  %p1 = arith.mulf %b1, %x1 : f32
  %p2 = arith.mulf %c1, %x2 : f32
  %p3 = arith.mulf %d1, %x3 : f32
  %s0 = arith.addf %p0, %p1 : f32
  %s1 = arith.addf %p2, %p3 : f32
  %s2 = arith.addf %s0, %s1 : f32
  %s3 = arith.mulf %s2, %seed : f32
  %r = math.sin %s3 : f32
  return %r : f32
}

func.func private @first_numbers() -> tensor<2x4x70xi64> {
  %large = arith.constant 4294967000 : i64
  %columns = arith.constant 90 : i64
  %heads = arith.constant 4 : i64
  %rows = arith.constant 70 : i64
  %t = tensor.generate {
  ^bb0(%b: index, %h: index, %t: index):
    %0 = arith.index_cast %b : index to i64
    %1 = arith.index_cast %h : index to i64
    %2 = arith.index_cast %t : index to i64
    %3 = arith.muli %0, %heads : i64
    %4 = arith.addi %3, %1 : i64
    %5 = arith.muli %4, %rows : i64
    %6 = arith.addi %5, %2 : i64
    %7 = arith.muli %6, %columns : i64
    %8 = arith.addi %7, %large : i64
    tensor.yield %8 : i64
  } : tensor<2x4x70xi64>
  return %t : tensor<2x4x70xi64>
}

func.func private @queries(%seed: f32) -> tensor<2x4x70x8xf32> {
  %t = tensor.generate {
  ^bb0(%a: index, %b: index, %c: index, %d: index):
    %0 = func.call @element(%seed, %a, %b, %c, %d) : (f32, index, index, index, index) -> f32
    tensor.yield %0 : f32
  } : tensor<2x4x70x8xf32>
  return %t : tensor<2x4x70x8xf32>
}

func.func private @keys(%seed: f32) -> tensor<2x2x90x8xf32> {
  %t = tensor.generate {
  ^bb0(%a: index, %b: index, %c: index, %d: index):
    %0 = func.call @element(%seed, %a, %b, %c, %d) : (f32, index, index, index, index) -> f32
    tensor.yield %0 : f32
  } : tensor<2x2x90x8xf32>
  return %t : tensor<2x2x90x8xf32>
}

// 0 for about half of the columns, and for none of the first three rows, which have the
// least number of f32 or -1e9 everywhere, as the others.
func.func private @numbers(%seed: f32) -> tensor<2x1x70x90xf32> {
  %zero = arith.constant 0.0 : f32
  %large = arith.constant -1.0e+09 : f32
  %least = arith.constant -3.40282347e+38 : f32
  %two = arith.constant 2 : index
  %m = func.call @mask(%seed) : (f32) -> tensor<2x1x70x90xi1>
  %t = tensor.generate {
  ^bb0(%a: index, %b: index, %c: index, %d: index):
    %0 = tensor.extract %m[%a, %b, %c, %d] : tensor<2x1x70x90xi1>
    %1 = arith.cmpi ult, %c, %two : index
    %2 = arith.select %1, %large, %least : f32
    %3 = arith.select %0, %zero, %2 : f32
    tensor.yield %3 : f32
  } : tensor<2x1x70x90xf32>
  return %t : tensor<2x1x70x90xf32>
}

// True for about half of the columns, and for none of the first three rows.
func.func private @mask(%seed: f32) -> tensor<2x1x70x90xi1> {
  %zero = arith.constant 0.0 : f32
  %three = arith.constant 3 : index
  %t = tensor.generate {
  ^bb0(%a: index, %b: index, %c: index, %d: index):
    %0 = func.call @element(%seed, %a, %b, %c, %d) : (f32, index, index, index, index) -> f32
    %1 = arith.cmpf ogt, %0, %zero : f32
    %2 = arith.cmpi uge, %c, %three : index
    %3 = arith.andi %1, %2 : i1
    tensor.yield %3 : i1
  } : tensor<2x1x70x90xi1>
  return %t : tensor<2x1x70x90xi1>
}

func.func private @sum_rows(%x: tensor<2x4x70x8xf32>) -> f32 {
  %seed = arith.constant 0.2 : f32
  %w = func.call @queries(%seed) : (f32) -> tensor<2x4x70x8xf32>
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<f32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<f32>) -> tensor<f32>
  %s = linalg.generic {indexing_maps = [#each, #each, #none], iterator_types = ["reduction", "reduction", "reduction", "reduction"]}
      ins(%x, %w : tensor<2x4x70x8xf32>, tensor<2x4x70x8xf32>) outs(%f : tensor<f32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
    %0 = arith.mulf %a, %b : f32
    %1 = arith.addf %0, %c : f32
    linalg.yield %1 : f32
  } -> tensor<f32>
  %r = tensor.extract %s[] : tensor<f32>
  return %r : f32
}

func.func private @sum_columns(%x: tensor<2x2x90x8xf32>) -> f32 {
  %seed = arith.constant 0.2 : f32
  %w = func.call @keys(%seed) : (f32) -> tensor<2x2x90x8xf32>
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<f32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<f32>) -> tensor<f32>
  %s = linalg.generic {indexing_maps = [#each, #each, #none], iterator_types = ["reduction", "reduction", "reduction", "reduction"]}
      ins(%x, %w : tensor<2x2x90x8xf32>, tensor<2x2x90x8xf32>) outs(%f : tensor<f32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
    %0 = arith.mulf %a, %b : f32
    %1 = arith.addf %0, %c : f32
    linalg.yield %1 : f32
  } -> tensor<f32>
  %r = tensor.extract %s[] : tensor<f32>
  return %r : f32
}
