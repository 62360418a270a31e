import { afterRefusal, sentAgain } from './after-refusal';
import { withoutTakenBack } from './revised';
import type { Refusal, WaitingCommand } from './waiting-command';

const ENTRY = { id: 'entry', garden_id: 'bed' };
const command = (key: string, call: string, body: object, more: Partial<WaitingCommand> = {}) => ({
  ...{ key, call, method: 'POST', address: `/api/activities/${camel(call)}`, body: JSON.stringify(body) },
  ...{ at: '2026-05-21T09:15', gardenId: 'bed', version: null, mayHaveArrived: false, isOfDraft: false },
  refusal: null,
  ...more,
});
const camel = (call: string) => call.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
const correct = (key: string, revision: number, id = ENTRY.id) =>
  command(key, 'correct-garden-event', { ...ENTRY, id, revision, notes: key });
const withdraw = (key: string, revision: number) =>
  command(key, 'withdraw-garden-event', { ...ENTRY, revision });
const restore = (key: string, revision: number) =>
  command(key, 'restore-garden-event', { ...ENTRY, revision });
const conflict = (current: object): Refusal => ({
  ...{ status: 409, message: 'This entry was changed elsewhere meanwhile', code: 'conflict' },
  current,
});
const said = (commands: readonly WaitingCommand[]) =>
  commands.map(({ key, call, body, refusal }) => {
    const { revision } = JSON.parse(body) as { revision?: number };
    return `${key} ${call} ${revision ?? '-'}${refusal ? ' refused' : ''}`;
  });

describe('FLD-5 changes of an entry that wait', () => {
  it('name a revision less once one before them is taken back; those of another entry stay as they are', () => {
    const list = [correct('a', 4), correct('b', 5), correct('other', 5, 'another'), withdraw('c', 6)];
    const [first] = list;
    expect(first && said(withoutTakenBack(list, first))).toEqual([
      'b correct-garden-event 4',
      'other correct-garden-event 5',
      'c withdraw-garden-event 5',
    ]);
  });

  it('go with what they would have brought back', () => {
    const list = [withdraw('a', 0), restore('b', 1), correct('c', 2), withdraw('d', 3), restore('e', 4)];
    const [first] = list;
    expect(first && said(withoutTakenBack(list, first))).toEqual([
      'c correct-garden-event 0',
      'd withdraw-garden-event 1',
      'e restore-garden-event 2',
    ]);
  });

  it('of no entry are left alone when another is taken back', () => {
    const water = command('w', 'water-all-plants', { gardenId: 'bed' });
    expect(withoutTakenBack([correct('a', 0), water, correct('b', 1)], water)).toHaveLength(2);
    const first = command('x', 'water-all-plants', {});
    expect(withoutTakenBack([first, correct('b', 1)], first)).toEqual([correct('b', 1)]);
  });
});

describe('FLD-7 a change of an entry that another page was faster with', () => {
  it('needs the gardener, and so does what rests on it: nothing is written over unseen', () => {
    const list = [correct('a', 0), correct('b', 1), correct('other', 1, 'another')];
    const now = afterRefusal(list, correct('a', 0), conflict({ revision: 1, notes: 'Theirs' }));
    expect(said(now)).toEqual([
      'a correct-garden-event 0 refused',
      'b correct-garden-event 1 refused',
      'other correct-garden-event 1',
    ]);
    expect(now[1]?.refusal?.current).toEqual({ revision: 1, notes: 'Theirs' });
  });

  it('holds back nothing where it is refused for another reason', () => {
    const refusal = { status: 400, message: 'day: must be a date', code: 'invalid', current: null };
    const now = afterRefusal([correct('a', 0), correct('b', 1)], correct('a', 0), refusal);
    expect(said(now)).toEqual(['a correct-garden-event 0 refused', 'b correct-garden-event 1']);
  });

  it('is sent over what is there now, under a key that follows from its own', () => {
    const refused = { ...correct('a', 0), mayHaveArrived: true, refusal: conflict({ revision: 7 }) };
    const again = sentAgain([refused, correct('b', 1)], 'a');
    expect(said(again)).toEqual(['a~7 correct-garden-event 7', 'b correct-garden-event 1']);
    expect(again[0]).toMatchObject({ mayHaveArrived: false, refusal: null });
  });

  it('brings back first what the other page took back', () => {
    const refusal = conflict({ revision: 7, is_withdrawn: true });
    const again = sentAgain([{ ...correct('a', 0), refusal }], 'a');
    expect(said(again)).toEqual(['a~7.back restore-garden-event 7', 'a~8 correct-garden-event 8']);
    expect(again[0]?.address).toBe('/api/activities/restoreGardenEvent');
    expect(JSON.parse(again[0]?.body ?? '')).toEqual({ ...ENTRY, revision: 7 });
    const edit = command('r', 'edit-reminder', { id: 'r-1', revision: 2, title: 'Mulch', garden_id: 'bed' });
    const gone = conflict({ revision: 3, is_ended: true });
    const [back] = sentAgain([{ ...edit, address: '/api/reminder/editReminder', refusal: gone }], 'r');
    expect([back?.address, JSON.parse(back?.body ?? '')]).toEqual([
      '/api/reminder/restoreReminder',
      { id: 'r-1', revision: 3 },
    ]);
  });

  it('is sent again as it is where nothing says what is there now', () => {
    const refusal = { status: 404, message: 'Not found', code: null, current: null };
    expect(said(sentAgain([{ ...correct('a', 0), refusal }], 'a'))).toEqual(['a correct-garden-event 0']);
  });

  it.each([
    ['withdraw-garden-event', { is_withdrawn: true }],
    ['restore-garden-event', { is_withdrawn: false }],
    ['end-reminder', { is_ended: true }],
    ['delete-reminder', { is_deleted: true }],
    ['restore-reminder', { is_ended: false, is_deleted: false }],
  ])('%s has nothing to do where the other page has done the same', (call, current) => {
    const mine = command('a', call, { ...ENTRY, revision: 0 });
    expect(afterRefusal([mine], mine, conflict({ revision: 1, ...current }))).toEqual([]);
  });

  it('deletes a reminder that has only ended, and does not call that done', () => {
    const mine = command('a', 'delete-reminder', { id: 'r-1', revision: 0 });
    const refusal = conflict({ revision: 1, is_ended: true });
    expect(said(afterRefusal([mine], mine, refusal))).toEqual(['a delete-reminder 0 refused']);
    expect(said(sentAgain([{ ...mine, refusal }], 'a'))).toEqual(['a~1 delete-reminder 1']);
  });
});
