import { RefusalError } from '@planted/service-kit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { GatewaySettings } from '../settings';

/** What is counted apart: sign-ins, saves, and calls of any kind. */
export type CallKind = 'call' | 'sign-in' | 'save';

export interface RateLimits {
  /** Counts a call by the address it comes from. @throws RefusalError 'too-many' */
  countByAddress(request: FastifyRequest, kind: CallKind): Promise<void>;
  /** Counts a save by its gardener. @throws RefusalError 'too-many' */
  countByGardener(request: FastifyRequest, kind: CallKind, userId: string): Promise<void>;
}

const MINUTE = 60_000;
/** Many gardeners may share one address: a household, a school. */
const GARDENERS_AT_ONE_ADDRESS = 5;

/** Counts over the last minute, in this process. @fastify/rate-limit must be registered already. */
export function createRateLimits(server: FastifyInstance, settings: GatewaySettings): RateLimits {
  const { CALLS_PER_MINUTE, SIGN_INS_PER_MINUTE, SAVES_PER_MINUTE } = settings;
  const counter = (max: number, keyGenerator: (request: FastifyRequest) => string) => {
    const count = server.createRateLimit({ max, timeWindow: MINUTE, keyGenerator });
    return async (request: FastifyRequest) => {
      const counted = await count(request);
      if (counted.isAllowed || !counted.isExceeded) return;
      const message = 'Too many requests. Please wait a moment.';
      throw new RefusalError({ code: 'too-many', message, retryAfter: counted.ttlInSeconds });
    };
  };
  const gardeners = new WeakMap<FastifyRequest, string>();
  const calls = counter(CALLS_PER_MINUTE, ({ ip }) => ip);
  const signIns = counter(SIGN_INS_PER_MINUTE, ({ ip }) => ip);
  const savesOfAddress = counter(SAVES_PER_MINUTE * GARDENERS_AT_ONE_ADDRESS, ({ ip }) => ip);
  const savesOfGardener = counter(SAVES_PER_MINUTE, (request) => gardeners.get(request) ?? request.ip);
  return {
    async countByAddress(request, kind) {
      await calls(request);
      if (kind === 'sign-in') await signIns(request);
      if (kind === 'save') await savesOfAddress(request);
    },
    async countByGardener(request, kind, userId) {
      if (kind !== 'save') return;
      gardeners.set(request, userId);
      await savesOfGardener(request);
    },
  };
}
