import fc from 'fast-check';
import { inputs } from '../src/testing/arbitraries';
import { faultsOfBed } from '../src/testing/faults-of-bed';
import { type Row, row } from '../../../tools/benching/row';
import { sum } from './within';

const BEDS = 10_000;
const STEPS = 300;
const SEED = 18;
const SHOWN = 20;

/** Generated beds of every algorithm and option, each planned twice: legal, and every sentence and count true. */
export function generatedBeds(): Row[] {
  const beds = fc.sample(inputs, { numRuns: BEDS, seed: SEED });
  const checked = beds.map((input) => faultsOfBed(input, STEPS));
  const wrong = checked.filter(({ faults }) => faults.length > 0);
  for (const { faults } of wrong.slice(0, SHOWN)) console.log(faults.join('; '));
  const sentences = sum(checked.map((bed) => bed.sentences));
  const gained = sum(checked.map((bed) => bed.gained));
  console.log(`${BEDS} beds: ${sentences} sentences read, ${gained} requested plants gained by the search`);
  const what = 'generated beds: legal, every sentence true, no requested plant lost';
  return [row(what, 'beds', BEDS - wrong.length, BEDS, '≥ 1')];
}
