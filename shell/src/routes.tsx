import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { LandingPage } from './features/land/landing-page';
import { ListedPage } from './remotes/listed-page';
import { RemoteBoundary } from './remotes/remote-boundary';
import { RemoteLoading } from './remotes/remote-loading';
import { RemotePage } from './remotes/remote-page';
import { RemoteTrouble } from './remotes/remote-trouble';

export interface PageRoute {
  readonly path: string;
  readonly element: ReactNode;
  /** The micro-frontend it needs, to fetch ahead; none for the shell's own pages. */
  readonly remote?: string;
}

const AboutPage = lazy(() => import('./features/read-about/about-page'));
const AccountPage = lazy(() => import('./features/account/account-page'));
const WayBackPage = lazy(() => import('./features/find-way-back/way-back-page'));

/**
 * The one place that names the micro-frontends: which page is whose (1 §2). Pages of others, deployed since, are found
 * by /remotes.json.
 */
export const pages: readonly PageRoute[] = [
  { path: '/', element: <LandingPage /> },
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
  ownPage('/about', 'About', AboutPage),
  ownPage('/account', 'Account', AccountPage),
  ownPage('/way-back', 'Way back', WayBackPage),
  { path: '*', element: <ListedPage /> },
];

/** A page of the shell's that is fetched when it is opened. */
function ownPage(path: string, name: string, Page: ComponentType): PageRoute {
  return {
    path,
    element: (
      // As with a micro-frontend: its script may not arrive. What lazy() could not load it does not ask for again.
      <RemoteBoundary
        key={path}
        remote={name}
        fallback={(error) => (
          <RemoteTrouble pageName={name} error={error} onRetry={() => window.location.reload()} />
        )}
      >
        <Suspense fallback={<RemoteLoading pageName={name} />}>
          <Page />
        </Suspense>
      </RemoteBoundary>
    ),
  };
}

function remotePage(remote: string, path: string, name: string): PageRoute {
  // The key: two pages of one remote are two pages, not one that changes its mind.
  return { path, remote, element: <RemotePage key={path} remote={remote} path={path} name={name} /> };
}
