import type { GardenRow, LayoutSince, StandingPlanting } from '@planted/contracts';
import type { BrowserContext } from 'playwright-core';

/** A garden as the server answers it. */
export interface Served extends Pick<LayoutSince, 'coming' | 'steps'> {
  readonly garden: GardenRow;
  readonly version: number;
  readonly plants: StandingPlanting[];
}

/** @throws for an answer that is none */
async function read<Answer>(context: BrowserContext, path: string): Promise<Answer> {
  const response = await context.request.get(path);
  if (!response.ok()) throw new Error(`${path} answered ${response.status()}`);
  const { data }: { data: Answer } = await response.json();
  return data;
}

/** The id of the gardener's first garden. */
export const gardenOf = async (context: BrowserContext): Promise<string> =>
  (await read<GardenRow[]>(context, '/api/gardens/fetchGardens'))[0]?.id ?? '';
export const layoutOf = async (context: BrowserContext): Promise<Served> =>
  read(context, `/api/gardens/fetchLayout?gardenId=${await gardenOf(context)}`);
/** What stands, such as 'radish 0,0', in order. */
export const standing = ({ plants }: Served): string[] =>
  plants.map(({ plant_id, grid_x, grid_y }) => `${plant_id} ${grid_x},${grid_y}`).toSorted();
