import type { StandingPlant } from '../gardens/planted-garden';

/** The plants of a kind in a garden. */
export interface PlantKind {
  readonly id: string;
  readonly name: string;
  /** The most urgent first: ripe longest, then next to be harvested, then planned. */
  readonly plants: readonly [StandingPlant, ...StandingPlant[]];
  readonly ready: number;
}

const isReady = ({ plant_status }: StandingPlant): boolean =>
  plant_status === 'harvestable' || plant_status === 'Harvest';

/** 0 for what is ready, 1 for what grows towards a harvest, 2 for what was harvested, 3 for what is only planned. */
function urgency(entry: StandingPlant): number {
  if (isReady(entry)) return 0;
  if (entry.plant_status === 'planned') return 3;
  return entry.plant_current_stage_days_left === null ? 2 : 1;
}

const LATEST = '~';

const byUrgency = (a: StandingPlant, b: StandingPlant): number =>
  urgency(a) - urgency(b) ||
  (a.expected_harvest_date ?? LATEST).localeCompare(b.expected_harvest_date ?? LATEST);

/** The plants of a garden by kind; a kind stands where the most urgent of its plants does, ready ones first. */
export function plantKinds(plants: readonly StandingPlant[]): PlantKind[] {
  const kinds = new Map<string, [StandingPlant, ...StandingPlant[]]>();
  for (const entry of plants.toSorted(byUrgency)) {
    const kind = kinds.get(entry.plant.id);
    if (kind) kind.push(entry);
    else kinds.set(entry.plant.id, [entry]);
  }
  return [...kinds].map(([id, own]) => ({
    id,
    name: own[0].plant.plant_name,
    plants: own,
    ready: own.filter(isReady).length,
  }));
}
