import { browserDrafts, sessionStore, showAlert, useNavigate } from '@planted/mfe-kit';
import { useState } from 'react';
import { markOwnSignOut, takeOwnSignOut } from '../../session/own-sign-out';
import { ApiError, deleteAccount } from './calls';

export interface DeleteAccount {
  readonly remove: (confirm: string) => Promise<void>;
  readonly isBusy: boolean;
  readonly error: string | undefined;
}

/** Deletes the account, then what this browser keeps of it, and goes home as a guest. */
export function useDeleteAccount(): DeleteAccount {
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  async function remove(confirm: string): Promise<void> {
    // Named while the page knows whose they are; a guest's have no name that all of theirs begin with.
    const ownDrafts = browserDrafts.placeOf('');
    setBusy(true);
    setError(undefined);
    try {
      await deleteAccount(confirm);
    } catch (cause) {
      console.warn('The account was not deleted:', cause);
      const reason =
        cause instanceof ApiError && cause.status >= 400 ? cause.message : 'Check your connection.';
      setError(`Your account was not deleted. ${reason}`);
      setBusy(false);
      return;
    }
    if (ownDrafts !== '') await removeDrafts(ownDrafts);
    markOwnSignOut();
    await sessionStore.refresh();
    takeOwnSignOut();
    void navigate('/');
    showAlert({
      kind: 'success',
      title: 'Account Deleted',
      text: 'All your data has been deleted. Thank you for gardening with us.',
    });
  }

  return { remove, isBusy, error };
}

async function removeDrafts(beginning: string): Promise<void> {
  const names = (await browserDrafts.names()).filter((name) => name.startsWith(beginning));
  await Promise.all(names.map((name) => browserDrafts.remove(name)));
}
