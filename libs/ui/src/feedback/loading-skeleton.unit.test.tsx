import { render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { LoadingSkeleton } from './loading-skeleton';

const skeleton = (
  <LoadingSkeleton says="Opening your gardens...">
    <h1>Veggie Planter</h1>
  </LoadingSkeleton>
);
const looks = () => document.querySelector('[inert]');

describe('the skeleton of a page that loads', () => {
  afterEach(() => {
    document.body.innerHTML = '';
  });

  it('is announced as a status, and hidden from screen readers itself', () => {
    render(skeleton);
    expect(screen.getByRole('status')).toHaveTextContent('Opening your gardens...');
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  });

  it('is visible after a delay, or at once where the prerendered skeleton was on the screen before', () => {
    const { unmount } = render(skeleton);
    expect(looks()).toHaveClass('later');
    unmount();
    document.body.innerHTML = '<div data-skeleton="/garden-summary">Veggie Planter</div>';
    render(skeleton);
    expect(looks()).not.toHaveClass('later');
  });

  it('is prerendered as a skeleton', () => {
    expect(renderToStaticMarkup(skeleton)).toContain('<h1>Veggie Planter</h1>');
  });
});
