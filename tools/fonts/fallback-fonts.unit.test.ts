import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../workspace/root.mjs';
import { fallbackFonts } from './fallback-fonts.mjs';

const STYLES = join(root, 'libs/ui/src/styles');
const read = (name: string) => readFileSync(join(STYLES, name), 'utf8');

describe('the fonts that stand in until the product’s own are there', () => {
  it('are the ones that the script makes', () => {
    expect(read('fallback-fonts.css')).toBe(fallbackFonts());
  });

  it('are all named where the typefaces are', () => {
    const families = [...fallbackFonts().matchAll(/font-family: ("[^"]+")/g)].map(([, name]) => name);
    for (const family of new Set(families)) expect(read('tokens.css')).toContain(`${family},`);
  });
});
