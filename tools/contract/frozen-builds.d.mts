/** The minor versions of the kit whose builds are kept, e.g. ['1.0'], the latest last. */
export function frozenMinors(): string[];

/** Writes the named front ends, as they were built for that minor version, to `<folder>/<front end>/dist`. */
export function unfreeze(minor: string, folder: string, names: readonly string[]): void;

/** Keeps builds, front end → its dist folder. Returns the archive's bytes, and throws where that minor's is there. */
export function freeze(minor: string, builds: Readonly<Record<string, string>>): number;

/** The kit's minor version as it is now, e.g. '1.0'. */
export function currentMinor(): string;
