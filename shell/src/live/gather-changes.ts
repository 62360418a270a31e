import type { Changes } from '@planted/api-client/changes';
import type { Change } from '@planted/contracts';

/** So long, in milliseconds, changes gather after one was told: acts come several at a time. */
export const GATHER_MS = 100;
/** Commands of this page that may still be told of. */
const OWN_KEPT = 200;

export interface GatheredChanges {
  /** Notes a command of this page. */
  own(correlationId: string): void;
  add(changes: readonly Change[] | 'everything'): void;
}

/**
 * Tells what is news to this page: what it changed itself, it has asked for again already. The first change is told at
 * once, and those that follow within the time together. While this page waits for the answer to a command, which says
 * what is its own, changes wait too, for the time at most.
 * @param isAsking whether a command of this page is on its way
 */
export function gatherChanges(tell: (changes: Changes) => void, isAsking: () => boolean): GatheredChanges {
  const own = new Set<string>();
  let gathered: Change[] = [];
  let isEverything = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function flush(): void {
    const news = gathered.filter(({ by }) => !own.has(by));
    const byEntity = new Map(news.map(({ kind, id }) => [`${kind} ${id}`, { kind, id }]));
    const all = isEverything;
    gathered = [];
    isEverything = false;
    timer = undefined;
    if (!all && byEntity.size === 0) return;
    timer = setTimeout(flush, GATHER_MS);
    tell(all ? 'everything' : [...byEntity.values()]);
  }

  return {
    own(correlationId) {
      own.add(correlationId);
      const [oldest] = own;
      if (own.size > OWN_KEPT && oldest !== undefined) own.delete(oldest);
    },
    add(changes) {
      if (changes === 'everything') isEverything = true;
      else gathered.push(...changes);
      if (timer === undefined && !isAsking()) flush();
      else timer ??= setTimeout(flush, GATHER_MS);
    },
  };
}
