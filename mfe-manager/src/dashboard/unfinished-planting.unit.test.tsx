import type { GardenSummaryState } from '@planted/contracts';
import { createDraftStore } from '@planted/mfe-kit';
import { renderRemote } from '@planted/mfe-kit/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../routes';
import { gardensOf, serve } from '../testing/serve-gardens';

const kept = createDraftStore<GardenSummaryState>({
  key: 'garden-summary',
  version: 1,
  parse: (value) => value as GardenSummaryState,
});
const kitchen = {
  draftId: '0d3f8f3e-54b7-4a63-9d0b-6f5d6f0d3a01',
  name: 'Kitchen Bed',
  matrix: '1,1',
  soilType: 'Loamy',
  hardiness: '5b',
  sunlight: 'Full Sun',
  maintenance: 'Medium',
} as const;
const open = () => renderRemote(remote, { at: '/dashboard', user: { given_name: 'Maya' } });

describe('the dashboard, of planting that was left', () => {
  const realFetch = globalThis.fetch;
  beforeEach(() => {
    // Where there is no IndexedDB, drafts stay in memory and an alert is shown.
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    serve(gardensOf());
  });
  afterEach(async () => {
    globalThis.fetch = realFetch;
    jest.restoreAllMocks();
    await kept.clear();
  });

  it('PLT-7 leads back to gardens that are not planted and saved to the end', async () => {
    kept.save({ denotedPlots: [], savedGardenPlots: [kitchen] });
    await kept.flush();
    const { where } = open();
    await userEvent.click(await screen.findByRole('link', { name: 'Continue Planting' }));
    expect(where()).toBe('/garden-summary');
  });

  it('shows nothing of it where nothing waits', async () => {
    open();
    await screen.findByRole('region', { name: 'Garden Snapshot' });
    expect(screen.queryByRole('region', { name: 'Unfinished planting' })).toBeNull();
  });
});
