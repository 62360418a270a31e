import { MemoryRouter } from '@planted/mfe-kit';
import { render, screen, within } from '@testing-library/react';
import { DataPage } from './data-page';

describe('the page on data', () => {
  beforeEach(() => {
    render(
      <MemoryRouter>
        <DataPage />
      </MemoryRouter>,
    );
  });

  it.each([
    ['GeoNames', '© GeoNames. CC BY 4.0'],
    ['Met Office historic station data', 'Open Government Licence v3.0'],
    ['CHELSA', 'Karger et al. 2017'],
    ['CRU CL 2.0', 'New, Lister, Hulme and Makin 2002'],
    ['US Climate Normals 1981–2010', 'NOAA National Centers for Environmental Information'],
  ])('SEA-1 credits %s in the words of its license', (name, credit) => {
    const source = screen.getByRole('heading', { name }).closest('li');
    expect(source).toHaveTextContent(credit);
  });

  it('SEA-1 says what is estimated, how near it comes, and what is to be confirmed', () => {
    expect(screen.getByText('The 10% dates of US stations')).toBeVisible();
    expect(screen.getByRole('row', { name: /US stations.*4 and 14 days/ })).toBeVisible();
    const open = within(screen.getByRole('region', { name: 'To be confirmed' }));
    expect(open.getByText(/^No license text of CRU CL 2\.0 was found/)).toBeVisible();
  });
});
