import { z } from 'zod';
import { ownStart } from './own-kind';
import { plant } from './plant';

/** A row of the plant table, or an own kind as one: with what its gardener said of how it is grown. `libs/season` says what follows. */
export const kindRow = plant.extend({
  own_start: z
    .object({
      ...ownStart,
      /** It is picked in the year in which it is sown, whatever its plant does. */
      isOfOneYear: z.boolean(),
      /** Its days to harvest are not those of its plant. */
      hasOwnDays: z.boolean(),
    })
    .optional(),
});
export type KindRow = z.infer<typeof kindRow>;
