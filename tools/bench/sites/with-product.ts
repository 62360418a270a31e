import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as startProducts from '../../testing/start-product.mjs';

/** What a bench is given. */
export interface Servers {
  readonly root: string;
  readonly databaseUrl: string;
  readonly natsUrl: string | undefined;
}

/**
 * Measures the product of `npm start` on a bench's own servers; it is gone afterwards.
 * @param settings of its environment, besides
 * @throws Error where the machine has no nats-server
 */
export async function withProduct<Result>(
  { root, databaseUrl, natsUrl }: Servers,
  settings: Readonly<Record<string, string>>,
  measure: (url: string, natsUrl: string) => Promise<Result>,
): Promise<Result> {
  if (!natsUrl) throw new Error('there is no nats-server on this machine');
  // It finds its own files, and so is not put into a bench's bundle.
  const file = pathToFileURL(join(root, 'tools/testing/start-product.mjs')).href;
  const { startProduct }: typeof startProducts = await import(file);
  const dataDir = mkdtempSync(join(tmpdir(), 'planted-bench-'));
  chmodSync(dataDir, 0o711);
  const product = await startProduct(dataDir, {
    ...{ NODE_ENV: 'test', DATABASE_URL: databaseUrl, NATS_URL: natsUrl, PLANTED_LOG_LEVEL: 'warn' },
    ...settings,
  });
  try {
    return await measure(product.url, natsUrl);
  } finally {
    await product.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
