import { useLocation, useNavigate, useSearchParams } from '@planted/mfe-kit';
import { filtersToSearch, type PlantFilters } from '../filters/plant-filters';

/** The word of the address that names the plant whose popup is open. */
const PLANT = 'plant';

/** Navigation state of a popup that was opened from the results: the page below it is one step back. */
export const OPENED_FROM_RESULTS = { openedFromResults: true } as const;

/** '?q=basil&plant=basil-sweet': these results with the popup of a plant above them. */
export function plantAddress(filters: PlantFilters, id: string): string {
  const search = filtersToSearch(filters);
  search.set(PLANT, id);
  return `?${search}`;
}

export interface OpenedPlant {
  readonly id: string | null;
  /** Turns to another plant; the back button still closes the popup. */
  readonly turnTo: (id: string) => void;
  readonly close: () => void;
}

/** The plant that the address opens, so that a popup can be shared, reloaded and closed by the back button. */
export function useOpenedPlant(): OpenedPlant {
  const [search, setSearch] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const change = (id: string | null) => {
    const next = new URLSearchParams(search);
    if (id === null) next.delete(PLANT);
    else next.set(PLANT, id);
    setSearch(next, { replace: true, state });
  };
  const isAbovePage = (state as Partial<typeof OPENED_FROM_RESULTS> | null)?.openedFromResults === true;
  return {
    id: search.get(PLANT),
    turnTo: change,
    close: () => (isAbovePage ? void navigate(-1) : change(null)),
  };
}
