import { useVarieties } from '@planted/api-client';
import type { Plant } from '@planted/contracts';
import { type GrowingConditions, maintenanceWords, RECOMMENDED_ABOVE } from '@planted/garden-domain';
import { Dialog, FitBadge, PlantDetailPopup, PlantImage, findRelatedPlants, WinterNote } from '@planted/ui';
import { useMemo, useState } from 'react';
import styles from './best-fits.module.css';
import { rankByFit } from './fit-summary';

interface BestFitsProps {
  readonly open: boolean;
  readonly garden: string;
  readonly conditions: GrowingConditions;
  readonly plants: readonly Plant[];
  readonly onClose: () => void;
}

/** The plants that a plot's conditions recommend, best first; each opens its page with the reasons of its fit (1 §2, §5). */
export default function BestFits({ open, garden, conditions, plants, onClose }: BestFitsProps) {
  const [opened, setOpened] = useState<string | null>(null);
  const { data: varieties } = useVarieties({ enabled: opened !== null });
  const ranked = useMemo(() => rankByFit(plants, conditions), [plants, conditions]);
  const byId = useMemo(() => new Map(plants.map((plant) => [plant.id, plant])), [plants]);
  const plant = (opened !== null && byId.get(opened)) || null;
  return (
    <>
      <Dialog
        open={open}
        onClose={onClose}
        size="m"
        scrolls="body"
        title={`What fits ${garden}`}
        description={`${ranked.length} plants have a fit above ${RECOMMENDED_ABOVE}%. ${maintenanceWords(conditions.maintenance)}. You'll choose yours after you click Next.`}
      >
        <ul className={styles.plants}>
          {ranked.map(({ plant: ranking, fit }) => (
            <li key={ranking.id}>
              <button type="button" className={styles.plant} onClick={() => setOpened(ranking.id)}>
                <PlantImage src={ranking.optimized_plant_image_url} size={40} />
                <span className={styles.words}>
                  {ranking.plant_name}
                  <WinterNote plant={ranking} conditions={conditions} />
                </span>
                <FitBadge fit={fit} />
              </button>
            </li>
          ))}
        </ul>
      </Dialog>
      <PlantDetailPopup
        plant={plant}
        companions={findRelatedPlants(byId, plant?.companion_plants)}
        avoids={findRelatedPlants(byId, plant?.avoid_plants)}
        conditions={conditions}
        gardenName={garden}
        varieties={varieties?.filter(({ plant_id }) => plant_id === plant?.id)}
        onOpenPlant={setOpened}
        onClose={() => setOpened(null)}
      />
    </>
  );
}
