const UNCACHED: ReadonlySet<string> = new Set(['index.html', 'remote.json', 'mf-manifest.json']);
/** A build tool's content hash before the extension: `routes-C4g91flr.js`. */
const HASHED = /[-.][\w-]{8,}\.(js|css|map|woff2?|png|jpe?g|webp|avif|svg|wasm|json)$/;
/** Seconds. */
const YEAR = 31_536_000;
const HOUR = 3_600;

export const NEVER = 'no-store';
export const FOR_EVER = `public, max-age=${YEAR}, immutable`;

/**
 * How long a browser may keep a front end's file. What says which files are current is never kept,
 * so that what is copied in place shows at the next load; a hashed file under assets/ never changes.
 */
export function cacheControlOf(path: string): string {
  const name = path.slice(path.lastIndexOf('/') + 1);
  if (UNCACHED.has(name)) return NEVER;
  if (HASHED.test(name)) return FOR_EVER;
  return path.startsWith('/illustrations/') ? `public, max-age=${HOUR}` : 'no-cache';
}
