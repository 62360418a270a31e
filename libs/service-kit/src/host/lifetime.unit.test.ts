import { createLog } from '../logging/create-log';
import { createLifetime } from './lifetime';

describe('a lifetime', () => {
  it('closes in the opposite order, once, and goes on after one that fails', async () => {
    const closed: string[] = [];
    const lifetime = createLifetime(createLog('silent'));
    lifetime.onEnd('first', async () => closed.push('first'));
    lifetime.onEnd('second', () => Promise.reject(new Error('stuck')));
    lifetime.onEnd('third', async () => closed.push('third'));
    await Promise.all([lifetime.end(), lifetime.end()]);
    expect(closed).toEqual(['third', 'first']);
  });
});
