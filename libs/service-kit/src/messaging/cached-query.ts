import type { InputOf, MessageContext, OutputOf } from '@planted/contracts';
import type { Clock } from '../tokens';
import type { AnyMessage, Messaging } from './messaging';

export interface CachedQueryOptions<M extends AnyMessage> {
  readonly messaging: Messaging;
  readonly message: M;
  readonly input: InputOf<M>;
  /** How long an answer is used, in milliseconds. */
  readonly freshFor: number;
  readonly now: Clock;
}

/**
 * Asks another service for something that seldom changes, and keeps the answer in memory. Askers at the same moment
 * share one question. An old answer is used while the other service does not answer.
 * @throws what `Messaging.send` throws, as long as there was never an answer.
 */
export function cachedQuery<M extends AnyMessage>(options: CachedQueryOptions<M>) {
  const { messaging, message, input, freshFor, now } = options;
  let kept: { answer: OutputOf<M>; until: number } | undefined;
  let asking: Promise<OutputOf<M>> | undefined;

  const ask = async (context: MessageContext): Promise<OutputOf<M>> => {
    try {
      const answer = await messaging.send(message, input, context);
      kept = { answer, until: now().getTime() + freshFor };
      return answer;
    } catch (error) {
      if (kept) return kept.answer;
      throw error;
    } finally {
      asking = undefined;
    }
  };

  return async (context: MessageContext): Promise<OutputOf<M>> => {
    if (kept && now().getTime() < kept.until) return kept.answer;
    asking ??= ask(context);
    return asking;
  };
}
