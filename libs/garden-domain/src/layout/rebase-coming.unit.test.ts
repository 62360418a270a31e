import { rebaseComing } from './rebase-coming';
import type { Layout, PlantingSpot } from './layout-change';

const spot = (id: string): PlantingSpot => ({
  ...{ id, plantId: 'radish', x: 0, y: 0, width: 1, height: 1, color: '#000000', plantsPerSquare: null },
});
const bed: Layout = { matrix: [[1]], standing: new Map(), ended: new Map() };

describe('EDT-4 what a draft has to come', () => {
  it('may come after what the same draft has planted', () => {
    const standing = new Map([['first', spot('first')]]);
    const draft = new Map([['then', { ...spot('then'), after: 'first' }]]);
    const rebased = rebaseComing(bed, draft, bed, { standing, drafted: standing });
    expect(rebased.unfit).toEqual([]);
    expect([...rebased.draft]).toEqual([...draft]);
  });
});
