import type { GardenEvent, LayoutChangeRequest } from '@planted/contracts';
import { fold } from '@planted/event-sourcing';
import { changeLayout, DONE_STEPS, type Layout, PLANTING_STEPS } from '@planted/garden-domain';
import fc from 'fast-check';
import { gardenDecider } from './garden.decider';
import { kitchenBed, plants } from './garden.examples';
import { layoutOf } from './garden-layout';
import type { ExistingGarden } from './garden-state';
import { readChanges } from './read-layout-changes';

const { gardenId, ownerId } = kitchenBed;
const today = '2026-05-27';
const saved: GardenEvent = { type: 'GardenSaved', schemaVersion: 3, data: kitchenBed };

const id = fc.constantFrom(...[1, 2, 3, 4].map((n) => `0d000000-0000-4000-8000-00000000000${n}`));
const at = { x: fc.nat(3), y: fc.nat(2) };
const day = fc.constantFrom(null, '2026-05-01', '2026-05-21');
const spot = { id, plantId: fc.constantFrom('radish', 'tomato'), ...at };
const size = { width: fc.integer({ min: 1, max: 2 }), height: fc.constant(1) };
const type = <Name extends string>(name: Name) => fc.constant(name);
const placed = fc.record({ type: type('place'), ...spot, ...size });
const after = fc.option(id);
const one = fc.constant(1);
const radish = { ...spot, plantId: type('radish'), width: one, height: one };
const change: fc.Arbitrary<LayoutChangeRequest> = fc.oneof(
  placed,
  fc.record({ type: type('place'), ...spot, ...size, after }),
  fc.record({ type: type('place'), ...spot, ...size, after }),
  fc.record({ type: type('place'), ...radish, under: id }),
  fc.record({ type: type('place'), ...radish, under: id, after }),
  fc.record({ type: type('put-after'), id, after }),
  fc.record({ type: type('move'), id, ...at }),
  fc.record({ type: type('fix-step'), id, step: fc.constantFrom(...PLANTING_STEPS), day }),
  fc.record({ type: type('do-step'), id, step: fc.constantFrom(...DONE_STEPS), day }),
  fc.record({ type: type('do-step'), id, step: type('sow'), day }),
  fc.record({ type: type('end'), id, how: fc.constantFrom('failed', 'mistake'), day: type(today) }),
  fc.record({ type: type('restore'), id }),
  fc.constantFrom(
    { type: 'reshape', matrix: '1,1,1\n1,1,1\n1,1,1\n0,1,1', turns: 1, shiftX: 0, shiftY: 0 } as const,
    { type: 'reshape', matrix: '1,1,1,1\n1,1,1,1\n1,1,1,0', turns: 3, shiftX: 0, shiftY: 0 } as const,
  ),
);
const acts = fc.array(
  fc.oneof(
    { weight: 3, arbitrary: fc.array(change, { minLength: 1, maxLength: 1 }) },
    { weight: 1, arbitrary: fc.array(change, { minLength: 2, maxLength: 3 }) },
  ),
  { maxLength: 40, size: 'max' },
);

/** All that the rules go by, with what is in the ground or was. */
const rulesSee = ({ matrix, standing, ended, season }: Layout) => ({
  ...{ matrix, standing, ended, season },
  ...{ dates: [...(season?.planted ?? [])].toSorted(), started: [...(season?.started ?? [])].toSorted() },
});

describe('SEA-6 the log of any acts in a season', () => {
  it('leads to what the rules made of each, in one version an act', () => {
    let accepted = 0;
    fc.assert(
      fc.property(acts, (all) => {
        const log: GardenEvent[] = [saved];
        for (const changes of all) {
          const garden = fold(gardenDecider, log) as ExistingGarden;
          const expectedVersion = garden.layout.version;
          const command = {
            type: 'ChangeLayout' as const,
            ...{ actorId: ownerId, gardenId, expectedVersion, changes, plants, today },
          };
          const decision = gardenDecider.decide(garden, command);
          const read = readChanges(garden, command);
          if ('ok' in read) throw new Error('unreadable');
          const made = changeLayout(layoutOf(garden), read.changes);
          // The facts of two kinds are no matter of the layout.
          const isOfFacts = !decision.ok && decision.refusal.field?.endsWith('.under') === true;
          expect(decision.ok).toBe(made.ok && !isOfFacts);
          if (!decision.ok || !made.ok) continue;
          accepted += 1;
          log.push(...decision.events);
          const now = fold(gardenDecider, log) as ExistingGarden;
          expect(rulesSee(layoutOf(now))).toEqual(rulesSee(made.layout));
          const isChanged = decision.events.some(({ type: name }) =>
            ['LayoutChanged', 'SeasonPlanned'].includes(name),
          );
          expect(now.layout.version).toBe(expectedVersion + (isChanged ? 1 : 0));
        }
      }),
      { numRuns: 300 },
    );
    expect(accepted).toBeGreaterThan(500);
  });
});
