import { Controller, Inject } from '@nestjs/common';
import { closeSessionCommand, logoutCall } from '@planted/contracts';
import { MESSAGING, type Messaging } from '@planted/service-kit';
import { Answers } from '../edge/answers.decorator';
import type { Asked } from '../edge/asked';

@Controller()
export class LogoutController {
  constructor(@Inject(MESSAGING) private readonly messaging: Messaging) {}

  /** The session ends on the server first: a cookie that is merely forgotten could still be used. */
  @Answers(logoutCall)
  async answer({ session, context }: Asked<typeof logoutCall>) {
    if (session.token !== undefined) {
      await this.messaging.send(closeSessionCommand, { sessionToken: session.token }, context);
    }
    session.clear();
    return { success: true as const };
  }
}
