import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { RefusalError } from '@planted/service-kit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isTooDeep } from './json-depth';

/** A key that would reach into the prototype of an object, however it is escaped. */
const REACHING = /"(__proto__|constructor)"\s*:/;

type Done = (error: Error | null, parsed?: unknown) => void;
export type ParseBody = (request: FastifyRequest, text: string, done: Done) => void;

/**
 * Parses as Fastify does, what is not nested too deep; a key that reaches into prototypes is named like any other
 * unknown field.
 */
export function jsonParser(server: FastifyInstance): ParseBody {
  const parse = server.getDefaultJsonParser('error', 'error');
  return (request, text, done) => {
    if (isTooDeep(text))
      return done(new RefusalError({ code: 'invalid', message: 'The body is nested too deeply' }));
    parse(request, text, (error, parsed) => done(error && named(error, text), parsed));
  };
}

export function parseJson(app: NestFastifyApplication, server: FastifyInstance): void {
  const parse = jsonParser(server);
  // Over HTTP/1: the server is made without http2.
  app.useBodyParser('application/json', {}, (request, body, done) =>
    parse(request as FastifyRequest, String(body), done),
  );
}

/** Fastify says the same of what is no JSON and of JSON with such a key. */
function named(error: Error, text: string): Error {
  if (!isJson(text)) return error;
  const unescaped = text.replaceAll(/\\u([\da-f]{4})/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
  const field = REACHING.exec(unescaped)?.[1];
  if (field === undefined) return error;
  return new RefusalError({ code: 'invalid', field, message: `${field}: is not a known field` });
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
