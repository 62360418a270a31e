import { foldPast } from './fold-past';
import type { PastAct, PutSpot } from './garden-past';
import { newGroundSince, squareMemory } from './square-memory';

const ground = (columns: number) => ({
  matrix: [new Array<0 | 1>(columns).fill(1), new Array<0 | 1>(columns).fill(1)],
  turns: 0 as const,
  shift: { x: 0, y: 0 },
});
const spot = (id: string, x: number, other: Partial<PutSpot> = {}): PutSpot => ({
  ...{ id, plantId: id, plantName: id, x, y: 0, width: 1, height: 1 },
  ...{ color: '#000000', plantsPerSquare: null, ...other },
});
const tomatoThenGarlic: PastAct[] = [
  { on: '2025-05-01', ground: ground(3), stands: [spot('tomato', 0, { width: 2 })] },
  { on: '2025-05-20', planted: [{ id: 'tomato', day: '2025-05-18' }] },
  { on: '2025-09-10', ended: [{ id: 'tomato', day: '2025-09-02', how: 'failed', cause: 'blight' }] },
  { on: '2025-10-05', stands: [spot('garlic', 1, { plantedDay: '2025-10-04' })] },
];
const told = (acts: readonly PastAct[], x: number, y = 0) =>
  squareMemory(foldPast(acts), { x, y }).map(({ planting, from, until }) => [planting.id, from, until]);

describe('the memory of a square', () => {
  it('TIM-2 tells what stood there, the newest first, by the days on which it happened', () => {
    expect(told(tomatoThenGarlic, 1)).toEqual([
      ['garlic', '2025-10-04', null],
      ['tomato', '2025-05-18', '2025-09-02'],
    ]);
    expect(told(tomatoThenGarlic, 0)).toEqual([['tomato', '2025-05-18', '2025-09-02']]);
    expect(told(tomatoThenGarlic, 2)).toEqual([]);
  });

  it('TIM-2 stays with its ground when the bed is turned and made larger', () => {
    const turned = { matrix: ground(4).matrix, turns: 1 as const, shift: { x: 1, y: 0 } };
    const acts: PastAct[] = [
      ...tomatoThenGarlic,
      { on: '2026-03-01', ground: turned, changed: [spot('garlic', 2, { y: 1 })] },
    ];
    expect(told(acts, 2, 1)).toEqual(told(tomatoThenGarlic, 1));
    expect(told(acts, 2, 0)).toEqual(told(tomatoThenGarlic, 0));
    expect(newGroundSince(foldPast(acts), { x: 0, y: 0 })).toBe('2026-03-01');
    expect(newGroundSince(foldPast(acts), { x: 2, y: 0 })).toBeUndefined();
  });

  it('TIM-2 remembers where a planting stood before it was moved, and nothing of a mistake', () => {
    const acts: PastAct[] = [
      ...tomatoThenGarlic,
      { on: '2025-11-01', changed: [spot('garlic', 2)] },
      { on: '2025-11-02', stands: [spot('kale', 0)] },
      { on: '2025-11-03', ended: [{ id: 'kale', day: '2025-11-03', how: 'mistake', cause: null }] },
    ];
    expect(told(acts, 1)[0]).toEqual(['garlic', '2025-10-04', '2025-11-01']);
    expect(told(acts, 2)).toEqual([['garlic', '2025-11-01', null]]);
    expect(told(acts, 0)).toEqual([['tomato', '2025-05-18', '2025-09-02']]);
  });
});
