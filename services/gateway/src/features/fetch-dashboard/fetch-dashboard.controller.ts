import { Controller, Inject } from '@nestjs/common';
import { fetchDashboardCall, fetchDashboardQuery } from '@planted/contracts';
import { MESSAGING, type Messaging } from '@planted/service-kit';
import { Answers } from '../../edge/answers.decorator';
import type { Asked } from '../../edge/asked';

@Controller()
export class FetchDashboardController {
  constructor(@Inject(MESSAGING) private readonly messaging: Messaging) {}

  @Answers(fetchDashboardCall)
  async answer({ request, context }: Asked<typeof fetchDashboardCall>) {
    return { data: await this.messaging.send(fetchDashboardQuery, request, context) };
  }
}
