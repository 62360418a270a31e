import { Link, useLocation } from '@planted/mfe-kit';
import { buttonClass, Card, Plate, plateTone } from '@planted/ui';
import { usePageName } from '../../layout/page-name';
import { Scene } from '../../scene';
import { Vines } from '../../vines/vines';
import { GetInTouch } from '../send-contact-message/get-in-touch';
import styles from './about-page.module.css';
import { DataPage } from './data-page';

const values = [
  {
    name: 'Sustainability',
    plant: 'fava-bean',
    text: 'Healthy soil, no wasted water, and companion plants instead of sprays.',
  },
  {
    name: 'Education',
    plant: 'pea-garden',
    text: "Every tip comes with a reason, so next year you'll know it yourself.",
  },
  {
    name: 'Community',
    plant: 'marigold-french',
    text: "Gardeners learn over the fence. We want to help you share what worked and what didn't.",
  },
  {
    name: 'Wellness',
    plant: 'lavender',
    text: 'Fresh food, an hour outdoors, and something that needs you a little every day.',
  },
];

const stats = [
  { value: '100+', label: 'gardens designed' },
  { value: '20+', label: 'happy gardeners' },
  { value: '50+', label: 'plant varieties' },
];

/**
 * /about, and /data of which it tells. One module for both: every file of a page's own is named in the shell's first load.
 */
export default function AboutPages() {
  return useLocation().pathname === '/data' ? <DataPage /> : <AboutPage />;
}

/** /about (3 §2.5): what Planted is for, and the way to write to its makers. */
function AboutPage() {
  usePageName('About');
  return (
    <>
      <header className={styles.hero}>
        <Vines />
        <h1 className={styles.title}>A garden planner for people who like getting their hands dirty</h1>
        <p className={styles.lead}>
          Planted is a free tool for home gardeners: draw your beds, choose what grows well together, and know
          what to do next.
        </p>
      </header>
      <div className={`${styles.sections} page`}>
        <section className={styles.mission} aria-labelledby="mission">
          <Plate tone="rose" className={styles.missionPlate}>
            <img className="art" src="/illustrations/plants/beet.svg" alt="" width="220" height="220" />
          </Plate>
          <div>
            <h2 id="mission">Our mission</h2>
            <p>
              Anyone with a patch of ground, a balcony or a windowsill should be able to grow something good
              to eat. Digging is rarely the hard part. It's knowing how much fits, what to plant next to what,
              and when.
            </p>
            <p>
              So we turn those answers into a plan that you can see: one square foot at a time, with the
              plants drawn in it, and a reason beside every hint.
            </p>
          </div>
        </section>
        <section aria-labelledby="values">
          <h2 id="values" className={styles.heading}>
            What we care about
          </h2>
          <ul className={styles.values}>
            {values.map(({ name, plant, text }, index) => (
              <Card key={name} as="li" className={styles.value}>
                <Plate tone={plateTone(index)} className={styles.valuePlate}>
                  <img
                    className="art"
                    src={`/illustrations/plants/${plant}.svg`}
                    alt=""
                    width="84"
                    height="84"
                    loading="lazy"
                  />
                </Plate>
                <h3>{name}</h3>
                <p>{text}</p>
              </Card>
            ))}
          </ul>
        </section>
        <section aria-labelledby="story">
          <h2 id="story" className={styles.heading}>
            Our story
          </h2>
          <div className={styles.storyBody}>
            <div>
              <p>
                Planted began on the back of an envelope, with four raised beds and too many tomato seedlings.
                The envelope became a grid, the grid learned about spacing and companions, and friends asked
                for a copy.
              </p>
              <dl className={styles.stats}>
                {stats.map(({ value, label }) => (
                  <div key={label} className={styles.stat}>
                    <dt>{label}</dt>
                    <dd>{value}</dd>
                  </div>
                ))}
              </dl>
            </div>
            <Scene of="raised-bed" className={styles.storyPicture} isLazy />
          </div>
        </section>
      </div>
      <section className={styles.contact} aria-labelledby="contact">
        <h2 id="contact">Come and grow with us</h2>
        <p>A question, an idea, a plant we should know? We read every message.</p>
        <div className={styles.actions}>
          <GetInTouch size="l" />
          <Link className={buttonClass({ variant: 'terra', size: 'l' })} to="/in-ground-layout-page">
            Start Gardening
          </Link>
        </div>
        <p className="small">
          <Link to="/data">Where our data comes from</Link>
        </p>
      </section>
    </>
  );
}
