import { Inject } from '@nestjs/common';
import { CommandHandler } from '@nestjs/cqrs';
import { followRecoveryCommand } from '@planted/contracts';
import { type Handles, requestFor } from '@planted/service-kit';
import { AuthCodes } from '../auth-codes';
import { Recoveries } from '../recovery/recoveries';

export class FollowRecoveryCommand extends requestFor(followRecoveryCommand) {}

/**
 * A link in a message was opened. A client that asked with a challenge gets a code, which it alone can exchange; any
 * other gets the secret itself to spend by POST, since programs that read mail open links too.
 */
@CommandHandler(FollowRecoveryCommand)
export class FollowRecoveryHandler implements Handles<typeof followRecoveryCommand> {
  constructor(
    @Inject(Recoveries) private readonly recoveries: Recoveries,
    @Inject(AuthCodes) private readonly codes: AuthCodes,
  ) {}

  async execute({ input: { token } }: FollowRecoveryCommand) {
    const { userId, redirectTo, codeChallenge } = await this.recoveries.read(token);
    if (codeChallenge === null) return { redirectTo };
    await this.recoveries.spend(token);
    return { redirectTo, code: await this.codes.issue({ userId, method: 'recovery' }, codeChallenge) };
  }
}
