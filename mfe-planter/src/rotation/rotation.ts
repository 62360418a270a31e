import type { BedSquare } from '@planted/ui';
import type { ReactNode } from 'react';
import type { Against } from '../features/auto-plant/plan-garden';
import type { Standing } from '../companions/neighbors';

export interface MarksProps {
  /** Side of a cell in CSS pixels. */
  readonly cell: number;
  /** Of the bed, in cells. */
  readonly columns: number;
  readonly rows: number;
  /** What is in hand, where it would stand. */
  readonly held: Standing | undefined;
  /** Of the kind in hand, wherever it is. */
  readonly holding: string | undefined;
  readonly pinned: ReadonlySet<string>;
}

/** Opens the memory of a square that an advice speaks of; undefined where there is none to open. */
export type OnSquare = ((square: BedSquare) => void) | undefined;

/** What a workspace shows of the rotation of a saved bed (TIM-3). All of it comes after the page. */
export interface RotationOfBed {
  /** Over the plants: where rules advise against what stands there or is held. */
  readonly marks: (props: MarksProps) => ReactNode;
  /** What screen readers are told of a planting; empty where nothing is advised against it. */
  readonly spoken: (planting: Standing) => string;
  /** Why, how well that is known, and what can be said against it; nothing where nothing is advised. */
  readonly ofPlanting: (planting: Standing, onSquare: OnSquare) => ReactNode;
  /** The same of all that stands and is to come, and of what is held first. */
  readonly card: (held: Standing | undefined, onSquare: OnSquare) => ReactNode;
  /**
   * The families of the bed, season by season; nothing before anything grew.
   * @param ringed the square whose memory is open
   */
  readonly families: (ringed: BedSquare | undefined) => ReactNode;
  /** Ground that kinds should keep off, for auto-planting. */
  readonly against: Against;
}
