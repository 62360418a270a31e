import type {
  Analysis,
  AutoPlantingOptions,
  PlacementReason,
  PlanningAlgorithm,
  PlanScore,
  Side,
  UnusedPlant,
  WeighedTerm,
} from '@planted/auto-planting';
import type { Placement } from '@planted/garden-domain';
import { type Layout, leftToPlace } from '../layout/layout';
import { type SelectedPlant, sizeOf } from '../layout/selected-plant';

/** Whose plants a run may place: the gardener's own, random ones that suit the garden, or its own and such others. */
export const PLANT_PRESETS = ['user', 'random', 'mix'] as const;
export type PlantPreset = (typeof PLANT_PRESETS)[number];

export type ChosenOptions = {
  readonly [Name in keyof AutoPlantingOptions]?: AutoPlantingOptions[Name] | null;
};

/** What a run is asked to plan by. */
export interface PlanningChoice {
  readonly algorithm: PlanningAlgorithm;
  readonly preset: PlantPreset;
  /** What the gardener changed; null for a field that is empty (2 §5). */
  readonly options: ChosenOptions;
  readonly seed: number;
  /** Plants placed by hand stay where they are; else only those that are pinned. */
  readonly keepsPlaced: boolean;
  /** Which side of the bed is north; undefined until it is said. */
  readonly north?: Side | undefined;
}

/** What a run reported of its plan. Placements are named by their ids. */
export interface PlanReport {
  readonly id: string;
  readonly choice: PlanningChoice;
  readonly score: PlanScore;
  /** Worth of the plan that this one was improved from; without it this is the specified layout. */
  readonly startValue?: number | undefined;
  /** How many of the requested plants that plan placed. */
  readonly startRequested?: number | undefined;
  /** Plants relative to plantable cells (2 §9), those that stayed among them. */
  readonly efficiency: number;
  readonly analysis: Analysis;
  /** How the plan does in what a gardener thinks of, the weightiest first. */
  readonly weighed: readonly WeighedTerm[];
  readonly warnings: readonly string[];
  readonly unused: readonly UnusedPlant[];
  readonly reasons: ReadonlyMap<string, PlacementReason>;
  /** Placements that only fill what was left: they count in no objective. */
  readonly fillers: ReadonlySet<string>;
  /** All that stood when the plan was shown: what stayed, and what was planned. */
  readonly standing: readonly Placement[];
  /** How many of them stayed where they were; these come first. */
  readonly staying: number;
  readonly asked: readonly Asked[];
}

type Asked = Pick<SelectedPlant, 'plantId' | 'wanted' | 'plantingWidth' | 'plantingHeight'>;

export const askedOf = (plants: readonly SelectedPlant[]): Asked[] =>
  plants
    .filter(({ isOffered }) => !isOffered)
    .map(({ plantId, wanted, plantingWidth, plantingHeight }) => ({
      plantId,
      wanted,
      plantingWidth,
      plantingHeight,
    }));

/** What of a report is still true after the gardener has changed the bed by hand. */
export interface PlanClaims {
  /** The bed is as it was planned: its figures and whether it can be improved. */
  readonly isAsPlanned: boolean;
}

/** Returns whether a placement still stands where it stood. */
function standsIn(layout: Layout): (placement: Placement) => boolean {
  const places = new Map(layout.placements.map((placement) => [placement.id, placement]));
  return ({ id, x, y }) => {
    const now = places.get(id);
    return now !== undefined && now.x === x && now.y === y;
  };
}

export function claimsOf(report: PlanReport, layout: Layout): PlanClaims {
  const stands = standsIn(layout);
  const { standing } = report;
  const isAskedTheSame = JSON.stringify(askedOf(layout.plants)) === JSON.stringify(report.asked);
  return {
    isAsPlanned: isAskedTheSame && layout.placements.length === standing.length && standing.every(stands),
  };
}

/**
 * The plants that found no place, with why, for as long as that is so: a plant that was moved or left out since has made
 * room, and a plant of another size may have a place.
 */
export function withoutPlace(report: PlanReport, layout: Layout): readonly UnusedPlant[] {
  if (!report.standing.every(standsIn(layout))) return [];
  const unused = report.unused.filter(({ id, plantingWidth, plantingHeight }) => {
    const plant = layout.plants.find(({ plantId }) => plantId === id);
    if (!plant || leftToPlace(layout, id) === 0) return false;
    const { width, height } = sizeOf(plant);
    return width === plantingWidth && height === plantingHeight;
  });
  return unused.map((plant) =>
    plant.plantingWidth === 0 || plant.plantingHeight === 0
      ? { ...plant, reason: 'Its width or height is empty. Enter both, then plan again.' }
      : plant,
  );
}

/**
 * How good a plan is at least, in whole percent of the best possible; undefined where nothing is proven.
 * The bound is at least the best, so a share of the bound is at most the share of the best.
 */
export const atLeastPercent = ({ value, bound }: PlanScore): number | undefined =>
  value > 0 && Number.isFinite(bound) && bound > 0
    ? Math.min(100, Math.floor((value / bound) * 100))
    : undefined;

/** Why a plant stands where it stands; undefined once it was moved by hand, and for one that no run planned. */
export function reasonFor(
  report: PlanReport | undefined,
  { id, x, y }: Placement,
): PlacementReason | undefined {
  const reason = report?.reasons.get(id);
  const planned = reason && report?.standing.find((placement) => placement.id === id);
  return planned?.x === x && planned.y === y ? reason : undefined;
}
