import { createLog } from '@planted/service-kit';
import { connectToNats } from '../../../../libs/event-sourcing/src/connect-to-nats';
import { createNatsMessaging } from '../../../../libs/service-kit/src/messaging/nats';
import { knowingResponders } from './known-answers';

/** Answers the messages of a call as fast as a service could, so that whoever sends them is never kept waiting by it. */
export async function answerOverNats(natsUrl: string): Promise<void> {
  const connection = await connectToNats({ servers: natsUrl, name: 'known answers' });
  const messaging = createNatsMessaging({ connection, log: createLog('error') });
  await Promise.all(knowingResponders.map((responder) => messaging.serve(responder)));
}
