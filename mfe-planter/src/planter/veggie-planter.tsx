import { ArrowLeft, Button } from '@planted/ui';
import { VeggieSelector } from '../features/choose-plants/veggie-selector';
import { Workspace } from '../features/place-plants/workspace';
import { SaveLayoutButton } from '../features/save-layout/save-layout-button';
import { useSaveLayout } from '../features/save-layout/use-save-layout';
import { AllPlanted } from '../features/summarize-gardens/all-planted';
import { GardenSummary } from '../features/summarize-gardens/garden-summary';
import type { Planter } from './create-planter';
import { usePlanter } from './use-planter';

interface VeggiePlanterProps {
  readonly planter: Planter;
  readonly designerPath: string;
  /** Everything is saved, and the gardener continues to the dashboard. */
  readonly onFinish: () => void;
}

/** The screen 'Veggie Planter' (2 §2): the cards, and above them the workspace of the garden being planted. */
export function VeggiePlanter({ planter, designerPath, onFinish }: VeggiePlanterProps) {
  const planting = usePlanter(planter, (state) => state.planting);
  const choosing = usePlanter(planter, (state) => state.choosing);
  const save = useSaveLayout(planter);
  const plotOf = (draftId: string | null) => planter.plots.find((plot) => plot.draftId === draftId);
  const planted = plotOf(planting);
  const chosenFor = plotOf(choosing);
  return (
    <>
      {planted && (
        <Workspace
          key={planted.draftId}
          planter={planter}
          plot={planted}
          back={
            <Button variant="text" icon={ArrowLeft} onClick={() => planter.plant(null)}>
              All gardens
            </Button>
          }
          save={<SaveLayoutButton planter={planter} plot={planted} onSave={() => save(planted)} />}
        />
      )}
      <GardenSummary planter={planter} isBelowWorkspace={planted !== undefined} designerPath={designerPath} />
      {chosenFor && <VeggieSelector key={chosenFor.draftId} planter={planter} plot={chosenFor} />}
      <AllPlanted planter={planter} onFinish={onFinish} />
    </>
  );
}
