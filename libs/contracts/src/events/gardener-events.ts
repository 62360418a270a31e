import { z } from 'zod';
import { uuid } from '../text';
import { defineEventType, type EventOf } from './define-event-type';

/** A gardener deleted their account: whatever is theirs goes, and this is their last event in the log. */
export const gardenerForgottenEvent = defineEventType({
  type: 'GardenerForgotten',
  versions: { 1: { schema: z.object({ gardenerId: uuid }) } },
});

export const gardenerEventTypes = [gardenerForgottenEvent] as const;

export type GardenerEvent = EventOf<(typeof gardenerEventTypes)[number]>;

/** The stream of a gardener. */
export const gardenerStream = (gardenerId: string): string => `gardener-${gardenerId}`;
