/**
 * Compares what clients were told with what the product reports, and the product's parts with each other.
 *
 * @typedef {import('./ledger.mjs').Entry} Entry
 *
 * @typedef {object} StoredEvent
 * @property {string} id
 * @property {string} stream
 * @property {number} version
 * @property {string} type
 * @property {string} actor
 * @property {string} command the id of the command that made it
 * @property {number | null} sequence its place in the log
 *
 * @typedef {object} ReadModel
 * @property {string} name
 * @property {number} lag
 * @property {number} parked
 * @property {number} different rows that a replay makes otherwise
 *
 * @typedef {object} Observation the state of the product once it is at rest
 * @property {StoredEvent[]} events in the order in which they were stored
 * @property {string[]} published ids of the messages on NATS, in order
 * @property {ReadModel[]} readModels
 * @property {ReadonlyMap<string, readonly string[]>} shown by gardener, the gardens that they see
 * @property {ReadonlyMap<string, ShownLayout | null>} layouts by garden, as its gardener sees it; null where it is not
 * found
 * @property {ReadonlyMap<string, import('./ledger.mjs').ShownPlace>} places by gardener, as they see it
 *
 * @typedef {object} ShownLayout
 * @property {number} version
 * @property {readonly import('./layout-replay.mjs').Planting[]} plantings
 * @property {readonly import('./layout-replay.mjs').Planting[]} coming
 *
 * @typedef {'lost' | 'duplicated' | 'out of order' | 'phantom' | 'stuck' | 'different'} Fault
 * @typedef {{ fault: Fault, what: string }} Finding
 */
import { judgeLayouts } from './judge-layouts.mjs';
import { judgePlaces } from './judge-places.mjs';

/** @type {readonly Fault[]} */
export const FAULTS = ['lost', 'duplicated', 'out of order', 'phantom', 'stuck', 'different'];

/**
 * @param {readonly Entry[]} ledger of everything that was ever sent to this product
 * @param {Observation} observation
 * @returns {Finding[]} empty when all is well
 */
export const judge = (ledger, observation) => [
  ...judgeEvents(ledger, observation),
  ...judgeStreams(ledger, observation),
  ...judgeLog(observation),
  ...judgeReadModels(observation),
  ...judgeShown(ledger, observation),
  ...judgeLayouts(ledger, observation),
  ...judgePlaces(ledger, observation),
];

/**
 * Each acknowledged command has its events, all of them and each once, and each event a command.
 * @param {readonly Entry[]} ledger
 * @param {Observation} observation
 * @returns {Finding[]}
 */
function judgeEvents(ledger, { events }) {
  const byCommand = grouped(events, ({ command }) => command);
  const known = new Map(ledger.map((entry) => [entry.command, entry]));
  /** @type {Finding[]} */
  const findings = [];
  for (const entry of ledger) {
    const { command, type, events: count, acknowledged, gardener, garden } = entry;
    const made = byCommand.get(command) ?? [];
    const what = `${type ?? `${count} events`} of command ${command}`;
    if (made.length < count && (acknowledged || made.length > 0)) findings.push({ fault: 'lost', what });
    if (made.length > count) findings.push({ fault: 'duplicated', what: `${what}, ${made.length} times` });
    const [event] = made;
    if (
      event &&
      acknowledged &&
      (event.actor !== gardener ||
        event.stream !== (entry.stream ?? `garden-${garden}`) ||
        (type !== null && event.type !== type))
    )
      findings.push({
        fault: 'different',
        what: `${what} is ${event.type} of ${event.actor} in ${event.stream}`,
      });
  }
  for (const { id, type, command } of events)
    if (!known.has(command)) findings.push({ fault: 'phantom', what: `${type} ${id}, which nobody sent` });
  return findings;
}

/**
 * Versions are 1, 2, 3 …, in the log's order, and in the order in which the gardener was answered.
 * @param {readonly Entry[]} ledger
 * @param {Observation} observation
 * @returns {Finding[]}
 */
