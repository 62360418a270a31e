import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { createServiceContext, type ServiceContext } from '../host/service-context';
import { asGardener, asGuest } from '../testing/contexts';
import {
  failCommand,
  greetingService,
  greetQuery,
  slowCommand,
  unansweredQuery,
} from '../testing/greeting-service';
import type { AnyMessage, MessagingAdapter } from './messaging';
import { RefusalError } from './refusal-error';

/** Milliseconds; far below any test's time-out, far above a local answer. */
export const CONTRACT_DEADLINE = 2_000;

/** What every way for messages to travel keeps. `open` makes a sender with `CONTRACT_DEADLINE`, and its receiving side. */
export function describeMessaging(
  adapter: string,
  open: () => Promise<{ sender: MessagingAdapter; receiver: MessagingAdapter; close(): Promise<void> }>,
): void {
  describe(`messages ${adapter}`, () => {
    let ends: Awaited<ReturnType<typeof open>>;
    let context: ServiceContext;
    let stopServing: () => Promise<void>;
    const logged: string[] = [];

    beforeAll(async () => {
      ends = await open();
      const log = pino({ level: 'info' }, { write: (line: string) => logged.push(line) });
      context = await createServiceContext(greetingService, [], log);
      stopServing = await ends.receiver.serve(context.responder);
    });
    afterAll(async () => {
      await ends.close();
      await context.app.close();
    });

    const refusalOf = (message: AnyMessage, input: unknown, from = asGuest()) =>
      ends.sender.send(message, input, from).then(
        () => undefined,
        (error: unknown) => (error instanceof RefusalError ? error.refusal : error),
      );

    it('answers what the handler answers, with input parsed and output cut to the contract', async () => {
      const userId = randomUUID();
      const answer = await ends.sender.send(greetQuery, { name: '  Ada ' }, asGardener(userId));
      expect(answer).toEqual({ text: 'Hello Ada', by: userId });
    });

    it('carries an answer of a megabyte and more', async () => {
      const { text } = await ends.sender.send(greetQuery, { name: 'Ada', repeat: 200_000 }, asGuest());
      expect(text).toHaveLength(200_000 * 10 - 1);
    });

    it.each([
      [{}, 'name'],
      [{ name: '' }, 'name'],
      [{ name: 'Ada', title: 'Countess' }, 'title'],
      ['Ada', undefined],
      [null, undefined],
    ])('refuses the input %j and names the field', async (input, field) => {
      expect(await refusalOf(greetQuery, input)).toMatchObject({ code: 'invalid', ...(field && { field }) });
    });

    it('refuses a context that is none', async () => {
      const context = { ...asGuest(), actor: { userId: 'not an id' } };
      expect(await refusalOf(greetQuery, { name: 'Ada' }, context)).toMatchObject({
        code: 'invalid',
        field: 'actor.userId',
      });
    });

    it('brings a refusal unchanged', async () => {
      expect(await refusalOf(failCommand, { how: 'refuse' })).toEqual({
        code: 'conflict',
        message: 'Already done',
        field: 'how',
        retryAfter: 7,
      });
    });

    it('brings what a stream with too many writers refuses, with the time to try again', async () => {
      expect(await refusalOf(failCommand, { how: 'contended' })).toEqual({
        code: 'too-many',
        message: 'Too many changes were made here at once. Please try again in a moment.',
        retryAfter: expect.any(Number),
      });
    });

    it('brings that a key was used for another request', async () => {
      expect(await refusalOf(failCommand, { how: 'reused' })).toMatchObject({
        code: 'conflict',
        field: 'Idempotency-Key',
      });
    });

    it('waits longer for a message that says so', async () => {
      const milliseconds = CONTRACT_DEADLINE * 1.25;
      expect(await ends.sender.send(slowCommand, { milliseconds }, asGuest())).toEqual({ done: true });
    });

    it.each(['throw', 'wrong-answer'])('logs a failure (%s) and says nothing of its inside', async (how) => {
      logged.length = 0;
      const refusal = await refusalOf(failCommand, { how });
      expect(refusal).toMatchObject({ code: 'unavailable', retryAfter: expect.any(Number) });
      expect(JSON.stringify(refusal)).not.toMatch(/hunter2|line 7|perhaps|stack/);
      expect(logged.join('')).toContain('"message":"fail"');
    });

    it('is unavailable within the deadline when the handler is slow', async () => {
      const start = performance.now();
      expect(await refusalOf(failCommand, { how: 'never' })).toMatchObject({ code: 'unavailable' });
      expect(performance.now() - start).toBeLessThan(CONTRACT_DEADLINE * 3);
    });

    it('is unavailable at once when no service answers', async () => {
      const start = performance.now();
      expect(await refusalOf(unansweredQuery, {})).toMatchObject({ code: 'unavailable' });
      expect(performance.now() - start).toBeLessThan(CONTRACT_DEADLINE * 3);
    });

    it('is unavailable once the service has stopped answering', async () => {
      // The one message above that never ends must not keep the service from ending.
      await stopServing();
      expect(await refusalOf(greetQuery, { name: 'Ada' })).toMatchObject({ code: 'unavailable' });
    });
  });
}
