import { RefusalError } from '@planted/service-kit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { GatewaySettings } from '../settings';
import { addressBlockOf } from './address-block';

/** What is counted apart from calls of any kind; 'recovery' is a wish for a way in by mail, 'export' a copy of an account. */
export type CallKind = 'call' | 'sign-in' | 'recovery' | 'save' | 'contact' | 'export';

export interface RateLimits {
  /** Counts a call by the address it comes from. @throws RefusalError 'too-many' */
  countByAddress(request: FastifyRequest, kind: CallKind): Promise<void>;
  /** Counts a call by its gardener, wherever it comes from. @throws RefusalError 'too-many' */
  countByGardener(request: FastifyRequest, kind: CallKind, userId: string): Promise<void>;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Many gardeners may share one address: a household, a school. */
const GARDENERS_AT_ONE_ADDRESS = 5;

/** Counts over the last minute (messages, copies: hour), in this process. @fastify/rate-limit must be registered already. */
export function createRateLimits(server: FastifyInstance, settings: GatewaySettings): RateLimits {
  const { RECOVERIES_PER_HOUR, CALLS_PER_MINUTE, SIGN_INS_PER_MINUTE, SAVES_PER_MINUTE, MESSAGES_PER_HOUR } =
    settings;
  const counter = (
    max: number,
    keyGenerator: (request: FastifyRequest) => string,
    timeWindow: number = MINUTE,
  ) => {
    const count = server.createRateLimit({ max, timeWindow, keyGenerator });
    return async (request: FastifyRequest) => {
      const counted = await count(request);
      if (counted.isAllowed || !counted.isExceeded) return;
      const message = 'Too many requests. Please wait a moment.';
      throw new RefusalError({ code: 'too-many', message, retryAfter: counted.ttlInSeconds });
    };
  };
  const gardeners = new WeakMap<FastifyRequest, string>();
  const address = ({ ip }: FastifyRequest) => addressBlockOf(ip);
  const gardenerOrAddress = (request: FastifyRequest) => gardeners.get(request) ?? address(request);
  const calls = counter(CALLS_PER_MINUTE, address);
  const callsOfGardener = counter(CALLS_PER_MINUTE, gardenerOrAddress);
  const signIns = counter(SIGN_INS_PER_MINUTE, address);
  const recoveries = counter(RECOVERIES_PER_HOUR, address, HOUR);
  const savesOfAddress = counter(SAVES_PER_MINUTE * GARDENERS_AT_ONE_ADDRESS, address);
  const savesOfGardener = counter(SAVES_PER_MINUTE, gardenerOrAddress);
  const messagesOfAddress = counter(MESSAGES_PER_HOUR * GARDENERS_AT_ONE_ADDRESS, address, HOUR);
  const messagesOfGardener = counter(MESSAGES_PER_HOUR, gardenerOrAddress, HOUR);
  const exportsOfGardener = counter(settings.EXPORTS_PER_HOUR, gardenerOrAddress, HOUR);
  return {
    async countByAddress(request, kind) {
      await calls(request);
      if (kind === 'sign-in') await signIns(request);
      if (kind === 'recovery') await recoveries(request);
      if (kind === 'save') await savesOfAddress(request);
      if (kind === 'contact') await messagesOfAddress(request);
    },
    async countByGardener(request, kind, userId) {
      gardeners.set(request, userId);
      await callsOfGardener(request);
      if (kind === 'save') await savesOfGardener(request);
      if (kind === 'contact') await messagesOfGardener(request);
      if (kind === 'export') await exportsOfGardener(request);
    },
  };
}
