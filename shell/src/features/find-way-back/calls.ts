/** The calls of the way back in, apart from the rest of the client so that they load alone. */
export { ApiError, askRecovery, openRecoveredSession } from '@planted/api-client';
