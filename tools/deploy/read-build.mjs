/** A build as it is on disk, checked against its manifest. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { checkSkeleton } from '../../libs/contracts/src/skeleton/check-skeleton.mjs';
import { FEDERATION_MANIFEST, filesNamedBy } from '../build/federation-manifest.mjs';
import { integrityOf, MANIFEST } from '../build/remote-manifest.mjs';
import { root } from '../workspace/root.mjs';
import { DeployProblem } from './deploy-problem.mjs';

const SCHEMA = join(root, 'libs/mfe-kit/src/contract/remote.schema.json');
/** What a listed file has beside it: sources for developers' tools, and itself compressed, which is sent only if it is. */
const BESIDE = /\.(map|js\.br|css\.br|json\.br)$/;

/**
 * @typedef {object} Build
 * @property {string} dist
 * @property {string} integrity of its remote.json
 * @property {{ id: string, name: string, version: string, shared: Record<string, string>, uses: string[],
 *   pages: { path: string, title: string, skeleton?: Record<string, string>, outline?: Record<string, string> }[],
 *   files: Record<string, { integrity: string }> }} manifest; earlier builds call a skeleton an outline
 */

/**
 * @param {string} dist
 * @param {string} name that it must be federated under
 * @returns {Build}
 * @throws DeployProblem where a file is missing, another than listed, or of a kind whose hash no browser checks
 */
export function readBuild(dist, name) {
  const file = join(dist, MANIFEST);
  if (!existsSync(file))
    throw new DeployProblem(`${file} is not there: is ${dist} the build of a micro-frontend?`);
  const text = readFileSync(file, 'utf8');
  const manifest = parse(text, file);
  if (manifest.name !== name)
    throw new DeployProblem(`${dist} is the build of ${manifest.name}, not of ${name}`);
  for (const [path, { integrity }] of Object.entries(manifest.files)) {
    if (!existsSync(join(dist, path)))
      throw new DeployProblem(`${path} is listed in ${MANIFEST} but missing`);
    if (integrityOf(readFileSync(join(dist, path))) !== integrity)
      throw new DeployProblem(`${path} was changed after the build: its hash does not match ${MANIFEST}`);
  }
  for (const { path, outline = {}, skeleton = outline } of manifest.pages)
    for (const file of Object.values(skeleton)) checkSkeletonAt(manifest, dist, path, file);
  checkFederationManifest(manifest, dist);
  const unlisted = filesOf(dist).find(
    (path) =>
      path !== MANIFEST &&
      path !== FEDERATION_MANIFEST &&
      !BESIDE.test(path) &&
      !Object.hasOwn(manifest.files, path),
  );
  if (unlisted) {
    throw new DeployProblem(
      `${unlisted} is neither a script nor a style sheet, so browsers cannot check its hash. Put images in libs/illustrations`,
    );
  }
  return { dist, integrity: integrityOf(text), manifest };
}

/**
 * Builds of before have none.
 * @param {Build['manifest']} manifest
 * @param {string} dist
 * @throws DeployProblem where the federation's tools would find what is not of this build
 */
function checkFederationManifest({ files }, dist) {
  const file = join(dist, FEDERATION_MANIFEST);
  if (!existsSync(file)) return;
  let named;
  try {
    named = filesNamedBy(JSON.parse(readFileSync(file, 'utf8')));
  } catch (cause) {
    throw new DeployProblem(`${file} cannot be read: ${/** @type {Error} */ (cause).message}`);
  }
  const foreign = named.find((path) => !Object.hasOwn(files, path));
  if (foreign !== undefined)
    throw new DeployProblem(
      `${FEDERATION_MANIFEST} names ${foreign}, which is not among the files of ${MANIFEST}`,
    );
}

/**
 * @param {Build['manifest']} manifest
 * @param {string} dist
 * @param {string} path the page's
 * @param {string} file
 * @throws DeployProblem where servers would leave it out
 */
function checkSkeletonAt({ files }, dist, path, file) {
  if (!Object.hasOwn(files, file))
    throw new DeployProblem(`the skeleton of ${path}, ${file}, is not among the files of ${MANIFEST}`);
  try {
    checkSkeleton(readFileSync(join(dist, file), 'utf8'));
  } catch (cause) {
    throw new DeployProblem(
      `the skeleton of ${path} would be left out: ${/** @type {Error} */ (cause).message}`,
    );
  }
}

/**
 * @param {string} text
 * @param {string} file
 * @returns {Build['manifest']}
 */
function parse(text, file) {
  const validate = new Ajv({ strict: false }).compile(JSON.parse(readFileSync(SCHEMA, 'utf8')));
  let said;
  try {
    said = JSON.parse(text);
  } catch {
    throw new DeployProblem(`${file} is not valid JSON`);
  }
  if (validate(said)) return /** @type {Build['manifest']} */ (said);
  const [fault] = validate.errors ?? [];
  throw new DeployProblem(`${file} breaks the contract: ${fault?.instancePath || '/'} ${fault?.message}`);
}

/**
 * @param {string} folder
 * @returns {string[]} paths of all its files, with slashes
 */
export const filesOf = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((each) => each.isFile())
    .map((each) =>
      join(each.parentPath, each.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    );
