import type { GardenPlant } from '@planted/contracts';
import { Button, Dialog, Tabs } from '@planted/ui';
import { useState } from 'react';
import type { PlantedGarden } from '../gardens/planted-garden';
import { clearedWords, WhatFollows } from '../what-follows/what-follows';
import { AddEventForm, type EventStart } from './add-event-form';
import { PastEvents } from './past-events';

interface EventsDialogProps {
  readonly garden: PlantedGarden;
  readonly start?: EventStart | undefined;
  readonly onClose: () => void;
}

/** Adds events of a garden and shows those that were (3 §2.3); after a harvest that cleared squares, what could follow. Closing it loses nothing that was half written. */
export default function EventsDialog({ garden, start, onClose }: EventsDialogProps) {
  const [tab, setTab] = useState<'add' | 'past'>('add');
  const [gone, setGone] = useState<readonly GardenPlant[]>();
  return (
    <Dialog
      open
      onClose={onClose}
      size="m"
      scrolls="body"
      title={gone ? clearedWords(gone) : `Events in ${garden.name}`}
      footer={gone && <Button onClick={onClose}>Done</Button>}
    >
      {gone ? (
        <WhatFollows garden={garden} gone={gone} onPut={onClose} />
      ) : (
        <Tabs
          label="Events"
          value={tab}
          onChange={setTab}
          tabs={[
            {
              id: 'add',
              label: 'Add New Event',
              panel: <AddEventForm garden={garden} start={start} onCleared={setGone} onFollowed={onClose} />,
            },
            { id: 'past', label: 'View Past Events', panel: <PastEvents garden={garden} /> },
          ]}
        />
      )}
    </Dialog>
  );
}
