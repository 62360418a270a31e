import { eventTypes } from '@planted/contracts';
import { upcastersFrom, type ServiceDefinition } from '@planted/service-kit';
import { ForgetSenderCommand } from './commands/forget-sender.command-handler';
import { SendContactMessageCommand } from './commands/send-contact-message.command-handler';
import { CommunityModule } from './community.module';
import { ContactMessageEntity } from './contact-message.entity';
import { forgetSender } from './forget-sender';
import { ContactMessages1763762400000 } from './migrations/contact-messages.migration';
import { contactOps } from './ops/contact-commands';
import { ExportMessagesQuery } from './queries/export-messages.query-handler';
import { forgottenSenders } from './read-models/forgotten-senders.projection';

/** What people write to the makers. Their messages are rows that can be deleted, and never events. */
export const communityService: ServiceDefinition = {
  name: 'community',
  module: CommunityModule,
  answers: [SendContactMessageCommand, ForgetSenderCommand, ExportMessagesQuery],
  entities: [ContactMessageEntity],
  migrations: [ContactMessages1763762400000],
  projections: [forgottenSenders],
  upcasters: upcastersFrom(eventTypes),
  ops: contactOps,
  forgetSender,
};
