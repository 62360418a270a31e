import { z } from 'zod';
import { storedChange } from '../planned-change';
import { calendarDay, uuid } from '../text';
import { personal } from '../text-privacy';
import { defineEventType, type EventOf } from './define-event-type';
import { REMOVED_TEXT } from './personal-fields';

const branch = { gardenId: uuid, branchId: uuid };
/** A gardener began to try another plan of a garden, beside it (TIM-5). */
export const branchBegunEvent = defineEventType({
  type: 'BranchBegun',
  versions: {
    1: {
      schema: z.object({
        ...branch,
        /** So many of the garden's events it starts from: what comes after them is not in it. */
        gardenEvents: z.number().int(),
        day: calendarDay,
        name: personal(z.string()),
      }),
    },
  },
});

/** One act in a branch. */
export const branchChangedEvent = defineEventType({
  type: 'BranchChanged',
  versions: {
    1: {
      schema: z.object({
        ...branch,
        /** The version of the branch's layout that this leads to. */
        version: z.number().int(),
        day: calendarDay,
        /** A text once its gardener is forgotten. */
        changes: personal(z.union([z.array(storedChange), z.literal(REMOVED_TEXT)])),
      }),
    },
  },
});

/** A branch got another name. */
export const branchRenamedEvent = defineEventType({
  type: 'BranchRenamed',
  versions: { 1: { schema: z.object({ ...branch, name: personal(z.string()) }) } },
});

/** A branch was thrown away. */
export const branchDiscardedEvent = defineEventType({
  type: 'BranchDiscarded',
  versions: { 1: { schema: z.object(branch) } },
});

/** A branch that was thrown away or adopted is open again. */
export const branchRestoredEvent = defineEventType({
  type: 'BranchRestored',
  versions: { 1: { schema: z.object(branch) } },
});

/** What a branch changes was made in its garden, as one act there. */
export const branchAdoptedEvent = defineEventType({
  type: 'BranchAdopted',
  versions: {
    1: {
      schema: z.object({
        ...branch,
        /** The version of the garden's layout that it led to. */
        version: z.number().int(),
      }),
    },
  },
});

export const branchEventTypes = [
  branchBegunEvent,
  branchChangedEvent,
  branchRenamedEvent,
  branchDiscardedEvent,
  branchRestoredEvent,
  branchAdoptedEvent,
] as const;

export type BranchEvent = EventOf<(typeof branchEventTypes)[number]>;

/** The stream of all branches of a garden. */
export const branchesStream = (gardenId: string): string => `branches-${gardenId}`;
