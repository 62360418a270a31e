import { z } from 'zod';
import { inOurWords } from './issue-words';

/** Why a request was not done. The gateway maps each code to one HTTP status. */
export const REFUSAL_STATUS = {
  invalid: 400,
  'not-signed-in': 401,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  'too-large': 413,
  'too-many': 429,
  unavailable: 503,
} as const;

export type RefusalCode = keyof typeof REFUSAL_STATUS;

export const refusalSchema = z.object({
  code: z.enum(Object.keys(REFUSAL_STATUS) as [RefusalCode, ...RefusalCode[]]),
  message: z.string(),
  /** Path of the input that is wrong, e.g. 'plantingDates.0.plant_id'. */
  field: z.string().optional(),
  /** What the sign-in protocol calls it, e.g. 'refresh_token_not_found'. */
  reason: z.string().optional(),
  /** Seconds after which a retry makes sense. */
  retryAfter: z.number().optional(),
  /** Of a conflict with another page: what is there now. */
  current: z.record(z.string(), z.unknown()).optional(),
});

/** A refusal as data; it crosses the messaging port unchanged. */
export type Refusal = z.infer<typeof refusalSchema>;

/** The place of a change in the list that an act sent: 'changes.3.y: must be at least 0'. */
const PLACE_IN_ACT = /^changes\.\d+(?:\.\w+)*: /;

/** Why a change was refused, for its gardener, who knows nothing of its place in a list: 'overlaps another plant'. */
export const saidToGardener = (message: string): string => message.replace(PLACE_IN_ACT, '');

/** What every failed `/api` call answers. */
export const errorAnswer = z.object({
  error: z.string(),
  code: z.string().optional(),
  field: z.string().optional(),
  current: z.record(z.string(), z.unknown()).optional(),
});
export type ErrorAnswer = z.infer<typeof errorAnswer>;

/** What a schema makes of an input, or the refusal that names the first wrong field, and says in our words why. */
export function readInput<S extends z.ZodType>(schema: S, input: unknown): ReadInput<z.output<S>> {
  const read = schema.safeParse(input, { error: inOurWords });
  return read.success ? { ok: true, value: read.data } : { ok: false, refusal: refusalOf(read.error) };
}

export type ReadInput<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly refusal: Refusal };

function refusalOf(error: z.ZodError): Refusal {
  const issue = error.issues[0];
  const unknown = issue?.code === 'unrecognized_keys' ? issue.keys[0] : undefined;
  const path = [...(issue?.path ?? []), ...(unknown === undefined ? [] : [unknown])].map(String).join('.');
  const reason = unknown === undefined ? (issue?.message ?? 'is not valid') : 'is not a known field';
  return path === ''
    ? { code: 'invalid', message: reason }
    : { code: 'invalid', message: `${path}: ${reason}`, field: path };
}
