import { init, type ModuleFederation } from '@module-federation/runtime';
import * as runtimeCore from '@module-federation/runtime/core';
import { sharedModules } from './shared-modules';

/** Remotes are built without a runtime of their own and look for this name. */
declare global {
  var _FEDERATION_RUNTIME_CORE: object | undefined;
}

/** Starts the federation runtime with what the shell shares. Called once. */
export function startRuntime(): ModuleFederation {
  globalThis._FEDERATION_RUNTIME_CORE = runtimeCore;
  return init({
    name: 'planted_shell',
    remotes: [],
    shared: Object.fromEntries(
      Object.entries(sharedModules).map(([name, { version, module }]) => [
        name,
        {
          version,
          lib: () => module,
          strategy: 'loaded-first',
          shareConfig: { singleton: true, eager: true, requiredVersion: `^${version}` },
        },
      ]),
    ),
  });
}
