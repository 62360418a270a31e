import { DELETE_CONFIRMATION } from '@planted/contracts';
import { Button, Dialog, TextInput } from '@planted/ui';
import { type FormEvent, useId, useState } from 'react';
import styles from './account.module.css';
import { useDeleteAccount } from './use-delete-account';

const isMeant = (typed: string): boolean => typed.trim().toLowerCase() === DELETE_CONFIRMATION;

/** Says what will be gone, and asks for words that no one types by accident. */
export function DeleteAccountDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [typed, setTyped] = useState('');
  const { remove, isBusy, error } = useDeleteAccount();
  const formId = useId();

  function close(): void {
    if (isBusy) return;
    setTyped('');
    onClose();
  }

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    if (isMeant(typed) && !isBusy) void remove(typed);
  }

  return (
    <Dialog
      open={open}
      onClose={close}
      title="Delete your account?"
      description="This takes effect immediately and can't be undone. No one can restore your account, not even us."
      footer={
        <>
          <Button disabled={isBusy} onClick={close}>
            Keep My Account
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="danger"
            disabled={!isMeant(typed)}
            busy={isBusy}
            busyLabel="Deleting..."
          >
            Delete Permanently
          </Button>
        </>
      }
    >
      <p>This permanently deletes:</p>
      <ul className={styles.gone}>
        <li>your gardens, with their plots, plants and activity</li>
        <li>your reminders and your journal</li>
        <li>your messages to us</li>
        <li>your sign-in (you'll be logged out of every browser and app)</li>
      </ul>
      <form id={formId} noValidate onSubmit={onSubmit}>
        <TextInput
          label={
            <>
              Type <b>{DELETE_CONFIRMATION}</b> to confirm
            </>
          }
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={typed}
          error={error}
          onChange={({ target }) => setTyped(target.value)}
        />
      </form>
    </Dialog>
  );
}
