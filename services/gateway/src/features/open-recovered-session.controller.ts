import { Controller, Inject } from '@nestjs/common';
import { openRecoveredSessionCall, openRecoveredSessionCommand } from '@planted/contracts';
import { MESSAGING, type Messaging } from '@planted/service-kit';
import { HandleCall } from '../edge/handle-call.decorator';
import type { CallRequest } from '../edge/call-request';
import { recoveryVerifierOf } from '../edge/attempt-cookie';
import { startBrowserSession } from './start-browser-session';

@Controller()
export class OpenRecoveredSessionController {
  constructor(@Inject(MESSAGING) private readonly messaging: Messaging) {}

  @HandleCall(openRecoveredSessionCall, { kind: 'sign-in' })
  async answer(callRequest: CallRequest<typeof openRecoveredSessionCall>) {
    const { request, context, attempt } = callRequest;
    // A browser that has asked for nothing gets a secret that no one knew before: no link was asked for with it.
    const codeVerifier = recoveryVerifierOf(attempt.secret ?? attempt.keep());
    const proof = { token: request.token, codeVerifier };
    const opened = await this.messaging.send(openRecoveredSessionCommand, proof, context);
    const started = await startBrowserSession(this.messaging, callRequest, opened);
    attempt.clear();
    return started;
  }
}
