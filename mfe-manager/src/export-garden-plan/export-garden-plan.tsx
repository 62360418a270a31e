import { Button, Dialog, Download, EmptyState, Loading } from '@planted/ui';
import { saveFile } from '@planted/ui/save-file';
import { useMemo, useRef, useState } from 'react';
import type { PlantedGarden } from '../gardens/planted-garden';
import styles from './export-garden-plan.module.css';
import { fileNameOf } from './file-name';
import { gardenPlanOf } from './garden-plan';
import { layoutPlan } from './plan-layout';
import { planOptionsFor } from './plan-options';
import { PlanOptionsForm } from './plan-options-form';
import { PlanPicture } from './plan-picture';
import { PIXEL_RATIO, pixelRatioFor } from './plan-scale';
import { toPng } from './to-png';
import { usePlanAssets } from './use-plan-assets';

/** 3 §8. */
const FAILED = 'Failed to export garden. Please try again.';

interface ExportGardenPlanProps {
  readonly garden: PlantedGarden;
  readonly onClose: () => void;
}

/** 'Export Garden Plan' (3 §2.3): a picture of the garden with what the gardener wants on it, as a PNG file. */
export default function ExportGardenPlan({ garden, onClose }: ExportGardenPlanProps) {
  const [options, setOptions] = useState(() => planOptionsFor(garden.name));
  const [state, setState] = useState<'idle' | 'exporting' | 'failed'>('idle');
  const fileRef = useRef<HTMLCanvasElement>(null);
  const plan = useMemo(() => gardenPlanOf(garden), [garden]);
  const drawing = useMemo(
    () => ({ plan, options, layout: layoutPlan(plan, options), footerText: window.location.host }),
    [plan, options],
  );
  const ratio = pixelRatioFor(drawing.layout);
  const assets = usePlanAssets(plan);

  const save = async () => {
    if (!fileRef.current) return;
    setState('exporting');
    try {
      saveFile(await toPng(fileRef.current), fileNameOf(options.title));
      setState('idle');
    } catch {
      setState('failed');
    }
  };
  const isDrawn = typeof assets === 'object';
  return (
    <Dialog
      open
      size="l"
      scrolls="body"
      title="Export Garden Plan"
      description="A picture to keep, print or show a friend."
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            icon={Download}
            disabled={!isDrawn}
            busy={state === 'exporting'}
            busyLabel="Exporting..."
            onClick={() => void save()}
          >
            Download Image
          </Button>
        </>
      }
    >
      <div className={styles.columns}>
        <div className={styles.preview}>
          {assets === 'loading' && <Loading block>Drawing your garden...</Loading>}
          {assets === 'failed' && <EmptyState>The drawings of the plan could not be loaded.</EmptyState>}
          {isDrawn && <PlanPicture {...{ drawing, assets, ratio, fileRef }} />}
          {ratio < PIXEL_RATIO && (
            <p className="soft small">
              This image is very large, so it will be saved at {ratio.toFixed(1)}× resolution instead of{' '}
              {PIXEL_RATIO}×.
            </p>
          )}
          {state === 'failed' && (
            <p role="alert" className={styles.failed}>
              {FAILED}
            </p>
          )}
        </div>
        <PlanOptionsForm options={options} onChange={setOptions} />
      </div>
    </Dialog>
  );
}
