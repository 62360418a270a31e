/** What is in a deployment folder, for people and for programs. */
import { readdirSync, existsSync } from 'node:fs';
import { federatedName, readList, versionsIn } from './deployments.mjs';

/**
 * @typedef {object} Row
 * @property {string} remote its folder's name
 * @property {string} version
 * @property {string} state 'live', 'canary 10%', 'before' (can be gone back to) or 'kept' (for pages that are open)
 * @property {string | null} deployed ISO 8601
 */

/**
 * @param {string} target
 * @returns {Row[]} by micro-frontend; first what is live, then the canary, then the latest
 */
export function listRows(target) {
  const list = readList(target);
  const folders = existsSync(target) ? readdirSync(target).filter((name) => /^mfe-[a-z]+$/.test(name)) : [];
  return folders.toSorted().flatMap((remote) => {
    const entry = list[federatedName(remote)] ?? { before: [] };
    const { version, at, canary, before } = entry;
    /** @type {Map<string, Row>} */
    const rows = new Map();
    /** @param {string} version @param {string} state @param {string | null} deployed */
    const add = (version, state, deployed) => {
      if (!rows.has(version)) rows.set(version, { remote, version, state, deployed });
    };
    if (version) add(version, 'live', at ?? null);
    if (canary) add(canary.version, `canary ${canary.share}%`, canary.at);
    for (const each of before.toReversed()) add(each.version, 'before', each.at);
    for (const kept of versionsIn(target, remote)) add(kept, 'kept', null);
    return [...rows.values()];
  });
}

/**
 * @param {readonly Row[]} rows
 * @returns {string[]} a table
 */
export function listLines(rows) {
  if (rows.length === 0) return ['Nothing is deployed here: the built-in versions are live.'];
  const table = [
    ['MICRO-FRONTEND', 'VERSION', 'STATE', 'DEPLOYED'],
    ...rows.map(({ remote, version, state, deployed }) => [remote, version, state, deployed ?? '']),
  ];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...table.map((row) => row[column]?.length ?? 0)));
  return table.map((row) =>
    row
      .map((text, column) => text.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}
