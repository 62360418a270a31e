import { Link } from '@planted/mfe-kit';
import { Badge, type BadgeTone, Card, Ruler } from '@planted/ui';
import { DifficultyBars } from './difficulty-bars';
import { type Difficulty, gardenStyles } from './garden-styles';
import { SectionHeading } from './section-heading';
import styles from './style-cards.module.css';

const toneOf: Readonly<Record<Difficulty, BadgeTone>> = {
  Beginner: 'leaf',
  Intermediate: 'gold',
  Advanced: 'rose',
};

/** Six ways to grow, each the way into its designer (LAND-3). */
export function StyleCards() {
  return (
    <section aria-labelledby="six-ways">
      <SectionHeading id="six-ways" text="Choose the garden you have. You can draw another one later.">
        Six ways to grow
      </SectionHeading>
      <ul className={styles.cards}>
        {gardenStyles.map(({ name, to, scene, description, difficulty, space, cost }) => (
          <Card key={to} as="li" pad="none" lifts className={styles.card}>
            <img
              className={styles.scene}
              src={`/illustrations/scenes/${scene}.svg`}
              alt=""
              width="320"
              height="200"
              loading="lazy"
            />
            <div className={styles.words}>
              <h3>
                <Link className={styles.whole} to={to}>
                  {name}
                </Link>
              </h3>
              <p className={styles.description}>{description}</p>
              <ul className={styles.tags} aria-label="Difficulty, space and cost">
                <li>
                  <Badge tone={toneOf[difficulty]}>
                    <DifficultyBars of={difficulty} />
                    {difficulty}
                  </Badge>
                </li>
                <li>
                  <Badge icon={Ruler}>{space}</Badge>
                </li>
                <li>
                  <Badge>{cost}</Badge>
                </li>
              </ul>
            </div>
          </Card>
        ))}
      </ul>
    </section>
  );
}
