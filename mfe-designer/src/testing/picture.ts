import { DEFAULT_CONDITIONS } from '@planted/garden-domain';
import { type Design, ownersOf, type Plot } from '../grid/design';

/**
 * A design from a picture: a line a row, '.' empty, '#' loose soil, any other letter a cell of the plot with
 * that letter as name and 'id-' before it as id. Spaces are left out.
 */
export function draw(picture: string): Design {
  const rows = picture
    .split('\n')
    .map((row) => row.replaceAll(' ', ''))
    .filter((row) => row !== '');
  const width = rows[0]?.length ?? 0;
  const letters = [...rows.join('')];
  const plots = new Map<string, Plot>();
  letters.forEach((letter, cell) => {
    if (letter === '.' || letter === '#') return;
    const cells = [...(plots.get(letter)?.cells ?? []), cell];
    plots.set(letter, { draftId: `id-${letter}`, cells, conditions: DEFAULT_CONDITIONS });
  });
  return {
    width,
    height: rows.length,
    filled: Uint8Array.from(letters, (letter) => (letter === '.' ? 0 : 1)),
    plots,
  };
}

/** The picture of a design, as `draw` reads it; a plot shows the first letter of its name. */
export function picture(design: Design): string {
  const names = [...design.plots.keys()];
  const owners = ownersOf(design);
  const letters = [...design.filled].map((state, cell) => {
    const name = names[owners[cell] ?? -1];
    return name?.charAt(0) ?? (state === 1 ? '#' : '.');
  });
  return Array.from({ length: design.height }, (_, row) =>
    letters.slice(row * design.width, (row + 1) * design.width).join(''),
  ).join('\n');
}

/** A picture as `picture` gives it, from an indented one. */
export const flat = (indented: string): string => picture(draw(indented));
