import { createDraftStore, type DraftStore } from '@planted/mfe-kit';
import { useEffect } from 'react';
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
  useEffect(() => {
    const store = storeOf(key, parse);
    let isOpen = true;
    void store.load().then((kept) => {
      // Who has begun to type before storage answered goes on with that.
      if (!isOpen || kept.status !== 'found' || form.formState.isDirty) return;
      form.reset({ ...kept.value, ...fixed }, { keepDefaultValues: true });
    });
    const unsubscribe = form.subscribe({
      formState: { values: true, dirtyFields: true },
      callback: ({ values, dirtyFields }) => {
        if (dirtyFields && Object.keys(dirtyFields).length > 0) store.save(values);
      },
    });
    return () => {
      isOpen = false;
      unsubscribe();
    };
  }, [form, key, parse, fixed]);
  return () => storeOf(key, parse).clear();
}
