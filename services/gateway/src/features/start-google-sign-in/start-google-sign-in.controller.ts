import { Controller, Inject, Redirect } from '@nestjs/common';
import { finishGoogleSignInCall, startGoogleSignInCall } from '@planted/contracts';
import { RefusalError } from '@planted/service-kit';
import { Answers } from '../../edge/answers.decorator';
import type { Asked } from '../../edge/asked';
import { GOOGLE_REDIRECT, type GoogleRedirect } from '../../google/google-redirect';
import { pagePath } from '../../google/page-path';

@Controller()
export class StartGoogleSignInController {
  constructor(@Inject(GOOGLE_REDIRECT) private readonly google: GoogleRedirect | null) {}

  @Answers(startGoogleSignInCall, { kind: 'sign-in' })
  @Redirect()
  async answer({ request, context, attempt }: Asked<typeof startGoogleSignInCall>) {
    if (!this.google) throw new RefusalError({ code: 'not-found', message: 'Not found' });
    const returnTo = pagePath(request.return_to, this.google.origin);
    const leaving = { goal: { kind: 'session', returnTo }, browser: attempt.keep() } as const;
    const url = await this.google.leave(leaving, finishGoogleSignInCall.path, context);
    return { url, statusCode: 303 as const };
  }
}
