import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { GardenRow, PlantCell } from '@planted/contracts';
import type { BrowserContext } from 'playwright-core';

/** One plant of 1 × 1 ft, as `savePlants` takes it. */
export const plantCell = (plantId: string, name: string): PlantCell => ({
  ...{ name, plantId, plantingWidth: 1, plantingHeight: 1, rootCell: true, color: '#e68a58' },
});

/** What a product says that has too much to do, and for how long it is asked again, as pages ask it. */
const UNAVAILABLE = 503;
const AGAIN_FOR_MS = 60_000;

/** Posts with the cookies of a browser; answers the body. */
export async function post<Answer>(context: BrowserContext, path: string, data: object): Promise<Answer> {
  // Asked again under its key, a command is done once.
  const headers = { 'idempotency-key': randomUUID() };
  for (const deadline = Date.now() + AGAIN_FOR_MS; ; ) {
    const response = await context.request.post(path, { data, headers });
    if (response.ok()) return response.json();
    if (response.status() !== UNAVAILABLE || Date.now() > deadline)
      throw new Error(`${path} answered ${response.status()}: ${await response.text()}`);
    await sleep(1_000 * Number(response.headers()['retry-after'] ?? 1));
  }
}

const SQUARES = 6;

/**
 * Signs a browser in as a gardener who has one garden: Kitchen Bed, 3 × 2 ft.
 * @param name of no other test's gardener: who signs in to the demo by the same name is the same gardener
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
