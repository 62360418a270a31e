import { fetchJournalEntriesCall, fetchPastCall } from '@planted/contracts';
import { renderRemote } from '@planted/mfe-kit/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../routes';
import { gardenId, rosa, usePlanterPage } from '../testing/planter-page';
import {
  beanId,
  layoutAnswer,
  seasonAnswer,
  serveSavedBed,
  standingBean,
  storedBean,
  useSavedBedOn,
} from '../testing/saved-bed';

const garlicId = '0d3f8f3e-54b7-4a63-9d0b-6f5d6f0d3c02';
const spot = { y: 0, width: 1, height: 1, color: '#aac62f', plantsPerSquare: null, isDated: true };
const known = { knownFrom: '2026-01-01', knownUntil: null };
const past = {
  beds: [{ from: '2026-03-01', matrix: '1,1,0', x: 0, y: 0 }],
  plantings: [
    {
      ...{ id: beanId, plantId: 'bean-bush', plantName: 'Bush Bean', addedDay: '2027-06-20' },
      ...{ plantedDay: '2027-06-20', end: null },
    },
    {
      ...{ id: garlicId, plantId: 'garlic', plantName: 'Garlic', addedDay: '2026-03-01' },
      ...{ plantedDay: '2026-03-02', end: { day: '2026-08-09', how: 'harvested', cause: null } },
    },
  ],
  spans: [
    { ...spot, ...known, id: beanId, x: 0, from: '2027-06-20', until: null },
    { ...spot, ...known, id: garlicId, x: 1, from: '2026-03-02', until: '2026-08-09' },
  ],
  ...{ coming: [], said: [] },
  entries: [
    {
      ...{ plantingId: garlicId, day: '2026-08-09', action: 'harvested', value: 2.5, unit: 'lb' },
      ...{ words: '', healthRating: null },
    },
  ],
};

function open(answer: object = { data: past }) {
  const served = serveSavedBed(
    layoutAnswer('1,1,0', { version: 3, plants: [standingBean({ planted_date: '2027-06-20' })] }),
    seasonAnswer('container', storedBean('2027-06-20')),
    {
      [fetchPastCall.path]: { body: answer },
      [fetchJournalEntriesCall.path]: { body: { data: [], next: null } },
    },
  );
  renderRemote(remote, { at: `/garden-summary?garden=${gardenId}`, user: rosa });
  return served;
}

const grid = () => screen.findByRole('grid', { name: /^Kitchen Bed/ });
const dialog = (name: string) => screen.findByRole('dialog', { name });

describe('TIM-2 the memory of a square in the planter', () => {
  usePlanterPage();
  beforeAll(() => Promise.all([import('../saved-garden/saved-garden-page'), import('./memory-of-square')]));
  useSavedBedOn('2027-08-01T12:00:00');

  it('TIM-2 opens by Enter on free soil, goes to the next square, and gives the focus back to the bed', async () => {
    open();
    const bed = await grid();
    act(() => bed.focus());
    await userEvent.keyboard('{ArrowRight}{Enter}');
    const opened = await dialog('Row 1, column 2');
    await waitFor(() =>
      expect(opened).toHaveAccessibleDescription('1 season remembered. Garlic 2026, 2.5 lb.'),
    );
    expect(document.querySelector('[data-ringed]')).toHaveAttribute('data-ringed', '1,0');
    const note = within(opened).getByRole('link', { name: 'Add a note' });
    expect(note.getAttribute('href')).toMatch(/^\/garden-manager\?garden=[\w-]+&tab=journals&open=add$/);
    // The path beyond the soil is no square.
    await userEvent.click(within(opened).getByRole('button', { name: 'Next square' }));
    expect(await within(await dialog('Row 1, column 1')).findByText('Bush Bean')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(bed).toHaveFocus());
    expect(document.querySelector('[data-ringed]')).toBeNull();
  });

  it('TIM-2 opens by a press on free soil, not on the path, and not while a plant is in hand', async () => {
    open();
    const bed = await grid();
    bed.getBoundingClientRect = () => new DOMRect(0, 0, 300, 100);
    fireEvent.click(bed, { clientX: 250, clientY: 50 });
    expect(document.querySelector('[data-ringed]')).toBeNull();
    act(() => bed.focus());
    await userEvent.keyboard('{Home}m');
    fireEvent.click(bed, { clientX: 250, clientY: 50 });
    expect(document.querySelector('[data-ringed]')).toBeNull();
    await userEvent.keyboard('{Escape}');
    fireEvent.click(bed, { clientX: 150, clientY: 50 });
    expect(await dialog('Row 1, column 2')).toBeVisible();
  });

  it('TIM-2 opens from the dialog of a plant in place of it, and from under the bed', async () => {
    open();
    const bed = await grid();
    act(() => bed.focus());
    await userEvent.keyboard('{Enter}');
    const plant = await dialog('Select Plot Color for Bush Bean');
    await userEvent.click(within(plant).getByRole('button', { name: 'What grew here?' }));
    const opened = await dialog('Row 1, column 1');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: /^Select Plot Color/ })).toBeNull());
    expect(await within(opened).findByText('Since Jun 20')).toBeVisible();
    await userEvent.click(within(opened).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: 'What grew here?' }));
    expect(await dialog('Row 1, column 1')).toBeVisible();
  });

  it('TIM-2 opens on a day that is looked at, too', async () => {
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Previous change' }));
    const bed = await screen.findByRole('group', { name: 'Kitchen Bed' });
    const plant = await within(bed).findByRole('img', { name: /^Bush Bean/ });
    act(() => plant.focus());
    await userEvent.keyboard('{Enter}');
    expect(await dialog('Row 1, column 1')).toBeVisible();
    expect(bed.querySelector('[data-ringed]')).toHaveAttribute('data-ringed', '0,0');
  });
});
