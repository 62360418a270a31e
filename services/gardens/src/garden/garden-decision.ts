import type { GardenEvent, Refusal } from '@planted/contracts';
import { type Decision, refuse } from '@planted/event-sourcing';

export type GardenDecision = Decision<GardenEvent, Refusal>;

/** The same answer for a garden that is not there and for one of another user. */
export const gardenNotFound = (field: string): GardenDecision =>
  refuse({ code: 'not-found', field, message: 'Garden not found' });

/** The same answer for a plant that is not there, or not any more, and for one of another user. */
export const plantNotFound = (field: string): Refusal => ({
  code: 'not-found',
  field,
  message: 'Plant not found',
});

/** A field whose value cannot be, and why. */
export const invalid = (field: string, reason: string): GardenDecision =>
  refuse({ code: 'invalid', field, message: `${field}: ${reason}` });
