import { inPoints } from '../analysis/companion-analysis';
import type { Bed, Standing } from '../problem/bed';
import { distanceBetween } from '../problem/distance';
import { COMPANION_REACH, type CompanionRelation, falloffThirds } from '../relations';
import type { ReasonTerm } from './placement-reason';

interface Neighbors {
  readonly name: string;
  readonly relation: CompanionRelation;
  plants: number;
  nearest: number;
  units: number;
}

const sentences = { good: 'good companion', moderate: 'fair companion', bad: 'bad companion' } as const;

/** What a plant's neighbors within reach do for it, best first, and how far away a bad companion is kept. */
export function companionTerms(bed: Bed, plant: Standing, standing: readonly Standing[]): ReasonTerm[] {
  const { relations, worth, kinds } = bed.problem;
  const related = relations.of(plant.kind.id);
  if (related.size === 0) return [];
  const byId = new Map<string, Neighbors>();
  for (const other of standing) {
    const relation = related.get(other.kind.id);
    if (!relation) continue;
    const distance = distanceBetween(plant, other);
    const isNear = distance <= COMPANION_REACH;
    if (!isNear && relation.relation !== 'bad') continue;
    const known = byId.get(other.kind.id) ?? {
      name: other.kind.name,
      relation,
      plants: 0,
      nearest: Number.POSITIVE_INFINITY,
      units: 0,
    };
    known.nearest = Math.min(known.nearest, distance);
    if (isNear) {
      known.plants += 1;
      known.units +=
        (worth[plant.kind.index * kinds.length + other.kind.index] as number) * falloffThirds(distance);
    }
    byId.set(other.kind.id, known);
  }
  return [...byId.values()].sort((a, b) => b.units - a.units || a.nearest - b.nearest).map(termOf);
}

function termOf({ name, relation, plants, nearest, units }: Neighbors): ReasonTerm {
  const where = nearest <= 1 ? 'beside' : `${nearest} ft from`;
  const who = plants > 1 ? `${plants} ${name}` : name;
  const why = relation.reason ?? sentences[relation.relation];
  return {
    about: 'companion',
    text:
      plants === 0
        ? `${nearest} ft from ${name}, far enough from a bad companion`
        : `${where} ${who}: ${why}`,
    points: inPoints(units),
    ...(relation.evidence && { evidence: relation.evidence }),
  };
}
