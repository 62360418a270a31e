import { sizeOf } from '@planted/garden-domain';
import { BedSoil, PlantTile } from '@planted/ui';
import { bedPlants, type PlantedGarden } from '../gardens/planted-garden';
import styles from './pickable-bed.module.css';

interface PickableBedProps {
  readonly garden: PlantedGarden;
  /** Garden plants' own ids. */
  readonly picked: ReadonlySet<string>;
  readonly onToggle: (id: string) => void;
}

/** Of the drawing in pixels. */
const WIDTH = 420;
const HEIGHT = 300;
const LARGEST_CELL = 56;

/** The bed to point at: a press picks a plant or lets it go. The list beside it does the same for the keyboard. */
export function PickableBed({ garden, picked, onToggle }: PickableBedProps) {
  const { width, height } = sizeOf(garden.matrix);
  const cell = Math.min(LARGEST_CELL, WIDTH / Math.max(1, width), HEIGHT / Math.max(1, height));
  return (
    <div className={styles.frame} aria-hidden>
      <svg
        width={width * cell + 2}
        height={height * cell + 2}
        viewBox={`-1 -1 ${width * cell + 2} ${height * cell + 2}`}
        className={styles.bed}
      >
        <BedSoil matrix={garden.matrix} cell={cell} />
        {bedPlants(garden).map((plant) => {
          const isPicked = picked.has(plant.id);
          const middle = { x: (plant.x + plant.width / 2) * cell, y: (plant.y + plant.height / 2) * cell };
          const arm = Math.min(plant.width, plant.height) * cell * 0.26;
          return (
            <g
              key={plant.id}
              data-plant={plant.id}
              data-picked={isPicked || undefined}
              className={styles.plant}
              onClick={() => onToggle(plant.id)}
            >
              <PlantTile plant={plant} cell={cell} lit={isPicked} />
              {isPicked && (
                <path
                  d={`M${middle.x - arm} ${middle.y - arm}l${2 * arm} ${2 * arm}m0 ${-2 * arm}l${-2 * arm} ${2 * arm}`}
                  className={styles.cross}
                />
              )}
            </g>
          );
        })}
      </svg>
    </div>
  );
}
