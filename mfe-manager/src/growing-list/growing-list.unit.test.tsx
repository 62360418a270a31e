import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GrowingList } from './growing-list';

const rows = Array.from({ length: 100 }, (_, n) => n);
const list = (
  <GrowingList rows={rows} noun="plants">
    {(shown) => <output>{shown.length}</output>}
  </GrowingList>
);

describe('a long list', () => {
  const RealObserver = globalThis.IntersectionObserver;
  afterEach(() => {
    globalThis.IntersectionObserver = RealObserver;
  });

  it('grows when its end comes near, until all is shown', () => {
    let reachEnd = () => {};
    globalThis.IntersectionObserver = class {
      constructor(changed: (entries: { isIntersecting: boolean }[]) => void) {
        reachEnd = () => changed([{ isIntersecting: true }]);
      }
      observe() {}
      disconnect() {}
    } as unknown as typeof IntersectionObserver;
    render(list);
    expect(screen.getByRole('status')).toHaveTextContent('12');
    for (const shown of ['36', '60', '84']) {
      act(() => reachEnd());
      expect(screen.getByRole('status')).toHaveTextContent(shown);
    }
    act(() => reachEnd());
    expect(screen.getByRole('status')).toHaveTextContent('100');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('grows by a button too', async () => {
    render(list);
    await userEvent.click(screen.getByRole('button', { name: 'Show more plants (88 left)' }));
    expect(screen.getByRole('status')).toHaveTextContent('36');
  });
});
