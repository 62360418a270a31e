import { usePlants } from '@planted/api-client';
import type { Plant } from '@planted/contracts';
import { type GrowingConditions, type PlantSearch, slipWords } from '@planted/garden-domain';
import { Button, Dialog, EmptyState, Loading, SearchField } from '@planted/ui';
import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import type { Planter } from '../../planter/create-planter';
import type { GardenPlot } from '../../planter/garden-plot';
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
import { changeCount, type ChosenCounts, countsOf, selectionOf, totalOf } from './chosen-counts';
import { ChosenPlantPopup } from './chosen-plant-popup';
import { PlantChoice } from './plant-choice';
import styles from './veggie-selector.module.css';

const NO_PLANTS: readonly Plant[] = [];
const NO_FILTERS: ReadonlySet<PlantFilter> = new Set();

/** The popup in which plants are chosen for one garden (2 §2 'Veggie selector'). */
export function VeggieSelector({ planter, plot }: { planter: Planter; plot: GardenPlot }) {
  const { draftId, conditions } = plot;
  const plants = usePlants();
  const [counts, setCounts] = useState(() => countsOf(planter.layoutOf(draftId).plants));
  const [search, setSearch] = useState('');
  const [category, setCategory] = useState<Category | null>(null);
  const [filters, setFilters] = useState(NO_FILTERS);
  const choosable = useMemo(
    () => choosablePlants(plants.data ?? NO_PLANTS, conditions),
    [plants.data, conditions],
  );
  const shownSearch = useDeferredValue(search);
  const shown = useMemo(
    () => matching(choosable, shownSearch, category, filters),
    [choosable, shownSearch, category, filters],
  );
  const isSearching = search.trim() !== '';
  const change = useCallback(
    (plantId: string, by: 1 | -1) => setCounts((now) => changeCount(now, plantId, by)),
    [],
  );
  const [infoOf, setInfoOf] = useState<string | null>(null);
  const selected = totalOf(counts);

  /** Choosing one ends a search, which would override it. */
  function toggle(filter: PlantFilter): void {
    const next = new Set(isSearching ? NO_FILTERS : filters);
    if (!next.delete(filter)) next.add(filter);
    setFilters(next);
    setSearch('');
  }

  function add(): void {
    const earlier = planter.layoutOf(draftId).plants;
    planter.addToGarden(draftId, selectionOf(counts, plants.data ?? NO_PLANTS, earlier));
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
              {chosenWords(counts, plants.data ?? NO_PLANTS, planter.layoutOf(draftId).plants, plot.area)}
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
          onChange={change}
          onInfo={setInfoOf}
          search={shownSearch}
        />
      )}
      <ChosenPlantPopup plants={choosable} plot={plot} open={infoOf} onOpen={setInfoOf} />
    </Dialog>
  );
}

interface PlantGridProps {
  readonly found: PlantSearch<Choosable>;
  readonly conditions: GrowingConditions;
  readonly counts: ChosenCounts;
  readonly search: string;
  readonly onChange: (plantId: string, by: 1 | -1) => void;
  readonly onInfo: (plantId: string) => void;
}

function PlantGrid({ found, conditions, counts, search, onChange, onInfo }: PlantGridProps) {
  if (found.matches.length === 0)
    return (
      <EmptyState>
        {search.trim() === ''
          ? 'No plant matches all of these filters. Remove one and try again.'
          : `Nothing called “${search.trim()}”. Check the spelling, or try another name.`}
      </EmptyState>
    );
  return (
    <ul className={styles.grid} aria-label="Plants">
      {found.matches.map(({ plant: { plant, fit }, alias }, index) => (
        <PlantChoice
          key={plant.id}
          plant={plant}
          alias={alias}
          fit={fit}
          conditions={conditions}
          count={counts.get(plant.id) ?? 0}
          index={index}
          onChange={onChange}
          onInfo={onInfo}
        />
      ))}
    </ul>
  );
}
