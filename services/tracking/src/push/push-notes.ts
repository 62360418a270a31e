import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { type PushedNote } from '@planted/contracts';
import { addDays, instantOf } from '@planted/garden-domain';
import { type Clock, CLOCK } from '@planted/service-kit';
import type { DueThing } from '../morning-note/due-things';
import { noteWords } from '../morning-note/note-words';
import type { DueNote } from '../morning-note/note-claims';
import { noteActs, type NoteActs } from './note-acts';
import { NoteDevices } from './note-devices';
import { PushSender } from './push-sender';

/** A push service takes 4,096 bytes, encrypted (RFC 8030 §7.2); what is longer comes without a button or both. */
const MOST_BYTES = 3_800;
/** Longest body, in characters: a phone shows less. */
const MOST_BODY = 400;
/** An example is of use while somebody looks at the screen, in seconds. */
const EXAMPLE_TTL = 60;

/** What the example of a note says; nothing of anybody's garden. */
const EXAMPLE = {
  title: '3 things in your gardens',
  body: 'Harvest Spinach · Sow Leaf Lettuce (overdue since May 10) · Water the Salad Border',
};

/** Sends notes to the devices of a gardener. */
@Injectable()
export class PushNotes {
  constructor(
    @Inject(NoteDevices) private readonly devices: NoteDevices,
    @Inject(PushSender) private readonly sender: PushSender,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Until quiet hours, or the end of the day. @throws RefusalError unavailable where it can be tried again */
  async send(
    due: DueNote,
    things: readonly DueThing[],
    versions: ReadonlyMap<string, number>,
  ): Promise<void> {
    const { owner, day, timeZone, quietFrom } = due;
    const acts = noteActs(things, { owner, day, timeZone, versions });
    const now = this.clock().getTime();
    const midnight = Date.parse(instantOf(addDays(day, 1), '00:00:00.000', timeZone));
    const quiet = quietFrom === null ? midnight : Date.parse(instantOf(day, `${quietFrom}:00.000`, timeZone));
    const end = quiet > now ? Math.min(quiet, midnight) : midnight;
    const note = { ...noteWords(things), owner, day, ...acts };
    await this.push(owner, due.channel, note, Math.max(60, Math.floor((end - now) / 1000)));
  }

  /** @returns false where the device is no more */
  sendExample(owner: string, device: string): Promise<boolean> {
    const note = { ...EXAMPLE, owner, day: null, done: null, tomorrow: [] };
    return this.push(owner, device, note, EXAMPLE_TTL);
  }

  private async push(
    owner: string,
    device: string,
    note: Omit<PushedNote, keyof NoteActs> & NoteActs,
    ttl: number,
  ): Promise<boolean> {
    const subscription = await this.devices.subscriptionOf(owner, device);
    if (!subscription) return false;
    const topic = createHash('sha256').update(`${owner} ${note.day}`).digest('base64url').slice(0, 32);
    const outcome = await this.sender.send(subscription, { payload: payloadOf(note), ttl, topic });
    if (outcome === 'gone') await this.devices.remove(owner, device);
    return outcome === 'sent';
  }
}

/** As much of a note as a push service takes: a button whose commands have no room is left out, so that each one does what it says. */
export function payloadOf(note: PushedNote): string {
  const body = note.body.length > MOST_BODY ? `${note.body.slice(0, MOST_BODY - 1)}…` : note.body;
  const forms = [note, { ...note, done: null }, { ...note, tomorrow: null }].map((form) =>
    JSON.stringify({ ...form, body }),
  );
  const bare = JSON.stringify({ ...note, body, done: null, tomorrow: null });
  return forms.find((form) => Buffer.byteLength(form) <= MOST_BYTES) ?? bare;
}
