import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Row, row } from '../benching/row';
import type * as gardeners from '../faults/gardener.mjs';
import type * as ledgers from '../faults/ledger.mjs';
import type * as smallProduct from './recovery/small-product.mjs';
import type * as timing from './recovery/time-recovery.mjs';
import { median } from './sites/pages';

/** Engines that end more often within a minute are given up by whoever keeps them. */
const KILLS = 3;

/**
 * Each part in turn is killed without warning in a running product whose parts have one replica each: how long until a
 * command is acknowledged again, and how long until the part itself answers. What is between is ours.
 */
export default {
  name: 'recovery',
  async run({ root }: { root: string }): Promise<Row[]> {
    // They find their own files, and so are not put into this bench's bundle.
    const at = (file: string) => pathToFileURL(join(root, 'tools', file)).href;
    const { startSmallProduct }: typeof smallProduct = await import(at('bench/recovery/small-product.mjs'));
    const { timeRecovery }: typeof timing = await import(at('bench/recovery/time-recovery.mjs'));
    const { Gardener }: typeof gardeners = await import(at('faults/gardener.mjs'));
    const { Ledger }: typeof ledgers = await import(at('faults/ledger.mjs'));
    const product = await startSmallProduct();
    try {
      const gardener = new Gardener(product.url, new Ledger());
      await gardener.signIn('Ada');
      const rows: Row[] = [];
      for (const part of product.parts) {
        const taken: timing.Recovery[] = [];
        for (let kill = 0; kill < KILLS; kill += 1)
          taken.push(await timeRecovery(product, part, gardener.cookie));
        const beyond = Math.max(...taken.map(({ acknowledged, ready }) => acknowledged - ready));
        const what = `${part.name} killed: until a command is taken, against until it answers itself (at most ${Math.round(beyond)} ms beyond)`;
        const ours = median(taken.map(({ acknowledged }) => acknowledged));
        const baseline = median(taken.map(({ ready }) => ready));
        rows.push(row(what, 'ms', ours, baseline, 'beyond ≤ 2,000 ms'));
      }
      return rows;
    } finally {
      await product.stop();
    }
  },
};
