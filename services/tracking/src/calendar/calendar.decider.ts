import { isDeepStrictEqual } from 'node:util';
import type { CalendarContents, CalendarEvent, Refusal } from '@planted/contracts';
import { accept, type Decider, refuse } from '@planted/event-sourcing';
import type { CalendarCommand } from './calendar-command';

/** The private address of a gardener. */
export interface CalendarState {
  readonly version: number;
  /** null before it was made, and once it is revoked. */
  readonly address: {
    readonly tokenHash: string;
    readonly timeZone: string;
    readonly contents: CalendarContents;
  } | null;
}

const noAddress: Refusal = { code: 'not-found', message: 'There is no private address' };

/** One stream for each gardener, who has one address at a time. */
export const calendarDecider: Decider<CalendarCommand, CalendarState, CalendarEvent, Refusal> = {
  initialState: { version: 0, address: null },
  decide(state, command) {
    if (state.version !== command.expectedVersion)
      return refuse({
        code: 'conflict',
        field: 'expectedVersion',
        message: 'This address was changed elsewhere meanwhile',
        current: { version: state.version },
      });
    const changed = { gardenerId: command.actorId, version: state.version + 1 };
    if (command.type === 'MakeCalendarAddress') {
      const { tokenHash, hint, timeZone, contents } = command;
      const data = { ...changed, tokenHash, hint, timeZone, contents };
      return accept({ type: 'CalendarAddressMade', schemaVersion: 1, data });
    }
    if (!state.address) return refuse(noAddress);
    if (command.type === 'RevokeCalendarAddress')
      return accept({ type: 'CalendarAddressRevoked', schemaVersion: 1, data: changed });
    const { contents } = command;
    if (isDeepStrictEqual(contents, state.address.contents)) return accept();
    return accept({ type: 'CalendarContentsChosen', schemaVersion: 1, data: { ...changed, contents } });
  },
  evolve(state, { type, data }) {
    const { version } = data;
    switch (type) {
      case 'CalendarAddressMade': {
        const { tokenHash, timeZone, contents } = data;
        return { version, address: { tokenHash, timeZone, contents } };
      }
      case 'CalendarContentsChosen':
        return { version, address: state.address && { ...state.address, contents: data.contents } };
      case 'CalendarAddressRevoked':
        return { version, address: null };
    }
  },
};
