import { createOutbox, type OutboxParts } from './create-outbox';
import { type Commands, withMemory } from './command-store';
import type { NewCommand, Outcome, WaitingCommand } from './waiting-command';

const act = (changes: readonly object[]) => JSON.stringify({ gardenId: 'bed', expectedVersion: 5, changes });
const command = (key: string, more: Partial<NewCommand> = {}): NewCommand => ({
  ...{ key, call: 'water-all-plants', method: 'POST', address: '/water', body: '{}' },
  ...{ at: '2026-05-21T09:15', gardenId: 'bed', version: null, mayHaveArrived: false, isOfDraft: false },
  ...more,
});
const layoutAct = (key: string, changes: readonly object[], isOfDraft = false) =>
  command(key, { call: 'change-layout', body: act(changes), version: 5, isOfDraft });
const done: Outcome = { kind: 'done', answer: null };
const refused = (status: number, current: unknown = null): Outcome => ({
  kind: 'refused',
  refusal: { status, message: 'No room', code: 'conflict', current },
});
const since = { version: 7, matrix: null, plants: [], ended: [] };

/** A device with one page, whose network answers what a test says; nothing said is no answer. */
function device(more: Partial<OutboxParts> = {}) {
  const lists = new Map<string, Commands>();
  const sent: WaitingCommand[] = [];
  const answers: Outcome[] = [];
  const retries: (() => void)[] = [];
  const state = { owner: 'ada' as string | null, isOnline: true, signedOut: 0, told: [] as number[] };
  const outbox = createOutbox({
    store: {
      read: async (gardener) => lists.get(gardener) ?? [],
      async change(gardener, change) {
        lists.set(gardener, change(lists.get(gardener) ?? []));
        return lists.get(gardener) ?? [];
      },
    },
    alone: (work) => work(),
    async send(one) {
      sent.push(one);
      return answers.shift() ?? { kind: 'unanswered' };
    },
    canSend: () => state.isOnline,
    owner: () => state.owner,
    announce: () => {},
    later(_, again) {
      retries.push(again);
      return () => {};
    },
    onSent: async (commands) => void state.told.push(commands.length),
    onSignedOut: () => (state.signedOut += 1),
    ...more,
  });
  const keys = () => outbox.waiting().map(({ key }) => key);
  return { outbox, lists, sent, answers, retries, state, keys };
}

