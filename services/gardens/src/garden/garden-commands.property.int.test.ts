import { randomUUID } from 'node:crypto';
import { type GardenEvent, gardenEventTypes, type LayoutChangeRequest } from '@planted/contracts';
import { createEventStore, createUpcaster, fold, type RecordedEvent } from '@planted/event-sourcing';
import { createPersonalData, readMasterKey, upcastersFrom } from '@planted/service-kit';
import { asGardener } from '@planted/service-kit/testing';
import fc from 'fast-check';
import pg from 'pg';
import { v7 } from 'uuid';
import { type Gardens, startGardens } from '../testing/start-gardens';
import { plants } from './garden.examples';
import { gardenDecider } from './garden.decider';
import type { GardenCommand } from './garden-command';
import { GardenCommands } from './garden-commands';
import { entriesOf } from './garden-entries';
import type { ExistingGarden, GardenState } from './garden-state';
import { endedOf } from './layout-history';

const TODAY = '2026-05-21';
const upcaster = createUpcaster(upcastersFrom(gardenEventTypes));

const act = fc.record({
  type: fc.constantFrom('place', 'move', 'end', 'save', 'log', 'water', 'date', 'rate', 'withdraw'),
  /** Which of two processes does it. */
  process: fc.nat(1),
  which: fc.nat(20),
  x: fc.nat(3),
  y: fc.nat(2),
});
type Act = typeof act extends fc.Arbitrary<infer Value> ? Value : never;

/** The next command of a page that shows the garden as it is. */
function commandOf({ type, which, x, y }: Act, garden: ExistingGarden, actorId: string): GardenCommand {
  const { gardenId } = garden.saved;
  const plant = garden.plants[which % Math.max(1, garden.plants.length)];
  const id = plant?.id ?? randomUUID();
  const change = (changed: LayoutChangeRequest): GardenCommand => ({
    ...{ type: 'ChangeLayout', actorId, gardenId, expectedVersion: garden.layout.version },
    ...{ changes: [changed], plants, today: TODAY },
  });
  switch (type) {
    case 'place':
      return change({ type: 'place', id: randomUUID(), plantId: 'radish', x, y, width: 1, height: 1 });
    case 'move':
      return change({ type: 'move', id, x, y });
    case 'end':
      return change({
        ...{ type: 'end', id, how: 'harvested', day: TODAY, cause: `reason ${which}` },
        ...(which % 2 === 0 && { harvest: { value: which, notes: 'crisp' } }),
      });
    case 'save':
      return {
        type: 'SaveGarden',
        actorId,
        garden: { ...garden.saved, name: `Bed ${which}` },
        isNamed: true,
      };
    case 'log': {
      const what = {
        action: 'weeded',
        value: null,
        unit: null,
        oldStatus: null,
        newStatus: null,
      } as const;
      const happened = {
        gardenId,
        subject: 'garden',
        subjectId: gardenId,
        notes: `note ${which}`,
        ...what,
      } as const;
      return { type: 'AddGardenEvent', actorId, happened };
    }
    case 'water':
      return { type: 'WaterAllPlants', actorId, gardenId, wateredDate: TODAY, time: null, today: TODAY };
    case 'date': {
      const date = { id, field: 'id', plantedDate: `2026-05-${10 + (which % 10)}`, dateField: 'date' };
      return { type: 'UpdatePlantingDates', actorId, gardenId, dates: [date], plants, today: TODAY };
    }
    case 'rate':
      return {
        ...{ type: 'UpdatePlantHealthRating', actorId, gardenId },
        ratings: [{ id, field: 'id', healthRating: which % 11 }],
      };
    case 'withdraw': {
      const entries = [...entriesOf(garden).byId.values()];
      const entry = entries[which % Math.max(1, entries.length)];
      return {
        ...{ type: 'WithdrawGardenEvent', actorId, gardenId },
        ...{ eventId: entry?.id ?? randomUUID(), revision: entry?.revision ?? 0 },
      };
    }
    default:
      return type satisfies never;
  }
}

/** All that a garden is; its lists as what is read from them. */
function shownOf(state: GardenState) {
  if (!state.exists) return state;
  const { recorded: _, layout, ...rest } = state;
  const { endings: __, ...history } = layout;
  return { ...rest, history, ended: endedOf(layout), entries: entriesOf(state) };
}

describe('a garden of any acts', () => {
  let gardens: Gardens;
  const processes: { readonly commands: GardenCommands; readonly stop: () => Promise<void> }[] = [];
  beforeAll(async () => {
    gardens = await startGardens();
    const personal = createPersonalData(gardens.pool, await readMasterKey({ NODE_ENV: 'test' }));
    for (let count = 0; count < 2; count += 1) {
      const pool = new pg.Pool(gardens.pool.options);
      const store = createEventStore(pool);
      const commands = new GardenCommands(store, () => new Date(gardens.now()), v7, personal);
      processes.push({ commands, stop: () => store.close().then(() => pool.end()) });
    }
  });
  afterAll(async () => {
    await Promise.all(processes.map(({ stop }) => stop()));
    await gardens.stop();
  });

  it('is the same from what two processes keep of it as from all its events', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 1, maxLength: 25 }), async (acts) => {
        const owner = randomUUID();
        const { gardenId } = await gardens.radishBed(owner, 3);
        const folded = async () => {
          const events = (await gardens.eventsOf(gardenId)).map((event) => upcaster.upcast(event));
          return fold(gardenDecider, events as unknown as RecordedEvent<GardenEvent>[]);
        };
        for (const each of acts) {
          const before = await folded();
          if (!before.exists) throw new Error('the garden was saved');
          const doing = processes[each.process]?.commands.handle(
            gardenId,
            commandOf(each, before, owner),
            asGardener(owner),
          );
          const outcome = await doing?.catch((error: { refusal?: object }) => {
            if (!error.refusal) throw error;
          });
          if (outcome) expect(shownOf(outcome.state)).toEqual(shownOf(await folded()));
        }
      }),
      { numRuns: 25 },
    );
  });
});
