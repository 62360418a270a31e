import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ForgetSenderHandler } from './commands/forget-sender.command-handler';
import { SendContactMessageHandler } from './commands/send-contact-message.command-handler';
import { ContactMessageEntity } from './contact-message.entity';
import { ExportMessagesHandler } from './queries/export-messages.query-handler';

@Module({
  imports: [TypeOrmModule.forFeature([ContactMessageEntity])],
  providers: [SendContactMessageHandler, ForgetSenderHandler, ExportMessagesHandler],
})
export class CommunityModule {}
