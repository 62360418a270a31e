import { renderRemote } from '@planted/mfe-kit/testing';
import { addDays, localDayOf } from '@planted/garden-domain';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../routes';
import { gardenPlantOf, gardenRowOf } from '../testing/rows';
import { gardensOf, serve } from '../testing/serve-gardens';
import { dayText, healthText, statusText } from './describe-plant';
import { growingFacts } from './growing-facts';

const carrot = gardenPlantOf(0).plant;

describe('the Plants tab', () => {
  const realFetch = globalThis.fetch;
  afterEach(() => {
    globalThis.fetch = realFetch;
  });
  const open = async (plants = [gardenPlantOf(0)]) => {
    serve(gardensOf([gardenRowOf(1)], plants));
    renderRemote(remote, { at: '/garden-manager', user: { given_name: 'Maya' } });
    return screen.findByRole('tabpanel', { name: 'Plants' });
  };

  it('MAN-5 shows progress, dates, health, stage with the days left in it, and tags', async () => {
    const planted = addDays(localDayOf(new Date()), -7);
    const harvest = addDays(planted, 70);
    const plant = {
      ...carrot,
      days_to_maturity: 70,
      growth_stages: [{ name: 'Germination', days: 70 }],
      tags: ['root', 'sweet'],
    };
    const known = { planted_date: planted, expected_harvest_date: harvest, health_rating: 8 };
    const panel = await open([gardenPlantOf(0, { ...known, plant })]);
    expect(within(panel).getByRole('meter', { name: 'Carrot growth' })).toHaveAttribute(
      'aria-valuenow',
      '10',
    );
    expect(within(panel).getByText(dayText(planted, ''))).toBeVisible();
    expect(within(panel).getByText(dayText(harvest, ''))).toBeVisible();
    expect(within(panel).getByText('80%')).toBeVisible();
    expect(within(panel).getByText('Germination, 63 days left')).toBeVisible();
    const tags = within(panel).getByRole('list', { name: 'Tags' });
    expect(
      within(tags)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['root', 'sweet']);
  });

  it('MAN-5 passes the growing facts by twice over, until it is told to hold still', async () => {
    const panel = await open();
    const strip = within(panel).getByText('Soil pH', { ignore: '[aria-hidden] *' }).closest('[data-still]');
    expect(strip).toBeNull();
    await userEvent.click(within(panel).getByRole('button', { name: 'Stop scrolling' }));
    expect(
      within(panel).getByText('Soil pH', { ignore: '[aria-hidden] *' }).closest('[data-still]'),
    ).not.toBeNull();
  });

  it('MAN-5 is one card for each kind of many on a phone, what is ready first, and unfolds', async () => {
    const narrow = jest.spyOn(globalThis, 'matchMedia').mockImplementation((media) => ({
      ...new EventTarget(),
      ...{ media, matches: media.includes('max-width'), onchange: null, dispatchEvent: () => false },
      ...{ addListener() {}, removeListener() {}, addEventListener() {}, removeEventListener() {} },
    }));
    const today = localDayOf(new Date());
    const tomato = { ...carrot, id: 'tomato', plant_name: 'Tomato', days_to_maturity: 60 };
    const on = (days: number) => ({ planted_date: addDays(today, -days) });
    const panel = await open([
      ...[0, 1, 2, 5, 6].map((n) =>
        gardenPlantOf(n, { ...on(10), grid_y: n, expected_harvest_date: addDays(today, 60) }),
      ),
      gardenPlantOf(3, { ...on(65), expected_harvest_date: addDays(today, -5), plant: tomato }),
      gardenPlantOf(4, { ...on(2), expected_harvest_date: addDays(today, 58), plant: tomato }),
    ]);
    const kinds = within(panel).getAllByRole('heading', { level: 3 });
    expect(kinds.map(({ textContent }) => textContent)).toEqual(['Tomato', 'Carrot']);
    expect(within(panel).getByText('16 plants in 1 square ready to harvest')).toBeVisible();
    expect(within(panel).getByText('80 plants in 5 squares')).toBeVisible();
    await userEvent.click(within(panel).getByRole('button', { name: 'Show plants: Carrot' }));
    expect(within(within(panel).getByRole('list', { name: 'Carrot' })).getAllByRole('heading')).toHaveLength(
      5,
    );
    narrow.mockRestore();
  });

  it('MAN-5 shows it when there is nothing to show', async () => {
    expect(await open([])).toHaveTextContent('No plants to display...');
  });
});

describe('a plant in words', () => {
  it('MAN-5 names status and stage', () => {
    const inStage = { plant_status: 'planted', plant_current_stage_name: 'Late Vegetative' } as const;
    expect(statusText(gardenPlantOf(0))).toBe('Planned');
    expect(statusText(gardenPlantOf(0, { ...inStage, plant_current_stage_days_left: 1 }))).toBe(
      'Late Vegetative, 1 day left',
    );
    expect(
      statusText(gardenPlantOf(0, { plant_status: 'harvestable', plant_current_stage_days_left: 0 })),
    ).toBe('Harvestable');
  });

  it('MAN-5 multiplies the health by ten', () => {
    expect([0, 6.5, 8, 10, null].map(healthText)).toEqual(['0%', '65%', '80%', '100%', 'Not planted yet']);
  });

  it('MAN-5 writes a day as it stands in the calendar, whatever the time zone', () => {
    expect(dayText('2028-02-29', 'Not set')).toContain('29');
    expect(dayText(null, 'Not set')).toBe('Not set');
  });

  it.each([
    ['Full Sun', '6+'],
    ['Partial Sun', '4 to 6'],
    ['Partial Shade', '3 to 4'],
    ['Full Shade', 'under 3'],
    ['Filtered Light', '3 to 5'],
  ])('MAN-5 %s is %s hours of sun', (sunlight, hours) => {
    expect(growingFacts({ ...carrot, sunlight })).toContainEqual({ label: 'Sun hours', value: hours });
  });
});
