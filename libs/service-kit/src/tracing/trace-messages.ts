import type { InputOf, MessageContext } from '@planted/contracts';
import type { AnyMessage, Envelope, Messaging, Respond, Responder } from '../messaging/messaging';
import type { Tracing } from './tracing';

/** The same way to other services, with a span for each message from its sending to its answer. */
export const traceSending = (messaging: Messaging, tracing: Tracing): Messaging => ({
  async send<M extends AnyMessage>(message: M, input: InputOf<M>, context: MessageContext) {
    const span = tracing.begin({
      name: `send ${message.name}`,
      kind: 'client',
      correlationId: context.correlationId,
      attributes: { 'rpc.service': message.service, 'rpc.method': message.name },
    });
    try {
      const answer = await span.run(() => messaging.send(message, input, context));
      span.end();
      return answer;
    } catch (error) {
      span.end({ failed: true });
      throw error;
    }
  },
});

/** A span for each message that a service answers, under the one of its sender. */
export const traceAnswers =
  (tracing: Tracing) =>
  ({ service, answers }: Responder): Responder => {
    const traced = (name: string, respond: Respond): Respond => {
      return async (envelope) => {
        const span = tracing.begin({
          name,
          kind: 'server',
          correlationId: correlationOf(envelope),
          traceparent: envelope.traceparent,
          attributes: { 'rpc.service': service, 'rpc.method': name },
        });
        const reply = await span.run(() => respond(envelope));
        const outcome = reply.ok ? 'ok' : reply.refusal.code;
        span.end({ attributes: { 'planted.outcome': outcome }, failed: outcome === 'unavailable' });
        return reply;
      };
    };
    return { service, answers: new Map([...answers].map(([name, each]) => [name, traced(name, each)])) };
  };

/** Nothing about the envelope has been checked yet. */
function correlationOf({ context }: Envelope): string {
  if (typeof context !== 'object' || context === null || !('correlationId' in context)) return 'none';
  return String(context.correlationId);
}
