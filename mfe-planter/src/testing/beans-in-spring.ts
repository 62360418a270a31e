import { fetchSeasonFactsCall, readPlantsCall } from '@planted/contracts';
import { catalogueRow } from '@planted/contracts/testing';
import { renderRemote } from '@planted/mfe-kit/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../routes';
import { bean, beanFact } from './madison';
import { gardenId, rosa, usePlanterPage } from './planter-page';
import { layoutAnswer, seasonAnswer, serveSavedBed, standingBean, useSavedBedOn } from './saved-bed';

export const basilFact = { ...beanFact, id: 'basil-sweet' };

/** Each test of a bed where beans stand is on a day in spring, from which days are told. */
export function useBeansInSpring(): void {
  usePlanterPage();
  beforeAll(() =>
    Promise.all([
      import('../saved-garden/saved-garden-page'),
      import('../features/put-after/succession-parts'),
    ]),
  );
  useSavedBedOn('2027-04-02T12:00:00');
}

/** A bed of 4 by 2 feet with beans in the first square, unless said otherwise. */
export const beansLayout = (version: number, more: object = {}) =>
  layoutAnswer('1,1,1,1\n1,1,1,1', { version, plants: [standingBean()], ...more });

/** Serves it to a gardener who may choose basil, too. */
export function serveBeans(more: Parameters<typeof serveSavedBed>[2] = {}) {
  return serveSavedBed(beansLayout(3), seasonAnswer('in-ground'), {
    [readPlantsCall.path]: { body: [catalogueRow(), bean] },
    [fetchSeasonFactsCall.path]: { body: { data: [beanFact, basilFact] } },
    ...more,
  });
}
export const openBeans = (): ReturnType<typeof renderRemote> =>
  renderRemote(remote, { at: `/garden-summary?garden=${gardenId}`, user: rosa });
export const bed = () => screen.findByRole('grid', { name: 'Kitchen Bed, 4 by 2 feet' });

/** Chooses so many basils in the selector. */
export async function chooseBasil(times: number): Promise<void> {
  await bed();
  await userEvent.click(screen.getByRole('button', { name: 'Change Plants' }));
  const more = await screen.findByRole('button', { name: 'Add one Sweet Basil' });
  for (let n = 0; n < times; n += 1) await userEvent.click(more);
  await userEvent.click(screen.getByRole('button', { name: 'Add to Garden' }));
}

/** Takes basil in hand with the keyboard, and presses Enter on the first square, where beans stand. */
export async function pressOnBeans(): Promise<void> {
  act(() => screen.getByRole('button', { name: 'Sweet Basil' }).focus());
  await userEvent.keyboard('{Enter}{Enter}');
}
