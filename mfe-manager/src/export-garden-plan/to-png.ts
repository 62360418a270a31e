/** The canvas as a PNG file. @throws when the browser cannot make one of it */
export const toPng = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((done, failed) =>
    canvas.toBlob(
      (png) => (png ? done(png) : failed(new Error('The browser made no picture of the canvas'))),
      'image/png',
    ),
  );
