import { useLocation, useSearchParams } from '@planted/mfe-kit';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { filtersFromSearch, filtersToSearch, type PlantFilters } from './plant-filters';

/** Sets some of the filters; the others stay. */
export type ChangeFilters = (part: Partial<PlantFilters>) => void;

/** Navigation state of an address that this page wrote itself. */
const WRITTEN_HERE = { writtenByFilters: true } as const;

/**
 * What is asked for, kept in the address as well, so that a search can be reloaded, shared and gone back to. While
 * typing, the address may lag behind the letters; another address (a link, back, forward) sets the filters again.
 */
export function useFilters(): [PlantFilters, ChangeFilters] {
  const { key, state } = useLocation();
  const [search, setSearch] = useSearchParams();
  const [filters, setFilters] = useState(() => filtersFromSearch(search));
  const [seenKey, setSeenKey] = useState(key);
  if (key !== seenKey) {
    setSeenKey(key);
    const isOwn = (state as Partial<typeof WRITTEN_HERE> | null)?.writtenByFilters === true;
    const told = filtersFromSearch(search);
    if (!isOwn && String(filtersToSearch(told)) !== String(filtersToSearch(filters))) setFilters(told);
  }
  const latest = useRef({ filters, setSearch });
  useLayoutEffect(() => {
    latest.current = { filters, setSearch };
  });
  // One and the same function for the visit: what does not show the text is not drawn again at every letter.
  const change = useCallback((part: Partial<PlantFilters>) => {
    const next = { ...latest.current.filters, ...part };
    latest.current.filters = next;
    setFilters(next);
    latest.current.setSearch(filtersToSearch(next), { replace: true, state: WRITTEN_HERE });
  }, []);
  return [filters, change];
}
