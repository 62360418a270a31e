import type { InputOf, Message, MessageContext, OutputOf, Refusal } from '@planted/contracts';
import type { z } from 'zod';

export type AnyMessage = Message<z.ZodType, z.ZodType>;

/** How a command or query reaches the service that owns it, in this process or another. */
export interface Messaging {
  /**
   * Answers what the service answered.
   * @throws RefusalError with the service's refusal; 'unavailable' when no service answered within the deadline.
   */
  send<M extends AnyMessage>(message: M, input: InputOf<M>, context: MessageContext): Promise<OutputOf<M>>;
}

/** An answer as it crosses a process border: plain JSON. */
export type Reply =
  | { readonly ok: true; readonly output: unknown }
  | {
      readonly ok: false;
      readonly refusal: Refusal;
      /** Nothing was done, and a newer instance of the service could do it. */
      readonly elsewhere?: true | undefined;
    };

/** A message on its way: nothing about it has been checked yet. */
export interface Envelope {
  readonly input: unknown;
  readonly context: unknown;
  /** Of the sender's span, where it is traced and in another process. */
  readonly traceparent?: string | undefined;
}

/** Answers one message of a service; never throws. */
export type Respond = (envelope: Envelope) => Promise<Reply>;

/** The receiving end of one service: its message names and who answers each. */
export interface Responder {
  readonly service: string;
  readonly answers: ReadonlyMap<string, Respond>;
}

/** One way for messages to travel. The two adapters keep the same contract (messaging.contract.ts). */
export interface MessagingAdapter extends Messaging {
  /** Begins to answer; the returned function ends that and waits for what is under way, at most the deadline. */
  serve(responder: Responder): Promise<() => Promise<void>>;
}

/** Longest wait for an answer, in milliseconds, before the sender receives 'unavailable'; a message may have its own. */
export const ANSWER_DEADLINE = 3000;
