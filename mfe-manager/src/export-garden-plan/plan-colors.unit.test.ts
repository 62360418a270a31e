import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PLAN_COLORS } from './plan-colors';

const tokens = readFileSync(join(__dirname, '../../../libs/ui/src/styles/tokens.css'), 'utf8');

describe('the colors of a picture', () => {
  it.each(Object.entries(PLAN_COLORS))('MAN-9 has --%s as in the light theme', (name, color) => {
    expect(tokens).toContain(`--${name}: light-dark(${color},`);
  });
});
