import { type RefObject, useLayoutEffect, useMemo, useRef } from 'react';
import { createStamps, type Stamps } from './draw-bed';
import { drawPlan, type PlanDrawing } from './draw-plan';
import styles from './plan-picture.module.css';
import type { PlanAssets } from './plan-assets';

interface PlanPictureProps {
  readonly drawing: PlanDrawing;
  readonly assets: PlanAssets;
  /** Pixels of the file for one of the layout. */
  readonly ratio: number;
  /** What is saved: the preview is this canvas made smaller, so that it cannot differ from the file. */
  readonly fileRef: RefObject<HTMLCanvasElement | null>;
}

/** Longest side of the preview in pixels; a browser that scales much more than this makes small words ragged. */
const PREVIEW_SIDE = 1100;

/** Draws the whole picture on a canvas, whose size it sets. */
function drawFile(
  { drawing, assets, ratio }: Pick<PlanPictureProps, 'drawing' | 'assets' | 'ratio'>,
  stamps: Stamps,
  file: HTMLCanvasElement,
): void {
  // Setting the size empties a canvas and its settings.
  file.width = Math.floor(drawing.layout.width * ratio);
  file.height = Math.floor(drawing.layout.height * ratio);
  const paper = file.getContext('2d');
  if (!paper) return;
  paper.scale(ratio, ratio);
  drawPlan(paper, drawing, assets, stamps);
}

/** Copies a picture onto a smaller canvas. */
function showSmaller(file: HTMLCanvasElement, preview: HTMLCanvasElement): void {
  const smaller = Math.min(1, PREVIEW_SIDE / Math.max(file.width, file.height));
  preview.width = Math.max(1, Math.round(file.width * smaller));
  preview.height = Math.max(1, Math.round(file.height * smaller));
  const paper = preview.getContext('2d');
  if (!paper) return;
  paper.imageSmoothingQuality = 'high';
  paper.drawImage(file, 0, 0, preview.width, preview.height);
}

/** Draws the picture for the file and shows it scaled to fit. */
export function PlanPicture({ drawing, assets, ratio, fileRef }: PlanPictureProps) {
  const preview = useRef<HTMLCanvasElement>(null);
  const stamps = useMemo(() => createStamps(assets, ratio), [assets, ratio]);
  useLayoutEffect(() => {
    fileRef.current ??= document.createElement('canvas');
    drawFile({ drawing, assets, ratio }, stamps, fileRef.current);
    if (preview.current) showSmaller(fileRef.current, preview.current);
  }, [drawing, assets, ratio, fileRef, stamps]);
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
