import { Controller, Inject } from '@nestjs/common';
import { fetchPollinatorPlantsCall, fetchPollinatorPlantsQuery } from '@planted/contracts';
import { MESSAGING, type Messaging } from '@planted/service-kit';
import { Answers } from '../../edge/answers.decorator';
import type { Asked } from '../../edge/asked';

@Controller()
export class FetchPollinatorPlantsController {
  constructor(@Inject(MESSAGING) private readonly messaging: Messaging) {}

  @Answers(fetchPollinatorPlantsCall)
  async answer({ context }: Asked<typeof fetchPollinatorPlantsCall>) {
    return this.messaging.send(fetchPollinatorPlantsQuery, {}, context);
  }
}