function judgeStreams(ledger, { events }) {
  /** @type {Finding[]} */
  const findings = [];
  const sentAt = new Map(ledger.map(({ command }, i) => [command, i]));
  for (const [stream, all] of grouped(events, (event) => event.stream)) {
    const inOrder = all.toSorted((a, b) => a.version - b.version);
    if (inOrder.some(({ version }, i) => version !== i + 1))
      findings.push({
        fault: 'out of order',
        what: `${stream} has versions ${inOrder.map((e) => e.version)}`,
      });
    const isRising = (/** @type {(event: StoredEvent) => number} */ of) =>
      inOrder.every((event, i) => i === 0 || of(event) > of(/** @type {StoredEvent} */ (inOrder[i - 1])));
    if (
      !isRising(({ sequence }) => sequence ?? Number.POSITIVE_INFINITY) &&
      inOrder.every((e) => e.sequence !== null)
    )
      findings.push({ fault: 'out of order', what: `${stream} stands otherwise in the log` });
    if (
      inOrder.every(({ command }) => sentAt.has(command)) &&
      // Events of one command are adjacent.
      !isRising(({ command, version }) => (sentAt.get(command) ?? 0) + version / (inOrder.length + 1))
    )
      findings.push({ fault: 'out of order', what: `${stream} is not in the order in which it was sent` });
  }
  return findings;
}

/**
 * Every event has its place in the log, 1, 2, 3 …, and message n on NATS is event n.
 * @param {Observation} observation
 * @returns {Finding[]}
 */
function judgeLog({ events, published }) {
  /** @type {Finding[]} */
  const findings = [];
  const waiting = events.filter(({ sequence }) => sequence === null);
  for (const { id } of waiting)
    findings.push({ fault: 'stuck', what: `event ${id} has no place in the log` });
  const log = events
    .filter(({ sequence }) => sequence !== null)
    .toSorted((a, b) => Number(a.sequence) - Number(b.sequence));
  const gap = log.findIndex(({ sequence }, i) => sequence !== i + 1);
  if (gap !== -1) findings.push({ fault: 'out of order', what: `the log has no gapless ${gap + 1}` });
  if (published.length < log.length)
    findings.push({ fault: 'stuck', what: `${log.length - published.length} events are not on NATS` });
  if (published.length > log.length)
    findings.push({
      fault: 'phantom',
      what: `${published.length - log.length} messages on NATS are no events`,
    });
  const other = log.findIndex(({ id }, i) => i < published.length && published[i] !== id);
  if (other !== -1)
    findings.push({ fault: 'out of order', what: `message ${other + 1} on NATS is not event ${other + 1}` });
  return findings;
}

/**
 * @param {Observation} observation
 * @returns {Finding[]}
 */
const judgeReadModels = ({ readModels }) =>
  readModels.flatMap(({ name, lag, parked, different }) => [
    ...(lag > 0 ? [/** @type {const} */ ({ fault: 'stuck', what: `${name} is ${lag} events behind` })] : []),
    ...(parked > 0
      ? [/** @type {const} */ ({ fault: 'stuck', what: `${name} has parked ${parked} events` })]
      : []),
    ...(different > 0
      ? [
          /** @type {const} */ ({
            fault: 'different',
            what: `${name} differs from a replay in ${different} rows`,
          }),
        ]
      : []),
  ]);

/**
 * Each gardener sees their acknowledged gardens, each once, and no garden of anybody else.
 * @param {readonly Entry[]} ledger
 * @param {Observation} observation
 * @returns {Finding[]}
 */
function judgeShown(ledger, { shown }) {
  const saves = ledger.filter(({ type }) => type === 'GardenSaved');
  const sent = grouped(saves, ({ gardener }) => gardener);
  return [...shown].flatMap(([gardener, gardens]) => {
    const own = sent.get(gardener) ?? [];
    const acknowledged = own.filter((entry) => entry.acknowledged).map(({ garden }) => garden);
    const givenUp = own.length - acknowledged.length;
    const strange = gardens.filter((garden) => !acknowledged.includes(garden));
    /** @type {Finding[]} */
    const findings = acknowledged
      .filter((garden) => !gardens.includes(garden))
      .map((garden) => ({ fault: 'lost', what: `garden ${garden} is not shown` }));
    if (strange.length > givenUp)
      findings.push({
        fault: 'phantom',
        what: `${gardener} is shown ${strange.length - givenUp} strange gardens`,
      });
    if (new Set(gardens).size !== gardens.length)
      findings.push({ fault: 'duplicated', what: `${gardener} is shown a garden twice` });
    return findings;
  });
}

/**
 * @template Item
 * @param {readonly Item[]} items
 * @param {(item: Item) => string} keyOf
 * @returns {Map<string, Item[]>}
 */
function grouped(items, keyOf) {
  /** @type {Map<string, Item[]>} */
  const groups = new Map();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}
