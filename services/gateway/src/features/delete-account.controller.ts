import { Controller, Inject } from '@nestjs/common';
import { deleteAccountCall, deleteAccountCommand } from '@planted/contracts';
import { MESSAGING, type Messaging } from '@planted/service-kit';
import { Answers } from '../edge/answers.decorator';
import type { Asked } from '../edge/asked';

@Controller()
export class DeleteAccountController {
  constructor(@Inject(MESSAGING) private readonly messaging: Messaging) {}

  /** The session ends with the account: the browser need not keep its cookie. */
  @Answers(deleteAccountCall)
  async answer({ request, context, session }: Asked<typeof deleteAccountCall>) {
    await this.messaging.send(deleteAccountCommand, request, context);
    session.clear();
    return { success: true as const };
  }
}
