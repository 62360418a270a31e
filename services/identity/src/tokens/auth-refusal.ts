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
export const phoneNotOffered = () =>
  refusal('invalid', 'mfa_phone_enroll_not_enabled', 'Phone factors are not supported');
export const factorNotOffered = () =>
  refusal('invalid', 'validation_failed', 'factor_type: is not supported');
export const factorNameTaken = () =>
  refusal('conflict', 'mfa_factor_name_conflict', 'A factor with this name already exists');
export const tooManyFactors = () =>
  refusal('invalid', 'too_many_enrolled_mfa_factors', 'You have reached the maximum number of factors');
export const secondFactorNeeded = () =>
  refusal('forbidden', 'insufficient_aal', 'This needs a session with a verified second factor');
export const factorUnknown = () => refusal('not-found', 'mfa_factor_not_found', 'Factor not found');
export const challengeOver = () =>
  refusal('invalid', 'mfa_challenge_expired', 'The challenge has expired or was answered; ask for a new one');
export const wrongCode = () => refusal('invalid', 'mfa_verification_failed', 'The code is incorrect');
export const codeUnknown = () =>
  refusal('invalid', 'flow_state_not_found', 'The code is invalid, was already used or has expired');
export const codeVerifierWrong = () =>
  refusal('invalid', 'bad_code_verifier', 'The code verifier does not belong to the code');
export const stateUnknown = () =>
  refusal('invalid', 'bad_oauth_state', 'This sign-in is unknown or has expired. Please start again');
export const identityTaken = () =>
  refusal('conflict', 'identity_already_exists', 'This identity is already linked to another account');
export const identityUnknown = () => refusal('not-found', 'identity_not_found', 'Identity not found');
export const lastIdentity = () =>
  refusal('invalid', 'single_identity_not_deletable', 'The last identity cannot be removed');
export const tooManyCodes = (retryAfter: number) =>
  new RefusalError({
    code: 'too-many',
    reason: 'over_request_rate_limit',
    message: 'Too many codes. Please wait a while.',
    retryAfter,
  });
export const recoveryElsewhere = () =>
  refusal('conflict', 'bad_code_verifier', 'This link was requested in another browser or app');
export const recoveryOver = () => refusal('forbidden', 'otp_expired', 'Email link is invalid or has expired');
