import type { SeasonPlanting } from '@planted/contracts';
import { freeWords, type PlannedBed, startWords } from '@planted/season-plan';
import { Button, Dialog, PlantImage } from '@planted/ui';
import type { Day } from '@planted/season';
import { useMemo } from 'react';
import type { Act } from '@planted/season-plan';
import { whatElse } from './what-else';
import styles from './what-else-dialog.module.css';

interface WhatElseDialogProps {
  /** Whose squares they are. */
  readonly planting: SeasonPlanting;
  /** Its garden as it is planned without it. */
  readonly bed: PlannedBed;
  /** From when its squares are free. */
  readonly day: Day;
  readonly onPut: (act: Act) => void;
  readonly onClose: () => void;
}

/** 'What else fits?': kinds that can still be started in the squares of a planting, and ripen. */
export default function WhatElseDialog({ planting, bed, day, onPut, onClose }: WhatElseDialogProps) {
  const { fits, actOf } = useMemo(() => whatElse(planting, bed, day), [planting, bed, day]);
  const { plan, known, garden } = bed;
  return (
    <Dialog
      open
      size="m"
      title="What else fits?"
      description={`In place of ${planting.plantName} in ${garden.name}.`}
      onClose={onClose}
      footer={<Button onClick={onClose}>Close</Button>}
    >
      <p>{freeWords(fits, plan)}</p>
      {fits.fitting.length > 0 && (
        <ul aria-label="What else fits" className={styles.list}>
          {fits.fitting.map((fitting) => {
            const { plant, chance } = fitting;
            const act = actOf(fitting);
            return (
              act && (
                <li key={plant.id} className={styles.row}>
                  <PlantImage src={plant.optimized_plant_image_url} size={40} />
                  <div>
                    <strong>{plant.plant_name}</strong>
                    <p className="tiny soft">{startWords(chance, plan, known.today)}</p>
                  </div>
                  <Button aria-label={`Put here: ${plant.plant_name}`} onClick={() => onPut(act)}>
                    Put here
                  </Button>
                </li>
              )
            );
          })}
        </ul>
      )}
    </Dialog>
  );
}
