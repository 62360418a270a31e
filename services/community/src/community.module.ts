import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SendContactMessageHandler } from './commands/send-contact-message/send-contact-message.command-handler';
import { ContactMessageEntity } from './contact-message.entity';

@Module({
  imports: [TypeOrmModule.forFeature([ContactMessageEntity])],
  providers: [SendContactMessageHandler],
})
export class CommunityModule {}