describe('commands that wait', () => {
  it('FLD-5 are taken back while they have surely not arrived, and only then', async () => {
    const { outbox, state, keys, lists } = device();
    await outbox.keep(command('one'));
    await outbox.keep(command('two', { mayHaveArrived: true }));
    expect(await outbox.takeBack('one')).toBe(true);
    expect(await outbox.takeBack('two')).toBe(false);
    expect(keys()).toEqual(['two']);
    state.isOnline = false;
    await outbox.keep(command('three'));
    await outbox.drain();
    expect(await outbox.takeBack('three')).toBe(true);
    expect(lists.get('ada')).toHaveLength(1);
  });

  it('FLD-5 say something else while they have surely not arrived, and only then; in their order, once', async () => {
    const { outbox, sent, answers } = device();
    await outbox.keep(command('one', { body: '{"title":"Firts"}' }));
    await outbox.keep(command('two', { mayHaveArrived: true, body: '{"title":"Second"}' }));
    expect(await outbox.rewrite('one', '{"title":"First"}')).toBe(true);
    expect(await outbox.rewrite('two', '{"title":"Other"}')).toBe(false);
    expect(await outbox.rewrite('three', '{}')).toBe(false);
    answers.push(done, done);
    await outbox.drain();
    expect(sent.map(({ key, body }) => [key, body])).toEqual([
      ['one', '{"title":"First"}'],
      ['two', '{"title":"Second"}'],
    ]);
    expect(await outbox.rewrite('one', '{}')).toBe(false);
  });

  it('FLD-6 are sent in order, stop where there is no answer, and go on by themselves with the same keys', async () => {
    const { outbox, sent, answers, retries, state, keys } = device();
    for (const key of ['one', 'two', 'three']) await outbox.keep(command(key));
    answers.push(done);
    await outbox.drain();
    expect(keys()).toEqual(['two', 'three']);
    answers.push(done, done);
    retries.at(-1)?.();
    await outbox.drain();
    expect(sent.map(({ key }) => key)).toEqual(['one', 'two', 'two', 'three']);
    expect(keys()).toEqual([]);
    expect(outbox.isHeld()).toBe(false);
    expect(state.told).toEqual([1, 2]);
  });

  it('FLD-6 are kept once under a key, however often a page hands them over', async () => {
    const { outbox, keys } = device();
    await outbox.keep(command('one'));
    await outbox.keep(command('one'));
    expect(keys()).toEqual(['one']);
  });

  it('FLD-6 are not kept once more behind others that have all been sent while their page was about to', async () => {
    const { outbox, answers, keys } = device();
    await outbox.keep(command('one'));
    expect(await outbox.keep(command('one'), true)).toBe(true);
    answers.push(done);
    await outbox.drain();
    expect(await outbox.keep(command('one'), true)).toBe(false);
    await outbox.keep(command('two'));
    expect(await outbox.keep(command('one'), true)).toBe(true);
    expect(keys()).toEqual(['two', 'one']);
    // It has arrived, for all that its page knows.
    expect(await outbox.takeBack('one')).toBe(false);
  });

  it('FLD-7 that were refused are their page’s again where it sends them while none waits', async () => {
    const { outbox, answers } = device();
    await outbox.keep(layoutAct('one', [{ type: 'end', id: 'a' }], true));
    answers.push(refused(409, { ...since, matrix: 'changed' }), refused(404));
    await outbox.drain();
    expect(outbox.refused()).toHaveLength(1);
    expect(await outbox.keep(layoutAct('one', [{ type: 'end', id: 'a' }], true), true)).toBe(false);
    expect(outbox.refused()).toEqual([]);
  });

  it('FLD-8 are seen and sent by their gardener only, also when the session has ended meanwhile', async () => {
    const { outbox, sent, answers, state, keys } = device();
    await outbox.keep(command('one'));
    answers.push({ kind: 'signed-out' });
    await outbox.drain();
    expect([state.signedOut, keys()]).toEqual([1, ['one']]);
    for (const other of [null, 'ben']) {
      state.owner = other;
      await outbox.look();
      await outbox.drain();
      expect([keys(), outbox.isHeld(), outbox.fateOf('one')]).toEqual([[], false, undefined]);
    }
    expect(await device({ owner: () => null }).outbox.keep(command('one'))).toBe(false);
    state.owner = 'ada';
    answers.push(done);
    await outbox.drain();
    expect(sent.map(({ key }) => key)).toEqual(['one', 'one']);
    expect(keys()).toEqual([]);
  });

  it('FLD-7 that are refused are kept with both versions and the reason, and hold back no other', async () => {
    const { outbox, sent, answers, keys } = device();
    await outbox.keep(command('one'));
    await outbox.keep(command('two'));
    answers.push(refused(404), done);
    await outbox.drain();
    expect(sent).toHaveLength(2);
    expect(keys()).toEqual([]);
    expect(outbox.refused()).toMatchObject([
      { key: 'one', body: '{}', refusal: { status: 404, message: 'No room' } },
    ]);
    await outbox.sendAgain('one');
    answers.push(refused(404));
    await outbox.drain();
    expect(outbox.refused()).toHaveLength(1);
    await outbox.leaveOut('one');
    expect(outbox.refused()).toEqual([]);
  });

  it('FLD-7 in a layout go on in what another page has made; only what met its changes needs the gardener', async () => {
    const { outbox, sent, answers } = device();
    const end = { type: 'end', id: 'gone', how: 'harvested' };
    const [free, met] = [
      { type: 'move', id: 'free', x: 1, y: 1 },
      { type: 'move', id: 'met', x: 2, y: 2 },
    ];
    await outbox.keep(layoutAct('one', [free, met, end, { type: 'do-step', id: 'met', step: 'sow' }]));
    const current = { ...since, plants: [{ id: 'met', x: 0, y: 0 }], ended: [{ id: 'gone' }] };
    answers.push(refused(409, current), done);
    await outbox.drain();
    expect(sent.map(({ key }) => key)).toEqual(['one', 'one~7']);
    expect(JSON.parse(sent[1]?.body ?? '')).toEqual({
      gardenId: 'bed',
      expectedVersion: 7,
      changes: [free, { type: 'do-step', id: 'met', step: 'sow' }],
    });
    expect(outbox.refused()).toMatchObject([
      { body: JSON.stringify({ ...JSON.parse(act([met])), expectedVersion: 7 }) },
    ]);
    expect(outbox.fateOf('one')).toBe('refused');
    await outbox.leaveOut('one');
    expect(outbox.fateOf('one')).toBeUndefined();
  });

  it('FLD-7 in a layout that have no room as a whole go planting by planting', async () => {
    const { outbox, sent, answers } = device();
    const placed = (id: string) => ({ type: 'place', id, x: 0, y: 0 });
    await outbox.keep(layoutAct('one', [placed('a'), placed('b')]));
    answers.push(refused(400), refused(400), done);
    await outbox.drain();
    expect(sent.map(({ key }) => key)).toEqual(['one', 'one~5.0', 'one~5.1']);
    expect(outbox.refused()).toMatchObject([{ key: 'one~5.0', body: act([placed('a')]) }]);
  });

  it('FLD-7 in a layout are each told of, where another page is faster with several of their parts', async () => {
    const { outbox, sent, answers } = device();
    const placed = (id: string) => ({ type: 'place', id, x: 0, y: 0 });
    await outbox.keep(layoutAct('one', [placed('a'), placed('b')]));
    answers.push(refused(400), refused(409, since), refused(400), refused(409, since), refused(400));
    await outbox.drain();
    expect(sent.map(({ key }) => key)).toEqual(['one', 'one~5.0', 'one~7.0', 'one~5.1', 'one~7.1']);
    expect(outbox.refused().map(({ key }) => key)).toEqual(['one~7.0', 'one~7.1']);
  });

  it('FLD-7 in a bed whose ground another page has turned are not drawn anywhere by chance', async () => {
    const { outbox, sent, answers } = device();
    await outbox.keep(layoutAct('one', [{ type: 'move', id: 'free', x: 1, y: 1 }]));
    answers.push(refused(409, { ...since, matrix: '1,1' }));
    await outbox.drain();
    expect(sent).toHaveLength(1);
    expect(outbox.refused()).toHaveLength(1);
  });

  it('FLD-5 of a draft, once taken back, stay so until the draft knows', async () => {
    const { outbox, keys } = device();
    await outbox.keep(layoutAct('one', [{ type: 'move', id: 'a', x: 1, y: 1 }], true));
    expect(await outbox.takeBack('one')).toBe(true);
    expect([keys(), outbox.refused(), outbox.fateOf('one')]).toEqual([[], [], 'taken-back']);
    await outbox.leaveOut('one');
    expect(outbox.fateOf('one')).toBeUndefined();
  });

  it('FLD-9 go on in memory where the device keeps nothing, and that is said once', async () => {
    const told: unknown[] = [];
    const full = new Error('QuotaExceededError');
    let isFull = false;
    const lists = new Map<string, Commands>();
    const store = withMemory(
      {
        read: async () => lists.get('ada') ?? [],
        async change(gardener, change) {
          if (isFull) throw full;
          lists.set(gardener, change(lists.get(gardener) ?? []));
          return lists.get(gardener) ?? [];
        },
      },
      (cause) => told.push(cause),
    );
    const { outbox, keys } = device({ store });
    await outbox.keep(command('one'));
    isFull = true;
    await outbox.keep(command('two'));
    await outbox.keep(command('three'));
    expect(keys()).toEqual(['one', 'two', 'three']);
    expect(told).toEqual([full]);
  });
});
