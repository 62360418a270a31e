/** `npm run test:minutes`: writes into CONTRIBUTING.md where the minutes of the last whole `npm test` went. */
import './workspace/check-node.mjs';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { minutesTable } from './testing/minutes-table.mjs';
import { readArgs } from './workspace/read-args.mjs';
import { root } from './workspace/root.mjs';

const RECORDED = join(root, '.cache/nx/run.json');
const PAGE = join(root, 'CONTRIBUTING.md');
const PLACE = /(<!-- minutes:begin -->\n)[^]*(<!-- minutes:end -->)/;

readArgs(
  `npm run test:minutes

Writes into CONTRIBUTING.md where the minutes of the last whole npm test -- --no-cache went.`,
  {},
);
try {
  if (!existsSync(RECORDED)) throw new Error('No run is recorded yet: run npm test -- --no-cache first');
  const table = minutesTable(JSON.parse(readFileSync(RECORDED, 'utf8')));
  const page = readFileSync(PAGE, 'utf8');
  if (!PLACE.test(page))
    throw new Error('CONTRIBUTING.md has no place for the table (<!-- minutes:begin -->)');
  writeFileSync(
    PAGE,
    page.replace(PLACE, (_, begin, end) => `${begin}${table.join('\n')}\n${end}`),
  );
  console.log(table.join('\n'));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
