import { fetchUserRemindersKey, updateReminder } from '@planted/api-client';
import type { Reminder } from '@planted/contracts';
import { showAlert } from '@planted/mfe-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { offerUndo, withdrawOffer } from '../corrections/offer-undo';
import { useRefreshPlants } from '../gardens/use-refresh-plants';
import { calendarDayOf } from '../today';
import { whenText } from './describe-reminder';

const TOGGLE = ['toggle-reminder'];

interface Toggle {
  readonly reminder: Reminder;
  readonly isCompleted: boolean;
}

/**
 * Ticks a reminder off or opens it again. It shows at once; when the server refuses, it is put back and an alert is
 * shown. What was ticked off can be taken back for 10 s.
 */
export function useToggleReminder(): (reminder: Reminder, isCompleted: boolean) => void {
  const queryClient = useQueryClient();
  const refresh = useRefreshPlants();
  const show = ({ reminder: { id }, isCompleted }: Toggle) =>
    queryClient.setQueryData<Reminder[]>(fetchUserRemindersKey, (reminders) =>
      reminders?.map((known) => (known.id === id ? { ...known, is_completed: isCompleted } : known)),
    );
  const toggle = useMutation({
    mutationKey: TOGGLE,
    // One after the other, so that a quick second press is not overtaken by the first.
    scope: { id: 'toggle-reminder' },
    mutationFn: ({ reminder, isCompleted }: Toggle) => updateReminder(reminder.id, isCompleted),
    async onMutate(change) {
      withdrawOffer(change.reminder.id);
      await queryClient.cancelQueries({ queryKey: fetchUserRemindersKey });
      show(change);
    },
    onError(cause, change) {
      show({ ...change, isCompleted: !change.isCompleted });
      showAlert({
        kind: 'error',
        title: change.isCompleted ? 'Reminder Not Completed' : 'Reminder Not Reopened',
        text: `${change.reminder.title} was not changed: ${cause.message}`,
      });
    },
    onSuccess({ next_datetime }, { reminder, isCompleted }) {
      if (!isCompleted) return;
      const next =
        next_datetime === null ? '' : ` Next: ${whenText(next_datetime, calendarDayOf(new Date()))}.`;
      offerUndo({
        ids: [reminder.id],
        title: 'Reminder Completed',
        text: `${reminder.title}.${next}`,
        run: () => toggle.mutate({ reminder, isCompleted: false }),
      });
    },
    // The last of several presses asks again: an answer in between would undo what is still on its way. A watering
    // reminder waters plants, too.
    onSettled: () => (queryClient.isMutating({ mutationKey: TOGGLE }) > 1 ? undefined : refresh()),
  });
  return (reminder, isCompleted) => toggle.mutate({ reminder, isCompleted });
}
