/**
 * Makes mf-manifest.json, which the federation plugin writes for the federation's own tools, true of our builds. The
 * shell does not read it: what it loads is listed, with hashes, in remote.json.
 */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const FEDERATION_MANIFEST = 'mf-manifest.json';
/** Written beside it: how often modules are used, and Vite's own manifest. No one here reads them. */
const UNUSED = ['mf-stats.json', '.vite'];

/** @returns {import('vite').Plugin} */
export function federationManifest() {
  let folder = '';
  return {
    name: 'federation-manifest',
    apply: 'build',
    enforce: 'post',
    configResolved({ root }) {
      folder = root;
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      handler({ dir = '' }) {
        const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
        const file = join(dir, FEDERATION_MANIFEST);
        const { metaData, ...rest } = JSON.parse(readFileSync(file, 'utf8'));
        // Our pages are not rendered on a server, so that there is no entry for one.
        const { ssrRemoteEntry: _, ...said } = metaData;
        const buildInfo = { ...metaData.buildInfo, buildVersion: version };
        writeFileSync(file, `${JSON.stringify({ ...rest, metaData: { ...said, buildInfo } })}\n`);
        for (const name of UNUSED) rmSync(join(dir, name), { recursive: true, force: true });
      },
    },
  };
}

/**
 * @typedef {{ sync: string[], async: string[] }} Assets
 * @typedef {{ metaData: { remoteEntry: { name: string } }, exposes: { assets: { js: Assets, css: Assets } }[] }} FederationManifest
 */

/**
 * @param {FederationManifest} manifest
 * @returns {string[]} the files that it names
 */
export const filesNamedBy = ({ metaData, exposes }) => [
  metaData.remoteEntry.name,
  ...exposes.flatMap(({ assets: { js, css } }) => [...js.sync, ...js.async, ...css.sync, ...css.async]),
];
