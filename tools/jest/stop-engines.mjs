/** Ends what start-engines.mjs began. */
import { rmSync } from 'node:fs';

export default async function stopEngines() {
  const { folder, postgres, nats } = globalThis.plantedTestEngines;
  await Promise.all([postgres.stop(), nats?.stop()]);
  rmSync(folder, { recursive: true, force: true });
}
