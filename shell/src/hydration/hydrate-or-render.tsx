import { sessionStore, themeStore } from '@planted/mfe-kit';
import { type ReactNode, StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { startWithPageName } from '../layout/page-name';
import { keepSkeleton } from '../remotes/skeleton';
import type { PageRoute } from '../routes';
import { takeEarlyClick } from './early-click';

/** What a page was prerendered for, as its root has it: `data-prerendered`, its path, and `data-for`. */
export type Visitor = 'guest' | 'gardener';

/** What is known of a visitor at the prerender: whether there is a session, and not yet whose. */
export const statusOf = { guest: 'guest', gardener: 'loading' } as const;

interface Options {
  readonly root: HTMLElement;
  readonly pages: readonly PageRoute[];
  /** What is rendered at the root; call `onShown` once it handles clicks. */
  readonly app: (onShown: () => void) => ReactNode;
}

/**
 * Shows the app in place of the prerendered page (tools/build/prerendered-pages.mjs). Where that is this very page for
 * this very visitor it is hydrated; any other is replaced in one step.
 */
export async function hydrateOrRender({ root, pages, app }: Options): Promise<void> {
  const prerendered = await prerenderedHere(root, pages);
  // All in one step from here on: a moment later it may be known who is here, and the first render is another.
  const page =
    prerendered && sessionStore.get().status === statusOf[prerendered.visitor] ? prerendered.page : undefined;
  const replayClick = takeEarlyClick(root);
  keepSkeleton(root);
  // From here on React handles clicks itself.
  if (root.dataset['prerendered'] !== undefined) root.dataset['prerendered'] = '';
  const shown = (
    <StrictMode>
      {app(() => {
        // The prerendered page does not know the theme: it is hydrated as it is, and gets the theme then.
        themeStore.apply();
        root.dataset['hydrated'] = '';
        replayClick();
      })}
    </StrictMode>
  );
  if (page) {
    startWithPageName(page.name ?? '');
    flushSync(() => hydrateRoot(root, shown));
  } else {
    themeStore.apply();
    flushSync(() => createRoot(root).render(shown));
  }
}

/** @returns the page, where it is the prerendered one, with its code, and for whom */
async function prerenderedHere(
  root: HTMLElement,
  pages: readonly PageRoute[],
): Promise<{ readonly page: PageRoute; readonly visitor: Visitor } | undefined> {
  const { prerendered, for: visitor } = root.dataset;
  const page = pages.find(({ path }) => path === prerendered);
  if (!page || prerendered !== location.pathname || (visitor !== 'guest' && visitor !== 'gardener'))
    return undefined;
  const isThere = await (page.load?.() ?? Promise.resolve()).then(
    () => true,
    () => false,
  );
  return isThere ? { page, visitor } : undefined;
}
