import { Module } from '@nestjs/common';
import { ENVIRONMENT, type Environment, LOG } from '@planted/service-kit';
import type { Logger } from 'pino';
import { AuthCodes } from './auth-codes';
import { AddFactorHandler } from './commands/add-factor.command-handler';
import { AskRecoveryHandler } from './commands/ask-recovery.command-handler';
import { BeginRedirectHandler } from './commands/begin-redirect.command-handler';
import { ChallengeFactorHandler } from './commands/challenge-factor.command-handler';
import { CloseSessionHandler } from './commands/close-session.command-handler';
import { EndSessionsHandler } from './commands/end-sessions.command-handler';
import { DeleteAccountHandler } from './commands/delete-account.command-handler';
import { EndTokensHandler } from './commands/end-tokens.command-handler';
import { ExchangeCodeHandler } from './commands/exchange-code.command-handler';
import { FollowRecoveryHandler } from './commands/follow-recovery.command-handler';
import { IssueCodeHandler } from './commands/issue-code.command-handler';
import { LinkIdentityHandler } from './commands/link-identity.command-handler';
import { OpenDemoSessionHandler } from './commands/open-demo-session.command-handler';
import { OpenRecoveredSessionHandler } from './commands/open-recovered-session.command-handler';
import { OpenSessionHandler } from './commands/open-session.command-handler';
import { OpenTokensHandler } from './commands/open-tokens.command-handler';
import { RefreshSessionHandler } from './commands/refresh-session.command-handler';
import { RefreshTokensHandler } from './commands/refresh-tokens.command-handler';
import { RemoveFactorHandler } from './commands/remove-factor.command-handler';
import { TakeRedirectHandler } from './commands/take-redirect.command-handler';
import { UnlinkIdentityHandler } from './commands/unlink-identity.command-handler';
import { VerifyFactorHandler } from './commands/verify-factor.command-handler';
import { VerifyRecoveryHandler } from './commands/verify-recovery.command-handler';
import { FactorEnrolment } from './factors/factor-enrolment';
import { FactorVerification } from './factors/factor-verification';
import { Identities } from './identities';
import { createMailer } from './mail/create-mailer';
import { readMailSettings } from './mail/mail-settings';
import { MAILER } from './mail/mailer';
import { FindSessionHandler } from './queries/find-session.query-handler';
import { ExportAccountHandler } from './queries/export-account.query-handler';
import { ReadAccountHandler } from './queries/read-account.query-handler';
import { ReadKeySetHandler } from './queries/read-key-set.query-handler';
import { Redirects } from './redirects';
import { EmailAddresses } from './recovery/email-addresses';
import { Recoveries } from './recovery/recoveries';
import { RecoveryPost } from './recovery/recovery-post';
import { BrowserSessions } from './sessions/browser-sessions';
import { SessionOpener } from './sessions/session-opener';
import { SendMorningMailHandler } from './commands/send-morning-mail.command-handler';
import { MorningMails } from './morning-mail/morning-mails';
import { HasMailAddressHandler } from './queries/has-mail-address.query-handler';
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
    HasMailAddressHandler,
    MorningMails,
    SendMorningMailHandler,
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
