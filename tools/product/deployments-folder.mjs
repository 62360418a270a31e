import { join, resolve } from 'node:path';
import { root } from '../workspace/root.mjs';

/**
 * @param {string} dataDir
 * @param {NodeJS.ProcessEnv} environment
 * @returns {string} where `npm run deploy` publishes to, and the product looks: one that is set, else the data folder's
 */
export const deploymentsIn = (dataDir, { DEPLOYMENTS_DIR }) =>
  DEPLOYMENTS_DIR?.trim() ? resolve(root, DEPLOYMENTS_DIR.trim()) : join(dataDir, 'deployments');
