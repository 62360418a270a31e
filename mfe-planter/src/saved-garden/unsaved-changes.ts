import type { Planter } from '../planter/create-planter';
import { type RotationAnswers, rotationChanges } from '../rotation/answers';
import { type BedBase, bedDifference } from './bed-draft';
import type { PendingAct } from './saved-draft';

/** What is open of a saved garden, and what that was made of. */
interface OpenedBed {
  readonly planter: Planter;
  readonly base: BedBase;
  readonly pending: PendingAct | null;
  readonly answers: RotationAnswers;
}

/** Whether something is to be saved. */
export function isChanged(state: OpenedBed, gardenId: string): boolean {
  const { base, planter, pending } = state;
  if (pending !== null || rotationIn(state, gardenId).length > 0) return true;
  const end = { how: 'mistake', cause: null, day: '' } as const;
  return bedDifference(base, planter.layoutOf(gardenId), () => end, '').length > 0;
}

/** What is to be sent of the answers about rotation: those of what stands or is to come in the draft. */
export function rotationIn({ answers, planter }: Pick<OpenedBed, 'answers' | 'planter'>, gardenId: string) {
  if (answers.size === 0) return [];
  const { placements, coming } = planter.layoutOf(gardenId);
  const here = new Set([...placements, ...coming].map(({ id }) => id));
  return rotationChanges(answers, (id) => here.has(id));
}
