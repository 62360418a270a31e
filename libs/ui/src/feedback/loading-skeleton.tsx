import { type ReactNode, useState } from 'react';
import { classNames } from '../class-names';
import styles from './loading-skeleton.module.css';

export interface LoadingSkeletonProps {
  /** What is loading, such as 'Opening your gardens...', for screen readers. */
  readonly says: string;
  /** The skeleton itself; hidden from screen readers. */
  readonly children: ReactNode;
  readonly className?: string;
}

/**
 * What a page looks like while its data loads. Where the page was sent with its prerendered skeleton this is visible at
 * once, for that showed the same; else after a short delay, so that a quick response does not flicker.
 */
export function LoadingSkeleton({ says, children, className }: LoadingSkeletonProps) {
  const [isSeen] = useState(isShownAlready);
  return (
    <>
      <p className="vh" role="status">
        {says}
      </p>
      <div className={classNames(!isSeen && styles.later, className)} aria-hidden inert>
        {children}
      </div>
    </>
  );
}

/** The second is what earlier builds of the shell have. */
const SHOWN = ':is([data-skeleton], [data-outline]):not(:empty)';

/**
 * While skeletons are prerendered there is no document; where one is shown it stays until its replacement has been
 * rendered.
 */
const isShownAlready = (): boolean =>
  typeof document === 'undefined' || document.querySelector(SHOWN) !== null;
