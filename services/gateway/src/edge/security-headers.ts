import type { FastifyHelmetOptions } from '@fastify/helmet';

const GOOGLE = 'https://accounts.google.com/gsi/';

export interface SecurityHeaderOptions {
  /** Whether the browser loads Google's sign-in button, and with it Google's pictures of people. */
  readonly google: boolean;
  readonly https: boolean;
}

/** Everything from our own origin, nothing inline; a provider's addresses only where it is set up. */
export function securityHeaders({ google, https }: SecurityHeaderOptions): FastifyHelmetOptions {
  const withGoogle = (path: string) => (google ? [`${GOOGLE}${path}`] : []);
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        // A worker compiles the search of companion plans, which came with its own code: decision 0077.
        scriptSrc: ["'self'", "'wasm-unsafe-eval'", ...withGoogle('client')],
        styleSrc: ["'self'", ...withGoogle('style')],
        // What the shell has read by its hash is what runs in a worker, and is no address: decision 0053.
        workerSrc: ["'self'", 'blob:'],
        imgSrc: ["'self'", 'data:', ...(google ? ['https://*.googleusercontent.com'] : [])],
        connectSrc: ["'self'", ...withGoogle('')],
        frameSrc: google ? [GOOGLE] : ["'none'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    // The sign-in window of a provider speaks to the page that opened it.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    crossOriginEmbedderPolicy: false,
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    hsts: https ? { maxAge: 31_536_000 } : false,
  };
}
