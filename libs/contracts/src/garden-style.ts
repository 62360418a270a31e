import { GARDEN_STYLES } from '@planted/garden-domain';
import { z } from 'zod';

/** How a garden is grown; null where it was drawn before styles were saved. */
export const gardenStyle = z.enum(GARDEN_STYLES).nullable();
