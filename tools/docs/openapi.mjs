/**
 * Makes the API reference from the contracts: dist/openapi.json (OpenAPI 3.1) and docs/api.md.
 * `node tools/docs/openapi.mjs`
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNode } from '../build/run-in-node.mjs';
import { root } from '../workspace/root.mjs';

const HTTP = join(root, 'libs/contracts/src/http');

const sources = readdirSync(HTTP).map((file) => readFileSync(join(HTTP, file), 'utf8'));
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

await runInNode(
  {
    root: join(root, 'services'),
    configFile: false,
    ssr: { noExternal: [/^@planted\//] },
    build: { ssr: join(root, 'services/gateway/src/openapi/index.ts'), target: 'node20' },
  },
  'index.js',
  (/** @type {typeof import('@planted/gateway/openapi')} */ { apiPage, callDescriptions, describeApi }) => {
    const api = describeApi({ version, descriptions: callDescriptions(sources) });
    mkdirSync(join(root, 'dist'), { recursive: true });
    writeFileSync(join(root, 'dist/openapi.json'), `${JSON.stringify(api, null, 2)}\n`);
    writeFileSync(join(root, 'docs/api.md'), apiPage(api));
  },
);
