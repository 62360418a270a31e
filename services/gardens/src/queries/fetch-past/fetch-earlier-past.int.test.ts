import { randomUUID } from 'node:crypto';
import { gardenStream } from '@planted/contracts';
import { frozenExamples } from '@planted/contracts/event-examples';
import { dayByDay, firstDayOf, parseMatrix, spansOn } from '@planted/garden-domain';
import { asGardener } from '@planted/service-kit/testing';
import { type Gardens, startGardens } from '../../testing/start-gardens';

/** Which examples a garden's log of release 0.1.0 holds, and when each was recorded. */
const LOG = [
  ['GardenSaved', '2024-03-01T09:00:00.000Z'],
  ['LayoutSaved', '2024-04-10T09:00:00.000Z'],
  ['PlantingDatesSet', '2026-06-02T09:00:00.000Z'],
  ['PlantsRemoved', '2026-07-01T09:00:00.000Z'],
] as const;

/** The first version of a type, as it is stored out there. */
function storedFirst(type: string): Record<string, unknown> {
  const example = frozenExamples.find((one) => one.type === type && one.schemaVersion === 1);
  if (!example) throw new Error(`there is no example of ${type} v1`);
  return example.stored as Record<string, unknown>;
}

describe('the past of a garden of an older release', () => {
  const owner = randomUUID();
  const gardenId = randomUUID();
  let gardens: Gardens;
  beforeAll(async () => {
    gardens = await startGardens();
    for (const [type, time] of LOG) {
      const data = { ...storedFirst(type), gardenId, ...(type === 'GardenSaved' && { ownerId: owner }) };
      await gardens.store.append({
        stream: gardenStream(gardenId),
        expectedVersion: 'any',
        events: [{ type, schemaVersion: 1, id: randomUUID(), data }],
        metadata: {
          actor: owner,
          service: 'gardens',
          correlationId: 'release 0.1.0',
          time,
          causationId: null,
          commandId: null,
        },
      });
    }
  });
  afterAll(() => gardens.stop());

  it('TIM-1 is whole at once: from its first save, by the first version of each event', async () => {
    const past = await gardens.pastOf(asGardener(owner), { gardenId });
    const beds = past.beds.map((bed) => {
      const parsed = parseMatrix(bed.matrix);
      return { ...bed, matrix: parsed.ok ? parsed.matrix : [] };
    });
    const whole = { ...past, beds };
    expect(firstDayOf(whole)).toBe('2024-03-01');
    expect(past.plantings).toMatchObject([
      {
        plantName: 'Radish',
        addedDay: '2024-04-10',
        plantedDay: '2026-05-21',
        end: { day: '2026-07-01', how: null },
      },
    ]);
    const on = (day: string) => [spansOn(whole, day, null).length, spansOn(whole, day, day).length];
    expect(on('2024-04-09')).toEqual([0, 0]);
    // Until its day was said in June it stood since it was drawn.
    expect(on('2024-04-10')).toEqual([0, 1]);
    expect(on('2026-05-21')).toEqual([1, 1]);
    expect(on('2026-06-30')).toEqual([1, 1]);
    expect(on('2026-07-01')).toEqual([0, 0]);
    expect(dayByDay(whole, 'then')).toMatchObject([{ from: '2024-04-10', until: '2026-07-01' }]);
    expect(past.spans.every(({ plantsPerSquare }) => plantsPerSquare === null)).toBe(true);
  });

  it('TIM-1 tells single days of it', async () => {
    const knownOf = async (day: string) =>
      (await gardens.pastOf(asGardener(owner), { gardenId, from: day, to: day })).spans.filter(
        ({ knownUntil }) => knownUntil === null,
      );
    expect(await knownOf('2026-06-15')).toMatchObject([
      { from: '2026-05-21', until: '2026-07-01', isDated: true },
    ]);
    expect(await knownOf('2026-07-02')).toEqual([]);
  });
});
