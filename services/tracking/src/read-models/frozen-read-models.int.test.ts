import { join } from 'node:path';
import { frozenStories } from '@planted/contracts/event-examples';
import { createUpcaster } from '@planted/event-sourcing';
import { describeFrozenReadModels } from '@planted/event-sourcing/testing';
import type { PoolClient } from 'pg';
import { trackingService } from '../tracking.service';

const [forgotten, other] = ['0190a1b2-0000-7000-8000-00000000000a', '0190a1b2-0000-7000-8000-00000000000b'];

const { projections = [], upcasters = {} } = trackingService;

/** Of the tables (see their migrations), what the read model knows. */
const besides = (of: string, ...tables: string[]) => ({
  ...{ of, tables },
  async prepare(tx: PoolClient) {
    await tx.query('create schema tracking');
    for (const table of tables)
      await tx.query(
        `create table ${table} (owner_id uuid); insert into ${table} values ('${forgotten}'), ('${other}')`,
      );
  },
});

describeFrozenReadModels({
  lockFile: join(__dirname, 'read-models.lock.json'),
  projections,
  upcaster: createUpcaster(upcasters),
  stories: frozenStories,
  foreign: [
    besides('tracking.calendar', 'tracking.calendar_feeds'),
    besides(
      'tracking.morning_note',
      ...['tracking.note_claims', 'tracking.note_devices', 'tracking.note_letters'],
    ),
  ],
});
