import { judgePlaces } from './judge-places.mjs';

type Judged = Parameters<typeof judgePlaces>;
type Entry = Judged[0][number];
type Move = NonNullable<Entry['move']>;

const entry = (command: string, move: Move): Entry => ({
  ...{ command, gardener: 'ada', garden: '', type: 'PlaceChosen', events: 1, tries: 1 },
  ...{ acknowledged: move.conflict === null, move, stream: 'place-ada' },
});
const acknowledged = (command: string, expectedVersion: number, name: string): Entry =>
  entry(command, { expectedVersion, name, answered: [expectedVersion + 1], conflict: null });

/** A place; a page that was behind was told so; then another place. */
const ledger = (): Entry[] => [
  acknowledged('c1', 0, 'Home 1'),
  entry('c2', { expectedVersion: 0, name: 'Home 2', answered: [], conflict: { version: 1, name: 'Home 1' } }),
  acknowledged('c3', 1, 'Home 3'),
];
const made = (...commands: string[]) =>
  commands.map((command, i) => ({
    ...{ id: `e${i}`, stream: 'place-ada', version: i + 1, type: 'PlaceChosen', actor: 'ada', command },
    sequence: i + 1,
  }));
const shown = () => ({ version: 2, name: 'Home 3' });
const judge = (sent: Entry[], place: ReturnType<typeof shown>, events = made('c1', 'c3')) =>
  judgePlaces(sent, { events, places: new Map([['ada', place]]) });

const defects: [string, string, (place: ReturnType<typeof shown>, sent: Entry[]) => void][] = [
  ['forgets a choice', 'lost', (place) => void Object.assign(place, { version: 1, name: 'Home 1' })],
  ['shows an earlier place', 'different', (place) => void (place.name = 'Home 1')],
  ['answers a repeat another version', 'different', (_, sent) => void sent[2]?.move?.answered.push(3)],
  [
    'takes a choice on an older version',
    'different',
    (_, sent) => void sent.splice(1, 1, acknowledged('c2', 0, 'Home 2')),
  ],
  [
    'tells who is behind another place',
    'different',
    (_, sent) => void Object.assign(sent[1]?.move?.conflict ?? {}, { name: 'Home 2' }),
  ],
];

describe('the oracle of places', () => {
  it('finds nothing where what is shown is what was acknowledged', () => {
    expect(judge(ledger(), shown())).toEqual([]);
  });

  it('lets a choice that was given up be done or not', () => {
    const last = { ...acknowledged('c4', 2, 'Home 4'), acknowledged: false };
    last.move?.answered.pop();
    expect(judge([...ledger(), last], shown())).toEqual([]);
    expect(judge([...ledger(), last], { version: 3, name: 'Home 4' }, made('c1', 'c3', 'c4'))).toEqual([]);
  });

  it.each(defects)('catches a product that %s', (_what, fault, inject) => {
    const [place, sent] = [shown(), ledger()];
    inject(place, sent);
    expect(judge(sent, place).map((finding) => finding.fault)).toContain(fault);
  });
});
