/**
 * The device of a gardener without a signal: two tabs that keep their commands in one outbox, as the shell hands it a
 * browser. Tabs are closed in the middle of anything, and another one is opened.
 */

/**
 * @typedef {typeof import('../../../libs/outbox/src/index').createOutbox} CreateOutbox
 * @typedef {import('../../../libs/outbox/src/index').Commands} Commands
 * @typedef {import('../../../libs/outbox/src/index').Outbox} Outbox
 * @typedef {import('../../../libs/outbox/src/index').Outcome} Outcome
 * @typedef {import('../../../libs/outbox/src/index').WaitingCommand} WaitingCommand
 *
 * @typedef {object} Tab
 * @property {boolean} isOpen
 * @property {Outbox} outbox
 */

const TABS = 2;
/** Soon: what is measured is the order, not the patience. */
const LONGEST_PAUSE_MS = 200;

export class Device {
  /** @type {Tab[]} */
  tabs = [];
  /** Whether there is a signal. */
  isOnline = true;
  /** Commands that a tab began to send while the other one waited for an answer. @type {string[]} */
  atOnce = [];
  /** @type {Commands} */
  #kept = [];
  /** @type {Set<Tab>} */
  #sending = new Set();
  /** @type {Tab | undefined} */
  #holder;
  /** @type {(() => void)[]} */
  #queue = [];

  /**
   * @param {object} options
   * @param {CreateOutbox} options.createOutbox
   * @param {string} options.gardener
   * @param {(command: WaitingCommand) => Promise<Outcome>} options.send
   */
  constructor({ createOutbox, gardener, send }) {
    this.options = { createOutbox, gardener, send };
    for (let at = 0; at < TABS; at += 1) this.tabs.push(this.#open());
  }

  /** @param {number} at which tab @returns {Outbox} */
  outbox(at) {
    return /** @type {Tab} */ (this.tabs[at]).outbox;
  }

  /** Closes a tab, whatever it is doing, and opens another one. @param {number} at */
  async reopen(at) {
    this.#close(/** @type {Tab} */ (this.tabs[at]));
    this.tabs[at] = this.#open();
    await this.outbox(at).look();
  }

  /** @param {Tab} tab */
  #close(tab) {
    tab.isOpen = false;
    this.#sending.delete(tab);
    this.#release(tab);
  }

  closeAll() {
    for (const tab of this.tabs) this.#close(tab);
  }

  #open() {
    const { createOutbox, gardener, send } = this.options;
    const tab = /** @type {Tab} */ ({ isOpen: true });
    tab.outbox = createOutbox({
      store: {
        read: async () => alive(tab, this.#kept),
        change: async (_, change) => {
          this.#kept = change(this.#kept);
          return alive(tab, this.#kept);
        },
      },
      alone: (work) => this.#alone(tab, work),
      send: async (command) => {
        if (this.#sending.size > 0) this.atOnce.push(command.key);
        this.#sending.add(tab);
        const outcome = await send(command);
        this.#sending.delete(tab);
        return alive(tab, outcome);
      },
      canSend: () => this.isOnline,
      owner: () => gardener,
      announce: () => {
        for (const other of this.tabs) if (other !== tab && other.isOpen) void other.outbox.look();
      },
      later(milliseconds, act) {
        const clock = setTimeout(() => tab.isOpen && act(), Math.min(milliseconds, LONGEST_PAUSE_MS));
        return () => clearTimeout(clock);
      },
      onSent: async () => {},
      onSignedOut() {},
    });
    return tab;
  }

  /** @param {Tab} tab @param {() => Promise<void>} work */
  async #alone(tab, work) {
    while (this.#holder) await new Promise((resolve) => this.#queue.push(() => resolve(undefined)));
    if (!tab.isOpen) return void this.#queue.shift()?.();
    this.#holder = tab;
    await work().finally(() => this.#release(tab));
    return undefined;
  }

  /** @param {Tab} tab */
  #release(tab) {
    if (this.#holder !== tab) return;
    this.#holder = undefined;
    this.#queue.shift()?.();
  }
}

/**
 * In a tab that was closed nothing goes on.
 * @template Value
 * @param {Tab} tab
 * @param {Value} value
 * @returns {Value | Promise<never>}
 */
const alive = (tab, value) => (tab.isOpen ? value : new Promise(() => {}));
