import { fetchVarietiesCall, readPlantsCall } from '@planted/contracts';
import { catalogueRow, exampleVariety } from '@planted/contracts/testing';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useKinds } from './use-kinds';

describe('all kinds', () => {
  const realFetch = globalThis.fetch;
  afterEach(() => {
    globalThis.fetch = realFetch;
  });

  function reading(asks: boolean, isDown = false) {
    const world = { asked: [] as string[], isDown };
    globalThis.fetch = async (address) => {
      world.asked.push(String(address));
      if (String(address) === readPlantsCall.path) return Response.json([catalogueRow()]);
      return world.isDown
        ? Response.json({ error: 'Resting' }, { status: 400 })
        : Response.json({ data: [exampleVariety()] });
    };
    const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    const { result } = renderHook(() => useKinds({ varieties: asks, own: false }), {
      wrapper: ({ children }: { children: ReactNode }) => (
        <QueryClientProvider client={client}>{children}</QueryClientProvider>
      ),
    });
    return { world, result, ids: () => result.current.data?.map(({ id }) => id) };
  }

  it('REA-8 are the plants alone where no variety stands, without asking for any', async () => {
    const { world, ids } = reading(false);
    await waitFor(() => expect(ids()).toEqual(['basil-sweet']));
    expect(world.asked).toEqual([readPlantsCall.path]);
  });

  it('REA-8 are the plants with their varieties where one stands', async () => {
    const { ids, result } = reading(true);
    expect(result.current.isPending).toBe(true);
    await waitFor(() => expect(ids()).toEqual(['basil-sweet', 'basil-sweet--genovese']));
  });

  it('fail with the varieties, so that nothing that stands goes missing, and come when they are asked for again', async () => {
    const { world, result, ids } = reading(true, true);
    await waitFor(() => expect(result.current.isError).toBe(true));
    expect(ids()).toBeUndefined();
    world.isDown = false;
    await result.current.refetch();
    await waitFor(() => expect(ids()).toHaveLength(2));
    expect(world.asked.filter((path) => path === fetchVarietiesCall.path)).toHaveLength(2);
  });
});
