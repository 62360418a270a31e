import { type Matrix, sizeOf } from '@planted/garden-domain';
import { type KeyboardEvent, memo, useCallback, useDeferredValue, useMemo, useRef, useState } from 'react';
import { classNames } from '../class-names';
import styles from './bed-preview.module.css';
import { BedSoil } from './bed-soil';
import { describeBed } from './describe-bed';
import { PlantSign } from './plant-sign';
import { type BedPlant, PlantTile } from './plant-tile';

export interface BedPreviewProps {
  readonly matrix: Matrix;
  readonly plants: readonly BedPlant[];
  /** The garden's name. */
  readonly name: string;
  /** Of the paper frame in pixels: 220 on the dashboard, 500 in the manager (3 §9). */
  readonly width?: number;
  /** A frame of 16:10, or one that follows the bed and is at most square. */
  readonly frame?: 'fixed' | 'fitted';
  readonly className?: string;
}

/** Of the drawing to the edge of the frame. */
const MARGIN = 14;
const LARGEST_CELL = 56;
/** So many plants are drawn with the page; more follow after the first paint, so that it does not wait for them. */
const AT_ONCE = 150;

/**
 * A bed with its plants, to look at. Pointing at a plant or focusing it lights its whole footprint and shows its name;
 * the bed is one stop for Tab, arrows go from plant to plant. A list of the kinds is read to those who do not see it.
 */
export function BedPreview({
  matrix,
  plants,
  name,
  width = 220,
  frame = 'fixed',
  className,
}: BedPreviewProps) {
  const [litId, setLitId] = useState<string>();
  const [stopId, setStopId] = useState<string>();
  const drawing = useRef<SVGSVGElement>(null);
  const { width: columns, height: rows } = sizeOf(matrix);
  const drawn = useDeferredValue(plants, plants.length > AT_ONCE ? [] : plants);
  const inOrder = useMemo(() => drawn.toSorted((a, b) => a.y - b.y || a.x - b.x), [drawn]);
  const stop = inOrder.find((plant) => plant.id === stopId) ?? inOrder[0];
  const lit = drawn.find((plant) => plant.id === litId);

  const usable = width - 2 * MARGIN;
  const tallest = (frame === 'fixed' ? width / 1.6 : width) - 2 * MARGIN;
  const cell = Math.min(LARGEST_CELL, usable / Math.max(1, columns), tallest / Math.max(1, rows));

  const moveFocus = useCallback(
    (event: KeyboardEvent<SVGGElement>) => {
      const from = event.currentTarget.dataset['plant'];
      const at = inOrder.findIndex((plant) => plant.id === from);
      const target = inOrder[nextIndex(event.key, at, inOrder.length)];
      if (!target) return;
      event.preventDefault();
      setStopId(target.id);
      drawing.current?.querySelector<SVGGElement>(`[data-plant="${CSS.escape(target.id)}"]`)?.focus();
    },
    [inOrder],
  );

  return (
    <div
      className={classNames(styles.frame, frame === 'fixed' && styles.fixed, className)}
      style={{ width, padding: MARGIN }}
    >
      <div className={styles.bed}>
        <svg
          ref={drawing}
          width={columns * cell}
          height={rows * cell}
          viewBox={`-1 -1 ${columns * cell + 2} ${rows * cell + 2}`}
          role="group"
          aria-label={name}
          className={styles.drawing}
        >
          <BedSoil matrix={matrix} cell={cell} />
          {inOrder.map((plant) => (
            <PreviewPlant
              key={plant.id}
              plant={plant}
              cell={cell}
              isStop={plant.id === stop?.id}
              isLit={plant.id === lit?.id}
              onLight={setLitId}
              onKeyDown={moveFocus}
            />
          ))}
        </svg>
        {lit && (
          <PlantSign aria-hidden at={lit} matrix={matrix}>
            {lit.plantName}
          </PlantSign>
        )}
      </div>
      <ul className="vh">
        {describeBed(matrix, plants).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}

interface PreviewPlantProps {
  readonly plant: BedPlant;
  readonly cell: number;
  /** Tab comes to this one. */
  readonly isStop: boolean;
  readonly isLit: boolean;
  readonly onLight: (id: string | undefined) => void;
  readonly onKeyDown: (event: KeyboardEvent<SVGGElement>) => void;
}

/** Rendered again only for what changes of it: of a thousand plants two, when the pointer goes from one to the next. */
const PreviewPlant = memo(function PreviewPlant({
  plant,
  cell,
  isStop,
  isLit,
  onLight,
  onKeyDown,
}: PreviewPlantProps) {
  const light = () => onLight(plant.id);
  const unlight = () => onLight(undefined);
  return (
    <g
      data-plant={plant.id}
      role="img"
      aria-label={plant.plantName}
      tabIndex={isStop ? 0 : -1}
      className={styles.plant}
      onKeyDown={onKeyDown}
      onPointerOver={light}
      onPointerLeave={unlight}
      onFocus={light}
      onBlur={unlight}
    >
      <PlantTile plant={plant} cell={cell} lit={isLit} />
    </g>
  );
});

function nextIndex(key: string, at: number, count: number): number {
  if (key === 'ArrowRight' || key === 'ArrowDown') return at + 1;
  if (key === 'ArrowLeft' || key === 'ArrowUp') return at - 1;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return -1;
}
