import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mutations } from './mutations.mjs';

const changes = mutations.flatMap(({ name, changes: all }) => all.map((change) => [name, change] as const));

it.each(changes)('the mutation "%s" changes one place that is there', (_name, { file, from, to }) => {
  const source = readFileSync(join(__dirname, '../..', file), 'utf8');
  expect(source.split(from)).toHaveLength(2);
  expect(to).not.toBe(from);
});

it('has at least fifteen mutations, each with its own name', () => {
  expect(new Set(mutations.map(({ name }) => name)).size).toBe(mutations.length);
  expect(mutations.length).toBeGreaterThanOrEqual(15);
});
