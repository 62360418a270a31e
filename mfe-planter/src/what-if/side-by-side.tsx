import type { Plant, PlannedChange } from '@planted/contracts';
import type { Matrix, PlantingSpot } from '@planted/garden-domain';
import { useNavigate } from '@planted/mfe-kit';
import { Button, Card, DifferenceMark, LinkButton, Loading } from '@planted/ui';
import { useMemo } from 'react';
import { allNeighbors } from '../companions/neighbors';
import { useCompanions } from '../companions/use-companions';
import type { BedBase } from '../saved-garden/bed-draft';
import { placePath } from '../season/bed-days';
import type { Comparison } from './comparison';
import { differingWords } from './difference-words';
import { type ComparedSeasons, useComparedSeasons } from './use-compared-seasons';
import { WeeksFigure } from './weeks-figure';
import styles from './what-if.module.css';

interface SideBySideProps {
  readonly gardenId: string;
  readonly base: BedBase;
  readonly comparison: Comparison;
  /** That lead from one to the other. */
  readonly changes: readonly PlannedChange[];
  readonly catalogue: readonly Plant[];
  readonly name: string;
  readonly nameOf: (plantId: string) => string;
}

interface Figure {
  readonly label: string;
  readonly garden: number;
  readonly draft: number;
  /** Null where neither more nor less is better. */
  readonly isMoreBetter: boolean | null;
}

/** Garden and draft by figures and by the weeks of the season, and what differs between them, one line each. */
export function SideBySide(props: SideBySideProps) {
  const { gardenId, base, comparison, changes, catalogue, name, nameOf } = props;
  const { after, differences } = comparison;
  const seasons = useComparedSeasons({ gardenId, catalogue, garden: base, draft: after, changes });
  const figures = [...useBedFigures(base, after), ...seasonFigures(seasons)];
  return (
    <Card as="section" aria-label="Side by side">
      <h2>Side by side</h2>
      <table className={styles.figures}>
        <thead>
          <tr>
            <th scope="col">Figure</th>
            <th scope="col">The garden</th>
            <th scope="col" className={styles.ownName}>
              {name}
            </th>
            <th scope="col">
              <span className={styles.difference}>Difference</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {figures.map(({ label, garden, draft, isMoreBetter }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{garden}</td>
              <td>{draft}</td>
              <td>{differenceWords(draft - garden, isMoreBetter)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Weeks {...{ gardenId, seasons, name }} />
      <ul className={styles.list}>
        {differences.map((one) => (
          <li key={one.spot.id}>
            <DifferenceMark difference={one.difference} /> {differingWords(one, nameOf)}
          </li>
        ))}
      </ul>
    </Card>
  );
}

interface WeeksProps {
  readonly gardenId: string;
  readonly seasons: ComparedSeasons;
  readonly name: string;
}

function Weeks({ gardenId, seasons, name }: WeeksProps) {
  const navigate = useNavigate();
  switch (seasons.status) {
    case 'loading':
      return <Loading>Looking at the season...</Loading>;
    case 'failed':
      return (
        <div className={styles.noWeeks}>
          <p role="alert">The season could not be read. Your plants are safe.</p>
          <Button onClick={seasons.retry}>Try Again</Button>
        </div>
      );
    case 'no-place':
      return (
        <div className={styles.noWeeks}>
          <p className="small">Weeks with something to harvest need a place, or your own frost dates.</p>
          <LinkButton href={placePath(gardenId)} onNavigate={navigate}>
            Choose a Place
          </LinkButton>
        </div>
      );
    case 'ready':
      return (
        <WeeksFigure
          season={seasons.season}
          rows={[
            ['The garden', seasons.garden.weeks],
            [name, seasons.draft.weeks],
          ]}
        />
      );
    default:
      return seasons satisfies never;
  }
}

/** Of what stands and is to come. */
function useBedFigures(base: BedBase, after: BedBase): Figure[] {
  const kinds = useMemo(
    () => [...new Set([...base.standing.values(), ...after.standing.values()].map(({ plantId }) => plantId))],
    [base, after],
  );
  const { companions } = useCompanions(kinds);
  return useMemo(() => {
    const figuresOf = ({ matrix, standing, season }: BedBase) => {
      const spots = [...standing.values()];
      const pairs = pairsIn(matrix, spots, companions);
      return { squares: squaresOf(spots), coming: season.coming.size, ...pairs };
    };
    const [now, then] = [figuresOf(base), figuresOf(after)];
    return [
      { label: 'Squares planted', garden: now.squares, draft: then.squares, isMoreBetter: true },
      { label: 'Plantings to come', garden: now.coming, draft: then.coming, isMoreBetter: null },
      { label: 'Good neighbors', garden: now.good, draft: then.good, isMoreBetter: true },
      { label: 'Bad neighbors', garden: now.bad, draft: then.bad, isMoreBetter: false },
    ];
  }, [base, after, companions]);
}

/** Of the season and of rotation, as far as they are known. */
function seasonFigures(seasons: ComparedSeasons): Figure[] {
  if (seasons.status !== 'ready') return [];
  const { garden, draft } = seasons;
  const weeks = {
    label: `Weeks with something to harvest, ${seasons.year}`,
    ...{ garden: garden.weeks.length, draft: draft.weeks.length, isMoreBetter: true },
  };
  if (garden.warnings === null || draft.warnings === null) return [weeks];
  const warnings = { garden: garden.warnings, draft: draft.warnings, isMoreBetter: false };
  return [weeks, { label: 'Rotation warnings', ...warnings }];
}

const squaresOf = (spots: readonly PlantingSpot[]): number =>
  spots.reduce((squares, { width, height }) => squares + width * height, 0);

function pairsIn(
  matrix: Matrix,
  spots: readonly PlantingSpot[],
  companions: Parameters<typeof allNeighbors>[2],
) {
  const standing = spots.map((spot) => ({ ...spot, plantName: spot.plantId }));
  const pairs = allNeighbors(matrix, standing, companions);
  const count = (relation: 'good' | 'bad') =>
    pairs.filter((pair) => pair.relation.relation === relation).length;
  return { good: count('good'), bad: count('bad') };
}

/** '✓ 5 more': better with a check mark, worse with a cross, always with the words. */
function differenceWords(difference: number, isMoreBetter: boolean | null): string {
  if (difference === 0) return '– the same';
  const words = `${Math.abs(difference)} ${difference > 0 ? 'more' : 'fewer'}`;
  if (isMoreBetter === null) return words;
  return `${difference > 0 === isMoreBetter ? '✓' : '✗'} ${words}`;
}
