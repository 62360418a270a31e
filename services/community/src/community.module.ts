import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SendContactMessageHandler } from './commands/send-contact-message/send-contact-message.command-handler';
import { ContactMessageEntity } from './contact-message.entity';
import { ExportMessagesHandler } from './queries/export-messages/export-messages.query-handler';

@Module({
  imports: [TypeOrmModule.forFeature([ContactMessageEntity])],
  providers: [SendContactMessageHandler, ExportMessagesHandler],
})
export class CommunityModule {}
