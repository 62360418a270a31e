import { Controller, Inject } from '@nestjs/common';
import { updateReminderCall, updateReminderCommand } from '@planted/contracts';
import { MESSAGING, type Messaging } from '@planted/service-kit';
import { Answers } from '../../edge/answers.decorator';
import type { Asked } from '../../edge/asked';

@Controller()
export class UpdateReminderController {
  constructor(@Inject(MESSAGING) private readonly messaging: Messaging) {}

  @Answers(updateReminderCall, { kind: 'save' })
  async answer({ request, context }: Asked<typeof updateReminderCall>) {
    const data = await this.messaging.send(updateReminderCommand, request, context);
    return { success: true as const, data };
  }
}
