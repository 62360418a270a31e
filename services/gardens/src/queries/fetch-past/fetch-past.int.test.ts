import { randomUUID } from 'node:crypto';
import { spansOn } from '@planted/garden-domain';
import { asGardener, asGuest, refusalOf } from '@planted/service-kit/testing';
import { settings, startGardens, type Gardens } from '../../testing/start-gardens';

const OWNER = randomUUID();
const TODAY = '2026-05-21';

describe('fetch past', () => {
  let gardens: Gardens;
  beforeAll(async () => {
    gardens = await startGardens();
  });
  afterAll(() => gardens.stop());

  const pastOf = (gardenId: string, span: { from?: string; to?: string } = {}, owner = OWNER) =>
    gardens.pastOf(asGardener(owner), { gardenId, ...span });

  it('TIM-2 tells of each planting when it stood, what was logged of it, and how it ended', async () => {
    const { gardenId, plantIds } = await gardens.radishBed(OWNER, 2);
    const [first = '', second = ''] = plantIds;
    await gardens.plantsAreLocated(OWNER);
    await gardens.setDates(asGardener(OWNER), [[first, '2026-04-02']]);
    await gardens.log(asGardener(OWNER), {
      ...{ subject: 'plant', subject_id: first, action: 'harvested', value: 12, unit: 'radishes' },
      notes: 'Event occurred on 2026-05-18 at 09:00. Crisp ones',
    });
    await gardens.rate(asGardener(OWNER), [[first, 4]]);
    const changes = [
      { type: 'end' as const, id: first, how: 'failed' as const, day: '2026-05-20', cause: 'Slugs' },
    ];
    await gardens.change(asGardener(OWNER), { gardenId, expectedVersion: 2, changes });

    const past = await pastOf(gardenId);
    expect(past.plantings).toMatchObject([
      {
        ...{ id: first, plantName: 'Radish', plantedDay: '2026-04-02' },
        end: { day: '2026-05-20', how: 'failed', cause: 'Slugs' },
      },
      { id: second, addedDay: TODAY, plantedDay: null, end: null },
    ]);
    expect(past.entries.filter(({ plantingId }) => plantingId === first)).toMatchObject([
      { day: '2026-05-18', action: 'harvested', value: 12, unit: 'radishes', words: 'Crisp ones' },
      { day: TODAY, action: 'health_rated', healthRating: 4 },
    ]);
    expect(past.said).toEqual([
      { id: first, on: TODAY, what: 'planted', day: '2026-04-02' },
      { id: first, on: TODAY, what: 'ended', day: '2026-05-20' },
    ]);
  });

  it('TIM-1 tells a day or a span of it', async () => {
    const { gardenId, plantIds } = await gardens.radishBed(OWNER, 2);
    await gardens.plantsAreLocated(OWNER);
    await gardens.setDates(asGardener(OWNER), [[plantIds[0] ?? '', '2026-04-02']]);
    const day = await pastOf(gardenId, { from: '2026-04-10', to: '2026-04-10' });
    expect(day.spans.map(({ id }) => id)).toEqual([plantIds[0]]);
    expect(day.beds).toEqual([{ from: TODAY, matrix: settings.matrix, x: 0, y: 0 }]);
    const before = pastOf(gardenId, { from: '2026-04-01', to: '2026-04-01' });
    expect(await refusalOf(before)).toMatchObject({
      ...{ code: 'invalid', field: 'to' },
      message: 'to: must not be before the first day of the garden, 2026-04-02',
    });
    expect((await pastOf(gardenId, { from: '2020-01-01', to: '2026-04-02' })).spans).toHaveLength(1);
    expect((await pastOf(gardenId)).plantings).toHaveLength(2);
  });

  it('TIM-1 knows both kinds of time right after a date is told late, corrected, and an end is', async () => {
    const { gardenId, plantIds } = await gardens.radishBed(OWNER, 1);
    const [id = ''] = plantIds;
    await gardens.plantsAreLocated(OWNER);
    const days = async () => {
      const past = await pastOf(gardenId);
      const on = (day: string, known: string | null) => spansOn(past, day, known).length;
      return {
        april: on('2026-04-10', null),
        may: on('2026-05-10', null),
        then: on('2026-05-10', '2026-05-10'),
      };
    };
    expect(await days()).toEqual({ april: 0, may: 0, then: 0 });
    await gardens.setDates(asGardener(OWNER), [[id, '2026-04-02']]);
    expect(await days()).toEqual({ april: 1, may: 1, then: 0 });
    await gardens.setDates(asGardener(OWNER), [[id, '2026-05-02']]);
    expect(await days()).toEqual({ april: 0, may: 1, then: 0 });
    const changes = [{ type: 'end' as const, id, how: 'harvested' as const, day: '2026-05-05' }];
    await gardens.change(asGardener(OWNER), { gardenId, expectedVersion: 2, changes });
    expect(await days()).toEqual({ april: 0, may: 0, then: 0 });
    const { said } = await pastOf(gardenId);
    expect(said.map(({ what, day }) => [what, day])).toEqual([
      ['planted', '2026-04-02'],
      ['planted', '2026-05-02'],
      ['ended', '2026-05-05'],
    ]);
  });

  it('TIM-2 follows the ground when the bed is turned', async () => {
    const { gardenId } = await gardens.radishBed(OWNER, 1);
    const matrix = '1,1,1\n1,1,1\n1,1,1\n0,1,1';
    const changes = [{ type: 'reshape' as const, matrix, turns: 1 as const, shiftX: 0, shiftY: 0 }];
    await gardens.change(asGardener(OWNER), { gardenId, expectedVersion: 2, changes });
    const { spans, beds } = await pastOf(gardenId);
    expect(spans).toMatchObject([{ x: 2, y: 0, knownUntil: null }]);
    expect(beds.at(-1)?.matrix).toBe(matrix);
  });

  it.each([
    [{ from: '2026-05-02', to: '2026-05-01' }, 'to'],
    [{ from: '2026-13-01' }, 'from'],
    [{ to: 'yesterday' }, 'to'],
    [{ to: '2026-02-29' }, 'to'],
    [{ from: '1826-05-21', to: '2026-05-21' }, 'from'],
    [{ from: '2126-05-21' }, 'from'],
    [{ to: '2029-05-21' }, 'to'],
    [{ from: '2026-05-20', to: '2026-05-20' }, 'to'],
  ])('TIM-1 refuses the span %j and names the field', async (span, field) => {
    const gardenId = await gardens.savedGarden(OWNER);
    expect(await refusalOf(pastOf(gardenId, span))).toMatchObject({ code: 'invalid', field });
  });

  it('TIM-2 refuses the garden of another gardener, one that is not there, and a guest', async () => {
    const gardenId = await gardens.savedGarden(OWNER);
    for (const ask of [() => pastOf(gardenId, {}, randomUUID()), () => pastOf(randomUUID())])
      expect(await refusalOf(ask())).toMatchObject({ code: 'not-found', field: 'gardenId' });
    expect(await refusalOf(gardens.pastOf(asGuest(), { gardenId }))).toMatchObject({ code: 'not-signed-in' });
  });
});
