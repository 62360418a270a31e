import { type AnswerOf, type Call, errorAnswer, type RequestOf } from '@planted/contracts';
import type { z } from 'zod';
import { takePreloadedResponse } from './preloaded-response';
import { inItsTurn } from './in-its-turn';
import { inSession } from './in-session';

/** A call that the server refused, or that could not be made. The message is meant for the gardener. */
export class ApiError extends Error {
  constructor(
    message: string,
    /** HTTP status, or 0 when no answer came. */
    readonly status: number,
    readonly code?: string,
    /** The input that is wrong, when one is. */
    readonly field?: string,
  ) {
    super(message);
    this.name = 'ApiError';
  }
}

export interface RequestOptions {
  readonly signal?: AbortSignal;
  /** Repeating a command with the same key does it once. */
  readonly idempotencyKey?: string;
  /** Names one save of a draft, which has the same key each time. */
  readonly saveId?: string;
  /** What a refusal says that brings no words of its own. */
  readonly refusalText?: string;
}

const query = (input: object): string => {
  const search = new URLSearchParams(
    Object.entries(input).map(([key, value]) => [key, String(value)]),
  ).toString();
  return search === '' ? '' : `?${search}`;
};

async function refusalOf(response: Response, refusalText?: string): Promise<ApiError> {
  const parsed = errorAnswer.safeParse(await response.json().catch(() => null));
  if (!parsed.success) {
    return new ApiError(refusalText ?? `The server returned an error (${response.status}).`, response.status);
  }
  return new ApiError(parsed.data.error, response.status, parsed.data.code, parsed.data.field);
}

/** Makes one call. @throws ApiError for a refusal or a network failure ('Network error', 2 §8) */
async function responseTo<C extends Call<z.ZodType, z.ZodType>>(
  call: C,
  input: RequestOf<C>,
  options: RequestOptions,
): Promise<Response> {
  const isGet = call.method === 'GET';
  const headers: Record<string, string> = { accept: 'application/json' };
  if (!isGet) headers['content-type'] = 'application/json';
  if (options.idempotencyKey) headers['idempotency-key'] = options.idempotencyKey;
  if (options.saveId) headers['save-id'] = options.saveId;
  const address = call.path + (isGet ? query(input as object) : '');
  const send = () =>
    fetch(address, {
      method: call.method,
      headers,
      credentials: 'same-origin',
      ...(isGet ? {} : { body: JSON.stringify(input) }),
      ...(options.signal ? { signal: options.signal } : {}),
    });
  const once = () => (call.access === 'signed-in' ? inSession(send) : send());
  const ask = () => inItsTurn(once, options.signal);
  const preloaded = isGet ? takePreloadedResponse(address) : undefined;
  const answered = preloaded ? preloaded.then((answer) => answer ?? ask()) : ask();
  const response = await answered.catch((cause: unknown) => {
    if (options.signal?.aborted) throw cause;
    throw new ApiError('Network error', 0, 'network');
  });
  if (!response.ok) throw await refusalOf(response, options.refusalText);
  return response;
}

/**
 * Makes one call and checks its answer against the contract.
 * @throws ApiError for a refusal, a network failure, or an answer of another shape.
 */
export async function request<C extends Call<z.ZodType, z.ZodType>>(
  call: C,
  input: RequestOf<C>,
  options: RequestOptions = {},
): Promise<AnswerOf<C>> {
  const response = await responseTo(call, input, options);
  const answer = call.answer.safeParse(await response.json().catch(() => undefined));
  if (!answer.success)
    throw new ApiError(
      "The server sent a response we don't understand. Reload the page, then try again.",
      response.status,
      'answer',
    );
  return answer.data as AnswerOf<C>;
}

/** Makes one call whose answer is a file for the gardener. @throws ApiError, also for a file that arrives cut off */
export async function requestFile<C extends Call<z.ZodType, z.ZodType>>(
  call: C,
  input: RequestOf<C>,
): Promise<{ readonly file: Blob; readonly name: string | undefined }> {
  const response = await responseTo(call, input, {});
  const file = await response.blob().catch(() => {
    throw new ApiError('Network error', 0, 'network');
  });
  const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1];
  return { file, name };
}
