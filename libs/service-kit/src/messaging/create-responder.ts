import type { CommandBus, QueryBus } from '@nestjs/cqrs';
import { messageContext, readInput } from '@planted/contracts';
import {
  ActorClosedError,
  CommandIdReusedError,
  ContendedStreamError,
  isUnknownEventVersion,
} from '@planted/event-sourcing';
import type { Logger } from 'pino';
import { withCorrelation } from '../logging/correlation';
import type { AnyMessage, Envelope, Reply, Responder } from './messaging';
import { keyReused } from './key-reused';
import { checked, RefusalError, tooManyAtOnce, unavailable } from './refusal-error';
import type { AnyRequestClass } from './request-class';
import { notLoggedIn } from './signed-in';

export interface ResponderParts {
  readonly service: string;
  readonly requests: readonly AnyRequestClass[];
  readonly commands: Pick<CommandBus, 'execute'>;
  readonly queries: Pick<QueryBus, 'execute'>;
  readonly log: Logger;
}

/** Puts a service's handlers behind the port: checks input and context, asks the bus, checks the output. */
export function createResponder({ service, requests, commands, queries, log }: ResponderParts): Responder {
  const answerWith = (request: AnyRequestClass) => async (envelope: Envelope) => {
    const { message } = request;
    const bus = message.kind === 'command' ? commands : queries;
    const context = readInput(messageContext, envelope.context);
    if (!context.ok) return refused(new RefusalError(context.refusal), log, message);
    return withCorrelation(context.value.correlationId, async (): Promise<Reply> => {
      try {
        const input = checked(message.input, envelope.input);
        const output = await bus.execute(new request(input as never, context.value));
        const answer = message.output.parse(output);
        log.debug({ service, message: message.name }, 'answered a message');
        return { ok: true, output: answer };
      } catch (error) {
        return refused(error, log, message);
      }
    });
  };
  return { service, answers: new Map(requests.map((each) => [each.message.name, answerWith(each)])) };
}

/** A refusal crosses as it is; anything else is logged here and crosses without its words. */
function refused(error: unknown, log: Logger, { service, name }: AnyMessage): Reply {
  if (error instanceof RefusalError) {
    if (error.cause) log.warn({ err: error.cause, service, message: name }, error.message);
    log.debug({ service, message: name, refusal: error.refusal.code }, 'refused a message');
    return { ok: false, refusal: error.refusal };
  }
  // The account was deleted while this was under way.
  if (error instanceof ActorClosedError) return { ok: false, refusal: notLoggedIn().refusal };
  if (error instanceof CommandIdReusedError) return { ok: false, refusal: keyReused().refusal };
  if (error instanceof ContendedStreamError) {
    log.warn({ err: error, service, message: name }, 'a stream is contended');
    return { ok: false, refusal: tooManyAtOnce().refusal };
  }
  const { refusal } = unavailable('Something went wrong. Please try again in a moment.');
  if (isUnknownEventVersion(error)) {
    log.warn({ err: error, service, message: name }, 'message left for a newer instance');
    return { ok: false, refusal, elsewhere: true };
  }
  log.error({ err: error, service, message: name }, 'a message failed');
  return { ok: false, refusal };
}
