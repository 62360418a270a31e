/** A gardener who continues whatever happens: says everything again, under the same key, until it is acknowledged. */
import { randomUUID } from 'node:crypto';
import { commandId, gardenId } from './ledger.mjs';

const RETRY_TIMEOUT_MS = 30_000;
const AGAIN_AFTER_MS = 150;
const RESPONSE_TIMEOUT_MS = 8_000;

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
      matrix: '1,1\n1,1',
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
   * @returns {Promise<Response>} the first that is no trouble
   * @throws for an answer that a repeat cannot mend, and after the timeout
   */
  async #withRetries(ask, entry = { tries: 0 }) {
    const deadline = Date.now() + RETRY_TIMEOUT_MS;
    for (;;) {
      entry.tries += 1;
      const response = await ask().catch((error) => /** @type {Error} */ (error));
      if (response instanceof Response && response.ok) return response;
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
