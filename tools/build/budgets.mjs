/**
 * What each front end may weigh, in bytes of Brotli at its maximum level, as browsers get them, and of how many files:
 * a build beyond it fails.
 * Raise a number only with a reason in the commit that raises it.
 *
 * @typedef {object} Budget
 * @property {number} script what its entry runs at once: the entry and all that it imports
 * @property {number} firstView scripts and styles of its heaviest page, until that shows
 * @property {number} files scripts and styles that its page of most files needs until it shows: a browser asks for six at a time
 * @property {number} everything all scripts and styles together, also those for later
 */

/** @type {Readonly<Record<string, Budget>>} */
export const budgets = {
  shell: { script: 93_100, firstView: 100_600, files: 3, everything: 285_200 },
  'mfe-designer': { script: 10_000, firstView: 41_000, files: 6, everything: 162_000 },
  'mfe-planter': { script: 10_000, firstView: 161_800, files: 6, everything: 331_500 },
  'mfe-manager': { script: 10_000, firstView: 119_700, files: 10, everything: 267_000 },
  'mfe-finder': { script: 10_000, firstView: 95_000, files: 6, everything: 110_000 },
  'mfe-season': { script: 10_000, firstView: 120_000, files: 6, everything: 141_400 },
};

/** What a page of the shell's may weigh as it is prerendered at the build, in bytes of brotli. */
export const PRERENDERED_PAGE = 4_000;

/** What the skeleton of a micro-frontend's page may weigh, in bytes of brotli: it is sent with the page. */
export const SKELETON = 8_000;

/** What the service worker may weigh, in bytes of Brotli. */
export const SERVICE_WORKER = 6_000;

/**
 * What it keeps of the shell when it is installed, in bytes as browsers get them. With everything of all
 * micro-frontends, which it keeps later, it is 1.5 MB at most.
 */
export const PRECACHE = 600_000;
