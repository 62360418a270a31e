import { changeLayoutCall, fetchPlaceCall, type LayoutChangeRequest } from '@planted/contracts';
import { alertStore } from '@planted/mfe-kit';
import { renderRemote } from '@planted/mfe-kit/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../../routes';
import { gardenId, rosa, usePlanterPage } from '../../testing/planter-page';
import {
  layoutAnswer,
  noPlace,
  seasonAnswer,
  serveSavedBed,
  standingBean,
  storedBean,
  useSavedBedOn,
} from '../../testing/saved-bed';

describe('SEA-9 filling what is free from a day', () => {
  usePlanterPage();
  beforeAll(() =>
    Promise.all([import('../../saved-garden/saved-garden-page'), import('./fill-gaps-dialog')]),
  );
  useSavedBedOn('2027-05-21T12:00:00');

  function open(more: Parameters<typeof serveSavedBed>[2] = {}) {
    const layout = layoutAnswer('1,1', {
      version: 3,
      plants: [standingBean({ planted_date: '2027-05-20' })],
    });
    const known = serveSavedBed(layout, seasonAnswer('in-ground', storedBean('2027-05-20')), more);
    renderRemote(remote, { at: `/garden-summary?garden=${gardenId}`, user: rosa });
    return known;
  }
  const openDialog = async () =>
    userEvent.click(await screen.findByRole('button', { name: 'Fill What Is Free' }));
  const plan = async () => userEvent.click(await screen.findByRole('button', { name: /^Plan by / }));

  it('plans the free square, saves it as one act, and takes it back', async () => {
    const { asked } = open();
    await openDialog();
    await plan();
    expect(await screen.findByText('Free from May 21: Bush Bean.')).toBeVisible();
    expect(screen.getByRole('list', { name: 'Plan' })).toHaveTextContent(/^Bush BeanSow now, .*in 1 square$/);
    await userEvent.click(screen.getByRole('button', { name: 'Plant These' }));
    await waitFor(() => expect(asked(changeLayoutCall.path)).toHaveLength(1));
    const body = asked(changeLayoutCall.path)[0]?.body;
    expect(body).toMatchObject({ gardenId, expectedVersion: 3 });
    const [placed] = (body?.changes ?? []) as LayoutChangeRequest[];
    expect(placed).toMatchObject({ type: 'place', plantId: 'bean-bush', x: 1, y: 0 });
    await waitFor(() =>
      expect(alertStore.get()).toMatchObject([
        { kind: 'undo', title: 'Kitchen Bed filled', text: 'Free from May 21: Bush Bean.' },
      ]),
    );
    await act(async () => alertStore.get()[0]?.action?.run());
    await waitFor(() => expect(asked(changeLayoutCall.path)).toHaveLength(2));
    expect(asked(changeLayoutCall.path)[1]?.body).toMatchObject({
      expectedVersion: 4,
      changes: [{ type: 'end', id: placed && 'id' in placed ? placed.id : '', how: 'mistake' }],
    });
  });

  it('is one of the auto-planting options, and compares what the five algorithms make of it', async () => {
    const { asked } = open();
    const options = within(await screen.findByRole('region', { name: 'Auto-planting options' }));
    expect(options.getByRole('button', { name: 'Fill What Is Free' })).toBeVisible();
    await openDialog();
    await userEvent.click(
      await screen.findByRole('button', { name: 'Compare All Five Plans', hidden: false }),
    );
    const plans = await screen.findByRole('list', { name: 'Plans' });
    expect(within(plans).getAllByText('Bush Bean, in 1 square')).toHaveLength(5);
    const shown = () => within(plans).getAllByRole('button', { pressed: true });
    expect(shown()).toEqual([screen.getByRole('button', { name: 'Show This Plan: Maximize Yield' })]);
    const companions = screen.getByRole('button', { name: 'Show This Plan: Companion Planting' });
    await userEvent.click(companions);
    expect(shown()).toEqual([companions]);
    expect(screen.getByText('Free from May 21: Bush Bean.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Plant These' }));
    await waitFor(() => expect(asked(changeLayoutCall.path)).toHaveLength(1));
    expect(asked(changeLayoutCall.path)[0]?.body).toMatchObject({
      changes: [{ type: 'place', plantId: 'bean-bush', x: 1, y: 0 }],
    });
  });

  it('says that nothing ripens any more from a late day, and plants nothing', async () => {
    open();
    await openDialog();
    fireEvent.change(await screen.findByLabelText('Fill what is free from'), {
      target: { value: '2027-10-20' },
    });
    await plan();
    expect(
      await screen.findByText(/^Free from October 20: nothing that fits and still ripens/),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'Plant These' })).toBeDisabled();
  });

  it('says that dates need a place', async () => {
    open({ [fetchPlaceCall.path]: noPlace });
    await openDialog();
    expect(await screen.findByText('Dates need a place, or your own frost dates.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Plan by / })).toBeNull();
  });
});
