import type { Pool } from 'pg';

/**
 * Gathers what is asked of a database until the callbacks at hand are done, and asks for all of it at once.
 * @param ask answers with what becomes of each; what it throws, all are told
 */
export function inRounds<Asked, Answer>(
  ask: (pool: Pool, all: readonly Asked[]) => Promise<(asked: Asked) => Answer>,
): (pool: Pool, asked: Asked) => Promise<Answer> {
  const rounds = new WeakMap<
    Pool,
    { readonly all: Asked[]; readonly answers: Promise<(asked: Asked) => Answer> }
  >();
  return async (pool, asked) => {
    const open = rounds.get(pool);
    if (open) {
      open.all.push(asked);
      return (await open.answers)(asked);
    }
    const all = [asked];
    const answers = new Promise<void>((go) => process.nextTick(go)).then(() => {
      rounds.delete(pool);
      return ask(pool, all);
    });
    rounds.set(pool, { all, answers });
    return (await answers)(asked);
  };
}
