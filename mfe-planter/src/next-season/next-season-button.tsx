import { useNavigate, useStore } from '@planted/mfe-kit';
import { Button, Card, Sprout } from '@planted/ui';
import { useSyncExternalStore } from 'react';
import type { SavedGarden } from '../saved-garden/create-saved-garden';
import type { BedDays } from '../season/bed-days';
import { plannedPath } from '../what-if/addresses';

interface NextSeasonButtonProps {
  readonly saved: SavedGarden;
  /** The day that is shown in the bed is the one whose plantings are planned again. */
  readonly days: BedDays;
}

const DAY_MS = 86_400_000;

/** The way to the next season of a saved garden, or of a draft of it; that is an act of its own, so what is changed is saved first. */
export function NextSeasonButton({ saved, days }: NextSeasonButtonProps) {
  const { planter } = useStore(saved);
  const isChanged = useSyncExternalStore(planter.subscribe, saved.isChanged);
  const navigate = useNavigate();
  function open(): void {
    const chosen = days.chosen.get();
    const day = chosen ? `=${new Date(chosen.day * DAY_MS).toISOString().slice(0, 10)}` : '';
    void navigate(`${plannedPath(saved)}&next${day}`);
  }
  return (
    <Card>
      <Button icon={Sprout} aria-disabled={isChanged} onClick={() => !isChanged && open()}>
        Plan Next Season
      </Button>
      <p className="small soft">
        {isChanged
          ? 'Save your changes first.'
          : 'Perennials stay; annuals go, stay or shift to the next bed.'}
      </p>
    </Card>
  );
}
