import { betweenOthers, type Footprint, isPlantable, type Matrix, sizeOf } from '@planted/garden-domain';
import {
  type KeyboardEvent,
  memo,
  type ReactNode,
  type RefObject,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { DayNumber } from '../days/day-words';
import styles from './bed-drawing.module.css';
import type { BedSquare } from './bed-square';
import { BedSoil } from './bed-soil';
import { BedTags } from './bed-tags';
import { type FreedPlant, freedWords, type GhostPlant, ghostWords } from './ghost';
import { GhostTile } from './ghost-tile';
import { FreeSquare } from './free-square';
import { PlantSign } from './plant-sign';
import { SquareRing } from './square-ring';
import { type BedPlant, PlantTile } from './plant-tile';
import { taggedOf } from './tag-boxes';
import { useLeaving } from './use-leaving';

/** What is not in the bed on the day that is shown, and the day from which it is told. */
export interface Ghosts {
  readonly list: readonly GhostPlant[];
  /** Those of the plants whose squares nothing comes to after them. */
  readonly free?: readonly FreedPlant[];
  readonly today: DayNumber;
}

/** What is told of a plant beside its name, and drawn over its footprint. */
export interface BedMark {
  readonly words: string;
  readonly draw: (plant: BedPlant, cell: number) => ReactNode;
}

export interface BedDrawingProps {
  readonly matrix: Matrix;
  readonly plants: readonly BedPlant[];
  readonly ghosts?: Ghosts | undefined;
  /** The garden's name. */
  readonly name: string;
  /** Side of a cell in CSS pixels. */
  readonly cell: number;
  /** Writes the names of plants in cells of 50 px and more. */
  readonly named?: boolean;
  /** By the plant's id: what becomes of it in another bed that this one is compared with. */
  readonly marks?: ReadonlyMap<string, BedMark>;
  /** Ids of plants that are there to compare with, and drawn faintly. */
  readonly faint?: ReadonlySet<string>;
  /** Asks for a square, by a press on it or by Enter on the plant at its upper left. */
  readonly onSquare?: ((square: BedSquare) => void) | undefined;
  /** Squares that can be chosen. */
  readonly lit?: readonly BedSquare[];
  /** The square that is asked for, in a ring. */
  readonly ringed?: BedSquare | undefined;
  /** What is to be done something with, each in a ring. */
  readonly due?: readonly Footprint[] | undefined;
}

/** So many plants are drawn with the page; more follow after the first paint, so that it does not wait for them. */
const AT_ONCE = 150;
const NO_GHOSTS: readonly GhostPlant[] = [];
const NO_FREE: readonly FreedPlant[] = [];
const NO_SQUARES: readonly BedSquare[] = [];
const NONE_DUE: readonly Footprint[] = [];
const NO_MARKS: ReadonlyMap<string, BedMark> = new Map();
const NONE_FAINT: ReadonlySet<string> = new Set();

/** A plant or a ghost, in one order for the keyboard. */
interface Entry {
  readonly plant: BedPlant;
  readonly ghost?: GhostPlant;
  readonly mark?: BedMark | undefined;
  /** Unique in the bed: a plant may be a ghost, too, while it leaves. */
  readonly id: string;
  /** What it is called. */
  readonly words: string;
}

/**
 * The svg of a bed with its plants, to look at. Pointing at a plant or focusing it lights its whole footprint and shows
 * its name; the bed is one stop for Tab, arrows go from plant to plant.
 */
export function BedDrawing({
  matrix,
  plants,
  ghosts,
  name,
  cell,
  named = false,
  marks = NO_MARKS,
  faint = NONE_FAINT,
  onSquare,
  lit: choosable = NO_SQUARES,
  ringed,
  due = NONE_DUE,
}: BedDrawingProps) {
  const [litId, setLitId] = useState<string>();
  const [stopId, setStopId] = useState<string>();
  const drawing = useRef<SVGSVGElement>(null);
  const { width: columns, height: rows } = sizeOf(matrix);
  const layered = useMemo(() => betweenOthers(plants), [plants]);
  const drawn = useDeferredValue(layered, plants.length > AT_ONCE ? [] : layered);
  const [leaving, onFaded] = useLeaving(drawn);
  const list = ghosts?.list ?? NO_GHOSTS;
  const free = ghosts?.free ?? NO_FREE;
  const today = ghosts?.today ?? 0;
  const inOrder = useMemo(
    () => entriesOf(drawn, { list, free, today }, marks),
    [drawn, list, free, today, marks],
  );
  const tagged = useMemo(() => taggedOf({ list, free }), [list, free]);
  const stop = inOrder.find(({ id }) => id === stopId) ?? inOrder[0];
  const lit = inOrder.find(({ id }) => id === litId);

  const moveFocus = useCallback(
    (event: KeyboardEvent<SVGGElement>) => {
      const from = event.currentTarget.dataset['plant'];
      const at = inOrder.findIndex(({ id }) => id === from);
      const here = inOrder[at];
      if (here && onSquare && (event.key === 'Enter' || event.key === ' ')) {
        event.preventDefault();
        onSquare({ x: here.plant.x, y: here.plant.y });
        return;
      }
      const target = inOrder[nextIndex(event.key, at, inOrder.length)];
      if (!target) return;
      event.preventDefault();
      setStopId(target.id);
      drawing.current?.querySelector<SVGGElement>(`[data-plant="${CSS.escape(target.id)}"]`)?.focus();
    },
    [inOrder, onSquare],
  );

  useSquareAt(drawing, matrix, onSquare);

  return (
    <div className={styles.bed}>
      <svg
        ref={drawing}
        width={columns * cell}
        height={rows * cell}
        viewBox={`-1 -1 ${columns * cell + 2} ${rows * cell + 2}`}
        role="group"
        aria-label={name}
        className={styles.drawing}
        data-asks={onSquare ? '' : undefined}
      >
        <Soil matrix={matrix} cell={cell} />
        {leaving.map((plant) => (
          <g key={`leaving ${plant.id}`} className={styles.leaving} onAnimationEnd={onFaded} aria-hidden>
            <PlantTile plant={plant} cell={cell} named={named} />
          </g>
        ))}
        {inOrder.map((entry) => (
          <DrawnPlant
            key={entry.id}
            {...entry}
            cell={cell}
            named={named}
            isFaint={faint.has(entry.plant.id)}
            isStop={entry.id === stop?.id}
            isLit={entry.id === litId}
            onLight={setLitId}
            onKeyDown={moveFocus}
          />
        ))}
        <BedTags plants={tagged} cell={cell} columns={columns} today={today} />
        {choosable.map((square) => (
          <FreeSquare key={`${square.x},${square.y}`} square={square} cell={cell} />
        ))}
        {(ringed ? [...due, ringed] : due).map((square) => (
          <SquareRing key={`${square.x},${square.y}`} square={square} cell={cell} />
        ))}
      </svg>
      {lit && (
        <PlantSign aria-hidden at={lit.plant} matrix={matrix}>
          {lit.words}
        </PlantSign>
      )}
    </div>
  );
}

/** A press anywhere in the drawing asks for the square beneath it; the keyboard asks by the plants. */
function useSquareAt(
  drawing: RefObject<SVGSVGElement | null>,
  matrix: Matrix,
  onSquare: BedDrawingProps['onSquare'],
): void {
  useEffect(() => {
    const svg = drawing.current;
    if (!svg || !onSquare) return;
    const press = ({ clientX, clientY }: MouseEvent) => {
      const { left, top, width, height } = svg.getBoundingClientRect();
      const size = sizeOf(matrix);
      const x = Math.floor(((clientX - left) / width) * size.width);
      const y = Math.floor(((clientY - top) / height) * size.height);
      if (isPlantable(matrix, x, y)) onSquare({ x, y });
    };
    svg.addEventListener('click', press);
    return () => svg.removeEventListener('click', press);
  }, [drawing, matrix, onSquare]);
}

const Soil = memo(BedSoil);

function entriesOf(
  plants: readonly BedPlant[],
  { list, free, today }: Required<Ghosts>,
  marks: ReadonlyMap<string, BedMark>,
): Entry[] {
  const standing = plants.map((plant): Entry => {
    const { id, plantName } = plant;
    const mark = marks.get(id);
    const freed = free.find((one) => one.plant.id === id);
    const words = freed ? freedWords(freed, today) : plantName;
    return { plant, id, mark, words: mark ? `${words}, ${mark.words}` : words };
  });
  const others = list.map((ghost): Entry => {
    const { plant } = ghost;
    const mark = marks.get(plant.id);
    const words = ghostWords(ghost, today);
    const id = `${ghost.kind} ${plant.id}`;
    return { plant, ghost, id, mark, words: mark ? `${words}, ${mark.words}` : words };
  });
  // What comes after something is told after it, and so is what grows between it.
  return [...standing, ...others].toSorted((a, b) => a.plant.y - b.plant.y || a.plant.x - b.plant.x);
}

interface DrawnPlantProps extends Entry {
  readonly cell: number;
  readonly named: boolean;
  readonly isFaint: boolean;
  /** Tab comes to this one. */
  readonly isStop: boolean;
  readonly isLit: boolean;
  readonly onLight: (id: string | undefined) => void;
  readonly onKeyDown: (event: KeyboardEvent<SVGGElement>) => void;
}

/** Rendered again only for what changes of it: of a thousand plants two, when the pointer goes from one to the next. */
const DrawnPlant = memo(function DrawnPlant({
  plant,
  ghost,
  mark,
  id,
  words,
  cell,
  named,
  isFaint,
  isStop,
  isLit,
  onLight,
  onKeyDown,
}: DrawnPlantProps) {
  const light = () => onLight(id);
  const unlight = () => onLight(undefined);
  return (
    <g
      data-plant={id}
      role="img"
      aria-label={words}
      tabIndex={isStop ? 0 : -1}
      className={styles.plant}
      data-faint={isFaint ? '' : undefined}
      onKeyDown={onKeyDown}
      onPointerOver={light}
      onPointerLeave={unlight}
      onFocus={light}
      onBlur={unlight}
    >
      {ghost ? (
        <GhostTile ghost={ghost} cell={cell} lit={isLit} />
      ) : (
        <PlantTile plant={plant} cell={cell} lit={isLit} named={named} />
      )}
      {mark?.draw(plant, cell)}
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
