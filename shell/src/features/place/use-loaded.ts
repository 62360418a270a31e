import { useEffect, useState } from 'react';

export type Loaded<T> =
  | { readonly status: 'none' }
  | { readonly status: 'loading'; readonly isSlow: boolean }
  | { readonly status: 'failed' }
  | { readonly status: 'ready'; readonly value: T };

/** After so many milliseconds without an answer it is said that the connection is slow. */
const SLOW_MS = 3000;

const NONE = { status: 'none' } as const;
const LOADING = { status: 'loading', isSlow: false } as const;

/**
 * What a key loads, again for every other key; of overlapping loads only that of the present key counts.
 * @param key null while nothing is wanted
 */
export function useLoaded<K, T>(
  key: K | null,
  load: (key: K) => Promise<T>,
): readonly [Loaded<T>, tryAgain: () => void] {
  const [tries, setTries] = useState(0);
  const [state, setState] = useState<{ readonly of: K | null; readonly loaded: Loaded<T> }>({
    of: null,
    loaded: NONE,
  });
  useEffect(() => {
    if (key === null) return;
    let isWanted = true;
    const show = (loaded: Loaded<T>) => isWanted && setState({ of: key, loaded });
    show(LOADING);
    const clock = setTimeout(() => show({ status: 'loading', isSlow: true }), SLOW_MS);
    load(key).then(
      (value) => {
        clearTimeout(clock);
        show({ status: 'ready', value });
      },
      (cause: unknown) => {
        console.warn('Climate data did not arrive:', cause);
        clearTimeout(clock);
        show({ status: 'failed' });
      },
    );
    return () => {
      isWanted = false;
      clearTimeout(clock);
    };
  }, [key, load, tries]);
  const current = key === null ? NONE : Object.is(state.of, key) ? state.loaded : LOADING;
  return [current, () => setTries(tries + 1)];
}
