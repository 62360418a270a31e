import { inPoints } from '../analysis/companion-analysis';
import type { Bed, Standing } from '../problem/bed';
import { distanceBetween } from '../problem/distance';
import { COMPANION_REACH, type CompanionRelation, falloffThirds } from '../relations';
import type { ReasonTerm } from './placement-reason';

/** The plants of one kind that are equally far from a plant. */
interface Neighbors {
  readonly id: string;
  readonly name: string;
  readonly relation: CompanionRelation;
  /** In feet: 1 is beside, by a side or a corner. */
  readonly distance: number;
  plants: number;
  units: number;
}

const sentences = { good: 'good companion', moderate: 'fair companion', bad: 'bad companion' } as const;

/**
 * What a plant's neighbors within reach do for it, best first, and how far away a bad companion is kept. A term counts
 * the plants of one kind at one distance; why they matter is told with the nearest.
 */
export function companionTerms(bed: Bed, plant: Standing, standing: readonly Standing[]): ReasonTerm[] {
  const { relations, worth, kinds } = bed.problem;
  const related = relations.of(plant.kind.id);
  if (related.size === 0) return [];
  const groups = new Map<string, Neighbors>();
  for (const other of standing) {
    const relation = related.get(other.kind.id);
    if (!relation) continue;
    const { id, name } = other.kind;
    const distance = distanceBetween(plant, other);
    const key = `${distance} ${id}`;
    const group = groups.get(key) ?? { id, name, relation, distance, plants: 0, units: 0 };
    group.plants += 1;
    group.units +=
      (worth[plant.kind.index * kinds.length + other.kind.index] as number) * falloffThirds(distance);
    groups.set(key, group);
  }
  const all = [...groups.values()].sort((a, b) => a.distance - b.distance);
  const isNearest = ({ id, distance }: Neighbors) =>
    all.find((group) => group.id === id)?.distance === distance;
  const unitsOf = (kind: string) => all.reduce((sum, { id, units }) => sum + (id === kind ? units : 0), 0);
  return all
    .filter(({ distance, relation }, i) => {
      if (distance <= COMPANION_REACH) return true;
      return relation.relation === 'bad' && isNearest(all[i] as Neighbors);
    })
    .sort(
      (a, b) =>
        unitsOf(b.id) - unitsOf(a.id) || (a.id < b.id ? -1 : a.id > b.id ? 1 : a.distance - b.distance),
    )
    .map((group) => termOf(group, isNearest(group)));
}

function termOf({ name, relation, distance, plants, units }: Neighbors, isNearest: boolean): ReasonTerm {
  if (distance > COMPANION_REACH)
    return {
      about: 'companion',
      text: `${distance} ft from ${name}, far enough from a bad companion`,
      points: 0,
    };
  const where = distance === 1 ? 'beside' : `${distance} ft from`;
  const who = plants > 1 ? `${plants} ${name}` : name;
  const why = isNearest ? `: ${relation.reason ?? sentences[relation.relation]}` : '';
  return {
    about: 'companion',
    text: `${where} ${who}${why}`,
    points: inPoints(units),
    ...(isNearest && relation.evidence && { evidence: relation.evidence }),
    ...(isNearest && relation.measured && { measured: relation.measured }),
  };
}
