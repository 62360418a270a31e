import { sendContactMessageCall } from '@planted/contracts';
import { request } from './request';

/**
 * Sends a message to the makers. The same key sends it once.
 * @throws ApiError with the server's error, else 'Failed to create message' (3 §8).
 */
export const sendContactMessage = async (
  message: { readonly email: string; readonly message: string },
  idempotencyKey: string,
): Promise<void> => {
  await request(sendContactMessageCall, message, { idempotencyKey, refusalText: 'Failed to create message' });
};
