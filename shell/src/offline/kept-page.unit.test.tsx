import { MemoryRouter } from '@planted/mfe-kit';
import { act, render, screen } from '@testing-library/react';
import { KeptPage } from './kept-page';
import { type ShownKept, shownKept } from './kept-reads';

const NEVER = 'This page has not been opened on this device yet. It needs a signal once.';

const show = (kept: ShownKept) => act(() => shownKept.set(kept));
const open = (at: string) =>
  render(
    <MemoryRouter initialEntries={[at]}>
      <KeptPage>
        <h2>Kitchen Bed</h2>
      </KeptPage>
    </MemoryRouter>,
  );

afterEach(() => show({ age: undefined, isNever: false }));

describe('a page of a micro-frontend', () => {
  it('FLD-2 that is as of now says nothing of its age', () => {
    open('/season');
    show({ age: undefined, isNever: false });
    expect(screen.getByRole('heading', { name: 'Kitchen Bed' })).toBeVisible();
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  it('FLD-2 that is older than a day says since when it is so', () => {
    open('/season');
    show({ age: 'As of Tuesday, 8:10 AM.', isNever: false });
    expect(screen.getByRole('status')).toHaveTextContent('As of Tuesday, 8:10 AM.');
    expect(screen.getByRole('heading', { name: 'Kitchen Bed' })).toBeVisible();
  });

  it('FLD-2 that was never here says so, with a way to Today, and is there as soon as it can be', () => {
    open('/season');
    show({ age: undefined, isNever: true });
    expect(screen.getByText(NEVER)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Today' })).toHaveAttribute('href', '/dashboard');
    expect(screen.queryByRole('heading', { name: 'Kitchen Bed' })).not.toBeInTheDocument();
    const before = screen.getByText('Kitchen Bed');
    show({ age: undefined, isNever: false });
    expect(screen.queryByText(NEVER)).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Kitchen Bed' })).toBe(before);
  });

  it('FLD-2 Today itself has no way to Today', () => {
    open('/dashboard');
    show({ age: undefined, isNever: true });
    expect(screen.queryByRole('link', { name: 'Today' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});
