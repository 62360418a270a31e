import { type Session, sessionStore, themeStore, useSession } from '@planted/mfe-kit';
import { act, screen, waitFor } from '@testing-library/react';
import { type ReactNode, useEffect } from 'react';
import { renderToString } from 'react-dom/server';
import type { PageRoute } from '../routes';
import { captureEarlyClick } from './early-click';
import { hydrateOrRender } from './hydrate-or-render';

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean | undefined;
}

const sow = jest.fn();

function Bed() {
  return (
    <p>
      A bed<button onClick={sow}>Sow</button>
    </p>
  );
}

function App({ onShown, children }: { onShown: () => void; children: ReactNode }) {
  useEffect(onShown, [onShown]);
  return children;
}

const guest: Session = { status: 'guest', user: null, error: null };
const pages = (load?: () => Promise<unknown>): PageRoute[] => [
  { path: '/', name: 'Home', element: null, ...(load && { load }) },
];

/** The page as it comes from the build. */
function arrive(attributes: string): HTMLElement {
  document.body.innerHTML = `<div id="root" ${attributes}>${renderToString(<Bed />)}</div>`;
  return document.getElementById('root') as HTMLElement;
}

async function take(root: HTMLElement, load?: () => Promise<unknown>): Promise<void> {
  const app = (onShown: () => void) => (
    <App onShown={onShown}>
      <Bed />
    </App>
  );
  await act(() => hydrateOrRender({ root, pages: pages(load), app }));
  await waitFor(() => expect(root).toHaveAttribute('data-hydrated'));
}

beforeEach(() => {
  sow.mockClear();
  sessionStore.set(guest);
});

describe('a prerendered page', () => {
  it.each([
    ['is hydrated where it is this page for this visitor', 'data-prerendered="/" data-for="guest"', true],
    ['is replaced where it is for a gardener', 'data-prerendered="/" data-for="gardener"', false],
    ['is replaced where it is of another page', 'data-prerendered="/about" data-for="guest"', false],
    ['is replaced where it is only the frame', 'data-prerendered="*"', false],
  ])('%s', async (_what, attributes, stays) => {
    const root = arrive(attributes);
    const prerendered = screen.getByRole('button', { name: 'Sow' });
    await take(root);
    const shown = screen.getByRole('button', { name: 'Sow' });
    expect(shown === prerendered).toBe(stays);
    shown.click();
    expect(sow).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['is hydrated where it is known who is here right after', 0],
    ['is replaced where that is known as soon as its code has come', 1],
  ])('%s, without a hydration mismatch', async (_what, replaced) => {
    const user = { id: 'ada', given_name: 'Ada', profile_picture_url: null };
    const ada: Session = { status: 'signed-in', user, error: null };
    act(() => sessionStore.set({ status: 'loading', user: null, error: null }));
    const Greeting = () => <p>{useSession().status === 'loading' ? 'Good day' : 'Good day, Ada'}</p>;
    const told = jest.fn();
    window.addEventListener('error', told);
    document.body.innerHTML = `<div id="root" data-prerendered="/" data-for="gardener">${renderToString(<Greeting />)}</div>`;
    const root = document.getElementById('root') as HTMLElement;
    const prerendered = screen.getByText('Good day');
    const load = replaced ? async () => sessionStore.set(ada) : undefined;
    // As in a browser: outside of act() React renders when its turn has come.
    const isActing = globalThis.IS_REACT_ACT_ENVIRONMENT;
    globalThis.IS_REACT_ACT_ENVIRONMENT = false;
    try {
      const app = (onShown: () => void) => (
        <App onShown={onShown}>
          <Greeting />
        </App>
      );
      await hydrateOrRender({ root, pages: pages(load), app });
      sessionStore.set(ada);
      await waitFor(() => expect(root).toHaveTextContent('Good day, Ada'));
    } finally {
      globalThis.IS_REACT_ACT_ENVIRONMENT = isActing;
      window.removeEventListener('error', told);
    }
    expect(root.contains(prerendered)).toBe(!replaced);
    expect(told).not.toHaveBeenCalled();
    act(() => sessionStore.set(guest));
  });

  it('is replaced where the code of the page does not arrive', async () => {
    const root = arrive('data-prerendered="/" data-for="guest"');
    const prerendered = screen.getByRole('button', { name: 'Sow' });
    await take(root, () => Promise.reject(new Error('gone')));
    expect(screen.getByRole('button', { name: 'Sow' })).not.toBe(prerendered);
  });

  it.each(['data-prerendered="/" data-for="guest"', 'data-prerendered="*"'])(
    'replays an early click: %s',
    async (attributes) => {
      const root = arrive(attributes);
      captureEarlyClick(screen.getByText('Sow'));
      expect(sow).not.toHaveBeenCalled();
      await take(root);
      expect(sow).toHaveBeenCalledTimes(1);
      captureEarlyClick(screen.getByText('Sow'));
      expect(root.querySelector('[data-early-click]')).toBeNull();
    },
  );

  it('captures the last click only, and none outside of buttons', async () => {
    const root = arrive('data-prerendered="/" data-for="guest"');
    captureEarlyClick(screen.getByText('A bed'));
    captureEarlyClick(document.body);
    expect(root.querySelector('[data-early-click]')).toBeNull();
    captureEarlyClick(screen.getByText('Sow'));
    captureEarlyClick(screen.getByText('Sow'));
    await take(root);
    expect(sow).toHaveBeenCalledTimes(1);
  });

  it('gets the persisted theme', async () => {
    localStorage.setItem('planted-theme', 'dark');
    await take(arrive('data-prerendered="/" data-for="guest"'));
    expect(themeStore.get()).toBe('dark');
    expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
    localStorage.clear();
    themeStore.choose('system');
  });
});
