import { connect } from '@nats-io/transport-node';
import { pino } from 'pino';
import { CONTRACT_DEADLINE, describeMessaging } from './messaging.contract';
import { createNatsMessaging } from './nats';

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
});
