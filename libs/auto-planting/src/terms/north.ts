import type { Side } from '../input';
import type { Bed, Standing } from '../problem/bed';
import type { Kind } from '../problem/kind';
import { feetToSouth, LONGEST_SHADOW, shadowOver } from './shadow';
import { allIn, counted, standsIn, type TermOf } from './term';

/** Tall to the north: nothing that loves sun stands in the shade of a plant 2 ft taller to its south. */
export const tallToTheNorth: TermOf = (bed, price) => {
  const north = bed.problem.site?.north;
  if (!north) return 'not known which side of the bed is north';
  const { kinds } = bed.problem;
  const reach = Uint8Array.from({ length: kinds.length ** 2 }, (_, at) =>
    shadowOver(kinds[Math.floor(at / kinds.length)] as Kind, kinds[at % kinds.length] as Kind),
  );
  const over = (tall: Kind, low: Kind): number => reach[tall.index * kinds.length + low.index] as number;
  const isTall = kinds.map((kind) => kinds.some((low) => over(kind, low) > 0));
  const isLow = kinds.map((kind) => kinds.some((tall) => over(tall, kind) > 0));
  if (!standsIn(bed, ({ index }) => isTall[index] === true))
    return 'no plant here is 2 ft taller than one that loves sun';

  const shades = (tall: Standing, low: Standing): boolean => {
    const feet = feetToSouth(north, low, tall);
    return feet !== undefined && feet < over(tall.kind, low.kind);
  };
  const shadersOf = (low: Standing): Standing[] =>
    isLow[low.kind.index] ? inLine(bed, north, low).filter((tall) => shades(tall, low)) : [];
  const shadedBy = (tall: Standing): Standing[] =>
    isTall[tall.kind.index] ? inLine(bed, north, tall).filter((low) => shades(tall, low)) : [];
  const isShaded = (low: Standing): boolean => shadersOf(low).length > 0;
  return {
    name: 'north',
    price,
    costOf: (plant) => price * (shadersOf(plant).length + shadedBy(plant).length),
    faults: () => allIn(bed).filter((plant) => isShaded(plant)).length,
    inWords() {
      const all = allIn(bed);
      const shaded = all.filter((plant) => isShaded(plant)).length;
      const lovers = all.filter(({ kind }) => kind.lovesSun).length;
      return shaded === 0
        ? 'no sun-lover stands in the shade of a plant 2 ft taller'
        : `${shaded} of ${counted(lovers, 'sun-lover')} in the shade of taller plants`;
    },
    tell() {
      const standing = [...new Set(allIn(bed).map(({ kind }) => kind))];
      return (low) => {
        const { kind } = low;
        const terms: string[] = [];
        const feet = (tall: Standing): number => feetToSouth(north, low, tall) ?? LONGEST_SHADOW;
        const [shader] = shadersOf(low).toSorted((a, b) => feet(a) - feet(b));
        if (shader) terms.push(`in the shade of ${shader.kind.name} to its south`);
        else if (standing.some((tall) => over(tall, kind) > 0))
          terms.push('in the sun: nothing 2 ft taller shades it from the south');
        if (standing.some((other) => over(kind, other) > 0)) {
          const shaded = shadedBy(low).length;
          terms.push(
            shaded === 0
              ? 'tall, and shades no sun-lover'
              : `tall, and shades ${counted(shaded, 'sun-lover')}`,
          );
        }
        return terms.map((text) => ({ about: 'north', text }) as const);
      };
    },
  };
};

/** Every plant in line with one, north and south of it, as far as a shadow can reach. */
function inLine(bed: Bed, north: Side, plant: Standing): Standing[] {
  const { width, height } = bed.problem;
  const isUpright = north === 'top' || north === 'bottom';
  const left = Math.max(0, isUpright ? plant.x : plant.x - LONGEST_SHADOW);
  const right = Math.min(width, plant.x + plant.width + (isUpright ? 0 : LONGEST_SHADOW));
  const top = Math.max(0, isUpright ? plant.y - LONGEST_SHADOW : plant.y);
  const bottom = Math.min(height, plant.y + plant.height + (isUpright ? LONGEST_SHADOW : 0));
  const found: Standing[] = [];
  for (let y = top; y < bottom; y += 1)
    for (let x = left; x < right; x += 1) {
      const other = bed.at(x, y);
      if (other && !found.includes(other)) found.push(other);
    }
  return found;
}
