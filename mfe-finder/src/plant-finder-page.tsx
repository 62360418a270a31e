import { usePlants } from '@planted/api-client';
import type { Plant } from '@planted/contracts';
import { Button, EmptyState, PlantImage, SearchField } from '@planted/ui';
import { memo, useDeferredValue, useId } from 'react';
import { OpenedPlantDetails } from './details/opened-plant-details';
import { FilterPanel } from './filters/filter-panel';
import { isAnySet, NO_FILTERS, type PlantFilters } from './filters/plant-filters';
import { type ChangeFilters, useFilters } from './filters/use-filters';
import { useWithOwnKinds } from './own-kinds/use-with-own-kinds';
import styles from './plant-finder-page.module.css';
import { Results } from './results/results';
import { useSearched } from './results/use-searched';

const NO_PLANTS: readonly Plant[] = [];

interface FoundProps {
  readonly all: readonly Plant[];
  readonly filters: PlantFilters;
  readonly onChange: ChangeFilters;
}

const Found = memo(function Found({ all, filters, onChange }: FoundProps) {
  const plants = usePlants();
  const searched = useSearched(all, filters);
  if (plants.isError)
    return (
      <EmptyState action={<Button onClick={() => void plants.refetch()}>Try Again</Button>}>
        The plants could not be loaded: {plants.error.message}
      </EmptyState>
    );
  if (!isAnySet(filters))
    return (
      <EmptyState picture={<PlantImage src="/illustrations/empty-bed.svg" size={200} eager />}>
        Start searching to find plants
      </EmptyState>
    );
  if (plants.isPending) return <p role="status">Loading plants...</p>;
  return <Results searched={searched} filters={filters} onChange={onChange} />;
});

/** /plant-finder (3 §2.4). */
export default function PlantFinderPage() {
  const [filters, change] = useFilters();
  const plants = usePlants();
  const all = useWithOwnKinds(plants.data ?? NO_PLANTS);
  const deferred = useDeferredValue(filters);
  const results = useId();
  return (
    <div className={`page ${styles.finder}`}>
      <h1>Plant Finder</h1>
      <p className="soft">
        {plants.isError ? (
          'Search plants by climate, soil and growing conditions.'
        ) : (
          <>
            <span className={`num ${styles.count}`}>{plants.data && all.length}</span> plants to search by
            climate, soil and growing conditions.
          </>
        )}
      </p>
      <div role="search" className={styles.search}>
        <SearchField
          label="Search plants"
          placeholder="Start typing to search for plants..."
          value={filters.text}
          onChange={(event) => change({ text: event.currentTarget.value })}
        />
        <Button variant="outlined" disabled={!isAnySet(filters)} onClick={() => change(NO_FILTERS)}>
          Clear
        </Button>
      </div>
      <div className={styles.columns}>
        <FilterPanel dropdowns={filters.dropdowns} checkboxes={filters.checkboxes} onChange={change} />
        <section aria-labelledby={results} className={styles.results}>
          <h2 id={results} className="vh">
            Results
          </h2>
          <Found all={all} filters={deferred} onChange={change} />
        </section>
      </div>
      <OpenedPlantDetails filters={filters} />
    </div>
  );
}
