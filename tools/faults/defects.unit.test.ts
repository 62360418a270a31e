import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defects } from './defects.mjs';

const changes = defects.flatMap(({ name, changes: all }) => all.map((change) => [name, change] as const));

it.each(changes)('the planted defect "%s" changes one place that is there', (_name, { file, from, to }) => {
  const source = readFileSync(join(__dirname, '../..', file), 'utf8');
  expect(source.split(from)).toHaveLength(2);
  expect(to).not.toBe(from);
});

it('the planted defects are at least fifteen, each by a name of its own', () => {
  expect(new Set(defects.map(({ name }) => name)).size).toBe(defects.length);
  expect(defects.length).toBeGreaterThanOrEqual(15);
});
