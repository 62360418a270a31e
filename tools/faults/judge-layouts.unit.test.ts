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

/** Two plants, one of them moved; a page that was behind was told so; then the other one ended. */
const ledger = (): Entry[] => [
  acknowledged('c1', 1, [place('p1', 0), place('p2', 1)]),
  acknowledged('c2', 2, [{ type: 'move', id: 'p1', x: 2, y: 0 }]),
  entry('c3', {
    ...{ expectedVersion: 2, changes: [{ type: 'end', id: 'p2', how: 'mistake', day: '2026-05-01' }] },
    ...{ answered: [], conflict: { version: 3, plants: [spot('p1', 2)], ended: [] } },
  }),
  acknowledged('c4', 3, [{ type: 'end', id: 'p2', how: 'mistake', day: '2026-05-01' }]),
];
const made = (...commands: string[]) =>
  commands.map((command, i) => ({
    ...{ id: `e${i}`, stream: 'garden-bed', version: i + 2, type: 'LayoutChanged', actor: 'ada', command },
    sequence: i + 2,
  }));
const shown = (): { version: number; plantings: ReturnType<typeof spot>[] } => ({
  ...{ version: 4, plantings: [spot('p1', 2)] },
});
const judge = (sent: Entry[], layout: Shown, events = made('c1', 'c2', 'c4')) =>
  judgeLayouts(sent, { events, layouts: new Map([['bed', layout]]) });

type Product = ReturnType<typeof shown>;
const defects: [string, string, (layout: Product, sent: Entry[]) => void][] = [
  ['forgets a planting', 'lost', (layout) => void layout.plantings.pop()],
  ['keeps one that has ended', 'phantom', ({ plantings }) => void plantings.push(spot('p2', 1))],
  ['shows one twice', 'duplicated', ({ plantings }) => void plantings.push(spot('p1', 2))],
  ['shows one where it stood', 'different', ({ plantings }) => void plantings.splice(0, 1, spot('p1', 0))],
  ['shows an older version', 'different', (layout) => void (layout.version = 3)],
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
    const move = { ...acknowledged('c5', 4, [{ type: 'move', id: 'p1', x: 0, y: 1 }]), acknowledged: false };
    if (move.act) move.act.answered.pop();
    const sent = [...ledger(), move];
    expect(judge(sent, shown())).toEqual([]);
    const done = { version: 5, plantings: [spot('p1', 0, 1)] };
    expect(judge(sent, done, made('c1', 'c2', 'c4', 'c5'))).toEqual([]);
  });

  it.each(defects)('catches a product that %s', (_what, fault, inject) => {
    const [layout, sent] = [shown(), ledger()];
    inject(layout, sent);
    expect(judge(sent, layout).map((finding) => finding.fault)).toContain(fault);
  });
});
