import type { SeasonDay } from '../calendar/season-day';
import type { CropFacts } from '../facts/crop-facts';
import type { PlantWindows, Way } from './way';
import { startOf } from './windows';

/**
 * Of the ways that are allowed, the one that still ripens within its season when it is begun on this day or later: as is
 * best for its kind, else the first; null where none is open any more.
 */
export function openWay(
  { crop, windows }: { readonly crop: CropFacts; readonly windows: PlantWindows },
  day: SeasonDay,
  isAllowed: (way: Way) => boolean = () => true,
): Way | null {
  const wanted = startOf(crop.season.starts[0]);
  const open = windows.ways.filter(
    (way) => !way.overwinters && day <= (way.last ?? way.to) && isAllowed(way),
  );
  return open.find((way) => way.start === wanted) ?? open[0] ?? null;
}
