import { type Session, sessionStore, themeStore, useSession } from '@planted/mfe-kit';
import { act, screen, waitFor } from '@testing-library/react';
import { type ReactNode, useEffect } from 'react';
import { renderToString } from 'react-dom/server';
import type { PageRoute } from '../routes';
import { rememberPress } from './early-press';
import { takeOver } from './take-over';

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
  await act(() => takeOver({ root, pages: pages(load), app }));
  await waitFor(() => expect(root).toHaveAttribute('data-live'));
}

beforeEach(() => {
  sow.mockClear();
  sessionStore.set(guest);
});

describe('a prerendered page', () => {
  it.each([
    ['stays where it is this page for this visitor', 'data-prerendered="/" data-for="guest"', true],
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
    ['stays where it is known who is here as soon as it is taken over', 0],
    ['is replaced where that is known as soon as its code has come', 1],
  ])('%s, and no difference is met', async (_what, replaced) => {
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
      await takeOver({ root, pages: pages(load), app });
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
    'keeps a press for who answers it: %s',
    async (attributes) => {
      const root = arrive(attributes);
      rememberPress(screen.getByText('Sow'));
      expect(sow).not.toHaveBeenCalled();
      await take(root);
      expect(sow).toHaveBeenCalledTimes(1);
      rememberPress(screen.getByText('Sow'));
      expect(root.querySelector('[data-pressed]')).toBeNull();
    },
  );

  it('keeps the last press only, and none on what is no button', async () => {
    const root = arrive('data-prerendered="/" data-for="guest"');
    rememberPress(screen.getByText('A bed'));
    rememberPress(document.body);
    expect(root.querySelector('[data-pressed]')).toBeNull();
    rememberPress(screen.getByText('Sow'));
    rememberPress(screen.getByText('Sow'));
    await take(root);
    expect(sow).toHaveBeenCalledTimes(1);
  });

  it('gets the theme that this browser keeps', async () => {
    localStorage.setItem('planted-theme', 'dark');
    await take(arrive('data-prerendered="/" data-for="guest"'));
    expect(themeStore.get()).toBe('dark');
    expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
    localStorage.clear();
    themeStore.choose('system');
  });
});
