import { classNames } from '../../class-names';
import type { Category } from './choosable-plants';
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
      {categories.map(({ category, count }) => button(capitalised(category), count, category))}
    </div>
  );
}

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
