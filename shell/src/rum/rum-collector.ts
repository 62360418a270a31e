import type { RumEntry, RumReport, VitalName } from '@planted/contracts/rum-report';

export interface RumCollector {
  /** Counts a page that was opened, by its path. */
  view(path: string): void;
  error(frontEnd: string): void;
  vital(path: string, name: VitalName, value: number): void;
  /** What has come in since the last time; undefined where nothing has. */
  take(): RumReport | undefined;
}

type Entry = { -readonly [Key in Exclude<keyof RumEntry, 'frontEnd' | 'version'>]: RumEntry[Key] };

/** As many as the gateway takes at a time. */
const MOST = 1000;

/**
 * What happens on this visit, by front end.
 * @param frontEndOf whose page a path is
 * @param versionOf the version of a front end that is on this page
 */
export function createRumCollector(
  frontEndOf: (path: string) => string,
  versionOf: (frontEnd: string) => string | undefined,
): RumCollector {
  const entries = new Map<string, Entry>();
  const entryOf = (frontEnd: string): Entry => {
    const entry = entries.get(frontEnd) ?? { views: 0, errors: 0, vitals: [] };
    entries.set(frontEnd, entry);
    return entry;
  };
  return {
    view(path) {
      const entry = entryOf(frontEndOf(path));
      entry.views = Math.min(MOST, entry.views + 1);
    },
    error(frontEnd) {
      const entry = entryOf(frontEnd);
      entry.errors = Math.min(MOST, entry.errors + 1);
    },
    vital(path, name, value) {
      const entry = entryOf(frontEndOf(path));
      entry.vitals = [...entry.vitals.filter((vital) => vital.name !== name), { name, value }];
    },
    take() {
      const figures = [...entries].flatMap(([frontEnd, entry]): RumEntry[] => {
        const version = versionOf(frontEnd);
        return version === undefined ? [] : [{ frontEnd, version, ...entry }];
      });
      entries.clear();
      return figures.length > 0 ? { figures } : undefined;
    },
  };
}
