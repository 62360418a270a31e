import { Controller, Inject } from '@nestjs/common';
import { addReminderCall, addReminderCommand } from '@planted/contracts';
import { MESSAGING, type Messaging } from '@planted/service-kit';
import { Answers } from '../../edge/answers.decorator';
import type { Asked } from '../../edge/asked';

@Controller()
export class AddReminderController {
  constructor(@Inject(MESSAGING) private readonly messaging: Messaging) {}

  @Answers(addReminderCall, { kind: 'save' })
  async answer({ request, context }: Asked<typeof addReminderCall>) {
    const data = await this.messaging.send(addReminderCommand, request, context);
    return { success: true as const, data };
  }
}
