import { z } from 'zod';

const LOOPBACK = /^(localhost|\[::1\]|::1|127(\.\d{1,3}){3})$/;

/** Whether what listens on this address is reached from this machine alone. */
export const isLoopback = (host: string): boolean => LOOPBACK.test(host);

/** Whether an address is plain http on this machine itself: the only place where anything may do without TLS. */
export const isPlainLoopback = ({ protocol, hostname }: URL): boolean =>
  protocol === 'http:' && LOOPBACK.test(hostname);

/** The address of a trusted proxy. What comes in clear could be anyone's. */
export const trustedAddress = z.string().refine((text) => {
  const address = URL.canParse(text) ? new URL(text) : undefined;
  return address !== undefined && (address.protocol === 'https:' || isPlainLoopback(address));
}, 'must be an https address');

/** Where browsers find the product, e.g. https://planted.example. */
export const publicOrigin = z.url({ protocol: /^https?$/, error: 'must be an http(s) address' });
