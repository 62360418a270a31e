import { randomUUID } from 'node:crypto';
import { connect } from '@nats-io/transport-node';
import { pino } from 'pino';
import { CONTRACT_DEADLINE, describeMessaging } from './messaging.contract';
import { asGuest } from '../testing/contexts';
import { failCommand, greetQuery } from '../testing/greeting-service';
import type { MessagingAdapter, Reply, Respond } from './messaging';
import { createNatsMessaging } from './nats';
import { unavailable } from './refusal-error';

const log = pino({ level: 'silent' });
const open = () => connect({ servers: process.env['TEST_NATS_URL'] });

(process.env['TEST_NATS_URL'] === undefined ? describe.skip : describe)('with a NATS server', () => {
  describeMessaging('over NATS', async () => {
    const [here, there] = [await open(), await open()];
    return {
      sender: createNatsMessaging({ connection: here, log, deadline: CONTRACT_DEADLINE }),
      receiver: createNatsMessaging({ connection: there, log, deadline: CONTRACT_DEADLINE }),
      close: async () => {
        await here.close();
        await there.close();
      },
    };
  });

  it('a message that an older instance of its service leaves to a newer one is answered by that one', async () => {
    const connections = await Promise.all([open(), open(), open()]);
    const namespace = `test_${randomUUID()}`;
    const [sender, older, newer] = connections.map((connection) =>
      createNatsMessaging({ connection, log, namespace, deadline: CONTRACT_DEADLINE }),
    );
    const { refusal } = unavailable('Something went wrong.');
    const replying = (reply: Reply) => ({
      service: 'community',
      answers: new Map([['greet', async () => reply]]),
    });
    const greet = () => sender?.send(greetQuery, { name: 'Ada' }, asGuest());
    await older?.serve(replying({ ok: false, refusal, elsewhere: true }));
    await expect(greet()).rejects.toMatchObject({ refusal });
    const output = { text: 'Hello Ada', by: null };
    await newer?.serve(replying({ ok: true, output }));
    // One message may meet the older instance eight times in a row, all of them will not.
    const answers = await Promise.allSettled(Array.from({ length: 12 }, greet));
    const answered = answers.filter(({ status }) => status === 'fulfilled');
    expect(answered.length).toBeGreaterThan(8);
    expect(answered).toEqual(answered.map(() => ({ status: 'fulfilled', value: output })));
    await Promise.all(connections.map((connection) => connection.close()));
  });

  describe('an instance that ends with a message unanswered', () => {
    const output = { text: 'Hello Ada', by: null };

    /** A sender's message is taken by an instance that is gone before it answers; `other` is there from then on. */
    async function lose(name: string, send: (sender: MessagingAdapter) => Promise<unknown>) {
      const connections = await Promise.all([open(), open(), open()]);
      const namespace = `test_${randomUUID()}`;
      const [sender, lost, other] = connections.map((connection) =>
        createNatsMessaging({ connection, log, namespace, deadline: CONTRACT_DEADLINE }),
      ) as [MessagingAdapter, MessagingAdapter, MessagingAdapter];
      const answering = (respond: Respond) => ({ service: 'community', answers: new Map([[name, respond]]) });

      let take!: () => void;
      const taken = new Promise<void>((resolve) => (take = resolve));
      await lost.serve(answering(() => new Promise(() => take())));
      const sent = Promise.allSettled([send(sender)]);
      await taken;
      let others = 0;
      await other.serve(answering(async () => ({ ok: true, output: (others += 1) && output })));
      await connections[1]?.close();
      const [settled] = await sent;
      await Promise.all(connections.map((connection) => connection.close()));
      return { settled, others };
    }

    it('is not noticed by who sent a query: another instance is asked', async () => {
      const { settled, others } = await lose('greet', (sender) =>
        sender.send(greetQuery, { name: 'Ada' }, asGuest()),
      );
      expect(settled).toEqual({ status: 'fulfilled', value: output });
      expect(others).toBe(1);
    });

    it('is reported to the sender of a command: no one knows what came of it, so no other instance gets it', async () => {
      const { settled, others } = await lose('fail', (sender) =>
        sender.send(failCommand, { how: 'refuse' }, asGuest()),
      );
      expect(settled).toMatchObject({
        status: 'rejected',
        reason: {
          refusal: {
            code: 'unavailable',
            message: 'Planted is taking too long to respond. Please try again.',
          },
          cause: { message: 'community: timeout' },
        },
      });
      expect(others).toBe(0);
    });
  });
});
