import { Controller, Inject } from '@nestjs/common';
import { removePlantsCall, removePlantsCommand } from '@planted/contracts';
import { MESSAGING, type Messaging } from '@planted/service-kit';
import { Answers } from '../../edge/answers.decorator';
import type { Asked } from '../../edge/asked';

@Controller()
export class RemovePlantsController {
  constructor(@Inject(MESSAGING) private readonly messaging: Messaging) {}

  @Answers(removePlantsCall, { kind: 'save' })
  async answer({ request, context }: Asked<typeof removePlantsCall>) {
    return this.messaging.send(removePlantsCommand, request, context);
  }
}
