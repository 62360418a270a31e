import { Controller, Inject, Redirect } from '@nestjs/common';
import { finishGoogleSignInCall, markFailedSignIn, openSessionCommand } from '@planted/contracts';
import { LOG, MESSAGING, type Messaging, RefusalError } from '@planted/service-kit';
import type { Logger } from 'pino';
import { Answers } from '../../edge/answers.decorator';
import type { Asked } from '../../edge/asked';
import { GOOGLE_REDIRECT, type GoogleRedirect } from '../../google/google-redirect';
import { enter } from '../enter';

type Finishing = Asked<typeof finishGoogleSignInCall>;

@Controller()
export class FinishGoogleSignInController {
  constructor(
    @Inject(GOOGLE_REDIRECT) private readonly google: GoogleRedirect | null,
    @Inject(MESSAGING) private readonly messaging: Messaging,
    @Inject(LOG) private readonly log: Logger,
  ) {}

  /** Back to the page that the gardener came from, signed in or told that it failed. */
  @Answers(finishGoogleSignInCall, { kind: 'sign-in' })
  @Redirect()
  async answer(asked: Finishing) {
    if (!this.google) throw new RefusalError({ code: 'not-found', message: 'Not found' });
    const page = new URL(this.google.origin);
    try {
      const isIn = await this.signIn(this.google, asked, page);
      if (!isIn) markFailedSignIn(page);
    } catch (cause) {
      this.log.warn(
        { reason: cause instanceof Error ? cause.message : cause },
        'a sign-in by redirect failed',
      );
      markFailedSignIn(page);
    }
    return { url: page.href, statusCode: 303 as const };
  }

  /** `page` becomes the one that the gardener came from, as soon as that is known. */
  private async signIn(google: GoogleRedirect, asked: Finishing, page: URL): Promise<boolean> {
    const { request, context, attempt } = asked;
    const here = {
      callback: finishGoogleSignInCall.path,
      kinds: ['session'],
      browser: attempt.secret,
    } as const;
    const arrival = await google.arrive(request, here, context);
    if (arrival.goal.kind === 'session') page.href = google.origin + arrival.goal.returnTo;
    if (arrival.kind !== 'identified') return false;
    const { idToken, nonce } = arrival;
    const opened = await this.messaging.send(openSessionCommand, { idToken, nonce }, context);
    await enter(this.messaging, asked, opened);
    return true;
  }
}
