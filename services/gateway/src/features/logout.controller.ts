import { Controller, Inject } from '@nestjs/common';
import { closeSessionCommand, logoutCall } from '@planted/contracts';
import { MESSAGING, type Messaging } from '@planted/service-kit';
import { HandleCall } from '../edge/handle-call.decorator';
import type { CallRequest } from '../edge/call-request';

@Controller()
export class LogoutController {
  constructor(@Inject(MESSAGING) private readonly messaging: Messaging) {}

  /** The session ends on the server first: a cookie that is merely forgotten could still be used. */
  @HandleCall(logoutCall)
  async answer({ session, context }: CallRequest<typeof logoutCall>) {
    if (session.token !== undefined) {
      await this.messaging.send(closeSessionCommand, { sessionToken: session.token }, context);
    }
    session.clear();
    return { success: true as const };
  }
}
