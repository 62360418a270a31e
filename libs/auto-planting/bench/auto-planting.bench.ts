import { cpus } from 'node:os';
import { companions } from './companions';
import { gardenersPlans } from './gardener';
import { generatedBeds } from './generated-beds';
import type { Row } from '../../../tools/benching/row';
import { smallBeds } from './small-beds';
import { workerLife } from './worker-life';
import { yields } from './yields';

const benchmark = {
  name: 'auto-planting',
  async run({ root }: { readonly root: string }): Promise<Row[]> {
    const machine = `${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, Node ${process.version}`;
    console.log(`${machine}; times are processor time`);
    return [
      ...generatedBeds(),
      ...(await yields()),
      ...(await smallBeds()),
      ...(await companions()),
      ...gardenersPlans(root),
      ...workerLife(),
    ];
  },
};

export default benchmark;
