import { judgeLayouts } from './judge-layouts.mjs';

type Judged = Parameters<typeof judgeLayouts>;
type Entry = Judged[0][number];
type Act = NonNullable<Entry['act']>;
type Shown = Judged[1]['layouts'] extends ReadonlyMap<string, infer Layout> ? Layout : never;

const spot = (id: string, x: number, y = 0) => ({ id, plantId: 'radish', x, y, color: '#d4365c' });
const place = (id: string, x: number) => ({
  ...{ type: 'place' as const, ...spot(id, x), width: 1 as const, height: 1 as const },
});
const acknowledged = (command: string, expectedVersion: number, changes: Act['changes']): Entry =>
  entry(command, { expectedVersion, changes, answered: [expectedVersion + 1], conflict: null });
const entry = (command: string, act: Act): Entry => ({
  ...{ command, gardener: 'ada', garden: 'bed', type: 'LayoutChanged', events: 1, tries: 1 },
  ...{ acknowledged: act.conflict === null, act },
});

/**
 * Two plants, one of them moved; a page that was behind was told so; then the other one ended. Two that are to come, one
 * of which is put after the first plant and the other dropped; a page that was behind was told so.
 */
const ledger = (): Entry[] => [
  acknowledged('c1', 1, [place('p1', 0), place('p2', 1)]),
  acknowledged('c2', 2, [{ type: 'move', id: 'p1', x: 2, y: 0 }]),
  entry('c3', {
    ...{ expectedVersion: 2, changes: [{ type: 'end', id: 'p2', how: 'mistake', day: '2026-05-01' }] },
    ...{ answered: [], conflict: { version: 3, plants: [spot('p1', 2)], ended: [] } },
  }),
  acknowledged('c4', 3, [{ type: 'end', id: 'p2', how: 'mistake', day: '2026-05-01' }]),
  acknowledged('c5', 4, [
    { ...place('q1', 2), after: null, under: 'p1' },
    { ...place('q2', 0), after: 'p1' },
  ]),
  acknowledged('c6', 5, [
    { type: 'put-after', id: 'q1', after: 'p1' },
    { type: 'end', id: 'q2', how: 'mistake', day: '2026-05-01' },
  ]),
  entry('c7', {
    ...{ expectedVersion: 5, changes: [{ type: 'move', id: 'q1', x: 1, y: 1 }], answered: [] },
    conflict: {
      ...{ version: 6, plants: [], ended: [], coming: [spot('q1', 2)] },
      steps: [{ id: 'q1', after: 'p1', under: 'p1' }],
    },
  }),
];
const made = (...commands: string[]) =>
  commands.map((command, i) => ({
    ...{ id: `e${i}`, stream: 'garden-bed', version: i + 2, type: 'LayoutChanged', actor: 'ada', command },
    sequence: i + 2,
  }));
type Planting = ReturnType<typeof spot> & { readonly after?: string | null; readonly under?: string | null };
const shown = (): { version: number; plantings: Planting[]; coming: Planting[] } => ({
  ...{ version: 6, plantings: [spot('p1', 2)], coming: [{ ...spot('q1', 2), after: 'p1', under: 'p1' }] },
});
const judge = (sent: Entry[], layout: Shown, events = made('c1', 'c2', 'c4', 'c5', 'c6')) =>
  judgeLayouts(sent, { events, layouts: new Map([['bed', layout]]) });

type Product = ReturnType<typeof shown>;
const defects: [string, string, (layout: Product, sent: Entry[]) => void][] = [
  ['forgets a planting', 'lost', (layout) => void layout.plantings.pop()],
  ['keeps one that has ended', 'phantom', ({ plantings }) => void plantings.push(spot('p2', 1))],
  ['shows one twice', 'duplicated', ({ plantings }) => void plantings.push(spot('p1', 2))],
  ['shows one where it stood', 'different', ({ plantings }) => void plantings.splice(0, 1, spot('p1', 0))],
  ['shows an older version', 'different', (layout) => void (layout.version = 5)],
  ['forgets one that is to come', 'lost', (layout) => void layout.coming.pop()],
  ['shows one that was dropped', 'phantom', ({ coming }) => void coming.push(spot('q2', 0))],
  [
    'SEA-8 forgets between what one is to grow',
    'different',
    ({ coming }) => void coming.splice(0, 1, { ...spot('q1', 2), after: 'p1', under: null }),
  ],
  ['shows one after another', 'different', ({ coming }) => void coming.splice(0, 1, spot('q1', 2))],
  [
    'does not tell who is behind what is to come',
    'different',
    (_, sent) => void sent.at(-1)?.act?.conflict?.coming?.pop(),
  ],
  ['answers a repeat another version', 'different', (_, sent) => void sent[0]?.act?.answered.push(3)],
  [
    'takes an act on an older version',
    'different',
    (_, sent) =>
      void sent.splice(2, 1, acknowledged('c3', 2, [{ type: 'recolor', id: 'p1', color: '#000000' }])),
  ],
  [
    'refuses an act that it has made',
    'different',
    (_, [first]) => void (first?.act && (first.act.conflict = { version: 2, plants: [], ended: [] })),
  ],
  [
    'does not tell who is behind what changed',
    'different',
    (_, sent) => void sent[2]?.act?.conflict?.plants.pop(),
  ],
];

describe('the oracle of layouts', () => {
  it('finds nothing where what is shown is what was acknowledged', () => {
    expect(judge(ledger(), shown())).toEqual([]);
  });

  it('lets an act that was given up be done or not', () => {
    const move = { ...acknowledged('c8', 6, [{ type: 'move', id: 'p1', x: 0, y: 1 }]), acknowledged: false };
    if (move.act) move.act.answered.pop();
    const sent = [...ledger(), move];
    expect(judge(sent, shown())).toEqual([]);
    const done = { ...shown(), version: 7, plantings: [spot('p1', 0, 1)] };
    expect(judge(sent, done, made('c1', 'c2', 'c4', 'c5', 'c6', 'c8'))).toEqual([]);
  });

  it('catches a product that does not find the garden of an acknowledged act', () => {
    expect(judge(ledger(), null)).toEqual([{ fault: 'lost', what: 'garden bed is not found' }]);
  });

  it.each(defects)('catches a product that %s', (_what, fault, inject) => {
    const [layout, sent] = [shown(), ledger()];
    inject(layout, sent);
    expect(judge(sent, layout).map((finding) => finding.fault)).toContain(fault);
  });
});
