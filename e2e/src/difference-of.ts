import type { Page } from 'playwright-core';

export interface Difference {
  /** Pixels that are not the same; all of them where the sizes differ. */
  readonly pixels: number;
  /** The most that one of their channels differs by, of 255. */
  readonly most: number;
}

/** How far two pictures are apart, as PNG; the page does the counting. */
export const differenceOf = (page: Page, one: Buffer, other: Buffer): Promise<Difference> =>
  page.evaluate(
    async (pictures) => {
      const [a, b] = await Promise.all(
        pictures.map(async (picture) => {
          const bytes = Uint8Array.from(atob(picture), (character) => character.charCodeAt(0));
          const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
          const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
          context?.drawImage(bitmap, 0, 0);
          return context?.getImageData(0, 0, bitmap.width, bitmap.height);
        }),
      );
      if (!a || !b || a.width !== b.width || a.height !== b.height)
        return { pixels: Number.POSITIVE_INFINITY, most: 255 };
      let pixels = 0;
      let most = 0;
      for (let at = 0; at < a.data.length; at += 4) {
        const by = Math.max(
          ...[0, 1, 2, 3].map((channel) =>
            Math.abs((a.data[at + channel] as number) - (b.data[at + channel] as number)),
          ),
        );
        if (by > 0) pixels += 1;
        most = Math.max(most, by);
      }
      return { pixels, most };
    },
    [one.toString('base64'), other.toString('base64')],
  );
