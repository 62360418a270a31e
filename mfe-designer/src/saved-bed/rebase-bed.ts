import {
  MAX_SIDE,
  NO_SEASON,
  type PlantingSpot,
  rebaseLayout,
  sizeOf,
  type UnfitChange,
} from '@planted/garden-domain';
import type { Design } from '../grid/design';
import { plantsWithoutSoil, spotOf } from '../grid/plants-on-soil';
import type { BedPlant } from '../grid/standing';
import type { BedBase, BedSettings } from './bed-difference';
import { boxOf, ownAll, withMargins } from './bed-rules';
import { bedOf, withSettings, withSoilUnder } from './change-bed';
import { type Carry, groundAfter, onGrid } from './ground';

/** Why a draft could not keep something; 'soil': its squares were put back. */
export const TOLD = ['no-room', 'changed', 'ended', 'soil'] as const satisfies readonly (
  | UnfitChange['why']
  | 'soil'
)[];

/** What a draft could not keep: a plant that was changed here and elsewhere, or whose squares were put back for it. */
export interface Told {
  readonly plant: BedPlant;
  readonly why: (typeof TOLD)[number];
}

export interface RebasedBed {
  readonly design: Design;
  readonly told: readonly Told[];
}

export interface Move {
  readonly base: BedBase;
  readonly current: BedBase;
  /** How others have moved the ground meanwhile. */
  readonly carry: Carry;
  readonly nameOf: (plantId: string) => string;
}

/**
 * Takes the draft of a bed to what the garden has become (EDT-4): its soil stays as it is drawn, plants are merged one by
 * one, and what others have planted on squares that the draft takes away gets them back.
 * @returns null where the grid has no room for what others have planted
 */
export function rebaseBed(design: Design, { base, current, carry, nameOf }: Move): RebasedBed | null {
  const { standing } = design;
  if (!standing) return { design, told: [] };
  const [before, now] = [sizeOf(base.matrix), sizeOf(current.matrix)];
  const ground = groundAfter(standing.ground, before, carry, now);
  const matrix = rowsOf(design);
  const was = carried(base.standing, (spot) => onGrid(spot, before, standing.ground));
  const are = carried(current.standing, (spot) => onGrid(spot, now, ground));
  const mine = new Map(standing.plants.map((plant) => [plant.id, spotOf(plant)] as const));
  const merged = rebaseLayout<PlantingSpot>({ matrix, standing: was, ended: base.ended }, mine, {
    ...{ matrix, standing: are, ended: current.ended },
    // What grows between others (SEA-8) takes no ground of its own; what is to come is not on the grid.
    season: { ...NO_SEASON, under: current.season?.under ?? NO_SEASON.under },
  });
  const named = (spot: PlantingSpot): BedPlant => ({ ...spot, name: nameOf(spot.plantId) });
  const plants = [...merged.draft.values()].map(named);
  const roomy = withRoomFor(
    mergeSettings({ ...design, standing: { ...standing, ground, plants } }, base, current),
  );
  if (!roomy) return null;
  const bare = plantsWithoutSoil(roomy);
  const told: Told[] = [
    ...bare.map((plant) => ({ plant, why: 'soil' as const })),
    ...merged.unfit.flatMap(({ wanted, now: stands, why }) => {
      const spot = stands ?? wanted;
      return spot ? [{ plant: named(spot), why }] : [];
    }),
  ];
  return { design: ownAll(withSoilUnder(roomy, bare)), told };
}

const carried = (
  spots: ReadonlyMap<string, PlantingSpot>,
  carry: (spot: PlantingSpot) => PlantingSpot,
): ReadonlyMap<string, PlantingSpot> => new Map([...spots].map(([id, spot]) => [id, carry(spot)]));

const rowsOf = ({ width, height, filled }: Design): (0 | 1)[][] =>
  Array.from({ length: height }, (_, row) =>
    Array.from(filled.subarray(row * width, (row + 1) * width), (state) => (state === 1 ? 1 : 0)),
  );

/** A larger grid where plants would stand beyond it. */
function withRoomFor(design: Design): Design | null {
  const box = boxOf(design);
  const plants = design.standing?.plants ?? [];
  if (!box) return null;
  const least = (sides: number[]): number => Math.min(0, ...sides);
  const left = box.left - least(plants.map(({ x }) => x));
  const top = box.top - least(plants.map(({ y }) => y));
  const right = Math.max(design.width, ...plants.map(({ x, width }) => x + width)) - box.right;
  const bottom = Math.max(design.height, ...plants.map(({ y, height }) => y + height)) - box.bottom;
  const isTooLarge =
    left + box.right - box.left + right > MAX_SIDE || top + box.bottom - box.top + bottom > MAX_SIDE;
  if (isTooLarge) return null;
  return withMargins(design, box, { before: left, after: right }, { before: top, after: bottom });
}

/** What only others have set is taken over; what the draft has set stays. */
function mergeSettings(design: Design, base: BedBase, current: BedBase): Design {
  const bed = bedOf(design);
  if (!bed) return design;
  return withSettings(design, mergedSettings({ name: bed[0], ...bed[1] }, base.settings, current.settings));
}

const mergedSettings = (mine: BedSettings, before: BedSettings, now: BedSettings): BedSettings => {
  const pick = <Value>(own: Value, was: Value, is: Value): Value => (own === was ? is : own);
  const of = <Key extends keyof BedSettings['conditions']>(key: Key) =>
    pick(mine.conditions[key], before.conditions[key], now.conditions[key]);
  return {
    name: pick(mine.name, before.name, now.name),
    conditions: {
      soilType: of('soilType'),
      hardiness: of('hardiness'),
      sunlight: of('sunlight'),
      maintenance: of('maintenance'),
    },
  };
};

/** Whether a setting was set here and elsewhere, and not to the same. */
export function settingsClash(mine: BedSettings, before: BedSettings, now: BedSettings): boolean {
  const flat = ({ name, conditions }: BedSettings): readonly string[] => [
    name,
    conditions.soilType,
    conditions.hardiness,
    conditions.sunlight,
    conditions.maintenance,
  ];
  const [own, was, is] = [flat(mine), flat(before), flat(now)];
  return own.some((value, at) => value !== was[at] && is[at] !== was[at] && value !== is[at]);
}
