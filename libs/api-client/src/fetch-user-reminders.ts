import { fetchUserRemindersCall } from '@planted/contracts';
import { useQuery } from '@tanstack/react-query';
import { request } from './request';

export const fetchUserRemindersKey = ['reminders'] as const;

export const fetchUserReminders = async (signal?: AbortSignal) =>
  (await request(fetchUserRemindersCall, {}, signal ? { signal } : {})).data;

/** The gardener's reminders: open ones by date, then the completed, the latest first. */
export const useUserReminders = ({ enabled = true } = {}) =>
  useQuery({
    queryKey: fetchUserRemindersKey,
    queryFn: ({ signal }) => fetchUserReminders(signal),
    enabled,
  });
