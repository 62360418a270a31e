import { timingSafeEqual } from 'node:crypto';
import { markFailedSignIn, openSessionCommand } from '@planted/contracts';
import { type Messaging, type NewId, RefusalError } from '@planted/service-kit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { answerRefusal } from '../edge/answer-refusal';
import { GOOGLE_POST } from '../edge/cross-site';
import type { RateLimits } from '../edge/rate-limits';
import type { OpenCookie } from '../edge/session-cookie';
import { startBrowserSession } from '../features/start-browser-session';

export interface GooglePostParts {
  readonly messaging: Messaging;
  readonly limits: RateLimits;
  readonly newId: NewId;
  readonly log: Logger;
  readonly openCookie: OpenCookie;
  /** Where browsers find the product. */
  readonly origin: string;
}

/** The name of cookie and field alike, as Google's script sets them. */
const DOUBLE = 'g_csrf_token';
const FORM = 'application/x-www-form-urlencoded';
const FORM_LIMIT = 16 * 1024;

/**
 * Google's button in its redirect mode: Google's page posts the credential as a form, from another site. That the
 * browser itself wanted it is proven by a token that is in the form and in a cookie, which another site cannot set.
 */
export async function serveGooglePost(server: FastifyInstance, parts: GooglePostParts): Promise<void> {
  await server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(FORM, { parseAs: 'string', bodyLimit: FORM_LIMIT }, (_request, body, done) =>
      done(null, new URLSearchParams(String(body))),
    );
    scope.setErrorHandler(answerRefusal(parts.log));
    scope.post(GOOGLE_POST, {
      onRequest: (request) => parts.limits.countVisitor(request, 'sign-in'),
      handler: (request, reply) => takeCredential(parts, request, reply),
    });
  });
}

async function takeCredential(
  { messaging, newId, openCookie, origin }: GooglePostParts,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
  if (!isSame(request.cookies[DOUBLE], form.get(DOUBLE)))
    throw new RefusalError({ code: 'forbidden', message: 'This request came from another site' });
  const page = new URL(origin);
  const context = { actor: null, correlationId: request.id, commandId: newId() };
  try {
    const idToken = form.get('credential') ?? '';
    const opened = await messaging.send(openSessionCommand, { idToken }, context);
    await startBrowserSession(messaging, { session: openCookie(request, reply), context }, opened);
  } catch (error) {
    if (!(error instanceof RefusalError)) throw error;
    markFailedSignIn(page);
  }
  return reply.redirect(page.href, 303);
}

function isSame(cookie: string | undefined, field: string | null): boolean {
  if (!cookie || field === null) return false;
  const [one, other] = [Buffer.from(cookie), Buffer.from(field)];
  return one.length === other.length && timingSafeEqual(one, other);
}
