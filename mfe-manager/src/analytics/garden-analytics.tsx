import { useGardenAnalytics } from '@planted/api-client';
import { Button, Dialog, Dropdown, EmptyState, Loading, PlantImage, Tabs } from '@planted/ui';
import { useState } from 'react';
import type { GardenDay } from '@planted/contracts';
import type { PlantedGarden } from '../gardens/planted-garden';
import { useToday } from '../today';
import { AnalyticsTable } from './analytics-table';
import styles from './garden-analytics.module.css';
import { MeasureChart } from './measure-chart';
import { MEASURES } from './measures';
import { isEmpty, PERIODS, stepsOf } from './periods';

interface GardenAnalyticsProps {
  readonly garden: PlantedGarden;
  readonly onClose: () => void;
}

function Periods({ days }: { days: readonly GardenDay[] }) {
  const [value, setValue] = useState<(typeof PERIODS)[number]['value']>('90');
  const period = PERIODS.find((one) => one.value === value) ?? PERIODS[1];
  const steps = stepsOf(days, period);
  const { step } = period;
  return (
    <>
      <Dropdown
        label="Period"
        options={PERIODS}
        value={value}
        onChange={setValue}
        className={styles.period}
      />
      <Tabs
        label="View as"
        tabs={[
          {
            id: 'charts',
            label: 'Charts',
            panel: (
              <div className={styles.charts}>
                {MEASURES.map((measure) => (
                  <MeasureChart key={measure.key} measure={measure} steps={steps} step={step} />
                ))}
              </div>
            ),
          },
          { id: 'table', label: 'Table', panel: <AnalyticsTable steps={steps} step={step} /> },
        ]}
      />
    </>
  );
}

function Analytics({ gardenId }: { gardenId: string }) {
  const analytics = useGardenAnalytics(gardenId, useToday());
  if (analytics.isPending) return <Loading block>Loading analytics...</Loading>;
  if (analytics.isError)
    return (
      <EmptyState action={<Button onClick={() => void analytics.refetch()}>Try Again</Button>}>
        Analytics could not be loaded: {analytics.error.message}
      </EmptyState>
    );
  const { days } = analytics.data;
  if (isEmpty(days))
    return (
      <EmptyState picture={<PlantImage src="/illustrations/empty-bed.svg" size={180} />}>
        Nothing to show yet. Set planting dates, water the garden or log a harvest, and you'll see it here.
      </EmptyState>
    );
  return <Periods days={days} />;
}

/** 'View Analytics': what was planted, watered and harvested in a garden over time, and its health. */
export default function GardenAnalytics({ garden, onClose }: GardenAnalyticsProps) {
  return (
    <Dialog
      open
      size="l"
      scrolls="body"
      title="Garden Analytics"
      description={garden.name}
      onClose={onClose}
      footer={<Button onClick={onClose}>Done</Button>}
    >
      <Analytics gardenId={garden.id} />
    </Dialog>
  );
}
