import { AUTH_BASE } from '@planted/contracts';
import type { IdentitySettings } from '../settings';

/** Nest token of the issuer that access tokens name: the address of the sign-in service. */
export const TOKEN_ISSUER = Symbol('TOKEN_ISSUER');

/** Stands for the product's own address where none is configured. */
const NOWHERE = 'https://planted.invalid';

export const tokenIssuerOf = ({ PUBLIC_ORIGIN }: Pick<IdentitySettings, 'PUBLIC_ORIGIN'>): string =>
  new URL(PUBLIC_ORIGIN ?? NOWHERE).origin + AUTH_BASE;
