/**
 * Makes docs/rotation-table.md: the rules of rotation with their evidence and sources.
 * `node tools/docs/rotation-table.mjs`; a unit test of libs/rotation compares the page with the library.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNode } from '../build/run-in-node.mjs';
import { root } from '../workspace/root.mjs';

const rotation = join(root, 'libs/rotation');

await runInNode(
  {
    root: rotation,
    configFile: false,
    ssr: { noExternal: [/^@planted\//] },
    build: { ssr: join(rotation, 'src/testing/rotation-page.ts'), target: 'node20' },
  },
  'rotation-page.js',
  (/** @type {typeof import('../../libs/rotation/src/testing/rotation-page')} */ { rotationPage }) => {
    writeFileSync(join(root, 'docs/rotation-table.md'), rotationPage(root));
  },
);
