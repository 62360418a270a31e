/** How much longer what is awaited may take beside other tests than on a machine of its own. */
const BESIDE_OTHERS = 4;

/**
 * The longest wait for what a fault has disturbed.
 * @param {number} ms on a machine of its own
 */
export const within = (ms) => ms * (process.env['NODE_ENV'] === 'test' ? BESIDE_OTHERS : 1);
