import { Controller, Inject } from '@nestjs/common';
import { fetchGardensCall, fetchGardensQuery } from '@planted/contracts';
import { MESSAGING, type Messaging } from '@planted/service-kit';
import { Answers } from '../../edge/answers.decorator';
import type { Asked } from '../../edge/asked';

@Controller()
export class FetchGardensController {
  constructor(@Inject(MESSAGING) private readonly messaging: Messaging) {}

  @Answers(fetchGardensCall)
  async answer({ context }: Asked<typeof fetchGardensCall>) {
    return { data: await this.messaging.send(fetchGardensQuery, {}, context) };
  }
}
