import { Module } from '@nestjs/common';
import { ENVIRONMENT, type Environment, LOG } from '@planted/service-kit';
import type { Logger } from 'pino';
import { AuthCodes } from './codes/auth-codes';
import { AddFactorHandler } from './commands/add-factor/add-factor.command-handler';
import { AskRecoveryHandler } from './commands/ask-recovery/ask-recovery.command-handler';
import { BeginRedirectHandler } from './commands/begin-redirect/begin-redirect.command-handler';
import { ChallengeFactorHandler } from './commands/challenge-factor/challenge-factor.command-handler';
import { CloseSessionHandler } from './commands/close-session/close-session.command-handler';
import { EndSessionsHandler } from './commands/end-sessions/end-sessions.command-handler';
import { DeleteAccountHandler } from './commands/delete-account/delete-account.command-handler';
import { EndTokensHandler } from './commands/end-tokens/end-tokens.command-handler';
import { ExchangeCodeHandler } from './commands/exchange-code/exchange-code.command-handler';
import { FollowRecoveryHandler } from './commands/follow-recovery/follow-recovery.command-handler';
import { IssueCodeHandler } from './commands/issue-code/issue-code.command-handler';
import { LinkIdentityHandler } from './commands/link-identity/link-identity.command-handler';
import { OpenDemoSessionHandler } from './commands/open-demo-session/open-demo-session.command-handler';
import { OpenRecoveredSessionHandler } from './commands/open-recovered-session/open-recovered-session.command-handler';
import { OpenSessionHandler } from './commands/open-session/open-session.command-handler';
import { OpenTokensHandler } from './commands/open-tokens/open-tokens.command-handler';
import { RefreshSessionHandler } from './commands/refresh-session/refresh-session.command-handler';
import { RefreshTokensHandler } from './commands/refresh-tokens/refresh-tokens.command-handler';
import { RemoveFactorHandler } from './commands/remove-factor/remove-factor.command-handler';
import { TakeRedirectHandler } from './commands/take-redirect/take-redirect.command-handler';
import { UnlinkIdentityHandler } from './commands/unlink-identity/unlink-identity.command-handler';
import { VerifyFactorHandler } from './commands/verify-factor/verify-factor.command-handler';
import { VerifyRecoveryHandler } from './commands/verify-recovery/verify-recovery.command-handler';
import { FactorEnrolment } from './factors/factor-enrolment';
import { FactorVerification } from './factors/factor-verification';
import { Identities } from './identities/identities';
import { createMailer } from './mail/create-mailer';
import { readMailSettings } from './mail/mail-settings';
import { MAILER } from './mail/mailer';
import { FindSessionHandler } from './queries/find-session/find-session.query-handler';
import { ExportAccountHandler } from './queries/export-account/export-account.query-handler';
import { ReadAccountHandler } from './queries/read-account/read-account.query-handler';
import { ReadKeySetHandler } from './queries/read-key-set/read-key-set.query-handler';
import { Redirects } from './redirects/redirects';
import { EmailAddresses } from './recovery/email-addresses';
import { Recoveries } from './recovery/recoveries';
import { RecoveryPost } from './recovery/recovery-post';
import { BrowserSessions } from './sessions/browser-sessions';
import { SessionOpener } from './sessions/session-opener';
import { IDENTITY_SETTINGS, readIdentitySettings } from './settings';
import { createDemoIssuer, DEMO_ISSUER } from './sign-in/demo-issuer';
import { People } from './sign-in/people';
import { findTrustedIssuer, TRUSTED_ISSUER } from './sign-in/trusted-issuer';
import { Accounts } from './tokens/accounts';
import { KeyRing } from './tokens/key-ring';
import { TOKEN_ISSUER, tokenIssuerOf } from './tokens/token-issuer';
import { TokenSessions } from './tokens/token-sessions';

@Module({
  providers: [
    { provide: IDENTITY_SETTINGS, useFactory: readIdentitySettings, inject: [ENVIRONMENT] },
    { provide: DEMO_ISSUER, useFactory: createDemoIssuer },
    { provide: TRUSTED_ISSUER, useFactory: findTrustedIssuer, inject: [IDENTITY_SETTINGS, DEMO_ISSUER] },
    { provide: TOKEN_ISSUER, useFactory: tokenIssuerOf, inject: [IDENTITY_SETTINGS] },
    {
      provide: MAILER,
      useFactory: (environment: Environment, log: Logger) => createMailer(readMailSettings(environment), log),
      inject: [ENVIRONMENT, LOG],
    },
    EmailAddresses,
    Recoveries,
    RecoveryPost,
    Identities,
    AuthCodes,
    Redirects,
    People,
    BrowserSessions,
    SessionOpener,
    KeyRing,
    Accounts,
    TokenSessions,
    FactorEnrolment,
    FactorVerification,
    OpenSessionHandler,
    OpenDemoSessionHandler,
    CloseSessionHandler,
    RefreshSessionHandler,
    EndSessionsHandler,
    DeleteAccountHandler,
    ExportAccountHandler,
    FindSessionHandler,
    ReadKeySetHandler,
    ReadAccountHandler,
    OpenTokensHandler,
    RefreshTokensHandler,
    EndTokensHandler,
    BeginRedirectHandler,
    TakeRedirectHandler,
    IssueCodeHandler,
    AskRecoveryHandler,
    FollowRecoveryHandler,
    VerifyRecoveryHandler,
    OpenRecoveredSessionHandler,
    ExchangeCodeHandler,
    LinkIdentityHandler,
    UnlinkIdentityHandler,
    AddFactorHandler,
    ChallengeFactorHandler,
    RemoveFactorHandler,
    VerifyFactorHandler,
  ],
})
export class IdentityModule {}
