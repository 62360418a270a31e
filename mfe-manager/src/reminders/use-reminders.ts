import { useUserReminders } from '@planted/api-client';
import type { Reminder } from '@planted/contracts';
import { useMemo } from 'react';
import type { Failure } from '../gardens/use-planted-gardens';
import { useMinute } from '../today';
import { type SortedReminders, sortReminders } from './reminder-order';
import { sampleReminders } from './sample-reminders';

export type Reminders =
  | { readonly status: 'loading' }
  | (SortedReminders & {
      readonly status: 'ready' | 'failed';
      readonly all: readonly Reminder[];
      /** Why they are samples; undefined while they are the gardener's own. */
      readonly failure?: Failure | undefined;
    });

/** The gardener's reminders in their order; when they cannot be loaded, three samples (3 §8). */
export function useReminders(): Reminders {
  const { data, error, refetch } = useUserReminders();
  const now = useMinute();
  return useMemo((): Reminders => {
    if (data) return { status: 'ready', all: data, ...sortReminders(data, now) };
    if (!error) return { status: 'loading' };
    const samples = sampleReminders(new Date(now));
    const failure = { reason: error.message, retry: () => void refetch() };
    return { status: 'failed', all: samples, failure, ...sortReminders(samples, now) };
  }, [data, error, refetch, now]);
}
