import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import {
  createNestLog,
  type Environment,
  isPlainLoopback,
  type Messaging,
  type Metrics,
  type NatsState,
  noMetrics,
  type Tracing,
} from '@planted/service-kit';
import type { Logger } from 'pino';
import { v7 as uuidv7 } from 'uuid';
import { serveCalendarFeed } from './calendar-feed/serve-calendar-feed';
import { serveDataApi } from './data-api/serve-data-api';
import { gateCalls } from './edge/call-gate';
import { createServer } from './edge/create-server';
import { serveLiveness } from './edge/liveness';
import { parseJson } from './edge/parse-json';
import { createRateLimits } from './edge/rate-limits';
import { sessionCookieFor, sessionTokenFor } from './edge/session-cookie';
import { callControllers } from './features/controllers';
import { serveRum } from './rum/serve-rum';
import { frontEndsRoot } from './front-ends/find-front-ends-root';
import { serveFrontEnds } from './front-ends/serve-front-ends';
import { GatewayModule } from './gateway.module';
import type { BackupHealth } from './health/read-health';
import { googleClientOf } from './google/google-client';
import { GoogleGuard } from './google/google.guard';
import { serveGooglePost } from './google/serve-google-post';
import { serveUnsubscribe } from './morning-mail/serve-unsubscribe';
import { publicOriginOf, readGatewaySettings } from './settings';
import { allowedRedirects } from './sign-in-service/allowed-redirects';
import { serveSignInService } from './sign-in-service/serve-sign-in-service';

export interface GatewayOptions {
  readonly environment: Environment;
  readonly log: Logger;
  readonly messaging: Messaging;
  readonly natsState: () => NatsState;
  /** Of scheduled backups, where this process makes them. */
  readonly backupState?: () => BackupHealth | undefined;
  /** Of this process; nothing is measured without. */
  readonly metrics?: Metrics;
  /** Of this process; nothing is traced without. */
  readonly tracing?: Tracing;
}

export interface Gateway {
  /** Where it listens, e.g. http://127.0.0.1:8080 */
  readonly url: string;
  /** Takes no more connections and ends those that are open. */
  stop(): Promise<void>;
}

/** Listens on HOST and PORT: the calls, and the front ends' files on the same origin. */
export async function startGateway({
  environment,
  log,
  messaging,
  natsState,
  backupState = () => undefined,
  metrics = noMetrics(),
  tracing,
}: GatewayOptions): Promise<Gateway> {
  const settings = readGatewaySettings(environment);
  warnOfLostSessions(publicOriginOf(settings), log);
  const server = await createServer(settings, log, { metrics, tracing });
  const openCookie = sessionCookieFor(publicOriginOf(settings));
  const limits = createRateLimits(server, settings, sessionTokenFor(publicOriginOf(settings)));
  gateCalls(server, { messaging, openCookie, limits, controllers: callControllers });
  const newId = () => uuidv7();
  const google = googleClientOf(settings) ?? null;
  if (settings.GOOGLE_CLIENT_SECRET !== undefined && !google)
    log.warn('Google redirect sign-in is off: also set GOOGLE_CLIENT_ID and PUBLIC_ORIGIN');
  const module = GatewayModule.of({
    settings,
    messaging,
    natsState,
    backupState,
    limits,
    newId,
    log,
    metrics,
    google,
  });
  const app = await NestFactory.create<NestFastifyApplication>(module, new FastifyAdapter(server), {
    logger: createNestLog(log),
    abortOnError: false,
  });
  parseJson(app, server);
  await serveSignInService(server, {
    messaging,
    limits,
    newId,
    log,
    google: google && app.get(GoogleGuard),
    allowed: allowedRedirects(publicOriginOf(settings).origin, settings.SIGN_IN_REDIRECTS),
  });
  await serveDataApi(server, { messaging, limits, newId, log });
  await serveCalendarFeed(server, { messaging, limits, newId, log });
  await serveUnsubscribe(server, { messaging, limits, newId, log });
  await serveGooglePost(server, {
    messaging,
    limits,
    newId,
    log,
    openCookie,
    origin: publicOriginOf(settings).origin,
  });
  await serveRum(server, { limits, metrics, log });
  serveLiveness(server, () => natsState() !== 'reconnecting');
  if (settings.SERVE_FRONT_ENDS) {
    await serveFrontEnds(server, {
      root: frontEndsRoot(settings.FRONT_ENDS_ROOT),
      deployments: settings.DEPLOYMENTS_DIR,
      https: publicOriginOf(settings).protocol === 'https:',
      log,
    });
  }
  await app.listen(settings.PORT, settings.HOST);
  return { url: await app.getUrl(), stop: () => app.close() };
}

function warnOfLostSessions(publicOrigin: URL, log: Logger): void {
  if (publicOrigin.protocol === 'https:' || isPlainLoopback(publicOrigin)) return;
  log.warn(`browsers keep no session from ${publicOrigin.origin}: set PUBLIC_ORIGIN to an https address`);
}
