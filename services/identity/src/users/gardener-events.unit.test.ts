import { gardenerEventSchemas } from '@planted/contracts';
import { createUpcaster } from '@planted/event-sourcing';
import { describeFrozenExamples } from '@planted/event-sourcing/testing';
import { readingsOf } from '@planted/service-kit';

const gardenerForgottenV1 = { gardenerId: '0190a1b2-0000-7000-8000-000000000001' };

describeFrozenExamples(createUpcaster(readingsOf(gardenerEventSchemas)), [
  {
    stored: { type: 'GardenerForgotten', schemaVersion: 1, data: gardenerForgottenV1 },
    current: gardenerForgottenV1,
  },
]);
