import { useOwnKinds, usePlants, useVarieties } from '@planted/api-client';
import { type KnownOwnKind, type Plant, type Variety, withOwnKinds, withVarieties } from '@planted/contracts';
import {
  type GrowingConditions,
  kindIdOf,
  type PlantSearch,
  slipWords,
  withVarietyNames,
} from '@planted/garden-domain';
import { useSession } from '@planted/mfe-kit';
import { Button, Dialog, EmptyState, Loading, SearchField } from '@planted/ui';
import { lazy, Suspense, useCallback, useDeferredValue, useMemo, useState } from 'react';
import type { Planter } from '../../planter/create-planter';
import type { GardenPlot } from '../../planter/garden-plot';
import { ownPlants, ownVarieties } from '../own-kinds/own-variety';
import { CategoryButtons, FilterButtons } from './category-buttons';
import {
  type Category,
  categories,
  type Choosable,
  choosablePlants,
  matching,
  type PlantFilter,
} from './choosable-plants';
import { chosenWords } from './chosen-words';
import { changeCount, type ChosenCounts, countsOf, selectionOf, standingIn, totalOf } from './chosen-counts';
import { ChosenPlantPopup } from './chosen-plant-popup';
import { PlantChoice } from './plant-choice';
import { countedOf, namedIn, type Picked, recounted, varietiesByKind } from './variety-choice';
import styles from './veggie-selector.module.css';

const NO_PLANTS: readonly Plant[] = [];
/** Fetched by who has a variety or plant of their own. */
const OwnKindDialog = lazy(() => import('../own-kinds/own-kind-dialog'));

/** The most cards that are drawn at once, and while somebody types: the catalog whole, but not thousands of own plants. */
const MOST_SHOWN = 300;
const MOST_FOUND = 60;
const NO_OWN: readonly KnownOwnKind[] = [];
const NO_VARIETIES: readonly Variety[] = [];
const NOTHING_PICKED: Picked = new Map();
const NO_FILTERS: ReadonlySet<PlantFilter> = new Set();

/** The popup in which plants are chosen for one garden (2 §2 'Veggie selector'). */
export function VeggieSelector({ planter, plot }: { planter: Planter; plot: GardenPlot }) {
  const { draftId, conditions } = plot;
  const plants = usePlants();
  const [counts, setCounts] = useState(() => countsOf(planter.layoutOf(draftId).plants));
  const [search, setSearch] = useState('');
  const [category, setCategory] = useState<Category | null>(null);
  const [filters, setFilters] = useState(NO_FILTERS);
  const [picked, setPicked] = useState(NOTHING_PICKED);
  const { user } = useSession();
  const { data: own = NO_OWN } = useOwnKinds({ enabled: user !== null });
  const [editing, setEditing] = useState<Editing | null>(null);
  const { data: known = NO_VARIETIES } = useVarieties({
    enabled: counts.size > 0 || search.trim() !== '',
  });
  const offered = useMemo(() => own.filter(({ isRemoved }) => !isRemoved), [own]);
  const varieties = useMemo(
    () => (offered.length === 0 ? known : [...known, ...ownVarieties(offered, plants.data ?? NO_PLANTS)]),
    [known, offered, plants.data],
  );
  const choosable = useMemo(
    () =>
      choosablePlants(
        [
          ...withVarietyNames(plants.data ?? NO_PLANTS, varieties),
          ...ownPlants(offered, plants.data ?? NO_PLANTS),
        ],
        conditions,
      ),
    [plants.data, varieties, offered, conditions],
  );
  const kinds = useMemo(
    () => withOwnKinds(withVarieties(plants.data ?? [], known), own),
    [plants.data, known, own],
  );
  const shownSearch = useDeferredValue(search);
  const shown = useMemo(
    () => matching(choosable, shownSearch, category, filters),
    [choosable, shownSearch, category, filters],
  );
  const standing = useMemo(() => standingIn(planter.layoutOf(draftId)), [planter, draftId]);
  const isSearching = search.trim() !== '';
  const change = useCallback(
    (plantId: string, by: 1 | -1) => setCounts((now) => changeCount(now, plantId, by)),
    [],
  );
  const pick = useCallback((from: string, to: string, standing: number) => {
    setPicked((now) => new Map(now).set(kindIdOf(to), to));
    setCounts((now) => recounted(now, from, to, standing));
  }, []);
  const [infoOf, setInfoOf] = useState<string | null>(null);
  const selected = totalOf(counts);

  /** Choosing one ends a search, which would override it. */
  function toggle(filter: PlantFilter): void {
    const next = new Set(isSearching ? NO_FILTERS : filters);
    if (!next.delete(filter)) next.add(filter);
    setFilters(next);
    setSearch('');
  }

  /** Opens the form of an own kind: of one that there is, or of a new variety of the plant. */
  const edit = useCallback(
    (plantId: string, ownId: string | null) => {
      const kind = own.find(({ id }) => id === ownId) ?? null;
      const under = kind?.isPlant ? null : (plants.data?.find(({ id }) => id === kindIdOf(plantId)) ?? null);
      setEditing({ under, kind, name: '' });
    },
    [own, plants.data],
  );

  function add(): void {
    const earlier = planter.layoutOf(draftId).plants;
    planter.addToGarden(draftId, selectionOf(counts, kinds, earlier));
  }

  return (
    <Dialog
      open
      onClose={() => planter.choose(null)}
      title={`Choose plants for ${plot.name}`}
      size="l"
      className={styles.selector}
      footer={
        <>
          <p className={styles.progress} role="status">
            <strong className="num">
              {selected}/{plot.estimate}
            </strong>{' '}
            Plants Selected
          </p>
          {selected > 0 && (
            <p className="small soft num">
              {chosenWords(counts, kinds, planter.layoutOf(draftId).plants, plot.area)}
            </p>
          )}
          <Button variant="primary" disabled={selected === 0 || !plants.data} onClick={add}>
            Add to Garden
          </Button>
        </>
      }
    >
      <div className={styles.search} role="search">
        <SearchField
          label="Search plants"
          placeholder="Search plants..."
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
        <CategoryButtons
          categories={categories(choosable)}
          total={choosable.length}
          chosen={isSearching ? undefined : category}
          onChoose={(next) => {
            setCategory(next);
            setSearch('');
          }}
        />
        <FilterButtons chosen={isSearching ? NO_FILTERS : filters} onToggle={toggle} />
        <p className={`small soft ${styles.slip}`} role="status">
          {slipWords(shown, shownSearch)}
        </p>
      </div>
      {plants.isPending && <Loading block>Loading plants...</Loading>}
      {plants.isError && (
        <EmptyState action={<Button onClick={() => void plants.refetch()}>Try Again</Button>}>
          The plants could not be loaded: {plants.error.message}
        </EmptyState>
      )}
      {plants.data && (
        <PlantGrid
          found={shown}
          conditions={conditions}
          counts={counts}
          picked={picked}
          varieties={varieties}
          standing={standing}
          onPick={pick}
          onOwn={user ? edit : undefined}
          onOwnPlant={user ? (name) => setEditing({ under: null, kind: null, name }) : undefined}
          onChange={change}
          onInfo={setInfoOf}
          search={shownSearch}
        />
      )}
      {editing && plants.data && (
        <Suspense fallback={null}>
          <OwnKindDialog
            {...editing}
            plants={plants.data}
            onSaved={({ id, isPlant, name }) => {
              setEditing(null);
              if (isPlant) return setSearch(name);
              const counted = countedOf(kindIdOf(id), varieties, { picked, counts });
              pick(counted, id, standing.get(counted) ?? 0);
            }}
            onClose={() => setEditing(null)}
          />
        </Suspense>
      )}
      <ChosenPlantPopup plants={choosable} plot={plot} open={infoOf} onOpen={setInfoOf} />
    </Dialog>
  );
}

