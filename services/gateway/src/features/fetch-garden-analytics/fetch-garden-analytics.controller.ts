import { Controller, Inject } from '@nestjs/common';
import { fetchGardenAnalyticsCall, fetchGardenAnalyticsQuery } from '@planted/contracts';
import { MESSAGING, type Messaging } from '@planted/service-kit';
import { Answers } from '../../edge/answers.decorator';
import type { Asked } from '../../edge/asked';

@Controller()
export class FetchGardenAnalyticsController {
  constructor(@Inject(MESSAGING) private readonly messaging: Messaging) {}

  @Answers(fetchGardenAnalyticsCall)
  async answer({ request, context }: Asked<typeof fetchGardenAnalyticsCall>) {
    return { data: await this.messaging.send(fetchGardenAnalyticsQuery, request, context) };
  }
}
