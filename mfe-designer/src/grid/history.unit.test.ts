import { draw } from '../testing/picture';
import { commitStep, MAX_STEPS, startHistory, undoStep } from './history';
import { paintCells } from './paint';

describe('the history', () => {
  it('forgets the oldest steps, so that it does not grow without end', () => {
    let history = startHistory(draw('.'));
    for (let stroke = 0; stroke < 250; stroke += 1)
      history = commitStep(
        history,
        `stroke ${stroke}`,
        paintCells(history.present, [0], stroke % 2 === 0 ? 1 : 0),
      );
    expect(history.past).toHaveLength(MAX_STEPS);
    expect(history.past.at(-1)?.name).toBe('stroke 249');
  });

  it('a new step ends what could be redone', () => {
    const start = startHistory(draw('..'));
    const painted = commitStep(start, 'Paint a square', paintCells(start.present, [0], 1));
    const undone = undoStep(painted);
    expect(commitStep(undone, 'Paint a square', paintCells(undone.present, [1], 1)).future).toEqual([]);
  });

  it('a step that changes nothing is none', () => {
    const start = startHistory(draw('#'));
    expect(commitStep(start, 'Paint a square', paintCells(start.present, [0], 1))).toBe(start);
  });
});
