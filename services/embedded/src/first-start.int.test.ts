import { randomUUID } from 'node:crypto';
import { createLog } from '@planted/service-kit';
import { createTestDatabase } from '@planted/service-kit/testing';
import { startEmbedded } from './start-embedded';
import { Gardener } from './testing/gardener';

const feeds = [...(process.env['TEST_NATS_URL'] ? ['JetStream' as const] : []), 'the event table' as const];

it.each(feeds)('a first start over %s complains of no stream that is still to be made', async (follow) => {
  const database = await createTestDatabase();
  const warned: string[] = [];
  const environment = {
    NODE_ENV: 'test',
    PORT: '0',
    DATABASE_URL: database.url,
    NATS_NAMESPACE: `test_${randomUUID()}`,
    ...(follow === 'JetStream' && { NATS_URL: process.env['TEST_NATS_URL'] }),
  };
  const product = await startEmbedded(
    environment,
    createLog('warn', { write: (line) => void warned.push(line) }),
  );
  try {
    const ada = await Gardener.signedIn(product.url, 'Ada');
    await ada.post('/api/journal/addJournalEntry', { title: 'A', content: 'B', privacy: 'private' });
    const { body } = await ada.get('/api/journal/fetchJournalEntries');
    expect(body).toMatchObject({ data: [{ title: 'A' }] });
  } finally {
    await product.stop();
    await database.drop();
  }
  // A busy machine may say that NATS is behind; the stream itself is no one's fault.
  expect(warned.filter((line) => line.includes('stream not found'))).toEqual([]);
});
