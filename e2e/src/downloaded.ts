import { buffer } from 'node:stream/consumers';
import type { Download } from 'playwright-core';

/** What a page gave its visitor to keep. The browser may run elsewhere, so the file has no path here. */
export const downloaded = async (download: Download): Promise<Buffer> =>
  buffer(await download.createReadStream());
