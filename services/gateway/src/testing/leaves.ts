/** Where a request has something that can be wrong: the paths of its values, and of the lists and objects around them. */
export function leavesOf(value: unknown, path: readonly string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [[...path]];
  const inside = Object.entries(value).flatMap(([key, child]) => leavesOf(child, [...path, key]));
  return path.length === 0 ? inside : [[...path], ...inside];
}

/** A copy in which something else is at the end of the path. */
export function replaced(value: unknown, [key, ...rest]: readonly string[], by: unknown): unknown {
  if (key === undefined) return by;
  const copy: Record<string, unknown> = Object.assign(Array.isArray(value) ? [] : {}, value);
  copy[key] = replaced(copy[key], rest, by);
  return copy;
}
