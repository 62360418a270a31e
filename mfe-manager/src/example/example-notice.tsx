import { Badge, Button } from '@planted/ui';
import type { ReactNode } from 'react';
import type { Failure } from '../gardens/use-planted-gardens';
import styles from './example-notice.module.css';

interface ExampleNoticeProps extends Failure {
  /** What stands here and that it is not the gardener's own. */
  readonly children: ReactNode;
}

/** Marks what is shown as an example in place of what could not be loaded. */
export const ExampleNotice = ({ children, reason, retry }: ExampleNoticeProps) => (
  <div role="status" className={styles.notice}>
    <Badge tone="fair">Example</Badge>
    <p>
      {children} <span className="soft">({reason})</span>
    </p>
    <Button size="s" onClick={retry}>
      Try Again
    </Button>
  </div>
);
