type After = ReadonlyMap<string, string>;

/** Who comes after whom, of all that come after something. */
export interface Lineage {
  /** How many plantings one comes after. */
  readonly depthOf: (id: string) => number;
  /** Whether one comes after another one, or after what comes after that. */
  readonly isAfter: (id: string, earlier: string) => boolean;
}

interface Visit {
  readonly id: string;
  readonly depth: number;
  readonly isLeft: boolean;
}

/** Every chain is gone through once; each question is then answered in one step. Without rings. */
export function lineageOf(after: After): Lineage {
  const followers = new Map<string, string[]>();
  for (const [id, before] of after) {
    const others = followers.get(before);
    if (others) others.push(id);
    else followers.set(before, [id]);
  }
  const depths = new Map<string, number>();
  // Each is met before all that come after it, and left after all of these.
  const met = new Map<string, number>();
  const left = new Map<string, number>();
  const ahead: Visit[] = [...followers.keys()]
    .filter((id) => !after.has(id))
    .map((id) => ({ id, depth: 0, isLeft: false }));
  for (let at = ahead.pop(); at; at = ahead.pop()) {
    const { id, depth, isLeft } = at;
    if (isLeft) {
      left.set(id, met.size);
      continue;
    }
    met.set(id, met.size + 1);
    depths.set(id, depth);
    ahead.push({ ...at, isLeft: true });
    for (const next of followers.get(id) ?? []) ahead.push({ id: next, depth: depth + 1, isLeft: false });
  }
  return {
    depthOf: (id) => depths.get(id) ?? 0,
    isAfter(id, earlier) {
      const [own, from, to] = [met.get(id), met.get(earlier), left.get(earlier)];
      return own !== undefined && from !== undefined && to !== undefined && own > from && own <= to;
    },
  };
}
