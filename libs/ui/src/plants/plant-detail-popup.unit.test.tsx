import { DEFAULT_CONDITIONS } from '@planted/garden-domain';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { FALLBACK_PLANT_IMAGE } from '../garden/plant-image';
import { accessibilityProblems } from '../testing/accessibility-problems';
import { tomato } from '../testing/tomato';
import { PlantDetailPopup, type PlantDetailPopupProps } from './plant-detail-popup';
import type { PlantDetails } from './plant-details';

const show = (known: Partial<PlantDetails> = {}, props: Partial<PlantDetailPopupProps> = {}) =>
  render(
    <PlantDetailPopup
      plant={{ ...tomato, ...known }}
      companions={[{ id: 'basil', name: 'Sweet Basil' }]}
      avoids={[{ id: 'potato', name: 'Potato' }]}
      onClose={() => {}}
      {...props}
    />,
  );

/** The value that stands beside a label. */
const fact = (label: string) => screen.getByText(label).nextElementSibling;

describe('the plant detail popup', () => {
  it('FIT-1 is named by the plant and described by its scientific name', () => {
    show();
    const popup = screen.getByRole('dialog', { name: 'Beefsteak Tomato' });
    expect(popup).toHaveAccessibleDescription('Solanum lycopersicum');
  });

  it.each([
    ['Type', 'Vegetable'],
    ['Crop type', 'Nightshade'],
    ['Lifecycle', 'Annual'],
    ['Sunlight', 'Full Sun'],
    ['Soil', 'Loamy, Sandy'],
    ['Soil pH', '6.0–6.8'],
    ['Water needs', 'Mesic: moderate water'],
    ['Temperature', '55–90 °F'],
    ['Days to maturity', '80–95 days, 85 on average'],
    ['Planting season', 'Spring, Summer'],
    ['Start indoors', '6–8 weeks before last frost'],
    ['Transplant', '1–2 weeks after last frost'],
    ['Mature height', '72 in'],
    ['Mature width', '30 in'],
    ['Footprint', '2 × 3 ft'],
    ['Per square foot', '4 plants'],
  ])('FIT-1 shows the %s', (label, value) => {
    show({ plants_per_square_foot: 4 });
    expect(fact(label)).toHaveTextContent(value);
  });

  it('FIT-1 shows the range of zones and draws the zones', () => {
    show();
    expect(fact('Hardiness zones')).toHaveTextContent('5a–6a');
    expect(screen.getByRole('img', { name: 'Hardy in zones 5a, 5b, 6a' })).toBeInTheDocument();
  });

  it('FIT-1 shows picture, tags, description, companions and plants to avoid', () => {
    show();
    expect(screen.getByRole('img', { name: 'Drawing of Beefsteak Tomato' })).toHaveAttribute(
      'src',
      tomato.plant_image_url,
    );
    expect(within(screen.getByRole('list', { name: 'Tags' })).getByText('Heat Lover')).toBeVisible();
    expect(screen.getByText('Plant it deep.')).toBeVisible();
    expect(within(screen.getByRole('region', { name: 'Companion plants' })).getByText('Sweet Basil'));
    expect(within(screen.getByRole('region', { name: 'Keep away from' })).getByText('Potato'));
  });

  it('FIT-1 has a link that buys seeds in a new tab and reports it', () => {
    show();
    const link = screen.getByRole('link', { name: 'Buy Seeds (opens a new tab)' });
    expect(link).toHaveAttribute('href', tomato.amazon_purchase_link);
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  });

  it.each([
    ['a scientific name', { scientific_name: null }, 'No scientific name available'],
    ['any description', { long_description: null, short_description: null }, 'No description available.'],
    ['a long description', { long_description: null }, 'A slicing tomato.'],
    ['a range of days', { days_to_maturity_min: null, days_to_maturity_max: null }, '85 days'],
    ['a range of zones', { hardiness_range: '' }, '5a, 5b, 6a'],
    ['confirmed safety for pets', { pet_safe_non_toxic: false }, 'Not confirmed as safe for pets'],
  ] as const)('FIT-1 without %s says so', (_, missing, words) => {
    show(missing);
    expect(screen.getByText(words)).toBeVisible();
  });

  it('reports that a plant is safe for pets where that is confirmed', () => {
    show({ pet_safe_non_toxic: true });
    expect(screen.getByText('Safe for pets')).toBeVisible();
  });

  it.each([
    ['Start indoors', { start_indoors: null }],
    ['Transplant', { transplant_time: null }],
    ['Planting season', { planting_season: [] }],
    ['Soil', { soil_type: [] }],
    ['Hardiness zones', { hardiness_range: '', hardiness_zones: [] }],
  ] as const)('FIT-1 reports when %s is not recorded', (label, missing) => {
    show(missing);
    expect(fact(label)).toHaveTextContent('Not recorded');
  });

  it('FIT-1 reports when there are no companions and none to avoid, no tags and no seeds', () => {
    show({ tags: [], amazon_purchase_link: null }, { companions: [], avoids: [] });
    expect(screen.getByText('No known companions.')).toBeVisible();
    expect(screen.getByText('No known bad neighbors.')).toBeVisible();
    expect(screen.queryByRole('list', { name: 'Tags' })).not.toBeInTheDocument();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  it('FIT-1 has a fallback for a picture that is missing or does not load', () => {
    const { unmount } = show({ plant_image_url: null });
    expect(screen.getByRole('img', { name: /Drawing/ })).toHaveAttribute('src', FALLBACK_PLANT_IMAGE);
    unmount();
    show();
    fireEvent.error(screen.getByRole('img', { name: /Drawing/ }));
    expect(screen.getByRole('img', { name: /Drawing/ })).toHaveAttribute('src', FALLBACK_PLANT_IMAGE);
  });

  it('FIT-2 leaves compatibility out when no conditions are known', () => {
    show();
    expect(screen.queryByRole('meter')).not.toBeInTheDocument();
  });

  it('FIT-2 shows percent, bar, hint and the reason of each check', () => {
    show({}, { conditions: { ...DEFAULT_CONDITIONS, sunlight: 'Partial Shade' }, gardenName: 'Kitchen Bed' });
    const fit = screen.getByRole('region', { name: 'Fit with Kitchen Bed' });
    expect(within(fit).getByText('60%')).toBeVisible();
    expect(within(fit).getByRole('meter', { name: 'Fit with Kitchen Bed' })).toHaveAttribute(
      'aria-valuenow',
      '60',
    );
    expect(within(fit).getByText('Recommended here')).toBeVisible();
    expect(
      within(fit)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual([
      'Fits. Soil grows in Loamy soil',
      'Does not fit. Sunlight needs Full Sun; this plot gets Partial Shade',
      'Does not fit. Water needs moderate water; Low maintenance means little water',
      'Fits. Zone hardy in zone 5b',
      'Fits. Temperature comfortable at 65–75\u00a0°F',
    ]);
  });

  it('FIT-2 does not recommend a plant at 40 %', () => {
    const conditions = { ...DEFAULT_CONDITIONS, sunlight: 'Partial Shade', soilType: 'Clay' } as const;
    show({}, { conditions });
    expect(screen.getByText('40%')).toBeVisible();
    expect(screen.getByText('Not recommended here')).toBeVisible();
  });
});

describe('the plant detail popup under the hands', () => {
  const plants: Record<string, PlantDetails> = {
    tomato,
    basil: { ...tomato, id: 'basil', plant_name: 'Sweet Basil' },
  };

  function Browsing() {
    const [open, setOpen] = useState<string | null>(null);
    return (
      <>
        <button type="button" onClick={() => setOpen('tomato')}>
          Look up
        </button>
        <PlantDetailPopup
          plant={open === null ? null : (plants[open] ?? null)}
          companions={[{ id: 'basil', name: 'Sweet Basil' }]}
          avoids={[]}
          onOpenPlant={setOpen}
          onClose={() => setOpen(null)}
        />
      </>
    );
  }
  const opened = async () => {
    render(<Browsing />);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Beefsteak Tomato' });
    const page = screen.getByRole('region', { name: 'Beefsteak Tomato' });
    await waitFor(() => expect(page).toHaveFocus());
    return page;
  };

  it('starts on the page itself, so that arrow keys scroll it', async () => {
    expect(await opened()).toHaveAttribute('tabindex', '0');
  });

  it('opens a companion at the top of its page', async () => {
    const page = await opened();
    page.scrollTop = 300;
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Sweet Basil' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const next = await screen.findByRole('region', { name: 'Sweet Basil' });
    await waitFor(() => expect(next).toHaveFocus());
    expect(next.scrollTop).toBe(0);
  });

  it.each([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['its cross', () => userEvent.click(screen.getByRole('button', { name: 'Close Beefsteak Tomato' }))],
    ['Close', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
  ])('FIT-1 closes by %s and gives focus back', async (_, close) => {
    await opened();
    await close();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Look up' })).toHaveFocus());
  });

  it('has no accessibility problem, with or without a garden', async () => {
    const { unmount } = show({}, { conditions: DEFAULT_CONDITIONS });
    expect(await accessibilityProblems()).toEqual([]);
    unmount();
    show({ tags: [], amazon_purchase_link: null }, { companions: [], avoids: [] });
    expect(await accessibilityProblems()).toEqual([]);
  });
});
