import { CELL, cellsBetween, type Measured, type Mode, regionOf, SIDE } from './measured';

/**
 * The least that draws the same: one canvas, one array, one loop that draws ground, lines, soil and furrows
 * again in each frame in which something has changed. No components, no history, no figures, no names.
 */
export async function show(root: HTMLElement): Promise<Measured> {
  const canvas = document.createElement('canvas');
  const ratio = window.devicePixelRatio;
  canvas.width = canvas.height = SIDE * CELL * ratio;
  canvas.style.cssText = `display:block;width:${SIDE * CELL}px;height:${SIDE * CELL}px;touch-action:none`;
  root.append(canvas);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  const ctx = context;

  let cells = new Uint8Array(SIDE * SIDE);
  let before = cells;
  let mode: Mode = 'add';
  let last: [number, number] | null = null;
  let carried: { block: number[]; from: [number, number]; dx: number; dy: number } | null = null;
  let frame = 0;

  function draw(): void {
    frame = 0;
    ctx.setTransform(ratio, 0, 0, ratio, 0, 0);
    ctx.fillStyle = '#faf6ec';
    ctx.fillRect(0, 0, SIDE * CELL, SIDE * CELL);
    ctx.beginPath();
    for (let at = 0; at <= SIDE; at += 1) {
      ctx.moveTo(at * CELL, 0);
      ctx.lineTo(at * CELL, SIDE * CELL);
      ctx.moveTo(0, at * CELL);
      ctx.lineTo(SIDE * CELL, at * CELL);
    }
    ctx.strokeStyle = '#ddd6bd';
    ctx.stroke();
    const block = new Set(carried?.block);
    ctx.fillStyle = '#a07855';
    ctx.beginPath();
    for (let at = 0; at < cells.length; at += 1) {
      if (cells[at] === 0) continue;
      const moved = carried && block.has(at) ? carried : { dx: 0, dy: 0 };
      const x = ((at % SIDE) + moved.dx) * CELL;
      const y = (Math.floor(at / SIDE) + moved.dy) * CELL;
      ctx.fillRect(x, y, CELL, CELL);
      ctx.moveTo(x + CELL * 0.12, y + CELL * 0.36);
      ctx.lineTo(x + CELL * 0.4, y + CELL * 0.36);
      ctx.moveTo(x + CELL * 0.56, y + CELL * 0.72);
      ctx.lineTo(x + CELL * 0.84, y + CELL * 0.72);
    }
    ctx.strokeStyle = '#8a6443';
    ctx.stroke();
  }
  const changed = () => {
    frame ||= requestAnimationFrame(draw);
  };
  const at = (event: PointerEvent): [number, number] => [
    Math.floor(event.offsetX / CELL),
    Math.floor(event.offsetY / CELL),
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
    if (carried) carried = { ...carried, dx: x - carried.from[0], dy: y - carried.from[1] };
    if (last) for (const cell of cellsBetween(last, [x, y])) cells[cell] = 1;
    if (last) last = [x, y];
    if (carried || last) changed();
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
  changed();

  return {
    grid: () => ({
      left: canvas.getBoundingClientRect().left,
      top: canvas.getBoundingClientRect().top,
      cell: CELL,
    }),
    choose: (next) => {
      mode = next;
    },
    undo() {
      cells = before;
      changed();
    },
    area: () => cells.reduce((sum, cell) => sum + cell, 0),
    start(filled) {
      cells = new Uint8Array(SIDE * SIDE);
      for (const cell of filled) cells[cell] = 1;
      changed();
    },
  };
}
