/** The calls of account recovery, apart from the rest of the client so that they load alone. */
export { ApiError, askRecovery, openRecoveredSession } from '@planted/api-client';
