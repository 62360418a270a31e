/**
 * `node libs/auto-planting/bench/store-results.mjs small-optima` solves small gardens exactly (some ten minutes) and
 * `… best-known` searches large ones at length (some ten); each writes the lines of its data file anew.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import highs from 'highs';
import { bundle } from '../../../tools/build/bundle.mjs';

const GARDENS = 200;
/** Seconds for one garden. */
const TIME_LIMIT = 30;

const folder = import.meta.dirname;
const target = join(folder, '..', '..', '..', '.cache', 'bench', 'auto-planting-results');
await bundle({ folder, entries: { results: 'stored-results.ts' }, target });
const { bestKnown, searchBestKnown, solveSmallGardens } = await import(
  pathToFileURL(join(target, 'results.js')).href
);

/** @param {string} model */
const solve = async (model) =>
  (await highs()).solve(model, { time_limit: TIME_LIMIT, mip_rel_gap: 0, mip_abs_gap: 0.5 });

const results = {
  'small-optima': {
    file: join(folder, '..', 'src', 'testing', 'small-optima.ts'),
    lines: () => solveSmallGardens(solve, GARDENS),
  },
  'best-known': { file: join(folder, 'best-known.ts'), lines: () => searchBestKnown(bestKnown) },
};

const wanted = process.argv[2];
if (wanted !== 'small-optima' && wanted !== 'best-known') {
  console.error('Say which: small-optima or best-known.');
  process.exit(1);
}
const { file, lines } = results[wanted];
const stored = [];
for await (const line of lines()) stored.push(JSON.stringify(line));
const source = readFileSync(file, 'utf8');
writeFileSync(
  file,
  source.replace(/`[^`]*`(?=\s*\.trim)/, () => `\`\n${stored.join('\n')}\n\``),
);
console.log(`${stored.length} lines in ${file}`);
