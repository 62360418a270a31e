import type { GatewaySettings } from '../settings';

/** Nest token of `GoogleClient | null`. */
export const GOOGLE_CLIENT = Symbol('GOOGLE_CLIENT');

/** The product as Google's OAuth endpoints know it. */
export interface GoogleClient {
  readonly id: string;
  readonly secret: string;
  readonly authorizationUrl: string;
  readonly tokenUrl: string;
  /** Where browsers find the product; what they come back to lies below. */
  readonly origin: string;
}

/** Undefined where sign-in by redirect is not set up. */
export function googleClientOf(settings: GatewaySettings): GoogleClient | undefined {
  const { GOOGLE_CLIENT_ID: id, GOOGLE_CLIENT_SECRET: secret, PUBLIC_ORIGIN } = settings;
  if (id === undefined || secret === undefined || PUBLIC_ORIGIN === undefined) return undefined;
  const { GOOGLE_AUTHORIZATION_URL: authorizationUrl, GOOGLE_TOKEN_URL: tokenUrl } = settings;
  return { id, secret, authorizationUrl, tokenUrl, origin: new URL(PUBLIC_ORIGIN).origin };
}
