/**
 * Writes every picture to dist/illustrations, from where the gateway serves them. The drawing code is TypeScript, so it
 * is bundled to a module first; the same sources give the same bytes.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';
import { writeCopies } from '../../tools/build/compressed-copies.mjs';

const project = import.meta.dirname;
const dist = join(project, 'dist');
const drawingModule = join(dist, 'drawing.mjs');

await rm(dist, { recursive: true, force: true });
const bundle = await rolldown({ input: join(project, 'src/catalogue-illustrations.ts'), platform: 'node' });
await bundle.write({ file: drawingModule, format: 'esm' });
await bundle.close();

const { catalogueIllustrations } = await import(pathToFileURL(drawingModule).href);
const files = [...catalogueIllustrations()];
for (const [path, svg] of files) {
  const file = join(dist, 'illustrations', path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, svg);
}
await rm(drawingModule);
await writeCopies(dist);

const bytes = files.reduce((sum, [, svg]) => sum + Buffer.byteLength(svg), 0);
console.log(`${files.length} pictures, ${Math.round(bytes / 1024)} KiB, in dist/illustrations`);
