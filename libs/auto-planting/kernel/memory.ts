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
