import { Controller, Inject } from '@nestjs/common';
import { fetchGardenActivitiesCall, fetchGardenActivitiesQuery } from '@planted/contracts';
import { MESSAGING, type Messaging } from '@planted/service-kit';
import { Answers } from '../../edge/answers.decorator';
import type { Asked } from '../../edge/asked';

@Controller()
export class FetchGardenActivitiesController {
  constructor(@Inject(MESSAGING) private readonly messaging: Messaging) {}

  @Answers(fetchGardenActivitiesCall)
  async answer({ request, context }: Asked<typeof fetchGardenActivitiesCall>) {
    return this.messaging.send(fetchGardenActivitiesQuery, request, context);
  }
}
