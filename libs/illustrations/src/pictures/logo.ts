import type { Color } from '../color';
import { svgDocument } from '../document';
import { shape, stroke } from '../svg';

export interface LogoColors {
  readonly sprout: Color;
  readonly soil: Color;
}

const ON_LIGHT: LogoColors = { sprout: '#23452f', soil: '#a8482a' };
export const LOGO_ON_DARK: LogoColors = { sprout: '#b9d69a', soil: '#d8774f' };

/** The mark of the product: a sprout in a mound of soil. */
export const logoSvg = ({ sprout, soil }: LogoColors = ON_LIGHT): string =>
  svgDocument(
    'Planted',
    { width: 30, height: 30 },
    shape('M3 23Q15 18 27 23V27H3Z', soil) +
      stroke('M15 22C15 15 15 12 15 9', sprout, 2.6) +
      shape('M15 15C7 15 4 10 4 5C11 5 15 8 15 15Z', sprout) +
      shape('M15 12C15 6 19 2 26 2C26 9 22 12 15 12Z', sprout, 0.72),
  );
