import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { plantFacts } from '@planted/catalogue-data';

const forms = [...new Set(plantFacts.map(({ appearance }) => appearance.form))].toSorted();

describe('the plant forms', () => {
  it.each(forms)('%s has a file of its own', (form) => {
    expect(existsSync(join(__dirname, `${form}.ts`))).toBe(true);
  });

  it('have no file that no plant uses', () => {
    const files = readdirSync(__dirname, { withFileTypes: true })
      .filter((entry) => entry.isFile() && !/^index|\.test\./.test(entry.name))
      .map(({ name }) => name.replace(/\.ts$/, ''));

    expect(files.toSorted()).toEqual(forms);
  });
});
