import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, type RenderResult } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import type { RemoteRoutes } from '../remote/remote-routes';
import type { SessionUser } from '../session/session';
import { signInForTest, signOutForTest } from './session';

export interface RenderRemoteOptions {
  /** Where the gardener is, e.g. '/garden-summary'. */
  readonly at: string;
  /** Navigation state, as another page hands it over. */
  readonly state?: unknown;
  /** A signed-in gardener; guest without it. */
  readonly user?: Partial<SessionUser> | undefined;
}

export interface RenderedRemote extends RenderResult {
  /** Where the gardener is now, e.g. '/garden-summary?tab=2'. */
  readonly where: () => string;
  /** The navigation state there. */
  readonly state: () => unknown;
  readonly queryClient: QueryClient;
}

/** Shows a remote's routes as the shell does: router, session and query client, without federation. */
export function renderRemote(
  { routes }: RemoteRoutes,
  { at, state, user }: RenderRemoteOptions,
): RenderedRemote {
  if (user === undefined) signOutForTest();
  else signInForTest(user);
  const queryClient = new QueryClient({
    defaultOptions: { queries: { retry: false }, mutations: { retry: false } },
  });
  const [pathname = '/', search = ''] = at.split('?');
  let where = at;
  let current = state;

  function Whereabouts() {
    const location = useLocation();
    where = `${location.pathname}${location.search}`;
    current = location.state;
    return null;
  }

  const result = render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={[{ pathname, search: search && `?${search}`, state }]}>
        <Whereabouts />
        <Routes>
          {routes.map(({ path, Component }) => (
            <Route key={path} path={path} element={<Component />} />
          ))}
          <Route path="*" element={null} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return { ...result, where: () => where, state: () => current, queryClient };
}
