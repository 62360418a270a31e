import type { CalendarDay, Matrix } from '@planted/garden-domain';
import { useBedFamilies } from '@planted/season-plan';
import { type BedSquare, Button, FamiliesByYear, Loading } from '@planted/ui';

interface FamiliesOfGardenProps {
  readonly gardenId: string;
  readonly matrix: Matrix;
  readonly today: CalendarDay;
  /** The square whose memory is open. */
  readonly ringed: BedSquare | undefined;
}

/** What families grew in the bed of a garden, season by season (TIM-2). */
export default function FamiliesOfGarden({ gardenId, matrix, today, ringed }: FamiliesOfGardenProps) {
  const read = useBedFamilies(gardenId, today);
  switch (read.status) {
    case 'loading':
      return <Loading>Looking at the years of the bed...</Loading>;
    case 'failed':
      return (
        <div role="alert">
          <p>The families of this bed could not be read. Your plants are safe.</p>
          <Button onClick={read.retry}>Try again</Button>
        </div>
      );
    case 'none':
      return (
        <p className="soft">
          The soil of this garden is not its own for years, so its families are not remembered.
        </p>
      );
    case 'ready':
      return read.families.years.length === 0 ? (
        <p className="soft">Nothing has grown here yet.</p>
      ) : (
        <FamiliesByYear matrix={matrix} {...read.families} ringed={ringed} />
      );
  }
}
