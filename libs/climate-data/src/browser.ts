import frostUs from '../data/frost-us-compact.json?url';
import placesUs from '../data/places-us.json?url';
import placesWorld from '../data/places-world.json?url';
import temperaturesUs from '../data/temps-us.json?url';
import { readSharedFile } from './shared-file';
import type { loadPlaceFiles, loadStationFiles } from './index';

/** Each file is an asset of the front end's build, named by its hash: fetched when first asked for, and kept then. */
const files = new Map<string, Promise<unknown>>();

/** @throws what fetch throws, and Error for a response that is no file; asked again, it is fetched again */
function fetchFile(kind: string, address: string): Promise<unknown> {
  const known = files.get(kind);
  if (known) return known;
  const fetched = readSharedFile(kind, address);
  files.set(kind, fetched);
  fetched.catch(() => files.delete(kind));
  return fetched;
}

/** The places, as `loadPlaceFiles` of the server: 113 kB in all. */
export async function fetchPlaceFiles(): ReturnType<typeof loadPlaceFiles> {
  const [us, world] = await Promise.all([
    fetchFile('places-us', placesUs),
    fetchFile('places-world', placesWorld),
  ]);
  // What the build wrote of the files whose types these are.
  return { us, world } as Awaited<ReturnType<typeof loadPlaceFiles>>;
}

/** The weather stations of the USA, as `loadStationFiles` of the server: 89 kB in all. */
export async function fetchStationFiles(): ReturnType<typeof loadStationFiles> {
  const [frost, temperatures] = await Promise.all([
    fetchFile('frost-us', frostUs),
    fetchFile('temperatures-us', temperaturesUs),
  ]);
  // What the build wrote of the files whose types these are.
  return { frost, temperatures } as Awaited<ReturnType<typeof loadStationFiles>>;
}
