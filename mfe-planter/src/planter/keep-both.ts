import { parseMatrix } from '@planted/garden-domain';
import { fitToPlot } from '../layout/layout';
import type { PersistedWork } from './garden-work';
import { MAX_PERSISTED_STEPS, type PersistedPlanter } from './planter-draft';

/** Equal for equal layouts, whichever page they come from. */
const contentOf = ({ history: { present } }: PersistedWork): string =>
  JSON.stringify(present, (_, value: unknown) => (value instanceof Set ? [...value] : value));

/** The gardens whose layouts differ between two pages. */
export const gardensApart = (one: PersistedPlanter, other: PersistedPlanter): string[] =>
  [...one.gardens].flatMap(([draftId, work]) => {
    const there = other.gardens.get(draftId);
    const isApart = there && (contentOf(there) !== contentOf(work) || there.isSaved !== work.isSaved);
    return isApart ? [draftId] : [];
  });

/**
 * Of two pages that planted at the same time one is shown, garden by garden, and Undo leads to the other's layout and to
 * all its steps. What only one of them has stays.
 */
export function keepBoth(shown: PersistedPlanter, other: PersistedPlanter): PersistedPlanter {
  const gardens = new Map([...other.gardens, ...shown.gardens]);
  for (const draftId of gardensApart(shown, other)) {
    const [work, there] = [shown.gardens.get(draftId), other.gardens.get(draftId)];
    if (work && there && contentOf(work) !== contentOf(there)) gardens.set(draftId, withSteps(work, there));
  }
  return { ...shown, gardens };
}

function withSteps(work: PersistedWork, there: PersistedWork): PersistedWork {
  const { past, present } = work.history;
  const steps = [...past, ...stepsOn(work.matrix, there)];
  return { ...work, history: { past: steps.slice(-MAX_PERSISTED_STEPS), present, future: [] } };
}

/** The steps of a layout, and the layout; where its plot was redrawn, what still fits of it. */
function stepsOn(matrix: string, { matrix: former, history: { past, present } }: PersistedWork) {
  const name = 'Choose this layout';
  if (former === matrix) return [...past, { name, value: present }];
  const plot = parseMatrix(matrix);
  return plot.ok && present.plants.length > 0 ? [{ name, value: fitToPlot(plot.matrix, present) }] : [];
}
