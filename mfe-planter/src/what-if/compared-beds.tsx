import type { Plant } from '@planted/contracts';
import type { PlantingSpot } from '@planted/garden-domain';
import { type BedMark, type BedSquare, type Difference, DifferenceMark, PageKeys } from '@planted/ui';
import { lazy, type ReactNode, useMemo } from 'react';
import type { BedBase } from '../saved-garden/bed-draft';
import { ComparedBed } from './compared-bed';
import type { Comparison } from './comparison';
import { COUNTED, COUNTED_WHERE_SOME, DIFFERENCE_WORDS, squareWords } from './difference-words';
import { useCompareKeys } from './use-compare-keys';
import styles from './what-if.module.css';

const ComparingKeys = lazy(() => import('./comparing-keys'));

const LARGEST = 20;

const bedMark = (difference: Difference): BedMark => ({
  words: DIFFERENCE_WORDS[difference],
  draw({ x, y, width }, cell) {
    const size = Math.min(LARGEST, cell * 0.6);
    return <DifferenceMark difference={difference} size={size} x={(x + width) * cell - size} y={y * cell} />;
  },
});

const GARDENS: readonly Difference[] = ['removed', 'moved', 'changed'];
const DRAFTS: readonly Difference[] = ['added', 'moved', 'changed'];

interface ComparedBedsProps {
  readonly base: BedBase;
  readonly comparison: Comparison;
  /** What stands in the garden where the draft has something else. */
  readonly inTheWay: readonly PlantingSpot[];
  readonly catalogue: readonly Plant[];
  readonly nameOf: (plantId: string) => string;
  /** Of the draft. */
  readonly name: string;
  readonly differencesOnly: boolean;
  readonly edit: ReactNode;
}

/** Garden and draft side by side, with a mark on each planting that differs, and how many they are. */
export function ComparedBeds(props: ComparedBedsProps) {
  const { base, comparison, inTheWay, catalogue, nameOf, name, differencesOnly, edit } = props;
  const { after, differences } = comparison;
  const kinds = useMemo(() => new Map(catalogue.map((plant) => [plant.id, plant])), [catalogue]);
  const { beds, onKeyDown, at } = useCompareKeys(differences);
  const ringed: BedSquare | undefined = at && { x: at.spot.x, y: at.spot.y };
  const marksOf = (which: readonly Difference[]) =>
    differences.flatMap(({ spot, difference }) =>
      which.includes(difference) ? [[spot.id, bedMark(difference)] as const] : [],
    );
  const blocking = inTheWay.map(({ id }) => [id, bedMark('in-the-way')] as const);
  const side = (bed: BedBase, marks: ReadonlyMap<string, BedMark>) => ({
    ...{ bed, marks, kinds, ringed },
    isFaint: ({ id }: PlantingSpot) => differencesOnly && !marks.has(id),
  });
  const countOf = (which: Difference) =>
    which === 'in-the-way'
      ? new Set(inTheWay.map(({ id }) => id)).size
      : differences.filter(({ difference }) => difference === which).length;
  return (
    <>
      <div ref={beds} role="presentation" className={styles.beds} onKeyDown={onKeyDown}>
        <ComparedBed title="The garden" {...side(base, new Map([...blocking, ...marksOf(GARDENS)]))}>
          <span className="small soft">as it is</span>
        </ComparedBed>
        <ComparedBed title={name} isDraft {...side(after, new Map(marksOf(DRAFTS)))}>
          {edit}
        </ComparedBed>
      </div>
      <p className={styles.legend}>
        {[...COUNTED, ...COUNTED_WHERE_SOME.filter((which) => countOf(which) > 0)].map((which) => (
          <span key={which} className={styles.counted}>
            <DifferenceMark difference={which} />
            {`${countOf(which)} ${DIFFERENCE_WORDS[which]}`}
          </span>
        ))}
        <span className="soft">The rest is the same in both.</span>
      </p>
      <div>
        <p role="status" className="small">
          {at && `${squareWords(at, { garden: base, draft: after, nameOf })}.`}
        </p>
        <p className={`small soft ${styles.keys}`}>
          F6 goes from bed to bed; in them, N and P go to the next and the previous difference. ? lists all
          keys.
        </p>
        <PageKeys List={ComparingKeys} />
      </div>
    </>
  );
}
