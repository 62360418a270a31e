import { setTimeout as pause } from 'node:timers/promises';
import { errors, type Msg, type NatsConnection } from '@nats-io/transport-node';
import { type InputOf, type MessageContext, type OutputOf, refusalSchema } from '@planted/contracts';
import type { Logger } from 'pino';
import { z } from 'zod';
import {
  ANSWER_DEADLINE,
  type AnyMessage,
  type Envelope,
  type MessagingAdapter,
  type Reply,
  type Respond,
} from './messaging';
import { decode, encode, traceparentOf } from './nats-codec';
import { RefusalError, unavailable } from './refusal-error';
import { serviceUnavailable } from './service-unavailable';
import { settleWithTimeout } from './settle-with-timeout';

const envelopeSchema = z.object({ input: z.unknown(), context: z.unknown() });
const replySchema = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), output: z.unknown() }),
  z.object({ ok: z.literal(false), refusal: refusalSchema, elsewhere: z.literal(true).optional() }),
]);

/**
 * How often a message is sent that an older instance of the service has left to a newer one: each time any instance may
 * get it. The pauses between, in milliseconds, grow by the first one's length.
 */
const MAX_SENDINGS = 8;
const FIRST_PAUSE = 20;

/** The part of its time after which a query that no one has answered is sent a second time. */
const HEDGE_AFTER = 1 / 3;

export interface NatsMessagingOptions {
  readonly connection: NatsConnection;
  readonly log: Logger;
  /** The first part of every subject; 'planted' when absent. */
  readonly namespace?: string;
  /** Milliseconds. */
  readonly deadline?: number;
  /** Of the span that is under way, where messages are traced. */
  readonly traceparent?: () => string | undefined;
}

/**
 * Messages between processes: request/reply on `<namespace>.requests.<service>.<name>`. The instances of a service
 * share its messages by a queue group; one that is too old for a message leaves it to another. A query outlives the
 * instance that got it (docs/decisions/0070); a command is sent once, since no one knows what came of it.
 */
export function createNatsMessaging(options: NatsMessagingOptions): MessagingAdapter {
  const { connection, log, namespace = 'planted', deadline = ANSWER_DEADLINE, traceparent } = options;
  const subjectOf = ({ service, name }: { service: string; name: string }) =>
    `${namespace}.requests.${service}.${name}`;
  return {
    async send<M extends AnyMessage>(message: M, input: InputOf<M>, context: MessageContext) {
      const { data, headers } = encode({ input, context }, traceparent?.());
      const until = Date.now() + Math.max(message.deadlineMs ?? 0, deadline);
      for (let sending = 1; ; sending += 1) {
        const ask = (timeout: number) => connection.request(subjectOf(message), data, { timeout, headers });
        const left = Math.max(1, until - Date.now());
        const answer = await (message.kind === 'query' ? requestHedged(ask, left) : ask(left)).catch(
          (error: unknown) => {
            throw noAnswer(error, message);
          },
        );
        const reply = replySchema.parse(decode(answer));
        if (reply.ok) return reply.output as OutputOf<M>;
        const wait = sending * FIRST_PAUSE;
        const isLast = sending === MAX_SENDINGS || Date.now() + wait >= until;
        if (!reply.elsewhere || isLast) throw new RefusalError(reply.refusal);
        await pause(wait);
      }
    },

    async serve({ service, answers }) {
      const underWay = new Set<Promise<void>>();
      const subscriptions = [...answers].map(([name, respond]) =>
        connection.subscribe(subjectOf({ service, name }), {
          queue: service,
          callback: (error, message) => {
            if (error) return log.error({ err: error, service, message: name }, 'a subscription failed');
            const work = answer(message, respond, log);
            underWay.add(work);
            void work.finally(() => underWay.delete(work));
          },
        }),
      );
      await connection.flush();
      return async () => {
        if (connection.isClosed()) return;
        await Promise.allSettled(subscriptions.map((subscription) => subscription.drain()));
        await settleWithTimeout(deadline, underWay);
      };
    },
  };
}

/**
 * The first answer to what is asked within `timeout` ms, and asked once more when a part of that has passed: the
 * instance that got it may have been killed or may hang.
 * @throws what the first asking throws.
 */
function requestHedged<T>(ask: (timeout: number) => Promise<T>, timeout: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const wait = timeout * HEDGE_AFTER;
    // What the second asking throws says nothing yet: the first may still be answered.
    const again = setTimeout(() => void ask(timeout - wait).then(resolve, () => undefined), wait);
    void ask(timeout)
      .then(resolve, reject)
      .finally(() => clearTimeout(again));
  });
}

async function answer(message: Msg, respond: Respond, log: Logger): Promise<void> {
  try {
    const { data, headers } = encode(await respond(envelopeOf(message)));
    message.respond(data, { headers });
  } catch (err) {
    // Too large for the server, or the connection ended: the sender notices by its deadline.
    log.error({ err, subject: message.subject }, 'an answer could not be sent');
    const { data } = encode({
      ok: false,
      refusal: unavailable('The answer could not be sent').refusal,
    } satisfies Reply);
    if (!message.respond(data))
      log.error({ subject: message.subject }, 'reply dropped: the requester is gone');
  }
}

/** A message that is not even JSON is answered like any other wrong input. */
function envelopeOf(message: Msg): Envelope {
  try {
    return { ...envelopeSchema.parse(decode(message)), traceparent: traceparentOf(message) };
  } catch {
    return { input: undefined, context: undefined };
  }
}

function noAnswer(error: unknown, { service }: AnyMessage): RefusalError {
  const nobody =
    error instanceof errors.NoRespondersError ||
    (error instanceof errors.RequestError && error.isNoResponders());
  if (nobody) return serviceUnavailable(service, 'no responder');
  if (error instanceof errors.TimeoutError) return serviceUnavailable(service, 'timeout');
  return serviceUnavailable(service, 'connection failed', error);
}
