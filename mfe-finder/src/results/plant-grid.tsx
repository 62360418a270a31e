import type { Plant } from '@planted/contracts';
import type { PlantMatch } from '@planted/garden-domain';
import { type CSSProperties, type ReactNode, useRef } from 'react';
import styles from './plant-grid.module.css';
import { rowsInSight } from './rows-in-sight';
import { type GridLayout, useGridLayout } from './use-grid-layout';
import { useWindowStretch } from './use-window-stretch';

/** A card's place among all results, of which only those near the window are in the document; `index` from 0. */
export interface PlaceInGrid {
  readonly index: number;
  readonly 'aria-setsize': number;
  readonly 'aria-posinset': number;
}

interface PlantGridProps {
  readonly plants: readonly PlantMatch<Plant>[];
  /** An `li` with the place put on it. */
  readonly cardOf: (match: PlantMatch<Plant>, place: PlaceInGrid) => ReactNode;
}

/** Pixels, until a row is measured: with several cards in a row a card is high, alone it is wide. */
const LIKELY_HEIGHT = { several: 480, one: 260 } as const;

/** Cards in rows of equal height. Smooth with any number of plants, as only the rows near the window are drawn. */
export function PlantGrid({ plants, cardOf }: PlantGridProps) {
  const list = useRef<HTMLUListElement>(null);
  const stretch = useWindowStretch(plants);
  const sightOf = ({ columns, gap, top, heights }: GridLayout) =>
    rowsInSight(
      {
        count: Math.ceil(plants.length / columns),
        gap,
        heights,
        likelyHeight: columns === 1 ? LIKELY_HEIGHT.one : LIKELY_HEIGHT.several,
      },
      stretch.from - top,
      stretch.to - top,
    );
  const layout = useGridLayout(list, (known) => sightOf(known).first);
  const { first, end, above, below } = sightOf(layout);
  const start = first * layout.columns;
  return (
    <ul
      ref={list}
      className={styles.grid}
      data-above={above > 0 || undefined}
      data-below={below > 0 || undefined}
      style={{ '--above': `${above}px`, '--below': `${below}px` } as CSSProperties}
    >
      {plants.slice(start, end * layout.columns).map((match, at) =>
        cardOf(match, {
          index: start + at,
          'aria-setsize': plants.length,
          'aria-posinset': start + at + 1,
        }),
      )}
    </ul>
  );
}
