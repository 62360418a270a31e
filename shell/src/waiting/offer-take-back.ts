import { dismissAlert, showAlert } from '@planted/mfe-kit';
import type { Outbox, WaitingCommand } from '@planted/outbox';

/**
 * Says what was done without a signal, as what was done with one is said: with a way back for 10 s. It leaves sooner once
 * the command may have been sent, or was taken back in the list.
 */
export function offerTakeBack(
  { waiting, subscribe, takeBack }: Pick<Outbox, 'waiting' | 'subscribe' | 'takeBack'>,
  { key }: Pick<WaitingCommand, 'key'>,
  wordsOf: (command: WaitingCommand) => string,
): void {
  const held = () => waiting().find((one) => one.key === key && !one.mayHaveArrived);
  const command = held();
  // A draft says itself what becomes of it.
  if (!command || command.isOfDraft) return;
  const alert = showAlert({
    kind: 'undo',
    title: wordsOf(command),
    text: 'Will be sent later.',
    action: { label: 'Take back', run: () => void takeBack(key) },
  });
  const stop = subscribe(() => {
    if (held()) return;
    stop();
    dismissAlert(alert);
  });
}
