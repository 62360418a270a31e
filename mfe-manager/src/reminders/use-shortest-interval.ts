import { useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { ReminderFields, ReminderToSend } from './reminder-form';

/** The fewest days that each recurrence means: an interval is rounded up to whole weeks and months. */
const SHORTEST: Readonly<Record<string, string>> = { daily: '1', weekly: '7', monthly: '31' };

/** Keeps an interval that was not chosen true to the recurrence: 'Weekly' is every 7 days, not every 1. */
export function useShortestInterval(
  { getValues, setValue }: UseFormReturn<ReminderFields, unknown, ReminderToSend>,
  recurrence: string,
): void {
  const before = useRef(recurrence);
  useEffect(() => {
    const interval = getValues('interval');
    const shortest = SHORTEST[recurrence];
    const isUntouched = interval === '1' || interval === SHORTEST[before.current];
    if (shortest !== undefined && isUntouched && interval !== shortest) setValue('interval', shortest);
    if (shortest !== undefined) before.current = recurrence;
  }, [recurrence, getValues, setValue]);
}
