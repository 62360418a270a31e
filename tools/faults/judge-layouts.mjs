/** Compares the layouts that gardeners are shown, and what they were told of their acts, with a plain replay. */
import { afterAct, comingOf, NEW_LAYOUT, wordsOf } from './layout-replay.mjs';

/**
 * @typedef {import('./ledger.mjs').Entry & { act: import('./ledger.mjs').Act }} ActEntry
 * @typedef {import('./oracle.mjs').Finding} Finding
 * @typedef {import('./layout-replay.mjs').LayoutState} LayoutState
 */

/**
 * @param {readonly import('./ledger.mjs').Entry[]} ledger
 * @param {Pick<import('./oracle.mjs').Observation, 'events' | 'layouts'>} observation
 * @returns {Finding[]}
 */
export function judgeLayouts(ledger, { events, layouts }) {
  const made = new Set(events.map(({ command }) => command));
  /** @type {Map<string, ActEntry[]>} */
  const acts = new Map();
  for (const entry of ledger) {
    if (!entry.act) continue;
    const ofGarden = acts.get(entry.garden);
    if (ofGarden) ofGarden.push(/** @type {ActEntry} */ (entry));
    else acts.set(entry.garden, [/** @type {ActEntry} */ (entry)]);
  }
  return [...acts].flatMap(([garden, entries]) => {
    const { layout, findings } = replay(entries, made);
    const shown = layouts.get(garden);
    // Of a gardener of earlier plays, who was not asked.
    if (shown === undefined) return findings;
    if (shown === null) return [...findings, { fault: 'lost', what: `garden ${garden} is not found` }];
    return [...findings, ...judgeShownLayout(garden, layout, shown)];
  });
}

/**
 * @param {readonly ActEntry[]} entries of one garden, in the order in which they were sent
 * @param {ReadonlySet<string>} made commands that have events: also of acts that were given up
 * @returns {{ layout: LayoutState, findings: Finding[] }}
 */
function replay(entries, made) {
  let layout = NEW_LAYOUT;
  const earlier = new Map([[layout.version, layout]]);
  /** @type {Finding[]} */
  const findings = [];
  const different = (/** @type {string} */ what) => void findings.push({ fault: 'different', what });
  for (const { command, acknowledged, act } of entries) {
    const { expectedVersion, changes, answered, conflict } = act;
    if (conflict) {
      if (acknowledged || made.has(command)) different(`act ${command} is refused, and made`);
      const since = earlier.get(expectedVersion);
      if (!since || !isWhatChanged(since, conflict, layout))
        different(`act ${command} is told something else than what changed since version ${expectedVersion}`);
    }
    if (!acknowledged && !made.has(command)) continue;
    if (expectedVersion !== layout.version)
      different(`act ${command} on version ${expectedVersion} is made on version ${layout.version}`);
    layout = afterAct(layout, changes);
    earlier.set(layout.version, layout);
    if (answered.some((version) => version !== layout.version))
      different(`act ${command} is answered the versions ${answered}, and leads to ${layout.version}`);
  }
  return { layout, findings };
}

/**
 * Whether a page that showed `since` has today's layout with what it is told.
 * @param {LayoutState} since
 * @param {import('./ledger.mjs').Conflict} told
 * @param {LayoutState} now
 */
function isWhatChanged(since, told, now) {
  const standing = new Map(since.standing);
  for (const { id } of told.ended) standing.delete(id);
  for (const planting of told.plants) standing.set(planting.id, planting);
  const coming = new Map(comingOf(told).map((planting) => [planting.id, planting]));
  return (
    told.version === now.version &&
    wordsOf(standing).join() === wordsOf(now.standing).join() &&
    wordsOf(coming).join() === wordsOf(now.coming).join()
  );
}

/**
 * @param {string} garden
 * @param {LayoutState} layout
 * @param {import('./oracle.mjs').ShownLayout} shown
 * @returns {Finding[]}
 */
function judgeShownLayout(garden, layout, { version, plantings, coming }) {
  /** @type {Finding[]} */
  const findings = [];
  const find = (/** @type {import('./oracle.mjs').Fault} */ fault, /** @type {string} */ what) =>
    void findings.push({ fault, what: `garden ${garden}: ${what}` });
  const byId = new Map(plantings.map((planting) => [planting.id, planting]));
  if (byId.size < plantings.length) find('duplicated', 'a planting is shown twice');
  for (const id of layout.standing.keys()) if (!byId.has(id)) find('lost', `planting ${id} is not shown`);
  for (const id of byId.keys())
    if (!layout.standing.has(id)) find('phantom', `planting ${id} does not stand`);
  const known = new Map([...byId].filter(([id]) => layout.standing.has(id)));
  const replayed = new Map([...layout.standing].filter(([id]) => byId.has(id)));
  if (wordsOf(known).join() !== wordsOf(replayed).join()) find('different', 'plantings stand otherwise');
  const toCome = new Map(coming.map((planting) => [planting.id, planting]));
  for (const id of layout.coming.keys()) if (!toCome.has(id)) find('lost', `planting ${id} is not to come`);
  for (const id of toCome.keys()) if (!layout.coming.has(id)) find('phantom', `planting ${id} is to come`);
  if (wordsOf(toCome).join() !== wordsOf(layout.coming).join())
    find('different', 'plantings are to come otherwise');
  if (version !== layout.version)
    find('different', `shown in version ${version}, and is in ${layout.version}`);
  return findings;
}
