import { checkWorkerScriptsBy, startWorker } from './worker-scripts';

const started: unknown[] = [];
beforeEach(() => {
  started.length = 0;
  Object.assign(globalThis, {
    Worker: class {
      constructor(...args: unknown[]) {
        started.push(args);
      }
    },
  });
});

describe('ARCH-1 a worker of a micro-frontend', () => {
  it('starts from its own address where no hashes are known', async () => {
    await startWorker('/mfe/mfe-planter/assets/planning.worker-a.js');
    expect(started).toEqual([['/mfe/mfe-planter/assets/planning.worker-a.js', { type: 'module' }]]);
  });

  it('starts from what the shell has read by its hash, and not at all where that is another', async () => {
    checkWorkerScriptsBy(async (address) => {
      if (address.endsWith('altered.js')) throw new Error('altered');
      return `blob:${address}`;
    });
    await expect(startWorker('altered.js')).rejects.toThrow('altered');
    await startWorker('good.js');
    expect(started).toEqual([['blob:good.js', { type: 'module' }]]);
  });
});
