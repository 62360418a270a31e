/** The canvas as a PNG file. @throws when the browser cannot make one of it */
export const toPng = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((done, failed) =>
    canvas.toBlob(
      (png) => (png ? done(png) : failed(new Error('The browser made no picture of the canvas'))),
      'image/png',
    ),
  );

/** Hands a file to the gardener as a download. */
export function download(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Not at once: some browsers begin to read only after this turn.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
