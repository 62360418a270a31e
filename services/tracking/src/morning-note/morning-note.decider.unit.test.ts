import type { MorningNote } from '@planted/contracts';
import { morningNoteDecider } from './morning-note.decider';
import type { MorningNoteCommand } from './morning-note-command';

const atSeven: MorningNote = {
  ...{ time: '07:00', timeZone: 'Europe/Paris', quiet: { from: '21:00', until: '06:00' }, byMail: true },
};
const choose = (expectedVersion: number, note: MorningNote = atSeven): MorningNoteCommand => ({
  ...{ type: 'ChooseMorningNote', actorId: 'ada', expectedVersion },
  ...note,
});
const stop: MorningNoteCommand = { type: 'StopMorningMail', actorId: 'ada' };

/** The state after commands that are all accepted. */
const after = (...commands: MorningNoteCommand[]) =>
  commands.reduce((state, command) => {
    const decided = morningNoteDecider.decide(state, command);
    if (!decided.ok) throw new Error(decided.refusal.message);
    return decided.events.reduce(morningNoteDecider.evolve, state);
  }, morningNoteDecider.initialState);

describe('the decider of the morning note', () => {
  it('TEL-4 sends nothing before something was chosen, then what was chosen last', () => {
    expect(after().note).toBeNull();
    const later = { ...atSeven, time: '08:30' };
    expect(after(choose(0), choose(1, later))).toEqual({ version: 2, note: later });
  });

  it('TEL-4 appends nothing where it is that already', () => {
    expect(morningNoteDecider.decide(after(choose(0)), choose(1))).toEqual({ ok: true, events: [] });
  });

  it('TEL-4 refuses a page that is behind', () => {
    expect(morningNoteDecider.decide(after(choose(0)), choose(0))).toMatchObject({
      ok: false,
      refusal: { code: 'conflict', field: 'expectedVersion', current: { version: 1 } },
    });
  });

  it('TEL-5 stops letters by a press in one, whatever was chosen meanwhile, and once', () => {
    expect(after(choose(0), stop)).toEqual({ version: 2, note: { ...atSeven, byMail: false } });
    expect(after(choose(0), stop, stop).version).toBe(2);
    expect(after(stop)).toEqual(morningNoteDecider.initialState);
  });
});
