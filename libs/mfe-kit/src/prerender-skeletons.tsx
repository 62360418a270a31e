import { QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { createQueryClient } from './query-client';
import type { RemoteRoute, RemoteRoutes } from './remote/remote-routes';
import { sessionStore } from './session/session-store';

/**
 * For whom a page is prerendered: what is known of a visitor at the first render is whether there is a session, not
 * whose.
 */
export type Visitor = 'guest' | 'gardener';
export type Prerendered = Readonly<Record<Visitor, string>>;

const statusOf = { guest: 'guest', gardener: 'loading' } as const;

/**
 * Runs at a micro-frontend's build, in Node: its pages as their first render has them (tools/build/skeletons.mjs).
 * @returns the markup of each page by its path
 */
export async function prerenderSkeletons(
  { routes }: RemoteRoutes,
  paths: readonly string[],
): Promise<Readonly<Record<string, Prerendered>>> {
  const marked = routes.filter(({ path }) => paths.includes(path));
  await Promise.all(marked.map(({ load }) => load?.()));
  return Object.fromEntries(
    marked.map((route) => [
      route.path,
      { guest: prerender(route, 'guest'), gardener: prerender(route, 'gardener') },
    ]),
  );
}

function prerender({ path, Component }: RemoteRoute, visitor: Visitor): string {
  sessionStore.set({ status: statusOf[visitor], user: null, error: null });
  return renderToStaticMarkup(
    <StaticRouter location={path}>
      <QueryClientProvider client={createQueryClient(() => {})}>
        <Component />
      </QueryClientProvider>
    </StaticRouter>,
  );
}
