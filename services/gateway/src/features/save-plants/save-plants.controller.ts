import { Controller, Inject } from '@nestjs/common';
import { savePlantsCall, savePlantsCommand } from '@planted/contracts';
import { MESSAGING, type Messaging } from '@planted/service-kit';
import { Answers } from '../../edge/answers.decorator';
import type { Asked } from '../../edge/asked';

@Controller()
export class SavePlantsController {
  constructor(@Inject(MESSAGING) private readonly messaging: Messaging) {}

  @Answers(savePlantsCall, { kind: 'save' })
  async answer({ request, context }: Asked<typeof savePlantsCall>) {
    return this.messaging.send(savePlantsCommand, request, context);
  }
}
