import { Controller, Inject } from '@nestjs/common';
import { fetchCompanionPlantsCall, fetchCompanionPlantsQuery } from '@planted/contracts';
import { MESSAGING, type Messaging } from '@planted/service-kit';
import { Answers } from '../../edge/answers.decorator';
import type { Asked } from '../../edge/asked';

@Controller()
export class FetchCompanionPlantsController {
  constructor(@Inject(MESSAGING) private readonly messaging: Messaging) {}

  @Answers(fetchCompanionPlantsCall)
  async answer({ request, context }: Asked<typeof fetchCompanionPlantsCall>) {
    return this.messaging.send(fetchCompanionPlantsQuery, request, context);
  }
}
