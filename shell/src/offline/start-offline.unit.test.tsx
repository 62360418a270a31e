import { alertStore } from '@planted/mfe-kit';
import { act } from '@testing-library/react';
import { NO_ROOM } from '../service-worker/tab-message';
import { keepForOffline, type OfflineParts } from './start-offline';

function start(visitor: { name: 'guest' | 'gardener' } = { name: 'guest' }) {
  const told: unknown[] = [];
  const registered: unknown[] = [];
  let hear = (_event: { data: unknown }) => {};
  let change = () => {};
  const container = {
    register: async (script: string) => registered.push(script),
    ready: Promise.resolve({ active: { postMessage: (message: unknown) => told.push(message) } }),
    addEventListener: (_type: string, listener: typeof hear) => {
      hear = listener;
    },
  } as unknown as OfflineParts['container'];
  const started = keepForOffline({
    container,
    visitor: () => visitor.name,
    onVisitor: (listener) => {
      change = listener;
    },
    pictures: () => ['/illustrations/logo.svg'],
  });
  return { told, registered, started, change: () => change(), hear: (data: unknown) => hear({ data }) };
}

describe('a page at rest', () => {
  it('FLD-2 has the worker keep what it began with', async () => {
    const { told, registered, started } = start();
    await started;
    expect(registered).toEqual(['/service-worker.js']);
    expect(told).toEqual([{ type: 'keep', visitor: 'guest', pictures: ['/illustrations/logo.svg'] }]);
  });

  it('FLD-2 tells who its pages are for when that changes', async () => {
    const visitor: { name: 'guest' | 'gardener' } = { name: 'guest' };
    const { told, started, change } = start(visitor);
    await started;
    visitor.name = 'gardener';
    change();
    expect(told.at(-1)).toMatchObject({ type: 'visitor', visitor: 'gardener' });
  });

  it('FLD-9 says plainly that there is no room', async () => {
    const { started, hear } = start();
    await started;
    act(() => hear(NO_ROOM));
    expect(alertStore.get().map(({ kind, title }) => [kind, title])).toEqual([
      ['error', 'This device has no room left.'],
    ]);
  });

  it('does without where the browser has no workers', async () => {
    await expect(
      keepForOffline({
        container: undefined,
        visitor: () => 'guest',
        onVisitor: () => {},
        pictures: () => [],
      }),
    ).resolves.toBeUndefined();
  });
});
