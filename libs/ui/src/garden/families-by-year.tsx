import { type Matrix, sizeOf } from '@planted/garden-domain';
import { Card } from '../surfaces/card';
import type { BedSquare } from './bed-square';
import { bedOutline } from './bed-outline';
import styles from './families-by-year.module.css';
import { SquareRing } from './square-ring';

/** A square on which families grew in a season, by their letters. */
interface FamilySquare {
  readonly x: number;
  readonly y: number;
  readonly letters: string;
}

export interface FamiliesByYearProps {
  readonly matrix: Matrix;
  readonly years: readonly {
    /** '2026', '2026–27'. */
    readonly name: string;
    readonly isNow: boolean;
    readonly squares: readonly FamilySquare[];
  }[];
  /** What each letter stands for, with some of its plants. */
  readonly families: readonly { readonly letter: string; readonly name: string; readonly plants: string }[];
  /** The square whose memory is open. */
  readonly ringed?: BedSquare | undefined;
}

const CELL = 26;
const RADIUS = 4;
/** As many letters of a square are drawn in their full size, and as many at all: the table has them all. */
const FULL_SIZE = 2;
const MOST = 3;

/**
 * What families grew where, season by season (TIM-2): a small bed for each with a letter a square, which carries the
 * meaning without color. Assistive technology has one table. Nothing before anything grew.
 */
export function FamiliesByYear({ matrix, years, families, ringed }: FamiliesByYearProps) {
  if (years.length === 0) return null;
  const { width, height } = sizeOf(matrix);
  const inBed = ({ x, y }: FamilySquare): boolean => matrix[y]?.[x] === 1;
  const nameOf = (letter: string): string => families.find((one) => one.letter === letter)?.name ?? letter;
  return (
    <Card as="section" aria-labelledby="families" className={styles.card}>
      <h2 id="families" className="h3">
        Families by year
      </h2>
      <p className="small soft">
        {ringed ? 'Each letter is a family; the ring is the square you chose.' : 'Each letter is a family.'}
      </p>
      <div className={styles.years} aria-hidden>
        {years.map(({ name, isNow, squares }) => (
          <figure key={name} className={styles.year}>
            <figcaption>
              {name} {isNow && <span className="small soft">this season</span>}
            </figcaption>
            <svg viewBox={`-1 -1 ${width * CELL + 2} ${height * CELL + 2}`} className={styles.bed}>
              <path d={bedOutline(matrix, { cell: CELL, radius: RADIUS })} className={styles.soil} />
              {squares.filter(inBed).map(({ x, y, letters }) => (
                <g key={`${x},${y}`} transform={`translate(${x * CELL} ${y * CELL})`}>
                  <rect x="1" y="1" width={CELL - 2} height={CELL - 2} rx="3" className={styles.square} />
                  <text
                    {...{ x: CELL / 2, y: CELL / 2 + 5, textAnchor: 'middle', className: styles.letter }}
                    data-many={letters.length > FULL_SIZE || undefined}
                  >
                    {letters.length > MOST ? `${letters.slice(0, MOST - 1)}+` : letters}
                  </text>
                </g>
              ))}
              {ringed && <SquareRing square={ringed} cell={CELL} />}
            </svg>
          </figure>
        ))}
      </div>
      <ul className={styles.families}>
        {families.map(({ letter, name, plants }) => (
          <li key={letter}>
            <span className={styles.key}>{letter}</span> <strong>{name}</strong>{' '}
            <span className="small soft">{plants}</span>
          </li>
        ))}
      </ul>
      {/* A table is never narrower than its words, not even as a hidden one: what hides it is around it. */}
      <div className="vh">
        <table>
          <caption>Families by square and year</caption>
          <thead>
            <tr>
              <th scope="col">Square</th>
              {years.map(({ name }) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {squaresOf(years, inBed).map(({ x, y }) => (
              <tr key={`${x},${y}`}>
                <th scope="row">{`Row ${y + 1}, column ${x + 1}`}</th>
                {years.map(({ name, squares }) => (
                  <td key={name}>
                    {[...(squares.find((one) => one.x === x && one.y === y)?.letters ?? '')]
                      .map(nameOf)
                      .join(', then ') || 'nothing'}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  );
}

/** Each square once, row by row. */
function squaresOf(
  years: FamiliesByYearProps['years'],
  inBed: (square: FamilySquare) => boolean,
): FamilySquare[] {
  const all = new Map<string, FamilySquare>();
  for (const { squares } of years)
    for (const square of squares) if (inBed(square)) all.set(`${square.x},${square.y}`, square);
  return [...all.values()].toSorted((a, b) => a.y - b.y || a.x - b.x);
}
