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
  shell: { script: 90_600, firstView: 97_600, files: 2, everything: 221_500 },
  'mfe-designer': { script: 10_000, firstView: 41_000, files: 6, everything: 154_000 },
  'mfe-planter': { script: 10_000, firstView: 172_000, files: 6, everything: 213_000 },
  'mfe-manager': { script: 10_000, firstView: 113_000, files: 10, everything: 202_000 },
  'mfe-finder': { script: 10_000, firstView: 95_000, files: 6, everything: 110_000 },
};

/** What a page of the shell's may weigh as it is prerendered at the build, in bytes of brotli. */
export const PRERENDERED_PAGE = 4_000;

/** What the skeleton of a micro-frontend's page may weigh, in bytes of brotli: it is sent with the page. */
export const SKELETON = 8_000;
