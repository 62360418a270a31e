import { Button, ChevronLeft, ChevronRight, Dialog, IconButton } from '@planted/ui';
import { useRef, useState } from 'react';
import { tutorialScreens } from './screens';
import styles from './tutorial.module.css';

/** The tutorial popup (1 §2, §4): pages by arrows or dots, closed by its button or a press outside. */
export default function TutorialDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [index, setIndex] = useState(0);
  const body = useRef<HTMLDivElement>(null);
  const screen = tutorialScreens[index];
  const last = tutorialScreens.length - 1;

  function turnTo(next: number): void {
    setIndex(next);
    if (body.current) body.current.scrollTop = 0;
    // The arrow that was pressed may be disabled now, and would drop the focus.
    if (next === 0 || next === last) body.current?.focus();
  }

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
      closeLabel="Close the tutorial"
      scrolls="body"
      bodyRef={body}
      className={styles.popup}
      footer={
        <div className={styles.footer}>
          <IconButton
            icon={ChevronLeft}
            label="Previous screen"
            disabled={index === 0}
            onClick={() => turnTo(index - 1)}
          />
          <ol className={styles.dots}>
            {tutorialScreens.map(({ title }, at) => (
              <li key={title}>
                <button
                  type="button"
                  className={styles.dot}
                  aria-label={`Screen ${at + 1}: ${title}`}
                  aria-current={at === index ? 'step' : undefined}
                  onClick={() => turnTo(at)}
                />
              </li>
            ))}
          </ol>
          <IconButton
            icon={ChevronRight}
            label="Next screen"
            disabled={index === last}
            onClick={() => turnTo(index + 1)}
          />
          <span className={styles.count} role="status">
            {index + 1} of {tutorialScreens.length}
          </span>
          {index === last && (
            <Button variant="primary" className={styles.finish} onClick={close}>
              Finish Tutorial
            </Button>
          )}
        </div>
      }
    >
      {screen?.content}
    </Dialog>
  );
}
