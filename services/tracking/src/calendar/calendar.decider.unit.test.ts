import type { CalendarContents } from '@planted/contracts';
import { fold } from '@planted/event-sourcing';
import type { CalendarCommand } from './calendar-command';
import { calendarDecider } from './calendar.decider';

const all: CalendarContents = { kinds: ['planting', 'harvest'], gardenIds: null, withoutNames: false };
const make = (expectedVersion: number, tokenHash: string): CalendarCommand => ({
  ...{ type: 'MakeCalendarAddress', actorId: 'ada', expectedVersion, tokenHash },
  ...{ hint: 'abcd…xyz', timeZone: 'Europe/Paris', contents: all },
});
const choose = (expectedVersion: number, contents: CalendarContents): CalendarCommand => ({
  ...{ type: 'ChooseCalendarContents', actorId: 'ada', expectedVersion, contents },
});
const revoke = (expectedVersion: number): CalendarCommand => ({
  ...{ type: 'RevokeCalendarAddress', actorId: 'ada', expectedVersion },
});

/** The state after commands that are all accepted. */
const after = (...commands: CalendarCommand[]) =>
  commands.reduce((state, command) => {
    const decided = calendarDecider.decide(state, command);
    if (!decided.ok) throw new Error(decided.refusal.message);
    return decided.events.reduce(calendarDecider.evolve, state);
  }, calendarDecider.initialState);

describe('the decider of a calendar address', () => {
  it('TEL-1 has one address at a time: a new one replaces it, revoking ends it', () => {
    expect(after(make(0, 'one')).address?.tokenHash).toBe('one');
    expect(after(make(0, 'one'), make(1, 'two'))).toMatchObject({
      version: 2,
      address: { tokenHash: 'two' },
    });
    expect(after(make(0, 'one'), revoke(1))).toEqual({ version: 2, address: null });
    expect(after(make(0, 'one'), revoke(1), make(2, 'three')).address?.tokenHash).toBe('three');
  });

  it('TEL-1 changes what the address tells, and appends nothing where it is that already', () => {
    const withoutNames = { ...all, withoutNames: true };
    const state = after(make(0, 'one'), choose(1, withoutNames));
    expect(state).toMatchObject({ version: 2, address: { tokenHash: 'one', contents: withoutNames } });
    expect(calendarDecider.decide(state, choose(2, withoutNames))).toEqual({ ok: true, events: [] });
  });

  it.each([make(1, 'two'), choose(1, all), revoke(1)])('refuses a page that is behind: %j', (command) => {
    const state = after(make(0, 'one'), revoke(1));
    expect(calendarDecider.decide(state, command)).toMatchObject({
      ok: false,
      refusal: { code: 'conflict', field: 'expectedVersion', current: { version: 2 } },
    });
  });

  it.each([choose(0, all), revoke(0)])('has nothing to change without an address: %j', (command) => {
    expect(calendarDecider.decide(fold(calendarDecider, []), command)).toMatchObject({
      ok: false,
      refusal: { code: 'not-found' },
    });
  });
});
