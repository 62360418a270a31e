import type { NewCommand, Refusal } from './waiting-command';

interface Change {
  readonly type: string;
  readonly id?: string;
}

interface LayoutAct {
  readonly gardenId: string;
  readonly expectedVersion: number;
  readonly changes: readonly Change[];
}

interface Since {
  readonly version: number;
  readonly matrix: string | null;
  readonly plants: readonly { readonly id: string }[];
  readonly ended: readonly { readonly id: string }[];
}

/** Says where a planting stands, or how it looks: what another page has done there may be the opposite. */
const DRAWN: ReadonlySet<string> = new Set(['move', 'resize', 'recolor', 'count']);

/** What is left of an act in the layout that another page has made meanwhile. */
export interface RebasedAct {
  /** To be sent in its place; null where nothing is left to do. */
  readonly body: string | null;
  readonly version: number;
  /** What needs the gardener, as an act of its own; null where nothing does. */
  readonly met: string | null;
}

/** @returns undefined for a body that is no layout act, or a refusal that does not say what changed since */
export function rebaseLayoutAct(
  { call, body }: Pick<NewCommand, 'call' | 'body'>,
  { status, current }: Refusal,
): RebasedAct | undefined {
  const since = sinceOf(current);
  if (call !== 'change-layout' || status !== 409 || !since) return undefined;
  const act = JSON.parse(body) as LayoutAct;
  const there = new Set(since.plants.map(({ id }) => id));
  const ended = new Set(since.ended.map(({ id }) => id));

  function fateOf({ type, id = '' }: Change): 'left' | 'done' | 'met' {
    if (type === 'end' && ended.has(id)) return 'done';
    if (type === 'restore') return there.has(id) ? 'done' : 'left';
    if (since?.matrix !== null && (DRAWN.has(type) || type === 'place')) return 'met';
    if (type === 'place') return 'left';
    return ended.has(id) || (DRAWN.has(type) && there.has(id)) ? 'met' : 'left';
  }
  const of = (fate: ReturnType<typeof fateOf>): string | null => {
    const changes = act.changes.filter((change) => fateOf(change) === fate);
    return changes.length === 0 ? null : JSON.stringify({ ...act, expectedVersion: since.version, changes });
  };
  return { body: of('left'), version: since.version, met: of('met') };
}

/** The same act, planting by planting, so that one that finds no room holds back no other. */
export function plantByPlant({ call, body }: Pick<NewCommand, 'call' | 'body'>): readonly string[] {
  if (call !== 'change-layout') return [body];
  const act = JSON.parse(body) as LayoutAct;
  const byPlanting = new Map<string | undefined, Change[]>();
  for (const change of act.changes) byPlanting.set(change.id, [...(byPlanting.get(change.id) ?? []), change]);
  return [...byPlanting.values()].map((changes) => JSON.stringify({ ...act, changes }));
}

function sinceOf(current: unknown): Since | undefined {
  if (typeof current !== 'object' || current === null) return undefined;
  const { version, plants, ended, matrix } = current as Record<string, unknown>;
  const isWhole = typeof version === 'number' && Array.isArray(plants) && Array.isArray(ended);
  if (!isWhole) return undefined;
  return { version, matrix: typeof matrix === 'string' ? matrix : null, plants, ended };
}
