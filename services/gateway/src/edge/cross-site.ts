import type { IncomingHttpHeaders } from 'node:http';
import { UNSUBSCRIBE_BASE } from '@planted/contracts';

const SAFE_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Where another site, Google's, may post a form: what is posted there proves itself in another way. */
export const GOOGLE_POST = '/api/auth/google/credential';

/** Where mail programs post from their own sites: a secret in the address says whose letters end. */
export const UNSUBSCRIBE_ROUTE = `${UNSUBSCRIBE_BASE}/*`;

const FROM_OTHER_SITES: ReadonlySet<string | undefined> = new Set([GOOGLE_POST, UNSUBSCRIBE_ROUTE]);

interface ArrivingRequest {
  readonly method: string;
  /** The route's. */
  readonly path: string | undefined;
  readonly headers: IncomingHttpHeaders;
  /** Where browsers find the product; undefined where no one has said so, and the Host must do. */
  readonly publicOrigin: string | undefined;
}

/**
 * Why a request that changes something may be another site's doing, or undefined. A browser lets a foreign page send
 * forms and plain text with our cookies, but no JSON; and it says truly where a request comes from.
 */
export function crossSiteProblem({
  method,
  path,
  headers,
  publicOrigin,
}: ArrivingRequest): string | undefined {
  if (SAFE_METHODS.has(method) || FROM_OTHER_SITES.has(path)) return undefined;
  if (!comesFromUs(headers, publicOrigin)) return 'This request came from another site';
  if (hasBody(headers) && !isJson(headers['content-type'])) return 'The body must be application/json';
  return undefined;
}

function comesFromUs(headers: IncomingHttpHeaders, publicOrigin: string | undefined): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  const { origin, host } = headers;
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  // A client writes its own Host, and a proxy may change it.
  if (publicOrigin !== undefined) return new URL(origin).origin === new URL(publicOrigin).origin;
  return new URL(origin).host === host;
}

export const hasBody = (headers: IncomingHttpHeaders): boolean =>
  headers['content-type'] !== undefined ||
  headers['transfer-encoding'] !== undefined ||
  (headers['content-length'] ?? '0') !== '0';

const isJson = (contentType: string | undefined): boolean =>
  contentType?.split(';', 1)[0]?.trim().toLowerCase() === 'application/json';
