import { MemoryRouter } from '@planted/mfe-kit';
import type { Climate } from '@planted/season';
import { render, screen, within } from '@testing-library/react';
import { christchurch, honolulu, madison } from '../testing/climates';
import { FrostCard } from './frost-card';
import type { Units } from './measures';

const show = (climate: Climate, title = 'Frost in Madison', units: Units = 'us') =>
  render(
    <MemoryRouter>
      <FrostCard title={title} climate={climate} units={units} />
    </MemoryRouter>,
  );

const rowsOf = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .map((row) => Array.from(row.children, ({ textContent }) => textContent));

describe('frost at a place', () => {
  it('SEA-1 is told as odds, in words, with an asterisk on what is estimated', () => {
    show(madison);
    expect(screen.getByRole('region', { name: 'Frost in Madison' })).toBeInTheDocument();
    expect(screen.getByText('167 days between the 50% dates')).toBeVisible();
    expect(rowsOf('Odds of frost, as years')).toEqual([
      ['Frost', '9 years in 10', 'Half of all years', '1 year in 10*'],
      ['Frost after', 'April 12', 'April 26', 'May 10'],
      ['Frost before', 'October 24', 'October 10', 'September 27'],
    ]);
    expect(screen.getByText(/^Frost = 32 °F at the station\. \* Estimated from the 50%/)).toBeVisible();
  });

  it('SEA-1 is drawn as two curves whose names say the three figures, hollow where estimated', () => {
    const { container } = show(madison);
    expect(screen.getAllByRole('img').map((curve) => curve.getAttribute('aria-label'))).toEqual([
      'Share of years with frost after a day: 90% April 12; 50% April 26; 10% May 10, estimated',
      'Share of years with frost by a day: 10% September 27, estimated; 50% October 10; 90% October 24',
    ]);
    expect(Array.from(container.querySelectorAll('circle'), ({ classList }) => classList[0])).toEqual([
      'dot',
      'dot',
      'hollow',
      'hollow',
      'dot',
      'dot',
    ]);
  });

  it('SEA-1 rests on stations with their distance and height, in the gardener’s own units', () => {
    const { unmount } = show(madison);
    expect(rowsOf('Records near this place').slice(1)).toEqual([
      ['Station 4.2 miles away, 909 ft elevation', 'Apr 22', 'Oct 14'],
      ['Station 16 miles away, 1,079 ft elevation', 'May 11', 'Sep 27'],
    ]);
    expect(screen.getByText(/NOAA Climate Normals 1981–2010/)).toBeVisible();
    unmount();
    show(madison, 'Frost in Madison', 'metric');
    expect(rowsOf('Records near this place')[1]?.[0]).toBe('Station 6.8 km away, 277 m elevation');
    expect(screen.getByText(/^Frost = 0 °C at the station/)).toBeVisible();
  });

  it('SEA-4 is right in the south, where it ends in September, and says how rough an estimate is', () => {
    show(christchurch, 'Frost in Christchurch', 'metric');
    expect(screen.getByText('235 days between the 50% dates')).toBeVisible();
    expect(rowsOf('Odds of frost, as years')).toEqual([
      ['Frost', '9 years in 10*', 'Half of all years*', '1 year in 10*'],
      ['Frost after', 'August 28', 'September 19', 'October 11'],
      ['Frost before', 'June 1', 'May 12', 'April 22'],
    ]);
    expect(rowsOf('Records near this place')[1]?.[0]).toBe('Christchurch, 12 km away, 20 m elevation');
    expect(
      screen.getByText(
        /^Estimated from monthly minimum temperatures of 1 place, 1991–2020; wider by a week\. Give or take two weeks\./,
      ),
    ).toBeVisible();
  });

  it('SEA-2 says so where there is none, and shows the temperatures that dates follow', () => {
    show(honolulu, 'Frost in Honolulu', 'metric');
    expect(screen.getByText('No frost here. Dates follow temperature.')).toBeVisible();
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    const months = rowsOf('Usual temperatures, month by month');
    expect(months).toHaveLength(13);
    expect(months[1]).toEqual(['January', '19 °C', '27 °C']);
    expect(rowsOf('Records near this place')[1]).toEqual([
      'Honolulu, 3 km away, elevation unknown',
      'No frost',
      'No frost',
    ]);
  });

  it.each([
    [
      { frost: 'rare', frostShare: 0.3 },
      'Frost is not every year here: about 3 years in 10 have some. Dates follow temperature.',
    ],
    [
      { frost: 'rare', frostShare: 0.04 },
      'Frost is not every year here: fewer than 1 year in 10 has some. Dates follow temperature.',
    ],
    [
      { frost: 'every-month' },
      'Frost may come in every month here, so no date is free of it. Dates follow temperature.',
    ],
  ] as const)('SEA-2 %j gives no date', (kind, words) => {
    show({ ...honolulu, ...kind });
    expect(screen.getByText(words)).toBeVisible();
  });

  it('SEA-1 by own dates names no place and says that they win', () => {
    show(
      { ...madison, basis: 'own', latitude: null, period: null, estimated: ['p90', 'p10'], sources: [] },
      'Frost by your own dates',
    );
    expect(screen.getByRole('region', { name: 'Frost by your own dates' })).toBeInTheDocument();
    expect(screen.getByText(/^Your own dates\. They always win/)).toBeVisible();
    expect(screen.queryByRole('table', { name: 'Records near this place' })).not.toBeInTheDocument();
  });
});
