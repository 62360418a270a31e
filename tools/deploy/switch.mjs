/** What may be live next: pure changes of one micro-frontend's entry in remotes.json. */
import { DeployProblem } from './deploy-problem.mjs';

/**
 * @typedef {import('./deployments.mjs').Deployment} Deployment
 * @typedef {import('./deployments.mjs').Deployed} Deployed
 */

/** Versions that can be gone back to. */
const KEPT = 20;

/** @type {Deployed} Nothing of it is deployed: the product's own build is live. */
export const OWN_BUILD = { before: [] };

/**
 * @param {Deployed} current
 * @param {Deployment} next
 * @returns {Deployed} with it live for everybody
 */
export function goLive(current, next) {
  if (current.version === next.version) return withoutCanary(current);
  const before = liveOf(current);
  return { ...next, before: [...current.before, ...(before ? [before] : [])].slice(-KEPT) };
}

/**
 * @param {Deployed} current
 * @param {Deployment} next
 * @param {number} share of a hundred visitors
 * @returns {Deployed} with it live for these
 */
export function startCanary(current, next, share) {
  if (current.version === next.version)
    throw new DeployProblem(`${next.version} is already live for all visitors`);
  return { ...withoutCanary(current), canary: { ...next, share } };
}

/**
 * @param {Deployed} current
 * @returns {Deployed} with the canary live for everybody
 */
export function promote(current) {
  if (!current.canary) throw new DeployProblem('it has no canary to promote');
  const { share: _share, ...next } = current.canary;
  return goLive(current, next);
}

/**
 * Ends a canary where there is one, else goes back to what was live before, in the end to the product's own build.
 * @param {Deployed} current
 * @returns {Deployed}
 */
export function rollBack(current) {
  if (current.canary) return withoutCanary(current);
  if (!liveOf(current)) throw new DeployProblem('nothing is deployed, so there is nothing to roll back');
  const before = current.before.at(-1);
  return before ? { ...before, before: current.before.slice(0, -1) } : OWN_BUILD;
}

/** @type {(deployed: Deployed) => Deployed} */
const withoutCanary = ({ canary: _canary, ...rest }) => rest;

/** @type {(deployed: Deployed) => Deployment | undefined} */
function liveOf({ canary: _canary, before: _before, ...live }) {
  return 'version' in live ? /** @type {Deployment} */ (live) : undefined;
}
