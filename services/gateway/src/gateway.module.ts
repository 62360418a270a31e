import { type DynamicModule, Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD } from '@nestjs/core';
import {
  CLOCK,
  LOG,
  MESSAGING,
  type Messaging,
  type NatsState,
  NEW_ID,
  type NewId,
} from '@planted/service-kit';
import type { Logger } from 'pino';
import { CallGuard, OPEN_COOKIE, RATE_LIMITS } from './edge/call.guard';
import type { RateLimits } from './edge/rate-limits';
import { RefusalFilter } from './edge/refusal.filter';
import { sessionCookieFor } from './edge/session-cookie';
import { callControllers } from './features/controllers';
import { HealthController, NATS_STATE } from './health/health.controller';
import { GATEWAY_SETTINGS, type GatewaySettings, publicOriginOf } from './settings';

export interface GatewayParts {
  readonly settings: GatewaySettings;
  readonly messaging: Messaging;
  readonly natsState: () => NatsState;
  readonly limits: RateLimits;
  readonly newId: NewId;
  readonly log: Logger;
}

@Module({})
export class GatewayModule {
  static of({ settings, messaging, natsState, limits, newId, log }: GatewayParts): DynamicModule {
    return {
      module: GatewayModule,
      controllers: [...callControllers, HealthController],
      providers: [
        { provide: GATEWAY_SETTINGS, useValue: settings },
        { provide: MESSAGING, useValue: messaging },
        { provide: NATS_STATE, useValue: natsState },
        { provide: NEW_ID, useValue: newId },
        { provide: CLOCK, useValue: () => new Date() },
        { provide: LOG, useValue: log },
        { provide: OPEN_COOKIE, useValue: sessionCookieFor(publicOriginOf(settings)) },
        { provide: RATE_LIMITS, useValue: limits },
        { provide: APP_GUARD, useClass: CallGuard },
        { provide: APP_FILTER, useClass: RefusalFilter },
      ],
    };
  }
}
