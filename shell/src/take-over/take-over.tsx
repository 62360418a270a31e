import { sessionStore, themeStore } from '@planted/mfe-kit';
import { type ReactNode, StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { startWithPageName } from '../layout/page-name';
import { keepSkeleton } from '../remotes/skeleton';
import type { PageRoute } from '../routes';
import { takePress } from './early-press';

/** What a page was drawn for, as its root says: `data-drawn`, its path, and `data-for`. */
export type Visitor = 'guest' | 'gardener';

/** What is known of a visitor when the first drawing is made: whether there is a session, and not yet whose. */
export const statusOf = { guest: 'guest', gardener: 'loading' } as const;

interface Options {
  readonly root: HTMLElement;
  readonly pages: readonly PageRoute[];
  /** What stands at the root; `onShown` is to be called once it answers to presses. */
  readonly app: (onShown: () => void) => ReactNode;
}

/**
 * Shows the app in place of what the build drew (tools/build/drawn-pages.mjs). Where that is this very page for this
 * very visitor it stays, and comes alive; any other is replaced in one step.
 */
export async function takeOver({ root, pages, app }: Options): Promise<void> {
  const drawn = await drawnHere(root, pages);
  // All in one step from here on: a moment later it may be known who is here, and the drawing is another.
  const page = drawn && sessionStore.get().status === statusOf[drawn.visitor] ? drawn.page : undefined;
  const press = takePress(root);
  keepSkeleton(root);
  // From here on React hears presses itself.
  if (root.dataset['drawn'] !== undefined) root.dataset['drawn'] = '';
  const shown = (
    <StrictMode>
      {app(() => {
        // What was drawn does not know the theme: it is taken over as it is, and then told.
        themeStore.apply();
        root.dataset['live'] = '';
        press();
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

/** @returns the page, where it is what was drawn, with its code, and for whom */
async function drawnHere(
  root: HTMLElement,
  pages: readonly PageRoute[],
): Promise<{ readonly page: PageRoute; readonly visitor: Visitor } | undefined> {
  const { drawn, for: visitor } = root.dataset;
  const page = pages.find(({ path }) => path === drawn);
  if (!page || drawn !== location.pathname || (visitor !== 'guest' && visitor !== 'gardener'))
    return undefined;
  const isThere = await (page.load?.() ?? Promise.resolve()).then(
    () => true,
    () => false,
  );
  return isThere ? { page, visitor } : undefined;
}
