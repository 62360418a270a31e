import { type Climate, calendarDay, type Day, type DaySpan, frostTimes } from '@planted/season';
import { Icon, Snowflake } from '@planted/ui';
import { percentOf, stretchOf } from '../view/axis';
import { placed } from './placed';
import styles from './frost-bands.module.css';

interface FrostProps {
  readonly climate: Climate;
  readonly season: number;
  readonly axis: DaySpan;
}

type Odds = 'p90' | 'p50' | 'p10';

/** The six days of frost in a season, on the calendar; null where frost is not yearly. */
function frostDaysOf(climate: Climate, season: number): Record<'last' | 'first', Record<Odds, Day>> | null {
  const times = frostTimes(climate);
  if (!times) return null;
  const onCalendar = (days: Readonly<Record<Odds, number>>) => ({
    p90: calendarDay(season, climate.hemisphere, days.p90),
    p50: calendarDay(season, climate.hemisphere, days.p50),
    p10: calendarDay(season, climate.hemisphere, days.p10),
  });
  return { last: onCalendar(times.last), first: onCalendar(times.first) };
}

/** The ground of the chart: the colder the more likely. Its figures stand in the strip. */
export function FrostGround({ climate, season, axis }: FrostProps) {
  const days = frostDaysOf(climate, season);
  if (!days) return null;
  const { last, first } = days;
  const bands: readonly (readonly [Day, Day, string | undefined])[] = [
    [axis.from, last.p90, styles.winter],
    [last.p90, last.p50, styles.likely],
    [last.p50, last.p10, styles.rare],
    [first.p10, first.p50, styles.rare],
    [first.p50, first.p90, styles.likely],
    [first.p90, axis.to + 1, styles.winter],
  ];
  return (
    <>
      {bands.map(([from, to, tone]) => {
        const place = from < to ? stretchOf(from, to, axis) : null;
        return place && <i key={`${from} ${to}`} className={tone} style={placed(place.left, place.width)} />;
      })}
      {[last.p50, first.p50].map((day) => {
        const place = stretchOf(day, day, axis);
        return place && <i key={day} className={styles.half} style={placed(place.left)} />;
      })}
    </>
  );
}

const FIGURES = [
  ['p90', '90%'],
  ['p50', '50%'],
  ['p10', '10%'],
] as const;

/** What the ground shows, in words and figures. */
export function FrostFigures({ climate, season, axis }: FrostProps) {
  const days = frostDaysOf(climate, season);
  return (
    <div className={styles.strip}>
      <p className={styles.who}>
        <Icon of={Snowflake} size={16} />
        {days ? `Odds of frost${climate.period ? `, ${climate.period}` : ''}` : 'Frost'}
      </p>
      <div className={styles.lane}>
        {days ? (
          (['last', 'first'] as const).flatMap((which) => [
            <Figure key={which} day={namedDay(days[which], axis)} axis={axis} look={styles.name}>
              {which === 'last' ? 'Last frost' : 'First frost'}
            </Figure>,
            ...FIGURES.map(([odds, label]) => (
              <Figure
                key={`${which} ${odds}`}
                day={days[which][odds]}
                axis={axis}
                look={`${styles.odds} ${isOuter(which, odds) === 'left' ? styles.left : isOuter(which, odds) === 'right' ? styles.right : ''}`}
              >
                {`${label}${climate.estimated.includes(odds) ? '*' : ''}`}
              </Figure>
            )),
          ])
        ) : (
          <span className={styles.words}>
            {climate.frost === 'every-month'
              ? 'Frost may come in any month. Dates follow temperature.'
              : climate.frost === 'rare'
                ? 'Frost is rare here. Dates follow temperature.'
                : climate.frost === 'never'
                  ? 'No frost here. Dates follow temperature.'
                  : 'The frost days here are not known well. Dates follow temperature.'}
          </span>
        )}
      </div>
    </div>
  );
}

/** The day that the name stands over: the middle one, or another that is shown. */
function namedDay({ p50, p10, p90 }: Record<Odds, Day>, { from, to }: DaySpan): Day {
  return [p50, p10, p90].find((day) => day >= from && day <= to) ?? p50;
}

/** The figures left and right of the middle one lean away from it. */
const isOuter = (which: 'last' | 'first', odds: Odds): 'left' | 'right' | null =>
  odds === 'p50' ? null : (which === 'last') === (odds === 'p90') ? 'left' : 'right';

/** Percent of the axis within which a figure around its day would reach over the edge. */
const EDGE = 8;

function Figure({
  day,
  axis,
  look,
  children,
}: {
  readonly day: Day;
  readonly axis: DaySpan;
  readonly look: string | undefined;
  readonly children: string;
}) {
  if (day < axis.from || day > axis.to) return null;
  const at = percentOf(day, axis);
  const lean = at < EDGE ? styles.fromDay : at > 100 - EDGE ? styles.toDay : undefined;
  return (
    <span className={[look, lean].filter(Boolean).join(' ')} style={placed(at)}>
      {children}
    </span>
  );
}
