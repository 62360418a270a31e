import { EMPTY_LAYOUT, place } from '../../layout/layout';
import { showPreview } from '../../layout/proposal';
import { chosen } from '../../testing/gardens';
import { changesOf } from './changes';

const bed = [
  [1, 1, 1],
  [1, 1, 1],
] as const;

describe('the changes of a plan', () => {
  it('AUTO-1 are shown by kind, with what is taken out and planted elsewhere one below the other', () => {
    const plants = [chosen('carrot', 2), chosen('dill', 2)];
    const before = place(
      bed,
      place(bed, { ...EMPTY_LAYOUT, plants }, 'dill', 0, 0, 'a'),
      'carrot',
      1,
      0,
      'b',
    );
    const planned = (id: string, plantId: string, x: number) => ({
      ...{ id, plantId, plantName: plantId, color: '#aac62f', role: 'chosen' as const },
      ...{ x, y: 1, width: 1, height: 1 },
    });
    const shown = showPreview(before, {
      planned: [planned('c', 'beet', 0), planned('d', 'carrot', 1), planned('e', 'carrot', 2)],
      keepsPlaced: false,
    });
    const told = changesOf(shown).map(({ kind, plantId, placements }) => [kind, plantId, placements.length]);
    expect(told).toEqual([
      ['removed', 'dill', 1],
      ['removed', 'carrot', 1],
      ['added', 'carrot', 2],
      ['added', 'beet', 1],
    ]);
  });
});
