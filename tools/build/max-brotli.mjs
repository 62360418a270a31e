/** Brotli at its maximum level, which takes a second for a megabyte: each text once in a build. */
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);
/** @type {Map<string, Promise<Buffer>>} */
const known = new Map();

/**
 * @param {string} text
 * @returns {Promise<Buffer>}
 */
export function maxBrotli(text) {
  const existing = known.get(text);
  if (existing) return existing;
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  const compressed = compress(text, { params });
  known.set(text, compressed);
  return compressed;
}
