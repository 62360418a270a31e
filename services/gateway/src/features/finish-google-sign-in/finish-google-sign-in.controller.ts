import { Controller, Inject, Redirect, UseGuards } from '@nestjs/common';
import { finishGoogleSignInCall, markFailedSignIn, openSessionCommand } from '@planted/contracts';
import { LOG, MESSAGING, type Messaging } from '@planted/service-kit';
import type { Logger } from 'pino';
import { Answers } from '../../edge/answers.decorator';
import type { Asked } from '../../edge/asked';
import { type Arrival, FromGuard, logFailedRedirect } from '../../google/google.guard';
import { GATEWAY_SETTINGS, type GatewaySettings, publicOriginOf } from '../../settings';
import { enter } from '../enter';
import { FinishGoogleSignInGuard } from './finish-google-sign-in.guard';

type Finishing = Asked<typeof finishGoogleSignInCall>;

@Controller()
export class FinishGoogleSignInController {
  constructor(
    @Inject(GATEWAY_SETTINGS) private readonly settings: GatewaySettings,
    @Inject(MESSAGING) private readonly messaging: Messaging,
    @Inject(LOG) private readonly log: Logger,
  ) {}

  /** Back to the page that the gardener came from, signed in or with the failure. */
  @Answers(finishGoogleSignInCall, { kind: 'sign-in' })
  @UseGuards(FinishGoogleSignInGuard)
  @Redirect()
  async answer(asked: Finishing, @FromGuard() arrival: Arrival | null) {
    const { origin } = publicOriginOf(this.settings);
    const page = new URL(arrival?.goal.kind === 'session' ? origin + arrival.goal.returnTo : origin);
    if (!(await this.signIn(asked, arrival))) markFailedSignIn(page);
    return { url: page.href, statusCode: 303 as const };
  }

  private async signIn(asked: Finishing, arrival: Arrival | null): Promise<boolean> {
    if (arrival?.kind !== 'identified') return false;
    const { idToken, nonce } = arrival;
    try {
      const opened = await this.messaging.send(openSessionCommand, { idToken, nonce }, asked.context);
      await enter(this.messaging, asked, opened);
      return true;
    } catch (cause) {
      logFailedRedirect(this.log, cause);
      return false;
    }
  }
}
