import { useSearchParams } from '@planted/mfe-kit';

const MANAGER_TABS = ['plants', 'reminders', 'journals'] as const;
export type ManagerTab = (typeof MANAGER_TABS)[number];

/** Where in the garden manager a link leads. */
export interface ManagerPlace {
  readonly garden?: string | undefined;
  readonly tab?: ManagerTab | undefined;
  /** What of it to show: the form for a new reminder or entry, the planting dates, the events dialog. */
  readonly open?: 'add' | 'dates' | 'event' | undefined;
  /** The event type that the events dialog begins with. */
  readonly event?: string | undefined;
  /** The garden plant that it is about. */
  readonly plant?: string | undefined;
}

const NAMES = ['garden', 'tab', 'open', 'event', 'plant'] as const;

/** The address of a place in the garden manager. */
export function managerPath(place: ManagerPlace = {}): string {
  const search = new URLSearchParams();
  for (const name of NAMES) {
    const value = place[name];
    if (value !== undefined) search.set(name, value);
  }
  const query = search.toString();
  return query === '' ? '/garden-manager' : `/garden-manager?${query}`;
}

const oneOf = <Word extends string>(words: readonly Word[], word: string | null): Word | undefined =>
  words.find((known) => known === word);

/** The place that the address names, and a way to change parts of it without a step back in the history. */
export function useManagerPlace(): [ManagerPlace, (change: ManagerPlace) => void] {
  const [search, setSearch] = useSearchParams();
  const place: ManagerPlace = {
    garden: search.get('garden') ?? undefined,
    tab: oneOf(MANAGER_TABS, search.get('tab')),
    open: oneOf(['add', 'dates', 'event'], search.get('open')),
    event: search.get('event') ?? undefined,
    plant: search.get('plant') ?? undefined,
  };
  const change = (parts: ManagerPlace) => {
    const next = new URLSearchParams(search);
    for (const [name, value] of Object.entries(parts)) {
      if (value === undefined) next.delete(name);
      else next.set(name, String(value));
    }
    setSearch(next, { replace: true });
  };
  return [place, change];
}
