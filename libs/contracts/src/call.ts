import type { z } from 'zod';

/** Who may make a call: anyone, or a signed-in gardener. */
export type Access = 'anyone' | 'signed-in';

/** One HTTP call of the product: its path, who may make it, and the shapes of both directions. */
export interface Call<Request extends z.ZodType, Answer extends z.ZodType> {
  /** The verb-noun that names the call in every hop, e.g. 'save-garden'. */
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** A segment such as ':id' is a field of the request that is in the path, and nowhere else. */
  readonly path: `/${string}`;
  readonly access: Access;
  /** JSON body, or the query string of a GET; with the fields of the path. */
  readonly request: Request;
  readonly answer: Answer;
}

export const defineCall = <Request extends z.ZodType, Answer extends z.ZodType>(
  call: Call<Request, Answer>,
) => call;

export type RequestOf<C> = C extends Call<infer Request, z.ZodType> ? z.input<Request> : never;
export type ParsedRequestOf<C> = C extends Call<infer Request, z.ZodType> ? z.output<Request> : never;
export type AnswerOf<C> = C extends Call<z.ZodType, infer Answer> ? z.output<Answer> : never;

/** The fields of a request that are in the call's path: ['id'] of '/api/reminder/updateReminder/:id'. */
export const pathFieldsOf = ({ path }: Pick<Call<z.ZodType, z.ZodType>, 'path'>): string[] =>
  [...path.matchAll(/:(\w+)/g)].map(([, field]) => field ?? '');

/** The path with the request's fields in it. */
export const pathFor = ({ path }: Pick<Call<z.ZodType, z.ZodType>, 'path'>, request: object): `/${string}` =>
  `/${path.slice(1).replaceAll(/:(\w+)/g, (_, field: string) => encodeURIComponent(String(Reflect.get(request, field))))}`;
