import { Check, Icon } from '@planted/ui';
import { classNames } from '../../class-names';
import { type Category, PLANT_FILTERS, type PlantFilter } from './choosable-plants';
import styles from './category-buttons.module.css';

interface CategoryButtonsProps {
  readonly categories: readonly { readonly category: Category; readonly count: number }[];
  readonly total: number;
  /** Null for all of them; undefined while a search overrides the category. */
  readonly chosen: Category | null | undefined;
  readonly onChoose: (category: Category | null) => void;
}

/** One button for each plant type with its number of plants; choosing one ends a search. */
export function CategoryButtons({ categories, total, chosen, onChoose }: CategoryButtonsProps) {
  const button = (label: string, count: number, category: Category | null) => (
    <button
      key={label}
      type="button"
      aria-pressed={chosen === category}
      className={classNames(styles.category, chosen === category && styles.chosen)}
      onClick={() => onChoose(category)}
    >
      {label} <span className={styles.count}>{count}</span>
    </button>
  );
  return (
    <div className={styles.categories} role="group" aria-label="Categories">
      {button('All plants', total, null)}
      {categories.map(({ category, count }) => button(capitalized(category), count, category))}
    </div>
  );
}

interface FilterButtonsProps {
  /** Empty while a search overrides them. */
  readonly chosen: ReadonlySet<PlantFilter>;
  readonly onToggle: (filter: PlantFilter) => void;
}

/** What may be asked of plants besides their category; all that are pressed must hold. */
export function FilterButtons({ chosen, onToggle }: FilterButtonsProps) {
  return (
    <div className={styles.categories} role="group" aria-label="Filters">
      {(Object.keys(PLANT_FILTERS) as PlantFilter[]).map((filter) => (
        <button
          key={filter}
          type="button"
          aria-pressed={chosen.has(filter)}
          className={classNames(styles.category, styles.filter, chosen.has(filter) && styles.chosen)}
          onClick={() => onToggle(filter)}
        >
          {chosen.has(filter) && <Icon of={Check} size={14} />}
          {PLANT_FILTERS[filter].label}
        </button>
      ))}
    </div>
  );
}

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
