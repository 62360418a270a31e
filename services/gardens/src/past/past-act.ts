import { causeOf, type GardenEvent, type PlacedPlant } from '@planted/contracts';
import type { PastAct, PutSpot } from '@planted/garden-domain';
import type { PastEvent } from '../garden/garden-state';
import { bedChangeOf, matrixFrom } from '../garden/layout-history';

type DataOf<Type extends GardenEvent['type']> = Extract<GardenEvent, { type: Type }>['data'];

type Said = Omit<PastAct, 'on'>;

/** An act with the moment at which it was recorded, whose day depends on the clock that is asked. */
export interface RecordedAct extends Said {
  /** ISO 8601, UTC. */
  readonly time: string;
}

/**
 * What a stored event says of its bed in time; undefined where it says nothing of that. First-edition events have all
 * that is needed: a layout says what stands, a removal ends on the day of its record.
 */
export function recordedActOf(event: PastEvent): RecordedAct | undefined {
  if (!event.metadata) return undefined;
  const said = saidBy(event);
  return said && { time: event.metadata.time, ...said };
}

function saidBy(event: PastEvent): Said | undefined {
  switch (event.type) {
    case 'GardenSaved':
      return { ground: { matrix: matrixFrom(event.data.matrix), turns: 0, shift: { x: 0, y: 0 } } };
    case 'LayoutSaved':
      return { stands: event.data.plants.map((plant) => put(plant)), replaces: true };
    case 'PlantsRemoved':
      return { removed: event.data.plantIds };
    case 'PlantingDatesSet':
      return { planted: event.data.plantings.map(({ id, plantedDate }) => ({ id, day: plantedDate })) };
    case 'LayoutChanged':
      return layoutActOf(event.data);
    case 'SeasonPlanned':
      return seasonActOf(event.data);
    default:
      return undefined;
  }
}

function layoutActOf({ bed, ended, causes, added, restored, changed }: DataOf<'LayoutChanged'>): Said {
  return {
    ...(bed && { ground: bedChangeOf(bed) }),
    ended: ended.map((end) => ({ ...end, cause: causeOf(causes, end.id) ?? null })),
    changed,
    stands: [
      ...added.map((plant) => put(plant)),
      ...restored.map(({ plantedDate, ...plant }) => ({ ...put(plant), plantedDay: plantedDate })),
    ],
  };
}

const seasonActOf = ({ coming, dropped, unplanted }: DataOf<'SeasonPlanned'>): Said => ({
  coming: coming.map((plant) => put(plant)),
  dropped: dropped.map(({ id }) => id),
  planted: unplanted.map((id) => ({ id, day: null })),
});

const put = ({
  id,
  plantId,
  plantName,
  x,
  y,
  width,
  height,
  color,
  plantsPerSquare,
}: PlacedPlant): PutSpot => ({ id, plantId, plantName, x, y, width, height, color, plantsPerSquare });
