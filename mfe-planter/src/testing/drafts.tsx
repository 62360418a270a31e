import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  adoptBranchCall,
  beginBranchCall,
  changeBranchCall,
  discardBranchCall,
  fetchBranchCall,
  fetchBranchesCall,
  fetchCompanionPlantsCall,
  fetchRotationFactsCall,
  fetchSeasonCall,
  type FetchedBranch,
  renameBranchCall,
  restoreBranchCall,
} from '@planted/contracts';
import { alertStore } from '@planted/mfe-kit';
import { renderRemote } from '@planted/mfe-kit/testing';
import { act, waitFor } from '@testing-library/react';
import remote from '../routes';
import { savedDraft } from '../saved-garden/saved-draft';
import { type Answer, gardenId, rosa, usePlanterPage } from './planter-page';
import {
  beanId,
  layoutAnswer,
  seasonAnswer,
  serveSavedBed,
  standingBean,
  storedBean,
  useSavedBedOn,
} from './saved-bed';

export const branchId = '0d3f8f3e-54b7-4a63-9d0b-6f5d6f0d3d01';
export const fits = '0d3f8f3e-54b7-4a63-9d0b-6f5d6f0d3c11';
export const misses = '0d3f8f3e-54b7-4a63-9d0b-6f5d6f0d3c12';
export const branch = { id: branchId, name: 'More salad', day: '2027-05-04', changes: 2 };
const spot = (id: string, x: number) => ({
  ...{ id, plantId: 'bean-bush', x, y: 0, width: 1, height: 1, color: '#aac62f', plantsPerSquare: null },
});
export const place = (id: string, x: number) => ({ type: 'place' as const, ...spot(id, x) });

/** A draft with a bean more in the second of four squares. */
export const draft = (
  adoption: Partial<FetchedBranch['adoption']> = {},
  layout: Partial<FetchedBranch['layout']> = {},
): Answer => ({
  body: {
    data: {
      branch,
      layout: {
        ...{ matrix: '1,1,1,1', version: 4, coming: [], steps: [] },
        plants: [standingBean(), standingBean({ id: fits, grid_x: 1 })],
        ...layout,
      },
      adoption: { version: 3, changes: [place(fits, 1)], unfit: [], ...adoption },
    } satisfies FetchedBranch,
  },
});

/** What of a draft wants to stand where the garden's bean does. */
export const missing = {
  ...{ id: misses, wanted: spot(misses, 0), now: null, why: 'no-room' as const, isComing: false },
  changes: [place(misses, 0)],
};

/** What a draft says of rotation advice. */
export const ignored = { type: 'ignore-rotation' as const, id: beanId, because: 'a resistant variety' };

/** The answers for beds in the ground where beans failed of white mold last year, and stand again. */
export function beansAfterBeans(): Record<string, Answer> {
  const file = join(__dirname, '../../../libs/catalogue-data/data/rotation.json');
  const facts = JSON.parse(readFileSync(file, 'utf8'));
  const kinds = [
    { id: 'bean-bush', family: 'Fabaceae', isAnnual: true, isFlower: false, isHousePlant: false },
  ];
  const gone = {
    ...{ ...storedBean('2026-05-20'), id: misses, state: 'ended' as const },
    end: { day: '2026-09-02', how: 'failed' as const, cause: 'white mold' },
  };
  return {
    [fetchSeasonCall.path]: seasonAnswer('in-ground', gone, storedBean('2027-05-01')),
    [fetchRotationFactsCall.path]: { body: { data: { facts, kinds } } },
  };
}

/** A bed with a bean in the first of four squares, and a draft of it. */
export function openDraft(address: string, more: Record<string, Answer> = {}) {
  const garden = layoutAnswer('1,1,1,1', { version: 3, plants: [standingBean()] });
  const served = serveSavedBed(garden, seasonAnswer('container'), {
    [fetchBranchesCall.path]: { body: { data: [branch] } },
    [fetchBranchCall.path]: draft(),
    [beginBranchCall.path]: { body: { data: { branchId } } },
    [changeBranchCall.path]: { body: { data: { version: 5 } } },
    [adoptBranchCall.path]: { body: { data: { version: 4 } } },
    [discardBranchCall.path]: { body: { data: { branchId } } },
    [renameBranchCall.path]: { body: { data: { branchId } } },
    [restoreBranchCall.path]: { body: { data: { branchId } } },
    [fetchCompanionPlantsCall.path]: { body: { data: {} } },
    ...more,
  });
  renderRemote(remote, { at: `/garden-summary?garden=${gardenId}&${address}`, user: rosa });
  return served;
}

/** Takes back what the alert of this title says, in these words where some are given. */
export async function undo(title: string, text?: string): Promise<void> {
  const find = () => alertStore.get().find((alert) => alert.title === title && !alert.leaving);
  await waitFor(() => expect(find()).toBeDefined());
  if (text !== undefined) expect(find()?.text).toBe(text);
  await act(async () => find()?.action?.run());
}

export function useDrafts(): void {
  usePlanterPage();
  // One of a test before would be undone in this one.
  afterEach(() => {
    for (const { id } of alertStore.get()) alertStore.dismiss(id);
  });
  beforeAll(() =>
    Promise.all([
      import('../saved-garden/saved-garden-page'),
      import('../what-if/what-if-page'),
      import('../next-season/next-season-page'),
    ]),
  );
  useSavedBedOn('2027-05-20T12:00:00');
  afterEach(() => savedDraft(`${gardenId}/${branchId}`).clear());
}
