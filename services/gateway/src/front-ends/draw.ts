import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

const COOKIE = 'planted_draw';
const OF = 100;
/** Seconds: as long as a canary is likely to take, and a little more. */
const KEPT = 30 * 24 * 3600;

/**
 * The lot that a visitor drew, 0 to 99, kept in a cookie so that they stay with the version that they got. One of a
 * hundred numbers tells nobody apart.
 */
export function drawOf(
  request: FastifyRequest,
  reply: FastifyReply,
  { secure, random }: { secure: boolean; random: () => number },
): number {
  const sent = request.cookies[COOKIE];
  if (sent !== undefined && /^\d{1,2}$/.test(sent)) return Number(sent);
  const draw = Math.floor(random() * OF);
  void reply.setCookie(COOKIE, String(draw), {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure,
    maxAge: KEPT,
  });
  return draw;
}

/**
 * Whether this lot gets the canary of this micro-frontend. Who is in at a share stays in when it grows; and each
 * micro-frontend has others in, so that nobody gets all canaries at once.
 * @param share of a hundred
 */
export const isInCanary = (draw: number, name: string, share: number): boolean =>
  (draw + createHash('sha256').update(name).digest().readUInt16BE()) % OF < share;
