import { useNavigate } from '@planted/mfe-kit';
import { ArrowLeft, Card, LinkButton, wholeCardClass } from '@planted/ui';
import { lazy, Suspense, useState } from 'react';
import { Scene } from '../../scene';
import { type GardenStyle, gardenStyles } from './garden-styles';
import { SectionHeading } from './section-heading';
import styles from './style-chooser.module.css';
import { StyleTags } from './style-tags';

const loadIntro = () => import('./intro/style-intro');
const StyleIntro = lazy(loadIntro);

/** Six ways to grow, each with an introduction before its designer, and a way back to the options (LAND-2, LAND-3). */
export function StyleChooser() {
  const navigate = useNavigate();
  const [introduced, setIntroduced] = useState<GardenStyle | null>(null);

  /** Where the introduction does not load, the style itself is one step nearer. */
  function introduce(style: GardenStyle): void {
    loadIntro().then(
      () => setIntroduced(style),
      () => void navigate(style.to),
    );
  }

  return (
    <section aria-labelledby="six-ways">
      <LinkButton
        variant="text"
        icon={ArrowLeft}
        className={styles.back}
        href="/"
        onNavigate={(to) => void navigate(to)}
      >
        Back<span className="vh"> to the four options</span>
      </LinkButton>
      <SectionHeading
        id="six-ways"
        text="Choose the garden you have. You can draw another one later."
        arrival
      >
        Six ways to grow
      </SectionHeading>
      <ul className={styles.cards} onPointerOver={() => void loadIntro().catch(() => {})}>
        {gardenStyles.map((style) => (
          <Card key={style.to} as="li" pad="none" lifts className={styles.card}>
            <Scene of={style.scene} className={styles.scene} isLazy />
            <div className={styles.words}>
              <h3>
                <button
                  type="button"
                  className={wholeCardClass(styles.whole)}
                  aria-haspopup="dialog"
                  onClick={() => introduce(style)}
                >
                  {style.name}
                </button>
              </h3>
              <p className={styles.description}>{style.description}</p>
              <StyleTags of={style} />
            </div>
          </Card>
        ))}
      </ul>
      {introduced && (
        <Suspense>
          <StyleIntro of={introduced} onClose={() => setIntroduced(null)} />
        </Suspense>
      )}
    </section>
  );
}
