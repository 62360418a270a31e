import { randomUUID } from 'node:crypto';
import type { Activity, JournalEntry, PlantCell, Reminder } from '@planted/contracts';
import { GardenerClient } from '../gardener-client';
import { plantCell } from '../kitchen-bed';
import type { Served } from '../served-layout';

const MADISON = { name: 'Madison', region: 'Wisconsin', latitude: 43.1, longitude: -89.4, elevation: 263 };
const BED = { name: 'Kitchen Bed', soil_type: 'Loamy', hardiness_zone: '5b', sunlight: 'Full Sun' };
/** Of her bed. */
export const COLUMNS = 3;
export const ROWS = 2;

/** Of her journal. */
export const FIRST_LINE = 'Sown in May';

/** What the server knows of a gardener who has a bed with a carrot and a radish, a journal, and something to do. */
export class ServedGardener {
  private constructor(
    private readonly client: GardenerClient,
    readonly name: string,
    readonly gardenId: string,
  ) {}

  /** @param name of no other test's gardener */
  static async prepare(url: string, name: string): Promise<ServedGardener> {
    const client = await GardenerClient.signIn(url, name);
    const choice = { place: { ...MADISON, town: null }, ownDates: null };
    await post(client, '/api/gardens/choosePlace', { expectedVersion: 0, choice });
    const bed = { ...BED, maintenance: 'Low', matrix: '1,1,1\n1,1,1' };
    const { id } = await client.saveGarden(bed, randomUUID());
    const plants: (PlantCell | null)[] = [plantCell('carrot', 'Carrot'), plantCell('radish', 'Radish')];
    await client.savePlants(id, [...plants, null, null, null, null], COLUMNS);
    const gardener = new ServedGardener(client, name, id);
    await post(client, '/api/gardens/updatePlantingDates', {
      plantingDates: (await gardener.plantings()).map((plant) => ({
        ...{ plant_id: plant.id, planted_date: '2026-05-01' },
      })),
    });
    await post(client, '/api/reminder/addReminder', {
      ...{ title: 'Thin the carrots', reminder_datetime: new Date().toISOString(), garden_id: id },
    });
    await post(client, '/api/journal/addJournalEntry', {
      ...{ title: FIRST_LINE, content: 'In rows.', privacy: 'private' },
    });
    return gardener;
  }

  /** Titles of the journal, the newest first. */
  async journal(): Promise<string[]> {
    const entries = await this.read<JournalEntry[]>('/api/journal/fetchJournalEntries');
    return entries.map(({ title }) => title);
  }

  reminders = (): Promise<Reminder[]> => this.read('/api/reminder/fetchUserReminders');

  /** What was done of one kind, each as the hour at which it happened. */
  async hoursOf(type: string): Promise<(string | null | undefined)[]> {
    const path = `/api/activities/fetchGardenActivities?gardenId=${this.gardenId}`;
    const all = await this.read<Activity[]>(path);
    return all.filter(({ event_type }) => event_type === type).map(({ occurred_time }) => occurred_time);
  }

  /** What stands, such as 'carrot 0,0', in order. */
  async standing(): Promise<string[]> {
    const plants = await this.plantings();
    return plants.map(({ plant_id, grid_x, grid_y }) => `${plant_id} ${grid_x},${grid_y}`).toSorted();
  }

  private async plantings() {
    const path = `/api/gardens/fetchLayout?gardenId=${this.gardenId}`;
    return (await this.read<Served>(path)).plants;
  }

  private async read<Data>(path: string): Promise<Data> {
    const response = await this.client.send('GET', path);
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    return ((await response.json()) as { data: Data }).data;
  }
}

async function post(client: GardenerClient, path: string, data: object): Promise<void> {
  const response = await client.send('POST', path, data, { 'idempotency-key': randomUUID() });
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
}
