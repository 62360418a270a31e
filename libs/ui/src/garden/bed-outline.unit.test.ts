import type { Matrix } from '@planted/garden-domain';
import { bedOutline } from './bed-outline';

const square = { cell: 10, radius: 0 };
const loops = (path: string) => path.split('Z').filter(Boolean).length;
const arcs = (path: string) => path.match(/A/g)?.length ?? 0;

describe('the outline of a bed', () => {
  it('is empty for a matrix without soil', () => {
    expect(bedOutline([], square)).toBe('');
    expect(bedOutline([[0, 0]], square)).toBe('');
  });

  it('is one square for one cell, walked clockwise', () => {
    expect(bedOutline([[1]], square)).toBe('M10 0L10 10L0 10L0 0Z');
  });

  it('draws a run of cells as one rectangle with four corners', () => {
    expect(bedOutline([[1, 1, 1]], square)).toBe('M30 0L30 10L0 10L0 0Z');
  });

  it('DES-13 rounds only the corners that point outwards', () => {
    const corner: Matrix = [
      [1, 0],
      [1, 1],
    ];
    const path = bedOutline(corner, { cell: 10, radius: 3 });
    expect(arcs(path)).toBe(5);
    expect(path).toContain('L10 10L');
  });

  it('rounds inward corners the other way when asked', () => {
    const corner: Matrix = [
      [1, 0],
      [1, 1],
    ];
    expect(bedOutline(corner, { cell: 10, radius: 3, innerRadius: 2 })).toContain('A2 2 0 0 0 12 10');
  });

  it('gives each end of a short edge half of it, and a long edge the whole radius', () => {
    expect(bedOutline([[1]], { cell: 5, radius: 3 })).toContain('A2.5 2.5 ');
    const large: Matrix = [
      [1, 1],
      [1, 1],
    ];
    expect(bedOutline(large, { cell: 5, radius: 3 })).toContain('A3 3 ');
  });

  it('keeps regions that touch by a corner apart', () => {
    const diagonal: Matrix = [
      [1, 0],
      [0, 1],
    ];
    const other: Matrix = [
      [0, 1],
      [1, 0],
    ];
    expect(loops(bedOutline(diagonal, square))).toBe(2);
    expect(loops(bedOutline(other, square))).toBe(2);
  });

  it('walks around a hole with its corners left sharp', () => {
    const ring: Matrix = [
      [1, 1, 1],
      [1, 0, 1],
      [1, 1, 1],
    ];
    const path = bedOutline(ring, { cell: 10, radius: 3 });
    expect(loops(path)).toBe(2);
    expect(arcs(path)).toBe(4);
  });

  it('passes every edge of a random field exactly once', () => {
    let seed = 7;
    const next = () => {
      seed = (seed * 16807) % 2147483647;
      return seed / 2147483647;
    };
    const field: Matrix = Array.from({ length: 20 }, () =>
      Array.from({ length: 20 }, () => (next() < 0.55 ? 1 : 0)),
    );
    let edges = 0;
    field.forEach((row, y) => {
      row.forEach((cell, x) => {
        if (cell)
          for (const [dx, dy] of [
            [1, 0],
            [-1, 0],
            [0, 1],
            [0, -1],
          ] as const)
            if (field[y + dy]?.[x + dx] !== 1) edges += 1;
      });
    });
    let length = 0;
    for (const loop of bedOutline(field, { cell: 1, radius: 0 }).split('Z').filter(Boolean)) {
      const points = loop
        .slice(1)
        .split('L')
        .map((point) => point.split(' ').map(Number) as [number, number]);
      points.forEach(([x, y], at) => {
        const [nextX, nextY] = points[(at + 1) % points.length] as [number, number];
        length += Math.abs(nextX - x) + Math.abs(nextY - y);
      });
    }
    expect(length).toBe(edges);
  });
});
