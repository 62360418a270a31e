import { useId, useState } from 'react';
import { Button } from '../controls/button';
import { IconButton } from '../controls/icon-button';
import { ArrowLeft, ArrowRight, Calendar, ChevronLeft, ChevronRight, Pause, Play } from '../icons/icons';
import {
  type DayNumber,
  dateWords,
  distanceWords,
  knownWords,
  longDay,
  monthsOf,
  type PastKnown,
} from './day-words';
import { PickDayDialog } from './pick-day-dialog';
import frame from './slider-frame.module.css';
import { changeAfter, changeBefore, dayByKey, type DaysToChoose, reachOf, within } from './slider-keys';
import { SliderTrack } from './slider-track';
import { usePlay } from './use-play';

export interface DaySliderProps extends DaysToChoose {
  readonly today: DayNumber;
  /** How many plants stand on the day; null while it is not known. */
  readonly standing: number | null;
  /** How days before today are known. */
  readonly past?: PastKnown;
  readonly onDay: (day: DayNumber) => void;
  /** Somebody is about to slide to other days. */
  readonly onReach?: (() => void) | undefined;
}

/**
 * The day of the season on which a bed is shown: in figures, on a track with a tick where something changes, by a
 * calendar, step by step, and played. Days are whole days since January 1, 1970; the season is what the track shows.
 */
export function DaySlider({ today, standing, past = 'today', onDay, onReach, ...days }: DaySliderProps) {
  const { day, season, range, changes } = days;
  const [isPicking, setPicking] = useState(false);
  // What a button leads to is announced; the slider says its own value.
  const [isSaid, setSaid] = useState(false);
  const helpId = useId();
  const before = changeBefore(days);
  const after = changeAfter(days);
  const value = valueText({ day, today, standing, past });
  const { isPlaying, canPlay, button, toggle } = usePlay({
    ...{ day, today, season, reach: reachOf(days), onDay },
    isWaiting: day < today && past === 'waiting',
    onEnd: () => setSaid(true),
  });

  function moveTo(next: DayNumber | undefined, isTold: boolean): void {
    if (next === undefined) return;
    setSaid(isTold);
    if (next !== day) onDay(next);
  }
  const goTo = (next: DayNumber | undefined) => moveTo(next, true);
  const dayBefore = day > range.from ? within(day - 1, range) : undefined;
  const dayAfter = day < range.to ? within(day + 1, range) : undefined;

  return (
    <div role="group" aria-label="Day of the season" className={frame.slider}>
      <div className={frame.frame}>
        <div className={frame.top}>
          <IconButton
            icon={ChevronLeft}
            label="Previous change"
            aria-disabled={before === undefined}
            onClick={() => goTo(before)}
          />
          <div className={frame.day}>
            <b className="num">{longDay(day, today)}</b>
            <small>{distanceWords(day, today, past)}</small>
          </div>
          <IconButton
            icon={ChevronRight}
            label="Next change"
            aria-disabled={after === undefined}
            onClick={() => goTo(after)}
          />
        </div>
        <div className={frame.acts}>
          <IconButton
            icon={ArrowLeft}
            label="Previous day"
            aria-disabled={dayBefore === undefined}
            onClick={() => goTo(dayBefore)}
          />
          <Button aria-disabled={day === today} onClick={() => goTo(today)}>
            Today
          </Button>
          <IconButton
            icon={ArrowRight}
            label="Next day"
            aria-disabled={dayAfter === undefined}
            onClick={() => goTo(dayAfter)}
          />
          <Button icon={Calendar} className={frame.pick} onClick={() => setPicking(true)}>
            <span className={frame.pickWords}>Pick a day</span>
          </Button>
          {canPlay && (
            <IconButton
              ref={button}
              icon={isPlaying ? Pause : Play}
              label={isPlaying ? 'Pause' : 'Play the season'}
              onClick={() => {
                setSaid(false);
                toggle();
              }}
            />
          )}
        </div>
        <SliderTrack
          {...{ day, today, season, range, changes, value, helpId, onReach }}
          onSlide={(next) => moveTo(next, false)}
          onKeyDown={(event) => {
            const next = dayByKey(event, days);
            if (next === undefined) return;
            event.preventDefault();
            moveTo(next, false);
          }}
        />
        <div className={frame.months} aria-hidden>
          {monthsOf(season).map((month) => (
            <span key={month}>{month}</span>
          ))}
        </div>
      </div>
      <p id={helpId} className="vh">
        Left and Right move by a day, Page Up and Page Down by two weeks, with Ctrl to the changes. The garden
        begins on {dateWords(range.from, today)}.
      </p>
      <p role="status" aria-label="Day shown" className="vh">
        {isSaid && value}
      </p>
      {isPicking && (
        <PickDayDialog
          {...{ day, today, range }}
          onClose={() => setPicking(false)}
          onDay={(picked) => {
            setPicking(false);
            goTo(picked);
          }}
        />
      )}
    </div>
  );
}

/** 'Saturday, May 29, as planned. 23 plants stand.' */
function valueText({
  day,
  today,
  standing,
  past,
}: Pick<DaySliderProps, 'day' | 'today' | 'standing'> & { past: PastKnown }): string {
  const words = `${longDay(day, today)}, ${knownWords(day, today, past)}.`;
  if (standing === null) return words;
  return `${words} ${standing === 1 ? '1 plant stands' : `${standing} plants stand`}.`;
}
