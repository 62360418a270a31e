import { Controller, Inject } from '@nestjs/common';
import { verifyGoogleTokenCall, openSessionCommand } from '@planted/contracts';
import { MESSAGING, type Messaging } from '@planted/service-kit';
import { HandleCall } from '../edge/handle-call.decorator';
import type { CallRequest } from '../edge/call-request';
import { nonceOf } from '../edge/attempt-cookie';
import { startBrowserSession } from './start-browser-session';

@Controller()
export class VerifyGoogleTokenController {
  constructor(@Inject(MESSAGING) private readonly messaging: Messaging) {}

  @HandleCall(verifyGoogleTokenCall, { kind: 'sign-in' })
  async answer(callRequest: CallRequest<typeof verifyGoogleTokenCall>) {
    const { request, context, attempt } = callRequest;
    const nonce = attempt.secret === undefined ? undefined : nonceOf(attempt.secret);
    const opened = await this.messaging.send(openSessionCommand, { idToken: request.token, nonce }, context);
    const started = await startBrowserSession(this.messaging, callRequest, opened);
    attempt.clear();
    return started;
  }
}
