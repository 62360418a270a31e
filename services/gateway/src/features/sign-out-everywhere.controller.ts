import { Controller, Inject } from '@nestjs/common';
import { endSessionsCommand, signOutEverywhereCall } from '@planted/contracts';
import { MESSAGING, type Messaging } from '@planted/service-kit';
import { Answers } from '../edge/answers.decorator';
import type { Asked } from '../edge/asked';

@Controller()
export class SignOutEverywhereController {
  constructor(@Inject(MESSAGING) private readonly messaging: Messaging) {}

  @Answers(signOutEverywhereCall)
  async answer({ session, context }: Asked<typeof signOutEverywhereCall>) {
    await this.messaging.send(endSessionsCommand, {}, context);
    session.clear();
    return { success: true as const };
  }
}
