import type { RefusalCode } from '@planted/contracts';
import { RefusalError } from '@planted/service-kit';

/** A refusal with the name that the sign-in protocol gives it. */
const refusal = (code: RefusalCode, reason: string, message: string): RefusalError =>
  new RefusalError({ code, reason, message });

export const badToken = () => refusal('forbidden', 'bad_jwt', 'The access token is not valid');
export const sessionEnded = () => refusal('forbidden', 'session_not_found', 'The session has ended');
export const refreshTokenUnknown = () =>
  refusal('invalid', 'refresh_token_not_found', 'The refresh token is not known');
export const refreshTokenReused = () =>
  refusal(
    'invalid',
    'refresh_token_already_used',
    'The refresh token was used already; the session has ended',
  );
export const refreshedTooLate = () => refusal('invalid', 'session_expired', 'The session has ended');
