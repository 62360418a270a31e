import { fetchUserRemindersKey, updateReminder, willBeSent } from '@planted/api-client';
import type { Reminder } from '@planted/contracts';
import { localDayOf } from '@planted/garden-domain';
import { showAlert } from '@planted/mfe-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { offerUndo, withdrawOffer } from '../corrections/offer-undo';
import { useRefreshPlants } from '../gardens/use-refresh-plants';
import { whenText } from './describe-reminder';

const TOGGLE = ['toggle-reminder'];

interface Toggle {
  readonly reminder: Reminder;
  readonly isCompleted: boolean;
  /** Of another act, which says it and takes it back. */
  readonly isPart: boolean;
}

/**
 * Ticks a reminder off or opens it again. It shows at once; when the server refuses, it is put back and an alert is
 * shown. What was ticked off can be taken back for 10 s, unless it is part of an act that offers that itself.
 */
export function useToggleReminder(): (reminder: Reminder, isCompleted: boolean, isPart?: boolean) => void {
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
      // What waits is shown as done by itself.
      if (willBeSent(cause)) return;
      showAlert({
        kind: 'error',
        title: change.isCompleted ? 'Reminder Not Completed' : 'Reminder Not Reopened',
        text: `${change.reminder.title} was not changed: ${cause.message}`,
      });
    },
    onSuccess({ next_datetime }, { reminder, isCompleted, isPart }) {
      if (!isCompleted || isPart) return;
      const next = next_datetime === null ? '' : ` Next: ${whenText(next_datetime, localDayOf(new Date()))}.`;
      offerUndo({
        ids: [reminder.id],
        title: 'Reminder Completed',
        text: `${reminder.title}.${next}`,
        run: () => toggle.mutate({ reminder, isCompleted: false, isPart }),
      });
    },
    // The last of several presses asks again: an answer in between would undo what is still on its way. A watering
    // reminder waters plants, too.
    onSettled(_, cause) {
      if (willBeSent(cause) || queryClient.isMutating({ mutationKey: TOGGLE }) > 1) return;
      // The next press does not wait for what is read: on a slow connection it would be lost with its page.
      void refresh();
    },
  });
  return (reminder, isCompleted, isPart = false) => toggle.mutate({ reminder, isCompleted, isPart });
}
