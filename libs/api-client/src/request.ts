import { type AnswerOf, type Call, errorAnswer, type RequestOf, saidToGardener } from '@planted/contracts';
import { localDayOf, localTimeOf } from '@planted/garden-domain';
import type { NewCommand } from '@planted/outbox';
import type { z } from 'zod';
import { answerInTime } from './answer-in-time';
import { announceCommand, announceOwnChange } from './changes';
import { createCommandKeys, randomKey } from './command-keys';
import { commandWatch } from './command-watch';
import { inItsTurn } from './in-its-turn';
import { inSession } from './in-session';
import { takePreloadedResponse } from './preloaded-response';
import { type KeptCommands, mayWait } from './waiting/kept-commands';

/** A call that the server refused, or that could not be made. The message is meant for the gardener. */
export class ApiError extends Error {
  constructor(
    message: string,
    /** HTTP status, or 0 when no answer came. */
    readonly status: number,
    readonly code?: string,
    /** The input that is wrong, when one is. */
    readonly field?: string,
    /** Of a conflict with another page: what is there now. */
    readonly current?: Readonly<Record<string, unknown>>,
  ) {
    super(message);
    this.name = 'ApiError';
  }
}

/** The code of what is kept on the device until there is a signal: it is as good as done, and will be sent. */
const WAITS = 'waits';

/** Whether a command waits for a signal: to be shown as done, with the words 'will be sent'. */
export const willBeSent = (cause: unknown): boolean => cause instanceof ApiError && cause.code === WAITS;

/** Goes on where a command waits as where it was done, for what comes after it. @throws what else it failed with */
export async function orWaits(sending: Promise<unknown>): Promise<'done' | 'waits'> {
  try {
    await sending;
    return 'done';
  } catch (cause) {
    if (!willBeSent(cause)) throw cause;
    return WAITS;
  }
}

export interface RequestOptions {
  readonly signal?: AbortSignal;
  /** Repeating a command with the same key does it once. Without one, a command that got no answer keeps its own. */
  readonly idempotencyKey?: string;
  /** Names one save of a draft, which has the same key each time. */
  readonly saveId?: string;
  /** What a refusal says that brings no words of its own. */
  readonly refusalText?: string;
  /** A draft on this device keeps the command until it has an answer. */
  readonly isOfDraft?: boolean;
  /** The garden that a command is about, where its request does not say so. */
  readonly gardenId?: string;
  /** Whether days are to be told by the clock of this device. */
  readonly inZone?: boolean;
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
  const { error, code, field, current } = parsed.data;
  return new ApiError(saidToGardener(error), response.status, code, field, current);
}

const commandKeys = createCommandKeys(randomKey);

/** Some queries are too long for an address and are sent as a body. */
const isCommand = ({ method, name }: Pick<Call<z.ZodType, z.ZodType>, 'method' | 'name'>): boolean =>
  method !== 'GET' && !name.startsWith('fetch-');

/** Longest wait for an answer, in milliseconds: a list may be long and the connection slow. */
const READ_LIMIT_MS = 60_000;
const COMMAND_LIMIT_MS = 30_000;
/** Of a command that can wait: its button is free again, and it is sent when there is an answer to be had. */
const KEPT_AFTER_MS = 15_000;

const limitOf = (call: Call<z.ZodType, z.ZodType>, isKept: boolean): number => {
  if (!isCommand(call)) return READ_LIMIT_MS;
  return isKept ? KEPT_AFTER_MS : COMMAND_LIMIT_MS;
};

/** A busy or broken server may have done what it was asked, as one that was never heard of again. */
const isOutcomeKnown = (cause: unknown): boolean =>
  cause instanceof ApiError && cause.status > 0 && cause.status < 500;

/** The garden that a command changes, in which version of its layout, and the minute on the gardener's clock. */
function whereAndWhen(input: unknown, named?: string): Pick<NewCommand, 'gardenId' | 'version' | 'at'> {
  const { gardenId, garden_id, expectedVersion } = input as Readonly<Record<string, unknown>>;
  const garden = named ?? gardenId ?? garden_id;
  const now = new Date();
  return {
    gardenId: typeof garden === 'string' ? garden : null,
    version: typeof expectedVersion === 'number' ? expectedVersion : null,
    at: `${localDayOf(now)}T${localTimeOf(now)}`,
  };
}

/**
 * Makes one call, once more where the gardener asks for it while there is no answer.
 * @throws ApiError for a refusal or a network failure ('Network error', 2 §8)
 */
