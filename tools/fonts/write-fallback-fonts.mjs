/** Writes the style sheet of the fonts that stand in while the product's own are on the way. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../workspace/root.mjs';
import { fallbackFonts } from './fallback-fonts.mjs';

writeFileSync(join(root, 'libs/ui/src/styles/fallback-fonts.css'), fallbackFonts());
