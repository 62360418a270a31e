export type Kind = 'watered' | 'harvested' | 'weeded' | 'rated';

/** An entry as a plain list keeps it. */
export interface ListedEntry {
  readonly id: string;
  readonly kind: Kind;
  day: string;
  /** null for the whole garden. */
  plants: readonly string[] | null;
  rating?: number | undefined;
  /** Of an event; undefined where the words are the product's. */
  notes?: string | undefined;
  revision: number;
  isWithdrawn: boolean;
}

interface Correction {
  readonly day: string;
  readonly plants: readonly string[] | null;
  readonly notes?: string;
  readonly health_rating?: number;
}

const INITIAL_HEALTH = 8;

/** What a garden's plants, lists and counts must be, worked out anew from a plain list each time. */
export function correctionOracle(ids: readonly string[]) {
  const entries: ListedEntry[] = [];
  const counting = () => entries.filter(({ isWithdrawn }) => !isWithdrawn);
  const isAbout = ({ plants }: ListedEntry, id: string) => plants === null || plants.includes(id);
  const latest = (days: string[]): string | null => days.toSorted().at(-1) ?? null;
  const wateredOn = (id: string) =>
    latest(
      counting()
        .filter((one) => one.kind === 'watered' && isAbout(one, id))
        .map(({ day }) => day),
    );
  const healthOf = (id: string) => {
    const ratings = counting().filter((one) => one.kind === 'rated' && isAbout(one, id));
    const day = latest(ratings.map((one) => one.day));
    return ratings.findLast((one) => one.day === day)?.rating ?? INITIAL_HEALTH;
  };
  return {
    entries,
    log: (entry: Omit<ListedEntry, 'revision' | 'isWithdrawn'>) =>
      entries.push({ ...entry, revision: 0, isWithdrawn: false }),
    correct(entry: ListedEntry, { day, plants, notes, health_rating }: Correction, revision: number) {
      entry.day = day;
      if (entry.notes !== undefined) entry.plants = plants;
      if (notes !== undefined) entry.notes = notes;
      if (health_rating !== undefined) entry.rating = health_rating;
      entry.revision = revision;
    },
    notWateredBy: (day: string) => ids.filter((id) => (wateredOn(id) ?? '') < day),
    /** By day, the newest first; of one day, what was logged last. */
    listed: () =>
      counting()
        .map((entry, order) => ({ entry, order }))
        .toSorted((a, b) => b.entry.day.localeCompare(a.entry.day) || b.order - a.order)
        .map(({ entry: { id, day, revision, notes } }) => [id, day, revision, notes]),
    /** The plants are of one kind and of one day: a harvest of one is a harvest of both. */
    plant: (id: string) => ({
      last_watered: wateredOn(id),
      health_rating: healthOf(id),
      harvested_on: latest(
        counting()
          .filter(({ kind, plants }) => kind === 'harvested' && plants !== null)
          .map(({ day }) => day),
      ),
    }),
    counted: (day: string) => ({
      watered: counting().filter((one) => one.kind === 'watered' && one.day === day).length,
      harvested: counting().filter((one) => one.kind === 'harvested' && one.day === day).length,
    }),
    averageHealth: () => ids.reduce((sum, id) => sum + healthOf(id), 0) / ids.length,
  };
}
