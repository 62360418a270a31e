import { Inject } from '@nestjs/common';
import { CommandHandler } from '@nestjs/cqrs';
import { issueCodeCommand } from '@planted/contracts';
import { type Handles, requestFor } from '@planted/service-kit';
import { AuthCodes, type CodeGrant } from '../auth-codes';
import { Identities } from '../identities';
import { Redirects } from '../redirects';
import { People } from '../sign-in/people';
import { stateUnknown } from '../tokens/auth-refusal';

const METHOD = 'oauth';

export class IssueCodeCommand extends requestFor(issueCodeCommand) {}

/**
 * Nothing is linked yet: a link takes effect when the code is exchanged, so that no one can make another person's
 * browser link that person's identity to their own account.
 */
@CommandHandler(IssueCodeCommand)
export class IssueCodeHandler implements Handles<typeof issueCodeCommand> {
  constructor(
    @Inject(Redirects) private readonly redirects: Redirects,
    @Inject(People) private readonly people: People,
    @Inject(Identities) private readonly identities: Identities,
    @Inject(AuthCodes) private readonly codes: AuthCodes,
  ) {}

  async execute({ input }: IssueCodeCommand) {
    const { goal, nonce } = await this.redirects.complete(input.state);
    if (goal.kind === 'session') throw stateUnknown();
    return {
      code: await this.codes.issue(await this.grantFor(goal.link, input.idToken, nonce), goal.codeChallenge),
    };
  }

  private async grantFor(
    link: { userId: string; sessionId: string } | undefined,
    idToken: string,
    nonce: string,
  ): Promise<CodeGrant> {
    if (!link) return { userId: (await this.people.resolveUser(idToken, nonce)).id, method: METHOD };
    const identity = await this.people.identify(idToken, nonce);
    await this.identities.assertUnlinked(identity);
    return { userId: link.userId, method: METHOD, link: { identity, sessionId: link.sessionId } };
  }
}
