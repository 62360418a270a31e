import { useLayoutEffect, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { type PersistedDraft, usePersistedDraft } from './use-persisted-draft';

interface PersistedForm<Values extends FieldValues> extends PersistedDraft<Values> {
  /** Fields that this opening sets, whatever was persisted. */
  readonly fixed?: Partial<Values> | undefined;
}

/**
 * Persists what is half written: closing the form, leaving the page or a reload loses nothing.
 * @returns clears what was persisted, for when it has been sent
 */
export function usePersistedForm<Values extends FieldValues, Sent>(
  form: UseFormReturn<Values, unknown, Sent>,
  { key, parse, fixed }: PersistedForm<NoInfer<Values>>,
): () => Promise<void> {
  /** The fields in which something else stands than in an empty form. */
  const written = useRef<readonly string[]>([]);
  const draft = usePersistedDraft<Values>({ key, parse }, (persisted) => {
    const values: Partial<Values> = { ...persisted, ...fixed };
    // What was typed before storage answered stands; the other fields are as they were left.
    for (const name of written.current) delete values[name];
    form.setValues(values, { shouldDirty: true });
  });

  // Before the form is painted, so that nothing typed is missed.
  useLayoutEffect(
    () =>
      form.subscribe({
        formState: { values: true, dirtyFields: true },
        callback({ values, dirtyFields }) {
          written.current = Object.keys(dirtyFields ?? {});
          if (written.current.length > 0) draft.save(values);
        },
      }),
    [form, draft],
  );
  return draft.clear;
}
