import { Controller, Inject, type Type } from '@nestjs/common';
import type { Call, Message } from '@planted/contracts';
import { MESSAGING, type Messaging } from '@planted/service-kit';
import type { z } from 'zod';
import { HandleCall } from './handle-call.decorator';
import type { CallRequest } from './call-request';
import type { CallKind } from './rate-limits';

/** The message's answer is the call's. */
export const asIs = <T>(output: T): T => output;
export const asData = <T>(data: T) => ({ data });
export const asSuccess = <T>(data: T) => ({ success: true as const, data });

/**
 * The controller of a call that is one message: what is asked goes to the service that owns the message, and what comes
 * back is the answer, by `answerOf`. A call where anything else happens has a controller of its own.
 */
export function passOn<Asking, Output, Answer>(
  call: Call<z.ZodType<Asking>, z.ZodType<unknown, Answer>>,
  message: Message<z.ZodType<unknown, Asking>, z.ZodType<Output>>,
  answerOf: (output: Output) => Answer,
  kind: CallKind = 'call',
): Type {
  @Controller()
  class PassingController {
    constructor(@Inject(MESSAGING) private readonly messaging: Messaging) {}

    @HandleCall(call, { kind })
    async answer({ request, context }: CallRequest<typeof call>): Promise<Answer> {
      return answerOf(await this.messaging.send(message, request, context));
    }
  }
  return PassingController;
}
