import { Controller, Inject } from '@nestjs/common';
import { fetchUserRemindersCall, fetchUserRemindersQuery } from '@planted/contracts';
import { MESSAGING, type Messaging } from '@planted/service-kit';
import { Answers } from '../../edge/answers.decorator';
import type { Asked } from '../../edge/asked';

@Controller()
export class FetchUserRemindersController {
  constructor(@Inject(MESSAGING) private readonly messaging: Messaging) {}

  @Answers(fetchUserRemindersCall)
  async answer({ context }: Asked<typeof fetchUserRemindersCall>) {
    return { data: await this.messaging.send(fetchUserRemindersQuery, {}, context) };
  }
}
