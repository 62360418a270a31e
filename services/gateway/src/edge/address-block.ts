import { isIPv6 } from 'node:net';

/** An IPv4 address, also as IPv6 writes one: ::ffff:192.0.2.1. */
const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
const GROUPS = 8;
/** Of 16 bits each; the rest is the subscriber's own to choose. */
const GROUPS_OF_A_NETWORK = 4;

/**
 * Whose requests an address counts as: an IPv4 address by itself, of IPv6 the /64 that a subscriber gets at least
 * (RFC 6177), or each of them could take another address for every request.
 */
export function addressBlockOf(ip: string): string {
  const mapped = MAPPED.exec(ip)?.[1];
  if (mapped !== undefined || !isIPv6(ip)) return mapped ?? ip;
  const [head = '', tail] = ip.split('%', 1)[0]?.split('::') ?? [];
  const first = groupsOf(head);
  const last = groupsOf(tail ?? '');
  const left = tail === undefined ? 0 : GROUPS - first.length - last.length;
  const groups = [...first, ...Array<string>(left).fill('0'), ...last];
  const network = groups
    .slice(0, GROUPS_OF_A_NETWORK)
    .map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}

/** An IPv4 address at the end takes the place of two. */
const groupsOf = (text: string): string[] =>
  text.split(':').flatMap((group) => (group === '' ? [] : group.includes('.') ? ['0', '0'] : [group]));
