import type { Analysis } from '@planted/auto-planting';
import { classNames } from '../../class-names';
import styles from './plan-figures.module.css';

interface PlanFiguresProps {
  readonly analysis: Analysis;
  /** Plants placed relative to plantable cells (2 §9). */
  readonly efficiency: number;
  /** One line for each, to stand side by side with those of other plans. */
  readonly brief?: boolean;
}

/** How good a plan is under each of the algorithms' aims, whichever of them made it. */
export function PlanFigures({ analysis, efficiency, brief = false }: PlanFiguresProps) {
  return (
    <dl className={classNames(styles.figures, brief && styles.brief)}>
      {figuresOf(analysis, efficiency).map(({ name, value, rating, detail }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <strong className="num">{brief ? value : (rating ?? value)}</strong>
            {!brief && <span> {rating ? `${value}${detail ? `, ${detail}` : ''}` : detail}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface Figure {
  readonly name: string;
  readonly value: string;
  readonly rating?: string;
  readonly detail?: string;
}

const percent = (share: number): string => `${Math.round(share * 100)}%`;
const counted = (count: number, thing: string): string => `${count} ${thing}${count === 1 ? '' : 's'}`;

function figuresOf({ companion, pollinator, pestControl, water }: Analysis, efficiency: number): Figure[] {
  const covered = ({ coveredCells, targetCells }: Analysis['pollinator'] | Analysis['pestControl']) =>
    targetCells > 0 ? `${coveredCells} of ${targetCells} ft²` : `${coveredCells} ft²`;
  return [
    {
      name: 'Efficiency',
      value: percent(efficiency),
      detail: 'plants per plantable square',
    },
    {
      name: 'Neighbors',
      value: `${companion.goodPairs} good, ${companion.badPairs} bad`,
      detail: `within 3 ft, ${counted(companion.score, 'point')}`,
    },
    { name: 'Pollinators', value: covered(pollinator), rating: pollinator.rating },
    {
      name: 'Pest control',
      value: covered(pestControl),
      rating: pestControl.rating,
      detail: `${percent(pestControl.guarded)} of the bed protected`,
    },
    {
      name: 'Watering',
      value: `${counted(water.zones.length, 'zone')}, ${percent(water.together)}`,
      detail: 'of neighboring plants share a watering zone',
    },
  ];
}
