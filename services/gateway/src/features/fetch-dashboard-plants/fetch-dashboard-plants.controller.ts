import { Controller, Inject } from '@nestjs/common';
import { fetchDashboardPlantsCall, fetchGardenPlantsQuery } from '@planted/contracts';
import { MESSAGING, type Messaging } from '@planted/service-kit';
import { Answers } from '../../edge/answers.decorator';
import type { Asked } from '../../edge/asked';

@Controller()
export class FetchDashboardPlantsController {
  constructor(@Inject(MESSAGING) private readonly messaging: Messaging) {}

  @Answers(fetchDashboardPlantsCall)
  async answer({ request, context }: Asked<typeof fetchDashboardPlantsCall>) {
    return this.messaging.send(fetchGardenPlantsQuery, request, context);
  }
}
