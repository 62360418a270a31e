import { join } from 'node:path';
import { runInNode } from '../build/run-in-node.mjs';
import { root } from '../workspace/root.mjs';

/**
 * Hands over the calls of the contracts, which are TypeScript, to a tool.
 * @template Result
 * @param {(calls: typeof import('@planted/contracts/frozen')) => Result | Promise<Result>} work
 * @returns {Promise<Result>}
 */
export const withCalls = (work) =>
  runInNode(
    {
      root: join(root, 'libs'),
      configFile: false,
      ssr: { noExternal: [/^@planted\//] },
      build: { ssr: join(root, 'libs/contracts/src/frozen/index.ts'), target: 'node20' },
    },
    'index.js',
    work,
  );
