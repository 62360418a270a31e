import { useLayoutEffect, useMemo, useRef } from 'react';
import { createStamps } from './draw-bed';
import { drawPlan, type PlanDrawing } from './draw-plan';
import styles from './plan-picture.module.css';
import type { PlanAssets } from './plan-assets';

interface PlanPictureProps {
  readonly drawing: PlanDrawing;
  readonly assets: PlanAssets;
  /** Pixels of the file for one of the layout. */
  readonly ratio: number;
  /** What is saved: the preview is this canvas made smaller, so that it cannot differ from the file. */
  readonly file: HTMLCanvasElement;
}

/** Longest side of the preview in pixels; a browser that scales much more than this makes small words ragged. */
const PREVIEW_SIDE = 1100;

/** Draws the picture into the file's canvas and shows it scaled to fit. */
export function PlanPicture({ drawing, assets, ratio, file }: PlanPictureProps) {
  const preview = useRef<HTMLCanvasElement>(null);
  const stamps = useMemo(() => createStamps(assets, ratio), [assets, ratio]);
  useLayoutEffect(() => {
    const { width, height } = drawing.layout;
    const paper = file.getContext('2d');
    const shown = preview.current;
    const shownPaper = shown?.getContext('2d');
    if (!paper || !shown || !shownPaper) return;
    // Setting the size empties a canvas and its settings.
    file.width = Math.floor(width * ratio);
    file.height = Math.floor(height * ratio);
    paper.scale(ratio, ratio);
    drawPlan(paper, drawing, assets, stamps);
    const smaller = Math.min(1, PREVIEW_SIDE / Math.max(file.width, file.height));
    shown.width = Math.max(1, Math.round(file.width * smaller));
    shown.height = Math.max(1, Math.round(file.height * smaller));
    shownPaper.imageSmoothingQuality = 'high';
    shownPaper.drawImage(file, 0, 0, shown.width, shown.height);
  }, [drawing, assets, ratio, file, stamps]);
  const { options, plan } = drawing;
  return (
    <canvas
      ref={preview}
      role="img"
      aria-label={`Preview of the picture: ${options.title.trim() || 'no title'}, ${plan.caption}`}
      className={styles.picture}
    />
  );
}
