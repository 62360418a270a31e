import { Controller, Inject } from '@nestjs/common';
import { readPlantsCall, readPlantsQuery } from '@planted/contracts';
import { MESSAGING, type Messaging } from '@planted/service-kit';
import { Answers } from '../../edge/answers.decorator';
import type { Asked } from '../../edge/asked';

@Controller()
export class ReadPlantsController {
  constructor(@Inject(MESSAGING) private readonly messaging: Messaging) {}

  @Answers(readPlantsCall)
  async answer({ context }: Asked<typeof readPlantsCall>) {
    return this.messaging.send(readPlantsQuery, {}, context);
  }
}
