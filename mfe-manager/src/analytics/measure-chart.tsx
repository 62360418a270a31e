import { scaleBand, scaleLinear } from '@visx/scale';
import { AreaClosed, Bar, LinePath } from '@visx/shape';
import { useId } from 'react';
import styles from './measure-chart.module.css';
import { figureOf, type Measure, sentenceOf } from './measures';
import { type GardenStep, longName, shortName, type Step } from './periods';

interface MeasureChartProps {
  readonly measure: Measure;
  readonly steps: readonly GardenStep[];
  readonly step: Step;
}

/** Units of the drawing, which is as wide as there is room. */
const BOX = { width: 340, height: 150, left: 34, right: 8, top: 8, bottom: 24 } as const;
const MAX_NAMES = 5;

/** Steps whose name stands under the chart: a few, evenly spread, the last one among them. */
function namedSteps(count: number): Set<number> {
  const every = Math.max(1, Math.ceil(count / MAX_NAMES));
  return new Set(Array.from({ length: count }, (_, at) => at).filter((at) => (count - 1 - at) % every === 0));
}

/** One measure over time. The figure beside its title and the sentence behind it say what it shows. */
export function MeasureChart({ measure, steps, step }: MeasureChartProps) {
  const title = useId();
  const x = scaleBand({
    domain: steps.map(({ first }) => first),
    range: [BOX.left, BOX.width - BOX.right],
    paddingInner: 0.25,
    paddingOuter: 0.1,
  });
  const most = Math.max(1, ...steps.map((one) => measure.valueOf(one) ?? 0));
  const y = scaleLinear({
    domain: [0, measure.max ?? most],
    range: [BOX.height - BOX.bottom, BOX.top],
    nice: measure.max === null ? 3 : false,
  });
  const middle = (one: GardenStep) => (x(one.first) ?? 0) + x.bandwidth() / 2;
  const height = (one: GardenStep) => y(measure.valueOf(one) ?? 0);
  const isKnown = (one: GardenStep) => measure.valueOf(one) !== null;
  const ticks = y.ticks(3).filter((tick) => Number.isInteger(tick));
  const named = namedSteps(steps.length);
  return (
    <figure className={styles.chart} data-measure={measure.key}>
      <figcaption className={styles.head}>
        <h3 id={title}>{measure.title}</h3>
        <strong className="num">{figureOf(measure, steps)}</strong>
      </figcaption>
      <svg
        role="img"
        aria-label={sentenceOf(measure, steps, step)}
        viewBox={`0 0 ${BOX.width} ${BOX.height}`}
        className={styles.drawing}
      >
        {ticks.map((tick) => (
          <g key={tick}>
            <line
              x1={BOX.left}
              x2={BOX.width - BOX.right}
              y1={y(tick)}
              y2={y(tick)}
              className={tick === 0 ? styles.ground : styles.rule}
            />
            <text x={BOX.left - 6} y={y(tick) + 4} textAnchor="end" className={styles.word}>
              {measure.kind === 'line' ? `${tick}%` : tick}
            </text>
          </g>
        ))}
        {steps.map(
          (one, at) =>
            named.has(at) && (
              <text
                key={one.first}
                x={Math.min(BOX.width - BOX.right - 16, Math.max(BOX.left + 16, middle(one)))}
                y={BOX.height - 7}
                textAnchor="middle"
                className={styles.word}
              >
                {shortName(one, step)}
              </text>
            ),
        )}
        {measure.kind === 'line' && (
          <>
            <AreaClosed
              data={[...steps]}
              x={middle}
              y={height}
              yScale={y}
              defined={isKnown}
              className={styles.area}
            />
            <LinePath data={[...steps]} x={middle} y={height} defined={isKnown} className={styles.line} />
          </>
        )}
        {steps.filter(isKnown).map((one) => {
          const value = measure.valueOf(one) ?? 0;
          const words = `${longName(one, step)}: ${measure.textOf(value)}`;
          return measure.kind === 'line' ? (
            <circle key={one.first} cx={middle(one)} cy={height(one)} r={2.6} className={styles.dot}>
              <title>{words}</title>
            </circle>
          ) : (
            <Bar
              key={one.first}
              x={x(one.first)}
              y={height(one)}
              width={x.bandwidth()}
              height={y(0) - height(one)}
              rx={Math.min(2, x.bandwidth() / 3)}
              className={styles.bar}
            >
              <title>{words}</title>
            </Bar>
          );
        })}
      </svg>
    </figure>
  );
}
