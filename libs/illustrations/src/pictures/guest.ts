import { svgDocument } from '../document';
import { drawPlant } from '../plant';
import { castMember } from '../scenes/cast';
import { group, rect } from '../svg';

const PLATE = '#f6e3c6';

/** A sunflower for a gardener without a picture of their own; made to be cut round. */
export const guestSvg = (): string =>
  svgDocument(
    'A sunflower',
    { width: 100, height: 100 },
    rect(0, 0, 100, 100, PLATE) +
      group('translate(-15 3) scale(1.3)', drawPlant(castMember('sunflower'), { detail: 0 })),
  );
