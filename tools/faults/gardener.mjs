/** A gardener who continues whatever happens: says everything again, under the same key, until it is acknowledged. */
import { randomUUID } from 'node:crypto';
import { BED_SIDE, comingOf } from './layout-replay.mjs';
import { commandId, gardenId } from './ledger.mjs';
import { within } from './patience.mjs';

const RETRY_TIMEOUT_MS = within(30_000);
const AGAIN_AFTER_MS = 150;
const RESPONSE_TIMEOUT_MS = within(8_000);
const NOT_FOUND = 404;
const CONFLICT = 409;
/** A place whose name tells them apart. */
const SOMEWHERE = { region: null, latitude: 43.1, longitude: -89.4, elevation: null, town: null };
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
   * @param {'LayoutChanged' | 'SeasonPlanned'} type of the event that it makes
   * @returns {Promise<{ version: number } | { version?: undefined, current: { version: number } }>} the version that it
   * led to, or what has changed since the version that it names. After an act that was given up a page may ask for
   * squares that are taken: that is refused and tells nothing of versions.
   */
  async changeLayout(garden, expectedVersion, changes, times = 1, type = 'LayoutChanged') {
    const key = randomUUID();
    /** @type {import('./ledger.mjs').Act} */
    const act = { expectedVersion, changes, answered: [], conflict: null };
    const command = commandId('change-layout', key);
    const entry = this.ledger.open({ command, gardener: this.id, garden, type, act });
    const body = { gardenId: garden, expectedVersion, changes };
    const { answered, conflict } = await this.#sendTimes(
      () => this.#post('/api/gardens/changeLayout', body, key),
      entry,
      times,
    );
    act.answered.push(...answered);
    if (!conflict) return { version: answered.at(-1) ?? 0 };
    if (conflict.version === undefined) return { current: { version: expectedVersion } };
    act.conflict = conflict;
    return { current: conflict };
  }

  /**
   * Chooses the place of all gardens.
   * @param {number} expectedVersion
   * @param {string} name of the place
   * @param {number} times that it is sent under its key, acknowledged or not
   * @returns {Promise<{ version: number, isRefused: boolean }>} the version that it led to, or that a page that is behind
   * was told
   */
  async choosePlace(expectedVersion, name, times = 1) {
    const key = randomUUID();
    /** @type {import('./ledger.mjs').Move} */
    const move = { expectedVersion, name, answered: [], conflict: null };
    const entry = this.ledger.open({
      ...{
        command: commandId('choose-place', key),
        gardener: this.id,
        garden: '',
        type: 'PlaceChosen',
        move,
      },
      stream: `place-${this.id}`,
    });
    const body = { expectedVersion, choice: { place: { ...SOMEWHERE, name }, ownDates: null } };
    const { answered, conflict } = await this.#sendTimes(
      () => this.#post('/api/gardens/choosePlace', body, key),
      entry,
      times,
    );
    move.answered.push(...answered);
    if (conflict) move.conflict = shownPlaceOf(conflict);
    return { version: move.conflict?.version ?? answered.at(-1) ?? 0, isRefused: move.conflict !== null };
  }

  /** @returns {Promise<import('./ledger.mjs').ShownPlace>} as the product shows it */
  async shownPlace() {
    const response = await this.#withRetries(() => this.#get('/api/gardens/fetchPlace'));
    return shownPlaceOf((await response.json()).data);
  }

  /**
   * @returns {Promise<(readonly [string, import('./oracle.mjs').ShownLayout | null])[]>} as the product shows them, of
   * the gardens in which this gardener has made acts; null of one that it does not know
   */
  async shownLayouts() {
    const own = this.ledger.entries.filter(({ act, gardener }) => act && gardener === this.id);
    /** @type {(readonly [string, import('./oracle.mjs').ShownLayout | null])[]} */
    const shown = [];
    for (const garden of new Set(own.map((entry) => entry.garden))) {
      const response = await this.#withRetries(
        () => this.#get(`/api/gardens/fetchLayout?gardenId=${garden}`),
        undefined,
        ({ ok, status }) => ok || status === NOT_FOUND,
      );
      const { data } = await response.json();
      if (!response.ok) {
        shown.push([garden, null]);
        continue;
      }
      const plantings = data.plants.map(plantingOf);
      shown.push([garden, { version: data.version, plantings, coming: comingOf(data) }]);
    }
    return shown;
  }

  /** @returns {Promise<string[]>} the ids of the gardens that the product shows */
  async shownGardens() {
    const response = await this.#withRetries(() => this.#get('/api/gardens/fetchGardens'));
    const { data } = /** @type {{ data: { id: string }[] }} */ (await response.json());
    return data.map(({ id }) => id);
  }

  /**
   * Sends a command so often under its key; what a page that is behind is told is an answer, too.
   * @param {() => Promise<Response>} send
   * @param {import('./ledger.mjs').Entry} entry
   * @param {number} times
   * @returns {Promise<{ answered: number[], conflict: any }>} the versions that acknowledgments named, and what is there
   * instead
   */
  async #sendTimes(send, entry, times) {
    const answered = [];
    let conflict = null;
    for (let time = 0; time < times; time += 1) {
      const response = await this.#withRetries(send, entry, ({ ok, status }) => ok || status === CONFLICT);
      const answer = await response.json();
      if (response.ok) {
        entry.acknowledged = true;
        answered.push(answer.data.version);
      } else conflict = answer.current;
    }
    return { answered, conflict };
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

/** @param {{ version: number, choice: { place: { name: string } | null } | null }} told */
const shownPlaceOf = ({ version, choice }) => ({ version, name: choice?.place?.name ?? null });

/** @param {{ id: string, plant_id: string, grid_x: number, grid_y: number, display_color: string }} row */
const plantingOf = ({ id, plant_id: plantId, grid_x: x, grid_y: y, display_color: color }) => ({
  ...{ id, plantId, x, y, color },
});
