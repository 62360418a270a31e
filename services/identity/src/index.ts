import type { ServiceDefinition } from '@planted/service-kit';
import { AddFactorCommand } from './commands/add-factor.command-handler';
import { AskRecoveryCommand } from './commands/ask-recovery.command-handler';
import { BeginRedirectCommand } from './commands/begin-redirect.command-handler';
import { ChallengeFactorCommand } from './commands/challenge-factor.command-handler';
import { CloseSessionCommand } from './commands/close-session.command-handler';
import { EndSessionsCommand } from './commands/end-sessions.command-handler';
import { DeleteAccountCommand } from './commands/delete-account.command-handler';
import { EndTokensCommand } from './commands/end-tokens.command-handler';
import { ExchangeCodeCommand } from './commands/exchange-code.command-handler';
import { FollowRecoveryCommand } from './commands/follow-recovery.command-handler';
import { IssueCodeCommand } from './commands/issue-code.command-handler';
import { LinkIdentityCommand } from './commands/link-identity.command-handler';
import { OpenDemoSessionCommand } from './commands/open-demo-session.command-handler';
import { OpenSessionCommand } from './commands/open-session.command-handler';
import { OpenTokensCommand } from './commands/open-tokens.command-handler';
import { RefreshSessionCommand } from './commands/refresh-session.command-handler';
import { RefreshTokensCommand } from './commands/refresh-tokens.command-handler';
import { RemoveFactorCommand } from './commands/remove-factor.command-handler';
import { SendMorningMailCommand } from './commands/send-morning-mail.command-handler';
import { TakeRedirectCommand } from './commands/take-redirect.command-handler';
import { UnlinkIdentityCommand } from './commands/unlink-identity.command-handler';
import { VerifyFactorCommand } from './commands/verify-factor.command-handler';
import { OpenRecoveredSessionCommand } from './commands/open-recovered-session.command-handler';
import { VerifyRecoveryCommand } from './commands/verify-recovery.command-handler';
import { IdentityModule } from './identity.module';
import { AuthCodes1763771000001 } from './migrations/auth-codes.migration';
import { Factors1763767000000 } from './migrations/factors.migration';
import { Identities1763771000000 } from './migrations/identities.migration';
import { MorningMails1764250000000 } from './migrations/morning-mails.migration';
import { Recoveries1763774000000 } from './migrations/recoveries.migration';
import { Redirects1763772000000 } from './migrations/redirects.migration';
import { SessionSecrets1763770000000 } from './migrations/session-secrets.migration';
import { TokenSessions1763764000000 } from './migrations/token-sessions.migration';
import { UsersAndSessions1763712000000 } from './migrations/users-and-sessions.migration';
import { userOps } from './ops/user-commands';
import { ExportAccountQuery } from './queries/export-account.query-handler';
import { FindSessionQuery } from './queries/find-session.query-handler';
import { HasMailAddressQuery } from './queries/has-mail-address.query-handler';
import { ReadAccountQuery } from './queries/read-account.query-handler';
import { ReadKeySetQuery } from './queries/read-key-set.query-handler';

/** Who people are: users, sessions, and the tokens that prove them. */
export const identityService: ServiceDefinition = {
  name: 'identity',
  module: IdentityModule,
  answers: [
    OpenSessionCommand,
    OpenDemoSessionCommand,
    CloseSessionCommand,
    RefreshSessionCommand,
    EndSessionsCommand,
    DeleteAccountCommand,
    ExportAccountQuery,
    FindSessionQuery,
    HasMailAddressQuery,
    SendMorningMailCommand,
    ReadKeySetQuery,
    OpenTokensCommand,
    RefreshTokensCommand,
    EndTokensCommand,
    ReadAccountQuery,
    BeginRedirectCommand,
    TakeRedirectCommand,
    IssueCodeCommand,
    AskRecoveryCommand,
    FollowRecoveryCommand,
    VerifyRecoveryCommand,
    OpenRecoveredSessionCommand,
    ExchangeCodeCommand,
    LinkIdentityCommand,
    UnlinkIdentityCommand,
    AddFactorCommand,
    ChallengeFactorCommand,
    RemoveFactorCommand,
    VerifyFactorCommand,
  ],
  ops: userOps,
  migrations: [
    UsersAndSessions1763712000000,
    TokenSessions1763764000000,
    Factors1763767000000,
    SessionSecrets1763770000000,
    Identities1763771000000,
    AuthCodes1763771000001,
    Redirects1763772000000,
    Recoveries1763774000000,
    MorningMails1764250000000,
  ],
};
