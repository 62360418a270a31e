import { type CellIndex, estimatePlants } from '@planted/garden-domain';
import { useEffect, useRef } from 'react';
import { countPlants } from '../denoted-plots/plot-facts';
import type { Editor } from '../editor/create-editor';
import { shownIn } from '../editor/editor-state';
import { denotableAt } from '../grid/denote';
import type { Design } from '../grid/design';
import { cellAt, type Point } from '../grid/line';
import styles from './plan.module.css';
import type { PlanStore } from './plan-store';
import { type Box, toPoint } from './view';

const GAP = 14;
/** Above a finger, clear of its tip. */
const FINGER_GAP = 40;
/** Room that the chip needs before it flips to the pointer's other side. */
const ROOM = { width: 214, height: 68 };

/** At the pointer: how large the plot under it is, how many plants it may hold, and which cell it is. */
export function ReadOut({ editor, plan }: { editor: Editor; plan: PlanStore }) {
  const chip = useRef<HTMLDivElement>(null);
  useEffect(() => (chip.current ? startReadOut(chip.current, editor, plan) : undefined), [editor, plan]);
  return (
    <div ref={chip} className={styles.readOut} aria-hidden hidden>
      <strong className="num">0 ft²</strong>
      <span className="num">row 1, column 1</span>
    </div>
  );
}

/** Follows pointer and drawing past React, once a frame. @returns stops it */
function startReadOut(chip: HTMLElement, editor: Editor, plan: PlanStore): () => void {
  let frame = 0;
  let shownFor: readonly unknown[] = [];

  function show(): void {
    frame = 0;
    const { pointer, isFinger, view, box } = plan.get();
    const { design, lifted } = shownIn(editor.get());
    const at = pointer && toPoint(view, pointer);
    const cell = at ? cellAt(at, design) : undefined;
    chip.hidden = !pointer || cell === undefined;
    if (!pointer || cell === undefined) return;
    chip.style.transform = placeBeside(pointer, isFinger, box);
    if (shownFor[0] === design && shownFor[1] === cell) return;
    shownFor = [design, cell];
    const { area, size } = sizeOfCells(lifted?.cells ?? cellsAround(design, cell), design.width);
    const where = `row ${Math.floor(cell / design.width) + 1}, column ${(cell % design.width) + 1}`;
    write(chip.firstElementChild, `${area} ft² · ${countPlants(estimatePlants(area))}`);
    write(chip.lastElementChild, area > 0 ? `${size} · ${where}` : where);
  }

  const changed = () => {
    frame ||= requestAnimationFrame(show);
  };
  const stops = [editor.subscribe(changed), plan.subscribe(changed)];
  return () => {
    cancelAnimationFrame(frame);
    for (const stop of stops) stop();
  };
}

/** Into the text that is there, so that no element comes or goes. */
function write(element: Element | null, words: string): void {
  const text = element?.firstChild;
  if (text && text.nodeValue !== words) text.nodeValue = words;
}

/** Right below the pointer, but above a finger; on the other side where there is no room. */
function placeBeside(pointer: Point, isFinger: boolean, box: Box): string {
  const gap = isFinger ? FINGER_GAP : GAP;
  const flipX = pointer.x + ROOM.width > box.width;
  const flipY = (isFinger && pointer.y > ROOM.height + gap) || pointer.y + ROOM.height > box.height;
  const x = pointer.x + (flipX ? -GAP : GAP);
  const y = pointer.y + (flipY ? -gap : gap);
  return `translate(${x}px, ${y}px) translate(${flipX ? '-100%' : '0'}, ${flipY ? '-100%' : '0'})`;
}

/** Square feet, and width' x height'. */
function sizeOfCells(cells: readonly CellIndex[], gridWidth: number): { area: number; size: string } {
  const columns = cells.map((cell) => cell % gridWidth);
  const rows = cells.map((cell) => Math.floor(cell / gridWidth));
  const width = Math.max(...columns) - Math.min(...columns) + 1;
  const height = Math.max(...rows) - Math.min(...rows) + 1;
  return { area: cells.length, size: `${width}' x ${height}'` };
}

/** The plot, or the loose soil, that the cell belongs to. */
function cellsAround(design: Design, cell: CellIndex): readonly CellIndex[] {
  const found = denotableAt(design, cell);
  if (found.kind === 'region') return found.cells;
  return (found.kind === 'already-denoted' && design.plots.get(found.name)?.cells) || [];
}
