import { kindIdOf } from '@planted/garden-domain';
import { type StoredPlanting, squareNames } from './garden-memory';
import type { RotationKind } from './rotation-facts';

/** A botanical family as gardeners call it, with the letter that stands for it on a square. */
interface FamilyName {
  readonly letter: string;
  readonly name: string;
}

const NAMES: Readonly<Record<string, FamilyName>> = {
  Solanaceae: { letter: 'N', name: 'Nightshade' },
  Fabaceae: { letter: 'L', name: 'Legume' },
  Brassicaceae: { letter: 'B', name: 'Brassica' },
  Apiaceae: { letter: 'U', name: 'Umbellifer' },
  Asteraceae: { letter: 'C', name: 'Composite' },
  Amaryllidaceae: { letter: 'A', name: 'Allium' },
  Amaranthaceae: { letter: 'G', name: 'Chenopod' },
  Lamiaceae: { letter: 'M', name: 'Mint family' },
  Cucurbitaceae: { letter: 'K', name: 'Cucurbit' },
  Rosaceae: { letter: 'R', name: 'Rose family' },
  Poaceae: { letter: 'P', name: 'Grass' },
};
const OTHERS: FamilyName = { letter: 'O', name: 'Other families' };

/** What grew on a square in a season. */
interface FamilySquare {
  readonly x: number;
  readonly y: number;
  /** Of its families in their order there; 'N', 'LB' where two followed each other. */
  readonly letters: string;
}

/** The families of a bed in one season. */
interface FamilyYear {
  /** The year in which it begins. */
  readonly season: number;
  readonly squares: readonly FamilySquare[];
}

/** The families of a bed by season, and which there are. */
export interface BedFamilies {
  /** The first season first. */
  readonly years: readonly FamilyYear[];
  /** Each family that is in one of them, with kinds that stood for it. */
  readonly families: readonly (FamilyName & { readonly plantIds: readonly string[] })[];
}

interface Known {
  /** The year in which the season of a day begins. */
  readonly seasonOf: (day: string) => number;
  /** The season of today: what stands counts in it. */
  readonly season: number;
  readonly kinds: ReadonlyMap<string, Pick<RotationKind, 'family'>>;
}

/** A planting in the seasons from the one in which it was put into the ground to the one in which it ended. */
function seasonsOf(planting: StoredPlanting, { seasonOf, season }: Known): number[] {
  const { state, plantedDay, end } = planting;
  if (state === 'standing') return range(plantedDay === null ? season : seasonOf(plantedDay), season);
  if (state !== 'ended' || !end || end.how === 'mistake') return [];
  const last = seasonOf(end.day);
  return range(plantedDay === null ? last : seasonOf(plantedDay), last);
}

const range = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, years) => from + years);

/** Which family grew on which square in which season (TIM-2). What was a mistake, is to come or was dropped grew nowhere. */
export function familiesByYear(plantings: readonly StoredPlanting[], known: Known): BedFamilies {
  const years = new Map<number, Map<string, string>>();
  const families = new Map<string, FamilyName & { readonly plantIds: string[] }>();
  const begins = ({ plantedDay, end }: StoredPlanting): string => plantedDay ?? end?.day ?? '9999';
  for (const planting of plantings.toSorted((a, b) => (begins(a) < begins(b) ? -1 : 1))) {
    const name = NAMES[known.kinds.get(kindIdOf(planting.plantId))?.family ?? ''] ?? OTHERS;
    for (const season of seasonsOf(planting, known)) {
      const family = families.get(name.letter) ?? { ...name, plantIds: [] };
      families.set(name.letter, family);
      if (!family.plantIds.includes(planting.plantId)) family.plantIds.push(planting.plantId);
      const squares = years.get(season) ?? new Map<string, string>();
      years.set(season, squares);
      for (const square of squareNames(planting)) {
        const letters = squares.get(square) ?? '';
        if (!letters.includes(name.letter)) squares.set(square, letters + name.letter);
      }
    }
  }
  return {
    years: [...years]
      .toSorted(([a], [b]) => a - b)
      .map(([season, squares]) => ({
        season,
        squares: [...squares].map(([square, letters]) => {
          const [x = 0, y = 0] = square.split(',').map(Number);
          return { x, y, letters };
        }),
      })),
    families: [...families.values()].toSorted((a, b) => (a.letter < b.letter ? -1 : 1)),
  };
}
