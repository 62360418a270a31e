import { chosen } from '../../testing/gardens';
import { chosenWords } from './chosen-words';

const carrot = { id: 'carrot', planting_width: 1, planting_height: 1, plants_per_square_foot: 16 };
const squash = { id: 'squash', planting_width: 3, planting_height: 3, plants_per_square_foot: null };

describe('what the chosen plants come to', () => {
  it.each([
    ['REA-6 says plants and squares', { carrot: 1, squash: 1 }, 20, '17 plants on 10 of 20 squares'],
    ['says when the bed is too small', { squash: 3 }, 20, '3 plants in 27 squares, the bed has 20'],
  ])('%s', (_what, counts, area, words) => {
    expect(chosenWords(new Map(Object.entries(counts)), [carrot, squash], [], area)).toBe(words);
  });

  it('REA-6 counts with the size and density that the gardener gave a kind', () => {
    const mine = { ...chosen('carrot', 2), perSquare: 9 };
    expect(chosenWords(new Map([['carrot', 2]]), [carrot], [mine], 4)).toBe('18 plants on 2 of 4 squares');
  });
});
