import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names';
import { Icon } from '../icons/icon';
import { TriangleAlert } from '../icons/icons';
import styles from './needs-you.module.css';

export interface NeedsYouProps {
  /** What it is about, in a few words. */
  readonly title: string;
  /** Why it needs the gardener: one sentence, and what is kept. */
  readonly children: ReactNode;
  /** Both versions, side by side. */
  readonly versions: readonly { readonly name: string; readonly detail: string }[];
  /** The ways out, as buttons; first the one that loses nothing. */
  readonly actions: ReactNode;
  /** It stands where it is written, as in a form that it is about, and not over the foot of the page. */
  readonly inline?: boolean;
}

/**
 * Two versions of one thing, between which only the gardener can decide. Over the foot of the page it neither blocks
 * nor moves anything.
 */
export function NeedsYou({ title, children, versions, actions, inline = false }: NeedsYouProps) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className={classNames(styles.needs, !inline && styles.overPage)}>
      <h2 id={heading} className={styles.title}>
        <Icon of={TriangleAlert} className={styles.mark} />
        {title}
      </h2>
      <p role="alert">{children}</p>
      <dl className={styles.versions}>
        {versions.map(({ name, detail }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{detail}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.actions}>{actions}</div>
    </section>
  );
}
