import { FAULTS, judge } from './oracle.mjs';

type Judged = Parameters<typeof judge>;
type Entry = Judged[0][number];
type Observation = Judged[1];

/** Two gardeners: Ada with two gardens of which the first has two events, Ben with one. */
const ledger = (): Entry[] => [
  entry('c1', 'ada', 'a1', 'GardenSaved'),
  entry('c2', 'ada', 'a1', 'GardenEventRecorded'),
  entry('c3', 'ben', 'b1', 'GardenSaved'),
  entry('c4', 'ada', 'a2', 'GardenSaved'),
];
const entry = (command: string, gardener: string, garden: string, type: string): Entry => ({
  command,
  gardener,
  garden,
  type,
  events: 1,
  acknowledged: true,
  tries: 1,
});
const event = (n: number, stream: string, version: number, type: string, actor: string) => ({
  id: `e${n}`,
  stream,
  version,
  type,
  actor,
  command: `c${n}`,
  sequence: n as number | null,
});
const observation = () => ({
  events: [
    event(1, 'garden-a1', 1, 'GardenSaved', 'ada'),
    event(2, 'garden-a1', 2, 'GardenEventRecorded', 'ada'),
    event(3, 'garden-b1', 1, 'GardenSaved', 'ben'),
    event(4, 'garden-a2', 1, 'GardenSaved', 'ada'),
  ],
  published: ['e1', 'e2', 'e3', 'e4'],
  readModels: [{ name: 'tracking.dashboard', lag: 0, parked: 0, different: 0 }],
  shown: new Map([
    ['ada', ['a1', 'a2']],
    ['ben', ['b1']],
  ]),
  layouts: new Map(),
  places: new Map(),
});
type Changeable = ReturnType<typeof observation>;

/** What a defect of the product would leave behind, and the kind of finding that must come of it. */
const mutations: [string, (typeof FAULTS)[number], (product: Changeable, sent: Entry[]) => void][] = [
  ['acknowledges before it commits', 'lost', ({ events, published }) => void (events.pop(), published.pop())],
  ['passes over a late commit when it stamps', 'stuck', ({ events }) => set(events[3], { sequence: null })],
  ['leaves a gap in the log', 'out of order', ({ events }) => set(events[3], { sequence: 5 })],
  [
    'does a repeated command again',
    'duplicated',
    ({ events, published }) => {
      events.push({ ...event(5, 'garden-a2', 2, 'GardenSaved', 'ada'), command: 'c4' });
      published.push('e5');
    },
  ],
  ['writes an event that nobody sent', 'phantom', ({ events }) => set(events[1], { command: 'c9' })],
  ['lets two writers have one version', 'out of order', ({ events }) => set(events[1], { version: 1 })],
  [
    'stamps the events of a stream in the wrong order',
    'out of order',
    ({ events }) => {
      set(events[0], { sequence: 2 });
      set(events[1], { sequence: 1 });
    },
  ],
  ['stores one gardener’s event as another’s', 'different', ({ events }) => set(events[2], { actor: 'ada' })],
  ['stores an event in another garden', 'different', ({ events }) => set(events[2], { stream: 'garden-b2' })],
  ['publishes an event twice', 'phantom', ({ published }) => void published.push('e4')],
  ['publishes events in the wrong order', 'out of order', ({ published }) => void published.reverse()],
  ['forgets to publish after NATS was away', 'stuck', ({ published }) => void published.pop()],
  [
    'moves the checkpoint without the rows',
    'different',
    ({ readModels }) => set(readModels[0], { different: 3 }),
  ],
  ['stops following', 'stuck', ({ readModels }) => set(readModels[0], { lag: 2 })],
  ['parks what is no event’s fault', 'stuck', ({ readModels }) => set(readModels[0], { parked: 1 })],
  ['does not show a saved garden', 'lost', ({ shown }) => void shown.set('ada', ['a1'])],
  ['shows a garden twice', 'duplicated', ({ shown }) => void shown.set('ben', ['b1', 'b1'])],
  ['shows another gardener’s garden', 'phantom', ({ shown }) => void shown.set('ben', ['b1', 'a1'])],
];
const set = <T extends object>(target: T | undefined, change: Partial<T>) => {
  if (!target) throw new Error('there is nothing to change');
  Object.assign(target, change);
};

describe('the oracle of the fault runs', () => {
  it('finds nothing where all is well', () => {
    expect(judge(ledger(), observation())).toEqual([]);
  });

  it('lets a command that was given up be done or not', () => {
    const sent = ledger().map((each) =>
      each.command === 'c4' ? { ...each, acknowledged: false, garden: '' } : each,
    );
    expect(judge(sent, observation())).toEqual([]);
    const undone = observation();
    undone.events.pop();
    undone.published.pop();
    undone.shown.set('ada', ['a1']);
    expect(judge(sent, undone satisfies Observation)).toEqual([]);
  });

  it('expects all events of a command that makes several, in their order', () => {
    const several = ledger().map((each) => (each.command === 'c1' ? { ...each, events: 2 } : each));
    const events = observation().events.map((each) =>
      each.command === 'c2' ? { ...each, command: 'c1' } : each,
    );
    const one = several.filter(({ command }) => command !== 'c2');
    expect(judge(one, { ...observation(), events })).toEqual([]);
    expect(judge(several, observation()).map(({ fault }) => fault)).toEqual(['lost']);
  });

  it.each(mutations)('catches a product that %s', (_what, fault, inject) => {
    const [product, sent] = [observation(), ledger()];
    inject(product, sent);
    expect(judge(sent, product).map((finding) => finding.fault)).toContain(fault);
  });

  it('has a planted defect for every kind of fault', () => {
    expect(new Set(mutations.map(([, fault]) => fault))).toEqual(new Set(FAULTS));
  });
});
