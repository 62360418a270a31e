import { render, screen, within } from '@testing-library/react';
import { FamiliesByYear, type FamiliesByYearProps } from './families-by-year';

const families = [
  { letter: 'L', name: 'Legume', plants: 'pea' },
  { letter: 'N', name: 'Nightshade', plants: 'tomato' },
];
const years: FamiliesByYearProps['years'] = [
  {
    name: '2025',
    isNow: false,
    squares: [
      { x: 0, y: 0, letters: 'LN' },
      // Beyond a bed that was cut since.
      { x: 5, y: 0, letters: 'N' },
    ],
  },
  { name: '2026', isNow: true, squares: [{ x: 1, y: 0, letters: 'N' }] },
];

describe('TIM-2 the families of a bed by year', () => {
  it('has a letter a square, and the same as one table of squares, years and families', () => {
    render(<FamiliesByYear matrix={[[1, 1]]} years={years} families={families} />);
    const region = screen.getByRole('region', { name: 'Families by year' });
    expect([...region.querySelectorAll('text')].map((one) => one.textContent)).toEqual(['LN', 'N']);
    const table = within(region).getByRole('table', { name: 'Families by square and year' });
    const rows = within(table)
      .getAllByRole('row')
      .map((row) => row.textContent);
    expect(rows).toEqual([
      'Square20252026',
      'Row 1, column 1Legume, then Nightshadenothing',
      'Row 1, column 2nothingNightshade',
    ]);
    expect(within(region).getByText('tomato')).toBeVisible();
  });

  it('draws up to three letters in a square, and says that there are more', () => {
    const squares = ['NLN', 'NLNL'].map((letters, x) => ({ x, y: 0, letters }));
    render(
      <FamiliesByYear
        matrix={[[1, 1]]}
        years={[{ name: '2026', isNow: true, squares }]}
        families={families}
      />,
    );
    const region = screen.getByRole('region', { name: 'Families by year' });
    expect([...region.querySelectorAll('text')].map((one) => one.textContent)).toEqual(['NLN', 'NL+']);
    const last = 'Nightshade, then Legume, then Nightshade, then Legume';
    expect(within(region).getByRole('cell', { name: last })).toBeInTheDocument();
  });

  it('is not there before anything grew', () => {
    const { container } = render(<FamiliesByYear matrix={[[1]]} years={[]} families={[]} />);
    expect(container).toBeEmptyDOMElement();
  });
});
