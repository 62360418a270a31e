import type { Placement } from '@planted/garden-domain';
import type { Layout } from '../../layout/layout';

type ChangeKind = 'added' | 'removed';

/** What a proposal does to one kind of plant. */
export interface KindChange {
  readonly kind: ChangeKind;
  readonly plantId: string;
  readonly plantName: string;
  readonly color: string;
  readonly placements: readonly Placement[];
}

/** A proposal by what it takes out and adds, each kind of plant once; what moves, one below the other. */
export function changesOf({ placements, preview, setAside }: Layout): KindChange[] {
  const added = byKind(
    'added',
    placements.filter(({ id }) => preview.has(id)),
  );
  const removed = byKind('removed', setAside);
  const addedOf = (plantId: string) => added.filter((change) => change.plantId === plantId);
  const moved = removed.flatMap((change) => [change, ...addedOf(change.plantId)]);
  return [...moved, ...added.filter((change) => !moved.includes(change))];
}

function byKind(kind: ChangeKind, placements: readonly Placement[]): KindChange[] {
  const kinds = new Map<string, Placement[]>();
  for (const placement of placements) {
    const known = kinds.get(placement.plantId);
    if (known) known.push(placement);
    else kinds.set(placement.plantId, [placement]);
  }
  return [...kinds].map(([plantId, all]) => ({
    kind,
    plantId,
    plantName: all[0]?.plantName ?? '',
    color: all[0]?.color ?? '',
    placements: all,
  }));
}
