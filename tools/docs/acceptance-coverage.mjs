/**
 * `npm run docs:coverage` writes dist/acceptance-coverage.md: each row of docs/acceptance-rows.md with the tests that
 * name it. It fails where a test names a row that does not exist, and where a row has no test.
 */
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { readArgs } from '../workspace/read-args.mjs';
import { root } from '../workspace/root.mjs';

readArgs(
  `npm run docs:coverage

Writes dist/acceptance-coverage.md: each row of docs/acceptance-rows.md with the tests that name it. Fails where a test
names an unknown row, and where a row has no test.`,
  {},
);

const ROWS = join(root, 'docs', 'acceptance-rows.md');
const TARGET = join(root, 'dist', 'acceptance-coverage.md');
const NOT_OURS = /^(node_modules|dist|\..*)$/;
const TEST_FILE = /\.(unit|int|e2e)\.test\.tsx?$/;
/** The name in it('…'), describe.each(…)('…') and their kin. */
const NAMED =
  /\b(?:it|test|describe)(?:\.\w+)*(?:\([^()]*(?:\([^()]*\)[^()]*)*\)|`[^`]*`)?\(\s*(['"`])((?:\\.|(?!\1).)*)\1/gs;
const ROW_ID = /\b[A-Z]{3,4}-\d+\b/g;

/** @typedef {{ file: string, name: string }} Shown a test that names a row */

const rows = readFileSync(ROWS, 'utf8').split('\n');
const ids = new Set(rows.flatMap((line) => /^- (\S+) /.exec(line)?.[1] ?? []));
/** Other things are written that way as well, UTF-8 for one. */
const groups = new Set([...ids].map(groupOf));
const tests = testsByRow();

const unknown = [...tests.keys()].filter((id) => !ids.has(id));
if (unknown.length > 0) {
  console.error(`Tests name rows that docs/acceptance-rows.md does not have: ${unknown.join(', ')}`);
  process.exit(1);
}

const untested = [...ids].filter((id) => !tests.has(id));
if (untested.length > 0) {
  console.error(`No test names these rows of docs/acceptance-rows.md: ${untested.join(', ')}`);
  process.exit(1);
}

mkdirSync(dirname(TARGET), { recursive: true });
writeFileSync(TARGET, page());
console.log(
  `All ${ids.size} rows of docs/acceptance-rows.md have tests: dist/acceptance-coverage.md lists them.`,
);

/** @returns {Map<string, Shown[]>} */
function testsByRow() {
  /** @type {Map<string, Shown[]>} */
  const found = new Map();
  for (const path of testFiles(root)) {
    const file = relative(root, path).split(sep).join('/');
    for (const [, , name = ''] of readFileSync(path, 'utf8').matchAll(NAMED)) {
      for (const id of new Set(name.match(ROW_ID)?.filter((word) => groups.has(groupOf(word))))) {
        found.set(id, [...(found.get(id) ?? []), { file, name: name.replaceAll(/\\(.)/g, '$1') }]);
      }
    }
  }
  return found;
}

/**
 * @param {string} folder
 * @returns {string[]} in the same order on every machine
 */
function testFiles(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !NOT_OURS.test(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return testFiles(path);
      return TEST_FILE.test(entry.name) ? [path] : [];
    });
}

function page() {
  const lines = rows.flatMap((line) => {
    if (line.startsWith('## ')) return ['', line, '', '| row | what | shown by |', '| --- | --- | --- |'];
    const row = /^- (\S+) (.*)$/.exec(line);
    return row?.[1] && row[2] ? [`| ${row[1]} | ${row[2]} | ${shownBy(row[1])} |`] : [];
  });
  return `# Acceptance coverage

Made by \`npm run docs:coverage\` from the names of the tests. All ${ids.size} rows are covered by at least one test.
A row is only as complete as its tests.
${lines.join('\n')}
`;
}

/** @param {string} id */
function groupOf(id) {
  return id.split('-', 1)[0];
}

/** @param {string} id */
function shownBy(id) {
  const named = tests.get(id) ?? [];
  return named
    .map(
      ({ file, name }) =>
        `${name.replaceAll(/\s+/g, ' ').replaceAll('|', '\\|')} ([${file.split('/').at(-1)}](../${file}))`,
    )
    .join('<br>');
}
