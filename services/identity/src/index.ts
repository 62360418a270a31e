import type { ServiceDefinition } from '@planted/service-kit';
import { AddFactor } from './commands/add-factor/add-factor.command-handler';
import { AskRecovery } from './commands/ask-recovery/ask-recovery.command-handler';
import { BeginRedirect } from './commands/begin-redirect/begin-redirect.command-handler';
import { ChallengeFactor } from './commands/challenge-factor/challenge-factor.command-handler';
import { CloseSession } from './commands/close-session/close-session.command-handler';
import { EndSessions } from './commands/end-sessions/end-sessions.command-handler';
import { DeleteAccount } from './commands/delete-account/delete-account.command-handler';
import { EndTokens } from './commands/end-tokens/end-tokens.command-handler';
import { ExchangeCode } from './commands/exchange-code/exchange-code.command-handler';
import { FollowRecovery } from './commands/follow-recovery/follow-recovery.command-handler';
import { IssueCode } from './commands/issue-code/issue-code.command-handler';
import { LinkIdentity } from './commands/link-identity/link-identity.command-handler';
import { OpenDemoSession } from './commands/open-demo-session/open-demo-session.command-handler';
import { OpenSession } from './commands/open-session/open-session.command-handler';
import { OpenTokens } from './commands/open-tokens/open-tokens.command-handler';
import { RefreshSession } from './commands/refresh-session/refresh-session.command-handler';
import { RefreshTokens } from './commands/refresh-tokens/refresh-tokens.command-handler';
import { RemoveFactor } from './commands/remove-factor/remove-factor.command-handler';
import { TakeRedirect } from './commands/take-redirect/take-redirect.command-handler';
import { UnlinkIdentity } from './commands/unlink-identity/unlink-identity.command-handler';
import { VerifyFactor } from './commands/verify-factor/verify-factor.command-handler';
import { OpenRecoveredSession } from './commands/open-recovered-session/open-recovered-session.command-handler';
import { VerifyRecovery } from './commands/verify-recovery/verify-recovery.command-handler';
import { IdentityModule } from './identity.module';
import { AuthCodes1763771000001 } from './migrations/auth-codes.migration';
import { Factors1763767000000 } from './migrations/factors.migration';
import { Identities1763771000000 } from './migrations/identities.migration';
import { Recoveries1763774000000 } from './migrations/recoveries.migration';
import { Redirects1763772000000 } from './migrations/redirects.migration';
import { SessionSecrets1763770000000 } from './migrations/session-secrets.migration';
import { TokenSessions1763764000000 } from './migrations/token-sessions.migration';
import { UsersAndSessions1763712000000 } from './migrations/users-and-sessions.migration';
import { userOps } from './ops/user-commands';
import { ExportAccount } from './queries/export-account/export-account.query-handler';
import { FindSession } from './queries/find-session/find-session.query-handler';
import { ReadAccount } from './queries/read-account/read-account.query-handler';
import { ReadKeySet } from './queries/read-key-set/read-key-set.query-handler';

/** Who people are: users, sessions, and the tokens that prove them. */
export const identityService: ServiceDefinition = {
  name: 'identity',
  module: IdentityModule,
  answers: [
    OpenSession,
    OpenDemoSession,
    CloseSession,
    RefreshSession,
    EndSessions,
    DeleteAccount,
    ExportAccount,
    FindSession,
    ReadKeySet,
    OpenTokens,
    RefreshTokens,
    EndTokens,
    ReadAccount,
    BeginRedirect,
    TakeRedirect,
    IssueCode,
    AskRecovery,
    FollowRecovery,
    VerifyRecovery,
    OpenRecoveredSession,
    ExchangeCode,
    LinkIdentity,
    UnlinkIdentity,
    AddFactor,
    ChallengeFactor,
    RemoveFactor,
    VerifyFactor,
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
  ],
};
