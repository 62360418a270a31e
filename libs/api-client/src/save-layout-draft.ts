import {
  type changeLayoutCall,
  type LayoutChangeRequest,
  type LayoutSince,
  layoutSince,
  type RequestOf,
} from '@planted/contracts';
import { fetchBranchesKey, fetchBranchKey } from './branch-keys';
import { changeLayout } from './change-layout';
import { fetchDashboardKey } from './fetch-dashboard';
import { fetchGardenAnalyticsKey } from './fetch-garden-analytics';
import { fetchGardenActivitiesKey, fetchGardensKey, fetchSeasonKey } from './read-keys';
import { fetchLayoutKey } from './fetch-layout';
import { fetchManagerPlantsKey } from './fetch-manager-plants';
import { fetchPastKey } from './fetch-past';
import { ApiError } from './request';

/** Queries that show a garden whose layout was changed. */
export const layoutKeys = [
  ...[fetchLayoutKey, fetchGardensKey, fetchDashboardKey, fetchManagerPlantsKey],
  ...[fetchGardenActivitiesKey, fetchGardenAnalyticsKey, fetchSeasonKey, fetchPastKey],
  ...[fetchBranchKey, fetchBranchesKey],
];

const UNAUTHORIZED = 401;
export const isSignedOut = (cause: unknown): boolean =>
  cause instanceof ApiError && cause.status === UNAUTHORIZED;

/** One act on its way to the server. Sent again under its key it is made once. */
export interface SentAct {
  readonly key: string;
  readonly expectedVersion: number;
}

/** Sends an act under its key. @returns the version that it leads to */
export type SendAct = (
  act: RequestOf<typeof changeLayoutCall>,
  key: string,
) => Promise<{ readonly version: number }>;

/** A draft of a saved garden, as far as it is saved by acts. */
export interface LayoutDraft<Act extends SentAct> {
  readonly gardenId: string;
  /** Sends an act of a branch; without it, it is one of the garden itself. */
  readonly send?: SendAct | undefined;
  /** What is to be sent next; null where nothing is. */
  readonly nextAct: () => Act | null;
  readonly requestOf: (act: Act) => readonly LayoutChangeRequest[];
  /** Persists it, before it is sent: one whose answer is lost goes on. */
  readonly keep: () => Promise<unknown>;
  readonly acknowledge: (act: Act, version: number) => void;
  /** The act was refused. */
  readonly drop: () => void;
  /**
   * One change of the act can never be made: takes what the draft has of it back to how it is in the garden, and tells that,
   * so that the next act is what is left.
   * @param reason in the gardener's words, or nearly
   * @returns whether the draft has anything of it
   */
  readonly takeBack?: (act: Act, refused: RefusedChange, reason: string) => boolean;
  /** Another page was faster: rebases the draft, so that the next act is what is left of it. */
  readonly catchUp: (since: LayoutSince) => void;
}

/** Which change of an act was refused, and the plantings that cannot be as it wants them, where the answer says so. */
export interface RefusedChange {
  readonly index: number;
  readonly ids: readonly string[];
}

const changeDraft: SendAct = (act, key) => changeLayout(act, key, { isOfDraft: true });

/** Others may be faster so many times in a row. */
const MAX_TRIES = 6;

/**
 * Saves a draft act by act, until nothing is left to be sent. A change that can never be made holds back no other.
 * @throws ApiError for what is no conflict with another page; Error where others are faster each time
 */
export async function saveLayoutDraft<Act extends SentAct>(draft: LayoutDraft<Act>): Promise<void> {
  for (let tries = 0; tries < MAX_TRIES; ) {
    const act = draft.nextAct();
    if (!act) return;
    await draft.keep();
    // What was taken back leaves less of the draft each time.
    if ((await send(draft, act)) !== 'less') tries += 1;
  }
  throw new Error('This garden is being changed elsewhere right now. Try again in a moment.');
}

async function send<Act extends SentAct>(
  draft: LayoutDraft<Act>,
  act: Act,
): Promise<'done' | 'behind' | 'less'> {
  const { key, expectedVersion } = act;
  try {
    const { gardenId, send: sendAct = changeDraft } = draft;
    const input = { gardenId, expectedVersion, changes: [...draft.requestOf(act)] };
    const { version } = await sendAct(input, key);
    draft.acknowledge(act, version);
    return 'done';
  } catch (cause) {
    const isRefused = cause instanceof ApiError && cause.status > 0 && cause.status < 500;
    if (!isRefused || isSignedOut(cause)) throw cause;
    draft.drop();
    const since = layoutSince.safeParse(cause.current);
    if (since.success) {
      draft.catchUp(since.data);
      return 'behind';
    }
    const refused = refusedChangeOf(cause);
    if (!refused || !draft.takeBack?.(act, refused, cause.message)) throw cause;
    return 'less';
  }
}

/** 'changes.3.y' */
const OF_CHANGE = /^changes\.(\d+)/;

function refusedChangeOf({ field = '', current }: ApiError): RefusedChange | null {
  const index = OF_CHANGE.exec(field)?.[1];
  if (index === undefined) return null;
  const ids = [current?.['id'], current?.['by']].filter((id) => typeof id === 'string');
  return { index: Number(index), ids };
}
