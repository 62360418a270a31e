import { toDay, toText } from '@planted/season';
import { axisOf, partOf, percentOf, stretchOf, ticksOf } from './axis';

const written = ({ from, to }: { from: number; to: number }) => [toText(from), toText(to)];

describe('the axis of the season', () => {
  it('SEA-4 runs from July to June in the south, in quarters and months of it', () => {
    expect(written(axisOf(2026, 'south', 'year'))).toEqual(['2026-07-01', '2027-06-30']);
    expect(written(axisOf(2026, 'south', 'quarter', 2))).toEqual(['2027-01-01', '2027-03-31']);
    expect(written(axisOf(2026, 'south', 'month', 11))).toEqual(['2027-06-01', '2027-06-30']);
    expect(partOf(toDay('2027-01-31'), 2026, 'south', 'month')).toBe(6);
  });

  it('SEA-4 has the leap day', () => {
    expect(written(axisOf(2028, 'north', 'month', 1))).toEqual(['2028-02-01', '2028-02-29']);
    const year = axisOf(2028, 'north', 'year');
    expect(year.to - year.from + 1).toBe(366);
  });

  it('has a tick for each month of a year, half month of a quarter and week of a month', () => {
    const labels = (show: 'year' | 'quarter' | 'month') =>
      ticksOf(axisOf(2027, 'north', show, 1), show).map(({ label }) => label);
    expect(labels('year')).toHaveLength(12);
    expect(labels('quarter')).toEqual(['Apr 1', 'Apr 15', 'May 1', 'May 15', 'Jun 1', 'Jun 15']);
    expect(labels('month')).toEqual(['Feb 1', '8', '15', '22']);
  });

  it('cuts what reaches over its ends, and leaves out what is beyond', () => {
    const axis = axisOf(2027, 'north', 'year');
    expect(percentOf(axis.from, axis)).toBe(0);
    expect(stretchOf(axis.from - 30, axis.from + 73, axis)).toMatchObject({
      left: 0,
      width: 20,
      isCutLeft: true,
    });
    expect(stretchOf(axis.to + 1, axis.to + 9, axis)).toBeNull();
    expect(stretchOf(axis.from - 9, axis.from, axis)).toBeNull();
    expect(stretchOf(axis.to, axis.to, axis)).not.toBeNull();
  });
});
