import { useNavigate } from '@planted/mfe-kit';
import { ArrowRight, Icon, LinkButton } from '@planted/ui';
import { Scene } from '../../scene';
import { gardenStyles } from './garden-styles';
import styles from './style-call.module.css';

/** The way to the second view, with a glimpse of what is there (LAND-2). */
export function StyleCall() {
  const navigate = useNavigate();
  return (
    <section className={styles.call} aria-labelledby="which-garden">
      <div className={styles.words}>
        <h3 id="which-garden" className={styles.title}>
          Six ways to grow
        </h3>
        <p className={styles.text}>
          Ground, boxes, pots, a windowsill, a wall or water: start with what you have.
        </p>
      </div>
      <div className={styles.strip} aria-hidden>
        {gardenStyles.map(({ scene }) => (
          <Scene key={scene} of={scene} isLazy />
        ))}
      </div>
      <LinkButton
        className={styles.button}
        href="/?view=styles"
        onNavigate={(to) => void navigate(to)}
        data-arrival
      >
        Choose a Garden Style
        <Icon of={ArrowRight} size={16} />
      </LinkButton>
    </section>
  );
}
