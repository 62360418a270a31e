import type { z } from 'zod';
import type { Access, Call } from '../call';
import * as http from '../http/index';
import { errorAnswer } from '../refusal';
import { type WireSchema, wireSchema } from './wire-schema';

export type AnyCall = Call<z.ZodType, z.ZodType>;

/** A call as a release has it. */
export interface DescribedCall {
  readonly method: string;
  readonly path: string;
  readonly access: Access;
  /** What pages send. */
  readonly request: WireSchema;
  /** What services answer. */
  readonly answer: WireSchema;
}

/** All that pages and services say to each other over HTTP. */
export interface DescribedCalls {
  /** What every refused call answers. */
  readonly error: WireSchema;
  readonly calls: Readonly<Record<string, DescribedCall>>;
}

const isCall = (value: unknown): value is AnyCall =>
  typeof value === 'object' && value !== null && 'access' in value && 'request' in value && 'answer' in value;

const exported: readonly unknown[] = Object.values(http);

/** Every call of the contracts, by name. */
export const allCalls: readonly AnyCall[] = exported
  .filter(isCall)
  .toSorted((one, other) => (one.name < other.name ? -1 : 1));

const describeCall = ({ method, path, access, request, answer }: AnyCall): DescribedCall => ({
  method,
  path,
  access,
  request: wireSchema(request),
  answer: wireSchema(answer),
});

export const describeCalls = (calls: readonly AnyCall[] = allCalls): DescribedCalls => ({
  error: wireSchema(errorAnswer),
  calls: Object.fromEntries(calls.map((call) => [call.name, describeCall(call)])),
});
