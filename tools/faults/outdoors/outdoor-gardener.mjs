/** A gardener whose commands wait on the device: said once, they are kept, and the outbox sends them when it can. */
import { setTimeout as pause } from 'node:timers/promises';
import { commandId } from '../ledger.mjs';
import { cutRequest } from './cut-request.mjs';
import { Device } from './device.mjs';

const CALL = 'add-garden-event';
const ADDRESS = '/api/activities/addGardenEvent';
const HOUR_MS = 3_600_000;
/** Of a gardener's turns: the signal comes or goes, a tab is closed, the last thing done is taken back. */
const SIGNAL = 0.12;
const CLOSED = 0.06;
const TAKEN_BACK = 0.08;
/** How long what waits may take, at the end, over a product that is whole again. */
const SENT_TIMEOUT_MS = 60_000;
const LOOK_MS = 50;
/** So many wait at most: then there is a signal again, and nothing is done until they are fewer. */
const MOST_WAITING = 40;

export class OutdoorGardener {
  #said = 0;
  #isCut = true;

  /**
   * @param {object} options
   * @param {import('../gardener.mjs').Gardener} options.gardener signed in
   * @param {string} options.garden of which no other command is sent, so that its order is the outbox's
   * @param {import('./device.mjs').CreateOutbox} options.createOutbox
   * @param {() => number} options.random
   */
  constructor({ gardener, garden, createOutbox, random }) {
    this.gardener = gardener;
    this.garden = garden;
    this.random = random;
    this.device = new Device({
      ...{ createOutbox, gardener: gardener.id },
      send: (command) => this.#send(command),
    });
  }

  /** One turn: something is done in the garden, and now and then something happens to the device. */
  async act() {
    const { device, random } = this;
    if (device.outbox(0).waiting().length >= MOST_WAITING) {
      device.isOnline = true;
      void device.outbox(0).drain();
      return void (await pause(LOOK_MS));
    }
    const at = Math.floor(random() * device.tabs.length);
    const roll = random();
    if (roll < SIGNAL) device.isOnline = !device.isOnline;
    else if (roll < SIGNAL + CLOSED) await device.reopen(at);
    else if (roll < SIGNAL + CLOSED + TAKEN_BACK) await this.#takeBack(at);
    await this.#say(at);
    void device.outbox(at).drain();
    return undefined;
  }

  /** @param {number} at the tab in which it is said */
  async #say(at) {
    const { ledger, id } = this.gardener;
    this.#said += 1;
    const key = `${this.garden}-${this.#said}`;
    const entry = ledger.open({
      command: commandId(CALL, key),
      gardener: id,
      garden: this.garden,
      type: 'GardenEventRecorded',
      waited: true,
    });
    // A clock that is an hour wrong, the other way in the other tab.
    const clock = new Date(Date.now() + (at === 0 ? HOUR_MS : -HOUR_MS)).toISOString();
    const [day = '', time = ''] = clock.slice(0, 16).split('T');
    const notes = `Event occurred on ${day} at ${time}. ${key}`;
    const eventDetails = {
      ...{ actor: 'user', subject: 'garden', subject_id: this.garden, action: 'weeded', notes },
    };
    const isKept = await this.device.outbox(at).keep({
      ...{ key, call: CALL, method: 'POST', address: ADDRESS, body: JSON.stringify({ eventDetails }) },
      ...{ at: `${day}T${time}`, gardenId: this.garden, version: null },
      ...{ mayHaveArrived: false, isOfDraft: false },
    });
    // What the device keeps is done for its gardener: nothing of it may be lost any more.
    entry.acknowledged = isKept;
  }

  /** What surely was not sent is as if it had never been said. @param {number} at */
  async #takeBack(at) {
    const last = this.device.outbox(at).waiting().at(-1);
    if (!last || !(await this.device.outbox(at).takeBack(last.key))) return;
    const { ledger } = this.gardener;
    const command = commandId(CALL, last.key);
    ledger.entries = ledger.entries.filter((entry) => entry.command !== command);
  }

  /** @param {import('./device.mjs').WaitingCommand} command @returns {Promise<import('./device.mjs').Outcome>} */
  async #send({ key, method, address, body }) {
    const { url, cookie, id } = this.gardener;
    const headers = {
      ...{ 'content-type': 'application/json', accept: 'application/json' },
      ...{ cookie, 'idempotency-key': key, 'for-gardener': id },
    };
    try {
      const sent = { url: url + address, method, headers, body };
      const { status, text } = await cutRequest(sent, this.random, this.#isCut);
      const answer = JSON.parse(text);
      if (status < 300) return { kind: 'done', answer };
      if (status === 401) return { kind: 'signed-out' };
      if (status >= 500 || status === 429 || status === 408) return { kind: 'unanswered' };
      return { kind: 'refused', refusal: { status, message: answer.error, code: null, current: null } };
    } catch {
      return { kind: 'unanswered' };
    }
  }

  /**
   * The signal is back for good: all that waits is sent.
   * @returns {Promise<import('../oracle.mjs').Finding[]>} what the gardener has seen on the device
   * @throws where it is not sent
   */
  async comeIn() {
    const { device } = this;
    device.isOnline = true;
    this.#isCut = false;
    const deadline = Date.now() + SENT_TIMEOUT_MS;
    await device.outbox(0).drain();
    while (device.outbox(0).waiting().length > 0 && Date.now() < deadline) {
      await pause(LOOK_MS);
      await device.outbox(0).drain();
    }
    const left = device.outbox(0).waiting().length;
    const refused = device.outbox(0).refused();
    device.closeAll();
    if (left > 0) throw new Error(`${left} commands still wait on the device`);
    return [
      ...device.atOnce.map((key) => ({
        fault: /** @type {const} */ ('duplicated'),
        what: `${key} was sent by one tab while the other waited for an answer`,
      })),
      ...refused.map(({ key, refusal }) => ({
        fault: /** @type {const} */ ('different'),
        what: `${key} was refused: ${refusal?.message}`,
      })),
    ];
  }
}
