import fc from 'fast-check';
import { MAX_STEPS, startHistory, undoStep } from '../grid/history';
import { arbitraryDesign } from '../testing/arbitrary-design';
import { gardener } from '../testing/gardener';
import { keepBoth } from './keep-both';

const kept = (editor: ReturnType<typeof gardener>['editor']) => {
  const { history, saved } = editor.get();
  return { history, saved };
};

describe('two drawings of two tabs', () => {
  it('are both kept: one is shown, and Undo leads to the other and to its steps', () => {
    const [here, there] = [gardener({ width: 3, height: 1 }), gardener({ width: 3, height: 1 })];
    here.presses([0, 0]);
    there.presses([1, 0]);
    there.presses([2, 0]);
    const both = keepBoth(kept(here.editor), kept(there.editor));
    here.editor.adopt(both);
    const seen = [here.sees()];
    for (let steps = both.history.past.length; steps > 0; steps -= 1) {
      here.editor.undo();
      seen.push(here.sees());
    }
    expect(seen).toEqual(['#..', '.##', '.#.', '...', '...']);
  });

  it('of any kind are one Undo apart, and what was saved in either is saved', () => {
    fc.assert(
      fc.property(arbitraryDesign, arbitraryDesign, (one, other) => {
        const { history, saved } = keepBoth(
          { history: startHistory(one), saved: new Set(['a']) },
          { history: startHistory(other), saved: new Set(['b']) },
        );
        expect(history.present).toBe(one);
        expect(undoStep(history).present).toBe(other);
        expect(history.past.length).toBeLessThanOrEqual(MAX_STEPS);
        expect([...saved]).toEqual(['a', 'b']);
      }),
    );
  });

  it('are not shown in the middle of a stroke', () => {
    const [here, there] = [gardener({ width: 3, height: 1 }), gardener({ width: 3, height: 1 })];
    there.presses([2, 0]);
    here.editor.press({ x: 0.5, y: 0.5 });
    expect(here.editor.adopt(kept(there.editor))).toBe(false);
    here.editor.release();
    expect(here.sees()).toBe('#..');
    expect(here.editor.adopt(kept(there.editor))).toBe(true);
    expect(here.sees()).toBe('..#');
  });
});

describe('an offer to undo', () => {
  it('leaves as soon as something else was done or undone', () => {
    const rosa = gardener('##.');
    rosa.editor.clear();
    expect(rosa.gone).toMatchObject([{ isOffered: true }]);
    rosa.presses([2, 0]);
    expect(rosa.gone).toMatchObject([{ isOffered: false }]);
    rosa.editor.clear();
    rosa.editor.undo();
    expect(rosa.gone[1]).toMatchObject({ isOffered: false });
  });
});
