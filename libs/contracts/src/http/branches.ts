import { z } from 'zod';
import { defineCall } from '../call';
import { plannedChange } from '../planned-change';
import { calendarDay, uuid, writtenText } from '../text';
import { layoutChange, MAX_LAYOUT_CHANGES, plantingSpot, plantingSteps, standingPlanting } from './layout';

/** A garden has at most this many branches that are neither adopted nor thrown away. */
export const MAX_OPEN_BRANCHES = 10;

/** Longest name of a branch, in characters. */
export const MAX_BRANCH_NAME = 40;

const branchId = uuid;
const branch = { gardenId: uuid, branchId };
const name = writtenText(MAX_BRANCH_NAME);
const version = z.number().int();
const expectedVersion = version.min(1, 'must be at least 1');
const done = z.object({ data: z.object({ branchId }) });

/**
 * The changes of one act in a branch. Care is not possible in it: `do-step`, `settings`, `reshape` and the harvest of an
 * end are refused by name.
 */
const changes = z
  .array(layoutChange)
  .max(MAX_LAYOUT_CHANGES, `must have at most ${MAX_LAYOUT_CHANGES} changes`);

/**
 * POST /api/gardens/beginBranch (TIM-5): tries another plan beside a garden, beginning with the garden as it is. The
 * branch's new id is the page's own choice, so that a repeat begins one. An eleventh is refused with 409.
 */
export const beginBranchCall = defineCall({
  name: 'begin-branch',
  method: 'POST',
  path: '/api/gardens/beginBranch',
  access: 'signed-in',
  request: z.strictObject({ ...branch, name }),
  answer: done,
});

/** POST /api/gardens/renameBranch */
export const renameBranchCall = defineCall({
  name: 'rename-branch',
  method: 'POST',
  path: '/api/gardens/renameBranch',
  access: 'signed-in',
  request: z.strictObject({ ...branch, name }),
  answer: done,
});

/**
 * POST /api/gardens/changeBranch: one act in a branch, by the rules of `changeLayout`; its garden stays as it is.
 * `expectedVersion` is the version of the branch's layout that the page shows.
 */
export const changeBranchCall = defineCall({
  name: 'change-branch',
  method: 'POST',
  path: '/api/gardens/changeBranch',
  access: 'signed-in',
  request: z.strictObject({ ...branch, expectedVersion, changes: changes.min(1, 'must not be empty') }),
  answer: z.object({ data: z.object({ version }) }),
});

/** POST /api/gardens/discardBranch: throws a branch away. */
export const discardBranchCall = defineCall({
  name: 'discard-branch',
  method: 'POST',
  path: '/api/gardens/discardBranch',
  access: 'signed-in',
  request: z.strictObject(branch),
  answer: done,
});

/** POST /api/gardens/restoreBranch: a branch that was thrown away or adopted is open again. */
export const restoreBranchCall = defineCall({
  name: 'restore-branch',
  method: 'POST',
  path: '/api/gardens/restoreBranch',
  access: 'signed-in',
  request: z.strictObject(branch),
  answer: done,
});

/**
 * POST /api/gardens/adoptBranch: makes what a branch changes in its garden of today, as one act, all or none: what fits,
 * then `solved`, the answers to what does not. Both versions are those that the page shows, so that nothing is adopted
 * that its gardener has not seen: where either has gone on, the answer is 409.
 */
export const adoptBranchCall = defineCall({
  name: 'adopt-branch',
  method: 'POST',
  path: '/api/gardens/adoptBranch',
  access: 'signed-in',
  request: z.strictObject({
    ...branch,
    /** Of the garden's layout. */
    expectedVersion,
    /** Of the branch's layout. */
    branchVersion: expectedVersion,
    solved: changes.default([]),
  }),
  answer: z.object({
    data: z.object({
      /** Of the garden's layout, after it. */
      version,
    }),
  }),
});

const listedBranch = z.object({
  id: branchId,
  name: z.string(),
  /** On which it was begun. */
  day: calendarDay,
  /** So many changes were made in it. */
  changes: z.number().int(),
});
export type ListedBranch = z.infer<typeof listedBranch>;

/** GET /api/gardens/fetchBranches?gardenId=…: the open branches of a garden, the first begun first. */
export const fetchBranchesCall = defineCall({
  name: 'fetch-branches',
  method: 'GET',
  path: '/api/gardens/fetchBranches',
  access: 'signed-in',
  request: z.strictObject({ gardenId: uuid }),
  answer: z.object({ data: z.array(listedBranch) }),
});

/** What a branch changes that the garden of today has no room for, or has changed meanwhile. */
const unfitPlanting = z.object({
  id: uuid,
  /** As the branch has it; null where it has removed it. */
  wanted: plantingSpot.nullable(),
  /** As the garden has it; null where it has not. */
  now: plantingSpot.nullable(),
  why: z.enum(['no-room', 'changed', 'ended']),
  /** Whether it is to come, and stands nowhere. */
  isComing: z.boolean(),
  /** What would make it after all, once there is room where it is wanted. */
  changes: z.array(plannedChange),
});
export type UnfitPlanting = z.infer<typeof unfitPlanting>;

/** GET /api/gardens/fetchBranch?gardenId=…&branchId=…: one branch in one piece, and what adopting it would do now. */
export const fetchBranchCall = defineCall({
  name: 'fetch-branch',
  method: 'GET',
  path: '/api/gardens/fetchBranch',
  access: 'signed-in',
  request: z.strictObject(branch),
  answer: z.object({
    data: z.object({
      branch: listedBranch,
      /** As `fetchLayout` says it of a garden. */
      layout: z.object({
        matrix: z.string(),
        /** That a change of the branch must name. */
        version,
        plants: z.array(standingPlanting),
        coming: z.array(plantingSpot),
        steps: z.array(plantingSteps),
      }),
      adoption: z.object({
        /** Of the garden's layout. */
        version,
        /** What fits. */
        changes: z.array(plannedChange),
        /** What needs an answer. */
        unfit: z.array(unfitPlanting),
      }),
    }),
  }),
});
export type FetchedBranch = z.infer<typeof fetchBranchCall.answer>['data'];
