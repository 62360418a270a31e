import { fetchVarietiesKey } from '@planted/api-client';
import { catalogueRow, exampleVariety } from '@planted/contracts/testing';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { NO_FILTERS } from '../filters/plant-filters';
import { useSearched } from './use-searched';

const basil = catalogueRow();
const genovese = exampleVariety({ plant_id: basil.id, name: 'Genovese', also: [] });

describe('what is searched', () => {
  it('has the names of varieties, and is the same from one search to the next', () => {
    const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
    client.setQueryData(fetchVarietiesKey, [genovese]);
    const wrapper = ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    );
    const plants = [basil];
    const { result, rerender } = renderHook(({ text }) => useSearched(plants, { ...NO_FILTERS, text }), {
      ...{ wrapper, initialProps: { text: 'genov' } },
    });
    const first = result.current;
    expect(first.plants).toEqual([{ ...basil, variety_names: ['Genovese'] }]);
    for (const text of ['', 'basil']) rerender({ text });
    expect(result.current.plants).toBe(first.plants);
    expect(result.current.nameOf).toBe(first.nameOf);
  });
});
