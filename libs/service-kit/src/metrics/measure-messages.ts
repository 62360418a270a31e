import { Histogram } from 'prom-client';
import type { Respond, Responder } from '../messaging/messaging';
import { type Metrics, SECONDS } from './create-metrics';

/** Times what services answer, by message and by how it came out: 'ok', or the refusal's code. */
export function createMessageTimer(metrics: Metrics): (responder: Responder) => Responder {
  const seconds = new Histogram({
    name: 'planted_message_seconds',
    help: 'Commands and queries answered, by service, message and outcome (ok, or the code of the refusal).',
    labelNames: ['service', 'message', 'outcome'],
    buckets: SECONDS,
    registers: [metrics],
  });
  return ({ service, answers }) => {
    const timed = (message: string, respond: Respond): Respond => {
      return async (envelope) => {
        const stop = seconds.startTimer({ service, message });
        const reply = await respond(envelope);
        stop({ outcome: reply.ok ? 'ok' : reply.refusal.code });
        return reply;
      };
    };
    return { service, answers: new Map([...answers].map(([name, each]) => [name, timed(name, each)])) };
  };
}
