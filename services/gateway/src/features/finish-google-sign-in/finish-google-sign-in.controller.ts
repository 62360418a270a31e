import { Controller, Inject, Redirect, UseGuards } from '@nestjs/common';
import { finishGoogleSignInCall, markFailedSignIn, openSessionCommand } from '@planted/contracts';
import { LOG, MESSAGING, type Messaging } from '@planted/service-kit';
import type { Logger } from 'pino';
import { HandleCall } from '../../edge/handle-call.decorator';
import type { CallRequest } from '../../edge/call-request';
import { type Arrival, FromGuard, logFailedRedirect } from '../../google/google.guard';
import { GATEWAY_SETTINGS, type GatewaySettings, publicOriginOf } from '../../settings';
import { startBrowserSession } from '../start-browser-session';
import { FinishGoogleSignInGuard } from './finish-google-sign-in.guard';

type Finishing = CallRequest<typeof finishGoogleSignInCall>;

@Controller()
export class FinishGoogleSignInController {
  constructor(
    @Inject(GATEWAY_SETTINGS) private readonly settings: GatewaySettings,
    @Inject(MESSAGING) private readonly messaging: Messaging,
    @Inject(LOG) private readonly log: Logger,
  ) {}

  /** Back to the page that the gardener came from, signed in or with the failure. */
  @HandleCall(finishGoogleSignInCall, { kind: 'sign-in' })
  @UseGuards(FinishGoogleSignInGuard)
  @Redirect()
  async answer(callRequest: Finishing, @FromGuard() arrival: Arrival | null) {
    const { origin } = publicOriginOf(this.settings);
    const page = new URL(arrival?.goal.kind === 'session' ? origin + arrival.goal.returnTo : origin);
    if (!(await this.signIn(callRequest, arrival))) markFailedSignIn(page);
    return { url: page.href, statusCode: 303 as const };
  }

  private async signIn(callRequest: Finishing, arrival: Arrival | null): Promise<boolean> {
    if (arrival?.kind !== 'identified') return false;
    const { idToken, nonce } = arrival;
    try {
      const opened = await this.messaging.send(openSessionCommand, { idToken, nonce }, callRequest.context);
      await startBrowserSession(this.messaging, callRequest, opened);
      return true;
    } catch (cause) {
      logFailedRedirect(this.log, cause);
      return false;
    }
  }
}
