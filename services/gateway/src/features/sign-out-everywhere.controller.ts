import { Controller, Inject } from '@nestjs/common';
import { endSessionsCommand, signOutEverywhereCall } from '@planted/contracts';
import { MESSAGING, type Messaging } from '@planted/service-kit';
import { HandleCall } from '../edge/handle-call.decorator';
import type { CallRequest } from '../edge/call-request';

@Controller()
export class SignOutEverywhereController {
  constructor(@Inject(MESSAGING) private readonly messaging: Messaging) {}

  @HandleCall(signOutEverywhereCall)
  async answer({ session, context }: CallRequest<typeof signOutEverywhereCall>) {
    await this.messaging.send(endSessionsCommand, {}, context);
    session.clear();
    return { success: true as const };
  }
}
