import { browserDrafts, signInStore } from '@planted/mfe-kit';
import { prerenderSkeletons } from '@planted/mfe-kit/prerender-skeletons';
import { renderRemote, signOutForTest } from '@planted/mfe-kit/testing';
import { DEVICE_PLACE } from '@planted/season-plan/device-place-key';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../routes';
import { serveSeason } from '../testing/season-answers';

// Files of the build; own dates without a place need none.
jest.mock('@planted/climate-data/browser', () => ({
  fetchPlaceFiles: jest.fn(),
  fetchStationFiles: jest.fn(),
}));

const user = userEvent.setup();
const realFetch = globalThis.fetch;
const draftId = '0190a000-0000-7000-8000-000000000007';
const year = new Date().getFullYear();

/** The planter's draft as it lies on the device, with what only the planter reads. */
const planterDraft = (plants = 2) => ({
  ...{ version: 1, savedAt: 1 },
  value: {
    gardens: new Map([
      [
        draftId,
        {
          ...{ matrix: '1,1,1', isSaved: false, reports: [], autoPlanting: { seed: 4 } },
          history: {
            ...{ past: [], future: [] },
            present: {
              plants: [],
              placements: Array.from({ length: plants }, (_, n) => ({
                ...{ id: `0190a000-0000-7000-8000-00000000010${n}`, plantId: 'bean-bush' },
                ...{ plantName: 'Bush Bean', color: '#aac62f', x: n, y: 0, width: 1, height: 1 },
              })),
            },
          },
        },
      ],
    ]),
    ...{ planting: draftId, saving: null },
  },
});
const summaryDraft = {
  ...{ version: 1, savedAt: 1 },
  value: {
    denotedPlots: [],
    savedGardenPlots: [
      {
        ...{ draftId, name: 'Back Bed', matrix: '1,1,1', soilType: 'Loamy', hardiness: '5b' },
        ...{ sunlight: 'Full Sun', maintenance: 'Low' },
      },
    ],
  },
};
const ownDates = { version: 1, place: null, ownDates: { lastFrost: 120, firstFrost: 280, hemisphere: null } };

beforeEach(() => {
  signOutForTest();
  serveSeason({});
});
afterEach(async () => {
  globalThis.fetch = realFetch;
  localStorage.clear();
  for (const name of await browserDrafts.names()) await browserDrafts.remove(name);
});

describe('the season of a guest', () => {
  it('SEA-5 shows the beds that are planted on the device, by its own dates', async () => {
    await browserDrafts.set('planter', planterDraft());
    await browserDrafts.set('garden-summary', summaryDraft);
    localStorage.setItem(DEVICE_PLACE, JSON.stringify(ownDates));
    renderRemote(remote, { at: '/season' });
    const grid = await screen.findByRole('grid', { name: `Season ${year}, 2 plantings` });
    expect(within(grid).getByRole('rowheader', { name: /Back Bed/ })).toBeInTheDocument();
    expect(within(grid).getAllByRole('button', { name: /^Bush Bean, sow [A-Z][a-z]+ \d+/ })).toHaveLength(2);
    expect(
      screen.getByText(/^Your own frost dates · half of all years have frost after April 30/),
    ).toBeVisible();
  });

  it('says where the beds are while their kinds have not come', async () => {
    await browserDrafts.set('planter', planterDraft(1));
    globalThis.fetch = () => new Promise(() => {});
    renderRemote(remote, { at: '/season' });
    expect(await screen.findByText(/^Your beds are kept on this device\./)).toBeVisible();
    expect(screen.getByText('Reading your season...')).toBeInTheDocument();
  });

  it('SEA-6 asks for a sign-in to change a date, and leaves the draft as it is', async () => {
    await browserDrafts.set('planter', planterDraft(1));
    localStorage.setItem(DEVICE_PLACE, JSON.stringify(ownDates));
    renderRemote(remote, { at: '/season' });
    const grid = await screen.findByRole('grid', { name: /1 planting/ });
    const sow = within(grid).getByRole('button', { name: /^Bush Bean, sow / });
    const before = sow.getAttribute('aria-label');
    await user.click(sow);
    expect(screen.getByRole('heading', { name: /^Why / })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'One day later' }));
    expect(signInStore.get()).toMatchObject({ type: 2 });
    expect(sow).toHaveAttribute('aria-label', before);
    expect(await browserDrafts.get('planter')).toEqual(planterDraft(1));
  });

  it('SEA-2 names the plants without a place, and leads to one', async () => {
    await browserDrafts.set('planter', planterDraft(1));
    renderRemote(remote, { at: '/season' });
    expect(await screen.findByText('Dates need a place, or your own frost dates.')).toBeVisible();
    expect(screen.getByText('Bush Bean')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Choose a place' })).toHaveAttribute('href', '/place');
  });

  it('says what the page is for where nothing is planted, and leaves a draft alone that it cannot read', async () => {
    const newer = { version: 2, savedAt: 1, value: { beds: [] } };
    await browserDrafts.set('planter', newer);
    renderRemote(remote, { at: '/season' });
    expect(await screen.findByText(/^See your year at a glance/)).toBeVisible();
    expect(await browserDrafts.get('planter')).toEqual(newer);
  });

  it('says what the page is for before its code is there, and to guests alone', async () => {
    const { '/season': skeleton } = await prerenderSkeletons(remote, ['/season']);
    expect(skeleton?.guest).toContain('See your year at a glance');
    expect(skeleton?.gardener).toContain('Reading your season...');
    expect(skeleton?.gardener).not.toContain('See your year at a glance');
  });
});
