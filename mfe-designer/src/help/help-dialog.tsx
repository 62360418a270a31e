import { ArrowLeft, ArrowRight, Button, Dialog } from '@planted/ui';
import { type ReactNode, useState } from 'react';
import { DenotingHelp } from './denoting-help';
import { GeneralHelp } from './general-help';
import styles from './help.module.css';

const screens: readonly { title: string; content: ReactNode }[] = [
  { title: 'Drawing your garden', content: <GeneralHelp /> },
  { title: 'Denoting your plots', content: <DenotingHelp /> },
];

/** The help overlay (1 §2): a general screen and a denoting tutorial. */
export function HelpDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [index, setIndex] = useState(0);
  const screen = screens[index];
  const isLast = index === screens.length - 1;

  function close(): void {
    onClose();
    setIndex(0);
  }

  return (
    <Dialog
      open={open}
      onClose={close}
      title={screen?.title}
      size="m"
      footer={
        <div className={styles.footer}>
          <span className={styles.count}>
            {index + 1} of {screens.length}
          </span>
          <Button icon={ArrowLeft} disabled={index === 0} onClick={() => setIndex(index - 1)}>
            Previous
          </Button>
          {isLast ? (
            <Button variant="primary" onClick={close}>
              Start drawing
            </Button>
          ) : (
            <Button variant="primary" icon={ArrowRight} onClick={() => setIndex(index + 1)}>
              Next
            </Button>
          )}
        </div>
      }
    >
      {screen?.content}
    </Dialog>
  );
}
