import { join } from 'node:path';
import { frozenStories } from '@planted/contracts/event-examples';
import { createUpcaster } from '@planted/event-sourcing';
import { describeFrozenReadModels } from '@planted/event-sourcing/testing';
import { gardensService } from '../gardens.service';

const { projections = [], upcasters = {} } = gardensService;

describeFrozenReadModels({
  lockFile: join(__dirname, 'read-models.lock.json'),
  projections,
  upcaster: createUpcaster(upcasters),
  stories: frozenStories,
});
