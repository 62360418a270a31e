import { lazyPage, MemoryRouter, RemoteError, type RemoteRoutes } from '@planted/mfe-kit';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { keepSkeleton } from './skeleton';
import { RemotePage } from './remote-page';
import { remoteStore } from './remotes';

const loadRemoteRoutes = jest.fn<Promise<RemoteRoutes>, []>();
jest.mock('../federation', () => ({
  loadRemoteRoutes: () => loadRemoteRoutes(),
  RemoteProviders: ({ children }: { children: React.ReactNode }) => children,
}));

/** Each test has a remote of its own: what is loaded stays loaded. */
function open(remote: string) {
  render(
    <MemoryRouter>
      <RemotePage remote={remote} path="/plant-finder" name="Plant Finder" />
    </MemoryRouter>,
  );
}

const page = (Component: React.ComponentType): RemoteRoutes => ({
  routes: [{ path: '/plant-finder', title: 'Find Plants', Component }],
});

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  jest.restoreAllMocks();
});

describe('a page of a micro-frontend', () => {
  it('FLD-2 that this device has none of says so while there is no network, and opens when there is', async () => {
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    loadRemoteRoutes.mockRejectedValueOnce(new RemoteError('list', 'mfe_never'));
    open('mfe_never');
    expect(
      await screen.findByText('This page has not been opened on this device yet. It needs a signal once.'),
    ).toBeInTheDocument();
    loadRemoteRoutes.mockResolvedValueOnce(page(() => <h1>182 plants</h1>));
    online.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByRole('heading', { name: '182 plants' })).toBeInTheDocument();
  });

  describe('that came with its skeleton', () => {
    const arrive = (path: string) => {
      const root = document.createElement('div');
      root.innerHTML = `<div data-skeleton="${path}"><h1>Plants</h1><button>Clear</button></div>`;
      keepSkeleton(root);
    };
    afterEach(() => keepSkeleton(document.createElement('div')));

    it('looks like that until it is there, and is announced to who does not see it', async () => {
      arrive('/plant-finder');
      loadRemoteRoutes.mockResolvedValueOnce(page(() => <h1>182 plants</h1>));
      open('mfe_skeleton');
      const skeleton = document.querySelector('[data-skeleton]');
      expect(skeleton).toHaveTextContent('Plants');
      expect(skeleton).toHaveAttribute('inert');
      expect(screen.queryByRole('heading')).not.toBeInTheDocument();
      expect(screen.queryByRole('button')).not.toBeInTheDocument();
      expect(screen.getByRole('status')).toHaveTextContent('Opening Plant Finder...');
      expect(await screen.findByRole('heading', { name: '182 plants' })).toBeInTheDocument();
      expect(document.querySelector('[data-skeleton]')).not.toBeInTheDocument();
    });

    it('does not look like it where that is of another page', () => {
      arrive('/dashboard');
      loadRemoteRoutes.mockReturnValueOnce(new Promise(() => {}));
      open('mfe_other');
      expect(document.querySelector('[data-skeleton]')).toBeEmptyDOMElement();
    });

    it('shows in its place why it could not open', async () => {
      arrive('/plant-finder');
      loadRemoteRoutes.mockRejectedValueOnce(new Error('gone'));
      open('mfe_skeleton_gone');
      expect(await screen.findByRole('alert')).toHaveTextContent("Plant Finder couldn't be opened");
      expect(document.querySelector('[data-skeleton]')).not.toBeInTheDocument();
    });
  });

  it('is announced while it loads, then shown under its own title', async () => {
    loadRemoteRoutes.mockResolvedValueOnce(page(() => <h1>182 plants</h1>));
    open('mfe_a');
    expect(screen.getByRole('status')).toHaveTextContent('Opening Plant Finder...');
    expect(await screen.findByRole('heading', { name: '182 plants' })).toBeInTheDocument();
    expect(document.title).toBe('Find Plants · Planted');
  });

  it('whose code was prefetched shows at once, with no announcement', async () => {
    const found = lazyPage(async () => ({ default: () => <h1>182 plants</h1> }));
    loadRemoteRoutes.mockResolvedValue({
      routes: [{ path: '/plant-finder', title: 'Find Plants', ...found }],
    });
    const store = remoteStore('mfe_prefetched');
    store.prefetch('/plant-finder');
    await waitFor(() => expect(found.isLoaded()).toBe(true));
    open('mfe_prefetched');
    expect(screen.getByRole('heading', { name: '182 plants' })).toBeInTheDocument();
  });

  it('whose own code comes later than its micro-frontend is announced until then', async () => {
    let arrive: (code: { default: () => React.JSX.Element }) => void = () => {};
    const found = lazyPage(() => new Promise((resolve) => (arrive = resolve)));
    loadRemoteRoutes.mockResolvedValueOnce({
      routes: [{ path: '/plant-finder', title: 'Find Plants', ...found }],
    });
    open('mfe_later');
    await waitFor(() => expect(document.title).toBe('Find Plants · Planted'));
    expect(screen.getByRole('status')).toHaveTextContent('Opening Plant Finder...');
    arrive({ default: () => <h1>182 plants</h1> });
    expect(await screen.findByRole('heading', { name: '182 plants' })).toBeInTheDocument();
  });

  it('whose own code does not arrive leaves the panel', async () => {
    const found = lazyPage(() => Promise.reject(new Error('offline')));
    loadRemoteRoutes.mockResolvedValueOnce({
      routes: [{ path: '/plant-finder', title: 'Find Plants', ...found }],
    });
    open('mfe_codeless');
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeInTheDocument();
  });

  it('that does not arrive leaves a panel whose Retry brings it', async () => {
    loadRemoteRoutes.mockRejectedValueOnce(new Error('offline'));
    loadRemoteRoutes.mockResolvedValueOnce(page(() => <h1>182 plants</h1>));
    open('mfe_b');
    expect(await screen.findByRole('alert')).toHaveTextContent("Plant Finder couldn't be opened");
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: '182 plants' })).toBeInTheDocument();
  });

  it('that breaks while it is shown leaves the panel too', async () => {
    const Broken = (): never => {
      throw new Error('no soil');
    };
    loadRemoteRoutes.mockResolvedValueOnce(page(Broken));
    open('mfe_c');
    expect(await screen.findByText('Something went wrong on this page.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Go Home' })).toHaveAttribute('href', '/');
  });

  it('that the micro-frontend does not have is no blank page', async () => {
    loadRemoteRoutes.mockResolvedValueOnce({ routes: [] });
    open('mfe_d');
    expect(await screen.findByText(/other than the page we expected/)).toBeInTheDocument();
  });
});
