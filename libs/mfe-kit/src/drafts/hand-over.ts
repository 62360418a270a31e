import { useEffect, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { draftOwner } from './draft-owner';
import { createDraftStore, type DraftOptions } from './draft-store';
import { useDraft } from './use-draft';

export type Received<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'received'; readonly state: T }
  /** Opened directly, and nothing usable is kept from before (NAV-4). */
  | { readonly status: 'nothing' };

/** Navigation state between two pages that is also kept as a draft, so that it outlives the tab. */
export interface HandOver<T> {
  /** In the page before: opens the next one with the state. */
  useOpen: () => (state: T) => void;
  /** In the page after: the navigation state, else the draft of an earlier visit. */
  useReceived: () => Received<T>;
  /** Forgets the draft, e.g. after everything in it is saved on the server. */
  clear: () => Promise<void>;
}

export function createHandOver<T>({
  path,
  ...draft
}: DraftOptions<T> & { readonly path: string }): HandOver<T> {
  const store = createDraftStore(draft);

  function parsed(state: unknown): T | null {
    try {
      return draft.parse(isHanded(state) ? ofPresent(state) : state);
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
        void navigate(path, { state: { handed: state, by: draftOwner.current() } satisfies Handed });
      };
    },
    useReceived() {
      const { state } = useLocation();
      const given = useMemo(() => parsed(state), [state]);
      const kept = useDraft(store);
      useEffect(() => {
        if (given !== null) store.save(given);
      }, [given]);
      if (given !== null) return { status: 'received', state: given };
      if (kept.status === 'loading') return { status: 'loading' };
      return kept.status === 'found' ? { status: 'received', state: kept.value } : { status: 'nothing' };
    },
  };
}

/** What history keeps: the Back button of a shared browser must not show one gardener's work to the next. */
interface Handed {
  readonly handed: unknown;
  readonly by: string | null;
}

const isHanded = (state: unknown): state is Handed =>
  typeof state === 'object' && state !== null && 'handed' in state && 'by' in state;

/** A guest's work goes on as that of whoever signs in. */
const ofPresent = ({ handed, by }: Handed): unknown =>
  by === null || by === draftOwner.current() ? handed : undefined;

/**
 * From designer to planter: /garden-summary receives the denoted and the saved plots (1 §2).
 * @param parse that of the state's schema in @planted/contracts
 */
export function createGardenSummaryHandOver<T>(parse: (value: unknown) => T): HandOver<T> {
  return createHandOver({ path: '/garden-summary', key: 'garden-summary', version: 1, parse });
}
