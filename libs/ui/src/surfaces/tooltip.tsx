import { Tooltip as Parts } from '@base-ui/react/tooltip';
import type { ReactElement } from 'react';
import styles from './tooltip.module.css';

export interface TooltipProps {
  readonly words: string;
  /** One element that can take focus and passes on its props and ref. */
  readonly children: ReactElement;
  readonly side?: 'top' | 'right' | 'bottom' | 'left';
  /** Off where the words repeat the element's own label. */
  readonly describes?: boolean;
}

/** A hint on hover and focus. Touch shows none: nothing that matters may stand only here. */
export function Tooltip({ words, children, side = 'top', describes = true }: TooltipProps) {
  return (
    <Parts.Root>
      <Parts.Trigger delay={300} aria-description={describes ? words : undefined} render={children} />
      <Parts.Portal>
        <Parts.Positioner side={side} sideOffset={8} className={styles.positioner}>
          <Parts.Popup className={styles.popup}>{words}</Parts.Popup>
        </Parts.Positioner>
      </Parts.Portal>
    </Parts.Root>
  );
}
