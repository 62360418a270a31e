import { randomUUID } from 'node:crypto';
import { spansOn } from '@planted/garden-domain';
import { asGardener, refusalOf } from '@planted/service-kit/testing';
import { type Gardens, startGardens } from '../../testing/start-gardens';

const OWNER = randomUUID();
/** All of it is recorded on May 21 at 9:00 of UTC, where it is 23:00 of the day before and 23:00 of that day. */
const [HONOLULU, KIRITIMATI] = ['Pacific/Honolulu', 'Pacific/Kiritimati'];

describe('the past on the clock of whoever asks', () => {
  let gardens: Gardens;
  let gardenId: string;
  let removed: string;
  beforeAll(async () => {
    gardens = await startGardens();
    const bed = await gardens.radishBed(OWNER, 2);
    gardenId = bed.gardenId;
    removed = bed.plantIds[1] ?? '';
    await gardens.plantsAreLocated(OWNER);
    await gardens.setDates(asGardener(OWNER), [[bed.plantIds[0] ?? '', '2026-04-02']]);
    // Two hours later it is May 22 in Kiritimati.
    for (let minute = 0; minute < 120; minute += 1) gardens.aMinutePasses();
    await gardens.remove(asGardener(OWNER), [removed]);
  });
  afterAll(() => gardens.stop());

  const asked = (timeZone?: string, span: { from?: string; to?: string } = {}) =>
    gardens.pastOf({ ...asGardener(OWNER), ...(timeZone && { timeZone }) }, { gardenId, ...span });
  const daysOf = async (timeZone?: string) => {
    const { beds, plantings, said, spans } = await asked(timeZone);
    const past = { beds: [], plantings, spans, coming: [], said };
    return {
      bed: beds.map(({ from }) => from),
      drawn: plantings.map(({ addedDay }) => addedDay),
      ended: plantings.flatMap(({ end }) => (end ? [end.day] : [])),
      said: said.map(({ on, what, day }) => [on, what, day]),
      known: new Set(spans.flatMap(({ knownFrom, knownUntil }) => [knownFrom, knownUntil])),
      then: ['2026-05-20', '2026-05-21', '2026-05-22'].map((day) => spansOn(past, day, day).length),
    };
  };

  it('TIM-1 TIM-2 has days of UTC for who names no zone, as for who names that', async () => {
    const unnamed = await daysOf();
    expect(unnamed).toEqual({
      ...{ bed: ['2026-05-21'], drawn: ['2026-05-21', '2026-05-21'], ended: ['2026-05-21'] },
      said: [['2026-05-21', 'planted', '2026-04-02']],
      known: new Set(['2026-05-21', null]),
      then: [0, 1, 1],
    });
    expect(await daysOf('UTC')).toEqual(unnamed);
    expect(await asked('UTC')).toEqual(await asked());
  });

  it('TIM-1 TIM-2 knows the evening before in Honolulu, where nothing is of a day that has not come', async () => {
    expect(await daysOf(HONOLULU)).toEqual({
      ...{ bed: ['2026-05-20'], drawn: ['2026-05-20', '2026-05-20'], ended: ['2026-05-21'] },
      said: [['2026-05-20', 'planted', '2026-04-02']],
      known: new Set(['2026-05-20', '2026-05-21', null]),
      then: [2, 1, 1],
    });
  });

  it('TIM-1 TIM-2 knows the day after in Kiritimati for what was removed after midnight there', async () => {
    expect(await daysOf(KIRITIMATI)).toEqual({
      ...{ bed: ['2026-05-21'], drawn: ['2026-05-21', '2026-05-21'], ended: ['2026-05-22'] },
      said: [['2026-05-21', 'planted', '2026-04-02']],
      known: new Set(['2026-05-21', '2026-05-22', null]),
      then: [0, 2, 1],
    });
    expect((await daysOf(HONOLULU)).ended).toEqual(['2026-05-21']);
    expect((await daysOf()).ended).toEqual(['2026-05-21']);
  });

  it('TIM-1 begins the garden on the day of that clock', async () => {
    const own = await gardens.savedGarden(OWNER);
    const on = (timeZone: string, day: string) =>
      gardens.pastOf({ ...asGardener(OWNER), timeZone }, { gardenId: own, from: day, to: day });
    // It is 11:00 of UTC by now.
    expect((await on(HONOLULU, '2026-05-21')).beds).toMatchObject([{ from: '2026-05-21' }]);
    expect((await on(KIRITIMATI, '2026-05-22')).beds).toMatchObject([{ from: '2026-05-22' }]);
    expect(await refusalOf(on(KIRITIMATI, '2026-05-21'))).toMatchObject({
      message: 'to: must not be before the first day of the garden, 2026-05-22',
    });
  });

  it('TIM-1 refuses a zone that is none', async () => {
    expect(await refusalOf(asked('Mars/Olympus'))).toMatchObject({ code: 'invalid', field: 'timeZone' });
  });

  it('TIM-1 knows what is new on the clock that was asked before', async () => {
    await daysOf(KIRITIMATI);
    await gardens.setDates(asGardener(OWNER), [
      [(await asked()).plantings.find(({ id }) => id !== removed)?.id ?? '', '2026-04-03'],
    ]);
    expect((await daysOf(KIRITIMATI)).said.at(-1)).toEqual(['2026-05-22', 'planted', '2026-04-03']);
    expect((await daysOf(HONOLULU)).said.at(-1)).toEqual(['2026-05-21', 'planted', '2026-04-03']);
  });
});
