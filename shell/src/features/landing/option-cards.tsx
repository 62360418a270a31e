import { Link } from '@planted/mfe-kit';
import { ArrowRight, Badge, Card, Icon, Plate, plateTone, wholeCardClass } from '@planted/ui';
import styles from './option-cards.module.css';
import { SectionHeading } from './section-heading';

interface Option {
  readonly name: string;
  readonly description: string;
  readonly plant: string;
  /** Where it leads; none while it is still to come. */
  readonly to?: string;
}

const options: readonly Option[] = [
  {
    name: 'Garden Designer',
    description: 'Draw your plots on a grid, one square foot at a time.',
    plant: 'carrot',
    to: '/in-ground-layout-page',
  },
  {
    name: 'Your Gardens',
    description: 'See every garden, plant and harvest in one place.',
    plant: 'tomato-beefsteak',
    to: '/dashboard',
  },
  {
    name: 'Plant Finder',
    description: 'Find plants by climate, soil and conditions.',
    plant: 'lavender',
    to: '/plant-finder',
  },
  {
    name: 'Community Gardens',
    description: 'Share tips and collaborate with other growers.',
    plant: 'sunflower',
  },
];

/** The four tools (LAND-1). */
export function OptionCards() {
  return (
    <section aria-labelledby="where-to-start">
      <SectionHeading id="where-to-start">Where would you like to start?</SectionHeading>
      <ul className={styles.cards}>
        {options.map(({ name, description, plant, to }, index) => (
          <Card key={name} as="li" pad="none" lifts={to !== undefined} className={styles.card}>
            <Plate tone={plateTone(index)} className={styles.plate}>
              <img
                className="art"
                src={`/illustrations/plants/${plant}.svg`}
                alt=""
                width="148"
                height="148"
              />
              {to === undefined && <Badge className={styles.soon}>Coming soon</Badge>}
            </Plate>
            <div className={styles.words}>
              <h3 className={styles.name}>
                {to === undefined ? (
                  name
                ) : (
                  <Link className={wholeCardClass(styles.whole)} to={to}>
                    {name}
                    <Icon of={ArrowRight} className={styles.arrow} />
                  </Link>
                )}
              </h3>
              <p className={styles.description}>{description}</p>
            </div>
          </Card>
        ))}
      </ul>
    </section>
  );
}
