import type { InputOf, MessageContext, OutputOf } from '@planted/contracts';
import {
  ANSWER_DEADLINE,
  type AnyMessage,
  type MessagingAdapter,
  type Reply,
  type Respond,
} from './messaging';
import { RefusalError } from './refusal-error';
import { serviceUnavailable } from './service-unavailable';
import { settleWithTimeout } from './settle-with-timeout';

/** Messages between the services of one process. */
export function createInProcessMessaging({ deadline = ANSWER_DEADLINE } = {}): MessagingAdapter {
  const answers = new Map<string, Respond>();
  const underWay = new Set<Promise<Reply>>();

  return {
    async send<M extends AnyMessage>(message: M, input: InputOf<M>, context: MessageContext) {
      const respond = answers.get(addressOf(message));
      if (!respond) throw serviceUnavailable(message.service, 'no responder');
      const answer = respond({ input, context });
      underWay.add(answer);
      void answer.finally(() => underWay.delete(answer));
      const reply = await within(Math.max(message.deadlineMs ?? 0, deadline), answer, message);
      if (!reply.ok) throw new RefusalError(reply.refusal);
      return reply.output as OutputOf<M>;
    },

    async serve(responder) {
      const addresses = [...responder.answers.keys()].map((name) => addressOf({ ...responder, name }));
      for (const [name, respond] of responder.answers)
        answers.set(addressOf({ ...responder, name }), respond);
      return async () => {
        for (const address of addresses) answers.delete(address);
        await settleWithTimeout(deadline, underWay);
      };
    },
  };
}

const addressOf = ({ service, name }: { service: string; name: string }) => `${service}.${name}`;

/** The answer, or 'unavailable' after `deadline` ms; the message may still take effect, as over a network. */
async function within(deadline: number, answer: Promise<Reply>, message: AnyMessage): Promise<Reply> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(serviceUnavailable(message.service, 'timeout')), deadline);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
