import { optimize, PLANNING_ALGORITHMS } from '../src/index';
import { type Row, row } from '../../../tools/benching/row';
import { catalogBeds } from './catalog-beds';
import { companionsWithCornInABlock } from './corn-in-a-block';
import { type Seen, seenIn } from './gardeners-eye';
import { sum } from './within';

const BEDS = 60;
const STEPS = 20_000;

/** What plans of catalogue kinds look like to a gardener, with and without the terms that are weighed for them. */
export function gardenersPlans(root: string): Row[] {
  const rows: Row[] = [];
  for (const algorithm of PLANNING_ALGORITHMS) {
    const areCompanions = algorithm === 'companion-planting';
    const plans = catalogBeds(root, BEDS).map((input) => {
      const { site, ...plain } = input;
      const north = site?.north ?? 'top';
      const [before, after] = [
        { ...plain, algorithm },
        { ...input, algorithm },
      ].map((one) => {
        const result = optimize(one, { iterations: STEPS });
        return { result, seen: seenIn(input, result, north) };
      });
      // Corn in a block has fewer sides for its neighbors: what that costs is no plan's fault.
      const withBlock = areCompanions ? companionsWithCornInABlock(input, STEPS) : undefined;
      return { before, after, withBlock } as Record<'before' | 'after', NonNullable<typeof before>> & {
        withBlock: number | undefined;
      };
    });
    const total = (when: 'before' | 'after', of: (seen: Seen) => number) =>
      sum(plans.map((plan) => of(plan[when].seen)));
    const compared = (
      what: string,
      unit: string,
      of: (plan: (typeof plans)[number]['after']) => number,
      goal: string,
    ) =>
      row(
        `${algorithm}: ${what}`,
        unit,
        sum(plans.map(({ after }) => of(after))),
        sum(plans.map(({ before }) => of(before))),
        goal,
      );
    rows.push(
      compared(
        'requested plants, against the plain plan',
        'plants',
        ({ result }) => result.score.requested,
        '≥ 1',
      ),
      compared('objective, against the plain plan', 'units', ({ result }) => result.score.value, '≥ 0.95'),
      row(
        `${algorithm}: companions, against the plain plan${areCompanions ? ', with its corn in a block' : ''}`,
        'points',
        sum(plans.map(({ after }) => after.result.analysis.companion.score)),
        sum(plans.map(({ before, withBlock }) => withBlock ?? before.result.analysis.companion.score)),
        '≥ 1',
      ),
      row(
        `${algorithm}: low sun-lovers in shade (${total('before', ({ shaded }) => shaded)} before)`,
        'plants',
        total('after', ({ shaded }) => shaded),
        total('after', ({ low }) => low),
        '≤ 0.05',
      ),
      row(
        `${algorithm}: corn in blocks (${total('before', ({ blocks }) => blocks)} before)`,
        'kinds',
        total('after', ({ blocks }) => blocks),
        total('after', ({ corn }) => corn),
        '1',
      ),
      row(
        `${algorithm}: bad pairs that touch, against the plain plan`,
        'pairs',
        total('after', ({ badTouching }) => badTouching),
        total('before', ({ badTouching }) => badTouching),
        '0',
      ),
      row(
        `${algorithm}: climbers at an edge (${total('before', ({ atEdge }) => atEdge)} before)`,
        'plants',
        total('after', ({ atEdge }) => atEdge),
        total('after', ({ climbers }) => climbers),
        '≥ 0.95',
      ),
      row(
        `${algorithm}: runners beside other kinds (${total('before', ({ overrunning }) => overrunning)} before)`,
        'plants',
        total('after', ({ overrunning }) => overrunning),
        total('after', ({ runners }) => runners),
        '',
      ),
    );
  }
  return rows;
}
