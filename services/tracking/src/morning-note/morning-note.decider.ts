import { isDeepStrictEqual } from 'node:util';
import type { MorningNote, MorningNoteEvent, Refusal } from '@planted/contracts';
import { accept, type Decider, type Decision, refuse } from '@planted/event-sourcing';
import type { MorningNoteCommand } from './morning-note-command';

/** What a gardener chose for the note of the morning. */
export interface MorningNoteState {
  readonly version: number;
  /** null before anything was chosen: nothing is sent. */
  readonly note: MorningNote | null;
}

/** One stream for each gardener. */
export const morningNoteDecider: Decider<MorningNoteCommand, MorningNoteState, MorningNoteEvent, Refusal> = {
  initialState: { version: 0, note: null },
  decide({ version, note }, command) {
    const choose = (chosen: MorningNote): Decision<MorningNoteEvent, Refusal> => {
      if (isDeepStrictEqual(chosen, note)) return accept();
      const data = { gardenerId: command.actorId, version: version + 1, ...chosen };
      return accept({ type: 'MorningNoteChosen', schemaVersion: 1, data });
    };
    if (command.type === 'StopMorningMail') return note ? choose({ ...note, byMail: false }) : accept();
    if (version !== command.expectedVersion)
      return refuse({
        code: 'conflict',
        field: 'expectedVersion',
        message: 'This was changed elsewhere meanwhile',
        current: { version },
      });
    const { time, timeZone, quiet, byMail } = command;
    return choose({ time, timeZone, quiet, byMail });
  },
  evolve(_state, { data: { gardenerId: _gardener, version, ...note } }) {
    return { version, note };
  },
};
