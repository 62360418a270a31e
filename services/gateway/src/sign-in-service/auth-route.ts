import type { MessageContext } from '@planted/contracts';
import { checked, type Messaging, RefusalError } from '@planted/service-kit';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { CallKind } from '../edge/rate-limits';
import type { GoogleGuard } from '../google/google.guard';
import type { AllowedRedirect } from './allowed-redirects';

/** A request to the sign-in service: counted, not yet parsed. */
export interface AskedAuth {
  readonly request: FastifyRequest;
  readonly messaging: Messaging;
  readonly context: MessageContext;
  /** Null where sign-in by redirect is not set up. */
  readonly google: GoogleGuard | null;
  readonly allowed: AllowedRedirect;
}

/** An answer that sends the browser to another address. */
export class Elsewhere {
  constructor(readonly address: string) {}
}

/** One call of the sign-in service. A session cookie means nothing here: the caller is identified by a bearer token. */
export interface AuthRoute {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** Below AUTH_BASE. */
  readonly path: `/${string}`;
  readonly access: 'anyone' | 'bearer';
  readonly kind: CallKind;
  answer(asked: AskedAuth): Promise<object>;
}

/** @throws RefusalError that names the first wrong field. */
export function parsed<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  return checked(schema, value ?? {});
}

const BEARER = /^Bearer ([\w.-]{1,4096})$/i;

/** @throws RefusalError where the request brings no bearer token. */
export function bearerOf({ headers }: FastifyRequest): string {
  const token = BEARER.exec(headers.authorization ?? '')?.[1];
  if (token !== undefined) return token;
  const message = 'This call needs a bearer token';
  throw new RefusalError({ code: 'not-signed-in', reason: 'no_authorization', message });
}
