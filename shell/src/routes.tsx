import { lazy, type ReactNode, Suspense } from 'react';
import { LandingPage } from './features/land/landing-page';
import { UnknownRoutePage } from './features/meet-unknown-route/unknown-route-page';
import { RemotePage } from './remotes/remote-page';

export interface PageRoute {
  readonly path: string;
  readonly element: ReactNode;
  /** The micro-frontend it needs, to fetch ahead; none for the shell's own pages. */
  readonly remote?: string;
}

const AboutPage = lazy(() => import('./features/read-about/about-page'));

/** The one place that names the micro-frontends: which page is whose (1 §2). */
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
  {
    path: '/about',
    element: (
      <Suspense>
        <AboutPage />
      </Suspense>
    ),
  },
  { path: '*', element: <UnknownRoutePage /> },
];

function remotePage(remote: string, path: string, name: string): PageRoute {
  // The key: two pages of one remote are two pages, not one that changes its mind.
  return { path, remote, element: <RemotePage key={path} remote={remote} path={path} name={name} /> };
}
