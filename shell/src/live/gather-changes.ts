import type { Changes } from '@planted/api-client/changes';
import type { Change } from '@planted/contracts';

/** So long, in milliseconds, changes gather: acts come several at a time, and the answer to an own one is on its way. */
export const GATHER_MS = 100;
/** Commands of this page that may still be told of. */
const OWN_KEPT = 200;

export interface GatheredChanges {
  /** Notes a command of this page. */
  own(correlationId: string): void;
  add(changes: readonly Change[] | 'everything'): void;
}

/** Tells, some at a time, what is news to this page: what it changed itself, it has asked for again already. */
export function gatherChanges(tell: (changes: Changes) => void): GatheredChanges {
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
    if (all) tell('everything');
    else if (byEntity.size > 0) tell([...byEntity.values()]);
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
      timer ??= setTimeout(flush, GATHER_MS);
    },
  };
}
