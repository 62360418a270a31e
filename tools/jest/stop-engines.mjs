/** Ends what start-engines.mjs began. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { eraseData } from '../engines/reach.mjs';
import { kept } from './running-engines.mjs';

export default async function stopEngines() {
  const running = kept();
  if (!running) return;
  await Promise.all(running.engines.map((engine) => engine.stop()));
  for (const name of ['postgres', 'nats']) eraseData(join(running.folder, name));
  rmSync(running.folder, { recursive: true, force: true });
}
