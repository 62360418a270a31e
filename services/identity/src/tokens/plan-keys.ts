/** How long one key signs, in milliseconds: 30 days. */
const SIGNS_FOR = 30 * 24 * 3_600_000;
/** A new key is published this long before it signs: clients keep a key set for 10 minutes (1 §9). */
const PUBLISHED_AHEAD = 15 * 60_000;
/** A key that no longer signs stays published until its last token has expired, with room for clocks that differ. */
const PUBLISHED_AFTER = 2 * 3_600_000;

interface Dated {
  readonly createdAt: Date;
}

export interface KeyPlan<K> {
  /** Undefined only when there is no key at all. */
  readonly signsWith: K | undefined;
  readonly published: readonly K[];
  /** A key must be made now. */
  readonly isKeyDue: boolean;
}

/** Which of the keys signs now, which others can still be met, and whether the next one is due. */
export function planKeys<K extends Dated>(keys: readonly K[], now: Date): KeyPlan<K> {
  const newestFirst = keys.toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
  const signsFrom = (key: K) => key.createdAt.getTime() + PUBLISHED_AHEAD;
  const ready = newestFirst.findIndex((key) => signsFrom(key) <= now.getTime());
  const at = ready === -1 ? newestFirst.length - 1 : ready;
  const published = newestFirst.filter((_, index) => {
    const successor = newestFirst[index - 1];
    return index <= at || !successor || signsFrom(successor) + PUBLISHED_AFTER > now.getTime();
  });
  const newest = newestFirst[0];
  const isKeyDue = !newest || newest.createdAt.getTime() + SIGNS_FOR <= now.getTime();
  return { signsWith: newestFirst[at], published, isKeyDue };
}
