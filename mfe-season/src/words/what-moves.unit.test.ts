import type { StepKind } from '@planted/season';
import type { SeasonRow } from '../view/season-row';
import { whatMovesWords } from './what-moves';

const row = (id: string, days: Partial<Record<StepKind, number>>) =>
  ({
    id,
    steps: Object.entries(days).map(([kind, day]) => ({ kind, day })),
  }) as unknown as SeasonRow;

describe('what an act moved', () => {
  const fix = [{ type: 'fix-step', id: 'a', step: 'plant-out', day: '2027-05-20' }] as const;

  it('SEA-6 is said of steps behind it, without the step itself', () => {
    const before = [row('a', { 'plant-out': 10, clear: 60 }), row('b', { sow: 60 })];
    const after = [row('a', { 'plant-out': 20, clear: 70 }), row('b', { sow: 70 })];
    expect(whatMovesWords(before, after, fix)).toBe('2 later steps moved.');
    expect(whatMovesWords(before, [before[0] as SeasonRow, row('b', { sow: 61 })], fix)).toBe(
      '1 later step moved.',
    );
    expect(whatMovesWords(before, before, fix)).toBeNull();
  });

  it('does not call later what is before it', () => {
    const before = [row('a', { 'sow-indoors': 1, 'plant-out': 40 })];
    const after = [row('a', { 'sow-indoors': 5, 'plant-out': 20 })];
    expect(whatMovesWords(before, after, fix)).toBe('1 other step moved.');
  });

  it('leaves out the steps of a planting that ends', () => {
    const before = [row('a', { 'last-harvest': 50, clear: 51 }), row('b', { sow: 51 })];
    const after = [row('a', { clear: 40 }), row('b', { sow: 40 })];
    const end = [{ type: 'end', id: 'a', how: 'harvested', day: '2027-05-20' }] as const;
    expect(whatMovesWords(before, after, end)).toBe('1 later step moved.');
  });
});
