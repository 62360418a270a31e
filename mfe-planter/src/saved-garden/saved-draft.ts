import { calendarDay, hexColor, type KeptBase, keptBase, keptSpot } from '@planted/contracts';
import {
  type LayoutChange,
  MAX_PER_SQUARE,
  MAX_PLANT_SIDE,
  MAX_SIDE,
  MIN_PLANT_SIDE,
  PLANTING_ENDS,
  PLANTING_STEPS,
} from '@planted/garden-domain';
import { createDraftStore, type DraftStore } from '@planted/mfe-kit';
import { z } from 'zod';
import type { RotationAnswers, RotationChange } from '../rotation/answers';
import type { UnfitPlant } from './bed-draft';
import { type PersistedPlanter, persistedPlanter } from '../planter/planter-draft';

/** One act on its way to the server. Sent again under its key it is made once. */
export interface PendingAct {
  readonly key: string;
  readonly expectedVersion: number;
  readonly changes: readonly (LayoutChange | RotationChange)[];
}

/** What was changed of a saved garden in this browser, with the layout that it was made of. */
export interface PersistedGarden {
  readonly planter: PersistedPlanter;
  readonly base: KeptBase;
  readonly unfit: readonly UnfitPlant[];
  readonly pending: PendingAct | null;
  /** Drafts of earlier releases have none. */
  readonly answers?: RotationAnswers | undefined;
}

const side = z.number().int().min(MIN_PLANT_SIDE).max(MAX_PLANT_SIDE);
const corner = z.number().int().min(0).max(MAX_SIDE);
const plantsPerSquare = z.number().int().min(1).max(MAX_PER_SQUARE).nullable();
const place = { x: corner, y: corner };
const size = { width: side, height: side };
const id = z.string();

/** Those that the planter makes. */
const change = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('place'),
    planting: keptSpot,
    after: z.string().nullable().optional(),
    under: z.string().optional(),
  }),
  z.object({ type: z.literal('move'), id, ...place }),
  z.object({ type: z.literal('resize'), id, ...place, ...size }),
  z.object({ type: z.literal('recolor'), id, color: hexColor }),
  z.object({ type: z.literal('count'), id, plantsPerSquare }),
  z.object({
    type: z.literal('end'),
    ...{ id, how: z.enum(PLANTING_ENDS), cause: z.string().nullable(), day: calendarDay },
  }),
  z.object({ type: z.literal('restore'), id }),
  z.object({ type: z.literal('put-after'), id, after: z.string().nullable() }),
  z.object({
    type: z.literal('fix-step'),
    ...{ id, step: z.enum(PLANTING_STEPS), day: calendarDay.nullable() },
  }),
  z.object({ type: z.literal('ignore-rotation'), id, because: z.string() }),
  z.object({ type: z.literal('heed-rotation'), id }),
]);

const persistedGarden = z.object({
  planter: persistedPlanter,
  base: keptBase,
  unfit: z.array(
    z.object({
      id,
      wanted: keptSpot.nullable(),
      now: keptSpot.nullable(),
      why: z.enum(['no-room', 'changed', 'ended', 'refused']),
      reason: z.string().optional(),
      isComing: z.literal(true).optional(),
    }),
  ),
  pending: z
    .object({ key: z.string(), expectedVersion: z.number().int(), changes: z.array(change) })
    .nullable(),
  answers: z.map(id, z.string().nullable()).optional(),
});

const stores = new Map<string, DraftStore<PersistedGarden>>();

/** The draft of one garden, or of one branch: each has its own, so that two tabs with two gardens are strangers. */
export function savedDraft(draftKey: string): DraftStore<PersistedGarden> {
  const store =
    stores.get(draftKey) ??
    createDraftStore<PersistedGarden>({
      key: `planter/garden/${draftKey}`,
      version: 1,
      parse: (value) => persistedGarden.parse(value),
    });
  stores.set(draftKey, store);
  return store;
}
