import { ApiError, changeLayout, type fetchLayout } from '@planted/api-client';
import { type LayoutChangeRequest, type LayoutSince, layoutSince } from '@planted/contracts';
import { newId } from '@planted/mfe-kit';

type DoneLayout = Awaited<ReturnType<typeof changeLayout>>;
type StandingLayout = Pick<Awaited<ReturnType<typeof fetchLayout>>, 'version' | 'plants' | 'coming'>;

/** What an act has done. */
export interface DoneAct {
  /** The changes that were made: what another page had ended or brought back meanwhile is not among them. */
  readonly changes: readonly LayoutChangeRequest[];
  /** Harvests that it logged. */
  readonly entries: NonNullable<DoneLayout['entries']>;
}

export interface LayoutAct {
  /**
   * Sends it; after an answer that was lost, the same again, which is done once.
   * @throws ApiError
   */
  readonly send: () => Promise<DoneAct>;
}

const FIRST_VERSION = 1;

/** How often an act goes on from what another page has made meanwhile. */
const MAX_REBASES = 3;

/**
 * One act in the layout of a garden: all of it or nothing. Where another page was faster, it is made in what that page
 * left: plants that ended there stay ended, and plants that are back are back.
 * @param newest asks for the layout as it stands, once
 */
export function createLayoutAct(
  gardenId: string,
  wanted: readonly LayoutChangeRequest[],
  newest: () => Promise<StandingLayout>,
): LayoutAct {
  let attempt: Attempt | undefined;

  /** What is left to do, where the plants that stand are others by now. */
  const rebase = (
    expectedVersion: number,
    before: readonly LayoutChangeRequest[],
    isPossible: (change: LayoutChangeRequest) => boolean,
  ): Attempt => {
    const left = before.filter(isPossible);
    const changes = isFollowing(before) && !left.some(isEnd) ? [] : withHarvest(left, before);
    return { expectedVersion, changes, key: newId() };
  };

  async function begin(): Promise<Attempt> {
    const layout = await newest().catch((cause: unknown) => {
      if (cause instanceof ApiError && cause.status === 0) return undefined;
      throw cause;
    });
    // Without a signal it says what is wanted, against a layout that is surely older: what changed since is told then.
    if (!layout) return { expectedVersion: FIRST_VERSION, changes: wanted, key: newId() };
    const { version, plants, coming = [] } = layout;
    const there = new Set([...plants, ...coming].map(({ id }) => id));
    return rebase(version, wanted, (change) => {
      if (change.type === 'end') return there.has(change.id);
      return change.type !== 'restore' || !there.has(change.id);
    });
  }

  return {
    async send() {
      for (let rebases = 0; ; rebases += 1) {
        attempt ??= await begin();
        const { expectedVersion, changes, key } = attempt;
        if (changes.length === 0) return nothingLeft(wanted);
        try {
          const input = { gardenId, expectedVersion, changes: [...changes] };
          return { changes, entries: (await changeLayout(input, key)).entries ?? [] };
        } catch (cause) {
          const since = sinceOf(cause);
          if (!since || rebases === MAX_REBASES) throw cause;
          attempt = rebase(since.version, changes, (change) => isPossibleAfter(change, since));
        }
      }
    },
  };
}

const isEnd = ({ type }: LayoutChangeRequest): boolean => type === 'end';

/** Whether it puts something where its own plants end: without them there is nothing to follow. */
const isFollowing = (changes: readonly LayoutChangeRequest[]): boolean =>
  changes.some(isEnd) && changes.some(({ type }) => type === 'place');

/** What is sent, again too where no answer came. */
interface Attempt {
  readonly expectedVersion: number;
  readonly changes: readonly LayoutChangeRequest[];
  readonly key: string;
}

/** What changed meanwhile, where that is why an act was refused. */
function sinceOf(cause: unknown): LayoutSince | undefined {
  if (!(cause instanceof ApiError) || cause.status !== 409) return undefined;
  return layoutSince.safeParse(cause.current).data;
}

function isPossibleAfter(change: LayoutChangeRequest, { plants, ended }: LayoutSince): boolean {
  if (change.type === 'end') return ended.every(({ id }) => id !== change.id);
  return change.type !== 'restore' || plants.every(({ id }) => id !== change.id);
}

/** The harvest of an act stays, where the plant that it was to be logged for is gone and another one of it is not. */
function withHarvest(
  left: readonly LayoutChangeRequest[],
  before: readonly LayoutChangeRequest[],
): readonly LayoutChangeRequest[] {
  const harvestIn = (list: readonly LayoutChangeRequest[]) =>
    list.flatMap((change) => (change.type === 'end' && change.harvest ? [change.harvest] : [])).at(0);
  const harvest = harvestIn(before);
  if (!harvest || harvestIn(left)) return left;
  return left.map((change, at) => (at === 0 && change.type === 'end' ? { ...change, harvest } : change));
}

/** Plants that are all back need nothing more; plants that are all gone were not this act's to end. */
function nothingLeft(wanted: readonly LayoutChangeRequest[]): DoneAct {
  if (wanted.every(({ type }) => type === 'restore')) return { changes: [], entries: [] };
  throw new ApiError('These plants are no longer in the bed.', 409, 'not-there');
}
