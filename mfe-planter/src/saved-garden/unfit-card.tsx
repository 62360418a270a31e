import type { PlantingSpot } from '@planted/garden-domain';
import { showAlert, useStore } from '@planted/mfe-kit';
import { Button, NeedsYou } from '@planted/ui';
import { usePlanter } from '../planter/use-planter';
import type { UnfitPlant } from './bed-draft';
import type { SavedGarden } from './create-saved-garden';

const placeOf = ({ x, y }: PlantingSpot): string => `row ${y + 1}, column ${x + 1}`;

interface UnfitCardProps {
  readonly saved: SavedGarden;
  readonly nameOf: (plantId: string) => string;
}

/** What could not be kept of a draft, one matter at a time: both versions, why, and the ways out (EDT-4). */
export function UnfitCard({ saved, nameOf }: UnfitCardProps) {
  const { unfit, planter } = useStore(saved);
  // What is free changes with the bed.
  usePlanter(planter, () => planter.layoutOf(saved.gardenId));
  const [one] = unfit;
  if (!one) return null;
  const { wanted, now } = one;
  const name = nameOf((wanted ?? now)?.plantId ?? '');
  const free = saved.placeFor(one);
  const isThere = free && wanted && free.x === wanted.x && free.y === wanted.y;

  function make(change: UnfitPlant): void {
    if (saved.resolve(change, 'make')) return;
    showAlert({ kind: 'info', title: `No free square fits ${name}`, text: 'Remove or move a plant first.' });
  }

  const makes = (
    <Button key="make" variant={now ? 'outlined' : 'primary'} onClick={() => make(one)}>
      {wanted === null ? 'Remove It' : wordsOf(now !== null, isThere === true, free ? placeOf(free) : '')}
    </Button>
  );
  const leaves = (
    <Button key="leave" variant={now ? 'primary' : 'outlined'} onClick={() => saved.resolve(one, 'leave')}>
      {now ? 'Keep It as It Is' : 'Leave It Out'}
    </Button>
  );
  return (
    <NeedsYou
      title={`Needs you: ${name}${unfit.length > 1 ? `, and ${unfit.length - 1} more` : ''}`}
      versions={[
        { name: 'In the garden', detail: now ? placeOf(now) : 'Not there' },
        { name: 'Here', detail: wanted ? placeOf(wanted) : 'Removed' },
      ]}
      actions={now ? [leaves, makes] : [makes, leaves]}
    >
      {sentenceOf(name, one)}
    </NeedsYou>
  );
}

const wordsOf = (stands: boolean, isThere: boolean, place: string): string => {
  if (stands) return place === '' || isThere ? 'Use Mine' : `Move to ${place}`;
  return isThere ? 'Put It Back' : 'Another Square';
};

function sentenceOf(name: string, { why, reason = '', wanted }: UnfitPlant): string {
  if (why === 'refused') return `${name} was not saved as you have it here: ${reason}.`;
  if (why === 'ended') return `${name} was removed elsewhere while you changed it here.`;
  if (why === 'no-room') return `${name} found no room: its squares were changed elsewhere meanwhile.`;
  return wanted === null
    ? `${name} was changed elsewhere while you removed it here, so it is still there.`
    : `${name} was changed elsewhere while you changed it here, so nothing was overwritten.`;
}
