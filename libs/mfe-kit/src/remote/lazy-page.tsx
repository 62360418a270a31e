import { type ComponentType, createElement, lazy, useState } from 'react';
import type { RemoteRoute } from './remote-routes';

interface PageModule {
  readonly default: ComponentType;
}

/**
 * A page whose code comes apart, for a remote's routes. Once that is there the page shows in the same frame: with
 * `lazy` alone it would suspend even then, and React holds back what follows a fallback for 300 ms.
 */
export function lazyPage(
  fetchCode: () => Promise<PageModule>,
): Required<Pick<RemoteRoute, 'Component' | 'load' | 'isLoaded'>> {
  let loaded: ComponentType | undefined;
  let code: Promise<PageModule> | undefined;
  // Once, also where it fails: asked again, a page would come without the style sheet that was missing. Retry loads the
  // whole remote anew.
  const load = (): Promise<PageModule> => {
    code ??= fetchCode().then((module) => {
      loaded = module.default;
      return module;
    });
    return code;
  };
  const Later = lazy(load);
  function Page() {
    // Decided once: a page that waited for its code must not become another one, and lose its state, when it is there.
    const [Shown] = useState(() => loaded ?? Later);
    return createElement(Shown);
  }
  return { Component: Page, load, isLoaded: () => loaded !== undefined };
}
