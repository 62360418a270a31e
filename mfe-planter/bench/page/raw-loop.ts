import { CELL, type Measured, SIDE, spots } from './measured';

/** The least that does the same: one canvas and one loop that draws soil, plants and the footprint in hand again. */
export async function show(root: HTMLElement): Promise<Measured> {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = SIDE * CELL;
  root.append(canvas);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  const ctx = context;
  const standing = spots();
  let hand: { x: number; y: number } | null = null;
  let frame = 0;

  function draw(): void {
    frame = 0;
    ctx.fillStyle = '#5c4130';
    ctx.fillRect(0, 0, SIDE * CELL, SIDE * CELL);
    ctx.fillStyle = '#aac62f';
    for (const { x, y } of standing) ctx.fillRect(x * CELL + 1, y * CELL + 1, CELL - 2, CELL - 2);
    if (!hand) return;
    const at = hand;
    const isFree = standing.every(({ x, y }) => x !== at.x || y !== at.y);
    ctx.strokeStyle = isFree ? '#12806f' : '#c4432b';
    ctx.strokeRect(at.x * CELL, at.y * CELL, CELL, CELL);
  }
  window.addEventListener('pointermove', ({ clientX, clientY }) => {
    const { left, top } = canvas.getBoundingClientRect();
    hand = { x: Math.floor((clientX - left) / CELL), y: Math.floor((clientY - top) / CELL) };
    frame ||= requestAnimationFrame(draw);
  });
  window.addEventListener('pointerup', () => {
    if (hand) standing.push({ ...hand, kind: 0 });
  });
  draw();
  return {
    corner: () => canvas.getBoundingClientRect(),
    card: () => ({ x: SIDE * CELL + 30, y: 30 }),
    placed: () => standing.length,
  };
}
