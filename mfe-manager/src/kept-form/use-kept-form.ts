import { createDraftStore, type DraftStore } from '@planted/mfe-kit';
import { useEffect, useLayoutEffect, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/** Counts up when the fields of any of these forms change their meaning. */
const VERSION = 1;

const stores = new Map<string, DraftStore<unknown>>();

function storeOf<Values>(key: string, parse: (value: unknown) => Values): DraftStore<Values> {
  const known = stores.get(key);
  if (known) return known as DraftStore<Values>;
  const store = createDraftStore({ key, version: VERSION, parse });
  stores.set(key, store as DraftStore<unknown>);
  return store;
}

interface KeptForm<Values extends FieldValues> {
  /** Names the draft in the browser, e.g. 'manager/event/<garden id>'. */
  readonly key: string;
  /** Checks what the browser kept; throws where it is no such form. */
  readonly parse: (value: unknown) => Values;
  /** Fields that this opening decides, whatever was kept. */
  readonly fixed?: Partial<Values> | undefined;
}

/**
 * Keeps what is half written: closing the form, leaving the page or a reload loses nothing.
 * @returns forgets what was kept, for when it has been sent
 */
export function useKeptForm<Values extends FieldValues, Sent>(
  form: UseFormReturn<Values, unknown, Sent>,
  { key, parse, fixed }: KeptForm<NoInfer<Values>>,
): () => Promise<void> {
  /** The fields in which something else stands than in an empty form. */
  const written = useRef<readonly string[]>([]);

  // Before the form is painted: what is typed from then on is heard.
  useLayoutEffect(
    () =>
      form.subscribe({
        formState: { values: true, dirtyFields: true },
        callback({ values, dirtyFields }) {
          written.current = Object.keys(dirtyFields ?? {});
          if (written.current.length > 0) storeOf(key, parse).save(values);
        },
      }),
    [form, key, parse],
  );

  useEffect(() => {
    let isOpen = true;
    void storeOf(key, parse)
      .load()
      .then((kept) => {
        if (!isOpen || kept.status !== 'found') return;
        const values: Partial<Values> = { ...kept.value, ...fixed };
        // What was typed before storage answered stands; the other fields are as they were left.
        for (const name of written.current) delete values[name];
        form.setValues(values, { shouldDirty: true });
      });
    return () => {
      isOpen = false;
    };
  }, [form, key, parse, fixed]);
  return () => storeOf(key, parse).clear();
}
