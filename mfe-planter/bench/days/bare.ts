import { bedOn, spansOf } from '@planted/season-plan';
import { CELL, garden, known, plan, season } from './year';

const SVG = 'http://www.w3.org/2000/svg';

/** The least that shows a bed day by day: a square for each planting, which is there or not. @returns goes to a day */
export function showBare(root: HTMLElement): (day: number) => void {
  const svg = root.appendChild(document.createElementNS(SVG, 'svg'));
  svg.setAttribute('width', '800');
  svg.setAttribute('height', '400');
  const rects = new Map(
    garden.plantings.map(({ id, x, y, color }) => {
      const rect = svg.appendChild(document.createElementNS(SVG, 'rect'));
      for (const [name, value] of Object.entries({ x: x * CELL, y: y * CELL, width: CELL, height: CELL }))
        rect.setAttribute(name, `${value}`);
      rect.setAttribute('fill', color);
      return [id, rect] as const;
    }),
  );
  const spans = spansOf(garden, plan, known.today);
  let there = new Set<string>();
  return (day) => {
    const now = new Set(bedOn(spans, day, season).stands.map(({ planting }) => planting.id));
    for (const [id, rect] of rects)
      if (now.has(id) !== there.has(id)) rect.setAttribute('visibility', now.has(id) ? 'visible' : 'hidden');
    there = now;
  };
}
