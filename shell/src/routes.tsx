import { lazyPage } from '@planted/mfe-kit';
import type { ComponentType, ReactNode } from 'react';
import { FormerRecoveryLink } from './features/account-recovery/former-recovery-link';
import { LandingPage } from './features/landing/landing-page';
import { OwnPage } from './own-page';
import { ListedPage } from './remotes/listed-page';
import { RemotePage } from './remotes/remote-page';

export interface PageRoute {
  readonly path: string;
  readonly element: ReactNode;
  /** None where it depends on the address. */
  readonly name?: string;
  /** The micro-frontend it needs, to prefetch; none for the shell's own pages. */
  readonly remote?: string;
  /** Fetches the code of a page of the shell's that comes apart. */
  readonly load?: () => Promise<unknown>;
}

/**
 * The one place that names the micro-frontends: which page is whose (1 §2). Pages of others, deployed since, are found
 * by /remotes.json.
 */
export const pages: readonly PageRoute[] = [
  { path: '/', name: 'Home', element: <LandingPage /> },
  remotePage('mfe_designer', '/in-ground-layout-page', 'In Ground Garden'),
  remotePage('mfe_designer', '/raised-bed-garden', 'Raised Bed Garden'),
  remotePage('mfe_designer', '/container-garden', 'Container Garden'),
  remotePage('mfe_designer', '/indoor-garden', 'Indoor Garden'),
  remotePage('mfe_designer', '/vertical-garden', 'Vertical Garden'),
  remotePage('mfe_designer', '/hydroponic-garden', 'Hydroponic Garden'),
  remotePage('mfe_planter', '/garden-summary', 'Garden Summary'),
  remotePage('mfe_manager', '/dashboard', 'Dashboard'),
  remotePage('mfe_manager', '/garden-manager', 'Garden Manager'),
  remotePage('mfe_finder', '/plant-finder', 'Plant Finder'),
  remotePage('mfe_season', '/season', 'Season'),
  ownPage('/about', 'About', () => import('./features/about/about-page')),
  ownPage('/account', 'Account', () => import('./features/account/account-page')),
  ownPage('/place', 'Place and Frost', () => import('./features/place/place-page')),
  ownPage('/data', 'Data', () => import('./features/about/about-page')),
  ownPage(
    '/account-recovery',
    'Sign-In Link',
    () => import('./features/account-recovery/account-recovery-page'),
  ),
  { path: '/way-back', element: <FormerRecoveryLink /> },
  { path: '*', element: <ListedPage /> },
];

/** A page of the shell's that is fetched when it is opened. */
function ownPage(
  path: string,
  name: string,
  fetchCode: () => Promise<{ readonly default: ComponentType }>,
): PageRoute {
  const code = lazyPage(fetchCode);
  return { path, name, load: code.load, element: <OwnPage key={path} name={name} code={code} /> };
}

function remotePage(remote: string, path: string, name: string): PageRoute {
  // The key: two pages of one remote are two pages, not one that changes its mind.
  return { path, name, remote, element: <RemotePage key={path} remote={remote} path={path} name={name} /> };
}
