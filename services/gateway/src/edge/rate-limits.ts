import { RefusalError } from '@planted/service-kit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { GatewaySettings } from '../settings';
import { addressBlockOf } from './address-block';

/** What is counted apart from calls of any kind; 'recovery' is a wish for a way in by mail, 'export' a copy of an account. */
export type CallKind = 'call' | 'sign-in' | 'recovery' | 'save' | 'contact' | 'export';

export interface RateLimits {
  /**
   * Counts a call that anyone may make: by the address it comes from, or by its gardener where the session is one that
   * was good before. Tries to sign in always count for their address. @throws RefusalError 'too-many'
   */
  countVisitor(request: FastifyRequest, kind: CallKind): Promise<void>;
  /** Counts, for its address, that a session is looked up that is not known. @throws RefusalError 'too-many' */
  countLookup(request: FastifyRequest): Promise<void>;
  /** Notes whose session a request brings; undefined: nobody's. */
  recognize(request: FastifyRequest, userId: string | undefined): void;
  /** Counts a call by its gardener, wherever it comes from. @throws RefusalError 'too-many' */
  countByGardener(request: FastifyRequest, kind: CallKind, userId: string): Promise<void>;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Many people may share one address: a household, a school. */
const PEOPLE_AT_ONE_ADDRESS = 5;
/** Sessions that are known to be good; beyond, the one that was seen longest ago is forgotten. */
const SESSIONS_KNOWN = 50_000;

/**
 * Counts over the last minute (messages, copies: hour), in this process. Gardeners are counted by themselves, so that no
 * neighbour on their address can keep them out. @fastify/rate-limit must be registered already.
 */
export function createRateLimits(
  server: FastifyInstance,
  settings: GatewaySettings,
  sessionOf: (request: FastifyRequest) => string | undefined,
): RateLimits {
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
  const lookups = counter(CALLS_PER_MINUTE, address);
  const savesOfGardener = counter(SAVES_PER_MINUTE, gardenerOrAddress);
  const messagesOfAddress = counter(MESSAGES_PER_HOUR * PEOPLE_AT_ONE_ADDRESS, address, HOUR);
  const messagesOfGardener = counter(MESSAGES_PER_HOUR, gardenerOrAddress, HOUR);
  const exportsOfGardener = counter(settings.EXPORTS_PER_HOUR, gardenerOrAddress, HOUR);
  const known = new Map<string, string>();
  const gardenerBehind = (request: FastifyRequest) => known.get(sessionOf(request) ?? '');
  return {
    async countVisitor(request, kind) {
      const gardener = kind === 'call' ? gardenerBehind(request) : undefined;
      if (gardener !== undefined) {
        gardeners.set(request, gardener);
        return callsOfGardener(request);
      }
      await calls(request);
      if (kind === 'sign-in') await signIns(request);
      if (kind === 'recovery') await recoveries(request);
      if (kind === 'contact') await messagesOfAddress(request);
    },
    async countLookup(request) {
      if (gardenerBehind(request) === undefined) await lookups(request);
    },
    recognize(request, userId) {
      const session = sessionOf(request);
      if (session === undefined) return;
      known.delete(session);
      if (userId === undefined) return;
      known.set(session, userId);
      const [oldest] = known.keys();
      if (known.size > SESSIONS_KNOWN && oldest !== undefined) known.delete(oldest);
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
