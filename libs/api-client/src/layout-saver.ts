import type { QueryClient } from '@tanstack/react-query';
import {
  isSignedOut,
  type LayoutDraft,
  layoutKeys,
  saveLayoutDraft,
  type SentAct,
} from './save-layout-draft';
import { willBeSent } from './request';
import { watchPageHide } from './watch-page-hide';

/** What a page tells of a save by means that are not a call's. */
export interface SaveNotices {
  /** @returns by what it is dismissed */
  readonly showAlert: (alert: {
    readonly kind: 'success' | 'error';
    readonly title: string;
    readonly text?: string;
  }) => number;
  readonly dismissAlert: (alert: number) => void;
  /** The session has ended elsewhere. */
  readonly askToSignIn: () => Promise<unknown>;
}

/** What is saved, as its page shows it. */
export interface SavedPage {
  readonly nameOf: () => string;
  /** The save is over. @param reason why it failed, in the gardener's words; null where it did not */
  readonly end: (reason: string | null) => void;
  /** Whether the gardener is asked nothing any more. */
  readonly isSettled: () => boolean;
}

/**
 * Saves drafts of a page's saved garden, and tells how that went: an alert, the way to sign in, and every query anew that
 * shows the garden. A failure is told until it is tried again; one of a page that is being left is none.
 */
export function createLayoutSaver(queryClient: QueryClient, notices: SaveNotices, page: SavedPage) {
  /** The alert of the last failure: no longer true once it is tried again. */
  let failure: number | undefined;

  function saved(): void {
    page.end(null);
    if (page.isSettled()) notices.showAlert({ kind: 'success', title: `${page.nameOf()} saved` });
  }

  async function failed(cause: unknown): Promise<void> {
    const reason = cause instanceof Error && !isSignedOut(cause) ? cause.message : 'Not logged in';
    page.end(reason);
    console.warn('The changes were not saved:', cause);
    failure = notices.showAlert({ kind: 'error', title: `${page.nameOf()} was not saved`, text: reason });
    // The page that opens then goes on with the act, which is kept.
    if (isSignedOut(cause)) await notices.askToSignIn();
  }

  return async function save<Act extends SentAct>(draft: LayoutDraft<Act>): Promise<void> {
    if (failure !== undefined) notices.dismissAlert(failure);
    failure = undefined;
    const pageHide = watchPageHide();
    try {
      await saveLayoutDraft(draft);
      saved();
    } catch (cause) {
      // The act is kept, and goes out when there is a signal.
      if (willBeSent(cause)) return page.end(null);
      await pageHide.staying();
      await failed(cause);
    } finally {
      pageHide.stop();
    }
    await draft.keep();
    for (const queryKey of layoutKeys) void queryClient.invalidateQueries({ queryKey });
  };
}
