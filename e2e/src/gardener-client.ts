import type { Activity, GardenPlant, GardenRow, PlantCell } from '@planted/contracts';

/** A signed-in gardener who speaks HTTP as a script would: one cookie, JSON both ways. */
export class GardenerClient {
  #cookie = '';

  constructor(readonly url: string) {}

  static async signIn(url: string, name: string): Promise<GardenerClient> {
    const client = new GardenerClient(url);
    const response = await client.send('POST', '/api/demo/sign-in', { name });
    if (!response.ok) throw new Error(`sign-in answered ${response.status}: ${await response.text()}`);
    client.#cookie = response.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ');
    return client;
  }

  /** The same gardener and session on a product that was restarted at another address. */
  at(url: string): GardenerClient {
    const moved = new GardenerClient(url);
    moved.#cookie = this.#cookie;
    return moved;
  }

  send(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Response> {
    return fetch(this.url + path, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(this.#cookie ? { cookie: this.#cookie } : {}),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  }

  async #json<T>(response: Response): Promise<T> {
    if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
    return (await response.json()) as T;
  }

  async saveGarden(garden: object, draftId: string): Promise<GardenRow> {
    const response = await this.send('POST', '/api/gardens/save', garden, { 'idempotency-key': draftId });
    const { data } = await this.#json<{ data: GardenRow[] }>(response);
    return data[0] as GardenRow;
  }

  async savePlants(gardenId: string, plantMap: (PlantCell | null)[], gardenWidth: number): Promise<number> {
    const response = await this.send('POST', '/api/gardens/savePlants', { gardenId, plantMap, gardenWidth });
    return (await this.#json<{ plantsCount: number }>(response)).plantsCount;
  }

  async gardens(): Promise<GardenRow[]> {
    return (await this.#json<{ data: GardenRow[] }>(await this.send('GET', '/api/gardens/fetchGardens')))
      .data;
  }

  async plants(): Promise<GardenPlant[]> {
    const response = await this.send('GET', '/api/gardens/fetchDashboardPlants');
    return (await this.#json<{ data: GardenPlant[] }>(response)).data;
  }

  async activities(): Promise<Activity[]> {
    const response = await this.send('GET', '/api/activities/fetchRecentActivities');
    return (await this.#json<{ data: Activity[] }>(response)).data;
  }
}
