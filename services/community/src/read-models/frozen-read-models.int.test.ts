import { join } from 'node:path';
import { frozenStories } from '@planted/contracts/event-examples';
import { createUpcaster } from '@planted/event-sourcing';
import { describeFrozenReadModels } from '@planted/event-sourcing/testing';
import { communityService } from '../community.service';

const { projections = [], upcasters = {} } = communityService;

const [forgotten, other] = ['0190a1b2-0000-7000-8000-00000000000a', '0190a1b2-0000-7000-8000-00000000000b'];

describeFrozenReadModels({
  lockFile: join(__dirname, 'read-models.lock.json'),
  projections,
  upcaster: createUpcaster(upcasters),
  stories: frozenStories,
  foreign: {
    tables: ['community.contact_messages'],
    // What of the table (see its migration) the read model knows.
    prepare: (tx) =>
      tx.query(`create schema community;
        create table community.contact_messages (gardener_id uuid);
        insert into community.contact_messages values ('${forgotten}'), ('${other}'), (null)`),
  },
});
