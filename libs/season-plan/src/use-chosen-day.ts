import { isPlantable, type Matrix, type PastView } from '@planted/garden-domain';
import type { Day } from '@planted/season';
import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { bedOn, type BedPlanting, type BedSpan, freedOn, ghostsOn } from './bed-on';
import type { ChosenDay, ChosenPast } from './chosen-day';
import { bedBefore, daysOfBed, seasonAt } from './days-of-bed';
import { createDrawing, type DrawnPlanting } from './drawn-planting';
import type { GardenPlan, Known, StoredGarden } from './garden-plan';
import { writtenAfter } from './past/read-past';
import { usePastDays } from './past/use-past-days';

interface BedInTime {
  readonly garden: StoredGarden;
  /** Null where the garden has no place. */
  readonly plan: GardenPlan | null;
}

const NONE: ReadonlySet<string> = new Set();

/**
 * The day that a bed is shown on, today at first, and the bed on it: days before today by the log, which is asked for
 * when somebody looks at them, later ones by the plan. The same object until something of it changes.
 */
export function useChosenDay({ garden, plan }: BedInTime, known: Known): ChosenDay {
  const { today } = known;
  const hemisphere = plan?.almanac.climate.hemisphere ?? 'north';
  // Without a choice it is today, also after midnight.
  const [chosen, setChosen] = useState<Day | null>(null);
  const [shows, setShows] = useState({ comes: true, gone: false });
  const [view, setView] = useState<PastView>('today');
  const [isReached, setReached] = useState(false);
  const past = usePastDays(garden, today, isReached || (chosen !== null && chosen < today));
  const days = useMemo(
    () => daysOfBed({ garden, plan, past: past.days, view, today }),
    [garden, plan, past.days, view, today],
  );
  const { range, changes } = days;
  const day = Math.min(range.to, Math.max(range.from, chosen ?? today));
  const isKnown = day >= today || past.days !== null;
  const shown = useDeferredValue(isKnown ? day : today);
  const go = useCallback((next: Day) => setChosen(next === today ? null : next), [today]);
  const reach = useCallback(() => setReached(true), []);
  const show = useCallback<ChosenDay['show']>((change) => setShows((old) => ({ ...old, ...change })), []);
  const isThen = view === 'then' && shown < today;
  const other = bedBefore(past.days, shown, today);
  const matrix = other?.matrix ?? null;
  const [x, y] = [other?.x ?? 0, other?.y ?? 0];
  const drawing = useMemo(() => createDrawing(garden, known, { x, y }), [garden, known, x, y]);
  const bed = useMemo(
    () => bedOn(days.spansOn(shown), shown, seasonAt(shown, hemisphere)),
    [days, shown, hemisphere],
  );
  const picture = useMemo(() => {
    const plants = drawing.standing(bed.stands);
    return { shown, plants, matrix, origin: { x, y } };
  }, [bed, drawing, shown, matrix, x, y]);
  const absent = useMemo(() => {
    // Only today's bed is asked who is missing.
    if (shown !== today) return NONE;
    const standing = new Set(bed.stands.map(({ planting: { id } }) => id));
    return new Set(days.spans.map(({ planting: { id } }) => id).filter((id) => !standing.has(id)));
  }, [bed, days, shown, today]);
  const ghosts = useMemo(() => {
    // What was to come then, nobody wrote down.
    const comes = shows.comes && !isThen;
    const isOnBed = ({ planting }: BedSpan<BedPlanting>) =>
      matrix === null || isOnSoil(drawing.plant(planting), matrix);
    const list = ghostsOn(bed, { comes, gone: shows.gone })
      .filter(({ span }) => isOnBed(span))
      .map(({ span, ...ghost }) => ({ ...ghost, plant: drawing.plant(span.planting) }));
    const ahead = { season: seasonAt(shown, hemisphere), day: shown, today };
    const freed = comes ? freedOn(bed, ahead) : [];
    return {
      list,
      free: freed.map(({ planting, until }) => ({ plant: drawing.plant(planting), day: until })),
      today,
    };
  }, [bed, shows, isThen, drawing, matrix, today, shown, hemisphere]);
  const ofPast = useMemo((): ChosenPast | null => {
    if (day >= today) return null;
    const { status, retry } = past;
    const writtenLater = past.days ? writtenAfter(past.days, day) : 0;
    const undated = bed.stands.filter(({ planting }) => planting.plantedDay === null).length;
    return {
      status,
      retry,
      view,
      onView: setView,
      writtenLater,
      undated,
      saved: past.days?.saved ?? range.from,
    };
  }, [day, today, past, view, bed, range]);
  const place = useMemo(() => {
    const spans = days.spansOn(day);
    const isHere = ({ from, until }: BedSpan<BedPlanting>) => from <= day && day < until;
    return {
      ...{ day, range, changes },
      season: seasonAt(day, hemisphere),
      standing: isKnown ? spans.filter(isHere).length : null,
      first: view === 'then' && day < today ? null : firstAfter(spans, day),
    };
  }, [days, day, today, hemisphere, isKnown, view, range, changes]);
  const { id: gardenId } = garden;
  const isPlanned = plan !== null;
  return useMemo(
    () => ({
      ...{ gardenId, today, go, reach, shows, show, ghosts, absent, isPlanned, past: ofPast },
      ...picture,
      ...place,
    }),
    [gardenId, today, go, reach, shows, show, ghosts, absent, isPlanned, ofPast, picture, place],
  );
}

function firstAfter(spans: readonly BedSpan<BedPlanting>[], day: Day): ChosenDay['first'] {
  let first: BedSpan<BedPlanting> | null = null;
  for (const span of spans) if (span.from > day && (!first || span.from < first.from)) first = span;
  return first && { name: first.planting.plantName, day: first.from };
}

function isOnSoil({ x, y, width, height }: DrawnPlanting, matrix: Matrix): boolean {
  for (let row = y; row < y + height; row += 1)
    for (let column = x; column < x + width; column += 1) if (!isPlantable(matrix, column, row)) return false;
  return true;
}
