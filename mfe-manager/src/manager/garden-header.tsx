import { GARDEN_EVENT_TYPES } from '@planted/contracts';
import { showAlert } from '@planted/mfe-kit';
import { Button, CalendarDays } from '@planted/ui';
import { lazy, Suspense, useEffect, useState } from 'react';
import { WHOLE_GARDEN } from '../garden-events/event-subject';
import { ChangeBed } from '../gardens/change-bed';
import { ChangePlants } from '../gardens/change-plants';
import { PlaceOfGarden } from '../gardens/place-of-garden';
import type { NamedGarden, PlantedGarden } from '../gardens/planted-garden';
import { WaterGardenButton } from '../water-garden/water-garden-button';
import styles from './garden-header.module.css';
import { GardenSelector } from './garden-selector';
import { useManagerPlace } from './manager-place';

const EventsDialog = lazy(() => import('../garden-events/events-dialog'));

/** Whether there is something to look after: the header's buttons show only then (3 §2.3). */
const isGrowing = ({ plants }: PlantedGarden): boolean =>
  plants.some(({ plant_status }) => plant_status !== 'planned');

interface GardenHeaderProps {
  readonly garden: PlantedGarden;
  readonly gardens: readonly NamedGarden[];
}

/** Chooses the garden, waters it, and logs what happened in it. */
export function GardenHeader({ garden, gardens }: GardenHeaderProps) {
  const [place, change] = useManagerPlace();
  const isMissing = place.garden !== undefined && !gardens.some(({ id }) => id === place.garden);
  const asksForEvent = place.open === 'event';
  // A harvest may clear the last that grew, and the dialog then says what could follow.
  const [openFor, setOpenFor] = useState<string>();
  const isOpen = asksForEvent && !isMissing && (isGrowing(garden) || openFor === garden.id);
  const opened = isOpen ? garden.id : undefined;
  if (opened !== openFor) setOpenFor(opened);
  useEffect(() => {
    // A link to a garden that is no longer there: nothing is done to another one in its stead.
    if (!asksForEvent || !isMissing) return;
    showAlert({
      kind: 'error',
      title: 'No Garden Selected',
      text: 'Please select a garden before performing this action.',
    });
  }, [asksForEvent, isMissing]);
  return (
    <div className={styles.head}>
      <GardenSelector
        gardens={gardens}
        chosenId={garden.id}
        onChoose={(id) => change({ garden: id, open: undefined, event: undefined, plant: undefined })}
      />
      <div className={styles.actions}>
        <ChangePlants garden={garden.id} name={garden.name} />
        <ChangeBed garden={garden.id} name={garden.name} style={garden.row.style} />
        <PlaceOfGarden garden={garden.id} name={garden.name} />
        {isGrowing(garden) && (
          <>
            <Button
              icon={CalendarDays}
              aria-haspopup="dialog"
              onClick={() => change({ garden: garden.id, open: 'event' })}
            >
              Add Event
            </Button>
            <WaterGardenButton key={garden.id} garden={garden} />
          </>
        )}
      </div>
      {isOpen && (
        <Suspense>
          <EventsOfAddress key={garden.id} garden={garden} />
        </Suspense>
      )}
    </div>
  );
}

/** The dialog as the address opens it; the event type and plant that it names are where the form begins. */
function EventsOfAddress({ garden }: { garden: PlantedGarden }) {
  const [place, change] = useManagerPlace();
  const [start] = useState(() => {
    const type = GARDEN_EVENT_TYPES.find((known) => known === place.event);
    return type && { type, subject: place.plant ?? WHOLE_GARDEN };
  });
  return (
    <EventsDialog
      garden={garden}
      start={start}
      onClose={() => change({ open: undefined, event: undefined, plant: undefined })}
    />
  );
}
