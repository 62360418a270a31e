import type { Page } from 'playwright-core';

/** How two pictures differ, channel by channel, 0 to 255. */
export interface Difference {
  readonly largest: number;
  readonly mean: number;
}

const dataUrl = (png: Buffer): string => `data:image/png;base64,${png.toString('base64')}`;

/** How a PNG differs from what a canvas of the page shows, the PNG made as small as the canvas. */
export const differenceFromCanvas = (page: Page, canvas: string, png: Buffer): Promise<Difference> =>
  page.evaluate(
    async ([selector, url]) => {
      const shown = document.querySelector<HTMLCanvasElement>(selector);
      if (!shown) throw new Error(`No ${selector} on the page`);
      const { width, height } = shown;
      const picture = new Image();
      picture.src = url;
      await picture.decode();
      const whole = document.createElement('canvas');
      Object.assign(whole, { width: picture.naturalWidth, height: picture.naturalHeight });
      const smaller = document.createElement('canvas');
      Object.assign(smaller, { width, height });
      const paper = smaller.getContext('2d');
      const shownPaper = shown.getContext('2d');
      if (!paper || !shownPaper) throw new Error('no canvas');
      // A canvas is made smaller in another way than a picture.
      whole.getContext('2d')?.drawImage(picture, 0, 0);
      paper.imageSmoothingQuality = 'high';
      paper.drawImage(whole, 0, 0, width, height);
      const ours = paper.getImageData(0, 0, width, height).data;
      const theirs = shownPaper.getImageData(0, 0, width, height).data;
      let largest = 0;
      let sum = 0;
      for (let at = 0; at < ours.length; at += 1) {
        const apart = Math.abs((ours[at] ?? 0) - (theirs[at] ?? 0));
        largest = Math.max(largest, apart);
        sum += apart;
      }
      return { largest, mean: sum / ours.length };
    },
    [canvas, dataUrl(png)] as const,
  );

/** How a PNG differs from another one that is a screenshot of it with an edge of 1 px, made as small as that. */
export const differenceFromScreenshot = (page: Page, png: Buffer, screenshot: Buffer): Promise<Difference> =>
  page.evaluate(
    async ([fileUrl, shotUrl]) => {
      const load = async (url: string) => {
        const picture = new Image();
        picture.src = url;
        await picture.decode();
        return picture;
      };
      const [file, shot] = await Promise.all([load(fileUrl), load(shotUrl)]);
      const width = shot.width - 2;
      const height = shot.height - 2;
      const pixels = (draw: (paper: CanvasRenderingContext2D) => void) => {
        const canvas = document.createElement('canvas');
        Object.assign(canvas, { width, height });
        const paper = canvas.getContext('2d');
        if (!paper) throw new Error('no canvas');
        paper.imageSmoothingQuality = 'high';
        draw(paper);
        return paper.getImageData(0, 0, width, height).data;
      };
      const ours = pixels((paper) => paper.drawImage(file, 0, 0, width, height));
      const theirs = pixels((paper) => paper.drawImage(shot, -1, -1));
      let largest = 0;
      let sum = 0;
      for (let at = 0; at < ours.length; at += 1) {
        const apart = Math.abs((ours[at] ?? 0) - (theirs[at] ?? 0));
        largest = Math.max(largest, apart);
        sum += apart;
      }
      return { largest, mean: sum / ours.length };
    },
    [dataUrl(png), dataUrl(screenshot)] as const,
  );

/** The color of one pixel of a PNG: red, green, blue and opacity, 0 to 255. */
export const pixelOf = (page: Page, png: Buffer, x: number, y: number): Promise<number[]> =>
  page.evaluate(
    async ([url, left, top]) => {
      const picture = new Image();
      picture.src = url;
      await picture.decode();
      const canvas = document.createElement('canvas');
      canvas.width = canvas.height = 1;
      const paper = canvas.getContext('2d');
      paper?.drawImage(picture, -left, -top);
      return [...(paper?.getImageData(0, 0, 1, 1).data ?? [])];
    },
    [dataUrl(png), x, y] as const,
  );

/** Width and height of a PNG in pixels, from its header. */
export const sizeOfPng = (png: Buffer): { width: number; height: number } => ({
  width: png.readUInt32BE(16),
  height: png.readUInt32BE(20),
});
