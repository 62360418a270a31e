/** Compares the places that gardeners are shown, and what they were told of their choices, with a plain replay. */

/**
 * @typedef {import('./ledger.mjs').Entry} Entry
 * @typedef {import('./ledger.mjs').Move} Move
 * @typedef {import('./ledger.mjs').ShownPlace} ShownPlace
 * @typedef {import('./oracle.mjs').Finding} Finding
 */

/**
 * @param {readonly Entry[]} ledger
 * @param {Pick<import('./oracle.mjs').Observation, 'events' | 'places'>} observation
 * @returns {Finding[]}
 */
export function judgePlaces(ledger, { events, places }) {
  const made = new Set(events.map(({ command }) => command));
  return [...places].flatMap(([gardener, shown]) => {
    const own = ledger.filter((entry) => entry.gardener === gardener);
    const { place, findings } = replay(own, made);
    if (isSame(place, shown)) return findings;
    const fault = shown.version < place.version ? 'lost' : 'different';
    const what = `${gardener} is shown ${wordsOf(shown)}, and chose ${wordsOf(place)}`;
    return [...findings, /** @type {const} */ ({ fault, what })];
  });
}

/**
 * @param {readonly Entry[]} entries of one gardener, in the order in which they were sent
 * @param {ReadonlySet<string>} made commands that have events: also of choices that were given up
 * @returns {{ place: ShownPlace, findings: Finding[] }}
 */
function replay(entries, made) {
  /** @type {ShownPlace} */
  let place = { version: 0, name: null };
  /** @type {Finding[]} */
  const findings = [];
  const different = (/** @type {string} */ what) => void findings.push({ fault: 'different', what });
  for (const { command, acknowledged, move } of entries) {
    if (!move) continue;
    if (move.conflict) {
      if (acknowledged || made.has(command)) different(`choice ${command} is refused, and made`);
      if (!isSame(move.conflict, place))
        different(`choice ${command} is told ${wordsOf(move.conflict)} instead of ${wordsOf(place)}`);
    }
    if (!acknowledged && !made.has(command)) continue;
    if (move.expectedVersion !== place.version)
      different(`choice ${command} on version ${move.expectedVersion} is made on ${place.version}`);
    place = { version: place.version + 1, name: move.name };
    if (move.answered.some((version) => version !== place.version))
      different(`choice ${command} is answered ${move.answered}, and leads to ${place.version}`);
  }
  return { place, findings };
}

/** @param {ShownPlace} a @param {ShownPlace} b */
const isSame = (a, b) => a.version === b.version && a.name === b.name;

/** @param {ShownPlace} place */
const wordsOf = ({ version, name }) => `'${name}' in version ${version}`;
