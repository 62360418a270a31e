import { useStore } from '@planted/mfe-kit';
import { useEffect } from 'react';
import { usePlanter } from '../../planter/use-planter';
import type { SavedGarden } from '../../saved-garden/create-saved-garden';
import { useBedSeason } from '../../season/use-bed-season';
import { datesOf } from './coming-dates';
import { ComingDialog } from './coming-dialog';
import { PutAfterDialog } from './put-after-dialog';
import { SowInTurnsDialog } from './sow-in-turns-dialog';
import type { Asked, ComingDates, Hand } from './succession';

export interface SuccessionPartsProps {
  readonly saved: SavedGarden;
  readonly hand: Hand;
  readonly asked: Asked | null;
  readonly onClose: () => void;
  /** Called whenever something moves the dates of what is to come. */
  readonly onDates: (dates: ComingDates) => void;
}

/** All that needs the season: the dates of what is to come, and the dialogs of what was asked for. */
export default function SuccessionParts({ saved, hand, asked, onClose, onDates }: SuccessionPartsProps) {
  const season = useBedSeason(saved);
  const { planter } = useStore(saved);
  const coming = usePlanter(planter, () => planter.layoutOf(saved.gardenId).coming);
  const plan = season.status === 'ready' ? season.plan : null;
  useEffect(
    () =>
      onDates(
        datesOf(
          plan,
          coming.map(({ id }) => id),
        ),
      ),
    [plan, coming, onDates],
  );
  const given = { saved, season, hand, onClose };
  if (!asked) return null;
  if (asked.what === 'put-after') return <PutAfterDialog {...given} plantId={asked.plantId} at={asked.at} />;
  if (asked.what === 'sow-in-turns') return <SowInTurnsDialog {...given} plantId={asked.plantId} />;
  return <ComingDialog {...given} id={asked.id} />;
}
