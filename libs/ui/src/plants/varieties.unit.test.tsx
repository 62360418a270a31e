import { render, screen, within } from '@testing-library/react';
import { accessibilityProblems } from '../testing/accessibility-problems';
import { tomato } from '../testing/tomato';
import { PlantPage } from './plant-page';
import type { VarietyDetails } from './variety-details';
import { varietyWords } from './variety-words';

const patio: VarietyDetails = {
  id: 'tomato-beefsteak--patio',
  name: 'Patio Star',
  also: ['Tub Star'],
  origin_note: 'F1; for pots',
  overrides: {
    days_to_maturity: 68,
    planting_width: 2,
    planting_height: 2,
    mature_height: 24,
    hardiness_range: '4a-9b',
    heat_tolerance: 'High',
    container_friendly: true,
    is_climbing_or_vining_plant: false,
  },
  habit: 'determinate',
  resistances: ['verticillium wilt', 'nematodes (partial)'],
  season_note: 'Days from planting out.',
  short_description: 'A stout plant for a tub.',
  sources: ['seed catalogs of Britain', 'garden pages'],
};
const late: VarietyDetails = {
  ...patio,
  id: 'tomato-beefsteak--late',
  name: 'Late Star',
  also: [],
  overrides: {},
  habit: null,
  resistances: [],
  season_note: null,
};
const said = (variety: VarietyDetails) =>
  varietyWords(tomato, variety).map(({ text, differs }) => (differs ? `*${text}*` : text));

describe('REA-8 the varieties of a plant', () => {
  it('say days, habit and footprint, and all that they have otherwise', () => {
    expect(said(late)).toEqual(['85 days', '2 × 3 ft']);
    expect(said(patio)).toEqual([
      '*68 days*',
      'determinate',
      '*2 × 2 ft*',
      '*24 in tall*',
      '*zones 4a–9b*',
      '*high heat tolerance*',
      '*suits containers*',
      '*does not climb*',
    ]);
    expect(said({ ...late, overrides: { plants_per_square_foot: null, single_harvest: true } })).toEqual([
      '85 days',
      '2 × 3 ft',
      '*picked once*',
    ]);
  });

  it('stand on its page with origin, resistances and sources, what differs in bold', async () => {
    render(<PlantPage plant={tomato} companions={[]} avoids={[]} varieties={[patio, late]} />);
    const list = screen.getByRole('region', { name: 'Varieties 2' });
    expect(within(list).getByRole('heading', { name: 'Patio Star also Tub Star' })).toBeVisible();
    expect(within(list).getByText('68 days').tagName).toBe('STRONG');
    expect(within(list).getByText(/^F1; for pots\. Days from planting out\./)).toHaveTextContent(
      'Resists verticillium wilt and nematodes (partial).',
    );
    expect(within(list).getByText(/^In bold/)).toHaveTextContent(
      'what differs from Beefsteak Tomato. Figures are averages, from seed catalogs of Britain and garden pages',
    );
    expect(await accessibilityProblems()).toEqual([]);
  });

  it('are not spoken of where none is known', () => {
    render(<PlantPage plant={tomato} companions={[]} avoids={[]} />);
    expect(screen.queryByText(/Varieties/)).toBeNull();
  });
});
