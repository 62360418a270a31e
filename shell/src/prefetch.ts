import { remoteStore } from './remotes/remotes';
import type { PageRoute } from './routes';

/**
 * Begins to load a micro-frontend when a link to one of its pages comes under the pointer or gets the focus; at once,
 * where one of its pages is being opened.
 */
export function prefetchOnIntent(pages: readonly PageRoute[], page: Document): void {
  const remoteByPath = new Map(pages.flatMap(({ path, remote }) => (remote ? [[path, remote]] : [])));

  function prefetch(path: string): void {
    const remote = remoteByPath.get(path);
    if (remote) remoteStore(remote).prefetch(path);
  }
  function follow({ target }: Event): void {
    const link = target instanceof Element ? target.closest('a[href]') : null;
    prefetch(link?.getAttribute('href')?.split('?')[0] ?? '');
  }
  prefetch(page.location.pathname);
  for (const intent of ['pointerover', 'touchstart', 'focusin'] as const) {
    page.addEventListener(intent, follow, { passive: true });
  }
}
