import { Controller, Inject } from '@nestjs/common';
import { demoSignInCall, openDemoSessionCommand } from '@planted/contracts';
import { MESSAGING, type Messaging } from '@planted/service-kit';
import { HandleCall } from '../edge/handle-call.decorator';
import type { CallRequest } from '../edge/call-request';
import { startBrowserSession } from './start-browser-session';

@Controller()
export class DemoSignInController {
  constructor(@Inject(MESSAGING) private readonly messaging: Messaging) {}

  @HandleCall(demoSignInCall, { kind: 'sign-in' })
  async answer(callRequest: CallRequest<typeof demoSignInCall>) {
    const { request, context } = callRequest;
    return startBrowserSession(
      this.messaging,
      callRequest,
      await this.messaging.send(openDemoSessionCommand, request, context),
    );
  }
}
