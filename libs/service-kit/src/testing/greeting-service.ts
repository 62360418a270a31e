import { setTimeout as pause } from 'node:timers/promises';
import { Module } from '@nestjs/common';
import { CommandHandler, QueryHandler } from '@nestjs/cqrs';
import { defineCommand, defineQuery } from '@planted/contracts';
import { CommandIdReusedError, ContendedStreamError } from '@planted/event-sourcing';
import { z } from 'zod';
import { RefusalError } from '../messaging/refusal-error';
import { type Handles, requestFor } from '../messaging/request-class';
import type { ServiceDefinition } from '../service-definition';

const name = z.string().trim().min(1, 'must not be empty').max(20);

/** Messages of a small service that the kit's own tests run. */
export const greetQuery = defineQuery({
  service: 'community',
  name: 'greet',
  input: z.strictObject({ name, repeat: z.number().int().default(1) }),
  output: z.object({ text: z.string(), by: z.string().nullable() }),
});

export const failCommand = defineCommand({
  service: 'community',
  name: 'fail',
  input: z.strictObject({ how: z.enum(['refuse', 'contended', 'reused', 'throw', 'wrong-answer', 'never']) }),
  output: z.object({ done: z.boolean() }),
});

/** Answers after so many milliseconds, and may take longer than other messages. */
export const slowCommand = defineCommand({
  service: 'community',
  name: 'slow',
  input: z.strictObject({ milliseconds: z.number() }),
  output: z.object({ done: z.boolean() }),
  deadlineMs: 15_000,
});

/** No service answers it. */
export const unansweredQuery = defineQuery({
  service: 'community',
  name: 'unanswered',
  input: z.object({}),
  output: z.object({}),
});

class Greet extends requestFor(greetQuery) {}
class Fail extends requestFor(failCommand) {}
class Slow extends requestFor(slowCommand) {}

@QueryHandler(Greet)
class GreetHandler implements Handles<typeof greetQuery> {
  async execute({ input, context }: Greet) {
    const text = Array.from({ length: input.repeat }, () => `Hello ${input.name}`).join(' ');
    return { text, by: context.actor?.userId ?? null, secret: 'not in the contract' };
  }
}

@CommandHandler(Fail)
class FailHandler implements Handles<typeof failCommand> {
  async execute({ input }: Fail): Promise<{ done: boolean }> {
    switch (input.how) {
      case 'refuse':
        throw new RefusalError({ code: 'conflict', message: 'Already done', field: 'how', retryAfter: 7 });
      case 'contended':
        throw new ContendedStreamError('bed-1', 'too many wait for it');
      case 'reused':
        throw new CommandIdReusedError('key-1');
      case 'throw':
        throw new Error('password=hunter2 at line 7');
      case 'wrong-answer':
        return JSON.parse('{"done": "perhaps"}');
      case 'never':
        return new Promise(() => {});
    }
  }
}

@CommandHandler(Slow)
class SlowHandler implements Handles<typeof slowCommand> {
  async execute({ input }: Slow): Promise<{ done: boolean }> {
    await pause(input.milliseconds);
    return { done: true };
  }
}

@Module({ providers: [GreetHandler, FailHandler, SlowHandler] })
class GreetingModule {}

export const greetingService: ServiceDefinition = {
  name: 'community',
  module: GreetingModule,
  answers: [Greet, Fail, Slow],
};
