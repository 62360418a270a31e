import { render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Arriving } from './arriving';

const arriving = (
  <Arriving says="Opening your gardens...">
    <h1>Veggie Planter</h1>
  </Arriving>
);
const looks = () => document.querySelector('[inert]');

describe('what stands for a page until it is there', () => {
  afterEach(() => {
    document.body.innerHTML = '';
  });

  it('is said, and seen by the eye alone', () => {
    render(arriving);
    expect(screen.getByRole('status')).toHaveTextContent('Opening your gardens...');
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  });

  it('is seen after a moment, or at once where the skeleton of the page has shown it already', () => {
    const { unmount } = render(arriving);
    expect(looks()).toHaveClass('later');
    unmount();
    document.body.innerHTML = '<div data-skeleton="/garden-summary">Veggie Planter</div>';
    render(arriving);
    expect(looks()).not.toHaveClass('later');
  });

  it('is prerendered as a skeleton', () => {
    expect(renderToStaticMarkup(arriving)).toContain('<h1>Veggie Planter</h1>');
  });
});
