// Arrays of whole numbers, four bytes each. An array is the address where it begins: nothing asks where it ends.

/** @returns a new array of so many zeros; what is computed by fours may write a little beyond its end */
export function newArray(length: i32): usize {
  const bytes = ((<usize>length) << 2) + 16;
  const array = heap.alloc(bytes);
  memory.fill(array, 0, bytes);
  return array;
}

export function at(array: usize, index: i32): i32 {
  return load<i32>(array + ((<usize>index) << 2));
}

export function put(array: usize, index: i32, value: i32): void {
  store<i32>(array + ((<usize>index) << 2), value);
}

export function change(array: usize, index: i32, by: i32): void {
  const address = array + ((<usize>index) << 2);
  store<i32>(address, load<i32>(address) + by);
}

/** Four numbers of an array of fours. */
export function four(array: usize, index: i32): v128 {
  return v128.load(array + ((<usize>index) << 4));
}

export function putFour(array: usize, index: i32, a: i32, b: i32, c: i32, d: i32): void {
  const address = array + ((<usize>index) << 4);
  store<i32>(address, a);
  store<i32>(address, b, 4);
  store<i32>(address, c, 8);
  store<i32>(address, d, 12);
}
