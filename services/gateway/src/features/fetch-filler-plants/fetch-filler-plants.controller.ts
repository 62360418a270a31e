import { Controller, Inject } from '@nestjs/common';
import { fetchFillerPlantsCall, fetchFillerPlantsQuery } from '@planted/contracts';
import { MESSAGING, type Messaging } from '@planted/service-kit';
import { Answers } from '../../edge/answers.decorator';
import type { Asked } from '../../edge/asked';

@Controller()
export class FetchFillerPlantsController {
  constructor(@Inject(MESSAGING) private readonly messaging: Messaging) {}

  @Answers(fetchFillerPlantsCall)
  async answer({ context }: Asked<typeof fetchFillerPlantsCall>) {
    return this.messaging.send(fetchFillerPlantsQuery, {}, context);
  }
}
