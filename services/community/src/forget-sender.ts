import type { Pool } from 'pg';

/**
 * Deletes guests' messages from the address; those that gardeners sent go with their senders. Neither case nor the form
 * of letters makes it another address.
 */
export async function forgetSender(pool: Pool, email: string): Promise<void> {
  await pool.query(
    `delete from community.contact_messages
     where gardener_id is null and lower(trim(normalize(email, nfc))) = lower(trim(normalize($1, nfc)))`,
    [email],
  );
}