async function answerTo<C extends Call<z.ZodType, z.ZodType>, T>(
  call: C,
  input: RequestOf<C>,
  options: RequestOptions,
  read: (response: Response) => Promise<T>,
): Promise<T> {
  const isGet = call.method === 'GET';
  const address = call.path + (isGet ? query(input as object) : '');
  const body = isGet ? undefined : JSON.stringify(input);
  const named = `${call.method} ${address}`;
  const headers: Record<string, string> = { accept: 'application/json' };
  if (!isGet) headers['content-type'] = 'application/json';
  const key = options.idempotencyKey ?? (isCommand(call) ? commandKeys.keyOf(named, body ?? '') : undefined);
  const kept = mayWait(call.name, body ?? '') ? globalThis.plantedKeptCommands : undefined;
  if (key !== undefined) headers['idempotency-key'] = key;
  if (options.saveId) headers['save-id'] = options.saveId;
  if (options.inZone) headers['time-zone'] = Intl.DateTimeFormat().resolvedOptions().timeZone;
  let mayHaveArrived = false;

  async function attempt(signal: AbortSignal): Promise<T> {
    mayHaveArrived ||= globalThis.navigator?.onLine !== false;
    const send = () =>
      fetch(address, {
        method: call.method,
        headers,
        credentials: 'same-origin',
        signal,
        ...(body !== undefined && { body }),
      });
    const once = () => (call.access === 'signed-in' ? inSession(send) : send());
    const ask = () => inItsTurn(once, signal);
    // What is preloaded was asked for without a zone.
    const preloaded = isGet && !options.inZone ? await takePreloadedResponse(address) : undefined;
    const response = preloaded ?? (await ask());
    if (!response.ok) throw await refusalOf(response, options.refusalText);
    const correlationId = response.headers.get('x-correlation-id');
    if (isCommand(call) && correlationId !== null) announceOwnChange(correlationId);
    return read(response);
  }

  /** @throws ApiError once the command is kept */
  async function keep({ keep: keepCommand }: KeptCommands, isBehind = false): Promise<void> {
    const { isOfDraft = false } = options;
    const command = { call: call.name, method: call.method, address, body: body ?? '', key: key ?? '' };
    const isKept = await keepCommand(
      { ...command, ...whereAndWhen(input, options.gardenId), mayHaveArrived, isOfDraft },
      isBehind,
    );
    if (!isKept) return;
    commandKeys.forget(named);
    throw new ApiError('It will be sent when there is a signal.', 0, WAITS);
  }

  // Meanwhile they may all have been sent, this one among them.
  if (kept?.isHeld()) await keep(kept, true);
  const watch = isCommand(call) ? commandWatch() : undefined;
  const ended = isCommand(call) ? announceCommand() : undefined;
  try {
    const answer = await answerInTime(attempt, {
      limitMs: limitOf(call, kept !== undefined),
      signal: options.signal,
      onSlow: watch?.slow,
    });
    commandKeys.forget(named);
    return answer;
  } catch (cause) {
    if (isOutcomeKnown(cause)) commandKeys.forget(named);
    if (cause instanceof ApiError || options.signal?.aborted) throw cause;
    if (kept) await keep(kept);
    watch?.unanswered(mayHaveArrived ? 'unknown' : 'not-sent');
    throw new ApiError('Network error', 0, 'network');
  } finally {
    ended?.();
  }
}

/**
 * Makes one call and checks its answer against the contract.
 * @throws ApiError for a refusal, a network failure, or an answer of another shape.
 */
export function request<C extends Call<z.ZodType, z.ZodType>>(
  call: C,
  input: RequestOf<C>,
  options: RequestOptions = {},
): Promise<AnswerOf<C>> {
  return answerTo(call, input, options, async (response) => {
    const answer = call.answer.safeParse(await response.json().catch(() => undefined));
    if (!answer.success)
      throw new ApiError(
        "The server sent a response we don't understand. Reload the page, then try again.",
        response.status,
        'answer',
      );
    return answer.data as AnswerOf<C>;
  });
}

/** Makes one call whose answer is a file for the gardener. @throws ApiError, also for a file that arrives cut off */
export async function requestFile<C extends Call<z.ZodType, z.ZodType>>(
  call: C,
  input: RequestOf<C>,
): Promise<{ readonly file: Blob; readonly name: string | undefined }> {
  // A large file may take its time once it has begun to come.
  const response = await answerTo(call, input, {}, async (begun) => begun);
  const file = await response.blob().catch(() => {
    throw new ApiError('Network error', 0, 'network');
  });
  const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1];
  return { file, name };
}
