import { announceOwnChange } from '@planted/api-client/changes';
import { inSession } from '@planted/api-client/in-session';
import type { Outcome, WaitingCommand } from '@planted/outbox';
import { postCommand } from './post-command';

/** Tries once to send a command of a page's gardener, with a session that is good. */
export const sendCommand = (command: WaitingCommand, gardener: string): Promise<Outcome> =>
  postCommand(command, gardener, { inSession, onDone: announceOwnChange });
