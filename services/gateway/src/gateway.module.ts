import { type DynamicModule, Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD } from '@nestjs/core';
import { PassportModule } from '@nestjs/passport';
import {
  CLOCK,
  LOG,
  MESSAGING,
  type Messaging,
  type Metrics,
  type NatsState,
  NEW_ID,
  type NewId,
} from '@planted/service-kit';
import type { Logger } from 'pino';
import { CallGuard, OPEN_ATTEMPT, RATE_LIMITS } from './edge/call.guard';
import type { RateLimits } from './edge/rate-limits';
import { RefusalFilter } from './edge/refusal.filter';
import { attemptCookieFor } from './edge/attempt-cookie';
import { callControllers } from './features/controllers';
import { GOOGLE_CLIENT, type GoogleClient } from './google/google-client';
import { GoogleStrategy } from './google/google-strategy';
import { GoogleGuard } from './google/google.guard';
import { BACKUP_STATE, HealthController, NATS_STATE } from './health/health.controller';
import type { BackupHealth } from './health/read-health';
import { LIVE_METRICS, LiveStreams } from './live/live-streams';
import { GATEWAY_SETTINGS, type GatewaySettings, publicOriginOf } from './settings';

export interface GatewayParts {
  readonly settings: GatewaySettings;
  readonly messaging: Messaging;
  readonly natsState: () => NatsState;
  readonly backupState: () => BackupHealth | undefined;
  readonly limits: RateLimits;
  readonly newId: NewId;
  readonly log: Logger;
  readonly metrics: Metrics;
  /** Null where sign-in by redirect is not set up. */
  readonly google: GoogleClient | null;
}

@Module({})
export class GatewayModule {
  static of({
    settings,
    messaging,
    natsState,
    backupState,
    limits,
    newId,
    log,
    metrics,
    google,
  }: GatewayParts): DynamicModule {
    return {
      module: GatewayModule,
      imports: [PassportModule],
      controllers: [...callControllers, HealthController],
      providers: [
        { provide: GATEWAY_SETTINGS, useValue: settings },
        { provide: MESSAGING, useValue: messaging },
        { provide: NATS_STATE, useValue: natsState },
        { provide: BACKUP_STATE, useValue: backupState },
        { provide: NEW_ID, useValue: newId },
        { provide: CLOCK, useValue: () => new Date() },
        { provide: LOG, useValue: log },
        { provide: OPEN_ATTEMPT, useValue: attemptCookieFor(publicOriginOf(settings)) },
        { provide: GOOGLE_CLIENT, useValue: google },
        {
          provide: GoogleStrategy,
          useFactory: () => google && new GoogleStrategy(google, messaging),
        },
        GoogleGuard,
        { provide: LIVE_METRICS, useValue: metrics },
        LiveStreams,
        { provide: RATE_LIMITS, useValue: limits },
        { provide: APP_GUARD, useClass: CallGuard },
        { provide: APP_FILTER, useClass: RefusalFilter },
      ],
    };
  }
}
