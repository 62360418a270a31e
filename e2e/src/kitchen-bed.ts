import type { GardenRow, PlantCell } from '@planted/contracts';
import type { BrowserContext } from 'playwright-core';

/** One plant of 1 × 1 ft, as `savePlants` takes it. */
export const plantCell = (plantId: string, name: string): PlantCell => ({
  ...{ name, plantId, plantingWidth: 1, plantingHeight: 1, rootCell: true, color: '#e68a58' },
});

/** Posts with the cookies of a browser; answers the body. */
export async function post<Answer>(context: BrowserContext, path: string, data: object): Promise<Answer> {
  const response = await context.request.post(path, { data });
  if (!response.ok()) throw new Error(`${path} answered ${response.status()}`);
  return response.json();
}

const SQUARES = 6;

/**
 * Signs a browser in as a gardener who has one garden: Kitchen Bed, 3 × 2 ft.
 * @param planted what stands in its squares, row by row; those after the last are empty
 */
export async function signInWithKitchenBed(
  context: BrowserContext,
  name: string,
  planted: readonly (PlantCell | null)[],
): Promise<void> {
  const plantMap = Array.from({ length: SQUARES }, (_, square) => planted[square] ?? null);
  await post(context, '/api/demo/sign-in', { name });
  const saved = await post<{ data: GardenRow[] }>(context, '/api/gardens/save', {
    ...{ name: 'Kitchen Bed', soil_type: 'Loamy', hardiness_zone: '6a', sunlight: 'Full Sun' },
    ...{ maintenance: 'Low', matrix: '1,1,1\n1,1,1' },
  });
  await post(context, '/api/gardens/savePlants', { gardenId: saved.data[0]?.id, plantMap, gardenWidth: 3 });
}
