import { randomUUID } from 'node:crypto';
import { ask, listen } from './ask';

/** A standing planting, as far as these benches look. */
export interface Plant {
  readonly id: string;
  readonly grid_x: number;
  readonly grid_y: number;
}
export interface Layout {
  readonly version: number;
  readonly plants: readonly Plant[];
}
type Cell = {
  readonly name: string;
  readonly plantId: string;
  readonly plantingWidth: number;
  readonly plantingHeight: number;
  readonly rootCell: boolean;
  readonly color: string;
};

const RADISH: Cell = {
  ...{ name: 'Radish', plantId: 'radish', plantingWidth: 1, plantingHeight: 1 },
  ...{ rootCell: true, color: '#d4365c' },
};

/** A signed-in gardener with one bed, who speaks HTTP as a page does. */
export class BenchGardener {
  private cookie = '';
  private gardenId = '';

  private constructor(
    private readonly url: string,
    private readonly columns: number,
  ) {}

  /** @param plants so many radishes, from the first square on; the bed is square, `columns` wide */
  static async withBed(url: string, columns: number, plants: number): Promise<BenchGardener> {
    const gardener = new BenchGardener(url, columns);
    const signedIn = await gardener.send('/api/demo/sign-in', { name: 'Ada' });
    gardener.cookie = (signedIn.headers['set-cookie'] ?? []).map((line) => line.split(';', 1)[0]).join('; ');
    const row = Array(columns).fill(1).join(',');
    const saved = await gardener.send<{ id: string }[]>('/api/gardens/save', {
      ...{ name: 'Kitchen Bed', soil_type: 'Loamy', hardiness_zone: '6a', sunlight: 'Full Sun' },
      ...{ maintenance: 'Low', matrix: Array(columns).fill(row).join('\n') },
    });
    gardener.gardenId = saved.body.data[0]?.id ?? '';
    await gardener.saveWholeList(plants);
    return gardener;
  }

  /** As a garden was opened before: every plant of the gardener, with all that is known of its kind. */
  async readWholeList(): Promise<number> {
    const { body } = await this.get<unknown[]>('/api/gardens/fetchDashboardPlants');
    return body.data.length;
  }

  /** As a garden was changed before: all plants are saved. The last stands one square further in every other time. */
  async saveWholeList(plants: number, shift = 0): Promise<void> {
    const isPlanted = (square: number) => square < plants - 1 || square === plants - 1 + shift;
    const plantMap = Array.from({ length: this.columns ** 2 }, (_, square) =>
      isPlanted(square) ? RADISH : null,
    );
    await this.send('/api/gardens/savePlants', {
      gardenId: this.gardenId,
      plantMap,
      gardenWidth: this.columns,
    });
  }

  async readLayout(): Promise<Layout> {
    const { body } = await this.get<Layout>(`/api/gardens/fetchLayout?gardenId=${this.gardenId}`);
    return body.data;
  }

  /** Moves one plant. @returns the version that it leads to */
  async move(id: string, square: number, expectedVersion: number): Promise<number> {
    const [x, y] = [square % this.columns, Math.floor(square / this.columns)];
    const changes = [{ type: 'move', id, x, y }];
    const { body } = await this.send<{ version: number }>('/api/gardens/changeLayout', {
      gardenId: this.gardenId,
      expectedVersion,
      changes,
    });
    return body.data.version;
  }

  /** Calls back at each change that the server tells of, as a page in another browser hears it, until the end. */
  async follow(onChange: () => void, end: AbortSignal): Promise<void> {
    const headers = { cookie: this.cookie, accept: 'text/event-stream' };
    const onPart = (part: Buffer) => part.includes('event: changed') && onChange();
    await listen(`${this.url}/api/gardens/live`, headers, onPart, end);
  }

  private get<Data>(path: string) {
    return ask<{ data: Data }>(this.url + path, { method: 'GET', headers: { cookie: this.cookie } });
  }

  private send<Data = unknown>(path: string, body: object) {
    const headers = {
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
      ...(this.cookie && { cookie: this.cookie }),
    };
    return ask<{ data: Data }>(this.url + path, { method: 'POST', headers, body: JSON.stringify(body) });
  }
}
