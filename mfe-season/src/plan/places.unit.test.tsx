import { renderRemote } from '@planted/mfe-kit/testing';
import { screen } from '@testing-library/react';
import remote from '../routes';
import { madison } from '@planted/season/testing/madison';
import { beans, MADISON_CHOICE, seasonOf, serveSeason } from '../testing/season-answers';

const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
});

const idOf = (n: number): string => `0190a000-0000-7000-8000-0000000002${String(n).padStart(2, '0')}`;

it('SEA-1 asks once for the places of fifty gardens, and plans each by its own', async () => {
  const season = seasonOf(...Array.from({ length: 50 }, (_, n) => beans(n, { gardenId: idOf(n) })));
  const gardens = Array.from({ length: 50 }, (_, n) => ({
    ...{ id: idOf(n), name: `Bed ${n + 10}`, style: 'in-ground' as const, version: 1 },
  }));
  let asked = 0;
  const later = { ...madison, lastFrost: { p90: 132, p50: 146, p10: 160 } };
  serveSeason({
    '/api/gardens/fetchSeason': { data: { ...season, gardens, next: null } },
    '/api/gardens/fetchPlace': () => {
      asked += 1;
      const elsewhere = [{ gardenId: idOf(7), choice: MADISON_CHOICE, climate: later }];
      return {
        data: {
          ...{ version: 1, choice: MADISON_CHOICE, inherited: null, from: 'gardener' },
          ...{ climate: madison, gardens: elsewhere },
        },
      };
    },
  });
  renderRemote(remote, { at: '/season', user: { given_name: 'Rosa' } });
  const grid = await screen.findByLabelText(/50 plantings/);
  // By role, fifty rows take seconds.
  const starts = [...grid.querySelectorAll('[aria-label*="Bush Bean, sow "]')].map((bar) =>
    bar.getAttribute('aria-label'),
  );
  expect(asked).toBe(1);
  expect(starts).toHaveLength(50);
  expect(new Set(starts).size).toBe(2);
  expect(starts.filter((start) => start === starts[7])).toHaveLength(1);
});
