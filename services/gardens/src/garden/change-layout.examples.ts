import type { GardenEvent, LayoutChangeRequest } from '@planted/contracts';
import { fold } from '@planted/event-sourcing';
import type { ChangeLayout } from './garden-command';
import { gardenDecider } from './garden.decider';
import { kitchenBed, plants, radish, standing, tomato } from './garden.examples';
import type { ExistingGarden, PastEvent } from './garden-state';

const { gardenId, ownerId } = kitchenBed;
export const today = '2026-05-27';
export const [first = '', second = '', third = '', fresh = ''] = [1, 2, 3, 4].map(
  (n) => `0d000000-0000-4000-8000-00000000000${n}`,
);

/** Acts in a kitchen bed for the tests of them: radish, tomato of 2 × 2, radish: the first row of the kitchen bed is full. */
export const past: PastEvent[] = [
  { type: 'GardenSaved', schemaVersion: 3, data: kitchenBed },
  {
    type: 'LayoutSaved',
    schemaVersion: 2,
    data: {
      gardenId,
      plants: [
        standing(radish, { id: first }),
        standing(tomato, { id: second, x: 1, width: 2, height: 2 }),
        standing(radish, { id: third, x: 3 }),
      ],
    },
  },
  {
    type: 'PlantingDatesSet',
    schemaVersion: 1,
    data: {
      gardenId,
      plantings: [
        {
          id: first,
          oldStatus: 'planned',
          plantedDate: '2026-05-01',
          expectedHarvestDate: '2026-05-29',
          healthRating: 8,
        },
      ],
    },
  },
];

export const stateOf = (...events: PastEvent[]): ExistingGarden => {
  const state = fold(gardenDecider, events);
  if (!state.exists) throw new Error('no garden');
  return state;
};
export const acting = (changes: LayoutChangeRequest[], more: Partial<ChangeLayout> = {}): ChangeLayout => ({
  type: 'ChangeLayout',
  actorId: ownerId,
  gardenId,
  expectedVersion: 2,
  changes,
  plants,
  today,
  ...more,
});
const decide = (command: ChangeLayout, events = past) => gardenDecider.decide(stateOf(...events), command);
export function accepted(command: ChangeLayout, events = past): readonly GardenEvent[] {
  const decision = decide(command, events);
  if (!decision.ok) throw new Error(JSON.stringify(decision.refusal));
  return decision.events;
}
export const refusal = (command: ChangeLayout, events = past) => {
  const decision = decide(command, events);
  return decision.ok ? undefined : decision.refusal;
};
export const place = (x: number, y: number, more = {}): LayoutChangeRequest => ({
  type: 'place',
  id: fresh,
  plantId: 'radish',
  x,
  y,
  width: 1,
  height: 1,
  ...more,
});
export const end = (id: string, more: object = {}): LayoutChangeRequest => ({
  type: 'end',
  id,
  how: 'failed',
  day: today,
  ...more,
});
