import { gardenDays, type KeptAnalytics } from './garden-days';

const nothing: KeptAnalytics = { plants: [], days: [], health: [] };

describe('a garden day by day', () => {
  it('leaves out no day, over the end of February of a leap year too', () => {
    expect(gardenDays(nothing, '2028-02-27', '2028-03-01').map(({ day }) => day)).toEqual([
      '2028-02-27',
      '2028-02-28',
      '2028-02-29',
      '2028-03-01',
    ]);
  });

  it('counts plants on their planting date, and as growing until they are taken out', () => {
    const plants = [
      { planted_date: '2026-05-02', removed_on: null, plants: 3 },
      { planted_date: '2026-05-02', removed_on: '2026-05-04', plants: 1 },
      { planted_date: '2026-04-01', removed_on: null, plants: 2 },
      { planted_date: '2026-04-01', removed_on: '2026-04-02', plants: 9 },
      { planted_date: '2026-06-01', removed_on: null, plants: 5 },
      { planted_date: '2026-05-03', removed_on: '2026-05-03', plants: 7 },
    ];
    const days = gardenDays({ ...nothing, plants }, '2026-05-01', '2026-05-04');
    expect(days.map(({ planted }) => planted)).toEqual([0, 4, 7, 0]);
    expect(days.map(({ growing }) => growing)).toEqual([2, 6, 6, 5]);
  });

  it('shows waterings and harvests on their days, and none of days outside', () => {
    const days = [
      { day: '2026-04-30', watered: 1, harvested: 1 },
      { day: '2026-05-02', watered: 2, harvested: 0 },
      { day: '2026-05-03', watered: 0, harvested: 4 },
    ];
    const seen = gardenDays({ ...nothing, days }, '2026-05-01', '2026-05-03');
    expect(seen.map(({ watered, harvested }) => [watered, harvested])).toEqual([
      [0, 0],
      [2, 0],
      [0, 4],
    ]);
  });

  it('keeps the health of the day that changed it last, while something grows', () => {
    const plants = [{ planted_date: '2026-05-01', removed_on: '2026-05-04', plants: 1 }];
    const health = [
      { day: '2026-04-20', health: 8 },
      { day: '2026-05-03', health: 6.666666 },
      { day: '2026-05-04', health: null },
    ];
    const seen = gardenDays({ ...nothing, plants, health }, '2026-04-30', '2026-05-05');
    expect(seen.map((day) => day.health)).toEqual([null, 8, 8, 6.67, null, null]);
  });

  it('shows on the last day what is booked on the next, where the server is a day ahead', () => {
    const kept = {
      plants: [{ planted_date: '2026-05-01', removed_on: '2026-05-03', plants: 2 }],
      days: [
        { day: '2026-05-02', watered: 1, harvested: 0 },
        { day: '2026-05-03', watered: 1, harvested: 1 },
      ],
      health: [{ day: '2026-05-03', health: null }],
    };
    expect(gardenDays(kept, '2026-05-01', '2026-05-02')).toEqual([
      { day: '2026-05-01', planted: 2, watered: 0, harvested: 0, growing: 2, health: null },
      { day: '2026-05-02', planted: 0, watered: 2, harvested: 1, growing: 0, health: null },
    ]);
  });
});
