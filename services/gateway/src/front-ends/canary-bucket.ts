import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

const COOKIE = 'planted_canary_bucket';
/** What it was called before; read for one release, for it lives for 30 days. */
const COOKIE_BEFORE = 'planted_draw';
const BUCKETS = 100;
/** Seconds: as long as a canary is likely to take, and a little more. */
const MAX_AGE = 30 * 24 * 3600;

/**
 * The canary bucket of a visitor, 0 to 99, assigned at random and kept in a cookie: the assignment is sticky, so that
 * they stay with the version that they got. One of a hundred numbers identifies no one.
 */
export function canaryBucketOf(
  request: FastifyRequest,
  reply: FastifyReply,
  { secure, random }: { secure: boolean; random: () => number },
): number {
  const sent = bucketIn(request.cookies[COOKIE]);
  if (sent !== undefined) return sent;
  const bucket = bucketIn(request.cookies[COOKIE_BEFORE]) ?? Math.floor(random() * BUCKETS);
  void reply.setCookie(COOKIE, String(bucket), {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure,
    maxAge: MAX_AGE,
  });
  return bucket;
}

const bucketIn = (cookie: string | undefined): number | undefined =>
  cookie !== undefined && /^\d{1,2}$/.test(cookie) ? Number(cookie) : undefined;

/**
 * Whether this bucket gets the canary of this micro-frontend. Who is in at a share stays in when it grows; and each
 * micro-frontend has others in, so that no visitor gets all canaries at once.
 * @param share of a hundred
 */
export const isInCanary = (bucket: number, name: string, share: number): boolean =>
  (bucket + createHash('sha256').update(name).digest().readUInt16BE()) % BUCKETS < share;
