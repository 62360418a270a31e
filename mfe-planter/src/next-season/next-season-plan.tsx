import { newId, useStore } from '@planted/mfe-kit';
import { type Day, nameOfDay, seasonOf, spanOfSeason, toDay } from '@planted/season';
import type { PlannedBed } from '@planted/season-plan';
import { type BedSquare, Button, Check, Loading, PageNotice, Printer } from '@planted/ui';
import {
  type ReactNode,
  useCallback,
  useDeferredValue,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import type { SavedGarden } from '../saved-garden/create-saved-garden';
import { useLayoutAct } from '../saved-garden/use-layout-act';
import { FateList } from './fate-list';
import type { AnnualsRule, Choice } from './next-season';
import styles from './next-season.module.css';
import { proposeNextSeason } from './propose-next-season';
import { RuleCard } from './rule-card';
import { reasonsFor } from './reasons';
import { useGardenRotation } from './rotation-of-garden';
import { SeasonBed } from './season-bed';
import { cornerWords, countWords, markOf } from './fates';

interface NextSeasonPlanProps {
  readonly saved: SavedGarden;
  readonly bed: PlannedBed;
  readonly name: string;
  /** The day that is shown at first; today where it is none of this season's. */
  readonly from: string;
  /** The way back to the planter. */
  readonly back: ReactNode;
}

/** Two seasons of a bed side by side, and what leads from one to the other. */
export function NextSeasonPlan({ saved, bed, name, from, back }: NextSeasonPlanProps) {
  const { base, planter } = useStore(saved);
  const isChanged = useSyncExternalStore(planter.subscribe, saved.isChanged);
  const { plan, known } = bed;
  const { hemisphere } = plan.almanac.climate;
  const [ends] = useState(() => spanOfSeason(seasonOf(known.today, hemisphere), hemisphere));
  const [asked, setAsked] = useState(from);
  const [rule, setRule] = useState<AnnualsRule>('shift');
  const [choices, setChoices] = useState<ReadonlyMap<string, Choice>>(new Map());
  const [changing, setChanging] = useState<string | null>(null);
  const [ids] = useState(() => new Map<string, string>());
  const day = dayWithin(asked, ends) ?? known.today;
  const season = seasonOf(day, hemisphere) + 1;
  const rotation = useGardenRotation(bed, season);
  const act = useLayoutAct(saved, () => {
    ids.clear();
    setChoices(new Map());
  });
  const clash = rotation.status === 'ready' ? rotation.clash : undefined;
  const given = useDeferredValue(
    useMemo(() => ({ bed, matrix: base.matrix, day, rule, choices }), [bed, base.matrix, day, rule, choices]),
  );
  const next = useMemo(() => {
    if (clash === undefined) return null;
    const idFor = (id: string): string => {
      const made = ids.get(id) ?? newId();
      ids.set(id, made);
      return made;
    };
    return proposeNextSeason({ ...given, clash, idFor });
  }, [given, clash, ids]);
  const changed =
    changing === null ? undefined : next?.lines.find(({ planting }) => planting.id === changing);
  const corners = useMemo(
    () => (next && changed ? next.cornersFor(changed.planting.id) : undefined),
    [next, changed],
  );
  const choose = useCallback((id: string, choice: Choice | null) => {
    setChoices((old) => {
      const others = [...old].filter(([one]) => one !== id);
      return new Map(choice === null ? others : [...others, [id, choice]]);
    });
  }, []);
  const chooseCorner = useCallback(
    ({ x, y }: BedSquare) => {
      if (changing !== null) choose(changing, { x, y });
      setChanging(null);
    },
    [changing, choose],
  );
  if (rotation.status === 'failed')
    return (
      <PageNotice heading="Next season" action={<Button onClick={rotation.retry}>Try Again</Button>}>
        The rules of rotation could not be read. Your plants are safe.
      </PageNotice>
    );
  const { yearOf } = reasonsFor(plan, null);
  const [now, then] = [yearOf(season - 1), yearOf(season)];
  const [whose, untouched] = saved.branch ? [`Draft ${name}`, 'the garden'] : [name, now];
  const said = next ? countWords(next) : '';
  return (
    <div className={`page ${styles.page}`}>
      {back}
      <header className={styles.head}>
        <div>
          <h1>Next season</h1>
          <p className="soft">{`${whose}, as it stands on ${nameOfDay(day, plan.words.year)}. Nothing in ${untouched} changes.`}</p>
        </div>
        <div className={`${styles.acts} ${styles.screenOnly}`}>
          {isChanged && <p className="small">Save your changes in the planter first.</p>}
          <Button icon={Printer} onClick={() => window.print()}>
            Print both
          </Button>
          <Button
            variant="primary"
            icon={Check}
            busy={act.isPending}
            busyLabel="Saving..."
            disabled={isChanged || !next || next.changes.length === 0}
            onClick={() =>
              next &&
              act.mutate({
                ...{ bed, changes: next.changes, title: `Season ${then} planned` },
                text: `${said} Nothing in ${untouched} has changed.`,
              })
            }
          >
            {`Start season ${then}`}
          </Button>
        </div>
      </header>
      {next ? (
        <>
          <div className={styles.beds}>
            <SeasonBed
              title={now}
              known={known}
              matrix={base.matrix}
              plantings={next.standing.map((planting) => ({ planting, mark: undefined }))}
              count={`${next.standing.length} ${next.standing.length === 1 ? 'planting' : 'plantings'}`}
            />
            <SeasonBed
              title={then}
              known={known}
              matrix={base.matrix}
              isProposed
              plantings={next.lines.flatMap(({ planting, spot, fate }) =>
                spot ? [{ planting: { ...planting, ...spot }, mark: markOf(fate) }] : [],
              )}
              count={`${next.lines.filter(({ spot }) => spot).length} plantings, proposed`}
              corners={corners}
              onCorner={chooseCorner}
            />
          </div>
          <RuleCard
            rule={rule}
            onRule={(value) => {
              setRule(value);
              setChoices(new Map());
            }}
            day={asked}
            season={ends}
            onDay={setAsked}
          />
          <p className="vh" role="status">
            {corners && changed ? cornerWords(corners, changed.planting.plantName) : said}
          </p>
          <FateList {...{ next, known, plan, changing }} onChanging={setChanging} onChoose={choose} />
        </>
      ) : (
        <Loading>Looking at the years of the bed...</Loading>
      )}
    </div>
  );
}

/** The day of a date field; undefined while it is none of these. */
function dayWithin(text: string, { from, to }: { readonly from: Day; readonly to: Day }): Day | undefined {
  if (!/^(19|20|21)\d{2}-\d{2}-\d{2}$/.test(text)) return undefined;
  const day = toDay(text);
  return from <= day && day <= to ? day : undefined;
}
