import { Inject, Injectable } from '@nestjs/common';
import { type MessageContext, sendMorningMailCommand, UNSUBSCRIBE_BASE } from '@planted/contracts';
import type { CalendarDay } from '@planted/garden-domain';
import { MESSAGING, type Messaging } from '@planted/service-kit';
import type { DueThing } from './due-things';
import { LetterTokens } from './letter-tokens';
import { NOTE_SETTINGS, type NoteSettings, pageAt } from './note-settings';
import { noteLetter, noteWords } from './note-words';

/** Has the note of a morning written to its gardener. */
@Injectable()
export class MorningMail {
  constructor(
    @Inject(MESSAGING) private readonly messaging: Messaging,
    @Inject(LetterTokens) private readonly tokens: LetterTokens,
    @Inject(NOTE_SETTINGS) private readonly settings: NoteSettings,
  ) {}

  /** Once for a day, however often it is asked. @throws RefusalError where it was not taken over, and can be later */
  async send(
    { owner, day }: { readonly owner: string; readonly day: CalendarDay },
    things: readonly DueThing[],
    context: MessageContext,
  ): Promise<void> {
    const token = await this.tokens.tokenFor(owner);
    const unsubscribe = pageAt(this.settings, `${UNSUBSCRIBE_BASE}/${token}`);
    const pages = { today: pageAt(this.settings, '/dashboard'), account: pageAt(this.settings, '/account') };
    const text = noteLetter(things, { ...pages, unsubscribe });
    const subject = noteWords(things).title;
    await this.messaging.send(sendMorningMailCommand, { day, subject, text, unsubscribe }, context);
  }
}
