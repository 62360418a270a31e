import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cp, mkdir, mkdtemp, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from './product';

export type Remote = 'mfe-designer' | 'mfe-planter' | 'mfe-manager' | 'mfe-finder' | 'mfe-season';

export const REMOTES: readonly Remote[] = [
  'mfe-designer',
  'mfe-planter',
  'mfe-manager',
  'mfe-finder',
  'mfe-season',
];
const BUILT = ['shell', ...REMOTES, 'libs/illustrations'];

/** A copy of everything that is served, for a test to change while the product runs on it (FRONT_ENDS_ROOT). */
export class FrontEnds {
  private constructor(readonly path: string) {}

  /** An empty one, to start a product on. */
  static create = async (): Promise<FrontEnds> =>
    new FrontEnds(await mkdtemp(join(tmpdir(), 'planted-front-ends-')));

  /** Copies every build of the repository, which are there once a product has started. */
  async fill(): Promise<void> {
    for (const part of BUILT)
      await cp(join(root, part, 'dist'), join(this.path, part, 'dist'), { recursive: true });
  }

  dist = (remote: Remote): string => join(this.path, remote, 'dist');

  /** As if it had never been deployed. */
  takeAway = (remote: Remote): Promise<void> => rename(this.dist(remote), this.aside(remote));

  putBack = (remote: Remote): Promise<void> => rename(this.aside(remote), this.dist(remote));

  /** Copies a new build over the one that is served, as a team deploys. */
  deploy = (remote: Remote, dist: string): Promise<void> => cp(dist, this.dist(remote), { recursive: true });

  remove = (): Promise<void> => rm(this.path, { recursive: true, force: true });

  private aside = (remote: Remote): string => join(this.path, remote, 'away');
}

/**
 * Builds one micro-frontend alone, from a copy of its sources in which `file` has one text instead of another.
 * Hands `take` the dist folder that came of it, then removes all of it.
 */
export async function withChangedBuild(
  remote: Remote,
  change: { file: string; from: string; to: string },
  take: (dist: string) => Promise<void>,
): Promise<void> {
  await mkdir(join(root, '.cache'), { recursive: true });
  // Inside the repository, where installed packages are found, and beside what its build settings name.
  const workshop = await mkdtemp(join(root, '.cache', 'e2e-build-'));
  try {
    const folder = join(workshop, remote);
    for (const part of ['src', 'package.json', 'tsconfig.json', 'vite.config.ts'])
      await cp(join(root, remote, part), join(folder, part), { recursive: true });
    for (const part of ['tools', 'libs', 'tsconfig.base.json'])
      await symlink(join(root, part), join(workshop, part));
    const file = join(folder, change.file);
    const before = await readFile(file, 'utf8');
    if (!before.includes(change.from)) throw new Error(`${change.file} of ${remote} has no ${change.from}`);
    await writeFile(file, before.replace(change.from, change.to));
    const vite = join(root, 'node_modules/vite/bin/vite.js');
    await promisify(execFile)(process.execPath, [vite, 'build'], { cwd: folder });
    await take(join(folder, 'dist'));
  } finally {
    await rm(workshop, { recursive: true, force: true });
  }
}

const integrityOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

/**
 * Another version of a build that is there: `from` is `to` in its scripts and skeletons, and its manifest is of these.
 * What a build of changed sources would be, without the seconds that one takes.
 * @returns the folder, for the caller to remove
 */
export async function versionOf(
  remote: Remote,
  { from, to, shared = {} }: { from: string; to: string; shared?: Record<string, string> },
): Promise<string> {
  const dist = await mkdtemp(join(tmpdir(), 'planted-version-'));
  await cp(join(root, remote, 'dist'), dist, { recursive: true });
  const manifest = JSON.parse(await readFile(join(dist, 'remote.json'), 'utf8'));
  let changed = 0;
  for (const name of Object.keys(manifest.files)) {
    const text = await readFile(join(dist, name), 'utf8');
    if (!/^assets\/.*\.js$|\.html$/.test(name) || !text.includes(from)) continue;
    await writeFile(join(dist, name), text.replaceAll(from, to));
    manifest.files[name].integrity = integrityOf(text.replaceAll(from, to));
    changed += 1;
  }
  if (changed === 0) throw new Error(`no script of ${remote} has ${from}`);
  const id = `${manifest.version}-${createHash('sha384').update(to).digest('hex').slice(0, 12)}`;
  const said = { ...manifest, id, shared: { ...manifest.shared, ...shared } };
  await writeFile(join(dist, 'remote.json'), JSON.stringify(said));
  return dist;
}

/** `npm run deploy -- …` @returns its output */
export async function runDeploy(...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, ['tools/deploy.mjs', ...args], {
    cwd: root,
  });
  return stdout;
}
