import { alertStore } from '@planted/mfe-kit';
import { renderRemote } from '@planted/mfe-kit/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../routes';
import { clearAlerts } from './clear-alerts';
import { activityOf, gardenPlantOf, gardenRowOf } from './rows';
import { gardensOf, serve } from './serve-gardens';

/** For tests of what corrects, takes back and restores: the calls, an entry, and the page that shows it. */
export const CORRECT = '/api/activities/correctGardenEvent';
export const WITHDRAW = '/api/activities/withdrawGardenEvent';
export const RESTORE = '/api/activities/restoreGardenEvent';

export const weeded = activityOf(1, {
  event_type: 'weeded',
  event_details: {
    notes: 'Event occurred on 2026-05-20 at 09:00. Twice',
    value: null,
    unit: null,
    old_status: null,
    new_status: null,
  },
  created_at: '2026-05-21T08:00:00.000Z',
  occurred_on: '2026-05-20',
  occurred_time: '09:00',
  revision: 0,
});
export const changed = { success: true, data: { id: weeded.id, revision: 1 } };
/** Presses Undo in the newest alert that has it. */
export const undo = () =>
  act(async () =>
    alertStore
      .get()
      .findLast(({ action }) => action?.label === 'Undo')
      ?.action?.run(),
  );

/** The garden manager with one entry; `more` is what else the server answers. */
export function openManager(activity = weeded, more: object = {}) {
  const server = serve({ ...gardensOf([gardenRowOf(1)], [gardenPlantOf(0)], [activity]), ...more });
  renderRemote(remote, { at: '/garden-manager', user: { given_name: 'Maya' } });
  return server;
}

export async function openWeeded(): Promise<HTMLElement> {
  await userEvent.click(await screen.findByRole('button', { name: 'Correct: Weeded' }));
  return screen.findByRole('dialog', { name: 'Weeded' });
}

/** After each test the server is the real one again, and no alert is left. */
export function leaveCleanly(): void {
  const realFetch = globalThis.fetch;
  afterEach(async () => {
    globalThis.fetch = realFetch;
    await clearAlerts();
  });
}
