import { Inject } from '@nestjs/common';
import { CommandHandler } from '@nestjs/cqrs';
import { askRecoveryCommand } from '@planted/contracts';
import { type Handles, requestFor } from '@planted/service-kit';
import { RecoveryPost } from '../recovery/recovery-post';

export class AskRecoveryCommand extends requestFor(askRecoveryCommand) {}

@CommandHandler(AskRecoveryCommand)
export class AskRecoveryHandler implements Handles<typeof askRecoveryCommand> {
  constructor(@Inject(RecoveryPost) private readonly post: RecoveryPost) {}

  async execute({ input }: AskRecoveryCommand) {
    const { codeChallenge = null, ...asked } = input;
    this.post.ask({ ...asked, codeChallenge });
    return {};
  }
}
