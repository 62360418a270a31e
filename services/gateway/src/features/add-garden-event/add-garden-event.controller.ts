import { Controller, Inject } from '@nestjs/common';
import { addGardenEventCall, addGardenEventCommand } from '@planted/contracts';
import { MESSAGING, type Messaging } from '@planted/service-kit';
import { Answers } from '../../edge/answers.decorator';
import type { Asked } from '../../edge/asked';

@Controller()
export class AddGardenEventController {
  constructor(@Inject(MESSAGING) private readonly messaging: Messaging) {}

  @Answers(addGardenEventCall, { kind: 'save' })
  async answer({ request, context }: Asked<typeof addGardenEventCall>) {
    const data = await this.messaging.send(addGardenEventCommand, request, context);
    return { success: true as const, data };
  }
}
