import type { IncomingHttpHeaders } from 'node:http';
import { isLoopback } from '@planted/service-kit';

/** What proxies write of a request that they pass on, beside X-Forwarded-For. */
const BY_PROXIES = ['forwarded', 'via', 'x-real-ip', 'cf-connecting-ip', 'true-client-ip'] as const;

/**
 * Whether a request that came by a loopback address was also made on this machine, and is not one of the public's that a
 * proxy here has passed on. A proxy that neither names itself nor keeps the Host is known by the Origin of a browser; of
 * a client that writes its own headers nothing is known, and such a proxy needs PUBLIC_ORIGIN.
 * @param isBehindEdge the product's own edge stands in front, which names one address of a client
 */
export function isFromThisMachine(headers: IncomingHttpHeaders, isBehindEdge: boolean): boolean {
  if (BY_PROXIES.some((name) => headers[name] !== undefined)) return false;
  const clients = listed(headers['x-forwarded-for']);
  if (clients.length > (isBehindEdge ? 1 : 0)) return false;
  if (!isBehindEdge && headers['x-forwarded-proto'] !== undefined) return false;
  const hosts = [headers.host ?? '', ...listed(headers['x-forwarded-host'])];
  // A page that has no origin says 'null'; the check of other sites refuses it.
  const origins = [headers.origin, headers.referer].filter((origin) => origin !== undefined);
  return [...hosts.map((host) => `http://${host}`), ...origins].every(isHere);
}

const listed = (field: string | string[] | undefined): string[] =>
  [field ?? []].flat().flatMap((text) => text.split(',').map((each) => each.trim()));

const isHere = (address: string): boolean => {
  if (!URL.canParse(address)) return false;
  const { hostname } = new URL(address);
  // RFC 6761 §6.3: names under .localhost are this machine's.
  return isLoopback(hostname) || hostname.endsWith('.localhost');
};
