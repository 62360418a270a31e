import { z } from 'zod';
import { timeZone } from './reminder';
import { uuid } from './text';

/** Who asks, and which request this belongs to; travels with every message. */
export const messageContext = z.object({
  /** The signed-in gardener, or null for a guest. */
  actor: z.object({ userId: uuid }).nullable(),
  /** One id through gateway, service, event and projection. */
  correlationId: z.string().min(1).max(100),
  /** The same id means the same request: a repeated command appends nothing and answers the same. */
  commandId: z.string().min(1).max(100),
  /**
   * Of the request, where the client named it by a key: the same command id with another fingerprint is another
   * request, which is refused. Absent where the client named nothing, and from gateways of earlier releases.
   */
  fingerprint: z.string().min(1).max(100).optional(),
  /** On whose clock they ask, where the client said so; services of earlier releases do not read it. */
  timeZone: timeZone.optional(),
});
export type MessageContext = z.infer<typeof messageContext>;

/** A command or query that a service answers, whichever process it runs in. */
export interface Message<Input extends z.ZodType, Output extends z.ZodType> {
  readonly kind: 'command' | 'query';
  /** The service that owns it. */
  readonly service: 'identity' | 'gardens' | 'catalogue' | 'tracking' | 'community';
  /** Verb-noun, e.g. 'save-garden'. */
  readonly name: string;
  readonly input: Input;
  readonly output: Output;
  /**
   * The longest wait for an answer, in milliseconds, where the work grows with what is asked; else that of all messages.
   */
  readonly deadlineMs?: number;
}

type Definition<Input extends z.ZodType, Output extends z.ZodType> = Omit<Message<Input, Output>, 'kind'>;

export const defineCommand = <I extends z.ZodType, O extends z.ZodType>(
  definition: Definition<I, O>,
): Message<I, O> => ({
  kind: 'command',
  ...definition,
});

export const defineQuery = <I extends z.ZodType, O extends z.ZodType>(
  definition: Definition<I, O>,
): Message<I, O> => ({
  kind: 'query',
  ...definition,
});

export type InputOf<M> = M extends Message<infer Input, z.ZodType> ? z.input<Input> : never;
export type OutputOf<M> = M extends Message<z.ZodType, infer Output> ? z.output<Output> : never;

export const nothing = z.strictObject({});
