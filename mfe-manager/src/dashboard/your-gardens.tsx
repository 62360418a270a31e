import { BedPreview, Card, SectionHeading } from '@planted/ui';
import { Link } from '@planted/mfe-kit';
import type { Dashboard } from '@planted/contracts';
import { densityWords, parseMatrix } from '@planted/garden-domain';
import { useId } from 'react';
import { exampleGarden } from '../example/example-garden';
import { ExampleNotice } from '../example/example-notice';
import { NoGardens } from '../gardens/no-gardens';
import { bedPlant, countOfPlants, nameOfGarden } from '../gardens/planted-garden';
import type { Failure } from '../gardens/use-planted-gardens';
import { ChangeBed } from '../gardens/change-bed';
import { ChangePlants } from '../gardens/change-plants';
import { managerPath } from '../manager/manager-place';
import styles from './your-gardens.module.css';

const PREVIEW_WIDTH = 220;

type FirstGarden = Dashboard['gardens'][number];

/** As the planner counts; an older service tells only how many plantings there are. */
const plantsOf = ({ growing, squares, plantCount }: FirstGarden): string =>
  growing === undefined || squares === undefined ? countOfPlants(plantCount) : densityWords(growing, squares);

function GardenCard({ garden }: { garden: FirstGarden }) {
  const name = nameOfGarden(garden.name);
  const parsed = parseMatrix(garden.matrix);
  return (
    <Card as="li" pad="none" className={styles.garden}>
      <BedPreview
        matrix={parsed.ok ? parsed.matrix : []}
        plants={garden.plants.map(bedPlant)}
        name={name}
        width={PREVIEW_WIDTH}
      />
      <div className={styles.words}>
        <h3 dir="auto">
          <Link to={managerPath({ garden: garden.id })}>{name}</Link>
        </h3>
        <p className="soft small">{plantsOf(garden)}</p>
      </div>
      <div className={styles.changes}>
        <ChangePlants garden={garden.id} name={name} />
        <ChangeBed garden={garden.id} name={name} style={garden.style} />
      </div>
    </Card>
  );
}

/** Stands for the gardens that could not be loaded (3 §2.2): only to look at, and marked as an example. */
const Example = ({ failure }: { failure: Failure }) => (
  <div className={styles.example}>
    <ExampleNotice {...failure}>
      Your gardens could not be loaded. This is an example garden, not one of yours.
    </ExampleNotice>
    <BedPreview {...exampleGarden} width={320} />
  </div>
);

interface YourGardensProps {
  readonly gardens: readonly FirstGarden[];
  readonly failure?: Failure | undefined;
}

/** The first 5 gardens with name and plant count (3 §2.2). */
export function YourGardens({ gardens, failure }: YourGardensProps) {
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <SectionHeading
        id={heading}
        title="Your Gardens"
        action={gardens.length > 0 && <Link to="/garden-manager">Manage your gardens</Link>}
      />
      {failure && <Example failure={failure} />}
      {!failure && gardens.length === 0 && <NoGardens />}
      {gardens.length > 0 && (
        <ul className={styles.gardens}>
          {gardens.map((garden) => (
            <GardenCard key={garden.id} garden={garden} />
          ))}
        </ul>
      )}
    </section>
  );
}
