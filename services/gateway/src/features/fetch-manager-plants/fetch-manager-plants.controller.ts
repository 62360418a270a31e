import { Controller, Inject } from '@nestjs/common';
import { fetchManagerPlantsCall, fetchGardenPlantsQuery } from '@planted/contracts';
import { MESSAGING, type Messaging } from '@planted/service-kit';
import { Answers } from '../../edge/answers.decorator';
import type { Asked } from '../../edge/asked';

@Controller()
export class FetchManagerPlantsController {
  constructor(@Inject(MESSAGING) private readonly messaging: Messaging) {}

  @Answers(fetchManagerPlantsCall)
  async answer({ request, context }: Asked<typeof fetchManagerPlantsCall>) {
    return this.messaging.send(fetchGardenPlantsQuery, request, context);
  }
}
