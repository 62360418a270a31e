import { z } from 'zod';
import { uuid } from '../text';

/** A gardener deleted their account: whatever is theirs goes, and this is the last that the log tells of them. */
export const gardenerForgottenV1 = z.object({ gardenerId: uuid });

/** Every gardener event by type and schema version; a frozen example of each stays in the tests. */
export const gardenerEventSchemas = { GardenerForgotten: { 1: gardenerForgottenV1 } } as const;

export type GardenerEvent = {
  type: 'GardenerForgotten';
  schemaVersion: 1;
  data: z.infer<typeof gardenerForgottenV1>;
};

/** The stream of a gardener. */
export const gardenerStream = (gardenerId: string): string => `gardener-${gardenerId}`;
