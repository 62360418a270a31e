import {
  changeLayoutCall,
  fetchPlaceCall,
  fetchRotationFactsCall,
  type LayoutChangeRequest,
} from '@planted/contracts';
import { alertStore } from '@planted/mfe-kit';
import { renderRemote } from '@planted/mfe-kit/testing';
import { readFacts } from '@planted/rotation/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { join } from 'node:path';
import remote from '../routes';
import { gardenId, rosa, usePlanterPage } from '../testing/planter-page';
import {
  layoutAnswer,
  noPlace,
  seasonAnswer,
  serveSavedBed,
  standingBean,
  storedBean,
  useSavedBedOn,
} from '../testing/saved-bed';

const rotation = readFacts(join(import.meta.dirname, '../../..'));
const layout = layoutAnswer('1,1', { version: 3, plants: [standingBean({ planted_date: '2027-06-20' })] });

function open(style = 'in-ground', day = '') {
  const asked = serveSavedBed(layout, seasonAnswer(style, storedBean('2027-06-20')), {
    [fetchRotationFactsCall.path]: {
      body: { data: { facts: rotation.facts, kinds: [...rotation.kinds.values()] } },
    },
  });
  renderRemote(remote, { at: `/garden-summary?garden=${gardenId}&next${day}`, user: rosa });
  return asked;
}

const line = (list: string) =>
  within(screen.getByRole('region', { name: list }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('TIM-4 the page of the next season', () => {
  usePlanterPage();
  beforeAll(() => Promise.all([import('../saved-garden/saved-garden-page'), import('./next-season-page')]));
  useSavedBedOn('2027-08-01T12:00:00');

  it('shows both years with marks that are told, and starts the next by one act that can be taken back', async () => {
    const { asked } = open();
    expect(
      await screen.findByText('Kitchen Bed, as it stands on August 1. Nothing in 2027 changes.'),
    ).toBeVisible();
    const next = await screen.findByRole('region', { name: '2028' });
    expect(within(next).getByRole('img', { name: 'Bush Bean, shifts' })).toBeVisible();
    expect(
      within(screen.getByRole('region', { name: '2027' })).getByRole('img', { name: 'Bush Bean' }),
    ).toBeVisible();
    expect(line('Shifts')[0]).toContain('Bush Bean to row 1, column 2');
    await userEvent.click(screen.getByRole('button', { name: 'Start season 2028' }));
    await waitFor(() => expect(asked(changeLayoutCall.path)).toHaveLength(1));
    const body = asked(changeLayoutCall.path)[0]?.body;
    const changes = (body?.changes ?? []) as LayoutChangeRequest[];
    expect(body).toMatchObject({ gardenId, expectedVersion: 3 });
    expect(changes).toMatchObject([
      { type: 'place', plantId: 'bean-bush', x: 1, y: 0 },
      { type: 'fix-step', day: expect.stringMatching(/^2028-/) },
    ]);
    await waitFor(() =>
      expect(alertStore.get()).toMatchObject([{ kind: 'undo', title: 'Season 2028 planned' }]),
    );
    await act(async () => alertStore.get()[0]?.action?.run());
    await waitFor(() => expect(asked(changeLayoutCall.path)).toHaveLength(2));
    const id = changes[0] && 'id' in changes[0] ? changes[0].id : '';
    expect(asked(changeLayoutCall.path)[1]?.body.changes).toMatchObject([
      { type: 'end', id, how: 'mistake' },
    ]);
  });

  it('follows another rule, and what is chosen by hand for one planting, with the focus staying there', async () => {
    open();
    await userEvent.click(await screen.findByRole('radio', { name: 'Go' }));
    expect(line('Goes')[0]).toContain('Annual, not asked for again.');
    expect(screen.getByText('0 shift, 0 stay, 1 go.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Start season 2028' })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Change Bush Bean, row 1, column 1' }));
    await userEvent.click(screen.getByRole('combobox', { name: 'Bush Bean in the next season' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Where it stands: row 1, column 1' }));
    await waitFor(() => expect(line('Stays')[0]).toContain('Again where it stood.'));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Change Bush Bean, row 1, column 1' })).toHaveFocus(),
    );
  });

  it('TIM-4 lights the squares that are free for a kind when it is changed, and takes the one that is pressed', async () => {
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Change Bush Bean, row 1, column 1' }));
    const bed = screen.getByRole('group', { name: 'The bed in 2028' });
    const lit = () =>
      [...bed.querySelectorAll('[data-free-square]')].map((one) => one.getAttribute('data-free-square'));
    expect(lit()).toEqual(['0,0', '1,0']);
    expect(screen.getByText('Bush Bean can come to row 1, column 1; row 1, column 2.')).toBeInTheDocument();
    bed.getBoundingClientRect = () => new DOMRect(0, 0, 200, 100);
    fireEvent.click(bed, { clientX: 50, clientY: 50 });
    await waitFor(() => expect(line('Stays')[0]).toContain('Again where it stood.'));
    expect(lit()).toEqual([]);
  });

  it('begins with the day of its address, and says where nothing stood then', async () => {
    open('in-ground', '=2027-05-02');
    expect(await screen.findByText(/as it stands on May 2\./)).toBeVisible();
    expect(await screen.findByText('0 plantings')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Start season 2028' })).toBeDisabled();
  });

  it('asks no rotation for a container', async () => {
    const { asked } = open('container');
    await screen.findByRole('region', { name: '2028' });
    expect(line('Shifts')[0]).toMatch(/From row 1, column 1\. Sow/);
    expect(asked(fetchRotationFactsCall.path)).toEqual([]);
  });

  it('says that dates need a place', async () => {
    const { answers } = open();
    answers[fetchPlaceCall.path] = noPlace;
    expect(await screen.findByText('Dates need a place, or your own frost dates.')).toBeVisible();
  });
});
