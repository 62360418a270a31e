/**
 * Makes docs/decisions/README.md, the index of all decisions.
 * `node tools/docs/decisions.mjs [--check]`; with --check it only says what is wrong. Exits with 1 then.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../workspace/root.mjs';
import { checkDecisions, INDEX, indexText, readDecisions } from './decision-index.mjs';

const FOLDER = join(root, 'docs', 'decisions');

const isCheck = process.argv.includes('--check');
const { decisions, problems } = readDecisions(FOLDER);
if (!isCheck && problems.length === 0) writeFileSync(join(FOLDER, INDEX), indexText(decisions));
for (const problem of isCheck ? checkDecisions(FOLDER) : problems) {
  console.error(problem);
  process.exitCode = 1;
}
