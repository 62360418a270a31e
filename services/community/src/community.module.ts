import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SendContactMessageHandler } from './commands/send-contact-message.command-handler';
import { ContactMessageEntity } from './contact-message.entity';
import { ExportMessagesHandler } from './queries/export-messages.query-handler';

@Module({
  imports: [TypeOrmModule.forFeature([ContactMessageEntity])],
  providers: [SendContactMessageHandler, ExportMessagesHandler],
})
export class CommunityModule {}
