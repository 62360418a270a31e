import type { FrostDays } from '@planted/season';
import styles from './odds-curve.module.css';
import { BOX, type OddsFigure, oddsFigure, type OddsPoint, type Slope } from './odds-geometry';
import { dayText } from './year-day';

interface OddsCurveProps {
  readonly days: FrostDays;
  /** 'falling': whether frost still comes after a day. 'rising': whether it has come by a day. */
  readonly slope: Slope;
  readonly estimated: readonly (keyof FrostDays)[];
}

const asks: Record<Slope, { readonly caption: string; readonly label: string }> = {
  falling: {
    caption: 'Spring: will frost come after this day?',
    label: 'Share of years with frost after a day',
  },
  rising: { caption: 'Fall: has frost come by this day?', label: 'Share of years with frost by a day' },
};

const share = ({ odds }: OddsPoint): string => `${odds * 100}%`;
const figures = ({ points }: OddsFigure): string =>
  points
    .map((point) => `${share(point)} ${dayText(point.day)}${point.isEstimated ? ', estimated' : ''}`)
    .join('; ');

/** One curve of odds (look2, 2): solid dots are published days, hollow ones estimated. */
export function OddsCurve({ days, slope, estimated }: OddsCurveProps) {
  const figure = oddsFigure(days, slope, estimated);
  const { caption, label } = asks[slope];
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>{caption}</figcaption>
      <svg
        className={styles.odds}
        viewBox={`0 0 ${BOX.width} ${BOX.height}`}
        role="img"
        aria-label={`${label}: ${figures(figure)}`}
      >
        <path className={styles.area} d={figure.area} />
        <path className={styles.line} d={figure.line} />
        <path className={styles.base} d={`M${BOX.left} ${BOX.ground}H${BOX.width - BOX.left}`} />
        {figure.ticks.map(({ x, text }, index) => (
          <g key={text}>
            <path className={styles.base} d={`M${x} ${BOX.ground}v5`} />
            <text className={styles.tick} x={x} y={BOX.ticks} textAnchor={index === 0 ? 'start' : 'middle'}>
              {text}
            </text>
          </g>
        ))}
        {figure.points.map((point) => (
          <g key={point.odds}>
            <path className={styles.drop} d={`M${point.x} ${point.y}V${BOX.ground}`} />
            <circle
              className={point.isEstimated ? styles.hollow : styles.dot}
              cx={point.x}
              cy={point.y}
              r="6"
            />
            <text x={point.label.x} y={point.label.y} textAnchor={point.label.anchor}>
              <tspan className={styles.share}>
                {share(point)}
                {point.isEstimated && '*'}
              </tspan>
              <tspan dx="7">{dayText(point.day, 'short')}</tspan>
            </text>
          </g>
        ))}
      </svg>
    </figure>
  );
}
