import {
  NOTE_DAY,
  NOTE_MOMENT,
  NOTE_TIME,
  type NoteCommand,
  type PushedNote,
} from '@planted/contracts/pushed-note';
import { localDayOf, localTimeOf } from '@planted/garden-domain';
import type { WaitingCommand } from '@planted/outbox';
import { browserCommandStore } from '../../waiting/browser-command-store';

/** Sends what waits for a gardener, as far as it goes. */
export type SendWaiting = (gardener: string) => Promise<void>;

/**
 * What a button of a note does: its commands wait in the outbox of this device, behind what waits there already, and are
 * sent from there, now or once there is a signal.
 */
export async function actOnNote(
  data: unknown,
  action: string,
  send: SendWaiting,
  now: Date = new Date(),
): Promise<void> {
  const { owner, done, tomorrow } = data as PushedNote;
  const commands = ((action === 'done' ? done : tomorrow) ?? []).map((command) => pressedAt(command, now));
  if (commands.length === 0) return;
  await browserCommandStore.change(owner, (kept) => {
    const known = new Set(kept.map(({ key }) => key));
    return [...kept, ...commands.filter(({ key }) => !known.has(key))];
  });
  await send(owner);
}

function pressedAt({ body, ...command }: NoteCommand, now: Date): WaitingCommand {
  const [day, time] = [localDayOf(now), localTimeOf(now)];
  return {
    ...command,
    body: body
      .replaceAll(NOTE_DAY, day)
      .replaceAll(NOTE_TIME, time)
      .replaceAll(NOTE_MOMENT, now.toISOString()),
    at: `${day}T${time}`,
    mayHaveArrived: false,
    isOfDraft: false,
    refusal: null,
  };
}
