/** A gardener who continues whatever happens: says everything again, under the same key, until it is acknowledged. */
import { randomUUID } from 'node:crypto';
import { BED_SIDE } from './layout-replay.mjs';
import { commandId, gardenId } from './ledger.mjs';

const RETRY_TIMEOUT_MS = 30_000;
const AGAIN_AFTER_MS = 150;
const RESPONSE_TIMEOUT_MS = 8_000;
const CONFLICT = 409;
const SQUARE_BED = Array(BED_SIDE).fill(Array(BED_SIDE).fill(1).join(',')).join('\n');

export class Gardener {
  /** By which the product knows them; empty before they sign in. */
  cookie = '';
  id = '';

  /**
   * @param {string} url the product's
   * @param {import('./ledger.mjs').Ledger} ledger
   */
  constructor(url, ledger) {
    this.url = url;
    this.ledger = ledger;
  }

  /** @param {string} name */
  async signIn(name) {
    const response = await this.#withRetries(() => this.#post('/api/demo/sign-in', { name }));
    this.cookie = response.headers
      .getSetCookie()
      .map((line) => line.split(';', 1)[0])
      .join('; ');
    const { user } = /** @type {{ user: { id: string } }} */ (await response.json());
    this.id = user.id;
  }

  /** @param {string} name */
  async saveGarden(name) {
    const key = randomUUID();
    const garden = gardenId(this.id, key);
    const entry = this.ledger.open({
      command: `garden-${garden}`,
      gardener: this.id,
      garden,
      type: 'GardenSaved',
    });
    const body = {
      name,
      soil_type: 'Loamy',
      hardiness_zone: '5b',
      sunlight: 'Full Sun',
      maintenance: 'Low',
      matrix: SQUARE_BED,
    };
    const response = await this.#withRetries(() => this.#post('/api/gardens/save', body, key), entry);
    await response.body?.cancel();
    entry.acknowledged = true;
    return garden;
  }

  /** @param {string} garden */
  async recordEvent(garden) {
    const key = randomUUID();
    const entry = this.ledger.open({
      command: commandId('add-garden-event', key),
      gardener: this.id,
      garden,
      type: 'GardenEventRecorded',
    });
    const eventDetails = {
      actor: 'user',
      subject: 'garden',
      subject_id: garden,
      action: 'fertilized',
      notes: key,
    };
    const response = await this.#withRetries(
      () => this.#post('/api/activities/addGardenEvent', { eventDetails }, key),
      entry,
    );
    await response.body?.cancel();
    entry.acknowledged = true;
  }

  /**
   * One act in the layout of a garden.
   * @param {string} garden
   * @param {number} expectedVersion
   * @param {readonly import('./layout-replay.mjs').LayoutChange[]} changes
   * @param {number} times that it is sent under its key, acknowledged or not
   * @returns {Promise<{ version: number } | { version?: undefined, current: import('./ledger.mjs').Conflict }>} the
   * version that it led to, or what has changed since the version that it names
   */
  async changeLayout(garden, expectedVersion, changes, times = 1) {
    const key = randomUUID();
    /** @type {import('./ledger.mjs').Act} */
    const act = { expectedVersion, changes, answered: [], conflict: null };
    const command = commandId('change-layout', key);
    const entry = this.ledger.open({ command, gardener: this.id, garden, type: 'LayoutChanged', act });
    const body = { gardenId: garden, expectedVersion, changes };
    for (let time = 0; ; ) {
      const response = await this.#withRetries(
        () => this.#post('/api/gardens/changeLayout', body, key),
        entry,
        ({ ok, status }) => ok || status === CONFLICT,
      );
      const answer = await response.json();
      if (response.ok) {
        entry.acknowledged = true;
        act.answered.push(answer.data.version);
      } else act.conflict = answer.current;
      time += 1;
      if (time === times) return act.conflict ? { current: act.conflict } : { version: answer.data.version };
    }
  }

  /**
   * @returns {Promise<(readonly [string, import('./oracle.mjs').ShownLayout])[]>} as the product shows them, of the
   * gardens in which this gardener has made acts
   */
  async shownLayouts() {
    const own = this.ledger.entries.filter(({ act, gardener }) => act && gardener === this.id);
    /** @type {(readonly [string, import('./oracle.mjs').ShownLayout])[]} */
    const shown = [];
    for (const garden of new Set(own.map((entry) => entry.garden))) {
      const response = await this.#withRetries(() =>
        this.#get(`/api/gardens/fetchLayout?gardenId=${garden}`),
      );
      const { data } = await response.json();
      shown.push([garden, { version: data.version, plantings: data.plants.map(plantingOf) }]);
    }
    return shown;
  }

  /** @returns {Promise<string[]>} the ids of the gardens that the product shows */
  async shownGardens() {
    const response = await this.#withRetries(() => this.#get('/api/gardens/fetchGardens'));
    const { data } = /** @type {{ data: { id: string }[] }} */ (await response.json());
    return data.map(({ id }) => id);
  }

  /** @param {string} path */
  #get(path) {
    return fetch(this.url + path, {
      headers: { cookie: this.cookie },
      signal: AbortSignal.timeout(RESPONSE_TIMEOUT_MS),
    });
  }

  /**
   * @param {string} path
   * @param {unknown} body
   * @param {string} [key]
   */
  #post(path, body, key) {
    return fetch(this.url + path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(this.cookie && { cookie: this.cookie }),
        ...(key && { 'idempotency-key': key }),
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(RESPONSE_TIMEOUT_MS),
    });
  }

  /**
   * @param {() => Promise<Response>} ask
   * @param {{ tries: number }} [entry]
   * @param {(response: Response) => boolean} [isAnswer]
   * @returns {Promise<Response>} the first that is an answer
   * @throws for an answer that a repeat cannot mend, and after the timeout
   */
  async #withRetries(ask, entry = { tries: 0 }, isAnswer = ({ ok }) => ok) {
    const deadline = Date.now() + RETRY_TIMEOUT_MS;
    for (;;) {
      entry.tries += 1;
      const response = await ask().catch((error) => /** @type {Error} */ (error));
      if (response instanceof Response && isAnswer(response)) return response;
      const said =
        response instanceof Response ? `${response.status} ${await response.text()}` : response.message;
      const isTrouble = !(response instanceof Response) || response.status >= 500 || response.status === 429;
      if (!isTrouble || Date.now() > deadline) throw new Error(`gave up after ${entry.tries} tries: ${said}`);
      await new Promise((resolve) => setTimeout(resolve, pauseAfter(response)));
    }
  }
}

/**
 * A server that has too much to do says when; one that is down is asked soon, since its return is what is measured.
 * @param {Response | Error} response
 * @returns {number} milliseconds
 */
const pauseAfter = (response) =>
  response instanceof Response && response.status === 429
    ? 1_000 * Number(response.headers.get('retry-after') ?? 1)
    : AGAIN_AFTER_MS;

/** @param {{ id: string, plant_id: string, grid_x: number, grid_y: number, display_color: string }} row */
const plantingOf = ({ id, plant_id: plantId, grid_x: x, grid_y: y, display_color: color }) => ({
  ...{ id, plantId, x, y, color },
});
