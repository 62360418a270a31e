import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defects } from './defects.mjs';

it.each(defects.map((defect) => [defect.name, defect] as const))(
  'the planted defect "%s" changes one place that is there',
  (_name, { file, from, to }) => {
    const source = readFileSync(join(__dirname, '../..', file), 'utf8');
    expect(source.split(from)).toHaveLength(2);
    expect(to).not.toBe(from);
  },
);
