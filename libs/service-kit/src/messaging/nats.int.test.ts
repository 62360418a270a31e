import { randomUUID } from 'node:crypto';
import { connect } from '@nats-io/transport-node';
import { pino } from 'pino';
import { CONTRACT_DEADLINE, describeMessaging } from './messaging.contract';
import { asGuest } from '../testing/contexts';
import { greetQuery } from '../testing/greeting-service';
import type { Reply } from './messaging';
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

  it('a message that an older copy of its service leaves to a newer one is answered by that one', async () => {
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
    // One message may meet the older copy eight times in a row, all of them will not.
    const answers = await Promise.allSettled(Array.from({ length: 12 }, greet));
    const answered = answers.filter(({ status }) => status === 'fulfilled');
    expect(answered.length).toBeGreaterThan(8);
    expect(answered).toEqual(answered.map(() => ({ status: 'fulfilled', value: output })));
    await Promise.all(connections.map((connection) => connection.close()));
  });
});
