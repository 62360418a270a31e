import { checkboxFilters } from './checkbox-filters';
import { dropdownFilters } from './dropdown-filters';

/** What the gardener asked for; a key is in a map or set only when it is set. */
export interface PlantFilters {
  readonly text: string;
  readonly dropdowns: ReadonlyMap<string, string>;
  readonly checkboxes: ReadonlySet<string>;
}

export const NO_FILTERS: PlantFilters = { text: '', dropdowns: new Map(), checkboxes: new Set() };

/** Results are shown once any filter is set (3 §5). */
export const isAnySet = (filters: PlantFilters): boolean =>
  filters.text.trim() !== '' || filters.dropdowns.size > 0 || filters.checkboxes.size > 0;

/** Filters as they are in the address, so that a search can be reloaded, shared and gone back to. */
export function filtersToSearch(filters: PlantFilters): URLSearchParams {
  const search = new URLSearchParams();
  if (filters.text !== '') search.set('q', filters.text);
  for (const [key, value] of filters.dropdowns) search.set(key, value);
  if (filters.checkboxes.size > 0) search.set('with', [...filters.checkboxes].join(','));
  return search;
}

/** Reads `filtersToSearch`; what no filter knows is left out. */
export function filtersFromSearch(search: URLSearchParams): PlantFilters {
  const dropdowns = new Map<string, string>();
  for (const { key, options } of dropdownFilters) {
    const value = search.get(key);
    if (value !== null && options.some((option) => option.value === value)) dropdowns.set(key, value);
  }
  const wanted = new Set(search.get('with')?.split(','));
  const known = checkboxFilters.map(({ key }) => key).filter((key) => wanted.has(key));
  return { text: search.get('q') ?? '', dropdowns, checkboxes: new Set(known) };
}

export interface SetFilter {
  readonly key: string;
  readonly label: string;
  /** The same filters without this one. */
  readonly without: PlantFilters;
}

/** The filters that are set, as words for the chips above the results. */
export function setFilters(filters: PlantFilters): SetFilter[] {
  const chosen = dropdownFilters.flatMap(({ key, label, options }) => {
    const option = options.find(({ value }) => value === filters.dropdowns.get(key));
    if (!option) return [];
    const dropdowns = new Map(filters.dropdowns);
    dropdowns.delete(key);
    const isPlain =
      key === 'type' || key === 'season' || key === 'soil' || key === 'sunlight' || key === 'lifecycle';
    const words = isPlain ? option.label : `${label}: ${option.label}`;
    return [{ key, label: words, without: { ...filters, dropdowns } }];
  });
  const ticked = checkboxFilters.flatMap(({ key, label }) => {
    if (!filters.checkboxes.has(key)) return [];
    const checkboxes = new Set(filters.checkboxes);
    checkboxes.delete(key);
    return [{ key, label, without: { ...filters, checkboxes } }];
  });
  return [...chosen, ...ticked];
}
