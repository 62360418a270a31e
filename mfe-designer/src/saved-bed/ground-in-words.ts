import { type BedChange, type Matrix, sizeOf } from '@planted/garden-domain';

/** How a bed has become another one, for telling beds of one size apart: '1 ft more above, 1 ft less on the left'. */
export function groundInWords(before: Matrix, { turns, shift, matrix }: BedChange): string {
  if (turns !== 0) return 'turned';
  const [was, is] = [sizeOf(before), sizeOf(matrix)];
  const sides: readonly (readonly [feet: number, side: string])[] = [
    [shift.y, 'above'],
    [is.height - was.height - shift.y, 'below'],
    [shift.x, 'on the left'],
    [is.width - was.width - shift.x, 'on the right'],
  ];
  const grown = sides.flatMap(([feet, side]) =>
    feet === 0 ? [] : [`${Math.abs(feet)} ft ${feet > 0 ? 'more' : 'less'} ${side}`],
  );
  return grown.length > 0 ? grown.join(', ') : 'other squares';
}
