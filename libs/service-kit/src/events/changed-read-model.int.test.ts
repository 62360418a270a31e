import { Module } from '@nestjs/common';
import { defineProjection, type DomainEvent } from '@planted/event-sourcing';
import { startHost } from '../host/start-host';
import { createLog } from '../logging/create-log';
import type { ServiceDefinition } from '../service-definition';
import { createTestDatabase, type TestDatabase } from '../testing/test-database';

@Module({})
class TrackingModule {}

const serviceWith = (version: number, create: string): ServiceDefinition => ({
  name: 'tracking',
  module: TrackingModule,
  answers: [],
  projections: [
    defineProjection<DomainEvent<'Watered'>>({
      schema: 'tracking',
      name: 'waterings',
      version,
      tables: ['waterings'],
      create,
      handlers: {},
    }),
  ],
  upcasters: { Watered: { current: 1 } },
});

describe('a service with a read model whose SQL was changed', () => {
  const before = 'create table waterings (stream text primary key)';
  const after = 'create table waterings (stream text primary key, day date)';

  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
    await startAndStop(serviceWith(1, before));
  });
  afterAll(() => database.drop());

  async function startAndStop(service: ServiceDefinition): Promise<void> {
    const host = await startHost({
      environment: { NODE_ENV: 'test', DATABASE_URL: database.url },
      services: [service],
      messages: 'in-process',
      log: createLog('silent'),
    });
    await host.stop();
  }

  it('does not start under the same version, and says what to do', async () => {
    await expect(startAndStop(serviceWith(1, after))).rejects.toThrow(
      "tracking.waterings: its SQL (tables, create) is not what the live tables were created by, and both say version 1. Raise 'version' in its defineProjection({…}) to 2",
    );
  });

  it('starts with the SQL laid out again, and with other SQL under the next version', async () => {
    await startAndStop(serviceWith(1, `-- of every garden\n${before.replace('(', '(\n  ')}`));
    await startAndStop(serviceWith(2, after));
  });
});
