import { Controller, Inject } from '@nestjs/common';
import { fetchJournalEntriesCall, fetchJournalEntriesQuery } from '@planted/contracts';
import { MESSAGING, type Messaging } from '@planted/service-kit';
import { Answers } from '../../edge/answers.decorator';
import type { Asked } from '../../edge/asked';

@Controller()
export class FetchJournalEntriesController {
  constructor(@Inject(MESSAGING) private readonly messaging: Messaging) {}

  @Answers(fetchJournalEntriesCall)
  async answer({ request, context }: Asked<typeof fetchJournalEntriesCall>) {
    return this.messaging.send(fetchJournalEntriesQuery, request, context);
  }
}
