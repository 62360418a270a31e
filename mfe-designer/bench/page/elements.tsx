import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { CELL, type Measured, type Mode, regionOf, SIDE } from './measured';

/** How a grid is usually made with React: one element per cell, with its own handlers, and the cells in a state. */
export async function show(root: HTMLElement): Promise<Measured> {
  let measured: Measured | undefined;
  createRoot(root).render(<Grid ready={(it) => (measured = it)} />);
  while (!measured) await new Promise((done) => requestAnimationFrame(done));
  return { ...measured, area: () => document.querySelectorAll('[data-on=true]').length };
}

interface Carried {
  readonly block: readonly number[];
  readonly from: number;
  readonly to: number;
}

function Grid({ ready }: { ready: (measured: Measured) => void }) {
  const [cells, setCells] = useState<readonly number[]>(() => Array<number>(SIDE * SIDE).fill(0));
  const [before, setBefore] = useState(cells);
  const [mode, setMode] = useState<Mode>('add');
  const [down, setDown] = useState(false);
  const [carried, setCarried] = useState<Carried | null>(null);
  const shift = carried ? carried.to - carried.from : 0;
  const shown = carried ? moved(cells, carried.block, shift) : cells;

  function press(at: number): void {
    setBefore(cells);
    if (mode === 'move') return setCarried({ block: regionOf(cells, at), from: at, to: at });
    setDown(mode === 'add');
    const filled = new Set(mode === 'fill' ? regionOf(cells, at) : [at]);
    setCells((now) => now.map((state, cell) => (filled.has(cell) ? 1 : state)));
  }
  function enter(at: number): void {
    if (carried) setCarried({ ...carried, to: at });
    if (down) setCells((now) => now.map((state, cell) => (cell === at ? 1 : state)));
  }
  function release(): void {
    setDown(false);
    if (carried) setCells(shown);
    setCarried(null);
  }

  return (
    <div
      ref={(grid) => {
        ready({
          grid: () => {
            const { left = 0, top = 0 } = grid?.getBoundingClientRect() ?? {};
            return { left, top, cell: CELL };
          },
          choose: setMode,
          undo: () => setCells(before),
          area: () => 0,
          start: (filled) => setCells(moved(Array<number>(SIDE * SIDE).fill(0), filled, 0)),
        });
      }}
      onPointerUp={release}
      style={{
        userSelect: 'none',
        display: 'grid',
        gridTemplateColumns: `repeat(${SIDE}, ${CELL}px)`,
        width: SIDE * CELL,
      }}
    >
      {shown.map((state, at) => (
        <Cell key={at} at={at} on={state === 1} onPress={press} onEnter={enter} />
      ))}
    </div>
  );
}

interface CellProps {
  readonly at: number;
  readonly on: boolean;
  readonly onPress: (at: number) => void;
  readonly onEnter: (at: number) => void;
}

function Cell({ at, on, onPress, onEnter }: CellProps) {
  return (
    <div
      data-on={on}
      aria-label={`Row ${Math.floor(at / SIDE) + 1}, column ${(at % SIDE) + 1}: ${on ? 'soil' : 'empty'}`}
      onPointerDown={() => onPress(at)}
      onPointerEnter={() => onEnter(at)}
      style={{
        boxSizing: 'border-box',
        height: CELL,
        border: '1px solid #ddd6bd',
        background: on ? '#a07855' : '#faf6ec',
      }}
    />
  );
}

/** The cells with the block gone from where it was and set where it goes. */
function moved(cells: readonly number[], block: readonly number[], shift: number): number[] {
  const next = [...cells];
  for (const cell of block) next[cell] = 0;
  for (const cell of block) next[cell + shift] = 1;
  return next;
}
