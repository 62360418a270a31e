import type { MessageContext } from '@planted/contracts';
import type { z } from 'zod';
import type { AnyMessage } from './messaging';

/** One message as its handler gets it: the input is parsed, the context is checked. */
export interface ServiceRequest<M extends AnyMessage> {
  readonly input: z.output<M['input']>;
  readonly context: MessageContext;
}

export interface RequestClass<M extends AnyMessage> {
  new (input: z.output<M['input']>, context: MessageContext): ServiceRequest<M>;
  readonly message: M;
}

/** A request class of any message, as a list of them holds it. */
export interface AnyRequestClass {
  new (input: never, context: MessageContext): { readonly context: MessageContext };
  readonly message: AnyMessage;
}

/**
 * The class under which Nest's command or query bus knows a message:
 * `export class SaveGardenCommand extends requestFor(saveGardenCommand) {}`, then `@CommandHandler(SaveGardenCommand)`.
 */
export function requestFor<M extends AnyMessage>(message: M): RequestClass<M> {
  return class {
    static readonly message = message;

    constructor(
      readonly input: z.output<M['input']>,
      readonly context: MessageContext,
    ) {}
  };
}

/** What a handler of message `M` implements: `class SaveGardenHandler implements Handles<typeof saveGardenCommand>`. */
export interface Handles<M extends AnyMessage> {
  /** @throws RefusalError to refuse. */
  execute(request: ServiceRequest<M>): Promise<z.input<M['output']>>;
}
