import { fetchUserRemindersCall, type Reminder } from '@planted/contracts';
import { useQuery } from '@tanstack/react-query';
import { fetchUserRemindersKey } from './read-keys';
import { request } from './request';
import { useWithKept } from './waiting/kept-commands';

export const fetchUserReminders = async (signal?: AbortSignal) =>
  (await request(fetchUserRemindersCall, {}, signal ? { signal } : {})).data;

/** The gardener's reminders: open ones by date, then the completed, the latest first. */
export function useUserReminders({ enabled = true } = {}) {
  return useQuery({
    queryKey: fetchUserRemindersKey,
    queryFn: ({ signal }) => fetchUserReminders(signal),
    enabled,
    select: useWithKept<Reminder[]>('reminders'),
  });
}
