import { timeZone } from '@planted/contracts';
import { checked } from '@planted/service-kit';
import { z } from 'zod';
import { TIME_ZONE_HEADER } from './wire-names';

const told = z.object({ [TIME_ZONE_HEADER]: timeZone.optional() });

/**
 * The time zone on whose clock a client asks; undefined where it does not say so.
 * @throws RefusalError for what is none.
 */
export const timeZoneOf = (headers: Readonly<Record<string, unknown>>): string | undefined =>
  checked(told, { [TIME_ZONE_HEADER]: headers[TIME_ZONE_HEADER.toLowerCase()] })[TIME_ZONE_HEADER];
