import { fireEvent, render, screen } from '@testing-library/react';
import { prefetchOnIntent } from './prefetch';
import { pages } from './routes';

const asked: string[] = [];
jest.mock('./remotes/remotes', () => ({
  remoteStore: (remote: string) => ({
    prefetch: (path: string) => asked.push(`${remote} ${path}`),
    get: () => null,
    subscribe: () => () => {},
    open: () => {},
  }),
}));

beforeAll(() => {
  history.replaceState(null, '', '/garden-summary?from=plan');
  prefetchOnIntent(pages, document);
});

describe('ARCH-1 the micro-frontend of a page', () => {
  it('that is being opened is requested before anything is rendered', () => {
    expect(asked).toEqual(['mfe_planter /garden-summary']);
  });

  it.each([
    ['the pointer on', fireEvent.pointerOver],
    ['the focus on', fireEvent.focusIn],
    ['a finger on', fireEvent.touchStart],
  ])('is asked for with %s a link to it, wherever that stands', (_what, intend) => {
    render(
      <main>
        <a href="/plant-finder?for=basil">
          <b>Plant Finder</b>
        </a>
        <a href="/about">About</a>
        <a href="https://elsewhere.example/dashboard">Elsewhere</a>
      </main>,
    );
    asked.length = 0;
    intend(screen.getByText('About'));
    intend(screen.getByText('Elsewhere'));
    expect(asked).toEqual([]);
    intend(screen.getByText('Plant Finder'));
    expect(asked).toEqual(['mfe_finder /plant-finder']);
  });
});
