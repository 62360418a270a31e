import { Popover as Parts } from '@base-ui/react/popover';
import { type ReactNode, useMemo, useRef } from 'react';
import { IconButton } from '../controls/icon-button';
import type { BedSquare } from '../garden/bed-square';
import { X } from '../icons/icons';
import styles from './memory-popover.module.css';

interface MemoryPopoverProps {
  readonly square: BedSquare;
  readonly bed: () => Element | null;
  readonly size: { readonly width: number; readonly height: number };
  readonly title: ReactNode;
  readonly description: ReactNode;
  readonly footer: ReactNode;
  readonly children: ReactNode;
  readonly onClose: () => void;
}

/** Has the focus at first, so that arrow keys scroll it. */
const SCROLLS = { role: 'region', tabIndex: 0, 'aria-label': 'What grew in this square' };

/** Beside the bed, with an arrow at the height of the square: nothing of the bed is covered where there is room. */
export function MemoryPopover({
  square,
  bed,
  size,
  title,
  description,
  footer,
  children,
  onClose,
}: MemoryPopoverProps) {
  const body = useRef<HTMLDivElement>(null);
  const anchor = useMemo(
    () => () => {
      const element = bed();
      if (!element) return null;
      return { contextElement: element, getBoundingClientRect: () => rowOf(element, square, size) };
    },
    [bed, square, size],
  );
  return (
    // Tab may go on to the page, and the focus back to what opened it: neither closes it.
    <Parts.Root open onOpenChange={(open, { reason }) => !open && reason !== 'focus-out' && onClose()}>
      <Parts.Portal>
        <Parts.Positioner
          anchor={anchor}
          side="right"
          sideOffset={14}
          collisionPadding={12}
          arrowPadding={20}
          className={styles.positioner}
        >
          <Parts.Popup initialFocus={body} finalFocus={false} className={styles.popup}>
            <Parts.Arrow className={styles.arrow} />
            <div className={styles.header}>
              <Parts.Title className={styles.title}>{title}</Parts.Title>
              <Parts.Close render={<IconButton icon={X} label="Close" />} />
            </div>
            {description && (
              <Parts.Description className={styles.description}>{description}</Parts.Description>
            )}
            <div ref={body} {...SCROLLS} className={styles.body}>
              {children}
            </div>
            <div className={styles.footer}>{footer}</div>
          </Parts.Popup>
        </Parts.Positioner>
      </Parts.Portal>
    </Parts.Root>
  );
}

/** All of the bed's width, at the height of a square. */
function rowOf(bed: Element, { y }: BedSquare, { height }: MemoryPopoverProps['size']): DOMRect {
  const box = bed.getBoundingClientRect();
  const side = box.height / Math.max(1, height);
  return new DOMRect(box.left, box.top + y * side, box.width, side);
}
