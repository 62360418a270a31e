import { Link } from '@planted/mfe-kit';
import { buttonClass, SectionHeading } from '@planted/ui';
import type { Planter } from '../../planter/create-planter';
import { usePlanter } from '../../planter/use-planter';
import { GardenCard } from './garden-card';
import styles from './garden-summary.module.css';

interface GardenSummaryProps {
  readonly planter: Planter;
  /** The workspace has the page's title then. */
  readonly isBelowWorkspace: boolean;
  /** Where the gardens were drawn. */
  readonly designerPath: string;
}

/** A card for each garden that was handed over (2 §2). */
export function GardenSummary({ planter, isBelowWorkspace, designerPath }: GardenSummaryProps) {
  const gardens = usePlanter(planter, (state) => state.gardens);
  const left = [...gardens.values()].filter(({ isSaved }) => !isSaved).length;
  const lead =
    left === 0
      ? 'All planted and saved.'
      : `${left === 1 ? 'One garden is' : `${left} gardens are`} ready to plant. Choose plants, place them, then save.`;
  return (
    <section
      className={`page ${styles.summary} ${isBelowWorkspace ? styles.wide : ''}`}
      aria-labelledby="your-gardens"
    >
      {isBelowWorkspace ? (
        <SectionHeading id="your-gardens" title="Your gardens" lead={lead} />
      ) : (
        <header className={styles.head}>
          <div>
            <h1 id="your-gardens">Veggie Planter</h1>
            <p className="soft">{lead}</p>
          </div>
          <Link to={designerPath} className={buttonClass({ variant: 'outlined' })}>
            Back to Garden Designer
          </Link>
        </header>
      )}
      <ul className={styles.cards}>
        {planter.plots.map((plot, index) => {
          const work = gardens.get(plot.draftId);
          return (
            work && <GardenCard key={plot.draftId} planter={planter} plot={plot} work={work} index={index} />
          );
        })}
      </ul>
    </section>
  );
}
