import { ArrowLeft, ArrowRight, BookOpen, Button, Dialog, Icon } from '@planted/ui';
import { useRef, useState } from 'react';
import { DenotingHelp } from './denoting-help';
import { GeneralHelp } from './general-help';
import styles from './help.module.css';

interface HelpDialogProps {
  readonly open: boolean;
  /** What a square means in this style. */
  readonly square: string;
  /** It is about the bed of a saved garden, which is not denoted again: that screen is left out. */
  readonly isBed: boolean;
  readonly onClose: () => void;
  readonly onTutorial: () => void;
}

const titles = ['Drawing your garden', 'Denoting your plots'] as const;

/** The help overlay (1 §2): a general screen and a denoting tutorial. */
export default function HelpDialog({ open, square, isBed, onClose, onTutorial }: HelpDialogProps) {
  const [index, setIndex] = useState(0);
  const body = useRef<HTMLDivElement>(null);
  const screens = isBed ? 1 : titles.length;
  const isLast = index === screens - 1;

  function turnTo(next: number): void {
    setIndex(next);
    if (body.current) body.current.scrollTop = 0;
  }

  function close(): void {
    onClose();
    setIndex(0);
  }

  return (
    <Dialog
      open={open}
      onClose={close}
      title={titles[index]}
      size="m"
      scrolls="body"
      bodyRef={body}
      footer={
        <div className={styles.footer}>
          <span className={styles.count}>
            {index + 1} of {screens}
          </span>
          <Button icon={ArrowLeft} disabled={index === 0} onClick={() => turnTo(index - 1)}>
            Previous
          </Button>
          {isLast ? (
            <Button variant="primary" onClick={close}>
              Start Drawing
            </Button>
          ) : (
            <Button variant="primary" onClick={() => turnTo(index + 1)}>
              Next
              <Icon of={ArrowRight} size={16} />
            </Button>
          )}
        </div>
      }
    >
      {index === 1 ? <DenotingHelp /> : <GeneralHelp square={square} isBed={isBed} />}
      <Button variant="text" icon={BookOpen} className={styles.tutorial} onClick={onTutorial}>
        Take the Tutorial
      </Button>
    </Dialog>
  );
}
