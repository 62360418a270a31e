import { z } from 'zod';

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
