import type { CSSProperties, KeyboardEvent } from 'react';
import { classNames } from '../class-names';
import type { DayNumber, DayRange } from './day-words';
import styles from './day-slider.module.css';
import frame from './slider-frame.module.css';
import { reachOf } from './slider-keys';

interface SliderTrackProps {
  readonly day: DayNumber;
  readonly today: DayNumber;
  readonly season: DayRange;
  readonly range: DayRange;
  readonly changes: readonly DayNumber[];
  /** What the slider says of its day. */
  readonly value: string;
  readonly helpId: string;
  readonly onReach: (() => void) | undefined;
  readonly onSlide: (day: DayNumber) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** The width of the thumb, in pixels: its middle goes from half of it to half of it before the end. */
const THUMB = 26;

/** The track of a season. Its thumb goes where there are days: not before the first of the garden. */
export function SliderTrack({ value, helpId, onReach, onSlide, onKeyDown, ...days }: SliderTrackProps) {
  const { day, season, range } = days;
  const reach = reachOf({ season, range });
  const [from, to] = [shareOf(reach.from, season), shareOf(reach.to, season)];
  return (
    <div className={classNames(frame.track, styles.line)}>
      <Marks {...days} reach={reach} />
      <input
        type="range"
        className={styles.range}
        style={{
          left: `calc(${from} * (100% - ${THUMB}px))`,
          width: `calc(${THUMB}px + ${to - from} * (100% - ${THUMB}px))`,
        }}
        min={reach.from}
        max={reach.to}
        step={1}
        value={day}
        aria-label="Day"
        aria-valuetext={value}
        aria-describedby={helpId}
        onFocus={onReach}
        onPointerEnter={onReach}
        onChange={(event) => onSlide(event.currentTarget.valueAsNumber)}
        onKeyDown={onKeyDown}
      />
    </div>
  );
}

/** Where a day is on the track, as a share of it. */
const shareOf = (day: DayNumber, { from, to }: DayRange): number => (day - from) / Math.max(1, to - from);

const percent = (share: number): string => `${share * 100}%`;

interface MarksProps extends Pick<SliderTrackProps, 'season' | 'today' | 'changes'> {
  readonly reach: DayRange;
}

/** The past, where there is no day, a tick for each change, and the line of today. */
function Marks({ season, today, changes, reach }: MarksProps) {
  const { from, to } = season;
  const [first, last] = [shareOf(reach.from, season), shareOf(reach.to, season)];
  const past = shareOf(Math.min(to, Math.max(from, today)), season);
  const at = (day: DayNumber): CSSProperties => ({ left: percent(shareOf(day, season)) });
  return (
    <div className={styles.marks} aria-hidden>
      {first > 0 && <i className={styles.before} style={{ width: percent(first) }} />}
      {last < 1 && <i className={styles.after} style={{ left: percent(last) }} />}
      {today >= from && (
        <i
          className={classNames(styles.past, first === 0 && styles.whole)}
          style={{ left: percent(first), width: percent(Math.max(0, past - first)) }}
        />
      )}
      {changes
        .filter((change) => change >= from && change <= to)
        .map((change) => (
          <i
            key={change}
            className={styles.tick}
            data-past={change < today ? '' : undefined}
            style={at(change)}
          />
        ))}
      {today >= from && today <= to && <i className={styles.today} style={at(today)} />}
    </div>
  );
}
