import { Controller, Inject } from '@nestjs/common';
import { addJournalEntryCall, addJournalEntryCommand } from '@planted/contracts';
import { MESSAGING, type Messaging } from '@planted/service-kit';
import { Answers } from '../../edge/answers.decorator';
import type { Asked } from '../../edge/asked';

@Controller()
export class AddJournalEntryController {
  constructor(@Inject(MESSAGING) private readonly messaging: Messaging) {}

  @Answers(addJournalEntryCall, { kind: 'save' })
  async answer({ request, context }: Asked<typeof addJournalEntryCall>) {
    const data = await this.messaging.send(addJournalEntryCommand, request, context);
    return { success: true as const, data };
  }
}
