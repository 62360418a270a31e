import type { ReactNode } from 'react';
import { EmptyState } from '../feedback/empty-state';
import { PlantImage } from '../garden/plant-image';
import { Card } from './card';
import styles from './page-notice.module.css';

export interface PageNoticeProps {
  /** The page's own heading. */
  readonly heading: string;
  /** Why there is nothing to be done here: one sentence. */
  readonly children: ReactNode;
  /** The way on, as one button or link. */
  readonly action: ReactNode;
}

/** A page that cannot show what its address asks for. */
export const PageNotice = ({ heading, children, action }: PageNoticeProps) => (
  <div className={`page ${styles.notice}`}>
    <h1>{heading}</h1>
    <Card pad="l">
      <EmptyState
        picture={<PlantImage src="/illustrations/empty-bed.svg" size={220} eager />}
        action={action}
      >
        {children}
      </EmptyState>
    </Card>
  </div>
);
