import type { FetchedSeason } from '@planted/api-client';
import type { LayoutChangeRequest, SeasonPlanting } from '@planted/contracts';
import { type Day, type DaySpan, type Hemisphere, nameOfSeason } from '@planted/season';
import type { ChosenStep, PlannedBed } from '@planted/season-plan';
import { Card, Dialog, PageKeys, useIsNarrow } from '@planted/ui';
import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react';
import { type SeasonActs, useSeasonActs } from './acts/use-season-acts';
import type { SeasonAddress } from './address/season-address';
import type { ChangeAddress } from './address/use-season-address';
import { SeasonChart } from './chart/season-chart';
import { FilterSheet } from './head/filter-sheet';
import { SeasonFilters } from './head/season-filters';
import { SeasonHead } from './head/season-head';
import { StepInspector } from './inspector/step-inspector';
import { LearnedCard } from './learning/learned-card';
import { SeasonList } from './list/season-list';
import type { ReadySeason } from './plan/use-season-plan';
import styles from './season-page.module.css';
import { NamesOnly } from './states/names-only';
import { NoPlace, NothingPlanned } from './states/season-states';
import { axisOf, partOf } from './view/axis';
import { groupRows, isInSeason } from './view/groups';
import type { SeasonRow, SeasonStep } from './view/season-row';
import { whatMovesWords } from './words/what-moves';

const ChartKeys = lazy(() => import('./chart/chart-keys'));
const WhatElseDialog = lazy(() => import('./what-else/what-else-dialog'));

interface SeasonViewProps {
  readonly plan: ReadySeason;
  readonly address: SeasonAddress;
  readonly onChange: ChangeAddress;
  readonly today: Day;
  readonly season: number;
  readonly span: DaySpan;
  readonly hemisphere: Hemisphere;
  readonly acts?: SeasonActs | undefined;
  readonly children?: ReactNode;
}

/** One season: head and choices, the chart or on phones the list, and the step that is looked at. */
export function SeasonView(props: SeasonViewProps) {
  const { plan, address, onChange, today, season, span, hemisphere, children } = props;
  const isNarrow = useIsNarrow();
  const { rows, climate, rowsWith } = plan;
  const ownActs = useSeasonActs(
    today,
    (before: FetchedSeason, after: FetchedSeason, changes: readonly LayoutChangeRequest[]) =>
      whatMovesWords(rowsWith(before), rowsWith(after), changes),
  );
  const acts = props.acts ?? ownActs;
  const part = address.part ?? partOf(today, season, hemisphere, address.show);
  const shown = useMemo(() => rows.filter((row) => isInSeason(row, span, today)), [rows, span, today]);
  const { from, to } = isNarrow ? span : axisOf(season, hemisphere, address.show, part);
  const groups = useMemo(
    () => groupRows(shown, { ...address, axis: { from, to } }),
    [shown, address, from, to],
  );
  const beds = [
    ...new Map(
      rows.map(({ gardenId, gardenName }) => [gardenId, { id: gardenId, name: gardenName }]),
    ).values(),
  ];
  const chosen = address.chosen && stepOf(rows, address.chosen);
  const choose = (step: ChosenStep | null) => onChange({ chosen: step });
  const [replaced, setReplaced] = useState<Replaced>();
  const lookFor = (row: SeasonRow, day: Day) => {
    const found = acts.without(row);
    const bed = found && plan.bedWith(found.season, row.gardenId);
    if (bed) setReplaced({ planting: found.stored, bed, day });
  };
  return (
    <div className={`page ${styles.page}`}>
      <SeasonHead
        {...{ season, part, hemisphere, climate, today, onChange, isNarrow }}
        show={address.show}
        placeName={plan.placeName}
      />
      {children}
      <p role="status" className="vh">
        {acts.said}
      </p>
      {rows.length === 0 ? (
        <NothingPlanned />
      ) : climate === null ? (
        <>
          <NoPlace />
          <NamesOnly groups={groups} />
        </>
      ) : isNarrow ? (
        <>
          <FilterSheet address={address} onChange={onChange} beds={beds} />
          <SeasonList
            rows={groups.flatMap((group) => group.rows.map(({ row }) => row))}
            today={today}
            season={span}
            showsFinished={address.showsFinished}
            phase={address.phase}
            onChoose={choose}
            onDone={(row, step) => acts.finish(row, step, today)}
          />
        </>
      ) : (
        <>
          <SeasonFilters address={address} onChange={onChange} beds={beds} />
          <SeasonChart
            label={`${nameOfSeason(season, hemisphere)}, ${shown.length === 1 ? '1 planting' : `${shown.length} plantings`}`}
            groups={groups}
            axis={{ from, to }}
            show={address.show}
            season={season}
            climate={climate}
            today={today}
            chosen={address.chosen}
            onChoose={choose}
            move={(row, step, days) => acts.moveTo(row, step, step.day + days)}
            reset={acts.giveBack}
            preview={(row, step, day) => {
              const other = acts.seasonWith(row, step, day);
              return other ? rowsWith(other) : [];
            }}
          />
          <PageKeys List={ChartKeys} />
        </>
      )}
      {chosen && (
        <Looked {...{ chosen, isNarrow, today, acts }} onWhatElse={lookFor} onClose={() => choose(null)} />
      )}
      {replaced && (
        <Suspense>
          <WhatElseDialog
            {...replaced}
            onPut={(act) => {
              setReplaced(undefined);
              acts.put(act);
            }}
            onClose={() => setReplaced(undefined)}
          />
        </Suspense>
      )}
      {plan.learned.length > 0 && <LearnedCard sentences={plan.learned} learns={plan.learns} />}
      {!chosen && climate && rows.length > 0 && !isNarrow && (
        <p className={styles.hint}>
          Click a bar to see why it is on its day, or to say that it is done. Drag it to another day; Escape
          puts it back. With the keyboard, arrows move between bars; Alt and an arrow moves a step by a day,
          and ? lists all keys.
        </p>
      )}
    </div>
  );
}

/** A planting in whose place something else may come. */
interface Replaced {
  readonly planting: SeasonPlanting;
  readonly bed: PlannedBed;
  readonly day: Day;
}

interface FoundStep {
  readonly row: SeasonRow;
  readonly step: SeasonStep;
}

function stepOf(rows: readonly SeasonRow[], { planting, kind }: ChosenStep): FoundStep | null {
  const row = rows.find(({ id }) => id === planting);
  const step = row?.steps.find((each) => each.kind === kind);
  return row && step ? { row, step } : null;
}

interface LookedProps {
  readonly chosen: FoundStep;
  readonly isNarrow: boolean;
  readonly today: Day;
  readonly acts: SeasonActs;
  readonly onWhatElse: (row: SeasonRow, day: Day) => void;
  readonly onClose: () => void;
}

/** Under the chart; on phones in a sheet. */
function Looked({ chosen: { row, step }, isNarrow, today, acts, onWhatElse, onClose }: LookedProps) {
  const inspector = <StepInspector {...{ row, step, today, acts, onWhatElse }} />;
  if (!isNarrow) return <Card className={styles.inspector}>{inspector}</Card>;
  return (
    <Dialog open title={row.name} onClose={onClose}>
      {inspector}
    </Dialog>
  );
}
