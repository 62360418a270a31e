import { slipWords } from '@planted/garden-domain';
import { Button, Chip, EmptyState, Loading } from '@planted/ui';
import { useMemo } from 'react';
import { plantAddress } from '../details/opened-plant';
import { conditionsFromFilters } from '../filters/conditions-from-filters';
import { findPlants } from '../filters/find-plants';
import { NO_FILTERS, type PlantFilters, setFilters } from '../filters/plant-filters';
import type { ChangeFilters } from '../filters/use-filters';
import { PlantCard } from './plant-card';
import { PlantGrid } from './plant-grid';
import styles from './results.module.css';
import type { Searched } from './use-searched';

interface ResultsProps {
  readonly searched: Searched;
  readonly filters: PlantFilters;
  readonly onChange: ChangeFilters;
}

/** The plants that meet the filters, with the set filters as chips above them. */
export function Results({ searched: { plants, nameOf, isPending }, filters, onChange }: ResultsProps) {
  const found = useMemo(() => findPlants(plants, filters), [plants, filters]);
  // Not drawn again when the address only opens or closes a popup.
  const cards = useMemo(() => {
    const conditions = conditionsFromFilters(filters);
    return (
      <PlantGrid
        plants={found.matches}
        cardOf={({ plant, alias, variety }, place) => (
          <PlantCard
            key={plant.id}
            plant={plant}
            alias={alias}
            variety={variety}
            {...place}
            address={plantAddress(filters, plant.id)}
            conditions={conditions}
            nameOf={nameOf}
          />
        )}
      />
    );
  }, [found, filters, nameOf]);
  const count = found.matches.length;
  const chips = setFilters(filters);
  const none = isPending ? (
    <Loading block>Loading varieties...</Loading>
  ) : (
    <EmptyState action={<Button onClick={() => onChange(NO_FILTERS)}>Clear All Filters</Button>}>
      <strong>No plants found</strong>
      <br />
      Try adjusting your search criteria or filters
    </EmptyState>
  );
  return (
    <>
      <div className={styles.head}>
        <p role="status" className={styles.count}>
          {slipWords(found, filters.text) || (
            <>
              <span className="num">{count}</span> {count === 1 ? 'plant' : 'plants'}
            </>
          )}
        </p>
        {chips.map(({ key, label, without }) => (
          <Chip key={key} removeLabel={`Remove ${label}`} onRemove={() => onChange(without)}>
            {label}
          </Chip>
        ))}
      </div>
      {count === 0 ? none : cards}
    </>
  );
}
