import { sizeOf } from '@planted/garden-domain';
import { BedSoil, insetOf, PlantTile } from '@planted/ui';
import { bedPlants, type PlantedGarden } from '../gardens/planted-garden';
import type { PlanScale } from './plan-scale';
import styles from './printed-bed.module.css';

/** CSS pixels in a millimeter. */
const MM = 96 / 25.4;
/** Room for the rulers, in pixels. */
const RULER = 18;
/** Sides from which on feet are counted in fives. */
const MANY_FEET = 12;
/** Pixels; in a smaller square the number stands alone in the middle. */
const SMALLEST_DRAWN_CELL = 30;

const marks = (feet: number): number[] =>
  Array.from({ length: feet + 1 }, (_, foot) => foot).filter((foot) => feet <= MANY_FEET || foot % 5 === 0);

interface PrintedBedProps {
  readonly garden: PlantedGarden;
  readonly scale: PlanScale;
  /** By plant id, as in the plant list. */
  readonly numbers: ReadonlyMap<string, number>;
}

/** The bed to scale, with feet along two sides and each plant's number, which also reads without colors. */
export function PrintedBed({ garden, scale, numbers }: PrintedBedProps) {
  const { width, height } = sizeOf(garden.matrix);
  const cell = scale.cell * MM;
  const plants = bedPlants(garden);
  const kinds = new Map(garden.plants.map(({ id, plant }) => [id, plant.id]));
  const isDrawn = cell >= SMALLEST_DRAWN_CELL;
  const size = isDrawn ? 12 : Math.max(6, cell * 0.6);
  return (
    <svg
      role="img"
      aria-label={`Plan of ${garden.name}, ${width} by ${height} feet`}
      width={width * cell + RULER + 2}
      height={height * cell + RULER + 2}
      viewBox={`${-RULER} ${-RULER} ${width * cell + RULER + 2} ${height * cell + RULER + 2}`}
      className={styles.bed}
    >
      {marks(width).map((foot) => (
        <text key={foot} x={foot * cell} y={-6} textAnchor="middle" className={styles.feet}>
          {foot}
        </text>
      ))}
      {marks(height).map((foot) => (
        <text key={foot} x={-6} y={foot * cell + 4} textAnchor="end" className={styles.feet}>
          {foot === 0 ? '' : foot}
        </text>
      ))}
      <BedSoil matrix={garden.matrix} cell={cell} />
      {plants.map((plant) => {
        const number = numbers.get(kinds.get(plant.id) ?? '');
        const inset = cell * insetOf(plant);
        const left = plant.x * cell;
        const top = plant.y * cell;
        return (
          <g key={plant.id}>
            <PlantTile plant={plant} cell={cell} />
            <text
              x={isDrawn ? left + inset + 4 : left + (plant.width * cell) / 2}
              y={isDrawn ? top + inset + size : top + (plant.height * cell) / 2 + size * 0.35}
              textAnchor={isDrawn ? 'start' : 'middle'}
              fontSize={size}
              className={styles.number}
            >
              {number}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
