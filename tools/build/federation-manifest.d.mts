import type { Plugin } from 'vite';

interface Assets {
  readonly sync: readonly string[];
  readonly async: readonly string[];
}
/** mf-manifest.json, as far as it is read here. */
export interface FederationManifest {
  readonly metaData: { readonly remoteEntry: { readonly name: string } };
  readonly exposes: readonly { readonly assets: { readonly js: Assets; readonly css: Assets } }[];
}
export const FEDERATION_MANIFEST: string;
export function federationManifest(): Plugin;
/** @returns the files that it names, the entry first */
export function filesNamedBy(manifest: FederationManifest): string[];
