/** The calls of the account page, apart from the rest of the client so that they load with it. */
export { ApiError, deleteAccount, exportAccount } from '@planted/api-client';
