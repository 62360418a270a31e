import {
  type KeptBase,
  keptBase,
  keptSpot,
  layoutChange,
  type LayoutChangeRequest,
} from '@planted/contracts';
import { type EndOfPlanting, PLANTING_ENDS, type QuarterTurns } from '@planted/garden-domain';
import { createDraftStore, type DraftStore } from '@planted/mfe-kit';
import type { Kept } from '../editor/editor-state';
import { parseConditions, parsePersisted } from '../editor/parse-persisted';
import type { BedPlant, Standing } from '../grid/standing';
import type { BedSettings } from './bed-difference';
import { TOLD, type Told } from './rebase-bed';

/** One act on its way to the server. Sent again under its key it is made once. */
export interface PendingAct {
  readonly key: string;
  readonly expectedVersion: number;
  readonly changes: readonly LayoutChangeRequest[];
}

/** What was changed of a saved bed in this browser, with the garden that it was made of. */
export interface PersistedBed {
  readonly drawing: Kept;
  readonly base: KeptBase;
  readonly settings: BedSettings;
  readonly pending: PendingAct | null;
  /** What the draft could not keep, and nobody has said yet that they know. */
  readonly told: readonly Told[];
}

type Fields = Readonly<Record<string, unknown>>;

function fieldsOf(value: unknown, what: string): Fields {
  if (typeof value !== 'object' || value === null) throw new TypeError(`${what} is missing`);
  return value as Fields;
}

const wholeNumber = (value: unknown): number => {
  if (!Number.isInteger(value)) throw new TypeError(`${String(value)} is not a whole number`);
  return value as number;
};

const text = (value: unknown): string => {
  if (typeof value !== 'string') throw new TypeError(`${String(value)} is not text`);
  return value;
};

const listOf = (value: unknown): readonly unknown[] => {
  if (!Array.isArray(value)) throw new TypeError('not a list');
  return value;
};

function parseStanding(value: unknown): Standing {
  const { ground, plants, ends } = fieldsOf(value, 'what stands in the bed');
  const { x, y, width, height, turns } = fieldsOf(ground, 'the ground');
  const turned = wholeNumber(turns);
  if (turned < 0 || turned > 3) throw new TypeError('the ground is turned by no quarter');
  if (!(ends instanceof Map)) throw new TypeError('the ends are not a map');
  return {
    ground: {
      ...{ x: wholeNumber(x), y: wholeNumber(y) },
      ...{ width: wholeNumber(width), height: wholeNumber(height), turns: turned as QuarterTurns },
    },
    plants: listOf(plants).map(parsePlant),
    ends: new Map([...(ends as ReadonlyMap<unknown, unknown>)].map(parseEnd)),
  };
}

const parsePlant = (plant: unknown): BedPlant => ({
  ...keptSpot.parse(plant),
  name: text(fieldsOf(plant, 'a plant')['name']),
});

function parseTold(value: unknown): Told {
  const { plant, why } = fieldsOf(value, 'what was told');
  const known = TOLD.find((each) => each === why);
  if (!known) throw new TypeError(`${String(why)} is no reason`);
  return { plant: parsePlant(plant), why: known };
}

function parseEnd([id, end]: readonly [unknown, unknown]): readonly [string, EndOfPlanting] {
  const { how, cause, day } = fieldsOf(end, 'an end');
  const known = PLANTING_ENDS.find((each) => each === how);
  if (!known) throw new TypeError(`${String(how)} is no end of a plant`);
  return [text(id), { how: known, cause: cause === null ? null : text(cause), day: text(day) }];
}

function parsePending(value: unknown): PendingAct | null {
  if (value === null) return null;
  const { key, expectedVersion, changes } = fieldsOf(value, 'the act');
  return {
    key: text(key),
    expectedVersion: wholeNumber(expectedVersion),
    changes: listOf(changes).map((change) => layoutChange.parse(change)),
  };
}

/** @throws where it is no draft of a saved bed */
function parseBed(value: unknown): PersistedBed {
  const { drawing, base, settings, pending, told } = fieldsOf(value, 'the draft');
  const { name, conditions } = fieldsOf(settings, 'the settings');
  return {
    drawing: parsePersisted(drawing, parseStanding),
    base: keptBase.parse(base),
    settings: { name: text(name), conditions: parseConditions(conditions) },
    pending: parsePending(pending),
    // Earlier drafts have none.
    told: told === undefined ? [] : listOf(told).map(parseTold),
  };
}

const stores = new Map<string, DraftStore<PersistedBed>>();

/** The draft of one bed: each has its own, so that two tabs with two gardens are strangers. */
export function savedBedDraft(gardenId: string): DraftStore<PersistedBed> {
  const store =
    stores.get(gardenId) ??
    createDraftStore<PersistedBed>({ key: `designer/garden/${gardenId}`, version: 1, parse: parseBed });
  stores.set(gardenId, store);
  return store;
}
