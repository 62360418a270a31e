import { Controller, Inject } from '@nestjs/common';
import { fetchRecentActivitiesCall, fetchRecentActivitiesQuery } from '@planted/contracts';
import { MESSAGING, type Messaging } from '@planted/service-kit';
import { Answers } from '../../edge/answers.decorator';
import type { Asked } from '../../edge/asked';

@Controller()
export class FetchRecentActivitiesController {
  constructor(@Inject(MESSAGING) private readonly messaging: Messaging) {}

  @Answers(fetchRecentActivitiesCall)
  async answer({ context }: Asked<typeof fetchRecentActivitiesCall>) {
    const data = await this.messaging.send(fetchRecentActivitiesQuery, {}, context);
    return { success: true, data, error: null };
  }
}
