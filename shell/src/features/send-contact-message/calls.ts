/** The calls of writing to the makers, apart from the rest of the client so that they load with the form. */
export { ApiError, fetchClientConfig, sendContactMessage } from '@planted/api-client';
