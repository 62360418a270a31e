import { Controller, Inject } from '@nestjs/common';
import { waterAllPlantsCall, waterAllPlantsCommand } from '@planted/contracts';
import { MESSAGING, type Messaging } from '@planted/service-kit';
import { Answers } from '../../edge/answers.decorator';
import type { Asked } from '../../edge/asked';

@Controller()
export class WaterAllPlantsController {
  constructor(@Inject(MESSAGING) private readonly messaging: Messaging) {}

  @Answers(waterAllPlantsCall, { kind: 'save' })
  async answer({ request, context }: Asked<typeof waterAllPlantsCall>) {
    return this.messaging.send(waterAllPlantsCommand, request, context);
  }
}
