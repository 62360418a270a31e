import { buttonClass, BedPreview, Card, EmptyState, PlantImage, SectionHeading } from '@planted/ui';
import { Link } from '@planted/mfe-kit';
import { useId } from 'react';
import { bedPlants, countOfPlants, type PlantedGarden } from '../gardens/planted-garden';
import styles from './your-gardens.module.css';

const MAX_GARDENS = 5;
const PREVIEW_WIDTH = 220;

/** The first 5 gardens with name and plant count (3 §2.2). */
export function YourGardens({ gardens }: { gardens: readonly PlantedGarden[] }) {
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <SectionHeading
        id={heading}
        title="Your Gardens"
        action={gardens.length > 0 && <Link to="/garden-manager">Manage your gardens</Link>}
      />
      {gardens.length === 0 ? (
        <EmptyState
          picture={<PlantImage src="/illustrations/empty-bed.svg" size={180} />}
          action={
            <Link to="/in-ground-layout-page" className={buttonClass({ variant: 'primary' })}>
              Create Garden
            </Link>
          }
        >
          You have not created any gardens yet, jump on it!
        </EmptyState>
      ) : (
        <ul className={styles.gardens}>
          {gardens.slice(0, MAX_GARDENS).map((garden) => (
            <Card as="li" key={garden.id} pad="none" className={styles.garden}>
              <BedPreview
                matrix={garden.matrix}
                plants={bedPlants(garden)}
                name={garden.name}
                width={PREVIEW_WIDTH}
              />
              <div className={styles.words}>
                <h3>{garden.name}</h3>
                <p className="soft small">{countOfPlants(garden.plants.length)}</p>
              </div>
            </Card>
          ))}
        </ul>
      )}
    </section>
  );
}
