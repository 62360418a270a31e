import type { Matrix } from '@planted/garden-domain';
import { useStore } from '@planted/mfe-kit';
import { Badge, Button } from '@planted/ui';
import { memo, useMemo, useState } from 'react';
import type { Companions } from '../../companions/companions';
import { meaningOf } from '../../companions/companion-words';
import { allNeighbors, kindPairs, type Neighbors, neighborsOf } from '../../companions/neighbors';
import type { Layout } from '../../layout/layout';
import type { Bed } from './create-bed';
import { focused } from './focused';
import styles from './neighbor-reasons.module.css';
import { ReasonLine } from './reason-line';

interface NeighborReasonsProps {
  readonly matrix: Matrix;
  readonly layout: Layout;
  readonly companions: Companions;
  readonly bed: Bed;
}

const SHOWN_AT_ONCE = 6;
const RELATIONS = ['bad', 'moderate', 'good'] as const;

/** Why the neighbors of the bed suit each other or not: of the plant in hand first, then each pair of kinds once. */
export function NeighborReasons({ matrix, layout, companions, bed }: NeighborReasonsProps) {
  const state = useStore(bed);
  const pairs = useMemo(
    () => allNeighbors(matrix, layout.placements, companions),
    [matrix, layout.placements, companions],
  );
  const focus = focused(layout, state);
  const here = state.held && focus ? neighborsOf(focus, layout.placements, companions) : [];
  if (pairs.length === 0 && here.length === 0) return null;
  return (
    <section aria-labelledby="neighbors" className={styles.neighbors}>
      <h3 id="neighbors" className="vh">
        Neighbors
      </h3>
      {focus && here.length > 0 && (
        <>
          <Counts pairs={here} words={` if you drop ${focus.plantName} here`} />
          <ul className={styles.reasons} aria-label={`Why, for ${focus.plantName}`}>
            {kindPairs(here).map((pair) => (
              <ReasonLine key={pair.other.plantId} pair={pair} isLit />
            ))}
          </ul>
        </>
      )}
      <Standing pairs={pairs} lit={state.held ? undefined : focus?.plantId} />
    </section>
  );
}

interface CountsProps {
  readonly pairs: readonly Neighbors[];
  /** After 'bad' and the like. */
  readonly words?: string;
}

function Counts({ pairs, words }: CountsProps) {
  return (
    <p className={styles.counts}>
      {RELATIONS.map((relation) => {
        const count = pairs.filter((pair) => pair.relation.relation === relation).length;
        const after = words ?? (count === 1 ? ' neighbor pair' : ' neighbor pairs');
        return (
          count > 0 && (
            <Badge key={relation} tone={meaningOf[relation]}>
              {`${count} ${relation}${after}`}
            </Badge>
          )
        );
      })}
    </p>
  );
}

/** What stands in the bed; not drawn again while something is carried over it. */
const Standing = memo(function Standing({
  pairs,
  lit,
}: {
  readonly pairs: readonly Neighbors[];
  /** The kind that is looked at. */
  readonly lit: string | undefined;
}) {
  const [showsAll, setShowsAll] = useState(false);
  const kinds = useMemo(() => kindPairs(pairs), [pairs]);
  if (kinds.length === 0) return null;
  return (
    <>
      <Counts pairs={pairs} />
      <ul className={styles.reasons} aria-label="Why">
        {kinds.slice(0, showsAll ? undefined : SHOWN_AT_ONCE).map((pair) => (
          <ReasonLine
            key={`${pair.one.plantId} ${pair.other.plantId}`}
            pair={pair}
            isLit={[pair.one.plantId, pair.other.plantId].some((id) => id === lit)}
          />
        ))}
      </ul>
      {kinds.length > SHOWN_AT_ONCE && (
        <Button variant="text" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
          {showsAll ? 'Fewer reasons' : `All ${kinds.length} reasons`}
        </Button>
      )}
    </>
  );
});
