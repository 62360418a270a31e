/**
 * Makes docs/season-table.md: when each kind is started and picked in twelve places, as libs/season derives it.
 * `node tools/docs/season-table.mjs`; a unit test of libs/season compares the page with the library.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNode } from '../build/run-in-node.mjs';
import { root } from '../workspace/root.mjs';

const season = join(root, 'libs/season');

await runInNode(
  {
    root: season,
    configFile: false,
    ssr: { noExternal: [/^@planted\//] },
    build: { ssr: join(season, 'src/testing/season-page.ts'), target: 'node20' },
  },
  'season-page.js',
  (/** @type {typeof import('../../libs/season/src/testing/season-page')} */ { seasonPage }) => {
    writeFileSync(join(root, 'docs/season-table.md'), seasonPage(root));
  },
);
