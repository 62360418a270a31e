import { Controller, Inject } from '@nestjs/common';
import { demoSignInCall, openDemoSessionCommand } from '@planted/contracts';
import { isDemoOpen, MESSAGING, type Messaging, RefusalError } from '@planted/service-kit';
import { HandleCall } from '../edge/handle-call.decorator';
import type { CallRequest } from '../edge/call-request';
import { GATEWAY_SETTINGS, type GatewaySettings } from '../settings';
import { startBrowserSession } from './start-browser-session';

/** From elsewhere the demo gardener comes in only where that was demanded. */
export const isDemoOpenTo = (
  { isFromThisMachine }: Pick<CallRequest<typeof demoSignInCall>, 'isFromThisMachine'>,
  settings: GatewaySettings,
): boolean => isDemoOpen(settings) && (settings.DEMO_SIGN_IN === true || isFromThisMachine);

@Controller()
export class DemoSignInController {
  constructor(
    @Inject(MESSAGING) private readonly messaging: Messaging,
    @Inject(GATEWAY_SETTINGS) private readonly settings: GatewaySettings,
  ) {}

  @HandleCall(demoSignInCall, { kind: 'sign-in' })
  async answer(callRequest: CallRequest<typeof demoSignInCall>) {
    const { request, context } = callRequest;
    if (!isDemoOpenTo(callRequest, this.settings))
      throw new RefusalError({ code: 'not-found', message: 'Not found' });
    return startBrowserSession(
      this.messaging,
      callRequest,
      await this.messaging.send(openDemoSessionCommand, request, context),
    );
  }
}
