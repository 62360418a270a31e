import { useEffect, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { draftOwner } from './draft-owner';
import { createDraftStore, type DraftOptions } from './draft-store';
import { useDraft } from './use-draft';

export type ReceivedState<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'received'; readonly state: T }
  /** Opened directly, and nothing usable is kept from before (NAV-4). */
  | { readonly status: 'nothing' };

/** Navigation state between two pages that is persisted as a draft, so that it outlives the tab. */
export interface PersistedNavigationState<T> {
  /** In the page before: opens the next one with the state. */
  useOpen: () => (state: T) => void;
  /** In the page after: the navigation state, else the draft of an earlier visit. */
  useReceived: () => ReceivedState<T>;
  /** Forgets the draft, e.g. after everything in it is saved on the server. */
  clear: () => Promise<void>;
}

/** The name is frozen: deployed micro-frontends import it. */
export function createHandOver<T>({
  path,
  ...draft
}: DraftOptions<T> & { readonly path: string }): PersistedNavigationState<T> {
  const store = createDraftStore(draft);

  function parsed(state: unknown): T | null {
    try {
      return draft.parse(isHistoryState(state) ? ofPresent(state) : state);
    } catch {
      return null;
    }
  }

  return {
    clear: store.clear,
    useOpen() {
      const navigate = useNavigate();
      return (state) => {
        store.save(state);
        void store.flush();
        void navigate(path, { state: { handed: state, by: draftOwner.current() } satisfies HistoryState });
      };
    },
    useReceived() {
      const { state } = useLocation();
      const fromHistory = useMemo(() => parsed(state), [state]);
      const fromDraft = useDraft(store);
      useEffect(() => {
        if (fromHistory !== null) store.save(fromHistory);
      }, [fromHistory]);
      if (fromHistory !== null) return { status: 'received', state: fromHistory };
      if (fromDraft.status === 'loading') return { status: 'loading' };
      return fromDraft.status === 'found'
        ? { status: 'received', state: fromDraft.value }
        : { status: 'nothing' };
    },
  };
}

/**
 * What is in the browser's history: the Back button of a shared browser must not show one gardener's work to the next.
 */
interface HistoryState {
  readonly handed: unknown;
  readonly by: string | null;
}

const isHistoryState = (state: unknown): state is HistoryState =>
  typeof state === 'object' && state !== null && 'handed' in state && 'by' in state;

/** A guest's work becomes that of whoever signs in. */
const ofPresent = ({ handed, by }: HistoryState): unknown =>
  by === null || by === draftOwner.current() ? handed : undefined;

/**
 * From designer to planter: /garden-summary receives the denoted and the saved plots (1 §2).
 * @param parse that of the state's schema in @planted/contracts
 */
export function createGardenSummaryHandOver<T>(parse: (value: unknown) => T): PersistedNavigationState<T> {
  return createHandOver({ path: '/garden-summary', key: 'garden-summary', version: 1, parse });
}
