import type { IncomingMessage } from 'node:http';
import { namesOneHost } from '@planted/service-kit/process';

/** What a client sends that takes us for a proxy (RFC 9112 §3.2.2): the origin goes, the rest is the same. */
const ABSOLUTE = /^https?:\/\/[^/?#]*/i;
/** RFC 9112 §3.2.1, as far as the HTTP client sends it on. */
const ORIGIN_FORM = /^\/[\x21-\x7e\x80-\xff]*$/;

/**
 * The path and query that a request is sent on with.
 * @returns undefined where it cannot be sent on: no path (`OPTIONS *`), no host or several
 */
export function targetOf(
  request: Pick<IncomingMessage, 'url' | 'httpVersion' | 'rawHeaders'>,
): string | undefined {
  if (!namesOneHost(request)) return undefined;
  const { url = '' } = request;
  const path = url.replace(ABSOLUTE, '');
  const target = path === url || path.startsWith('/') ? path : `/${path}`;
  return ORIGIN_FORM.test(target) ? target : undefined;
}
