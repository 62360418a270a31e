import { sessionStore } from '@planted/mfe-kit';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { FramedPages } from './app';
import { startWithPageName } from './layout/page-name';
import { pages } from './routes';
import { statusOf, type Visitor } from './hydration/hydrate-or-render';

export interface PrerenderedPage {
  readonly path: string;
  readonly visitor: Visitor;
  /** The page's name; none for the frame that any other address gets. */
  readonly name: string | undefined;
  /** What the root holds. */
  readonly html: string;
  /** The module whose code it needs besides, from src. */
  readonly source: string | undefined;
}

/** Where the code of the shell's pages that come apart is, from src; the prerendered page loads it along. */
export const sourcesOfPages: Readonly<Record<string, string>> = {
  '/about': 'features/about/about-page.tsx',
  '/account': 'features/account/account-page.tsx',
  '/account-recovery': 'features/account-recovery/account-recovery-page.tsx',
  '/data': 'features/about/about-page.tsx',
  '/place': 'features/place/place-page.tsx',
};

/** What any address gets that is no page of its own: the frame, for the router to fill. */
const ANY = '*';
/** What it shows is in the address, which no one knows at the build; and a greeting is chosen at random. */
const isUnknown = (path: string, visitor: Visitor): boolean =>
  path === '/account-recovery' || path === '/way-back' || (path === '/' && visitor === 'gardener');

/**
 * Runs at the build, in Node: every page as its first render has it (tools/build/prerendered-pages.mjs writes them).
 */
export async function prerenderPages(): Promise<PrerenderedPage[]> {
  await Promise.all(pages.map(({ path, load }) => (isUnknown(path, 'guest') ? undefined : load?.())));
  return (['guest', 'gardener'] as const).flatMap((visitor) => {
    sessionStore.set({ status: statusOf[visitor], user: null, error: null });
    return pages
      .filter(({ path }) => !isUnknown(path, visitor))
      .map(({ path, name }) => {
        startWithPageName(name ?? '');
        const html = renderToString(
          <StaticRouter location={path === ANY ? '/no-page' : path}>
            <FramedPages />
          </StaticRouter>,
        );
        return { path, visitor, name, source: sourcesOfPages[path], html };
      });
  });
}
