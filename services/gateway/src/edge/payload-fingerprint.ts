import { createHmac } from 'node:crypto';

/**
 * What a request is told from another one by that comes under the same key: its payload, whatever the order of its
 * fields. The key is the secret of the hash and is stored nowhere, so that a fingerprint that outlives a deleted account
 * confirms no guess of what was written.
 * @param payload as it was sent, plain JSON: two releases may read the same request differently
 */
export const fingerprintOf = (key: string, payload: unknown): string =>
  createHmac('sha256', key).update(JSON.stringify(payload, withSortedKeys)).digest('base64url');

const withSortedKeys = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value;
