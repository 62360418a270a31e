import { Check, Icon } from '@planted/ui';
import type { ReactNode, RefObject } from 'react';
import { Scene } from '../../../scene';
import type { GardenStyle } from '../garden-styles';
import type { StyleIntroduction } from './style-introductions';
import styles from './style-intro.module.css';

interface Screen {
  readonly introduction: StyleIntroduction;
  /** Takes the focus when the page is turned. */
  readonly heading: RefObject<HTMLHeadingElement | null>;
}

/** What this style is, and whom it suits. */
export function AboutScreen({
  style,
  introduction: { about, suits },
  heading,
  children,
}: Screen & { style: GardenStyle; children: ReactNode }) {
  return (
    <div className={styles.screen}>
      <Scene of={style.scene} className={styles.scene} />
      {children}
      <p>{about}</p>
      <h3 ref={heading} tabIndex={-1}>
        It suits you if
      </h3>
      <ul className={styles.suits}>
        {suits.map((text) => (
          <li key={text}>
            <Icon of={Check} size={18} className={styles.tick} />
            {text}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** How to begin, in three steps. */
export function BeginScreen({ introduction: { begin }, heading }: Screen) {
  return (
    <div className={styles.screen}>
      <h3 ref={heading} tabIndex={-1}>
        How to begin
      </h3>
      <ol className={styles.steps}>
        {begin.map(({ title, text }) => (
          <li key={title}>
            <h4>{title}</h4>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
