import type { Call, MessageContext, ParsedRequestOf, User } from '@planted/contracts';
import { notLoggedIn } from '@planted/service-kit';
import type { z } from 'zod';
import type { AttemptCookie } from './attempt-cookie';
import type { SessionCookie } from './session-cookie';

export type AnyCall = Call<z.ZodType, z.ZodType>;

/** A call that has passed the edge: its input is parsed, and who asks is known. */
export interface CallRequest<C extends AnyCall> {
  readonly request: ParsedRequestOf<C>;
  /** For the messages that the call becomes. Its actor is the session's gardener and no one else. */
  readonly context: MessageContext;
  /** Looked up for calls of signed-in gardeners and for messages to the makers; null for all others. */
  readonly gardener: User | null;
  /** The caller's name for this command, by which a repeat is known. */
  readonly idempotencyKey: string | undefined;
  /** The caller's name for one save of many under the same key; see `SaveGardenController`. */
  readonly saveId: string | undefined;
  /** Made on this machine, as far as a request can tell; see `isFromThisMachine`. */
  readonly isFromThisMachine: boolean;
  readonly session: SessionCookie;
  /** Of a sign-in that this browser has begun. */
  readonly attempt: AttemptCookie;
}

/** @throws RefusalError for a guest. */
export function gardenerOf({ gardener }: Pick<CallRequest<AnyCall>, 'gardener'>): User {
  if (!gardener) throw notLoggedIn();
  return gardener;
}
