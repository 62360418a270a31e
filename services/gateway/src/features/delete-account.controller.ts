import { Controller, Inject } from '@nestjs/common';
import { deleteAccountCall, deleteAccountCommand } from '@planted/contracts';
import { MESSAGING, type Messaging } from '@planted/service-kit';
import { HandleCall } from '../edge/handle-call.decorator';
import type { CallRequest } from '../edge/call-request';

@Controller()
export class DeleteAccountController {
  constructor(@Inject(MESSAGING) private readonly messaging: Messaging) {}

  /** The session ends with the account: the browser need not keep its cookie. */
  @HandleCall(deleteAccountCall)
  async answer({ request, context, session }: CallRequest<typeof deleteAccountCall>) {
    await this.messaging.send(deleteAccountCommand, request, context);
    session.clear();
    return { success: true as const };
  }
}
