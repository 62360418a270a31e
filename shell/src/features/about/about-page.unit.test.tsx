import { MemoryRouter } from '@planted/mfe-kit';
import { render, screen, within } from '@testing-library/react';
import AboutPage from './about-page';

function open() {
  render(
    <MemoryRouter>
      <AboutPage />
    </MemoryRouter>,
  );
}

describe('the about page', () => {
  it('ABT-1 has a hero under vines, the mission and the four values', () => {
    open();
    expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
    expect(document.querySelector('[style*="vine-1.svg"]')).not.toBeNull();
    expect(screen.getByRole('region', { name: 'Our mission' })).toBeInTheDocument();
    const values = within(screen.getByRole('region', { name: 'What we care about' }));
    expect(values.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Sustainability',
      'Education',
      'Community',
      'Wellness',
    ]);
  });

  it('ABT-1 shows the story with its three figures', () => {
    open();
    const story = screen.getByRole('region', { name: 'Our story' });
    expect([...story.querySelectorAll('dl > div')].map(({ textContent }) => textContent)).toEqual([
      'gardens designed100+',
      'happy gardeners20+',
      'plant varieties50+',
    ]);
  });

  it('ABT-1 ends with a way to write and a way to begin', () => {
    open();
    const call = within(screen.getByRole('region', { name: 'Come and grow with us' }));
    expect(call.getByRole('button', { name: 'Get in Touch' })).toBeInTheDocument();
    expect(call.getByRole('link', { name: 'Start Gardening' })).toHaveAttribute(
      'href',
      '/in-ground-layout-page',
    );
  });
});
