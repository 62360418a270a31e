import { rowsInSight } from './rows-in-sight';

const rows = (count: number, heights: [number, number][] = []) => ({
  ...{ count, gap: 10, likelyHeight: 100 },
  heights: new Map(heights),
});

describe('rows of a long list', () => {
  it('FIND-1 draws those near the window and leaves room for the others', () => {
    // Rows start at 0, 110, 220, … and the last of 1,000 ends at 109,990.
    expect(rowsInSight(rows(1000), 230, 460)).toEqual({ first: 2, end: 5, above: 210, below: 109_440 });
  });

  it('draws all when all fit', () => {
    expect(rowsInSight(rows(3), -500, 2000)).toEqual({ first: 0, end: 3, above: 0, below: 0 });
  });

  it('calculates with measured heights, and takes rows that were never drawn for middling ones', () => {
    const measured: [number, number][] = [
      [0, 200],
      [1, 100],
    ];
    // 200 + 10 + 100 + 10 + 150, and so on.
    expect(rowsInSight(rows(4, measured), 0, 330)).toEqual({ first: 0, end: 3, above: 0, below: 150 });
  });

  it('draws the last row when the list has become shorter than where the window is', () => {
    expect(rowsInSight(rows(2), 5000, 6000)).toEqual({ first: 1, end: 2, above: 100, below: 0 });
  });

  it('draws nothing of nothing', () => {
    expect(rowsInSight(rows(0), 0, 800)).toEqual({ first: 0, end: 0, above: 0, below: 0 });
  });
});
