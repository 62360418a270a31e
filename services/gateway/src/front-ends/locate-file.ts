import { join } from 'node:path';

/** A file of a front end's build: `path` inside `root`, or nothing. */
export interface FrontEndFile {
  readonly root: string;
  readonly path: string;
  /** Whether what is there never changes: a deployed version has an address of its own. */
  readonly isDeployed?: boolean;
}

export interface FrontEndFolders {
  /** Holds the product's own builds: shell/, every mfe-… and libs/illustrations/. */
  readonly root: string;
  /** Holds what was deployed: mfe-…/<version>/; undefined where nothing can be. */
  readonly deployments?: string | undefined;
}

/**
 * `@0.2.0-5274ad0e898e` names a deployed version; none, the product's own build. A segment such as `~m3k1x` names no
 * folder: it makes an address that a browser has not kept a broken answer for.
 */
const REMOTE_FILE = /^\/mfe\/(mfe-[a-z]+)\/(?:@(\d[\w.+-]*)\/)?(?:~\w+\/)?(.+)$/;
const REMOTE = /^\/mfe\/(mfe-[a-z]+)(\/|$)/;
const ILLUSTRATION = /^\/illustrations\/.+$/;
const HAS_EXTENSION = /\.\w+$/;

/**
 * Which file a path means: a micro-frontend's build, an illustration, a file of the shell, or, for every other path,
 * the shell's page, whose router knows the rest. Undefined where only a file could be meant and none can.
 */
export function locateFile({ root, deployments }: FrontEndFolders, path: string): FrontEndFile | undefined {
  const remote = REMOTE_FILE.exec(path);
  if (remote) {
    const [, name = '', version, file = ''] = remote;
    if (version === undefined) return { root: join(root, name, 'dist'), path: file };
    return deployments === undefined
      ? undefined
      : { root: join(deployments, name, version), path: file, isDeployed: true };
  }
  if (ILLUSTRATION.test(path)) return { root: join(root, 'libs/illustrations/dist'), path: path.slice(1) };
  if (/^\/(mfe|illustrations)(\/|$)/.test(path)) return undefined;
  // A prerendered page is sent at the page's own address only.
  if (/^\/pages\/.*\.html$/.test(path)) return undefined;
  const shell = join(root, 'shell/dist');
  if (HAS_EXTENSION.test(path) || path.startsWith('/assets/')) return { root: shell, path: path.slice(1) };
  return { root: shell, path: 'index.html' };
}

/** Which front end a path is about; every path that is no micro-frontend's is the shell's. */
export const frontEndOf = (path: string): string => REMOTE.exec(path)?.[1] ?? 'shell';
