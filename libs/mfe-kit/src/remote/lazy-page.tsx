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
  let failed: Promise<PageModule> | undefined;
  const load = (): Promise<PageModule> => {
    if (code === undefined || failed === code) {
      const asked = fetchCode().then((module) => {
        loaded = module.default;
        return module;
      });
      asked.catch(() => {
        failed = asked;
      });
      code = asked;
    }
    return code;
  };
  // Rendering shows why the code is not there, and leaves it to others to ask for it again.
  const Later = lazy(() => code ?? load());
  function Page() {
    // Decided once: a page that waited for its code must not become another one, and lose its state, when it is there.
    const [Shown] = useState(() => loaded ?? Later);
    return createElement(Shown);
  }
  return { Component: Page, load, isLoaded: () => loaded !== undefined };
}
