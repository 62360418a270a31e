import type { AutoPlantingInput, AutoPlantingResult, PlannedPlant, Side } from '../src/index';

/** What an experienced gardener counts in a plan, by plain measures of their own. */
export interface Seen {
  /** Sun-lovers of 2 ft at most, and those with a plant of 4 ft or more within 3 ft straight to their south. */
  readonly low: number;
  readonly shaded: number;
  /** Kinds of corn of four plants or more, and those in one block of two rows or more each way. */
  readonly corn: number;
  readonly blocks: number;
  /** Pairs of bad companions that touch. */
  readonly badTouching: number;
  readonly climbers: number;
  readonly atEdge: number;
  /** Plants with runners, and those that touch a plant of another kind. */
  readonly runners: number;
  readonly overrunning: number;
}

const SOUTH = { top: [0, 1], bottom: [0, -1], left: [1, 0], right: [-1, 0] } as const;
const SHADOW = 3;

export function seenIn(
  input: Omit<AutoPlantingInput, 'algorithm'>,
  { plants }: AutoPlantingResult,
  north: Side,
): Seen {
  const facts = new Map(input.plants.map((plant) => [plant.id, plant]));
  const of = ({ plantId }: PlannedPlant) => facts.get(plantId);
  const cells = ({ x, y, width, height }: PlannedPlant) =>
    Array.from({ length: width * height }, (_, i) => [x + (i % width), y + Math.floor(i / width)] as const);
  const at = new Map(plants.flatMap((plant) => cells(plant).map(([x, y]) => [`${x} ${y}`, plant] as const)));
  const beside = (plant: PlannedPlant, reach: number) => [
    ...new Set(
      cells(plant).flatMap(([x, y]) => {
        const near: PlannedPlant[] = [];
        for (let right = -reach; right <= reach; right += 1)
          for (let down = -reach; down <= reach; down += 1) {
            const other = at.get(`${x + right} ${y + down}`);
            if (other && other !== plant) near.push(other);
          }
        return near;
      }),
    ),
  ];
  const [right, down] = SOUTH[north];
  const isShaded = (plant: PlannedPlant): boolean =>
    cells(plant).some(([x, y]) =>
      Array.from({ length: SHADOW }, (_, i) => at.get(`${x + right * (i + 1)} ${y + down * (i + 1)}`)).some(
        (other) => other && (of(other)?.matureHeight ?? 0) >= 48,
      ),
    );
  const low = plants.filter((plant) => of(plant)?.lovesSun && (of(plant)?.matureHeight ?? 99) <= 24);
  const isBad = (a: string, b: string): boolean =>
    [
      input.relations?.get(a)?.filter(({ id }) => id === b),
      input.relations?.get(b)?.filter(({ id }) => id === a),
    ].some((list) => list?.some(({ relation }) => relation === 'bad'));
  const [columns, rows] = [input.matrix[0]?.length ?? 0, input.matrix.length];
  const climbers = plants.filter((plant) => of(plant)?.climbs);
  const runners = plants.filter((plant) => of(plant)?.spreads === 'runners');
  const corn = [
    ...new Set(plants.filter((plant) => of(plant)?.isWindPollinated).map(({ plantId }) => plantId)),
  ]
    .map((id) => plants.filter(({ plantId }) => plantId === id))
    .filter((stalks) => stalks.length >= 4);
  return {
    low: low.length,
    shaded: low.filter((plant) => isShaded(plant)).length,
    corn: corn.length,
    blocks: corn.filter((stalks) => isBlock(stalks)).length,
    badTouching:
      plants.reduce(
        (sum, plant) => sum + beside(plant, 1).filter((other) => isBad(plant.plantId, other.plantId)).length,
        0,
      ) / 2,
    climbers: climbers.length,
    atEdge: climbers.filter(
      ({ x, y, width, height }) => x === 0 || y === 0 || x + width === columns || y + height === rows,
    ).length,
    runners: runners.length,
    overrunning: runners.filter((plant) => beside(plant, 1).some(({ plantId }) => plantId !== plant.plantId))
      .length,
  };
}

/** Each stalk has another beside it in its row and in its column, but for what is left over of the last row. */
function isBlock(stalks: readonly PlannedPlant[]): boolean {
  const has = (x: number, y: number): boolean => stalks.some((stalk) => stalk.x === x && stalk.y === y);
  const inSquares = stalks.filter(({ x, y }) =>
    [
      [0, 0],
      [-1, 0],
      [0, -1],
      [-1, -1],
    ].some(([dx = 0, dy = 0]) => [0, 1].every((i) => [0, 1].every((j) => has(x + dx + i, y + dy + j)))),
  );
  return inSquares.length >= stalks.length - 1;
}
