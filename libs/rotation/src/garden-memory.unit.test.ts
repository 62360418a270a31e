import { goneFrom, hasGround, squareNames, type StoredPlanting } from './garden-memory';

const yearOf = (day: string): number => Number(day.slice(0, 4));
const tomato: StoredPlanting = {
  ...{ plantId: 'tomato-cherry', x: 1, y: 2, width: 2, height: 1, state: 'ended' },
  ...{ addedDay: '2025-04-01', plantedDay: '2025-05-20' },
  end: { day: '2025-09-02', how: 'failed', cause: 'early blight' },
};

describe('TIM-3 what a garden remembers', () => {
  it('has what is gone on its squares, in the season of its end, with what it failed of', () => {
    expect(goneFrom([tomato], yearOf)).toEqual([
      { plantId: 'tomato-cherry', season: 2025, squares: ['1,2', '2,2'], troubles: ['early blight'] },
    ]);
    // July to June.
    const south = (day: string) => (day.slice(5) < '07-01' ? yearOf(day) - 1 : yearOf(day));
    const inMarch = { ...tomato, end: { day: '2026-03-02', how: 'harvested', cause: null } };
    expect(goneFrom([inMarch], south)).toMatchObject([{ season: 2025, troubles: [] }]);
  });

  it('has nothing that was never in the ground: a mistake, what stands, is to come or was dropped', () => {
    const never: StoredPlanting[] = [
      { ...tomato, end: { day: '2025-09-02', how: 'mistake', cause: null } },
      { ...tomato, state: 'standing', end: null },
      { ...tomato, state: 'coming', end: null },
      { ...tomato, state: 'dropped' },
    ];
    expect(goneFrom(never, yearOf)).toEqual([]);
  });

  it('counts what nobody said the end of, unless it was drawn and taken out on one day', () => {
    const unsaid = { day: '2025-09-02', how: null, cause: null };
    const drawn: StoredPlanting = { ...tomato, plantedDay: null, end: unsaid };
    expect(goneFrom([drawn], yearOf)).toHaveLength(1);
    expect(goneFrom([{ ...drawn, addedDay: undefined }], yearOf)).toHaveLength(1);
    expect(goneFrom([{ ...drawn, addedDay: '2025-09-02' }], yearOf)).toEqual([]);
  });

  it('exempts beds without ground of their own, by style', () => {
    const styles = ['in-ground', 'raised-bed', null, 'container', 'indoor', 'vertical', 'hydroponic'];
    expect(styles.map(hasGround)).toEqual([true, true, true, false, false, false, false]);
    expect(squareNames({ x: 0, y: 1, width: 1, height: 2 })).toEqual(['0,1', '0,2']);
  });
});
