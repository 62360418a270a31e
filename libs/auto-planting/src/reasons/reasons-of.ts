import { CLUSTER_REACH } from '../objectives/pollinator-cover';
import { sharedSides } from '../objectives/watering-zones';
import type { Bed, Standing } from '../problem/bed';
import { distanceBetween } from '../problem/distance';
import type { Term } from '../terms/term';
import { companionTerms } from './companion-terms';
import type { PlacementReason, ReasonTerm } from './placement-reason';

/** Plants whose reasons are told in one step. */
const PLANTS_PER_STEP = 50;

/** Why each planned plant stands where it stands, in the order given; a few milliseconds at a time. */
export function* reasonsInSteps(
  bed: Bed,
  plants: readonly Standing[],
  terms: readonly Term[],
): Generator<void, PlacementReason[]> {
  const tellers = terms.map((term) => term.tell());
  yield;
  const standing = [...bed.kept, ...plants];
  const guards = standing.filter(({ kind }) => kind.isPestControl);
  const reasons: PlacementReason[] = [];
  for (const plant of plants) {
    const said = [
      ...ownTerms(bed, plant, guards),
      ...companionTerms(bed, plant, standing),
      ...tellers.flatMap((tell) => tell(plant)),
    ];
    reasons.push({ text: said.map(({ text }) => text).join('; '), terms: said });
    if (reasons.length % PLANTS_PER_STEP === 0) yield;
  }
  return reasons;
}

function ownTerms(bed: Bed, plant: Standing, guards: readonly Standing[]): ReasonTerm[] {
  if (plant.kind.role === 'filler')
    return [{ about: 'space', text: 'fills an empty spot with no bad companion within 3 ft' }];
  switch (bed.problem.algorithm) {
    case 'maximize-yield':
      return [sizeTerm(plant)];
    case 'companion-planting':
      return [];
    case 'pollinator-friendly':
      return plant.kind.isPollinator ? [pollinatorTerm(bed, plant)] : [sizeTerm(plant)];
    case 'water-efficiency':
      return [waterTerm(bed, plant)];
    case 'organic-pest-control':
      return plant.kind.isPestControl ? [guardTerm(bed, plant, guards)] : [sizeTerm(plant)];
  }
}

const sizeTerm = ({ width, height }: Standing): ReasonTerm => ({
  about: 'space',
  text: `needs ${width} × ${height} ft and fits here`,
});

function pollinatorTerm(bed: Bed, { x, y, width, height }: Standing): ReasonTerm {
  const company = bed.near(x, y, width, height, CLUSTER_REACH).filter(({ kind }) => kind.isPollinator).length;
  const cover = `adds ${width * height} ft² of pollinator plants, of which ${bed.problem.targetCells} ft² are the target`;
  return {
    about: 'pollinators',
    text: company === 0 ? cover : `${cover}; ${company} more within ${CLUSTER_REACH} ft`,
  };
}

function waterTerm(bed: Bed, plant: Standing): ReasonTerm {
  const { sameZone, all } = sharedSides(bed, plant);
  const score = Math.round(plant.kind.waterScore * 10) / 10;
  const neighbors =
    all === 0 ? '' : `; ${sameZone} of its ${all} ft along other plants share a watering zone`;
  return { about: 'water', text: `water score ${score}${neighbors}` };
}

function guardTerm(bed: Bed, plant: Standing, guards: readonly Standing[]): ReasonTerm {
  const next = Math.min(
    ...guards.filter((other) => other !== plant).map((other) => distanceBetween(plant, other)),
  );
  const guarding = `protects plants within ${bed.problem.options.maxSpacing} ft`;
  return {
    about: 'pest-control',
    text: Number.isFinite(next) ? `${guarding}, ${next} ft from the nearest pest-control plant` : guarding,
  };
}
