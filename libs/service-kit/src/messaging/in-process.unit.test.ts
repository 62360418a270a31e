import { createInProcessMessaging } from './in-process';
import { CONTRACT_DEADLINE, describeMessaging } from './messaging.contract';

describeMessaging('in process', async () => {
  const messaging = createInProcessMessaging({ deadline: CONTRACT_DEADLINE });
  return { sender: messaging, receiver: messaging, close: async () => {} };
});
