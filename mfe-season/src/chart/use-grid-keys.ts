import type { DaySpan } from '@planted/season';
import { type FocusEvent, type KeyboardEvent, type RefObject, useState } from 'react';
import { stretchOf } from '../view/axis';
import type { RowGroup } from '../view/groups';
import type { SeasonRow, SeasonStep } from '../view/season-row';
import type { StepMoves } from './step-moves';
import { stopOf } from './stop-of';

const stopsIn = (element: ParentNode): HTMLElement[] => [
  ...element.querySelectorAll<HTMLElement>('[data-stop]'),
];

/** The bar of the same shape in another row, else the one at the same place. */
function alike(stops: readonly HTMLElement[], from: HTMLElement, at: number): HTMLElement | undefined {
  const phase = (stop: HTMLElement) => stop.dataset['stop']?.split(' ').at(-1);
  return stops.find((stop) => phase(stop) === phase(from)) ?? stops[Math.min(at, stops.length - 1)];
}

/**
 * The keys of the chart: Up and Down between rows, Left and Right between the bars of one, Home and End to its first and
 * last; Alt with Left and Right moves a step by a day, with Shift by a week; Delete gives its date back.
 */
export function useGridKeys(
  grid: RefObject<HTMLElement | null>,
  {
    groups,
    axis,
    ...moves
  }: Omit<StepMoves, 'preview'> & { readonly groups: readonly RowGroup[]; readonly axis: DaySpan },
) {
  const [focused, setFocused] = useState<string>();
  const drawn = groups.flatMap(({ rows }) =>
    rows.map(({ row, pieces }) => ({
      row,
      pieces: pieces.filter(({ from, to }) => stretchOf(from, to, axis) !== null),
    })),
  );
  const known = new Set(
    drawn.flatMap(({ row, pieces }) => [
      stopOf(row.id, 'none'),
      ...pieces.map(({ phase }) => stopOf(row.id, phase)),
    ]),
  );
  const [first] = drawn;
  const start = first && stopOf(first.row.id, first.pieces[0]?.phase ?? 'none');
  const stop = focused !== undefined && known.has(focused) ? focused : start;

  const stepAt = (element: HTMLElement): [SeasonRow, SeasonStep] | undefined => {
    const name = element.dataset['stop'];
    for (const { row, pieces } of drawn)
      for (const { phase, step } of pieces) if (stopOf(row.id, phase) === name) return [row, step];
    return undefined;
  };

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const from = event.target instanceof HTMLElement ? event.target : null;
    const rowElement = from?.closest<HTMLElement>('[data-row]');
    if (!from || !rowElement || !grid.current || from.dataset['stop'] === undefined) return;
    const step = stepAt(from);
    const isSideways = event.key === 'ArrowLeft' || event.key === 'ArrowRight';
    if ((event.altKey && isSideways) || event.key === 'Delete') {
      event.preventDefault();
      if (!step) return;
      if (event.key === 'Delete') moves.reset(...step);
      else moves.move(...step, (event.key === 'ArrowLeft' ? -1 : 1) * (event.shiftKey ? 7 : 1));
      return;
    }
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const next = goalOf(event.key, from, rowElement, grid.current);
    if (!next) return;
    event.preventDefault();
    next.focus();
  }

  function onFocus(event: FocusEvent<HTMLElement>): void {
    const name = event.target.dataset['stop'];
    if (name !== undefined) setFocused(name);
  }

  return { stop, onKeyDown, onFocus };
}

function goalOf(
  key: string,
  from: HTMLElement,
  row: HTMLElement,
  grid: HTMLElement,
): HTMLElement | undefined {
  const own = stopsIn(row);
  const at = own.indexOf(from);
  switch (key) {
    case 'ArrowLeft':
      return own[at - 1];
    case 'ArrowRight':
      return own[at + 1];
    case 'Home':
      return own[0];
    case 'End':
      return own.at(-1);
    case 'ArrowUp':
    case 'ArrowDown': {
      const rows = [...grid.querySelectorAll<HTMLElement>('[data-row]')];
      const next = rows[rows.indexOf(row) + (key === 'ArrowUp' ? -1 : 1)];
      return next && alike(stopsIn(next), from, at);
    }
    default:
      return undefined;
  }
}
