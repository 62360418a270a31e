import type { ComponentType } from 'react';

export interface RemoteRoute {
  /** As in shell/src/routes.tsx, e.g. '/plant-finder'. */
  readonly path: string;
  readonly Component: ComponentType;
  /** Fetches the page's own code, where that comes apart: asked for when a link to the page is about to be followed. */
  readonly load?: () => Promise<unknown>;
  /** Whether that code is there. */
  readonly isLoaded?: () => boolean;
  /** The page's name, in the ribbon and the window's title. */
  readonly title: string;
}

/** What a micro-frontend's one exposed module, src/routes.tsx, exports as its default. */
export interface RemoteRoutes {
  readonly routes: readonly RemoteRoute[];
}

/** Types a remote's routes. */
export function defineRemote(remote: RemoteRoutes): RemoteRoutes {
  return remote;
}

/** @returns whether a module loaded at run time, built by who knows whom, holds routes */
export function isRemoteRoutes(value: unknown): value is RemoteRoutes {
  if (typeof value !== 'object' || value === null || !('routes' in value)) return false;
  return (
    Array.isArray(value.routes) &&
    value.routes.every(
      (route: Partial<RemoteRoute> | null) =>
        typeof route?.path === 'string' && typeof route.title === 'string' && route.Component !== undefined,
    )
  );
}
