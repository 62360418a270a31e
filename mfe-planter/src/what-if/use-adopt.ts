import {
  adoptBranch,
  changeLayout,
  discardBranch,
  layoutKeys,
  restoreBranch,
  useFetchSeason,
} from '@planted/api-client';
import type { FetchedBranch, LayoutChangeRequest, PlannedChange } from '@planted/contracts';
import { newId, showAlert, useNavigate } from '@planted/mfe-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { BedBase } from '../saved-garden/bed-draft';
import { today } from '../saved-garden/today';
import { planterPath, whatIfPath } from './addresses';
import { takenBack } from './comparison';

interface AdoptedDraft {
  readonly gardenId: string;
  readonly draft: FetchedBranch;
  /** The garden that the draft is compared with. */
  readonly base: BedBase;
}

interface Adopting {
  readonly changes: readonly PlannedChange[];
  /** The act that takes them back. */
  readonly back: LayoutChangeRequest[];
  /** '9 of 11 changes' */
  readonly told: string;
}

/** Adopts a draft as one act, or discards it; each offers its undo. */
export function useAdopt({ gardenId, draft, base }: AdoptedDraft) {
  const { branch, layout, adoption } = draft;
  const named = { gardenId, branchId: branch.id };
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { data: season } = useFetchSeason();
  const refresh = () => Promise.all(layoutKeys.map((queryKey) => queries.invalidateQueries({ queryKey })));

  async function undo(back: () => Promise<unknown>): Promise<void> {
    try {
      await back();
      await restoreBranch(named, newId());
      showAlert({ kind: 'success', title: 'Taken Back' });
    } catch (cause) {
      showAlert({ kind: 'error', title: 'Undo Failed', text: reasonOf(cause) });
    }
    await refresh();
  }

  const adopting = useMutation({
    mutationFn: ({ changes }: Adopting) =>
      adoptBranch(
        {
          ...{ ...named, expectedVersion: base.version, branchVersion: layout.version },
          solved: changes.slice(adoption.changes.length),
        },
        newId(),
      ),
    onSuccess({ version }, { back, told }) {
      const run = () =>
        void undo(async () => {
          if (back.length > 0)
            await changeLayout({ gardenId, expectedVersion: version, changes: back }, newId());
        });
      const text = `${told} made in your garden.`;
      showAlert({ kind: 'undo', title: `${branch.name} adopted`, text, action: { label: 'Undo', run } });
      void refresh();
      void navigate(planterPath(gardenId));
    },
    onError(cause) {
      showAlert({ kind: 'error', title: 'Not Adopted', text: reasonOf(cause) });
      void refresh();
    },
  });

  const discarding = useMutation({
    mutationFn: () => discardBranch(named, newId()),
    onSuccess() {
      const run = () => void undo(async () => undefined);
      showAlert({ kind: 'undo', title: `${branch.name} discarded`, action: { label: 'Undo', run } });
      void refresh();
      void navigate(whatIfPath(gardenId));
    },
    onError: (cause) => showAlert({ kind: 'error', title: 'Not Discarded', text: reasonOf(cause) }),
  });

  return {
    /**
     * @param after the garden as the changes make it
     * @param told how many there are, in words
     */
    adopt(changes: readonly PlannedChange[], after: BedBase, told: string) {
      const reasonFor = (id: string) =>
        season?.plantings.find((one) => one.id === id)?.rotationIgnored?.because;
      const back = takenBack(base, after, changes, { today: today(), reasonFor });
      adopting.mutate({ changes, back, told });
    },
    isAdopting: adopting.isPending,
    discard: () => discarding.mutate(),
    isDiscarding: discarding.isPending,
  };
}

const reasonOf = (cause: unknown): string => (cause instanceof Error ? cause.message : 'Unknown error');
