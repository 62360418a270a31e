import { z } from 'zod';
import { MAX_OWN_NAME, ownFacts, ownFigures, ownId } from '../own-kind';
import { personal } from '../text-privacy';
import { defineEventType, type EventOf } from './define-event-type';

const saved = z.object({
  id: ownId,
  isPlant: z.boolean(),
  name: personal(z.string().max(MAX_OWN_NAME)),
  facts: ownFacts,
});

/** A gardener added a kind of their own, or changed it: its name is encrypted, figures are not. */
export const ownKindSavedEvent = defineEventType({
  type: 'OwnKindSaved',
  versions: {
    // Without how it is started and what frost does to it.
    1: { schema: saved.extend({ facts: ownFigures }), upcast: (data) => data },
    2: { schema: saved },
  },
});

/** A gardener's own kind is offered no more; what was planted of it keeps its name. */
export const ownKindRemovedEvent = defineEventType({
  type: 'OwnKindRemoved',
  versions: { 1: { schema: z.object({ id: ownId }) } },
});

export const ownKindEventTypes = [ownKindSavedEvent, ownKindRemovedEvent] as const;

export type OwnKindEvent = EventOf<(typeof ownKindEventTypes)[number]>;

/** The stream of a gardener's own kinds. */
export const ownKindsStream = (gardenerId: string): string => `own-kinds-${gardenerId}`;
