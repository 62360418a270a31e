import { alertStore } from '@planted/mfe-kit';
import { renderRemote } from '@planted/mfe-kit/testing';
import { GARDEN_EVENT_TYPES } from '@planted/contracts';
import { localDayOf } from '@planted/garden-domain';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../routes';
import { clearAlerts } from '../testing/clear-alerts';
import { activityOf, gardenPlantOf, gardenRowOf } from '../testing/rows';
import { gardensOf, serve } from '../testing/serve-gardens';

const ADD = '/api/activities/addGardenEvent';
const today = localDayOf(new Date());
const field = (name: string) => screen.findByLabelText(name, { exact: true });

async function choose(label: string, option: string) {
  await userEvent.click(screen.getByRole('combobox', { name: label }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
}

describe('the events dialog', () => {
  const realFetch = globalThis.fetch;
  afterEach(async () => {
    globalThis.fetch = realFetch;
    await clearAlerts();
  });
  // A garden for each test: what one leaves half written is kept for its garden.
  let gardens = 20;
  const open = (more: object = {}, query = '') => {
    const garden = gardenRowOf((gardens += 1));
    const plants = [0, 1].map((n) => gardenPlantOf(n, { garden_id: garden.id, planted_date: today }));
    const server = serve({ ...gardensOf([garden], plants, []), ...more });
    renderRemote(remote, { at: `/garden-manager${query}`, user: { given_name: 'Maya' } });
    return { ...server, garden, plants };
  };
  const dialog = () => screen.findByRole('dialog', { name: /^Events in/ });
  const openDialog = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Add Event' }));
    return dialog();
  };
  const add = async () => userEvent.click(within(await dialog()).getByRole('button', { name: 'Add Event' }));

  it('MAN-8 offers 15 event types in title case and needs one', async () => {
    open();
    const view = within(await openDialog());
    expect(view.getByRole('button', { name: 'Add Event' })).toBeDisabled();
    await userEvent.click(screen.getByRole('combobox', { name: 'Event type' }));
    const types = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
    expect(types).toHaveLength(15);
    expect(types).toEqual(expect.arrayContaining(['Watered', 'Treated For Pests', 'Frost Protection Added']));
    expect(GARDEN_EVENT_TYPES).toHaveLength(15);
  });

  it.each([
    ['the garden', undefined],
    ['a plant', 'Carrot, row 1, column 2'],
  ])('MAN-8 logs an event of %s, with its note', async (_subject, option) => {
    const { sent, garden, plants } = open({
      [ADD]: { success: true, data: { id: activityOf(1).id } },
    });
    await openDialog();
    await choose('Event type', 'Pruned');
    if (option) await choose('About', option);
    fireEvent.change(await field('Date'), { target: { value: '2026-05-21' } });
    fireEvent.change(await field('Time'), { target: { value: '18:05' } });
    await userEvent.type(await field('Notes'), 'Side shoots.');
    await add();
    expect(await screen.findByText('Event created successfully!')).toBeVisible();
    expect(sent).toEqual([
      {
        path: ADD,
        body: {
          eventDetails: {
            actor: 'user',
            subject: option ? 'plant' : 'garden',
            subject_id: option ? plants[1]?.id : garden.id,
            action: 'pruned',
            value: null,
            unit: null,
            old_status: null,
            new_status: null,
            notes: 'Event occurred on 2026-05-21 at 18:05. Side shoots.',
          },
        },
      },
    ]);
  });

  it('MAN-8 logs nothing that is yet to come', async () => {
    const { sent } = open();
    await openDialog();
    await choose('Event type', 'Weeded');
    fireEvent.change(await field('Date'), { target: { value: '2999-01-01' } });
    await add();
    expect(await screen.findByText("The date can't be in the future.")).toBeVisible();
    expect(sent).toEqual([]);
  });

  it.each([
    [400, 'It rains.'],
    [new TypeError('no connection'), 'Failed to create reminder. Please try again.'],
  ])('MAN-8 reports a failure (%s) and keeps the note', async (answer, text) => {
    open({ [ADD]: answer });
    await openDialog();
    await choose('Event type', 'Weeded');
    await userEvent.type(await field('Notes'), 'Bindweed');
    await add();
    expect(await screen.findByText(text)).toBeVisible();
    expect(await field('Notes')).toHaveValue('Bindweed');
  });

  it.each([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['the X', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
  ])('MAN-8 closes on %s and keeps a half-written note', async (_way, close) => {
    open();
    await openDialog();
    await userEvent.type(await field('Notes'), 'Half a th');
    await close();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await openDialog();
    await waitFor(async () => expect(await field('Notes')).toHaveValue('Half a th'));
  });

  it('MAN-8 shows past events with title, moment and notes', async () => {
    const { answers, garden, plants } = open();
    answers['/api/activities/fetchGardenActivities'] = {
      data: [
        activityOf(1, {
          event_type: 'frost_protection_added',
          garden_id: garden.id,
          subject: 'plant',
          subject_id: plants[0]?.id ?? '',
        }),
      ],
      next: null,
    };
    await openDialog();
    await userEvent.click(screen.getByRole('tab', { name: 'View Past Events' }));
    const list = await screen.findByRole('list', { name: /^Past events of/ });
    expect(list).toHaveTextContent(/Frost Protection Added.*May 1.*Carrot.*Note 1/);
  });

  it('MAN-8 begins with the harvest that a link asks for', async () => {
    const plant = gardenPlantOf(1).id;
    const { garden } = open({}, `?open=event&event=harvested&plant=${plant}`);
    const view = within(await dialog());
    expect(view.getByRole('combobox', { name: 'Event type' })).toHaveTextContent('Harvested');
    expect(view.getByRole('combobox', { name: 'About' })).toHaveTextContent('Carrot, row 1, column 2');
    expect(view.getByRole('heading', { level: 2 })).toHaveTextContent(`Events in ${garden.name}`);
  });

  it('MAN-8 does nothing to another garden than the one that a link names', async () => {
    open({}, `?garden=${gardenRowOf(99).id}&open=event`);
    await waitFor(() =>
      expect(alertStore.get()).toContainEqual(
        expect.objectContaining({
          title: 'No Garden Selected',
          text: 'Please select a garden before performing this action.',
        }),
      ),
    );
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
