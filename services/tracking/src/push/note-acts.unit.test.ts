import type { Reminder } from '@planted/contracts';
import type { DueThing } from '../morning-note/due-things';
import { noteActs } from './note-acts';
import { payloadOf } from './push-notes';

const owner = '0190a1b2-0000-7000-8000-00000000000a';
const told = { owner, day: '2027-03-13', timeZone: 'America/Chicago', versions: new Map([['bed', 4]]) };
const reminder = (id: string, other: Partial<Reminder> = {}): DueThing => ({
  ...{ what: id, late: null, where: null, gardenId: null },
  source: {
    kind: 'reminder',
    reminder: {
      id,
      garden_id: null,
      revision: 2,
      reminder_datetime: '2027-03-10T14:30:00Z',
      ...other,
    } as Reminder,
  },
});
const inBed = (source: DueThing['source']): DueThing => ({
  ...{ what: 'x', late: null, where: null, gardenId: 'bed', source },
});
const sow = (id: string) =>
  inBed({ kind: 'step', changes: (day) => [{ type: 'do-step', id, step: 'sow', day }] });
const bodies = (commands: readonly { readonly call: string; readonly body: string }[] | null) =>
  commands?.map(({ call, body }) => [call, JSON.parse(body)]);

describe('the buttons of a note', () => {
  it('TEL-4 Done ticks reminders, waters gardens and does steps, those of a garden in one act', () => {
    const { done } = noteActs([reminder('r'), inBed({ kind: 'water' }), sow('a'), sow('b')], told);
    expect(bodies(done)).toEqual([
      ['update-reminder', { is_completed: true, completed_at: '{moment}' }],
      ['water-all-plants', { gardenId: 'bed', wateringDate: '{day}', wateringTime: '{time}' }],
      [
        'change-layout',
        {
          ...{ gardenId: 'bed', expectedVersion: 4 },
          changes: ['a', 'b'].map((id) => ({ type: 'do-step', id, step: 'sow', day: '{day}' })),
        },
      ],
    ]);
    expect(done?.map(({ address, method }) => [method, address])).toEqual([
      ['PATCH', '/api/reminder/updateReminder/r'],
      ['POST', '/api/gardenPlants/waterAllPlants'],
      ['POST', '/api/gardens/changeLayout'],
    ]);
  });

  it.each([
    ['what was picked', { kind: 'harvest' }],
    ['why something is cleared', { kind: 'step', changes: null }],
  ] as const)('TEL-4 there is no Done where %s is to be said', (_, source) => {
    expect(noteActs([reminder('r'), inBed(source)], told).done).toBeNull();
  });

  it('TEL-4 Tomorrow lets reminders ask at their hour of the next day, also where clocks change; the rest comes by itself', () => {
    const { tomorrow } = noteActs([reminder('r'), inBed({ kind: 'water' }), sow('a')], told);
    // 8:30 in winter, which is an hour earlier in UTC from the 14th on.
    expect(bodies(tomorrow)).toEqual([
      ['snooze-reminder', { id: 'r', revision: 2, until: '2027-03-14T13:30:00.000Z' }],
    ]);
  });

  it('TEL-4 sends the same under the same keys from each device, and other ones the day after', () => {
    const keys = (day: string) => {
      const { done, tomorrow } = noteActs([reminder('r'), reminder('s'), sow('a')], { ...told, day });
      return [...(done ?? []), ...tomorrow].map(({ key }) => key);
    };
    expect(keys('2027-03-13')).toEqual(keys('2027-03-13'));
    expect(new Set([...keys('2027-03-13'), ...keys('2027-03-14')]).size).toBe(10);
  });

  const reminders = (count: number) => Array.from({ length: count }, (_, at) => reminder(`r${at}`));
  const payloadFor = (things: Parameters<typeof noteActs>[0]) =>
    payloadOf({ title: 'x', body: 'x', owner, day: '2027-03-13', ...noteActs(things, told) });

  it('TEL-4 a note keeps the button that still has room, and leaves out the one that has none', () => {
    const whole = JSON.parse(payloadFor(reminders(4)));
    expect([whole.done.length, whole.tomorrow.length]).toEqual([4, 4]);
    const both = payloadFor(reminders(8));
    expect(Buffer.byteLength(both)).toBeLessThanOrEqual(3_800);
    expect(JSON.parse(both)).toMatchObject({ done: null, tomorrow: { length: 8 } });
    // Steps are due again by themselves: Tomorrow has nothing to send, and does what it says.
    const steps = JSON.parse(payloadFor(Array.from({ length: 60 }, (_, at) => sow(`p${at}`))));
    expect(steps).toMatchObject({ done: null, tomorrow: [] });
  });

  it('TEL-4 a note that is too long for a push service comes without them, and shortened', () => {
    const acts = noteActs(reminders(30), told);
    const note = { title: '30 things', body: 'é'.repeat(900), owner, day: '2027-03-13', ...acts };
    const payload = payloadOf(note);
    expect(Buffer.byteLength(payload)).toBeLessThan(3_800);
    expect(JSON.parse(payload)).toMatchObject({ title: '30 things', done: null, tomorrow: null });
    expect(JSON.parse(payload).body).toBe(`${'é'.repeat(399)}…`);
  });
});
