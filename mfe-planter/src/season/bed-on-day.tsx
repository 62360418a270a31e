import type { Matrix } from '@planted/garden-domain';
import { useStore } from '@planted/mfe-kit';
import type { ReactNode } from 'react';
import type { BedMemory } from '../square-memory/use-bed-memory';
import { type BedDays, dayStoreOf, isElsewhen } from './bed-days';

interface BedOnDayProps {
  readonly days: BedDays | undefined;
  readonly matrix: Matrix;
  readonly name: string;
  /** Side of a cell in CSS pixels. */
  readonly cell: number;
  /** What grew in each square; undefined for a garden that is not saved yet. */
  readonly memory: BedMemory | undefined;
  /** The bed as it is worked on. */
  readonly children: ReactNode;
}

/** The bed on its day: today's is worked on, that of another day is looked at. */
export function BedOnDay({ days, matrix, name, cell, memory, children }: BedOnDayProps) {
  const chosen = useStore(dayStoreOf(days));
  return isElsewhen(chosen) && days?.parts
    ? days.parts.bed({ chosen, matrix, name, cell, onSquare: memory?.ask, ringed: memory?.square })
    : children;
}

interface GoneTodayProps {
  readonly days: BedDays | undefined;
  readonly cell: number;
  readonly columns: number;
}

/** What is gone today, behind what stands. */
export function GoneToday({ days, cell, columns }: GoneTodayProps) {
  const chosen = useStore(dayStoreOf(days));
  return chosen && days?.parts ? days.parts.gone({ chosen, cell, columns }) : null;
}

interface BedFootProps {
  readonly days: BedDays | undefined;
  readonly hint: string;
  readonly className: string | undefined;
}

/** Under the bed: what can be done with it on its day. */
export function BedFoot({ days, hint, className }: BedFootProps) {
  const chosen = useStore(dayStoreOf(days));
  if (chosen && days?.parts) return days.parts.foot({ chosen, hint, className });
  return <p className={className}>{hint}</p>;
}
