import { Controller, Inject } from '@nestjs/common';
import { sendContactMessageCall, sendContactMessageCommand } from '@planted/contracts';
import { MESSAGING, type Messaging } from '@planted/service-kit';
import { Answers } from '../../edge/answers.decorator';
import type { Asked } from '../../edge/asked';

@Controller()
export class SendContactMessageController {
  constructor(@Inject(MESSAGING) private readonly messaging: Messaging) {}

  @Answers(sendContactMessageCall, { kind: 'contact' })
  async answer({ request, context }: Asked<typeof sendContactMessageCall>) {
    await this.messaging.send(sendContactMessageCommand, request, context);
    return { success: true as const };
  }
}
