import type { AnswerOf, fetchPlaceCall } from '@planted/contracts';
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
  /** @since kit 1.1 */
  readonly offers?: RemoteOffers;
}

/** What a micro-frontend does for the shell besides showing pages, so that what it takes is loaded once. */
export interface RemoteOffers {
  /** Fetches the code that says what a change of place does to the steps of the season. */
  readonly stepsMoved?: () => Promise<StepsMoved>;
}

/** Where a gardener's gardens are, and the climate there. */
type GardenPlaces = AnswerOf<typeof fetchPlaceCall>['data'];

/**
 * Says how many steps a change of place has moved: '12 steps moved.'
 * @param gardenId of the one garden whose place it is; else of all
 * @returns undefined where there are no steps, or none has another day
 */
export type StepsMoved = (
  before: GardenPlaces,
  after: GardenPlaces,
  gardenId: string | undefined,
) => Promise<string | undefined>;

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
