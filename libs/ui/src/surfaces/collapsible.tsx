import { Collapsible as Parts } from '@base-ui/react/collapsible';
import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import { Icon } from '../icons/icon';
import { ChevronDown } from '../icons/icons';
import { Badge } from './badge';
import styles from './collapsible.module.css';

export interface CollapsibleProps {
  readonly title: ReactNode;
  /** A few words at the right of the title, such as '6 tools'. */
  readonly badge?: string;
  readonly defaultOpen?: boolean;
  readonly headingLevel?: 2 | 3 | 4;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A section that opens and closes under its heading. */
export function Collapsible({
  title,
  badge,
  defaultOpen = false,
  headingLevel = 3,
  className,
  children,
}: CollapsibleProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <Parts.Root defaultOpen={defaultOpen} className={classNames(styles.section, className)}>
      <Heading className={styles.heading}>
        <Parts.Trigger className={styles.trigger}>
          <span>{title}</span>
          {badge && <Badge tone="leaf">{badge}</Badge>}
          <Icon of={ChevronDown} size={16} className={styles.chevron} />
        </Parts.Trigger>
      </Heading>
      <Parts.Panel className={styles.panel}>
        <div className={styles.content}>{children}</div>
      </Parts.Panel>
    </Parts.Root>
  );
}
