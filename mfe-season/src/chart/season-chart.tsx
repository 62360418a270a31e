import type { Climate, Day, DaySpan } from '@planted/season';
import type { ChosenStep } from '@planted/season-plan';
import { useRef } from 'react';
import { percentOf, type Span, ticksOf } from '../view/axis';
import type { RowGroup } from '../view/groups';
import { dateOf } from '../words/dates';
import { ChartGroup } from './chart-group';
import { ChartHead, ChartKey } from './chart-head';
import { FrostFigures, FrostGround } from './frost-bands';
import { placed } from './placed';
import styles from './season-chart.module.css';
import type { StepMoves } from './step-moves';
import { useBarDrag } from './use-bar-drag';
import { useGridKeys } from './use-grid-keys';
import { useWidth } from './use-width';

interface SeasonChartProps extends StepMoves {
  readonly label: string;
  readonly groups: readonly RowGroup[];
  readonly axis: DaySpan;
  readonly show: Span;
  readonly season: number;
  readonly climate: Climate;
  readonly today: Day;
  readonly chosen: ChosenStep | null;
  readonly onChoose: (chosen: ChosenStep) => void;
}

/** Percent of the axis within which the flag would reach over its edge. */
const EDGE = 12;
const leans = (at: number): string | undefined =>
  at < EDGE ? styles.leansRight : at > 100 - EDGE ? styles.leansLeft : undefined;

/** The year as a chart: a row a planting, a bar a step. One stop for Tab; arrows move within, and bars are pulled. */
export function SeasonChart(props: SeasonChartProps) {
  const { label, groups, axis, show, season, climate, today, chosen, onChoose } = props;
  const grid = useRef<HTMLDivElement>(null);
  const [lane, laneWidth] = useWidth<HTMLDivElement>();
  const keys = useGridKeys(grid, props);
  const drag = useBarDrag(props);
  const ticks = ticksOf(axis, show);
  const isNow = today >= axis.from && today <= axis.to;
  return (
    <div className={styles.chart}>
      <ChartHead ticks={ticks} axis={axis} isDense={show !== 'year'} />
      <div className={styles.body}>
        <div className={styles.under} aria-hidden>
          <div ref={lane} className={styles.lane}>
            {ticks.slice(1).map(({ day }) => (
              <i key={day} className={styles.line} style={placed(percentOf(day, axis))} />
            ))}
            <FrostGround climate={climate} season={season} axis={axis} />
          </div>
        </div>
        <FrostFigures climate={climate} season={season} axis={axis} />
        <div
          ref={grid}
          role="grid"
          tabIndex={-1}
          aria-label={label}
          className={styles.rows}
          onKeyDown={keys.onKeyDown}
          onFocus={keys.onFocus}
          onPointerDown={drag.onPointerDown}
          onClickCapture={drag.onClickCapture}
        >
          {groups.map((group) => (
            <ChartGroup
              key={group.id}
              group={group}
              axis={axis}
              chosen={chosen}
              onChoose={onChoose}
              stop={keys.stop}
              dragged={drag.dragged}
              today={today}
              laneWidth={laneWidth}
            />
          ))}
        </div>
        {isNow && (
          <div className={styles.over} aria-hidden>
            <div className={styles.lane}>
              <i
                className={[styles.today, leans(percentOf(today, axis))].filter(Boolean).join(' ')}
                style={placed(percentOf(today, axis))}
              >
                <b>Today, {dateOf(today, today)}</b>
              </i>
            </div>
          </div>
        )}
      </div>
      <ChartKey climate={climate} />
    </div>
  );
}
