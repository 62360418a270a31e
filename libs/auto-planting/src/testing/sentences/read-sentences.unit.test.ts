import { type AutoPlantingResult, runAutoPlanting } from '../../index';
import { bed, input, plant, related } from '../gardens';
import { untrueSentences } from './read-sentences';

/** The reader itself: what is not true is seen. */
describe('the reader of a plan’s sentences', () => {
  const garden = input({
    algorithm: 'companion-planting',
    matrix: bed(4, 1),
    plants: [plant('tomato', 1), plant('squash', 1, { width: 2 })],
    relations: related(
      ['tomato', 'basil', 'good', { reason: 'repels whiteflies' }],
      ['tomato', 'dill', 'bad'],
    ),
    kept: [
      { x: 1, y: 0, width: 1, height: 1, plantId: 'basil', plantName: 'Basil' },
      { x: 3, y: 0, width: 1, height: 1, plantId: 'dill', plantName: 'Dill' },
    ],
  });
  const good = runAutoPlanting(garden);
  const saying = (text: string, points?: number): AutoPlantingResult => ({
    ...good,
    reasons: [{ text, terms: [{ about: 'companion', text, ...(points !== undefined && { points }) }] }],
  });
  const lacking = (detail: string): AutoPlantingResult => ({
    ...good,
    unusedPlants: good.unusedPlants.map((unused) => ({ ...unused, detail })),
  });

  it('finds nothing wrong with what a plan says', () => {
    expect(good.reasons[0]?.text).toBe('beside Basil: repels whiteflies; 3 ft from Dill: bad companion');
    expect(good.unusedPlants[0]?.detail).toBe('the plot has no room for 2 x 2 ft, even when empty');
    expect(untrueSentences(garden, good)).toEqual([]);
  });

  it.each([
    ['one neighbor too many', saying('beside 2 Basil: repels whiteflies', 10)],
    ['a neighbor that is farther away', saying('2 ft from Basil: repels whiteflies', 10)],
    ['a reason that no list gives', saying('beside Basil: looks nice', 10)],
    ['other points', saying('beside Basil: repels whiteflies', 9)],
    ['a bad companion that is near', saying('3 ft from Dill, far enough from a bad companion', 0)],
    ['another size', saying('needs 2 × 1 ft and fits here')],
    ['a filler that is none', saying('fills an empty spot with no bad companion within 3 ft')],
    ['words that it does not know', saying('thrives here')],
    ['room that is there', lacking('the plants that stay in place leave no room for 2 x 2 ft')],
    ['a rule that does not hold', lacking('every empty spot is within 3 ft of a bad companion')],
    ['a warning that is not so', { ...good, warnings: ['Filled remaining spaces with compatible plants'] }],
    ['a score that is not so', { ...good, warnings: ['tomato has good companions nearby (score 9)'] }],
    [
      'a pair that is not counted',
      {
        ...good,
        analysis: { ...good.analysis, companion: { ...good.analysis.companion, badPairs: 0 } },
      },
    ],
  ])('sees %s', (_what, result) => {
    expect(untrueSentences(garden, result)).not.toEqual([]);
  });

  it.each([
    ['squash', [{ x: 1, y: 0 }], 'the plants that stay in place leave no room for 2 x 1 ft'],
    ['squash', [], 'no 2 x 1 ft space is left'],
  ])('reads why %s has no room beside %j', (id, corners, detail) => {
    const crowded = input({
      algorithm: 'maximize-yield',
      matrix: bed(3, 1),
      plants: [plant(id, 2, { width: 2, height: 1 })],
      kept: corners.map((corner) => ({ ...corner, width: 1, height: 1, plantId: 'dill' })),
    });
    const result = runAutoPlanting(crowded);
    expect(result.unusedPlants.map((unused) => unused.detail)).toEqual([detail]);
    expect(untrueSentences(crowded, result)).toEqual([]);
  });
});
