import type { AutoPlantingInput } from '../../src/index';

const UNITS_PER_PLANT = 3000;
const unitsPerThird = { good: 1000, moderate: 200, bad: -1500 } as const;
const REACH = 3;

interface Place {
  readonly name: string;
  readonly kind: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Feet between two rectangles, 1 where they touch and 0 where they overlap. */
const feet = (a: Place, b: Place): number =>
  Math.max(
    0,
    b.x - (a.x + a.width - 1),
    a.x - (b.x + b.width - 1),
    b.y - (a.y + a.height - 1),
    a.y - (b.y + b.height - 1),
  );

const covers = (place: Place, x: number, y: number): boolean =>
  x >= place.x && y >= place.y && x < place.x + place.width && y < place.y + place.height;

/** Units for each requested plant, before the objective: more than all neighbors in a small garden are worth. */
export const UNITS_PER_REQUEST = 200_000;

/**
 * The most requested plants, then the companion objective, as an integer program in CPLEX LP format, written from the formulas of the README without
 * the engine. x is 1 where a plant stands; y is the product of two x of related kinds within reach. Products enter by
 * the reformulation of Sherali and Adams (1990): each row 'at most one plant covers a cell' times x.
 * @param input default options, no kept plants, a count for each plant
 */
export function companionModel({ matrix, plants, relations }: AutoPlantingInput): string {
  const places = placesIn(matrix, plants);
  const perThird = plants.map((a) =>
    plants.map((b) => {
      const listed =
        relations?.get(a.id)?.find(({ id }) => id === b.id) ??
        relations?.get(b.id)?.find(({ id }) => id === a.id);
      return listed ? unitsPerThird[listed.relation] : 0;
    }),
  );
  const objective = places.map(({ name }) => `${UNITS_PER_PLANT + UNITS_PER_REQUEST} ${name}`);
  const rows: string[] = [];
  const cells = matrix.flatMap((row, y) => row.flatMap((cell, x) => (cell === 1 ? [{ x, y }] : [])));
  for (const { x, y } of cells) {
    const over = places.filter((place) => covers(place, x, y));
    if (over.length > 1) rows.push(`${sum(over)} <= 1`);
  }
  plants.forEach(({ count }, kind) => {
    const all = places.filter((place) => place.kind === kind);
    if (all.length > 0) rows.push(`${sum(all)} <= ${count}`);
  });
  const products = new Set<string>();
  const product = (a: Place, b: Place): string =>
    a.kind < b.kind ? `${a.name}_${b.name}` : `${b.name}_${a.name}`;
  for (const a of places)
    plants.forEach((plant, other) => {
      const each = perThird[a.kind]?.[other] ?? 0;
      if (each === 0) return;
      const near = places.filter((b) => b.kind === other && feet(a, b) >= 1 && feet(a, b) <= REACH);
      if (near.length === 0) return;
      for (const b of near)
        if (a.kind < other) {
          products.add(product(a, b));
          const units = each * (REACH + 1 - feet(a, b));
          objective.push(units < 0 ? `- ${-units} ${product(a, b)}` : `${units} ${product(a, b)}`);
        }
      if (each > 0)
        rows.push(`${near.map((b) => product(a, b)).join(' + ')} - ${plant.count} ${a.name} <= 0`);
      for (const { x, y } of cells) {
        const over = near.filter((b) => covers(b, x, y));
        if (over.length === 0) continue;
        const pairs = over.map((b) => product(a, b)).join(' + ');
        if (each > 0) rows.push(`${pairs} - ${a.name} <= 0`);
        else
          rows.push(
            `${over.map(({ name }) => name).join(' + ')} + ${a.name} - ${over.map((b) => product(a, b)).join(' - ')} <= 1`,
          );
      }
    });
  return [
    'Maximize',
    ` ${objective.join(' + ').replaceAll('+ -', '-')}`,
    'Subject To',
    ...rows.map((row, i) => ` r${i}: ${row}`),
    'Bounds',
    ...[...products].map((name) => ` 0 <= ${name} <= 1`),
    'Binaries',
    ` ${places.map(({ name }) => name).join(' ')}`,
    'End',
  ].join('\n');
}

const sum = (places: readonly Place[]): string => places.map(({ name }) => name).join(' + ');

function placesIn(matrix: AutoPlantingInput['matrix'], plants: AutoPlantingInput['plants']): Place[] {
  const places: Place[] = [];
  plants.forEach(({ plantingWidth: width, plantingHeight: height }, kind) =>
    matrix.forEach((row, y) =>
      row.forEach((_cell, x) => {
        const rows = matrix.slice(y, y + height).map((line) => line.slice(x, x + width));
        if (rows.length < height || rows.some((line) => line.length < width || line.includes(0))) return;
        places.push({ name: `x${kind}_${x}_${y}`, kind, x, y, width, height });
      }),
    ),
  );
  return places;
}
