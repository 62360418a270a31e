import { readFile, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import type { FrontEndFile } from './locate-file';

const decompress = promisify(brotliDecompress);
/** As the builds name them (tools/build/compressed-copies.mjs). */
const COPY = '.br';
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'application/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json; charset=utf-8',
};
/** No segment begins with a dot, so that nothing outside a build can be requested. */
const WITHIN = /^(\w[\w.-]*\/)*\w[\w.-]*$/;
/** File systems tell times no finer than this, in ms: what was just written can be written again at the same time. */
const FINEST = 100;

export interface CompressedCopy {
  /** Of the copy, in the file's root. */
  readonly path: string;
  /** What it is once decompressed. */
  readonly type: string;
}

/**
 * Finds the brotli copies that builds put beside their files. A copy is good only while it holds what its file holds,
 * which is looked at again whenever one of the two has been written: what is copied in place shows at once.
 */
export function compressedCopies() {
  const known = new Map<string, { readonly state: string; readonly isSame: Promise<boolean> }>();

  function holdsTheSame(file: string, { state, since }: Written): Promise<boolean> {
    const last = known.get(file);
    if (last?.state === state) return last.isSame;
    const isSame = compare(file);
    if (Date.now() - since > FINEST) known.set(file, { state, isSame });
    return isSame;
  }

  return {
    /** @returns nothing where there is none, or another's */
    async find({ root, path }: FrontEndFile): Promise<CompressedCopy | undefined> {
      const type = TYPES[extname(path)];
      if (type === undefined || !WITHIN.test(path)) return undefined;
      const file = join(root, path);
      const written = await lookAt(file).catch(() => undefined);
      if (!written || !(await holdsTheSame(file, written))) return undefined;
      return { path: `${path}${COPY}`, type };
    },
  };
}

interface Written {
  /** Other than before once the file or its copy has been written. */
  readonly state: string;
  /** When the later of them was, in ms. */
  readonly since: number;
}

async function lookAt(file: string): Promise<Written> {
  const both = await Promise.all([file, `${file}${COPY}`].map((path) => stat(path)));
  return {
    state: both.map(({ ino, size, mtimeMs, ctimeMs }) => [ino, size, mtimeMs, ctimeMs].join()).join(' '),
    since: Math.max(...both.map(({ ctimeMs }) => ctimeMs)),
  };
}

async function compare(file: string): Promise<boolean> {
  try {
    const [plain, copy] = await Promise.all([readFile(file), readFile(`${file}${COPY}`)]);
    return plain.equals(await decompress(copy, { maxOutputLength: plain.length + 1 }));
  } catch {
    return false;
  }
}
