import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rotationPage } from './rotation-page';

describe('TIM-3 the table of rules', () => {
  it('is that of the data (node tools/docs/rotation-table.mjs writes it)', () => {
    const root = join(__dirname, '..', '..', '..', '..');
    expect(rotationPage(root)).toBe(readFileSync(join(root, 'docs', 'rotation-table.md'), 'utf8'));
  });
});
