import { type ReactNode, useState } from 'react';
import { classNames } from '../class-names';
import styles from './arriving.module.css';

export interface ArrivingProps {
  /** What is awaited, such as 'Opening your gardens...', for who does not see the rest. */
  readonly says: string;
  /** What a page looks like until it is there; for the eye alone. */
  readonly children: ReactNode;
  readonly className?: string;
}

/**
 * Stands for a page until what it shows has been read. Where the page was sent with its skeleton this is seen at once,
 * for that showed the same; else after a moment only, so that a quick answer does not flicker.
 */
export function Arriving({ says, children, className }: ArrivingProps) {
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
