/**
 * What clients were told: the one side of the oracle. A command that was answered 2xx is acknowledged; one that was
 * given up may have been done or not.
 *
 * @typedef {object} Entry
 * @property {string} command the id under which the event store knows it; of a garden's save, the garden's stream
 * @property {string} gardener the gardener's id
 * @property {string} garden its id
 * @property {string | null} type of the event that it makes; null where it makes events of several
 * @property {number} events how many it makes
 * @property {boolean} acknowledged
 * @property {number} tries
 * @property {Act} [act] of a change of the layout
 * @property {Move} [move] of a choice of the gardener's place
 * @property {string} [stream] of its events, where that is not the garden's
 * @property {boolean} [waited] whether it waited on its gardener's device until there was a signal
 *
 * @typedef {object} Move
 * @property {number} expectedVersion
 * @property {string} name of the place
 * @property {number[]} answered the version that each acknowledgment named
 * @property {ShownPlace | null} conflict what was told to a page that was behind
 *
 * @typedef {object} ShownPlace
 * @property {number} version
 * @property {string | null} name null where nothing was chosen
 *
 * @typedef {object} Act
 * @property {number} expectedVersion
 * @property {readonly import('./layout-replay.mjs').LayoutChange[]} changes
 * @property {number[]} answered the version that each acknowledgment named
 * @property {Conflict | null} conflict what was told to a page that was behind
 *
 * @typedef {object} Conflict what has changed since the version that an act named
 * @property {number} version of today
 * @property {import('./layout-replay.mjs').Planting[]} plants that came or changed, as they stand
 * @property {{ id: string }[]} ended
 * @property {import('./layout-replay.mjs').Planting[]} [coming] all that is to come
 * @property {{ id: string, after: string | null, under?: string | null }[]} [steps]
 */
import { v5 as uuidv5 } from 'uuid';

/** The gateway's namespace for the ids that it makes of clients' keys (services/gateway/src/edge/call.guard.ts). */
const KEYED_COMMANDS = '3f0f2a6e-6a53-4c39-9a4e-6b1f1d0f2a77';

/**
 * @param {string} call its name in the contract
 * @param {string} key the Idempotency-Key
 */
export const commandId = (call, key) => uuidv5(`${call} ${key}`, KEYED_COMMANDS);

/**
 * A save's key names the garden itself: a repeat finds it saved already, and changes nothing.
 * @param {string} gardener
 * @param {string} key
 */
export const gardenId = (gardener, key) => uuidv5(key, gardener);

export class Ledger {
  /** In the order in which each gardener sent them. @type {Entry[]} */
  entries = [];

  /**
   * @param {Pick<Entry, 'command' | 'gardener' | 'garden' | 'type'> & Partial<Pick<Entry, 'events' | 'act' | 'move' | 'stream' | 'waited'>>} sent
   * @returns {Entry}
   */
  open(sent) {
    const entry = { events: 1, ...sent, acknowledged: false, tries: 0 };
    this.entries.push(entry);
    return entry;
  }

  get acknowledged() {
    return this.entries.filter((entry) => entry.acknowledged).length;
  }

  /** Of them, those that waited on a device. */
  get waited() {
    return this.entries.filter((entry) => entry.acknowledged && entry.waited).length;
  }
}
