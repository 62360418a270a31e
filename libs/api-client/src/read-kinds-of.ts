import { type KindRow, withOwnKinds, withVarieties } from '@planted/contracts';
import { fetchOwnKinds } from './fetch-own-kinds';
import { fetchVarieties } from './fetch-varieties';
import { readPlants } from './read-plants';
import { kindsAskedBy } from './use-kinds';

/** All kinds of these plantings: the plant table, with varieties and own kinds where there are any. @throws ApiError */
export async function readKindsOf(plantIds: readonly string[]): Promise<readonly KindRow[]> {
  const asked = kindsAskedBy(plantIds);
  const [plants, varieties, own] = await Promise.all([
    readPlants(),
    asked.varieties ? fetchVarieties() : [],
    asked.own ? fetchOwnKinds() : [],
  ]);
  return withOwnKinds(withVarieties(plants, varieties), own);
}
