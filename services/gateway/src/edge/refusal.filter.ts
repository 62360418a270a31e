import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException, Inject } from '@nestjs/common';
import { type ErrorAnswer, REFUSAL_STATUS, type Refusal, type RefusalCode } from '@planted/contracts';
import { LOG, RefusalError } from '@planted/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';

/** What the framework itself refuses: its words may quote the request, so they are ours. */
const WORDS: Partial<Record<number, string>> = {
  400: 'The body is not valid JSON',
  404: 'Not found',
  413: 'The body is too large',
};

const codeOf = (status: number): RefusalCode =>
  (Object.keys(REFUSAL_STATUS) as RefusalCode[]).find((code) => REFUSAL_STATUS[code] === status) ?? 'invalid';

/** Every failure leaves as `{error, code, field}` with its status; never a stack, a query or another's words. */
@Catch()
export class RefusalFilter implements ExceptionFilter {
  constructor(@Inject(LOG) private readonly log: Logger) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const reply = http.getResponse<FastifyReply>();
    const refusal = refusalFrom(error);
    // A file that is not there may be there tomorrow, whatever was said of how long it may be kept.
    reply.header('cache-control', 'no-store');
    if (!refusal) {
      this.log.error({ err: error, correlationId: request.id }, 'a call failed');
      reply.status(500).send({ error: 'Something went wrong. Please try again.' } satisfies ErrorAnswer);
      return;
    }
    if (error instanceof RefusalError && error.cause) {
      this.log.warn({ err: error.cause, correlationId: request.id }, refusal.message);
    }
    if (refusal.retryAfter !== undefined) reply.header('retry-after', Math.ceil(refusal.retryAfter));
    reply.status(REFUSAL_STATUS[refusal.code]).send(answerOf(refusal));
  }
}

const answerOf = ({ message, code, field, current }: Refusal): ErrorAnswer => ({
  error: message,
  code,
  ...(field !== undefined && { field }),
  ...(current !== undefined && { current }),
});

/** The refusal of an error; undefined for a fault of our own. */
export function refusalFrom(error: unknown): Refusal | undefined {
  if (error instanceof RefusalError) return error.refusal;
  const status = statusOf(error);
  if (status === undefined || status < 400 || status >= 500) return undefined;
  return { code: codeOf(status), message: WORDS[status] ?? 'The request is not valid' };
}

function statusOf(error: unknown): number | undefined {
  if (error instanceof HttpException) return error.getStatus();
  // Not every error of the platform is an Error of this realm.
  const status =
    typeof error === 'object' && error !== null && 'statusCode' in error ? error.statusCode : undefined;
  return typeof status === 'number' ? status : undefined;
}
