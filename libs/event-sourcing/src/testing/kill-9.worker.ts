import { Pool } from 'pg';
import { connectToNats } from '../connect-to-nats';
import { createEventStore } from '../event-store';
import { createJetStreamFeed } from '../feed/jetstream-feed';
import { createTableFeed } from '../feed/table-feed';
import { runProjection } from '../projection/run-projection';
import { startRelay } from '../relay/relay';
import { tallyProjection } from './tally-projection';

/**
 * A process with a relay and a projection, for a test that kills it: `node kill-9.worker.js <database> <topic>
 * [<nats>]`.
 */
const [databaseUrl, name = '', natsUrl] = process.argv.slice(2);
const pool = new Pool({ connectionString: databaseUrl, pipeline: true });
pool.on('error', () => undefined);
const store = createEventStore(pool);
const nats = natsUrl ? await connectToNats({ servers: natsUrl, name }) : undefined;
const topic = { streamName: name, subjectPrefix: name };
startRelay({ store, topic, holder: String(process.pid), leaseMs: 200, ...(nats && { nats }) });
const feed = nats
  ? createJetStreamFeed({ store, nats, topic, natsTimeoutMs: 300 })
  : createTableFeed({ store });
runProjection({ store, feed, projection: tallyProjection() });
