import type { GardenPlant } from '@planted/contracts';

const MAX_CARDS = 12;
const MAX_PER_STAGE = 3;

/** What the plant card says: the stage, or the status where it matters more. */
export const stageOf = (entry: GardenPlant): string =>
  entry.plant_status === 'planted' ? (entry.plant_current_stage_name ?? 'planted') : entry.plant_status;

/** Later stages first, from Harvest down to planned; names that are not listed stand before 'planted'. */
const PRIORITY = [
  'Harvest',
  'harvestable',
  'Ripening',
  'Maturing',
  'Fruiting',
  'Podding',
  'Seed Formation',
  'Tuber Bulking',
  'Tuber Initiation',
  'Root Maturation',
  'Flowering',
  'Budding',
  'Reproductive Growth',
  'Late Vegetative',
  'Vegetative',
  'Growing',
  'Root Development',
  'Early Vegetative',
  'Established',
  'Seedling',
  'Sprouted',
  'Shoot Emergence',
  'Germination',
];
const LAST = ['planted', 'planned'];

const rankOf = (stage: string): number => {
  const last = LAST.indexOf(stage);
  if (last !== -1) return PRIORITY.length + 1 + last;
  const place = PRIORITY.indexOf(stage);
  return place === -1 ? PRIORITY.length : place;
};

/** Up to 12 plants: at most 3 per stage in order of priority, then any that remain (3 §9). */
export function plantsByStage(plants: readonly GardenPlant[]): GardenPlant[] {
  const perStage = new Map<string, number>();
  const inOrder = plants.toSorted((a, b) => rankOf(stageOf(a)) - rankOf(stageOf(b)));
  const first: GardenPlant[] = [];
  const others: GardenPlant[] = [];
  for (const entry of inOrder) {
    const shown = perStage.get(stageOf(entry)) ?? 0;
    perStage.set(stageOf(entry), shown + 1);
    (shown < MAX_PER_STAGE ? first : others).push(entry);
  }
  return [...first, ...others].slice(0, MAX_CARDS);
}
