import { shade } from '../../color';
import type { Form } from '../../subject';
import { stroke } from '../../svg';

const RINGS = 'M42 66h16M42 73h16M30 70v11M70 69v11';

/** The knobbed rootstock of ginger and turmeric. */
export const rhizome: Form = (pen, { accent }) =>
  pen.ball(50, 70, 12, accent, 14) +
  pen.ball(34, 76, 13, shade(accent, 0.08), 8.5) +
  pen.ball(66, 75, 13, shade(accent, 0.04), 8) +
  pen.ball(58, 86, 9, accent, 7) +
  pen.fine(() => stroke(RINGS, shade(accent, 0.35), 1.2, 0.6));
