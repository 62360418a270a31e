import { Inject } from '@nestjs/common';
import { CommandHandler } from '@nestjs/cqrs';
import { takeRedirectCommand } from '@planted/contracts';
import { type Handles, requestFor } from '@planted/service-kit';
import { Redirects } from '../redirects';

export class TakeRedirectCommand extends requestFor(takeRedirectCommand) {}

@CommandHandler(TakeRedirectCommand)
export class TakeRedirectHandler implements Handles<typeof takeRedirectCommand> {
  constructor(@Inject(Redirects) private readonly redirects: Redirects) {}

  async execute({ input }: TakeRedirectCommand) {
    const { goal, code_verifier, nonce } = await this.redirects.take(input.state, input.browser);
    return { goal, codeVerifier: code_verifier, nonce };
  }
}
