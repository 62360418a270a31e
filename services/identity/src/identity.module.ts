import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ENVIRONMENT } from '@planted/service-kit';
import { CloseSessionHandler } from './commands/close-session/close-session.command-handler';
import { OpenDemoSessionHandler } from './commands/open-demo-session/open-demo-session.command-handler';
import { OpenSessionHandler } from './commands/open-session/open-session.command-handler';
import { FindSessionHandler } from './queries/find-session/find-session.query-handler';
import { SessionEntity } from './sessions/session.entity';
import { SessionOpener } from './sessions/session-opener';
import { IDENTITY_SETTINGS, readIdentitySettings } from './settings';
import { createDemoIssuer, DEMO_ISSUER } from './sign-in/demo-issuer';
import { findTrustedIssuer, TRUSTED_ISSUER } from './sign-in/trusted-issuer';
import { UserEntity } from './users/user.entity';

@Module({
  imports: [TypeOrmModule.forFeature([UserEntity, SessionEntity])],
  providers: [
    { provide: IDENTITY_SETTINGS, useFactory: readIdentitySettings, inject: [ENVIRONMENT] },
    { provide: DEMO_ISSUER, useFactory: createDemoIssuer },
    { provide: TRUSTED_ISSUER, useFactory: findTrustedIssuer, inject: [IDENTITY_SETTINGS, DEMO_ISSUER] },
    SessionOpener,
    OpenSessionHandler,
    OpenDemoSessionHandler,
    CloseSessionHandler,
    FindSessionHandler,
  ],
})
export class IdentityModule {}