interface Editing {
  readonly under: Plant | null;
  readonly kind: KnownOwnKind | null;
  readonly name: string;
}

interface PlantGridProps {
  readonly found: PlantSearch<Choosable>;
  readonly conditions: GrowingConditions;
  readonly counts: ChosenCounts;
  readonly picked: Picked;
  readonly varieties: readonly Variety[];
  /** How many of each stand already. */
  readonly standing: ChosenCounts;
  readonly onPick: (counted: string, variety: string, standing: number) => void;
  readonly onOwn: ((plantId: string, own: string | null) => void) | undefined;
  /** Opens the form of a plant of one's own with a name; guests have none. */
  readonly onOwnPlant: ((name: string) => void) | undefined;
  readonly search: string;
  readonly onChange: (plantId: string, by: 1 | -1) => void;
  readonly onInfo: (plantId: string) => void;
}

function PlantGrid({
  found,
  conditions,
  counts,
  picked,
  varieties,
  standing,
  search,
  onOwnPlant,
  ...acts
}: PlantGridProps) {
  // Asked for more of these results; others begin with few again.
  const [asked, setAsked] = useState({ found, times: 0 });
  const byKind = useMemo(() => varietiesByKind(varieties), [varieties]);
  if (found.matches.length === 0)
    return (
      <EmptyState
        action={
          onOwnPlant &&
          search.trim() !== '' && (
            <Button onClick={() => onOwnPlant(search.trim())}>Make it your own plant</Button>
          )
        }
      >
        {search.trim() === ''
          ? 'No plant matches all of these filters. Remove one and try again.'
          : onOwnPlant
            ? `Nothing called “${search.trim()}”. Make it your own plant?`
            : `Nothing called “${search.trim()}”. Check the spelling, or try another name.`}
      </EmptyState>
    );
  const step = search.trim() === '' ? MOST_SHOWN : MOST_FOUND;
  const times = asked.found === found ? asked.times : 0;
  const shown = found.matches.slice(0, step * (times + 1));
  const more = found.matches.length - shown.length;
  return (
    <ul className={styles.grid} aria-label="Plants">
      {shown.map(({ plant: { plant, fit }, alias, variety }, index) => {
        const own = byKind.get(plant.id) ?? NO_VARIETIES;
        const counted = countedOf(plant.id, own, { picked, counts }, namedIn(own, variety)?.id);
        return (
          <PlantChoice
            key={plant.id}
            plant={plant}
            alias={alias}
            found={variety}
            varieties={own}
            counted={counted}
            standing={standing.get(counted) ?? 0}
            isUnfolded={search.trim() !== ''}
            fit={fit}
            conditions={conditions}
            count={counts.get(counted) ?? 0}
            index={index}
            {...acts}
          />
        );
      })}
      {more > 0 && (
        <li className={styles.more}>
          <Button onClick={() => setAsked({ found, times: times + 1 })}>
            Show {Math.min(step, more)} of {more.toLocaleString('en-US')} more
          </Button>
        </li>
      )}
    </ul>
  );
}
