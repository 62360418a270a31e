import { commitStep, startHistory } from '../grid/history';
import { paintCells } from '../grid/paint';
import { denotePlot } from '../grid/denote';
import { draw } from '../testing/picture';
import { parsePersisted } from './parse-persisted';
import type { Kept } from './editor-state';

const id = '7b0f7c1e-3d5b-4f0e-9c59-0d2f6a3f0001';

function kept(): Kept {
  const start = draw('##.\n...');
  const denoted = denotePlot(start, '__proto__', [0, 1], id);
  const history = commitStep(startHistory(start), 'Denote __proto__', denoted);
  return {
    history: commitStep(history, 'Paint a square', paintCells(denoted, [5], 1)),
    saved: new Set([id]),
  };
}

describe('the draft of the designer', () => {
  it('comes back as it was stored', () => {
    expect(parsePersisted(kept())).toEqual(kept());
  });

  it.each<[string, (draft: Kept) => unknown]>([
    ['nothing', () => undefined],
    ['something else', () => ({ plots: [] })],
    [
      'a grid of another size than its cells',
      ({ history, saved }) => ({
        history: { ...history, present: { ...history.present, width: 4 } },
        saved,
      }),
    ],
    [
      'cells that are neither soil nor empty',
      ({ history, saved }) => ({
        history: { ...history, present: { ...history.present, filled: Uint8Array.of(1, 1, 7, 0, 0, 0) } },
        saved,
      }),
    ],
    [
      'a plot on empty cells',
      ({ history, saved }) => ({
        history: { ...history, present: { ...history.present, filled: new Uint8Array(6) } },
        saved,
      }),
    ],
    [
      'two plots on the same cell',
      ({ history, saved }) => {
        const { plots } = history.present;
        const [plot] = plots.values();
        return {
          history: {
            ...history,
            present: { ...history.present, plots: new Map(plots).set('B', plot as never) },
          },
          saved,
        };
      },
    ],
    ['saved ids that are no set', ({ history }) => ({ history, saved: [id] })],
    ['saved ids that are numbers', ({ history }) => ({ history, saved: new Set([1]) })],
    [
      'more steps than are ever kept',
      ({ history, saved }) => ({
        history: { ...history, past: Array(101).fill(history.past[0]) },
        saved,
      }),
    ],
    [
      'a step without a name',
      ({ history, saved }) => ({
        history: { ...history, past: [{ design: history.present }] },
        saved,
      }),
    ],
    ...(
      [
        ['a plot with an unknown soil', { conditions: { soilType: 'Lava' } }],
        ['a plot with another id', { draftId: 'bed' }],
        ['a plot with half a cell', { cells: [0.5] }],
        ['a plot without cells', { cells: [] }],
        ['a plot outside the grid', { cells: [99] }],
      ] as const
    ).map(([what, change]): [string, (draft: Kept) => unknown] => [
      what,
      ({ history, saved }) => {
        const [[name, plot] = []] = history.present.plots;
        const plots = new Map([[name, { ...plot, ...change }]]);
        return { history: { ...history, present: { ...history.present, plots } }, saved };
      },
    ]),
    [
      'a side of 1e9',
      ({ history, saved }) => ({
        history: { ...history, present: { ...history.present, width: 1e9 } },
        saved,
      }),
    ],
  ])('refuses %s', (_, damage) => {
    expect(() => parsePersisted(damage(kept()))).toThrow();
  });
});
