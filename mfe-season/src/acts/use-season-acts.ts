import { applySeasonChanges, type FetchedSeason } from '@planted/api-client';
import type { SeasonPlanting } from '@planted/contracts';
import { newId } from '@planted/mfe-kit';
import { type Day, toText } from '@planted/season';
import { type Act, useActQueue, type WhatMoves } from '@planted/season-plan';
import { useEffect, useRef } from 'react';
import { doableStep, settableStep } from '../view/possible-acts';
import type { SeasonRow, SeasonStep } from '../view/season-row';
import { dateOf } from '../words/dates';
import { wordsOfStep } from '../words/step-acts';

/** 'Not yet' puts a step off by so many days: from today, or from its day where that is to come. */
const LOOK_AGAIN = 7;
/** A step that is moved day by day is sent once it rests for so long, in ms. */
const RESTS_MS = 700;

/** What a gardener does with a step. Each is one act in the garden's layout, shown at once, and can be undone. */
export interface SeasonActs {
  readonly moveTo: (row: SeasonRow, step: SeasonStep, day: Day) => void;
  readonly giveBack: (row: SeasonRow, step: SeasonStep) => void;
  readonly notYet: (row: SeasonRow, step: SeasonStep) => void;
  readonly finish: (row: SeasonRow, step: SeasonStep, day: Day) => void;
  readonly unfinish: (row: SeasonRow, step: SeasonStep) => void;
  readonly fail: (row: SeasonRow, cause: string | null, startsAgain: boolean) => void;
  /** The garden of a step as it would be stored with the step on that day, for what a move would do. */
  readonly seasonWith: (row: SeasonRow, step: SeasonStep, day: Day) => FetchedSeason | undefined;
  /** Puts something else in a planting's place. */
  readonly put: (act: Act) => void;
  /** A planting as it is stored, and the season as it would be without it; one that has ended is left as it is. */
  readonly without: (row: SeasonRow) => { stored: SeasonPlanting; season: FetchedSeason } | undefined;
  /** What the last act did, for the live region. */
  readonly said: string;
}

interface Move {
  readonly name: string;
  readonly act: Act;
  readonly before: FetchedSeason | undefined;
  readonly timer: ReturnType<typeof setTimeout>;
}

/** The acts of the season's page. A step that is moved several times in a row is one act. */
export function useSeasonActs(today: Day, whatMoves: WhatMoves): SeasonActs {
  const queue = useActQueue(whatMoves);
  const move = useRef<Move>(undefined);
  const storedOf = (id: string) => queue.season()?.plantings.find((planting) => planting.id === id);

  const flush = () => {
    if (!move.current) return;
    const { act, before, timer } = move.current;
    clearTimeout(timer);
    move.current = undefined;
    queue.send(act, before);
  };
  const latest = useRef(flush);
  useEffect(() => {
    latest.current = flush;
  });
  // Whoever leaves the page has moved what they moved.
  useEffect(() => () => latest.current(), []);

  function make(act: Act): void {
    flush();
    queue.send(act, queue.show(act));
  }

  function setDay(row: SeasonRow, step: SeasonStep, day: Day | null, title: string): void {
    const settable = settableStep(step);
    if (!settable) return;
    const name = `${row.id} ${settable}`;
    if (move.current && move.current.name !== name) flush();
    const stored = storedOf(row.id)?.fixed.find((one) => one.step === settable)?.day ?? null;
    const fix = (to: string | null) => ({ type: 'fix-step' as const, id: row.id, step: settable, day: to });
    const act: Act = {
      gardenId: row.gardenId,
      title,
      changes: [fix(day === null ? null : toText(day))],
      undo: move.current?.act.undo ?? [fix(stored)],
    };
    const shown = queue.show(act);
    const before = move.current ? move.current.before : shown;
    clearTimeout(move.current?.timer);
    move.current = { name, act, before, timer: setTimeout(() => latest.current(), RESTS_MS) };
  }

  function seasonWith({ id, gardenId }: SeasonRow, step: SeasonStep, day: Day): FetchedSeason | undefined {
    const season = queue.season();
    const settable = settableStep(step);
    if (!season || !settable) return undefined;
    const own = {
      ...season,
      gardens: season.gardens.filter((garden) => garden.id === gardenId),
      plantings: season.plantings.filter((planting) => planting.gardenId === gardenId),
    };
    return applySeasonChanges(own, [{ type: 'fix-step', id, step: settable, day: toText(day) }]);
  }

  function without({ id }: SeasonRow): ReturnType<SeasonActs['without']> {
    const [season, stored] = [queue.season(), storedOf(id)];
    if (!season || !stored) return undefined;
    const end = { type: 'end' as const, id, how: 'mistake' as const, day: toText(today) };
    return { stored, season: stored.state === 'ended' ? season : applySeasonChanges(season, [end]) };
  }

  function mark(row: SeasonRow, step: SeasonStep, day: Day | null, title: string): void {
    const doable = doableStep(step);
    if (!doable) return;
    const change = (to: Day | null) => {
      return { type: 'do-step' as const, id: row.id, step: doable, day: to === null ? null : toText(to) };
    };
    const before = day === null ? step.day : null;
    make({ gardenId: row.gardenId, title, changes: [change(day)], undo: [change(before)] });
  }

  function finish(row: SeasonRow, step: SeasonStep, day: Day): void {
    const title = `${row.name} ${wordsOfStep(step.kind, true)} ${dateOf(day, today)}`;
    if (step.kind !== 'clear') return mark(row, step, day, title);
    const end = { type: 'end' as const, id: row.id, how: 'harvested' as const, day: toText(day) };
    make({ gardenId: row.gardenId, title, changes: [end], undo: [{ type: 'restore', id: row.id }] });
  }

  function fail(row: SeasonRow, cause: string | null, startsAgain: boolean): void {
    const stored = storedOf(row.id);
    const ended = { type: 'end' as const, id: row.id, day: toText(today) };
    const end = { ...ended, how: 'failed' as const, cause };
    const undo = { type: 'restore' as const, id: row.id };
    const { gardenId } = row;
    const title = `${row.name} failed`;
    if (!startsAgain || !stored) return make({ gardenId, title, changes: [end], undo: [undo] });
    const { plantId, x, y, width, height, color, plantsPerSquare } = stored;
    const id = newId();
    const spot = { id, plantId, x, y, width, height, color, plantsPerSquare };
    make({
      gardenId,
      title: `${title}, and is to be started again`,
      changes: [end, { type: 'place', ...spot, after: null }],
      undo: [{ ...ended, id, how: 'mistake' }, undo],
    });
  }

  return {
    said: queue.said,
    finish,
    fail,
    seasonWith,
    without,
    put: make,
    moveTo: (row, step, day) => setDay(row, step, day, `${row.name} moves to ${dateOf(day, today)}`),
    giveBack: (row, step) => setDay(row, step, null, `${row.name} is back on its planned date`),
    notYet: (row, step) => {
      const day = Math.max(step.day, today) + LOOK_AGAIN;
      setDay(row, step, day, `${row.name}: not yet, moves to ${dateOf(day, today)}`);
    },
    unfinish: (row, step) =>
      mark(row, step, null, `${row.name}: not ${wordsOfStep(step.kind, true)} after all`),
  };
}
