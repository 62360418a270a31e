import { CELL, cellsBetween, type Measured, type Mode, regionOf, SIDE } from './measured';

/** The room that the designer's own canvas has beside the grid: its rulers and margins at 1440 × 900. */
const BOX = { width: 952, height: 657 };
const GRID = { left: 168, top: 24 };

/**
 * The least that draws the same: one canvas of the same size, one array, one loop that draws rulers, ground, lines,
 * soil with its edges, brush and label again in each frame in which something has changed. No components, no
 * history, no figures, no names.
 */
export async function show(root: HTMLElement): Promise<Measured> {
  const canvas = document.createElement('canvas');
  const ratio = window.devicePixelRatio;
  canvas.width = BOX.width * ratio;
  canvas.height = BOX.height * ratio;
  canvas.style.cssText = `display:block;width:${BOX.width}px;height:${BOX.height}px;touch-action:none`;
  root.append(canvas);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  const ctx = context;

  let cells = new Uint8Array(SIDE * SIDE);
  let before = cells;
  let mode: Mode = 'add';
  let last: [number, number] | null = null;
  let pointer: [number, number] | null = null;
  let carried: { block: number[]; from: [number, number]; dx: number; dy: number } | null = null;
  let frame = 0;

  const isSoil = (x: number, y: number) =>
    x >= 0 && x < SIDE && y >= 0 && y < SIDE && cells[y * SIDE + x] === 1;

  function draw(): void {
    frame = 0;
    ctx.setTransform(ratio, 0, 0, ratio, 0, 0);
    ctx.clearRect(0, 0, BOX.width, BOX.height);
    ctx.translate(GRID.left, GRID.top);
    ctx.fillStyle = '#faf6ec';
    ctx.fillRect(0, 0, SIDE * CELL, SIDE * CELL);
    ctx.fillStyle = '#ddd6bd';
    for (let at = 0; at <= SIDE; at += 1) {
      ctx.fillRect(at * CELL - 0.5, 0, 1, SIDE * CELL);
      ctx.fillRect(0, at * CELL - 0.5, SIDE * CELL, 1);
    }
    const block = new Set(carried?.block);
    for (let at = 0; at < cells.length; at += 1) {
      if (cells[at] === 0) continue;
      const moved = carried && block.has(at) ? carried : { dx: 0, dy: 0 };
      const [column, row] = [at % SIDE, Math.floor(at / SIDE)];
      const [x, y] = [(column + moved.dx) * CELL, (row + moved.dy) * CELL];
      ctx.fillStyle = '#a07855';
      ctx.fillRect(x, y, CELL, CELL);
      ctx.fillStyle = '#8a6443';
      if (!isSoil(column, row - 1)) drawEdge(x, y, 1, 0);
      if (!isSoil(column, row + 1)) drawEdge(x, y + CELL, 1, 0);
      if (!isSoil(column - 1, row)) drawEdge(x, y, 0, 1);
      if (!isSoil(column + 1, row)) drawEdge(x + CELL, y, 0, 1);
    }
    drawLabels();
  }
  /** Three dashes. */
  function drawEdge(x: number, y: number, dx: number, dy: number): void {
    for (const dash of [0.067, 0.4, 0.733])
      ctx.fillRect(
        x + dx * dash * CELL - dy * 0.75,
        y + dy * dash * CELL - dx * 0.75,
        dx * CELL * 0.2 + dy * 1.5,
        dy * CELL * 0.2 + dx * 1.5,
      );
  }
  /** Feet along two sides, the brush, and what stands at the pointer. */
  function drawLabels(): void {
    ctx.fillStyle = '#5b5a4a';
    ctx.font = '12px sans-serif';
    for (let at = 0; at <= SIDE; at += 5) {
      ctx.fillText(String(at), at * CELL - 4, -7);
      ctx.fillText(String(at), -17, at * CELL + 4);
    }
    if (!pointer) return;
    const [x, y] = [pointer[0] * CELL, pointer[1] * CELL];
    ctx.beginPath();
    ctx.roundRect(x + 0.5, y + 0.5, CELL - 1, CELL - 1, 2);
    ctx.strokeStyle = '#23452f';
    ctx.stroke();
    ctx.beginPath();
    ctx.roundRect(x + 20, y + 20, 200, 54, 7);
    ctx.fillStyle = '#23452f';
    ctx.fill();
    ctx.fillStyle = '#fdf8ea';
    ctx.font = '600 14.4px sans-serif';
    ctx.fillText(`${area()} ft²`, x + 32, y + 40);
    ctx.font = '13px sans-serif';
    ctx.fillText(`row ${pointer[1] + 1}, column ${pointer[0] + 1}`, x + 32, y + 60);
  }
  const area = () => cells.reduce((sum, cell) => sum + cell, 0);
  const changed = () => {
    frame ||= requestAnimationFrame(draw);
  };
  const at = (event: PointerEvent): [number, number] => [
    Math.floor((event.offsetX - GRID.left) / CELL),
    Math.floor((event.offsetY - GRID.top) / CELL),
  ];

  canvas.addEventListener('pointerdown', (event) => {
    const [x, y] = at(event);
    before = cells.slice();
    if (mode === 'move') carried = { block: regionOf(cells, y * SIDE + x), from: [x, y], dx: 0, dy: 0 };
    else if (mode === 'fill') for (const cell of regionOf(cells, y * SIDE + x)) cells[cell] = 1;
    else last = [x, y];
    if (last) cells[y * SIDE + x] = 1;
    changed();
  });
  canvas.addEventListener('pointermove', (event) => {
    const [x, y] = at(event);
    pointer = [x, y];
    if (carried) carried = { ...carried, dx: x - carried.from[0], dy: y - carried.from[1] };
    if (last) for (const cell of cellsBetween(last, [x, y])) cells[cell] = 1;
    if (last) last = [x, y];
    changed();
  });
  canvas.addEventListener('pointerup', () => {
    if (carried) {
      const shift = carried.dy * SIDE + carried.dx;
      for (const cell of carried.block) cells[cell] = 0;
      for (const cell of carried.block) cells[cell + shift] = 1;
    }
    carried = null;
    last = null;
    changed();
  });
  const undo = () => {
    cells = before;
    changed();
  };
  window.addEventListener('keydown', (event) => event.ctrlKey && event.key === 'z' && undo());
  changed();

  return {
    grid: () => ({
      left: canvas.getBoundingClientRect().left + GRID.left,
      top: canvas.getBoundingClientRect().top + GRID.top,
      cell: CELL,
    }),
    choose: (next) => {
      mode = next;
    },
    undo,
    area,
    start(filled) {
      cells = new Uint8Array(SIDE * SIDE);
      for (const cell of filled) cells[cell] = 1;
      changed();
    },
  };
}
