import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import type { MessageContext } from '@planted/contracts';
import { type Clock, CLOCK, LOG, NEW_ID, type NewId, RefusalError } from '@planted/service-kit';
import type { Logger } from 'pino';
import { PushNotes } from '../push/push-notes';
import { type Digest, MorningDigests } from './morning-digests';
import { MorningMail } from './morning-mail';
import { type DueNote, NoteClaims } from './note-claims';
import { NOTE_SETTINGS, type NoteSettings } from './note-settings';

/**
 * Looks again and again whose morning it is, and sends what is due. It remembers nothing itself: what was sent is in
 * the claims, so that it can be ended and started anywhere at any time.
 */
@Injectable()
export class MorningRounds implements OnApplicationBootstrap, OnModuleDestroy {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> = Promise.resolve();
  private isOver = false;

  constructor(
    @Inject(NoteClaims) private readonly claims: NoteClaims,
    @Inject(MorningDigests) private readonly digests: MorningDigests,
    @Inject(MorningMail) private readonly mail: MorningMail,
    @Inject(PushNotes) private readonly push: PushNotes,
    @Inject(NOTE_SETTINGS) private readonly settings: NoteSettings,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(NEW_ID) private readonly newId: NewId,
    @Inject(LOG) private readonly log: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.lookAgain();
  }

  async onModuleDestroy(): Promise<void> {
    this.isOver = true;
    clearTimeout(this.timer);
    await this.running;
  }

  private lookAgain(): void {
    if (this.isOver) return;
    this.timer = setTimeout(() => {
      this.running = this.round()
        .catch((err: unknown) => this.log.warn({ err }, 'could not look whose morning it is'))
        .then(() => this.lookAgain());
    }, 1_000 * this.settings.MORNING_NOTE_ROUND_SECONDS);
    this.timer.unref();
  }

  /** All that is due now, one gardener after the other: nothing of it is in a hurry. */
  private async round(): Promise<void> {
    const due = await this.claims.due(this.clock());
    for (const owner of new Set(due.map((note) => note.owner))) {
      if (this.isOver) return;
      const own = due.filter((note) => note.owner === owner);
      const taken = await this.claims.take(own, this.clock());
      if (taken.length > 0) await this.tell(owner, taken);
    }
  }

  private async tell(owner: string, notes: readonly DueNote[]): Promise<void> {
    const id = this.newId();
    const context: MessageContext = { actor: { userId: owner }, correlationId: id, commandId: id };
    const [first] = notes;
    if (!first) return;
    const digest = await this.orPutOff(notes, () => this.digests.on(first.day, first.timeZone, context));
    if (digest) for (const note of notes) await this.orPutOff([note], () => this.send(note, digest, context));
  }

  private async send(note: DueNote, digest: Digest, context: MessageContext): Promise<void> {
    const { things, versions } = digest;
    if (things.length > 0) {
      if (note.channel === note.owner) await this.mail.send(note, things, context);
      else await this.push.send(note, things, versions);
    }
    await this.claims.finish(note);
  }

  private async orPutOff<T>(notes: readonly DueNote[], act: () => Promise<T>): Promise<T | undefined> {
    try {
      return await act();
    } catch (error) {
      // Of who is forgotten nothing is left to be sent.
      if (error instanceof RefusalError && error.code === 'not-signed-in')
        await Promise.all(notes.map((note) => this.claims.finish(note)));
      else
        for (const note of notes) {
          const isLast = !(await this.claims.putOff(note, this.clock()));
          const { code } = error instanceof RefusalError ? error : { code: 'unknown' };
          // What a mail server says may quote the address.
          this.log.warn({ code, isLast }, 'a note of the morning was put off');
        }
      return undefined;
    }
  }
}
