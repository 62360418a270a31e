import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { until as holds } from '../../tools/engines/until.mjs';
import { type Product, startProduct as start } from '../../tools/testing/start-product.mjs';

/** The repository, as Jest's root. */
export const root = resolve(__dirname, '../..');

export type { Product };
export { holds };

export interface DataFolder {
  readonly path: string;
  remove(): Promise<void>;
}

export async function createDataFolder(): Promise<DataFolder> {
  const path = await mkdtemp(join(tmpdir(), 'planted-e2e-'));
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}

/** Polls until `met` answers true; fails after `timeoutMs` with what was waited for. */
export async function until(what: string, met: () => Promise<boolean>, timeoutMs = 60_000): Promise<void> {
  if (!(await holds(met, timeoutMs))) throw new Error(`Waited ${timeoutMs} ms in vain: ${what}`);
}

/** The product that runs for all test files: for those that neither stop it nor change what it serves. */
export function sharedProduct(): Pick<Product, 'url'> {
  const url = process.env.PLANTED_SHARED_URL;
  if (!url) throw new Error('The shared product was not started: run these tests as the project e2e');
  return { url };
}

/** Starts the product as a person does, by its entry point, on the given data folder. */
export const startProduct = (data: DataFolder, env: NodeJS.ProcessEnv = {}): Promise<Product> =>
  start(data.path, env);
