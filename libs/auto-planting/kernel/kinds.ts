import { at, newArray, put } from './memory';

// The kinds of plant that a search plants, and what they are worth to each other. A kind is its place in these arrays.

/** Filled in by the caller, by kind. */
export let widths: usize = 0;
export let heights: usize = 0;
/** Most plants of a kind. */
export let limits: usize = 0;
/** [a × kinds + b]: units per third of falloff. */
export let worth: usize = 0;

export let kindCount: i32 = 0;
export let widest: i32 = 1;
export let highest: i32 = 1;
/** Kinds of one size share a number. */
export let sizeCount: i32 = 0;
let sizes: usize = 0;
/** By size, one kind of it. */
let kindsOfSizes: usize = 0;
/** [kind × kinds + i]: those that a kind is worth something to. */
let related: usize = 0;
let relatedCounts: usize = 0;

export function newKinds(count: i32): void {
  kindCount = count;
  widths = newArray(count);
  heights = newArray(count);
  limits = newArray(count);
  worth = newArray(count * count);
  sizes = newArray(count);
  kindsOfSizes = newArray(count);
  related = newArray(count * count);
  relatedCounts = newArray(count);
}

/** Once widths, heights, limits and worth are filled in. */
export function readKinds(): void {
  for (let kind = 0; kind < kindCount; kind++) {
    widest = max(widest, widthOf(kind));
    highest = max(highest, heightOf(kind));
    const size = sizeLike(kind);
    if (size === sizeCount) put(kindsOfSizes, sizeCount++, kind);
    put(sizes, kind, size);
    let count = 0;
    for (let other = 0; other < kindCount; other++)
      if (worthOf(kind, other) !== 0) put(related, kind * kindCount + count++, other);
    put(relatedCounts, kind, count);
  }
}

export function widthOf(kind: i32): i32 {
  return at(widths, kind);
}

export function heightOf(kind: i32): i32 {
  return at(heights, kind);
}

export function areaOf(kind: i32): i32 {
  return widthOf(kind) * heightOf(kind);
}

export function limitOf(kind: i32): i32 {
  return at(limits, kind);
}

export function sizeOf(kind: i32): i32 {
  return at(sizes, kind);
}

export function kindOfSize(size: i32): i32 {
  return at(kindsOfSizes, size);
}

export function relatedCount(kind: i32): i32 {
  return at(relatedCounts, kind);
}

export function relatedTo(kind: i32, place: i32): i32 {
  return at(related, kind * kindCount + place);
}

/** Units per third of falloff. */
export function worthOf(a: i32, b: i32): i32 {
  return at(worth, a * kindCount + b);
}

/** The size that a kind has; a new one where no kind before has it. */
function sizeLike(kind: i32): i32 {
  for (let size = 0; size < sizeCount; size++) {
    const known = kindOfSize(size);
    if (widthOf(known) === widthOf(kind) && heightOf(known) === heightOf(kind)) return size;
  }
  return sizeCount;
}
