import type { Matrix } from '@planted/garden-domain';
import { useBedFamilies } from '@planted/season-plan';
import { type BedSquare, FamiliesByYear } from '@planted/ui';
import { today } from '../saved-garden/today';

interface BedFamiliesProps {
  readonly gardenId: string;
  readonly matrix: Matrix;
  /** The square whose memory is open. */
  readonly ringed: BedSquare | undefined;
}

/** What families grew in the bed, in the words of its seasons and plants. */
export function BedFamilies({ gardenId, matrix, ringed }: BedFamiliesProps) {
  const read = useBedFamilies(gardenId, today());
  return read.status === 'ready' && <FamiliesByYear matrix={matrix} {...read.families} ringed={ringed} />;
}
