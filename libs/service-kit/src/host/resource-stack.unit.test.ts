import { createLog } from '../logging/create-log';
import { createResourceStack } from './resource-stack';

describe('a resource stack', () => {
  it('closes in the opposite order, once, and continues after one that fails', async () => {
    const closed: string[] = [];
    const resources = createResourceStack(createLog('silent'));
    resources.defer('first', async () => closed.push('first'));
    resources.defer('second', () => Promise.reject(new Error('stuck')));
    resources.defer('third', async () => closed.push('third'));
    await Promise.all([resources.disposeAll(), resources.disposeAll()]);
    expect(closed).toEqual(['third', 'first']);
  });
});
