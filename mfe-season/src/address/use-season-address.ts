import { useSearchParams } from '@planted/mfe-kit';
import { useMemo } from 'react';
import { addressFromSearch, addressToSearch, type SeasonAddress } from './season-address';

/** Changes some of the choices; the others stay. */
export type ChangeAddress = (part: Partial<SeasonAddress>) => void;

/** What of the season is shown, read from the address and kept there, without a step back in the history. */
export function useSeasonAddress(): [SeasonAddress, ChangeAddress] {
  const [search, setSearch] = useSearchParams();
  const address = useMemo(() => addressFromSearch(search), [search]);
  return [address, (part) => setSearch(addressToSearch({ ...address, ...part }), { replace: true })];
}
